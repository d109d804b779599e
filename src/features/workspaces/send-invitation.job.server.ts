import { and, eq, isNull } from "drizzle-orm";
import { users, workspaceInvitations, workspaces } from "#app/db/schema/index.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import { layOutMail } from "#app/services/mail/mail-layout.ts";

/** Mails one invitation. Nothing when it was withdrawn, accepted or sent again meanwhile. */
export async function sendInvitation(ctx: Context<SystemActor>, job: { invitationId: string; round: string }): Promise<void> {
  const token = mintMailToken(ctx.auth, job.invitationId, job.round);
  const [found] = await ctx.db
    .select({ email: workspaceInvitations.email, workspace: workspaces.name, inviter: users.name })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvitations.invitedBy))
    .where(
      and(
        eq(workspaceInvitations.tokenHash, hashMailToken(token)),
        isNull(workspaceInvitations.withdrawnAt),
        isNull(workspaceInvitations.acceptedAt),
      ),
    );
  if (!found) return;
  const from = found.inviter ?? "An owner";
  await ctx.services.mail.send({
    to: found.email,
    // Neither person nor workspace: it can be read on a lock screen.
    subject: "You are invited to a workspace in Attest",
    ...layOutMail({
      title: "You are invited to a workspace",
      paragraphs: [`${from} invites you to work in “${found.workspace}” in Attest.`],
      action: { label: "See the invitation", url: `${ctx.websiteUrl}/invitations/${token}` },
      notes: [
        "The link works once, for 7 days, and for this address alone.",
        "If you do not know who asks, leave this message be.",
      ],
    }),
    idempotencyKey: `invitation:${job.invitationId}:${job.round}`,
  });
}

export async function workInvitations(app: App): Promise<void> {
  const ctx = jobContext(app, "send-invitation");
  await app.services.jobs.work("send-invitation", async ({ payload }) => {
    const { invitationId, round } = payload;
    if (!invitationId || !round) throw new Error("A send-invitation job names no invitation");
    await sendInvitation(ctx, { invitationId, round });
  });
}
