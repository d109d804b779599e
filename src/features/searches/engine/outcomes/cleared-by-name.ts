import type { PageReading, Sentence } from "../reading/page-reading.ts";

/** What a page says of whom it clears. */
export const clearing =
  /\b(?:acquitted|cleared|not guilty|not proven|not proved|not liable|quashed|set aside|overturned|discontinued|dropped|dismissed|(?:his|her) appeal was (?:upheld|allowed)|upheld (?:his|her) appeal|free to go)\b/i;
/** "was dismissed for misconduct": of a person, no charge. */
const lostPost =
  /\b(?:was|were|been|being) (?:\w+ )?dismissed\b(?<!\b(?:charges?|counts?|cases?|complaints?|claims?|appeals?|allegations?|proceedings)\b[^.;]*)/gi;
const clears = (text: string) => clearing.test(text.replace(lostPost, " "));
/** The same of one whom a sentence has named ahead: "Ben Foss, who carried the banner, did not breach the code". */
const didNot = /^(?:, [^.;]{1,120},)? (?:did not|had not|has not) (?:violated?|breach(?:ed)?|brok(?:en)?e?|break)\b/i;
const undone =
  /\b(?:quashed|set aside|overturned|revers(?:ed|es)|vacat(?:ed|es)) (?:his|her) (?:[\w-]+ ){0,2}(?:conviction|verdict|sentence)s?\b/i;
const apology = /\bapologi[sz](?:ed|es) to (?:him|her)\b/i;
/** Who sits in judgement or speaks for somebody is nobody whom a verdict was about. */
const ofCourt = /^(?:judge|justice|magistrate|recorder|sheriff|prosecutor|attorney)$/;

/** Does the page clear somebody else by name, in a sentence that begins with it or the one right behind, and never the subject? */
export function clearsAnotherByName(page: PageReading): boolean {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const cleared = new Set(main.flatMap((sentence) => whomItClears(page, sentence)));
  return cleared.size > 0 && !cleared.has(0);
}

/** Whom it names but judges and counsel: "The judge, Ana Ruiz, allowed his appeal". */
const besideTheCourt = (page: PageReading, { mentions }: Sentence) =>
  mentions.filter(({ person }) => person === 0 || !page.people[person]?.titles.some((title) => ofCourt.test(title)));

function whomItClears(page: PageReading, sentence: Sentence): number[] {
  const { index, block, start, end } = sentence;
  const mentions = besideTheCourt(page, sentence);
  const first = mentions[0];
  if (!first) return [];
  const rest = page.sentences.slice(index + 1).filter((one) => one.block === block);
  const next = rest[0];
  const goesOn = next !== undefined && (clears(next.text) || undone.test(next.text)) ? next : null;
  const isAlone = mentions.every(({ person }) => person === first.person);
  const isAhead = first.from <= start + 30;
  const isSaid = isAhead && isAlone && clears(page.text.slice(first.end, end));
  const isSaidNext =
    (isAhead || isAlone) &&
    goesOn !== null &&
    besideTheCourt(page, goesOn).length === 0 &&
    /\b(?:his|her)\b|^(?:He|She|His|Her)\b/.test(goesOn.text);
  // "However, she was not satisfied that Foss had performed it. His conviction was quashed.", with nobody else named in between.
  const until = rest.findIndex((one) => one.mentions.some(({ person }) => person !== first.person));
  const isTakenUp =
    isAlone &&
    (until < 0 ? rest : rest.slice(0, until)).some(
      ({ text }) => clears(text) && /^(?:His|Her) (?:conviction|appeal|fine|sentence)\b/.test(text),
    );
  // "Foss was on leave that week. The matron apologised to him".
  const isAskedPardon =
    isAlone && next !== undefined && apology.test(next.text) && next.mentions.every(({ from }) => from < next.start + 4);
  const isInTheClear = isAlone && didNot.test(page.text.slice(first.end, end));
  return isSaid || isSaidNext || isTakenUp || isAskedPardon || isInTheClear ? [first.person] : [];
}
