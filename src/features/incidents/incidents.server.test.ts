import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries, behaviorIncidents, dossierIncidents } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { reviewVerdictNames } from "./incident.ts";
import * as incidents from "./incidents.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function anIncident() {
  const created = await dossiers.create(context.member, {
    workspaceId: context.workspaceId,
    idempotencyKey: newId(),
    name: "Verena Oduro-Blake",
    facts: {},
  });
  if (!created.ok) throw new Error("refused");
  const dossier = await dossiers.find(context.member, created.dossierId);
  const id = newId();
  await context.db.insert(behaviorIncidents).values({
    id,
    workspaceId: context.workspaceId,
    subjectId: dossier?.subject.id ?? null,
    title: "A report",
    summary: "A report.",
    description: "A report.",
    origin: "search",
    dateStart: "2024-03-01",
    dateEnd: "2024-03-31",
    datePrecision: "month",
  });
  await context.db
    .insert(dossierIncidents)
    .values({ workspaceId: context.workspaceId, dossierId: created.dossierId, incidentId: id });
  const read = async () =>
    (await dossiers.find(context.member, created.dossierId))?.behavior_incidents.find((one) => one.id === id);
  return { id, dossierId: created.dossierId, read };
}

test("an incident shows as specified: its month, its defaults, who may see it", async () => {
  const { read } = await anIncident();
  expect(await read()).toMatchObject({
    status: "approved",
    type: "antisemitic",
    date: "March, 2024",
    location: "Unknown location",
    reporter_id: null,
    verification: "unreviewed",
    is_private: true,
  });
});

test("confirming says by whom, when and why; undoing puts it back exactly", async () => {
  const { id, read } = await anIncident();
  const before = await read();
  const { reviewId } = await incidents.review(context.member, { incidentId: id, verdict: "confirm", reason: "Read the report" });
  expect(await read()).toMatchObject({
    verification: "confirmed",
    verified_by: context.member.actor.displayName,
    verified_at: context.clock.now.toISOString(),
    verification_reason: "Read the report",
    reviews: [{ verdict: "confirm", undone_at: null }],
  });
  await incidents.undoReview(context.member, { incidentId: id, reviewId });
  const after = await read();
  expect({ ...after, reviews: [], updated_at: "" }).toEqual({ ...before, reviews: [], updated_at: "" });
  expect(after?.reviews[0]?.undone_at).not.toBeNull();
});

test("only the latest decision can be undone, and only once", async () => {
  const { id } = await anIncident();
  const first = await incidents.review(context.member, { incidentId: id, verdict: "confirm", reason: "one" });
  context.clock.now = new Date(context.clock.now.getTime() + 1_000);
  const second = await incidents.review(context.member, { incidentId: id, verdict: "dispute", reason: "two" });
  await expect(incidents.undoReview(context.member, { incidentId: id, reviewId: first.reviewId })).rejects.toMatchObject({
    code: "conflict",
  });
  await incidents.undoReview(context.member, { incidentId: id, reviewId: second.reviewId });
  await expect(incidents.undoReview(context.member, { incidentId: id, reviewId: second.reviewId })).rejects.toMatchObject({
    code: "conflict",
  });
  await incidents.undoReview(context.member, { incidentId: id, reviewId: first.reviewId });
});

test("decisions of the same moment are undone from the last to the first, back to the start", async () => {
  const { id, read } = await anIncident();
  const before = await read();
  const ids = await Promise.all(
    (["confirm", "dispute", "duplicate", "not-antisemitic", "confirm"] as const).map((verdict) =>
      incidents.review(context.member, { incidentId: id, verdict, reason: verdict }),
    ),
  );
  const decided = await read();
  expect(decided?.verification_reason).toBe(decided?.reviews[0]?.verdict);
  expect(new Set(decided?.reviews.map((review) => review.at)).size).toBe(ids.length);
  for (const { id: reviewId } of decided?.reviews ?? []) await incidents.undoReview(context.member, { incidentId: id, reviewId });
  const after = await read();
  expect({ ...after, reviews: [], updated_at: "" }).toEqual({ ...before, reviews: [], updated_at: "" });
});

test.each(reviewVerdictNames)("%s is written down, with its actor, in the audit log", async (verdict) => {
  const { id, read } = await anIncident();
  await incidents.review(context.member, { incidentId: id, verdict, reason: "because" });
  const incident = await read();
  expect(incident?.status).toBe(verdict === "confirm" || verdict === "dispute" ? "approved" : "rejected");
  expect(incident?.verification).toBe(verdict === "confirm" ? "confirmed" : "disputed");
  const entries = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(entries.find((entry) => entry.action === verdict)).toMatchObject({
    actorId: context.member.actor.userId,
    entity: "incident",
  });
  expect(await audit.verify(context.db, context.workspaceId)).toMatchObject({ isIntact: true });
});

test("removing from a dossier keeps the incident and can be taken back", async () => {
  const { id, dossierId, read } = await anIncident();
  await incidents.setRemoved(context.member, { dossierId, incidentId: id, reason: "Filed twice" });
  expect((await read())?.removed).toMatchObject({ reason: "Filed twice", by: context.member.actor.displayName });
  await incidents.setRemoved(context.member, { dossierId, incidentId: id, reason: null });
  expect((await read())?.removed).toBeNull();
});

test("the database itself refuses what is outside the closed sets", async () => {
  const { id } = await anIncident();
  const set = (values: Record<string, unknown>) =>
    context.db.update(behaviorIncidents).set(values).where(eq(behaviorIncidents.id, id));
  await expect(set({ verification: "maybe" })).rejects.toThrow();
  await expect(set({ status: "open" })).rejects.toThrow();
  await expect(set({ type: "other" })).rejects.toThrow();
  await expect(set({ allegation: "guilty" })).rejects.toThrow();
  await expect(set({ verification: "confirmed" })).rejects.toThrow();
});
