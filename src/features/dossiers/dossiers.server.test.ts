import { and, count, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, dossiers as dossierTable, searchRuns, subjects } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { newId } from "#app/lib/ids.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as dossiers from "./dossiers.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const input = (given: { name?: string; facts?: Record<string, string>; idempotencyKey?: string; subjectId?: string } = {}) => ({
  workspaceId: context.workspaceId as string,
  idempotencyKey: given.idempotencyKey ?? newId(),
  name: given.name ?? "Ottoline Varga",
  facts: given.facts ?? {},
  ...(given.subjectId ? { subjectId: given.subjectId } : {}),
});

describe("create", () => {
  test("makes the subject with its embedding, the facts, the dossier, the reservation, the run and its job", async () => {
    const before = await credits.balance(context.db, context.workspaceId);
    const created = await dossiers.create(
      context.member,
      input({
        name: "  Benedikta   Osei ",
        facts: { employer: "Lantern Dairy", birthYear: "1979", aliases: "Bene Osei; בנדיקטה אוסיי" },
      }),
    );
    if (!created.ok) throw new Error("refused");
    const dossier = await dossiers.find(context.member, created.dossierId);
    expect(dossier).toMatchObject({
      workspace_id: context.workspaceId,
      folder_id: null,
      subject: { name: "Benedikta Osei" },
      is_fetching_behavior_incidents: true,
      behavior_incidents: [],
    });
    // Told by whoever made the dossier, without a source.
    const unsourced = { source: null, source_url: null };
    expect(dossier?.facts).toMatchObject([
      { kind: "alias", value: "Bene Osei", ...unsourced },
      { kind: "alias", value: "בנדיקטה אוסיי", ...unsourced },
      { kind: "employer", value: "Lantern Dairy", ...unsourced },
      { kind: "birth-year", value: "1979", ...unsourced },
    ]);
    const [subject] = await context.db
      .select()
      .from(subjects)
      .where(eq(subjects.id, dossier?.subject.id ?? ""));
    expect(Math.hypot(...(subject?.embedding ?? []))).toBeCloseTo(1, 5);
    // The history tells it in the order in which it was done: it is made, and then searched about.
    const trail = await context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, created.dossierId), inArray(auditEntries.action, ["create", "search"])))
      .orderBy(auditEntries.at, auditEntries.id);
    expect(trail.map(({ action }) => action)).toEqual(["create", "search"]);
    expect(subject?.embeddingModel).not.toBe("");
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before - 25);
    const progress = await searches.findLatest(context.member, created.dossierId);
    expect(progress).toMatchObject({ status: "queued", cost: 25 });
    expect(progress?.steps).toHaveLength(7);
    const jobs = await context.db.execute(
      `select data from pgboss.job where name = 'run-search' and data ->> 'runId' = '${progress?.runId}'`,
    );
    expect(jobs.rows).toHaveLength(1);
    expect(await audit.verify(context.db, context.workspaceId)).toMatchObject({ isIntact: true });
  });

  test("pressed twice at once makes one of each and charges once", async () => {
    const before = await credits.balance(context.db, context.workspaceId);
    const pressed = input({ name: "Casimir Adeyemi-Holt" });
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => dossiers.create(context.member, pressed)));
    expect(new Set(outcomes.map((outcome) => (outcome.ok ? outcome.dossierId : "refused"))).size).toBe(1);
    const [made] = await context.db.select({ count: count() }).from(subjects).where(eq(subjects.name, "Casimir Adeyemi-Holt"));
    expect(made?.count).toBe(1);
    expect(await credits.balance(context.db, context.workspaceId)).toBe(before - 25);
  });

  test.each([
    ["", "Name is required"],
    ["x", /./],
    ["12345 678", /./],
    ["someone@example.org", /./],
    ["<b>Ana Ruiz</b>", /./],
    ["University of Wexmoor", /./],
    ["A".repeat(201), /./],
    ["\u202Eevil name", /./],
  ])("refuses %j beside the name's field, and writes nothing", async (name, message) => {
    const rows = await context.db.$count(subjects);
    await expect(dossiers.create(context.member, input({ name }))).rejects.toMatchObject({ code: "invalid" });
    await expect(dossiers.create(context.member, input({ name }))).rejects.toThrow(message);
    expect(await context.db.$count(subjects)).toBe(rows);
  });

  test.each(["רות לבנון", "ליאור Katz", "محمد السالمي", "李小龍", "Анна Белова", "Søren Ødegård"])("takes %s", async (name) => {
    expect(await dossiers.create(context.member, input({ name }))).toMatchObject({ ok: true });
  });

  test("refuses somebody under 18, beside the year of birth", async () => {
    await expect(dossiers.create(context.member, input({ facts: { birthYear: "2010" } }))).rejects.toMatchObject({
      code: "invalid",
      fields: { "facts.birthYear": expect.stringContaining("18") as string },
    });
  });

  test("without enough credits says what is missing and writes nothing", async () => {
    const workspaceId = await aWorkspace(context.db, { credit: 40 });
    const poor = context.as(await aMember(context.db, workspaceId), workspaceId);
    expect(await dossiers.create(poor, input({ name: "Ingrid Mbeki-Lowe" }))).toMatchObject({ ok: true });
    expect(await dossiers.create(poor, input({ name: "Ingrid Mbeki-Lowe" }))).toEqual({
      ok: false,
      reason: "not-enough-credits",
      balance: 15,
      cost: 25,
    });
    const [made] = await context.db
      .select({ count: count() })
      .from(dossierTable)
      .where(eq(dossierTable.workspaceId, workspaceId));
    expect(made?.count).toBe(1);
    const [named] = await context.db.select({ count: count() }).from(subjects).where(eq(subjects.name, "Ingrid Mbeki-Lowe"));
    expect(named?.count).toBe(1);
  });

  test("takes a subject that the workspace may see, and no other", async () => {
    const first = await dossiers.create(context.member, input({ name: "Rosalind Achterberg" }));
    if (!first.ok) throw new Error("refused");
    const subjectId = (await dossiers.find(context.member, first.dossierId))?.subject.id ?? "";
    const second = await dossiers.create(context.member, input({ name: "Rosalind Achterberg", subjectId }));
    if (!second.ok) throw new Error("refused");
    expect((await dossiers.find(context.member, second.dossierId))?.subject.id).toBe(subjectId);
    await expect(dossiers.create(context.stranger, input({ name: "Rosalind Achterberg", subjectId }))).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(dossiers.create(context.member, input({ subjectId: newId() }))).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("searchAgain", () => {
  test("runs one search at a time, and one for each press", async () => {
    const created = await dossiers.create(context.member, input({ name: "Tobiah Ferreira-Lund" }));
    if (!created.ok) throw new Error("refused");
    const { dossierId } = created;
    const running = await searches.findLatest(context.member, dossierId);
    expect(await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() })).toEqual({
      ok: false,
      reason: "already-searching",
      runId: running?.runId,
    });
    await searches.cancel(context.member, running?.runId ?? "");
    const idempotencyKey = newId();
    const outcomes = await Promise.all([1, 2, 3].map(() => dossiers.searchAgain(context.member, { dossierId, idempotencyKey })));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ ok: true });
    const [runs] = await context.db.select({ count: count() }).from(searchRuns).where(eq(searchRuns.dossierId, dossierId));
    expect(runs?.count).toBe(2);
  });
});

