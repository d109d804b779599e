import type { IncidentStatus } from "./incident.ts";

/** Why a report is rejected: the closed list of the moderators, with what a reporter is told. */
export const rejectionReasons = {
  "not-antisemitic": "Not antisemitic",
  "another-person": "Another person",
  "cannot-verify": "Cannot be verified",
  duplicate: "Duplicate of another report",
  minor: "About a person under 18",
  "outside-scope": "Outside the scope",
} as const;
export type RejectionReason = keyof typeof rejectionReasons;
export const rejectionReasonNames = Object.keys(rejectionReasons) as RejectionReason[];

/** What a change of status is called in the record. */
export const decisionCodes = ["approve", "reopen", ...rejectionReasonNames] as const;
export type DecisionCode = (typeof decisionCodes)[number];

/** product.md: pending → approved or rejected; approved → rejected; rejected → pending; nothing else. */
const transitions: Record<IncidentStatus, readonly IncidentStatus[]> = {
  pending: ["approved", "rejected"],
  approved: ["rejected"],
  rejected: ["pending"],
};

export function isAllowedChange(from: IncidentStatus, to: IncidentStatus): boolean {
  return transitions[from].includes(to);
}

export const changeRefused = "This status change is not allowed";

/** Where a case came from. */
export const caseSources = ["reporter", "member", "staff"] as const;
export type CaseSource = (typeof caseSources)[number];

/** Why staff should look twice. */
export const caseFlags = ["duplicate", "burst"] as const;
export type CaseFlag = (typeof caseFlags)[number];

export const caseFlagLabels: Record<CaseFlag, string> = {
  duplicate: "May be a duplicate",
  burst: "Many reports about one person",
};

/** A claim holds for this long; working on the case renews it. */
export const claimMinutes = 10;
/** A decision may be taken back within this time; the screen offers it for 10 of them. */
export const undoSeconds = 15;

export const messageAuthors = ["moderator", "reporter", "note"] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** What a decision is called where the reporter and a dossier's readers see it. */
export function decisionTitle(code: DecisionCode): string {
  if (code === "approve") return "Approved";
  return code === "reopen" ? "Opened again" : rejectionReasons[code];
}

/** What listens for changes of the moderators' queue. */
export const moderationTopic = "moderation";
