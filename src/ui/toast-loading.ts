import type { ComponentType } from "react";
import type { toast as Toast } from "sonner";
import type { SplitMessage } from "./split-message.ts";

/*
 * Toasts are loaded after the page: nobody waits for them at first. Whoever shows one waits here until the
 * host is on the screen; the library forgets what is shown before that. Where they do not come, as with the network gone, what
 * they were to say is said plainly, and the next one tries again.
 */

type Loaded = { toast: typeof Toast; Toaster: ComponentType };

let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;
let plain: SplitMessage | undefined;
const listeners = new Set<() => void>();
const host = Promise.withResolvers<void>();

/** The library once its host is on the screen; asks for both. Rejects when they do not come. */
export async function toastsOnScreen(): Promise<typeof Toast> {
  loading ??= load();
  const { toast } = await loading;
  await host.promise;
  return toast;
}

async function load(): Promise<Loaded> {
  try {
    const [{ toast }, { Toaster }] = await Promise.all([import("sonner"), import("./toaster.tsx")]);
    loaded = { toast, Toaster };
    sayPlainly(undefined);
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** What no toast could say; undefined once it is read. */
export function sayPlainly(message: SplitMessage | undefined): void {
  plain = message;
  for (const tell of listeners) tell();
}

/** For the host: the toasts once they are there, and what is said without them. */
export const onScreen = {
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  toaster: () => loaded?.Toaster,
  plain: () => plain,
  onServer: () => undefined,
};

/** For the host, once it is on the screen. */
export function hostIsOnScreen(): void {
  host.resolve();
}
