import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, sources } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { countSources } from "#app/features/incidents/incident-merges.ts";
import * as incidents from "#app/features/incidents/incidents.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as past from "./past-searches.server.ts";
import { runSearch } from "./run-search.job.server.ts";
import * as searches from "./searches.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** The same case as a police release, a newspaper, an agency that repeats the newspaper, and a verdict have it. */
const reports = {
  release: (
    name: string,
  ) => `Norhaven police have charged a local man with a hate crime after the windows of the synagogue on Tarn Street were broken on 14 May 2024.

${name}, 38, a roofer of Norhaven, threw nine bricks at the building while he shouted "Jews out of Norhaven", Inspector Lucia Amundsen said. Nobody was hurt.`,
  paper: (
    name: string,
  ) => `A roofer is charged with a hate crime over bricks that broke nine windows of the Tarn Street synagogue in Norhaven.

${name}, 38, of Norhaven, is said to have shouted "Jews out of Norhaven" at the house of prayer on 14 May 2024. The congregation has thanked its neighbours, who brought boards and hammers and stayed until every window was closed.`,
  verdict: (
    name: string,
  ) => `A Norhaven roofer who broke nine windows of the Tarn Street synagogue was convicted of a hate crime on Friday.

${name}, 38, of Norhaven, threw bricks at the synagogue on 14 May 2024 and shouted "Jews out of Norhaven", the jury found.`,
  undated: (
    name: string,
  ) => `A Norhaven roofer who threw bricks and broke nine windows of the synagogue was convicted of a hate crime on Friday.

${name}, 38, of Norhaven, threw bricks and shouted "Jews out of Norhaven", the jury found.`,
  bakery: (
    name: string,
  ) => `A Norhaven roofer who threw bricks and broke three windows of a Jewish bakery is charged with a hate crime.

${name}, 36, of Norhaven, threw bricks and shouted "Jews out of Norhaven" on 9 June 2022, police said.`,
  other: (
    name: string,
  ) => `A judge fined ${name}, 33, a roofer of Norhaven, on Monday for a letter that he had sent to a Jewish baker on 2 February 2019.

He wrote "Hitler forgot you". He pleaded guilty to harassment as a hate crime.`,
};

async function add(title: string, publishedOn: string, text: string): Promise<string> {
  const sourceId = await aSource(context.member, { title, text });
  await context.db.update(sources).set({ publishedOn }).where(eq(sources.id, sourceId));
  return sourceId;
}

async function work(runId: string): Promise<void> {
  const { signal } = new AbortController();
  await runSearch(context.worker, { runId, workspaceId: context.workspaceId, signal, isLastTry: true });
}

async function aSearch(name: string): Promise<string> {
  const created = await dossiers.create(context.member, {
    workspaceId: context.workspaceId,
    idempotencyKey: newId(),
    name,
    facts: { city: "Norhaven", role: "roofer", birthYear: "1986" },
  });
  if (!created.ok) throw new Error("no credits");
  await work((await searches.findLatest(context.member, created.dossierId))?.runId ?? "");
  return created.dossierId;
}

async function again(dossierId: string): Promise<string> {
  context.clock.now = new Date(context.clock.now.getTime() + 60_000);
  const started = await dossiers.searchAgain(context.member, { dossierId, idempotencyKey: newId() });
  if (!started.ok) throw new Error("not started");
  await work(started.runId);
  return started.runId;
}

const eventsOf = async (dossierId: string) =>
  (await dossiers.find(context.member, dossierId))?.behavior_incidents.toSorted((a, b) =>
    a.created_at.localeCompare(b.created_at),
  ) ?? [];

describe("pages of one search", () => {
  test("that tell of one event make one incident, and those that repeat one text count as one source", async () => {
    const name = "Corvin Estermark";
    const paper = await add("Nine windows", "2024-05-16", reports.paper(name));
    const copy = await add("Synagogue attacked, agencies say", "2024-05-17", `${reports.paper(name)}\n\nTarn Wire.`);
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    await add("Fined over letter", "2019-06-04", reports.other(name));
    const dossierId = await aSearch(name);
    const events = await eventsOf(dossierId);
    expect(events.map(({ evidence }) => evidence.length).toSorted()).toEqual([1, 3]);
    const event = events.find(({ evidence }) => evidence.length === 3);
    expect(event?.evidence.filter(({ copy_of }) => copy_of !== null)).toMatchObject([{ source: { id: copy }, copy_of: paper }]);
    expect(countSources(event?.evidence ?? [])).toBe(2);
  });
});

