import { useEffect, useState } from "react";

type Kinds<Draft> = {
  /** A kept draft; null for none and for what is none. */
  read: (kept: string | null) => Draft | null;
  /** A new one; the key lets its sending be told from a second press. */
  empty: (idempotencyKey: string) => Draft;
};

/**
 * What is being typed, kept in this browser under `place`: a closed tab, an ended session or a failed call loses nothing.
 * `read` and `empty` are functions of a module. `wasKept`: it was begun before this page.
 */
export function useKeptDraft<Draft extends object>(place: string, { read, empty }: Kinds<Draft>) {
  // What this browser keeps is known once the page is alive; the server draws an empty one.
  const [draft, setDraft] = useState<Draft>(() => empty(""));
  const [wasKept, setWasKept] = useState(false);

  useEffect(() => {
    const kept = read(keptAt(place));
    setDraft(kept ?? empty(crypto.randomUUID()));
    setWasKept(kept !== null);
  }, [place, read, empty]);

  function change(part: Partial<Draft>) {
    setDraft((known) => {
      const next = { ...known, ...part };
      try {
        localStorage.setItem(place, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing still sends what is typed.
      }
      return next;
    });
  }

  function clear() {
    try {
      localStorage.removeItem(place);
    } catch {
      // Nothing was kept.
    }
    setDraft(empty(crypto.randomUUID()));
    setWasKept(false);
  }

  return { draft, change, clear, wasKept };
}

function keptAt(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
