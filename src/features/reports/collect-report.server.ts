import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import {
  dossiers,
  searchRunPages,
  searchRunQueries,
  searchRuns,
  sources,
  subjects,
  users,
  workspaces,
} from "#app/db/schema/index.ts";
import type { IncidentView } from "#app/features/incidents/incident-view.ts";
import { listForDossier } from "#app/features/incidents/list-incidents.server.ts";
import { listFacts } from "#app/features/subjects/subjects.server.ts";
import type { WorkspacePurpose } from "#app/features/workspaces/workspace.ts";
import type { WorkspaceContext } from "#app/server/context.ts";
import { asTold, confirmedIncidents, type ReportedSearch, type ReportMaterial, type ReportSource } from "./report-document.ts";

/** A dossier with more confirmed incidents than this is a book; its export has them all. */
const mostIncidents = 500;
/** Searches that are told of, the latest ones. */
const mostSearches = 12;

/**
 * What a report is made of, read once: confirmed incidents alone, their sources in the order of first mention, and
 * what every delivered search looked for and set aside. Null when the dossier is gone or holds too much.
 */
export async function collectReport(
  ctx: WorkspaceContext,
  report: { code: string; dossierId: string; requestedBy: string },
): Promise<ReportMaterial | "gone" | "too-large"> {
  const [dossier] = await ctx.db
    .select({
      subjectId: subjects.id,
      subjectName: subjects.name,
      workspaceName: workspaces.name,
      purpose: workspaces.purpose,
    })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .innerJoin(workspaces, eq(workspaces.id, dossiers.workspaceId))
    .where(and(eq(dossiers.id, report.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  if (!dossier) return "gone";
  const [all, facts, searches, [maker]] = await Promise.all([
    listForDossier(ctx, { dossierId: report.dossierId, subjectId: dossier.subjectId }),
    listFacts(ctx.db, ctx, dossier.subjectId),
    collectSearches(ctx, report.dossierId),
    ctx.db.select({ name: users.name }).from(users).where(eq(users.id, report.requestedBy)),
  ]);
  const incidents = confirmedIncidents(all);
  if (incidents.length > mostIncidents) return "too-large";
  return {
    code: report.code,
    verifyUrl: new URL(`/verify/${report.code}`, ctx.websiteUrl).href,
    madeAt: ctx.now().toISOString(),
    madeBy: maker?.name ?? "",
    workspaceName: dossier.workspaceName,
    purpose: dossier.purpose as WorkspacePurpose | null,
    subjectName: dossier.subjectName,
    facts,
    incidents,
    sources: await collectSources(ctx, incidents),
    statements: incidents
      .map(asTold)
      .flatMap(({ id, statements }) => statements.map(({ text, at }) => ({ incidentId: id, text, at }))),
    searches,
  };
}

async function collectSources(ctx: WorkspaceContext, incidents: readonly IncidentView[]): Promise<ReportSource[]> {
  const mentioned = incidents
    .map(asTold)
    .flatMap((incident) => [
      ...incident.passages.map((passage) => passage.source_id),
      ...incident.evidence.flatMap((item) => (item.source ? [item.source.id] : [])),
      ...incident.identity.flatMap((entry) => (entry.source_id ? [entry.source_id] : [])),
    ]);
  const ids = [...new Set(mentioned)];
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({
      id: sources.id,
      title: sources.title,
      url: sources.url,
      publishedOn: sources.publishedOn,
      archivedAt: sources.archivedAt,
      sha256: sources.sha256,
      language: sources.language,
    })
    .from(sources)
    // A private source of another workspace is not told of, whoever shares the incident.
    .where(and(inArray(sources.id, ids), eq(sources.workspaceId, ctx.workspaceId)));
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ ...row, archivedAt: row.archivedAt.toISOString() }));
}

async function collectSearches(ctx: WorkspaceContext, dossierId: string): Promise<ReportedSearch[]> {
  const runs = await ctx.db
    .select({
      id: searchRuns.id,
      engine: searchRuns.engine,
      searchEngine: searchRuns.searchEngine,
      finishedAt: searchRuns.finishedAt,
    })
    .from(searchRuns)
    .where(
      and(eq(searchRuns.dossierId, dossierId), eq(searchRuns.workspaceId, ctx.workspaceId), eq(searchRuns.status, "delivered")),
    )
    .orderBy(asc(searchRuns.createdAt));
  return Promise.all(runs.slice(-mostSearches).map((run) => collectSearch(ctx, run)));
}

async function collectSearch(
  ctx: WorkspaceContext,
  run: { id: string; engine: string | null; searchEngine: string | null; finishedAt: Date | null },
): Promise<ReportedSearch> {
  const [queries, pages] = await Promise.all([
    ctx.db
      .select({
        query: searchRunQueries.query,
        purpose: searchRunQueries.purpose,
        resultCount: searchRunQueries.resultCount,
        failure: searchRunQueries.failure,
      })
      .from(searchRunQueries)
      .where(eq(searchRunQueries.runId, run.id))
      .orderBy(asc(searchRunQueries.position)),
    ctx.db
      .select({
        title: sources.title,
        url: searchRunPages.url,
        kind: searchRunPages.setAside,
        reason: searchRunPages.reason,
        readAt: searchRunPages.readAt,
      })
      .from(searchRunPages)
      .leftJoin(sources, eq(sources.id, searchRunPages.sourceId))
      .where(eq(searchRunPages.runId, run.id))
      .orderBy(asc(searchRunPages.position)),
  ]);
  return {
    at: (run.finishedAt ?? ctx.now()).toISOString(),
    engine: run.engine,
    searchEngine: run.searchEngine,
    queries,
    pagesRead: pages.filter((page) => page.readAt !== null).length,
    setAside: pages.flatMap((page) =>
      page.kind ? [{ title: page.title ?? page.url ?? "", kind: page.kind, reason: page.reason ?? "" }] : [],
    ),
  };
}
