import { age } from "./age-behind.ts";
import { hostility, namesAntisemitism, namesJewish } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "./record.ts";
import { circumstance } from "./words-of-steps.ts";
import { ofCase } from "./who-is-unnamed.ts";

/*
 * "A sergeant who called a colleague 'Jew boy' was dismissed. Constable Ana Ruiz was found to have committed misconduct by sleeping on duty": a step
 * at somebody's name with a ground of its own, which is nothing that anybody does to Jews.
 */

const whereAndWhen = `(?:${circumstance}{0,3},? )`;
const step = new RegExp(
  `\\b(?:held (?:\\w+ )?liable(?: for)?|found (?:\\w+ )?liable(?: for)?|found (?:by [^,;]{2,40} )?to have (?:committed (?:\\w+ )?misconduct by |(?=breached|violated|infringed|failed|neglected|slept|lied|misused|falsified))|(?:has|had) (?:violated|breached|infringed) |in breach of |fined(?: [£$€]?[\\d,.]+)?(?: (?:last|in|on|this) [\\w ]{2,16}?)?${whereAndWhen}(?:for|over|after)|(?:jailed|convicted|sentenced|suspended|dismissed|banned|reprimanded|charged|disciplined|arrested|detained|indicted|remanded|cautioned|censured|prosecuted|expelled|sacked|disqualified|found guilty|struck off|(?:on|stand|face|await|standing|facing|awaiting) trial|summoned|extradited|before (?:the|a) (?:\\w+ )?court|lost (?:his|her|their) (?:job|post|licen[cs]e|seat))(?: (?:for|to) (?:\\d+|\\w+) (?:days|weeks|months|years|matches|games))?${whereAndWhen}(?:for|over|of|with|on a charge of|on charges of)\\b|pleaded (?:not )?guilty${whereAndWhen}to|ordered${circumstance}{0,2} to pay (?:\\S+ ){0,3}?(?:for|over|after|because)|(?:due|is) to (?:appear|be tried)(?: (?:in|before|at) [^.;,]{2,30}?)? (?:for|over))\\s*(?<ground>(?!\\s|(?:which|whom)\\b|(?:an? |the |\\d+ |\\w+ )?(?:[\\w-]+ )?(?:days?|weeks?|months?|years?|life|matches|games|hours?)\\b)[^.;]{3,140})`,
  "i",
);
const aside = `${age}(?:,? (?:of|from) [^,;.]{2,40},|, (?:an?|the|his|her|its|another) [^,;.]{2,60},)?,?`;
const handedOut =
  "(?:fined|jailed|imprisoned|convicted|sentenced|charged|prosecuted|suspended|dismissed|sacked|fired|banned|barred|disqualified|struck off|expelled|removed|arrested|detained|stopped|cautioned|reprimanded|censured|disciplined|deported|booked|sent|handed|gave|given|imposed (?:up)?on|dealt with)";
/** Right before a name: "Magistrates fined |", "a suspended sentence for |", "the 12 months imposed on a different defendant, |". */
const stepAhead = new RegExp(
  `\\b(?:${handedOut}(?: (?:also|then|again))?|(?:sentence|fine|caution|ban|penalty|term|order|discharge) (?:was )?(?:for|on|against))(?: (?:an?|the|another) (?:[\\w-]+ ){1,3}?(?:defendant|man|woman|player|member|officer|driver),)? $`,
  "i",
);
const terms = "(?:(?:an? |the |\\d+ |\\w+ )?(?:[\\w-]+ )?(?:days?|weeks?|months?|years?|life|matches|games|hours?)\\b)";
/** Behind such a name: what it was for. */
const groundBehind = new RegExp(
  `^${aside}(?: (?!for\\b|over\\b|of\\b|with\\b|after\\b|who\\b)[\\w£$€,.-]+){0,7}?,? (?:(?:for|over|of|with|after|because of)(?! ${terms}) |(?:for|to) ${terms} (?:for|over|after) |(?=from driving\\b))(?<ground>[^;]{3,140}?)[.]?$`,
  "i",
);
/** "a suspended sentence for Ana Ruiz, | who had defrauded an insurer": what they did, and nothing behind it. */
const deedBehind = new RegExp(`^${aside} who (?:had |has )?(?<ground>[^;,]{3,90}?)[.]?$`, "i");
/** At the head of a sentence, before the name: "Ordered to pay £900 for dumping rubbish, |", "For riding without a ticket |", "Sentenced for perjury was |". */
const groundAhead = [
  new RegExp(
    `^(?:${handedOut}|ordered to pay|told to pay)\\b[^,;.]{0,40}? (?:for|over|of|with)(?! ${terms}) (?<ground>[^,;.]{3,90}?)(?:,| (?:was|were|is)) $`,
    "i",
  ),
  /^For (?<ground>[a-z-]+ing\b[^,;.]{3,90}?),? $/,
];
const isDealtWith = new RegExp(`^${aside} (?:was|were|is|has been|had been) (?:also )?${handedOut}\\b`, "i");
/** Ordered to undo something built. */
const pulledDown = new RegExp(
  `^${aside} to (?<ground>(?:take|pull|tear) down (?:an?|the|his|her) [^.;]{2,40}|(?:demolish|rebuild|dismantle) [^.;]{2,40})`,
  "i",
);

