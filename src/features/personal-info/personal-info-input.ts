import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { proposalDecisions } from "./personal-info.ts";

export const searchInput = workspaceInput.extend({ searchId: z.uuid("Search ID is invalid") });

export const decideInput = workspaceInput.extend({
  proposalId: z.uuid("Fact ID is invalid"),
  decision: z.enum(proposalDecisions, { error: "This decision is not in the list" }),
});
