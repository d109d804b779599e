import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "./discourse.ts";

/** A verdict, not a plea: "found not guilty", but not "pleaded not guilty". */
export const notGuilty = "(?<!\\b(?:plead(?:ed|s|ing)?|pled|pleas? of) )not guilty";
/** Words of a case that came to nothing, whosever it was. */
export const clearedWords = new RegExp(
  `\\b(?:acquitted|cleared|${notGuilty}|dismissed|withdrawn|withdrew|dropped|struck out|discontinued|stayed|released without charge|not (?:be )?(?:charged|prosecuted|proceed\\w*)|exonerated|unfounded|not proved|not proven|unfit|not competent|incompetent|not criminally responsible|insanity|no evidence)\\b`,
  "i",
);

/** "Prosecutors dropped the charges against a fifth man, Ana Ruiz, 20, who had been indicted with the others": right before the name. */
export const droppedAgainst =
  /\b(?:dropped|dismissed|withdrew|withdrawn|discontinued|abandoned|threw out|thrown out) (?:all |the |any |its |their |both |every )*(?:charges?|cases?|counts?|proceedings|prosecution|indictment) (?:(?:brought |pending )?against|involving) (?:an? (?:\w+ )?(?:man|woman|student|defendant|suspect|person|teenager|player), |(?:the )?(?:\w+ )?(?:student|player|defendant|suspect) )?$/i;
/** Accused at first and cleared, nothing else: a man acquitted by the jury that convicted his friends. */
export function isOnlyCleared(page: PageReading, discourse: Discourse, who: string): boolean {
  const person = Number(who.slice(1));
  const steps = discourse.frames.filter((frame) => frame.person === person).map(({ kind }) => kind);
  if (!who.startsWith("p") || steps.some((kind) => /^(?:plead|convict|sentence|discipline|liable)$/.test(kind))) return false;
  return page.sentences.some((sentence) => {
    const first = sentence.mentions.find((mention) => mention.person === person);
    if (!first) return false;
    if (droppedAgainst.test(page.text.slice(sentence.start, first.from))) return true;
    if (steps.includes("indict")) return false;
    const at = clearedWords.exec(page.text.slice(first.end, sentence.end))?.index;
    if (at !== undefined)
      return sentence.mentions.every(
        (mention, index) =>
          mention.start <= first.start ||
          mention.start > first.end + at ||
          // "Ana Ruiz and Ben Foss, who stood beside him, were acquitted": both.
          /^(?:,? (?:aged )?\(?\d{2}\)?,?)?(?:,| and|, and) $/.test(
            page.text.slice(sentence.mentions[index - 1]?.end ?? mention.from, mention.from),
          ),
      );
    // "A claim against Ana Ruiz was heard. It was struck out."
    const next = page.sentences[sentence.index + 1];
    return (
      next?.block === sentence.block &&
      (sentence.mentions.at(-1)?.person === person ||
        (sentence.mentions[0]?.person === person && /^(?:He|She) /.test(next.text))) &&
      next.mentions.every((mention) => mention.person === person) &&
      clearedWords.test(next.text)
    );
  });
}
