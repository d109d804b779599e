import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { ClearingStatus } from "./plain-clearings.ts";

/** A step against the subject. `givesNoWord`: it weighs as one and is no status, as a vote that failed, a suspension until it is looked into, or a court's step over something else. */
export type Step = { status: AllegationStatus; sentence: number; givesNoWord?: true };

/** How a case ended in the person's favour, where it did. `formal`: there had been a charge or a proceeding. */
export type Clearing = {
  status: ClearingStatus;
  sentence: number;
  formal: boolean;
};

/** From lowest to highest; the words beside the ladder are no rungs of it. */
export const rungs: readonly AllegationStatus[] = [
  "alleged",
  "arrested",
  "charged",
  "indicted",
  "on trial",
  "pleaded guilty",
  "convicted",
  "sentenced",
];

/** What police, prosecutors and criminal courts do. */
export const ofCourts = /^(?:arrested|charged|indicted|on trial|pleaded guilty|convicted|sentenced)$/;

/** The same from the charge on: an arrest alone is no case. */
export const sinceCharge = /^(?:charged|indicted|on trial|pleaded guilty|convicted|sentenced)$/;

/** The highest rung that the source states; discipline and apology only where no authority of the law is involved. */
export function statusFrom(steps: readonly Step[]): Step | null {
  let best: Step | null = null;
  for (const step of steps) {
    const rank = rungs.indexOf(step.status);
    if (rank < 0 || step.givesNoWord === true) continue;
    if (!best || rank > rungs.indexOf(best.status)) best = step;
  }
  if (best) return best;
  return (
    steps.find((step) => step.status === "disciplined" && step.givesNoWord !== true) ??
    steps.find((step) => step.status === "apologised") ??
    null
  );
}
