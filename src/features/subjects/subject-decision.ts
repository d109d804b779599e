/** What staff may decide about a subject with a reason that is kept. */
export const subjectDecisionKinds = ["mark-minor", "unmark-minor", "delete"] as const;
export type SubjectDecisionKind = (typeof subjectDecisionKinds)[number];
