import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  auditEntries,
  behaviorIncidents,
  evidenceItems,
  externalUsers as externalUserTable,
  moderationCases,
  reportEvidence,
  reporterSessions,
} from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { ReporterContext, StaffContext } from "#app/server/context.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
import { openSite, page, type TestSite } from "#app/services/page-fetching/contract.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { accessKeyHash } from "./access-key.server.ts";
import * as evidence from "./evidence.server.ts";
import * as externalUsers from "./external-users.server.ts";
import { reportSchema } from "./report.ts";
import * as reports from "./reports.server.ts";

let context: TestContext;
let site: TestSite;
let staff: StaffContext<"manage_external_users">;
const address = "198.51.100.7";

beforeAll(async () => {
  site = await openSite({ "/letter": page("<html><body><p>The letter was read aloud in the hall.</p></body></html>") });
  const pageFetching = createHttpPageFetching({
    websiteUrl: "https://attest.example",
    siteDelay: 0,
    allowAddress: (ip) => ip === "127.0.0.1",
  });
  context = await createTestContext({ pageFetching });
  staff = { ...context.as(await aUser(context.db), context.workspaceId), staff: "manage_external_users" };
});
afterAll(async () => {
  await context.close();
  await site.close();
});

async function aReporter(permissions: ["submit_behavior_incidents"] | [] = ["submit_behavior_incidents"]) {
  const id = newId();
  const user = await externalUsers.create(staff, {
    id,
    name: "Ines Okafor-Bell",
    email: `${id}@harbour.example`,
    permissions: [...permissions],
  });
  const ctx: ReporterContext = {
    ...context.anyone,
    actor: { kind: "reporter", externalUserId: id, name: user.name, isActive: true, permissions: user.permissions },
  };
  return { user, ctx };
}

function aReport(given: Record<string, unknown> = {}) {
  return {
    ...reportSchema.parse({
      idempotencyKey: newId(),
      subjectName: "Dorian Velasquez-Hume",
      title: `Shouted at worshippers ${newId()}`,
      summary: "He shouted at people leaving a service.",
      description: `On the steps he shouted slurs at the people who were leaving (${newId()}).`,
      date: { precision: "month", year: 2026, month: 1 },
      ...given,
    }),
    address,
  };
}

describe("the link", () => {
  test("its key is in the answer alone, is long, and is stored as a hash", async () => {
    const { user } = await aReporter();
    expect(user.access_key).toMatch(/^[\w-]{43}$/);
    expect(user.access_url).toBe(`${context.anyone.websiteUrl}/external/${user.access_key}`);
    const [row] = await context.db.select().from(externalUserTable).where(eq(externalUserTable.id, user.id));
    expect(row?.accessKeyHash).toBe(accessKeyHash(user.access_key));
    expect(JSON.stringify(row)).not.toContain(user.access_key);
    for (const answer of [
      await externalUsers.find(staff, user.id),
      await externalUsers.list(staff, {}),
      await externalUsers.update(staff, { externalUserId: user.id, name: "Ines Okafor", email: user.email, permissions: [] }),
      await externalUsers.toggleActive(staff, { externalUserId: user.id }),
    ]) {
      expect(JSON.stringify(answer)).not.toMatch(/access_key|access_url|accessKeyHash/);
      expect(JSON.stringify(answer)).not.toContain(user.access_key);
    }
  });

  test("is exchanged for a session, and regenerating ends both at once", async () => {
    const { user } = await aReporter();
    const found = await externalUsers.exchangeKey(context.anyone, { accessKey: user.access_key, address });
    expect(found?.user.id).toBe(user.id);
    expect(found?.cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const sessions = () => context.db.$count(reporterSessions, eq(reporterSessions.externalUserId, user.id));
    expect(await sessions()).toBe(1);
    const again = await externalUsers.regenerateKey(staff, user.id);
    expect(again.access_key).not.toBe(user.access_key);
    expect(await sessions()).toBe(0);
    expect(await externalUsers.exchangeKey(context.anyone, { accessKey: user.access_key, address })).toBeNull();
    expect(await externalUsers.exchangeKey(context.anyone, { accessKey: again.access_key, address })).not.toBeNull();
  });

  test("guessing is limited by address, right keys are not counted", async () => {
    const { user } = await aReporter();
    const from = "203.0.113.50";
    for (let index = 0; index < 5; index += 1)
      await externalUsers.exchangeKey(context.anyone, { accessKey: user.access_key, address: from });
    const guesses = Array.from({ length: 30 }, (_, index) =>
      externalUsers.exchangeKey(context.anyone, { accessKey: `guess-${index}`, address: from }),
    );
    expect(await Promise.all(guesses)).toEqual(guesses.map(() => null));
    await expect(externalUsers.exchangeKey(context.anyone, { accessKey: user.access_key, address: from })).rejects.toMatchObject({
      code: "too-many-requests",
    });
    expect(await externalUsers.exchangeKey(context.anyone, { accessKey: user.access_key, address })).not.toBeNull();
  });

  test("deleting it keeps the reports, without the name", async () => {
    const { user, ctx } = await aReporter();
    const sent = await reports.submit(ctx, aReport());
    if (!sent.ok) throw new Error("The report was not sent");
    await externalUsers.remove(staff, user.id);
    const [row] = await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, sent.incidentId));
    expect(row).toMatchObject({ reporterId: null, origin: "reporter", status: "pending" });
    expect(await externalUsers.exchangeKey(context.anyone, { accessKey: user.access_key, address })).toBeNull();
  });

  test("pressing twice makes one external user", async () => {
    const id = newId();
    const given = { id, name: "Rui Achterberg", email: "rui@harbour.example", permissions: [] };
    await externalUsers.create(staff, given);
    await expect(externalUsers.create(staff, given)).rejects.toMatchObject({ code: "conflict" });
    expect(await context.db.$count(externalUserTable, eq(externalUserTable.id, id))).toBe(1);
  });
});

