import { desc, eq, sql } from "drizzle-orm";
import { isoMoment, jsonRows } from "#app/db/json-rows.ts";
import {
  behaviorIncidents,
  evidenceItems,
  incidentCorrections,
  incidentDisputes,
  subjectAliases,
  subjectFacts,
  subjectRequests,
  subjects,
  users,
  workspaces,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { formatMonthYear, writePartialDate } from "#app/lib/partial-date.ts";
import type { HeldIncident } from "./request-view.ts";
import { whyNotChange } from "./subject-requests.policy.ts";

/** More than this nobody decides in one request; the file of what is held has them all. */
const mostShown = 200;

/**
 * The incidents about a subject in every workspace, the newest first, at most 200, with their disputes and
 * corrections. Each view is audited in the workspace whose incident it is.
 */
export async function heldIncidents(
  ctx: SubjectsContext,
  input: { subjectId: string; requestId: string; limit?: number },
): Promise<HeldIncident[]> {
  const rows = await ctx.db
    .select({
      incident: behaviorIncidents,
      workspaceName: workspaces.name,
      evidence: jsonRows(
        { title: evidenceItems.title, url: evidenceItems.url },
        {
          from: sql`from ${evidenceItems} where ${evidenceItems.incidentId} = ${behaviorIncidents.id}`,
          orderBy: sql`${evidenceItems.position}`,
        },
      ),
      disputes: jsonRows(
        {
          id: incidentDisputes.id,
          statement: incidentDisputes.statement,
          opened_at: incidentDisputes.openedAt,
          closed_at: incidentDisputes.closedAt,
          closed_reason: incidentDisputes.closedReason,
        },
        {
          from: sql`from ${incidentDisputes} where ${incidentDisputes.incidentId} = ${behaviorIncidents.id} and ${incidentDisputes.requestId} = ${input.requestId}`,
          orderBy: sql`${incidentDisputes.openedAt} desc, ${incidentDisputes.id}`,
        },
      ),
      corrections: jsonRows(
        {
          id: incidentCorrections.id,
          changed: incidentCorrections.changed,
          reason: incidentCorrections.reason,
          by: users.name,
          at: incidentCorrections.correctedAt,
          undone_at: incidentCorrections.undoneAt,
        },
        {
          from: sql`from ${incidentCorrections} join ${users} on ${users.id} = ${incidentCorrections.correctedBy} where ${incidentCorrections.incidentId} = ${behaviorIncidents.id}`,
          orderBy: sql`${incidentCorrections.correctedAt} desc, ${incidentCorrections.id} desc`,
        },
      ),
    })
    .from(behaviorIncidents)
    .leftJoin(workspaces, eq(workspaces.id, behaviorIncidents.workspaceId))
    .where(eq(behaviorIncidents.subjectId, input.subjectId))
    .orderBy(desc(behaviorIncidents.createdAt), desc(behaviorIncidents.id))
    .limit(input.limit ?? mostShown);
  const byWorkspace = Map.groupBy(rows, ({ incident }) => incident.workspaceId);
  for (const [workspaceId, seen] of byWorkspace) {
    await audit.recordViews(ctx.db, ctx, {
      workspaceId,
      seen: seen.map(({ incident }) => ({ entity: "incident" as const, entityId: incident.id })),
    });
  }
  return rows.map(({ incident, workspaceName, evidence, disputes, corrections }) => {
    const date = { start: incident.dateStart, end: incident.dateEnd, precision: incident.datePrecision };
    return {
      id: incident.id,
      workspace_name: workspaceName,
      title: incident.title,
      summary: incident.summary,
      description: incident.description,
      location: incident.location,
      date: writePartialDate(date),
      date_words: formatMonthYear(date),
      status: incident.status,
      verification: incident.verification,
      allegation: incident.allegation,
      origin: incident.origin,
      created_at: incident.createdAt.toISOString(),
      evidence,
      disputes: disputes.map((dispute) => ({
        ...dispute,
        opened_at: isoMoment(dispute.opened_at),
        closed_at: dispute.closed_at === null ? null : isoMoment(dispute.closed_at),
      })),
      corrections: corrections.map((correction) => ({
        ...correction,
        at: isoMoment(correction.at),
        undone_at: correction.undone_at === null ? null : isoMoment(correction.undone_at),
      })),
    };
  });
}

/** What is held about the person who asks, as a file for staff to hand over. */
export type HeldFile = {
  format: "attest-subject-access";
  version: 1;
  made_at: string;
  receipt: string;
  person: { name: string; other_names: string[]; facts: { kind: string; value: string; source_url: string }[] };
  incidents: Omit<HeldIncident, "disputes" | "corrections" | "id" | "workspace_name" | "date_words">[];
};

/**
 * Makes that file for a request whose requester was checked. It names no workspace, no member and no reporter: these
 * have rights of their own. Audited as an export of the subject.
 * @throws AppError `conflict` before who asks was checked; `not-found`
 */
export async function exportHeld(ctx: SubjectsContext, requestId: string): Promise<HeldFile> {
  const [row] = await ctx.db
    .select({ request: subjectRequests, subject: subjects })
    .from(subjectRequests)
    .leftJoin(subjects, eq(subjects.id, subjectRequests.subjectId))
    .where(eq(subjectRequests.id, requestId));
  if (!row?.request.confirmedAt) throw new AppError("not-found", "This request does not exist");
  const refused = whyNotChange(row.request);
  if (refused || !row.subject) throw new AppError("conflict", refused ?? "Choose first whom it is about");
  const subjectId = row.subject.id;
  const [aliases, facts, incidents] = await Promise.all([
    ctx.db.select({ name: subjectAliases.name }).from(subjectAliases).where(eq(subjectAliases.subjectId, subjectId)),
    ctx.db
      .select({ kind: subjectFacts.kind, value: subjectFacts.value, source_url: subjectFacts.sourceUrl })
      .from(subjectFacts)
      .where(eq(subjectFacts.subjectId, subjectId)),
    heldIncidents(ctx, { subjectId, requestId, limit: 5_000 }),
  ]);
  await audit.record(ctx.db, ctx, {
    action: "export",
    entity: "subject",
    entityId: subjectId,
    workspaceId: null,
    details: { requestId, incidentCount: incidents.length },
  });
  return {
    format: "attest-subject-access",
    version: 1,
    made_at: ctx.now().toISOString(),
    receipt: row.request.receipt,
    person: { name: row.subject.name, other_names: aliases.map(({ name }) => name), facts },
    incidents: incidents.map((incident) => ({
      title: incident.title,
      summary: incident.summary,
      description: incident.description,
      location: incident.location,
      date: incident.date,
      status: incident.status,
      verification: incident.verification,
      allegation: incident.allegation,
      origin: incident.origin,
      created_at: incident.created_at,
      evidence: incident.evidence,
    })),
  };
}
