import { setImmediate as afterwards } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { identityDecisions, personalInfoSearches, proposedFacts, sources, subjects } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { isUnderWay } from "#app/features/dossiers/dossier-work.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { identify } from "#app/features/searches/engine/identity/identity.ts";
import type { SourceText, SubjectFacts } from "#app/features/searches/engine/judgement.ts";
import { readPage } from "#app/features/searches/engine/reading/page-reading.ts";
import { nameVariants } from "#app/features/searches/plan.ts";
import { unexpectedFailure } from "#app/features/searches/search-run.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { archivePage } from "#app/features/sources/sources.server.ts";
import { toSubjectFacts } from "#app/features/subjects/subject-facts.ts";
import { isAppError } from "#app/lib/errors.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import { listFacts } from "#app/features/subjects/subjects.server.ts";
import { describeError } from "#app/lib/describe-error.ts";
import { announce } from "#app/server/changes.server.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type Context, type SystemActor, type WorkspaceContext } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { PageFetchFailure } from "#app/services/page-fetching/page-fetching.ts";
import { WebSearchFailure, type WebSearchResult } from "#app/services/web-search/web-search.ts";
import { extractFacts, type StatedFact } from "./extract-facts.ts";
import type { ProposalIdentity } from "./personal-info.ts";
import { endWithoutDelivery } from "./personal-info.server.ts";

const resultsPerQuery = 20;
const mostPages = 60;
const queryMilliseconds = 20_000;
/** Beside the name alone: words that stand where somebody's work is told. */
const steering = ["profile", "biography", "appointed", "university", "works"] as const;

class SearchEnded extends Error {}
class SearchImpossible extends Error {}

type Job = { searchId: string; workspaceId: string; signal: AbortSignal; isLastTry: boolean };
type Offered = StatedFact & { sourceId: string; identity: ProposalIdentity };

/**
 * Works one search for public facts to its end. What it offers, the spending and the audit entry become true in one
 * transaction; a try that was interrupted begins again, and what was offered once is not offered twice.
 */
export async function findPersonalInfo(base: Context<SystemActor>, job: Job): Promise<void> {
  const ctx: WorkspaceContext<SystemActor> = { ...base, workspaceId: asWorkspaceId(job.workspaceId) };
  try {
    await search(ctx, job);
  } catch (error) {
    if (error instanceof SearchEnded) return;
    if (job.signal.aborted) throw error;
    const failure = error instanceof SearchImpossible ? error.message : null;
    ctx.log.warn({ searchId: job.searchId, error: describeError(error) }, "a search for public facts failed");
    if (!failure && !job.isLastTry) throw error;
    await fail(base, job, failure ?? undefined);
  }
}

