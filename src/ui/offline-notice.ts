let isMounted = false;

/**
 * A line at the foot of the window while the browser has no network: what is shown may be old, and nothing can be saved.
 * What is being typed is not touched, and nothing on the page moves. Drawn by hand: two lines of text
 * are not worth what a root of React's own adds to every page. Put at the end of the document once for as long as it lives.
 */
export function mountOfflineNotice(): void {
  if (isMounted) return;
  isMounted = true;
  const region = document.body.appendChild(document.createElement("div"));
  region.setAttribute("role", "status");
  region.setAttribute("aria-label", "Network");
  region.className = "pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-2 empty:hidden print:hidden";
  const tell = () => region.replaceChildren(...(navigator.onLine ? [] : [notice()]));
  addEventListener("online", tell);
  addEventListener("offline", tell);
  tell();
}

function notice(): HTMLElement {
  const line = document.createElement("p");
  line.className =
    "rounded-md border border-s-4 border-warning/40 border-s-warning bg-warning-soft px-3.5 py-2 text-sm text-ink shadow-overlay";
  const strong = line.appendChild(document.createElement("strong"));
  strong.className = "font-semibold";
  strong.textContent = "You are offline.";
  line.append(" What is shown may be old, and nothing can be saved until you are back.");
  return line;
}
