import { and, type Column, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { askedKeys, type AskedKeys } from "./look-up-keys.ts";
import { byScore, rankSimilar, type RankedCandidate } from "./rank-similar.ts";

/** A subject with the name that was found: its own, or another one of theirs. */
export type NamedSubject = { id: string; name: string; foundName: string };

/** As many as the pure matcher puts in order of each index. */
const mostCandidates = 60;
/** As many of what an index finds are compared by their letters. */
const mostCompared = 8_000;

export type NameColumns = typeof subjects | typeof subjectAliases;
type Candidate = { id: string; name: string; normalised: string };

async function fetchCandidates(db: Queryable, parts: readonly SQL[]): Promise<Candidate[]> {
  if (parts.length === 0) return [];
  return db.transaction(async (tx) => {
    // As in search-names.server.ts: how many names are alike is guessed badly.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<Candidate>(sql.join([...parts], sql` union `));
    return rows;
  });
}

/** The subjects' own names, or their other ones: whose they are, and where they stand with their subject. */
export function rowsOf(table: NameColumns) {
  return table === subjects
    ? { id: subjects.id, from: sql`${subjects}` }
    : {
        id: subjectAliases.subjectId,
        from: sql`${subjectAliases} join ${subjects} on ${subjects.id} = ${subjectAliases.subjectId}`,
      };
}

/** The most alike by their letters of the names that an index finds. */
function mostAlike(table: NameColumns, normalised: string, condition: SQL, where: SQL | undefined): SQL {
  const { id, from } = rowsOf(table);
  const likeness = sql`similarity(${table.normalisedName}, ${normalised})`;
  return sql`(select id, name, normalised from (
    select ${id} as id, ${table.name} as name, ${table.normalisedName} as normalised, ${likeness} as likeness
    from ${from} where ${and(condition, where)} limit ${mostCompared}
  ) as alike order by likeness desc, id limit ${mostCandidates})`;
}

/** The very name, however many are like it, and names that share a key with it, by which few are found. */
function narrowParts(table: NameColumns, keys: AskedKeys, where: SQL | undefined): SQL[] {
  const { id, from } = rowsOf(table);
  const { normalised } = keys;
  if (normalised === "") return [];
  const isVery = sql`${table.normalisedName} = ${normalised}`;
  return [
    sql`(select ${id} as id, ${table.name} as name, ${table.normalisedName} as normalised from ${from} where ${and(isVery, where)} limit ${mostCandidates})`,
    ...(keys.phonetic.length === 0 ? [] : [mostAlike(table, normalised, shares(table.phoneticKeys, keys.phonetic), where)]),
    ...(keys.narrow.length === 0 ? [] : [mostAlike(table, normalised, shares(table.lookUpKeys, keys.narrow), where)]),
    mostAlike(table, normalised, sql`${table.lookUpKeys} is null and ${table.normalisedName} % ${normalised}`, where),
  ];
}

/** Names with one word and the other's initial in common, and names with many letters in common, of which there are thousands. */
function wideParts(table: NameColumns, keys: AskedKeys, where: SQL | undefined): SQL[] {
  const { normalised } = keys;
  if (normalised === "") return [];
  return [
    ...(keys.wide.length === 0 ? [] : [mostAlike(table, normalised, shares(table.lookUpKeys, keys.wide), where)]),
    mostAlike(table, normalised, sql`${table.normalisedName} % ${normalised}`, where),
  ];
}

function shares(column: Column, keys: readonly string[]): SQL {
  return sql`${column} && array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]`;
}

/**
 * Subjects with a name, or another name, like `name`, the most alike first, with the reasons in words. Candidates come
 * from the indexes of sounds and of look-up keys; only when those find nobody whose name matches, from all names with
 * letters in common, which takes as long as everything else together. Order and reasons are the pure matcher's.
 */
export async function findAlike(db: Queryable, name: string, where: SQL | undefined, limit: number) {
  const keys = askedKeys(name);
  const partsOf = (parts: typeof narrowParts) => [subjects, subjectAliases].flatMap((table) => parts(table, keys, where));
  const narrow = await fetchCandidates(db, partsOf(narrowParts));
  const ranked = best(rankSimilar(name, narrow), limit);
  // A single word fits many, and matches only who is recorded by it alone.
  const isEnough = keys.isSingle ? ranked.length >= limit : ranked.some(({ match }) => match);
  if (isEnough) return ranked;
  const wide = await fetchCandidates(db, partsOf(wideParts));
  const known = new Set(narrow.map(({ id, name: foundName }) => `${id} ${foundName}`));
  const others = wide.filter((one) => !known.has(`${one.id} ${one.name}`));
  return best([...ranked, ...rankSimilar(name, others)].toSorted(byScore), limit);
}

/** Each subject by that name of theirs that is the most alike. */
function best(ranked: readonly RankedCandidate<Candidate>[], limit: number): RankedCandidate<Candidate>[] {
  const bySubject = new Map<string, RankedCandidate<Candidate>>();
  for (const one of ranked) if (!bySubject.has(one.id)) bySubject.set(one.id, one);
  return [...bySubject.values()].slice(0, limit);
}

/** The subject's other names, by subject. */
export async function aliasesOf(db: Queryable, subjectIds: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (subjectIds.length === 0) return names;
  const rows = await db
    .select({ subjectId: subjectAliases.subjectId, name: subjectAliases.name })
    .from(subjectAliases)
    .where(inArray(subjectAliases.subjectId, [...subjectIds]))
    .orderBy(subjectAliases.id);
  for (const { subjectId, name } of rows) names.set(subjectId, [...(names.get(subjectId) ?? []), name]);
  return names;
}

/** Neither merged into another nor under 18. */
export const isRecorded = (): SQL | undefined => and(or(sql`${subjects.mergedInto} is null`), sql`${subjects.minorAt} is null`);
