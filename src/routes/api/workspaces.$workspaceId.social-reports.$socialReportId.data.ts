import { createFileRoute } from "@tanstack/react-router";
import * as socialReports from "#app/features/social-reports/social-reports.server.ts";
import { attachment } from "#app/features/sources/file-name.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireMember } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** The result of a social media search, to be saved by a member of the workspace that asked for it. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/social-reports/$socialReportId/data")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.socialReportId)) throw new AppError("invalid", "Social report ID is invalid");
          const { bytes, name } = await socialReports.readResult(ctx, params.socialReportId);
          return new Response(Buffer.from(bytes), {
            headers: {
              "content-type": "application/octet-stream",
              "content-disposition": attachment(name),
              "content-security-policy": "default-src 'none'; sandbox",
              "x-content-type-options": "nosniff",
              "referrer-policy": "no-referrer",
              "cache-control": "private, no-store",
            },
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
