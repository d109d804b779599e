import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberContext } from "#app/server/context.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { fillDossier } from "#tests/support/large-dossier.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { exportDossier, type ExportFormat } from "./exports.server.ts";

// Several pages of an export's reading; how long 2,000 incidents and 5,000 sources take, and what they need, is measured by
// `npm run bench -- export`.
const size = { incidents: 105, sources: 120, charactersEach: 2_000 };

let context: TestContext;
let dossierId: string;
beforeAll(async () => {
  context = await createTestContext();
  const dossier = await aDossier(context.member, "Benedikta Osei");
  ({ dossierId } = dossier);
  await fillDossier(context.member, dossier, { ...size, filesFolder: path.join(context.app.env.DATA_DIR, "files") });
});
afterAll(() => context.close());

/** A member whose readings are counted: originals out of the archive, and questions to the database. */
function counted(): { member: MemberContext; read: { originals: number; questions: number } } {
  const read = { originals: 0, questions: 0 };
  const { files } = context.member.services;
  const counting = Object.assign(Object.create(files) as typeof files, {
    get: (key: string) => ((read.originals += 1), files.get(key)),
  });
  const db = new Proxy(context.member.db, {
    get(target, name) {
      if (name === "select") read.questions += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { member: { ...context.member, db, services: { ...context.member.services, files: counting } }, read };
}

async function open(member: MemberContext, format: ExportFormat) {
  const { body } = await exportDossier(member, { dossierId, format });
  if (!body) throw new Error("The export has no body");
  return body;
}

test("every incident and every source is exported, each once", async () => {
  const all = async (format: ExportFormat) => Buffer.from(await new Response(await open(context.member, format)).arrayBuffer());
  const json = JSON.parse((await all("json")).toString()) as Record<"incidents" | "sources", { id: string }[]>;
  const ids = (of: { id: string }[]) => new Set(of.map(({ id }) => id)).size;
  expect([json.incidents.length, ids(json.incidents)]).toEqual([size.incidents, size.incidents]);
  expect([json.sources.length, ids(json.sources)]).toEqual([size.sources, size.sources]);
  expect((await all("csv")).toString().trimEnd().split("\r\n")).toHaveLength(size.incidents + 1);
  // The directory at the bundle's end names what is in it.
  const bundle = (await all("bundle")).toString("latin1");
  const directory = bundle.slice(bundle.indexOf("PK\u0001\u0002"));
  for (const folder of ["originals", "texts"])
    expect(new Set(directory.match(new RegExp(`${folder}/[0-9a-f-]{36}\\.txt`, "g"))).size).toBe(size.sources);
});

test("an export is made only as fast as it is read: a bundle never holds more than a few originals", async () => {
  const { member, read } = counted();
  let [before, most] = [0, 0];
  for await (const piece of await open(member, "bundle")) {
    if (piece.byteLength === 0) continue;
    most = Math.max(most, read.originals - before);
    before = read.originals;
  }
  // Once as files of their own, once more in the web archive.
  expect(read.originals).toBe(size.sources * 2);
  expect(most, "originals read for one piece").toBeLessThan(4);
});

test.each(["json", "csv"] as const)("whoever leaves a %s export early has the rest read by nobody", async (format) => {
  const whole = counted();
  await new Response(await open(whole.member, format)).arrayBuffer();
  const { member, read } = counted();
  const reader = (await open(member, format)).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect(read.questions).toBeGreaterThan(0);
  expect(read.questions).toBeLessThan(whole.read.questions);
});
