import { and, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { rankSimilar } from "./rank-similar.ts";
import { nameKeys } from "./subject-embedding.ts";

/** A subject with the name that was found: its own, or another one of theirs. */
export type NamedSubject = { id: string; name: string; foundName: string };

/** As many as are fetched by each index before the pure matcher puts them in order. */
const mostCandidates = 200;

type NameColumns = typeof subjects | typeof subjectAliases;

function soundsLike(table: NameColumns, phonetic: readonly string[]): SQL | undefined {
  if (phonetic.length === 0) return undefined;
  const keys = sql.join(
    phonetic.map((key) => sql`${key}`),
    sql`, `,
  );
  return sql`${table.phoneticKeys} && array[${keys}]::text[]`;
}

type Candidate = { id: string; name: string };

async function candidates(db: Queryable, name: string, where: SQL | undefined): Promise<Candidate[]> {
  const keys = nameKeys(name);
  const conditions = (table: NameColumns) => [
    keys.normalised === "" ? undefined : sql`${table.normalisedName} % ${keys.normalised}`,
    soundsLike(table, keys.phonetic),
  ];
  const found = await Promise.all([
    ...conditions(subjects).map((condition) =>
      condition
        ? db.select({ id: subjects.id, name: subjects.name }).from(subjects).where(and(condition, where)).limit(mostCandidates)
        : [],
    ),
    ...conditions(subjectAliases).map((condition) =>
      condition
        ? db
            .select({ id: subjectAliases.subjectId, name: subjectAliases.name })
            .from(subjectAliases)
            .innerJoin(subjects, sql`${subjects.id} = ${subjectAliases.subjectId}`)
            .where(and(condition, where))
            .limit(mostCandidates)
        : [],
    ),
  ]);
  return found.flat();
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
