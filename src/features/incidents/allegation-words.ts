import type { AllegationStatus } from "./allegation.ts";

/** Whether a status word lifts the accusation: told by word and shape, first in line. */
export function isExonerating(status: AllegationStatus): boolean {
  return status === "acquitted" || status === "dismissed" || status === "reversed" || status === "corrected";
}

/** 'charged' as a label: 'Charged'. */
export function allegationLabel(status: AllegationStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
