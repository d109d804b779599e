import { namesAntisemitism, namesJewish, namesNaziSymbol, namesOtherGroup, saysJew } from "../hatred/hostility.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { Evidence } from "./evidence.ts";

/** What was done, or is charged. */
const doneOrCharged =
  /\b(?:attack\w*|assault\w*|beat\w*|hit|punch\w*|kick\w*|shov\w*|push\w*|yell\w*|shout\w*|abus\w*|comments?|slurs?|tirade|rant\w*|threat\w*|harass\w*|vandal\w*|defac\w*|damag\w*|burn\w*|arson|mischief|spray\w*|paint\w*|target\w*|victims?|told|hate[- ]crimes?|bias)\b/i;

/**
 * "was charged over the Pride flags", with a synagogue's windows in another paragraph: all that the page tells of the subject is of
 * people of another kind, and what it tells of Jews stands in paragraphs that do not mean the subject.
 */
export function isCaseOfOthers(page: PageReading, record: SubjectRecord, evidence: Evidence): boolean {
  if (evidence.own.some(({ level, start, end }) => level >= 2 || saysJew(page.text.slice(start, end)))) return false;
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const about = main.filter(({ index }) => record.about.has(index));
  const isOfJews = (text: string) => namesJewish.test(text) || namesAntisemitism.test(text) || namesNaziSymbol.test(text);
  if (about.length === 0 || about.some(({ text }) => isOfJews(text))) return false;
  const blocks = new Set(about.map(({ block }) => block));
  if (main.some(({ block, text }) => blocks.has(block) && isOfJews(text)) || isOfJews(main[0]?.text ?? "")) return false;
  // "Ana Ruiz, a refugee from Syria, was charged": who the subject is, and not whom they harmed.
  const told = about.map(({ text, mentions, start }) => {
    const own = mentions.findLast(({ person }) => person === 0);
    return own
      ? text.slice(0, own.end - start) + text.slice(own.end - start).replace(/^,(?: aged)?(?: \d+,)? an? [^,.;]*/, "")
      : text;
  });
  return told.some((text) => namesOtherGroup.test(text) && doneOrCharged.test(text));
}
