import { chargesBias, namesJewish } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { Who } from "./discourse.ts";
import { besideAnotherOffence, isOfTheCase, isWideForElse } from "./same-offence.ts";

/*
 * Of whom a report names behind somebody without a name: who was arrested, fined or suspended and is another, by the words at their name.
 */

const besideIt =
  /\b(?:arrested|charged|detained|fined|jailed|suspended|sacked|dismissed|fired)\b[^.;]{0,40}\b(?:nearby(?=[.,;]|$)|at an? (?:[\w-]+ ){1,3}(?:match|game|concert|airport)|on an? (?:old|outstanding|earlier|unrelated) (?:arrest )?warrant|in revenge|in retaliation|with (?:cannabis|drugs|cocaine|a knife|an air rifle))\b|^,? (?:aged )?(?:\d{2},? )?(?:who|and) (?:had |has |first |later )?(?:filmed|recorded|told the police|told police|reported|complained|objected|exposed|raised (?:the|it|a complaint)|blew the whistle|blown the whistle|took the (?:picture|screenshot)s?|called the police|saw|heard|stopped|chased|witnessed)\b|\bwhose (?:car|phone|flat|house|van|account|name) (?:was|had)\b|\bbut (?:witnesses|had (?:lent|been)|was (?:not|soon|later|released))\b|\bdid not recogni[sz]e\b|\blent it\b|\bfight with the (?:culprit|attacker|man)\b|\bin revenge\b|\blooks? like (?:him|her|the (?:man|woman))\b|\b(?:racist|homophobic|anti-muslim) attack on (?:him|her|the (?:man|woman))\b|\bthreatening to kill (?:him|her)\b|\bat an? (?:pub|bar|bank|warehouse|petrol station|nightclub|betting shop)\b|\bin the scuffle\b/i;
/** In apposition to a name: whose, and of what, somebody is beside the one who did it. */
const ofRelation =
  /^,? (?:aged )?(?:\d{2},? )?(?:the|his|her|their|an?|[\w’'-]+['’]s?) (?:[\w’'-]+ ){0,4}?(?:teacher|head|chief|partner|wife|husband|girlfriend|boyfriend|mother|father|brother|sister|son|daughter|employer|manager|boss|lawyer|colleague|friend|neighbou?r|principal|director|owner|editor|coach)(?: of [^,.;]{2,40})?,/i;
const sanctioned =
  /\b(?:suspended|sacked|dismissed|fired|let go|removed|expelled|banned|lost (?:his|her) (?:job|post)|resigned|reprimanded|disciplined)\b/i;
const tried =
  /\b(?:arrested|charged|convicted|sentenced|jailed|fined|indicted|pleaded|pled|found guilty|admitted|remanded|appeared|accused|custody|faces?|booked|bail|court|prison)\b/i;

/** What stands behind somebody's name, and ahead of it, in each sentence that names them. */
const toldAround = (page: PageReading, who: Who): { behind: string; ahead: string }[] =>
  page.sentences.flatMap(({ kind, mentions, end, start }) => {
    const mention = kind === "main" ? mentions.find(({ person }) => `p${person}` === who) : undefined;
    return mention ? [{ behind: page.text.slice(mention.end, end), ahead: page.text.slice(start, mention.from) }] : [];
  });

/**
 * By the words behind their name somebody stands beside the act of whoever a report does not name: filmed it, took revenge for it, is its victim's
 * teacher. Where that one is only "a man", a sanction by an employer is no step for it either.
 * @param lead the sentence that the page opens with
 * @param isGeneric whom it brings in without a name is only "a man", of whom police or a court tell
 */
export function standsApart(page: PageReading, who: Who, lead: string, isGeneric: boolean): boolean {
  const told = toldAround(page, who);
  const stepped = told.filter(({ behind, ahead }) => sanctioned.test(behind) || tried.test(behind) || tried.test(ahead));
  if (stepped.some(({ behind }) => besideIt.test(behind))) return true;
  const isSanctionedAlone =
    stepped.length > 0 &&
    stepped.every(({ behind, ahead }) => sanctioned.test(behind) && !tried.test(behind) && !tried.test(ahead));
  return (
    isSanctionedAlone &&
    (told.some(({ behind }) => ofRelation.test(behind)) ||
      (isGeneric && !/\b(?:suspended|sacked|dismissed|fired|expelled|banned|job|club|employer|school|company)\b/i.test(lead)))
  );
}

/** What the page says was done about somebody was for another offence, in every sentence that names them with a step. */
export function isForElse(page: PageReading, who: Who, lead: string): boolean {
  const stepped = toldAround(page, who).filter(({ behind }) => takesStep.test(behind));
  return (
    stepped.length > 0 &&
    stepped.every(({ behind }) => {
      // "was charged with assault, shoplifting and possession of cannabis": with what the page tells of, too.
      const rest = besideAnotherOffence(behind, lead)?.replace(sameScene, " ");
      if (rest === undefined || isOfTheCase(rest) || namesJewish.test(rest)) return false;
      return isWideForElse(behind) || !chargesBias.test(rest);
    })
  );
}

/** "stealing from the same shop". */
const sameScene =
  /\bthe same (?:shop|store|street|town|place|day|week|night|area|court|estate|building|station|school|bus|train|hearing)\b/g;
const takesStep =
  /\b(?:arrested|charged|convicted|sentenced|jailed|fined|indicted|pleaded guilty|pled guilty|found guilty|admitted (?!that\b)|remanded)\b/i;
