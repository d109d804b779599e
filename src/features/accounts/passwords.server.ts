import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import { accounts, mailTokens, sessions, users } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context } from "#app/server/context.ts";
import { hashPassword } from "#app/server/password-hash.server.ts";
import { passwordFor } from "./account.ts";
import { tooManyTries, type TooManyTries } from "./limits.server.ts";
import * as tokens from "./mail-tokens.server.ts";

const hour = 60 * 60;

/** @throws AppError `invalid` with the message beside `password` */
export function requireGoodPassword(schema: z.ZodType, password: string): void {
  const result = schema.safeParse({ password });
  if (result.success) return;
  const message = result.error.issues[0]?.message ?? "This password cannot be used";
  throw new AppError("invalid", message, { fields: { password: message } });
}

/**
 * Mails a link that sets a new password, to whom the address belongs. The answer is the same whether or not anybody has
 * it, and so is the work that it waits for.
 */
export async function requestReset(
  ctx: Context,
  input: { email: string },
  caller: { address: string },
): Promise<{ ok: true } | TooManyTries> {
  const email = input.email.toLowerCase();
  const limits = { account: 5, address: 30, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "reset", { account: email, address: caller.address }, limits);
  if (refused) return refused;
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
      .where(eq(users.email, email));
    if (user) await tokens.issue(tx, ctx, { userId: user.id, kind: "reset", email });
    // A job that finds nothing: as much is done for an address that nobody has.
    else await ctx.services.jobs.enqueue(tx, "send-account-mail", { tokenId: newId() });
  });
  return { ok: true };
}

/** The address of a reset link that works, or null. */
export async function findReset(ctx: Context, input: { tokenHash: string }): Promise<{ email: string } | null> {
  const found = await tokens.find(ctx, { token: input.tokenHash, kind: "reset" });
  return found && { email: found.email };
}

/**
 * Sets a new password by a mailed link, once, and ends every session of the account. The link proves the address too.
 * @throws AppError `invalid` with what is wrong with the password; the link goes on working then
 */
export async function updateByLink(
  ctx: Context,
  input: { tokenHash: string; password: string },
  caller: { address: string },
): Promise<{ ok: true } | { ok: false; reason: "invalid-link" } | TooManyTries> {
  const limits = { account: 0, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "reset-link", { address: caller.address }, limits);
  if (refused) return refused;
  const link = await tokens.find(ctx, { token: input.tokenHash, kind: "reset" });
  if (!link) return { ok: false, reason: "invalid-link" };
  requireGoodPassword(passwordFor(link.email), input.password);
  const password = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const used = await tokens.use(tx, ctx.now(), { token: input.tokenHash, kind: "reset" });
    if (!used) return { ok: false, reason: "invalid-link" };
    await setPassword(tx, used.userId, password);
    // A confirming link that is still under way was for the same address.
    await tx
      .delete(mailTokens)
      .where(and(eq(mailTokens.userId, used.userId), ne(mailTokens.kind, "change-email"), isNull(mailTokens.usedAt)));
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, used.userId));
    if (user?.email === used.email) await tx.update(users).set({ emailVerified: true }).where(eq(users.id, used.userId));
    await tx.delete(sessions).where(eq(sessions.userId, used.userId));
    await ctx.services.jobs.enqueue(tx, "send-account-mail", { notice: "password-changed", userId: used.userId, key: newId() });
    return { ok: true };
  });
}

export async function setPassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  await tx
    .insert(accounts)
    .values({ userId, accountId: userId, providerId: "credential", password: hash })
    .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash } });
}
