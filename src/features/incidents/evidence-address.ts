/** Where the archived copy of a source is answered, for members of its workspace: the address of what was never on the web. */
export function copyAddress(websiteUrl: string, of: { workspaceId: string; sourceId: string }): string {
  return new URL(`/api/workspaces/${of.workspaceId}/sources/${of.sourceId}/original`, websiteUrl).href;
}

/** Where a file that a reporter sent is answered, for moderators. */
export function moderatedFileAddress(websiteUrl: string, evidenceId: string): string {
  return new URL(`/api/moderation/evidence/${evidenceId}`, websiteUrl).href;
}

// The two above. Other sites have paths with "api" too, and theirs are pages like any other.
const copyOfOurs =
  /^https?:\/\/[^/]+\/api\/(workspaces\/[\w-]{36}\/sources\/[\w-]{36}\/original|moderation\/evidence\/[\w-]{36})$/;

/** The address of evidence as a page that anybody may open; null for what is none, and for a copy that we keep. */
export function livePage(address: string): string | null {
  return /^https?:/.test(address) && !copyOfOurs.test(address) ? address : null;
}
