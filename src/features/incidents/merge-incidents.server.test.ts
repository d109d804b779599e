import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, behaviorIncidents, dossierIncidents, incidentMerges } from "#app/db/schema/index.ts";
import { exportDossier } from "#app/features/exports/exports.server.ts";
import { dossierExportSchema } from "#app/features/exports/exported.ts";
import { collectReport } from "#app/features/reports/collect-report.server.ts";
import { asTold } from "#app/features/reports/report-document.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { review, undoReview } from "./incidents.server.ts";
import { listForDossier, pageForDossier } from "./list-incidents.server.ts";
import * as merges from "./merge-incidents.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function twoIncidents(given: { isConfirmed?: boolean } = {}) {
  const dossier = await aDossier(context.member, `Ottoline Ferreira-Adeyemi`);
  const one = await anIncident(context.member, dossier, { title: "Shouted at a shop-keeper", ...given });
  const other = await anIncident(context.member, dossier, { title: "Slurs in a shop", ...given });
  const events = () => listForDossier(context.member, dossier);
  return { dossier, one, other, events };
}
const reason = "The same morning in the same shop";
const merge = (keptId: string, mergedId: string, ctx = context.member) => merges.merge(ctx, { keptId, mergedId, reason });
const idOf = (outcome: merges.MergeOutcome) => {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.mergeId;
};

describe("two incidents that are one event", () => {
  test("are shown as one, changed in nothing, and split into what they were", async () => {
    const { one, other, events } = await twoIncidents();
    const before = await events();
    const mergeId = idOf(await merge(one.incidentId, other.incidentId));
    const [event, ...more] = await events();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      id: one.incidentId,
      title: "Shouted at a shop-keeper",
      merged: [{ id: other.incidentId, merged_into: { id: mergeId, kept_id: one.incidentId, reason, by: "Noor Lindqvist" } }],
    });
    await merges.split(context.member, mergeId);
    expect(await events()).toEqual(before);
    const entries = await context.db
      .select({ action: auditEntries.action, entityId: auditEntries.entityId })
      .from(auditEntries)
      .where(eq(auditEntries.workspaceId, context.workspaceId));
    for (const action of ["merge-incident", "split-incident"]) {
      for (const { incidentId } of [one, other]) expect(entries).toContainEqual({ action, entityId: incidentId });
    }
  });

  test("pressing twice merges once, splitting twice splits once", async () => {
    const { one, other } = await twoIncidents();
    const [first, second] = await Promise.all([merge(one.incidentId, other.incidentId), merge(one.incidentId, other.incidentId)]);
    expect(idOf(first)).toBe(idOf(second));
    await Promise.all([merges.split(context.member, idOf(first)), merges.split(context.member, idOf(first))]);
    const rows = await context.db.select().from(incidentMerges).where(eq(incidentMerges.keptId, one.incidentId));
    expect(rows).toHaveLength(1);
  });

  test("of two people who merge them in opposite ways at once, one is told", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { one, other, events } = await twoIncidents();
      const outcomes = await Promise.all([merge(one.incidentId, other.incidentId), merge(other.incidentId, one.incidentId)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.find(({ ok }) => !ok)).toEqual({
        ok: false,
        message: "One of these is part of another incident already. Split it first.",
      });
      expect(await events()).toHaveLength(1);
    }
  });

  test("three merged at once in a circle never lose an incident", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { dossier, one, other, events } = await twoIncidents();
      const third = await anIncident(context.member, dossier, { title: "A third telling" });
      await Promise.all([
        merge(one.incidentId, other.incidentId),
        merge(other.incidentId, third.incidentId),
        merge(third.incidentId, one.incidentId),
      ]);
      const shown = await events();
      expect(shown.flatMap(({ id, merged }) => [id, ...merged.map((part) => part.id)]).toSorted()).toEqual(
        [one, other, third].map(({ incidentId }) => incidentId).toSorted(),
      );
    }
  });

  test("an event of an event is one", async () => {
    const { dossier, one, other, events } = await twoIncidents();
    const third = await anIncident(context.member, dossier, { title: "A third telling" });
    idOf(await merge(other.incidentId, third.incidentId));
    const outer = idOf(await merge(one.incidentId, other.incidentId));
    expect((await events()).map(({ merged }) => merged.length)).toEqual([2]);
    await merges.split(context.member, outer);
    expect((await events()).map(({ merged }) => merged.length).toSorted()).toEqual([0, 1]);
  });
});

