import { and, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { type NameColumns, rowsOf } from "./find-names.server.ts";
import { rankSimilar } from "./rank-similar.ts";
import { nameKeys } from "./subject-embedding.ts";

/** As many as are taken of each index before the pure matcher puts them in order. */
const mostCandidates = 200;
/** As many with the same sounds are compared by their letters. */
const mostCompared = 2_000;
const mostWords = 8;

/**
 * The ids of subjects found by what staff typed, in any script: those with a name alike first, then those in whose
 * name every word stands. At most `limit`, and whether there are more.
 */
export async function searchNames(
  db: Queryable,
  query: string,
  where: SQL | undefined,
  limit: number,
): Promise<{ ids: string[]; isCut: boolean }> {
  const keys = nameKeys(query);
  const parts = [partsOf(subjects, keys, where), partsOf(subjectAliases, keys, where)].flat();
  if (parts.length === 0) return { ids: [], isCut: false };
  const found = await db.transaction(async (tx) => {
    // How often a sound or three letters stand in names is guessed badly, and a guess too high reads the whole table
    // in the hope of an early end. For at most so many names an index is never the slower way by much.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ id: string; name: string }>(sql.join(parts, sql` union all `));
    return rows;
  });
  const ids = [
    ...new Set([
      ...rankSimilar(query, distinct(found)).map(({ id }) => id),
      ...found
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    ]),
  ];
  return { ids: ids.slice(0, limit), isCut: ids.length > limit || found.length >= mostCandidates };
}

/** Found by its letters and by its sound is one name. */
function distinct(found: readonly { id: string; name: string }[]) {
  return [...new Map(found.map((one) => [`${one.id} ${one.name}`, one])).values()];
}

function partsOf(table: NameColumns, keys: ReturnType<typeof nameKeys>, where: SQL | undefined): SQL[] {
  const { id, from } = rowsOf(table);
  const names = sql`select ${id} as id, ${table.name} as name from ${from}`;
  const written = holdsWords(table, keys.normalised);
  const sounding = soundsLike(table, keys.phonetic);
  return [
    ...(written ? [sql`(${names} where ${and(written, where)} limit ${mostCandidates})`] : []),
    ...(sounding
      ? [
          sql`(select id, name from (select ${id} as id, ${table.name} as name, similarity(${table.normalisedName}, ${keys.normalised}) as likeness
            from ${from} where ${and(sounding, where)} limit ${mostCompared}) as sounding order by likeness desc, id limit ${mostCandidates})`,
        ]
      : []),
  ];
}

function soundsLike(table: NameColumns, phonetic: readonly string[]): SQL | undefined {
  if (phonetic.length === 0) return undefined;
  const keys = sql.join(
    phonetic.map((key) => sql`${key}`),
    sql`, `,
  );
  return sql`${table.phoneticKeys} && array[${keys}]::text[]`;
}

/** Each word stands in the name: anywhere from three letters on, else where one of the name's words begins. */
function holdsWords(table: NameColumns, normalised: string): SQL | undefined {
  const words = normalised.split(" ").filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  return and(
    ...words.map((word) =>
      word.length >= 3
        ? sql`${table.normalisedName} like ${`%${word}%`}`
        : sql`(${table.normalisedName} like ${`${word}%`} or ${table.normalisedName} like ${`% ${word}%`})`,
    ),
  );
}
