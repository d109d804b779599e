import { eq, sql } from "drizzle-orm";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { tanstackStartCookies } from "better-auth/tanstack-start";
import type { Database } from "#app/db/db.server.ts";
import { accounts, passkeys, sessions, twoFactors, users, verifications } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

const day = 24 * 60 * 60;
/** Seconds that a session lives, and after how many of them its use prolongs it. */
export const sessionTimes = { expiresIn: 7 * day, updateAge: day };

/** The code of the refusal that somebody whose account is suspended gets for the right password. */
export const accountSuspended = "ACCOUNT_SUSPENDED";

/**
 * Sessions and passwords, kept in the product's own tables. Its HTTP handler is not mounted: the server
 * functions are the only way in, so that every door is ours.
 */
export function createAuth(options: { db: Database; secret: string; websiteUrl: string }) {
  return betterAuth({
    appName: "Attest",
    secret: options.secret,
    baseURL: options.websiteUrl,
    database: drizzleAdapter(options.db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    user: {
      additionalFields: {
        firstName: { type: "string", required: true },
        lastName: { type: "string", required: true },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 10,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: sessionTimes,
    databaseHooks: {
      session: {
        create: {
          // Whatever way somebody signs in: a suspended account gets no session.
          before: async ({ userId }) => {
            const [user] = await options.db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
            if (user?.suspendedAt)
              throw new APIError("FORBIDDEN", { code: accountSuspended, message: "This account is suspended" });
          },
        },
      },
    },
    advanced: {
      cookiePrefix: "attest",
      useSecureCookies: options.websiteUrl.startsWith("https:"),
      database: { generateId: () => newId() },
    },
    // Limits are the product's own (rate-limit.server.ts): they hold across processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      twoFactor({ issuer: "Attest" }),
      passkey({ rpName: "Attest", rpID: new URL(options.websiteUrl).hostname, origin: new URL(options.websiteUrl).origin }),
      // Last: it carries the cookies that the others set.
      tanstackStartCookies(),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * The session of a request's cookie, or null. The library hides why a session could not be read: when it is because
 * the database is away, the database's own error is thrown.
 */
export async function findSession(app: { auth: Auth; db: Database }, headers: Headers) {
  try {
    return await app.auth.api.getSession({ headers });
  } catch {
    await app.db.execute(sql`select 1`);
    return app.auth.api.getSession({ headers });
  }
}
