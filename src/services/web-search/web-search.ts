/**
 * The search service: finds pages that may speak of a person. It returns places to read, never claims. An
 * engine over private documents answers only from the workspace that is named.
 */
export interface WebSearch {
  /** Name of the engine in words, shown in "where it looked". */
  readonly engine: string;
  /**
   * Results best first, at most `limit`.
   * @throws WebSearchFailure when the engine did not answer within the time limit and the tries.
   */
  search(request: WebSearchRequest): Promise<WebSearchResult[]>;
}

export type WebSearchRequest = {
  workspaceId: string;
  query: string;
  limit: number;
  signal: AbortSignal;
  /** Milliseconds for all tries together. */
  timeLimit: number;
};

export type WebSearchResult =
  /** A page out in the world, to be fetched and archived. */
  | { kind: "address"; url: string; title: string }
  /** A source that the workspace has archived already. */
  | { kind: "source"; sourceId: string };

export type WebSearchFailureReason = "unavailable" | "rate-limited" | "timed-out" | "malformed" | "refused";

export class WebSearchFailure extends Error {
  readonly reason: WebSearchFailureReason;

  constructor(reason: WebSearchFailureReason, message: string) {
    super(message);
    this.name = "WebSearchFailure";
    this.reason = reason;
  }
}
