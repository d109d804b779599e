import { type RefObject, useEffect, useRef, useState } from "react";

/** Tells whether an element's content overflows it, so that only then it takes a place in the tab order. */
export function useOverflows<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () =>
      setOverflows(target.scrollHeight > target.clientHeight + 1 || target.scrollWidth > target.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    for (const child of target.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [element, overflows];
}
