import { sql } from "drizzle-orm";
import Fuse from "fuse.js";
import MiniSearch from "minisearch";

import { findAlike } from "#app/features/subjects/find-names.server.ts";
import { rankSimilar } from "#app/features/subjects/rank-similar.ts";
import { keyColumns } from "#app/features/subjects/look-up-keys.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import type { App } from "#app/server/app.server.ts";

import type { Bench, Benchmark } from "./benchmark.ts";
import { askedNames, personName } from "./asked-names.ts";
import { exhaustively, firstTen, recallOf } from "./names-recall.ts";
import { openOwnApp } from "./product-context.ts";
import { median } from "./side-by-side.ts";

const scales = [10_000, 100_000, 1_000_000];
const questions = 24;
/** Of every kind of question: at each scale, and once beside a comparison with every name. */
const kindsAsked = 33;
const comparedAsked = 220;
/** Of the slowest ones and of the exhaustive scan, fewer are asked. */
const slowQuestions = 4;

/** What somebody types about the person of a row: the name itself, its words turned round, a letter off, a letter lost. */
function asTyped(name: string, index: number): string {
  const [given = "", family = ""] = name.split(" ");
  const at = 2 + (index % 3);
  if (index % 4 === 0) return name;
  if (index % 4 === 1) return `${family} ${given}`;
  if (index % 4 === 2) return `${given} ${family.slice(0, at)}${family.slice(at + 1)}`;
  return `${given} ${family.slice(0, at)}o${family.slice(at + 1)}`;
}

type Asked = { typed: string; wanted: string };
type Way = { name: string; ask: (typed: string) => Promise<string[]> | string[]; megabytes: number | null; asked: number };
type Told = { way: string; p50: number; found: number; of: number; megabytes: number | null; everyKind?: string };

/**
 * The product's search for people of a like name beside a plain trigram query on the same rows and two libraries in
 * memory, from ten thousand to a million invented people: half of the time, and the person meant among the first ten.
 */
export const names: Benchmark = {
  name: "names",
  measures: "the search for subjects of a like name among 1,000,000 ÷ the plain trigram query (threshold .3) on the same rows",
  unit: "×",
  async run(bench) {
    const app = await openOwnApp(bench);
    const figures: [string, string][] = [];
    let ratio = Number.NaN;
    let from = 0;
    for (const scale of scales) {
      bench.tell(`${scale.toLocaleString("en")} people`);
      await fill(app, from, scale);
      from = scale;
      const told = await measure(bench, app, scale);
      for (const { way, p50, found, of, megabytes } of told)
        figures.push([
          `${scale.toLocaleString("en")}: ${way}`,
          `p50 ${p50.toFixed(1)} ms, ${found} of ${of} among the first ten${megabytes === null ? "" : `, ${megabytes.toFixed(0)} MB`}`,
        ]);
      for (const way of ["the product", "plain trigram query"]) {
        const line = told.find((one) => one.way === way);
        if (line?.everyKind) figures.push([`${scale.toLocaleString("en")}: ${way}, every kind of question`, line.everyKind]);
      }
      if (scale === scales[0]) figures.push(...(await besideEveryName(bench, app, scale)));
      const p50Of = (way: string) => told.find((line) => line.way === way)?.p50 ?? Number.NaN;
      ratio = p50Of("the product") / p50Of("plain trigram query");
    }
    return { value: ratio, target: { atMost: 0.5 }, figures };
  },
};

async function measure(bench: Bench, app: App, scale: number): Promise<Told[]> {
  const all = Array.from({ length: scale }, (_, index) => ({ id: String(index), name: personName(index) }));
  const asked = Array.from({ length: questions }, (_, index): Asked => {
    const wanted = personName(Math.floor((index + 0.5) * (scale / questions)));
    return { typed: asTyped(wanted, index), wanted };
  });
  const ways: Way[] = [
    {
      name: "the product",
      ask: async (typed) => (await findAlike(app.db, typed, undefined, 10)).map(({ name }) => name),
      megabytes: null,
      asked: questions,
    },
    { name: "plain trigram query", ask: (typed) => plainly(app, typed), megabytes: null, asked: questions },
    inMemory("minisearch", scale >= 1_000_000 ? slowQuestions : questions, () => {
      const search = new MiniSearch<{ id: string; name: string }>({ fields: ["name"], storeFields: ["name"] });
      search.addAll(all);
      return (typed) =>
        search
          .search(typed, { fuzzy: 0.3, prefix: true })
          .slice(0, 10)
          .map((found) => String(found["name"]));
    }),
    inMemory("fuse.js", slowQuestions, () => {
      const search = new Fuse(all, { keys: ["name"], threshold: 0.4 });
      return (typed) => search.search(typed, { limit: 10 }).map(({ item }) => item.name);
    }),
  ];
  if (scale <= 10_000)
    ways.push({
      name: "every name compared",
      ask: (typed) =>
        rankSimilar(typed, all)
          .slice(0, 10)
          .map(({ name }) => name),
      megabytes: null,
      asked: slowQuestions,
    });
  const told: Told[] = [];
  for (const way of ways) {
    bench.tell(`${scale.toLocaleString("en")}: ${way.name}`);
    const times: number[] = [];
    let found = 0;
    for (const { typed, wanted } of asked.slice(0, way.asked)) {
      const from = performance.now();
      const names = await way.ask(typed);
      times.push(performance.now() - from);
      if (names.includes(wanted)) found += 1;
    }
    bench.tell(`  p50 ${median(times).toFixed(1)} ms, ${found} of ${times.length}`);
    told.push({
      way: way.name,
      p50: median(times),
      found,
      of: times.length,
      megabytes: way.megabytes,
      ...(way.megabytes === null && way.asked === questions ? { everyKind: await askEveryKind(way, scale) } : {}),
    });
  }
  return told;
}

