import { Dialog as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { closedTrigger, DialogBody, DialogFooter, DialogHeader, scrim } from "./dialog.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { isServer } from "./is-server.ts";

const sides = {
  left: "inset-y-0 left-0 w-full border-y-0 border-l-0 data-[state=closed]:animate-to-left data-[state=open]:animate-from-left",
  right:
    "inset-y-0 right-0 w-full border-y-0 border-r-0 data-[state=closed]:animate-to-right data-[state=open]:animate-from-right",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-x-0 border-b-0 data-[state=closed]:animate-to-bottom data-[state=open]:animate-from-bottom",
};
const widths = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-3xl" };

type DrawerProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  side?: keyof typeof sides;
  size?: keyof typeof widths;
  footer?: ReactNode;
  children?: ReactNode;
};

/** A panel from an edge: for reading something long beside the page it belongs to. */
export const Drawer = isServer ? ClosedDrawer : LiveDrawer;

/** What the server draws: the markup of a closed one, without the machine that opens it. */
export function ClosedDrawer(props: DrawerProps) {
  if (props.open ?? props.defaultOpen) return <LiveDrawer {...props} />;
  return props.trigger ? closedTrigger(props.trigger) : null;
}

export function LiveDrawer({ trigger, title, description, side = "right", size = "md", footer, children, ...root }: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root {...root}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focusReturn}
          data-drawer
          className={classNames("overlay-panel fixed z-50 flex flex-col", sides[side], side !== "bottom" && widths[size])}
        >
          <DialogHeader title={title} description={description} className="border-b border-line px-5 py-4" />
          <DialogBody>{children}</DialogBody>
          {footer ? <DialogFooter>{footer}</DialogFooter> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
