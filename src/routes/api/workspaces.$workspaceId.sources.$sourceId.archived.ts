import { createFileRoute } from "@tanstack/react-router";
import { archivedPagePolicy } from "#app/features/sources/sanitize-archived.ts";
import { readArchivedPage } from "#app/features/sources/sources.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireMember } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** An archived web page for the sandboxed frame of its source's page: nothing in it runs, loads or leads out. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/sources/$sourceId/archived")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.sourceId)) throw new AppError("invalid", "Source ID is invalid");
          return new Response(await readArchivedPage(ctx, params.sourceId), {
            headers: {
              "content-type": "text/html; charset=utf-8",
              "content-security-policy": archivedPagePolicy,
              "x-frame-options": "SAMEORIGIN",
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
