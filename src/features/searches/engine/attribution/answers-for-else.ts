import { hostility, namesAntisemitism, namesJewish } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "./record.ts";
import { ofCase } from "./who-is-unnamed.ts";

/*
 * "A sergeant who called a colleague 'Jew boy' was dismissed. Constable Ana Ruiz was found to have committed misconduct by sleeping on duty": a step
 * at somebody's name with a ground of its own, which is nothing that anybody does to Jews.
 */

const step =
  /\b(?:held (?:\w+ )?liable(?: for)?|found (?:\w+ )?liable(?: for)?|found (?:by [^,;]{2,40} )?to have (?:committed (?:\w+ )?misconduct by |(?=breached|violated|infringed|failed|neglected|slept|lied|misused|falsified))|(?:has|had) (?:violated|breached|infringed) |in breach of |fined(?: [£$€]?[\d,.]+)? (?:for|over|after)|(?:jailed|convicted|sentenced|suspended|dismissed|banned|reprimanded|charged|disciplined|arrested)(?: (?:for|to) (?:\d+|\w+) (?:days|weeks|months|years|matches|games))? (?:for|over|of|with)\b|pleaded (?:not )?guilty to|ordered to pay (?:\S+ ){0,3}?(?:for|over|after|because)|(?:due|is) to (?:appear|be tried)(?: (?:in|before|at) [^.;,]{2,30}?)? (?:for|over))\s*(?<ground>(?!\s|(?:an? |the |\d+ |\w+ )?(?:[\w-]+ )?(?:days?|weeks?|months?|years?|life|matches|games|hours?)\b)[^.;]{3,140})/i;
/** Somebody else of whom the ground says what they did: "of a man convicted of arson", "after a speaker jailed for it sued her". */
const another =
  /\b(?:of|about|from|by|against|after|when|because|to) (?:an?|the|another|his|her) (?:[\w-]+ ){0,3}?[\w-]+ (?:who|whom|whose|convicted|jailed|accused|expelled|charged|fined|suspended|dismissed)\b.*$/i;
/** "wrongly called a councillor an antisemite": an accusation of another. */
const calledSo = /\bcall(?:ed|ing) [^.;]{2,40}? an? (?:anti-?semite|racist|nazi|bigot|fascist)\b.*$/i;
const atThatTime = /\b(?:on|in|at) the (?:\w+ )?(?:night|day|morning|evening|afternoon|week|time) of\b.*$/i;

/** What a deed against Jews is charged or judged as, beside the words of `ofCase`. */
const asCharged =
  /\b(?:worship|salut\w*|gestur\w*|civil rights|destruct\w+|intimidat\w*|communications?|menac\w*|accessor\w+|conspir\w+|aggravat\w*|disrepute|codes?|standards?|rules?|unbecoming|inappropriate\w*|offensive|involvement|roles?|part in|incidents?|hostil\w*|mischief|affray|stalk\w*|weapons?|terror\w*|extremis\w*|sent|said|shared|views?|opinions?|polic(?:y|ies)|charter|membership|association|ethics|hearing|allegations?|complaints?|case|kick\w*|punch\w*|hit\w*|beat\w*|spit\w*|spat|push\w*|stab\w*|shoot\w*|shot|wound\w*|thr[eo]w\w*|break\w*|broke\w*|smash\w*|burn\w*|libel\w*|bodily harm|violen\w*|injur\w*|manslaughter|the peace|public order|publish\w*|worshipp\w*|congregan\w*|victims?|the (?:men|women|man|woman|couple|family|pair|two|three|boys?|girls?)|them|driv(?:er|ing) (?:who|at|into)|ramm\w*|run(?:ning)? (?:down|over|them|him|her|the))\b/i;

/** What a text behind a name says a step was for, without what it tells of others; null where it says nothing of the kind. */
function groundIn(text: string): string | null {
  const ground = step.exec(text)?.groups?.["ground"];
  return ground === undefined ? null : ground.replace(calledSo, "").replace(another, "").replace(atThatTime, "");
}

/** "He was charged with it": by a pronoun, and not of somebody whom the sentence brings in. */
const goesOn = (text: string) => /\b(?:he|she|him|his|her)\b/i.test(text) && !/^(?:An?|The [\w-]+['’]s)\b/.test(text);

/**
 * Whether all that the page says was done about the subject by name has a ground of its own that is no case of this kind, and nothing else that
 * names or means them speaks of Jews or is a word against them.
 */
export function answersForElse(page: PageReading, { about }: Pick<SubjectRecord, "about">): boolean {
  const told = page.sentences.filter(
    ({ kind, index, mentions, text }) =>
      kind === "main" &&
      (mentions.some(({ person }) => person === 0) || (about.has(index) && mentions.length === 0 && goesOn(text))),
  );
  const grounds = told.map((sentence) => {
    const name = sentence.mentions.find(({ person }) => person === 0);
    return groundIn(page.text.slice(name?.end ?? sentence.start, sentence.end));
  });
  const ofJews = (text: string) => namesJewish.test(text) || namesAntisemitism.test(text) || hostility(text) > 0;
  const ofDeeds = (text: string) => ofJews(text) || ofCase.test(text) || asCharged.test(text);
  return (
    grounds.some((ground) => ground !== null) &&
    told.every(({ text, mentions }, at) => {
      const ground = grounds[at];
      if (ground != null) return !ofDeeds(ground);
      return !ofJews(text) && !(mentions.length > 0 ? ofCase : isCharged).test(text);
    })
  );
}

/** "and he was charged with it": a further step, of which the page says no ground. */
const isCharged = /\b(?:charged|convicted|pleaded|jailed|sentenced|indicted)\b/i;
