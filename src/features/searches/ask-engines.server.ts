import { incidentTypes } from "#app/features/incidents/incident.ts";
import { WebSearchFailure, type WebSearch, type WebSearchResult } from "#app/services/web-search/web-search.ts";
import type { Query } from "./plan.ts";
import { eachOf, type RunContext } from "./run-context.server.ts";

/** Results of one query that are read at most. */
const resultsPerQuery = 40;
/** Queries that a hosted engine is asked at most in one run: each costs. */
const queriesPerEngine = 40;
const queriesAtOnce = 6;
const queryTimeLimit = 20_000;
/** Failures in a row after which an engine is not asked any more. */
const mostFailures = 2;
/** Milliseconds that an engine which has not answered once may take longer than all others. */
const grace = 5_000;

export type Answered = { engine: string; results: WebSearchResult[] } | { engine: string; failure: string };

/**
 * Asks every query of every engine, each engine in lanes of its own, so that one that fails or is slow delays no other;
 * after two failures in a row it is asked no more, and one that has not answered at all is not waited for long once the
 * others are done. Each query's answers come in the engines' order.
 * @param onAnswered called when a query has been answered by all
 */
export async function askEngines(
  ctx: RunContext,
  queries: readonly (Pick<Query, "text"> & { id: string; kind: Query["kind"] })[],
  onAnswered: () => Promise<void>,
): Promise<ReadonlyMap<string, Answered[]>> {
  const { webSearch } = ctx.services;
  const engines = webSearch.parts ?? [webSearch];
  const answers = new Map(queries.map(({ id }) => [id, engines.map((): Answered | null => null)]));
  const left = new Map(queries.map(({ id }) => [id, engines.length]));
  const standings = engines.map(() => ({ failures: 0, hasAnswered: false, isDone: false, stop: new AbortController() }));

  const askOne = async (engine: WebSearch, index: number): Promise<void> => {
    const standing = standings[index];
    if (!standing) return;
    const chosen = budgeted(queries);
    await eachOf(queries, { concurrency: queriesAtOnce, signal: ctx.signal }, async (query) => {
      const answer =
        engines.length > 1 && !chosen.has(query.id)
          ? {
              engine: engine.engine,
              failure: `not asked: the ${queriesPerEngine} queries that one search may send it were spent`,
            }
          : await ask(ctx, engine, query, standing);
      const place = answers.get(query.id);
      if (place) place[index] = answer;
      const waiting = (left.get(query.id) ?? 1) - 1;
      left.set(query.id, waiting);
      if (waiting === 0) await onAnswered();
    });
    standing.isDone = true;
    const late = standings.filter((other) => !other.isDone);
    if (late.length > 0 && late.every((other) => !other.hasAnswered)) {
      setTimeout(() => {
        for (const other of late)
          if (!other.hasAnswered) other.stop.abort(new WebSearchFailure("timed-out", "it did not answer in time"));
      }, grace).unref();
    }
  };
  await Promise.all(engines.map(askOne));
  return new Map([...answers].map(([id, list]) => [id, list.flatMap((answer) => answer ?? [])]));
}

/** All queries when they are few; else every correction first, then names, then the category, in the plan's order. */
function budgeted(queries: readonly { id: string; kind: Query["kind"] }[]): ReadonlySet<string> {
  const order: Query["kind"][] = ["correction", "name", "category"];
  const sorted = queries.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return new Set(sorted.slice(0, queriesPerEngine).map(({ id }) => id));
}

async function ask(
  ctx: RunContext,
  engine: WebSearch,
  query: { text: string; kind: Query["kind"] },
  standing: { failures: number; hasAnswered: boolean; stop: AbortController },
): Promise<Answered> {
  if (standing.failures >= mostFailures) return { engine: engine.engine, failure: "not asked: it had failed before" };
  try {
    const results = await engine.search({
      workspaceId: ctx.workspaceId,
      query: query.text,
      kind: query.kind,
      searchEngineId: incidentTypes.antisemitic.searchEngineId,
      limit: resultsPerQuery,
      signal: AbortSignal.any([ctx.signal, standing.stop.signal]),
      timeLimit: queryTimeLimit,
    });
    standing.failures = 0;
    standing.hasAnswered = true;
    return { engine: engine.engine, results };
  } catch (error) {
    if (!(error instanceof WebSearchFailure)) throw error;
    standing.failures += 1;
    return { engine: engine.engine, failure: error.message };
  }
}
