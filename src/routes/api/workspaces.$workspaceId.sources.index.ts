import { createFileRoute } from "@tanstack/react-router";
import { readFileName } from "#app/features/sources/file-name.ts";
import { maxFileBytes } from "#app/features/sources/source.ts";
import { add } from "#app/features/sources/sources.server.ts";
import { requireMember } from "#app/server/door.server.ts";
import { errorResponse, rawHandler } from "#app/server/raw-response.server.ts";
import { readBody } from "#app/server/request-body.server.ts";
import { requireSameOrigin } from "#app/server/same-origin.server.ts";

/**
 * Takes one file as the raw body, its name percent-encoded in `x-file-name`: raw, so that the browser can show how
 * far each file is. Answers AddedSource; a file that can't be read is refused with 422 (413 when it is too large).
 */
export const Route = createFileRoute("/api/workspaces/$workspaceId/sources/")({
  server: {
    handlers: {
      POST: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          requireSameOrigin(request, ctx.websiteUrl);
          const fileName = readFileName(request.headers.get("x-file-name"));
          const bytes = await readBody(request, maxFileBytes, "This file is larger than 50 MB");
          const added = await add(ctx, { bytes, fileName, origin: "upload" }, request.signal);
          if (!added.ok) return errorResponse(added.code === "too-large" ? "too-large" : "refused", added.message);
          return Response.json(added, { status: added.alreadyThere ? 200 : 201, headers: { "cache-control": "no-store" } });
        }),
    },
  },
});
