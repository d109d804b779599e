import { createFileRoute } from "@tanstack/react-router";
import { readNews } from "#app/features/dossiers/dossier-news.server.ts";
import { dossierTopic } from "#app/features/searches/searches.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { getApp } from "#app/server/app.server.ts";
import { requireMember } from "#app/server/door.server.ts";
import { eventStream } from "#app/server/event-stream.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** Tells an open dossier page that a colleague, a moderator or a job has changed something of it: that, never what. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/dossiers/$dossierId/events")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.dossierId)) throw new AppError("invalid", "Dossier ID is invalid");
          const { changes } = await getApp();
          let count = 0;
          return eventStream(request, changes, {
            topic: dossierTopic(params.dossierId),
            read: async () => {
              // Who has lost their place in the workspace hears no more of it.
              await requireMember(params.workspaceId, new Request(request.url, { headers: request.headers }));
              return readNews(ctx, params.dossierId, count++);
            },
            isLast: () => false,
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
