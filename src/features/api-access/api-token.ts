/** What a token may do, in words for the screen that makes it. */
export const apiScopes = {
  "dossiers:read": "Read dossiers and their incidents",
  "sources:read": "Read the library's sources",
  "searches:write": "Start, follow and cancel searches (they cost credits)",
  "exports:read": "Export dossiers and evidence",
} as const;
export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as ApiScope[];
