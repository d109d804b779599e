import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries, socialReports as table, workspaces } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext, StaffContext } from "#app/server/context.ts";
import { derivePermissions } from "#app/server/permissions.ts";
import { listInbox } from "#app/services/mail/inbox.server.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { aMember, aUser, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { tellSocialReportDone } from "./social-report-done.job.server.ts";
import { socialReportInfoSchema } from "./social-report.ts";
import * as queue from "./social-report-queue.server.ts";
import * as socialReports from "./social-reports.server.ts";

let context: TestContext;
let member: MemberContext;
let dossierId: string;
let staff: StaffContext<"manage_social_reports">;
let colleague: StaffContext<"manage_social_reports">;

const info = socialReportInfoSchema.parse({
  names: [{ firstName: "Liesl", lastName: "Okafor-Brandt" }],
  emails: ["liesl@people.example"],
  phones: ["+00 555 0100"],
  jobs: [{ title: "Baker", company: "" }, {}],
});

beforeAll(async () => {
  context = await createTestContext();
  const workspaceId = await aWorkspace(context.db, { plan: "enterprise", credit: 250 });
  member = context.as(await aMember(context.db, workspaceId, { role: "owner" }), workspaceId);
  ({ dossierId } = await aDossier(member, "Liesl Okafor-Brandt"));
  staff = context.staff(await someStaff("Dariusz"), "manage_social_reports");
  colleague = context.staff(await someStaff("Hadassah"), "manage_social_reports");
});
afterAll(() => context.close());

async function someStaff(firstName: string) {
  const user = await aUser(context.db, { firstName });
  return { ...user, permissions: derivePermissions({ ...user.permissions, manage_social_reports: true }) };
}

async function request(): Promise<string> {
  const outcome = await socialReports.create(member, { dossierId, info, idempotencyKey: newId() });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.socialReportId;
}

const pdf = { bytes: Buffer.from("%PDF-1.7\nresult\n%%EOF\n"), fileName: "result.pdf" };

test("a request is sealed, costs 100 credits once, and can be taken back while it is pending", async () => {
  const before = await credits.balance(context.db, member.workspaceId);
  const idempotencyKey = newId();
  const [first, second] = await Promise.all([
    socialReports.create(member, { dossierId, info, idempotencyKey }),
    socialReports.create(member, { dossierId, info, idempotencyKey }),
  ]);
  expect(first).toEqual(second);
  if (!first.ok) throw new Error(first.reason);
  expect(await credits.balance(context.db, member.workspaceId)).toBe(before - 100);
  const [row] = await context.db.select().from(table).where(eq(table.id, first.socialReportId));
  expect(JSON.stringify(row)).not.toMatch(/Okafor|liesl|0100/);
  expect(await socialReports.revealInfo(member, first.socialReportId)).toMatchObject({
    phones: ["+00 555 0100"],
    jobs: [{ title: "Baker" }],
  });
  const opened = await context.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, first.socialReportId), eq(auditEntries.action, "open-info")));
  expect(opened).toMatchObject([{ actorId: member.actor.userId, workspaceId: member.workspaceId }]);

  await socialReports.cancel(member, first.socialReportId);
  await socialReports.cancel(member, first.socialReportId);
  expect(await credits.balance(context.db, member.workspaceId)).toBe(before);
  expect(await socialReports.listOfDossier(member, dossierId)).toEqual([]);
  await expect(queue.revealInfoToStaff(staff, first.socialReportId)).rejects.toMatchObject({ code: "not-found" });
});

test("another workspace's requests do not exist", async () => {
  const socialReportId = await request();
  await expect(socialReports.create(context.stranger, { dossierId, info, idempotencyKey: newId() })).rejects.toMatchObject({
    code: "not-found",
  });
  expect(await socialReports.listOfDossier(context.stranger, dossierId)).toEqual([]);
  await expect(socialReports.revealInfo(context.stranger, socialReportId)).rejects.toMatchObject({ code: "not-found" });
  await expect(socialReports.cancel(context.stranger, socialReportId)).rejects.toMatchObject({ code: "not-found" });
  await expect(socialReports.readResult(context.stranger, socialReportId)).rejects.toMatchObject({ code: "not-found" });
  await socialReports.cancel(member, socialReportId);
});