describe("a report", () => {
  test("is pending, in no dossier, audited, and sent once however often it is pressed", async () => {
    const { ctx } = await aReporter();
    const report = aReport();
    const [first, second] = await Promise.all([reports.submit(ctx, report), reports.submit(ctx, report)]);
    expect(first).toEqual(second);
    if (!first.ok) throw new Error("The report was not sent");
    expect(first.receipt).toMatch(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const [row] = await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, first.incidentId));
    expect(row).toMatchObject({
      status: "pending",
      workspaceId: null,
      subjectId: null,
      reporterId: ctx.actor.externalUserId,
      location: "Unknown location",
      dateStart: "2026-01-01",
      dateEnd: "2026-01-31",
    });
    const trail = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, first.incidentId));
    expect(trail).toMatchObject([
      { action: "create", actorKind: "reporter", actorId: ctx.actor.externalUserId, chain: "product" },
    ]);
    const { reports: mine } = await reports.list(ctx, { status: "pending" });
    expect(mine).toMatchObject([{ id: first.incidentId, receipt: first.receipt, date: "January, 2026", decision: null }]);
  });

  test("of another reporter is never shown, counted or answered", async () => {
    const { ctx } = await aReporter();
    const { ctx: other } = await aReporter();
    const sent = await reports.submit(ctx, aReport());
    if (!sent.ok) throw new Error("The report was not sent");
    expect(await reports.list(other, { status: "pending" })).toEqual({ reports: [], nextCursor: null });
    expect(await reports.countByStatus(other)).toEqual({ pending: 0, approved: 0, rejected: 0 });
    await expect(
      reports.answer(other, { incidentId: sent.incidentId, text: "It was me", idempotencyKey: newId(), address }),
    ).rejects.toMatchObject({ code: "not-found" });
  });

  test("is refused through an inactive link and one that may not submit, with the reason", async () => {
    const { ctx } = await aReporter();
    const inactive: ReporterContext = { ...ctx, actor: { ...ctx.actor, isActive: false } };
    await expect(reports.submit(inactive, aReport())).rejects.toThrow("Your access has been deactivated");
    const { ctx: reader } = await aReporter([]);
    await expect(reports.submit(reader, aReport())).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      evidence.addAddress(reader, { title: "Page", type: "article", url: "https://page.example/", address }),
    ).rejects.toMatchObject({ code: "forbidden" });
    expect(await reports.countByStatus(reader)).toEqual({ pending: 0, approved: 0, rejected: 0 });
  });

  test("in the same words is not taken twice, and the same evidence from another is flagged", async () => {
    const { ctx } = await aReporter();
    const report = aReport();
    const first = await reports.submit(ctx, report);
    expect(await reports.submit(ctx, { ...report, idempotencyKey: newId() })).toEqual({
      ok: false,
      reason: "already-sent",
      receipt: first.receipt,
    });
    const { ctx: other } = await aReporter();
    const copied = await reports.submit(other, { ...report, idempotencyKey: newId() });
    if (!copied.ok) throw new Error("Another reporter's report was not taken");
    const [row] = await context.db.select().from(moderationCases).where(eq(moderationCases.incidentId, copied.incidentId));
    expect(row?.flags).toContain("duplicate");
  });

  test("one of many about one person within a day is flagged, with the others", async () => {
    const subjectName = "Leopold Brightwater-Nuri";
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { ctx } = await aReporter();
      const sent = await reports.submit(ctx, aReport({ subjectName }));
      if (sent.ok) ids.push(sent.incidentId);
    }
    const rows = await context.db
      .select({ flags: moderationCases.flags })
      .from(moderationCases)
      .where(eq(moderationCases.subjectName, subjectName));
    expect(rows).toEqual(ids.map(() => ({ flags: ["burst"] })));
  });

  test.each([
    [{ subjectName: "" }, "subjectName", "Name is required"],
    [{ date: { precision: "day", year: 2031, month: 1, day: 2 } }, "date", "The date lies in the future"],
  ])("with %j is refused beside its field", async (given, field, message) => {
    const { ctx } = await aReporter();
    await expect(reports.submit(ctx, aReport(given))).rejects.toMatchObject({ fields: { [field]: message } });
    expect(await reports.countByStatus(ctx)).toEqual({ pending: 0, approved: 0, rejected: 0 });
  });
});

