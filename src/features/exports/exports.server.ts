import * as audit from "#app/features/oversight/audit.server.ts";
import { attachment } from "#app/features/sources/file-name.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import { dossierJson } from "./dossier-json.server.ts";
import { evidenceBundle } from "./evidence-bundle.server.ts";
import { incidentsCsv } from "./incidents-csv.server.ts";
import { readDossier } from "./read-dossier.server.ts";

export const exportFormats = ["json", "csv", "bundle"] as const;
export type ExportFormat = (typeof exportFormats)[number];

const types: Record<ExportFormat, { contentType: string; extension: string }> = {
  json: { contentType: "application/json; charset=utf-8", extension: "json" },
  csv: { contentType: "text/csv; charset=utf-8", extension: "csv" },
  bundle: { contentType: "application/zip", extension: "zip" },
};

/**
 * A dossier as a download that is made while it is read, at no cost. It is written down before the first byte. Its
 * name tells nobody who it is about.
 * @throws AppError `not-found` for a dossier that is not this workspace's
 */
export async function exportDossier(
  ctx: WorkspaceContext,
  input: { dossierId: string; format: ExportFormat },
): Promise<Response> {
  const dossier = await readDossier(ctx, input.dossierId);
  await audit.record(ctx.db, ctx, {
    action: `export-${input.format}`,
    entity: "dossier",
    entityId: dossier.id,
    workspaceId: ctx.workspaceId,
  });
  const { contentType, extension } = types[input.format];
  const body =
    input.format === "bundle"
      ? evidenceBundle(ctx, dossier)
      : toStream(input.format === "json" ? dossierJson(ctx, dossier) : incidentsCsv(ctx, dossier));
  return new Response(body, {
    headers: {
      "content-type": contentType,
      "content-disposition": attachment(`attest-dossier-${dossier.id}.${extension}`),
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "private, no-store",
    },
  });
}

/** Text as bytes, made only as fast as it is read. A reader who leaves ends the reading of the database as well. */
function toStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
