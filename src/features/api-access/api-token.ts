import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

/** What a token may do, in words for the screen that makes it. */
export const apiScopes = {
  "dossiers:read": "Read dossiers and their confirmed incidents",
  "sources:read": "Read what is known of the library's sources",
  "searches:write": "Start, follow and cancel searches (they cost credits)",
  "exports:read": "Export dossiers and evidence",
} as const;
export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as ApiScope[];

export const newTokenSchema = workspaceInput.extend({
  name: z.string().trim().min(1, "Name is required").max(100, "Name must be at most 100 characters"),
  scopes: z
    .array(z.enum(apiScopeNames, { error: "This scope is not in the list" }))
    .min(1, "Choose at least one thing it may do"),
});

export const tokenInput = workspaceInput.extend({ tokenId: z.uuid("Token ID is invalid") });

/** What is shown of a token: never the token itself. */
export type ApiToken = {
  id: string;
  name: string;
  ending: string;
  scopes: ApiScope[];
  created_by: string;
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
};
