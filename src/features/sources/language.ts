import { detect } from "tinyld";

/** Fewer letters than this and a guess is a coin toss. */
const enoughLetters = 60;
const sampleLength = 3_000;

/**
 * The language that a text is written in, as an ISO 639-1 code; what the page declares (`declared`)
 * stands where the text is too short to tell. Null when neither says.
 */
export function detectLanguage(text: string, declared: string | null = null): string | null {
  const sample = text.slice(0, sampleLength);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const stated = declared && /^[a-z]{2}/iu.test(declared) ? declared.slice(0, 2).toLowerCase() : null;
  if (letters < enoughLetters) return stated;
  return detect(sample) || stated;
}
