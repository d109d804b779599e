import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { PageReading } from "../reading/page-reading.ts";

/*
 * "was jailed for the same offence in July", "pleaded guilty to the same charges": what somebody answers for by the words for what the page has told of
 * another. Not what they did elsewhere, years ago or to somebody else, nor what is only of the same kind.
 */

const same =
  /\b(?:for|of|on|with|to|over|admitted|admits|faces?|faced|facing|denied|denies|deny) (?:(?:exactly|all|much|two of) )?the same (?<what>offen[cs]es?|crimes?|charges?|counts?|attacks?|incident|plot|conspiracy|threats?|assault)\b(?<behind>[^.;]{0,90})/i;
const another =
  /\b(?:but|because|in (?:his|her) (?:place|case)|sorry|releas\w*|wrong|another|elsewhere|different|separate|earlier case|years? (?:ago|before|earlier)|decades?)\b|^ (?:against|on|over|at|to|towards|by|for|involving) (?!(?:him|her|them|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)\b)/i;

/**
 * The sentence says of somebody that a step was taken against them for the same offence, charge or attack.
 * @param text the sentence, or what stands in it behind a name
 * @param page a year in which the page tells of nothing else is of another case
 */
export function isForTheSame(page: PageReading, text: string): boolean {
  const found = same.exec(text);
  const behind = found?.groups?.["behind"] ?? "";
  if (!found || another.test(behind) || onlyCharged.test(text)) return false;
  const told = Number(/\b(?:in|of|since) (?:\w+ )?((?:19|20)\d\d)\b/.exec(text)?.[1] ?? 0);
  if (told === 0 || page.year === null || page.year - told <= 1) return true;
  return page.sentences.some(
    (other) => !other.text.includes(text) && matchesOf(years, other.text).some(([year]) => Math.abs(Number(year) - told) <= 1),
  );
}

/** "had been charged with the same offence": up to then. */
const onlyCharged = /\bhad (?:also |first |initially |earlier )?been (?:charged|arrested|accused|suspected|held)\b/i;
const years = /\b(?:19|20)\d\d\b/g;

const anotherOffence =
  /\b(?:separate|unrelated|different|lesser|same (?:type|kind|sort) of|obstruct\w*|tamper\w*|perjur\w*|lying|lied|false (?:statements?|alibi|evidence)|misprision|accessor(?:y|ies)|harbou?r\w*|hiding|destroying|deleting|drugs?|narcotics?|firearms?|weapons?|guns?|ammunition|theft|stealing|stole|burglary|fraud|robbery|robbed|bank|immigration|traffic|driving|contempt|resisting|(?:breach\w*|jump\w*) (?:of )?(?:his |her |the )?bail|drunk\w*|disorderly|assisting an offender|perverting|laundering|licen[cs]e|shoplift\w*|handling|fights?|assault\w* (?:on |of )?(?:an?|the|two|three|his|her) (?:police |prison )?(?:officers?|warders?|guards?|constables?|bailiffs?|wife|husband|partner|girlfriend|boyfriend|nurse|paramedic)|wasting police time|in other (?:matters|cases)|unwittingly|unknowingly|did not know|no knowledge|only drove|former)\b/i;
/** What a step at the subject's name was for, by the words behind it. */
export const stepFor =
  /\b(?:pleaded guilty|pled guilty|convicted|found guilty|charged|indicted|fined|jailed|guilty pleas?|admitted (?:an offence|a charge|one count))\b(?: (?:with (?:him|her|them)|in \w+(?: \d{4})?|last \w+|on \w+day|previously|earlier))* (?:to|of|with|for|over) (?<ground>(?!(?:an? |\w+ |\d+ )?(?:[\w-]+ )?(?:years?|months?|days?|weeks?|hours?|probation)\b)[^.;,]{3,90})/gi;
/** Offences that a deed against Jews is charged as; any other is another matter. */
export const ofTheCase =
  /\b(?:conspir\w*|the same|hate|hatred|civil rights|their part|his part|her part|federal crimes?|charges?|counts?|plot\w*|the attack|the incident|the (?:synagogue|salutes?|swastikas?)|graffiti|vandali\w*|defac\w*|desecrat\w*|damag\w*|arson|fire|threat\w*|harass\w*|intimidat\w*|stalk\w*|cyberstalk\w*|interfer\w*|incit\w*|assault\w*|mischief|riot\w*|affray|communications?|menac\w*|public order|aggravated|abus\w*|insult\w*|racis\w*|anti-?semit\w*|discriminat\w*|denial|denying|malicious|(?:grossly )?offensive|misconduct|unbecoming|unprofessional|disrepute|breach\w* (?:of )?(?:the |its |their |her |his )?(?:[\w-]+ ){0,3}?(?:codes?|rules?|polic(?:y|ies)|standards?|conditions|guidelines))\b/i;
