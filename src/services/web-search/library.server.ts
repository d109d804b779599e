import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/db.server.ts";
import { holdsAll, wordsOf } from "#app/db/library-search.server.ts";
import { sources } from "#app/db/schema/index.ts";
import { termsOf } from "#app/lib/search-terms.ts";
import { WebSearchFailure, type WebSearch, type WebSearchRequest, type WebSearchResult } from "./web-search.ts";

const mostResults = 200;
/** PostgreSQL's code for a statement that was cut off. */
const cutOff = "57014";

/**
 * The embedded search service: full text over what the named workspace has archived, and nothing else. It finds words
 * and "quoted phrases", all of which must stand in a source; case, accents and letter variants do not count. It knows
 * no synonyms, no other forms of a word and no page outside the library.
 */
export function createLibrarySearch(db: Database): WebSearch {
  return {
    engine: "This workspace's library",
    async search(request) {
      request.signal.throwIfAborted();
      const terms = termsOf(request.query);
      if (terms.length === 0) return [];
      const over = AbortSignal.timeout(request.timeLimit);
      const answer = find(db, request, terms);
      answer.catch(() => undefined);
      try {
        return await Promise.race([answer, rejectionOf(AbortSignal.any([request.signal, over]))]);
      } catch (error) {
        request.signal.throwIfAborted();
        throw failureOf(error, over.aborted);
      }
    },
  };
}

/** The statement is cut off on the server too, so that one whose caller has left does not go on for long. */
function find(db: Database, request: WebSearchRequest, terms: string[]): Promise<WebSearchResult[]> {
  return db.transaction(async (tx) => {
    const milliseconds = String(Math.max(1, Math.ceil(request.timeLimit)));
    await tx.execute(sql`select set_config('statement_timeout', ${milliseconds}, true)`);
    const rows = await tx
      .select({ id: sources.id })
      .from(sources)
      .where(and(eq(sources.workspaceId, request.workspaceId), isNull(sources.removedAt), holdsAll(terms)))
      .orderBy(desc(sql`ts_rank(${sources.searchVector}, ${wordsOf(terms)})`), sources.id)
      .limit(Math.max(1, Math.min(mostResults, request.limit)));
    return rows.map(({ id }) => ({ kind: "source", sourceId: id }));
  });
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

function failureOf(error: unknown, isOver: boolean): WebSearchFailure {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
  const failure =
    isOver || code === cutOff
      ? new WebSearchFailure("timed-out", "it did not answer in time")
      : new WebSearchFailure("unavailable", "it could not be read");
  failure.cause = error;
  return failure;
}
