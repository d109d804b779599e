import { useEffect, useEffectEvent } from "react";

export const moderationKeys = {
  j: "Next report",
  k: "Previous report",
  a: "Approve",
  r: "Reject",
  e: "Ask the reporter",
  c: "Claim, or let go",
  x: "Select for all at once",
  "?": "Show these keys",
} as const;
export type ModerationKey = keyof typeof moderationKeys;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]") !== null;

/** Calls `onKey` for the queue's keys, unless somebody types or a dialog is open. */
export function useModerationKeys(onKey: (key: ModerationKey) => void): void {
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (!(event.key in moderationKeys)) return;
      event.preventDefault();
      pressed(event.key as ModerationKey);
    }
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
