const cookieName = "sidebar_state";
const sevenDays = 7 * 24 * 60 * 60;

/** The cookie that keeps the sidebar as it was left: for `document.cookie`, path /, 7 days. */
export function sidebarCookie(open: boolean): string {
  return `${cookieName}=${open}; path=/; max-age=${sevenDays}; samesite=lax`;
}

/** Reads it from a request's Cookie header or `document.cookie`; undefined when it was never set. */
export function readSidebarCookie(cookies: string | null | undefined): boolean | undefined {
  for (const pair of (cookies ?? "").split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === cookieName && (value === "true" || value === "false")) return value === "true";
  }
  return undefined;
}

type Keys = { key: string; code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/**
 * Ctrl or cmd with b. The letter counts where the layout has Latin letters (Dvorak's b is elsewhere); on Hebrew,
 * Arabic or Cyrillic layouts the place of the key does.
 */
export function isSidebarShortcut(event: Keys): boolean {
  if (event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return false;
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === "b" : event.code === "KeyB";
}
