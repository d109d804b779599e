import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { behaviorIncidents, moderationCases } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { listPending, type ModeratorContext } from "./queue.server.ts";

let context: TestContext;
let moderator: ModeratorContext;
beforeAll(async () => {
  context = await createTestContext();
  moderator = {
    ...context.as(await aUser(context.db, { permissions: { moderateBehaviorIncidents: true } }), context.workspaceId),
    staff: "moderate_behavior_incidents",
  };
});
afterAll(() => context.close());

/** Cases that wait, one a second from the first on, with these words to be found by; their ids. */
async function waitingCases(words: readonly string[]): Promise<string[]> {
  const start = Date.parse("2031-03-01T08:00:00Z");
  const all = words.map((text, at) => ({ id: newId(), text, createdAt: new Date(start + at * 1_000) }));
  await context.db.insert(behaviorIncidents).values(
    all.map(({ id, text, createdAt }) => ({
      id,
      createdAt,
      title: text,
      summary: text,
      description: text,
      origin: "reporter" as const,
      status: "pending" as const,
    })),
  );
  await context.db
    .insert(moderationCases)
    .values(all.map(({ id, text }) => ({ incidentId: id, source: "reporter" as const, searchText: text })));
  return all.map(({ id }) => id);
}

test("a search finds the oldest of those with a common word, page by page, and the one with a rare word behind a thousand", async () => {
  const ids = await waitingCases(
    Array.from({ length: 1_120 }, (_, at) =>
      at === 1_110 ? "leaflet quernstone" : at % 10 === 0 && at < 700 ? "leaflet kiosk" : "other",
    ),
  );
  const common = ids.filter((_, at) => at === 1_110 || (at % 10 === 0 && at < 700));
  const first = await listPending(moderator, { query: "Leaflet" });
  expect(first.cases.map(({ id }) => id)).toEqual(common.slice(0, 50));
  const second = await listPending(moderator, { query: "Leaflet", cursor: first.nextCursor ?? undefined });
  expect(second.cases.map(({ id }) => id)).toEqual(common.slice(50));
  expect(second.nextCursor).toBeNull();
  const both = await listPending(moderator, { query: "kiosk leaflet", cursor: first.nextCursor ?? undefined });
  expect(both.cases.map(({ id }) => id)).toEqual(common.slice(50, -1));
  expect((await listPending(moderator, { query: "quernstone" })).cases.map(({ id }) => id)).toEqual(common.slice(-1));
  expect((await listPending(moderator, { query: "nowhere" })).cases).toEqual([]);
});

test("a search finds a report while it waits: not once it is decided, and again when the decision is undone", async () => {
  const [decided, left] = await waitingCases(["pamphlet rowan", "pamphlet sorrel"]);
  const found = async () => (await listPending(moderator, { query: "pamphlet" })).cases.map(({ id }) => id);
  const become = (status: "pending" | "approved") =>
    context.db
      .update(behaviorIncidents)
      .set({ status })
      .where(eq(behaviorIncidents.id, decided ?? ""));
  expect(await found()).toEqual([decided, left]);
  await become("approved");
  expect(await found()).toEqual([left]);
  expect((await listPending(moderator, { subject: "pamphlet rowan" })).cases).toEqual([]);
  await become("pending");
  expect(await found()).toEqual([decided, left]);
});

test("whether a case waits is what its incident says, also of one that was decided before it had a case", async () => {
  const start = new Date("2031-04-01T08:00:00Z");
  const incidents = (["pending", "approved", "pending"] as const).map((status, at) => ({
    id: newId(),
    createdAt: start,
    title: "Chalk",
    summary: "Chalk",
    description: "Chalk",
    origin: "reporter" as const,
    status,
    workspaceId: at === 2 ? context.workspaceId : null,
  }));
  await context.db.insert(behaviorIncidents).values(incidents);
  const ids = incidents.map(({ id }) => id);
  await context.db
    .insert(moderationCases)
    .values(ids.map((incidentId) => ({ incidentId, source: "member" as const, searchText: "chalk" })));
  const waiting = async () =>
    (
      await context.db
        .select({ id: moderationCases.incidentId })
        .from(moderationCases)
        .where(and(inArray(moderationCases.incidentId, ids), moderationCases.isWaiting))
    ).map(({ id }) => id);
  expect(await waiting()).toEqual([ids[0]]);
  await context.db.update(behaviorIncidents).set({ workspaceId: null }).where(inArray(behaviorIncidents.id, ids));
  expect(new Set(await waiting())).toEqual(new Set([ids[0], ids[2]]));
});
