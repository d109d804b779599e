import { Tooltip as Primitive } from "radix-ui";
import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { isServer } from "./is-server.ts";

/** One around all that have tooltips: a tooltip opens after 700 ms, and at once within 300 ms of the last one. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

type TooltipProps = {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  /** Off without unmounting the trigger, for example while its label is in sight. */
  disabled?: boolean;
  children: ReactElement;
};

/** A short hint on hover and focus. Never the only place where something is said: touch screens do not show it. */
export const Tooltip = isServer ? ClosedTooltip : LiveTooltip;

/** What the server draws: the very markup of a closed one, without the machine that opens it. */
export function ClosedTooltip({ children }: TooltipProps) {
  return cloneElement(children as ReactElement<Record<string, unknown>>, {
    "data-state": "closed",
    ...(children.props as object),
  });
}

export function LiveTooltip({ content, side = "top", align = "center", disabled = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Primitive.Root open={open && !disabled} onOpenChange={setOpen}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="overlay-panel z-50 max-w-72 rounded-md px-2.5 py-1.5 text-xs text-ink data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in print:hidden"
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
