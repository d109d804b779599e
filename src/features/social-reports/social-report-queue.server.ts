import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { socialReports } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import { announce } from "#app/server/changes.server.ts";
import { asWorkspaceId, type StaffContext } from "#app/server/context.ts";
import { recogniseResult } from "./result-file.ts";
import type { SocialReportInfo } from "./social-report.ts";
import { mayMove, type SocialReportStatus } from "./social-report-status.ts";
import type { StaffSocialReportView } from "./social-report-view.ts";
import { openInfo, readSocialReports, toView, type SocialReportRow } from "./social-reports.server.ts";

type SocialContext = StaffContext<"manage_social_reports">;

/** The queue of the job that tells the requester that the result is there. */
export const socialReportDoneQueue = "social-report-done";

const pageSize = 50;

/** The requests of one status, the oldest first, by pages. */
export async function listByStatus(
  ctx: SocialContext,
  input: { status: SocialReportStatus; cursor?: string | null | undefined },
): Promise<{ social_reports: StaffSocialReportView[]; next_cursor: string | null }> {
  const after = readPageCursor(input.cursor);
  const rows = await readSocialReports(ctx.db)
    .where(
      and(
        eq(socialReports.status, input.status),
        isNull(socialReports.cancelledAt),
        after &&
          sql`(${socialReports.createdAt}, ${socialReports.id}) > (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(socialReports.createdAt), asc(socialReports.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    social_reports: page.map(toStaffView),
    next_cursor: rows.length > page.length && last ? writePageCursor({ moment: last.createdAt, id: last.id }) : null,
  };
}

function toStaffView(row: SocialReportRow): StaffSocialReportView {
  return {
    ...toView(row, `/api/admin/social-reports/${row.id}/data`, true),
    workspace_name: row.workspaceName,
    assignee: row.assigneeId && row.assigneeName ? { id: row.assigneeId, name: row.assigneeName } : null,
  };
}

/** What the requester knew, in clear. Each opening is audited in the requester's workspace. */
export async function revealInfoToStaff(ctx: SocialContext, socialReportId: string): Promise<SocialReportInfo> {
  const row = await find(ctx.db, socialReportId);
  await recordFor(ctx.db, ctx, "open-info", row);
  return openInfo(ctx, socialReportId, row.info);
}

/**
 * Moves a request: taken (pending to in progress), let go again, completed, reopened. Completing needs the uploaded
 * result, spends what was reserved and tells the requester; a reopened one costs nothing again.
 * @throws AppError `not-found`; `conflict` for any other move, for a colleague's work, and without a result
 */
export async function updateStatus(
  ctx: SocialContext,
  input: { socialReportId: string; status: SocialReportStatus },
): Promise<StaffSocialReportView> {
  await ctx.db.transaction(async (tx) => {
    const row = await find(tx, input.socialReportId, true);
    if (!mayMove(row.status, input.status)) throw new AppError("conflict", "This status change is not allowed");
    const isTheirs = row.assigneeId === null || row.assigneeId === ctx.actor.userId;
    if (row.status === "in_progress" && !isTheirs) throw new AppError("conflict", "A colleague works on this request");
    if (input.status === "complete" && !row.data)
      throw new AppError("conflict", "Upload the result before completing the request");
    const now = ctx.now();
    await tx
      .update(socialReports)
      .set({
        status: input.status,
        assigneeId: input.status === "pending" ? null : ctx.actor.userId,
        completedAt: input.status === "complete" ? now : null,
        updatedAt: now,
      })
      .where(eq(socialReports.id, row.id));
    if (input.status === "complete") {
      await credits.commit(tx, { workspaceId: asWorkspaceId(row.workspaceId), reference: row.id, now });
      await ctx.services.jobs.enqueue(
        tx,
        socialReportDoneQueue,
        { socialReportId: row.id, at: now.toISOString() },
        { key: `${row.id}:${now.getTime()}` },
      );
    }
    await recordFor(tx, ctx, `move-to-${input.status.replace("_", "-")}`, row);
    await announce(tx, `dossier:${row.dossierId}`);
  });
  return findView(ctx, input.socialReportId);
}

/**
 * Keeps the result of a request that one works on oneself; a second upload takes the place of the first. A file that
 * is not taken is refused in words.
 * @throws AppError `not-found`; `conflict` unless the request is in progress and one's own; FilesFailure
 */
export async function upload(
  ctx: SocialContext,
  input: { socialReportId: string; bytes: Uint8Array; fileName: string },
): Promise<{ ok: true; socialReport: StaffSocialReportView } | { ok: false; message: string }> {
  const kind = recogniseResult(input.bytes, input.fileName);
  if (!kind.ok) return kind;
  requireOwnWork(ctx, await find(ctx.db, input.socialReportId));
  const { key, size } = await ctx.services.files.put(input.bytes);
  await ctx.db.transaction(async (tx) => {
    const row = await find(tx, input.socialReportId, true);
    // Somebody may have moved it while the file came in.
    requireOwnWork(ctx, row);
    await tx
      .update(socialReports)
      .set({ data: key, dataName: input.fileName.slice(-200), dataKind: kind.kind, dataBytes: size, updatedAt: ctx.now() })
      .where(eq(socialReports.id, row.id));
    await recordFor(tx, ctx, "upload", row);
  });
  return { ok: true, socialReport: await findView(ctx, input.socialReportId) };
}

/** The result's bytes for the staff who work on it. @throws AppError `not-found`; FilesFailure */
export async function readResultAsStaff(
  ctx: SocialContext,
  socialReportId: string,
): Promise<{ bytes: Uint8Array; name: string; sha256: string }> {
  const row = await find(ctx.db, socialReportId);
  if (!row.data || !row.dataName) throw new AppError("not-found", "There is no result yet");
  const bytes = await ctx.services.files.get(row.data);
  await recordFor(ctx.db, ctx, "download", row);
  return { bytes, name: row.dataName, sha256: row.data };
}

function requireOwnWork(ctx: SocialContext, row: Found): void {
  if (row.status !== "in_progress") throw new AppError("conflict", "Take this request before uploading its result");
  if (row.assigneeId !== ctx.actor.userId) throw new AppError("conflict", "A colleague works on this request");
}

const columns = {
  id: socialReports.id,
  workspaceId: socialReports.workspaceId,
  dossierId: socialReports.dossierId,
  status: socialReports.status,
  assigneeId: socialReports.assigneeId,
  info: socialReports.info,
  data: socialReports.data,
  dataName: socialReports.dataName,
};

async function find(db: Queryable, socialReportId: string, isLocked = false) {
  const query = db
    .select(columns)
    .from(socialReports)
    .where(and(eq(socialReports.id, socialReportId), isNull(socialReports.cancelledAt)));
  const [row] = await (isLocked ? query.for("update") : query);
  if (!row) throw new AppError("not-found", "This request does not exist");
  return row;
}
type Found = Awaited<ReturnType<typeof find>>;

async function findView(ctx: SocialContext, socialReportId: string): Promise<StaffSocialReportView> {
  const [row] = await readSocialReports(ctx.db).where(eq(socialReports.id, socialReportId));
  if (!row) throw new AppError("not-found", "This request does not exist");
  return toStaffView(row);
}

function recordFor(tx: Queryable, ctx: SocialContext, action: string, row: Found): Promise<void> {
  return audit.record(tx, ctx, {
    action,
    entity: "social-report",
    entityId: row.id,
    workspaceId: row.workspaceId,
    details: { dossierId: row.dossierId },
  });
}
