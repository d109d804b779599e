import { useInsertionEffect, useRef } from "react";
import { lastHeld, openerOf } from "./last-held.ts";

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** What opened the last dialog that was not opened from another one: where a chain of them ends. */
let onThePage: HTMLElement | null = null;

/**
 * Where focus goes when a dialog closes: back to what had it when the dialog opened. A menu that opened it is gone by
 * then, so its button takes the place; when that is gone as well (a deleted row), what the chain of dialogs
 * began with or the main area does.
 * Spread the two handlers on the dialog's content.
 */
export function useFocusReturn(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  // Before a field inside takes the focus by itself: the panel is then not told that it opens.
  useInsertionEffect(() => {
    if (!isOpen) return;
    // What stood in a dialog whose place this one takes is gone: what that chain began with takes its place.
    opener.current = openerOf(document.activeElement) ?? lastHeld() ?? onThePage;
    if (opener.current && !opener.current.closest(dialogs)) onThePage = opener.current;
  }, [isOpen]);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement) ?? opener.current;
    },
    onCloseAutoFocus: (event: Event) => {
      // Another dialog was opened from this one and has the focus: taken away, even for a moment, it comes back with
      // what was typed meanwhile selected, and the next letter replaces it.
      const holder = document.activeElement?.closest(dialogs);
      if (holder && holder !== event.target) {
        event.preventDefault();
        return;
      }
      // Nothing had focus, as in a browser that does not focus a clicked button: the primitive knows its trigger.
      if (!opener.current) return;
      event.preventDefault();
      const target = [opener.current, onThePage, sameNamed(onThePage)].find((one) => one?.isConnected);
      (target ?? document.getElementById("main"))?.focus();
    },
  };
}

/** A list that was fetched anew may hold another button in the place of the one that opened the dialog, by the same name. */
function sameNamed(gone: HTMLElement | null): HTMLElement | undefined {
  const name = gone?.ariaLabel;
  if (!name) return undefined;
  return [...document.querySelectorAll<HTMLElement>(gone.tagName)].find(({ ariaLabel }) => ariaLabel === name);
}
