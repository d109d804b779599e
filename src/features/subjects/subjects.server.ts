import { and, eq, isNull, or, sql, type Column, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { jsonRows } from "#app/db/json-rows.ts";
import {
  behaviorIncidents,
  dossiers,
  identityFacts,
  sources,
  subjectAliases,
  subjectFacts,
  subjects,
  users,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { MemberContext, WorkspaceContext, WorkspaceId } from "#app/server/context.ts";
import { findAlike, isRecorded } from "./find-names.server.ts";
import type { IdentityFact, KnownFact } from "./subject-facts.ts";
import { keyColumns } from "./look-up-keys.ts";
import { generateSubjectEmbedding } from "./subject-embedding.ts";

/** The specification's subject. */
export type Subject = { id: string; name: string; created_at: string; updated_at: string };

/** A subject already recorded whose name is like the one typed, with the reasons in words. */
export type SimilarSubject = {
  id: string;
  name: string;
  score: number;
  reasons: string[];
  facts: IdentityFact[];
  /** Dossiers of this workspace about the subject, newest first. */
  dossierIds: string[];
};

const columns = { id: subjects.id, name: subjects.name, createdAt: subjects.createdAt, updatedAt: subjects.updatedAt };

function toSubject(row: { id: string; name: string; createdAt: Date; updatedAt: Date }): Subject {
  return { id: row.id, name: row.name, created_at: row.createdAt.toISOString(), updated_at: row.updatedAt.toISOString() };
}

/**
 * A workspace is offered the subjects it uses itself and those with a shared, approved incident: nobody
 * learns whom others look into (product.md).
 */
export function visibleTo(workspaceId: WorkspaceId) {
  return or(
    sql`exists (select 1 from ${dossiers} where ${dossiers.subjectId} = ${subjects.id} and ${dossiers.workspaceId} = ${workspaceId} and ${dossiers.deletedAt} is null)`,
    sql`exists (select 1 from ${behaviorIncidents} where ${behaviorIncidents.subjectId} = ${subjects.id} and ${behaviorIncidents.workspaceId} is null and ${behaviorIncidents.status} = 'approved')`,
  );
}

/** Subjects that the workspace may see, newest first, at most `limit`. */
export async function list(ctx: MemberContext, limit: number): Promise<Subject[]> {
  const rows = await ctx.db
    .select(columns)
    .from(subjects)
    .where(visibleTo(ctx.workspaceId))
    .orderBy(sql`${subjects.createdAt} desc`, sql`${subjects.id} desc`)
    .limit(limit);
  return rows.map(toSubject);
}

/** One subject, or null when it does not exist or the workspace may not see it. */
export async function find(ctx: MemberContext, subjectId: string): Promise<Subject | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(subjects)
    .where(and(eq(subjects.id, subjectId), visibleTo(ctx.workspaceId)));
  if (!row) return null;
  await audit.recordView(ctx.db, ctx, { entity: "subject", entityId: row.id, workspaceId: ctx.workspaceId });
  return toSubject(row);
}

/**
 * Subjects with a name like `name` among those the workspace may see, best first, at most five. Candidates
 * come from the trigram and sound indexes, the order and the reasons from the pure matcher.
 */
export async function findSimilar(ctx: MemberContext, name: string): Promise<SimilarSubject[]> {
  const best = await findAlike(ctx.db, name, and(isRecorded(), visibleTo(ctx.workspaceId)), 5);
  return Promise.all(
    best.map(async (match) => ({
      id: match.id,
      name: match.name,
      score: match.score,
      reasons: match.reasons,
      facts: await listFacts(ctx.db, ctx, match.id),
      dossierIds: (
        await ctx.db
          .select({ id: dossiers.id })
          .from(dossiers)
          .where(and(eq(dossiers.subjectId, match.id), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
          .orderBy(sql`${dossiers.createdAt} desc`)
          .limit(5)
      ).map((row) => row.id),
    })),
  );
}

/** What this workspace knows of a subject: what staff recorded for all, then what the workspace found or was told. */
export async function listFacts(
  db: Queryable,
  ctx: Pick<WorkspaceContext, "workspaceId">,
  subjectId: string,
): Promise<IdentityFact[]> {
  const { rows } = await db.execute<IdentityFact>(
    sql`select told.kind, told.value ${fromTold(sql`${ctx.workspaceId}::uuid`, sql`${subjectId}::uuid`)} order by ${toldOrder}`,
  );
  return rows.map(({ kind, value }) => ({ kind, value }));
}

/** What staff recorded for all comes first, so that the last told of a kind is the workspace's own; each once. */
function fromTold(workspaceId: Column | SQL, subjectId: Column | SQL): SQL {
  return sql`from (
    select distinct on (kind, value) kind, value, place, created_at, id, source_id, source_url, created_by from (
      select 'alias' as kind, name as value, 0 as place, created_at, id, null::uuid as source_id, null as source_url, null::uuid as created_by
      from ${subjectAliases} where subject_id = ${subjectId}
      union all
      select kind, value, 1, created_at, id, null::uuid, source_url, null::uuid from ${subjectFacts} where subject_id = ${subjectId}
      union all
      select kind, value, 2, created_at, id, source_id, source_url, created_by from ${identityFacts}
      where workspace_id = ${workspaceId} and subject_id = ${subjectId} and removed_at is null
    ) as all_told order by kind, value, place, created_at, id
  ) as told`;
}
const toldOrder = sql`told.place, told.created_at, told.id`;

/** The same as a JSON column of a statement about the subject, with where each comes from. */
export function factsOf(workspaceId: Column, subjectId: Column): SQL<KnownFact[]> {
  return jsonRows(
    {
      // What staff recorded is not the workspace's to remove.
      id: sql<string | null>`case when told.place = 2 then told.id end`,
      kind: sql<IdentityFact["kind"]>`told.kind`,
      value: sql<string>`told.value`,
      source: sql<
        KnownFact["source"]
      >`(select json_build_object('id', ${sources.id}, 'title', ${sources.title}) from ${sources} where ${sources.id} = told.source_id and ${sources.workspaceId} = ${workspaceId})`,
      source_url: sql<string | null>`told.source_url`,
      told_by: sql<string | null>`(select ${users.name} from ${users} where ${users.id} = told.created_by)`,
      told_at: sql<string>`told.created_at`,
    },
    { from: fromTold(workspaceId, subjectId), orderBy: toldOrder },
  );
}

/** Makes a subject with the keys and the embedding of its name. `name` has been validated. */
export async function create(tx: Queryable, ctx: Pick<MemberContext, "now">, name: string): Promise<string> {
  const embedding = generateSubjectEmbedding(name);
  const [row] = await tx
    .insert(subjects)
    .values({
      name,
      ...keyColumns(name),
      embedding: embedding.vector,
      embeddingModel: embedding.model,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .returning({ id: subjects.id });
  if (!row) throw new AppError("unexpected", "The subject could not be saved");
  return row.id;
}

/** Remembers what a member told of a subject; a fact that is known already is not written twice. */
export async function addFacts(
  tx: Queryable,
  ctx: MemberContext,
  subjectId: string,
  facts: readonly IdentityFact[],
): Promise<void> {
  const known = await listFacts(tx, ctx, subjectId);
  const added = facts.filter((fact) => !known.some(({ kind, value }) => kind === fact.kind && value === fact.value));
  if (added.length === 0) return;
  await tx.insert(identityFacts).values(
    added.map((fact) => ({
      workspaceId: ctx.workspaceId,
      subjectId,
      kind: fact.kind,
      value: fact.value,
      createdBy: ctx.actor.userId,
      createdAt: ctx.now(),
    })),
  );
}
