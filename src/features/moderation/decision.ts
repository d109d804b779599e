/** What a change of an incident's status is called in the record: approved, opened again, or why it was rejected. */
export const decisionCodes = [
  "approve",
  "reopen",
  "not-antisemitic",
  "another-person",
  "cannot-verify",
  "duplicate",
  "minor",
  "outside-scope",
] as const;

/** Where a case came from. */
export const caseSources = ["reporter", "member", "staff"] as const;

/** Who wrote in a report's thread; a note is for moderators alone. */
export const messageAuthors = ["moderator", "reporter", "note"] as const;
