import { chmod, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditEntries,
  creditEntries,
  dossiers as dossierRows,
  searchRunPages,
  searchRuns,
  sources,
  subjects,
} from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import * as incidents from "#app/features/incidents/incidents.server.ts";
import { list } from "#app/features/incidents/list-incidents.server.ts";
import { find as findForStaff } from "#app/features/subjects/manage-subjects.server.ts";
import { unmark } from "#app/features/subjects/mark-minor.server.ts";
import { newId } from "#app/lib/ids.ts";
import { WebSearchFailure } from "#app/services/web-search/web-search.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { aSource, aUser } from "#tests/support/makers.ts";
import { aDossierAbout } from "#tests/support/rights-area.ts";
import { failRun, runSearch } from "./run-search.job.server.ts";
import { searchSteps } from "./search-run.ts";
import * as searches from "./searches.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** A court report about an invented person, each time another one, so that tests do not meet. */
function aReport(name: string, town: string) {
  return `${town} man sentenced over synagogue graffiti

${name}, 41, a locksmith from ${town}, was sentenced on Friday to eight months in jail for painting "Death to the Jews" on the doors of the ${town} synagogue.

${name.split(" ").at(-1)} pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish.

Judge Amara Villiers said the act was meant to frighten a whole congregation.`;
}

let serial = 0;
/** A dossier whose library holds one finding, one namesake and one page about a rally. */
async function aSearchedDossier(options: { pages?: boolean } = {}) {
  serial += 1;
  const surname = `Quillmere${"abcdefghijklmnopqrstuvwxyz"[serial % 26]}${"aeiou"[serial % 5]}${"lnrst"[Math.floor(serial / 26) % 5]}`;
  const name = `Dorian ${surname}`;
  if (options.pages ?? true) {
    await aSource(context.member, { title: "Sentenced", text: aReport(name, "Wendlebury") });
    await aSource(context.member, {
      title: "Rally",
      text: `Hundreds marched for peace on Sunday. "Stop the war," said ${name}, 41, a locksmith from Wendlebury, who spoke against the government of Israel and called for a boycott.`,
    });
    await aSource(context.member, {
      title: "Choir",
      text: `${name} has sung in the choir of Farthing Hill for fifty years. ${name} was born in 1948 and never left the village.`,
    });
  }
  const created = await dossiers.create(context.member, {
    workspaceId: context.workspaceId,
    idempotencyKey: newId(),
    name,
    facts: { city: "Wendlebury", role: "locksmith", birthYear: "1985" },
  });
  if (!created.ok) throw new Error("no credits");
  const progress = await searches.findLatest(context.member, created.dossierId);
  if (!progress) throw new Error("no run");
  return { dossierId: created.dossierId, runId: progress.runId, name };
}

const job = (runId: string) => ({
  runId,
  workspaceId: context.workspaceId as string,
  signal: new AbortController().signal,
  isLastTry: false,
});
const settlements = (runId: string) =>
  context.db
    .select({ kind: creditEntries.kind, amount: creditEntries.amount })
    .from(creditEntries)
    .where(eq(creditEntries.reference, runId));

