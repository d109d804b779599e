import type { ReactElement, ReactNode } from "react";
import { laterPart } from "./later-part.tsx";
import { dialogTrigger, type Opening, useOpening } from "./opening.ts";

export type AlertDialogPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "danger" | "primary";
  /** Closes when it has resolved; stays open and shows the error's message when it rejects. */
  onConfirm: () => void | Promise<void>;
  confirmDisabled?: boolean;
  /** Between the description and the buttons, for example a field for the reason. */
  children?: ReactNode;
};

type AlertDialogProps = Omit<Opening, "defaultOpen"> & Omit<AlertDialogPanelProps, keyof Opening> & { trigger?: ReactElement };

/** Its code comes with what is about to be opened. */
export const AlertDialogPanel = laterPart(() => import("./alert-dialog-panel.tsx").then((module) => module.AlertDialogPanel));

/** Asks before something that destroys or cannot be taken back. Focus starts on Cancel; a press outside does not close it. */
export function AlertDialog({ trigger, open, onOpenChange, ...panel }: AlertDialogProps) {
  const opening = useOpening({ open, onOpenChange });
  return (
    <>
      {trigger ? dialogTrigger(trigger, opening, AlertDialogPanel) : null}
      {opening.isDrawn ? <AlertDialogPanel {...panel} open={opening.isOpen} onOpenChange={opening.change} /> : null}
    </>
  );
}
