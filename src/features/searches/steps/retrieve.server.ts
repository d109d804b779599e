import { and, asc, eq, isNull } from "drizzle-orm";
import { searchRunPages, searchRunQueries } from "#app/db/schema/index.ts";
import { WebSearchFailure, type WebSearchResult } from "#app/services/web-search/web-search.ts";
import { SearchImpossible, eachOf, finishStep, noticeStep, whileRunning, type RunContext } from "../run-context.server.ts";

/** Results of one query that are read at most. */
const resultsPerQuery = 40;
/** Pages that one run reads at most. */
const pagesPerRun = 200;
const queryTimeLimit = 20_000;

/** Asks every query that has not been answered yet; one failing query is told and delays nothing. */
export async function retrieveStep(ctx: RunContext): Promise<void> {
  const queries = await ctx.db
    .select({
      id: searchRunQueries.id,
      query: searchRunQueries.query,
      purpose: searchRunQueries.purpose,
      askedAt: searchRunQueries.askedAt,
      failure: searchRunQueries.failure,
    })
    .from(searchRunQueries)
    .where(eq(searchRunQueries.runId, ctx.run.id))
    .orderBy(asc(searchRunQueries.position));
  const waiting = queries.filter((query) => query.askedAt === null);
  let done = queries.length - waiting.length;
  // Answers arrive in any order; they are kept in the plan's, so that the same search reads the same pages.
  const answers = new Map<string, Promise<WebSearchResult[] | WebSearchFailure>>();
  await eachOf(waiting, { concurrency: 6, signal: ctx.signal }, async (query) => {
    const answer = ask(ctx, query.query);
    answers.set(query.id, answer);
    await answer;
    done += 1;
    await noticeStep(ctx, "retrieve", { done, total: queries.length });
  });
  await whileRunning(ctx, async (tx) => {
    const found = await tx
      .select({ sourceId: searchRunPages.sourceId, url: searchRunPages.url })
      .from(searchRunPages)
      .where(eq(searchRunPages.runId, ctx.run.id));
    const known = new Set(found.map(({ sourceId, url }) => sourceId ?? url));
    const pages: (typeof searchRunPages.$inferInsert)[] = [];
    for (const query of waiting) {
      const answer = (await answers.get(query.id)) ?? [];
      const failure = answer instanceof WebSearchFailure ? answer.message : null;
      const results = answer instanceof WebSearchFailure ? [] : answer;
      for (const result of results) {
        const place = result.kind === "source" ? result.sourceId : result.url;
        if (known.size >= pagesPerRun || known.has(place)) continue;
        pages.push({
          workspaceId: ctx.workspaceId,
          runId: ctx.run.id,
          position: known.size,
          foundBy: query.purpose,
          sourceId: result.kind === "source" ? result.sourceId : null,
          url: result.kind === "address" ? result.url : null,
        });
        known.add(place);
      }
      await tx
        .update(searchRunQueries)
        .set({ askedAt: ctx.now(), resultCount: failure === null ? results.length : null, failure })
        .where(and(eq(searchRunQueries.id, query.id), isNull(searchRunQueries.askedAt)));
    }
    if (pages.length > 0) await tx.insert(searchRunPages).values(pages).onConflictDoNothing();
    const outcomes = await tx
      .select({ failure: searchRunQueries.failure })
      .from(searchRunQueries)
      .where(eq(searchRunQueries.runId, ctx.run.id));
    if (outcomes.length > 0 && outcomes.every(({ failure }) => failure !== null)) {
      throw new SearchImpossible(
        `${ctx.services.webSearch.engine} could not be searched: ${outcomes[0]?.failure ?? "no answer"}. Nothing was charged; please try again.`,
      );
    }
    ctx.crashPoint("retrieve", "after");
    await finishStep(tx, ctx, "retrieve", { done: queries.length, total: queries.length });
  });
}

async function ask(ctx: RunContext, query: string): Promise<WebSearchResult[] | WebSearchFailure> {
  try {
    return await ctx.services.webSearch.search({
      workspaceId: ctx.workspaceId,
      query,
      limit: resultsPerQuery,
      signal: ctx.signal,
      timeLimit: queryTimeLimit,
    });
  } catch (error) {
    if (error instanceof WebSearchFailure) return error;
    throw error;
  }
}
