import { useEffect, useState } from "react";
import { emptyDraft, readDraft, type ReportDraft } from "../report-draft.ts";

/**
 * The report that is being typed, kept in this browser under the reporter's own name, so that a closed tab, an ended
 * link or a failed call loses nothing. `isKept` is false where the browser keeps nothing.
 */
export function useReportDraft(reporterId: string) {
  const place = `attest-report-draft:${reporterId}`;
  const [draft, setDraft] = useState<ReportDraft>(() => emptyDraft(""));
  const [wasKept, setWasKept] = useState(false);

  useEffect(() => {
    const kept = readKept(place);
    setDraft(kept ?? emptyDraft(crypto.randomUUID()));
    setWasKept(kept !== null);
  }, [place]);

  function change(part: Partial<ReportDraft>) {
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
    setDraft(emptyDraft(crypto.randomUUID()));
    setWasKept(false);
  }

  return { draft, change, clear, wasKept };
}

function readKept(place: string): ReportDraft | null {
  try {
    return readDraft(localStorage.getItem(place));
  } catch {
    return null;
  }
}
