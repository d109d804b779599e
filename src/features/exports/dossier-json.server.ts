import type { WorkspaceContext } from "#app/server/context.ts";
import type { ExportedDossier } from "./exported.ts";
import { collectingSources, exportedIncidents, exportedSources } from "./read-dossier.server.ts";

/** A dossier as JSON (`dossierExportSchema`), piece by piece; an incident or a source to a line. */
export async function* dossierJson(
  ctx: WorkspaceContext,
  dossier: ExportedDossier,
  sourceIds: Set<string> = new Set(),
): AsyncGenerator<string> {
  const head = {
    format: "attest-dossier",
    version: 1,
    exported_at: ctx.now().toISOString(),
    scope: "confirmed incidents",
    dossier,
  };
  yield `${JSON.stringify(head).slice(0, -1)},\n"incidents":[`;
  let isFirst = true;
  for await (const incident of collectingSources(exportedIncidents(ctx, dossier), sourceIds)) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(incident)}`;
    isFirst = false;
  }
  yield `\n],\n"sources":[`;
  isFirst = true;
  for await (const source of exportedSources(ctx, sourceIds)) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(source)}`;
    isFirst = false;
  }
  yield "\n]}\n";
}
