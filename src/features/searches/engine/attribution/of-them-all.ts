import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Frame } from "./frame.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";

/*
 * What is told of several accused at once, by a word for all of them: "Both were fined", "gave the pair a community order", "They were
 * arraigned on charges of …". Whoever it means is asked of the page: those whom it accuses by name, named together right before.
 */

const people =
  "(?:men|women|defendants|suspects|students|fans|supporters|teenagers|brothers|sisters|siblings|cousins|friends|players|officers|youths|accused|protesters|activists|workers|employees|councillors|teachers|soldiers)";
const all = `(?:(?<two>both(?: (?:of them|${people}))?|the (?:two|pair|duo|couple)(?: ${people})?)|(?<three>(?:all three|the three|the trio)(?: ${people})?)|(?<each>they(?: (?:all|both|each))?|each(?: of them)?|all of them|the ${people}))`;
const them =
  "(?:(?<two>both(?: of them| men| women| defendants)?|the (?:two|pair|duo|couple)(?: men| women| defendants)?|them both)|(?<three>all three|the three|the trio)|(?<each>them(?: each| all)?|each(?: of them)?|all of them|the (?:men|women|defendants|brothers|sisters)))";
const was = "(?:was|were|has been|have been|had been)(?: also| each| both| all| then| later| subsequently| \\w+ly)*";
const sentencing =
  "(?:sentence|sentences|prison|jail|imprisonment|probation|community (?:orders?|service|work)|unpaid work|conditional discharges?|banning orders?|suspended (?:terms?|sentences?)|jail terms?|fines?)";
const length = "(?:(?:an?|\\d+|\\w+)[- ])?(?:[\\w£$€,.-]+ ){0,5}?";

const kinds = ["plead", "convict", "charge", "indict", "sentence", "discipline", "arrest"] as const;
const done = [
  `(?<plead>(?:have |had |has )?(?:also |each |both |later |all )*(?:pleaded|pled) guilty|admitted (?:the |to the )?(?:charges?|offen[cs]es?|counts?))`,
  `${was} (?<convict>convicted|found guilty)`,
  `${was} (?<indict>indicted)`,
  `${was} (?<charge>charged (?:with|over|under|for|in)|arraigned (?:\\w+ (?:\\w+ )?)?on)|(?<facing>(?:are facing|now face|is facing|face) (?:[\\w-]+ ){0,4}(?:charges?|counts?)\\b)`,
  `${was} (?<sentence>sentenced|jailed|imprisoned|fined|(?:handed|given) ${length}${sentencing}|ordered to (?:pay (?:an? )?(?:[\\w£$€,.-]+ ){0,3}(?:fines?|costs|compensation)|(?:do|complete|carry out|perform|serve) (?:[\\w-]+ ){0,4}(?:hours|community|unpaid|months|years)))`,
  `(?:each |both |all )?(?<received>received ${length}${sentencing}|got ${length}${sentencing})`,
  `${was} (?<discipline>suspended|expelled|banned|dismissed|sacked|excluded|struck off)`,
  `${was} (?<arrest>arrested|taken into custody)`,
].join("|");
/** At the head of a sentence, or of its second half: "… and both were fined". */
const toldOfAll = quick(
  new RegExp(`(?:^\\W*|[;:,] |\\b(?:and|but|before|when|after) )${all}(?:,[^,;.]{1,60},)? (?:${done})\\b`, "i"),
);
/** "The magistrate gave them each a 12-week community order", "sentenced the pair to", "ordered them to pay £150". */
const doneToAll = quick(
  new RegExp(
    `\\b(?:(?<sentence>sentenced|jailed|fined)|(?<convict>convicted|found)(?= (?:both|them|the pair|the two|all three)[^.;]{0,12} (?:of|guilty)\\b)|(?<discipline>suspended|expelled|banned|dismissed)|(?<given>gave|handed)) ${them}\\b(?! (?:who|of (?:his|her))\\b)(?<rest>[^.;]{0,80})`,
    "i",
  ),
);

