import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { z } from "zod";
import { dossiers, sources } from "#app/db/schema/index.ts";
import { searchAgain } from "#app/features/dossiers/dossiers.server.ts";
import type { ExportedDossier, ExportedIncident, ExportedSource } from "#app/features/exports/exported.ts";
import { exportDossier, type ExportFormat } from "#app/features/exports/exports.server.ts";
import { exportedSources, pageOfIncidents, readDossier } from "#app/features/exports/read-dossier.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SearchProgress } from "#app/features/searches/search-progress.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { MemberContext } from "#app/server/context.ts";
import type { ApiOperationId } from "./api-operations.ts";
import type { searchSchema } from "./api-schemas.ts";

/** The parameters of a call, checked by its operation's schemas. */
export type ApiInput = {
  params: Record<string, string>;
  page: { limit: number; cursor: string | null };
  idempotencyKey: string;
};
type Page<Item> = { data: Item[]; next_cursor: string | null };
type Answer = Response | object;

const work: Record<ApiOperationId, (ctx: MemberContext, input: ApiInput) => Promise<Answer>> = {
  listDossiers: (ctx, { page }) => listDossiers(ctx, page),
  getDossier: async (ctx, { params }) => {
    const dossier = await readDossier(ctx, idOf(params, "dossierId"));
    await audit.recordViews(ctx.db, ctx, {
      workspaceId: ctx.workspaceId,
      seen: [
        { entity: "dossier", entityId: dossier.id },
        { entity: "subject", entityId: dossier.subject.id },
      ],
    });
    return dossier;
  },
  listIncidents: async (ctx, { params, page }): Promise<Page<ExportedIncident>> => {
    const dossier = await readDossier(ctx, idOf(params, "dossierId"));
    const { incidents, lastId } = await pageOfIncidents(ctx, dossier, { afterId: page.cursor, limit: page.limit });
    return { data: incidents, next_cursor: lastId };
  },
  listSources: (ctx, { page }) => listSources(ctx, page),
  getSource: async (ctx, { params }) => {
    const sourceId = idOf(params, "sourceId");
    for await (const source of exportedSources(ctx, new Set([sourceId]))) {
      await audit.recordView(ctx.db, ctx, { entity: "source", entityId: source.id, workspaceId: ctx.workspaceId });
      return source;
    }
    throw new AppError("not-found", "This source does not exist");
  },
  startSearch: async (ctx, { params, idempotencyKey }) => {
    const outcome = await searchAgain(ctx, { dossierId: idOf(params, "dossierId"), idempotencyKey });
    if (outcome.ok) return readSearch(ctx, outcome.runId);
    if (outcome.reason === "already-searching") throw new AppError("conflict", "A search of this dossier is under way");
    if (outcome.reason === "not-enough-credits") {
      throw new AppError(
        "not-enough-credits",
        `Not enough credits: a search costs ${outcome.cost}, the workspace has ${outcome.balance}`,
      );
    }
    throw new AppError("refused", "This search cannot be started");
  },
  getSearch: (ctx, { params }) => readSearch(ctx, idOf(params, "searchId")),
  cancelSearch: (ctx, { params }) => searches.cancel(ctx, idOf(params, "searchId")),
  exportDossier: (ctx, { params }) =>
    exportDossier(ctx, { dossierId: idOf(params, "dossierId"), format: params["format"] as ExportFormat }),
};

/**
 * Does what an operation of the public API says, within the workspace of the token.
 * @throws AppError as the operation underneath
 */
export function perform(ctx: MemberContext, operation: ApiOperationId, input: ApiInput): Promise<Answer> {
  return work[operation](ctx, input);
}

function idOf(params: Record<string, string>, name: string): string {
  return (params[name] ?? "").toLowerCase();
}

async function listDossiers(ctx: MemberContext, page: ApiInput["page"]): Promise<Page<ExportedDossier>> {
  const rows = await ctx.db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(
      and(
        eq(dossiers.workspaceId, ctx.workspaceId),
        isNull(dossiers.deletedAt),
        page.cursor ? gt(dossiers.id, page.cursor) : undefined,
      ),
    )
    .orderBy(asc(dossiers.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const data: ExportedDossier[] = [];
  for (const { id } of shown) data.push(await readDossier(ctx, id));
  await audit.recordViews(ctx.db, ctx, {
    workspaceId: ctx.workspaceId,
    seen: shown.map(({ id }) => ({ entity: "dossier" as const, entityId: id })),
  });
  return { data, next_cursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}

async function listSources(ctx: MemberContext, page: ApiInput["page"]): Promise<Page<ExportedSource>> {
  const rows = await ctx.db
    .select({ id: sources.id })
    .from(sources)
    .where(
      and(
        eq(sources.workspaceId, ctx.workspaceId),
        isNull(sources.removedAt),
        page.cursor ? gt(sources.id, page.cursor) : undefined,
      ),
    )
    .orderBy(asc(sources.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const data: ExportedSource[] = [];
  for await (const source of exportedSources(ctx, new Set(shown.map(({ id }) => id)))) data.push(source);
  return { data, next_cursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}

async function readSearch(ctx: MemberContext, runId: string): Promise<z.infer<typeof searchSchema>> {
  const progress: SearchProgress | null = await searches.findProgress(ctx, runId);
  if (!progress) throw new AppError("not-found", "This search does not exist");
  return {
    id: progress.runId,
    dossier_id: progress.dossierId,
    status: progress.status,
    failure: progress.failure,
    cost: progress.cost,
    created_at: progress.createdAt,
    started_at: progress.startedAt,
    finished_at: progress.finishedAt,
    steps: progress.steps.map((step) => ({
      name: step.name,
      status: step.status,
      done: step.doneCount,
      total: step.totalCount,
    })),
    counts: {
      queries: progress.counts.queries,
      pages: progress.counts.pages,
      read: progress.counts.read,
      set_aside: progress.counts.setAside,
    },
  };
}
