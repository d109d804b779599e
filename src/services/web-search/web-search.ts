/**
 * The search service: finds pages that may speak of a person. It returns places to read, never claims. An
 * engine over private documents answers only from the workspace that is named.
 */
export interface WebSearch {
  /** Name of the engine in words, shown in "where it looked". */
  readonly engine: string;
  /** The engines that this one asks together, where it is several. */
  readonly parts?: readonly WebSearch[];
  /**
   * Results best first, at most `limit`.
   * @throws WebSearchFailure when the engine did not answer within the time limit and the tries.
   */
  search(request: WebSearchRequest): Promise<WebSearchResult[]>;
}

export type WebSearchRequest = {
  workspaceId: string;
  query: string;
  /** What is looked for, as the incident type's search-engine id names it: it chooses how an engine is set. */
  searchEngineId?: string;
  /** Whether the query asks for the name alone, for reports of the category, or for what corrects them. */
  kind?: "name" | "category" | "correction";
  limit: number;
  signal: AbortSignal;
  /** Milliseconds for all tries together. */
  timeLimit: number;
};

export type WebSearchResult =
  /** A page out in the world, to be fetched and archived. */
  | {
      kind: "address";
      url: string;
      title: string;
      /** Its text as the engine has it, where it sends that: for when the site itself cannot be read. */
      text?: string;
    }
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
