import type { toast as Toast } from "sonner";

/*
 * Toasts are loaded after the page: nobody waits for them at first. Whoever shows one waits here until the
 * host is on the screen; the library forgets what is shown before that.
 */

let isWanted = false;
const listeners = new Set<() => void>();
const host = Promise.withResolvers<void>();

/** The library once its host is on the screen; asks for both. */
export async function toastsOnScreen(): Promise<typeof Toast> {
  if (!isWanted) {
    isWanted = true;
    for (const tell of listeners) tell();
  }
  const [{ toast }] = await Promise.all([import("sonner"), host.promise]);
  return toast;
}

/** For the host: whether somebody has asked for toasts. */
export const wanted = {
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  read: () => isWanted,
  onServer: () => false,
};

/** For the host, once it is on the screen. */
export function hostIsOnScreen(): void {
  host.resolve();
}
