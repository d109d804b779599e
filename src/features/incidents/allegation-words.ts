import type { AllegationStatus } from "./allegation.ts";

/** Whether a status word lifts the accusation: told by word and shape, first in line. */
export function isExonerating(status: AllegationStatus): boolean {
  return status === "acquitted" || status === "dismissed" || status === "reversed" || status === "corrected";
}

/** 'charged' as a label: 'Charged'. */
export function allegationLabel(status: AllegationStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** Every status word, what lifts the accusation first, then by how far a case has got: the order in which outcomes without days are shown and compared. */
export const furthestFirst: readonly AllegationStatus[] = [
  "reversed",
  "acquitted",
  "dismissed",
  "corrected",
  "apologised",
  "disciplined",
  "sentenced",
  "convicted",
  "pleaded guilty",
  "on trial",
  "indicted",
  "charged",
  "arrested",
  "alleged",
];