describe("what is not merged", () => {
  test("incidents of different people, one with itself, what was set aside, the confirmed into the unconfirmed", async () => {
    const { dossier, one, other } = await twoIncidents();
    const stranger = await aDossier(context.member, "Ignatius Mbeki-Larsson");
    const elsewhere = await anIncident(context.member, stranger);
    const unseen = await anIncident(context.member, dossier, { isConfirmed: false });
    expect(await merge(one.incidentId, elsewhere.incidentId)).toMatchObject({
      message: "These incidents are about different people",
    });
    expect(await merge(one.incidentId, one.incidentId)).toMatchObject({ ok: false });
    expect(await merge(unseen.incidentId, one.incidentId)).toMatchObject({
      message: "Only one of these is confirmed: keep that one, or confirm the other first",
    });
    await review(context.member, { incidentId: other.incidentId, verdict: "not-antisemitic", reason: "A quarrel about rent" });
    expect(await merge(one.incidentId, other.incidentId)).toMatchObject({ message: "What was set aside cannot be merged" });
    expect(await context.db.select().from(incidentMerges).where(eq(incidentMerges.keptId, one.incidentId))).toEqual([]);
  });

  test("another workspace's do not exist, and neither do its merges", async () => {
    const { one, other, events } = await twoIncidents();
    await expect(merge(one.incidentId, other.incidentId, context.stranger)).rejects.toMatchObject({ code: "not-found" });
    await expect(merge(one.incidentId, newId())).rejects.toMatchObject({ code: "not-found" });
    const mergeId = idOf(await merge(one.incidentId, other.incidentId));
    await expect(merges.split(context.stranger, mergeId)).rejects.toMatchObject({ code: "not-found" });
    expect(await events()).toHaveLength(1);
  });

  test("what one workspace merges of the shared, another reads unmerged", async () => {
    const { dossier, one, other, events } = await twoIncidents();
    for (const { incidentId } of [one, other]) {
      await context.db.update(behaviorIncidents).set({ workspaceId: null }).where(eq(behaviorIncidents.id, incidentId));
    }
    idOf(await merge(one.incidentId, other.incidentId));
    expect(await events()).toHaveLength(1);
    const theirs = await aDossier(context.stranger, "Ottoline Ferreira-Adeyemi");
    const seen = await listForDossier(context.stranger, { dossierId: theirs.dossierId, subjectId: dossier.subjectId });
    expect(seen.map(({ merged }) => merged.length)).toEqual([0, 0]);
    idOf(await merge(other.incidentId, one.incidentId, context.stranger));
  });
});

describe("what leaves the product", () => {
  const exported = async (dossierId: string) =>
    dossierExportSchema.parse(await (await exportDossier(context.member, { dossierId, format: "json" })).json());

  test("tells the pair once, with the quotations of both and a source for each", async () => {
    const { dossier, one, other } = await twoIncidents();
    idOf(await merge(one.incidentId, other.incidentId));
    const { incidents, sources } = await exported(dossier.dossierId);
    expect(incidents).toHaveLength(1);
    expect(incidents[0]).toMatchObject({ id: one.incidentId, merged: [{ id: other.incidentId, reason }] });
    expect(incidents[0]?.passages.map(({ source_id }) => source_id).toSorted()).toEqual(
      [one.sourceId, other.sourceId].toSorted(),
    );
    expect(incidents[0]?.evidence).toHaveLength(2);
    expect(sources).toHaveLength(2);
    const report = await collectReport(context.member, {
      code: "x",
      dossierId: dossier.dossierId,
      requestedBy: context.member.actor.userId,
    });
    if (report === "gone" || report === "too-large") throw new Error(report);
    expect(report.incidents).toHaveLength(1);
    expect(report.incidents.map(asTold)[0]?.passages).toHaveLength(2);
    expect(report.sources).toHaveLength(2);
  });

  test("never what nobody has confirmed, and nothing of an event that somebody withdrew", async () => {
    const { dossier, one, other } = await twoIncidents({ isConfirmed: false });
    idOf(await merge(one.incidentId, other.incidentId));
    expect((await exported(dossier.dossierId)).incidents).toEqual([]);
    const { reviewId } = await review(context.member, { incidentId: one.incidentId, verdict: "confirm", reason: "Read it" });
    const { incidents } = await exported(dossier.dossierId);
    expect(incidents).toMatchObject([{ id: one.incidentId, merged: [], evidence: [{ source_id: one.sourceId }] }]);
    await review(context.member, { incidentId: other.incidentId, verdict: "confirm", reason: "Read it too" });
    expect((await exported(dossier.dossierId)).incidents).toMatchObject([{ merged: [{ id: other.incidentId }] }]);
    await undoReview(context.member, { incidentId: one.incidentId, reviewId });
    expect((await exported(dossier.dossierId)).incidents).toEqual([]);
  });

  test("page by page, a pair is one on whichever page its kept incident stands", async () => {
    const { dossier, one, other } = await twoIncidents();
    await anIncident(context.member, dossier, { title: "Something else" });
    idOf(await merge(other.incidentId, one.incidentId));
    const seen: string[][] = [];
    let afterId: string | null = null;
    do {
      const page = await pageForDossier(context.member, { ...dossier, page: { afterId, limit: 1 } });
      seen.push(...page.events.map(({ id, merged }) => [id, ...merged.map((part) => part.id)]));
      afterId = page.lastId;
    } while (afterId !== null);
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual([other.incidentId, one.incidentId]);
  });

  test("in a dossier without the kept one, the other stands by itself", async () => {
    const { dossier, one, other, events } = await twoIncidents();
    idOf(await merge(one.incidentId, other.incidentId));
    await context.db.delete(dossierIncidents).where(eq(dossierIncidents.incidentId, one.incidentId));
    expect((await events()).map(({ id }) => id)).toEqual([other.incidentId]);
    expect((await exported(dossier.dossierId)).incidents.map(({ id }) => id)).toEqual([other.incidentId]);
  });
});
