import { createFileRoute } from "@tanstack/react-router";
import { attachment, downloadName } from "#app/features/sources/file-name.ts";
import { readOriginal } from "#app/features/sources/sources.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireMember } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** The archived bytes, to be saved: never shown by the browser, whatever they are. */
export const Route = createFileRoute("/api/workspaces/$workspaceId/sources/$sourceId/original")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.sourceId)) throw new AppError("invalid", "Source ID is invalid");
          const original = await readOriginal(ctx, params.sourceId);
          return new Response(Buffer.from(original.bytes), {
            headers: {
              "content-type": "application/octet-stream",
              "content-disposition": attachment(downloadName(original)),
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
