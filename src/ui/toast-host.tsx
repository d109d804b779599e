import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { toastsOnScreen, wanted } from "./toast-loading.ts";
import { whenIdle } from "./when-idle.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.Toaster })));

/**
 * The place of the toasts, once in the document. They are loaded when the page has nothing else to do, so that they
 * can still tell that the network is gone, or with the first of them.
 */
export function ToastHost() {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.read, wanted.onServer);
  useEffect(() => whenIdle(() => void toastsOnScreen().catch(() => undefined)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
