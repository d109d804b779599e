import { megabytes } from "#app/lib/megabytes.ts";

/**
 * Reads one public web page, as a polite and careful stranger: public addresses only (checked in the
 * address, in what its name resolves to and on the open connection, for every redirect anew), the
 * site's robots.txt honoured, a few requests to one site at a time, everything bounded.
 */
export interface PageFetching {
  /**
   * Follows redirects to the page and returns its body, decompressed.
   * @throws PageFetchFailure with a code and one sentence for a person
   * @throws the signal's reason when it is aborted
   */
  fetch(request: PageRequest): Promise<FetchedPage>;
  /**
   * Sends a body to a public address by POST, checked as a page's address is, within ten seconds. Redirects are not
   * followed and the answer's body is not read. Answers whatever status it got.
   * @throws PageFetchFailure when it could not be sent; the signal's reason when it is aborted
   */
  post(request: PostRequest): Promise<{ status: number }>;
  /** Lets go of open connections. */
  close(): Promise<void>;
}

export type PostRequest = { url: string; body: string; headers: Record<string, string>; signal?: AbortSignal };

export type PageRequest = { url: string; signal?: AbortSignal };

export type FetchedPage = {
  /** Where the page was in the end, without credentials or fragment. */
  finalUrl: string;
  /** 200 to 299. */
  status: number;
  /** As the site sent it, null when it sent none. */
  contentType: string | null;
  /** Decompressed; never empty. */
  bytes: Uint8Array;
  fetchedAt: Date;
  /** The addresses that led to `finalUrl`, in order, without it. */
  redirects: string[];
};

/** The bounds that every adapter keeps. */
export const pageLimits = { bytes: megabytes(20), milliseconds: 20_000, redirects: 10 } as const;

export const pageFetchMessages = {
  "not-an-address": "This is not a web address",
  "unsupported-scheme": "Only http and https addresses can be read",
  "private-address": "This address is on a private network",
  "too-many-redirects": "This page redirects too often",
  "too-large": "The page is larger than 20 MB",
  "timed-out": "The page took longer than 20 seconds",
  "not-found": "The page was not found (404)",
  "site-error": "The site answered with an error",
  robots: "The site does not allow automatic reading (robots.txt)",
  "not-text": "The page is not text",
  unreachable: "The site could not be reached",
  empty: "The page is empty",
} as const;

export type PageFetchFailureCode = keyof typeof pageFetchMessages;

export class PageFetchFailure extends Error {
  readonly code: PageFetchFailureCode;
  /** The site's HTTP status, where it gave one. */
  readonly status: number | null;
  /** Seconds that the site asked to wait (Retry-After), where it did. */
  readonly retryAfter: number | null;

  constructor(code: PageFetchFailureCode, options: { status?: number; retryAfter?: number | null; cause?: unknown } = {}) {
    const { status = null } = options;
    const hasStatus = status !== null && (code === "site-error" || code === "not-found");
    super(
      hasStatus ? `${pageFetchMessages[code].replace(/ \(\d+\)$/u, "")} (${status})` : pageFetchMessages[code],
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = "PageFetchFailure";
    this.code = code;
    this.status = status;
    this.retryAfter = options.retryAfter ?? null;
  }
}
