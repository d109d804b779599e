import { createFileRoute } from "@tanstack/react-router";
import { readFile } from "#app/features/reports/reports.server.ts";
import { attachment } from "#app/features/sources/file-name.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireMember } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** A report's file, byte for byte as it was made. Its name tells nobody who it is about. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/reports/$reportId/file")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.reportId)) throw new AppError("invalid", "Report ID is invalid");
          const { bytes, code } = await readFile(ctx, params.reportId);
          return new Response(Buffer.from(bytes), {
            headers: {
              "content-type": "application/pdf",
              "content-disposition": attachment(`attest-report-${code}.pdf`),
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
