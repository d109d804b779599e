import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  auditEntries,
  behaviorIncidents,
  moderationDecisions,
  rejectionCounts,
  reportEvidence,
  retentionHolds,
  retentionRuns,
  socialReports,
  subjectRequests,
} from "#app/db/schema/index.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { applyDaily } from "./apply-retention.job.server.ts";
import { listRuns, preview, run, runAsSeen } from "./apply-retention.server.ts";
import { findHoldable } from "./holdable.server.ts";
import { end, hold, list, listOf } from "./holds.server.ts";
import { type RetentionRule, retentionRules } from "./retention.ts";

let context: TestContext;
let staff: SubjectsContext;
const start = new Date("2026-03-02T09:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const after = (days: number) => new Date(start.getTime() + days * day);

beforeAll(async () => {
  context = await createTestContext();
  staff = context.staff(await aUser(context.db, { permissions: { manageSubjects: true } }), "manage_subjects");
});
afterAll(() => context.close());
beforeEach(async () => {
  context.clock.now = start;
  await context.db.delete(behaviorIncidents);
  await context.db.delete(retentionHolds);
  await context.db.delete(retentionRuns);
});

const exists = async (incidentId: string) =>
  (await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, incidentId))).length === 1;
const due = async (rule: RetentionRule) => (await preview(staff)).rules.find((one) => one.rule === rule);
const heldUntil = (entityId: string, kind: "subject" | "dossier" | "incident" | "social-report", until: string) =>
  hold(staff, { kind, entityId, until, reason: "A court asked for it", idempotencyKey: newId() });

/** A finding of the machine at the test's start. */
async function aFinding(name: string) {
  const dossier = await aDossier(context.member, name);
  const { incidentId } = await anIncident(context.member, dossier, { isConfirmed: false });
  await context.db
    .update(behaviorIncidents)
    .set({ createdAt: start, updatedAt: start })
    .where(eq(behaviorIncidents.id, incidentId));
  return { ...dossier, incidentId };
}

describe("findings that nobody reviewed", () => {
  test("lapse after thirty days and not before, confirmed ones never", async () => {
    const finding = await aFinding("Ragna Oyelaran-Fisk");
    const confirmed = await anIncident(context.member, finding, { title: "Confirmed" });
    context.clock.now = after(30);
    await run(staff);
    expect(await exists(finding.incidentId)).toBe(true);
    context.clock.now = after(30.1);
    expect(await due("unreviewed-findings")).toMatchObject({ due: 1, held: 0 });
    expect((await run(staff)).counts["unreviewed-findings"]).toBe(1);
    expect([await exists(finding.incidentId), await exists(confirmed.incidentId)]).toEqual([false, true]);
    const trail = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, finding.incidentId));
    expect(trail.map(({ action, workspaceId }) => [action, workspaceId])).toContainEqual(["lapse", context.workspaceId]);
  });

  test.each(["subject", "dossier", "incident"] as const)("are kept by a hold of the %s until its last day", async (kind) => {
    const finding = await aFinding(`Held ${kind} Marchetti-Okoro`);
    const entityId = { subject: finding.subjectId, dossier: finding.dossierId, incident: finding.incidentId }[kind];
    await heldUntil(entityId, kind, after(40).toISOString().slice(0, 10));
    context.clock.now = after(40);
    expect(await due("unreviewed-findings")).toMatchObject({ due: 0, held: 1 });
    expect((await run(staff)).held).toBe(1);
    expect(await exists(finding.incidentId)).toBe(true);
    context.clock.now = after(41);
    await run(staff);
    expect(await exists(finding.incidentId)).toBe(false);
  });

  test("lapse once their hold was ended", async () => {
    const finding = await aFinding("Kwame Sorensen-Bhatt");
    const { id } = await heldUntil(finding.subjectId, "subject", "2027-01-01");
    context.clock.now = after(31);
    await end(staff, { holdId: id, reason: "The court is done" });
    expect(await list(staff)).toMatchObject([{ id, is_active: false, ended: { reason: "The court is done" } }]);
    await run(staff);
    expect(await exists(finding.incidentId)).toBe(false);
  });
});

