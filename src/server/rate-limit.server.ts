import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { rateLimits } from "#app/db/schema/index.ts";

/**
 * Counts one try under `key` and says whether it is within `limit` tries a window of `windowSeconds`, which begins with
 * its first try. Tries beyond the limit do not prolong it. `retryAfterSeconds` is 0 when allowed. It is one statement
 * on the database, so it holds across processes, restarts and tries at the same moment; outside a transaction that may
 * roll back. Keys may name a person: only their hash is stored.
 */
export async function consume(
  db: Queryable,
  key: string,
  input: { limit: number; windowSeconds: number; now: Date },
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  const { limit, now } = input;
  const hashed = hashOf(key);
  const resetsAt = new Date(now.getTime() + input.windowSeconds * 1000);
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: hashed, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // Never far beyond the limit, so that no number of tries overflows it.
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count}, ${limit}::int) + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (!row || row.count <= limit) return { allowed: true, retryAfterSeconds: 0 };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)) };
}

/** Forgets the tries under `key`: the last one was right. */
export async function forget(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, hashOf(key)));
}

/** Takes one try under `key` back: it was no guess. */
export async function giveBack(db: Queryable, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, hashOf(key)));
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Removes windows that are over: they mean nothing any more. Answers how many. */
export async function removeExpired(db: Queryable, now: Date): Promise<number> {
  const removed = await db.delete(rateLimits).where(sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`);
  return removed.rowCount ?? 0;
}
