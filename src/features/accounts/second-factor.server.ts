import { asc, eq } from "drizzle-orm";
import { passkeys, users } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, UserContext } from "#app/server/context.ts";
import { accountSuspended } from "#app/server/auth.server.ts";
import { errorCode } from "./accounts.server.ts";
import { tooManyTries, type TooManyTries } from "./limits.server.ts";

const hour = 60 * 60;
type Caller = { headers: Headers; address: string };

const wrongPassword = () =>
  new AppError("invalid", "This is not your password", { fields: { password: "This is not your password" } });

/** Turns the auth library's refusals of a password or a code into ours; anything else goes on. */
async function asking<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = errorCode(error);
    if (code === "INVALID_PASSWORD") throw wrongPassword();
    if (code === "TOTP_NOT_ENABLED" || code === "TWO_FACTOR_NOT_ENABLED" || code === "BACKUP_CODES_NOT_ENABLED")
      throw new AppError("conflict", "Two-factor sign-in is not on", { cause: error });
    if (code === "TOTP_ALREADY_ENABLED") throw new AppError("conflict", "Two-factor sign-in is on already", { cause: error });
    if (code === "SESSION_NOT_FRESH")
      throw new AppError("refused", "For this you have to have signed in today. Please sign out and in again.", { cause: error });
    throw error;
  }
}

/** Guessing the password of an open session is limited like guessing it at the door. */
async function limitPassword(ctx: UserContext, caller: Caller): Promise<void> {
  const limits = { account: 20, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "password", { account: ctx.actor.userId, address: caller.address }, limits);
  if (refused) throw new AppError("too-many-requests", "Too many tries. Please try again later.");
}

export type SecondFactors = {
  two_factor: boolean;
  passkeys: { id: string; name: string | null; created_at: string; is_synced: boolean }[];
};

export async function list(ctx: UserContext): Promise<SecondFactors> {
  const [user] = await ctx.db.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, ctx.actor.userId));
  const rows = await ctx.db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt, is_synced: passkeys.backedUp })
    .from(passkeys)
    .where(eq(passkeys.userId, ctx.actor.userId))
    .orderBy(asc(passkeys.createdAt));
  return {
    two_factor: user?.isOn ?? false,
    passkeys: rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
  };
}

/**
 * Begins two-factor sign-in: the address for an authenticator app (otpauth://…, RFC 6238 with 6 digits and 30 s) and ten
 * backup codes. It is on once {@link confirmApp} has seen a code of the app.
 * @throws AppError `invalid` for a wrong password, `conflict` when it is on
 */
export async function beginApp(
  ctx: UserContext,
  input: { password: string },
  caller: Caller,
): Promise<{ uri: string; backupCodes: string[] }> {
  await limitPassword(ctx, caller);
  const answer = await asking(ctx.auth.api.enableTwoFactor({ body: { password: input.password }, headers: caller.headers }));
  if (!("totpURI" in answer)) throw new AppError("unexpected", "Two-factor sign-in could not be begun");
  return { uri: answer.totpURI, backupCodes: answer.backupCodes };
}

/** Turns two-factor sign-in on when the code is the app's. False for another code. */
export async function confirmApp(ctx: UserContext, input: { code: string }, caller: Caller): Promise<boolean> {
  const limits = { account: 20, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "code", { account: ctx.actor.userId, address: caller.address }, limits);
  if (refused) throw new AppError("too-many-requests", "Too many tries. Please try again later.");
  try {
    await asking(ctx.auth.api.verifyTOTP({ body: { code: input.code.replaceAll(/\s/g, "") }, headers: caller.headers }));
  } catch (error) {
    if (errorCode(error) === "INVALID_CODE") return false;
    throw error;
  }
  await notice(ctx, "two-factor-on");
  return true;
}

/** @throws AppError `invalid` for a wrong password */
export async function turnOff(ctx: UserContext, input: { password: string }, caller: Caller): Promise<void> {
  await limitPassword(ctx, caller);
  await asking(ctx.auth.api.disableTwoFactor({ body: { password: input.password }, headers: caller.headers }));
  await notice(ctx, "two-factor-off");
}

/** Ten new backup codes; the older ones stop working. @throws AppError `invalid` for a wrong password */
export async function renewBackupCodes(ctx: UserContext, input: { password: string }, caller: Caller): Promise<string[]> {
  await limitPassword(ctx, caller);
  const answer = await asking(ctx.auth.api.generateBackupCodes({ body: { password: input.password }, headers: caller.headers }));
  return answer.backupCodes;
}

