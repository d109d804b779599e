import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import type { Sentence } from "../reading/page-reading.ts";
import { formsOf } from "../reading/verbs.ts";

/*
 * "Ana Ruiz, the sister of the man jailed for it": what is said of somebody by whom the page only says whose kin, lawyer, neighbour or friend
 * another is. A verb in there has neither the kin for its subject nor for its object.
 */

/** Whose only, of no firm and no house: "the friend of Ben Foss, arrested for it,". */
export const near =
  "brother|sister|sibling|twin|father|mother|son|daughter|uncle|aunt|nephew|niece|cousin|grand(?:father|mother|son|daughter)|step(?:father|mother|brother|sister|son|daughter)|husband|wife|widow|widower|partner|fianc[eé]e?|girlfriend|boyfriend|friend|acquaintance|neighbou?r|flat-?mate|room-?mate|landlord|landlady|tenant|lodger|colleague|co-?worker|team-?mate|class-?mate|tutor|mentor|carer|lawyer|attorney|solicitor|barrister|counsel|biographer|victim|accuser";
const kin = `(?:${near}|dad|mum|mom|parent|child|grand(?:father|mother|son|daughter|parent|child)|spouse|relative|(?:brother|sister|mother|father|son|daughter)-in-law|confidante?|house-?mate|employer|boss|manager|supervisor|superior|predecessor|successor|associate|teacher|pupil|coach|trainer|doctor|psychiatrist|psychologist|therapist|nurse|advocate|defender|interpreter|representative|agent|publisher|editor|spokes(?:man|woman|person)|supporter|admirer|fan|critic|opponent|rival|target|aide|adviser|advisor|assistant|owner|priest|rabbi|imam|pastor)s?(?:-in-law)?`;
/** Before "of", "to" or "with" somebody. */
const beside = "married|engaged|related|next|lives|lived|living|worked|works|working|spoke|speaking|photographed";
/** Before somebody. */
const met =
  "taught|tutored|met|hired|employed|married|represented|defended|visited|replaced|succeeded|interviewed|knew|befriended|treated|coached|trained|raised|outlived|about|on";
const saw = "saw|watched|seen|had|wants?|wanted";
const doneTo =
  "(?:accused|charged|convicted|jailed|imprisoned|sentenced|fined|arrested|detained|suspended|sacked|dismissed|fired|expelled|banned|barred|disciplined|indicted|tried|prosecuted|struck|removed|found|caught|filmed|seen|heard|wanted|sought|held|cautioned|reprimanded|censured|investigated|suspected|blamed|responsible|behind|on trial|in custody|under|facing|serving|standing|shouting|posting|writing|sending|painting|calling)";
