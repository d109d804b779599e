/** `queued → running → delivered | failed | cancelled`, as a search for incidents. */
export const personalInfoStatuses = ["queued", "running", "delivered", "failed", "cancelled"] as const;
export type PersonalInfoStatus = (typeof personalInfoStatuses)[number];

export const proposalDecisions = ["open", "accepted", "set-aside"] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];
