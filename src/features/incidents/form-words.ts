/** What every form says in which an incident is written: by a member, by a reporter, by staff. */
export const summaryHint = "One short paragraph of at least 300 characters: who did or said what, to whom.";
export const seeTheFields = "Something is missing or cannot be right: see the messages beside the fields.";
