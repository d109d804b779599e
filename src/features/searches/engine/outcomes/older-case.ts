import { ofTheCase as asDeedsAreCharged } from "../attribution/same-offence.ts";
import { plainOffences } from "./plain-offences.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { sentenceOwn } from "../reading/own-text.ts";
import { type Step, ofCourts } from "./step.ts";

const stepWords =
  "(?:convicted|found guilty|sentenced|jailed|imprisoned|arrested|charged|pleaded guilty|pled guilty|fined|convictions?|sentences?)";
/** "Records show that he was convicted of shoplifting in 2020": of something else, before, or by no court at all. */
export const ofBefore = new RegExp(
  [
    `\\b${stepWords}\\b[^.;]{0,40}\\b${plainOffences}\\b[^.;]{0,40}\\b(?:in|since) (?:19|20)\\d\\d\\b`,
    // "In 1999 she pleaded guilty to driving while intoxicated".
    `^In (?:19|20)\\d\\d\\b[^.;]{0,60}\\b${stepWords}\\b(?![^.;]*\\b(?:jew\\w*|anti-?semit\\w*|hate|hatred|racial\\w*|religio\\w*|synagogue|incit\\w*)\\b)[^.;]{0,40}\\b${plainOffences}\\b`,
    // "had previously been sentenced to probation for drink-driving", "has earlier convictions for theft".
    `\\b(?:previous|previously|prior|earlier|past)\\b[^.;]{0,30}\\b${stepWords}\\b[^.;]{0,40}\\b(?:for|of) (?:[\\w-]+ ){0,2}${plainOffences}\\b`,
    // "found guilty in the court of public opinion", "sentenced to a life of shame", "convicted of contempt of court".
    "\\bcourt of (?:public )?opinion\\b",
    "\\bsentenced to an? (?:\\w+ )?(?:life|lifetime) of\\b",
    "\\b(?:convicted|guilty|jailed|sentenced|fined|held|cited) (?:\\w+ ){0,4}(?:of|for|in) (?:\\w+ )?contempt\\b",
    // "was found in contempt and sentenced for violating the court's order", "served three years after being indicted on weapons charges".
    "\\bfound in (?:\\w+ )?contempt\\b",
    `\\b${stepWords}\\b[^.;]{0,60}\\bfor violating (?:an?|the|his|her) (?:\\w+ )?(?:court|settlement|order|probation|parole|injunction)\\b`,
    "\\bserved (?:\\w+ ){1,4}(?:years|months) in (?:[\\w-]+ )?(?:prison|jail)\\b[^.;]*\\b(?:weapons?|drugs?|robber\\w+|plotting|in the (?:19|20)\\d0s|in (?:19|20)\\d\\d)\\b",
    // "was convicted of a separate assault", "is serving a sentence in an unrelated case", "as a teenager".
    `\\b(?:${stepWords}|tried|on trial|indicted|arraigned)\\b[^.;]{0,60}\\b(?<!\\band )(?:an? (?:separate|unrelated|different)|another) (?:\\w+ )?(?:assault|attack|offen[cs]e|crime|case|matter|charge|incident|conviction|court|count)\\b`,
    `\\b${stepWords}\\b[^.;]{0,60}\\bas an? (?:teenager|juvenile|youth|minor|boy|girl|teen|student|young (?:man|woman))\\b`,
    // "want him convicted", "would like to see her jailed", "calls for him to be jailed".
    `\\b(?:wants?|wanted|wish(?:es)?|hopes?|hoped|like|seek(?:s|ing)?|demand(?:s|ed)?|deserves?|have|see) (?:to (?:see|have) )?(?:him|her|them) (?:be )?(?:\\w+ly )?(?:convicted|sentenced|jailed|imprisoned|charged|arrested|found guilty)\\b`,
    "\\b(?:people|public|media|newspapers?|internet|press|mob|neighbou?rs) (?:of \\w+ )?(?:has|have|had) (?:already )?(?:convicted|sentenced|condemned)\\b",
  ].join("|"),
  "i",
);

const atHeadInYear = /^In ((?:19|20)\d\d)\b/;
const ofTheCase =
  /\b(?:jew\w*|anti-?semit\w*|hate|hatred|racial\w*|racist|religio\w*|synagogue|incit\w*|words?|remarks?|comments?|posts?|speech|holocaust|nazi\w*|for (?:it|this|that)|the (?:attack|assault|offen[cs]e|incident|case))\b/i;

/**
 * "In 1999 she pleaded guilty to assault", on a page that tells of words of 2010: a step of its own year, some years before whatever the page
 * gives as theirs, and with nothing of that in it, is of another matter.
 */
export function isOfEarlierYear(page: PageReading, record: SubjectRecord, sentence: number): boolean {
  const said = sentenceOwn(page, sentence);
  const year = Number(atHeadInYear.exec(said)?.[1]);
  if (!year || ofTheCase.test(said)) return false;
  const told = [...record.words, ...record.acts].filter((one) => one.sentence !== sentence);
  const years = told.flatMap(({ sentence: at }) => {
    const block = page.sentences[at]?.block;
    return page.sentences
      .filter((other) => other.block === block && other.index <= at)
      .flatMap(({ text }) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([found]) => Number(found)));
  });
  return years.length > 0 && years.every((one) => one - year >= 2);
}

