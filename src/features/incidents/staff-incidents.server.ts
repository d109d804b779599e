import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { jsonRows } from "#app/db/json-rows.ts";
import { behaviorIncidents, evidenceItems } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import type { StaffContext } from "#app/server/context.ts";
import { comesAfter } from "./incident-pages.server.ts";
import { incidentsPerPage } from "./incident-pages.ts";
import type { EvidenceType, IncidentOrigin, IncidentStatus, Verification } from "./incident.ts";

/** The specification's incident as staff see it, without the workspace's evidence and decisions. */
export type StaffIncident = {
  id: string;
  subject_id: string | null;
  status: IncidentStatus;
  type: "antisemitic";
  title: string;
  date: string;
  location: string;
  summary: string;
  description: string;
  evidence: { id: string; title: string; type: EvidenceType; url: string }[];
  url: string | null;
  reporter_id: string | null;
  created_at: string;
  updated_at: string;
  origin: IncidentOrigin;
  verification: Verification;
};

/** What a workspace found or wrote is seen there alone until it is shared: of that, staff see numbers (manage-subjects). */
const isSeen = isNull(behaviorIncidents.workspaceId);

/** The incidents that staff may see, shared and reported ones and their own, the newest first, a page at a time; audited. */
export async function listForStaff(
  ctx: StaffContext<"moderate_behavior_incidents">,
  filter: {
    subjectId?: string | undefined;
    reporterId?: string | undefined;
    status?: IncidentStatus | undefined;
    after?: string | undefined;
  },
): Promise<StaffIncident[]> {
  const rows = await ctx.db
    .select({
      incident: behaviorIncidents,
      evidence: jsonRows(
        { id: evidenceItems.id, title: evidenceItems.title, type: evidenceItems.type, url: evidenceItems.url },
        {
          from: sql`from ${evidenceItems} where ${evidenceItems.incidentId} = behavior_incidents.id`,
          orderBy: sql`${evidenceItems.position}`,
        },
      ),
    })
    .from(behaviorIncidents)
    .where(
      and(
        isSeen,
        filter.subjectId ? eq(behaviorIncidents.subjectId, filter.subjectId) : undefined,
        filter.reporterId ? eq(behaviorIncidents.reporterId, filter.reporterId) : undefined,
        filter.status ? eq(behaviorIncidents.status, filter.status) : undefined,
        comesAfter(filter.after, isSeen),
      ),
    )
    .orderBy(desc(behaviorIncidents.createdAt), desc(behaviorIncidents.id))
    .limit(incidentsPerPage);
  await audit.recordViews(ctx.db, ctx, {
    workspaceId: null,
    seen: rows.map(({ incident }) => ({ entity: "incident" as const, entityId: incident.id })),
  });
  return rows.map(({ incident, evidence }) => ({
    id: incident.id,
    subject_id: incident.subjectId,
    status: incident.status,
    type: incident.type,
    title: incident.title,
    date: formatMonthYear({ start: incident.dateStart, end: incident.dateEnd, precision: incident.datePrecision }),
    location: incident.location,
    summary: incident.summary,
    description: incident.description,
    evidence,
    url: incident.url,
    reporter_id: incident.reporterId,
    created_at: incident.createdAt.toISOString(),
    updated_at: incident.updatedAt.toISOString(),
    origin: incident.origin,
    verification: incident.verification,
  }));
}
