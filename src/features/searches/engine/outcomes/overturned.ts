import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { Step, Clearing } from "./step.ts";
import { isDoubted } from "./doubted.ts";
import { clearedTogether } from "./told-of-whom.ts";
import { takesNothingBack } from "./takes-nothing-back.ts";
import { isOfOneOfSeveral } from "./one-of-several-counts.ts";
import { othersStand } from "./exculpation-words.ts";
import { ownText, sentenceOwn } from "../reading/own-text.ts";
import { benchTitles } from "../reading/titles.ts";

/** "The jury cleared Lee Nash and Ana Ruiz": her as well. */
export function clearedBesideOthers(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  steps: readonly Step[],
): Clearing[] {
  return page.sentences.flatMap((sentence) => {
    const at = sentence.kind === "main" ? clearedTogether(page, discourse, sentence) : null;
    if (at === null || isDoubted(sentence.text, at) || takesNothingBack(page, sentence, record)) return [];
    if (isOfOneOfSeveral(page, sentence.index, "acquitted", steps, record) || othersStand.test(sentence.text)) return [];
    return [{ status: "acquitted" as const, sentence: sentence.index, formal: true }];
  });
}

const theirsOverturned =
  /\b(?:overturn(?:ed|s|ing)?|quash(?:ed|es|ing)?|revers(?:ed|es|ing)|vacat(?:ed|es|ing)|threw out|thrown out|set aside|annul(?:led|s|ling)|struck down) (?:his|her) (?:[\w-]+ ){0,2}(?:convictions?|verdict|sanction|suspension|dismissal|expulsion)\b|\b(?:his|her) (?:[\w-]+ ){0,2}(?:convictions?|verdict)(?:,[^.;]{2,60},)? (?:was|were|has been|had been|is) (?:\w+ )?(?:overturned|quashed|reversed|vacated|thrown out|set aside|annulled)\b/i;

/** "… as in the case of Ana Ruiz, charged with … In 1992 the court overturned her conviction.": of whom the sentence before names last. */
export function overturnedTheirs(page: PageReading): Clearing[] {
  return page.sentences.flatMap((sentence) => {
    const match = sentence.kind === "main" ? theirsOverturned.exec(sentence.text) : null;
    if (!match || isDoubted(sentence.text, match.index)) return [];
    const named = page.mentions.findLast(({ start }) => start < sentence.start + match.index);
    const where = page.sentences.find(({ start, end }) => named && start <= named.start && named.end <= end);
    const isTheirs =
      where !== undefined && where.index >= sentence.index - 2 && where.mentions.every(({ person }) => person === 0);
    return isTheirs ? [{ status: "reversed" as const, sentence: sentence.index, formal: true }] : [];
  });
}

const allowsAppeal =
  /\b(?:allowed|allows|upheld|upholds|granted|grants) (?:the|his|her|an) appeal\b(?! (?:by (?:the )?(?:prosecut|crown|state|government|attorney)|against (?:the |his |her )?sentence|in part))/i;
const ofTheirAppeal = /\b(?:appeal(?:ed|s|ing)?|convicted|found guilty|convictions?)\b/i;

/** "Ruiz was convicted in May. Judge Foss allowed the appeal.": whose conviction the sentence before tells of, the judge named beside it or not. */
export function appealAllowed(page: PageReading, record: SubjectRecord): Clearing[] {
  return page.sentences.flatMap((sentence) => {
    const { index, block, kind, mentions } = sentence;
    const match = kind === "main" ? allowsAppeal.exec(ownText(page, sentence)) : null;
    const before = page.sentences[index - 1];
    const isTheirs =
      match !== null &&
      before?.block === block &&
      record.about.has(before.index) &&
      before.mentions.every(({ person }) => person === 0) &&
      ofTheirAppeal.test(sentenceOwn(page, before.index)) &&
      !/\b(?:prosecut\w+|crown|state|attorney|ministry)\b[^.;]{0,40}\bappeal|\b(?:jailed|sentenced|increased|raised|stiffer|longer)\b/i.test(
        `${before.text} ${ownText(page, sentence)}`,
      ) &&
      mentions.every(
        ({ person }) => person === 0 || page.people[person]?.titles.some((title) => benchTitles.test(title)) === true,
      ) &&
      !isDoubted(ownText(page, sentence), match.index);
    return isTheirs ? [{ status: "reversed" as const, sentence: index, formal: true }] : [];
  });
}

const wrongPerson =
  /\b(?:got|had|have|has|arrested|charged|named) the wrong (?:man|woman|person|guy)\b|\bhad nothing (?:whatever |at all )?to do with (?:it|this|any of it)\b|\bshould (?:not|never) have been (?:arrested|charged|named|detained|identified)\b/i;

/** Whose titles take the steps of a case. */
const stepTakers =
  /\b(?:chief|sheriff|superintendent|commissioner|inspector|prosecutor|attorney|detective|sergeant|captain|lieutenant|constable)\b/i;

/** "'We got the wrong man,' the police chief said.": who took the step takes it back in their own words. */
export function setRightByOffice(page: PageReading, discourse: Discourse, record: SubjectRecord): Clearing[] {
  return discourse.quotes.flatMap(({ speaker, sentence, quote }) => {
    const isOffice =
      /^b:(?:police|department|force|prosecutors?|prosecution|district|sheriff|office|court|fbi)$/.test(speaker) ||
      (/^p[1-9]/.test(speaker) && page.people[Number(speaker.slice(1))]?.titles.some((title) => stepTakers.test(title)) === true);
    const block = page.sentences[sentence]?.block;
    const others = page.sentences.some(
      (one) =>
        one.block === block &&
        one.mentions.some(({ person }) => person !== 0 && `p${person}` !== speaker && discourse.accused.has(`p${person}`)),
    );
    return isOffice &&
      record.isAccused &&
      record.soleAccused &&
      !others &&
      wrongPerson.test(page.text.slice(quote.start, quote.end))
      ? [{ status: "corrected" as const, sentence, formal: false }]
      : [];
  });
}

/** Whose appeal an opinion decides: "defendant Ben Foss was convicted … On appeal he contends". Null on other pages. */
export function appellantOf(page: PageReading): number | null {
  if (!/\b(?:on appeal|appeals?,? (?:he|she|arguing|contending)|appellant)\b/i.test(page.text.slice(0, 3000))) return null;
  const named = page.mentions.find((mention) =>
    /\b(?:defendant|appellant|petitioner),? $/i.test(page.text.slice(Math.max(0, mention.from - 14), mention.from)),
  );
  return named?.person ?? null;
}
