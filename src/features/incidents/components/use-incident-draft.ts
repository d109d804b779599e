import { useState } from "react";
import { emptyIncidentDraft, readIncidentDraft, type IncidentDraft } from "../written-draft.ts";

/** What is being typed, kept in this browser under `place`: a closed tab, an ended session or a failed call loses nothing. */
export function useIncidentDraft(place: string) {
  const [draft, setDraft] = useState<IncidentDraft>(() => readKept(place) ?? emptyIncidentDraft(crypto.randomUUID()));

  function change(part: Partial<IncidentDraft>) {
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
    setDraft(emptyIncidentDraft(crypto.randomUUID()));
  }
  return { draft, change, clear };
}

function readKept(place: string): IncidentDraft | null {
  try {
    return readIncidentDraft(localStorage.getItem(place));
  } catch {
    return null;
  }
}
