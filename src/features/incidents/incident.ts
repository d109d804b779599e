/** The specification's section 3: the only incident type, with what steers retrieval. */
export const incidentTypes = {
  antisemitic: {
    label: "Antisemitic behavior",
    /** Names the category to a hosted search engine. */
    searchEngineId: "attest-antisemitic-behavior",
    /** Steer retrieval; never findings, and never shown as reasons (product rule 3). */
    keywords: ["antisemitism", "arrest", "protest", "palestine", "genocide"],
  },
} as const;
export type IncidentType = keyof typeof incidentTypes;
export const incidentTypeNames = Object.keys(incidentTypes) as IncidentType[];

/** Moderation, as the specification has it. */
export const incidentStatuses = ["pending", "approved", "rejected"] as const;
export type IncidentStatus = (typeof incidentStatuses)[number];

/** Product rule 4: beside moderation, whether a person has looked. */
export const verifications = ["unreviewed", "confirmed", "disputed"] as const;
export type Verification = (typeof verifications)[number];

/** Who brought the incident in. */
export const incidentOrigins = ["search", "member", "staff", "reporter"] as const;
export type IncidentOrigin = (typeof incidentOrigins)[number];

/**
 * Where a machine's proposal stands: a finding, or kept apart for a person to decide (rubric 14 to
 * 20), or kept apart because it may be about somebody else.
 */
export const standings = ["finding", "needs-a-human", "possibly-another-person"] as const;
export type Standing = (typeof standings)[number];

/** A verbatim passage of an archived source that speaks against recording what the incident says. */
export type StandingPassage = { source_id: string; text: string; start: number; end: number };

export const evidenceTypes = [
  "article",
  "image",
  "facebook-post",
  "instagram-post",
  "linkedin-post",
  "reddit-post",
  "tiktok-post",
  "twitter-post",
  "youtube-video",
  "other",
] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** What a person may say of a finding. Each needs a reason of one line and can be undone. */
export const reviewVerdicts = {
  confirm: "Confirm",
  dispute: "Dispute",
  "another-person": "Another person",
  "not-antisemitic": "Not antisemitic",
  "cannot-verify": "Cannot verify",
  duplicate: "Duplicate",
  minor: "Minor",
} as const;
export type ReviewVerdict = keyof typeof reviewVerdicts;
/** The verdict as what was done: 'Confirmed', 'Marked “Duplicate”'. */
export function reviewDecided(verdict: ReviewVerdict): string {
  const word = reviewVerdicts[verdict];
  return verdict === "confirm" || verdict === "dispute" ? word.replace(/e?$/, "ed") : `Marked “${word}”`;
}
export const reviewVerdictNames = Object.keys(reviewVerdicts) as ReviewVerdict[];

export const sentenceParts = ["title", "summary", "description"] as const;
export type SentencePart = (typeof sentenceParts)[number];

export const identityStances = ["for", "against", "missing"] as const;
export type IdentityStance = (typeof identityStances)[number];

export const needsQuotation = "It quotes no source yet: without a quotation it cannot be confirmed";
