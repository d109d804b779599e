import type { Discourse } from "../attribution/discourse.ts";
import { near as nearOnes } from "../attribution/of-kin.ts";
import { isFurtherOne } from "../attribution/who-is-unnamed.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { clearing, clearsAnotherByName } from "./cleared-by-name.ts";
import { isOutcomeToldOfAnother } from "./told-of-whom.ts";

/** Several, or somebody by a word that may mean whoever stands outside the paragraph. */
const mayMeanOthers =
  /\b(?:both|all|others?|another|second|third|fourth|two|three|four|pair|each|every\w*|any(?:one|body)?|they|them|their|former|latter|co-\w+|codefendants?|coaccused|nobody|no one|none|neither|defendants|accused|men|women|suspects|brothers)\b/i;

/**
 * A paragraph about another of the accused, which does not name the subject: "Ben Foss, 21, pleaded guilty. Under the plea agreement
 * the felony count was dismissed." What is told there, without a name or a word for several, is told of him.
 */
export function isOfAnothersParagraph(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  if (mayMeanOthers.test(sentence.text)) return false;
  // "… pleaded guilty to making the shout himself. A judge set aside the conviction": hers, whose paragraph it is not.
  const isTakenUp = page.sentences.some(
    ({ block, text }) => block === sentence.block && /\b(?:himself|herself|confess\w*)\b/i.test(text),
  );
  if (isTakenUp || /\b(?:convictions?|verdicts?)\b/i.test(sentence.text)) return false;
  let other: number | null = null;
  for (const one of page.sentences) {
    if (one.block !== sentence.block) continue;
    if (one.mentions.some(({ person }) => person === 0)) return false;
    if (one.index > sentence.index || other !== null) continue;
    other = one.mentions[0]?.person ?? null;
  }
  return (
    other !== null &&
    (discourse.accused.has(`p${other}`) ||
      discourse.frames.some(({ person }) => person === other) ||
      isFurtherOne(page, `p${other}`) ||
      isBroughtAsFurther(page, sentence.block, other))
  );
}

const asFurther =
  /^(?:Another|(?:An?|The) (?:second|third|fourth|fifth|other|further)) (?:respondent|defendant|accused|man|woman|suspect|officer|teacher|student|nurse|person|member|player|councillor|colleague|employee)s?,? (?:[\w-]+ ){0,3}$/;

/** "A second respondent, co-host Ben Foss, had been cited": at the head of the paragraph, by a number and a word for what they are in the case. */
const isBroughtAsFurther = (page: PageReading, block: number, other: number): boolean =>
  page.sentences.some(
    (one) =>
      one.block === block &&
      one.mentions[0]?.person === other &&
      asFurther.test(page.text.slice(one.start, one.mentions[0].from)),
  );

/**
 * "C. Dr Nasser", and what stands below it up to the next heading: a part of a report that has another's name for its heading and does not name
 * the subject.
 */
export function isOfAnothersSection(page: PageReading, sentence: Sentence): boolean {
  if (isOfAnothersItem(page, sentence) || isOfAnotherTopic(page, sentence)) return true;
  const heading = page.sentences.slice(0, sentence.index).findLast(({ kind }) => kind === "heading");
  const named = heading?.mentions[0];
  if (heading === undefined || named === undefined || heading.mentions.some(({ person }) => person === 0)) return false;
  if (!isNameAlone.test(`${page.text.slice(heading.start, named.from)}${page.text.slice(named.end, heading.end)}`)) return false;
  const next = page.sentences.find(({ kind, index }) => kind === "heading" && index > sentence.index)?.index ?? Infinity;
  return page.sentences.every(
    ({ index, mentions }) => index <= heading.index || index >= next || mentions.every(({ person }) => person !== 0),
  );
}

/** "2. President Ana Ruiz. The complaint is dismissed.", below "1. Treasurer Ben Foss. …": one paragraph for each. */
function isOfAnothersItem(page: PageReading, { block }: Sentence): boolean {
  const headOf = (of: number): number | null => {
    const own = page.sentences.filter((one) => one.block === of);
    const [first] = own;
    const name = own.flatMap(({ mentions }) => mentions)[0];
    return first !== undefined &&
      name !== undefined &&
      name.from - first.start <= 60 &&
      /^\W*(?:\d{1,2}|[IVX]{1,5}|[A-Z])[.)]\s/.test(page.text.slice(first.start, name.from))
      ? name.person
      : null;
  };
  const head = headOf(block);
  if (head === null || head === 0) return false;
  const namesThem = (of: number) =>
    page.sentences.some((one) => one.block === of && one.mentions.some(({ person }) => person === 0));
  return !namesThem(block) && [...new Set(page.sentences.map((one) => one.block))].some((of) => headOf(of) === 0);
}

const toTopic =
  /^(?:As (?:to|for|regards)|With (?:respect|regard) to|Regarding|Concerning|Turning (?:first |next |now |then )?to|In (?:the case|respect) of)(?: (?:the )?(?:second |third |other )?(?:defendant|appellant|respondent|accused)| (?:Mr|Mrs|Ms|Miss|Dr)\.?)?,? $/;