/** Somebody else of whom the ground says what they did: "of a man convicted of arson", "after a speaker jailed for it sued her". */
const another =
  /\b(?:of|about|from|by|against|after|when|because|to|with|beside|like|than|as) (?:an?|the|another|his|her) (?:[\w-]+ ){0,3}?[\w-]+ (?:who|whom|whose|convicted|jailed|accused|expelled|charged|fined|suspended|dismissed)\b.*$/i;
/** "wrongly called a councillor an antisemite": an accusation of another. */
const calledSo = /\bcall(?:ed|ing) [^.;]{2,40}? an? (?:anti-?semite|racist|nazi|bigot|fascist)\b.*$/i;
const atThatTime = /\b(?:on|in|at) the (?:\w+ )?(?:night|day|morning|evening|afternoon|week|time) of\b.*$/i;

/** What a deed against Jews is charged or judged as, beside the words of `ofCase`. */
const asCharged =
  /\b(?:worship|salut\w*|gestur\w*|civil rights|destruct\w+|intimidat\w*|communications?|menac\w*|accessor\w+|conspir\w+|aggravat\w*|disrepute|codes?|standards?|rules?|unbecoming|inappropriate\w*|offensive|involvement|roles?|part in|incidents?|hostil\w*|mischief|affray|stalk\w*|weapons?|terror\w*|extremis\w*|sent|said|shared|views?|opinions?|polic(?:y|ies)|charter|membership|association|ethics|hearing|allegations?|complaints?|case|kick\w*|punch\w*|hit\w*|beat\w*|spit\w*|spat|push\w*|stab\w*|shoot\w*|shot|wound\w*|thr[eo]w\w*|break\w*|broke\w*|smash\w*|burn\w*|libel\w*|bodily harm|crimes?|counts?|charges?|deeds?|content|material|images?|pictures?|violen\w*|injur\w*|manslaughter|the peace|public order|publish\w*|worshipp\w*|congregan\w*|victims?|the (?:men|women|man|woman|couple|family|pair|two|three|boys?|girls?)|them|driv(?:er|ing) (?:who|at|into)|ramm\w*|run(?:ning)? (?:down|over|them|him|her|the))\b/i;

/** Rules that an act against Jews does not break, and places where none is done: a ground of these is of another kind, whatever the offence is called. */
const ofAnotherLaw =
  /\b(?:planning|building|parking|traffic|road|licen[cs]ing|tax|health|safety|food|hygiene|fire[- ]safety|electoral|election|spending|data[- ]protection|customs|immigration|fishing|hunting|housing|company|financial|accounting|betting|gambling|doping|copyright|trading|trademark|insurance|lockdown|quarantine|curfew|bail|probation)(?: (?:and|or) [\w-]+)? (?:rules?|regulations?|laws?|codes?|standards?|orders?|offen[cs]es?|controls?|permissions?|conditions?|restrictions?|breach(?:es)?|violations?)\b/gi;
const elsewhere =
  /\b(?:[\w-]+ing )?(?:[\w-]+ ){0,3}(?:on|at|in|to|of|against|outside|near) (?:an?|another|two|three|several) (?:[\w-]+ ){0,2}(?<place>bus stop|bus shelter|warehouse|mosque|church|chapel|bridge|factory|farm|barn|petrol station|garage|car park)\b/gi;

