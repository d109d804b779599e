import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Frame } from "./frame.ts";
import type { Who } from "./discourse.ts";
import { besideAnotherOffence, isOfTheCase } from "./same-offence.ts";

const cannotBeNamed =
  /\b(?:cannot|can ?not|could not|may not|can) be named\b|\b(?:was|were|has|have) not (?:been )?named\b|\bnone of (?:them|the \w+) (?:can|could|has|have|was|were)\b/i;
const isAdverse = /^(?:arrest|charge|indict|try|plead|convict|sentence|discipline)$/;
/** Behind a name in a list of those who are accused: an age, a town, a trade, and then the next name, or what is done with who is accused. */
const inList =
  /^(?:,? (?:aged |who (?:is|was) )?\(?\d{2}\)?| \(born \d{4}\))?(?:,? (?:both )?(?:of|from) [^,.;:()]{2,50}|, an? [^,.;:()]{2,50}|, \p{Lu}[^,.;:()]{2,40})*,?(?:[.;)]|$| ?[—–] ?| (?:and|&) |,| (?:who )?(?:both |all |each |allegedly |also )*(?:(?:was|were|is|are|has|have|had|will)(?: both| all| each| also| been| now| be| to| \w+ly)* (?:charged|arrested|accused|convicted|found|sentenced|jailed|fined|imprisoned|due|in custody|on bail|remanded|held|expected|ordered|appear\w*|stand|face|serve|admitted|pleaded|named|identified|released on bail|suspended|expelled|banned|given|handed|told|unemployed|on trial|alleged|wanted|seen|caught|filmed|known)|faces?|appear\w*|pleaded|pled|den(?:y|ied|ies)|admit\w*|received|got|must|had))/u;
/** … and who is none of them: "who lives opposite, called the police". */
const doesElse =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)?(?: (?:of|from) [^,.;]{2,40},)?(?: an? [^,.;]{3,60},)? (?:who (?!(?:was|is|has|had) |allegedly|den|admit|plead|pled|face|appear)[a-z]+|(?:is|was|are|were) (?:recovering|still|in hospital|walking|visiting|waiting|(?:their|his|her|the) (?:victims?|targets?|lawyers?|owners?|neighbou?rs?|witness(?:es)?|employers?|teachers?))|had been (?:at|in|on|to)|(?:was|were) (?:on (?:his|her|their) way|asleep|awake|unhurt|unharmed|safe|present|nearby|upstairs|downstairs|indoors|inside|outside|at (?:home|work|prayer)|on duty|in (?:the|his|her|their) (?:building|house|home|flat|shop|kitchen|car|garden|synagogue|hall)\b)|(?:both )?need(?:s|ed)? (?:treatment|stitches|surgery|hospital)|must use|got (?:\w+ )?(?:stitches|a bruise|a black eye)|received (?:an? (?:letter|apology|visit)|treatment|stitches|bruises|injuries|threats)|faces? (?:another|further|an) (?:operation|surgery)|said|says|told|testified|called|rang|lives?|heard|saw|walked (?:free|past|by)|died|had his|had her)\b/i;

/** "Ana Ruiz was jailed for two years and Ben Foss, 22, | for 18 months". */
const getsToo =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)?(?: (?:of|from) [^,.;]{2,40},)?(?: an? [^,.;]{3,50},)?(?: who [^,.;]{3,60},)? (?:(?:for|to|got|received|was given|were given) (?:an? |the |\d|one|two|three|four|five|six|seven|eight|nine|ten|life|eighteen)|(?:was|were) (?:\w+ly |also )?(?:jailed|sentenced|convicted|found guilty|charged|indicted|fined|imprisoned|suspended|expelled|banned)|must (?:go to|serve|pay|spend)|will (?:serve|spend|go to)|faces?)/i;
const isClearedBehind =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)?(?: [^.;]{0,80}?)? (?:was|were|has been|had been) (?:\w+ly |also )?(?:acquitted|cleared|found not guilty|released without charge|exonerated)\b/i;

/**
 * Of those named behind a lead that counts them ("two men have been jailed") no more than it counts: whom something was done about first, and none
 * of whom the page tells what a neighbour, a victim or a witness does. Whoever was cleared beside them is of the case too, and not counted.
 * @param count how many the lead speaks of; infinite where it gives no number
 * @param people those who may be meant by where they stand; `joined` by a step that names them together
 */
export function asManyAsTold(
  page: PageReading,
  { lead, count }: { lead: Sentence; count: number },
  people: readonly Who[],
  frames: readonly Frame[],
  joined: readonly Who[],
): Who[] {
  const firstOf = (who: Who) => page.mentions.find(({ person, start }) => `p${person}` === who && start >= lead.start);
  // "Ana Ruiz, 40, and Ben Foss, 41, live opposite": what is told of the second is told of both.
  const behind = (who: Who) =>
    page.text
      .slice(firstOf(who)?.end ?? 0, (firstOf(who)?.end ?? 0) + 200)
      .replace(/^(?:,? (?:aged )?\(?\d{2}\)?,?)? and \p{Lu}[\p{L}.'’ -]{2,40}(?=,? \(?\d{2}\b)/u, "");
  const clauseOf = (who: Who) => behind(who).split(/[.;]\s|\n| and (?=\p{Lu})/u)[0] ?? "";
  const isFramed = (who: Who) =>
    joined.includes(who) ||
    frames.some(({ person, kind }) => `p${person}` === who && isAdverse.test(kind)) ||
    getsToo.test(behind(who));
  // "was acquitted": of the case too, whatever number the lead gives.
  const isCleared = (who: Who) => isClearedBehind.test(behind(who));
  const isForElse = (who: Who) => {
    const rest = besideAnotherOffence(clauseOf(who), lead.text);
    return rest !== null && !isOfTheCase(rest);
  };
  // "None of them can be named": whoever has a name is somebody else, but for whom a step was taken.
  const areNameless = page.sentences.some(({ kind, text }) => kind === "main" && cannotBeNamed.test(text));
  const may = [...new Set([...people, ...joined])].filter(
    (who) =>
      !isCleared(who) &&
      (!doesElse.test(behind(who)) || getsToo.test(behind(who))) &&
      !isForElse(who) &&
      (isFramed(who) || (!areNameless && inList.test(behind(who)))),
  );
  const cleared = people.filter(isCleared);
  if (may.length <= count) return [...may, ...cleared];
  const inOrder = (list: readonly Who[]) =>
    list.toSorted((one, other) => (firstOf(one)?.start ?? 0) - (firstOf(other)?.start ?? 0)).slice(0, count);
  const framed = may.filter(isFramed);
  return [...inOrder(framed.length >= count ? framed : may), ...cleared];
}
