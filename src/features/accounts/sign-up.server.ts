import { and, desc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import {
  accounts,
  checkouts,
  mailTokens,
  paymentCustomers,
  subscriptions,
  userPermissions,
  users,
} from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context } from "#app/server/context.ts";
import { hashPassword } from "#app/server/password-hash.server.ts";
import { passwordFor, type signUpSchema } from "./account.ts";
import { tooManyTries, type TooManyTries } from "./limits.server.ts";
import * as tokens from "./mail-tokens.server.ts";
import { requireGoodPassword } from "./passwords.server.ts";

const hour = 60 * 60;

/** Stands in `users.email` while the real address is somebody else's or not proven; it can never receive mail (RFC 2606). */
const placeholder = (userId: string) => `sign-up-${userId}@pending.invalid`;

export type StartOutcome =
  | { ok: true; userId: string; /** A checkout that is paid already: go on there. */ checkoutSessionId: string | null }
  | TooManyTries;

/**
 * Begins a sign-up: names and address, no password yet. Whoever has the address, the answer is the same; who really owns
 * it shows when the mailed link is opened. `continuing` is the person whose sign-up this browser began before: they are
 * changed in place as long as they have no password, so that going back and pressing again makes nobody twice.
 */
export async function start(
  ctx: Context,
  input: z.output<typeof signUpSchema>,
  caller: { address: string; continuing: string | null },
): Promise<StartOutcome> {
  const email = input.email.toLowerCase();
  const limits = { account: 10, address: 30, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "sign-up", { account: email, address: caller.address }, limits);
  if (refused) return refused;
  return ctx.db.transaction(async (tx) => {
    const names = { firstName: input.firstName, lastName: input.lastName, name: `${input.firstName} ${input.lastName}` };
    const userId = (await findUnfinished(tx, caller.continuing)) ?? newId();
    // The unique index decides between two who begin with one address at the same moment.
    await tx
      .insert(users)
      .values({ id: userId, email: placeholder(userId), pendingEmail: email, ...names, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: users.id, set: { email: placeholder(userId), pendingEmail: email, ...names } });
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`);
    const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!taken) await tx.update(users).set({ email, pendingEmail: null }).where(eq(users.id, userId));
    await tx
      .insert(userPermissions)
      .values({ userId, useApp: ctx.newUserAccess === "open" })
      .onConflictDoNothing({ target: userPermissions.userId });
    const [paid] = await tx
      .select({ id: checkouts.providerId })
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), eq(checkouts.purpose, "plan"), eq(checkouts.status, "complete")))
      .orderBy(desc(checkouts.createdAt))
      .limit(1);
    return { ok: true, userId, checkoutSessionId: paid?.id ?? null };
  });
}

async function findUnfinished(tx: Queryable, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.emailVerified, false), isNull(accounts.id)))
    .for("update", { of: users });
  return found?.id ?? null;
}

/** The person of a sign-up that waits for its end, for billing to open its checkout. @throws AppError `forbidden` */
export async function requireUnfinished(ctx: Context, userId: string | null): Promise<string> {
  const found = await findUnfinished(ctx.db, userId);
  if (!found) throw new AppError("forbidden", "Please begin your sign-up again");
  return found;
}

export type FinishOutcome = { ok: true; email: string } | { ok: false; reason: "not-paid" | "other-browser" | "finished" };

/**
 * Gives the person of a paid checkout their password and mails the link that confirms their address. Only in the browser
 * that began the sign-up: the checkout's id alone does not prove who somebody is; others go on by a mailed link.
 * `checkout` is what billing found under the id.
 * @throws AppError `invalid` with what is wrong with the password
 */
export async function finish(
  ctx: Context,
  input: { password: string; checkout: { userId: string; status: string } },
  caller: { continuing: string | null },
): Promise<FinishOutcome> {
  const { checkout } = input;
  if (checkout.userId !== caller.continuing) return { ok: false, reason: "other-browser" };
  if (checkout.status !== "complete") return { ok: false, reason: "not-paid" };
  const email = await addressOf(ctx.db, checkout.userId);
  requireGoodPassword(passwordFor(email), input.password);
  const password = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const { userId } = checkout;
    const made = await tx
      .insert(accounts)
      .values({ userId, accountId: userId, providerId: "credential", password })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (made.length === 0) return { ok: false, reason: "finished" };
    await tokens.issue(tx, ctx, { userId, kind: "confirm", email });
    ctx.services.analytics.count("signed-up");
    return { ok: true, email };
  });
}

async function addressOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email, pendingEmail: users.pendingEmail }).from(users).where(eq(users.id, userId));
  if (!row) throw new AppError("not-found", "This account does not exist");
  return row.pendingEmail ?? row.email;
}

/** Whether the sign-up has its password already, and its address its proof. */
export async function findProgress(
  ctx: Context,
  userId: string,
): Promise<{ isFinished: boolean; isConfirmed: boolean; email: string }> {
  const [row] = await ctx.db
    .select({ isConfirmed: users.emailVerified, accountId: accounts.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId));
  return {
    isFinished: row?.accountId !== undefined && row.accountId !== null,
    isConfirmed: row?.isConfirmed ?? false,
    email: await addressOf(ctx.db, userId),
  };
}

/**
 * Mails the confirming link again to who waits for it, by their address or by their sign-up. The answer is the same
 * whether anybody does.
 */
export async function resendConfirmation(
  ctx: Context,
  input: { email: string } | { userId: string },
  caller: { address: string },
): Promise<{ ok: true } | TooManyTries> {
  const account = "email" in input ? input.email.toLowerCase() : await addressOf(ctx.db, input.userId);
  const limits = { account: 5, address: 30, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "confirm", { account, address: caller.address }, limits);
  if (refused) return refused;
  const [waiting] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(checkouts, and(eq(checkouts.userId, users.id), eq(checkouts.status, "complete")))
    .where(
      and(
        eq(users.emailVerified, false),
        "email" in input ? or(eq(users.email, account), eq(users.pendingEmail, account)) : eq(users.id, input.userId),
        // Somebody who only typed an address into the form has nothing to confirm.
        or(sql`${accounts.id} is not null`, sql`${checkouts.id} is not null`),
      ),
    )
    .orderBy(desc(users.createdAt))
    .limit(1);
  if (waiting) {
    await ctx.db.transaction((tx) => tokens.issue(tx, ctx, { userId: waiting.id, kind: "confirm", email: account }));
  }
  return { ok: true };
}

export type ConfirmOutcome =
  | { ok: true; next: "sign-in" }
  /** Paid, and never came back to choose a password: this token lets them. */
  | { ok: true; next: "choose-password"; tokenHash: string }
  /** The address has an account: what was bought is there now. */
  | { ok: true; next: "joined-account" }
  | { ok: false; reason: "invalid-link" }
  | TooManyTries;

/**
 * Proves a person's address by the mailed link, once. If the address has an account already, the sign-up's subscription
 * moves there; if another sign-up that nobody has proven stands under it, that one gives way.
 */
export async function confirm(ctx: Context, input: { tokenHash: string }, caller: { address: string }): Promise<ConfirmOutcome> {
  const limits = { account: 0, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "confirm-link", { address: caller.address }, limits);
  if (refused) return refused;
  return ctx.db.transaction(async (tx) => {
    const used = await tokens.use(tx, ctx.now(), { token: input.tokenHash, kind: "confirm" });
    if (!used) return { ok: false, reason: "invalid-link" };
    const { userId, email } = used;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`);
    const [holder] = await tx
      .select({ id: users.id, isConfirmed: users.emailVerified })
      .from(users)
      .where(and(eq(users.email, email), ne(users.id, userId)));
    if (holder?.isConfirmed) {
      await joinAccount(tx, { from: userId, to: holder.id });
      return { ok: true, next: "joined-account" };
    }
    if (holder) {
      await tx
        .update(users)
        .set({ email: placeholder(holder.id), pendingEmail: email })
        .where(eq(users.id, holder.id));
    }
    await tx.update(users).set({ email, pendingEmail: null, emailVerified: true }).where(eq(users.id, userId));
    const [credential] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, userId));
    if (credential) return { ok: true, next: "sign-in" };
    const tokenHash = await tokens.issue(tx, ctx, { userId, kind: "reset", email, isMailed: false });
    return { ok: true, next: "choose-password", tokenHash };
  });
}

