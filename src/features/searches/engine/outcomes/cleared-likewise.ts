import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Clearing, Step } from "./step.ts";
import { isOfThoseJustNamed } from "./whose-clearing.ts";

/*
 * An outcome that a page says of one of the accused and then, by a word that takes it up, of another: "Ben Foss was acquitted, and so was Ana Ruiz",
 * "cleared Foss along with his co-accused", "The same went for Ruiz", "Neither Foss nor Ruiz was convicted". Where the subject may be meant the
 * accusation is nobody's to keep: a human looks.
 */

/** The subject's name, in the text that is asked. */
const me = "§";
const companion =
  "(?:(?:his|her|their|the) (?:[\\w-]+ )?(?:co-?accused|co-?defendants?|accomplices?|friends?|brother|sister|partner|girlfriend|boyfriend|wife|husband|companions?|team-?mate|colleague)|the (?:other|second)(?: (?:man|woman|two|three|defendants?|accused))?|the others?|the rest)";
const who = `(?:(?:both |all )?(?:${me}|he|she|him|her|them|they|${companion}))`;
const ended =
  /\b(?:acquit(?:s|ted|ting|tals?)?|clear(?:ed|s|ing)|exonerat\w+|not guilty|walk(?:ed|s|ing)? free|(?:charges?|cases?|counts?|proceedings|prosecutions?) (?:[^.;]{0,60}? )?(?:dropped|dismissed|withdrawn|discontinued|collapsed|fell apart|thrown out)|(?:dropped|dismissed|withdrew|discontinued) (?:[\w-]+ ){0,3}(?:charges?|cases?|counts?|proceedings))\b/i;
const undecided = /\b(?:if|whether|would|could|may|might|should|asked|urged|wants?|hopes?|argued|submitted|motion)\b/i;
const alike = [
  // "and so was Ruiz", "as did the case against Ruiz", "So was she".
  `\\b(?:so|as) (?:too )?(?:was|were|did|had|has|is|are) (?:(?:(?:the )?(?:cases?|charges?|counts?|one)|that|those) (?:against|of) )?${who}`,
  // "along with his co-accused", "acquitted together with Ruiz".
  `\\b(?:along|together|jointly|and|acquitted|cleared|free) with ${who}`,
  // "and his co-defendant too", "Ruiz, too, left".
  `\\b${who},? (?:too|as well|also|likewise|in turn)\\b|${me},? (?:too|as well|also|likewise)`,
  // "The same went for Ruiz", "the same verdict on Ruiz", "said the same of her".
  `\\b(?:the same|likewise|similarly|an identical|a like)\\b[^.;]{0,40}\\b(?:for|of|on|to|against|with|about) (?:the (?:cases?|charges?) (?:of|against) )?${who}`,
  // "and those against Ruiz went with them".
  `\\b(?:those|that|the (?:one|ones|charges?|case|counts?)) (?:against|of) ${who}`,
].map((pattern) => new RegExp(pattern, "iu"));
/** At the head of a sentence of its own: all but "those against Ruiz", which may be any charges. */
const alikeBehind = alike.slice(0, -1);
const neither = new RegExp(
  `\\b(?:neither|nor|none of)\\b[^.;]{0,80}\\b(?:was|were|has been|have been) (?:\\w+ )?(?:convicted|found guilty|guilty|charged|prosecuted|held to account)\\b`,
  "iu",
);
/** "Neither was convicted", "None of them was found guilty", "The jury convicted neither": all whom the page accuses. */
const neitherOfAll =
  /^(?:(?:but|and|yet|in the end|eventually),? )?(?:neither|none)(?: of (?:them|the (?:two|three|four|five|six|men|women|accused|defendants|pair)))? (?:was|were|has been|have been|had been) (?:ever |\w+ly )?(?:convicted|found guilty|guilty|prosecuted|tried)\b|\b(?:jury|jurors|court|judges?|bench|tribunal|magistrates) (?:convicted|found) (?:neither|none)\b/i;
const guilty = "(?:convicted|found guilty|jailed|sentenced)";
/** "Foss was found guilty, Ruiz was not", "Foss was convicted; Ruiz walked free". */
const unlike = new RegExp(
  `\\b${guilty}\\b[^.]{0,60}[ ,;]${me},? (?:(?:was|were|had|has) not(?=[.,;]|$| (?:so|guilty|convicted|found guilty))|(?:walked|walks|went) free\\b|was (?:let go|freed|acquitted|cleared))`,
  "iu",
);
/** "Only Foss was convicted": of whoever it does not name. */
const onlyOther = new RegExp(`^(?:(?:but|and|in the end),? )?only [^,.;]{2,60}? (?:was|were|has been) ${guilty}\\b`, "iu");
/** "Ruiz was never convicted". */
const neverThem = new RegExp(
  `^(?:${me}|he|she) (?:was|were|has|had) (?:never|not) (?:been )?(?:convicted|found guilty|prosecuted|tried)(?=[.,;]|$| (?:of|for|in|over)\\b)`,
  "iu",
);
const wasNot = new RegExp(
  `^(?:(?:Mr|Ms|Mrs|Dr)\\.? )?${me} (?:was|were) not(?: (?:so|found|convicted|guilty)\\b[^.;]*)?[.;]?$`,
  "iu",
);
const several =
  "(?:both|the (?:pair|two|three|four|five|couple|brothers|sisters|trio|men|women|defendants|group)|all (?:two|three|four|five|six|of them))";
