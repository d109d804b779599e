import { and, or, sql, type SQL } from "drizzle-orm";
import { dossiers, subjects } from "#app/db/schema/index.ts";
import type { MemberContext } from "#app/server/context.ts";
import { matchNames } from "./match-names.ts";
import { nameQuery, type NameQuery } from "./name-query.ts";
import { visibleTo } from "./subjects.server.ts";

/** Fetched before they are put in order: more share a word's sound than are worth showing. */
const mostCandidates = 120;

/** Under this a name shares a sound with what was typed, and no more. */
const leastLikeness = 0.55;

export type FoundSubject = {
  id: string;
  name: string;
  /** The newest dossier of this workspace about the subject, and how many there are. */
  dossierId: string | null;
  dossierCount: number;
};

/**
 * Subjects known to the workspace whose name begins, sounds or is written like what was typed, in any script; the likest
 * first. One statement over the indexes of letters, sounds and their halves.
 */
export async function findByName(ctx: MemberContext, typed: string, limit: number): Promise<FoundSubject[]> {
  const query = nameQuery(typed);
  const condition = named(query);
  if (!condition) return [];
  const ours = sql`from ${dossiers} where ${dossiers.subjectId} = ${subjects.id} and ${dossiers.workspaceId} = ${ctx.workspaceId} and ${dossiers.deletedAt} is null`;
  const rows = await ctx.db
    .select({
      id: subjects.id,
      name: subjects.name,
      normalised: subjects.normalisedName,
      dossierId: sql<string | null>`(select ${dossiers.id} ${ours} order by ${dossiers.createdAt} desc limit 1)`,
      dossierCount: sql<number>`(select count(*)::int ${ours})`,
    })
    .from(subjects)
    .where(and(condition, visibleTo(ctx.workspaceId)))
    .limit(mostCandidates);
  return rows
    .map(({ normalised, ...row }) => ({ row, score: likeness(query, typed, row.name, normalised) }))
    .filter(({ score }) => score >= leastLikeness)
    .sort((a, b) => b.score - a.score || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => row);
}

/** Null when nothing was typed that a name could hold. */
function named({ words, pairs }: NameQuery): SQL | null {
  if (words.length === 0) return null;
  const byWords = and(
    ...words.map(({ beginnings, sounds }) =>
      or(
        beginnings.length > 0 ? and(...beginnings.map(begins)) : undefined,
        sounds.length > 0 ? sql`name_key_parts(${subjects.phoneticKeys}) && ${textArray(sounds)}` : undefined,
      ),
    ),
  );
  return or(byWords, pairs.length > 0 ? sql`${subjects.phoneticKeys} && ${textArray(pairs)}` : undefined) ?? null;
}

/** A word of the name begins so; the trigram index answers both. `beginning` is letters and digits alone. */
function begins(beginning: string): SQL {
  return sql`(${subjects.normalisedName} like ${`${beginning}%`} or ${subjects.normalisedName} like ${`% ${beginning}%`})`;
}

function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

/** Names whose words begin as typed come first, then those that the matcher finds alike. */
function likeness({ words }: NameQuery, typed: string, name: string, normalised: string): number {
  const parts = normalised.split(" ");
  const beginning = words.filter(({ beginnings }) => beginnings.some((one) => parts.some((part) => part.startsWith(one)))).length;
  const first = words[0]?.beginnings[0];
  return beginning / words.length + matchNames(typed, name).score + (first && normalised.startsWith(first) ? 0.1 : 0);
}
