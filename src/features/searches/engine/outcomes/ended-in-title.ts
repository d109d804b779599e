import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";

/*
 * A page whose headline alone says how the case ended: "Woman unfit to stand trial over graffiti" above a text that tells of the charge. Headlines
 * are short and in the present tense, so their words are read by themselves.
 */

const step =
  "(?:(?:hate[- ]crime |criminal |all |court |disciplinary )?(?:charges?|counts?|case|cases|trial|prosecution|proceedings|verdict|convictions?|ban|suspension|expulsion|sacking|dismissal|sanction|penalty|fine|ruling|indictment|complaint|allegations?|striking[- ]off))";
const undone =
  "(?:dropped|dismissed|withdrawn|thrown out|tossed|quashed|overturned|reversed|lifted|annulled|set aside|scrapped|rescinded|revoked|collapses|collapsed|falls apart|crumbles|discontinued|abandoned|stayed|struck (?:out|down)|voided|vacated|unfounded|baseless|false)";
const undoes =
  "(?:drops?|dismiss(?:es)?|withdraws?|throws? out|toss(?:es)?|quash(?:es)?|overturns?|reverses?|lifts?|annuls?|sets? aside|scraps?|rescinds?|revokes?|discontinues?|abandons?|strikes? (?:out|down)|voids?|vacates?)";
const ends = new RegExp(
  [
    `\\b${step}(?: (?:against|of|over|on|for) [^.;:]{2,50}?)? (?:(?:is|are|was|were|has been|have been) )?${undone}\\b`,
    `\\b${undoes} (?:[\\w'’-]+ ){0,3}?${step}\\b`,
    "\\b(?:cleared|acquitted|exonerated|vindicated|not guilty|found innocent|reinstated|wrongly (?:accused|arrested|convicted|sacked|suspended|named|charged)|falsely accused|mistaken identity|wrong (?:man|woman|person)|miscarriage of justice|clears (?:his|her) name|walks free)\\b",
    "\\b(?:unfit|not fit|too ill|incompetent|not competent)\\b[^.;]{0,12}\\b(?:trial|plead|tried|court)\\b|\\b(?:hospital|treatment),? not (?:trial|jail|prison)\\b|\\bnot criminally responsible\\b|\\bby reason of insanity\\b",
    "\\b(?:jury|court|judge|judges|tribunal|panel) (?:clears|acquits)\\b",
  ].join("|"),
  "i",
);
/** Not so, not yet, or of something else. */
const notEnded =
  /[?;]|\b(?:(?:for|against|clears?|frees?) one|one of|two|three|four|several|both|some|third|charge(?:s|d)? (?:former|man|woman)|suspect charged|upholds|cleared to|not (?:cleared|acquitted|dropped|dismissed|reinstated)|fails?|failed|bid|bids|loses|lost|refus\w+|reject\w*|den(?:y|ies|ied)|wants?|seeks?|asks?|calls?|calling|urge[sd]?|demand\w*|hopes?|could|may|might|would|will|should|must|to be|if|plea|pleads|brother|sister|father|mother|son|daughter|friend|co-\w+|second|another|other|ex-partner|after serving|(?:prosecut\w+|state|crown|ministry|government|police) wins?|ban on|street|road|camp|encampment|site|snow|tents?|victim|community|rabbi|synagogue ban)\b/i;
/** Convicted of something all the same. */
const answers = /\b(?:jailed|sentenced|convicted|guilty(?<!not guilty)|banned for|fined|struck off(?! the)|sacked for)\b/i;
const capital = /\p{Lu}[\p{L}’'-]+/gu;

/** Words of an ending in a text: where it has any, it says itself whose ending it was. */
const inText =
  /\b(?:clear(?:ed|s)|acquit\w*|exonerat\w*|vindicat\w*|overturn\w*|quash\w*|set aside|lift(?:ed|s)|revers(?:ed|es)|annul\w*|rescind\w*|thrown out|threw out|dropp?(?:ed|s)|dismiss(?:ed|es)|reinstat\w*|withdr[ae]w\w*|collaps\w*|innocent|not guilty|discontinued|released|unfit|incompetent|not (?:\w+ )?(?:fit|competent)|wrong(?:ly)?|mistaken\w*|falsely|apologi[sz]\w+|stayed|void|unfounded|no case|had nothing to do)\b/i;

/**
 * Whether the headline alone says that the case ended in favour of whom the page accuses: nobody else is accused on it, the text has no word of
 * an ending, and the headline names nobody but them.
 */
export function endedInTitle(title: string, name: string, page: PageReading, discourse: Discourse): boolean {
  if (!ends.test(title) || notEnded.test(title)) return false;
  if (answers.test(title.replace(ends, " ")) && !/\b(?:wrongly|falsely)\b/i.test(title)) return false;
  if (![...discourse.accused].every((who) => who === "p0" || !who.startsWith("p"))) return false;
  if (page.sentences.some(({ kind, text }) => kind === "main" && inText.test(text))) return false;
  const words = new Set(title.match(capital));
  const surname = (of: string) => of.split(/\s+/).at(-1) ?? "";
  const isOfOther = page.people.some(({ shown }, person) => person !== 0 && words.has(surname(shown)));
  return words.has(surname(name)) || !isOfOther;
}
