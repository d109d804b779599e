import { useDeferredValue, useEffect, useSyncExternalStore } from "react";

/**
 * Whether the page is to be drawn to its end. A long page is false on the server and until the browser has taken it over,
 * and draws no more than a first screen shows; the rest follows by itself, and at once where the page was come to from
 * another. What the address's fragment names is then scrolled to, since the browser looked for it too early.
 */
export function useIsWhole(): boolean {
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  // After what the person already sees: taking that over does not wait for a hundred cards below it.
  const isWhole = useDeferredValue(isAlive);
  useEffect(() => {
    const { hash } = globalThis.location;
    if (isWhole && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isWhole]);
  return isWhole;
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