/** Of those, what anything may be called that somebody does: misconduct, a breach of rules, abuse. */
const wide =
  /\b(?:public order(?: offen[cs]es?| acts?)?|abus\w*|insult\w*|racis\w*(?: abus\w*| remarks?)?|discriminat\w*|malicious(?: communications?)?|communications?|(?:grossly )?offensive|misconduct(?: in (?:a )?public office)?|unbecoming(?: (?:of )?an? \w+)?|unprofessional(?: conduct)?|disrepute|breach\w* (?:of )?(?:the |its |their |her |his )?(?:[\w-]+ ){0,3}?(?:codes?|rules?|polic(?:y|ies)|standards?|conditions|guidelines))\b/gi;
/** What it was for, by what or against whom, behind it. */
const whatItWas =
  /^(?:[\w-]+ ){0,3}?(?:for|over|by|to|against|on|of|towards?|about|after|because|in|at|with|when)\b|^(?:an?|his|her|its|two|three|boys|girls|children|women|pupils|clients|position|power)\b/i;
/** Words, Jews, whoever the page has told of, and rules on how to behave. */
const ofWordsOrHarmed =
  /\b(?:remarks?|comments?|posts?|postings?|messages?|tweets?|words?|language|jokes?|statements?|speech|e-?mails?|videos?|letters?|gestures?|salutes?|shout\w*|said|saying|chant\w*|slurs?|jew\w*|anti-?semit\w*|synagogue\w*|rabbi|holocaust|nazi\w*|swastikas?|hate|hatred|racial\w*|religio\w*|faith|the incident|the (?:patient|family|pupils?|boys?|girls?|passengers?|customers?|couple|guests?|m[ae]n|wom[ae]n|players?|fans?|opponent|colleagues?|victims?|students?|children|driver|neighbou?rs?)|(?:him|her|them|it|this|that)$|conduct(?: of)?$|code of conduct|behaviou?r|practice|ethics|social media|equality|dignity|diversity|in public|aggravat\w*)\b/i;
const ofElse =
  /\b(?:handling|fail\w*|not (?:report|pass|act|tell|stop)\w*|leak\w*|press|newspapers?|reporters?|journalists?|complainants?|women|muslims?|gay|disabled|black|asian|pregnant|somali|roma|pakistani|polish|former (?:girlfriend|boyfriend|wife|husband|partner)|bail)\b/i;
const ofElseAhead =
  /\b(?:sex\w*|indecen\w*|child|drugs?|alcohol|substance|domestic|animal|financial|tax) (?:\w+ )?(?:abus\w*|misconduct|discrimination|harassment|assaults?|offences?|offenses?)\b/i;
const days =
  /\b(?:on \w+day|last \w+|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|in \d{4})\b/gi;

/**
 * What a step was for is what a deed against Jews is charged as. "misconduct", "a breach of the rules" and "abuse" are that as they stand, and not with
 * something else behind them: "misconduct for drinking on duty", "a breach of the rules on gifts", "abuse of office".
 */
export function isOfTheCase(ground: string): boolean {
  if (!ofTheCase.test(ground) || ofElseAhead.test(ground)) return false;
  const last = [...ground.matchAll(wide)].at(-1);
  if (!last || ofTheCase.test(ground.replace(wide, " "))) return true;
  const rest = ground
    .slice(last.index + last[0].length)
    .replace(days, " ")
    .trim();
  return !ofElse.test(rest) && (!whatItWas.test(rest) || ofWordsOrHarmed.test(rest));
}
/** "discrimination against a pregnant worker": what it may be called is told of something else. */
export const isWideForElse = (text: string): boolean => matchesOf(wide, text).length > 0 && !isOfTheCase(text);

/** "He was also charged with obstruction": besides the case, not in its stead. */
const besides = /\b(?:also|in addition|as well)\b/i;

/**
 * What a step was taken for, where that is something that no deed against Jews is charged as and nothing stands besides: the words for it.
 * Null where the text says nothing of the kind.
 */
export function anotherOffenceIn(text: string): string | null {
  if (besides.test(text)) return null;
  const ground = matchesOf(stepFor, text)
    .map(({ groups }) => groups?.["ground"] ?? "")
    .find((told) => !isOfTheCase(told));
  return anotherOffence.exec(text)?.[0] ?? ground ?? null;
}

/**
 * What is left of a text beside its words for another offence than the page's lead tells of: "with conspiracy and possession of a weapon" is of the
 * case, too. Null where the text tells of no other offence.
 */
export function besideAnotherOffence(text: string, lead: string): string | null {
  const offence = anotherOffenceIn(text);
  return offence === null || lead.toLowerCase().includes(offence.slice(0, 5).toLowerCase()) ? null : text.replace(offence, " ");
}
