import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, behaviorIncidents, dossiers, searchRuns } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as dossierOperations from "#app/features/dossiers/dossiers.server.ts";
import { RunEnded, whileRunning, type RunContext } from "#app/features/searches/run-context.server.ts";
import * as holds from "#app/features/retention/holds.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aDossier as aFile, anIncident } from "#tests/support/confirmed-incident.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as managed from "./manage-subjects.server.ts";
import * as minors from "./mark-minor.server.ts";
import * as merges from "./merge-subjects.server.ts";
import { movedTables } from "./subject-merge.ts";
import * as subjectsOfWorkspace from "./subjects.server.ts";

let context: TestContext;
let ctx: managed.SubjectsContext;
beforeAll(async () => {
  context = await createTestContext();
  const user = await aUser(context.db, { firstName: "Petra", permissions: { manageSubjects: true } });
  ctx = context.staff(user, "manage_subjects");
});
afterAll(() => context.close());

const record = async (name: string, more: Partial<Parameters<typeof managed.create>[1]> = {}) =>
  (await managed.create(ctx, { idempotencyKey: newId(), name, aliases: [], facts: [], ...more })).id;

async function aDossier(member: MemberContext, name: string, subjectId?: string) {
  const made = await dossierOperations.create(member, {
    idempotencyKey: newId(),
    name,
    facts: { city: "Port Ellery" },
    ...(subjectId ? { subjectId } : {}),
  } as never);
  if (!made.ok) throw new Error("refused");
  const [row] = await context.db
    .select({ subjectId: dossiers.subjectId, runId: searchRuns.id })
    .from(dossiers)
    .innerJoin(searchRuns, eq(searchRuns.dossierId, dossiers.id))
    .where(eq(dossiers.id, made.dossierId));
  if (!row) throw new Error("no run");
  return { dossierId: made.dossierId, ...row };
}

const found = async (query: string, filter: "recorded" | "minor" | "merged" = "recorded") =>
  (await managed.list(ctx, { query, filter })).subjects.map(({ id }) => id);

