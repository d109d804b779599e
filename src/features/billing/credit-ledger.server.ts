import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { creditBalances, creditEntries } from "#app/db/schema/index.ts";
import type { WorkspaceId } from "#app/server/context.ts";
import type { CreditEntryKind, CreditPurpose } from "./credits.ts";

/** A workspace's credits while its row is locked. `monthly` of `balance` lapse at `monthEnd`; the rest was bought. */
export type Held = {
  balance: number;
  monthly: number;
  owed: number;
  anchoredAt: Date | null;
  monthStart: Date | null;
  monthEnd: Date | null;
};

/**
 * Every change of a workspace's ledger waits here for the one before it, so that the statements after it see what
 * that one wrote. Null where no credits were ever granted: then nothing is locked, and nothing may be written.
 */
export async function lockBalance(ledger: Queryable, workspaceId: WorkspaceId): Promise<Held | null> {
  const [row] = await ledger
    .select({
      balance: creditBalances.balance,
      monthly: creditBalances.monthly,
      owed: creditBalances.owed,
      anchoredAt: creditBalances.anchoredAt,
      monthStart: creditBalances.monthStart,
      monthEnd: creditBalances.monthEnd,
    })
    .from(creditBalances)
    .where(eq(creditBalances.workspaceId, workspaceId))
    .for("update");
  return row ?? null;
}

/** Locks the balance, and makes one of nothing where there was none. */
export async function openBalance(ledger: Queryable, workspaceId: WorkspaceId, now: Date): Promise<Held> {
  await ledger.insert(creditBalances).values({ workspaceId, balance: 0, updatedAt: now }).onConflictDoNothing();
  const held = await lockBalance(ledger, workspaceId);
  if (!held) throw new Error("A balance that was made is there");
  return held;
}

/**
 * Writes one entry and moves the balance by it, under the lock. `monthly` is the part of `amount` that is monthly
 * credits; both have the same sign.
 */
export async function post(
  ledger: Queryable,
  entry: {
    workspaceId: WorkspaceId;
    kind: CreditEntryKind;
    amount: number;
    monthly: number;
    purpose?: CreditPurpose | null;
    reference: string;
    key: string;
    note?: string | null;
    actorId?: string | null;
    now: Date;
  },
): Promise<void> {
  const { workspaceId, amount, monthly, now } = entry;
  if (amount !== 0 || monthly !== 0) {
    await ledger
      .update(creditBalances)
      .set({
        balance: sql`${creditBalances.balance} + ${amount}::int`,
        monthly: sql`${creditBalances.monthly} + ${monthly}::int`,
        updatedAt: now,
      })
      .where(eq(creditBalances.workspaceId, workspaceId));
  }
  await ledger.insert(creditEntries).values({
    workspaceId,
    kind: entry.kind,
    amount,
    monthly,
    purpose: entry.purpose ?? null,
    reference: entry.reference,
    idempotencyKey: entry.key,
    note: entry.note ?? null,
    actorId: entry.actorId ?? null,
    createdAt: now,
  });
}

export async function findEntry(ledger: Queryable, workspaceId: WorkspaceId, key: string) {
  const [row] = await ledger
    .select({
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      monthly: creditEntries.monthly,
      purpose: creditEntries.purpose,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.workspaceId, workspaceId), eq(creditEntries.idempotencyKey, key)));
  return row;
}
