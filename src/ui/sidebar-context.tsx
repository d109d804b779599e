import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useKeyGroup, type KeyGroup } from "./page-keys.ts";
import { isSidebarShortcut, sidebarCookie } from "./sidebar-state.ts";

type SidebarState = {
  /** Expanded rather than collapsed to icons; on wide screens. */
  open: boolean;
  /** The drawer, on screens under 768 px. */
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
  isNarrow: boolean;
  toggle: () => void;
};

const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (!state) throw new Error("A part of the sidebar stands outside SidebarProvider");
  return state;
}

const sidebarKeys: KeyGroup = {
  title: "Sidebar",
  keys: [{ keys: ["Ctrl or ⌘", "B"], words: "Show or hide the sidebar" }],
};

const narrow = "(width < 768px)";

function watchNarrow(changed: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export function SidebarStateProvider({ defaultOpen, children }: { defaultOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(defaultOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);
  useKeyGroup(sidebarKeys);
  // The layout itself follows CSS, so that nothing moves when this becomes known.
  const isNarrow = useSyncExternalStore(
    watchNarrow,
    () => matchMedia(narrow).matches,
    () => false,
  );

  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) setDrawerOpen((was) => !was);
    else {
      setOpen(!open);
      document.cookie = sidebarCookie(!open);
    }
  }, [open]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!isSidebarShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) toggle();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  const state = useMemo(
    () => ({ open, drawerOpen: drawerOpen && isNarrow, setDrawerOpen, isNarrow, toggle }),
    [open, drawerOpen, isNarrow, toggle],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}
