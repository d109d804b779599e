import type { ReactElement, ReactNode } from "react";
import { laterPart } from "./later-part.tsx";
import { dialogTrigger, type Opening, useOpening } from "./opening.ts";

export type DrawerPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  side?: "left" | "right" | "bottom";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  children?: ReactNode;
};

type DrawerProps = Opening & Omit<DrawerPanelProps, keyof Opening> & { trigger?: ReactElement };

/** Its code comes with what is about to be opened. */
export const DrawerPanel = laterPart(() => import("./drawer-panel.tsx").then((module) => module.DrawerPanel));

/** A panel from an edge: for reading something long beside the page it belongs to. */
export function Drawer({ trigger, open, defaultOpen, onOpenChange, ...panel }: DrawerProps) {
  const opening = useOpening({ open, defaultOpen, onOpenChange });
  return (
    <>
      {trigger ? dialogTrigger(trigger, opening, DrawerPanel) : null}
      {opening.isDrawn ? <DrawerPanel {...panel} open={opening.isOpen} onOpenChange={opening.change} /> : null}
    </>
  );
}
