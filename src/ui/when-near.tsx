import { type ReactNode, useEffect, useRef, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** Whoever comes back finds the page as long as it was left: only then can they be put back where they were. */
const seen = new Set<string>();

/** How far below the window something is drawn already. */
const margin = "1200px";

/**
 * Draws what stands at a page's end once a reader comes near it, or once the page has settled: by then it can be found and
 * printed. Nothing may stand below it. `name` tells it from that of other pages.
 */
export function WhenNear({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(seen.has(name));
  useEffect(() => {
    const element = place.current;
    if (isDrawn || !element) return;
    const draw = () => {
      seen.add(name);
      setDrawn(true);
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), { rootMargin: margin });
    observer.observe(element);
    const forget = whenIdle(draw);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isDrawn, name]);
  return isDrawn ? children : <div ref={place} />;
}
