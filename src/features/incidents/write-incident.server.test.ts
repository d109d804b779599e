import { eq } from "drizzle-orm";
import type { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, behaviorIncidents, evidencePassages, sources, subjects } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { writtenEvidenceSchema, writtenIncidentSchema } from "./incident-input.ts";
import { review } from "./incidents.server.ts";
import { listForDossier } from "./list-incidents.server.ts";
import * as writing from "./write-incident.server.ts";

let context: TestContext;
let dossier: { dossierId: string; subjectId: string };
let sourceId: string;
const text =
  "Linnea Oyelaran-Voss was charged on Friday. She had told the baker that “his kind” should leave the harbour, the court heard.";
const quotation = 'told the baker that "his kind" should leave the harbour';
beforeAll(async () => {
  context = await createTestContext();
  dossier = await aDossier(context.member, "Linnea Oyelaran-Voss");
  sourceId = await aSource(context.member, { title: "Harbour Gazette", text });
});
afterAll(() => context.close());

type Given = z.input<typeof writtenIncidentSchema> & { dossierId: string };
const words = { title: "Told a baker to leave", summary: "She told the baker to leave.", description: "I was in the queue." };
const write = (given: Partial<Given> = {}, ctx = context.member) =>
  writing.write(ctx, {
    ...writtenIncidentSchema.parse({ idempotencyKey: newId(), ...words, ...given }),
    dossierId: given.dossierId ?? dossier.dossierId,
  });
const shown = async (incidentId: string) => (await listForDossier(context.member, dossier)).find(({ id }) => id === incidentId);
const quoted = { title: "Harbour Gazette", type: "article" as const, quotation };
const evidence = () => [{ ...quoted, sourceId }];

describe("an incident by hand", () => {
  test("is the member's own words, unreviewed, with its quotation as the archived copy has it", async () => {
    const { incidentId } = await write({
      evidence: evidence(),
      date: { precision: "month", year: 2024, month: 3 },
      location: "  Merrow  Harbour ",
    });
    const incident = await shown(incidentId);
    expect(incident).toMatchObject({
      origin: "member",
      status: "approved",
      verification: "unreviewed",
      written_by: "Noor Lindqvist",
      date: "March, 2024",
      location: "Merrow Harbour",
      sentences: [],
      passages: [{ source_id: sourceId, text: "told the baker that “his kind” should leave the harbour", holds: true }],
      evidence: [{ title: "Harbour Gazette", source: { id: sourceId } }],
    });
    const [entry] = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, incidentId));
    expect(entry).toMatchObject({ action: "create", entity: "incident" });
    expect(JSON.stringify(entry)).not.toContain("baker");
  });

  test("without date and place falls back to what is specified", async () => {
    const { incidentId } = await write();
    expect(await shown(incidentId)).toMatchObject({ date: "Unknown date", location: "Unknown location", allegation: null });
  });

  test("without a quotation it cannot be confirmed; with one it can", async () => {
    const { incidentId } = await write();
    await expect(review(context.member, { incidentId, verdict: "confirm", reason: "I saw it" })).rejects.toMatchObject({
      code: "refused",
      message: "It quotes no source yet: without a quotation it cannot be confirmed",
    });
    expect(await shown(incidentId)).toMatchObject({ verification: "unreviewed" });
    const attested = await write({ evidence: evidence() });
    await review(context.member, { incidentId: attested.incidentId, verdict: "confirm", reason: "Read the page" });
    expect(await shown(attested.incidentId)).toMatchObject({ verification: "confirmed" });
  });

  test("two presses at once write one", async () => {
    const idempotencyKey = newId();
    const [one, other] = await Promise.all([write({ idempotencyKey }), write({ idempotencyKey })]);
    expect(one.incidentId).toBe(other.incidentId);
    expect(
      await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.idempotencyKey, idempotencyKey)),
    ).toHaveLength(1);
  });

  test("a status word is the source's: one of the quotations says it", async () => {
    const says = [{ ...quoted, sourceId, quotation: "Linnea Oyelaran-Voss was charged on Friday" }];
    const { incidentId } = await write({ allegation: "charged", evidence: says });
    expect(await shown(incidentId)).toMatchObject({
      allegation: "charged",
      outcomes: [{ status: "charged", passage_id: expect.any(String) }],
    });
    await expect(write({ allegation: "convicted", evidence: says })).rejects.toMatchObject({
      code: "invalid",
      fields: { allegation: expect.stringContaining("No quotation says “convicted”") },
    });
    await expect(write({ allegation: "charged" })).rejects.toMatchObject({ fields: { allegation: expect.any(String) } });
  });
});

