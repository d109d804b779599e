import type { EvidenceType, IncidentStatus } from "#app/features/incidents/incident.ts";
import type { CaseFlag, CaseSource, DecisionCode, MessageAuthor } from "#app/features/incidents/moderation.ts";
import type { ArchiveState, EvidenceFileKind } from "#app/features/reporters/evidence.ts";

export type Person = { id: string; name: string };
/** Who works on a case now. */
export type Claim = Person & { until: string; is_mine: boolean };

/** A row of the queue. */
export type QueueItem = {
  id: string;
  receipt: string | null;
  title: string;
  subject_name: string;
  source: CaseSource;
  reporter: Person | null;
  date: string;
  created_at: string;
  flags: CaseFlag[];
  tags: string[];
  claim: Claim | null;
  assigned_to: Person | null;
  evidence_count: number;
  /** A moderator has asked and the reporter has not answered. */
  is_waiting_for_reporter: boolean;
};

export type QueuePage = { cases: QueueItem[]; nextCursor: string | null };

/** A piece of evidence with its archived copy, whoever handed it in. */
export type CaseEvidence = {
  id: string;
  title: string;
  type: EvidenceType;
  url: string | null;
  file_name: string | null;
  state: ArchiveState;
  failure: string | null;
  kind: EvidenceFileKind | null;
  is_picture: boolean;
  sha256: string | null;
  byte_size: number | null;
  final_url: string | null;
  archived_at: string | null;
  /** The beginning of what could be read of it. */
  excerpt: string | null;
  /** False when the copy no longer has its hash; null where there is none. */
  is_intact: boolean | null;
  /** The bytes can be opened: a copy of the reporters' archive. */
  has_file: boolean;
};

export type CasePassage = {
  id: string;
  text: string;
  source_title: string;
  source_url: string | null;
  sha256: string;
  archived_at: string;
};

export type SimilarIncident = {
  id: string;
  title: string;
  date: string;
  location: string;
  summary: string;
  status: IncidentStatus;
  subject_name: string;
  receipt: string | null;
  /** Why it is shown, in words. */
  reasons: string[];
};

export type CaseSubject = {
  id: string;
  name: string;
  reasons: string[];
  is_same_name: boolean;
  incidents: number;
  is_minor: boolean;
};

export type CaseMessage = { id: string; author: MessageAuthor; name: string; text: string; at: string };

export type CaseDecision = {
  id: string;
  from: IncidentStatus;
  to: IncidentStatus;
  code: DecisionCode;
  reason: string;
  by: string;
  at: string;
  duplicate_of: string | null;
  is_undone: boolean;
};

/** Everything that is needed to decide, on one screen. */
export type ModerationCase = {
  id: string;
  receipt: string | null;
  status: IncidentStatus;
  source: CaseSource;
  type: "antisemitic";
  title: string;
  date: string;
  location: string;
  summary: string;
  description: string;
  url: string | null;
  created_at: string;
  subject: Person | null;
  subject_name: string;
  subject_details: string | null;
  flags: CaseFlag[];
  tags: string[];
  claim: Claim | null;
  assigned_to: Person | null;
  reporter:
    | (Person & {
        is_active: boolean;
        reports: Record<IncidentStatus, number>;
        recent: { id: string; title: string; status: IncidentStatus; at: string; receipt: string | null }[];
      })
    | null;
  evidence: CaseEvidence[];
  passages: CasePassage[];
  similar_subjects: CaseSubject[];
  similar_incidents: SimilarIncident[];
  messages: CaseMessage[];
  decisions: CaseDecision[];
  /** Why this moderator may not decide it, in words; null when they may. */
  may_not_decide: string | null;
};
