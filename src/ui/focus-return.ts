import { useInsertionEffect, useRef } from "react";

/**
 * Where focus goes when a dialog closes: back to what had it when the dialog opened. A menu that opened it is gone by
 * then, so its button takes the place; when that is gone as well (a deleted row), the main area does.
 * Spread the two handlers on the dialog's content.
 */
export function useFocusReturn(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  // Before a field inside takes the focus by itself: the panel is then not told that it opens.
  useInsertionEffect(() => {
    if (isOpen) opener.current = openerOf(document.activeElement);
  }, [isOpen]);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      // Another dialog was opened from this one and has the focus: taken away, even for a moment, it comes back with
      // what was typed meanwhile selected, and the next letter replaces it.
      const holder = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
      if (holder && holder !== event.target) {
        event.preventDefault();
        return;
      }
      // Nothing had focus, as in a browser that does not focus a clicked button: the primitive knows its trigger.
      if (!opener.current) return;
      event.preventDefault();
      const target = opener.current.isConnected ? opener.current : document.getElementById("main");
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
