import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  auditEntries,
  behaviorIncidents,
  evidencePassages,
  incidentSentences,
  incidentTombstones,
  subjectRequests,
  subjects,
} from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { pageOfIncidents, readDossier } from "#app/features/exports/read-dossier.server.ts";
import { wasDeletedOnRequest } from "#app/features/incidents/tombstones.server.ts";
import { verify } from "#app/features/oversight/audit.server.ts";
import { collectReport } from "#app/features/reports/collect-report.server.ts";
import { layOutReport } from "#app/features/reports/report-document.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { mintMailToken } from "#app/server/mail-token.server.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { listInbox } from "#app/services/mail/inbox.server.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as corrections from "./corrections.server.ts";
import * as deletions from "./deletions.server.ts";
import * as disputes from "./disputes.server.ts";
import { exportHeld } from "./held-incidents.server.ts";
import { confirm, make } from "./make-request.server.ts";
import * as queue from "./request-queue.server.ts";
import { sendRequestMail } from "./send-request-mail.job.server.ts";
import type { SubjectRequestInput } from "./subject-request.ts";

let context: TestContext;
let staff: SubjectsContext;
let colleague: SubjectsContext;

beforeAll(async () => {
  context = await createTestContext();
  const as = async (firstName: string) =>
    context.staff(await aUser(context.db, { firstName, permissions: { manageSubjects: true } }), "manage_subjects");
  staff = await as("Petra");
  colleague = await as("Tarek");
});
afterAll(() => context.close());

async function mailsTo(email: string) {
  return (await listInbox(context.db, context.app.cipher, 100)).filter(({ to }) => to === email);
}

let addresses = 0;
const asked = (given: Partial<SubjectRequestInput> = {}) => ({
  kind: "answer" as const,
  name: "Runa Okafor-Weiss",
  email: `runa.${newId()}@example.org`,
  about: "A report in the Gazette",
  statement: "I was not there that day.",
  idempotencyKey: newId(),
  address: `192.0.2.${(addresses += 1)}`,
  ...given,
});

async function aRequest(given: Partial<SubjectRequestInput> = {}): Promise<string> {
  const input = asked(given);
  const made = await make(context.anyone, input);
  if (!made.ok) throw new Error("The request was refused");
  const [row] = await context.db
    .select({ id: subjectRequests.id })
    .from(subjectRequests)
    .where(eq(subjectRequests.receipt, made.receipt));
  const requestId = row?.id ?? "";
  await confirm(context.anyone, { key: mintMailToken(context.anyone.auth, requestId), address: input.address });
  return requestId;
}

async function anIdentifiedRequest(subjectId: string, given: Partial<SubjectRequestInput> = {}): Promise<string> {
  const requestId = await aRequest(given);
  await queue.take(staff, requestId);
  await queue.identify(staff, { requestId, subjectId, check: "document", note: "Passport shown in a call" });
  return requestId;
}

/** A confirmed incident that two workspaces see, since it is shared. */
async function aSharedIncident(name: string) {
  const ours = await aDossier(context.member, name);
  const { incidentId } = await anIncident(context.member, ours);
  const theirs = await aDossier(context.stranger, `${name} too`);
  await context.db.update(behaviorIncidents).set({ workspaceId: null }).where(eq(behaviorIncidents.id, incidentId));
  await context.db.execute(sql`update dossiers set subject_id = ${ours.subjectId} where id = ${theirs.dossierId}`);
  return { incidentId, subjectId: ours.subjectId, ours: ours.dossierId, theirs: theirs.dossierId };
}

async function incidentIn(ctx: MemberContext, dossierId: string, incidentId: string) {
  const dossier = await dossiers.find(ctx, dossierId);
  return dossier?.behavior_incidents.find(({ id }) => id === incidentId);
}

