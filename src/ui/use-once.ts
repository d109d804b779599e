import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Does something once as soon as the page is alive: a link out of a mail is used up by POST, since programs that look
 * into mail open what they find there. `work` is not done again when it changes; `retry` does it again.
 */
export function useOnce<Outcome>(work: () => Promise<Outcome>): {
  outcome: Outcome | null;
  hasFailed: boolean;
  retry: () => void;
} {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isSent = useRef(false);
  const latest = useRef(work);
  const run = useCallback(() => {
    if (isSent.current) return;
    isSent.current = true;
    setFailed(false);
    latest.current().then(setOutcome, () => {
      isSent.current = false;
      setFailed(true);
    });
  }, []);
  useEffect(run, [run]);
  return { outcome, hasFailed, retry: run };
}
