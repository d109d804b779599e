import { z } from "zod";
import { evidenceTypes } from "./incident.ts";
import { lineSchema } from "./written-text.ts";

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
