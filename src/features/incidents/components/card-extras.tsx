import { createContext, type ReactNode } from "react";
import type { IncidentView } from "../incident-view.ts";

/** What a page puts on its incidents' cards from elsewhere in the product. */
export type CardExtras = {
  /** Beside the status words. */
  badges?: (incident: IncidentView) => ReactNode;
  /** Under a source of the evidence. */
  sourceMark?: (sourceId: string) => ReactNode;
  /** Beside the decisions. */
  actions?: (incident: IncidentView) => ReactNode;
};

export const CardExtrasContext = createContext<CardExtras>({});
