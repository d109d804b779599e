import { minimumQuotationLetters, minimumQuotationWords } from "#app/features/sources/quotation.ts";
import { hostility, namesAntisemitism, namesBias, namesJewish, namesNaziSymbol } from "./hatred/hostility.ts";
import type { AttestedSentence, Quotation, SourceText } from "./judgement.ts";
import type { PageReading, Sentence } from "./reading/page-reading.ts";
import { isPrivate, publicPart } from "./grounds/private-parts.ts";
import type { SubjectRecord } from "./attribution/record.ts";
import type { Ruling } from "./grounds/rubric.ts";

export type Told = { title: AttestedSentence; summary: AttestedSentence[]; description: AttestedSentence[] };

/** Guidance of the specification for a summary, in characters. */
const summaryLength = 300;
const longest = 900;

export function quotationOf(page: SourceText, start: number, end: number): Quotation {
  return { sourceId: page.id, text: page.text.slice(start, end), start, end };
}

/**
 * Title, summary and description out of the page's own sentences, word for word: those that carry the
 * ruling first, then those about the subject, in the order of the page. Nothing is written by us.
 */
export function tell(page: SourceText, reading: PageReading, record: SubjectRecord, ruling: Ruling): Told | null {
  const carries = new Set(
    reading.sentences
      .filter((sentence) => ruling.support.some((span) => span.start < sentence.end && span.end > sentence.start))
      .map((sentence) => sentence.index),
  );
  // Where somebody lives, how to reach them and whom they are related to is left out, or cut off where the rest carries the ruling.
  const main = reading.sentences.filter(
    (sentence) =>
      sentence.kind === "main" &&
      canBeQuoted(sentence.text) &&
      (carries.has(sentence.index) ? publicPart(sentence, record, canBeQuoted) !== null : !isPrivate(sentence.text)),
  );
  const attest = (sentence: Sentence): AttestedSentence => {
    const quotation = quotationOfSentence(page, reading, record, sentence);
    return { text: quotation.text, quotation };
  };
  const leading = main.filter((sentence) => carries.has(sentence.index));
  const best = titleSentence(leading, record);
  if (!best) return null;
  const chosen = new Map<number, Sentence>();
  let length = 0;
  const take = (sentence: Sentence, atMost: number) => {
    if (chosen.has(sentence.index) || length >= atMost || (length + sentence.text.length > longest && length > 0)) return;
    chosen.set(sentence.index, sentence);
    length += sentence.text.length + 1;
  };
  for (const span of ruling.support.slice(0, 3)) {
    const sentence = main.find((candidate) => candidate.start < span.end && candidate.end > span.start);
    if (sentence) take(sentence, longest);
  }
  for (const sentence of leading) take(sentence, summaryLength);
  for (const sentence of main)
    if (record.about.has(sentence.index) && record.scope.has(sentence.index)) take(sentence, summaryLength);
  for (const sentence of main) if (record.scope.has(sentence.index) && sentence.text.length > 30) take(sentence, summaryLength);
  const inOrder = (list: Iterable<Sentence>) => [...list].toSorted((a, b) => a.start - b.start);
  const description = inOrder(
    main.filter(
      (sentence) => carries.has(sentence.index) || (record.about.has(sentence.index) && record.scope.has(sentence.index)),
    ),
  ).slice(0, 16);
  return {
    title: titleOf(page, reading, record, best, attest),
    summary: inOrder(chosen.values()).map(attest),
    description: description.map(attest),
  };
}

/**
 * A sentence as it may be quoted: without what is private in it, where there is a part to quote. One too short to attest
 * anything by itself ("Affirmed.", "Kill the Jews.") is quoted with the sentence beside it, of its own paragraph first.
 */
export function quotationOfSentence(
  page: SourceText,
  reading: PageReading,
  record: SubjectRecord,
  sentence: Sentence,
): Quotation {
  const { start, end } = publicPart(sentence, record, canBeQuoted) ?? sentence;
  if (canBeQuoted(page.text.slice(start, end))) return quotationOf(page, start, end);
  const beside = [reading.sentences[sentence.index + 1], reading.sentences[sentence.index - 1]]
    .filter((other) => other !== undefined)
    .filter((other) => other.kind === "main" && !isPrivate(other.text))
    .toSorted((one, other) => Math.abs(one.block - sentence.block) - Math.abs(other.block - sentence.block));
  const whole = beside
    .map((other) => ({ start: Math.min(start, other.start), end: Math.max(end, other.end) }))
    .find((span) => canBeQuoted(page.text.slice(span.start, span.end)));
  return quotationOf(page, whole?.start ?? start, whole?.end ?? end);
}

