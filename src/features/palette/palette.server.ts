import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { behaviorIncidents, dossierFolders, dossierIncidents, dossiers, sources, subjects } from "#app/db/schema/index.ts";
import { findByName } from "#app/features/subjects/name-search.server.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import { termsOf } from "#app/lib/search-terms.ts";
import type { MemberContext } from "#app/server/context.ts";
import type { WorkspaceFindings } from "./palette.ts";

const mostOfAKind = 6;

/**
 * What the workspace holds that bears what was typed: names in any script and spelling, titles by the words in them. A
 * statement for each kind, each over an index, side by side; nothing of another workspace.
 */
export async function search(ctx: MemberContext, query: string): Promise<WorkspaceFindings> {
  const typed = query.trim();
  if (typed === "") return { dossiers: [], subjects: [], incidents: [], sources: [] };
  const [named, incidents, found] = await Promise.all([
    findByName(ctx, typed, mostOfAKind * 2),
    findIncidents(ctx, typed),
    findSources(ctx, typed),
  ]);
  return { dossiers: await findDossiers(ctx, named), subjects: named.slice(0, mostOfAKind), incidents, sources: found };
}

/** The dossiers about those who were found, in the same order. */
async function findDossiers(
  ctx: MemberContext,
  named: readonly { id: string; dossierCount: number }[],
): Promise<WorkspaceFindings["dossiers"]> {
  const ids = named.filter(({ dossierCount }) => dossierCount > 0).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: dossiers.id, subjectId: subjects.id, name: subjects.name, folder: dossierFolders.name })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .leftJoin(dossierFolders, eq(dossierFolders.id, dossiers.folderId))
    .where(and(inArray(dossiers.subjectId, ids), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
    .orderBy(desc(dossiers.createdAt))
    .limit(mostOfAKind * 4);
  return rows
    .sort((a, b) => ids.indexOf(a.subjectId) - ids.indexOf(b.subjectId))
    .slice(0, mostOfAKind)
    .map(({ id, name, folder }) => ({ id, name, folder }));
}

/** Incidents that stand in a dossier of the workspace, by the words of their titles. */
async function findIncidents(ctx: MemberContext, typed: string): Promise<WorkspaceFindings["incidents"]> {
  const words = typed.split(/\s+/u).filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: behaviorIncidents.id,
      title: behaviorIncidents.title,
      start: behaviorIncidents.dateStart,
      end: behaviorIncidents.dateEnd,
      precision: behaviorIncidents.datePrecision,
      dossierId: dossiers.id,
      subject: subjects.name,
    })
    .from(behaviorIncidents)
    .innerJoin(
      dossierIncidents,
      and(
        eq(dossierIncidents.incidentId, behaviorIncidents.id),
        eq(dossierIncidents.workspaceId, ctx.workspaceId),
        isNull(dossierIncidents.removedAt),
      ),
    )
    .innerJoin(
      dossiers,
      and(eq(dossiers.id, dossierIncidents.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)),
    )
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .where(
      and(
        eq(behaviorIncidents.status, "approved"),
        ...words.map((word) => sql`${behaviorIncidents.title} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
      ),
    )
    .orderBy(desc(behaviorIncidents.createdAt))
    .limit(mostOfAKind);
  return rows.map(({ id, title, start, end, precision, dossierId, subject }) => ({
    id,
    title,
    date: formatMonthYear({ start, end, precision }),
    dossierId,
    subject,
  }));
}

/** Sources of the library that hold a word beginning with each one typed. */
async function findSources(ctx: MemberContext, typed: string): Promise<WorkspaceFindings["sources"]> {
  const words = termsOf(typed)
    .flatMap((term) => term.split(" "))
    .filter((word) => /^[\p{L}\p{N}\p{M}]+$/u.test(word));
  if (words.length === 0) return [];
  const wanted = words.map((word) => `'${word}':*`).join(" & ");
  return ctx.db
    .select({ id: sources.id, title: sources.title, kind: sources.kind })
    .from(sources)
    .where(
      and(
        eq(sources.workspaceId, ctx.workspaceId),
        isNull(sources.removedAt),
        sql`${sources.searchVector} @@ to_tsquery('simple', ${wanted})`,
      ),
    )
    .orderBy(desc(sources.createdAt))
    .limit(mostOfAKind);
}
