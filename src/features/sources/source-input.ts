import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { maxPastedCharacters } from "./source.ts";

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol);
}

const longestUrl = 2_048;

export const listSourcesSchema = workspaceInput.extend({
  query: z.string().max(500, "Search must be at most 500 characters").optional(),
  cursor: z.string().max(100, "Cursor is invalid").optional(),
});

export const sourceInput = workspaceInput.extend({ sourceId: z.uuid("Source ID is invalid") });

export const getSourceSchema = sourceInput.extend({
  /** The offset in the text that the answer's part has to hold. */
  at: z.int().min(0, "Offset is invalid").optional(),
});

export const addByUrlSchema = workspaceInput.extend({
  // Which schemes and hosts may be read is for page fetching to say, in words.
  url: z
    .string()
    .trim()
    .min(1, "URL is required")
    .max(longestUrl, "URL is invalid")
    .refine((url) => URL.canParse(url), "URL is invalid"),
});

export const addPastedSchema = workspaceInput.extend({
  title: z.string().trim().max(300, "Title must be at most 300 characters").optional(),
  text: z
    .string()
    .max(maxPastedCharacters, "Text must be at most 500,000 characters")
    .refine((text) => text.trim() !== "", "Text is required")
    .refine((text) => text.trim() === "" || /(?:[\p{L}\p{N}].*?){10}/su.test(text), "Text must be at least 10 letters"),
  url: z
    .string()
    .trim()
    .max(longestUrl, "URL is invalid")
    .refine((url) => url === "" || isWebAddress(url), "URL is invalid")
    .optional(),
});