test("rejected reports become numbers after ninety days, counted from the rejection", async () => {
  const incidentId = newId();
  await context.db.insert(behaviorIncidents).values({
    id: incidentId,
    title: "A poster",
    summary: "A poster.",
    description: "A poster.",
    origin: "reporter",
    status: "rejected",
    createdAt: new Date("2026-01-20T00:00:00Z"),
  });
  await context.db.insert(moderationDecisions).values({
    incidentId,
    fromStatus: "pending",
    toStatus: "rejected",
    code: "cannot-verify",
    reason: "No source",
    decidedBy: staff.actor.userId,
    decidedAt: start,
    before: {},
  });
  context.clock.now = after(89);
  await run(staff);
  expect(await exists(incidentId)).toBe(true);
  context.clock.now = after(91);
  await run(staff);
  expect(await exists(incidentId)).toBe(false);
  expect(await context.db.select().from(rejectionCounts)).toMatchObject([
    { month: "2026-01-01", origin: "reporter", reason: "cannot-verify", count: 1 },
  ]);
});

test("what was entered for a social media search is erased ninety days after its completion, and the rest stays", async () => {
  const { dossierId } = await aDossier(context.member, "Paloma Eriksen-Diallo");
  const id = newId();
  await context.db.insert(socialReports).values({
    id,
    workspaceId: context.workspaceId,
    dossierId,
    status: "complete",
    info: { ciphertext: "sealed", keyId: "k" },
    parts: { names: 1, emails: 0, phones: 0, profiles: 0, addresses: 0, jobs: 0, education: 0 },
    data: "a".repeat(64),
    requestedBy: context.member.actor.userId,
    idempotencyKey: newId(),
    completedAt: start,
  });
  const info = async () => (await context.db.select().from(socialReports).where(eq(socialReports.id, id)))[0]?.info;
  const { id: holdId } = await heldUntil(id, "social-report", "2027-01-01");
  context.clock.now = after(91);
  await run(staff);
  expect(await info()).not.toBeNull();
  await end(staff, { holdId, reason: "Done" });
  await run(staff);
  expect(await info()).toBeNull();
});

test("files that were never sent go with their bytes, unless something else names the same bytes", async () => {
  const unsent = await context.app.services.files.put(Buffer.from(`unsent ${newId()}`));
  const sent = await context.app.services.files.put(Buffer.from(`sent ${newId()}`));
  const row = { title: "Photo", type: "image" as const, state: "archived" as const, createdAt: start };
  await context.db.insert(reportEvidence).values([
    { ...row, sha256: unsent.sha256 },
    { ...row, sha256: sent.sha256 },
    { ...row, sha256: sent.sha256, incidentId: newId() },
  ]);
  context.clock.now = after(8);
  expect((await run(staff)).counts["unsent-evidence"]).toBe(2);
  expect(await context.app.services.files.stat(unsent.key)).toBeNull();
  expect(await context.app.services.files.stat(sent.key)).not.toBeNull();
});

test("requests that nobody confirmed go after a week", async () => {
  await context.db.insert(subjectRequests).values({
    receipt: newId(),
    kind: "access",
    name: "Somebody",
    email: "somebody@example.org",
    about: "",
    statement: "What is held?",
    keyHash: newId(),
    idempotencyKey: newId(),
    createdAt: start,
  });
  context.clock.now = after(8);
  expect((await run(staff)).counts["unconfirmed-requests"]).toBe(1);
});

describe("a run", () => {
  test("takes only what the preview showed", async () => {
    const first = await aFinding("Ingrid Malatesta-Nwosu");
    context.clock.now = after(31);
    const { digest } = await preview(staff);
    const second = await aFinding("Anders Castellan-Mori");
    expect(await runAsSeen(staff, digest)).toEqual({ ok: false, reason: "changed" });
    expect([await exists(first.incidentId), await exists(second.incidentId)]).toEqual([true, true]);
    expect(await runAsSeen(staff, (await preview(staff)).digest)).toMatchObject({ ok: true });
    expect([await exists(first.incidentId), await exists(second.incidentId)]).toEqual([false, false]);
  });

  test("of the schedule comes once a day", async () => {
    const job = { ...context.worker, actor: { kind: "system" as const, job: "apply-retention" } };
    await applyDaily(job);
    await applyDaily(job);
    context.clock.now = after(1);
    await applyDaily(job);
    expect(await listRuns(staff)).toMatchObject([{ by: null }, { by: null }]);
  });
});

