import { setTimeout as wait } from "node:timers/promises";

/** No answer came within the time for all tries together. */
export class TimeIsOver extends Error {
  override readonly name = "TimeIsOver";
}

const firstPause = 500;
const longestPause = 20_000;

/**
 * Tries a call to a provider again while that can help and time is left.
 * @param options.timeLimit milliseconds for all tries and the pauses between them
 * @param options.again what a failure means: null, no further try; else the milliseconds that the provider asked to
 *   wait, or "soon" for a pause of our own that doubles
 * @throws TimeIsOver; the signal's reason when the caller leaves; else the last failure
 */
export async function withRetries<T>(options: {
  signal: AbortSignal;
  timeLimit: number;
  tries: number;
  attempt: (signal: AbortSignal) => Promise<T>;
  again: (error: unknown) => number | "soon" | null;
}): Promise<T> {
  options.signal.throwIfAborted();
  if (options.timeLimit <= 0) throw new TimeIsOver("There was no time left");
  const end = performance.now() + options.timeLimit;
  const over = AbortSignal.timeout(Math.ceil(options.timeLimit));
  const signal = AbortSignal.any([options.signal, over]);
  for (let number = 1; ; number += 1) {
    try {
      return await untilAborted(signal, options.attempt(signal));
    } catch (error) {
      options.signal.throwIfAborted();
      if (over.aborted) throw new TimeIsOver("It did not answer in time", { cause: error });
      const asked = number < options.tries ? options.again(error) : null;
      if (asked === null) throw error;
      const pause = asked === "soon" ? Math.min(longestPause, firstPause * 2 ** (number - 1)) : asked;
      // A wait that leaves no time for an answer is no wait, but the end.
      if (performance.now() + pause >= end) throw error;
      await wait(pause, undefined, { signal: options.signal });
    }
  }
}

/** A provider's client may not listen to its signal: whoever waits is let go all the same. */
function untilAborted<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener("abort", leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

/**
 * Milliseconds that a Retry-After header asks to wait (RFC 9110, 10.2.3: seconds or a date), or "soon" where there is
 * none or it can't be read.
 */
export function pauseAsked(header: string | null | undefined, now: Date): number | "soon" {
  const text = header?.trim() ?? "";
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const at = text === "" ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? "soon" : Math.max(0, at - now.getTime());
}
