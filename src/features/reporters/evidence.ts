import { z } from "zod";
import { evidenceTitleSchema, evidenceTypeSchema, evidenceUrlSchema } from "#app/features/incidents/evidence-item.ts";
import { megabytes } from "#app/lib/megabytes.ts";

/** How far the copy of a piece of evidence has got. A file is archived as it arrives. */
export const archiveStates = ["waiting", "archived", "failed"] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** What a reporter's file may be, as its bytes say: documents that can be read, and pictures. */
export const evidenceFileKinds = ["html", "pdf", "text", "docx", "eml", "png", "jpeg", "gif", "webp"] as const;
export type EvidenceFileKind = (typeof evidenceFileKinds)[number];

export const pictureKinds = ["png", "jpeg", "gif", "webp"] as const;
export type PictureKind = (typeof pictureKinds)[number];

export function isPicture(kind: string | null): kind is PictureKind {
  return pictureKinds.some((picture) => picture === kind);
}

/** The largest file that a reporter may send, in bytes. */
export const maxEvidenceBytes = megabytes(20);
/** Pieces of evidence in one report. */
export const mostEvidence = 10;

export const evidenceSchema = z.object({ title: evidenceTitleSchema, type: evidenceTypeSchema, url: evidenceUrlSchema });
