import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dossiers, mailMessages, monitors as table, searchRuns, workspaceMembers } from "#app/db/schema/index.ts";
import { reserve } from "#app/features/billing/credits.server.ts";
import { runSearch } from "#app/features/searches/run-search.job.server.ts";
import { listInbox } from "#app/services/mail/inbox.server.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { aMember, aSource, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as monitors from "./monitors.server.ts";
import { sendDigests, startDueSearches } from "./run-monitors.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.db.delete(table);
  await context.db.delete(mailMessages);
});

const day = 24 * 60 * 60 * 1000;
const moveOn = (days: number) => void (context.clock.now = new Date(context.clock.now.getTime() + days * day));
const endsIn = (days: number) => new Date(context.clock.now.getTime() + days * day).toISOString().slice(0, 10);
const runsOf = (dossierId: string) =>
  context.db.select({ id: searchRuns.id, status: searchRuns.status }).from(searchRuns).where(eq(searchRuns.dossierId, dossierId));

async function workAll(dossierId: string): Promise<void> {
  for (const { id, status } of await runsOf(dossierId)) {
    if (status !== "queued") continue;
    const signal = new AbortController().signal;
    await runSearch(context.worker, { runId: id, workspaceId: context.workspaceId, signal, isLastTry: true });
  }
}

test("searches every week until its end, and mails what is new as one digest without a name in its subject", async () => {
  const one = await aDossier(context.member, "Dorian Quillmere");
  const two = await aDossier(context.member, "Benedikta Osei");
  await aSource(context.member, {
    text: `Wendlebury man sentenced over synagogue graffiti\n\nDorian Quillmere, 41, a locksmith from Wendlebury, was sentenced on Friday to eight months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.\n\nQuillmere pleaded guilty in March to criminal mischief as a hate crime.`,
  });
  for (const { dossierId } of [one, two]) {
    await monitors.set(context.member, { dossierId, schedule: { frequency: "weekly", endsOn: endsIn(15) } });
  }
  await startDueSearches(context.worker);
  expect(await runsOf(one.dossierId)).toHaveLength(1);

  moveOn(7);
  await Promise.all([startDueSearches(context.worker), startDueSearches(context.worker)]);
  await startDueSearches(context.worker);
  expect(await runsOf(one.dossierId)).toHaveLength(2);
  expect(await runsOf(two.dossierId)).toHaveLength(2);
  await workAll(one.dossierId);
  await sendDigests(context.worker);
  expect(await context.db.select().from(mailMessages)).toEqual([]);
  await workAll(two.dossierId);
  await sendDigests(context.worker);
  await sendDigests(context.worker);
  const [mail, ...others] = await listInbox(context.db, context.app.cipher, 100);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your monitored dossiers: \d+ new findings?$/);
  expect(mail?.subject).not.toMatch(/Quillmere|Osei|Dorian|Benedikta/);
  expect(mail?.text).toContain(`/dossiers/${one.dossierId}`);
  expect(mail?.text).toContain(`/dossiers/${two.dossierId}`);
  expect(mail?.text).toContain("Nothing new was found.");

  moveOn(7);
  await startDueSearches(context.worker);
  expect(await runsOf(one.dossierId)).toHaveLength(3);
  expect(await monitors.find(context.member, one.dossierId)).toMatchObject({ next_run_at: null });
  moveOn(70);
  await startDueSearches(context.worker);
  expect(await runsOf(one.dossierId)).toHaveLength(3);
});

test("what was missed while nothing worked is made up for by one search", async () => {
  const { dossierId } = await aDossier(context.member, "Casimir Adeyemi-Holt");
  await monitors.set(context.member, { dossierId, schedule: { frequency: "weekly", endsOn: endsIn(60) } });
  moveOn(23);
  await startDueSearches(context.worker);
  await startDueSearches(context.worker);
  expect(await runsOf(dossierId)).toHaveLength(2);
  await workAll(dossierId);
});

test("without enough credits nothing is searched, and the digest says so", async () => {
  const workspaceId = await aWorkspace(context.db, { credit: 30 });
  const poor = context.as(await aMember(context.db, workspaceId, { role: "owner" }), workspaceId);
  const { dossierId } = await aDossier(poor, "Rosalind Achterberg");
  const spent = {
    workspaceId,
    purpose: "behavior-incidents-search",
    reference: "other",
    actorId: null,
    now: context.clock.now,
  } as const;
  await reserve(context.db, spent);
  await monitors.set(poor, { dossierId, schedule: { frequency: "monthly", endsOn: endsIn(80) } });
  moveOn(32);
  await startDueSearches(context.worker);
  await sendDigests(context.worker);
  const [mail] = await listInbox(context.db, context.app.cipher, 100);
  expect(mail?.text).toContain("Not enough credits");
  expect(await runsOf(dossierId)).toHaveLength(1);
});

test("it ends with the membership of who set it up", async () => {
  const leaving = await aMember(context.db, context.workspaceId, { firstName: "Tadeo", lastName: "Whitlock" });
  const { dossierId } = await aDossier(context.member, "Leopold Sanogo-Reyes");
  await monitors.set(context.as(leaving, context.workspaceId), {
    dossierId,
    schedule: { frequency: "weekly", endsOn: endsIn(60) },
  });
  await context.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, leaving.userId));
  moveOn(8);
  await startDueSearches(context.worker);
  expect(await runsOf(dossierId)).toHaveLength(1);
  expect(await monitors.find(context.member, dossierId)).toMatchObject({ next_run_at: null });
});

test("a dossier that was deleted ends its own schedule, and keeps no other from its turn", async () => {
  const gone = await aDossier(context.member, "Maud Karimi-Steen");
  const kept = await aDossier(context.member, "Tobiah Ferreira-Lund");
  for (const { dossierId } of [gone, kept]) {
    await monitors.set(context.member, { dossierId, schedule: { frequency: "weekly", endsOn: endsIn(60) } });
  }
  await context.db.update(dossiers).set({ deletedAt: context.clock.now }).where(eq(dossiers.id, gone.dossierId));
  moveOn(8);
  await startDueSearches(context.worker);
  expect(await runsOf(gone.dossierId)).toHaveLength(1);
  expect(await runsOf(kept.dossierId)).toHaveLength(2);
  expect(await monitors.find(context.member, gone.dossierId)).toMatchObject({ next_run_at: null });
});

test("off by default, off again, at most 90 days, and only in its own workspace", async () => {
  const { dossierId } = await aDossier(context.member, "Ottoline Varga");
  expect(await monitors.find(context.member, dossierId)).toBeNull();
  const weekly = (days: number) => ({ dossierId, schedule: { frequency: "weekly" as const, endsOn: endsIn(days) } });
  await expect(monitors.set(context.member, weekly(91))).rejects.toMatchObject({
    code: "invalid",
    fields: { endsOn: "The end date must be within 90 days" },
  });
  await expect(monitors.set(context.member, weekly(0))).rejects.toMatchObject({ code: "invalid" });
  await expect(monitors.set(context.stranger, weekly(30))).rejects.toMatchObject({ code: "not-found" });
  expect(await monitors.set(context.member, weekly(90))).toMatchObject({ frequency: "weekly", ends_on: endsIn(90) });
  expect(await monitors.find(context.stranger, dossierId)).toBeNull();
  expect(await monitors.set(context.member, { dossierId, schedule: null })).toBeNull();
  moveOn(40);
  await startDueSearches(context.worker);
  expect(await runsOf(dossierId)).toHaveLength(1);
});
