import { createHash } from "node:crypto";
import { desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  incidentReviews,
  moderationDecisions,
  rejectionCounts,
  reportEvidence,
  reportReceipts,
  retentionRuns,
  socialReports,
  subjectRequests,
  users,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { forgetFiles } from "./forget-files.server.ts";
import { findLapsed, stillLapsed } from "./lapsed.server.ts";
import {
  mostCounted,
  retentionRuleNames,
  type RetentionPreview,
  type RetentionRule,
  type RetentionRunView,
  type RulePreview,
} from "./retention.ts";

type RunContext = SubjectsContext | Context<SystemActor>;

const batchSize = 200;
const week = 7 * 24 * 60 * 60 * 1000;
const shown = 10;

/** What a run would take now, without taking it. The digest stands for exactly this. */
export async function preview(ctx: Pick<RunContext, "db" | "now">): Promise<RetentionPreview> {
  const now = ctx.now();
  const digest = createHash("sha256");
  const rules: RulePreview[] = [];
  for (const rule of retentionRuleNames) {
    const lapsed = await findLapsed(ctx.db, { rule, now, limit: mostCounted, withHeld: true });
    const later = await findLapsed(ctx.db, {
      rule,
      now: new Date(now.getTime() + week),
      limit: mostCounted,
      withHeld: true,
    });
    const due = lapsed.filter(({ isHeld }) => !isHeld);
    digest.update(
      `${rule}\n${due
        .map(({ id }) => id)
        .toSorted()
        .join("\n")}\n`,
    );
    const known = new Set(lapsed.map(({ id }) => id));
    rules.push({
      rule,
      due: due.length,
      held: lapsed.length - due.length,
      soon: later.filter(({ id }) => !known.has(id)).length,
      oldest: lapsed.slice(0, shown).map(({ id, since, isHeld }) => ({ id, since: since.toISOString(), is_held: isHeld })),
    });
  }
  return { rules, digest: digest.digest("hex"), made_at: now.toISOString() };
}

export type RunOutcome = { ok: true; run: RetentionRunView } | { ok: false; reason: "changed" };

/**
 * Runs the rules for somebody who has looked at the preview; refused when something else is due by now, so that
 * nothing goes that was not seen.
 */
export async function runAsSeen(ctx: SubjectsContext, digest: string): Promise<RunOutcome> {
  const now = await preview(ctx);
  if (now.digest !== digest) return { ok: false, reason: "changed" };
  return { ok: true, run: await run(ctx) };
}

/** Runs the rules: in short transactions, each item asked about again under its lock, and audited where it was. */
export async function run(ctx: RunContext): Promise<RetentionRunView> {
  const startedAt = ctx.now();
  const counts = Object.fromEntries(retentionRuleNames.map((rule) => [rule, 0])) as Record<RetentionRule, number>;
  let held = 0;
  for (const rule of retentionRuleNames) {
    const before = await findLapsed(ctx.db, { rule, now: startedAt, limit: mostCounted, withHeld: true });
    held += before.filter(({ isHeld }) => isHeld).length;
    for (;;) {
      const lapsed = await findLapsed(ctx.db, { rule, now: startedAt, limit: batchSize, withHeld: false });
      if (lapsed.length === 0) break;
      const taken = await takeBatch(
        ctx,
        rule,
        startedAt,
        lapsed.map(({ id }) => id),
      );
      counts[rule] += taken;
      // Somebody else works on the rest: the next run finds them.
      if (taken === 0) break;
    }
  }
  const runId = newId();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(retentionRuns).values({
      id: runId,
      startedAt,
      finishedAt: ctx.now(),
      startedBy: ctx.actor.kind === "user" ? ctx.actor.userId : null,
      counts,
      heldCount: held,
    });
    await audit.record(tx, ctx, {
      action: "apply",
      entity: "retention",
      entityId: runId,
      workspaceId: null,
      details: { takenCount: Object.values(counts).reduce((sum, count) => sum + count, 0), heldCount: held },
    });
  });
  const by = ctx.actor.kind === "user" ? ctx.actor.displayName : null;
  return { id: runId, at: startedAt.toISOString(), by, counts, held };
}

async function takeBatch(ctx: RunContext, rule: RetentionRule, now: Date, ids: readonly string[]): Promise<number> {
  const { taken, files } = await ctx.db.transaction((tx) => take[rule](tx, ctx, { rule, now, ids }));
  // Bytes go once nothing names them any more; when that fails they are found by the next check of the files.
  await forgetFiles(ctx, files);
  return taken;
}

type Batch = { rule: RetentionRule; now: Date; ids: readonly string[] };
type Taken = { taken: number; files: string[] };

