import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { v5 } from "uuid";
import {
  behaviorIncidents,
  dossiers,
  monitorRuns,
  monitors,
  searchRuns,
  subjects,
  users,
  workspaces,
} from "#app/db/schema/index.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { searchAgain } from "#app/features/dossiers/dossiers.server.ts";
import { hasEnded } from "#app/features/searches/search-run.ts";
import { isAppError } from "#app/lib/errors.ts";
import { asWorkspaceId, type Context, type SystemActor } from "#app/server/context.ts";
import { findMember } from "#app/server/members.server.ts";
import { digestMail, type DigestEntry } from "./digest.ts";
import { nextSearch } from "./monitor.ts";

/** Names the searches that schedules ask for, so that one that is due is started once, whoever comes to it. */
const searchKeys = "6f0f4f5e-6c3d-4b57-9d1b-2f5a1f6f7c11";
const atOnce = 50;

type Due = typeof monitors.$inferSelect;

/** Starts every search that is due now. Times that passed while nothing worked are made up for by one search. */
export async function startDueSearches(ctx: Context<SystemActor>): Promise<void> {
  const due = await ctx.db
    .select()
    .from(monitors)
    .where(lte(monitors.nextRunAt, ctx.now()))
    .orderBy(asc(monitors.nextRunAt))
    .limit(atOnce);
  for (const monitor of due) await startDue(ctx, monitor);
}

async function startDue(ctx: Context<SystemActor>, monitor: Due): Promise<void> {
  const dueAt = monitor.nextRunAt;
  if (!dueAt) return;
  const started = await startSearch(ctx, monitor, dueAt);
  const schedule = { frequency: monitor.frequency, startedAt: monitor.createdAt, endsOn: monitor.endsOn };
  await ctx.db.transaction(async (tx) => {
    const [advanced] = await tx
      .update(monitors)
      .set({ nextRunAt: started.isOver ? null : nextSearch(schedule, ctx.now()), updatedAt: ctx.now() })
      .where(and(eq(monitors.id, monitor.id), eq(monitors.nextRunAt, dueAt)))
      .returning({ id: monitors.id });
    if (!advanced) return;
    await tx
      .insert(monitorRuns)
      .values({
        workspaceId: monitor.workspaceId,
        dossierId: monitor.dossierId,
        recipientId: monitor.createdBy,
        dueAt,
        runId: started.runId,
        failure: started.failure,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing();
  });
}

type Started = { runId: string | null; failure: string | null; isOver: boolean };

/** In the name, and with the rights, of who set it up: without them it is over. */
async function startSearch(ctx: Context<SystemActor>, monitor: Due, dueAt: Date): Promise<Started> {
  const member = await findMember(ctx.db, { userId: monitor.createdBy, workspaceId: monitor.workspaceId });
  if (!member)
    return { runId: null, failure: "You are no longer a member of the workspace: monitoring has ended.", isOver: true };
  const idempotencyKey = v5(`${monitor.dossierId}:${dueAt.toISOString()}`, searchKeys);
  const workspaceId = asWorkspaceId(monitor.workspaceId);
  let outcome: Awaited<ReturnType<typeof searchAgain>>;
  try {
    outcome = await searchAgain({ ...ctx, ...member, workspaceId }, { dossierId: monitor.dossierId, idempotencyKey });
  } catch (error) {
    // One schedule that cannot go on keeps no other from its turn. An away database is tried again by the job.
    if (!isAppError(error) || error.code === "unavailable") throw error;
    return { runId: null, failure: `${error.message}.`.replace("..", "."), isOver: error.code === "not-found" };
  }
  if (outcome.ok) return { runId: outcome.runId, failure: null, isOver: false };
  if (outcome.reason === "already-searching") return { runId: outcome.runId, failure: null, isOver: false };
  const cost = creditCosts["behavior-incidents-search"];
  return {
    runId: null,
    failure:
      outcome.reason === "not-enough-credits"
        ? `Not enough credits: a search costs ${cost}. It will be tried again at the next time.`
        : "The search could not be started. It will be tried again at the next time.",
    isOver: false,
  };
}

/** Mails each person what their schedules brought since the last time, as one message, once all of it has ended. */
export async function sendDigests(ctx: Context<SystemActor>): Promise<void> {
  const rows = await ctx.db
    .select({
      id: monitorRuns.id,
      recipientId: monitorRuns.recipientId,
      email: users.email,
      runId: monitorRuns.runId,
      failure: monitorRuns.failure,
      dossierId: monitorRuns.dossierId,
      subjectName: subjects.name,
      workspaceSlug: workspaces.slug,
      status: searchRuns.status,
    })
    .from(monitorRuns)
    .innerJoin(users, eq(users.id, monitorRuns.recipientId))
    .innerJoin(dossiers, eq(dossiers.id, monitorRuns.dossierId))
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .innerJoin(workspaces, eq(workspaces.id, monitorRuns.workspaceId))
    .leftJoin(searchRuns, eq(searchRuns.id, monitorRuns.runId))
    .where(isNull(monitorRuns.digestedAt))
    .orderBy(asc(monitorRuns.createdAt), asc(monitorRuns.id));
  for (const [, group] of Map.groupBy(rows, (row) => row.recipientId)) {
    if (group.some(({ status }) => status !== null && !hasEnded(status))) continue;
    const entries: DigestEntry[] = [];
    for (const row of group) {
      const found = row.runId
        ? await ctx.db.$count(
            behaviorIncidents,
            and(eq(behaviorIncidents.runId, row.runId), eq(behaviorIncidents.status, "approved")),
          )
        : 0;
      entries.push({
        subjectName: row.subjectName,
        address: new URL(`/${row.workspaceSlug}/dossiers/${row.dossierId}`, ctx.websiteUrl).href,
        found,
        failure: row.failure ?? (row.status === "failed" ? "The search failed. Nothing was charged." : null),
      });
    }
    const ids = group.map(({ id }) => id);
    const mail = digestMail(entries);
    // The key makes a message that was sent before a crash the only one.
    await ctx.services.mail.send({
      to: group[0]?.email ?? "",
      ...mail,
      idempotencyKey: `monitor-digest:${ids.join(",").slice(0, 400)}`,
    });
    await ctx.db.update(monitorRuns).set({ digestedAt: ctx.now() }).where(inArray(monitorRuns.id, ids));
  }
}
