import { execFile } from "node:child_process";
import { readdir, readFile, rm, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, sources } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { unpack } from "#tests/support/unpack.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { dossierExportSchema } from "./exported.ts";
import { exportDossier, type ExportFormat } from "./exports.server.ts";

const run = promisify(execFile);
let context: TestContext;
let folder: string;
beforeAll(async () => {
  context = await createTestContext();
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-export-"));
});
afterAll(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

const download = (dossierId: string, format: ExportFormat) => exportDossier(context.member, { dossierId, format });

async function unpackBundle(dossierId: string): Promise<string> {
  const into = path.join(folder, newId());
  await unpack(Buffer.from(await (await download(dossierId, "bundle")).arrayBuffer()), into);
  return path.join(into, `attest-evidence-${dossierId}`);
}

describe("the JSON export", () => {
  test("fits its schema and holds what is confirmed, alone, with its sources", async () => {
    const dossier = await aDossier(context.member, "Benedikta Osei");
    const kept = await anIncident(context.member, dossier, { title: 'A "quoted" title <b>' });
    await anIncident(context.member, dossier, { title: "Nobody has looked", isConfirmed: false });
    const response = await download(dossier.dossierId, "json");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-disposition")).not.toContain("Osei");
    const exported = dossierExportSchema.parse(await response.json());
    expect(exported.incidents.map(({ id }) => id)).toEqual([kept.incidentId]);
    expect(exported.sources.map(({ id }) => id)).toEqual([kept.sourceId]);
    expect(exported.incidents[0]).toMatchObject({ title: 'A "quoted" title <b>', passages: [{ holds: true }] });
    expect(exported.dossier.subject.name).toBe("Benedikta Osei");
  });

  test("more incidents than one page are all there, each once", async () => {
    const dossier = await aDossier(context.member, "Casimir Adeyemi-Holt");
    const { sourceId } = await anIncident(context.member, dossier);
    for (let index = 0; index < 104; index += 1)
      await anIncident(context.member, dossier, { sourceId, text: `It happened ${index}.` });
    const exported = dossierExportSchema.parse(await (await download(dossier.dossierId, "json")).json());
    expect(new Set(exported.incidents.map(({ id }) => id)).size).toBe(105);
    expect(exported.sources).toHaveLength(1);
  });

  test("a dossier with nothing confirmed is JSON too", async () => {
    const dossier = await aDossier(context.member, "Ingrid Mbeki-Lowe");
    const exported = dossierExportSchema.parse(await (await download(dossier.dossierId, "json")).json());
    expect(exported).toMatchObject({ incidents: [], sources: [] });
  });
});

test("the CSV export makes formulas text", async () => {
  const dossier = await aDossier(context.member, "Leopold Sanogo-Reyes");
  await anIncident(context.member, dossier, { title: '=HYPERLINK("https://x.example")', text: "@SUM(1), she said." });
  const response = await download(dossier.dossierId, "csv");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF"id","title"')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`);
  expect(text).toContain(`"'@SUM(1), she said."`);
});

describe("the evidence bundle", () => {
  test("is accepted by sha256sum, and opens without the app", async () => {
    const dossier = await aDossier(context.member, "Rosalind Achterberg");
    const { sourceId } = await anIncident(context.member, dossier, { title: "<script>alert(1)</script>" });
    const at = await unpackBundle(dossier.dossierId);
    const { stdout } = await run("sha256sum", ["-c", "SHA256SUMS"], { cwd: at });
    expect(stdout.trim().split("\n").toSorted()).toEqual([
      "archive/pages.warc.gz: OK",
      "dossier.json: OK",
      "index.html: OK",
      "manifest.json: OK",
      `originals/${sourceId}.txt: OK`,
      `texts/${sourceId}.txt: OK`,
    ]);
    const [source] = await context.db.select().from(sources).where(eq(sources.id, sourceId));
    expect(await readFile(path.join(at, `texts/${sourceId}.txt`), "utf8")).toBe(source?.text);
    const archive = gunzipSync(await readFile(path.join(at, "archive/pages.warc.gz"))).toString("utf8");
    expect(archive.match(/^WARC-Type: .*/gm)?.map((line) => line.trim())).toEqual([
      "WARC-Type: warcinfo",
      "WARC-Type: resource",
      "WARC-Type: conversion",
    ]);
    expect(archive).toContain(`WARC-Record-ID: <urn:uuid:${sourceId}>`);
    dossierExportSchema.parse(JSON.parse(await readFile(path.join(at, "dossier.json"), "utf8")));
    const index = await readFile(path.join(at, "index.html"), "utf8");
    expect(index).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(index).not.toContain("<script>");
  });

  test("names a source whose bytes were altered, leaves its original out, and still checks", async () => {
    const dossier = await aDossier(context.member, "Maud Karimi-Steen");
    const { sourceId } = await anIncident(context.member, dossier);
    const other = await anIncident(context.member, dossier);
    const [source] = await context.db.select().from(sources).where(eq(sources.id, sourceId));
    const sha256 = source?.sha256 ?? "";
    const file = path.join(context.app.env.DATA_DIR, "files", sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    await writeFile(file, "something else");
    const at = await unpackBundle(dossier.dossierId);
    await run("sha256sum", ["-c", "SHA256SUMS"], { cwd: at });
    expect(await readdir(path.join(at, "originals"))).toEqual([`${other.sourceId}.txt`]);
    expect(await readFile(path.join(at, "ALTERED-SOURCES.txt"), "utf8")).toContain(`${sourceId}  ${sha256}  original altered`);
    expect(await readFile(path.join(at, "index.html"), "utf8")).toContain("ALTERED since it was archived");
    const manifest = JSON.parse(await readFile(path.join(at, "manifest.json"), "utf8")) as {
      sources: { id: string; state: string }[];
    };
    expect(manifest.sources.find(({ id }) => id === sourceId)).toMatchObject({ state: "altered", original: null });
    const exported = dossierExportSchema.parse(JSON.parse(await readFile(path.join(at, "dossier.json"), "utf8")));
    expect(exported.incidents.map(({ passages }) => passages[0]?.holds).toSorted()).toEqual([false, true]);
  });
});

test("another workspace's dossier does not exist, and every export is written down", async () => {
  const dossier = await aDossier(context.member, "Tobiah Ferreira-Lund");
  for (const format of ["json", "csv", "bundle"] as const) {
    await expect(exportDossier(context.stranger, { dossierId: dossier.dossierId, format })).rejects.toMatchObject({
      code: "not-found",
    });
    await (await download(dossier.dossierId, format)).arrayBuffer();
  }
  const trail = await context.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(eq(auditEntries.entityId, dossier.dossierId));
  expect(trail.filter(({ action }) => action.startsWith("export")).map(({ action }) => action)).toEqual([
    "export-json",
    "export-csv",
    "export-bundle",
  ]);
});
