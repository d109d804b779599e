/** The steps of a search in their order. A run resumes from the first that is not `done`. */
export const searchSteps = ["plan", "retrieve", "read", "identify", "judge", "verify", "merge"] as const;
export type SearchStepName = (typeof searchSteps)[number];

export const stepStatuses = ["waiting", "running", "done", "failed", "skipped"] as const;
export type StepStatus = (typeof stepStatuses)[number];

export const runStatuses = ["queued", "running", "delivered", "failed", "cancelled"] as const;
export type RunStatus = (typeof runStatuses)[number];

export const activeRunStatuses: readonly RunStatus[] = ["queued", "running"];

export function hasEnded(status: RunStatus): boolean {
  return !activeRunStatuses.includes(status);
}

/** What is said of a search, for incidents or for facts, that failed for no reason a person could do anything about. */
export const unexpectedFailure = "Something went wrong on our side while searching. Nothing was charged; please try again.";