const of = " (?:of|for|to|with) ";
const their = " (?:his|her|their) ";
const some = "(?:an?|the|another|one|that|this|his|her|their) ";
const somebody = `${some}(?<words>(?:[\\w'’-]+ ){0,4}?[\\w'’-]+)`;
const saidOf = `(?:,? (?:who|whom|whose)\\b| (?:also |allegedly |recently |later |now |previously |\\w+ly )?${doneTo}\\b)`;
/** `words` where a noun goes before them. What they begin with is looked for first: there is little of it, and many nouns. */
const behind = (nouns: string, begin: string, words: string) => `(?=${begin})(?<=\\b(?:${nouns}))${words}`;
const several = "(?:one|two|three|some|several|any|each|many|most|all|both|none)";
const whose = new RegExp(
  `(?<=\\b(?:whose)) (?<words>(?:[\\w'’-]+ ){0,3}?[\\w'’-]+) (?:(?:once|then|later|also|\\w+ly) )?(?:was|were|is|are|has|have|had|will|got|faces?|${formsOf(
    "go plead admit deny shout post write send say tell spit throw hit yell scream call tweet paint spray draw sing chant text pull push punch kick break put give take follow walk stand climb",
  )})\\b`,
  "gi",
);
const openings = [
  // "a cousin of one of those convicted", "was at school with one of those arrested": not "is one of those convicted".
  new RegExp(
    behind(
      `with|to|by|from|for|about|beside|against|(?:${kin}) of`,
      ` (?:${several} of )?(?:those|the) `,
      ` (?<words>(?:${several} of )?(?:those|the (?:[\\w'’-]+ ){0,2}?(?:men|women|boys|girls|teenagers|youths|pupils|students|fans|players|accused))) ${doneTo}\\b`,
    ),
    "gi",
  ),
  // "the sister of the man jailed for it", "married to a man who was fined".
  new RegExp(behind(`${kin}|${beside}`, of, `${of}${somebody}${saidOf}`), "gi"),
  // "taught the man convicted of it", "a book about the man jailed for it".
  new RegExp(behind(met, ` ${some}`, ` ${somebody} ${doneTo}\\b`), "gi"),
  // "the friend of Ben Foss, arrested for it,".
  new RegExp(
    behind(`(?:${near})s?`, of, `${of}(?<words>\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,3}), (?:who\\b|${doneTo}\\b)`),
    "gu",
  ),
  // "whose brother was jailed", "saw his son convicted".
  whose,
  new RegExp(behind(saw, their, `${their}(?<words>(?:[\\w'’-]+ ){0,3}?[\\w'’-]+) (?:being )?${doneTo}\\b`), "gi"),
];
/** To where what is said of them ends: the next pause that no list or "and" goes on behind. */
const pause =
  /[;:]|,(?! and (?:also |later |then )?(?:\w+ed|\w+ing|was|had|has)\b)| [–—-] | and (?=(?:was|were|has|had|is|will)\b)| that (?=[“"])|[.!?]["”]?$/g;
/** "whose brother told a girl that '…', has apologised": what they say is part of what is said of them. */
const pauseOfWhose = /[;:] (?!["“])|,(?! and (?:also |later |then )?(?:\w+ed|\w+ing|was|had|has)\b)| [–—-] |[.!?]["”]?$/g;

/** A stretch of a sentence, by offsets in it: end exclusive. */
export type Stretch = { start: number; end: number };
const none: readonly Stretch[] = [];

const mayTellOfKin = quick(new RegExp(`\\b(?:those|one of|${kin}|${beside}|${met}|${saw}|whose)\\b`, "i"));
const mayBeDone = new RegExp(`\\b(?:${doneTo}|who|whom|whose)\\b`, "i");

/**
 * Where a sentence tells of somebody else's kin, client or friend: from the "of" in "sister of the man jailed for it", or from "whose", to where
 * what is said of them ends.
 */
export function saidOfKin(sentence: string): readonly Stretch[] {
  if (!mayBeDone.test(sentence) || !mayTellOfKin.test(sentence)) return none;
  const found: Stretch[] = [];
  for (const opening of openings)
    for (const match of matchesOf(opening, sentence)) {
      const noun = match.groups?.["words"]?.split(" ").at(-1) ?? "";
      // A name, or a word for a person.
      if (!/^\p{Lu}|^(?:those|accused)$/u.test(noun) && !isPersonNoun(noun.toLowerCase().replace(/^(?:wo)?men$/, "man")))
        continue;
      const end = opening === whose ? pauseOfWhose : pause;
      end.lastIndex = match.index + match[0].length;
      found.push({ start: match.index, end: end.exec(sentence)?.index ?? sentence.length });
    }
  return found.toSorted((one, other) => one.start - other.start);
}

const known = new WeakMap<Sentence, readonly Stretch[]>();

/** The same of a page's sentence, whose verbs, words and names are asked for it one by one. */
export function saidOfKinIn(sentence: Sentence): readonly Stretch[] {
  let stretches = known.get(sentence);
  if (!stretches) known.set(sentence, (stretches = saidOfKin(sentence.text)));
  return stretches;
}
