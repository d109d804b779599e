import { X } from "lucide-react";
import { createElement, useEffect, useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
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
        <div
          role="alert"
          className="overlay-panel fixed inset-x-4 bottom-4 z-60 flex items-start gap-3 rounded-lg py-3 ps-4 pe-2 text-sm text-ink sm:start-auto sm:end-6 sm:bottom-6 sm:w-[356px] print:hidden"
        >
          <div className="min-w-0 flex-1 py-1">
            <p className="font-medium">{plain.title}</p>
            <p className="mt-0.5 whitespace-pre-line text-ink-soft">{plain.description}</p>
          </div>
          <Button variant="ghost" size="icon" aria-label="Close" onClick={() => sayPlainly(undefined)}>
            <Icon icon={X} />
          </Button>
        </div>
      )}
    </>
  );
}
