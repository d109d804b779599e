import { classNames } from "./class-names.ts";
import { dialogFrame, Panel } from "./dialog-frame.tsx";
import type { DialogPanelProps } from "./dialog.tsx";

const widths = { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-2xl", xl: "max-w-4xl" };

export function DialogPanel({ size = "md", ...panel }: DialogPanelProps) {
  return <Panel {...panel} headerClassName="px-5 pt-5" className={classNames(dialogFrame, widths[size])} />;
}
