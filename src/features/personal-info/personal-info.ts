import type { FactKind } from "#app/features/subjects/subject-facts.ts";

/** `queued → running → delivered | failed | cancelled`, as a search for incidents. */
export const personalInfoStatuses = ["queued", "running", "delivered", "failed", "cancelled"] as const;
export type PersonalInfoStatus = (typeof personalInfoStatuses)[number];
export const activePersonalInfoStatuses: readonly PersonalInfoStatus[] = ["queued", "running"];

export const proposalDecisions = ["open", "accepted", "set-aside"] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];

/** `same`: something beside the name says that it is the subject; `possible`: the name alone does. */
export const proposalIdentities = ["same", "possible"] as const;
export type ProposalIdentity = (typeof proposalIdentities)[number];

/** A fact that a page states, for a person to accept or to set aside. */
export type ProposedFact = {
  id: string;
  kind: FactKind;
  value: string;
  identity: ProposalIdentity;
  quote: string;
  start: number;
  source: { id: string; title: string; url: string | null };
  decision: ProposalDecision;
};

/** The dossier's latest search for public facts, and every fact that was offered so far. */
export type PersonalInfoView = {
  search: {
    id: string;
    status: PersonalInfoStatus;
    failure: string | null;
    pages_found: number;
    pages_read: number;
    created_at: string;
    finished_at: string | null;
  } | null;
  proposals: ProposedFact[];
};
