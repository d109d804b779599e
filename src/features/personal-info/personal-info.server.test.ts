import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, identityFacts, proposedFacts } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { searchAgain } from "#app/features/dossiers/dossiers.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { searchRuns } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { aMember, aSource, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { findPersonalInfo } from "./find-personal-info.job.server.ts";
import * as personalInfo from "./personal-info.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const work = (searchId: string) =>
  findPersonalInfo(
    { ...context.worker, actor: { kind: "system", job: "find-personal-info" } },
    { searchId, workspaceId: context.workspaceId, signal: new AbortController().signal, isLastTry: true },
  );

async function start(dossierId: string, idempotencyKey = newId()): Promise<string> {
  const outcome = await personalInfo.start(context.member, { dossierId, idempotencyKey });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.searchId;
}

describe("a search for public facts", () => {
  test("offers what pages state, once, for 50 credits; accepted facts steer the next search", async () => {
    const dossier = await aDossier(context.member, "Benedikta Osei");
    await aSource(context.member, {
      title: "Dairy",
      text: "Benedikta Osei, a food chemist at Lantern Dairy, opened the line on Monday. She lives at 14 Elm Street with her husband; call +44 7700 900123.",
    });
    const before = await credits.balance(context.db, context.workspaceId);
    const key = newId();
    const started = await Promise.all([start(dossier.dossierId, key), start(dossier.dossierId, key), start(dossier.dossierId)]);
    expect(new Set(started).size).toBe(1);
    const searchId = started[0] ?? "";
    await work(searchId);
    await work(searchId);
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before - 50);
    const view = await personalInfo.find(context.member, dossier.dossierId);
    expect(view?.search).toMatchObject({ status: "delivered", pages_read: 1 });
    expect(view?.proposals.map(({ kind, value }) => `${kind}: ${value}`)).toEqual([
      "employer: Lantern Dairy",
      "role: food chemist",
    ]);
    expect(JSON.stringify(await context.db.select().from(proposedFacts))).not.toMatch(/Elm Street|7700|husband/);

    const [employer, role] = view?.proposals ?? [];
    await personalInfo.decide(context.member, { proposalId: employer?.id ?? "", decision: "accepted" });
    await personalInfo.decide(context.member, { proposalId: employer?.id ?? "", decision: "accepted" });
    await personalInfo.decide(context.member, { proposalId: role?.id ?? "", decision: "set-aside" });
    const again = await searchAgain(context.member, { dossierId: dossier.dossierId, idempotencyKey: newId() });
    if (!again.ok) throw new Error(again.reason);
    const [run] = await context.db.select({ facts: searchRuns.facts }).from(searchRuns).where(eq(searchRuns.id, again.runId));
    expect(run?.facts).toEqual({ name: "Benedikta Osei", employer: "Lantern Dairy" });
    await searches.cancel(context.member, again.runId);

    // What was decided is not offered again.
    const second = await start(dossier.dossierId);
    await work(second);
    const after = await personalInfo.find(context.member, dossier.dossierId);
    expect(after?.proposals.filter(({ decision }) => decision === "open")).toEqual([]);

    await personalInfo.decide(context.member, { proposalId: employer?.id ?? "", decision: "open" });
    const facts = await context.db
      .select()
      .from(identityFacts)
      .where(and(eq(identityFacts.subjectId, dossier.subjectId), isNull(identityFacts.removedAt)));
    expect(facts).toEqual([]);
    const trail = await context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, dossier.subjectId));
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["offer-facts", "accept-fact", "set-fact-aside", "reopen-fact"]),
    );
  });

  test("cancelled, it charges nothing and offers nothing", async () => {
    const dossier = await aDossier(context.member, "Casimir Adeyemi-Holt");
    await aSource(context.member, { text: "Casimir Adeyemi-Holt, a teacher at Osmere College, spoke." });
    const before = await credits.balance(context.db, context.workspaceId);
    const searchId = await start(dossier.dossierId);
    expect(await personalInfo.cancel(context.member, searchId)).toEqual({ cancelled: true });
    await work(searchId);
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before);
    expect((await personalInfo.find(context.member, dossier.dossierId))?.proposals).toEqual([]);
  });

  test("a page about a person under 18 ends it, at no cost", async () => {
    const dossier = await aDossier(context.member, "Leopold Sanogo-Reyes");
    const facts = await personalInfo.find(context.member, dossier.dossierId);
    expect(facts?.search).toBeNull();
    await context.db.insert(identityFacts).values({
      workspaceId: context.workspaceId,
      subjectId: dossier.subjectId,
      kind: "city",
      value: "Wendlebury",
      createdBy: context.member.actor.userId,
    });
    await aSource(context.member, { text: "Leopold Sanogo-Reyes, 15, of Wendlebury, a pupil at Osmere College, won the medal." });
    const before = await credits.balance(context.db, context.workspaceId);
    const searchId = await start(dossier.dossierId);
    await work(searchId);
    const view = await personalInfo.find(context.member, dossier.dossierId);
    expect(view?.search).toMatchObject({ status: "failed", failure: expect.stringContaining("under 18") as string });
    expect(view?.proposals).toEqual([]);
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before);
  });
});

describe("who may", () => {
  test("a basic workspace is told of the plan, and nothing is charged", async () => {
    const workspaceId = await aWorkspace(context.db, { plan: "basic", credit: 100 });
    const member = context.as(await aMember(context.db, workspaceId), workspaceId);
    const { dossierId } = await aDossier(member, "Tobiah Ferreira-Lund");
    expect(await personalInfo.start(member, { dossierId, idempotencyKey: newId() })).toEqual({ ok: false, reason: "plan" });
    expect(await credits.balance(context.db, workspaceId)).toBe(100);
  });

  test("too few credits are said", async () => {
    const workspaceId = await aWorkspace(context.db, { plan: "pro", credit: 49 });
    const member = context.as(await aMember(context.db, workspaceId), workspaceId);
    const { dossierId } = await aDossier(member, "Rosalind Achterberg");
    expect(await personalInfo.start(member, { dossierId, idempotencyKey: newId() })).toEqual({
      ok: false,
      reason: "not-enough-credits",
      balance: 49,
      cost: 50,
    });
  });

  test("another workspace finds nothing of it", async () => {
    const dossier = await aDossier(context.member, "Ottoline Varga");
    const searchId = await start(dossier.dossierId);
    expect(await personalInfo.find(context.stranger, dossier.dossierId)).toBeNull();
    const missing = { code: "not-found" };
    await expect(
      personalInfo.start(context.stranger, { dossierId: dossier.dossierId, idempotencyKey: newId() }),
    ).rejects.toMatchObject(missing);
    await expect(personalInfo.cancel(context.stranger, searchId)).rejects.toMatchObject(missing);
    await expect(personalInfo.decide(context.stranger, { proposalId: newId(), decision: "accepted" })).rejects.toMatchObject(
      missing,
    );
    await personalInfo.cancel(context.member, searchId);
  });
});
