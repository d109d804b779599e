import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditEntries,
  behaviorIncidents,
  dossiers,
  evidenceItems,
  evidencePassages,
  externalUsers,
  moderationDecisions,
  subjects,
  users,
} from "#app/db/schema/index.ts";
import { listForDossier } from "#app/features/incidents/list-incidents.server.ts";
import * as sharing from "#app/features/incidents/sharing.server.ts";
import * as auditTrail from "#app/features/oversight/audit-trail.server.ts";
import { reportSchema } from "#app/features/reporters/report.ts";
import * as reports from "#app/features/reporters/reports.server.ts";
import * as sources from "#app/features/sources/sources.server.ts";
import * as subjectOperations from "#app/features/subjects/subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext, ReporterContext } from "#app/server/context.ts";
import { aSource, aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as cases from "./cases.server.ts";
import * as decisions from "./decisions.server.ts";
import { listPending, type ModeratorContext } from "./queue.server.ts";

let context: TestContext;
let moderator: ModeratorContext;
let colleague: ModeratorContext;
beforeAll(async () => {
  context = await createTestContext();
  const aModerator = async (firstName: string): Promise<ModeratorContext> => ({
    ...context.as(await aUser(context.db, { firstName, permissions: { moderateBehaviorIncidents: true } }), context.workspaceId),
    staff: "moderate_behavior_incidents",
  });
  moderator = await aModerator("Petra");
  colleague = await aModerator("Yusuf");
});
afterAll(() => context.close());

async function aReporter(email = `${newId()}@quay.example`): Promise<ReporterContext> {
  const id = newId();
  await context.db
    .insert(externalUsers)
    .values({ id, name: "Ines Okafor-Bell", email, accessKeyHash: newId(), permissions: ["submit_behavior_incidents"] });
  const actor = {
    kind: "reporter",
    externalUserId: id,
    name: "Ines",
    isActive: true,
    permissions: ["submit_behavior_incidents"],
  } as const;
  return { ...context.anyone, actor };
}

async function aReport(ctx?: ReporterContext, subjectName = "Dorian Velasquez-Hume"): Promise<string> {
  const reporter = ctx ?? (await aReporter());
  const report = reportSchema.parse({
    idempotencyKey: newId(),
    subjectName,
    title: `Shouted ${newId()}`,
    summary: "He shouted at people leaving a service.",
    description: `He shouted slurs (${newId()}).`,
  });
  const sent = await reports.submit(reporter, { ...report, address: "198.51.100.9" });
  if (!sent.ok) throw new Error("The report was not sent");
  return sent.incidentId;
}

const read = async (id: string) => (await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, id)))[0];
const reject = (incidentId: string) =>
  ({ incidentId, status: "rejected", rejection: "cannot-verify", reason: "No source" }) as const;
const approve = (incidentId: string, subjectName: string) =>
  ({ incidentId, status: "approved", reason: "Two witnesses", subjectName, isAnotherPerson: true }) as const;

