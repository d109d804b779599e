import { useSyncExternalStore } from "react";

/** As the stylesheet's `touch` variant has it. */
const touch = ["(pointer: coarse)", "(width < 48rem)"];

function watch(changed: () => void) {
  const queries = touch.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", changed);
  return () => {
    for (const query of queries) query.removeEventListener("change", changed);
  };
}

/** Pixels of a line: 44 where fingers press. */
export function useRowHeight(): number {
  return useSyncExternalStore(
    watch,
    () => (touch.some((query) => matchMedia(query).matches) ? 44 : 32),
    () => 32,
  );
}
