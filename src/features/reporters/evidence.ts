/** How far the copy of a piece of evidence has got. A file is archived as it arrives. */
export const archiveStates = ["waiting", "archived", "failed"] as const;

/** What a reporter's file may be, as its bytes say: documents that can be read, and pictures. */
export const evidenceFileKinds = ["html", "pdf", "text", "docx", "eml", "png", "jpeg", "gif", "webp"] as const;
