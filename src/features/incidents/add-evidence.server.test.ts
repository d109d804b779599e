import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addedEvidence, auditEntries, evidenceItems, evidencePassages, sources, subjects } from "#app/db/schema/index.ts";
import * as history from "#app/features/dossier-history/dossier-history.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as evidence from "./add-evidence.server.ts";
import { addedEvidenceSchema, writtenIncidentSchema } from "./incident-input.ts";
import { review, undoReview } from "./incidents.server.ts";
import { listForDossier } from "./list-incidents.server.ts";
import * as sharing from "./sharing.server.ts";
import { write } from "./write-incident.server.ts";

let context: TestContext;
let dossier: { dossierId: string; subjectId: string };
let sourceId: string;
const text = "Rosalind Achterberg-Sow told the florist that “your lot” own the market. The market's board apologised on Monday.";
const quotation = 'told the florist that "your lot" own the market';
beforeAll(async () => {
  context = await createTestContext();
  dossier = await aDossier(context.member, "Rosalind Achterberg-Sow");
  sourceId = await aSource(context.member, { title: "Market Herald", text, url: "https://herald.example/market" });
});
afterAll(() => context.close());

const quoted = () => ({ title: "Market Herald", type: "article" as const, sourceId, quotation });
type Given = Partial<z.input<typeof addedEvidenceSchema>> & { incidentId: string };
const add = (given: Given, ctx = context.member) =>
  evidence.add(ctx, addedEvidenceSchema.parse({ idempotencyKey: newId(), evidence: [quoted()], ...given }));
const shown = async (incidentId: string) => (await listForDossier(context.member, dossier)).find(({ id }) => id === incidentId);
const words = { title: "Told a florist off", summary: "She told the florist off.", description: "I was there." };
const byHand = async () =>
  (await write(context.member, { ...writtenIncidentSchema.parse({ idempotencyKey: newId(), ...words }), ...dossier })).incidentId;

describe("evidence added later", () => {
  test("to an incident by hand lets it be confirmed; its quotation stands as the copy has it", async () => {
    const incidentId = await byHand();
    await expect(review(context.member, { incidentId, verdict: "confirm", reason: "Read it" })).rejects.toMatchObject({
      code: "refused",
    });
    const { addedIds } = await add({ incidentId });
    expect(await shown(incidentId)).toMatchObject({
      title: words.title,
      verification: "unreviewed",
      passages: [{ text: "told the florist that “your lot” own the market", holds: true, added_id: addedIds[0] }],
      evidence: [
        { title: "Market Herald", source: { id: sourceId }, added: { id: addedIds[0], by: "Noor Lindqvist", quotation } },
      ],
    });
    const { reviewId } = await review(context.member, { incidentId, verdict: "confirm", reason: "Read the page" });
    // A confirmation is not left without what it rests on.
    await expect(evidence.remove(context.member, addedIds[0] ?? "")).rejects.toMatchObject({
      code: "refused",
      message: "The confirmation rests on this quotation alone: undo the confirmation first",
    });
    expect(await shown(incidentId)).toMatchObject({ passages: [{ holds: true }] });
    await undoReview(context.member, { incidentId, reviewId });
    await evidence.remove(context.member, addedIds[0] ?? "");
    expect(await shown(incidentId)).toMatchObject({ passages: [], evidence: [] });
  });

  test("to one that a search found stands beside the machine's, taken away and put back from the history", async () => {
    const { incidentId } = await anIncident(context.member, dossier);
    const before = await shown(incidentId);
    const { addedIds } = await add({ incidentId });
    const [addedId = ""] = addedIds;
    const after = await shown(incidentId);
    expect(after).toMatchObject({ verification: before?.verification, sentences: before?.sentences, summary: before?.summary });
    expect(after?.evidence.map(({ added }) => added?.by ?? null)).toEqual([null, "Noor Lindqvist"]);
    expect(after?.passages.map(({ added_id }) => added_id)).toEqual([null, addedId]);

    await Promise.all([evidence.remove(context.member, addedId), evidence.remove(context.member, addedId)]);
    expect(await shown(incidentId)).toMatchObject({ evidence: before?.evidence, passages: before?.passages });
    const { entries } = await history.list(context.member, { workspaceId: context.workspaceId, dossierId: dossier.dossierId });
    expect(entries.slice(0, 2)).toMatchObject([
      { did: "took added evidence away", what: "Market Herald", restore: { kind: "evidence", addedId } },
      { did: "added evidence to an incident", what: "Market Herald", who: "Noor Lindqvist", restore: null },
    ]);
    await Promise.all([evidence.restore(context.member, addedId), evidence.restore(context.member, addedId)]);
    expect((await shown(incidentId))?.passages).toMatchObject([{ added_id: null }, { added_id: addedId, holds: true }]);
    const trail = await context.db
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, incidentId), eq(auditEntries.entity, "incident")))
      .orderBy(auditEntries.at, auditEntries.id);
    const changes = trail.map(({ action }) => action).filter((action) => action !== "view");
    expect(changes).toEqual(["confirm", "add-evidence", "remove-evidence", "restore-evidence"]);
    expect(JSON.stringify(trail)).not.toContain("florist");
  });

  test("pressed twice is added once, and what stands already is not added again", async () => {
    const incidentId = await byHand();
    const idempotencyKey = newId();
    const [one, other] = await Promise.all([add({ incidentId, idempotencyKey }), add({ incidentId, idempotencyKey })]);
    expect(one).toEqual(other);
    await expect(add({ incidentId })).rejects.toMatchObject({
      fields: { "evidence.0.quotation": "This is among the incident’s evidence already" },
    });
    // Other words of the same page are another quotation.
    await add({ incidentId, evidence: [{ ...quoted(), quotation: "The market's board apologised on Monday" }] });
    expect((await shown(incidentId))?.passages).toHaveLength(2);
  });

  test("goes with the incident that is offered for sharing, and belongs to the copy then", async () => {
    const incidentId = await byHand();
    // As if it had been fetched from its address: what others can open.
    await context.db.update(sources).set({ origin: "url" }).where(eq(sources.id, sourceId));
    const other = { ...quoted(), quotation: "The market's board apologised on Monday" };
    const { addedIds } = await add({ incidentId, evidence: [quoted(), other] });
    await review(context.member, { incidentId, verdict: "confirm", reason: "Read the page" });
    expect(await sharing.offer(context.member, incidentId)).toMatchObject({ ok: true });
    await evidence.remove(context.member, addedIds[0] ?? "");
    const copies = await context.db
      .select({ addedId: evidencePassages.addedId })
      .from(evidencePassages)
      .where(eq(evidencePassages.sourceId, sourceId));
    expect(copies.filter(({ addedId }) => addedId === null)).toHaveLength(2);
  });
});