async function joinAccount(tx: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(subscriptions).set({ userId: to }).where(eq(subscriptions.userId, from));
  await tx.update(checkouts).set({ userId: to }).where(eq(checkouts.userId, from));
  const [customer] = await tx
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, to));
  // Who pays already keeps that identity at the provider; the subscription remembers the other itself.
  if (!customer) await tx.update(paymentCustomers).set({ userId: to }).where(eq(paymentCustomers.userId, from));
  await tx.delete(mailTokens).where(eq(mailTokens.userId, from));
  await tx.delete(users).where(eq(users.id, from));
}

/**
 * Mails the confirming link to who paid a quarter of an hour ago and whose browser never came back to choose a password:
 * by it they do. Each person is reminded once.
 */
export async function remindUnfinished(ctx: Context): Promise<number> {
  const before = new Date(ctx.now().getTime() - 15 * 60_000);
  const waiting = await ctx.db
    .selectDistinct({ userId: users.id, email: users.email, pendingEmail: users.pendingEmail })
    .from(users)
    .innerJoin(checkouts, and(eq(checkouts.userId, users.id), eq(checkouts.purpose, "plan"), eq(checkouts.status, "complete")))
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(mailTokens, and(eq(mailTokens.userId, users.id), eq(mailTokens.kind, "confirm")))
    .where(and(eq(users.emailVerified, false), isNull(accounts.id), isNull(mailTokens.id), lt(checkouts.updatedAt, before)));
  for (const { userId, email, pendingEmail } of waiting) {
    await ctx.db.transaction((tx) => tokens.issue(tx, ctx, { userId, kind: "confirm", email: pendingEmail ?? email }));
  }
  return waiting.length;
}
