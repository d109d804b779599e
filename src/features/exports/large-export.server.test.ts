import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { fillDossier } from "#tests/support/large-dossier.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { exportDossier, type ExportFormat } from "./exports.server.ts";

const incidents = 2_000;
const sources = 5_000;
const charactersEach = 6_000;
/** Far below what is sent, and above what a collector of garbage may leave lying about. */
const mostMegabytes = 160;

let context: TestContext;
let dossierId: string;
beforeAll(async () => {
  context = await createTestContext();
  const dossier = await aDossier(context.member, "Benedikta Osei");
  ({ dossierId } = dossier);
  const filesFolder = path.join(context.app.env.DATA_DIR, "files");
  await fillDossier(context.member, dossier, { incidents, sources, charactersEach, filesFolder });
}, 120_000);
afterAll(() => context.close());

/** Reads an export to its end without keeping it: its bytes, and what the process held at most above what it held before. */
async function passBy(format: ExportFormat, look: (piece: Uint8Array) => void = () => undefined) {
  const held = () => process.memoryUsage.rss() / 2 ** 20;
  const before = held();
  let [bytes, most] = [0, before];
  const response = await exportDossier(context.member, { dossierId, format });
  if (!response.body) throw new Error("The export has no body");
  for await (const piece of response.body) {
    bytes += piece.byteLength;
    most = Math.max(most, held());
    look(piece);
  }
  return { bytes, grownMegabytes: most - before };
}

test("2,000 incidents and 5,000 sources are exported in bounded memory, every one of them", { timeout: 240_000 }, async () => {
  const decoder = new TextDecoder();
  let text = "";
  const json = await passBy("json", (piece) => (text += decoder.decode(piece, { stream: true })));
  const exported = JSON.parse(text) as { incidents: unknown[]; sources: unknown[] };
  text = "";
  expect({ incidents: exported.incidents.length, sources: exported.sources.length }).toEqual({ incidents, sources });
  expect(json.grownMegabytes).toBeLessThan(mostMegabytes);

  let lines = 0;
  const csv = await passBy("csv", (piece) => (lines += Buffer.from(piece).toString("latin1").split("\r\n").length - 1));
  expect(lines).toBe(incidents + 1);
  expect(csv.grownMegabytes).toBeLessThan(mostMegabytes);

  // Each original and each text stands in the bundle, whose directory is at its end.
  let end = Buffer.alloc(0);
  const bundle = await passBy("bundle", (piece) => (end = Buffer.concat([end, piece]).subarray(-2_000_000)));
  const entries = end.toString("latin1");
  expect(entries.match(/originals\/[0-9a-f-]{36}\.txt/g)?.length).toBeGreaterThanOrEqual(sources);
  expect(entries.match(/texts\/[0-9a-f-]{36}\.txt/g)?.length).toBeGreaterThanOrEqual(sources);
  expect(bundle.grownMegabytes).toBeLessThan(mostMegabytes);
});
