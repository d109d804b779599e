import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { Frame } from "./frame.ts";
import { namesThoseHarmed } from "./identified-as.ts";
import { type Meant, mask, togetherAlone, withoutRelative } from "./masked-sentence.ts";
import { withVerbs } from "./gapped-steps.ts";
import { isNoFrame, type Told } from "./no-frame.ts";
import { endsWhatIsToldOfAnother } from "./object-of-another.ts";
import { closesAccounts } from "./of-networks.ts";
import { allHints, moved, patterns } from "./ways-of-telling.ts";

export const statusOfFrame: Record<Frame["kind"], AllegationStatus | null> = {
  arrest: "arrested",
  charge: "charged",
  indict: "indicted",
  try: "on trial",
  plead: "pleaded guilty",
  convict: "convicted",
  sentence: "sentenced",
  discipline: "disciplined",
  liable: null,
  court: null,
  dropped: null,
  party: null,
};

/** "An earlier version of this article said that X had been arrested": said no more. */
export const takenBack =
  /\b(?:earlier|previous|original|initial|first) (?:version|edition|report|article|headline)s?\b|\b(?:incorrectly|erroneously|mistakenly|wrongly) (?:said|stated|reported|identified|named|described|gave|attributed|suggested)\b/i;

const carried = quick(
  /\b(?:motion|resolution|proposal)\b[^.;]{0,40}\b(?:carried|carries|passed|passes|adopted|approved)\b|\bcarried unanimously\b/i,
);

type AboutPage = { places: ReadonlySet<number>; isCarried: boolean; isOfNetwork: boolean };
const pagesKnown = new WeakMap<PageReading["sentences"], AboutPage>();

/** What is the same for both rounds over a page: by name, and by the words that mean the subject. */
function aboutPage(page: Pick<PageReading, "text" | "sentences">): AboutPage {
  const known = pagesKnown.get(page.sentences);
  if (known) return known;
  const about = {
    places: placesOf(page),
    isCarried: carried.test(page.text),
    isOfNetwork: closesAccounts.test(page.text.slice(0, 1500)),
  };
  pagesKnown.set(page.sentences, about);
  return about;
}

/** "His distributor ended its contract with him": trade, no employer's or club's sanction. */
const ofTrade =
  /\b(?:distributors?|labels?|record compan(?:y|ies)|sponsors?|publishers?|agents?|agency|agencies|management|streaming|suppliers?|retailers?|clients?|advertisers?|partners?|brands?|promoters?|venues?|manufacturers?) (?:\w+ly |then |also |has |had |have )*$/i;

