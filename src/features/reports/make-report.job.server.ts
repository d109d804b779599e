import { and, eq, inArray } from "drizzle-orm";
import { reports } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { findThreadFile, runInThread } from "#app/features/sources/thread.server.ts";
import { describeError } from "#app/lib/describe-error.ts";
import { announce } from "#app/server/changes.server.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type Context, type SystemActor, type WorkspaceContext } from "#app/server/context.ts";
import { collectReport } from "./collect-report.server.ts";
import { hashState } from "./incident-state.ts";
import { confirmedIncidents, layOutReport } from "./report-document.ts";
import { activeReportStatuses, type ReportedIncident, type ReportStage } from "./report.ts";
import { endWithoutFile, reportTopic } from "./reports.server.ts";
import type { TypesetReport } from "./typeset.worker.ts";

/** Setting 500 incidents takes about a minute on a slow core. */
const typesetMilliseconds = 10 * 60_000;

/** It was cancelled, or ended by another worker: what this one holds is dropped. */
class ReportEnded extends Error {}

/** The report cannot be made; the message is for whoever asked for it. */
class ReportImpossible extends Error {}

type Job = { reportId: string; workspaceId: string; signal: AbortSignal; isLastTry: boolean };

/**
 * Makes one report: ready with its file kept and its credits spent, failed with them given back, or left to the next
 * try when this one throws. The file, the spending and the audit entry become true in one transaction.
 */
export async function makeReport(base: Context<SystemActor>, job: Job): Promise<void> {
  const ctx: WorkspaceContext<SystemActor> = { ...base, workspaceId: asWorkspaceId(job.workspaceId) };
  try {
    const report = await begin(ctx, job.reportId);
    await make(ctx, report, job.signal);
    ctx.services.analytics.count("report-made");
  } catch (error) {
    if (error instanceof ReportEnded) return;
    if (job.signal.aborted) throw error;
    const failure = error instanceof ReportImpossible ? error.message : null;
    ctx.log.warn({ reportId: job.reportId, error: describeError(error), isLastTry: job.isLastTry }, "a report failed");
    if (!failure && !job.isLastTry) throw error;
    await failReport(base, job, failure ?? undefined);
  }
}

async function begin(ctx: WorkspaceContext, reportId: string) {
  const [report] = await ctx.db
    .update(reports)
    .set({ status: "running", updatedAt: ctx.now() })
    .where(
      and(eq(reports.id, reportId), eq(reports.workspaceId, ctx.workspaceId), inArray(reports.status, [...activeReportStatuses])),
    )
    .returning({ id: reports.id, code: reports.code, dossierId: reports.dossierId, requestedBy: reports.requestedBy });
  if (!report) throw new ReportEnded();
  return report;
}

/** Tells how far it is; finds out, too, that it was cancelled. */
async function reach(ctx: WorkspaceContext, reportId: string, stage: ReportStage): Promise<void> {
  const [running] = await ctx.db
    .update(reports)
    .set({ stage, updatedAt: ctx.now() })
    .where(and(eq(reports.id, reportId), eq(reports.status, "running")))
    .returning({ id: reports.id });
  if (!running) throw new ReportEnded();
  await announce(ctx.db, reportTopic(reportId));
}

async function make(
  ctx: WorkspaceContext,
  report: { id: string; code: string; dossierId: string | null; requestedBy: string },
  signal: AbortSignal,
): Promise<void> {
  await reach(ctx, report.id, "collect");
  const material = report.dossierId
    ? await collectReport(ctx, { code: report.code, dossierId: report.dossierId, requestedBy: report.requestedBy })
    : "gone";
  if (material === "gone") throw new ReportImpossible("The dossier was deleted. Nothing was charged.");
  if (material === "too-large") {
    throw new ReportImpossible("The dossier has more than 500 confirmed incidents: export it instead. Nothing was charged.");
  }
  await reach(ctx, report.id, "check");
  const document = layOutReport(material);
  const incidents = material.incidents.map((incident, index): ReportedIncident => ({
    incidentId: incident.id,
    stateSha256: hashState(incident),
    isDisputed: (document.incidents[index]?.disputes.length ?? 0) > 0,
    parts: confirmedIncidents(incident.merged).map((part) => ({
      incidentId: part.id,
      stateSha256: hashState(part),
      isDisputed: part.reviews.some(({ verdict, undone_at }) => verdict !== "confirm" && undone_at === null),
    })),
  }));
  await reach(ctx, report.id, "typeset");
  const thread = findThreadFile("reports/typeset.worker.ts");
  if (!thread) throw new Error("The typesetter is not at hand");
  const set = await runInThread<TypesetReport>(thread, document, { timeLimit: typesetMilliseconds, signal });
  if (set === "timed-out" || set === "failed") throw new Error(`Typesetting ${set}`);
  // What the typesetter says may quote the document.
  if (!set.ok) throw new Error("The report could not be typeset");
  await reach(ctx, report.id, "keep");
  const kept = await ctx.services.files.put(set.pdf);
  await ctx.db.transaction(async (tx) => {
    const [ready] = await tx
      .update(reports)
      .set({
        status: "ready",
        stage: null,
        sha256: kept.sha256,
        byteSize: kept.size,
        pageCount: set.pageCount,
        contents: { incidents },
        finishedAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .where(and(eq(reports.id, report.id), eq(reports.status, "running")))
      .returning({ id: reports.id });
    if (!ready) throw new ReportEnded();
    await credits.commit(tx, { workspaceId: ctx.workspaceId, reference: report.id, now: ctx.now() });
    await announce(tx, reportTopic(report.id));
    await audit.record(tx, ctx, {
      action: "make-report",
      entity: "report",
      entityId: report.id,
      workspaceId: ctx.workspaceId,
      details: { ...(report.dossierId ? { dossierId: report.dossierId } : {}), incidentCount: incidents.length },
    });
  });
}

const unexpectedFailure = "Something went wrong on our side while making the report. Nothing was charged; please try again.";

async function failReport(
  base: Pick<Context<SystemActor>, "db" | "now">,
  job: { reportId: string; workspaceId: string },
  failure: string = unexpectedFailure,
): Promise<void> {
  const workspaceId = asWorkspaceId(job.workspaceId);
  await endWithoutFile(base, { reportId: job.reportId, workspaceId, status: "failed", failure });
}

/** Works `make-report` jobs in this process, one at a time: each has a typesetter in memory. */
export async function workReports(app: App): Promise<void> {
  const base = jobContext(app, "make-report");
  await app.services.jobs.work(
    "make-report",
    async ({ payload, signal, isLastTry }) => {
      const { reportId, workspaceId } = payload;
      if (!reportId || !workspaceId) throw new Error("A make-report job names no report");
      await makeReport(base, { reportId, workspaceId, signal, isLastTry });
    },
    {
      concurrency: 1,
      retries: 3,
      onGivenUp: async ({ payload }) => {
        const { reportId, workspaceId } = payload;
        if (reportId && workspaceId) await failReport(base, { reportId, workspaceId });
      },
    },
  );
}
