import { createHash } from "node:crypto";
import { setImmediate as afterwards } from "node:timers/promises";
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { searchRunPages, searchRuns, sources, subjects, users, workspaces } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { verifyQuotation } from "#app/features/sources/quotation.ts";
import type { WorkspacePurpose } from "#app/features/workspaces/workspace.ts";
import { AppError } from "#app/lib/errors.ts";
import { promptVersion } from "#app/services/language-model/prompts.ts";
import type { Context, Actor, MemberContext, WorkspaceId } from "#app/server/context.ts";
import { type Files, FilesFailure } from "#app/services/files/files.ts";
import { canonicalJson, compareClaims, type ClaimChange, type ClaimCounts, countClaims } from "./claims.ts";
import { judgePage } from "./engine/judge-page.ts";
import { settleJudgements } from "./engine/judge-subject.ts";
import type { Judgement, SourceText } from "./engine/judgement.ts";
import type { JudgedFinding, JudgedPage } from "./engine/events/merge.ts";
import { openPage } from "./engine/open-page.ts";
import { quotationsOf } from "./engine/reading/quotations.ts";
import type { ModelSpend } from "./model-use.ts";
import type { RunStatus } from "./search-run.ts";
import { findRecord } from "./searches.server.ts";
import { withoutOrders } from "./speaks-to-machines.ts";
import { archivedPage, wasRead } from "./steps/pages.server.ts";
import { raisedBy, weighAnswer } from "./weigh-answer.ts";

export type PastSearch = {
  runId: string;
  createdAt: string;
  finishedAt: string | null;
  status: RunStatus;
  /** Null for a search that was not delivered, or from before findings were kept with it. */
  counts: ClaimCounts | null;
  claimsSha256: string | null;
  /** What it used of its language model, all its tries together; null where the embedded engine judged alone. */
  model: ModelSpend | null;
};

/** Summed where the pages are: what a model said of each is no part of it. */
const usedOfRun = sql`(select jsonb_build_object(${sql.join(
  (["inputTokens", "outputTokens", "costMicroUsd"] as const).map(
    (count) => sql`${sql.raw(`'${count}'`)}, coalesce(sum((${searchRunPages.modelUse} ->> ${sql.raw(`'${count}'`)})::bigint), 0)`,
  ),
  sql`, `,
)}) from ${searchRunPages} where ${searchRunPages.runId} = ${searchRuns.id})`;

