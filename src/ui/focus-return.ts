import { useInsertionEffect, useRef } from "react";

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** What opened the last dialog that was not opened from another one: where a chain of them ends. */
let onThePage: HTMLElement | null = null;
/** What had the focus last: a menu's button for what stood in it, and is gone before the dialog that it opens is there. */
let last: HTMLElement | null = null;
if (typeof document === "object")
  document.addEventListener("focusin", ({ target }) => {
    last = openerOf(target as Element);
  });
/** One dialog takes the place of another. */
let hasJustClosed = false;

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
    opener.current = openerOf(document.activeElement) ?? (hasJustClosed ? onThePage : last?.isConnected ? last : null);
    if (opener.current && !opener.current.closest(dialogs)) onThePage = opener.current;
    return () => {
      hasJustClosed = true;
      setTimeout(() => (hasJustClosed = false));
    };
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
      const target = [opener.current, onThePage].find((one) => one?.isConnected) ?? document.getElementById("main");
      target?.focus();
    },
  };
}

function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const button = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : null;
  if (button) return button;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