async function askEveryKind(way: Way, scale: number): Promise<string> {
  const times: number[] = [];
  let found = 0;
  for (const { typed, wanted } of askedNames(kindsAsked, scale)) {
    const from = performance.now();
    const names = await way.ask(typed);
    times.push(performance.now() - from);
    if (names.includes(wanted)) found += 1;
  }
  return `p50 ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(0)} ms, ${found} of ${times.length} among the first ten`;
}

/** The product's first ten beside those of its own matcher over every name: by kind of question, and in all. */
async function besideEveryName(bench: Bench, app: App, scale: number): Promise<[string, string][]> {
  const all = Array.from({ length: scale }, (_, index) => ({ id: String(index), name: personName(index) }));
  const sum = { matches: { of: 0, found: 0 }, shown: { of: 0, found: 0 }, meant: { of: 0, found: 0 } };
  const missed = new Map<string, number>();
  bench.tell(`${comparedAsked} questions beside every name compared`);
  for (const { how, typed, wanted } of askedNames(comparedAsked, scale)) {
    const every = exhaustively(typed, all);
    const found = await findAlike(app.db, typed, undefined, firstTen);
    const matches = recallOf(every, found, true);
    const shown = recallOf(every, found, false);
    const meant = { of: 1, found: found.some(({ name }) => name === wanted) ? 1 : 0 };
    for (const [name, counted] of Object.entries({ matches, shown, meant })) {
      sum[name as keyof typeof sum].of += counted.of;
      sum[name as keyof typeof sum].found += counted.found;
    }
    if (matches.found < matches.of) missed.set(how, (missed.get(how) ?? 0) + matches.of - matches.found);
  }
  const share = ({ of, found }: { of: number; found: number }) => `${(found / of).toFixed(3)} (${found} of ${of})`;
  return [
    ["recall@10, names that match", `${share(sum.matches)}${missed.size > 0 ? `; missed: ${JSON.stringify([...missed])}` : ""}`],
    ["recall@10, all that are shown, also as perhaps misspelt", share(sum.shown)],
    ["the person who was meant", share(sum.meant)],
  ];
}

/** Builds the index when it is first asked, outside of any time that counts, and tells what it holds. */
function inMemory(name: string, asked: number, build: () => (typed: string) => string[]): Way {
  const before = process.memoryUsage().heapUsed;
  const ask = build();
  const megabytes = Math.max(0, process.memoryUsage().heapUsed - before) / 1024 / 1024;
  return { name, ask, megabytes, asked };
}

async function plainly(app: App, typed: string): Promise<string[]> {
  const { normalised } = nameKeys(typed);
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name from subjects where normalised_name % ${normalised} order by similarity(normalised_name, ${normalised}) desc limit 10`,
  );
  return rows.map(({ name }) => name);
}

/** Rows `from` to `to`; the indexes are made after them, as a restore does. */
export async function fill(app: App, from: number, to: number): Promise<void> {
  const { rows: indexes } = await app.db.execute<{ indexname: string; indexdef: string }>(
    sql`select indexname, indexdef from pg_indexes where tablename = 'subjects' and indexdef like '%USING gin%'`,
  );
  for (const { indexname } of indexes) await app.db.execute(sql.raw(`drop index "${indexname}"`));
  const atOnce = 5_000;
  for (let start = from; start < to; start += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, to - start) }, (_, offset) => {
      const name = personName(start + offset);
      return { name, ...keyColumns(name) };
    });
    await app.db.execute(sql`
      insert into subjects (id, name, normalised_name, phonetic_keys, look_up_keys, embedding, embedding_model, created_at, updated_at)
      select gen_random_uuid(), row ->> 'name', row ->> 'normalisedName', array(select jsonb_array_elements_text(row -> 'phoneticKeys')),
        array(select jsonb_array_elements_text(row -> 'lookUpKeys')), '{}', 'none', now(), now()
      from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) as row`);
  }
  for (const { indexdef } of indexes) await app.db.execute(sql.raw(indexdef));
  await app.db.execute(sql`vacuum analyze subjects`);
}
