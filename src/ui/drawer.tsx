import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { DialogBody, DialogFooter } from "./dialog.tsx";
import { useFocusReturn } from "./focus-return.ts";
import { Icon } from "./icon.tsx";

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
export function Drawer({ trigger, title, description, side = "right", size = "md", footer, children, ...root }: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root {...root}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focusReturn}
          className={classNames("overlay-panel fixed z-50 flex flex-col", sides[side], side !== "bottom" && widths[size])}
        >
          <header className="flex items-start gap-3 border-b border-line px-5 py-4">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="mt-0.5 text-sm text-ink-soft">{description}</Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-me-2 -mt-1">
                <Icon icon={X} size="lg" />
              </Button>
            </Primitive.Close>
          </header>
          <DialogBody>{children}</DialogBody>
          {footer ? <DialogFooter>{footer}</DialogFooter> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
