import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";

function subscribe(listen: () => void): () => void {
  addEventListener("online", listen);
  addEventListener("offline", listen);
  return () => {
    removeEventListener("online", listen);
    removeEventListener("offline", listen);
  };
}

/**
 * A line at the foot of the window while the browser has no network: what is shown may be old, and nothing can be saved.
 * What is being typed is not touched, and nothing on the page moves.
 */
export function OfflineNotice() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div
      role="status"
      aria-label="Network"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-center p-2 empty:hidden print:hidden"
    >
      {isOffline ? (
        <p className="flex items-center gap-2.5 rounded-md border border-warning/40 bg-warning-soft px-3.5 py-2 text-sm text-ink shadow-overlay">
          <Icon icon={WifiOff} className="shrink-0 text-warning" />
          <span>
            <strong className="font-semibold">You are offline.</strong> What is shown may be old, and nothing can be saved until
            you are back.
          </span>
        </p>
      ) : null}
    </div>
  );
}