describe("a hold", () => {
  test("needs something that exists and a day to come, and is made once", async () => {
    await expect(heldUntil(newId(), "subject", "2027-01-01")).rejects.toThrow("Nothing of this kind has this id");
    const { subjectId } = await aDossier(context.member, "Esperanza Holmqvist-Ade");
    await expect(heldUntil(subjectId, "subject", "2026-03-01")).rejects.toThrow("This day is over");
    const input = {
      kind: "subject" as const,
      entityId: subjectId,
      until: "2026-03-02",
      reason: "Court",
      idempotencyKey: newId(),
    };
    expect(await hold(staff, input)).toEqual(await hold(staff, input));
    const { rows } = await context.db.execute<{ n: number }>(sql`select count(*)::int as n from retention_holds`);
    expect(rows[0]?.n).toBe(1);
  });
});

test("the privacy policy's numbers are the rules'", () => {
  expect(Object.values(retentionRules).map(({ days }) => days)).toEqual([30, 90, 90, 7, 7]);
});

describe("what can be held", () => {
  test("is found by the person's name in another spelling, by its id, and the look is audited", async () => {
    const finding = await aFinding("Ludmila Abernathy-Sorel");
    const ids = async (kind: "subject" | "dossier" | "incident" | "social-report", query: string) =>
      (await findHoldable(staff, { kind, query })).map(({ id }) => id);
    expect(await ids("subject", "Ludmilla Abernathi Sorel")).toEqual([finding.subjectId]);
    expect(await ids("subject", "Людмила Абернати")).toContain(finding.subjectId);
    expect(await ids("dossier", "abernathy")).toEqual([finding.dossierId]);
    expect(await ids("incident", "Abernathy-Sorel")).toEqual([finding.incidentId]);
    expect(await ids("incident", finding.incidentId)).toEqual([finding.incidentId]);
    expect(await ids("incident", "100%_")).toEqual([]);
    expect(await ids("social-report", "abernathy")).toEqual([]);
    expect(await ids("dossier", " ")).toEqual([]);
    const seen = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, finding.dossierId));
    expect(
      seen
        .filter(({ actorId, action }) => actorId === staff.actor.userId && action === "view")
        .map(({ workspaceId }) => workspaceId),
    ).toEqual([context.workspaceId]);
  });

  test("names nothing that a workspace keeps to itself, and is not found by its title; what is shared is", async () => {
    const finding = await aFinding("Odalys Brannigan-Sato");
    const own = { id: newId(), subjectId: finding.subjectId, summary: "S.", description: "D.", origin: "staff" as const };
    await context.db.insert(behaviorIncidents).values({ ...own, title: "Daubed a cemetery wall" });
    await context.db
      .update(behaviorIncidents)
      .set({ title: "Trampled a wreath" })
      .where(eq(behaviorIncidents.id, finding.incidentId));
    const found = (query: string) => findHoldable(staff, { kind: "incident", query });
    expect((await found("daubed cemetery")).map(({ name }) => name)).toEqual(["Daubed a cemetery wall"]);
    expect(await found("trampled wreath")).toEqual([]);
    const names = { [own.id]: "Daubed a cemetery wall", [finding.incidentId]: "Finding not yet reviewed" };
    expect(Object.fromEntries((await found("Brannigan-Sato")).map(({ id, name }) => [id, name]))).toEqual(names);
    expect(await found(finding.incidentId)).toMatchObject([
      { name: "Finding not yet reviewed", subject_name: "Odalys Brannigan-Sato" },
    ]);
    await heldUntil(finding.incidentId, "incident", "2026-05-01");
    expect(await listOf(staff, finding.incidentId)).toMatchObject([{ held: { name: "Finding not yet reviewed" } }]);
  });

  test("is told with its name among the holds, and of one thing alone", async () => {
    const finding = await aFinding("Ezra Halloran-Mbeki");
    await heldUntil(finding.subjectId, "subject", "2026-05-01");
    await heldUntil(finding.incidentId, "incident", "2026-05-01");
    expect((await list(staff)).map(({ held }) => held?.subject_name ?? held?.name)).toEqual([
      "Ezra Halloran-Mbeki",
      "Ezra Halloran-Mbeki",
    ]);
    expect(await listOf(staff, finding.subjectId)).toMatchObject([{ entity_id: finding.subjectId, is_active: true }]);
    context.clock.now = new Date("2026-05-02T00:00:00.000Z");
    expect(await listOf(staff, finding.subjectId)).toEqual([]);
  });
});
