/**
 * The allegation ladder (docs/decisions, product rule 5): the word a source itself uses for how far
 * an accusation has got. It is never raised above what the source says, and a later outcome outranks
 * an earlier report.
 */
export const allegationStatuses = [
  "alleged",
  "arrested",
  "charged",
  "indicted",
  "on trial",
  "convicted",
  "pleaded guilty",
  "sentenced",
  "disciplined",
  "apologised",
  "acquitted",
  "dismissed",
  "reversed",
  "corrected",
] as const;

export type AllegationStatus = (typeof allegationStatuses)[number];
