import { createFileRoute } from "@tanstack/react-router";
import { moderationTopic } from "#app/features/incidents/moderation.ts";
import { newId } from "#app/lib/ids.ts";
import { getApp } from "#app/server/app.server.ts";
import { requireStaff } from "#app/server/door.server.ts";
import { eventStream } from "#app/server/event-stream.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** Tells a moderator's open screen that the queue or a case has changed: a version, never what. */
export const Route = createFileRoute("/api/moderation/events")({
  server: {
    handlers: {
      GET: ({ request }) =>
        rawHandler(request, async () => {
          await requireStaff("moderate_behavior_incidents", request);
          const { changes } = await getApp();
          return eventStream(request, changes, {
            topic: moderationTopic,
            // Who may not moderate any more hears no more of it.
            read: async () => {
              await requireStaff("moderate_behavior_incidents", new Request(request.url, { headers: request.headers }));
              return { version: newId() };
            },
            isLast: () => false,
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