describe("making a request", () => {
  test("is answered with a receipt, read by nobody before its link was opened, and due thirty days later", async () => {
    const input = asked();
    const made = await make(context.anyone, input);
    expect(made).toMatchObject({ ok: true, receipt: expect.stringMatching(/^S-[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string });
    expect(await make(context.anyone, input)).toEqual(made);
    const [row] = await context.db.select().from(subjectRequests).where(eq(subjectRequests.email, input.email));
    expect((await queue.list(staff, {})).requests.some(({ id }) => id === row?.id)).toBe(false);
    expect(await queue.find(staff, row?.id ?? "")).toBeNull();

    await sendRequestMail(
      { ...context.worker, actor: { kind: "system", job: "test" } },
      { requestId: row?.id ?? "", what: "confirm" },
    );
    const [mail] = await mailsTo(input.email);
    const key = /subject-requests\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await confirm(context.anyone, { key: `${key}x`, address: input.address })).toEqual({ ok: false });
    const confirmed = await confirm(context.anyone, { key, address: input.address });
    expect(confirmed).toMatchObject({ ok: true, due_at: "2026-04-01T09:00:00.000Z" });
    expect(await confirm(context.anyone, { key, address: input.address })).toEqual(confirmed);
    expect(confirmed).toMatchObject({ is_decided: false });
    expect((await queue.list(staff, {})).requests.some(({ id }) => id === row?.id)).toBe(true);
  });

  test("answers the same about somebody recorded and somebody who is not", async () => {
    const { subjectId } = await aDossier(context.member, "Ylva Nkemelu-Brandt");
    const [subject] = await context.db.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, subjectId));
    const recorded = await make(context.anyone, asked({ name: subject?.name ?? "" }));
    const unknown = await make(context.anyone, asked({ name: "Nobody Of That Name" }));
    expect(Object.keys(recorded)).toEqual(Object.keys(unknown));
  });

  test("is limited by mail address and by network address", async () => {
    const email = `often.${newId()}@example.org`;
    for (let time = 0; time < 3; time += 1) await make(context.anyone, asked({ email }));
    expect(await make(context.anyone, asked({ email: email.toUpperCase() }))).toMatchObject({ reason: "too-many-tries" });
    const address = "198.51.100.7";
    for (let time = 0; time < 10; time += 1) await make(context.anyone, { ...asked(), address });
    expect(await make(context.anyone, { ...asked(), address })).toMatchObject({ reason: "too-many-tries" });
  });

  test("a link that is too old confirms nothing", async () => {
    const input = asked();
    await make(context.anyone, input);
    const [row] = await context.db.select().from(subjectRequests).where(eq(subjectRequests.email, input.email));
    const before = context.clock.now;
    context.clock.now = new Date(before.getTime() + 49 * 60 * 60 * 1000);
    const key = mintMailToken(context.anyone.auth, row?.id ?? "");
    expect(await confirm(context.anyone, { key, address: input.address })).toEqual({ ok: false });
    context.clock.now = before;
  });
});

describe("working on a request", () => {
  test("one of the staff takes it, and nothing is changed before who asks was checked", async () => {
    const { incidentId, subjectId } = await aSharedIncident("Aurelia Strand-Mbeki");
    const requestId = await aRequest();
    const dispute = { requestId, incidentIds: [incidentId], statement: "No." };
    await expect(disputes.open(staff, dispute)).rejects.toThrow("Take this request first");
    await queue.take(staff, requestId);
    await queue.take(staff, requestId);
    await expect(queue.take(colleague, requestId)).rejects.toThrow("A colleague works on this request");
    await expect(disputes.open(staff, dispute)).rejects.toThrow("Check first who asks");
    await expect(queue.decide(staff, { requestId, decision: "granted", ground: "as-asked", reason: "Yes" })).rejects.toThrow(
      "Check first who asks",
    );
    await expect(
      queue.identify(staff, { requestId, subjectId: newId(), check: "counsel", note: "Mandate seen" }),
    ).rejects.toThrow("This subject does not exist");
    await queue.identify(staff, { requestId, subjectId, check: "counsel", note: "Mandate seen" });
    expect(await queue.find(colleague, requestId)).toMatchObject({
      subject: { id: subjectId },
      identity: { check: "counsel", note: "Mandate seen" },
      incidents: [{ id: incidentId, workspace_name: null }],
      may_not_work: "A colleague works on this request",
    });
    await queue.release(staff, requestId);
    await queue.take(colleague, requestId);
  });

  test("nobody works on a request of their own", async () => {
    const [own] = await context.db
      .execute<{ email: string }>(sql`select email from users where id = ${staff.actor.userId}`)
      .then(({ rows }) => rows);
    const requestId = await aRequest({ email: own?.email ?? "" });
    await expect(queue.take(staff, requestId)).rejects.toThrow("your own");
  });

  test("a decision is told by mail, and reopening takes it back", async () => {
    const { subjectId } = await aSharedIncident("Ilja Ferreira-Holm");
    const email = `ilja.${newId()}@example.org`;
    const requestId = await anIdentifiedRequest(subjectId, { email });
    const { decisionId } = await queue.decide(staff, {
      requestId,
      decision: "partly-granted",
      ground: "source-bears-it",
      reason: "The statement is shown",
    });
    const worker = { ...context.worker, actor: { kind: "system" as const, job: "test" } };
    await sendRequestMail(worker, { requestId, what: "decided", decisionId });
    await sendRequestMail(worker, { requestId, what: "decided", decisionId });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("The statement is shown");
    expect(mails[0]?.subject).not.toContain("Runa");
    await expect(queue.release(staff, requestId)).rejects.toThrow("decided already");
    await queue.reopen(colleague, { requestId, reason: "New letter" });
    expect(await queue.find(colleague, requestId)).toMatchObject({
      status: "open",
      may_not_work: null,
      decisions: [{ id: decisionId, reopened: { reason: "New letter" } }],
    });
  });
});