async function search(ctx: WorkspaceContext<SystemActor>, job: Job): Promise<void> {
  const [run] = await ctx.db
    .update(personalInfoSearches)
    .set({ status: "running", updatedAt: ctx.now() })
    .where(isUnderWay(personalInfoSearches, { id: job.searchId, workspaceId: ctx.workspaceId }))
    .returning();
  if (!run) throw new SearchEnded();
  const [subject] = await ctx.db.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, run.subjectId));
  if (!subject) throw new SearchImpossible("This subject does not exist any more. Nothing was charged.");
  const known = await listFacts(ctx.db, ctx, run.subjectId);
  const facts = toSubjectFacts(subject.name, known);
  const results = await ask(ctx, facts, job.signal);
  const refused = await otherPeoplesPages(ctx, run.subjectId);
  await tell(ctx, job.searchId, { pagesFound: results.length, pagesRead: 0 });
  const offered: Offered[] = [];
  let pagesRead = 0;
  for (const result of results) {
    job.signal.throwIfAborted();
    const page = await read(ctx, result, job.signal);
    if (!page) continue;
    pagesRead += 1;
    if (!refused.has(page.id)) offered.push(...factsOf(facts, page));
    if (pagesRead % 5 === 0) await tell(ctx, job.searchId, { pagesFound: results.length, pagesRead });
    await afterwards();
  }
  const isKnown = (fact: Offered) =>
    known.some(({ kind, value }) => kind === fact.kind && value.toLowerCase() === fact.value.toLowerCase());
  const fresh = once(offered).filter((fact) => !isKnown(fact));
  await ctx.db.transaction(async (tx) => {
    // Whoever the person was merged into meanwhile; nothing is offered of somebody found to be under 18.
    const subjectId = await holdSubject(tx, run.subjectId).catch((error: unknown) => {
      throw isAppError(error) ? new SearchImpossible(`${error.message}. Nothing was charged.`) : error;
    });
    const [delivered] = await tx
      .update(personalInfoSearches)
      .set({ status: "delivered", pagesFound: results.length, pagesRead, finishedAt: ctx.now(), updatedAt: ctx.now() })
      .where(and(eq(personalInfoSearches.id, run.id), eq(personalInfoSearches.status, "running")))
      .returning({ id: personalInfoSearches.id });
    if (!delivered) throw new SearchEnded();
    if (fresh.length > 0) {
      await tx
        .insert(proposedFacts)
        .values(
          fresh.map((fact) => ({
            workspaceId: ctx.workspaceId,
            searchId: run.id,
            dossierId: run.dossierId,
            subjectId,
            identity: fact.identity,
            kind: fact.kind,
            value: fact.value,
            sourceId: fact.sourceId,
            quote: fact.quote,
            startOffset: fact.start,
            endOffset: fact.end,
            createdAt: ctx.now(),
          })),
        )
        // What was accepted or set aside once is not asked again.
        .onConflictDoNothing();
    }
    await credits.commit(tx, { workspaceId: ctx.workspaceId, reference: run.id, now: ctx.now() });
    await announce(tx, `dossier:${run.dossierId}`);
    await audit.record(tx, ctx, {
      action: "offer-facts",
      entity: "subject",
      entityId: subjectId,
      workspaceId: ctx.workspaceId,
      details: { searchId: run.id, factCount: fresh.length },
    });
  });
}

async function tell(ctx: WorkspaceContext, searchId: string, counts: { pagesFound: number; pagesRead: number }): Promise<void> {
  const [running] = await ctx.db
    .update(personalInfoSearches)
    .set({ ...counts, updatedAt: ctx.now() })
    .where(and(eq(personalInfoSearches.id, searchId), eq(personalInfoSearches.status, "running")))
    .returning({ id: personalInfoSearches.id });
  if (!running) throw new SearchEnded();
}

/** Every page found, each once. A query that fails delays nothing; when all fail the search has failed. */
async function ask(ctx: WorkspaceContext, facts: SubjectFacts, signal: AbortSignal): Promise<WebSearchResult[]> {
  const [main = facts.name] = nameVariants(facts);
  const queries = [...nameVariants(facts).map((name) => `"${name}"`), ...steering.map((word) => `"${main}" ${word}`)];
  const found = new Map<string, WebSearchResult>();
  let failure: WebSearchFailure | null = null;
  let answered = 0;
  for (const query of queries) {
    try {
      const results = await ctx.services.webSearch.search({
        workspaceId: ctx.workspaceId,
        query,
        limit: resultsPerQuery,
        signal,
        timeLimit: queryMilliseconds,
      });
      answered += 1;
      for (const result of results) {
        const key = result.kind === "source" ? result.sourceId : result.url;
        if (found.size < mostPages && !found.has(key)) found.set(key, result);
      }
    } catch (error) {
      if (!(error instanceof WebSearchFailure)) throw error;
      failure = error;
    }
  }
  if (answered === 0 && failure) {
    throw new SearchImpossible(
      `${ctx.services.webSearch.engine} could not be searched: ${failure.message}. Nothing was charged; please try again.`,
    );
  }
  return [...found.values()];
}

