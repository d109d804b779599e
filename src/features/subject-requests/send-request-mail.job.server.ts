import { and, desc, eq, isNull } from "drizzle-orm";
import { subjectRequestDecisions, subjectRequests } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { mintMailToken } from "#app/server/mail-token.server.ts";
import { layOutMail } from "#app/services/mail/mail-layout.ts";
import { confirmationMail, decisionMail, reopenedMail, type RequestMail } from "./request-mails.ts";

export const requestMailQueue = "subject-request-mail";

/** `decisionId` for those about a decision. */
export type RequestMailJob = { requestId: string; what: string; decisionId?: string };

/** Mails what a request came to, each once; nothing when it is no longer so. */
export async function sendRequestMail(ctx: Context<SystemActor>, job: RequestMailJob): Promise<void> {
  const [request] = await ctx.db.select().from(subjectRequests).where(eq(subjectRequests.id, job.requestId));
  if (!request) return;
  const mail = await write(ctx, request, job);
  if (!mail) return;
  await ctx.services.mail.send({
    to: request.email,
    subject: mail.subject,
    ...layOutMail(mail.content),
    idempotencyKey: `subject-request:${request.id}:${job.what}:${job.decisionId ?? ""}`,
  });
}

async function write(
  ctx: Context<SystemActor>,
  request: typeof subjectRequests.$inferSelect,
  job: RequestMailJob,
): Promise<RequestMail | null> {
  const { receipt } = request;
  const { websiteUrl } = ctx;
  if (job.what === "confirm") {
    if (request.status !== "unconfirmed") return null;
    return confirmationMail({ receipt, websiteUrl, key: mintMailToken(ctx.auth, request.id) });
  }
  if (job.what === "reopened") return reopenedMail({ receipt });
  const [decision] = await ctx.db
    .select()
    .from(subjectRequestDecisions)
    .where(and(eq(subjectRequestDecisions.id, job.decisionId ?? request.id), isNull(subjectRequestDecisions.reopenedAt)))
    .orderBy(desc(subjectRequestDecisions.decidedAt));
  return decision ? decisionMail({ receipt, websiteUrl, ...decision }) : null;
}

export async function workRequestMails(app: App): Promise<void> {
  const ctx = jobContext(app, requestMailQueue);
  await app.services.jobs.work(requestMailQueue, async ({ payload }) => {
    const { requestId, what, decisionId } = payload;
    if (!requestId || !what) throw new Error("A subject-request-mail job names no request");
    await sendRequestMail(ctx, { requestId, what, ...(decisionId ? { decisionId } : {}) });
  });
}
