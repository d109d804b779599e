export type StepState = "waiting" | "running" | "done" | "failed" | "skipped";

export type Step = {
  id: string;
  label: string;
  state: StepState;
  /** How far: "12 of 40" when the total is known, "12" when not. */
  count?: { done: number; total?: number };
  /** One line about it: what is being read now, why it failed, why it was skipped. */
  detail?: string;
};

export const stepWords: Record<StepState, string> = {
  waiting: "Waiting",
  running: "Running",
  done: "Done",
  failed: "Failed",
  skipped: "Skipped",
};

export function countWords(count: { done: number; total?: number }): string {
  return count.total === undefined ? String(count.done) : `${count.done} of ${count.total}`;
}

/**
 * What a screen reader is told: the step it stands at and how it stands, without the counts, so that it
 * speaks when the step changes and not with every page read.
 */
export function describeProgress(steps: readonly Step[]): string {
  const at = (wanted: StepState) => steps.findIndex((step) => step.state === wanted);
  const place = (index: number, words: string) => `Step ${index + 1} of ${steps.length}, ${steps[index]?.label ?? ""}: ${words}`;
  const failed = at("failed");
  if (failed >= 0) return place(failed, "failed");
  const running = at("running");
  if (running >= 0) return place(running, "running");
  const waiting = at("waiting");
  if (waiting >= 0) return place(waiting, "waiting");
  return steps.length === 0 ? "" : `All ${steps.length} steps ended`;
}