/** The latest searches of a dossier, the newest first; empty when it is not this workspace's. */
export async function listSearches(ctx: MemberContext, dossierId: string): Promise<PastSearch[]> {
  const rows = await ctx.db
    .select({
      runId: searchRuns.id,
      createdAt: searchRuns.createdAt,
      finishedAt: searchRuns.finishedAt,
      status: searchRuns.status,
      claims: sql<number | null>`jsonb_array_length(${searchRuns.claims}::jsonb)`,
      findings: sql<
        number | null
      >`jsonb_array_length(jsonb_path_query_array(${searchRuns.claims}::jsonb, '$[*] ? (@.decision == "incident")'))`,
      claimsSha256: searchRuns.claimsSha256,
      modelSettings: searchRuns.modelSettings,
      used: sql<ModelSpend & { costMicroUsd: number }>`${usedOfRun}`,
    })
    .from(searchRuns)
    .where(and(eq(searchRuns.dossierId, dossierId), eq(searchRuns.workspaceId, ctx.workspaceId)))
    .orderBy(desc(searchRuns.createdAt), desc(searchRuns.id))
    .limit(50);
  return rows.map(({ claims, findings, modelSettings, used, ...row }) => ({
    ...row,
    model: modelSettings && { ...used, costMicroUsd: modelSettings.prices ? used.costMicroUsd : null },
    counts: claims === null || findings === null ? null : { findings, keptApart: claims - findings },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}

/** Why there is nothing to compare: findings were not kept yet, or a language model was asked in another version's words. */
export type Replay = { ok: false; reason: "nothing-kept" | "asked-otherwise" } | ReplayedRun;

export type ReplayedRun = {
  ok: true;
  /** Whether the archive gives the same findings, byte for byte. */
  isSame: boolean;
  recordedSha256: string;
  sha256: string;
  pages: number;
  /** Pages whose archived copy no longer holds, by title. */
  altered: string[];
};

type Reader = Pick<Context<Actor>, "db"> & { workspaceId: WorkspaceId };
/** A replay reads the archive and needs no other service. */
type Base = Reader & { files: Pick<Files, "get"> };

async function readRun(ctx: Reader, runId: string) {
  const [run] = await ctx.db
    .select()
    .from(searchRuns)
    .where(and(eq(searchRuns.id, runId), eq(searchRuns.workspaceId, ctx.workspaceId)));
  if (!run) throw new AppError("not-found", "This search does not exist");
  return run;
}

/**
 * Judges the pages of a delivered search again from the archive alone, with what was known then and with the language
 * model's answers as they were kept: nothing is fetched, asked or charged, and nothing is changed.
 * @throws AppError `not-found` for another workspace's search
 */
export async function replayRun(ctx: Base, runId: string): Promise<Replay> {
  const run = await readRun(ctx, runId);
  // Not delivered, or from before findings were kept with the search.
  if (run.claimsSha256 === null) return { ok: false, reason: "nothing-kept" };
  const pages = await ctx.db
    .select({
      setAside: searchRunPages.setAside,
      identity: searchRunPages.identity,
      judgement: searchRunPages.judgement,
      modelUse: searchRunPages.modelUse,
      ...archivedPage,
    })
    .from(searchRunPages)
    .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
    .where(wasRead(runId))
    .orderBy(asc(searchRunPages.position));
  // Passages were numbered otherwise for the questions of an earlier version: their answers cannot be read anew.
  const isOfOtherVersion = run.modelSettings !== null && run.modelSettings.promptVersion !== promptVersion;
  if (isOfOtherVersion && pages.some(({ modelUse }) => modelUse?.fallback === null))
    return { ok: false, reason: "asked-otherwise" };
  const judged: JudgedPage[] = [];
  const altered: string[] = [];
  for (const page of pages) {
    // A member had said of this page, before the search, that it is about somebody else.
    if (page.setAside === "another-person" && page.judgement === null && page.identity?.verdict !== "different") continue;
    const { id, url, title, date, archivedAt, text } = page;
    const source: SourceText = { id, url, title, date, archivedAt, text };
    if (!(await isIntact(ctx, page))) {
      altered.push(title);
      continue;
    }
    const { page: readable } = withoutOrders(source);
    const alone = judgePage(run.facts, readable);
    const use = page.modelUse;
    const passages = use?.fallback === null ? openPage(run.facts, readable).passages() : [];
    const judgement =
      use?.fallback === null
        ? weighAnswer(alone, passages, use, id, raisedBy(use, { facts: run.facts, page: readable, judgement: alone, passages }))
        : alone;
    if (judgement.decision !== "none" && judgement.finding && stands(source, judgement)) judged.push({ judgement, page: source });
    await afterwards();
  }
  const sha256 = sha256Of(canonicalJson(settleJudgements(judged).findings));
  return {
    ok: true,
    isSame: sha256 === run.claimsSha256,
    recordedSha256: run.claimsSha256,
    sha256,
    pages: pages.length,
    altered,
  };
}

/** The same for a member, written down. */
export async function replay(ctx: MemberContext, runId: string): Promise<Replay> {
  const run = await readRun(ctx, runId);
  const result = await replayRun({ db: ctx.db, workspaceId: ctx.workspaceId, files: ctx.services.files }, runId);
  if (!result.ok) return result;
  await audit.record(ctx.db, ctx, {
    action: "replay-search",
    entity: "dossier",
    entityId: run.dossierId,
    workspaceId: ctx.workspaceId,
    details: { runId },
  });
  return result;
}

function stands(source: SourceText, judgement: Judgement): boolean {
  const quotations = quotationsOf(judgement);
  return (
    quotations.length > 0 &&
    quotations.every(({ start, end, text }) => source.text.slice(start, end) === text) &&
    (judgement.finding?.quotations ?? []).every(({ text }) => verifyQuotation(source.text, text))
  );
}

async function isIntact(ctx: Base, page: { text: string; sha256: string; textSha256: string }): Promise<boolean> {
  if (sha256Of(page.text) !== page.textSha256) return false;
  try {
    await ctx.files.get(page.sha256);
    return true;
  } catch (error) {
    if (error instanceof FilesFailure && error.reason !== "unavailable") return false;
    throw error;
  }
}

const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

export type Comparison = { before: { runId: string; createdAt: string }; changes: ClaimChange[]; unchanged: number };

/**
 * What a search found that the delivered one before it, of the same dossier, did not, and the other way round; null when
 * it is the first.
 * @throws AppError `not-found` for another workspace's search
 */
export async function compareWithPrevious(ctx: MemberContext, runId: string): Promise<Comparison | null> {
  const run = await readRun(ctx, runId);
  const [before] = await ctx.db
    .select({ id: searchRuns.id, createdAt: searchRuns.createdAt, claims: searchRuns.claims })
    .from(searchRuns)
    .where(
      and(
        eq(searchRuns.dossierId, run.dossierId),
        eq(searchRuns.workspaceId, ctx.workspaceId),
        isNotNull(searchRuns.claims),
        lt(searchRuns.createdAt, run.createdAt),
      ),
    )
    .orderBy(desc(searchRuns.createdAt))
    .limit(1);
  if (run.claims === null || !before?.claims) return null;
  const [then, now] = [before.claims, run.claims].map((claims) => JSON.parse(claims) as JudgedFinding[]) as [
    JudgedFinding[],
    JudgedFinding[],
  ];
  const ids = [...new Set([...then, ...now].flatMap(({ sourceIds }) => sourceIds))];
  const rows =
    ids.length === 0
      ? []
      : await ctx.db.select({ id: sources.id, url: sources.url }).from(sources).where(inArray(sources.id, ids));
  const urls = new Map(rows.map(({ id, url }) => [id, url]));
  const compared = compareClaims(then, now, (id) => urls.get(id) ?? null);
  return { before: { runId: before.id, createdAt: before.createdAt.toISOString() }, ...compared };
}

/** A delivered search as a document: `text` is canonical JSON, `sha256` its hash, `content` the same to show. */
export type Certificate = { content: CertificateContent; text: string; sha256: string };

export type CertificateContent = {
  format: "attest-search-certificate";
  version: 3;
  search_id: string;
  dossier_id: string;
  /** Product rule 11: in which workspace, for what purpose and by whom it was asked. */
  workspace: string;
  purpose: WorkspacePurpose | null;
  asked_by: string | null;
  subject: string;
  known_facts: string[];
  started_at: string;
  finished_at: string;
  engines: string;
  /** What decided: where a language model was asked, the rules all the same. */
  judged_by: string;
  language_model: { model: string; prompt_version: string; pages: number; pages_without: number } | null;
  queries: {
    query: string;
    purpose: string;
    results: number | null;
    answers: { engine: string; results: number | null; failure: string | null }[];
  }[];
  pages_read: {
    title: string;
    url: string | null;
    published_on: string | null;
    archived_at: string;
    sha256: string;
    delivered_by: string | null;
  }[];
  set_aside: { title: string; url: string | null; kind: string; reason: string }[];
  findings: number;
  /** What the search gave to a person to decide: no findings about the subject. */
  kept_apart: number;
  findings_sha256: string;
};

/**
 * What a delivered search looked for, read and set aside, with its hash: above all for one that found nothing. Null when
 * the workspace has no such search, or it was not delivered. The view is audited.
 */
export async function findCertificate(ctx: MemberContext, runId: string): Promise<Certificate | null> {
  const [[run], record] = await Promise.all([
    ctx.db
      .select({
        id: searchRuns.id,
        dossierId: searchRuns.dossierId,
        facts: searchRuns.facts,
        subject: subjects.name,
        workspace: workspaces.name,
        purpose: workspaces.purpose,
        askedBy: users.name,
        startedAt: searchRuns.startedAt,
        finishedAt: searchRuns.finishedAt,
        engine: searchRuns.engine,
        searchEngine: searchRuns.searchEngine,
        claims: searchRuns.claims,
        claimsSha256: searchRuns.claimsSha256,
      })
      .from(searchRuns)
      .innerJoin(subjects, eq(subjects.id, searchRuns.subjectId))
      .innerJoin(workspaces, eq(workspaces.id, searchRuns.workspaceId))
      .leftJoin(users, eq(users.id, searchRuns.startedBy))
      .where(and(eq(searchRuns.id, runId), eq(searchRuns.workspaceId, ctx.workspaceId), eq(searchRuns.status, "delivered"))),
    findRecord(ctx, runId),
  ]);
  if (!run || !record || run.claims === null) return null;
  await audit.recordView(ctx.db, ctx, { entity: "dossier", entityId: run.dossierId, workspaceId: ctx.workspaceId });
  const pages = await ctx.db
    .select({
      title: sources.title,
      url: sources.url,
      published_on: sources.publishedOn,
      archivedAt: sources.archivedAt,
      sha256: sources.sha256,
      delivered_by: searchRunPages.deliveredBy,
    })
    .from(searchRunPages)
    .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
    .where(wasRead(runId))
    .orderBy(asc(searchRunPages.position));
  const { aliases = [], employer, city, birthYear, role } = run.facts;
  const { model } = record;
  const counts = countClaims(JSON.parse(run.claims) as JudgedFinding[]);
  const content: CertificateContent = {
    format: "attest-search-certificate",
    version: 3,
    search_id: run.id,
    dossier_id: run.dossierId,
    workspace: run.workspace,
    purpose: run.purpose as WorkspacePurpose | null,
    asked_by: run.askedBy,
    subject: run.subject,
    known_facts: [...aliases, employer, city, birthYear?.toString(), role].filter((fact) => fact !== undefined),
    started_at: run.startedAt?.toISOString() ?? "",
    finished_at: run.finishedAt?.toISOString() ?? "",
    engines: run.searchEngine ?? "",
    judged_by: model ? "rules" : (run.engine ?? ""),
    language_model: model && {
      model: model.settings.model,
      prompt_version: model.settings.promptVersion,
      pages: model.usage.pagesRead,
      pages_without: Object.values(model.usage.fallbacks).reduce((sum, count) => sum + count, 0),
    },
    queries: record.queries.map(({ query, purpose, resultCount, answers }) => ({
      query,
      purpose,
      results: resultCount,
      answers: answers.map(({ engine, resultCount: results, failure }) => ({ engine, results, failure })),
    })),
    pages_read: pages.map(({ archivedAt, ...page }) => ({ ...page, archived_at: archivedAt.toISOString() })),
    set_aside: record.setAside.map(({ title, url, kind, reason }) => ({ title, url, kind, reason })),
    findings: counts.findings,
    kept_apart: counts.keptApart,
    findings_sha256: run.claimsSha256 ?? "",
  };
  const text = canonicalJson(content);
  return { content, text, sha256: sha256Of(text) };
}
