import { z } from "zod";
import { noPartialDate, readPartialDate } from "#app/lib/partial-date.ts";
import { subjectRequestKindNames } from "./request-kinds.ts";
import { requestViewNames } from "./request-views.ts";

/** `unconfirmed`: the address is not known to be theirs yet, and staff do not see it. */
export const subjectRequestStatuses = ["unconfirmed", "open", "decided"] as const;
export type SubjectRequestStatus = (typeof subjectRequestStatuses)[number];

export const subjectRequestDecisions = {
  granted: "Granted",
  "partly-granted": "Partly granted",
  refused: "Refused",
} as const;
export type SubjectRequestDecision = keyof typeof subjectRequestDecisions;
export const subjectRequestDecisionNames = Object.keys(subjectRequestDecisions) as [
  SubjectRequestDecision,
  ...SubjectRequestDecision[],
];

/** Why it was decided so: the requester is told these words and the line beside them. */
export const decisionGrounds = {
  "as-asked": "What was asked for is done",
  "nothing-held": "Nothing is held about the person who asks",
  "source-bears-it": "The source bears out what is recorded",
  "source-does-not": "The source does not bear out what was recorded",
  "another-person": "What is recorded is about somebody else",
  outdated: "What is recorded is out of date",
  "identity-unproven": "Who asks could not be established",
  "not-an-answer": "What was sent is no answer to a claim",
  other: "Another reason",
} as const;
export type DecisionGround = keyof typeof decisionGrounds;
export const decisionGroundNames = Object.keys(decisionGrounds) as [DecisionGround, ...DecisionGround[]];

/** What would contradict the decision that it is told beside, as "Refused: what was asked for is done" would. */
const contradicting: Record<SubjectRequestDecision, readonly DecisionGround[]> = {
  granted: ["source-bears-it", "identity-unproven", "not-an-answer"],
  "partly-granted": ["as-asked", "nothing-held", "identity-unproven", "not-an-answer"],
  refused: ["as-asked", "source-does-not", "outdated"],
};
/** Why a request can have been decided so. */
export function groundsOf(decision: SubjectRequestDecision): DecisionGround[] {
  return decisionGroundNames.filter((ground) => !contradicting[decision].includes(ground));
}

/** How staff made sure who asks. No document is kept. */
export const identityChecks = {
  document: "An official document was shown in a call or in person",
  counsel: "A lawyer acts for them, and the mandate was seen",
  correspondence: "A letter to an address that the source names was answered",
  known: "Staff know them from an earlier request",
} as const;
export type IdentityCheck = keyof typeof identityChecks;
export const identityCheckNames = Object.keys(identityChecks) as [IdentityCheck, ...IdentityCheck[]];

/** A request is decided within this many days of its confirmation (product rule 9, the privacy policy). */
export const daysToDecide = 30;
/** A link that confirms a request works this long. */
export const hoursToConfirm = 48;
const day = 24 * 60 * 60 * 1000;

export function dueAt(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + daysToDecide * day);
}

export type Deadline = { state: "ahead" | "due" | "overdue"; days: number };

/** How near its deadline an open request is; from a week before it counts as `due`. */
export function deadlineOf(due: Date, now: Date): Deadline {
  const days = Math.ceil((due.getTime() - now.getTime()) / day);
  if (due < now) return { state: "overdue", days: Math.max(1, Math.floor((now.getTime() - due.getTime()) / day)) };
  return { state: days <= 7 ? "due" : "ahead", days };
}

const words = (longest: number) => z.string().trim().max(longest, `Must be at most ${longest} characters`);

export const longestStatement = 5_000;

export const subjectRequestInput = z.object({
  kind: z.enum(subjectRequestKindNames, "Choose what you ask for"),
  name: words(200).min(1, "Name is required"),
  email: words(254).min(1, "Email is required").pipe(z.email("Email is invalid")),
  /** What it is about: a page, a report, a claim, in their words. */
  about: words(2_000).default(""),
  /** Shown with equal weight when it answers a claim. */
  statement: words(longestStatement).min(1, "Say in your own words what you ask for"),
  idempotencyKey: z.uuid("ID is invalid"),
});
export type SubjectRequestInput = z.output<typeof subjectRequestInput>;

export const confirmRequestInput = z.object({ key: z.string().min(1, "Key is required").max(200, "Key is invalid") });

const requestId = z.uuid("Request ID is invalid");
export const requestIdInput = z.object({ requestId });

const reason = z
  .string()
  .trim()
  .min(1, "A reason is required")
  .max(500, "The reason must be at most 500 characters")
  .refine((text) => !/[\r\n]/.test(text), "The reason must be one line");
/** The message for a reason that cannot be taken, or null. */
export function reasonMessage(text: string): string | null {
  const checked = reason.safeParse(text);
  return checked.success ? null : (checked.error.issues[0]?.message ?? null);
}
export const requestReasonInput = requestIdInput.extend({ reason });

export const requestListInput = z.object({
  view: z.enum(requestViewNames).optional().catch(undefined),
  cursor: z.string().max(200, "Cursor is invalid").optional(),
});

export const identifyInput = requestIdInput.extend({
  subjectId: z.uuid("Choose whom it is about").nullable(),
  check: z.enum(identityCheckNames, "Choose what was checked"),
  note: z
    .string()
    .trim()
    .min(1, "Say in one line what was checked")
    .max(300, "Must be at most 300 characters")
    .refine((text) => !/[\r\n]/.test(text), "Must be one line"),
});

const incidentIds = z
  .array(z.uuid("Incident ID is invalid"))
  .min(1, "Choose the incidents")
  .max(200, "At most 200 incidents")
  .refine((ids) => new Set(ids).size === ids.length, "Each incident once");

/** `statement`: the words that are shown. */
export const disputeInput = requestIdInput.extend({
  incidentIds,
  statement: words(longestStatement).min(1, "A statement is required"),
});
export const closeDisputeInput = z.object({ disputeId: z.uuid("Dispute ID is invalid"), reason });
export const reopenDisputeInput = closeDisputeInput.pick({ disputeId: true });

const text = (longest: number, missing: string) =>
  z.string().trim().min(1, missing).max(longest, `Must be at most ${longest} characters`);

/** What may be corrected of an incident. */
export const correctionFields = z.object({
  title: text(300, "Title is required"),
  summary: text(2_000, "Summary is required"),
  description: text(20_000, "Description is required"),
  location: z
    .string()
    .trim()
    .max(300, "Must be at most 300 characters")
    .transform((value) => value || "Unknown location"),
  /** A day, a month, a year, or nothing for an unknown date. */
  date: z
    .string()
    .trim()
    .refine((value) => readPartialDate(value) !== null, noPartialDate),
  /** False takes the status word of the allegation ladder away. */
  keepsAllegation: z.boolean().default(true),
});
export type CorrectionFields = z.output<typeof correctionFields>;
export const correctInput = requestReasonInput.extend({
  incidentId: z.uuid("Incident ID is invalid"),
  fields: correctionFields,
});
export const undoCorrectionInput = z.object({ correctionId: z.uuid("Correction ID is invalid") });

export const deleteIncidentsInput = requestIdInput.extend({ incidentIds });

export const decideInput = requestReasonInput
  .extend({
    decision: z.enum(subjectRequestDecisionNames, "Choose a decision"),
    ground: z.enum(decisionGroundNames, "Choose why"),
  })
  .refine(({ decision, ground }) => groundsOf(decision).includes(ground), {
    path: ["ground"],
    message: "This contradicts the decision",
  });