describe("recording people", () => {
  test("found across scripts, by other names, by parts of words and by id; nothing typed is an operator", async () => {
    const id = await record("Дмитрий Вахрамов", { aliases: ["Mitja Wachramow"] });
    const other = await record("Josefina Ibáñez-Quarn");
    for (const query of ["Dmitri Vakhramov", "Вахрамов", "wachram", "MITJA", id]) expect(await found(query), query).toContain(id);
    for (const query of ["ibanez", "quar jos", "Ibáñez"]) expect(await found(query), query).toContain(other);
    for (const query of ["%", "_______", "' or 1=1 --", "…"]) expect(await found(query), query).toEqual([]);
  });

  test("all of them stand on pages of 50, the newest first, each once", async () => {
    const made: string[] = [];
    for (let index = 0; index < 55; index += 1)
      made.push(await record(`Pagewright ${"abcdefghij"[index % 10]}${"klmnop"[index % 6]}son`));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await managed.list(ctx, { filter: "recorded", cursor });
      expect(page.subjects.length).toBeLessThanOrEqual(50);
      seen.push(...page.subjects.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => made.includes(id))).toEqual(made.toReversed());
  });

  test("made once for a press that arrives twice; changed only from what was seen", async () => {
    const key = newId();
    const details = { idempotencyKey: key, name: "Wilhelmina Stroud-Adeyemi", aliases: ["Mina Stroud"], facts: [] };
    expect(await managed.create(ctx, details)).toEqual({ id: key });
    expect(await managed.create(ctx, details)).toEqual({ id: key });
    const before = await managed.find(ctx, key);
    expect(before?.aliases).toEqual(["Mina Stroud"]);
    context.clock.now = new Date(context.clock.now.getTime() + 1_000);
    const facts = [{ kind: "employer" as const, value: "Lantern Dairy", source_url: "https://lantern.example/team" }];
    const change = { subjectId: key, updatedAt: before?.updated_at ?? "", name: "Wilhelmina Adeyemi", aliases: [], facts };
    await managed.update(ctx, change);
    expect(await managed.find(ctx, key)).toMatchObject({ name: "Wilhelmina Adeyemi", aliases: [], facts });
    expect(await found("Stroud")).not.toContain(key);
    await expect(managed.update(ctx, change)).rejects.toMatchObject({ code: "conflict" });
    await expect(managed.update(ctx, { ...change, name: " " })).rejects.toMatchObject({ fields: { name: "Name is required" } });
    await expect(managed.update(ctx, { ...change, name: "<b>Mina</b>" })).rejects.toMatchObject({ code: "invalid" });
    const minor = [{ kind: "birth-year" as const, value: "2015", source_url: "https://lantern.example/team" }];
    await expect(managed.update(ctx, { ...change, facts: minor })).rejects.toMatchObject({
      fields: { "facts.0.value": "Attest does not record people under 18" },
    });
  });

  test("what staff record is known in every workspace that uses the subject, and steers its searches", async () => {
    const id = await record("Ottoline Brandvik-Osei", {
      aliases: ["Otti Brandvik"],
      facts: [{ kind: "role", value: "Harbour pilot", source_url: "https://pilots.example/" }],
    });
    await context.db.insert(behaviorIncidents).values({
      workspaceId: null,
      subjectId: id,
      title: "Shared",
      summary: "Shared.",
      description: "Shared.",
      origin: "staff",
    });
    const { runId } = await aDossier(context.member, "Ottoline Brandvik-Osei", id);
    const [run] = await context.db.select({ facts: searchRuns.facts }).from(searchRuns).where(eq(searchRuns.id, runId));
    expect(run?.facts).toMatchObject({ aliases: ["Otti Brandvik"], role: "Harbour pilot", city: "Port Ellery" });
    expect((await subjectsOfWorkspace.findSimilar(context.stranger, "Otti Brandvik")).map((one) => one.id)).toContain(id);
  });

  test("deleted only while nothing hangs on them", async () => {
    const free = await record("Leopold Free-Hastings");
    const { subjectId } = await aDossier(context.member, "Leopold Used-Hastings");
    expect(await managed.remove(ctx, { subjectId, reason: "Tidying" })).toMatchObject({ ok: false });
    expect(await managed.find(ctx, subjectId)).not.toBeNull();
    const incident = await record("Leopold Named-Hastings");
    await context.db
      .insert(behaviorIncidents)
      .values({ subjectId: incident, title: "T", summary: "S.", description: "D.", origin: "staff" });
    expect(await managed.remove(ctx, { subjectId: incident, reason: "Tidying" })).toMatchObject({ ok: false });
    const held = await record("Leopold Held-Hastings");
    const { id: holdId } = await holds.hold(ctx, {
      kind: "subject",
      entityId: held,
      until: "2999-12-31",
      reason: "A court asked for it",
      idempotencyKey: newId(),
    });
    expect(await managed.remove(ctx, { subjectId: held, reason: "Tidying" })).toMatchObject({ ok: false });
    // Told before a reason is asked for, in the words of the refusal.
    const told = async (id: string) => (await managed.find(ctx, id))?.may_not_delete;
    expect([await told(subjectId), await told(incident), await told(held), await told(free)]).toEqual([
      "A dossier uses this subject, so it cannot be deleted",
      "Incidents are recorded about this subject, so it cannot be deleted",
      "A hold keeps this subject, so it cannot be deleted: end the hold first",
      null,
    ]);
    await holds.end(ctx, { holdId, reason: "The court is done" });
    expect(await told(held)).toBeNull();
    expect(await managed.remove(ctx, { subjectId: free, reason: "Entered twice" })).toEqual({ ok: true });
    expect(await managed.find(ctx, free)).toBeNull();
    await expect(managed.remove(ctx, { subjectId: free, reason: "Again" })).rejects.toMatchObject({ code: "not-found" });
    const [entry] = await context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, free), eq(auditEntries.action, "delete")));
    expect(entry?.actorId).toBe(ctx.actor.userId);
  });
});

describe("what workspaces alone hold about a person", () => {
  test("is numbers: unreviewed findings apart and in no total, and not a word of either", async () => {
    const mine = await aFile(context.member, "Tamsin Oyelaran-Voss");
    await anIncident(context.member, mine, { title: "Threw eggs at a prayer hall", isConfirmed: false });
    await anIncident(context.member, mine, { title: "Threw eggs at a prayer hall again", isConfirmed: false });
    await anIncident(context.member, mine, { title: "Threw paint at a prayer hall" });
    await anIncident(
      context.stranger,
      { ...(await aFile(context.stranger, "Tamsin O. Voss")), subjectId: mine.subjectId },
      {
        title: "Threw eggs, says another desk",
        isConfirmed: false,
      },
    );
    const shared = { subjectId: mine.subjectId, title: "Shared", summary: "S.", description: "D.", origin: "staff" as const };
    await context.db.insert(behaviorIncidents).values(shared);
    const seen = await managed.find(ctx, mine.subjectId);
    expect(seen).toMatchObject({
      incident_count: 2,
      of_workspaces: { unreviewed: { incidents: 3, workspaces: 2 }, reviewed: { incidents: 1, workspaces: 1 } },
    });
    expect(JSON.stringify(seen)).not.toMatch(/eggs|paint|prayer/u);
    expect((await managed.list(ctx, { query: mine.subjectId, filter: "recorded" })).subjects[0]?.incident_count).toBe(2);
  });
});