describe("two events told in like words", () => {
  const days = (events: Awaited<ReturnType<typeof eventsOf>>) => events.map(({ date }) => date).toSorted();

  test("are not joined by a third page that gives no day", async () => {
    const name = "Corvin Marlowe";
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    await add("Roofer convicted", "2024-11-08", reports.undated(name));
    await add("Bricks at a bakery", "2022-06-12", reports.bakery(name));
    expect(days(await eventsOf(await aSearch(name)))).toEqual(["June, 2022", "May, 2024"]);
  });

  test("are not proposed as one where the days of two reports exclude one another", async () => {
    const name = "Corvin Thackray";
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    await add("Roofer convicted", "2024-11-08", reports.verdict(name));
    await add("Bricks at a bakery", "2022-06-12", reports.bakery(name));
    const events = await eventsOf(await aSearch(name));
    expect(days(events)).toEqual(["June, 2022", "May, 2024"]);
    expect(events.map(({ likely_same_as }) => likely_same_as)).toEqual([null, null]);
  });
});

describe("a search run again", () => {
  test("found nothing later of what the first one found, however long that took to write", async () => {
    const name = "Corvin Lathbury";
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    await add("Nine windows", "2024-05-16", reports.paper(name));
    const clock = context.clock.now;
    let looks = 0;
    // Every look at the clock is a moment later.
    Object.defineProperty(context.clock, "now", { configurable: true, get: () => new Date(clock.getTime() + (looks += 1)) });
    const [event] = await eventsOf(await aSearch(name));
    Object.defineProperty(context.clock, "now", { configurable: true, writable: true, value: clock });
    expect(looks).toBeGreaterThan(10);
    expect(event?.evidence).toMatchObject([{ joined_at: null }, { joined_at: null }]);
  });

  test("puts a new page that tells of a recorded event among its evidence, and says when", async () => {
    const name = "Corvin Ashdown";
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    const dossierId = await aSearch(name);
    const [before] = await eventsOf(dossierId);
    const paper = await add("Nine windows", "2024-05-16", reports.paper(name));
    const runId = await again(dossierId);
    const [event, ...others] = await eventsOf(dossierId);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      id: before?.id,
      title: before?.title,
      summary: before?.summary,
      allegation: "charged",
      verification: "unreviewed",
    });
    expect(event?.evidence).toMatchObject([
      { joined_at: null },
      { source: { id: paper }, joined_at: context.clock.now.toISOString(), copy_of: null },
    ]);
    expect(event?.passages.filter(({ source_id }) => source_id === paper).every(({ holds }) => holds)).toBe(true);
    const traces = await context.db.select().from(auditEntries).where(eq(auditEntries.action, "join-sources"));
    expect(traces.map(({ entityId }) => entityId)).toEqual([event?.id]);
    expect(await past.replay(context.member, runId)).toMatchObject({ ok: true, isSame: true });
    await again(dossierId);
    expect(await eventsOf(dossierId)).toEqual([event]);
  });

  test("leaves what a person decided as it is, and asks them whether the new page tells of the same", async () => {
    const name = "Corvin Bellweather";
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    const dossierId = await aSearch(name);
    const [before] = await eventsOf(dossierId);
    await incidents.review(context.member, { incidentId: before?.id ?? "", verdict: "confirm", reason: "Read the release" });
    await add("Nine windows", "2024-05-16", reports.paper(name));
    await again(dossierId);
    const [kept, offered, ...others] = await eventsOf(dossierId);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: before?.id, is_confirmed: true, likely_same_as: null });
    expect(kept?.evidence).toHaveLength(1);
    expect(offered).toMatchObject({ verification: "unreviewed", likely_same_as: { id: before?.id, title: before?.title } });
  });

  test("raises no status word: a further outcome stands by itself until a person has merged it", async () => {
    const name = "Corvin Dunmallow";
    await add("Charge over broken windows", "2024-05-15", reports.release(name));
    const dossierId = await aSearch(name);
    await add("Convicted", "2024-11-18", reports.verdict(name));
    await again(dossierId);
    const [kept, offered, ...others] = await eventsOf(dossierId);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ allegation: "charged", likely_same_as: null });
    expect(kept?.evidence).toHaveLength(1);
    expect(offered).toMatchObject({ allegation: "convicted", likely_same_as: { id: kept?.id } });
  });
});