describe("evidence", () => {
  const job = { signal: new AbortController().signal, isLastTry: true };

  test("a page is archived by the job once; why one is not is told in words", async () => {
    const { ctx } = await aReporter();
    const kept = await evidence.addAddress(ctx, { title: "The letter", type: "article", url: `${site.origin}/letter`, address });
    const gone = await evidence.addAddress(ctx, { title: "Gone", type: "other", url: `${site.origin}/gone`, address });
    expect(kept).toMatchObject({ state: "waiting", url: `${site.origin}/letter` });
    const sent = await reports.submit(ctx, aReport({ evidenceIds: [gone.id, kept.id] }));
    if (!sent.ok) throw new Error("The report was not sent");
    for (const { id } of [kept, gone, kept]) await evidence.archiveEvidence(context.worker, { evidenceId: id, ...job });
    const [row] = await context.db.select().from(reportEvidence).where(eq(reportEvidence.id, kept.id));
    expect(row).toMatchObject({ state: "archived", kind: "html", incidentId: sent.incidentId });
    expect(row?.text).toContain("The letter was read aloud");
    expect(await context.app.services.files.stat(row?.sha256 ?? "")).not.toBeNull();
    const { reports: mine } = await reports.list(ctx, { status: "pending" });
    expect(mine[0]?.evidence).toMatchObject([
      { id: kept.id, state: "archived" },
      { id: gone.id, state: "failed", failure: "The page was not found (404)" },
    ]);
    const items = await context.db.select().from(evidenceItems).where(eq(evidenceItems.incidentId, sent.incidentId));
    expect(items.map(({ id, position }) => [id, position])).toEqual([
      [gone.id, 0],
      [kept.id, 1],
    ]);
  });

  test("of another reporter, or of a report that was sent, belongs to no new report", async () => {
    const { ctx } = await aReporter();
    const { ctx: other } = await aReporter();
    const theirs = await evidence.addAddress(other, { title: "Theirs", type: "other", url: "https://page.example/", address });
    await expect(reports.submit(ctx, aReport({ evidenceIds: [theirs.id] }))).rejects.toMatchObject({ code: "not-found" });
    expect(await reports.countByStatus(ctx)).toMatchObject({ pending: 0 });
    expect(await evidence.listUnsent(ctx, [theirs.id])).toEqual([]);
    await evidence.remove(ctx, theirs.id);
    expect(await evidence.listUnsent(other, [theirs.id])).toHaveLength(1);
  });

  test("a file is read, and one that lies is refused", async () => {
    const { ctx } = await aReporter();
    const give = (bytes: Uint8Array, fileName: string) =>
      evidence.addFile(ctx, { title: "A note", type: "other", bytes, fileName, address });
    const note = await give(Buffer.from("He said it twice, on both evenings."), "note.txt");
    expect(note).toMatchObject({ state: "archived", file_name: "note.txt" });
    await expect(give(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"), "a.svg")).rejects.toThrow(
      "This file is an SVG image",
    );
    await expect(give(Buffer.from("plain words"), "scan.pdf")).rejects.toThrow("is named .pdf but is plain text");
    expect(await context.db.$count(reportEvidence, eq(reportEvidence.externalUserId, ctx.actor.externalUserId))).toBe(1);
  });
});