describe("merging", () => {
  test("every table that names subjects is one that a merge moves", async () => {
    const { rows } = await context.db.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'subjects'::regclass and conrelid <> 'subjects'::regclass`);
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => name !== "subject_merges")
        .toSorted(),
    ).toEqual(movedTables.toSorted());
  });

  test("all that hangs on the one moves to the other, and undoing it restores both", async () => {
    const one = await aDossier(context.member, "Magnus Thorvald-Achebe");
    const two = await aDossier(context.stranger, "Magnus Thorvald Achebe");
    const [incident] = await context.db
      .insert(behaviorIncidents)
      .values({ subjectId: two.subjectId, title: "T", summary: "S.", description: "D.", origin: "staff" })
      .returning({ id: behaviorIncidents.id });
    const seen = async () => ({
      one: await managed
        .find(ctx, one.subjectId)
        .then((row) => [row?.name, row?.aliases, row?.dossier_count, row?.incident_count]),
      two: await managed
        .find(ctx, two.subjectId)
        .then((row) => [row?.name, row?.merged_into, row?.dossier_count, row?.incident_count]),
      facts: await subjectsOfWorkspace.listFacts(context.db, context.stranger, two.subjectId),
      dossier: (await dossierOperations.find(context.stranger, two.dossierId))?.subject.id,
    });
    const before = await seen();
    const pair = { keptId: one.subjectId, mergedId: two.subjectId };
    expect(await merges.preview(ctx, pair)).toMatchObject({
      merged: { counts: { dossiers: 1, behavior_incidents: 1, search_runs: 1 } },
    });
    const { mergeId } = await merges.merge(ctx, { ...pair, reason: "The same court case" });
    expect(await managed.find(ctx, one.subjectId)).toMatchObject({
      aliases: ["Magnus Thorvald Achebe"],
      dossier_count: 2,
      incident_count: 1,
    });
    expect(await managed.find(ctx, two.subjectId)).toMatchObject({ dossier_count: 0, merged_into: { id: one.subjectId } });
    expect(await found("Magnus Thorvald")).toEqual([one.subjectId]);
    expect((await dossierOperations.find(context.stranger, two.dossierId))?.subject.id).toBe(one.subjectId);
    await expect(merges.merge(ctx, { ...pair, reason: "Twice" })).rejects.toMatchObject({ code: "conflict" });
    // What comes later stays with the one that was kept.
    const later = await aDossier(context.member, "Magnus Thorvald-Achebe", one.subjectId);
    await merges.undo(ctx, mergeId);
    await context.db.delete(searchRuns).where(eq(searchRuns.dossierId, later.dossierId));
    await context.db.delete(dossiers).where(eq(dossiers.id, later.dossierId));
    expect(await seen()).toEqual(before);
    const [moved] = await context.db
      .select()
      .from(behaviorIncidents)
      .where(eq(behaviorIncidents.id, incident?.id ?? ""));
    expect(moved?.subjectId).toBe(two.subjectId);
    await expect(merges.undo(ctx, mergeId)).rejects.toMatchObject({ code: "conflict" });
    expect((await merges.listMerges(ctx, two.subjectId))[0]).toMatchObject({
      reason: "The same court case",
      merged_by: ctx.actor.displayName,
    });
  });

  test("a later merge has to be undone first; nobody is merged into themselves", async () => {
    const [a, b, c] = [await record("Aurelio Vance-Kimura"), await record("Aurel Vance-Kimura"), await record("A. Vance-Kimura")];
    const first = await merges.merge(ctx, { keptId: b, mergedId: a, reason: "Same" });
    const second = await merges.merge(ctx, { keptId: c, mergedId: b, reason: "Same" });
    await expect(merges.undo(ctx, first.mergeId)).rejects.toMatchObject({ code: "conflict" });
    await expect(managed.remove(ctx, { subjectId: c, reason: "No" })).resolves.toMatchObject({ ok: false });
    await merges.undo(ctx, second.mergeId);
    await merges.undo(ctx, first.mergeId);
    await expect(merges.merge(ctx, { keptId: a, mergedId: a.toUpperCase(), reason: "No" })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(merges.preview(ctx, { keptId: a, mergedId: newId() })).rejects.toMatchObject({ code: "not-found" });
  });

  test("a merge in the middle of a search: what it finds afterwards belongs to the one that stays", async () => {
    const kept = await record("Benedikta Solomon-Reyes");
    const { subjectId, dossierId, runId } = await aDossier(context.member, "Benedikte Solomon-Reyes");
    await context.db.update(searchRuns).set({ status: "running" }).where(eq(searchRuns.id, runId));
    const run: RunContext = {
      ...context.worker,
      run: { id: runId, dossierId, subjectId, facts: { name: "Benedikte Solomon-Reyes" } },
      signal: new AbortController().signal,
      crashPoint: () => undefined,
    };
    const write = (title: string, wait?: Promise<void>) =>
      whileRunning(run, async (tx) => {
        const values = { workspaceId: run.workspaceId, subjectId: run.run.subjectId, title, summary: "S.", description: "D." };
        await tx.insert(behaviorIncidents).values({ ...values, origin: "search" });
        await wait;
      });
    // A step writes while the merge begins, and another one after it.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const writing = write("before", held);
    const merging = merges.merge(ctx, { keptId: kept, mergedId: subjectId, reason: "One person" });
    setTimeout(release, 100);
    await Promise.all([writing, merging]);
    await write("after");
    const rows = await context.db
      .select({ title: behaviorIncidents.title })
      .from(behaviorIncidents)
      .where(eq(behaviorIncidents.subjectId, kept));
    expect(rows.map(({ title }) => title).toSorted()).toEqual(["after", "before"]);
    // A dossier for the one that went away is a dossier of the one that stayed.
    const again = await dossierOperations.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
    expect(again).toMatchObject({ ok: false, reason: "already-searching" });
  });
});

describe("somebody under 18", () => {
  test("running searches end without a charge, nothing new begins, nothing is shown, and it can be taken back", async () => {
    const balance = () => credits.balance(context.db, context.workspaceId);
    const start = await balance();
    const { subjectId, dossierId, runId } = await aDossier(context.member, "Cosima Aldridge-Nwosu");
    await context.db.update(searchRuns).set({ status: "running" }).where(eq(searchRuns.id, runId));
    await context.db
      .insert(behaviorIncidents)
      .values({ subjectId, title: "T", summary: "S.", description: "D.", origin: "staff" });
    expect(await minors.mark(ctx, { subjectId, reason: "Born 2011, as the school says" })).toEqual({ stopped: 1 });
    expect(await minors.mark(ctx, { subjectId, reason: "Again" })).toEqual({ stopped: 0 });
    const [run] = await context.db.select().from(searchRuns).where(eq(searchRuns.id, runId));
    expect(run).toMatchObject({ status: "failed", failure: expect.stringContaining("under 18") as string });
    expect(await balance()).toEqual(start);
    const running = {
      ...context.worker,
      run: { id: runId, dossierId, subjectId, facts: { name: "C" } },
    } as unknown as RunContext;
    await expect(whileRunning(running, async () => undefined)).rejects.toBeInstanceOf(RunEnded);
    await expect(dossierOperations.searchAgain(context.member, { dossierId, idempotencyKey: newId() })).rejects.toMatchObject({
      code: "refused",
      message: "Attest does not record people under 18",
    });
    await expect(aDossier(context.member, "Cosima Aldridge-Nwosu", subjectId)).rejects.toMatchObject({ code: "refused" });
    expect(await dossierOperations.find(context.member, dossierId)).toMatchObject({ is_minor: true, behavior_incidents: [] });
    expect((await subjectsOfWorkspace.findSimilar(context.member, "Cosima Aldridge-Nwosu")).map(({ id }) => id)).toEqual([]);
    expect(await found("Cosima Aldridge")).toEqual([]);
    expect(await found("Cosima Aldridge", "minor")).toEqual([subjectId]);
    const other = await record("Cosima Aldridge");
    await expect(merges.merge(ctx, { keptId: other, mergedId: subjectId, reason: "No" })).rejects.toMatchObject({
      code: "refused",
    });
    await minors.unmark(ctx, { subjectId, reason: "It was her niece" });
    expect(await dossierOperations.find(context.member, dossierId)).toMatchObject({ is_minor: false });
    expect((await managed.find(ctx, subjectId))?.decisions.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["unmark-minor", "It was her niece"],
      ["mark-minor", "Born 2011, as the school says"],
    ]);
  });
});
