import { eq } from "drizzle-orm";
import { users } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { layOutMail } from "#app/services/mail/mail-layout.ts";
import { accessOpenedQueue } from "./user-decisions.server.ts";

/**
 * What follows when staff have given somebody use_app: they are told by e-mail, once for each decision. Whoever was
 * deleted meanwhile is told nothing.
 */
export async function tellAccessOpened(
  ctx: Pick<Context<SystemActor>, "db" | "services" | "websiteUrl">,
  payload: { userId: string; decisionId: string },
): Promise<void> {
  const [user] = await ctx.db
    .select({ email: users.email, firstName: users.firstName, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, payload.userId));
  if (!user || user.deletedAt) return;
  await ctx.services.mail.send({
    to: user.email,
    subject: "Your access to Attest is open",
    ...layOutMail({
      title: `Welcome, ${user.firstName}`,
      paragraphs: [
        "Your account has left the waitlist: you can use Attest from now on.",
        "If you chose a plan, its first period begins today, and its first payment is taken.",
      ],
      action: { label: "Open Attest", url: `${ctx.websiteUrl}/app` },
    }),
    idempotencyKey: `access-opened:${payload.decisionId}`,
  });
}

/** Works `access-opened` jobs in this process. */
export async function workAccessOpened(app: App): Promise<void> {
  const ctx = jobContext(app, accessOpenedQueue);
  await app.services.jobs.work(accessOpenedQueue, async ({ payload: { userId, decisionId } }) => {
    if (!userId || !decisionId) throw new Error("An access-opened job names no user");
    await tellAccessOpened(ctx, { userId, decisionId });
  });
}