describe("what is not added", () => {
  test("words that the copy does not have, and nothing of what came with them", async () => {
    const incidentId = await byHand();
    const wrong = { ...quoted(), quotation: "told the butcher that your lot own the market" };
    await expect(add({ incidentId, evidence: [quoted(), wrong] })).rejects.toMatchObject({
      code: "invalid",
      fields: { "evidence.1.quotation": expect.stringContaining("do not stand in the archived copy") },
    });
    expect(await context.db.select().from(addedEvidence).where(eq(addedEvidence.incidentId, incidentId))).toEqual([]);
    expect(await context.db.select().from(evidenceItems).where(eq(evidenceItems.incidentId, incidentId))).toEqual([]);
  });

  test("words of a copy that was altered since; put back neither", async () => {
    const incidentId = await byHand();
    const other = await aSource(context.member, { title: "Altered", text: `${text} More was said.` });
    const { addedIds } = await add({ incidentId, evidence: [{ ...quoted(), sourceId: other }] });
    await evidence.remove(context.member, addedIds[0] ?? "");
    await context.db.update(sources).set({ text: "Nothing of the kind was said." }).where(eq(sources.id, other));
    await expect(add({ incidentId, evidence: [{ ...quoted(), sourceId: other }] })).rejects.toMatchObject({ code: "invalid" });
    await expect(evidence.restore(context.member, addedIds[0] ?? "")).rejects.toMatchObject({ code: "invalid" });
    expect(await shown(incidentId)).toMatchObject({ passages: [] });
  });

  test("by another workspace, from another workspace's library, or about somebody under 18", async () => {
    const incidentId = await byHand();
    const missing = { code: "not-found" };
    await expect(add({ incidentId }, context.stranger)).rejects.toMatchObject(missing);
    const theirs = await aSource(context.stranger, { title: "Theirs", text });
    await expect(add({ incidentId, evidence: [{ ...quoted(), sourceId: theirs }] })).rejects.toMatchObject(missing);
    const { addedIds } = await add({ incidentId });
    for (const change of [evidence.remove, evidence.restore]) {
      await expect(change(context.stranger, addedIds[0] ?? "")).rejects.toMatchObject(missing);
    }
    await context.db.update(subjects).set({ minorAt: context.clock.now }).where(eq(subjects.id, dossier.subjectId));
    await expect(add({ incidentId })).rejects.toMatchObject({ code: "refused" });
    await context.db.update(subjects).set({ minorAt: null }).where(eq(subjects.id, dossier.subjectId));
  });
});