describe("find and list", () => {
  test("writes down who saw the dossier, once in five minutes", async () => {
    const created = await dossiers.create(context.member, input({ name: "Maud Karimi-Steen" }));
    if (!created.ok) throw new Error("refused");
    await dossiers.find(context.member, created.dossierId);
    await dossiers.find(context.member, created.dossierId);
    const views = await context.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, created.dossierId));
    expect(views.filter((entry) => entry.action === "view")).toEqual([{ action: "view", actorId: context.member.actor.userId }]);
  });

  test("show a workspace its own alone", async () => {
    const created = await dossiers.create(context.member, input({ name: "Leopold Sanogo-Reyes" }));
    if (!created.ok) throw new Error("refused");
    expect((await dossiers.list(context.member)).some(({ id }) => id === created.dossierId)).toBe(true);
    expect(await dossiers.list(context.stranger)).toEqual([]);
    expect(await dossiers.find(context.stranger, created.dossierId)).toBeNull();
  });
});

test("below 500 MB of free disk a search is refused like an upload, and nothing is written or charged", async () => {
  const { files } = context.member.services;
  let isFull = false;
  const ensureRoom = async () => {
    if (isFull) throw new FilesFailure("no-space");
  };
  const member = { ...context.member, services: { ...context.member.services, files: { ...files, ensureRoom } } };
  const made = await dossiers.create(member, input({ name: "Ilkka Baptiste" }));
  if (!made.ok) throw new Error("refused");
  const progress = await searches.findLatest(member, made.dossierId);
  if (!progress) throw new Error("no run");
  await searches.cancel(member, progress.runId);
  const before = await credits.balance(context.db, context.workspaceId);
  const runs = await context.db.select({ id: searchRuns.id }).from(searchRuns);

  isFull = true;
  const refusal = { code: "unavailable", message: expect.stringContaining("less than 500 MB is free") };
  await expect(dossiers.create(member, input({ name: "Perpetua Lindqvist" }))).rejects.toMatchObject(refusal);
  await expect(dossiers.searchAgain(member, { dossierId: made.dossierId, idempotencyKey: newId() })).rejects.toMatchObject(
    refusal,
  );
  expect(await credits.balance(context.db, context.workspaceId)).toEqual(before);
  expect(await context.db.select({ id: searchRuns.id }).from(searchRuns)).toHaveLength(runs.length);
  expect(await context.db.select().from(subjects).where(eq(subjects.name, "Perpetua Lindqvist"))).toEqual([]);

  isFull = false;
  expect(await dossiers.searchAgain(member, { dossierId: made.dossierId, idempotencyKey: newId() })).toMatchObject({ ok: true });
});
