import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, reports, users, workspaces } from "#app/db/schema/index.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { canUse } from "#app/features/billing/plan-gates.policy.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Actor, Context, MemberContext, WorkspaceContext, WorkspaceId } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { toReportCode } from "./report-code.ts";
import { activeReportStatuses, type ReportStatus, type ReportView } from "./report.ts";

/** What the change listener is asked for: everything that happens to one report. */
export const reportTopic = (reportId: string) => `report:${reportId}`;

export type RequestOutcome =
  | { ok: true; reportId: string }
  | { ok: false; reason: "plan" }
  | { ok: false; reason: "not-enough-credits"; balance: number; cost: number };

class NotEnoughCredits extends Error {
  readonly balance: number;

  constructor(balance: number) {
    super("not enough credits");
    this.balance = balance;
  }
}

const cost = creditCosts["report-generation"];

/**
 * Reserves the cost, writes the report and enqueues its job, in one transaction: once per idempotency key, and while
 * one is being made of the dossier that one is answered, whoever asks.
 * @throws AppError `not-found` for a dossier that is not this workspace's
 */
export async function request(ctx: MemberContext, input: { dossierId: string; idempotencyKey: string }): Promise<RequestOutcome> {
  const [workspace] = await ctx.db
    .select({ plan: workspaces.plan })
    .from(workspaces)
    .innerJoin(
      dossiers,
      and(eq(dossiers.workspaceId, workspaces.id), eq(dossiers.id, input.dossierId), isNull(dossiers.deletedAt)),
    )
    .where(eq(workspaces.id, ctx.workspaceId));
  if (!workspace) throw new AppError("not-found", "This dossier does not exist");
  if (!canUse(workspace.plan, "report-generation")) return { ok: false, reason: "plan" };
  try {
    const made = await ctx.db.transaction(async (tx) => {
      // One after the other, so that two presses cannot both see that none is being made.
      await tx.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.id, input.dossierId)).for("update");
      const existing = await findMade(tx, ctx, input);
      if (existing) return { reportId: existing, isNew: false };
      return { reportId: await write(tx, ctx, input), isNew: true };
    });
    if (made.isNew) ctx.services.analytics.count("report-requested");
    return { ok: true, reportId: made.reportId };
  } catch (error) {
    if (error instanceof NotEnoughCredits) return { ok: false, reason: "not-enough-credits", balance: error.balance, cost };
    throw error;
  }
}

async function findMade(
  tx: Queryable,
  ctx: MemberContext,
  input: { dossierId: string; idempotencyKey: string },
): Promise<string | null> {
  const rows = await tx
    .select({ id: reports.id, key: reports.idempotencyKey, status: reports.status })
    .from(reports)
    .where(and(eq(reports.workspaceId, ctx.workspaceId), eq(reports.dossierId, input.dossierId)));
  const made =
    rows.find((row) => row.key === input.idempotencyKey) ?? rows.find((row) => activeReportStatuses.includes(row.status));
  return made?.id ?? null;
}

