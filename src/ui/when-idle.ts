const settled = 1_000;

/** Does the work once the page has settled and has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  const timer = setTimeout(() => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : work()), settled);
  return () => clearTimeout(timer);
}