/** What verifyQuotation asks of a quotation at least, so that every sentence told can be checked by itself. */
export function canBeQuoted(text: string): boolean {
  return (
    hasSoMany(text, /[\p{L}\p{N}][\p{L}\p{N}\p{M}'_]*/gu, minimumQuotationWords) &&
    hasSoMany(text, /\p{L}/gu, minimumQuotationLetters)
  );
}

/** Most sentences have enough after a few words: the rest is not counted. */
function hasSoMany(text: string, sign: RegExp, least: number): boolean {
  for (let count = 0; count < least; count += 1) if (!sign.test(text)) return false;
  return true;
}

/** Where somebody was found or what they would not say is not the act, and where they live is no concern of a title. */
const besideThePoint =
  /\bat (?:his|her|their) (?:home|house|door|flat)\b|\b(?:asked for|declined to|did not respond|could not be reached)\b|\btold (?:police|officers|reporters) that (?:he|she)\b|\bwrites to\b/i;

/**
 * Of the sentences that carry the ruling, the one that best says what this person did: it names or means
 * them, tells of the act or the step, and says what was anti-Jewish in it. The earliest of equals.
 */
function titleSentence(leading: readonly Sentence[], record: SubjectRecord): Sentence | undefined {
  const told = new Set([
    ...record.acts.map((act) => act.sentence),
    ...record.words.map((words) => words.sentence),
    ...record.steps.map((step) => step.sentence),
  ]);
  const uttered = new Set(
    record.words.filter((words) => words.by === "own" && words.explicit && words.level >= 2).map((words) => words.sentence),
  );
  const weigh = (sentence: Sentence): number => {
    const isNamed = sentence.mentions.some((mention) => mention.person === 0);
    const isAbout = isNamed || record.about.has(sentence.index);
    const { text } = sentence;
    const telling =
      namesAntisemitism.test(text) ||
      namesNaziSymbol.test(text) ||
      namesBias.test(text) ||
      namesJewish.test(text) ||
      hostility(text) >= 2;
    return (
      (isNamed ? 3 : 0) +
      (isAbout ? 3 : 0) +
      (told.has(sentence.index) ? 2 : 0) +
      (telling ? 3 : 0) +
      (uttered.has(sentence.index) ? 3 : 0) -
      (/\b(?:den(?:y|ied|ies|ying)(?! (?:the holocaust|service|that the holocaust))|disputed|pleaded not guilty|contested)\b/i.test(
        text,
      )
        ? 5
        : 0) -
      (/^\(\p{L}{1,4}\)/u.test(text) ? 3 : 0) -
      (besideThePoint.test(text) ? 4 : 0) -
      // Cut off before the name.
      ((publicPart(sentence, record, canBeQuoted)?.start ?? sentence.start) > sentence.start ? 3 : 0) -
      (/^(?:he|she|they|his|her|in another|in one)\b/i.test(text) ? 1 : 0)
    );
  };
  let best: Sentence | undefined;
  let weight = -Infinity;
  for (const sentence of leading) {
    const own = weigh(sentence);
    if (own > weight) [best, weight] = [sentence, own];
  }
  return best;
}

/** The page's own headline where it stands in the text and is about nobody else; else the telling sentence. */
function titleOf(
  page: SourceText,
  reading: PageReading,
  record: SubjectRecord,
  best: Sentence,
  attest: (sentence: Sentence) => AttestedSentence,
): AttestedSentence {
  const headline = reading.sentences.find((sentence) => sentence.kind === "heading" && sentence.text === page.title.trim());
  const isTheirs =
    headline !== undefined &&
    canBeQuoted(headline.text) &&
    !isPrivate(headline.text) &&
    /\p{Ll}/u.test(headline.text) &&
    (headline.mentions.some((mention) => mention.person === 0) || (record.soleAccused && headline.mentions.length === 0)) &&
    !/["“‘'’?]/.test(headline.text);
  if (headline && isTheirs) return attest(headline);
  const whole = attest(best);
  const mark = beforeTitle.exec(whole.text)?.[0].length ?? 0;
  if (mark === 0 || !canBeQuoted(whole.text.slice(mark))) return whole;
  const quotation = quotationOf(page, whole.quotation.start + mark, whole.quotation.end);
  return { text: quotation.text, quotation };
}

/** The number of a paragraph, or where and by whom a report was sent: "3. ", "LARKMOOR, N.Y. (Wire) – ", "— ". */
const beforeTitle =
  /^(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s+|\[\d{1,3}\]\s+|(?:\p{Lu}[\p{Lu}.'’-]+(?:\s\p{Lu}[\p{Lu}.'’-]+){0,4}(?:,\s\p{Lu}[\p{L}. ]{1,24}?)?(?:,\s\p{L}+\.?\s\d{1,2})?)?(?:\s?\([^)]{2,40}\))?\s?[-–—]\s+)(?=\p{Lu}|["“])/u;
