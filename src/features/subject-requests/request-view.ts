import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { IncidentOrigin, IncidentStatus, Verification } from "#app/features/incidents/incident.ts";
import type { SubjectRequestKind } from "./request-kinds.ts";
import type { Deadline, DecisionGround, IdentityCheck, SubjectRequestDecision, SubjectRequestStatus } from "./subject-request.ts";

/** A request in the queue of staff. */
export type SubjectRequestItem = {
  id: string;
  receipt: string;
  kind: SubjectRequestKind;
  status: SubjectRequestStatus;
  name: string;
  confirmed_at: string;
  due_at: string;
  deadline: Deadline;
  decided_at: string | null;
  taken_by: { id: string; name: string } | null;
  is_identified: boolean;
};

export type RequestDecisionView = {
  id: string;
  decision: SubjectRequestDecision;
  ground: DecisionGround;
  reason: string;
  by: string;
  at: string;
  reopened: { by: string; at: string; reason: string } | null;
};

export type DisputeView = {
  id: string;
  statement: string;
  opened_at: string;
  closed_at: string | null;
  closed_reason: string | null;
};

export type CorrectionView = {
  id: string;
  changed: string[];
  reason: string;
  by: string;
  at: string;
  undone_at: string | null;
};

/** An incident about the person, in whichever workspace it is, as far as a request has to do with it. */
export type HeldIncident = {
  id: string;
  /** Null for a shared one. */
  workspace_name: string | null;
  title: string;
  summary: string;
  description: string;
  location: string;
  /** As `readPartialDate` reads it. */
  date: string;
  date_words: string;
  status: IncidentStatus;
  verification: Verification;
  allegation: AllegationStatus | null;
  origin: IncidentOrigin;
  created_at: string;
  evidence: { title: string; url: string }[];
  disputes: DisputeView[];
  corrections: CorrectionView[];
};

/** All that staff need to decide one. */
export type SubjectRequestDetails = SubjectRequestItem & {
  email: string;
  about: string;
  statement: string;
  created_at: string;
  subject: { id: string; name: string } | null;
  identity: { check: IdentityCheck; note: string; by: string; at: string } | null;
  incidents: HeldIncident[];
  deletions: { incident_id: string; workspace_name: string | null; by: string; at: string }[];
  decisions: RequestDecisionView[];
  /** Why the reader may not work on it; null when they may. */
  may_not_work: string | null;
  may_not_change: string | null;
};