async function otherPeoplesPages(ctx: WorkspaceContext, subjectId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ sourceId: identityDecisions.sourceId })
    .from(identityDecisions)
    .where(
      and(
        eq(identityDecisions.workspaceId, ctx.workspaceId),
        eq(identityDecisions.subjectId, subjectId),
        isNull(identityDecisions.undoneAt),
      ),
    );
  return new Set(rows.map(({ sourceId }) => sourceId));
}

/** The archived, unchanged text of a page; null for one that cannot be read. */
async function read(ctx: WorkspaceContext, result: WebSearchResult, signal: AbortSignal): Promise<SourceText | null> {
  const sourceId = result.kind === "source" ? result.sourceId : await fetchPage(ctx, result.url, signal);
  if (!sourceId) return null;
  const [row] = await ctx.db
    .select({
      id: sources.id,
      url: sources.url,
      title: sources.title,
      date: sources.publishedOn,
      text: sources.text,
      sha256: sources.sha256,
    })
    .from(sources)
    .where(and(eq(sources.id, sourceId), eq(sources.workspaceId, ctx.workspaceId), isNull(sources.removedAt)));
  if (!row) return null;
  try {
    await ctx.services.files.get(row.sha256);
  } catch (error) {
    if (error instanceof FilesFailure && error.reason !== "unavailable") return null;
    throw error;
  }
  return row;
}

async function fetchPage(ctx: WorkspaceContext, url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const archived = await archivePage(ctx, { url, fetched: await ctx.services.pageFetching.fetch({ url, signal }) }, signal);
    return archived.ok ? archived.sourceId : null;
  } catch (error) {
    if (error instanceof PageFetchFailure) return null;
    throw error;
  }
}

function factsOf(facts: SubjectFacts, page: SourceText): Offered[] {
  const { verdict, minor } = identify(facts, page, readPage(facts, page));
  if (verdict === "unnamed" || verdict === "different") return [];
  if (minor && verdict === "same") {
    throw new SearchImpossible(
      "A page says that this person is under 18. Nobody under 18 is recorded here. Nothing was charged.",
    );
  }
  if (minor) return [];
  return extractFacts(facts, page).map((fact) => ({ ...fact, sourceId: page.id, identity: verdict }));
}

/** Each fact once; where several pages state it, from one that says more than the name. */
function once(offered: readonly Offered[]): Offered[] {
  const kept = new Map<string, Offered>();
  for (const fact of offered) {
    const key = `${fact.kind}:${fact.value.toLowerCase()}`;
    const earlier = kept.get(key);
    if (!earlier || (earlier.identity === "possible" && fact.identity === "same")) kept.set(key, fact);
  }
  return [...kept.values()];
}

async function fail(
  base: Pick<Context<SystemActor>, "db" | "now">,
  job: { searchId: string; workspaceId: string },
  failure: string = unexpectedFailure,
): Promise<void> {
  const workspaceId = asWorkspaceId(job.workspaceId);
  await endWithoutDelivery(base, { searchId: job.searchId, workspaceId, status: "failed", failure });
}

/** Works `find-personal-info` jobs in this process. */
export async function workPersonalInfo(app: App): Promise<void> {
  const base = jobContext(app, "find-personal-info");
  await app.services.jobs.work(
    "find-personal-info",
    async ({ payload, signal, isLastTry }) => {
      const { searchId, workspaceId } = payload;
      if (!searchId || !workspaceId) throw new Error("A find-personal-info job names no search");
      await findPersonalInfo(base, { searchId, workspaceId, signal, isLastTry });
    },
    {
      concurrency: 2,
      retries: 3,
      onGivenUp: async ({ payload }) => {
        const { searchId, workspaceId } = payload;
        if (searchId && workspaceId) await fail(base, { searchId, workspaceId });
      },
    },
  );
}
