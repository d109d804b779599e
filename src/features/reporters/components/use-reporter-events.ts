import { useEffect, useEffectEvent } from "react";

/** Hears from the server when something of the reporter's page has changed: a decision, a question, the link itself. */
export function useReporterEvents(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let isFirst = true;
    const events = new EventSource("/api/external/events");
    events.addEventListener("message", () => {
      // The first tells how things stand, which the page has just read.
      if (!isFirst) changed();
      isFirst = false;
    });
    events.addEventListener("error", () => {
      // Refused for good: the link was replaced or its session is over. The page asks, and says so.
      if (events.readyState === EventSource.CLOSED) changed();
    });
    return () => events.close();
  }, []);
}