describe("a search that is delivered", () => {
  test("records what a source reports, each sentence resting on a passage of the archived text", async () => {
    const { dossierId, runId } = await aSearchedDossier();
    await runSearch(context.worker, job(runId));
    const dossier = await dossiers.find(context.member, dossierId);
    const [incident, ...others] = dossier?.behavior_incidents ?? [];
    expect(others).toEqual([]);
    expect(incident).toMatchObject({
      status: "approved",
      verification: "unreviewed",
      standing: "finding",
      origin: "search",
      allegation: "sentenced",
      is_private: true,
    });
    for (const part of ["title", "summary", "description"] as const) {
      const sentences = incident?.sentences.filter((sentence) => sentence.part === part) ?? [];
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.map((sentence) => sentence.text).join(" ")).toBe(incident?.[part]);
    }
    for (const passage of incident?.passages ?? []) {
      const [source] = await context.db.select({ text: sources.text }).from(sources).where(eq(sources.id, passage.source_id));
      expect(source?.text.slice(passage.start, passage.end)).toBe(passage.text);
      expect(passage.holds).toBe(true);
    }
    for (const sentence of incident?.sentences ?? []) {
      const passage = incident?.passages.find(({ id }) => id === sentence.passage_id);
      expect(passage?.text).toContain(sentence.text);
    }
    expect(incident?.identity.filter((entry) => entry.stance === "for").length).toBeGreaterThanOrEqual(2);
  });

  test("sets the namesake and the opinion aside, with the reason, and says what was searched", async () => {
    const { runId } = await aSearchedDossier();
    await runSearch(context.worker, job(runId));
    const record = await searches.findRecord(context.member, runId);
    const byTitle = new Map(record?.setAside.map((page) => [page.title, page]));
    expect(byTitle.get("Choir")?.kind).toBe("another-person");
    expect(byTitle.get("Rally")?.kind).toMatch(/lawful-opinion|not-the-actor|not-antisemitic/);
    expect(byTitle.get("Rally")?.reason).not.toBe("");
    expect(record?.queries.length).toBeGreaterThan(5);
    expect(record?.queries.some(({ query }) => /acquitted/.test(query))).toBe(true);
    expect(record?.queries.some(({ query }) => /retract/.test(query))).toBe(true);
    expect(record?.queries.some(({ query }) => /correct/.test(query))).toBe(true);
  });

  test("is charged once, also when it found nothing", async () => {
    const { dossierId, runId } = await aSearchedDossier({ pages: false });
    const before = await credits.balance(context.db, context.workspaceId);
    await runSearch(context.worker, job(runId));
    await runSearch(context.worker, job(runId));
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toEqual([]);
    expect((await settlements(runId)).map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ["commit", 0],
      ["reserve", -25],
    ]);
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before);
    expect((await searches.findProgress(context.member, runId))?.status).toBe("delivered");
  });

  test("does not bring back a person whom a member has called another one, until that is undone", async () => {
    const { dossierId, runId } = await aSearchedDossier();
    await runSearch(context.worker, job(runId));
    const [incident] = (await dossiers.find(context.member, dossierId))?.behavior_incidents ?? [];
    if (!incident) throw new Error("nothing found");
    const { reviewId } = await incidents.review(context.member, {
      incidentId: incident.id,
      verdict: "another-person",
      reason: "The man in the report has moved here from elsewhere",
    });
    const again = await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
    if (!again.ok) throw new Error("not started");
    await runSearch(context.worker, job(again.runId));
    const record = await searches.findRecord(context.member, again.runId);
    expect(record?.setAside.find((page) => page.title === "Sentenced")?.kind).toBe("another-person");
    const after = await dossiers.find(context.member, dossierId);
    expect(after?.behavior_incidents.map(({ id, status }) => [id, status])).toEqual([[incident.id, "rejected"]]);
    await incidents.undoReview(context.member, { incidentId: incident.id, reviewId });
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents[0]?.status).toBe("approved");
  });

  test("searching again finds the same event as recorded already", async () => {
    const { dossierId, runId } = await aSearchedDossier();
    await runSearch(context.worker, job(runId));
    const again = await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
    if (!again.ok) throw new Error("not started");
    await runSearch(context.worker, job(again.runId));
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toHaveLength(1);
    expect(
      (await searches.findRecord(context.member, again.runId))?.setAside.find((page) => page.title === "Sentenced")?.kind,
    ).toBe("duplicate");
  });

  test("drops a proposal whose archived copy was altered since", async () => {
    const { dossierId, runId, name } = await aSearchedDossier();
    await context.db
      .update(sources)
      .set({ text: aReport(name, "Wendlebury").replace("eight months", "eight years") })
      .where(and(eq(sources.workspaceId, context.workspaceId), eq(sources.text, aReport(name, "Wendlebury"))));
    await runSearch(context.worker, job(runId));
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toEqual([]);
    expect((await searches.findRecord(context.member, runId))?.setAside.find((page) => page.title === "Sentenced")?.kind).toBe(
      "no-quotation",
    );
  });
});

