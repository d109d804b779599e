import { type ReactNode, useEffect, useRef, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** How far below the window something is drawn already. */
const margin = "1200px";

/**
 * Draws what stands at a page's end once a reader comes near it, or once the page has settled: by then it can be found and
 * printed. Nothing may stand below it.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isDrawn || !element) return;
    const draw = () => setDrawn(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), { rootMargin: margin });
    observer.observe(element);
    const forget = whenIdle(draw);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isDrawn]);
  return isDrawn ? children : <div ref={place} />;
}
