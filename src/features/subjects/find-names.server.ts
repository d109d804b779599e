import { and, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { rankSimilar } from "./rank-similar.ts";
import { nameKeys } from "./subject-embedding.ts";

/** A subject with the name that was found: its own, or another one of theirs. */
export type NamedSubject = { id: string; name: string; foundName: string };

/** As many as the pure matcher puts in order of each index. */
const mostCandidates = 100;
/** As many of what an index finds are compared by their letters. */
const mostCompared = 2_000;

export type NameColumns = typeof subjects | typeof subjectAliases;
type Candidate = { id: string; name: string };

async function candidates(db: Queryable, name: string, where: SQL | undefined): Promise<Candidate[]> {
  const keys = nameKeys(name);
  const parts = [subjects, subjectAliases].flatMap((table) => partsOf(table, keys, where));
  if (parts.length === 0) return [];
  return db.transaction(async (tx) => {
    // As in search-names.server.ts: how many names are alike is guessed badly.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<Candidate>(sql.join(parts, sql` union `));
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

/** The very name, however many are like it; of those with its letters and of those with its sounds the most alike. */
function partsOf(table: NameColumns, keys: ReturnType<typeof nameKeys>, where: SQL | undefined): SQL[] {
  const { id, from } = rowsOf(table);
  const likeness = sql`similarity(${table.normalisedName}, ${keys.normalised})`;
  const mostAlike = (condition: SQL) => sql`(select id, name from (
    select ${id} as id, ${table.name} as name, ${likeness} as likeness from ${from} where ${and(condition, where)} limit ${mostCompared}
  ) as alike order by likeness desc, id limit ${mostCandidates})`;
  const isVery = sql`${table.normalisedName} = ${keys.normalised}`;
  const sounds = sql.join(
    keys.phonetic.map((key) => sql`${key}`),
    sql`, `,
  );
  return [
    ...(keys.normalised === ""
      ? []
      : [
          sql`(select ${id} as id, ${table.name} as name from ${from} where ${and(isVery, where)} limit ${mostCandidates})`,
          mostAlike(sql`${table.normalisedName} % ${keys.normalised}`),
        ]),
    ...(keys.phonetic.length === 0 ? [] : [mostAlike(sql`${table.phoneticKeys} && array[${sounds}]::text[]`)]),
  ];
}

/**
 * Subjects with a name, or another name, like `name`, the most alike first, with the reasons in words. Candidates come
 * from the trigram and sound indexes, the order and the reasons from the pure matcher.
 */
export async function findAlike(db: Queryable, name: string, where: SQL | undefined, limit: number) {
  const ranked = rankSimilar(name, await candidates(db, name, where));
  const best = new Map<string, (typeof ranked)[number]>();
  for (const one of ranked) if (!best.has(one.id)) best.set(one.id, one);
  return [...best.values()].slice(0, limit);
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
