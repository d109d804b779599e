import { inArray } from "drizzle-orm";
import {
  moderationDecisions,
  retentionHolds,
  subjectDecisions,
  subjectMerges,
  subjectRequestDecisions,
  userDecisions,
  type auditEntries,
} from "#app/db/schema/index.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { StaffContext } from "#app/server/context.ts";
import type { UserPermissions } from "#app/server/permissions.ts";

type AuditContext = StaffContext<"manage_users">;
type Entry = Pick<typeof auditEntries.$inferSelect, "action" | "entity" | "entityId" | "details">;

type Kept = {
  /** Which entries are about such a decision. */
  isOf: (entry: Entry) => boolean;
  /** Where an entry says which decision it was. */
  idOf: (entry: Entry) => unknown;
  /** Words may name a person: whom they are for. */
  isFor: (permissions: UserPermissions) => boolean;
  read: (ctx: AuditContext, ids: string[]) => Promise<{ id: string; reason: string | null }[]>;
};

const decisionId = ({ details }: Entry) => details["decisionId"];

const kept: readonly Kept[] = [
  {
    isOf: ({ entity }) => entity === "user" || entity === "permission",
    idOf: decisionId,
    isFor: () => true,
    read: ({ db }, ids) =>
      db.select({ id: userDecisions.id, reason: userDecisions.reason }).from(userDecisions).where(inArray(userDecisions.id, ids)),
  },
  {
    // Who takes a decision back within its ten seconds gives no reason.
    isOf: ({ entity, action }) => entity === "incident" && action !== "undo-decision",
    idOf: decisionId,
    isFor: ({ moderate, manage_subjects }) => moderate || manage_subjects,
    read: ({ db }, ids) =>
      db
        .select({ id: moderationDecisions.id, reason: moderationDecisions.reason })
        .from(moderationDecisions)
        .where(inArray(moderationDecisions.id, ids)),
  },
  {
    isOf: ({ entity }) => entity === "subject",
    idOf: decisionId,
    isFor: ({ manage_subjects }) => manage_subjects,
    read: ({ db }, ids) =>
      db
        .select({ id: subjectDecisions.id, reason: subjectDecisions.reason })
        .from(subjectDecisions)
        .where(inArray(subjectDecisions.id, ids)),
  },
  {
    isOf: ({ entity, action }) => entity === "subject" && action === "merge",
    idOf: ({ details }) => details["mergeId"],
    isFor: ({ manage_subjects }) => manage_subjects,
    read: ({ db }, ids) =>
      db.select({ id: subjectMerges.id, reason: subjectMerges.reason }).from(subjectMerges).where(inArray(subjectMerges.id, ids)),
  },
  ...(["decide", "reopen"] as const).map((action): Kept => ({
    isOf: (entry) => entry.entity === "subject-request" && entry.action === action,
    idOf: decisionId,
    isFor: ({ manage_subjects }) => manage_subjects,
    read: ({ db }, ids) =>
      db
        .select({
          id: subjectRequestDecisions.id,
          reason: action === "decide" ? subjectRequestDecisions.reason : subjectRequestDecisions.reopenedReason,
        })
        .from(subjectRequestDecisions)
        .where(inArray(subjectRequestDecisions.id, ids)),
  })),
  ...(["hold", "end-hold"] as const).map((action): Kept => ({
    isOf: (entry) => entry.entity === "retention" && entry.action === action,
    idOf: ({ entityId }) => entityId,
    isFor: ({ manage_subjects }) => manage_subjects,
    read: ({ db }, ids) =>
      db
        .select({ id: retentionHolds.id, reason: action === "hold" ? retentionHolds.reason : retentionHolds.endedReason })
        .from(retentionHolds)
        .where(inArray(retentionHolds.id, ids)),
  })),
];

/**
 * The words that staff gave as the reason of what each entry tells, in the entries' order; null where there are none, where
 * they went with what they were about, and where the reader may not see them. The log itself holds no words (decision 0031).
 */
export async function reasonsOf(ctx: AuditContext, entries: readonly Entry[]): Promise<(string | null)[]> {
  const reasons = entries.map((): string | null => null);
  await Promise.all(
    kept.map(async ({ isOf, idOf, isFor, read }) => {
      if (!isFor(ctx.actor.permissions)) return;
      const ids = entries.map((entry) => (isOf(entry) ? idOf(entry) : null));
      const wanted = [...new Set(ids.filter(isUuid))];
      if (wanted.length === 0) return;
      const rows = await read(ctx, wanted);
      const words = new Map(rows.map(({ id, reason }) => [id, reason]));
      for (const [index, id] of ids.entries()) if (isUuid(id)) reasons[index] ??= words.get(id) ?? null;
    }),
  );
  return reasons;
}
