import type { ReactElement, ReactNode } from "react";
import { laterPart } from "./later-part.tsx";
import { dialogTrigger, type Opening, useOpening } from "./opening.ts";

/** What is in the dialog, and around it. */
export type DialogPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Buttons, at the end; stays in sight while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

type DialogProps = Opening &
  Omit<DialogPanelProps, keyof Opening> & {
    /** The button that opens it; focus returns to it. */
    trigger?: ReactElement;
  };

/** Its code comes with what is about to be opened. */
export const DialogPanel = laterPart(() => import("./dialog-panel.tsx").then((module) => module.DialogPanel));

/** A question or a small piece of work in front of the page. On narrow screens it sits at the bottom edge. */
export function Dialog({ trigger, open, defaultOpen, onOpenChange, ...panel }: DialogProps) {
  const opening = useOpening({ open, defaultOpen, onOpenChange });
  return (
    <>
      {trigger ? dialogTrigger(trigger, opening, DialogPanel) : null}
      {opening.isDrawn ? <DialogPanel {...panel} open={opening.isOpen} onOpenChange={opening.change} /> : null}
    </>
  );
}
