import type { AllegationStatus } from "./allegation.ts";

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
