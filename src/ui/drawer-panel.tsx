import { classNames } from "./class-names.ts";
import { Panel } from "./dialog-frame.tsx";
import type { DrawerPanelProps } from "./drawer.tsx";

const sides = {
  left: "inset-y-0 left-0 w-full border-y-0 border-l-0 data-[state=closed]:animate-to-left data-[state=open]:animate-from-left",
  right:
    "inset-y-0 right-0 w-full border-y-0 border-r-0 data-[state=closed]:animate-to-right data-[state=open]:animate-from-right",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-x-0 border-b-0 data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom",
};
const widths = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-3xl" };

export function DrawerPanel({ side = "right", size = "md", ...panel }: DrawerPanelProps) {
  return (
    <Panel
      {...panel}
      isDrawer
      headerClassName="border-b border-line px-5 py-4"
      className={classNames("overlay-panel fixed z-50 flex flex-col", sides[side], side !== "bottom" && widths[size])}
    />
  );
}
