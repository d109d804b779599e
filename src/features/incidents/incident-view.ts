import type { PartialDate } from "#app/lib/partial-date.ts";
import type { AllegationStatus } from "./allegation.ts";
import type {
  EvidenceType,
  IdentityStance,
  IncidentOrigin,
  IncidentStatus,
  ReviewVerdict,
  SentencePart,
  Standing,
  StandingPassage,
  Verification,
} from "./incident.ts";

/** A verbatim passage of an archived source and whether it still holds. */
export type PassageView = {
  id: string;
  source_id: string;
  text: string;
  start: number;
  end: number;
  holds: boolean;
  /** What a member quoted later, by the evidence that they added. */
  added_id: string | null;
};

/** The specification's behaviour incident with what makes each of its claims checkable. */
export type IncidentView = {
  id: string;
  subject_id: string | null;
  status: IncidentStatus;
  type: "antisemitic";
  title: string;
  /** 'March, 2024' or 'Unknown date'. */
  date: string;
  date_span: PartialDate;
  location: string;
  summary: string;
  description: string;
  evidence: {
    id: string;
    title: string;
    type: EvidenceType;
    url: string;
    source: {
      id: string;
      url: string | null;
      title: string;
      published_on: string | null;
      archived_at: string;
      sha256: string;
    } | null;
    /** Set for what a member added to it later. */
    added: { id: string; by: string; at: string; quotation: string | null } | null;
    /** The source among these whose text this page repeats: the two count as one. */
    copy_of: string | null;
    /** When a later search found it to tell of this event too; null for what the incident was made of. */
    joined_at: string | null;
  }[];
  url: string | null;
  reporter_id: string | null;
  created_at: string;
  updated_at: string;
  origin: IncidentOrigin;
  /** Who wrote it by hand; null for what a search found, a reporter sent or staff wrote. */
  written_by: string | null;
  standing: Standing;
  standing_reason: string | null;
  /** The passage that the reason argues from, where the incident does not quote it. */
  standing_passage: StandingPassage | null;
  rubric_rule: string | null;
  allegation: AllegationStatus | null;
  outcomes: { status: AllegationStatus; stated_on: string | null; passage_id: string }[];
  /** `disputed` as well while a statement of the person recorded stands beside it. */
  verification: Verification;
  /** A person has confirmed it, disputed or not: it counts, and is reported and exported. */
  is_confirmed: boolean;
  /** What the person recorded says to it, shown with equal weight; the newest first. */
  statements: { id: string; text: string; at: string }[];
  /** What was corrected at the request of the person recorded, the latest first. */
  corrections: { changed: string[]; reason: string; at: string }[];
  verified_by: string | null;
  verified_at: string | null;
  verification_reason: string | null;
  /** Seen by this workspace alone until it is shared. */
  is_private: boolean;
  /** Where the copy stands that a member of this workspace offered for sharing; null when none was offered. */
  sharing: { status: IncidentStatus; reason: string | null } | null;
  sentences: { part: SentencePart; text: string; passage_id: string }[];
  passages: PassageView[];
  identity: {
    stance: IdentityStance;
    kind: string;
    statement: string;
    quote: string | null;
    source_id: string | null;
    start: number | null;
    end: number | null;
  }[];
  /** Newest first; the undone ones too. */
  reviews: { id: string; verdict: ReviewVerdict; reason: string; by: string; at: string; undone_at: string | null }[];
  /** A recorded incident that a search took for the same event without being sure. */
  likely_same_as: { id: string; title: string } | null;
  /** Set when a member found it to be part of another incident: which one, by whom, when and why. */
  merged_into: { id: string; kept_id: string; reason: string; by: string; at: string } | null;
  /** The incidents that are shown as part of this one; see `asEvents`. */
  merged: IncidentView[];
  /** Set when it was removed from this dossier. */
  removed: { at: string; by: string | null; reason: string | null } | null;
};
