/** What the change listener is asked for: the folders and dossiers of one workspace, and which are being searched. */
export const fileSystemTopic = (workspaceId: string) => `workspace-files:${workspaceId}`;
