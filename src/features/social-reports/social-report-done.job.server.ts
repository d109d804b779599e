import { eq } from "drizzle-orm";
import { socialReports, users, workspaces } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { socialReportDoneQueue } from "./social-report-queue.server.ts";

/** Tells the requester that the result is there, once for each completion; nothing when it was reopened meanwhile. */
export async function tellSocialReportDone(
  ctx: Pick<Context<SystemActor>, "db" | "services" | "websiteUrl">,
  payload: { socialReportId: string; at: string },
): Promise<void> {
  const [row] = await ctx.db
    .select({
      status: socialReports.status,
      dossierId: socialReports.dossierId,
      email: users.email,
      firstName: users.firstName,
      slug: workspaces.slug,
    })
    .from(socialReports)
    .innerJoin(users, eq(users.id, socialReports.requestedBy))
    .innerJoin(workspaces, eq(workspaces.id, socialReports.workspaceId))
    .where(eq(socialReports.id, payload.socialReportId));
  if (row?.status !== "complete") return;
  await ctx.services.mail.send({
    to: row.email,
    subject: "A social media search is complete",
    text: [
      `Hello ${row.firstName},`,
      "The social media search that you asked for is complete. Its result is on the dossier's page:",
      `${ctx.websiteUrl}/${row.slug}/dossiers/${row.dossierId}`,
    ].join("\n\n"),
    idempotencyKey: `social-report-done:${payload.socialReportId}:${payload.at}`,
  });
}

/** Works `social-report-done` jobs in this process. */
export async function workSocialReportsDone(app: App): Promise<void> {
  const ctx = jobContext(app, socialReportDoneQueue);
  await app.services.jobs.work(socialReportDoneQueue, async ({ payload: { socialReportId, at } }) => {
    if (!socialReportId || !at) throw new Error("A social-report-done job names no request");
    await tellSocialReportDone(ctx, { socialReportId, at });
  });
}
