import type { ComponentType } from "react";
import { DialogPanel } from "./dialog.tsx";
import { DrawerPanel } from "./drawer.tsx";
import { laterPart } from "./later-part.tsx";

/** A part that draws a dialog of its own; the dialog's code comes beside it, not after it. */
export const laterDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  laterPart(() => Promise.all([load(), DialogPanel.preload()]).then(([part]) => part));

/** The same for a drawer. */
export const laterDrawer = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  laterPart(() => Promise.all([load(), DrawerPanel.preload()]).then(([part]) => part));