const endedForAll = new RegExp(
  `\\b(?:acquit(?:s|ted|ting)?|clear(?:ed|s|ing)?|freed|quash(?:ed|es)|overturn(?:ed|s)) ${several}\\b|\\b${several} (?:of them |men |women |defendants )?(?:were |was |have been )?(?:\\w+ly )?(?:acquitted|cleared|found not guilty|walked free|walk free)\\b`,
  "iu",
);
/** "convicted Nowak but not Ruiz", "All were convicted, bar Ruiz", "With the exception of Ruiz, all were found guilty". */
const exceptThem = new RegExp(
  `\\b(?:but not|bar(?:ring)?|except(?:ing)?(?: for)?|save(?: for)?|apart from|with the exception of|other than|all but) (?:(?:Mr|Ms|Mrs|Dr)\\.? )?${me}`,
  "iu",
);
const convicted = /\b(?:convicted|found guilty)\b/i;

/** The sentence with the subject's names put as one sign. */
function withMe(page: PageReading, { start, end, mentions }: Sentence): string {
  let text = "";
  let at = start;
  for (const mention of mentions.filter(({ person }) => person === 0)) {
    if (mention.from < at) continue;
    text += page.text.slice(at, mention.from) + me;
    at = mention.end;
  }
  return text + page.text.slice(at, end);
}

/**
 * How the case of another of the accused ended, said of the subject too by a word that takes it up; only of somebody who is accused beside others,
 * and whose own verdict does not stand behind it.
 */
export function clearedLikewise(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  steps: readonly Step[],
): Clearing[] {
  if (!record.isAccused || record.listed) return [];
  const others = new Set([...discourse.accused].filter((one) => one !== "p0").map((one) => Number(one.slice(1))));
  const isOfAll = others.size === 1 || (others.size > 1 && discourse.group.has("p0"));
  const found: Clearing[] = [];
  for (const sentence of page.sentences) {
    if (sentence.kind !== "main" || undecided.test(sentence.text)) continue;
    const text = withMe(page, sentence);
    const before = page.sentences[sentence.index - 1];
    const isNext = before?.kind === "main" && sentence.block - before.block <= 1;
    const isOfOther = (one: Sentence | undefined) => one?.mentions.some(({ person }) => others.has(person)) === true;
    const add = () => found.push({ status: "acquitted", sentence: sentence.index, formal: true });
    const namesNone = sentence.mentions.every(({ person }) => person !== 0 && !others.has(person));
    if (neither.test(text) && text.includes(me)) {
      if (!isOfThoseJustNamed(page, sentence)) add();
    } else if (neitherOfAll.test(text) && namesNone && isOfAll) add();
    else if (unlike.test(text) && isOfOther(sentence)) add();
    else if (isOfAll && onlyOther.test(text) && !text.includes(me) && isOfOther(sentence)) add();
    else if (neverThem.test(text) && (text.includes(me) || record.about.has(sentence.index))) add();
    else if (exceptThem.test(text) && convicted.test(text)) add();
    else if (isOfAll && namesNone && endedForAll.test(text)) add();
    else if (isNext && wasNot.test(text) && convicted.test(before.text) && !ended.test(before.text)) add();
    else if (isTakenUp(text, sentence, isOfOther) || (isNext && isTakenUpNext(text, before, isOfOther))) add();
  }
  const isDecided = (index: number) =>
    steps.some(({ status, sentence }) => /^(?:pleaded guilty|convicted|sentenced)$/.test(status) && sentence > index);
  return found.filter(({ sentence }) => !isDecided(sentence));
}

/** "was cleared in the spring, Ruiz in the autumn". */
const atAnotherTime = new RegExp(
  `^[^${me}.;]*,(?: and)? ${me} (?:in|on|last|an?|two|three|four|later|earlier|the (?:next|following|same))\\b[^.;]{0,30}[.;]?$`,
  "u",
);

/** In one sentence: another's case ended, and behind it a word that says it of the subject. */
function isTakenUp(text: string, sentence: Sentence, isOfOther: (one: Sentence) => boolean): boolean {
  const end = ended.exec(text);
  if (!end || !isOfOther(sentence)) return false;
  const rest = text.slice(end.index);
  return alike.some((pattern) => pattern.test(rest)) || atAnotherTime.test(rest);
}

/** "Foss was acquitted. So was she.", "The same went for Ruiz.": the sentence behind begins with it, or says no more. */
function isTakenUpNext(text: string, before: Sentence, isOfOther: (one: Sentence) => boolean): boolean {
  if (!isOfOther(before) || !ended.test(before.text)) return false;
  if (ended.test(text) && new RegExp(`^${companion}\\b`, "iu").test(text)) return true;
  return (isOfSame.test(text) || goesFree.test(text)) && alikeBehind.some((pattern) => pattern.test(text));
}
const isOfSame =
  /^(?:So|As|The same|Likewise|Similarly|The (?:jury|judge|court|bench|panel) (?:reached|said|found|ruled|returned) the same)\b/;
const goesFree = new RegExp(
  `^(?:(?:Mr|Ms|Mrs|Dr)\\.? )?${me},? (?:too|as well|also|likewise),? (?:walked|left|went|was|is)`,
  "iu",
);
