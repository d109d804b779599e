import { createFileRoute } from "@tanstack/react-router";
import { readFileName } from "#app/features/sources/file-name.ts";
import { maxFileBytes } from "#app/features/sources/source.ts";
import { add } from "#app/features/sources/sources.server.ts";
import { requireMember } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";
import { readBody } from "#app/server/request-body.server.ts";
import { requireSameOrigin } from "#app/server/same-origin.server.ts";

/**
 * Takes one file as the raw body, its name percent-encoded in `x-file-name`: raw, so that the browser can show how
 * far each file is. Answers AddedSource: 201 for a new source, otherwise 200, a refusal in words included, as the
 * server functions do; 413 for more than 50 MB.
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
          const isNew = added.ok && !added.alreadyThere;
          return Response.json(added, { status: isNew ? 201 : 200, headers: { "cache-control": "no-store" } });
        }),
      ANY: methodNotAllowed("POST"),
    },
  },
});