describe("a later check that fails shows", () => {
  test.each(["a byte of the archived copy", "the extracted text", "the whole file"])("when %s has changed", async (what) => {
    const { dossierId, runId, name } = await aSearchedDossier();
    await runSearch(context.worker, job(runId));
    const read = async () => (await dossiers.find(context.member, dossierId))?.behavior_incidents[0]?.passages ?? [];
    expect((await read()).every((passage) => passage.holds)).toBe(true);
    const [source] = await context.db
      .select({ id: sources.id, sha256: sources.sha256 })
      .from(sources)
      .where(and(eq(sources.workspaceId, context.workspaceId), eq(sources.text, aReport(name, "Wendlebury"))));
    if (what === "the extracted text") {
      await context.db
        .update(sources)
        .set({ text: aReport(name, "Wendlebury").replace("Friday", "Monday") })
        .where(eq(sources.id, source?.id ?? ""));
    } else {
      const folder = path.join(context.app.env.DATA_DIR, "files");
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const file = entries.find(
        (entry) =>
          entry.isFile() &&
          path
            .join(entry.parentPath, entry.name)
            .replaceAll(path.sep, "")
            .includes(source?.sha256 ?? "-"),
      );
      if (!file) throw new Error("the archived copy is not where it is looked for");
      const at = path.join(file.parentPath, file.name);
      if (what === "the whole file") await rm(at);
      else {
        const bytes = await readFile(at);
        bytes[10] = (bytes[10] ?? 0) ^ 1;
        await chmod(at, 0o600);
        await writeFile(at, bytes);
      }
    }
    const after = await read();
    expect(after.length).toBeGreaterThan(0);
    expect(after.every((passage) => !passage.holds)).toBe(true);
  });
});

describe("a search that dies", () => {
  const phases = ["before", "after", "committed"] as const;
  const points = searchSteps.flatMap((step) => phases.map((phase) => [step, phase] as const));

  test.each(points)("at %s, %s: the next try finishes it, and nothing is there twice", async (step, phase) => {
    const { dossierId, runId } = await aSearchedDossier();
    let hasDied = false;
    const dying = runSearch(context.worker, {
      ...job(runId),
      crashPoint: (at, when) => {
        if (at !== step || when !== phase) return;
        hasDied = true;
        throw new Error("killed");
      },
    });
    await dying.catch(() => undefined);
    expect(hasDied).toBe(true);
    await runSearch(context.worker, job(runId));
    const progress = await searches.findProgress(context.member, runId);
    expect(progress?.status).toBe("delivered");
    expect(progress?.steps.map((one) => one.status)).toEqual(searchSteps.map(() => "done"));
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toHaveLength(1);
    const pages = await context.db
      .select({ sourceId: searchRunPages.sourceId })
      .from(searchRunPages)
      .where(eq(searchRunPages.runId, runId));
    expect(new Set(pages.map((page) => page.sourceId)).size).toBe(pages.length);
    expect((await settlements(runId)).map(({ kind }) => kind).toSorted()).toEqual(["commit", "reserve"]);
  });
});

