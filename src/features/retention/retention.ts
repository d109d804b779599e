/** What lapses, and after how many days (the privacy policy says the same). */
export const retentionRules = {
  "unreviewed-findings": {
    days: 30,
    label: "Findings that nobody has reviewed",
    after: "30 days after they were found",
    becomes: "They are deleted with their quotations; the archived pages stay with the workspace.",
  },
  "rejected-reports": {
    days: 90,
    label: "Rejected reports and findings",
    after: "90 days after the rejection",
    becomes: "They are deleted; a number by month, origin and reason remains.",
  },
  "social-report-inputs": {
    days: 90,
    label: "What was entered for a social media search",
    after: "90 days after it was completed or cancelled",
    becomes: "The encrypted input is erased; the request and its result stay.",
  },
  "unsent-evidence": {
    days: 7,
    label: "Files of reporters that were never sent with a report",
    after: "7 days after they were handed in",
    becomes: "They are deleted, their archived copies with them.",
  },
  "unconfirmed-requests": {
    days: 7,
    label: "Requests of people recorded that were never confirmed",
    after: "7 days after they were made",
    becomes: "They are deleted.",
  },
} as const;
export type RetentionRule = keyof typeof retentionRules;
export const retentionRuleNames = Object.keys(retentionRules) as [RetentionRule, ...RetentionRule[]];

/** What a hold may keep. */
export const holdKinds = {
  subject: "A subject: every incident about the person",
  dossier: "A dossier: its incidents and social media searches",
  incident: "One report or incident",
  "social-report": "One social media search",
} as const;
export type HoldKind = keyof typeof holdKinds;
export const holdKindNames = Object.keys(holdKinds) as [HoldKind, ...HoldKind[]];

/** Something that can be held, as staff know it. */
export type Holdable = {
  id: string;
  /** The subject's name, or the title of an incident that is shared. */
  name: string;
  /** Whom it is about, where its name does not say it. */
  subject_name: string | null;
  /** Whose it is; null for what belongs to no workspace. */
  workspace_name: string | null;
  since: string;
};

/** Days of a rule as the moment before which it lapses. */
export function lapsesBefore(rule: RetentionRule, now: Date): Date {
  return new Date(now.getTime() - retentionRules[rule].days * 24 * 60 * 60 * 1000);
}

/** What a run would take of one rule. */
export type RulePreview = {
  rule: RetentionRule;
  /** At most {@link mostCounted}. */
  due: number;
  /** Due as well, and kept by a hold. */
  held: number;
  /** What becomes due within a week. */
  soon: number;
  /** The oldest of them, by id alone. */
  oldest: { id: string; since: string; is_held: boolean }[];
};
export type RetentionPreview = { rules: RulePreview[]; digest: string; made_at: string };

/** Nobody waits for an exact number: from here on it is "1,000 or more". */
export const mostCounted = 1_000;

export type RetentionRunView = {
  id: string;
  at: string;
  by: string | null;
  counts: Record<RetentionRule, number>;
  held: number;
};

export type HoldView = {
  id: string;
  kind: HoldKind;
  entity_id: string;
  /** What it is, in words; null when it is gone. */
  held: Holdable | null;
  reason: string;
  until: string;
  by: string;
  created_at: string;
  is_active: boolean;
  ended: { at: string; by: string; reason: string } | null;
};