describe("a dispute", () => {
  test("shows at once in every workspace, is exported with the statement, and ends when the request is refused", async () => {
    const shared = await aSharedIncident("Teodor Adeyemi-Lund");
    const requestId = await anIdentifiedRequest(shared.subjectId);
    const statement = "I was abroad; here is what happened.";
    await disputes.open(staff, { requestId, incidentIds: [shared.incidentId], statement });
    await disputes.open(staff, { requestId, incidentIds: [shared.incidentId], statement });
    for (const [ctx, dossierId] of [
      [context.member, shared.ours],
      [context.stranger, shared.theirs],
    ] as const) {
      expect(await incidentIn(ctx, dossierId, shared.incidentId)).toMatchObject({
        verification: "disputed",
        is_confirmed: true,
        statements: [{ text: statement }],
      });
      const { incidents } = await pageOfIncidents(ctx, await readDossier(ctx, dossierId), { afterId: null, limit: 10 });
      expect(incidents).toMatchObject([{ verification: "disputed", statements: [{ text: statement }] }]);
    }
    // A report made from then on has it, before what is claimed, and says in its summary that it is disputed.
    const material = await collectReport(context.worker, {
      code: "CODE",
      dossierId: shared.ours,
      requestedBy: context.member.actor.userId,
    });
    if (typeof material === "string") throw new Error(material);
    const report = layOutReport(material);
    expect(report.summary).toMatchObject([{ isDisputed: true }]);
    expect(report.incidents[0]?.disputes).toMatchObject([{ isSubject: true, text: { text: statement } }]);
    await queue.decide(staff, { requestId, decision: "refused", ground: "not-an-answer", reason: "It names a third person" });
    // Whoever opens the link again is not told to wait for a decision.
    const key = mintMailToken(context.anyone.auth, requestId);
    expect(await confirm(context.anyone, { key, address: "203.0.113.9" })).toMatchObject({ ok: true, is_decided: true });
    expect(await incidentIn(context.member, shared.ours, shared.incidentId)).toMatchObject({
      verification: "confirmed",
      statements: [],
    });
  });

  test("can be closed and opened again by whoever works on the request alone", async () => {
    const shared = await aSharedIncident("Maren Castellanos-Vik");
    const requestId = await anIdentifiedRequest(shared.subjectId);
    await disputes.open(staff, { requestId, incidentIds: [shared.incidentId], statement: "No." });
    const disputeId = (await queue.find(staff, requestId))?.incidents[0]?.disputes[0]?.id ?? "";
    await expect(disputes.close(colleague, { disputeId, reason: "Settled" })).rejects.toThrow("A colleague");
    await disputes.close(staff, { disputeId, reason: "Settled" });
    expect((await incidentIn(context.member, shared.ours, shared.incidentId))?.statements).toEqual([]);
    await disputes.reopen(staff, disputeId);
    expect((await incidentIn(context.member, shared.ours, shared.incidentId))?.statements).toMatchObject([{ text: "No." }]);
  });

  test("is not for an incident about somebody else", async () => {
    const one = await aSharedIncident("Signe Baptiste-Roth");
    const other = await aSharedIncident("Omar Lindholm-Reyes");
    const requestId = await anIdentifiedRequest(one.subjectId);
    await expect(
      disputes.open(staff, { requestId, incidentIds: [one.incidentId, other.incidentId], statement: "No." }),
    ).rejects.toThrow("This incident does not exist");
    expect((await incidentIn(context.member, one.ours, one.incidentId))?.statements).toEqual([]);
  });
});