async function write(tx: Queryable, ctx: MemberContext, input: { dossierId: string; idempotencyKey: string }): Promise<string> {
  const reportId = newId();
  const now = ctx.now();
  const reserved = await credits.reserve(tx, {
    workspaceId: ctx.workspaceId,
    purpose: "report-generation",
    reference: reportId,
    actorId: ctx.actor.userId,
    now,
  });
  if (!reserved.ok) throw new NotEnoughCredits(reserved.balance);
  await tx.insert(reports).values({
    id: reportId,
    workspaceId: ctx.workspaceId,
    dossierId: input.dossierId,
    requestedBy: ctx.actor.userId,
    idempotencyKey: input.idempotencyKey,
    code: toReportCode(randomBytes(20)),
    cost,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.services.jobs.enqueue(tx, "make-report", { reportId, workspaceId: ctx.workspaceId }, { key: reportId });
  await audit.record(tx, ctx, {
    action: "request-report",
    entity: "report",
    entityId: reportId,
    workspaceId: ctx.workspaceId,
    details: { dossierId: input.dossierId },
  });
  await announce(tx, `dossier:${input.dossierId}`);
  return reportId;
}

const columns = {
  id: reports.id,
  dossierId: reports.dossierId,
  status: reports.status,
  stage: reports.stage,
  failure: reports.failure,
  requestedBy: users.name,
  createdAt: reports.createdAt,
  finishedAt: reports.finishedAt,
  code: reports.code,
  sha256: reports.sha256,
  byteSize: reports.byteSize,
  pageCount: reports.pageCount,
  contents: reports.contents,
};

function readReports(ctx: Pick<WorkspaceContext, "db">) {
  return ctx.db.select(columns).from(reports).innerJoin(users, eq(users.id, reports.requestedBy)).$dynamic();
}

function toView(row: Awaited<ReturnType<typeof readReports>>[number]): ReportView {
  return {
    id: row.id,
    dossier_id: row.dossierId,
    status: row.status,
    stage: row.stage,
    failure: row.failure,
    requested_by: row.requestedBy,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    code: row.code,
    sha256: row.sha256,
    byte_size: row.byteSize,
    page_count: row.pageCount,
    incident_count: row.contents?.incidents.length ?? null,
  };
}

/** The reports of a dossier, newest first, at most 50. */
export async function list(ctx: MemberContext, dossierId: string): Promise<ReportView[]> {
  const rows = await readReports(ctx)
    .where(and(eq(reports.dossierId, dossierId), eq(reports.workspaceId, ctx.workspaceId)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(50);
  return rows.map(toView);
}

/** One report, or null when the workspace has no such one. */
export async function find(ctx: Pick<WorkspaceContext, "db" | "workspaceId">, reportId: string): Promise<ReportView | null> {
  const [row] = await readReports(ctx).where(and(eq(reports.id, reportId), eq(reports.workspaceId, ctx.workspaceId)));
  return row ? toView(row) : null;
}

/**
 * Ends a report that is being made and gives its credits back, in one transaction. False when it had ended before.
 */
export async function endWithoutFile(
  ctx: Pick<Context<Actor>, "db" | "now">,
  input: {
    reportId: string;
    workspaceId: WorkspaceId;
    status: Extract<ReportStatus, "failed" | "cancelled">;
    failure?: string;
    onEnded?: (tx: Queryable) => Promise<void>;
  },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(reports)
      .set({ status: input.status, stage: null, failure: input.failure ?? null, finishedAt: ctx.now(), updatedAt: ctx.now() })
      .where(
        and(
          eq(reports.id, input.reportId),
          eq(reports.workspaceId, input.workspaceId),
          inArray(reports.status, [...activeReportStatuses]),
        ),
      )
      .returning({ id: reports.id });
    if (!ended) return false;
    await credits.release(tx, { workspaceId: input.workspaceId, reference: input.reportId, now: ctx.now() });
    await input.onEnded?.(tx);
    await announce(tx, reportTopic(input.reportId));
    return true;
  });
}

/** For the audit log; a report outlives its dossier. */
function ofDossier({ dossierId }: { dossierId: string | null }): { dossierId: string } | Record<string, never> {
  return dossierId ? { dossierId } : {};
}

/** Cancels a report that is being made, at once. Cancelling twice changes nothing. */
export async function cancel(ctx: MemberContext, reportId: string): Promise<{ cancelled: boolean }> {
  const [report] = await ctx.db
    .select({ dossierId: reports.dossierId })
    .from(reports)
    .where(and(eq(reports.id, reportId), eq(reports.workspaceId, ctx.workspaceId)));
  if (!report) throw new AppError("not-found", "This report does not exist");
  const cancelled = await endWithoutFile(ctx, {
    reportId,
    workspaceId: ctx.workspaceId,
    status: "cancelled",
    onEnded: (tx) =>
      audit.record(tx, ctx, {
        action: "cancel-report",
        entity: "report",
        entityId: reportId,
        workspaceId: ctx.workspaceId,
        details: ofDossier(report),
      }),
  });
  return { cancelled };
}

/**
 * The report's file, as often as wanted at no cost; the download is audited.
 * @throws AppError `not-found`, also while it is not made; `unavailable` when the kept file is missing or altered
 */
export async function readFile(
  ctx: MemberContext,
  reportId: string,
): Promise<{ bytes: Uint8Array; code: string; sha256: string }> {
  const [row] = await ctx.db
    .select({ code: reports.code, sha256: reports.sha256, dossierId: reports.dossierId })
    .from(reports)
    .where(
      and(
        eq(reports.id, reportId),
        eq(reports.workspaceId, ctx.workspaceId),
        eq(reports.status, "ready"),
        // The file goes with its dossier; code and hash stay, for who holds it.
        isNotNull(reports.dossierId),
      ),
    );
  if (!row?.sha256) throw new AppError("not-found", "This report does not exist");
  try {
    const bytes = await ctx.services.files.get(row.sha256);
    await audit.record(ctx.db, ctx, {
      action: "export",
      entity: "report",
      entityId: reportId,
      workspaceId: ctx.workspaceId,
      details: ofDossier(row),
    });
    return { bytes, code: row.code, sha256: row.sha256 };
  } catch (error) {
    if (error instanceof FilesFailure) throw new AppError("unavailable", error.message, { cause: error });
    throw error;
  }
}
