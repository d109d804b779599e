import { sentences } from "#app/lib/language/sentences.ts";
import type { Discourse } from "./attribution/discourse.ts";
import type { SourceText, SubjectFacts } from "./judgement.ts";
import { type PageReading, readPage } from "./reading/page-reading.ts";

/** A numbered stretch of a page's main text, verbatim, with its offsets. `clears`: the rules read in it that something was taken back. */
export type Passage = { number: number; text: string; start: number; end: number; clears?: true };

/** Sentences kept on either side of one that names or means the subject: the nearest in any case, the next where they may matter. */
const [nearest, next] = [1, 2];
/** A body's step, or what it is about, in a sentence that names nobody. */
const mayMatter =
  /\b(?:jew\w*|anti-?semit\w*|nazi\w*|holocaust|hitler|swastikas?|synagogues?|rabbi\w*|hat(?:e|red)|bias\w*|racis\w*|slurs?|court|judge|jury|magistrates?|tribunal|panel|police|prosecut\w*|arrest\w*|charg\w+|convict\w*|guilty|sentenc\w*|jail\w*|fined?|suspend\w*|suspension|dismiss\w*|sack\w*|fired|expel\w*|ban(?:ned)?|disciplin\w*|apolog\w*|acquit\w*|clear(?:ed|s)|dropped|withdr\w+|quash\w*|overturn\w*|revers\w+|correct\w+|den(?:y|ied|ies))\b|["“]/i;

/**
 * The passages of the main text that a language model may see: the sentences that name or mean the subject and
 * their neighbours, numbered, and nothing else of the page. Furniture, comments and text that speaks to
 * machines are never among them. Empty when the main text does not name the subject.
 * @param reading what was read of this page for this subject already
 * @param discourse whom the page's pronouns and roles mean, so that "the defendant" counts as naming them
 * @param also stretches that are shown in any case: those on which a judgement rests, and those by which the rules clear the person
 * @param limit most characters in all
 */
export function selectPassages(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading = readPage(subject, page),
  discourse: Pick<Discourse, "involved"> | null = null,
  also: readonly { start: number; end: number; clears?: true }[] = [],
  limit = 12_000,
): Passage[] {
  const wanted = new Set<number>();
  for (const sentence of reading.sentences) {
    const isNamed = sentence.mentions.some((mention) => mention.person === 0);
    if (!isNamed && !discourse?.involved[sentence.index]?.has("p0")) continue;
    for (let index = sentence.index - next; index <= sentence.index + next; index += 1) {
      const isNear = Math.abs(index - sentence.index) <= nearest;
      if (isNear || mayMatter.test(reading.sentences[index]?.text ?? "")) wanted.add(index);
    }
  }
  for (const { index, start, end } of reading.sentences)
    if (also.some((span) => span.start < end && start < span.end)) wanted.add(index);
  const passages: Passage[] = [];
  let length = 0;
  for (const sentence of reading.sentences) {
    if (!wanted.has(sentence.index) || length + sentence.text.length > limit) continue;
    // A sentence cut out of the page reads the same when cut again: offsets hold by themselves.
    if (sentences(page.text, sentence.start, sentence.end).length === 0) continue;
    const clears = also.some((span) => span.clears && span.start < sentence.end && sentence.start < span.end);
    const { text, start, end } = sentence;
    passages.push({ number: passages.length + 1, text, start, end, ...(clears ? { clears } : {}) });
    length += sentence.text.length;
  }
  return passages;
}
