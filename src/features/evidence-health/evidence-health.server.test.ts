import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { creditEntries, evidenceChecks, evidencePassages, sources } from "#app/db/schema/index.ts";
import { find as findDossier } from "#app/features/dossiers/dossiers.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { checkEvidence } from "./check-evidence.job.server.ts";
import * as health from "./evidence-health.server.ts";

let context: TestContext;
let site: Server;
let address: string;
/** What the site answers, by path. */
const pages = new Map<string, string>();
/** Called before it answers. */
let onAsked: (path: string) => Promise<void> = async () => undefined;
const fetching = createHttpPageFetching({ websiteUrl: "http://127.0.0.1", allowAddress: () => true, siteDelay: 0 });

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? "";
    void onAsked(path).then(() => {
      if (path === "/moved") return response.writeHead(302, { location: "/" }).end();
      const page = pages.get(path);
      if (page === undefined) return response.writeHead(404).end("nothing here");
      return response
        .writeHead(200, { "content-type": path.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8" })
        .end(page);
    });
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  context = await createTestContext({ pageFetching: fetching });
});
afterAll(async () => {
  await context.close();
  await fetching.close();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(() => {
  pages.clear();
  onAsked = async () => undefined;
});

const report = (words: string) =>
  `<!doctype html><html lang="en"><head><title>Harbour court report</title></head><body><article><h1>Harbour court report</h1>${words}</article></body></html>`;
const quoted = "The court heard that she shouted slurs at the shop-keeper on Monday evening.";
const rest = "<p>The hearing took place before a full gallery, and the judge adjourned the case until the spring session.</p>";

/** A dossier with an incident that quotes the page at `path` as it stands now. */
async function quoting(dossier: { dossierId: string; subjectId: string }, path: string): Promise<string> {
  const sourceId = await aSource(context.member, { html: pages.get(path) ?? "", url: `${address}${path}` });
  const { incidentId } = await anIncident(context.member, dossier, { sourceId, title: `Report at ${path}` });
  await context.db.update(evidencePassages).set({ text: quoted }).where(eq(evidencePassages.incidentId, incidentId));
  return sourceId;
}

async function start(dossierId: string, idempotencyKey = newId()): Promise<string> {
  const outcome = await health.start(context.member, { dossierId, idempotencyKey });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.checkId;
}
const work = (checkId: string) =>
  checkEvidence(context.worker, {
    checkId,
    workspaceId: context.workspaceId,
    signal: new AbortController().signal,
    isLastTry: true,
  });

test("says of each live page what became of it, marks the cards, changes nothing and costs nothing", async () => {
  const dossier = await aDossier(context.member, "Benedikta Osei");
  for (const path of ["/same", "/edited", "/withdrawn", "/corrected", "/moved", "/forbidden"]) {
    pages.set(path, report(`<p>${quoted}</p>${rest}<p>Filed under ${path}.</p>`));
  }
  const ids = new Map<string, string>();
  for (const path of pages.keys()) ids.set(path, await quoting(dossier, path));
  const before = await context.db.select().from(sources).where(eq(sources.workspaceId, context.workspaceId));
  const spent = await context.db.$count(creditEntries);
  pages.set("/same", report(`<p>${quoted.replaceAll(" ", "\u00a0")}</p>${rest}<p>Filed under /same.</p>`));
  pages.set("/edited", report(`<p>The court heard an argument.</p>${rest}<p>Filed under /edited.</p>`));
  pages.delete("/withdrawn");
  pages.set("/corrected", report(`<p>${quoted}</p>${rest}<p>Correction: an earlier headline named the wrong street.</p>`));
  pages.set("/", report("<p>Welcome to the front page of the gazette, with all the news of the harbour and the town.</p>"));
  pages.set("/robots.txt", "User-agent: *\nDisallow: /forbidden\n");

  const key = newId();
  const [checkId, again] = await Promise.all([start(dossier.dossierId, key), start(dossier.dossierId, key)]);
  expect(again).toBe(checkId);
  // Another press while it is under way is the same check.
  expect(await start(dossier.dossierId)).toBe(checkId);
  await Promise.all([work(checkId), work(checkId)]);

  const found = await health.find(context.member, dossier.dossierId);
  expect(found?.latest).toMatchObject({ status: "done", done_count: 6, total_count: 6 });
  const outcome = (path: string) => found?.latest?.pages.find(({ source_id }) => source_id === ids.get(path));
  expect(outcome("/same")).toMatchObject({ outcome: "unchanged", quoted_count: 1, standing_count: 1 });
  expect(outcome("/edited")).toMatchObject({ outcome: "changed", quoted_count: 1, standing_count: 0 });
  expect(outcome("/withdrawn")).toMatchObject({ outcome: "gone", detail: "The page was not found (404)." });
  expect(outcome("/corrected")).toMatchObject({
    outcome: "corrected",
    detail: "Correction: an earlier headline named the wrong street.",
    standing_count: 1,
  });
  expect(outcome("/moved")).toMatchObject({ outcome: "gone" });
  expect(outcome("/forbidden")).toMatchObject({ outcome: "unreachable", detail: expect.stringContaining("robots.txt") });

  const shown = await findDossier(context.member, dossier.dossierId);
  expect(shown?.behavior_incidents).toHaveLength(6);
  expect(new Set(shown?.page_changes.map(({ source_id }) => source_id))).toEqual(
    new Set(["/edited", "/withdrawn", "/corrected", "/moved"].map((path) => ids.get(path))),
  );
  expect(await context.db.select().from(sources).where(eq(sources.workspaceId, context.workspaceId))).toEqual(before);
  expect(await context.db.$count(creditEntries)).toBe(spent);

  expect(await health.start(context.member, { dossierId: dossier.dossierId, idempotencyKey: newId() })).toMatchObject({
    ok: false,
    reason: "too-soon",
  });
  context.clock.now = new Date(context.clock.now.getTime() + 11 * 60_000);
  // What comes back is no longer marked.
  pages.set("/edited", report(`<p>${quoted}</p>${rest}<p>Filed under /edited.</p>`));
  await work(await start(dossier.dossierId));
  expect((await findDossier(context.member, dossier.dossierId))?.page_changes.map(({ source_id }) => source_id)).not.toContain(
    ids.get("/edited"),
  );
});

test("cancelled it asks for no further page and keeps what it has found", async () => {
  const dossier = await aDossier(context.member, "Casimir Adeyemi-Holt");
  for (let page = 0; page < 9; page += 1) {
    pages.set(`/page-${page}`, report(`<p>${quoted}</p>${rest}<p>Number ${page} of the series.</p>`));
    await quoting(dossier, `/page-${page}`);
  }
  const asked: string[] = [];
  const checkId = await start(dossier.dossierId);
  let cancelled: Promise<unknown> | null = null;
  onAsked = async (path) => {
    if (path === "/robots.txt") return;
    asked.push(path);
    // The site answers none from the third on before that is done: how many come is no matter of who is quicker.
    if (asked.length >= 3) await (cancelled ??= health.cancel(context.member, checkId));
  };
  await work(checkId);
  const found = await health.find(context.member, dossier.dossierId);
  expect(found?.latest?.status).toBe("cancelled");
  expect(found?.latest?.done_count).toBeLessThan(9);
  // Two were answered, and four are under way at once.
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(await health.cancel(context.member, checkId)).toEqual({ cancelled: false });
  // Nothing was checked to its end: it may begin again at once.
  expect(found?.next_at).toBeNull();
  const [row] = await context.db.select().from(evidenceChecks).where(eq(evidenceChecks.id, checkId));
  expect(row?.finishedAt).not.toBeNull();
});

test("a dossier whose evidence has no address has nothing to check; another workspace has no dossier", async () => {
  const dossier = await aDossier(context.member, "Leopold Sanogo-Reyes");
  const sourceId = await aSource(context.member, { title: "A letter" });
  await anIncident(context.member, dossier, { sourceId });
  expect(await health.start(context.member, { dossierId: dossier.dossierId, idempotencyKey: newId() })).toEqual({
    ok: false,
    reason: "nothing-to-check",
  });
  expect(await health.find(context.member, dossier.dossierId)).toMatchObject({ page_count: 0, document_count: 1 });
  const { stranger } = context;
  expect(await health.find(stranger, dossier.dossierId)).toBeNull();
  await expect(health.start(stranger, { dossierId: dossier.dossierId, idempotencyKey: newId() })).rejects.toMatchObject({
    code: "not-found",
  });
});
