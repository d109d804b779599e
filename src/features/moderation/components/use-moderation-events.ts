import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Keeps the queue and the open case as they are on the server: other moderators and reporters work on them too. */
export function useModerationEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isFirst = true;
    const events = new EventSource("/api/moderation/events");
    events.addEventListener("message", () => {
      // The first tells how things stand, which the page has just read.
      if (!isFirst) void queryClient.invalidateQueries({ queryKey: ["moderation"] });
      isFirst = false;
    });
    return () => events.close();
  }, [queryClient]);
}