/** What has not happened, or not to them. */
const unreal =
  /\b(?:not|never|neither|n['’]t|acquitted|cleared|dismissed the|if|unless|could|may|might|would|should|cannot|before a court|faces? up to|ask(?:s|ed) (?:for|that)|wants?|denied|expected|due to be|yet to|hopes?|believes?|(?<!\bin \w+ )last (?:year|month|week)|(?:years?|months?) (?:ago|earlier|before)|previously|(?:for|of|over) (?:theft|burglary|drugs?|fraud|robbery|speeding|shoplifting))\b/i;
/** What a school or a club gives as well as a court. */
const notByCourt =
  /\bby (?:the |its |their |his |her )?(?:[\w-]+ ){0,2}?(?:college|school|university|club|league|dean|principal|head|party|union|employer|company|board)\b/i;
/** Others than the accused, several of them: who "they" and "both" may mean as well. */
const severalOthers =
  /\b(?:victims|witnesses|worshipp?ers|congregants|congregations|rabbis|guards|passers-by|neighbou?rs|residents|parents|families|children|boys|teachers|pupils|bystanders|colleagues|leaders|mosques|clubs|schools|synagogues|tickets|others|another (?:two|three)|other (?:men|people|fans|students|women)|(?:two|three|four|several|some) (?:other |more |further )?(?:[\w-]+ )?(?:men|women|people|teenagers|youths|students|fans|supporters|officers))\b/i;
const isAccusing = /^(?:arrest|charge|indict|try|plead|convict|sentence|discipline|liable)$/;
/** A word that can only mean who is before the court or the body. */
const ofDefendants = /\b(?:defendants|suspects|accused)\b/i;

/**
 * Steps told of two to four accused by one word for all of them.
 * @param frames what the page says by name was done to whom: only who has a frame of a step is one of "them"
 * @returns one frame for each of them and each such sentence; none where it may mean others
 */
export function framesOfThemAll(page: PageReading, frames: readonly Frame[]): Frame[] {
  const accused = new Set(frames.filter(({ kind }) => isAccusing.test(kind)).map(({ person }) => person));
  if (accused.size < 2) return [];
  return page.sentences.flatMap((sentence) => {
    if (sentence.kind !== "main") return [];
    const told = toldOfAll.exec(sentence.text) ?? whatWasGiven(sentence.text);
    if (!told || unreal.test(sentence.text)) return [];
    const before = frames.filter((frame) => frame.sentence < sentence.index && isAccusing.test(frame.kind));
    const { two, three } = told.groups ?? {};
    const fits = (group: readonly number[]) =>
      (two ? group.length === 2 : three ? group.length === 3 : group.length >= 2 && group.length <= 4) &&
      areMeant(page, sentence, told, group);
    const named = [...new Set(before.map(({ person }) => person))];
    const group =
      [namedTogether(page, sentence, new Set(named)), named].find(fits) ??
      (three ? threeOfThePage(page, sentence, accused) : null);
    if (!group) return [];
    const given = kindOf(told.groups ?? {});
    const kind = given === "sentence" && notByCourt.test(sentence.text) ? "discipline" : given;
    if (!sharedDeed(page, frames, group)) return [];
    return kind ? group.map((person): Frame => ({ person, sentence: sentence.index, kind })) : [];
  });
}

/**
 * "Mia Lund was charged with lying for Ben Foss, who was charged with …", "was arrested for throwing a bottle at Ben Foss": one of them did
 * something to or for the other, and a step that both are told of is not for the same deed.
 */
function sharedDeed(page: PageReading, frames: readonly Frame[], group: readonly number[]): boolean {
  return !frames.some(({ person, sentence, kind }) => {
    const told = page.sentences[sentence];
    if (!told || !group.includes(person) || !isAccusing.test(kind)) return false;
    return told.mentions.some(
      (mention) =>
        mention.person !== person &&
        group.includes(mention.person) &&
        /\b(?:for|with|of|after|over) (?:\w+ly )?\w{3,}ing\b[^.;]{0,60}\b(?:for|at|to|on|against|by|with|from)? ?$/i.test(
          page.text.slice(told.mentions.find((one) => one.person === person)?.end ?? told.start, mention.from),
        ),
    );
  });
}

/** Those of the accused whom the last sentence that names several of them names: on a page of many cases, those of this one. */
function namedTogether(page: PageReading, sentence: Sentence, accused: ReadonlySet<number>): number[] {
  for (let at = sentence.index - 1; at >= Math.max(0, sentence.index - 3); at -= 1) {
    const people = new Set(page.sentences[at]?.mentions.map(({ person }) => person).filter((person) => accused.has(person)));
    if (people.size > 1) return [...people];
  }
  return [];
}

/** "All three were found guilty", some sentences behind their names: where the page accuses three, and has named them all. */
function threeOfThePage(page: PageReading, sentence: Sentence, accused: ReadonlySet<number>): number[] | null {
  const named = new Set(page.mentions.filter(({ end }) => end <= sentence.start).map(({ person }) => person));
  return accused.size === 3 && [...accused].every((who) => named.has(who)) && !severalOthers.test(sentence.text)
    ? [...accused]
    : null;
}

/** "gave them each a community order": of what is given, only what a court gives. */
function whatWasGiven(text: string): RegExpExecArray | null {
  const found = doneToAll.exec(text);
  if (!found?.groups?.["given"]) return found;
  return new RegExp(`^ (?:each |both |all )?${length}${sentencing}\\b`, "i").test(found.groups["rest"] ?? "") ? found : null;
}

function kindOf(groups: Record<string, string | undefined>): Frame["kind"] | undefined {
  if (groups["received"] !== undefined || groups["given"] !== undefined) return "sentence";
  if (groups["facing"] !== undefined) return "charge";
  return kinds.find((name) => groups[name] !== undefined);
}

/** The last sentences that name any of them name them all, and nobody else whom the word may mean stands between. */
function areMeant(page: PageReading, sentence: Sentence, told: RegExpExecArray, group: readonly number[]): boolean {
  const ahead = sentence.text.slice(0, told.index);
  if (severalOthers.test(ahead)) return false;
  // "Ben Foss said they were fined": of whoever speaks it is not told by name; the names of the group itself may stand ahead.
  const named = sentence.mentions.filter(({ end }) => end <= sentence.start + told.index);
  if (named.some(({ person }) => group.includes(person)) && !group.every((who) => named.some(({ person }) => person === who)))
    return false;
  if (ofDefendants.test(told[0])) return true;
  const missing = new Set(group);
  for (let at = sentence.index - 1; at >= Math.max(0, sentence.index - 3); at -= 1) {
    const other = page.sentences[at];
    if (!other || other.kind !== "main") return false;
    const own = other.mentions.filter(({ person }) => missing.has(person));
    if (own.length > 0) {
      for (const { person } of own) missing.delete(person);
      // Behind the last name: "Reeve and Cole shouted at two worshippers. They were …".
      const last = own.at(-1);
      const behind = last ? page.text.slice(last.end, other.end) : "";
      if (isOfPronoun(told) && severalOthers.test(behind)) return false;
      if (missing.size === 0) return true;
      // Each in a sentence of their own, in one paragraph: "Reeve admitted it. Cole was found guilty. Both were fined."
      if (other.block !== sentence.block) return false;
      continue;
    }
    if (isOfPronoun(told) && severalOthers.test(other.text)) return false;
  }
  return false;
}

/** "they", "them", "each", "both": any two that stand before; "the pair", "both men" are those whom the page is about. */
function isOfPronoun(told: RegExpExecArray): boolean {
  const word = told.groups?.["two"] ?? told.groups?.["three"] ?? told.groups?.["each"] ?? "";
  return /^(?:they|them|each|both|all of them)(?: (?:of them|each|all|both))?$/i.test(word);
}
