import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { creditBalances, creditEntries, subscriptions } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import type { WorkspaceContext, WorkspaceId } from "#app/server/context.ts";
import { standingOf } from "#app/server/workspace-standing.ts";
import { findEntry, lockBalance, openBalance, post } from "./credit-ledger.server.ts";
import { followSubscription } from "./credit-months.server.ts";
import { creditCosts, type CreditEntryKind, type CreditPurpose } from "./credits.ts";

export type Reservation = { ok: true } | { ok: false; balance: number; cost: number };
export type Settlement = "committed" | "released" | "not-reserved";

/**
 * Adds credits, once per kind and reference (a month, a payment). Creates the workspace's balance if it has none.
 * `amount` is in credits, above zero.
 */
export function grant(
  tx: Queryable,
  input: {
    workspaceId: WorkspaceId;
    kind?: "grant" | "top-up";
    amount: number;
    reference: string;
    note?: string;
    actorId?: string;
    now: Date;
  },
): Promise<void> {
  const kind = input.kind ?? "grant";
  if (!Number.isSafeInteger(input.amount) || input.amount <= 0) {
    throw new RangeError("Credits are granted in whole numbers above zero");
  }
  return tx.transaction(async (ledger) => {
    await openBalance(ledger, input.workspaceId, input.now);
    const key = `${kind}:${input.reference}`;
    if (await findEntry(ledger, input.workspaceId, key)) return;
    await post(ledger, { ...input, kind, key, monthly: kind === "grant" ? input.amount : 0 });
    await collectOwed(ledger, input.workspaceId, input.now);
  });
}

/**
 * Takes back credits whose price was paid back, once per reference. What was spent already is owed, and taken from the
 * bought credits that come in next; monthly credits are never touched.
 */
export function withdraw(
  tx: Queryable,
  input: { workspaceId: WorkspaceId; amount: number; reference: string; note?: string; now: Date },
): Promise<void> {
  const { workspaceId, amount, now } = input;
  return tx.transaction(async (ledger) => {
    const held = await openBalance(ledger, workspaceId, now);
    const taken = Math.min(amount, held.balance - held.monthly);
    if (taken > 0) await post(ledger, { ...input, kind: "refund", amount: -taken, monthly: 0, key: `refund:${input.reference}` });
    await setOwed(ledger, workspaceId, held.owed + amount - taken);
  });
}

/** Bought credits that were held back return, because a dispute was won: what is still owed of them first. */
export function giveBack(
  tx: Queryable,
  input: { workspaceId: WorkspaceId; amount: number; reference: string; now: Date },
): Promise<void> {
  const { workspaceId, amount, reference, now } = input;
  return tx.transaction(async (ledger) => {
    const held = await openBalance(ledger, workspaceId, now);
    const settled = Math.min(held.owed, amount);
    await setOwed(ledger, workspaceId, held.owed - settled);
    if (amount === settled) return;
    const note = "The dispute was settled in your favour";
    const key = `top-up:${reference}:${newId()}`;
    await post(ledger, { workspaceId, kind: "top-up", amount: amount - settled, monthly: 0, reference, key, note, now });
  });
}

/** What is owed is taken from bought credits as soon as there are some. */
async function collectOwed(ledger: Queryable, workspaceId: WorkspaceId, now: Date): Promise<void> {
  const held = await lockBalance(ledger, workspaceId);
  if (!held || held.owed === 0) return;
  const taken = Math.min(held.owed, held.balance - held.monthly);
  if (taken <= 0) return;
  const note = "For credits that were paid back after they had been spent";
  await post(ledger, {
    workspaceId,
    kind: "refund",
    amount: -taken,
    monthly: 0,
    reference: "owed",
    key: `refund:${newId()}`,
    note,
    now,
  });
  await setOwed(ledger, workspaceId, held.owed - taken);
}

async function setOwed(ledger: Queryable, workspaceId: WorkspaceId, owed: number): Promise<void> {
  await ledger.update(creditBalances).set({ owed }).where(eq(creditBalances.workspaceId, workspaceId));
}

/**
 * Sets aside what `purpose` costs, once per reference (a run's id), or says what is missing and changes nothing. A
 * repeated call for a reference that was reserved answers ok again, whatever became of it since.
 */
