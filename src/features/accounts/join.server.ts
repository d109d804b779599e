import { and, eq, sql } from "drizzle-orm";
import { accounts, userPermissions, users } from "#app/db/schema/index.ts";
import { deadInvitation, hasAccount } from "#app/features/workspaces/invitation-words.ts";
import * as invitations from "#app/features/workspaces/invitations.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context, UserContext } from "#app/server/context.ts";
import { hashPassword } from "#app/server/password-hash.server.ts";
import { derivePermissions, permissionFlags, type PermissionFlag } from "#app/server/permissions.ts";
import { passwordFor } from "./account.ts";
import { signIn } from "./accounts.server.ts";
import { requireGoodPassword } from "./passwords.server.ts";

/**
 * Makes an account for who was invited and lets them in: the mailed link has proven their address. Access to the app is
 * granted as to everybody; until then they wait. An address that has a confirmed account signs in instead.
 * @throws AppError `invalid` with what is wrong with the password
 */
export async function join(
  ctx: Context,
  input: { tokenHash: string; firstName: string; lastName: string; password: string },
  caller: { headers: Headers; address: string },
): Promise<{ ok: true } | { ok: false; message: string }> {
  const invitation = await invitations.findByToken(ctx, { tokenHash: input.tokenHash });
  if (!invitation) return { ok: false, message: deadInvitation };
  if (invitation.has_account) return { ok: false, message: hasAccount };
  const { email } = invitation;
  requireGoodPassword(passwordFor(email), input.password);
  const password = await hashPassword(input.password);
  const name = `${input.firstName} ${input.lastName}`;
  const flags = Object.fromEntries(permissionFlags.map((flag) => [flag, false])) as Record<PermissionFlag, boolean>;
  const made = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`);
    const [holder] = await tx
      .select({ id: users.id, isConfirmed: users.emailVerified })
      .from(users)
      .where(eq(users.email, email));
    // A press twice: the first has made the account.
    if (holder?.isConfirmed) return null;
    if (holder) {
      await tx
        .update(users)
        .set({ email: `sign-up-${holder.id}@pending.invalid`, pendingEmail: email })
        .where(and(eq(users.id, holder.id), eq(users.emailVerified, false)));
    }
    const userId = newId();
    await tx
      .insert(users)
      .values({ id: userId, email, emailVerified: true, firstName: input.firstName, lastName: input.lastName, name });
    await tx.insert(accounts).values({ userId, accountId: userId, providerId: "credential", password });
    await tx.insert(userPermissions).values({ userId, useApp: ctx.newUserAccess === "open" });
    return userId;
  });
  if (made) {
    const actor = { kind: "user", userId: made, displayName: name, permissions: derivePermissions(flags) } as const;
    const joined = await invitations.accept({ ...ctx, actor } satisfies UserContext, { tokenHash: input.tokenHash });
    if (!joined.ok && joined.reason === "invalid-link") return { ok: false, message: deadInvitation };
  }
  const entered = await signIn(ctx, { email, password: input.password }, caller);
  return entered.ok ? { ok: true } : { ok: false, message: "Your account is made. Please sign in." };
}
