import { createFileRoute } from "@tanstack/react-router";
import * as queue from "#app/features/social-reports/social-report-queue.server.ts";
import { attachment } from "#app/features/sources/file-name.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireStaff } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** The uploaded result, for the staff who work on the request. */
export const Route = createFileRoute("/api/admin/social-reports/$socialReportId/data")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireStaff("manage_social_reports", request);
          if (!isUuid(params.socialReportId)) throw new AppError("invalid", "Social report ID is invalid");
          const { bytes, name } = await queue.readResultAsStaff(ctx, params.socialReportId);
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
