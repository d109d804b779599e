import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, searchRunPages, searchRuns, sources, users, workspaces } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import * as incidents from "#app/features/incidents/incidents.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createHostedModel } from "#app/services/language-model/hosted.server.ts";
import { aSource } from "#tests/support/makers.ts";
import { attentive, startModelServer, type ModelServer } from "#tests/support/model-server.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { canonicalJson } from "./claims.ts";
import * as past from "./past-searches.server.ts";
import { runSearch } from "./run-search.job.server.ts";
import * as searches from "./searches.server.ts";

let context: TestContext;
let modelServer: ModelServer;
beforeAll(async () => {
  modelServer = await startModelServer(attentive);
  context = await createTestContext({
    languageModel: createHostedModel({
      provider: "openai-compatible",
      name: "invented-1",
      apiKey: "",
      url: modelServer.url,
      prices: null,
      budget: { tokens: 200_000, microUsd: null },
    }),
  });
});
afterAll(async () => {
  await modelServer.close();
  await context.close();
});

const report = (
  name: string,
  months: string,
) => `${name}, 41, a locksmith from Wendlebury, was sentenced on Friday to ${months} months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.

${name.split(" ").at(-1)} pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish.`;

async function work(runId: string): Promise<void> {
  await runSearch(context.worker, {
    runId,
    workspaceId: context.workspaceId,
    signal: new AbortController().signal,
    isLastTry: true,
  });
}

async function aSearch(name: string): Promise<{ dossierId: string; runId: string }> {
  const created = await dossiers.create(context.member, {
    workspaceId: context.workspaceId,
    idempotencyKey: newId(),
    name,
    facts: { city: "Wendlebury", role: "locksmith", birthYear: "1985" },
  });
  if (!created.ok) throw new Error("no credits");
  const runId = (await searches.findLatest(context.member, created.dossierId))?.runId ?? "";
  await work(runId);
  return { dossierId: created.dossierId, runId };
}

async function again(dossierId: string): Promise<string> {
  context.clock.now = new Date(context.clock.now.getTime() + 60_000);
  const started = await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
  if (!started.ok) throw new Error("not started");
  await work(started.runId);
  return started.runId;
}

