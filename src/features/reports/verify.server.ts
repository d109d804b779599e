import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  evidencePassages,
  incidentDisputes,
  incidentOutcomes,
  incidentReviews,
  incidentTombstones,
  reports,
  sources,
} from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import type { Context } from "#app/server/context.ts";
import { consume } from "#app/server/rate-limit.server.ts";
import { readReportCode } from "./report-code.ts";
import { hashState } from "./incident-state.ts";
import type { ReportedIncident } from "./report.ts";
import type { IncidentChange, ReportVerification } from "./verification.ts";

/** Tries from one address in a quarter of an hour: a code has 100 bits, so this only keeps the noise down. */
const tries = { limit: 60, windowSeconds: 15 * 60 };

/**
 * What anyone who holds a report's code may know: the hash of the file as it was made, and which of its incidents, by
 * their numbers in it, have changed since. Nothing about a person. Null for a code that no report has.
 * @throws AppError `too-many-requests`
 */
export async function verifyReport(ctx: Context, input: { code: string; address: string }): Promise<ReportVerification | null> {
  const allowed = await consume(ctx.db, `verify-report:${input.address}`, { ...tries, now: ctx.now() });
  if (!allowed.allowed) throw new AppError("too-many-requests", "Too many tries. Please wait a few minutes.");
  const code = readReportCode(input.code);
  if (code === null) return null;
  const [report] = await ctx.db
    .select({
      sha256: reports.sha256,
      byteSize: reports.byteSize,
      pageCount: reports.pageCount,
      finishedAt: reports.finishedAt,
      contents: reports.contents,
      dossierId: reports.dossierId,
      workspaceId: reports.workspaceId,
    })
    .from(reports)
    .where(and(eq(reports.code, code), eq(reports.status, "ready")));
  if (!report?.sha256 || !report.contents || !report.finishedAt) return null;
  return {
    code,
    sha256: report.sha256,
    byte_size: report.byteSize ?? 0,
    page_count: report.pageCount ?? 0,
    made_at: report.finishedAt.toISOString(),
    incident_count: report.contents.incidents.length,
    changes: await findChanges(ctx, report.workspaceId, report.dossierId, report.contents.incidents),
  };
}

/** How the incidents are now. Nothing of them is shown, only how they differ from what was printed. */
async function findChanges(
  ctx: Context,
  workspaceId: string,
  dossierId: string | null,
  reported: readonly ReportedIncident[],
): Promise<IncidentChange[]> {
  const ids = reported.flatMap((incident) => [incident, ...(incident.parts ?? [])]).map(({ incidentId }) => incidentId);
  const [current, deleted] = await Promise.all([readCurrent(ctx, workspaceId, dossierId, ids), readDeleted(ctx, ids)]);
  const changesOf = (number: number, { incidentId, stateSha256, isDisputed }: ReportedIncident): IncidentChange[] => {
    const incident = current.get(incidentId);
    if (!incident) return [{ number, change: deleted.has(incidentId) ? "deleted" : "withdrawn" }];
    const changes: IncidentChange[] = [];
    if (incident.isDisputed && !isDisputed) changes.push({ number, change: "disputed" });
    if (incident.stateSha256 !== stateSha256) changes.push({ number, change: "corrected" });
    if (!incident.holds) changes.push({ number, change: "evidence-altered" });
    return changes;
  };
  return reported.flatMap((incident, index) => {
    const changes = [incident, ...(incident.parts ?? [])].flatMap((part) => changesOf(index + 1, part));
    // An event of two reports is told once of what happened to either.
    return changes.filter(({ change }, at) => at === changes.findIndex((other) => other.change === change));
  });
}

/** Those that a person recorded had deleted. */
async function readDeleted(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: incidentTombstones.incidentId })
    .from(incidentTombstones)
    .where(inArray(incidentTombstones.incidentId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

type Current = ReportedIncident & { holds: boolean };

/** Those of the incidents that the dossier still shows as confirmed or disputed. */
async function readCurrent(
  ctx: Context,
  workspaceId: string,
  dossierId: string | null,
  ids: readonly string[],
): Promise<Map<string, Current>> {
  if (ids.length === 0 || dossierId === null) return new Map();
  const within = [...ids];
  const [rows, outcomes] = await Promise.all([
    ctx.db
      .select({
        id: behaviorIncidents.id,
        title: behaviorIncidents.title,
        summary: behaviorIncidents.summary,
        description: behaviorIncidents.description,
        start: behaviorIncidents.dateStart,
        end: behaviorIncidents.dateEnd,
        precision: behaviorIncidents.datePrecision,
        location: behaviorIncidents.location,
        verification: behaviorIncidents.verification,
        isDisputed: sql<boolean>`${behaviorIncidents.verification} = 'disputed' or exists (select 1 from ${incidentDisputes} where ${incidentDisputes.incidentId} = ${behaviorIncidents.id} and ${incidentDisputes.closedAt} is null) or exists (select 1 from ${incidentReviews} where ${incidentReviews.incidentId} = ${behaviorIncidents.id} and ${incidentReviews.workspaceId} = ${workspaceId} and ${incidentReviews.verdict} <> 'confirm' and ${incidentReviews.undoneAt} is null)`,
        holds: sql<boolean>`not exists (select 1 from ${evidencePassages} join ${sources} on ${sources.id} = ${evidencePassages.sourceId} where ${evidencePassages.incidentId} = ${behaviorIncidents.id} and not (${evidencePassages.holds} and ${evidencePassages.sourceSha256} = ${sources.sha256} and ${evidencePassages.textSha256} = ${sources.textSha256}))`,
      })
      .from(behaviorIncidents)
      .innerJoin(dossiers, and(eq(dossiers.id, dossierId), eq(dossiers.workspaceId, workspaceId), isNull(dossiers.deletedAt)))
      .leftJoin(
        dossierIncidents,
        and(eq(dossierIncidents.incidentId, behaviorIncidents.id), eq(dossierIncidents.dossierId, dossierId)),
      )
      .where(
        and(
          inArray(behaviorIncidents.id, within),
          or(eq(behaviorIncidents.workspaceId, workspaceId), isNull(behaviorIncidents.workspaceId)),
          eq(behaviorIncidents.status, "approved"),
          inArray(behaviorIncidents.verification, ["confirmed", "disputed"]),
          isNull(dossierIncidents.removedAt),
        ),
      ),
    ctx.db
      .select({
        incidentId: incidentOutcomes.incidentId,
        status: incidentOutcomes.status,
        stated_on: incidentOutcomes.statedOn,
      })
      .from(incidentOutcomes)
      .where(inArray(incidentOutcomes.incidentId, within))
      .orderBy(asc(incidentOutcomes.position)),
  ]);
  return new Map(
    rows.map(({ start, end, precision, ...row }) => [
      row.id,
      {
        incidentId: row.id,
        isDisputed: row.isDisputed,
        holds: row.holds,
        stateSha256: hashState({
          ...row,
          date: formatMonthYear({ start, end, precision }),
          outcomes: outcomes.filter((outcome) => outcome.incidentId === row.id),
        }),
      },
    ]),
  );
}
