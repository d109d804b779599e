import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identityFacts, mailMessages, searchRuns } from "#app/db/schema/index.ts";
import { assign } from "#app/features/dossiers/assignment.server.ts";
import { find, searchAgain } from "#app/features/dossiers/dossiers.server.ts";
import { mailAboutDossier } from "#app/features/dossiers/mail-about-dossier.job.server.ts";
import { list } from "#app/features/dossier-history/dossier-history.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier } from "#tests/support/confirmed-incident.ts";
import { aMember, aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { factFields } from "./known-fact.ts";
import * as facts from "./known-facts.server.ts";

let context: TestContext;
let dossierId: string;
beforeAll(async () => {
  context = await createTestContext();
  ({ dossierId } = await aDossier(context.member, "Benedikta Osei"));
});
afterAll(() => context.close());

const fact = (given: Partial<Parameters<typeof facts.add>[1]> = {}) => ({
  workspaceId: context.workspaceId,
  dossierId,
  kind: "employer" as const,
  value: "Merrow Harbour Board",
  sourceUrl: "https://board.example/people",
  sourceId: null,
  ...given,
});
const known = async () => (await find(context.member, dossierId))?.facts ?? [];

test("told twice at once it is one, with its source; removed with a reason it steers no search, put back it does", async () => {
  const told = await Promise.all([facts.add(context.member, fact()), facts.add(context.member, fact())]);
  expect(told.filter(({ isNew }) => isNew)).toHaveLength(1);
  const factId = told[0].factId;
  expect(await known()).toMatchObject([
    { id: factId, kind: "employer", source_url: "https://board.example/people", told_by: "Noor Lindqvist" },
  ]);
  await facts.setRemoved(context.member, { dossierId, factId, reason: "It is another person's" });
  expect(await known()).toEqual([]);
  const first = (await list(context.member, { workspaceId: context.workspaceId, dossierId })).entries[0];
  expect(first).toMatchObject({
    who: "Noor Lindqvist",
    did: "removed a fact",
    what: "Employer: Merrow Harbour Board",
    why: "It is another person's",
    restore: { kind: "fact", factId },
  });
  await facts.setRemoved(context.member, { dossierId, factId, reason: null });
  await facts.setRemoved(context.member, { dossierId, factId, reason: null });
  const after = (await list(context.member, { workspaceId: context.workspaceId, dossierId })).entries;
  expect(after.map(({ did }) => did).slice(0, 3)).toEqual(["put a fact back", "removed a fact", "added a fact"]);
  expect(after.every(({ restore }) => restore === null)).toBe(true);
  const started = await searchAgain(context.member, { dossierId, idempotencyKey: newId() });
  const [run] = await context.db
    .select({ facts: searchRuns.facts })
    .from(searchRuns)
    .where(eq(searchRuns.id, started.ok ? started.runId : ""));
  expect(run?.facts).toMatchObject({ employer: "Merrow Harbour Board" });
});

test("a source of the library is shown by its title; another workspace's is none", async () => {
  const sourceId = await aSource(context.member, { title: "Minutes of the board" });
  await facts.add(context.member, fact({ kind: "role", value: "clerk", sourceUrl: "", sourceId }));
  expect(await known()).toContainEqual(expect.objectContaining({ source: { id: sourceId, title: "Minutes of the board" } }));
  const theirs = await aSource(context.stranger);
  await expect(facts.add(context.member, fact({ value: "Other", sourceId: theirs }))).rejects.toMatchObject({
    code: "not-found",
  });
});

test("another workspace changes nothing", async () => {
  const { stranger } = context;
  const [row] = await context.db.select().from(identityFacts).limit(1);
  await expect(facts.add(stranger, fact())).rejects.toMatchObject({ code: "not-found" });
  await expect(facts.setRemoved(stranger, { dossierId, factId: row?.id ?? "", reason: "x" })).rejects.toMatchObject({
    code: "not-found",
  });
});

test.each([
  ["employer", "St. Brannoc's Children's Hospital", true],
  ["employer", "call +44 20 7946 0018", false],
  ["city", "14 Pier Street", false],
  ["role", "mother of two", false],
  ["role", "photographer", true],
  ["education", "petra.holt@example.org", false],
  ["birth-year", String(new Date().getUTCFullYear() - 12), false],
  ["birth-year", "84", false],
  ["alias", "https://example.org/petra", false],
  ["profile", "javascript:alert(1)", false],
])("%s “%s” may be told: %s", (kind, value, isAllowed) => {
  expect(factFields.safeParse({ kind, value }).success).toBe(isAllowed);
});

test("assigned, mailed once and only to a member, taken off again", async () => {
  const colleague = await aMember(context.db, context.workspaceId, { firstName: "Ilse", lastName: "Okonjo-Vale" });
  await Promise.all([
    assign(context.member, { dossierId, userId: colleague.userId }),
    assign(context.member, { dossierId, userId: colleague.userId }),
  ]);
  expect((await find(context.member, dossierId))?.assignee).toEqual({ id: colleague.userId, name: "Ilse Okonjo-Vale" });
  const job = {
    kind: "assignment",
    assignmentId: newId(),
    dossierId,
    userId: colleague.userId,
    assignedBy: context.member.actor.userId,
    workspaceId: context.workspaceId,
  };
  await mailAboutDossier(context.worker, job);
  await mailAboutDossier(context.worker, job);
  const mails = await context.db.select().from(mailMessages);
  expect(mails).toMatchObject([{ subject: "A dossier is yours to look after" }]);
  await expect(assign(context.member, { dossierId, userId: context.stranger.actor.userId })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(assign(context.stranger, { dossierId, userId: null })).rejects.toMatchObject({ code: "not-found" });
  await assign(context.member, { dossierId, userId: null });
  expect((await find(context.member, dossierId))?.assignee).toBeNull();
  await mailAboutDossier(context.worker, { ...job, assignmentId: newId() });
  expect(await context.db.select().from(mailMessages)).toHaveLength(1);
});
