import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  behaviorIncidents,
  dossiers,
  identityFacts,
  reports,
  retentionHolds,
  searchRunPages,
  searchRuns,
  sources,
  subjects,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { readFile } from "#app/features/reports/reports.server.ts";
import { verifyReport } from "#app/features/reports/verify.server.ts";
import { toReportCode } from "#app/features/reports/report-code.ts";
import { forgetFiles } from "#app/features/retention/forget-files.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { remove, restore } from "./dossier-deletion.server.ts";
import * as dossierOperations from "./dossiers.server.ts";
import { daysUntilPurge, purgeDossiers } from "./purge-dossiers.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const moveOn = (days: number) => void (context.clock.now = new Date(context.clock.now.getTime() + days * 24 * 60 * 60_000));
const stands = async (dossierId: string) => (await context.db.$count(dossiers, eq(dossiers.id, dossierId))) === 1;

test("what was deleted can be put back for its time, and is really gone after it; the trail holds", async () => {
  const { member, db, worker } = context;
  const doomed = await aDossier(member, "Benedikta Osei");
  const kept = await aDossier(member, "Casimir Adeyemi-Holt");
  const own = await anIncident(member, doomed);
  const elsewhere = await anIncident(member, kept);
  await db
    .insert(identityFacts)
    .values({ workspaceId: member.workspaceId, subjectId: doomed.subjectId, kind: "city", value: "Wendlebury" });
  // A page that its search archived, and one that a member added.
  const bytes = Buffer.from(`an archived page ${randomUUID()}`);
  const file = await member.services.files.put(bytes);
  const [run] = await db.select({ id: searchRuns.id }).from(searchRuns).where(eq(searchRuns.dossierId, doomed.dossierId));
  const archivedId = newId();
  const [template] = await db.select().from(sources).where(eq(sources.id, own.sourceId));
  if (!template || !run) throw new Error("nothing to go by");
  const { searchVector: _, ...copied } = template;
  await db.insert(sources).values({ ...copied, id: archivedId, origin: "search", sha256: file.sha256 });
  await db
    .insert(searchRunPages)
    .values({ workspaceId: member.workspaceId, runId: run.id, sourceId: archivedId, position: 0, foundBy: "name" });
  const pdf = await member.services.files.put(Buffer.from(`a report ${randomUUID()}`));
  const reportId = newId();
  const code = toReportCode(Buffer.from(randomUUID().replaceAll("-", "").padEnd(40, "0"), "hex"));
  await db.insert(reports).values({
    id: reportId,
    workspaceId: member.workspaceId,
    dossierId: doomed.dossierId,
    requestedBy: member.actor.userId,
    idempotencyKey: newId(),
    code,
    status: "ready",
    cost: 250,
    sha256: pdf.sha256,
    contents: { incidents: [{ incidentId: own.incidentId, stateSha256: "0".repeat(64), isDisputed: false }] },
    finishedAt: member.now(),
  });

  await remove(member, doomed.dossierId);
  moveOn(daysUntilPurge - 1);
  expect(await purgeDossiers(worker)).toBe(0);
  await restore(member, doomed.dossierId);
  moveOn(daysUntilPurge);
  expect(await purgeDossiers(worker)).toBe(0);
  expect(await stands(doomed.dossierId)).toBe(true);

  await remove(member, doomed.dossierId);
  moveOn(daysUntilPurge + 1);
  const purged = await Promise.all([purgeDossiers(worker), purgeDossiers(worker)]);
  expect(purged[0] + purged[1]).toBe(1);
  expect(await stands(doomed.dossierId)).toBe(false);
  expect(await stands(kept.dossierId)).toBe(true);
  const left = await db
    .select({ id: behaviorIncidents.id })
    .from(behaviorIncidents)
    .where(inArray(behaviorIncidents.id, [own.incidentId, elsewhere.incidentId]));
  expect(left).toEqual([{ id: elsewhere.incidentId }]);
  expect(await db.$count(identityFacts, eq(identityFacts.subjectId, doomed.subjectId))).toBe(0);
  expect(await db.$count(subjects, eq(subjects.id, doomed.subjectId))).toBe(0);
  expect(await db.$count(sources, eq(sources.id, archivedId))).toBe(0);
  // What a member put into the library is the library's.
  expect(await db.$count(sources, eq(sources.id, own.sourceId))).toBe(1);
  await forgetFiles(worker, [file.key, pdf.key, template.sha256]);
  expect(await member.services.files.stat(file.key)).toBeNull();
  expect(await member.services.files.stat(pdf.key)).toBeNull();
  expect(await member.services.files.stat(template.sha256)).not.toBeNull();
  await expect(readFile(member, reportId)).rejects.toMatchObject({ code: "not-found" });
  // Who holds the file still learns that it is unaltered, and that what it says was withdrawn.
  expect(await verifyReport(context.anyone, { code, address: "192.0.2.7" })).toMatchObject({
    sha256: pdf.sha256,
    changes: [{ number: 1, change: "withdrawn" }],
  });
  expect(await audit.verify(db, member.workspaceId)).toMatchObject({ isIntact: true });
  expect(await dossierOperations.find(member, doomed.dossierId)).toBeNull();
  await expect(restore(member, doomed.dossierId)).rejects.toMatchObject({ code: "not-found" });
});

test("a subject that somebody else uses stays, with what its other dossier knows", async () => {
  const { member, stranger, db, worker } = context;
  const doomed = await aDossier(member, "Rosalind Achterberg");
  const theirs = await aDossier(stranger, "Rosalind Achterberg");
  await db.update(dossiers).set({ subjectId: doomed.subjectId }).where(eq(dossiers.id, theirs.dossierId));
  await db.insert(identityFacts).values([
    { workspaceId: member.workspaceId, subjectId: doomed.subjectId, kind: "city", value: "Wendlebury" },
    { workspaceId: stranger.workspaceId, subjectId: doomed.subjectId, kind: "city", value: "Merrow" },
  ]);
  await remove(member, doomed.dossierId);
  moveOn(daysUntilPurge + 1);
  expect(await purgeDossiers(worker)).toBe(1);
  expect(await db.$count(subjects, eq(subjects.id, doomed.subjectId))).toBe(1);
  const facts = await db
    .select({ value: identityFacts.value })
    .from(identityFacts)
    .where(eq(identityFacts.subjectId, doomed.subjectId));
  expect(facts).toEqual([{ value: "Merrow" }]);
});

test("a hold keeps it until its last day", async () => {
  const { member, db, worker } = context;
  const held = await aDossier(member, "Leopold Sanogo-Reyes");
  await remove(member, held.dossierId);
  moveOn(daysUntilPurge + 1);
  await db.insert(retentionHolds).values({
    kind: "subject",
    entityId: held.subjectId,
    reason: "A court has asked for it",
    until: new Date(context.clock.now.getTime() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10),
    heldBy: member.actor.userId,
    idempotencyKey: newId(),
  });
  expect(await purgeDossiers(worker)).toBe(0);
  expect(await stands(held.dossierId)).toBe(true);
  moveOn(6);
  expect(await purgeDossiers(worker)).toBe(1);
});
