import { createFileRoute } from "@tanstack/react-router";
import { hasEnded } from "#app/features/reports/report.ts";
import { find, reportTopic } from "#app/features/reports/reports.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { getApp } from "#app/server/app.server.ts";
import { requireMember } from "#app/server/door.server.ts";
import { eventStream } from "#app/server/event-stream.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** The progress of one report as server-sent events: the whole state each time, until it has ended. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/reports/$reportId/events")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.reportId)) throw new AppError("invalid", "Report ID is invalid");
          if (!(await find(ctx, params.reportId))) throw new AppError("not-found", "This report does not exist");
          const { changes } = await getApp();
          return eventStream(request, changes, {
            topic: reportTopic(params.reportId),
            read: async () => {
              // Who has lost their place in the workspace hears no more of it.
              await requireMember(params.workspaceId, new Request(request.url, { headers: request.headers }));
              return find(ctx, params.reportId);
            },
            isLast: (report) => report === null || hasEnded(report.status),
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
