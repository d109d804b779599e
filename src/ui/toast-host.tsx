import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { toastsOnScreen, wanted } from "./toast-loading.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.Toaster })));

/**
 * The place of the toasts, once in the document. They are loaded when the page has nothing else to do, so that they
 * can still tell that the network is gone, or with the first of them.
 */
export function ToastHost() {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.read, wanted.onServer);
  useEffect(() => {
    const load = () => void toastsOnScreen().catch(() => undefined);
    // Safari has no idle callback.
    const timer = setTimeout(() => ("requestIdleCallback" in globalThis ? requestIdleCallback(load) : load()), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
