import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, socialReports, users, workspaces } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { canUse } from "#app/features/billing/plan-gates.policy.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Context, MemberContext } from "#app/server/context.ts";
import { countParts, socialReportInfoSchema, withoutEmptyRows, type SocialReportInfo } from "./social-report.ts";
import type { SocialReportView } from "./social-report-view.ts";

export type CreateOutcome =
  | { ok: true; socialReportId: string }
  | { ok: false; reason: "plan" }
  | { ok: false; reason: "not-enough-credits"; balance: number; cost: number };

const purpose = "social-media-search";
const cost = creditCosts[purpose];

class NotEnoughCredits extends Error {
  readonly balance: number;

  constructor(balance: number) {
    super("not enough credits");
    this.balance = balance;
  }
}

/** What the info is sealed for. */
const about = (socialReportId: string) => `social-report:${socialReportId}`;

/**
 * Asks staff for a social media search: seals what the requester knows, reserves the cost and writes the request, once
 * per idempotency key. Enterprise alone.
 * @throws AppError `not-found` for a dossier that is not this workspace's
 */
export async function create(
  ctx: MemberContext,
  input: { dossierId: string; info: SocialReportInfo; idempotencyKey: string },
): Promise<CreateOutcome> {
  const [workspace] = await ctx.db
    .select({ plan: workspaces.plan })
    .from(workspaces)
    .innerJoin(dossiers, and(eq(dossiers.workspaceId, workspaces.id), eq(dossiers.id, input.dossierId)))
    .where(eq(workspaces.id, ctx.workspaceId));
  if (!workspace) throw new AppError("not-found", "This dossier does not exist");
  if (!canUse(workspace.plan, purpose)) return { ok: false, reason: "plan" };
  try {
    return { ok: true, socialReportId: await ctx.db.transaction((tx) => write(tx, ctx, input)) };
  } catch (error) {
    if (error instanceof NotEnoughCredits) return { ok: false, reason: "not-enough-credits", balance: error.balance, cost };
    throw error;
  }
}

async function write(
  tx: Queryable,
  ctx: MemberContext,
  { dossierId, info, idempotencyKey }: { dossierId: string; info: SocialReportInfo; idempotencyKey: string },
): Promise<string> {
  // One after the other, so that the second of two presses sees the first.
  await tx.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.id, dossierId)).for("update");
  const [made] = await tx
    .select({ id: socialReports.id })
    .from(socialReports)
    .where(and(eq(socialReports.workspaceId, ctx.workspaceId), eq(socialReports.idempotencyKey, idempotencyKey)));
  if (made) return made.id;
  const id = newId();
  const now = ctx.now();
  const reserved = await credits.reserve(tx, {
    workspaceId: ctx.workspaceId,
    purpose,
    reference: id,
    actorId: ctx.actor.userId,
    now,
  });
  if (!reserved.ok) throw new NotEnoughCredits(reserved.balance);
  const kept = withoutEmptyRows(info);
  await tx.insert(socialReports).values({
    id,
    workspaceId: ctx.workspaceId,
    dossierId,
    info: ctx.cipher.seal(JSON.stringify(kept), about(id)),
    parts: countParts(kept),
    requestedBy: ctx.actor.userId,
    idempotencyKey,
    createdAt: now,
    updatedAt: now,
  });
  await audit.record(tx, ctx, {
    action: "request",
    entity: "social-report",
    entityId: id,
    workspaceId: ctx.workspaceId,
    details: { dossierId },
  });
  await announce(tx, `dossier:${dossierId}`);
  return id;
}

/** Those of a dossier, the newest first; cancelled ones are gone. Empty for a dossier that is not this workspace's. */
export async function listOfDossier(ctx: MemberContext, dossierId: string): Promise<SocialReportView[]> {
  const rows = await readSocialReports(ctx.db)
    .where(
      and(
        eq(socialReports.workspaceId, ctx.workspaceId),
        eq(socialReports.dossierId, dossierId),
        isNull(socialReports.cancelledAt),
      ),
    )
    .orderBy(desc(socialReports.createdAt), desc(socialReports.id))
    .limit(100);
  return rows.map((row) => toView(row, `/api/workspaces/${ctx.workspaceId}/social-reports/${row.id}/data`));
}

/**
 * What the requester knew, in clear. Each opening is audited.
 * @throws AppError `not-found`; `refused` once it was erased
 */
export async function revealInfo(ctx: MemberContext, socialReportId: string): Promise<SocialReportInfo> {
  const [row] = await ctx.db
    .select({ info: socialReports.info })
    .from(socialReports)
    .where(
      and(
        eq(socialReports.id, socialReportId),
        eq(socialReports.workspaceId, ctx.workspaceId),
        isNull(socialReports.cancelledAt),
      ),
    );
  if (!row) throw new AppError("not-found", "This request does not exist");
  await audit.record(ctx.db, ctx, {
    action: "open-info",
    entity: "social-report",
    entityId: socialReportId,
    workspaceId: ctx.workspaceId,
  });
  return openInfo(ctx, socialReportId, row.info);
}

