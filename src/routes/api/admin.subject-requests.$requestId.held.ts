import { createFileRoute } from "@tanstack/react-router";
import { exportHeld } from "#app/features/subject-requests/held-incidents.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireStaff } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** What is held about whoever made a request, as a file for staff to hand over. */
export const Route = createFileRoute("/api/admin/subject-requests/$requestId/held")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireStaff("manage_subjects", request);
          if (!isUuid(params.requestId)) throw new AppError("invalid", "Request ID is invalid");
          const file = await exportHeld(ctx, params.requestId);
          return new Response(`${JSON.stringify(file, null, 2)}\n`, {
            headers: {
              "content-type": "application/json; charset=utf-8",
              "content-disposition": `attachment; filename="${file.receipt}.json"`,
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