test("enterprise alone, and not without credits", async () => {
  const { workspaceId } = context.member;
  await context.db.update(workspaces).set({ plan: "pro" }).where(eq(workspaces.id, workspaceId));
  const own = await aDossier(context.member, "Liesl Okafor-Brandt");
  const ask = (ctx: MemberContext, dossier: string) =>
    socialReports.create(ctx, { dossierId: dossier, info, idempotencyKey: newId() });
  expect(await ask(context.member, own.dossierId)).toEqual({ ok: false, reason: "plan" });
  const first = await request();
  const second = await request();
  expect(await ask(member, dossierId)).toMatchObject({ ok: false, reason: "not-enough-credits", cost: 100 });
  await socialReports.cancel(member, first);
  await socialReports.cancel(member, second);
});

test("staff take a request, upload its result, complete it, and the requester is told", async () => {
  const socialReportId = await request();
  const pending = await queue.listByStatus(staff, { status: "pending" });
  expect(pending.social_reports.map(({ id }) => id)).toContain(socialReportId);
  const move = (ctx: typeof staff, status: "pending" | "in_progress" | "complete") =>
    queue.updateStatus(ctx, { socialReportId, status });

  await expect(move(staff, "complete")).rejects.toThrow("This status change is not allowed");
  await expect(queue.upload(staff, { socialReportId, ...pdf })).rejects.toThrow("Take this request");
  expect(await move(staff, "in_progress")).toMatchObject({ status: "in_progress", assignee: { id: staff.actor.userId } });
  await expect(move(colleague, "pending")).rejects.toThrow("A colleague works on this request");
  await expect(queue.upload(colleague, { socialReportId, ...pdf })).rejects.toThrow("A colleague works on this request");
  await expect(socialReports.cancel(member, socialReportId)).rejects.toThrow("Staff work on this request already");
  await expect(move(staff, "complete")).rejects.toThrow("Upload the result");
  expect(await queue.upload(staff, { socialReportId, bytes: pdf.bytes, fileName: "result.csv" })).toMatchObject({ ok: false });
  expect(await queue.upload(staff, { socialReportId, ...pdf })).toMatchObject({ ok: true });
  await expect(socialReports.readResult(member, socialReportId)).rejects.toThrow("There is no result yet");

  const balance = await credits.balance(context.db, member.workspaceId);
  expect(await move(staff, "complete")).toMatchObject({ status: "complete" });
  expect(await credits.balance(context.db, member.workspaceId)).toBe(balance);
  const [view] = await socialReports.listOfDossier(member, dossierId);
  expect(view).toMatchObject({
    status: "complete",
    file: { name: "result.pdf", kind: "pdf" },
    data: `/api/workspaces/${member.workspaceId}/social-reports/${socialReportId}/data`,
  });
  const result = await socialReports.readResult(member, socialReportId);
  expect(Buffer.from(result.bytes).toString()).toContain("result");
  await expect(socialReports.readResult(context.stranger, socialReportId)).rejects.toMatchObject({ code: "not-found" });

  const at = context.clock.now.toISOString();
  await tellSocialReportDone(context.worker, { socialReportId, at });
  await tellSocialReportDone(context.worker, { socialReportId, at });
  const inbox = await listInbox(context.db, context.app.cipher, 100);
  const mails = inbox.filter(({ subject }) => subject === "A social media search is complete");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain("Okafor");

  // Reopened, it costs nothing again, and its credits do not come back.
  expect(await move(colleague, "in_progress")).toMatchObject({ status: "in_progress", assignee: { id: colleague.actor.userId } });
  await move(colleague, "complete");
  expect(await credits.balance(context.db, member.workspaceId)).toBe(balance);
});

test("a queue of several pages is read to its end, each request once", async () => {
  const { workspaceId, actor } = member;
  const rows = Array.from({ length: 120 }, (_, index) => ({
    workspaceId,
    dossierId,
    parts: { names: 1, emails: 0, phones: 0, profiles: 0, addresses: 0, jobs: 0, education: 0 },
    requestedBy: actor.userId,
    idempotencyKey: newId(),
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 7))),
  }));
  await context.db.insert(table).values(rows);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof queue.listByStatus>> = await queue.listByStatus(staff, { status: "pending", cursor });
    seen.push(...page.social_reports.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(120);
});
