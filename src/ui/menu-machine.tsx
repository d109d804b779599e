import { Check, ChevronRight, Circle } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import { type ComponentProps, type FocusEvent, type ReactElement, type ReactNode, type Ref, useLayoutEffect } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

/*
 * What a menu is made of once it is opened. Pages draw it through menu.tsx, which fetches this when somebody comes near a
 * menu's button.
 */

const panel =
  "overlay-panel z-50 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] max-w-[min(20rem,calc(100vw-1rem))] min-w-48 overflow-y-auto rounded-lg p-1 data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in";
const row =
  "flex min-h-8 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-start text-sm select-none touch:min-h-11 data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-hover focus-visible:-outline-offset-2";

type MachineProps = {
  /** The button on the page that opens it: the menu stands beside it and gives the focus back to it. */
  buttonId: string;
  contentId: string;
  align: "start" | "center" | "end";
  side: "top" | "right" | "bottom" | "left";
  open: boolean;
  /** Opened by a key: its first line has the focus then. The primitive cannot know of a key that was pressed before it came. */
  isByKey: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

export function Machine({ buttonId, contentId, align, side, open, isByKey, onOpenChange, children }: MachineProps) {
  function enter({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!isByKey || target !== currentTarget || (relatedTarget && currentTarget.contains(relatedTarget))) return;
    currentTarget.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus();
  }
  return (
    // Not modal: the page behind stays readable and keeps its scroll bar, so that nothing moves.
    <Primitive.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>
        <StandIn buttonId={buttonId} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          id={contentId}
          aria-labelledby={buttonId}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onFocus={enter}
          onCloseAutoFocus={(event) => leaveWhereItIs(event, buttonId)}
          className={panel}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * The button gets the focus back a moment after the menu has gone. What a press in the menu opened may have taken it by then,
 * and a field that loses it at once is a field given up. What stands around the button only caught it when the menu went.
 */
function leaveWhereItIs(event: Event, buttonId: string): void {
  const holder = document.activeElement;
  if (holder !== null && !holder.contains(document.getElementById(buttonId))) event.preventDefault();
}

/** Tells the primitive of the button that stands on the page already, and draws nothing. */
function StandIn({ buttonId, ref }: { buttonId: string; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    const button = document.getElementById(buttonId);
    if (typeof ref === "function") ref(button);
    else if (ref) ref.current = button;
  }, [buttonId, ref]);
  return null;
}

export type MenuItemProps = Omit<ComponentProps<typeof Primitive.Item>, "asChild"> & {
  icon?: IconShape;
  tone?: "neutral" | "danger";
  /** Keys that do the same, shown at the end. */
  shortcut?: ReactNode;
};

export function Item({ icon, tone = "neutral", shortcut, className, children, ...props }: MenuItemProps) {
  return (
    <Primitive.Item className={classNames(row, tone === "danger" ? "text-danger" : "text-ink", className)} {...props}>
      {icon ? <Icon icon={icon} className={tone === "danger" ? "" : "text-ink-muted"} /> : null}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut ? <span className="text-xs text-ink-muted">{shortcut}</span> : null}
    </Primitive.Item>
  );
}

/** An item that is a link: its only child is the link element. */
export function LinkItem({
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof Primitive.Item>, "asChild"> & { children: ReactElement }) {
  return (
    <Primitive.Item asChild className={classNames(row, className)} {...props}>
      {children}
    </Primitive.Item>
  );
}

export function CheckboxItem({ className, children, ...props }: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem className={classNames(row, className)} {...props}>
      <Mark icon={Check} />
      <span className="min-w-0 flex-1">{children}</span>
    </Primitive.CheckboxItem>
  );
}

export function RadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  return <Primitive.RadioGroup {...props} />;
}

export function RadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={classNames(row, className)} {...props}>
      <Mark icon={Circle} filled />
      <span className="min-w-0 flex-1">{children}</span>
    </Primitive.RadioItem>
  );
}

function Mark({ icon, filled }: { icon: IconShape; filled?: boolean }) {
  return (
    <span className="grid size-4 shrink-0 place-items-center text-accent">
      <Primitive.ItemIndicator>
        <Icon icon={icon} size={filled ? "xs" : "md"} className={filled ? "fill-current" : ""} />
      </Primitive.ItemIndicator>
    </span>
  );
}

export type MenuSubProps = { label: ReactNode; icon?: IconShape; disabled?: boolean; children: ReactNode };

export function Sub({ label, icon, disabled, children }: MenuSubProps) {
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger disabled={disabled} className={classNames(row, "data-[state=open]:bg-hover")}>
        {icon ? <Icon icon={icon} className="text-ink-muted" /> : null}
        <span className="min-w-0 flex-1">{label}</span>
        <Icon icon={ChevronRight} className="text-ink-muted rtl:rotate-180" />
      </Primitive.SubTrigger>
      <Primitive.Portal>
        <Primitive.SubContent sideOffset={4} collisionPadding={8} className={panel}>
          {children}
        </Primitive.SubContent>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}

export function Separator() {
  return <Primitive.Separator className="mx-1 my-1 h-px bg-line forced-colors:bg-[CanvasText]" />;
}

export function Label({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2.5 py-1.5 text-xs font-medium text-ink-muted">{children}</Primitive.Label>;
}
