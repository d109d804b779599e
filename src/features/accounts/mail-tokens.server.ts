import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { mailTokens } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { Context } from "#app/server/context.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import type { MailTokenKind } from "./mail-token.ts";

const hour = 60 * 60 * 1000;
/** How long a mailed link works. */
const life: Record<MailTokenKind, number> = { confirm: 24 * hour, "change-email": 24 * hour, reset: hour };

type Issuing = Pick<Context, "auth" | "now" | "services">;

/**
 * Makes a link of this kind for a person, in the caller's transaction, and has it mailed to `email` once that commits.
 * Earlier ones of its kind stop working. Answers the token, for a link that is followed at once and not mailed.
 */
export async function issue(
  tx: Queryable,
  ctx: Issuing,
  input: { userId: string; kind: MailTokenKind; email: string; isMailed?: boolean },
): Promise<string> {
  const { userId, kind, email } = input;
  const id = newId();
  const token = mintMailToken(ctx.auth, id);
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind), isNull(mailTokens.usedAt)));
  await tx.insert(mailTokens).values({
    id,
    userId,
    kind,
    email,
    tokenHash: hashMailToken(token),
    expiresAt: new Date(ctx.now().getTime() + life[kind]),
    createdAt: ctx.now(),
  });
  if (input.isMailed !== false) await ctx.services.jobs.enqueue(tx, "send-account-mail", { tokenId: id });
  return token;
}

/** Whom a link is of, if it works: for a page to say so before anything is typed. */
export async function find(
  ctx: Pick<Context, "db" | "now">,
  input: { token: string; kind: MailTokenKind },
): Promise<{ userId: string; email: string } | null> {
  const [found] = await ctx.db
    .select({ userId: mailTokens.userId, email: mailTokens.email })
    .from(mailTokens)
    .where(working(ctx.now(), input));
  return found ?? null;
}

/**
 * Uses a link up, in the caller's transaction: of two at the same moment one gets it. Null for one that was used, is too
 * old, is of another kind or never was.
 */
export async function use(
  tx: Queryable,
  now: Date,
  input: { token: string; kind: MailTokenKind },
): Promise<{ userId: string; email: string } | null> {
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(working(now, input))
    .returning({ id: mailTokens.id, userId: mailTokens.userId, email: mailTokens.email });
  if (!used) return null;
  await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, used.userId), eq(mailTokens.kind, input.kind), ne(mailTokens.id, used.id)));
  return used;
}

function working(now: Date, input: { token: string; kind: MailTokenKind }) {
  return and(
    eq(mailTokens.tokenHash, hashMailToken(input.token)),
    eq(mailTokens.kind, input.kind),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );
}

/** Links of this kind that still wait stop working. */
export async function drop(tx: Queryable, input: { userId: string; kind: MailTokenKind }): Promise<void> {
  await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, input.userId), eq(mailTokens.kind, input.kind), isNull(mailTokens.usedAt)));
}
