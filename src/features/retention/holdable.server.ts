import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, dossiers, socialReports, subjects, workspaces } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { searchNames } from "#app/features/subjects/search-names.server.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Holdable, HoldKind } from "./retention.ts";

const mostFound = 12;
/** People whose name was found, among whose dossiers and incidents is looked. */
const mostPeople = 40;

type Row = Holdable & { workspaceId: string | null };

/**
 * What can be held, by the name of the person whom it is about (in any script), a shared incident also by words of its
 * title, or anything by its id; at most twelve. What is shown of a workspace is audited there.
 */
export async function findHoldable(ctx: SubjectsContext, input: { kind: HoldKind; query: string }): Promise<Holdable[]> {
  const query = input.query.trim();
  if (query === "") return [];
  const found = isUuid(query)
    ? await describe(ctx.db, input.kind, [query.toLowerCase()])
    : await readers[input.kind](ctx.db, await whereNamed(ctx.db, input.kind, query), mostFound);
  for (const [workspaceId, seen] of Map.groupBy(found, (row) => row.workspaceId)) {
    await audit.recordViews(ctx.db, ctx, {
      workspaceId,
      seen: seen.map(({ id }) => ({ entity: input.kind, entityId: id })),
    });
  }
  return found.map(({ workspaceId: _, ...row }) => row);
}

/** Things of one kind as a person knows them, for whatever of them is still there. */
export function describe(db: Queryable, kind: HoldKind, ids: readonly string[]): Promise<Row[]> {
  return ids.length === 0 ? Promise.resolve([]) : readers[kind](db, inArray(tables[kind].id, [...ids]), ids.length);
}

const tables = { subject: subjects, dossier: dossiers, incident: behaviorIncidents, "social-report": socialReports } as const;

async function whereNamed(db: Queryable, kind: HoldKind, query: string): Promise<SQL> {
  const { ids } = await searchNames(db, query, undefined, kind === "subject" ? mostFound : mostPeople);
  const people = ids.length > 0 ? inArray(subjects.id, ids) : sql`false`;
  if (kind !== "incident" || query.length < 3) return people;
  const words = query.split(/\s+/u).slice(0, 8);
  const titled = and(
    isNull(behaviorIncidents.workspaceId),
    ...words.map((word) => sql`${behaviorIncidents.title} ilike ${`%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}`),
  );
  return sql`(${people} or ${titled})`;
}

/** A title that a workspace keeps to itself is not told to staff, here neither. */
const knownAs = sql<string>`case
  when ${behaviorIncidents.workspaceId} is null then ${behaviorIncidents.title}
  when ${behaviorIncidents.verification} = 'unreviewed' then 'Finding not yet reviewed'
  else 'Incident of one workspace' end`;
const about = { subject_name: subjects.name, workspaceId: workspaces.id, workspace_name: workspaces.name };
type Read = Omit<Row, "since"> & { createdAt: Date };

const readers: Record<HoldKind, (db: Queryable, where: SQL, limit: number) => Promise<Row[]>> = {
  subject: async (db, where, limit) =>
    toRows(
      await db
        .select({
          id: subjects.id,
          name: subjects.name,
          createdAt: subjects.createdAt,
          subject_name: sql<null>`null`,
          workspaceId: sql<null>`null`,
          workspace_name: sql<null>`null`,
        })
        .from(subjects)
        .where(where)
        .orderBy(desc(subjects.id))
        .limit(limit),
    ),
  dossier: async (db, where, limit) =>
    toRows(
      await db
        .select({ ...about, id: dossiers.id, name: subjects.name, createdAt: dossiers.createdAt })
        .from(dossiers)
        .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
        .innerJoin(workspaces, eq(workspaces.id, dossiers.workspaceId))
        .where(where)
        .orderBy(desc(dossiers.id))
        .limit(limit),
    ),
  incident: async (db, where, limit) =>
    toRows(
      await db
        .select({
          ...about,
          id: behaviorIncidents.id,
          name: knownAs,
          createdAt: behaviorIncidents.createdAt,
        })
        .from(behaviorIncidents)
        .leftJoin(subjects, eq(subjects.id, behaviorIncidents.subjectId))
        .leftJoin(workspaces, eq(workspaces.id, behaviorIncidents.workspaceId))
        .where(where)
        .orderBy(desc(behaviorIncidents.id))
        .limit(limit),
    ),
  "social-report": async (db, where, limit) =>
    toRows(
      await db
        .select({ ...about, id: socialReports.id, name: subjects.name, createdAt: socialReports.createdAt })
        .from(socialReports)
        .innerJoin(dossiers, eq(dossiers.id, socialReports.dossierId))
        .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
        .innerJoin(workspaces, eq(workspaces.id, socialReports.workspaceId))
        .where(and(where, isNull(socialReports.cancelledAt)))
        .orderBy(desc(socialReports.id))
        .limit(limit),
    ),
};

function toRows(rows: readonly Read[]): Row[] {
  return rows.map(({ createdAt, ...row }) => ({ ...row, since: createdAt.toISOString() }));
}
