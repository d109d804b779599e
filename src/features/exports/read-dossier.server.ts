import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isoMoment } from "#app/db/json-rows.ts";
import { dossiers, searchRuns, sources, subjects } from "#app/db/schema/index.ts";
import { withMerged } from "#app/features/incidents/incident-merges.ts";
import { pageForDossier } from "#app/features/incidents/list-incidents.server.ts";
import { tombstonesOf } from "#app/features/incidents/tombstones.server.ts";
import { listFacts } from "#app/features/subjects/subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import {
  isExported,
  sourceIdsOf,
  toExportedIncident,
  type ExportedDossier,
  type ExportedIncident,
  type ExportedSource,
} from "./exported.ts";

/** Incidents and sources that are in memory at one time, however many a dossier has. */
const pageSize = 50;

/** @throws AppError `not-found` for a dossier that is not this workspace's */
export async function readDossier(ctx: WorkspaceContext, dossierId: string): Promise<ExportedDossier> {
  const [row] = await ctx.db
    .select({
      id: dossiers.id,
      workspaceId: dossiers.workspaceId,
      folderId: dossiers.folderId,
      createdAt: dossiers.createdAt,
      updatedAt: dossiers.updatedAt,
      subjectId: subjects.id,
      subjectName: subjects.name,
      deleted: tombstonesOf(sql`${dossiers.id}`),
      isFetching: sql<boolean>`exists (select 1 from ${searchRuns} where ${searchRuns.dossierId} = ${dossiers.id} and ${searchRuns.status} in ('queued', 'running'))`,
    })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .where(and(eq(dossiers.id, dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  if (!row) throw new AppError("not-found", "This dossier does not exist");
  return {
    id: row.id,
    workspace_id: row.workspaceId,
    folder_id: row.folderId,
    subject: { id: row.subjectId, name: row.subjectName },
    facts: (await listFacts(ctx.db, ctx, row.subjectId)).map(({ kind, value }) => ({ kind, value })),
    is_fetching_behavior_incidents: row.isFetching,
    deleted_incidents: row.deleted.map(({ id, deleted_at: at }) => ({ id, deleted_at: isoMoment(at) })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/**
 * The confirmed events among the dossier's next `limit` incidents after `afterId`, in the order of their ids, and where to
 * go on; `lastId` is null at the end.
 */
export async function pageOfIncidents(
  ctx: WorkspaceContext,
  dossier: ExportedDossier,
  page: { afterId: string | null; limit: number },
): Promise<{ incidents: ExportedIncident[]; lastId: string | null }> {
  const { events, lastId } = await pageForDossier(ctx, { dossierId: dossier.id, subjectId: dossier.subject.id, page });
  return { incidents: events.filter(isExported).map((event) => toExportedIncident(withMerged(event, isExported))), lastId };
}

/** The confirmed incidents of a dossier in the order of their ids, a page in memory at a time. */
export async function* exportedIncidents(ctx: WorkspaceContext, dossier: ExportedDossier): AsyncGenerator<ExportedIncident> {
  let afterId: string | null = null;
  do {
    const page: { incidents: ExportedIncident[]; lastId: string | null } = await pageOfIncidents(ctx, dossier, {
      afterId,
      limit: pageSize,
    });
    yield* page.incidents;
    afterId = page.lastId;
  } while (afterId !== null);
}

/** Whose ids of sources are collected while incidents pass by: 5,000 of them are some 200 kB. */
export function collectingSources(
  incidents: AsyncIterable<ExportedIncident>,
  ids: Set<string>,
): AsyncGenerator<ExportedIncident> {
  return (async function* () {
    for await (const incident of incidents) {
      for (const id of sourceIdsOf(incident)) ids.add(id);
      yield incident;
    }
  })();
}

/** The workspace's own sources among `ids`, in the order of their ids. Another workspace's stay there. */
export async function* exportedSources(ctx: WorkspaceContext, ids: ReadonlySet<string>): AsyncGenerator<ExportedSource> {
  const sorted = [...ids].toSorted();
  for (let start = 0; start < sorted.length; start += pageSize) {
    const rows = await ctx.db
      .select({
        id: sources.id,
        title: sources.title,
        kind: sources.kind,
        url: sources.url,
        author: sources.author,
        publishedOn: sources.publishedOn,
        language: sources.language,
        archivedAt: sources.archivedAt,
        byteSize: sources.byteSize,
        sha256: sources.sha256,
        textSha256: sources.textSha256,
      })
      .from(sources)
      .where(and(inArray(sources.id, sorted.slice(start, start + pageSize)), eq(sources.workspaceId, ctx.workspaceId)))
      .orderBy(sources.id);
    for (const row of rows) {
      yield {
        id: row.id,
        title: row.title,
        kind: row.kind,
        url: row.url,
        author: row.author,
        published_on: row.publishedOn,
        language: row.language,
        archived_at: row.archivedAt.toISOString(),
        byte_size: row.byteSize,
        sha256: row.sha256,
        text_sha256: row.textSha256,
      };
    }
  }
}
