import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { creditBalances, creditEntries } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import type { WorkspaceContext, WorkspaceId } from "#app/server/context.ts";
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
    await ledger
      .insert(creditBalances)
      .values({ workspaceId: input.workspaceId, balance: 0, updatedAt: input.now })
      .onConflictDoNothing();
    await lockBalance(ledger, input.workspaceId);
    const key = `${kind}:${input.reference}`;
    if (await findEntry(ledger, input.workspaceId, key)) return;
    await addToBalance(ledger, input.workspaceId, input.amount, input.now);
    await ledger.insert(creditEntries).values({
      workspaceId: input.workspaceId,
      kind,
      amount: input.amount,
      reference: input.reference,
      idempotencyKey: key,
      note: input.note ?? null,
      actorId: input.actorId ?? null,
      createdAt: input.now,
    });
  });
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
    const held = await lockBalance(ledger, workspaceId);
    if (held === null) return { ok: false, balance: 0, cost };
    const key = `reserve:${reference}`;
    const earlier = await findEntry(ledger, workspaceId, key);
    if (earlier) {
      if (earlier.purpose !== purpose) throw new Error("One reference reserves for one purpose");
      return { ok: true };
    }
    // One statement that spends and records, or does neither: what is read first could have been spent since.
    const spent = await ledger.execute(sql`
      with spent as (
        update ${creditBalances} set balance = balance - ${cost}::int, updated_at = ${now.toISOString()}::timestamptz
        where workspace_id = ${workspaceId}::uuid and balance >= ${cost}::int
        returning workspace_id
      )
      insert into ${creditEntries}
        (id, workspace_id, kind, amount, purpose, reference, idempotency_key, actor_id, created_at)
      select ${newId()}::uuid, workspace_id, 'reserve', -${cost}::int, ${purpose}, ${reference}, ${key},
        ${input.actorId}::uuid, ${now.toISOString()}::timestamptz
      from spent`);
    return spent.rowCount === 1 ? { ok: true } : { ok: false, balance: held, cost };
  });
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
    if (kind === "release") await addToBalance(ledger, workspaceId, -reserved.amount, now);
    await ledger.insert(creditEntries).values({
      workspaceId,
      kind,
      amount: kind === "release" ? -reserved.amount : 0,
      purpose: reserved.purpose,
      reference,
      idempotencyKey: settleKey,
      note: input.note ?? null,
      actorId: input.actorId ?? null,
      createdAt: now,
    });
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

/**
 * Every change of a workspace's ledger waits here for the one before it, so that the statements after it see what
 * that one wrote. Null where no credits were ever granted: then nothing is locked, and nothing may be written.
 */
async function lockBalance(ledger: Queryable, workspaceId: WorkspaceId): Promise<number | null> {
  const [row] = await ledger
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.workspaceId, workspaceId))
    .for("update");
  return row?.balance ?? null;
}

async function addToBalance(ledger: Queryable, workspaceId: WorkspaceId, amount: number, now: Date): Promise<void> {
  await ledger
    .update(creditBalances)
    .set({ balance: sql`${creditBalances.balance} + ${amount}`, updatedAt: now })
    .where(eq(creditBalances.workspaceId, workspaceId));
}

async function findEntry(ledger: Queryable, workspaceId: WorkspaceId, key: string) {
  const [row] = await ledger
    .select({ kind: creditEntries.kind, amount: creditEntries.amount, purpose: creditEntries.purpose })
    .from(creditEntries)
    .where(and(eq(creditEntries.workspaceId, workspaceId), eq(creditEntries.idempotencyKey, key)));
  return row;
}