describe("a search that is not delivered", () => {
  test("that is cancelled ends at once, costs nothing, and what its worker still holds is dropped", async () => {
    const { dossierId, runId } = await aSearchedDossier();
    const before = await credits.balance(context.db, context.workspaceId);
    const running = runSearch(context.worker, {
      ...job(runId),
      crashPoint: () => undefined,
    });
    expect(await searches.cancel(context.member, runId)).toEqual({ cancelled: true });
    await running;
    expect(await searches.cancel(context.member, runId)).toEqual({ cancelled: false });
    const progress = await searches.findProgress(context.member, runId);
    expect(progress?.status).toBe("cancelled");
    expect((await dossiers.find(context.member, dossierId))?.behavior_incidents).toEqual([]);
    expect((await settlements(runId)).map(({ kind }) => kind).toSorted()).toEqual(["release", "reserve"]);
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before + 25);
    await runSearch(context.worker, job(runId));
    expect((await searches.findProgress(context.member, runId))?.status).toBe("cancelled");
  });

  test("because no engine answered says so and costs nothing", async () => {
    const { runId } = await aSearchedDossier();
    const unreachable = {
      ...context.worker,
      services: {
        ...context.worker.services,
        webSearch: {
          engine: "A search engine that is away",
          search: () => Promise.reject(new WebSearchFailure("unavailable", "it did not answer")),
        },
      },
    };
    await runSearch(unreachable, job(runId));
    const progress = await searches.findProgress(context.member, runId);
    expect(progress?.status).toBe("failed");
    expect(progress?.failure).toMatch(/could not be searched.*Nothing was charged/);
    expect((await settlements(runId)).map(({ kind }) => kind).toSorted()).toEqual(["release", "reserve"]);
  });

  test("given up by the queue fails once, in words", async () => {
    const { runId } = await aSearchedDossier();
    await failRun(context.worker, { runId, workspaceId: context.workspaceId });
    await failRun(context.worker, { runId, workspaceId: context.workspaceId });
    expect((await searches.findProgress(context.member, runId))?.failure).toMatch(/Nothing was charged/);
    expect((await settlements(runId)).filter(({ kind }) => kind === "release")).toHaveLength(1);
  });
});

