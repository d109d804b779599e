import type { Discourse } from "./discourse.ts";
import type { PageReading, Sentence } from "./page-reading.ts";

/** Several, or somebody by a word that may mean whoever stands outside the paragraph. */
const mayMeanOthers =
  /\b(?:both|all|others?|another|second|third|fourth|two|three|four|pair|each|every\w*|any(?:one|body)?|they|them|their|former|latter|co-\w+|codefendants?|coaccused|nobody|no one|none|neither|defendants|accused|men|women|suspects|brothers)\b/i;

/**
 * A paragraph about another of the accused, which does not name the subject: "Christopher Bright, 21, pleaded guilty. Under the plea agreement
 * the felony count was dismissed." What is told there, without a name or a word for several, is told of him.
 */
export function isOfAnothersParagraph(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  if (mayMeanOthers.test(sentence.text)) return false;
  let other: number | null = null;
  for (const one of page.sentences) {
    if (one.block !== sentence.block) continue;
    if (one.mentions.some(({ person }) => person === 0)) return false;
    if (one.index > sentence.index || other !== null) continue;
    other = one.mentions[0]?.person ?? null;
  }
  return other !== null && (discourse.accused.has(`p${other}`) || discourse.frames.some(({ person }) => person === other));
}