/**
 * Reads what was sealed, and seals it again when an older key had sealed it.
 * @throws AppError `refused` once it was erased
 */
export async function openInfo(
  ctx: Pick<Context, "db" | "cipher">,
  socialReportId: string,
  info: { ciphertext: string; keyId: string } | null,
): Promise<SocialReportInfo> {
  if (!info) throw new AppError("refused", "What was entered for this request has been erased");
  const text = ctx.cipher.open(info, about(socialReportId));
  if (!ctx.cipher.isCurrent(info)) {
    await ctx.db
      .update(socialReports)
      .set({ info: ctx.cipher.seal(text, about(socialReportId)) })
      .where(and(eq(socialReports.id, socialReportId), isNotNull(socialReports.info)));
  }
  return socialReportInfoSchema.parse(JSON.parse(text));
}

/**
 * Takes a request back while nobody works on it, and gives the credits back. Cancelling twice changes nothing.
 * @throws AppError `not-found`; `conflict` when staff have begun
 */
export async function cancel(ctx: MemberContext, socialReportId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: socialReports.status, cancelledAt: socialReports.cancelledAt, dossierId: socialReports.dossierId })
      .from(socialReports)
      .where(and(eq(socialReports.id, socialReportId), eq(socialReports.workspaceId, ctx.workspaceId)))
      .for("update");
    if (!row) throw new AppError("not-found", "This request does not exist");
    if (row.cancelledAt) return;
    if (row.status !== "pending") throw new AppError("conflict", "Staff work on this request already: it cannot be cancelled");
    const now = ctx.now();
    // What was entered has no use any more.
    await tx
      .update(socialReports)
      .set({ cancelledAt: now, info: null, updatedAt: now })
      .where(eq(socialReports.id, socialReportId));
    await credits.release(tx, {
      workspaceId: ctx.workspaceId,
      reference: socialReportId,
      actorId: ctx.actor.userId,
      note: "Cancelled while pending",
      now,
    });
    await audit.record(tx, ctx, {
      action: "cancel",
      entity: "social-report",
      entityId: socialReportId,
      workspaceId: ctx.workspaceId,
      details: { dossierId: row.dossierId },
    });
    await announce(tx, `dossier:${row.dossierId}`);
  });
}

/**
 * The result's bytes for a member of the workspace that asked. Audited as an export.
 * @throws AppError `not-found`; FilesFailure
 */
export async function readResult(
  ctx: MemberContext,
  socialReportId: string,
): Promise<{ bytes: Uint8Array; name: string; sha256: string }> {
  const [row] = await ctx.db
    .select({ data: socialReports.data, name: socialReports.dataName })
    .from(socialReports)
    .where(
      and(
        eq(socialReports.id, socialReportId),
        eq(socialReports.workspaceId, ctx.workspaceId),
        eq(socialReports.status, "complete"),
      ),
    );
  if (!row?.data || !row.name) throw new AppError("not-found", "There is no result yet");
  const bytes = await ctx.services.files.get(row.data);
  await audit.record(ctx.db, ctx, {
    action: "download",
    entity: "social-report",
    entityId: socialReportId,
    workspaceId: ctx.workspaceId,
  });
  return { bytes, name: row.name, sha256: row.data };
}

export const assignees = alias(users, "assignees");

export function readSocialReports(db: Queryable) {
  return db
    .select({
      id: socialReports.id,
      dossierId: socialReports.dossierId,
      workspaceId: socialReports.workspaceId,
      workspaceName: workspaces.name,
      status: socialReports.status,
      hasInfo: sql<boolean>`${socialReports.info} is not null`,
      parts: socialReports.parts,
      data: socialReports.data,
      dataName: socialReports.dataName,
      dataKind: socialReports.dataKind,
      dataBytes: socialReports.dataBytes,
      requesterId: users.id,
      requesterName: users.name,
      assigneeId: assignees.id,
      assigneeName: assignees.name,
      createdAt: socialReports.createdAt,
      updatedAt: socialReports.updatedAt,
    })
    .from(socialReports)
    .innerJoin(users, eq(users.id, socialReports.requestedBy))
    .innerJoin(workspaces, eq(workspaces.id, socialReports.workspaceId))
    .leftJoin(assignees, eq(assignees.id, socialReports.assigneeId))
    .$dynamic();
}

export type SocialReportRow = Awaited<ReturnType<typeof readSocialReports>>[number];

/** `dataUrl` is where the reader fetches the result; a member only once the request is complete. */
export function toView(row: SocialReportRow, dataUrl: string, isStaff = false): SocialReportView {
  const isShown = isStaff || row.status === "complete";
  const file =
    isShown && row.data && row.dataName && row.dataKind && row.dataBytes !== null
      ? { name: row.dataName, kind: row.dataKind, bytes: row.dataBytes, sha256: row.data }
      : null;
  return {
    id: row.id,
    dossier_id: row.dossierId,
    status: row.status,
    info: row.hasInfo ? row.parts : null,
    data: file ? dataUrl : null,
    file,
    requested_by: { id: row.requesterId, name: row.requesterName },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
