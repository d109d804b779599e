import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { behaviorIncidents, incidentMerges } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { findAltered } from "#app/features/sources/integrity.server.ts";
import type { MemberContext, WorkspaceContext } from "#app/server/context.ts";
import { asEvents } from "./incident-merges.ts";
import { incidentsOfDossier, inDossier, selectIncidents, toView, visibleTo, type IncidentRows } from "./incident-rows.server.ts";
import { comesAfter } from "./incident-pages.server.ts";
import { incidentsPerPage } from "./incident-pages.ts";
import type { IncidentView } from "./incident-view.ts";

type Place = { dossierId: string; subjectId: string };

/**
 * The events of a dossier, newest first: the incidents put into it and the shared ones of its subject, what a member
 * found to be part of another as part of that. Removed and rejected ones are included, marked so, since the screen offers
 * to put them back. `seenWith` is what is shown together with them: their views are written down in one go.
 */
export async function listForDossier(
  ctx: WorkspaceContext,
  input: Place & { seenWith?: Parameters<typeof audit.recordViews>[2]["seen"] },
): Promise<IncidentView[]> {
  const { dossierId, subjectId, seenWith } = input;
  const rows = await incidentsOfDossier(ctx.db).execute({ dossierId, subjectId, workspaceId: ctx.workspaceId });
  return asEvents(await show(ctx, rows, seenWith));
}

/**
 * The events among the dossier's next `limit` incidents after `afterId`, in the order of their ids, for who reads them all
 * piece by piece; `lastId` is where to go on, null at the end.
 */
export async function pageForDossier(
  ctx: WorkspaceContext,
  input: Place & { page: { afterId: string | null; limit: number } },
): Promise<{ events: IncidentView[]; lastId: string | null }> {
  const { dossierId, subjectId, page } = input;
  const isInside = inDossier({ workspaceId: ctx.workspaceId, dossierId, subjectId });
  const select = () => selectIncidents(ctx.db, { workspaceId: ctx.workspaceId, dossierId });
  const rows = await select()
    .where(and(isInside, page.afterId ? gt(behaviorIncidents.id, page.afterId) : undefined))
    .orderBy(behaviorIncidents.id)
    .limit(page.limit);
  const ids = new Set(rows.map(({ incident }) => incident.id));
  const elsewhere = (await oneEventWith(ctx, ids, subjectId)).filter((id) => !ids.has(id));
  const others = elsewhere.length === 0 ? [] : await select().where(and(isInside, inArray(behaviorIncidents.id, elsewhere)));
  const events = asEvents(await show(ctx, [...rows, ...others])).filter(({ id }) => ids.has(id));
  return { events, lastId: rows.length < page.limit ? null : (rows.at(-1)?.incident.id ?? null) };
}

/** The ids of all incidents that are one event with some of `ids`. A subject has few merges. */
async function oneEventWith(ctx: WorkspaceContext, ids: ReadonlySet<string>, subjectId: string): Promise<string[]> {
  const merges = await ctx.db
    .select({ keptId: incidentMerges.keptId, mergedId: incidentMerges.mergedId })
    .from(incidentMerges)
    .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, incidentMerges.keptId))
    .where(
      and(
        eq(incidentMerges.workspaceId, ctx.workspaceId),
        isNull(incidentMerges.undoneAt),
        eq(behaviorIncidents.subjectId, subjectId),
      ),
    );
  const found = new Set(ids);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { keptId, mergedId } of merges) {
      if (found.has(keptId) || found.has(mergedId)) found.add(keptId).add(mergedId);
    }
  }
  return [...found];
}

/** Filters of the specification's getBehaviorIncidents; only what the workspace may see. */
export async function list(
  ctx: MemberContext,
  filter: {
    subjectId?: string | undefined;
    reporterId?: string | undefined;
    status?: "pending" | "approved" | "rejected" | undefined;
    after?: string | undefined;
  },
): Promise<IncidentView[]> {
  const isSeen = visibleTo(ctx.workspaceId);
  const rows = await selectIncidents(ctx.db, { workspaceId: ctx.workspaceId, dossierId: null })
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
  return show(ctx, rows);
}

/** Nothing is shown that was not written down as seen (product rule 10). */
async function show(
  ctx: WorkspaceContext,
  rows: readonly IncidentRows[],
  seenWith: Parameters<typeof audit.recordViews>[2]["seen"] = [],
): Promise<IncidentView[]> {
  const archived = new Map(rows.flatMap((row) => row.archived.map((source) => [source.id, source] as const)));
  const seen = [...seenWith, ...rows.map(({ incident }) => ({ entity: "incident" as const, entityId: incident.id }))];
  const [altered] = await Promise.all([
    findAltered(ctx, archived.values()),
    seen.length > 0 ? audit.recordViews(ctx.db, ctx, { workspaceId: ctx.workspaceId, seen }) : undefined,
  ]);
  return rows.map((row) => toView(row, altered));
}
