import type { SetAsideReason } from "./engine/judgement.ts";

/** The reasons for which a page is set aside, in words, in the order they are shown. */
export const setAsideLabels: Record<SetAsideReason, string> = {
  "needs-a-human": "Needs a person to decide",
  "possibly-another-person": "Possibly another person",
  "another-person": "Another person",
  "not-the-actor": "Not the actor",
  "lawful-opinion": "Lawful opinion",
  "not-antisemitic": "Not antisemitic on the source's own account",
  "not-reported-by-the-source": "Not reported in the source's main text",
  minor: "Under 18",
  "no-quotation": "No quotation",
  duplicate: "Duplicate",
  "not-named": "Does not name the subject",
  unreadable: "Could not be read",
};