/** "III. As to Foss the record is otherwise. … His conviction is reversed": a paragraph that says at its head of whom it is, up to where it names the subject. */
function isOfAnotherTopic(page: PageReading, sentence: Sentence): boolean {
  if (sentence.mentions.some(({ person }) => person === 0) || mayMeanOthers.test(sentence.text)) return false;
  const head = page.sentences.find((one) => one.block === sentence.block && one.mentions.length > 0);
  const name = head?.mentions[0];
  return (
    head !== undefined &&
    name !== undefined &&
    name.person !== 0 &&
    head.index <= sentence.index &&
    toTopic.test(page.text.slice(head.start, name.from).replace(/^(?:[A-Z]|\d{1,2}|[IVX]{1,5})[.)] */, ""))
  );
}

/** What may stand beside the name in such a heading: "C.", "3)", "Re". */
const isNameAlone = /^\W*(?:(?:[A-Z]|\d{1,2}|[IVX]+)[.):] *)?(?:(?:Re|As to|The case of|Concerning):? *)?\W*$/;

const ofHer = /\b(?:against|concerning|on|of) her\b|^(?:\W*\d+[.)] )?She (?:was|is|has|had|faced|faces|received)\b/;
const ofHim = /\b(?:against|concerning|on|of) him\b|^(?:\W*\d+[.)] )?He (?:was|is|has|had|faced|faces|received)\b/;

/** "She was given words of advice and no further action was taken", of a man: a pronoun that is not the subject's, and no name. */
export function isOfOtherGender({ people }: PageReading, { text, mentions }: Sentence): boolean {
  const gender = people[0]?.gender ?? null;
  if (gender === null || mentions.some(({ person }) => person === 0)) return false;
  return gender === "male"
    ? ofHer.test(text) && !/\b(?:he|him|his)\b/i.test(text)
    : ofHim.test(text) && !/\b(?:she|her|hers)\b/i.test(text);
}

/** "while the other two have failed", "but two of his workmates have lost": an outcome that is not everybody's. */
const splits =
  /\b(?:one of (?:the |his |her )?(?:two|three|four|five|six|several)|while|but|whereas|though|another|the others?|others|(?:two|three) of (?:his|her|their))\b/i;
const againstKin = new RegExp(
  `\\b(?:case|charges?|counts?|complaint|allegations?|proceedings) against (?:his|her) (?:\\w+ )?(?:${nearOnes})s?\\b`,
  "i",
);
const adverse = /^(?:plead|convict|sentence|discipline|liable)$/;

/**
 * A report of several with different outcomes, "One of three men found guilty has had his conviction quashed", which names further down whose it
 * was; or of a case "against his son". Asked of who is convicted or sanctioned by name: what such a sentence clears is the other.
 */
export function isOutcomeOfOther(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const byName = discourse.frames.some(
    ({ person, kind, sentence: at }) =>
      person === 0 && adverse.test(kind) && page.sentences[at]?.mentions.some((mention) => mention.person === 0) === true,
  );
  if (clearsWhoIsNotNamed(sentence) || isOutcomeToldOfAnother(page, discourse, sentence)) return true;
  if (!byName || sentence.mentions.some(({ person }) => person === 0)) return byName && againstKin.test(sentence.text);
  if (againstKin.test(sentence.text)) return true;
  // What is taken back where they are named may be theirs.
  const blocks = new Set(
    page.sentences.filter(({ mentions }) => mentions.some(({ person }) => person === 0)).map(({ block }) => block),
  );
  const mayBeTheirs = page.sentences.some(
    (one) =>
      one.kind === "main" &&
      blocks.has(one.block) &&
      clearing.test(one.text) &&
      !one.mentions.every(({ person }) => person !== 0 && one.mentions[0]?.from === one.start),
  );
  if (mayBeTheirs) return false;
  return sentence.mentions.length === 0 && splits.test(sentence.text) && clearsAnotherByName(page);
}

const clearsPronoun =
  /\b(?:acquitted|cleared|exonerated|freed|(?:withdr[ae]w\w*|dropped|dismissed|discontinued|threw out|quashed|set aside|overturned|struck out) (?:the|an?|all|its|their|both) (?:[\w-]+ ){0,2}?(?:against|of|on)) (?:him|her)\b/i;
/** "After the charges against her were dropped, Ruiz …": ahead of its main clause a pronoun may mean who is named in it. */
const fronted =
  /^\W*(?:After|When|Although|Though|While|Since|Once|As|Before|Despite|With|In|On|Until|Even|Because|If|By|Having|Following|Shortly|Days|Weeks|Months|Years|\w+ (?:days|weeks|months|years))\b/;

/**
 * "The Commission withdrew the complaint against him after it was established that Foss had opened the line in his name": who is named only behind
 * the pronoun that a main clause has for whom it clears is somebody else than the pronoun means (principle C of binding; Chomsky 1981).
 */
function clearsWhoIsNotNamed({ text, start, mentions }: Sentence): boolean {
  const found = clearsPronoun.exec(text);
  const at = start + (found?.index ?? 0);
  const own = mentions.filter(({ person }) => person === 0);
  return found !== null && own.length > 0 && own.every(({ from }) => from > at) && !fronted.test(text);
}
