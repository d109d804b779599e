import { useEffect } from "react";
import { useKeyGroup, type KeyGroup } from "#app/ui/page-keys.ts";

const paletteKeys: KeyGroup = {
  title: "Search",
  keys: [{ keys: ["Ctrl or ⌘", "K"], words: "Go to anything in the workspace by typing its name" }],
};

/** Opens and closes the palette by Ctrl or ⌘ with K. `onComing` hears the first of the two keys. */
export function usePaletteKeys(open: boolean, onOpenChange: (open: boolean) => void, onComing: () => void): void {
  useKeyGroup(paletteKeys);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Control" || event.key === "Meta") onComing();
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat) onOpenChange(!open);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [open, onOpenChange, onComing]);
}
