import type { Sentence, PageReading } from "./page-reading.ts";

const ownTexts = new WeakMap<Sentence, string>();

/** The sentence without what stands in quotation marks: what the source says itself. Nearly every room asks for it. */
export function ownText(page: PageReading, sentence: Sentence): string {
  const known = ownTexts.get(sentence);
  if (known !== undefined) return known;
  const text = withoutQuotations(page, sentence);
  ownTexts.set(sentence, text);
  return text;
}

function withoutQuotations(page: PageReading, sentence: Sentence): string {
  let text = "";
  let at = sentence.start;
  for (const { quote } of sentence.reading.quotes) {
    if (quote.start >= at) {
      text += `${page.text.slice(at, quote.start)}"…"`;
      at = Math.max(at, Math.min(quote.end, sentence.end));
    }
  }
  // "The count against Mr. Foss was dismissed": the stop behind a title ends nothing.
  return (text + page.text.slice(at, sentence.end)).replace(cutShort, "$1·");
}

const cutShort = /\b(Mr|Mrs|Ms|Dr|Rev|Prof|Hon|Sgt|Det|Lt|Capt|Cllr|Gov|Sen|Rep|Inc|Ltd|Corp|Jr|Sr)\.(?= )/g;

/** The same by the sentence's number; nothing for a number that no sentence has. */
export function sentenceOwn(page: PageReading, index: number): string {
  const sentence = page.sentences[index];
  return sentence ? ownText(page, sentence) : "";
}
