import { and, asc, eq, isNull } from "drizzle-orm";
import { searchRunPages, searchRunQueries } from "#app/db/schema/index.ts";
import { placeOf, rankTogether } from "#app/services/web-search/rank-together.ts";
import type { WebSearchResult } from "#app/services/web-search/web-search.ts";
import { askEngines } from "../ask-engines.server.ts";
import type { EngineAnswer } from "../engine-answer.ts";
import { planSearch } from "../plan.ts";
import { SearchImpossible, finishStep, noticeStep, whileRunning, type RunContext } from "../run-context.server.ts";

/** Pages that one run reads at most. */
const pagesPerRun = 200;

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
  const kinds = new Map(planSearch(ctx.run.facts).map(({ text, kind }) => [text, kind]));
  // Answers arrive in any order; they are kept in the plan's, so that the same search reads the same pages.
  const answers = await askEngines(
    ctx,
    waiting.map(({ id, query }) => ({ id, text: query, kind: kinds.get(query) ?? "name" })),
    async () => {
      done += 1;
      await noticeStep(ctx, "retrieve", { done, total: queries.length });
    },
  );
  const foundBy = new Map<string, { purpose: string; engine: string }>();
  const lists: WebSearchResult[][] = [];
  for (const query of waiting) {
    for (const answer of answers.get(query.id) ?? []) {
      if ("failure" in answer) continue;
      lists.push(answer.results);
      for (const result of answer.results) {
        const place = placeOf(result);
        if (!foundBy.has(place)) foundBy.set(place, { purpose: query.purpose, engine: answer.engine });
      }
    }
  }
  const ranked = rankTogether(lists);
  await whileRunning(ctx, async (tx) => {
    const found = await tx
      .select({ sourceId: searchRunPages.sourceId, url: searchRunPages.url })
      .from(searchRunPages)
      .where(eq(searchRunPages.runId, ctx.run.id));
    const known = new Set(found.map(({ sourceId, url }) => sourceId ?? url));
    const pages: (typeof searchRunPages.$inferInsert)[] = [];
    for (const result of ranked) {
      const place = placeOf(result);
      if (known.size >= pagesPerRun || known.has(place)) continue;
      const finder = foundBy.get(place);
      pages.push({
        workspaceId: ctx.workspaceId,
        runId: ctx.run.id,
        position: known.size,
        foundBy: finder?.purpose ?? "",
        sourceId: result.kind === "source" ? result.sourceId : null,
        url: result.kind === "address" ? result.url : null,
        ...(result.kind === "address" && result.text !== undefined
          ? { deliveredText: result.text, deliveredTitle: result.title, deliveredBy: finder?.engine ?? null }
          : {}),
      });
      known.add(place);
    }
    for (const query of waiting) {
      const told = (answers.get(query.id) ?? []).map((answer): EngineAnswer =>
        "failure" in answer
          ? { engine: answer.engine, resultCount: null, failure: answer.failure }
          : { engine: answer.engine, resultCount: answer.results.length, failure: null },
      );
      const counts = told.flatMap(({ resultCount }) => resultCount ?? []);
      await tx
        .update(searchRunQueries)
        .set({
          askedAt: ctx.now(),
          resultCount: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
          // A query that one engine answered was answered; who did not is told beside it.
          failure: counts.length === 0 ? (told[0]?.failure ?? "no answer") : null,
          answers: told,
        })
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
