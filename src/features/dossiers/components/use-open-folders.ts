import { useCallback, useMemo, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const most = 2_000;

const keyOf = (workspaceId: string) => `attest:open-folders:${workspaceId}`;

function read(workspaceId: string): string {
  try {
    return localStorage.getItem(keyOf(workspaceId)) ?? "";
  } catch {
    // A browser that keeps nothing: all folders are closed at the start.
    return "";
  }
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  // Another tab.
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
}

/** Which folders are open, as this browser remembers it for the workspace. */
export function useOpenFolders(workspaceId: string): {
  open: ReadonlySet<string>;
  setOpen: (ids: readonly string[], isOpen: boolean) => void;
} {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(workspaceId),
    () => "",
  );
  const open = useMemo(() => new Set(kept.split(" ").filter(Boolean)), [kept]);
  const setOpen = useCallback(
    (ids: readonly string[], isOpen: boolean) => {
      const next = new Set(read(workspaceId).split(" ").filter(Boolean));
      for (const id of ids) {
        next.delete(id);
        if (isOpen) next.add(id);
      }
      try {
        localStorage.setItem(keyOf(workspaceId), [...next].slice(-most).join(" "));
      } catch {
        // Nothing is remembered then.
      }
      for (const listener of listeners) listener();
    },
    [workspaceId],
  );
  return { open, setOpen };
}
