import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts, sessions, users } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, UserContext } from "#app/server/context.ts";
import { verifyPassword } from "#app/server/password-hash.server.ts";
import { passwordFor, userSchema, type ownNamesSchema, type User } from "./account.ts";
import { errorCode } from "./accounts.server.ts";
import { tooManyTries } from "./limits.server.ts";
import * as tokens from "./mail-tokens.server.ts";
import { requireGoodPassword } from "./passwords.server.ts";
import { readPicture } from "./picture.ts";

const hour = 60 * 60;

export async function updateNames(ctx: UserContext, input: z.output<typeof ownNamesSchema>): Promise<void> {
  const { userId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ firstName: input.firstName, lastName: input.lastName, name: input.displayName })
      .where(eq(users.id, userId));
    await ctx.services.jobs.enqueue(tx, "update-customer", { userId });
  });
}

/**
 * Keeps a picture, as a data URL of at most 300 kB in PNG, JPEG or WebP, or takes it away. It is served to signed-in people
 * alone, by its hash.
 * @throws AppError `invalid`
 */
export async function updatePicture(ctx: UserContext, input: { picture: string | null }): Promise<{ avatar_url: string | null }> {
  let avatarUrl: User["avatar_url"] = null;
  if (input.picture !== null) {
    const read = readPicture(input.picture);
    if (!read) {
      const message = "The picture must be a PNG, JPEG or WebP image";
      throw new AppError("invalid", message, { fields: { picture: message } });
    }
    avatarUrl = userSchema.shape.avatar_url.parse(`/api/pictures/${(await ctx.services.files.put(read.bytes)).key}`);
  }
  await ctx.db.update(users).set({ image: avatarUrl }).where(eq(users.id, ctx.actor.userId));
  return { avatar_url: avatarUrl };
}

/** The bytes of a picture that somebody uses now; null for any other file of the store. */
export async function findPicture(ctx: UserContext, hash: string): Promise<Uint8Array | null> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return null;
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.image, `/api/pictures/${hash}`))
    .limit(1);
  return user ? ctx.services.files.get(hash) : null;
}

export type EmailChangeOutcome = { ok: true } | { ok: false; field: "email" | "password"; message: string };

/**
 * Asks for another address: a link goes to the new one and a notice to the present one, which stays until the link is
 * opened. Whether the new one has an account is not told; its link then changes nothing.
 */
export async function requestEmailChange(
  ctx: UserContext,
  input: { email: string; password: string },
  caller: { address: string },
): Promise<EmailChangeOutcome> {
  const { userId } = ctx.actor;
  const email = input.email.toLowerCase();
  const limits = { account: 5, address: 30, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "change-email", { account: userId, address: caller.address }, limits);
  if (refused) throw new AppError("too-many-requests", "Too many tries. Please try again in an hour.");
  if (!(await isPassword(ctx, input.password))) return { ok: false, field: "password", message: "This is not your password" };
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user?.email === email) return { ok: false, field: "email", message: "This is your address already" };
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ pendingEmail: email }).where(eq(users.id, userId));
    await tokens.issue(tx, ctx, { userId, kind: "change-email", email });
    await ctx.services.jobs.enqueue(tx, "send-account-mail", { notice: "email-change-asked", userId, key: newId() });
  });
  return { ok: true };
}

/** The address that waits to be confirmed, or null. */
export async function findPendingEmail(ctx: UserContext): Promise<string | null> {
  const [user] = await ctx.db.select({ pendingEmail: users.pendingEmail }).from(users).where(eq(users.id, ctx.actor.userId));
  return user?.pendingEmail ?? null;
}

/** Takes the wish for another address back: its link stops at once. */
export async function cancelEmailChange(ctx: UserContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tokens.drop(tx, { userId: ctx.actor.userId, kind: "change-email" });
    await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, ctx.actor.userId));
  });
}

