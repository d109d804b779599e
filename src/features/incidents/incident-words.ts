import { z } from "zod";
import { givenDateSchema } from "./given-date.ts";
import { lineSchema, plainText, textSchema } from "./written-text.ts";

/** Title, summary and description, required of everybody who writes an incident. */
export const toldWords = {
  title: lineSchema(200, "Title is required", "Title must be at most 200 characters"),
  summary: textSchema(2_000, "Summary is required", "Summary must be at most 2,000 characters"),
  description: textSchema(20_000, "Description is required", "Description must be at most 20,000 characters"),
};

/**
 * The specification's incident in somebody's own words (section 5), whoever writes it. Date and place fall back to
 * 'Unknown date' and 'Unknown location'.
 */
export const incidentWords = {
  idempotencyKey: z.uuid("ID is invalid"),
  type: z.literal("antisemitic", { error: "Type is invalid" }).default("antisemitic"),
  // Part of the specification's incident, and checked as such; who writes is known by other means.
  subjectId: z.uuid("Subject ID is invalid").nullish(),
  reporterId: z.uuid("Reporter ID is invalid").nullish(),
  ...toldWords,
  date: givenDateSchema.default({ precision: "unknown" }),
  location: z
    .string()
    .overwrite((text) => plainText(text).replaceAll(/\s+/gu, " "))
    .max(200, "Location must be at most 200 characters")
    .default(""),
};