describe("a search repeated from its archive", () => {
  test("gives the same findings byte for byte, asks nobody and changes nothing", async () => {
    await aSource(context.member, { title: "Sentenced", text: report("Dorian Quillmere", "eight") });
    await aSource(context.member, { title: "Choir", text: "Dorian Quillmere was born in 1948 and sings in the choir." });
    const { runId, dossierId } = await aSearch("Dorian Quillmere");
    const asked = modelServer.requests.length;
    expect(asked).toBeGreaterThan(0);
    const replayed = await past.replay(context.member, runId);
    expect(replayed).toMatchObject({ ok: true, isSame: true, pages: 2, altered: [] });
    const [run] = await context.db.select().from(searchRuns).where(eq(searchRuns.id, runId));
    expect(JSON.parse(run?.claims ?? "")).toHaveLength(1);
    expect(
      createHash("sha256")
        .update(run?.claims ?? "")
        .digest("hex"),
    ).toBe(run?.claimsSha256);
    expect(modelServer.requests).toHaveLength(asked);
    // What happened since (a decision of a member, another search) is no part of it.
    const [incident] = (await dossiers.find(context.member, dossierId))?.behavior_incidents ?? [];
    await incidents.review(context.member, { incidentId: incident?.id ?? "", verdict: "another-person", reason: "He has moved" });
    const later = await again(dossierId);
    expect(await past.replay(context.member, runId)).toEqual(replayed);
    expect(await past.replay(context.member, later)).toMatchObject({ ok: true, isSame: true });
    const traces = await context.db.select().from(auditEntries).where(eq(auditEntries.action, "replay-search"));
    expect(traces).toHaveLength(3);
  });

  test("says when the archive or what was kept is no longer the same", async () => {
    const text = report("Piers Ashgrove", "nine");
    await aSource(context.member, { title: "Sentenced in Osterby", text });
    const { runId } = await aSearch("Piers Ashgrove");
    await context.db
      .update(sources)
      .set({ text: text.replace("nine", "ninety") })
      .where(eq(sources.text, text));
    expect(await past.replay(context.member, runId)).toMatchObject({
      ok: true,
      isSame: false,
      altered: ["Sentenced in Osterby"],
    });
  });

  test("on the command line: 0 for the same, 1 for another, 2 for what cannot be repeated", async () => {
    await aSource(context.member, { title: "Sentenced in Hexworth", text: report("Ansel Brightwater", "ten") });
    const { runId } = await aSearch("Ansel Brightwater");
    const replayed = (id: string) =>
      new Promise<{ code: number | null; told: string }>((resolve) => {
        const { DATABASE_URL, DATA_DIR } = context.app.env;
        const script = path.resolve(import.meta.dirname, "../../../scripts/replay.ts");
        execFile(process.execPath, [script, id], { env: { DATABASE_URL, DATA_DIR } }, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, told: stdout + stderr }),
        );
      });
    // Processes of their own, which start side by side.
    const { runId: other } = await aSearch("Ansel Brightwater");
    await context.db
      .update(searchRuns)
      .set({ claimsSha256: "0".repeat(64) })
      .where(eq(searchRuns.id, other));
    const { runId: older } = await aSearch("Ansel Brightwater");
    const [kept] = await context.db.select().from(searchRuns).where(eq(searchRuns.id, older));
    if (!kept?.modelSettings) throw new Error("no model was asked");
    await context.db
      .update(searchRuns)
      .set({ modelSettings: { ...kept.modelSettings, promptVersion: "attest-passages-1" } })
      .where(eq(searchRuns.id, older));
    const [same, different, unknown, earlier] = await Promise.all([
      replayed(runId),
      replayed(other),
      replayed(newId()),
      replayed(older),
    ]);
    expect(same.told).toMatch(/^same: 1 pages/u);
    expect(same.code).toBe(0);
    expect(different.told).toMatch(/^DIFFERENT: /u);
    expect(different.code).toBe(1);
    expect(unknown.code).toBe(2);
    expect(earlier).toEqual({ code: 2, told: expect.stringContaining("earlier version's words") });
  }, 180_000);

  test("follows what the model said then", async () => {
    await aSource(context.member, { title: "Sentenced", text: report("Odalys Penhallow", "seven") });
    const { runId } = await aSearch("Odalys Penhallow");
    await context.db
      .update(searchRunPages)
      .set({
        modelUse: {
          fallback: null,
          pointed: [],
          objections: [],
          inputTokens: 1,
          outputTokens: 1,
          costMicroUsd: 0,
          asked: 2,
          repeated: 0,
        },
      })
      .where(eq(searchRunPages.runId, runId));
    expect(await past.replay(context.member, runId)).toMatchObject({ ok: true, isSame: false });
  });

  test("is told apart from one whose model was asked in an earlier version's words", async () => {
    await aSource(context.member, { title: "Sentenced", text: report("Tamsin Garroway", "six") });
    const { runId } = await aSearch("Tamsin Garroway");
    const [run] = await context.db.select().from(searchRuns).where(eq(searchRuns.id, runId));
    if (!run?.modelSettings) throw new Error("no model was asked");
    await context.db
      .update(searchRuns)
      .set({ modelSettings: { ...run.modelSettings, promptVersion: "attest-passages-1" } })
      .where(eq(searchRuns.id, runId));
    expect(await past.replay(context.member, runId)).toEqual({ ok: false, reason: "asked-otherwise" });
    // Where the model's answers were of no use the rules had judged alone, in whatever words it had been asked.
    const unused = { fallback: "timed-out" as const, pointed: [], objections: [], inputTokens: 0, outputTokens: 0 };
    await context.db
      .update(searchRunPages)
      .set({ modelUse: { ...unused, costMicroUsd: 0, asked: 1, repeated: 0 } })
      .where(eq(searchRunPages.runId, runId));
    expect(await past.replay(context.member, runId)).toMatchObject({ ok: true, isSame: true });
  });

  test("is told apart from one that keeps nothing", async () => {
    const { runId } = await aSearch("Imani Tiverdale");
    await context.db.update(searchRuns).set({ claims: null, claimsSha256: null }).where(eq(searchRuns.id, runId));
    expect(await past.replay(context.member, runId)).toEqual({ ok: false, reason: "nothing-kept" });
    expect(await past.findCertificate(context.member, runId)).toBeNull();
  });
});

