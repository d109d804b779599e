import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries, identityDecisions, searchRuns, users } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { chooseNamesake, findNamesakes, undoNamesakeChoice } from "./namesakes.server.ts";
import { runSearch } from "./run-search.job.server.ts";
import * as searches from "./searches.server.ts";

let context: TestContext;
let dossierId: string;
let runId: string;
beforeAll(async () => {
  context = await createTestContext();
  await aSource(context.member, {
    title: "Choir",
    text: "Tamsin Okereke-Vale, 71, has sung with the Wendlebury choir since 1975. Okereke-Vale, a retired nurse, said that she would go on.",
  });
  await aSource(context.member, {
    title: "Choir again",
    text: "The Wendlebury choir has a new alto beside Tamsin Okereke-Vale, the retired nurse, who is 71 and has sung with it since 1975.",
  });
  await aSource(context.member, {
    title: "Rower",
    text: "Tamsin Okereke-Vale, 24, an apprentice welder from Port Osmond, won the single sculls on Saturday by two lengths.",
  });
  const created = await dossiers.create(context.member, {
    workspaceId: context.workspaceId,
    idempotencyKey: newId(),
    name: "Tamsin Okereke-Vale",
    facts: {},
  });
  if (!created.ok) throw new Error("no credits");
  ({ dossierId } = created);
  runId = await work((await searches.findLatest(context.member, dossierId))?.runId ?? "");
});
afterAll(() => context.close());

async function work(id: string): Promise<string> {
  const signal = new AbortController().signal;
  await runSearch(context.worker, { runId: id, workspaceId: context.workspaceId, signal, isLastTry: true });
  return id;
}

const decisions = () =>
  context.db
    .select()
    .from(identityDecisions)
    .where(and(eq(identityDecisions.workspaceId, context.workspaceId), isNull(identityDecisions.undoneAt)));

const groups = async () => {
  const found = await findNamesakes(context.member, runId);
  const titled = (title: string) => found?.groups.find(({ pages }) => pages.some((page) => page.title === title));
  return { found, choir: titled("Choir"), rower: titled("Rower") };
};

describe("two people who share a name, of whom nothing is known", () => {
  it("are told apart with the sentence that names each, and nothing is decided", async () => {
    const { found, choir, rower } = await groups();
    expect(found?.groups).toHaveLength(2);
    expect(choir?.pages.map(({ title }) => title).toSorted()).toEqual(["Choir", "Choir again"]);
    expect(rower?.pages[0]?.quotation).toBe(
      "Tamsin Okereke-Vale, 24, an apprentice welder from Port Osmond, won the single sculls on Saturday by two lengths.",
    );
    expect(found?.chosen).toBeNull();
    expect(await decisions()).toEqual([]);
  });

  it("choosing one sets the other's pages aside in the next search, once, with the reason; it can be taken back", async () => {
    const { choir } = await groups();
    const choose = () => chooseNamesake(context.member, { runId, key: choir?.key ?? "", reason: "We look for the nurse" });
    expect(await choose()).toEqual({ ok: true, setAside: 1 });
    expect(await choose()).toEqual({ ok: true, setAside: 0 });
    const [chooser] = await context.db.select().from(users).where(eq(users.id, context.member.actor.userId));
    expect((await groups()).found?.chosen).toMatchObject({
      key: choir?.key,
      reason: "We look for the nurse",
      by: chooser?.name,
    });
    expect((await groups()).rower?.pages[0]?.isSetAside).toBe(true);

    context.clock.now = new Date(context.clock.now.getTime() + 60_000);
    const started = await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
    if (!started.ok) throw new Error("not started");
    await work(started.runId);
    const aside = (await searches.findRecord(context.member, started.runId))?.setAside.find(({ title }) => title === "Rower");
    expect(aside).toMatchObject({
      kind: "another-person",
      reason: expect.stringMatching(/^A member of this workspace decided on \d{1,2} \p{L}+ \d{4} that/u) as string,
    });

    expect(await undoNamesakeChoice(context.member, runId)).toEqual({ restored: 1 });
    expect(await decisions()).toEqual([]);
    expect((await groups()).found?.chosen).toBeNull();
    const traces = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, dossierId));
    expect(traces.map(({ action }) => action)).toEqual(expect.arrayContaining(["another-person", "undo-review"]));
  });

  it("choosing the other instead takes the first choice back", async () => {
    const { choir, rower } = await groups();
    await chooseNamesake(context.member, { runId, key: choir?.key ?? "", reason: "The nurse" });
    expect(await chooseNamesake(context.member, { runId, key: rower?.key ?? "", reason: "No: the rower" })).toEqual({
      ok: true,
      setAside: 2,
    });
    expect((await groups()).found?.chosen).toMatchObject({ key: rower?.key, reason: "No: the rower" });
    await undoNamesakeChoice(context.member, runId);
  });

  it("what a member decided of a single page stays, whatever words they chose", async () => {
    const { choir, rower } = await groups();
    const [run] = await context.db.select().from(searchRuns).where(eq(searchRuns.id, runId));
    const [own] = await context.db
      .insert(identityDecisions)
      .values({
        workspaceId: context.workspaceId,
        subjectId: run?.subjectId ?? "",
        sourceId: rower?.pages[0]?.sourceId ?? "",
        reason: "Another person of this name: her cousin told us",
        decidedBy: context.member.actor.userId,
        decidedAt: context.clock.now,
      })
      .returning();
    expect(await chooseNamesake(context.member, { runId, key: choir?.key ?? "", reason: "The nurse" })).toMatchObject({
      setAside: 0,
    });
    expect(await undoNamesakeChoice(context.member, runId)).toEqual({ restored: 0 });
    expect((await decisions()).map(({ id }) => id)).toEqual([own?.id]);
    await context.db.delete(identityDecisions).where(eq(identityDecisions.id, own?.id ?? ""));
  });

  it("refuses pages that are sorted another way by now, and another workspace", async () => {
    expect(await chooseNamesake(context.member, { runId, key: "0".repeat(24), reason: "x" })).toMatchObject({ ok: false });
    expect(await findNamesakes(context.stranger, runId)).toBeNull();
    await expect(chooseNamesake(context.stranger, { runId, key: "0".repeat(24), reason: "x" })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(undoNamesakeChoice(context.stranger, runId)).rejects.toMatchObject({ code: "not-found" });
  });
});
