import { cloneElement, type FocusEvent, type MouseEvent, type PointerEvent, type ReactElement, useState } from "react";
import { onIntent } from "./later-part.tsx";

export type Opening = { open?: boolean; defaultOpen?: boolean; onOpenChange?: (open: boolean) => void };

/** Whether something is open, told from outside or kept here. What was open once stays drawn, so that it can fade out. */
export function useOpening({ open, defaultOpen = false, onOpenChange }: Opening) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  return { isOpen, isDrawn: isOpen || wasOpen, change };
}

type TriggerProps = {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
};

/** The button that opens a dialog; the dialog's code is fetched when a pointer or the focus comes to it. */
export function dialogTrigger(
  trigger: ReactElement,
  { isOpen, change }: ReturnType<typeof useOpening>,
  panel: { preload: () => Promise<void> },
): ReactElement {
  const own = trigger.props as TriggerProps;
  const intent = onIntent(panel);
  return cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    type: "button",
    "aria-haspopup": "dialog",
    "aria-expanded": isOpen,
    "data-state": isOpen ? "open" : "closed",
    ...own,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      intent.onPointerEnter();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      intent.onFocus();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      own.onClick?.(event);
      if (event.defaultPrevented) return;
      // Some browsers do not focus a button that is pressed; the dialog gives the focus back to what has it now.
      event.currentTarget.focus({ preventScroll: true });
      change(!isOpen);
    },
  });
}
