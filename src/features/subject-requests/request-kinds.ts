/** What the person recorded, or somebody who acts for them, may ask for (product rule 9). */
export const subjectRequestKinds = {
  access: "Tell me what is held about me",
  answer: "Answer a claim",
  correction: "Correct something",
  deletion: "Delete something",
} as const;
export type SubjectRequestKind = keyof typeof subjectRequestKinds;
export const subjectRequestKindNames = Object.keys(subjectRequestKinds) as [SubjectRequestKind, ...SubjectRequestKind[]];
