import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { PartialDate } from "#app/lib/partial-date.ts";

/** What is known of the person looked for. `name` is the only fact that is always there. */
export type SubjectFacts = {
  name: string;
  aliases?: string[];
  employer?: string;
  city?: string;
  /** Four-digit year. */
  birthYear?: number;
  role?: string;
  profileUrls?: string[];
};

/** The readable main text of one archived page, as the steps of a search see it. */
export type SourceText = {
  id: string;
  url: string | null;
  title: string;
  /** Day of publication as YYYY-MM-DD, null when the page does not say. */
  date: string | null;
  /** When it came into the archive: a page without a date is no younger. */
  archivedAt?: Date;
  text: string;
};

/** A verbatim passage. `start` and `end` are UTF-16 offsets into the source's `text`. */
export type Quotation = { sourceId: string; text: string; start: number; end: number };

export type IdentityFactKind =
  | "name"
  | "alias"
  | "middle-name"
  | "age"
  | "birth-year"
  | "employer"
  | "role"
  | "place"
  | "education"
  | "profile";

/** One line of the identity ledger. `quotation` is null only for what is missing from the page. */
export type IdentityEvidence = {
  kind: IdentityFactKind;
  /** In words: "The page gives the age 34; born 1989 fits." */
  statement: string;
  quotation: Quotation | null;
};

/**
 * Is the person in this page the subject? `same` may be recorded, `possible` is kept apart as
 * "possibly another person", `different` is blocked by a contradiction, `unnamed` means that the
 * page's main text does not name the subject.
 */
export type IdentityLedger = {
  verdict: "same" | "possible" | "different" | "unnamed";
  for: IdentityEvidence[];
  against: IdentityEvidence[];
  missing: IdentityEvidence[];
};

/** Why a page that was read yielded no finding. Closed: each has its words on the dossier page. */
export const setAsideReasons = [
  "not-named",
  "another-person",
  "possibly-another-person",
  "not-the-actor",
  "lawful-opinion",
  "not-antisemitic",
  "not-reported-by-the-source",
  "minor",
  "needs-a-human",
  "no-quotation",
  "duplicate",
  "unreadable",
] as const;
export type SetAsideReason = (typeof setAsideReasons)[number];

/** One sentence of a finding's title, summary or description and the passage it rests on. */
export type AttestedSentence = { text: string; quotation: Quotation };

/** The status word of the allegation ladder with the passage that says it. */
export type StatedOutcome = { status: AllegationStatus; date: string | null; quotation: Quotation };

/** One act of the subject as one page reports it: everything in it is quoted from that page. */
export type Finding = {
  /** Rules 1 to 7 of the rubric, "counts". */
  rubric: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  title: AttestedSentence;
  summary: AttestedSentence[];
  description: AttestedSentence[];
  /** The word the source uses; null where no authority is involved (the person's own words). */
  status: AllegationStatus | null;
  /** Newest first. */
  outcomes: StatedOutcome[];
  /** When the act happened, at the precision that the text fixes. */
  date: PartialDate;
  location: string | null;
  quotations: Quotation[];
};

/** The embedded engine's verdict on one page and one subject; `human` is kept apart, both sides shown. */
export type Judgement = {
  decision: "incident" | "human" | "none";
  /** The rubric rule or gate that decided: "1" … "20", "G1" … "G4". */
  rule: string;
  setAside: SetAsideReason | null;
  /** One sentence for a person, saying why. Never a keyword. */
  reason: string;
  /** The passage that decided, where there is one. */
  passage: Quotation | null;
  /** Present for `incident`; for `human` where an act is described. */
  finding: Finding | null;
  identity: IdentityLedger;
  /** Absent where the rules alone tied the act to the person: else a language model's pointing did, and whoever reads it is told. */
  tiedBy?: "model";
};
