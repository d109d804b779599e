import { createFileRoute } from "@tanstack/react-router";
import { readState } from "#app/features/dossiers/file-system.server.ts";
import { fileSystemTopic } from "#app/features/workspaces/file-system-topic.ts";
import { getApp } from "#app/server/app.server.ts";
import { requireMember } from "#app/server/door.server.ts";
import { eventStream } from "#app/server/event-stream.server.ts";
import { rawHandler } from "#app/server/raw-response.server.ts";

/** The version of a workspace's folders and dossiers as server-sent events, after every change of anybody's. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/file-system/events")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          const { changes } = await getApp();
          return eventStream(request, changes, {
            topic: fileSystemTopic(ctx.workspaceId),
            read: async () => {
              // Who has lost their place in the workspace hears no more of it.
              await requireMember(params.workspaceId, new Request(request.url, { headers: request.headers }));
              return readState(ctx);
            },
            isLast: () => false,
          });
        }),
    },
  },
});