/** A ground without rules that are not of this kind, and without what was done somewhere of which the page tells nowhere else. */
const ofThisKind = (page: PageReading, ground: string) =>
  ground.replace(ofAnotherLaw, " ").replace(elsewhere, (all, place: string) => {
    const isToldOf = page.sentences.some(({ text }) => !text.includes(all) && text.toLowerCase().includes(place.toLowerCase()));
    return isToldOf ? all : " ";
  });

/** What a ground says, without what it tells of others. */
const withoutOthers = (ground: string) => ground.replace(calledSo, "").replace(another, "").replace(atThatTime, "");

/** What a sentence says that the step at a name in it was for; null where it says nothing of the kind. */
function groundAt(ahead: string, behind: string): string | null {
  const [first, second] = groundAhead;
  const behindIt = stepAhead.test(ahead) ? (groundBehind.exec(behind) ?? deedBehind.exec(behind))?.groups?.["ground"] : undefined;
  const ground =
    step.exec(behind)?.groups?.["ground"] ??
    // "arrested Ana Ruiz, 34, of Eastmoor": where she lives.
    (behindIt !== undefined && /^\p{Lu}/u.test(behindIt) ? undefined : behindIt) ??
    (/\bordered $/i.test(ahead) ? pulledDown.exec(behind)?.groups?.["ground"] : undefined) ??
    first?.exec(ahead)?.groups?.["ground"] ??
    (isDealtWith.test(behind) ? second?.exec(ahead)?.groups?.["ground"] : undefined);
  return ground === undefined ? null : withoutOthers(ground);
}

/** "He was charged with it": by a pronoun, and not of somebody whom the sentence brings in, nor in the next of several cases. */
const goesOn = (text: string) =>
  /\b(?:he|she|him|his|her)\b/i.test(text) &&
  !/^(?:An?|The [\w-]+['’]s|In (?:the|an?) (?:other|second|third|fourth|last|next|further|separate|different))\b/.test(text);

/**
 * Whether all that the page says was done about the subject by name has a ground of its own that is no case of this kind, and nothing else that
 * names or means them speaks of Jews or is a word against them.
 */
export function answersForElse(page: PageReading, { about }: Pick<SubjectRecord, "about">): boolean {
  const first = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  const told = page.sentences.filter(
    ({ kind, index, mentions, text }) =>
      kind === "main" &&
      (mentions.some(({ person }) => person === 0) ||
        // A pronoun goes on about whom a sentence before it has named.
        (about.has(index) && mentions.length === 0 && index > (first?.index ?? 0) && goesOn(text))),
  );
  const grounds = told.map((sentence) => {
    const name = sentence.mentions.find(({ person }) => person === 0);
    return groundAt(
      page.text.slice(sentence.start, name?.from ?? sentence.start),
      page.text.slice(name?.end ?? sentence.start, sentence.end),
    );
  });
  const ofJews = (text: string) => namesJewish.test(text) || namesAntisemitism.test(text) || hostility(text) > 0;
  const ofDeeds = (text: string) => {
    const rest = ofThisKind(page, text);
    return ofJews(text) || ofCase.test(rest) || asCharged.test(rest);
  };
  // "The judge said it was an antisemitic attack": what it was for, in the sentence behind.
  const isCalledSo = told.some(({ index }) => {
    const next = page.sentences[index + 1];
    return next?.kind === "main" && next.mentions.every(({ person }) => person === 0) && callsItSo.test(next.text);
  });
  return (
    !isCalledSo &&
    grounds.some((ground) => ground !== null) &&
    told.every(({ text, mentions }, at) => {
      const ground = grounds[at];
      if (ground != null) return !ofDeeds(ground);
      return !ofJews(text) && !(mentions.length > 0 ? ofCase : isCharged).test(text);
    })
  );
}

const callsItSo =
  /\b(?:it|this|that|the (?:attack|assault|offen[cs]e|crime|act|incident)|what (?:he|she) did) (?:was|had been|is|amounted to|as) (?:\w+ )?(?:an? )?(?:\w+ )?(?:anti-?semit\w+|hate crime|(?:racially|religiously) (?:aggravated|motivated))/i;

/** "and he was charged with it": a further step, of which the page says no ground. */
const isCharged = /\b(?:charged|convicted|pleaded|jailed|sentenced|indicted|admits|admitted|guilty|arrested|accused)\b/i;