/** " goaltender ⟦2⟧", " under-18s coach ⟦2⟧": an office and its holder, right behind the name of a town, a club or a school. */
const heldBy = /^ (?:[\w-]+ ){0,2}?(?<role>[a-z][\w-]+) ⟦(?<who>\d+)⟧(?!')/;

/** "admitted at Leeds Crown Court on Monday | using threatening words": where and when, between the verb and what was admitted. */
const admittedAtCourt =
  /\b(?<verb>admitted|admits|denied|denies) (?:(?:on|last) \w+day,? )?(?:at|before|in) (?:the )?(?:[A-Z][\w'’-]+ ){1,4}(?:Magistrates['’]? )?Court(?: (?:on|last) \w+day| (?:today|yesterday))?,? (?=\w+ing\b|the |an? |one |two |three |four |both |\d)/g;

/** "A jury deliberated for six hours before convicting ~": what a body did, told by the way. */
const doneByTheWay =
  /\b((?:jur(?:y|ors)|judges?|(?<!in )courts?|magistrates|tribunal|panel|bench|board|committee|commission)\b(?:(?!\b(?:not|without|instead|must|should|could|would|will|may|if|whether)\b)[^.;]){0,70}? (?:before|in|by|after) )(?:\w+ly )?(convicting|sentencing|finding|suspending|expelling|fining|jailing|banning|dismissing|removing)(?= ⟦)/gi;
const pastOf: Record<string, string> = {
  convicting: "convicted",
  sentencing: "sentenced",
  finding: "found",
  suspending: "suspended",
  expelling: "expelled",
  fining: "fined",
  jailing: "jailed",
  banning: "banned",
  dismissing: "dismissed",
  removing: "removed",
};

/** Every frame of the page's main text and headings, in order; `meant` are further words that mean the subject. */
export function framesOf(page: Pick<PageReading, "text" | "sentences">, meant: readonly Meant[] = []): Frame[] {
  const frames: Frame[] = [];
  const { places, isCarried, isOfNetwork } = aboutPage(page);
  for (const sentence of page.sentences) {
    const further = meant.filter(({ start }) => start >= sentence.start && start < sentence.end);
    if (sentence.kind === "byline" || (meant.length > 0 ? further.length === 0 : sentence.mentions.length === 0)) continue;
    if (takenBack.test(sentence.text)) continue;
    // "X, 19; Y, 20; and Z were convicted": a list as with commas.
    const whole = mask(page.text, sentence, places, further)
      .replace(/(⟦\d+⟧(?:, \d{2})?);(?= (?:and )?⟦)/g, "$1,")
      // "the longest ban since that of Ben Foss, jailed in 2014": another case.
      .replace(/\b((?:since|than|unlike|like) (?:that|those|the (?:one|case))) of ⟦\d+⟧/g, "$1 of somebody");
    const masked = withVerbs(withoutRelative(togetherAlone(whole)).replace(admittedAtCourt, "$<verb> ")).replace(
      doneByTheWay,
      (_all: string, ahead: string, verb: string) => `${ahead}${pastOf[verb.toLowerCase()] ?? verb}`,
    );
    const hinted = allHints.in(masked);
    if (hinted.size === 0) continue;
    const isOfHarmed = namesThoseHarmed(page, sentence, sentence.mentions[0]?.from ?? sentence.end);
    for (const { kind, hint, pattern } of isCarried ? [...patterns, moved] : patterns) {
      if (!hinted.has(hint)) continue;
      for (const match of matchesOf(pattern, masked)) {
        const { 0: said, index } = match;
        const told: Told = {
          kind,
          said,
          ahead: masked.slice(0, index),
          before: masked.slice(Math.max(0, index - 60), index),
          behind: masked.slice(index + said.length),
          role: match.groups?.["role"],
        };
        if (isNoFrame(told, page, isOfNetwork) || (kind === "party" && isOfHarmed)) continue;
        const isDeal = kind === "discipline" && /\b(?:contract|deal|agreement)s? with\b/i.test(said) && ofTrade.test(told.before);
        for (const person of named(match, told))
          if (!isWronged(masked, person) && !isToldOfAnother(masked, index, said, person))
            frames.push({ person, sentence: sentence.index, kind: isDeal ? "dropped" : kind });
      }
    }
  }
  return frames;
}

/** "The man who attacked ⟦1⟧ was fined": the step is told behind the name, and of somebody else. */
function isToldOfAnother(masked: string, index: number, said: string, person: number): boolean {
  const at = said.indexOf(`⟦${person}⟧`);
  return (
    at >= 0 &&
    /^[\w’' -]{0,24}$/.test(said.slice(0, at)) &&
    endsWhatIsToldOfAnother(masked.slice(0, index + at), masked.slice(index + at))
  );
}

/** Whom a way of telling names. */
function named({ groups }: RegExpExecArray, { said, behind }: Told): number[] {
  const people = [...(groups?.["who"] ?? groups?.["who2"] ?? "").matchAll(/⟦(\d+)⟧/g)].map(([, id]) => Number(id));
  // "suspended ⟦Dunley Tech⟧ goaltender ⟦Ben Foss⟧": where he plays, and then who.
  const held = heldBy.exec(behind);
  if (held?.groups?.["role"] && /⟧$/.test(said) && isPersonNoun(held.groups["role"].toLowerCase()))
    people.splice(-1, 1, Number(held.groups["who"]));
  return people;
}

/**
 * "found that ⟦1⟧ discriminated against Ari and ⟦2⟧", "found that a lecturer had called ⟦2⟧ …": whom it was done to, wherever in the sentence a
 * step is told.
 */
function isWronged(masked: string, person: number): boolean {
  const ahead = masked.slice(0, masked.indexOf(`⟦${person}⟧`));
  return (
    /\b(?:discriminat\w+|retaliat\w+) against (?:(?:the )?(?:couple|family|tenants?|applicants?|complainants?|clerk|employee),? )?(?:(?:⟦\d+⟧|\p{Lu}[\p{L}'’-]*)(?:,? and |, ))*$/u.test(
      ahead,
    ) || doneBySomebody.test(ahead)
  );
}
/** "a team-mate had repeatedly called", "one of the teachers spat at": right before a name, by somebody without one. */
const doneBySomebody =
  /\b(?:an?|another|two|three|several|one of (?:the|its|his|her|their)) (?:[\w-]+ ){1,4}?(?:(?:had|has|have|then|also|repeatedly|publicly|\w+ly) )*(?:(?<=\b(?:had|has|have|repeatedly|publicly) )called|branded|abused|insulted|harassed|threatened|attacked|assaulted|punched|hit|kicked|struck|slapped|beat|pushed|taunted|mocked|bullied|targeted|followed|spat (?:at|on)|shouted at|yelled at|screamed at|swore at) (?:his colleague |her colleague |his neighbour |her neighbour )?$/i;

const ofTown =
  /^ (?:[\w-]+ ){0,2}?(?:synagogues?|churche?s?|mosques?|temple|cathedral|cemetery|schools?|university|hospital|museum|library|town hall|city hall|council|mayor|police|harbou?r|courthouse|high street|market|park|jewish (?:community|quarter|cent(?:re|er)|residents))\b/i;

/** "passing sentence on": whoever stands behind it is no place. */
const imposedOn =
  /\b(?:sentences?|judge?ment|fines?|bans?|penalt(?:y|ies)|suspensions?|sanctions?|imposed|inflicted|conferred|served|levied|passed|pronounced)(?: (?:on )?\w+day| (?:last|this) \w+)? on $/i;

/** Names that stand only where a place does: "in Upper Deering", "34, of Upper Deering,", "in Wrexmoor and Little Aston". */
export function placesOf(page: Pick<PageReading, "text" | "sentences">): Set<number> {
  const seen = new Map<number, boolean>();
  for (const { mentions } of page.sentences) {
    for (const mention of mentions) {
      if (mention.person === 0) continue;
      const before = page.text.slice(Math.max(0, mention.from - 24), mention.from);
      const isPlace =
        (!imposedOn.test(before) &&
          /(?:\b(?:in|at|near|outside|into|around|across|on) (?:the )?|(?:^|[,\d]|\b(?:man|woman|resident|couple|family|pensioner)),? (?:of|from) |\b(?:Road|Street|Avenue|Lane|Close|Drive|Way|Court), )$/i.test(
            before,
          )) ||
        // "defacing Port Ellery's synagogue": what a town has and a person has not.
        (/['’]s?$/.test(page.text.slice(mention.from, mention.end)) &&
          ofTown.test(page.text.slice(mention.end, mention.end + 60)));
      seen.set(mention.person, isPlace && (seen.get(mention.person) ?? true));
    }
  }
  return new Set([...seen].filter(([, always]) => always).map(([person]) => person));
}
