/** What one search engine answered to one query: how many results, or in words why none. */
export type EngineAnswer = { engine: string; resultCount: number | null; failure: string | null };