describe("a decision", () => {
  test("changes the status as allowed and no other way, each with its reason", async () => {
    const id = await aReport();
    await decisions.decide(moderator, approve(id, "Dorian Velasquez-Hume"));
    expect(await read(id)).toMatchObject({ status: "approved", verification: "confirmed", verifiedBy: moderator.actor.userId });
    for (const status of ["pending", "approved"] as const) {
      await expect(decisions.decide(moderator, { incidentId: id, status, reason: "Again" })).rejects.toThrow(
        "This status change is not allowed",
      );
    }
    await decisions.decide(moderator, reject(id));
    await expect(decisions.decide(moderator, approve(id, "Dorian Velasquez-Hume"))).rejects.toThrow(
      "This status change is not allowed",
    );
    await decisions.decide(moderator, { incidentId: id, status: "pending", reason: "A new source" });
    expect(await read(id)).toMatchObject({ status: "pending" });
    const written = await context.db.select().from(moderationDecisions).where(eq(moderationDecisions.incidentId, id));
    expect(written.map(({ reason }) => reason).toSorted()).toEqual(["A new source", "No source", "Two witnesses"]);
    const trail = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(trail.map(({ action }) => action)).toEqual(["create", "approve", "reject", "reopen"]);
    // Who reads the trail sees who, from what to what, and why.
    const reader = await aUser(context.db, { permissions: { manageUsers: true, moderateBehaviorIncidents: true } });
    const { entries } = await auditTrail.list(context.staff(reader, "manage_users"), { whom: id });
    const told = entries.map(({ actor_name, details, reason }) => [actor_name, details["fromCode"], details["toCode"], reason]);
    const by = moderator.actor.displayName;
    expect(told.toReversed().slice(1)).toEqual([
      [by, "pending", "approved", "Two witnesses"],
      [by, "approved", "rejected", "No source"],
      [by, "rejected", "pending", "A new source"],
    ]);
  });

  test("of two at once is one", async () => {
    const id = await aReport();
    const both = await Promise.allSettled([decisions.decide(moderator, reject(id)), decisions.decide(colleague, reject(id))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await context.db.$count(moderationDecisions, eq(moderationDecisions.incidentId, id))).toBe(1);
  });

  test("waits for who has claimed it, and for nobody once the claim has run out", async () => {
    const id = await aReport();
    expect(await cases.claim(colleague, { incidentId: id })).toMatchObject({ ok: true });
    expect(await cases.claim(moderator, { incidentId: id })).toMatchObject({ ok: false, by: colleague.actor.displayName });
    await expect(decisions.decide(moderator, reject(id))).rejects.toThrow("is deciding this report");
    const later: ModeratorContext = { ...moderator, now: () => new Date(context.clock.now.getTime() + 11 * 60_000) };
    expect(await decisions.decide(later, reject(id))).toMatchObject({ ok: true });
  });

  test("is never about one's own report", async () => {
    const [row] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, moderator.actor.userId));
    const id = await aReport(await aReporter(row?.email.toUpperCase()));
    await expect(decisions.decide(moderator, reject(id))).rejects.toMatchObject({ code: "forbidden" });
    expect(await decisions.decide(colleague, reject(id))).toMatchObject({ ok: true });
  });

  test("can be undone at once, by who made it, with the subject that it made; not later", async () => {
    const name = "Severin Abernathy-Cole";
    const id = await aReport(undefined, name);
    const made = await decisions.decide(moderator, approve(id, name));
    if (!made.ok) throw new Error("The report was not approved");
    await expect(decisions.undo(colleague, made.decisionId)).rejects.toMatchObject({ code: "not-found" });
    await decisions.undo(moderator, made.decisionId);
    expect(await read(id)).toMatchObject({ status: "pending", subjectId: null, verification: "unreviewed" });
    expect(await context.db.$count(subjects, eq(subjects.name, name))).toBe(0);
    const again = await decisions.decide(moderator, reject(id));
    if (!again.ok) throw new Error("The report was not rejected");
    const later: ModeratorContext = { ...moderator, now: () => new Date(context.clock.now.getTime() + 16_000) };
    await expect(decisions.undo(later, again.decisionId)).rejects.toThrow("too late");
  });

  test("makes nobody twice: of one name, an existing person is chosen or said to be another", async () => {
    const name = "Philippa Ostrander-Voss";
    const first = await aReport(undefined, name);
    await decisions.decide(moderator, approve(first, name));
    const second = await aReport(undefined, name);
    const asked = await decisions.decide(moderator, { ...approve(second, name), isAnotherPerson: false });
    expect(asked).toMatchObject({ ok: false, reason: "same-name", similar: [{ name }] });
    const subjectId = asked.ok ? "" : (asked.similar[0]?.id ?? "");
    await decisions.decide(moderator, { incidentId: second, status: "approved", reason: "The same man", subjectId });
    expect(await context.db.$count(subjects, eq(subjects.name, name))).toBe(1);
  });
});

test("a case has all that a decision needs: similar people and incidents, with the same evidence or words", async () => {
  const name = "Bartholomew Inkpen-Sato";
  const url = `https://page.example/${newId()}`;
  const [first, second] = [await aReport(undefined, name), await aReport(undefined, name)];
  for (const incidentId of [first, second])
    await context.db.insert(evidenceItems).values({ incidentId, position: 0, title: "The page", type: "article", url });
  await decisions.decide(moderator, approve(first, name));
  const found = await cases.find(colleague, second);
  expect(found).toMatchObject({
    id: second,
    evidence: [{ title: "The page", url, state: "failed" }],
    similar_subjects: [{ name, incidents: 1, is_same_name: true }],
    similar_incidents: [{ id: first, status: "approved", reasons: ["The same evidence", "A person of this name"] }],
    reporter: { reports: { pending: 1 } },
    may_not_decide: null,
  });
  expect(await cases.find(colleague, newId())).toBeNull();
});

test("the queue is the pending ones, the oldest first, and rejecting several tells which could not be", async () => {
  const ctx = await aReporter();
  const ids = [await aReport(ctx), await aReport(ctx), await aReport(ctx)];
  const queue = async () => (await listPending(moderator, { reporterId: ctx.actor.externalUserId })).cases.map(({ id }) => id);
  expect(await queue()).toEqual(ids);
  await decisions.decide(moderator, reject(ids[0] ?? ""));
  const outcome = await decisions.rejectAll(moderator, { incidentIds: ids, rejection: "outside-scope", reason: "None of ours" });
  expect(outcome.map(({ ok }) => ok)).toEqual([false, true, true]);
  expect(await queue()).toEqual([]);
  const { reports: seen } = await reports.list(ctx, { status: "rejected" });
  expect(seen.map(({ decision }) => decision?.reason).toSorted()).toEqual(["No source", "None of ours", "None of ours"]);
});

