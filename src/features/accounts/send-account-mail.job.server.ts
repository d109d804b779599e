import { and, eq, gt, isNull, ne } from "drizzle-orm";
import { mailTokens, users } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { mintMailToken } from "#app/server/mail-token.server.ts";
import { layOutMail } from "#app/services/mail/mail-layout.ts";
import { remindUnfinished } from "./sign-up.server.ts";
import { linkMail, noticeKinds, noticeMail, type AccountMail } from "./account-mails.ts";

const tenMinutes = 10 * 60_000;

/** Mails a link, unless it was used, replaced or has lapsed by now. */
async function sendLink(ctx: Context<SystemActor>, tokenId: string): Promise<void> {
  const [found] = await ctx.db
    .select({ kind: mailTokens.kind, to: mailTokens.email, userId: mailTokens.userId, firstName: users.firstName })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.id, tokenId), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, ctx.now())));
  if (!found) return;
  const [other] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, found.to), eq(users.emailVerified, true), ne(users.id, found.userId)));
  const mail = linkMail(found.kind, {
    firstName: found.firstName,
    token: mintMailToken(ctx.auth, tokenId),
    websiteUrl: ctx.websiteUrl,
    isTaken: other !== undefined,
  });
  await send(ctx, found.to, mail, `link:${tokenId}`);
}

async function sendNotice(ctx: Context<SystemActor>, notice: string, userId: string, key: string): Promise<void> {
  const kind = noticeKinds.find((known) => known === notice);
  const [user] = await ctx.db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!kind || !user) return;
  await send(ctx, user.email, noticeMail(kind, { firstName: user.firstName, websiteUrl: ctx.websiteUrl }), `notice:${key}`);
}

function send(ctx: Context<SystemActor>, to: string, { subject, content }: AccountMail, idempotencyKey: string): Promise<void> {
  return ctx.services.mail.send({ to, subject, ...layOutMail(content), idempotencyKey });
}

/** A mailed link (`tokenId`) or a notice (`notice`, `userId` and the `key` that makes it one). */
export async function sendAccountMail(ctx: Context<SystemActor>, payload: Record<string, string>): Promise<void> {
  const { tokenId, notice, userId, key } = payload;
  if (tokenId) await sendLink(ctx, tokenId);
  else if (notice && userId && key) await sendNotice(ctx, notice, userId, key);
  else throw new Error("A send-account-mail job names no mail");
}

export async function workAccountMail(app: App): Promise<void> {
  const ctx = jobContext(app, "send-account-mail");
  const { jobs } = app.services;
  await jobs.work("send-account-mail", ({ payload }) => sendAccountMail(ctx, payload));
  await jobs.work("remind-unfinished", async () => {
    await remindUnfinished(ctx);
  });
  const ask = () =>
    jobs.enqueue(app.db, "remind-unfinished", {}, { key: "remind-unfinished" }).catch(() => {
      // The process is closing, or the database is away: the next round asks again.
    });
  setInterval(() => void ask(), tenMinutes).unref();
}
