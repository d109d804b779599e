import path from "node:path";

import { exportDossier, exportFormats, type ExportFormat } from "#app/features/exports/exports.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { fillDossier } from "#tests/support/large-dossier.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";

import type { Benchmark } from "./benchmark.ts";
import { openOwnApp } from "./product-context.ts";
import { timed } from "./side-by-side.ts";

const size = { incidents: 2_000, sources: 5_000, charactersEach: 6_000 };
const megabyte = 2 ** 20;

/** A large dossier leaves the product piece by piece: what the process holds on top meanwhile. */
export const dossierExport: Benchmark = {
  name: "export",
  measures: `megabytes held on top while a dossier of ${size.incidents.toLocaleString("en")} incidents and ${size.sources.toLocaleString("en")} sources is exported, the most of all formats`,
  unit: " MB",
  async run(bench) {
    const app = await openOwnApp(bench);
    const workspaceId = await aWorkspace(app.db, { plan: "enterprise", credit: 1_000 });
    const member: MemberContext = {
      ...jobContext(app, "bench"),
      actor: await aMember(app.db, workspaceId),
      workspaceId,
      role: "owner",
    };
    const small = await aDossier(member, "Osei-Lindqvist");
    const large = await aDossier(member, "Benedikta Osei");
    const filesFolder = path.join(bench.folder, "files");
    bench.tell("filling a dossier");
    await fillDossier(member, small, { incidents: 20, sources: 50, charactersEach: size.charactersEach, filesFolder });
    await fillDossier(member, large, { ...size, filesFolder });
    const figures: [string, string][] = [];
    let most = 0;
    for (const format of exportFormats) {
      // Compiled, and its connections open, before it counts.
      await passBy(member, small.dossierId, format);
      const { bytes, seconds, grown } = await passBy(member, large.dossierId, format);
      most = Math.max(most, grown);
      figures.push([format, `${(bytes / megabyte).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB on top`]);
    }
    return { value: most, target: { atMost: 160 }, figures };
  },
};

/** Reads an export to its end without keeping it. */
async function passBy(member: MemberContext, dossierId: string, format: ExportFormat) {
  const held = () => process.memoryUsage.rss() / megabyte;
  const before = held();
  let [bytes, most] = [0, before];
  const time = await timed(async () => {
    const { body } = await exportDossier(member, { dossierId, format });
    if (!body) throw new Error("The export has no body");
    for await (const piece of body) {
      bytes += piece.byteLength;
      most = Math.max(most, held());
    }
  });
  return { bytes, seconds: time / 1_000, grown: most - before };
}