export function reserve(
  tx: Queryable,
  input: { workspaceId: WorkspaceId; purpose: CreditPurpose; reference: string; actorId: string | null; now: Date },
): Promise<Reservation> {
  const { workspaceId, purpose, reference, now } = input;
  const cost = creditCosts[purpose];
  return tx.transaction(async (ledger): Promise<Reservation> => {
    const held = await upToDate(ledger, workspaceId, now);
    if (held === null) return { ok: false, balance: 0, cost };
    const key = `reserve:${reference}`;
    const earlier = await findEntry(ledger, workspaceId, key);
    if (earlier) {
      if (earlier.purpose !== purpose) throw new Error("One reference reserves for one purpose");
      return { ok: true };
    }
    // The doors refuse people; this is for jobs that spend by themselves.
    if (await isReadOnly(ledger, workspaceId, now)) return { ok: false, balance: 0, cost };
    if (held.balance < cost) return { ok: false, balance: held.balance, cost };
    // Monthly credits first: they lapse, bought ones stay.
    const monthly = Math.min(held.monthly, cost);
    const { actorId } = input;
    await post(ledger, { workspaceId, kind: "reserve", amount: -cost, monthly: -monthly, purpose, reference, key, actorId, now });
    return { ok: true };
  });
}

async function isReadOnly(ledger: Queryable, workspaceId: WorkspaceId, now: Date): Promise<boolean> {
  const [row] = await ledger
    .select({
      status: subscriptions.status,
      pastDueSince: subscriptions.pastDueSince,
      disputedSince: subscriptions.disputedSince,
    })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  return standingOf(row ?? null, now).kind === "read-only";
}

/** The locked balance, after what a month that ended in the meantime has done to it. */
async function upToDate(ledger: Queryable, workspaceId: WorkspaceId, now: Date) {
  const held = await lockBalance(ledger, workspaceId);
  if (!held?.monthEnd || held.monthEnd > now) return held;
  await followSubscription(ledger, { workspaceId, now });
  return lockBalance(ledger, workspaceId);
}

type Settling = { workspaceId: WorkspaceId; reference: string; actorId?: string; note?: string; now: Date };

/** The work was delivered: what was reserved is spent for good. Answers what happened first if it was settled before. */
export function commit(tx: Queryable, input: Settling): Promise<Settlement> {
  return settle(tx, "commit", input);
}

/** The work failed or was cancelled: what was reserved returns. Answers what happened first if it was settled before. */
export function release(tx: Queryable, input: Settling): Promise<Settlement> {
  return settle(tx, "release", input);
}

/** Both ends of a reservation share one key, so that exactly one of them ever happens. */
function settle(tx: Queryable, kind: "commit" | "release", input: Settling): Promise<Settlement> {
  const { workspaceId, reference, now } = input;
  return tx.transaction(async (ledger): Promise<Settlement> => {
    if ((await lockBalance(ledger, workspaceId)) === null) return "not-reserved";
    const settleKey = `settle:${reference}`;
    const settled = await findEntry(ledger, workspaceId, settleKey);
    if (settled) return settled.kind === "commit" ? "committed" : "released";
    const reserved = await findEntry(ledger, workspaceId, `reserve:${reference}`);
    if (!reserved) return "not-reserved";
    const isRelease = kind === "release";
    await post(ledger, {
      workspaceId,
      kind,
      amount: isRelease ? -reserved.amount : 0,
      // What returns after its month has ended lasts through the present one: our failing costs nobody anything.
      monthly: isRelease ? -reserved.monthly : 0,
      purpose: reserved.purpose,
      reference,
      key: settleKey,
      note: input.note ?? null,
      actorId: input.actorId ?? null,
      now,
    });
    if (isRelease) await collectOwed(ledger, workspaceId, now);
    return kind === "commit" ? "committed" : "released";
  });
}

/** Credits that may be spent now. */
export async function balance(db: Queryable, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.workspaceId, workspaceId));
  return row?.balance ?? 0;
}

export type CreditHistoryEntry = {
  id: string;
  kind: CreditEntryKind;
  amount: number;
  purpose: CreditPurpose | null;
  reference: string;
  note: string | null;
  actorId: string | null;
  createdAt: Date;
};

/** The workspace's entries, newest first; `nextCursor` is null on the last page. */
export async function history(
  ctx: Pick<WorkspaceContext, "db" | "workspaceId">,
  input: { cursor?: string | null; limit: number },
): Promise<{ entries: CreditHistoryEntry[]; nextCursor: string | null }> {
  const after = readPageCursor(input.cursor);
  const rows = await ctx.db
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      amount: creditEntries.amount,
      purpose: creditEntries.purpose,
      reference: creditEntries.reference,
      note: creditEntries.note,
      actorId: creditEntries.actorId,
      createdAt: creditEntries.createdAt,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.workspaceId, ctx.workspaceId),
        after &&
          sql`(${creditEntries.createdAt}, ${creditEntries.id}) < (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(input.limit + 1);
  const entries = rows.slice(0, input.limit);
  const last = entries.at(-1);
  return {
    entries,
    nextCursor: rows.length > entries.length && last ? writePageCursor({ moment: last.createdAt, id: last.id }) : null,
  };
}