describe("who may", () => {
  test("another workspace sees neither the run, the dossier, the incident nor its record, and can change none", async () => {
    const { dossierId, runId } = await aSearchedDossier();
    await runSearch(context.worker, job(runId));
    const [incident] = (await dossiers.find(context.member, dossierId))?.behavior_incidents ?? [];
    if (!incident) throw new Error("nothing found");
    const { stranger } = context;
    expect(await searches.findProgress(stranger, runId)).toBeNull();
    expect(await searches.findRecord(stranger, runId)).toBeNull();
    expect(await searches.findLatest(stranger, dossierId)).toBeNull();
    expect(await dossiers.find(stranger, dossierId)).toBeNull();
    expect(await list(stranger, { subjectId: incident.subject_id ?? undefined })).toEqual([]);
    await expect(searches.cancel(stranger, runId)).rejects.toMatchObject({ code: "not-found" });
    await expect(dossiers.searchAgain(stranger, { dossierId, idempotencyKey: newId() })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(
      incidents.review(stranger, { incidentId: incident.id, verdict: "confirm", reason: "mine" }),
    ).rejects.toMatchObject({ code: "not-found" });
    await expect(incidents.setRemoved(stranger, { dossierId, incidentId: incident.id, reason: "mine" })).rejects.toMatchObject({
      code: "not-found",
    });
    const [untouched] = (await dossiers.find(context.member, dossierId))?.behavior_incidents ?? [];
    expect(untouched).toMatchObject({ verification: "unreviewed", removed: null });
  });
});

describe("what is stored", () => {
  test("the ledger takes no update and no delete", async () => {
    const [rows] = await context.db.select({ count: count() }).from(creditEntries);
    expect(rows?.count).toBeGreaterThan(0);
    await expect(context.db.delete(creditEntries)).rejects.toThrow();
    await expect(context.db.update(creditEntries).set({ amount: 1 })).rejects.toThrow();
    expect(await context.db.$count(creditEntries)).toBe(rows?.count);
  });
});

describe("a page that gives the subject an age under 18", () => {
  const aPage = (name: string, age: number) =>
    `${name}, ${age}, a pupil from Wendlebury, was charged on Friday with painting "Death to the Jews" on the doors of the Wendlebury synagogue.`;

  async function aSearchOf(options: { age: number; publishedOn: string | null; city?: string }) {
    serial += 1;
    const name = `Perrin Aldous${"abcdefghijklmnopqrstuvwxyz"[serial % 26]}${"lnrst"[serial % 5]}`;
    const sourceId = await aSource(context.member, { text: aPage(name, options.age) });
    await context.db.update(sources).set({ publishedOn: options.publishedOn }).where(eq(sources.id, sourceId));
    const created = await dossiers.create(context.member, {
      workspaceId: context.workspaceId,
      idempotencyKey: newId(),
      name,
      facts: { city: options.city ?? "Wendlebury" },
    });
    if (!created.ok) throw new Error("no credits");
    const progress = await searches.findLatest(context.member, created.dossierId);
    const [dossier] = await context.db.select().from(dossierRows).where(eq(dossierRows.id, created.dossierId));
    return { name, sourceId, dossierId: created.dossierId, subjectId: dossier?.subjectId ?? "", runId: progress?.runId ?? "" };
  }
  const markOf = async (subjectId: string) =>
    (await context.db.select({ at: subjects.minorAt }).from(subjects).where(eq(subjects.id, subjectId)))[0]?.at ?? null;
  const runOf = async (runId: string) => (await context.db.select().from(searchRuns).where(eq(searchRuns.id, runId)))[0];

  test("to this day: the search is refused with the reason, nothing is charged, and the subject is marked", async () => {
    const { dossierId, subjectId, runId, sourceId } = await aSearchOf({ age: 16, publishedOn: "2025-11-20" });
    await runSearch(context.worker, job(runId));
    const run = await runOf(runId);
    expect(run?.status).toBe("failed");
    expect(run?.failure).toMatch(/^Attest does not record people under 18\. .*Nothing was charged\.$/);
    expect((await settlements(runId)).map(({ kind }) => kind).toSorted()).toEqual(["release", "reserve"]);
    expect(await markOf(subjectId)).not.toBeNull();
    expect(await dossiers.find(context.member, dossierId)).toMatchObject({ is_minor: true, behavior_incidents: [] });
    const trail = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, subjectId));
    expect(trail.filter(({ action }) => action === "mark-minor")).toMatchObject([
      { actorKind: "system", details: { sourceId, decisionId: expect.any(String) as string } },
    ]);
    // Another try of the job changes nothing.
    await runSearch(context.worker, job(runId));
    expect((await settlements(runId)).length).toBe(2);

    // Staff see why, and who takes the mark back knows better than the page.
    const staff = context.staff(await aUser(context.db, { permissions: { manageSubjects: true } }), "manage_subjects");
    expect((await findForStaff(staff, subjectId))?.decisions).toMatchObject([{ kind: "mark-minor", decided_by: "A search" }]);
    await unmark(staff, { subjectId, reason: "It is her niece" });
    const again = await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
    const second = again.ok ? again.runId : "";
    await runSearch(context.worker, job(second));
    expect(await runOf(second)).toMatchObject({ status: "delivered" });
    expect(await markOf(subjectId)).toBeNull();
  });

  test("years ago: the page is set aside, the search is delivered", async () => {
    const { subjectId, runId } = await aSearchOf({ age: 16, publishedOn: "2019-05-04" });
    await runSearch(context.worker, job(runId));
    expect(await runOf(runId)).toMatchObject({ status: "delivered" });
    expect((await searches.findRecord(context.member, runId))?.setAside.map(({ kind }) => kind)).toEqual(["minor"]);
    expect(await markOf(subjectId)).toBeNull();
  });

  test("by a name alone it identifies nobody: the page is set aside", async () => {
    const { subjectId, runId } = await aSearchOf({ age: 16, publishedOn: "2025-11-20", city: "Farthing Hill" });
    await runSearch(context.worker, job(runId));
    expect(await runOf(runId)).toMatchObject({ status: "delivered" });
    expect(await markOf(subjectId)).toBeNull();
  });

  test("does not close the dossiers of another workspace: the search alone is refused", async () => {
    const { subjectId, runId } = await aSearchOf({ age: 16, publishedOn: null });
    const { workspaceId, actor } = context.stranger;
    const elsewhere = await aDossierAbout(context.db, { workspaceId, subjectId, createdBy: actor.userId });
    await runSearch(context.worker, job(runId));
    expect(await runOf(runId)).toMatchObject({ status: "failed", failure: expect.stringContaining("under 18") as string });
    expect(await markOf(subjectId)).toBeNull();
    expect(await dossiers.find(context.stranger, elsewhere)).toMatchObject({ is_minor: false });
  });
});
