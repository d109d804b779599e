/**
 * With the network gone, a page whose code does not come says so and leaves all as it is. The router takes such a failure for
 * a version of the product that is no longer served, and loads the document anew: the browser's own page would be all that is
 * left of what somebody had before them.
 */
export function stayWhenOffline(): void {
  if (typeof window === "undefined") return;
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = unreachable;
  });
}

const unreachable = "The server could not be reached. Nothing was lost; please try again.";

/** What a person is told of it: nobody answered, in the words of a browser, or what the error says. */
export function wordsOf(error: Error): string {
  const isUnanswered = error instanceof TypeError && /^(?:Failed to fetch|NetworkError|Load failed)/.test(error.message);
  return isUnanswered ? unreachable : error.message;
}