describe("a correction", () => {
  test("replaces the words and keeps what stood there, so that it can be taken back whole", async () => {
    const shared = await aSharedIncident("Frida Ocampo-Salo");
    const requestId = await anIdentifiedRequest(shared.subjectId, { kind: "correction" });
    const before = await incidentIn(context.member, shared.ours, shared.incidentId);
    const input = {
      requestId,
      incidentId: shared.incidentId,
      reason: "The date was that of the hearing",
      fields: {
        title: before?.title ?? "",
        summary: before?.summary ?? "",
        description: "What the court found instead.",
        location: "Merrow Harbour",
        date: "2024-02",
        keepsAllegation: false,
      },
    };
    expect(await corrections.correct(staff, input)).toEqual({ changed: ["description", "date", "allegation"] });
    expect(await corrections.correct(staff, input)).toEqual({ changed: [] });
    expect(await incidentIn(context.stranger, shared.theirs, shared.incidentId)).toMatchObject({
      description: "What the court found instead.",
      date: "February, 2024",
      allegation: null,
      outcomes: [],
      sentences: [],
      corrections: [{ changed: ["description", "date", "allegation"], reason: "The date was that of the hearing" }],
    });
    const correctionId = (await queue.find(staff, requestId))?.incidents[0]?.corrections[0]?.id ?? "";
    await corrections.undo(staff, { correctionId });
    const after = await incidentIn(context.member, shared.ours, shared.incidentId);
    expect(after).toEqual({ ...before, updated_at: after?.updated_at });
    await expect(corrections.undo(staff, { correctionId })).rejects.toThrow("Only the latest correction");
  });
});

describe("a deletion", () => {
  test("leaves a tombstone without content, keeps the trail whole, and is not written again by a search", async () => {
    const shared = await aSharedIncident("Henrike Boateng-Arda");
    const [passage] = await context.db.select().from(evidencePassages).where(eq(evidencePassages.incidentId, shared.incidentId));
    const requestId = await anIdentifiedRequest(shared.subjectId, { kind: "deletion" });
    expect(await deletions.deleteIncidents(staff, { requestId, incidentIds: [shared.incidentId] })).toEqual({ deleted: 1 });
    expect(await deletions.deleteIncidents(staff, { requestId, incidentIds: [shared.incidentId] })).toEqual({ deleted: 0 });

    for (const [ctx, dossierId] of [
      [context.member, shared.ours],
      [context.stranger, shared.theirs],
    ] as const) {
      const dossier = await dossiers.find(ctx, dossierId);
      expect(dossier?.behavior_incidents).toEqual([]);
      expect(dossier?.deleted_incidents).toEqual([{ id: shared.incidentId, deleted_at: "2026-03-02T09:00:00.000Z" }]);
    }
    const left = await context.db.select().from(incidentSentences).where(eq(incidentSentences.incidentId, shared.incidentId));
    expect(left).toEqual([]);
    const [tombstone] = await context.db
      .select()
      .from(incidentTombstones)
      .where(eq(incidentTombstones.incidentId, shared.incidentId));
    expect(JSON.stringify(tombstone)).not.toContain("slurs");
    const spans = [{ sourceId: passage?.sourceId ?? "", start: 3, end: 9 }];
    expect(await wasDeletedOnRequest(context.db, { subjectId: shared.subjectId, spans })).toBe(true);
    expect(await wasDeletedOnRequest(context.db, { subjectId: newId(), spans })).toBe(false);

    expect(await verify(context.db, "product")).toMatchObject({ isIntact: true });
    const trail = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, shared.incidentId));
    expect(trail.map(({ action }) => action)).toContain("delete");
    expect(JSON.stringify(trail)).not.toContain("Henrike");
  });
});

describe("what is held", () => {
  test("is a file without workspaces, members and reporters, for a requester who was checked", async () => {
    const shared = await aSharedIncident("Nils Achebe-Korhonen");
    const requestId = await aRequest({ kind: "access" });
    await queue.take(staff, requestId);
    await expect(exportHeld(staff, requestId)).rejects.toThrow("Check first who asks");
    await queue.identify(staff, { requestId, subjectId: shared.subjectId, check: "known", note: "Asked in May" });
    const file = await exportHeld(staff, requestId);
    expect(file).toMatchObject({
      person: { name: "Nils Achebe-Korhonen" },
      incidents: [{ title: "Shouted slurs at a shop-keeper" }],
    });
    expect(JSON.stringify(file)).not.toContain(context.workspaceId);
    expect(JSON.stringify(file)).not.toContain("Harbour Watch");
  });
});
