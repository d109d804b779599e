import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import {
  creditBalances,
  creditEntries,
  dossiers,
  personalInfoSearches,
  reports,
  searchRuns,
  socialReports,
  subjects,
  users,
  workspaces,
} from "#app/db/schema/index.ts";
import type { Plan } from "#app/features/workspaces/workspace.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import { followSubscription } from "./credit-months.server.ts";
import * as credits from "./credits.server.ts";
import { monthlyCredits, type CreditEntryKind, type CreditPurpose } from "./credits.ts";
import { topUpPack } from "./plans.ts";
import { readLimit, type TopUpLimit } from "./top-ups.server.ts";

const day = 24 * 60 * 60 * 1000;
const chartDays = 30;
const pageSize = 25;

export type UseOfADay = { day: string; used: number; byPurpose: Partial<Record<CreditPurpose, number>> };

export type CreditsOverview = {
  plan: Plan;
  balance: number;
  /** Of the balance, what lapses at `month_ends_at`. */
  monthly: number;
  bought: number;
  monthly_grant: number;
  month_ends_at: string | null;
  top_up: { credits: number; amount: number; currency: string } & TopUpLimit;
  /** The last thirty days, oldest first: what was spent for good or is reserved. */
  use: UseOfADay[];
};

/** The workspace's credits and how they were used. A credit month that is over ends first. */
export async function read(ctx: WorkspaceContext): Promise<CreditsOverview> {
  const find = async () => {
    const [row] = await ctx.db.select().from(creditBalances).where(eq(creditBalances.workspaceId, ctx.workspaceId));
    return row;
  };
  let held = await find();
  if (held?.monthEnd && held.monthEnd <= ctx.now()) {
    await followSubscription(ctx.db, { workspaceId: ctx.workspaceId, now: ctx.now() });
    held = await find();
  }
  const [workspace] = await ctx.db.select({ plan: workspaces.plan }).from(workspaces).where(eq(workspaces.id, ctx.workspaceId));
  const plan = workspace?.plan ?? "basic";
  const balance = held?.balance ?? 0;
  return {
    plan,
    balance,
    monthly: held?.monthly ?? 0,
    bought: balance - (held?.monthly ?? 0),
    monthly_grant: monthlyCredits[plan],
    month_ends_at: held?.monthEnd?.toISOString() ?? null,
    top_up: { ...topUpPack, ...(await readLimit(ctx)) },
    use: await readUse(ctx),
  };
}

/** By day in UTC. What was released again counts as not used, on the day it was reserved. */
async function readUse(ctx: WorkspaceContext): Promise<UseOfADay[]> {
  const today = new Date(ctx.now().toISOString().slice(0, 10));
  const from = new Date(today.getTime() - (chartDays - 1) * day);
  const reserved = await ctx.db
    .select({
      day: sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      amount: creditEntries.amount,
      purpose: creditEntries.purpose,
      reference: creditEntries.reference,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.workspaceId, ctx.workspaceId),
        eq(creditEntries.kind, "reserve"),
        gte(creditEntries.createdAt, from),
        sql`not exists (select 1 from ${creditEntries} as settled where settled.workspace_id = ${creditEntries.workspaceId}
          and settled.idempotency_key = 'settle:' || ${creditEntries.reference} and settled.kind = 'release')`,
      ),
    );
  const days: UseOfADay[] = Array.from({ length: chartDays }, (_, index) => ({
    day: new Date(from.getTime() + index * day).toISOString().slice(0, 10),
    used: 0,
    byPurpose: {},
  }));
  const byDay = new Map(days.map((one) => [one.day, one]));
  for (const { day, amount, purpose } of reserved) {
    const one = byDay.get(day);
    if (!one || !purpose) continue;
    one.used -= amount;
    one.byPurpose[purpose] = (one.byPurpose[purpose] ?? 0) - amount;
  }
  return days;
}

export type CreditLine = {
  id: string;
  kind: CreditEntryKind;
  amount: number;
  purpose: CreditPurpose | null;
  note: string | null;
  /** Who spent or bought; null for what the product did by itself. */
  by: string | null;
  /** For which it was spent, where that is still there. */
  dossier: { id: string; subject: string } | null;
  at: string;
};

/** Every line of the ledger, the newest first, with what it was for. */
export async function listEntries(
  ctx: WorkspaceContext,
  input: { cursor?: string | null | undefined },
): Promise<{ lines: CreditLine[]; nextCursor: string | null }> {
  const { entries, nextCursor } = await credits.history(ctx, { cursor: input.cursor ?? null, limit: pageSize });
  const actorIds = entries.flatMap((entry) => (entry.actorId ? [entry.actorId] : []));
  const paidFor = await dossiersOf(
    ctx,
    entries.map((entry) => entry.reference),
  );
  const people = actorIds.length
    ? await ctx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, actorIds))
    : [];
  return {
    nextCursor,
    lines: entries.map((entry) => {
      return {
        id: entry.id,
        kind: entry.kind,
        amount: entry.amount,
        purpose: entry.purpose,
        note: entry.note,
        by: people.find(({ id }) => id === entry.actorId)?.name ?? null,
        dossier: paidFor.get(entry.reference) ?? null,
        at: entry.createdAt.toISOString(),
      };
    }),
  };
}

/** Everything that credits are spent on is done for a dossier. */
const spending = [searchRuns, personalInfoSearches, socialReports, reports] as const;

/** By what its lines refer to: the dossier that it was for. */
async function dossiersOf(
  ctx: WorkspaceContext,
  references: readonly string[],
): Promise<ReadonlyMap<string, { id: string; subject: string }>> {
  const ids = [...new Set(references)].filter(isUuid);
  if (ids.length === 0) return new Map();
  const found = await Promise.all(
    spending.map((work) =>
      ctx.db
        .select({ reference: work.id, id: dossiers.id, subject: subjects.name })
        .from(work)
        .innerJoin(
          dossiers,
          and(eq(dossiers.id, work.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)),
        )
        .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
        .where(and(eq(work.workspaceId, ctx.workspaceId), inArray(work.id, ids))),
    ),
  );
  return new Map(found.flat().map(({ reference, ...dossier }) => [reference, dossier]));
}
