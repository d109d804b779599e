import type { Context } from "#app/server/context.ts";
import { consume } from "#app/server/rate-limit.server.ts";

export type TooManyTries = { ok: false; reason: "too-many-tries"; retryAfterSeconds: number };

/**
 * Counts one try of `what` for the account (its address, known or not) and for the caller's address, and answers how long
 * to wait when either has had too many. Null: go on.
 */
export async function tooManyTries(
  ctx: Pick<Context, "db" | "now">,
  what: string,
  who: { account?: string; address: string },
  limits: { account: number; address: number; windowSeconds: number },
): Promise<TooManyTries | null> {
  const { windowSeconds } = limits;
  const now = ctx.now();
  const tries = [
    ...(who.account === undefined
      ? []
      : [await consume(ctx.db, `${what}:account:${who.account.toLowerCase()}`, { limit: limits.account, windowSeconds, now })]),
    await consume(ctx.db, `${what}:address:${who.address}`, { limit: limits.address, windowSeconds, now }),
  ];
  const retryAfterSeconds = Math.max(...tries.map((one) => (one.allowed ? 0 : one.retryAfterSeconds)));
  return retryAfterSeconds > 0 ? { ok: false, reason: "too-many-tries", retryAfterSeconds } : null;
}
