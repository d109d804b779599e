import { and, asc, eq, lte, notExists, sql, type Column, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  identityDecisions,
  identityFacts,
  reports,
  searchRunPages,
  searchRuns,
  socialReports,
  sources,
  subjects,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { describeError } from "#app/lib/describe-error.ts";
import type { Context, SystemActor } from "#app/server/context.ts";

/** A deleted dossier can be put back for this many days; after them it is gone (decision 0019). */
export const daysUntilPurge = 30;
const atOnce = 50;

/**
 * Deleted long enough ago, kept by no hold on it, its subject, an incident or a social media search of it, and contested by
 * nobody: what the person recorded disputes is decided first.
 */
function isDue(now: Date, before: Date): SQL | undefined {
  const today = now.toISOString().slice(0, 10);
  return and(
    lte(dossiers.deletedAt, before),
    sql`not exists (
      select 1 from retention_holds as hold where hold.ended_at is null and hold.until >= ${today}::date and (
        hold.entity_id in (${dossiers.id}, ${dossiers.subjectId})
        or exists (select 1 from ${dossierIncidents} where ${dossierIncidents.dossierId} = ${dossiers.id} and ${dossierIncidents.incidentId} = hold.entity_id)
        or exists (select 1 from ${socialReports} where ${socialReports.dossierId} = ${dossiers.id} and ${socialReports.id} = hold.entity_id)
      ))`,
    sql`not exists (
      select 1 from incident_disputes as dispute join ${dossierIncidents} on ${dossierIncidents.incidentId} = dispute.incident_id
      where ${dossierIncidents.dossierId} = ${dossiers.id} and dispute.closed_at is null)`,
  );
}

type Purged = { incidentCount: number; reportCount: number; sourceCount: number; fileKeys: string[] };

/** Purges every dossier that was deleted longer ago than it is kept. Answers how many; one that fails keeps no other. */
export async function purgeDossiers(ctx: Context<SystemActor>): Promise<number> {
  const before = new Date(ctx.now().getTime() - daysUntilPurge * 24 * 60 * 60_000);
  const due = await ctx.db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(isDue(ctx.now(), before))
    .orderBy(asc(dossiers.deletedAt))
    .limit(atOnce);
  let count = 0;
  for (const { id } of due) {
    try {
      if (await purgeDossier(ctx, id, before)) count += 1;
    } catch (error) {
      ctx.log.warn({ dossierId: id, error: describeError(error) }, "a deleted dossier could not be purged");
    }
  }
  return count;
}

/**
 * Removes a deleted dossier with all that hangs on it alone: its incidents, searches, notes, the pages that its searches
 * archived, the files of its reports and results, and its subject if nobody else uses it. What stays names nobody: the
 * audit trail, the ledger of credits, and a report's code and hash, so that who holds the file can still verify it.
 * False when it was put back meanwhile.
 */
async function purgeDossier(ctx: Context<SystemActor>, dossierId: string, before: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [dossier] = await tx
      .select({ id: dossiers.id, workspaceId: dossiers.workspaceId, subjectId: dossiers.subjectId })
      .from(dossiers)
      .where(and(eq(dossiers.id, dossierId), isDue(ctx.now(), before)))
      .for("update");
    if (!dossier) return false;
    const purged = await removeAll(tx, dossier);
    if (purged.fileKeys.length > 0) {
      await ctx.services.jobs.enqueue(
        tx,
        "purge-dossiers",
        { fileKeys: purged.fileKeys.join(",") },
        { key: `files-of:${dossierId}` },
      );
    }
    const { fileKeys, ...counts } = purged;
    await audit.record(tx, ctx, {
      action: "purge",
      entity: "dossier",
      entityId: dossierId,
      workspaceId: dossier.workspaceId,
      details: { ...counts, fileCount: fileKeys.length },
    });
    return true;
  });
}

