import { createFileRoute } from "@tanstack/react-router";
import { hasEnded } from "#app/features/searches/search-run.ts";
import { findProgress, runTopic } from "#app/features/searches/searches.server.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { getApp } from "#app/server/app.server.ts";
import { requireMember } from "#app/server/door.server.ts";
import { eventStream } from "#app/server/event-stream.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { rawHandler } from "#app/server/raw-response.server.ts";

/** The progress of one search as server-sent events: the whole state each time, until it has ended. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/searches/$runId/events")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.runId)) throw new AppError("invalid", "Search ID is invalid");
          const first = await findProgress(ctx, params.runId);
          if (!first) throw new AppError("not-found", "This search does not exist");
          const { changes } = await getApp();
          return eventStream(request, changes, {
            topic: runTopic(params.runId),
            read: async () => {
              // Who has lost their place in the workspace hears no more of it.
              await requireMember(params.workspaceId, new Request(request.url, { headers: request.headers }));
              return findProgress(ctx, params.runId);
            },
            isLast: (progress) => progress === null || hasEnded(progress.status),
          });
        }),
    },
  },
});
