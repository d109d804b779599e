import type { toast as Toast } from "sonner";
import { splitMessage } from "./split-message.ts";
import { sayPlainly, toastsOnScreen } from "./toast-loading.ts";

export type NotifyOptions = {
  /** Replaces the toast of the same id, for example a loading one by its outcome. */
  id?: string | number;
  /** Milliseconds; Infinity keeps it until it is closed. */
  duration?: number;
  /** One thing the person can do about it, such as "Undo". */
  action?: { label: string; onPress: () => void };
};
type Level = "success" | "info" | "warning" | "error" | "loading";

let last = 0;

/** Calls are kept in order while the toasts are still being loaded. */
function whenLoaded(work: (toast: typeof Toast) => void, otherwise: () => void = () => undefined): void {
  void toastsOnScreen().then(work, otherwise);
}

function show(level: Level, message: string, options: NotifyOptions = {}): string | number {
  const { title, description } = splitMessage(message);
  const { action, id = `toast-${(last += 1)}`, ...rest } = options;
  whenLoaded(
    (toast) =>
      toast[level](title, {
        id,
        // Given even when undefined: a replaced toast must not keep the old one's description or button.
        description,
        action: action ? { label: action.label, onClick: action.onPress } : undefined,
        ...rest,
      }),
    () => sayPlainly({ title, description }),
  );
  return id;
}

/** Toasts. The first line of a message is the title, the rest the description. Each answers the toast's id. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => show("success", message, options),
  info: (message: string, options?: NotifyOptions) => show("info", message, options),
  warning: (message: string, options?: NotifyOptions) => show("warning", message, options),
  error: (message: string, options?: NotifyOptions) => show("error", message, options),
  loading: (message: string, options?: NotifyOptions) => show("loading", message, options),
  dismiss: (id?: string | number) => whenLoaded((toast) => void toast.dismiss(id)),
};