async function removeAll(tx: Queryable, dossier: { id: string; workspaceId: string; subjectId: string }): Promise<Purged> {
  const archived = await tx
    .selectDistinct({ id: sources.id })
    .from(searchRunPages)
    .innerJoin(searchRuns, eq(searchRuns.id, searchRunPages.runId))
    .innerJoin(sources, and(eq(sources.id, searchRunPages.sourceId), eq(sources.origin, "search")))
    .where(eq(searchRuns.dossierId, dossier.id));
  const made = await tx.select({ sha256: reports.sha256 }).from(reports).where(eq(reports.dossierId, dossier.id));
  const results = await tx
    .select({ data: socialReports.data })
    .from(socialReports)
    .where(eq(socialReports.dossierId, dossier.id));
  const incidents = await tx
    .delete(behaviorIncidents)
    .where(
      and(
        eq(behaviorIncidents.workspaceId, dossier.workspaceId),
        isIn(behaviorIncidents.id, sql`${dossierIncidents.dossierId} = ${dossier.id}`),
        sql`not ${isIn(behaviorIncidents.id, sql`${dossierIncidents.dossierId} <> ${dossier.id}`)}`,
      ),
    )
    .returning({ id: behaviorIncidents.id });
  await tx.delete(dossiers).where(eq(dossiers.id, dossier.id));
  await forgetSubject(tx, dossier);
  const gone = await removeUnused(
    tx,
    archived.map(({ id }) => id),
  );
  const fileKeys = [...made.map(({ sha256 }) => sha256), ...results.map(({ data }) => data), ...gone];
  return {
    incidentCount: incidents.length,
    reportCount: made.length,
    sourceCount: gone.length,
    fileKeys: [...new Set(fileKeys.filter((key) => key !== null))],
  };
}

const isIn = (incidentId: Column, condition: SQL) =>
  sql`exists (select 1 from ${dossierIncidents} where ${dossierIncidents.incidentId} = ${incidentId} and ${condition})`;

/** What the workspace knew of the subject, unless another dossier of it is about them; and the subject, unless anybody uses it. */
async function forgetSubject(tx: Queryable, dossier: { workspaceId: string; subjectId: string }): Promise<void> {
  const isOther = notExists(
    tx
      .select({ one: sql`1` })
      .from(dossiers)
      .where(and(eq(dossiers.workspaceId, dossier.workspaceId), eq(dossiers.subjectId, dossier.subjectId))),
  );
  await tx
    .delete(identityFacts)
    .where(and(eq(identityFacts.workspaceId, dossier.workspaceId), eq(identityFacts.subjectId, dossier.subjectId), isOther));
  await tx
    .delete(identityDecisions)
    .where(
      and(eq(identityDecisions.workspaceId, dossier.workspaceId), eq(identityDecisions.subjectId, dossier.subjectId), isOther),
    );
  await unlessUsed(tx, async (inner) => {
    await inner.delete(subjects).where(
      and(
        eq(subjects.id, dossier.subjectId),
        // References that go with the subject, or say something of it, keep it as others do.
        ...[
          "identity_facts",
          "identity_decisions",
          "subject_aliases",
          "subject_facts",
          "subject_decisions",
          "subject_requests",
        ].map((table) => sql`not exists (select 1 from ${sql.identifier(table)} as kept where kept.subject_id = ${subjects.id})`),
        sql`not exists (select 1 from subject_merges as kept where ${subjects.id} in (kept.kept_id, kept.merged_id))`,
        // Who was marked as under 18 stays marked.
        sql`${subjects.minorAt} is null`,
      ),
    );
  });
}

/** Pages that searches archived and that nothing rests on any more; answers their files' keys. */
async function removeUnused(tx: Queryable, sourceIds: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const id of sourceIds) {
    await unlessUsed(tx, async (inner) => {
      const gone = await inner
        .delete(sources)
        .where(and(eq(sources.id, id), eq(sources.origin, "search")))
        .returning({ sha256: sources.sha256 });
      keys.push(...gone.map(({ sha256 }) => sha256));
    });
  }
  return keys;
}

/** The database knows every reference: what still has one stays. */
async function unlessUsed(tx: Queryable, remove: (inner: Queryable) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(remove);
  } catch (error) {
    if (!isReferenced(error)) throw error;
  }
}

function isReferenced(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === "23503") return true;
  }
  return false;
}