const take: Record<RetentionRule, (tx: Queryable, ctx: RunContext, batch: Batch) => Promise<Taken>> = {
  "unreviewed-findings": takeIncidents,
  "rejected-reports": takeIncidents,
  "social-report-inputs": async (tx, ctx, batch) => {
    const rows = await lockRows(tx, socialReports, batch);
    if (rows.length === 0) return { taken: 0, files: [] };
    const erased = await tx
      .update(socialReports)
      .set({ info: null })
      .where(inArray(socialReports.id, rows))
      .returning({ id: socialReports.id, workspaceId: socialReports.workspaceId });
    await recordLapses(tx, ctx, "social-report", batch.rule, erased);
    return { taken: erased.length, files: [] };
  },
  "unsent-evidence": async (tx, _ctx, batch) => {
    const rows = await lockRows(tx, reportEvidence, batch);
    if (rows.length === 0) return { taken: 0, files: [] };
    const gone = await tx
      .delete(reportEvidence)
      .where(inArray(reportEvidence.id, rows))
      .returning({ sha256: reportEvidence.sha256 });
    return { taken: gone.length, files: gone.flatMap(({ sha256 }) => sha256 ?? []) };
  },
  "unconfirmed-requests": async (tx, _ctx, batch) => {
    const rows = await lockRows(tx, subjectRequests, batch);
    if (rows.length > 0) await tx.delete(subjectRequests).where(inArray(subjectRequests.id, rows));
    return { taken: rows.length, files: [] };
  },
};

/** The ids of the batch whose rows could be locked and whose time is still over. */
async function lockRows(
  tx: Queryable,
  table: typeof behaviorIncidents | typeof socialReports | typeof reportEvidence | typeof subjectRequests,
  batch: Batch,
): Promise<string[]> {
  const locked = await tx
    .select({ id: table.id })
    .from(table as typeof behaviorIncidents)
    .where(inArray(table.id, [...batch.ids]))
    .for("update", { skipLocked: true });
  const still = await stillLapsed(tx, { ...batch, ids: locked.map(({ id }) => id) });
  return [...still];
}

async function takeIncidents(tx: Queryable, ctx: RunContext, batch: Batch): Promise<Taken> {
  const ids = await lockRows(tx, behaviorIncidents, batch);
  if (ids.length === 0) return { taken: 0, files: [] };
  if (batch.rule === "rejected-reports") await countRejected(tx, ids);
  const evidence = await tx
    .delete(reportEvidence)
    .where(inArray(reportEvidence.incidentId, ids))
    .returning({ sha256: reportEvidence.sha256 });
  await tx.delete(reportReceipts).where(inArray(reportReceipts.incidentId, ids));
  const gone = await tx
    .delete(behaviorIncidents)
    .where(inArray(behaviorIncidents.id, ids))
    .returning({ id: behaviorIncidents.id, workspaceId: behaviorIncidents.workspaceId });
  await recordLapses(tx, ctx, "incident", batch.rule, gone);
  return { taken: gone.length, files: evidence.flatMap(({ sha256 }) => sha256 ?? []) };
}

/** What remains of them: how many of a month came from where and were rejected for which reason. */
async function countRejected(tx: Queryable, ids: readonly string[]): Promise<void> {
  const decision = tx
    .select({ code: moderationDecisions.code })
    .from(moderationDecisions)
    .where(sql`${moderationDecisions.incidentId} = ${behaviorIncidents.id} and ${isNull(moderationDecisions.undoneAt)}`)
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1);
  const review = tx
    .select({ verdict: incidentReviews.verdict })
    .from(incidentReviews)
    .where(sql`${incidentReviews.incidentId} = ${behaviorIncidents.id} and ${isNull(incidentReviews.undoneAt)}`)
    .orderBy(desc(incidentReviews.reviewedAt))
    .limit(1);
  const rows = await tx
    .select({
      month: sql<string>`to_char(date_trunc('month', ${behaviorIncidents.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`,
      origin: behaviorIncidents.origin,
      reason: sql<string>`coalesce((${decision}), (${review}), 'unknown')`,
    })
    .from(behaviorIncidents)
    // With one table alone the columns inside of the subqueries would be written without its name.
    .leftJoin(users, sql`false`)
    .where(inArray(behaviorIncidents.id, [...ids]));
  const groups = Map.groupBy(rows, ({ month, origin, reason }) => `${month}\n${origin}\n${reason}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    await tx
      .insert(rejectionCounts)
      .values({ ...first, count: group.length })
      .onConflictDoUpdate({
        target: [rejectionCounts.month, rejectionCounts.origin, rejectionCounts.reason],
        set: { count: sql`${rejectionCounts.count} + ${group.length}` },
      });
  }
}

/** Into the trail of the workspace whose it was; it names ids alone. */
async function recordLapses(
  tx: Queryable,
  ctx: RunContext,
  entity: "incident" | "social-report",
  rule: RetentionRule,
  gone: readonly { id: string; workspaceId: string | null }[],
): Promise<void> {
  const chains = [...Map.groupBy(gone, ({ workspaceId }) => workspaceId)].toSorted(([one], [other]) =>
    (one ?? "").localeCompare(other ?? ""),
  );
  for (const [workspaceId, items] of chains) {
    await audit.recordAll(
      tx,
      ctx,
      items.map(({ id }) => ({ action: "lapse", entity, entityId: id, workspaceId, details: { ruleCode: rule } })),
    );
  }
}

/** The latest runs, 20. */
export async function listRuns(ctx: SubjectsContext): Promise<RetentionRunView[]> {
  const rows = await ctx.db
    .select({ run: retentionRuns, by: users.name })
    .from(retentionRuns)
    .leftJoin(users, eq(users.id, retentionRuns.startedBy))
    .orderBy(desc(retentionRuns.startedAt), desc(retentionRuns.id))
    .limit(20);
  return rows.map(({ run: row, by }) => ({
    id: row.id,
    at: row.startedAt.toISOString(),
    by,
    counts: row.counts,
    held: row.heldCount,
  }));
}
