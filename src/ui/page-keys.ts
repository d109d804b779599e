import { useEffect, useSyncExternalStore } from "react";

/** Keys as they are pressed, each in the browser's words ("Ctrl", "↑", "j"), and what they do. */
export type PageKey = { keys: readonly string[]; words: string };
export type KeyGroup = { title: string; keys: readonly PageKey[] };

/*
 * One list of what the keys of a page do: whoever listens to keys says so here, as long as it is on the page, and "?" shows
 * them all. What listens stays where it is; nothing here presses anything.
 */
let groups: readonly KeyGroup[] = [];
let isShown = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says what these keys do while the caller is on the page. Give it the same object each time. */
export function useKeyGroup(group: KeyGroup): void {
  useEffect(() => {
    groups = [...groups, group];
    tell();
    return () => {
      groups = groups.filter((other) => other !== group);
      tell();
    };
  }, [group]);
}

/** The groups of this page, each title once, the page's own before what is everywhere. */
export function useKeyGroups(): readonly KeyGroup[] {
  const current = useSyncExternalStore(
    subscribe,
    () => groups,
    () => groups,
  );
  return current.filter((group, index) => index === current.findIndex(({ title }) => title === group.title));
}

export function showKeys(shown: boolean): void {
  isShown = shown;
  tell();
}

export function useKeysShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  );
}

/** Whether the keys are what somebody types, or a dialog's or a menu's own. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]") !== null
  );
}
