import { z } from "zod";
import { allegationStatuses, type AllegationStatus } from "./allegation.ts";
import { evidenceTitleSchema, evidenceTypeSchema, evidenceUrlSchema } from "./evidence-item.ts";
import { incidentWords } from "./incident-words.ts";
import { plainText } from "./written-text.ts";

/** Pieces of evidence of one incident that somebody writes. */
export const mostWrittenEvidence = 10;
/** Pieces of evidence of one incident, with what members added later. */
export const mostAddedEvidence = 50;
const longestQuotation = 4_000;

export const quotationSchema = z
  .string()
  .overwrite(plainText)
  .max(longestQuotation, "A quotation must be at most 4,000 characters");

const evidenceFields = {
  title: evidenceTitleSchema,
  type: evidenceTypeSchema,
  /** Where it is to be opened; an archived source may have no address. */
  url: evidenceUrlSchema.nullish().transform((url) => url ?? null),
  /** The archived copy in the workspace's library. */
  sourceId: z
    .uuid("Source ID is invalid")
    .nullish()
    .transform((id) => id ?? null),
  /** Word for word from the archived copy. */
  quotation: quotationSchema.nullish().transform((quotation) => quotation || null),
};
const standsSomewhere = ({ url, sourceId }: { url: string | null; sourceId: string | null }) => url !== null || sourceId !== null;
const quotesACopy = ({ quotation, sourceId }: { quotation: string | null; sourceId: string | null }) =>
  quotation === null || sourceId !== null;

/** A piece of evidence as it is written into an incident. */
export const writtenEvidenceSchema = z
  .object(evidenceFields)
  .refine(standsSomewhere, { path: ["url"], error: "URL is invalid" })
  .refine(quotesACopy, { path: ["quotation"], error: "Only an archived copy can be quoted" });
export type WrittenEvidence = z.output<typeof writtenEvidenceSchema>;

/**
 * An incident as a member writes it by hand: their own words, how far the accusation has got by a source's word, and
 * its evidence.
 */
export const writtenIncidentSchema = z.object({
  ...incidentWords,
  allegation: z
    .enum(allegationStatuses, { error: "This status word is not in the list" })
    .nullish()
    .transform((word) => word ?? null),
  evidence: z
    .array(writtenEvidenceSchema)
    .max(mostWrittenEvidence, `An incident can have at most ${mostWrittenEvidence} pieces of evidence`)
    .default([]),
});
export type WrittenIncident = z.output<typeof writtenIncidentSchema>;

/** What a member adds to an incident that stands. */
export const addedEvidenceSchema = z.object({
  incidentId: z.uuid("Incident ID is invalid"),
  idempotencyKey: z.uuid("ID is invalid"),
  evidence: z
    .array(writtenEvidenceSchema)
    .min(1, "Add a piece of evidence")
    .max(mostWrittenEvidence, `At most ${mostWrittenEvidence} pieces of evidence can be added at once`),
});

/** How English sources say each word of the ladder. */
const wording: Record<AllegationStatus, RegExp> = {
  alleged: /\b(?:alleg|accus|claim|report|said to have)/iu,
  arrested: /\b(?:arrest|detain|in(?:to)? custody)/iu,
  charged: /\bcharg/iu,
  indicted: /\bindict/iu,
  "on trial": /\btrial\b|\bin the dock\b/iu,
  convicted: /\bconvict|\bfound (?:\w+ )?guilty|\bguilty verdict/iu,
  "pleaded guilty": /\bple(?:a|ad|aded|ads|d)\b[^.]{0,20}\bguilty|\bguilty plea|\badmit/iu,
  sentenced: /\b(?:sentenc|jail|imprison|fined?\b|ordered to)/iu,
  disciplined:
    /\b(?:disciplin|suspen|dismiss|sack|fired|expel|expul|reprimand|censur|banned|ban\b|struck off|removed|barred|sanction)/iu,
  apologised: /\b(?:apolog|sorry)/iu,
  acquitted: /\b(?:acquit|not guilty|cleared|exonerat)/iu,
  dismissed: /\b(?:dismiss|dropp|thr(?:ew|own) out|discontinu|withdr)/iu,
  reversed: /\b(?:revers|overturn|quash|set aside|annul|vacat)/iu,
  corrected: /\b(?:correct|retract|clarif|withdr)/iu,
};

/**
 * The first of the quotations that says a status word, or null: the word comes from the source (product rule 5). In what
 * is not English the person who quotes it vouches for the word; `language` is ISO 639-1, null where unknown.
 */
export function findQuotationOfWord<Quotation extends { text: string; language: string | null }>(
  word: AllegationStatus,
  quotations: readonly Quotation[],
): Quotation | null {
  const isForeign = ({ language }: Quotation) => language !== null && language !== "en";
  return quotations.find(({ text }) => wording[word].test(text)) ?? quotations.find(isForeign) ?? null;
}