/** Changes the address by the mailed link, once; also without a session, on another device. */
export async function confirmEmailChange(ctx: Context, input: { tokenHash: string }): Promise<{ ok: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const used = await tokens.use(tx, ctx.now(), { token: input.tokenHash, kind: "change-email" });
    if (!used) return { ok: false };
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${used.email}`}, 0))`);
    const [taken] = await tx
      .select({ id: users.id, isConfirmed: users.emailVerified })
      .from(users)
      .where(and(eq(users.email, used.email), ne(users.id, used.userId)));
    if (taken?.isConfirmed) {
      await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, used.userId));
      return { ok: false };
    }
    if (taken) {
      await tx
        .update(users)
        .set({ email: `sign-up-${taken.id}@pending.invalid`, pendingEmail: used.email })
        .where(eq(users.id, taken.id));
    }
    await tx.update(users).set({ email: used.email, pendingEmail: null, emailVerified: true }).where(eq(users.id, used.userId));
    await ctx.services.jobs.enqueue(tx, "update-customer", { userId: used.userId });
    // A link to a new password went to the address before: whoever reads that one has no part in the account any more.
    await tokens.drop(tx, { userId: used.userId, kind: "reset" });
    return { ok: true };
  });
}

async function isPassword(ctx: UserContext, password: string): Promise<boolean> {
  const [account] = await ctx.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, ctx.actor.userId), eq(accounts.providerId, "credential")));
  return account?.hash ? verifyPassword(account.hash, password) : false;
}

/** @throws AppError `invalid` beside `password`; `too-many-requests` after twenty tries in an hour */
export async function requirePassword(ctx: UserContext, password: string, caller: { address: string }): Promise<void> {
  const limits = { account: 20, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "password", { account: ctx.actor.userId, address: caller.address }, limits);
  if (refused) throw new AppError("too-many-requests", "Too many tries. Please try again later.");
  if (await isPassword(ctx, password)) return;
  throw new AppError("invalid", "This is not your password", { fields: { password: "This is not your password" } });
}

/**
 * Changes the password of who knows the present one. This browser gets a new session, all others end.
 * @throws AppError `invalid` by field
 */
export async function changePassword(
  ctx: UserContext,
  input: { currentPassword: string; password: string },
  caller: { headers: Headers; address: string },
): Promise<void> {
  const limits = { account: 20, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "password", { account: ctx.actor.userId, address: caller.address }, limits);
  if (refused) throw new AppError("too-many-requests", "Too many tries. Please try again later.");
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.actor.userId));
  requireGoodPassword(passwordFor(user?.email ?? ""), input.password);
  try {
    await ctx.auth.api.changePassword({
      body: { currentPassword: input.currentPassword, newPassword: input.password, revokeOtherSessions: true },
      headers: caller.headers,
    });
  } catch (error) {
    if (errorCode(error) !== "INVALID_PASSWORD") throw error;
    const message = "This is not your password";
    throw new AppError("invalid", message, { fields: { currentPassword: message } });
  }
  const { userId } = ctx.actor;
  await ctx.db.transaction((tx) =>
    ctx.services.jobs.enqueue(tx, "send-account-mail", { notice: "password-changed", userId, key: newId() }),
  );
}

export type Session = {
  id: string;
  user_agent: string | null;
  address: string | null;
  created_at: string;
  last_seen_at: string;
  is_current: boolean;
};

/** Where the person is signed in, this browser first. */
export async function listSessions(ctx: UserContext, caller: { headers: Headers }): Promise<Session[]> {
  const current = await ctx.auth.api.getSession({ headers: caller.headers });
  const rows = await ctx.db
    .select({
      id: sessions.id,
      user_agent: sessions.userAgent,
      address: sessions.ipAddress,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.actor.userId), sql`${sessions.expiresAt} > ${ctx.now().toISOString()}::timestamptz`))
    .orderBy(desc(sessions.updatedAt));
  return rows
    .map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      last_seen_at: updatedAt.toISOString(),
      is_current: row.id === current?.session.id,
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}

/** Ends one session, or every one but this browser's. @throws AppError `not-found` for somebody else's */
export async function endSessions(
  ctx: UserContext,
  input: { sessionId: string } | { everywhere: true },
  caller: { headers: Headers },
): Promise<void> {
  const current = await ctx.auth.api.getSession({ headers: caller.headers });
  const mine = eq(sessions.userId, ctx.actor.userId);
  if ("everywhere" in input) {
    await ctx.db.delete(sessions).where(and(mine, ne(sessions.id, current?.session.id ?? newId())));
    return;
  }
  const ended = await ctx.db
    .delete(sessions)
    .where(and(mine, eq(sessions.id, input.sessionId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError("not-found", "This session does not exist");
}
