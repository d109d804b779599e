const focusable = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
let last: HTMLElement | null = null;
let isWatched = false;

/**
 * Notices from now on what is focused or pressed; called again, it does nothing. Code that comes later calls it while the page is
 * drawn (later-part.tsx): what is fetched because of a press was not there to see the press.
 */
export function watchFocus(): void {
  if (isWatched || typeof document !== "object") return;
  isWatched = true;
  for (const kind of ["focusin", "pointerdown"])
    document.addEventListener(kind, ({ target }) => {
      // The press counts too, since Safari does not focus a pressed button.
      if (target instanceof Element) last = openerOf(target.closest(focusable));
    });
}

/** What was focused or pressed last, if it still stands on the page: a menu's button for what stood in the menu. */
export const lastHeld = (): HTMLElement | null => (last?.isConnected ? last : null);

/** What an element is for whoever goes back to it: itself, a menu's button for what stands in the menu, nothing for the page. */
export function openerOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const button = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : null;
  if (button) return button;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
