import { z } from "zod";

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