describe("sharing", () => {
  async function aFinding(origin: "url" | "upload"): Promise<{ incidentId: string; subjectId: string; sourceId: string }> {
    const { member } = context;
    const html = `<p>He said it on the record (${newId()}).</p>`;
    const sourceId =
      origin === "upload"
        ? await aSource(member, { html, url: "https://gazette.example/claimed" })
        : await openSource(member, html);
    const subjectId = await subjectOperations.create(context.db, member, `Ansel Whitcombe-Ide ${newId()}`);
    const incidentId = newId();
    await context.db.insert(behaviorIncidents).values({
      id: incidentId,
      workspaceId: member.workspaceId,
      subjectId,
      title: "Said it on the record",
      summary: "He said it.",
      description: "He said it on the record.",
      origin: "search",
      verification: "confirmed",
      verifiedBy: member.actor.userId,
      verifiedAt: member.now(),
      verificationReason: "Read by us",
    });
    await context.db
      .insert(evidenceItems)
      .values({ incidentId, position: 0, title: "Gazette", type: "article", url: "https://gazette.example/1", sourceId });
    await context.db.insert(evidencePassages).values({
      incidentId,
      sourceId,
      text: "He said it on the record",
      startOffset: 0,
      endOffset: 24,
      sourceSha256: "x",
      textSha256: "x",
      checkedAt: member.now(),
    });
    return { incidentId, subjectId, sourceId };
  }

  async function openSource(ctx: MemberContext, html: string): Promise<string> {
    const fetched = {
      finalUrl: "https://gazette.example/1",
      status: 200,
      contentType: "text/html",
      bytes: Buffer.from(html),
      fetchedAt: ctx.now(),
      redirects: [],
    };
    const added = await sources.archivePage(ctx, { url: "https://gazette.example/1", fetched });
    if (!added.ok) throw new Error(added.message);
    return added.sourceId;
  }

  /** What another workspace's dossier of the subject shows. */
  async function seenByOthers(subjectId: string) {
    const { stranger } = context;
    const dossierId = newId();
    await context.db.insert(dossiers).values({
      id: dossierId,
      workspaceId: stranger.workspaceId,
      subjectId,
      createdBy: stranger.actor.userId,
      idempotencyKey: newId(),
    });
    return listForDossier(stranger, { dossierId, subjectId });
  }

  test("is a copy that waits for the moderators, and is in every dossier once approved", async () => {
    const { incidentId, subjectId, sourceId } = await aFinding("url");
    expect(await sharing.offer(context.member, incidentId)).toEqual({ ok: true });
    expect(await sharing.offer(context.member, incidentId)).toEqual({ ok: true });
    const waiting = (await listPending(moderator, { source: "member" })).cases.filter(
      ({ title }) => title === "Said it on the record",
    );
    const [copy] = waiting.slice(-1);
    expect(await seenByOthers(subjectId)).toEqual([]);
    expect(await sources.find(context.stranger, { sourceId })).toBeNull();
    await decisions.decide(moderator, { incidentId: copy?.id ?? "", status: "approved", reason: "The page says so" });
    const [shown] = await seenByOthers(subjectId);
    expect(shown).toMatchObject({
      id: copy?.id,
      is_private: false,
      verified_by: "a moderator",
      verification_reason: "The page says so",
    });
    expect(JSON.stringify(shown)).not.toContain("Read by us");
    expect(shown?.evidence[0]?.source?.id).toBe(sourceId);
    expect(await sources.find(context.stranger, { sourceId })).toMatchObject({ id: sourceId });
    expect(await read(incidentId)).toMatchObject({ workspaceId: context.workspaceId, verificationReason: "Read by us" });
  });

  test("of what rests on a private source is refused with the reason", async () => {
    const { incidentId, sourceId } = await aFinding("upload");
    expect(await sharing.offer(context.member, incidentId)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/nobody else can open/),
    });
    expect(await sources.find(context.stranger, { sourceId })).toBeNull();
  });

  test("is a member's own alone, and only of what is confirmed", async () => {
    const { incidentId } = await aFinding("url");
    await expect(sharing.offer(context.stranger, incidentId)).rejects.toMatchObject({ code: "not-found" });
    await context.db.update(behaviorIncidents).set({ verification: "disputed" }).where(eq(behaviorIncidents.id, incidentId));
    expect(await sharing.offer(context.member, incidentId)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/Confirm it first/),
    });
  });
});
