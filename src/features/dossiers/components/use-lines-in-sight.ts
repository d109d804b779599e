import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";

/** Lines drawn above and below what is seen, so that scrolling shows no gap. */
const margin = 10;

type Input = {
  /** What scrolls. */
  viewportRef: RefObject<HTMLElement | null>;
  count: number;
  /** Pixels of a line. */
  height: number;
  /** A line that is drawn wherever the list stands. */
  always: number;
};

/** Which lines of a long list are to be drawn, and the way to bring one into sight. All lines are of one height. */
export function useLinesInSight({ viewportRef, count, height, always }: Input) {
  // Before it is measured as many lines as a tall screen has.
  const [seen, setSeen] = useState({ first: 0, last: 30 });
  const look = useCallback(() => {
    const element = viewportRef.current;
    if (!element) return;
    const first = Math.max(0, Math.floor(element.scrollTop / height));
    const last = Math.ceil((element.scrollTop + element.clientHeight) / height);
    setSeen((known) => (known.first === first && known.last === last ? known : { first, last }));
  }, [viewportRef, height]);

  useLayoutEffect(look, [look, count]);
  useEffect(() => {
    const element = viewportRef.current;
    if (!element) return;
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [viewportRef, look]);

  const scrollTo = useCallback(
    (index: number) => {
      const element = viewportRef.current;
      if (!element) return;
      const top = index * height;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + height > element.scrollTop + element.clientHeight) element.scrollTop = top + height - element.clientHeight;
      look();
    },
    [viewportRef, height, look],
  );

  return useMemo(() => ({ indexes: linesInSight(seen, count, always), scrollTo }), [seen, count, always, scrollTo]);
}

/** The indexes of the lines from `first` to `last` with those around them, and `always`, in order. */
export function linesInSight({ first, last }: { first: number; last: number }, count: number, always: number): number[] {
  const from = Math.max(0, Math.min(first, count - 1) - margin);
  const to = Math.min(count, last + margin);
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  if (always < 0 || always >= count || (always >= from && always < to)) return indexes;
  return always < from ? [always, ...indexes] : [...indexes, always];
}
