import { ScrollArea as Primitive } from "radix-ui";
import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

type ScrollAreaProps = {
  children: ReactNode;
  /** Give it a height or let its place do so. */
  className?: string;
  /** Names it and lets the keyboard reach it; needed where nothing inside takes focus. */
  label?: string;
  /** What scrolls: for a list that draws only what is seen. */
  viewportRef?: Ref<HTMLDivElement>;
};

/** Its bars hide 600 ms after scrolling ends; a thumb is never shorter than 18 px (the primitive's own limit). */
export function ScrollArea({ children, className, label, viewportRef }: ScrollAreaProps) {
  return (
    <Primitive.Root type="hover" scrollHideDelay={600} className={classNames("relative overflow-hidden", className)}>
      <Primitive.Viewport
        {...(viewportRef ? { ref: viewportRef } : {})}
        className="size-full rounded-[inherit] focus-visible:-outline-offset-2 [&>div]:block!"
        {...(label ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      >
        {children}
      </Primitive.Viewport>
      {(["vertical", "horizontal"] as const).map((orientation) => (
        <Primitive.Scrollbar
          key={orientation}
          orientation={orientation}
          className={classNames(
            "flex touch-none p-0.5 select-none data-[state=hidden]:animate-fade-out data-[state=visible]:animate-fade-in",
            orientation === "vertical" ? "w-2.5" : "h-2.5 flex-col",
          )}
        >
          <Primitive.Thumb className="relative flex-1 rounded-full bg-line-strong forced-colors:bg-[ButtonText]" />
        </Primitive.Scrollbar>
      ))}
      <Primitive.Corner />
    </Primitive.Root>
  );
}
