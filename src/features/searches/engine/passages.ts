import { sentences } from "#app/lib/language/sentences.ts";
import type { SourceText, SubjectFacts } from "./judgement.ts";
import { type PageReading, readPage } from "./page-reading.ts";

/** A numbered stretch of a page's main text, verbatim, with its offsets. */
export type Passage = { number: number; text: string; start: number; end: number };

/** Sentences kept on either side of one that names the subject. */
const around = 2;

/**
 * The passages of the main text that a language model may see: the sentences that name the subject and
 * their neighbours, numbered, and nothing else of the page. Furniture, comments and text that speaks to
 * machines are never among them. Empty when the main text does not name the subject.
 * @param reading what was read of this page for this subject already
 * @param limit most characters in all
 */
export function selectPassages(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading = readPage(subject, page),
  limit = 12_000,
): Passage[] {
  const wanted = new Set<number>();
  for (const sentence of reading.sentences) {
    if (!sentence.mentions.some((mention) => mention.person === 0)) continue;
    for (let index = sentence.index - around; index <= sentence.index + around; index += 1) wanted.add(index);
  }
  const passages: Passage[] = [];
  let length = 0;
  for (const sentence of reading.sentences) {
    if (!wanted.has(sentence.index) || length + sentence.text.length > limit) continue;
    // A sentence cut out of the page reads the same when cut again: offsets hold by themselves.
    if (sentences(page.text, sentence.start, sentence.end).length === 0) continue;
    passages.push({ number: passages.length + 1, text: sentence.text, start: sentence.start, end: sentence.end });
    length += sentence.text.length;
  }
  return passages;
}