const yearsIn = (text: string) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));

const dies = /\b(?:has |had )?died\b|\b(?:is|was) survived by\b|\b(?:death|funeral) of\b/i;
/** The page is about a life that has ended: none of its steps is of today, whether or not it names the year. */
const isOfTheDead = (page: PageReading) =>
  page.sentences.some(({ kind, text, mentions }) => kind === "main" && dies.test(text) && mentions[0]?.person === 0);

/** "In 2016 he was given two years for assault", beside a step of this year or one without a year: of a case before. */
export function isOfAnOlderCase(page: PageReading, steps: readonly Step[], step: Step): boolean {
  const yearOf = (index: number) => {
    let years = yearsIn(sentenceOwn(page, index));
    const before = page.sentences[index - 1];
    // "In 2015 he was found to have taken it. He pleaded guilty …".
    if (
      years.length === 0 &&
      before &&
      before.block === page.sentences[index]?.block &&
      /^(?:He|She) /.test(sentenceOwn(page, index))
    )
      years = yearsIn(sentenceOwn(page, before.index));
    return years.length > 0 ? Math.max(...years) : current;
  };
  const current = isOfTheDead(page) ? null : page.year;
  const year = yearOf(step.sentence);
  if (year === null || page.year === null || page.year - year < 2) return false;
  // A court's step of years before, over something that has no word of Jews or hatred, beside a later sanction.
  const told = sentenceOwn(page, step.sentence - 1) + sentenceOwn(page, step.sentence);
  const isOfElse =
    yearsIn(sentenceOwn(page, step.sentence)).length === 0 && !/\bjew|antisemit|anti-semit|hate|racial|religio|bias/i.test(told);
  return steps.some(
    ({ status, sentence }) =>
      (ofCourts.test(status) || (isOfElse && status === "disciplined")) && (yearOf(sentence) ?? 0) >= year + 2,
  );
}

const hadBefore =
  /\b(?:had|has) (?:(?:already|previously|earlier|once|also|twice) )*(?:been (?:(?:already|previously|earlier|once|also|twice) )?)?(?:convicted|found guilty|sentenced|jailed|fined|imprisoned|pleaded guilty)\b/i;
const ofRecord =
  /\b(?:previous|prior|earlier|past) (?:[\w-]+ ){0,2}(?:convictions?|sentences?|offen[cs]es?)\b|\bpreviously (?:been )?(?:convicted|jailed|fined|sentenced)\b/i;

/**
 * "had been convicted in 2018 of racially aggravated harassment", "has a previous conviction for a hate crime": what the subject answered for before,
 * beside a step of now in another sentence. It says nothing of why they answer now.
 */
export function isOfConvictionBefore(page: PageReading, record: SubjectRecord, index: number): boolean {
  const isBefore = (at: number) => {
    const text = sentenceOwn(page, at);
    const years = yearsIn(text);
    return (
      ofRecord.test(text) ||
      (hadBefore.test(text) && page.year !== null && years.length > 0 && page.year - Math.max(...years) >= 2)
    );
  };
  return isBefore(index) && [...record.frames, ...record.steps].some(({ sentence }) => sentence !== index && !isBefore(sentence));
}

/** "He was expelled from a congregation in 2006", of somebody whose words are all of 2020: for something else. */
export function isLongBefore(page: PageReading, record: SubjectRecord, index: number): boolean {
  const stepped = yearsIn(sentenceOwn(page, index));
  const said = record.words.filter((words) => words.by === "own" && words.explicit && words.level >= 2);
  if (stepped.length === 0 || said.length === 0) return false;
  const years = said.map((words) => {
    const { block } = page.sentences[words.sentence] ?? { block: -1 };
    return [words.sentence, words.sentence + 1].flatMap((at) =>
      page.sentences[at]?.block === block ? yearsIn(page.sentences[at]?.text ?? "") : [],
    );
  });
  return years.every((of) => of.length > 0 && Math.min(...of) >= Math.max(...stepped) + 2);
}

const plain = new RegExp(`\\b${plainOffences}`, "i");
const naming = /^(?:charged|indicted|pleaded guilty|convicted)$/;

/**
 * "He pleaded no contest to driving with too much alcohol", and was put on probation, on a page about what he shouted when he was stopped: whatever a
 * criminal court did was over an offence that no act against Jews is, where each of its steps that names an offence names such a one.
 */
export function isAllOfPlainOffences(page: PageReading, steps: readonly Step[]): boolean {
  const texts = steps.filter(({ status }) => naming.test(status)).map(({ sentence }) => sentenceOwn(page, sentence));
  return texts.length > 0 && texts.every((text) => plain.test(text) && !ofTheCase.test(text) && !asDeedsAreCharged.test(text));
}