describe("what is not written", () => {
  test("a quotation that is not in the copy: a word changed, and nothing at all is saved", async () => {
    const idempotencyKey = newId();
    const wrong = [{ ...quoted, sourceId, quotation: 'told the butcher that "his kind" should leave the harbour' }];
    await expect(write({ idempotencyKey, evidence: wrong })).rejects.toMatchObject({
      code: "invalid",
      fields: { "evidence.0.quotation": expect.stringContaining("do not stand in the archived copy") },
    });
    expect(await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.idempotencyKey, idempotencyKey))).toEqual(
      [],
    );
  });

  test("a quotation of a copy that was altered", async () => {
    const broken = await aSource(context.member, { title: "Altered", text: `${text} And more was said.` });
    await context.db
      .update(sources)
      .set({ text: `${text} And less was said.` })
      .where(eq(sources.id, broken));
    await expect(write({ evidence: [{ ...quoted, sourceId: broken }] })).rejects.toMatchObject({
      fields: { "evidence.0.quotation": expect.stringContaining("altered") },
    });
    expect(await context.db.select().from(evidencePassages).where(eq(evidencePassages.sourceId, broken))).toEqual([]);
  });

  test("a date that lies ahead, a person under 18", async () => {
    await expect(write({ date: { precision: "year", year: 2031 } })).rejects.toMatchObject({
      fields: { date: "The date lies in the future" },
    });
    const child = await aDossier(context.member, "Tobiah Renwick-Osei");
    await context.db.update(subjects).set({ minorAt: context.clock.now }).where(eq(subjects.id, child.subjectId));
    await expect(write({ dossierId: child.dossierId })).rejects.toMatchObject({ code: "refused" });
  });

  test("into another workspace's dossier, about another subject, or on another workspace's source", async () => {
    const missing = { code: "not-found" };
    await expect(write({}, context.stranger)).rejects.toMatchObject(missing);
    await expect(write({ subjectId: newId() })).rejects.toMatchObject(missing);
    const theirs = await aSource(context.stranger, { title: "Theirs", text });
    await expect(write({ evidence: [{ ...quoted, sourceId: theirs }] })).rejects.toMatchObject(missing);
    const piece = writtenEvidenceSchema.parse({ ...quoted, sourceId: theirs });
    const signal = AbortSignal.timeout(5_000);
    await expect(writing.prepareEvidence(context.member, { ...piece, signal })).rejects.toMatchObject(missing);
  });
});

describe("a piece of evidence", () => {
  const prepare = (given: object) =>
    writing.prepareEvidence(context.member, { ...writtenEvidenceSchema.parse(given), signal: AbortSignal.timeout(5_000) });

  test("is told whether its words stand in the copy", async () => {
    expect(await prepare({ ...quoted, sourceId })).toMatchObject({ ok: true, evidence: { sourceId, quotation } });
    expect(await prepare({ ...quoted, sourceId, quotation: "told nobody anything at all" })).toMatchObject({
      ok: false,
      field: "quotation",
    });
  });

  test("at an address that may not be fetched is refused in words", async () => {
    // The schema wants a host with a dot; that this one is not public is for page fetching to say.
    const local = { title: "Minutes", type: "article", url: "http://127.0.0.1/minutes" };
    expect(await prepare(local)).toMatchObject({ ok: false, field: "url" });
  });
});
