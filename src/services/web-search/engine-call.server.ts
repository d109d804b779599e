import { boundedFetch, TooLarge } from "../bounded-fetch.ts";
import { pauseAsked, TimeIsOver, withRetries } from "../retries.ts";
import { WebSearchFailure, type WebSearchFailureReason, type WebSearchRequest } from "./web-search.ts";

const mostBytes = 20 * 1024 * 1024;
const tries = 3;
const send = boundedFetch(mostBytes);

class Refused extends Error {
  readonly reason: WebSearchFailureReason;
  readonly again: number | "soon" | null;

  constructor(reason: WebSearchFailureReason, message: string, again: number | "soon" | null) {
    super(message);
    this.reason = reason;
    this.again = again;
  }
}

/**
 * One JSON answer of a search engine. Anything else that comes (another content type, a redirect, a body that is larger
 * than any answer, or shorter or longer than it says) is refused in words for a person.
 * @throws Refused
 */
export async function askJson(url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
  const response = await send(url, { ...init, signal });
  const asked = pauseAsked(response.headers.get("retry-after"), new Date());
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    if (response.status === 429) throw new Refused("rate-limited", "it has too many requests", asked);
    if (response.status >= 500) throw new Refused("unavailable", `it answered with an error (${response.status})`, asked);
    if (response.status === 401 || response.status === 403)
      throw new Refused("refused", `it refused the request (${response.status})`, null);
    if (response.status >= 300 && response.status < 400)
      throw new Refused("malformed", "it sent the request to another address", null);
    throw new Refused("unavailable", `it answered with an error (${response.status})`, null);
  }
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "")) {
    await response.body?.cancel().catch(() => undefined);
    throw new Refused("malformed", "its answer is not JSON", null);
  }
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused("malformed", "its answer is not JSON", null);
  }
}

/** Asks an engine within the request's time, again where that can help, and fails in the port's words. */
export async function askEngine<T>(request: WebSearchRequest, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  request.signal.throwIfAborted();
  try {
    return await withRetries({
      signal: request.signal,
      timeLimit: request.timeLimit,
      tries,
      attempt: ask,
      again: (error) => (error instanceof Refused ? error.again : isBroken(error) ? "soon" : null),
    });
  } catch (error) {
    request.signal.throwIfAborted();
    const failure = failureOf(error);
    failure.cause = error;
    throw failure;
  }
}

function failureOf(error: unknown): WebSearchFailure {
  if (error instanceof WebSearchFailure) return error;
  if (error instanceof TimeIsOver) return new WebSearchFailure("timed-out", "it did not answer in time");
  if (error instanceof Refused) return new WebSearchFailure(error.reason, error.message);
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof TooLarge) return new WebSearchFailure("malformed", "its answer does not end");
  }
  return new WebSearchFailure("unavailable", "it could not be reached");
}

/** Connections that failed or broke off; not what the answer said. */
function isBroken(error: unknown): boolean {
  return error instanceof TypeError && !(error.cause instanceof TooLarge);
}

/** What asks for nothing, or holds signs that no engine takes, is not sent. */
export function sendable(query: string): string | null {
  const tidy = query
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cs}\ufffd]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy.slice(0, 400) : null;
}
