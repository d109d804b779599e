import {
  cloneElement,
  type ComponentProps,
  createElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from "react";
import { laterCode, useLaterCode } from "./later-part.tsx";
import type * as Machine from "./menu-machine.tsx";
import { useOpening } from "./opening.ts";

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** What opens and draws menus: most are never opened, so it comes when somebody comes near the button of one. */
export const menuMachine = laterCode<typeof Machine>(() => import("./menu-machine.tsx"));

type TriggerProps = {
  id?: string;
  disabled?: boolean;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A button and the menu that it opens. The button stands as it is while the menu's code comes. */
export function Menu({ trigger, align = "end", side = "bottom", open, onOpenChange, children }: MenuProps) {
  const ownId = useId();
  const { isOpen, change } = useOpening({ open, onOpenChange });
  const { part: machine, prepare } = useLaterCode(menuMachine, isOpen, () => change(false));
  const [isByKey, setByKey] = useState(false);
  const own = trigger.props as TriggerProps;
  const id = own.id ?? `menu-button-${ownId}`;
  const contentId = `menu-${ownId}`;

  function toggle(event: { preventDefault: () => void }) {
    change(!isOpen);
    // The menu takes the focus, not its button.
    if (!isOpen) event.preventDefault();
  }
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    type: "button",
    id,
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    "aria-controls": isOpen && machine ? contentId : undefined,
    "data-state": isOpen ? "open" : "closed",
    ...own,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      prepare();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      prepare();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      // The main button alone; with Ctrl it is the other one on a Mac.
      if (event.defaultPrevented || own.disabled || event.button !== 0 || event.ctrlKey) return;
      setByKey(false);
      toggle(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown?.(event);
      if (event.defaultPrevented || own.disabled) return;
      if (event.key === "Enter" || event.key === " ") toggle(event);
      else if (event.key === "ArrowDown") change(true);
      else return;
      setByKey(true);
      // Neither a press after it nor the page scrolled.
      event.preventDefault();
    },
  });
  return (
    <>
      {button}
      {machine ? (
        <machine.Machine
          buttonId={id}
          contentId={contentId}
          align={align}
          side={side}
          open={isOpen}
          isByKey={isByKey}
          onOpenChange={change}
        >
          {children}
        </machine.Machine>
      ) : null}
    </>
  );
}

/** Items are drawn in an open menu alone, so what draws them is there. */
function parts(): typeof Machine {
  const machine = menuMachine.read();
  if (!machine) throw new Error("A menu's item stands outside a menu");
  return machine;
}

export const MenuItem = (props: Machine.MenuItemProps) => createElement(parts().Item, props);

/** An item that is a link: its only child is the link element. */
export const MenuLink = (props: ComponentProps<typeof Machine.LinkItem>) => createElement(parts().LinkItem, props);
export const MenuCheckboxItem = (props: ComponentProps<typeof Machine.CheckboxItem>) =>
  createElement(parts().CheckboxItem, props);
export const MenuRadioGroup = (props: ComponentProps<typeof Machine.RadioGroup>) => createElement(parts().RadioGroup, props);
export const MenuRadioItem = (props: ComponentProps<typeof Machine.RadioItem>) => createElement(parts().RadioItem, props);
export const MenuSub = (props: Machine.MenuSubProps) => createElement(parts().Sub, props);
export const MenuSeparator = () => createElement(parts().Separator);
export const MenuLabel = (props: { children: ReactNode }) => createElement(parts().Label, props);