function notice(ctx: UserContext, kind: "two-factor-on" | "two-factor-off"): Promise<void> {
  const { userId } = ctx.actor;
  return ctx.db.transaction((tx) => ctx.services.jobs.enqueue(tx, "send-account-mail", { notice: kind, userId, key: newId() }));
}

export type CodeOutcome = { ok: true } | { ok: false; reason: "wrong-code" | "expired" | "locked" | "suspended" } | TooManyTries;

/**
 * The second step of signing in, in the browser that has just given the right password: a code of the app, or a backup
 * code, each of which works once. Five tries a sign-in; ten wrong ones in a row lock the account's codes for 15 minutes.
 */
export async function signInWithCode(
  ctx: Context,
  input: { code: string; kind: "app" | "backup"; trustDevice: boolean },
  caller: Caller,
): Promise<CodeOutcome> {
  const limits = { account: 0, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "sign-in-code", { address: caller.address }, limits);
  if (refused) return refused;
  const code = input.code.replaceAll(/\s/g, "");
  const request = { body: { code, trustDevice: input.trustDevice }, headers: caller.headers };
  try {
    await (input.kind === "app" ? ctx.auth.api.verifyTOTP(request) : ctx.auth.api.verifyBackupCode(request));
  } catch (error) {
    switch (errorCode(error)) {
      case "INVALID_CODE":
      case "INVALID_BACKUP_CODE":
        return { ok: false, reason: "wrong-code" };
      case "INVALID_TWO_FACTOR_COOKIE":
      // Somebody who is signed in already, and has no second factor.
      case "TOTP_NOT_ENABLED":
      case "TWO_FACTOR_NOT_ENABLED":
      case "BACKUP_CODES_NOT_ENABLED":
      case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
        return { ok: false, reason: "expired" };
      case accountSuspended:
        return { ok: false, reason: "suspended" };
      case "ACCOUNT_TEMPORARILY_LOCKED":
        return { ok: false, reason: "locked" };
      default:
        throw error;
    }
  }
  ctx.services.analytics.count("signed-in");
  return { ok: true };
}

/** What the browser asks an authenticator to make a passkey with (WebAuthn's creation options). */
export async function beginPasskey(ctx: UserContext, caller: Caller) {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.actor.userId));
  return asking(
    ctx.auth.api.generatePasskeyRegistrationOptions({
      query: { name: user?.email ?? ctx.actor.displayName },
      headers: caller.headers,
    }),
  );
}

/** Keeps a passkey that an authenticator has made for these options. */
export async function addPasskey(
  ctx: UserContext,
  input: { name: string; response: Record<string, unknown> },
  caller: Caller,
): Promise<void> {
  try {
    await asking(
      ctx.auth.api.verifyPasskeyRegistration({ body: { response: input.response, name: input.name }, headers: caller.headers }),
    );
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    throw new AppError("refused", "This passkey could not be added. Please try again.", { cause: error });
  }
}

/** @throws AppError `not-found` also for somebody else's */
export async function removePasskey(ctx: UserContext, input: { passkeyId: string }, caller: Caller): Promise<void> {
  try {
    await ctx.auth.api.deletePasskey({ body: { id: input.passkeyId }, headers: caller.headers });
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    throw new AppError("not-found", "This passkey does not exist", { cause: error });
  }
}

/** What the browser asks an authenticator to sign in with (WebAuthn's request options), for whoever is at the door. */
export function beginPasskeySignIn(ctx: Context, caller: Caller) {
  return ctx.auth.api.generatePasskeyAuthenticationOptions({ headers: caller.headers });
}

/** Signs in who holds the passkey. It is two factors by itself: the device, and what unlocks it. */
export async function signInWithPasskey(
  ctx: Context,
  input: { response: Record<string, unknown> },
  caller: Caller,
): Promise<{ ok: true } | { ok: false; reason: "unknown-passkey" | "suspended" } | TooManyTries> {
  const limits = { account: 0, address: 60, windowSeconds: hour };
  const refused = await tooManyTries(ctx, "sign-in-passkey", { address: caller.address }, limits);
  if (refused) return refused;
  try {
    await ctx.auth.api.verifyPasskeyAuthentication({ body: { response: input.response } as never, headers: caller.headers });
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    return { ok: false, reason: code === accountSuspended ? "suspended" : "unknown-passkey" };
  }
  ctx.services.analytics.count("signed-in");
  return { ok: true };
}
