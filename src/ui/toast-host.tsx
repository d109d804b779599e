import { createElement, useEffect, useSyncExternalStore } from "react";
import { onScreen, sayPlainly, toastsOnScreen } from "./toast-loading.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * The place of the toasts, once in the document. They are loaded when the page has nothing else to do, so that they
 * can still tell that the network is gone, or with the first of them.
 */
export function ToastHost() {
  const Toaster = useSyncExternalStore(onScreen.subscribe, onScreen.toaster, onScreen.onServer);
  const plain = useSyncExternalStore(onScreen.subscribe, onScreen.plain, onScreen.onServer);
  useEffect(() => whenIdle(() => void toastsOnScreen().catch(() => undefined)), []);
  return (
    <>
      {Toaster ? createElement(Toaster) : null}
      {plain === undefined ? null : (
        <div role="alert" className="overlay-panel plain-toast">
          <div>
            <b>{plain.title}</b>
            <p>{plain.description}</p>
          </div>
          <button type="button" className="text-button" onClick={() => sayPlainly(undefined)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}
