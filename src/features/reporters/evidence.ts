import { z } from "zod";
import { evidenceTypes, type EvidenceType } from "#app/features/incidents/incident.ts";

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
export const maxEvidenceBytes = 20 * 1024 * 1024;
/** Pieces of evidence in one report. */
export const mostEvidence = 10;

export const evidenceTypeLabels: Record<EvidenceType, string> = {
  article: "Article",
  image: "Image",
  "facebook-post": "Facebook post",
  "instagram-post": "Instagram post",
  "linkedin-post": "LinkedIn post",
  "reddit-post": "Reddit post",
  "tiktok-post": "TikTok post",
  "twitter-post": "Twitter post",
  "youtube-video": "YouTube video",
  other: "Other",
};

// Controls that make what stands around a text read backwards; marks of direction cannot.
const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** One line: controls and line ends are spaces, overrides of direction are gone. */
export function oneLine(text: string): string {
  return text.replaceAll(overrides, "").replaceAll(controls, " ").replaceAll(/ {2,}/gu, " ").trim();
}

/** Several lines: other controls and overrides of direction are gone. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(overrides, "")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

const isSaid = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** A text of one line that says something, of at most `most` characters. */
export function lineSchema(most: number, required: string, tooLong: string) {
  return z.string({ error: required }).overwrite(oneLine).refine(isSaid, required).max(most, tooLong);
}

/** A text of several lines that says something, of at most `most` characters. */
export function textSchema(most: number, required: string, tooLong: string) {
  return z.string({ error: required }).overwrite(plainText).refine(isSaid, required).max(most, tooLong);
}

/** Unknown types become `other`, as the specification's section 3 has it. */
export const evidenceTypeSchema = z.enum(evidenceTypes).catch("other");

export const evidenceTitleSchema = lineSchema(200, "Title is required", "Title must be at most 200 characters");

/** A web address that a page can stand at; javascript:, data: and credentials are none. */
export const evidenceUrlSchema = z
  .string({ error: "URL is invalid" })
  .trim()
  .max(2_000, "URL is invalid")
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return ["http:", "https:"].includes(url.protocol) && url.hostname.includes(".") && url.username === "" && url.password === "";
  }, "URL is invalid");

export const evidenceSchema = z.object({ title: evidenceTitleSchema, type: evidenceTypeSchema, url: evidenceUrlSchema });
