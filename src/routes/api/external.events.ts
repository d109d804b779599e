import { createFileRoute } from "@tanstack/react-router";
import { reporterTopic } from "#app/features/reporters/external-users.server.ts";
import { readVersion } from "#app/features/reporters/reports.server.ts";
import { getApp } from "#app/server/app.server.ts";
import { eventStream } from "#app/server/event-stream.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";
import { requireReporter } from "#app/server/reporter-session.server.ts";

/** Tells a reporter's open page that something of theirs has changed: a version, never what. */
export const Route = createFileRoute("/api/external/events")({
  server: {
    handlers: {
      GET: ({ request }) =>
        rawHandler(request, async () => {
          const { actor } = await requireReporter(request);
          const { changes } = await getApp();
          return eventStream(request, changes, {
            topic: reporterTopic(actor.externalUserId),
            // A link that was replaced hears no more.
            read: async () => readVersion(await requireReporter(request)),
            isLast: () => false,
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
