import { useEffect, useEffectEvent } from "react";
import { isTyping, useKeyGroup, type KeyGroup } from "#app/ui/page-keys.ts";

const moderationKeys = {
  j: "Next report",
  k: "Previous report",
  a: "Approve",
  r: "Reject",
  e: "Ask the reporter",
  c: "Claim, or let go",
  x: "Select for all at once",
} as const;
export type ModerationKey = keyof typeof moderationKeys;

const group: KeyGroup = {
  title: "Moderation",
  keys: Object.entries(moderationKeys).map(([key, words]) => ({ keys: [key], words })),
};

/** Calls `onKey` for the queue's keys, unless somebody types or a dialog is open. */
export function useModerationKeys(onKey: (key: ModerationKey) => void): void {
  useKeyGroup(group);
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
