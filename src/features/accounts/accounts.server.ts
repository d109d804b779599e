import { eq } from "drizzle-orm";
import { sessions } from "#app/db/schema/index.ts";
import type { Context } from "#app/server/context.ts";
import { accountSuspended } from "#app/server/auth.server.ts";
import type { Caller } from "#app/server/door.server.ts";
import { consume, forget } from "#app/server/rate-limit.server.ts";
import type { User } from "./account.ts";

const minute = 60;

export type SignInOutcome =
  | { ok: true }
  /** The password was right; a code of the authenticator app, or a backup code, is asked for next. */
  | { ok: false; reason: "second-factor" }
  | { ok: false; reason: "wrong-credentials" }
  | { ok: false; reason: "unconfirmed" | "suspended" }
  | { ok: false; reason: "too-many-tries"; retryAfterSeconds: number };

/**
 * Signs a person in and sets the session cookie. A wrong password and an unknown address get the same
 * answer in the same time. Ten wrong tries in ten minutes per account, fifty per address of the caller.
 */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string },
  caller: { headers: Headers; address: string },
): Promise<SignInOutcome> {
  const now = ctx.now();
  const accountKey = `sign-in:account:${input.email.toLowerCase()}`;
  const limits = [
    await consume(ctx.db, accountKey, { limit: 10, windowSeconds: 10 * minute, now }),
    await consume(ctx.db, `sign-in:address:${caller.address}`, { limit: 50, windowSeconds: 10 * minute, now }),
  ];
  const retryAfterSeconds = Math.max(...limits.map((limit) => (limit.allowed ? 0 : limit.retryAfterSeconds)));
  if (retryAfterSeconds > 0) return { ok: false, reason: "too-many-tries", retryAfterSeconds };
  const before = await ctx.auth.api.getSession({ headers: caller.headers });
  let needsCode: boolean;
  try {
    const answer = await ctx.auth.api.signInEmail({ body: input, headers: caller.headers });
    needsCode = "twoFactorRedirect" in answer;
  } catch (error) {
    const code = errorCode(error);
    if (code === accountSuspended) return { ok: false, reason: "suspended" };
    if (code === "EMAIL_NOT_VERIFIED") return { ok: false, reason: "unconfirmed" };
    if (code === "INVALID_EMAIL_OR_PASSWORD" || code === "INVALID_EMAIL") return { ok: false, reason: "wrong-credentials" };
    throw error;
  }
  // Who knows the password was not guessing: only wrong tries count against an account.
  await forget(ctx.db, accountKey);
  if (needsCode) return { ok: false, reason: "second-factor" };
  // A sign-in begins a session of its own and ends the one that the browser had.
  if (before) await ctx.db.delete(sessions).where(eq(sessions.id, before.session.id));
  ctx.services.analytics.count("signed-in");
  return { ok: true };
}

/** The auth library's code of what it refused. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("body" in error)) return undefined;
  const { body } = error;
  if (typeof body !== "object" || body === null || !("code" in body)) return undefined;
  return typeof body.code === "string" ? body.code : undefined;
}

export async function signOut(ctx: Context, caller: { headers: Headers }): Promise<void> {
  await ctx.auth.api.signOut({ headers: caller.headers });
}

/** The signed-in person's own record, which the door read together with their session. */
export function describeCaller({ actor, account }: Pick<Caller, "actor" | "account">): User {
  return {
    id: actor.userId,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    display_name: actor.displayName,
    avatar_url: account.image,
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  };
}