test("of each search of a dossier it is told what it used of its language model", async () => {
  await aSource(context.member, { title: "Sentenced", text: report("Branwen Oakhollow", "nine") });
  const { dossierId, runId } = await aSearch("Branwen Oakhollow");
  const second = await again(dossierId);
  const [later, earlier] = await past.listSearches(context.member, dossierId);
  expect([later?.runId, earlier?.runId]).toEqual([second, runId]);
  // Asked again it is answered from the answers kept: what the first search used is told of the first alone.
  expect(later?.model).toEqual({ inputTokens: 0, outputTokens: 0, costMicroUsd: null });
  const { inputTokens = 0, outputTokens } = (await searches.findRecord(context.member, runId))?.model?.usage ?? {};
  expect(inputTokens).toBeGreaterThan(100);
  expect(earlier?.model).toEqual({ inputTokens, outputTokens, costMicroUsd: null });

  await context.db.update(searchRuns).set({ modelSettings: null }).where(eq(searchRuns.id, runId));
  expect((await past.listSearches(context.member, dossierId)).at(-1)?.model).toBeNull();
});

test("two searches are compared: what is new, and what is as before", async () => {
  const { dossierId, runId } = await aSearch("Rafael Fenwater");
  expect(await past.compareWithPrevious(context.member, runId)).toBeNull();
  await aSource(context.member, { title: "Sentenced", text: report("Rafael Fenwater", "ten") });
  const second = await again(dossierId);
  const third = await again(dossierId);
  expect(await past.compareWithPrevious(context.member, second)).toMatchObject({
    before: { runId },
    changes: [{ kind: "new" }],
    unchanged: 0,
  });
  expect(await past.compareWithPrevious(context.member, third)).toMatchObject({ changes: [], unchanged: 1 });
  const listed = await past.listSearches(context.member, dossierId);
  expect(listed.map(({ runId: id, counts }) => [id, counts])).toEqual([
    [third, { findings: 1, keptApart: 0 }],
    [second, { findings: 1, keptApart: 0 }],
    [runId, { findings: 0, keptApart: 0 }],
  ]);
});

test("what is kept apart for a person is counted as no finding, in the list and in the certificate", async () => {
  const bare = 'Leocadia Storrow was sentenced on Friday for painting "Death to the Jews" on the doors of a synagogue.';
  await aSource(context.member, { title: "Sentenced", text: bare });
  const { dossierId, runId } = await aSearch("Leocadia Storrow");
  const dossier = await dossiers.find(context.member, dossierId);
  expect(dossier?.behavior_incidents.map(({ standing }) => standing)).toEqual(["possibly-another-person"]);
  const [listed] = await past.listSearches(context.member, dossierId);
  expect(listed?.counts).toEqual({ findings: 0, keptApart: 1 });
  expect((await past.findCertificate(context.member, runId))?.content).toMatchObject({ findings: 0, kept_apart: 1 });
});

test("a search that found nothing ends in a certificate with its hash", async () => {
  await aSource(context.member, {
    title: "Regatta",
    text: "Soraya Moorsby, 41, a locksmith from Wendlebury, came fourth in the regatta at Port Ellery.",
  });
  const { runId, dossierId } = await aSearch("Soraya Moorsby");
  const certificate = await past.findCertificate(context.member, runId);
  expect(certificate?.content).toMatchObject({ subject: "Soraya Moorsby", dossier_id: dossierId, findings: 0, kept_apart: 0 });
  const [asker] = await context.db.select().from(users).where(eq(users.id, context.member.actor.userId));
  const [workspace] = await context.db.select().from(workspaces).where(eq(workspaces.id, context.member.workspaceId));
  expect(certificate?.content).toMatchObject({
    search_id: runId,
    workspace: workspace?.name,
    purpose: workspace?.purpose,
    asked_by: asker?.name,
    // A model was asked, and decided nothing.
    judged_by: "rules",
    language_model: { model: expect.stringContaining("invented-1") as string },
  });
  expect(certificate?.content.queries.length).toBeGreaterThan(5);
  expect(certificate?.content.pages_read.map(({ title }) => title)).toEqual(["Regatta"]);
  expect(certificate?.content.set_aside[0]?.reason).not.toBe("");
  expect(canonicalJson(JSON.parse(certificate?.text ?? ""))).toBe(certificate?.text);
  expect(
    createHash("sha256")
      .update(certificate?.text ?? "")
      .digest("hex"),
  ).toBe(certificate?.sha256);
});

test("another workspace sees and repeats none of it", async () => {
  const { runId, dossierId } = await aSearch("Ezra Brackwell");
  const { stranger } = context;
  expect(await past.listSearches(stranger, dossierId)).toEqual([]);
  expect(await past.findCertificate(stranger, runId)).toBeNull();
  await expect(past.replay(stranger, runId)).rejects.toMatchObject({ code: "not-found" });
  await expect(past.compareWithPrevious(stranger, runId)).rejects.toMatchObject({ code: "not-found" });
});
