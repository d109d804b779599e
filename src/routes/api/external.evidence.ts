import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { evidenceTitleSchema, evidenceTypeSchema } from "#app/features/incidents/evidence-item.ts";
import { maxEvidenceBytes } from "#app/features/reporters/evidence.ts";
import { addFile } from "#app/features/reporters/evidence.server.ts";
import { readFileName } from "#app/features/sources/file-name.ts";
import { callerAddress } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";
import { requireReporter } from "#app/server/reporter-session.server.ts";
import { readBody } from "#app/server/request-body.server.ts";
import { requireSameOrigin } from "#app/server/same-origin.server.ts";
import { valid } from "#app/server/valid-input.ts";

const headersSchema = z.object({ title: evidenceTitleSchema, type: evidenceTypeSchema });

function decoded(header: string | null): string {
  try {
    return decodeURIComponent(header ?? "");
  } catch {
    return "";
  }
}

/**
 * Takes one file as a piece of evidence: the raw body, with its name, title and type percent-encoded in `x-file-name`,
 * `x-evidence-title` and `x-evidence-type`. 201 with the evidence; 413 for more than 20 MB, 422 for what is not taken.
 */
export const Route = createFileRoute("/api/external/evidence")({
  server: {
    handlers: {
      POST: ({ request }) =>
        rawHandler(request, async () => {
          const ctx = await requireReporter(request);
          requireSameOrigin(request, ctx.websiteUrl);
          const given = valid(headersSchema)({
            title: decoded(request.headers.get("x-evidence-title")),
            type: decoded(request.headers.get("x-evidence-type")) as "other",
          });
          const bytes = await readBody(request, maxEvidenceBytes, "This file is larger than 20 MB");
          const fileName = readFileName(request.headers.get("x-file-name"));
          const evidence = await addFile(ctx, {
            ...given,
            bytes,
            fileName,
            address: callerAddress(),
            signal: request.signal,
          });
          return Response.json(evidence, { status: 201, headers: { "cache-control": "no-store" } });
        }),
      ANY: methodNotAllowed("POST"),
    },
  },
});
