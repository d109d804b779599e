import type { PageReading } from "../reading/page-reading.ts";
import type { Frame } from "./frame.ts";
import { isBanOfNetwork } from "./of-networks.ts";
import { hasOwnReason } from "./of-something-else.ts";
import { isOfOwnClause, ofCounsel } from "./pleas.ts";
import { isPersonNoun } from "../reading/nouns.ts";

/*
 * What a way of telling found in a sentence and what is no step against whom it names: wished, denied, yet to come, done to somebody else or
 * for another reason.
 */

/** What a pattern took, and what stands around it in the masked sentence. */
export type Told = {
  kind: Frame["kind"];
  said: string;
  ahead: string;
  /** The end of what stands ahead. */
  before: string;
  behind: string;
  /** Whom its word for somebody means, where the way of telling has one: "its football coach, X". */
  role: string | undefined;
};

/** "said this of the student, identified as X", "The victim was identified as X": no party of the case. */
const ofVictim =
  /\b(?:victims?|injured|deceased|dead|slain|wounded|killed|survivors?|hostages?|bystanders?|witness\w*|passers?-?by|worshipp?ers?|shoppers?|customers?|rabbi|officers?|employees?)(?: (?:was|were|has been|have been))?(?: (?:later|only|also|since))?,? $|\b(?:of|to|for|with|by) (?:the|a|an|one) [\w-]+, $/i;
const unofficial =
  /\b(?:experts?|sociologist|historian|linguist|analyst|researcher|academic|blogger|activists?|website|accounts?|users?|posts?|sleuths?|internet|group|monitor|neighbou?rs?|commenters?|source|newspaper|article|podcast|anonymous \w+|claim(?:s|ed|ing)? to)\b[^.;]*$/i;

/** Before or inside a frame, what takes it back: not done, only wished, asked about, or about somebody else. */
const undone =
  /\b(?:not|never|neither|nor|nobody|no one|no(?= (?:further |formal |criminal |disciplinary |separate )?(?:proceedings|action|charges?|complaints?|sanctions?|case|allegations?|findings?|steps?)\b)|without|whether|if|wrongly|falsely|mistakenly|cleared of|accused of being|called for|calls for|urged|demanded|demands?|asked|ask(?:s|ing) (?=for\b|the\b|an?\b|that\b|to\b)|prays? for|appl(?:ies|ied|ying) for|petition\w*|want\w*|sought|seek(?:s|ing)?|could be|may be|might be|should be|would be|deny|denied that|acquitted|quash\w+|overturn\w+)\b[^⟦⟧;:.]{0,40}$/i;

/** Behind a frame, what takes it back or lays it to another case: "named as a suspect but was ruled out", "held over an unrelated robbery". */
const goneSince =
  /^[^⟦⟧.;]{0,60}?(?:,? (?:but|and|before|until)(?: (?:he|she|they))?(?: (?:was|were|is|are|has been|have been|had been|being))?(?: \w+)? (?:ruled out|eliminated|exonerated|no longer (?:a |considered|regarded|treated|suspected))\b|\b(?:over|for|on|in|with|of|about) (?:an? |the )?(?:unrelated|separate|different)\b|^,? (?:(?:more than|over|at least|about|nearly|some) )?(?:\d{2,}|dozens of|several|many|hundreds of) times\b)/i;

/** An appeal or a claim that is dismissed is nobody's dismissal. */
const ofCase =
  /^dismiss\w* [^⟦⟧]{0,40}\b(?:appeals?|claims?|cases?|suits?|lawsuits?|motions?|complaints?|petitions?|applications?|challenges?|bids?|action|allegations?|accusations?|charges?|counts?|indictments?|summons|proceedings)\b/i;

/** What somebody brings who was dismissed: where it fails, they stay so. */
const ofEmployee = /\bgrievances?\b|\b(?:unfair|wrongful)[- ](?:dismissal|termination)\b/i;

/** "The appeals by X and Y were dismissed": what they had brought. */
const caseOfTheirs =
  /\b(?:appeals?|claims?|cases?|suits?|lawsuits?|motions?|complaints?|petitions?|applications?|challenges?|grievances?|charges?|counts?|proceedings|actions?) (?:by|of|from|against|involving|(?:brought|filed|lodged|made) (?:by|against)) (?:[\w'-]+ |⟦\d+⟧,? ){0,5}$|^(?!(?:after|following|despite|amid)\b)[^;:.]*\b(?:appeals?|claims?|cases?|suits?|lawsuits?|complaints?|charges?|proceedings|actions?|grievances?) against (?:[\w'-]+,? |⟦\d+⟧,? ){0,6}(?:Mr\.?|Ms\.?|Mrs\.?|Dr\.? )?$/i;

const whoIsNamed = /\bthe ([a-z]+)(?: who [^.;]{2,60})? (?:was|is|has been|had been) (?:\w+ ){0,2}$/i;

/** "Ben Foss hit a teacher … The teacher was named as ⟦0⟧": brought in beside somebody who did it. */
function namesAnother(page: Pick<PageReading, "text" | "sentences">, before: string): boolean {
  const role = whoIsNamed.exec(before)?.[1];
  if (!role || /^(?:man|woman|suspect|accused|defendant|attacker|person)$/i.test(role)) return false;
  const word = new RegExp(`\\b${role}\\b`, "i");
  const first = page.sentences.find(({ kind, text }) => kind === "main" && word.test(text));
  const at = first ? (word.exec(first.text)?.index ?? 0) + first.start : 0;
  return first?.mentions.some((mention) => mention.end < at) ?? false;
}

/** Turned out for what somebody is. */
const forBeing =
  /^[^.;⟦⟧]{0,80}\b(?:because (?:he|she|they|⟦\d+⟧) (?:is|was|are|were) (?:an? )?(?:\w+ )?(?:jew(?:s|ish)?|zionists?|israelis?)|for being (?:an? )?(?:\w+ )?(?:jew(?:s|ish)?|zionists?|israelis?))\b/i;

/** "charges a ⟦Mesa Linda⟧ resident": a town before a person who is not named here. */
const unnamedBehind =
  /^(?:man|woman|resident|teenager|couple|native|pair|supporter|follower|fan|ally|aide|employee|staffer|volunteer|associate|loyalist|spokes\w+)s?$/;
function isTownOfUnnamed({ said, behind }: Told): boolean {
  const next = /^ ((?:[a-z-]+ )?[a-z-]+)/.exec(behind)?.[1]?.split(" ") ?? [];
  return /⟧$/.test(said) && next.some((word) => unnamedBehind.test(word));
}

/** "was dropped from the team after a knee injury", "was given a month to find a new driver". */
const isForOtherReason = ({ said, behind }: Told) =>
  hasOwnReason(said + behind) || /^[^;.“”]{0,12}\bto (?:find|reply|prepare|investigate|look|hire|appoint|replace)\b/.test(behind);

/** "removing X's name from a hall": a thing of theirs. */
const ofTheirThings =
  /^'s (?:[\w-]+ ){0,2}(?:names?|busts?|statues?|portraits?|paintings?|plaques?|books?|works?|films?|songs?|music|photo\w*|pictures?|posts?|tweets?|comments?|remarks?|account)\b/i;

const theirOwnPeople =
  /^'s (?<noun>(?:(?!(?:for|over|after|from|who|whose|on|in|at|because|following|and|by|with|when|to|of)\b)[a-z][\w-]* ){0,3}?[a-z][\w-]*)(?=[.,;:]|$| (?:for|over|after|from|who|whose|on|in|at|because|following|and|by|with|when|to|was|were|has|had|is|are|until|during|amid)\b)/i;

/** "banned ⟦0⟧'s father", "dismissed ⟦0⟧'s deputy, whose messages …": somebody of theirs. */
const isOfTheirPeople = ({ said, behind }: Told) =>
  /⟧$/.test(said) && isSomebodyElse(theirOwnPeople.exec(behind)?.groups?.["noun"]?.split(" ").at(-1)?.toLowerCase() ?? "");
const isSomebodyElse = (noun: string) =>
  isPersonNoun(noun) ||
  /^(?:rivals?|critics?|aides?|ally|allies|heirs?|twins?|staff|teams?|crew|clubs?|sides?|firms?|compan(?:y|ies)|business|department|employers?|school|university|party)$/.test(
    noun,
  );

/** Of a post, a place or a membership nothing was taken from whom it names. */
function isNoSanction(told: Told, isOfNetwork: boolean): boolean {
  const { said, ahead, behind } = told;
  return (
    (ofCase.test(said) && !ofEmployee.test(said)) ||
    caseOfTheirs.test(ahead) ||
    isForOtherReason(told) ||
    isBanOfNetwork(told, isOfNetwork) ||
    ofTheirThings.test(behind) ||
    // "had removed herself from social media": her own doing.
    /^ (?:himself|herself|themselves)\b/.test(behind) ||
    // "was kicked out of the group because she is Jewish": done to her, not for what she did.
    forBeing.test(behind) ||
    // "fired several flares at ⟦0⟧": no post was lost.
    /^fir(?:ed|es|ing) [^⟦]*\b(?:at|into|on|upon|towards?) (?:\w+ )*⟦/i.test(said)
  );
}

/** "Under the agreement he will serve 60 days", "if convicted he must serve": not imposed yet. */
const isNotImposed = ({ said, before }: Told) =>
  /(?:will|must|is to|has to) (?:now )?(?:serve|spend)\b/i.test(said) &&
  /\b(?:if|unless|agreement|deal|plea|terms|recommend\w*|propos\w*|asked|sought|want\w*|expected|could|would)\b/i.test(before);

/** Nobody whom the case is against. */
const isNoParty = ({ said, before, behind }: Told, page: Pick<PageReading, "text" | "sentences">) =>
  // "The Crown's expert named him in a report as X": nobody who decides.
  (/^(?:identif|nam)/i.test(said) && (unofficial.test(before) || ofVictim.test(before) || namesAnother(page, before))) ||
  // "Dunley Motors Inc. and Ben Foss, Respondents, Ana Ruiz, Counsel": who acts for them.
  /^,? (?:their |his |her )?(?:counsel|solicitors?|barristers?|representatives?|agents?|lawyers?|attorneys?|advocates?|paralegals?)\b/i.test(
    behind,
  );

/** "admitted the harassment had gone on for years", "X, defending, admitted …": nobody's plea. */
const isNoPlea = ({ said, behind }: Told) =>
  /\b(?:admit|confess)\w*/i.test(said) && (isOfOwnClause(behind) || ofCounsel.test(said));

/** "A group claimed that X's statements constituted antisemitic abuse": no body found it. */
const isOnlyClaimed = ({ said, before }: Told) =>
  /^⟦\d+⟧'s /.test(said) &&
  /\b(?:claim(?:s|ed|ing)?|argu(?:es?|ed|ing)|alleg(?:es?|ed|ing)|contend(?:s|ed)?|complain(?:s|ed)|insist(?:s|ed)|believ(?:es?|ed)|feels?|felt) that (?:\w+ )?$/i.test(
    before,
  );

/** Denied, wished, supposed or over, by the words around it, whatever the step. */
const isTakenBack = ({ said, before, behind }: Told) =>
  // "when he is sentenced in December": to come.
  (/\b(?:when|until|before|once|after|as soon as) $/i.test(before) && /^⟦\d+⟧(?:'s)? (?:is|are) /.test(said)) ||
  (/\b(?:having|for|of|by|after|before) $/i.test(before) && /^\w+ing\b|^removed/i.test(said)) ||
  // "No charges have been filed against him."
  (/\b(?:no|without|any)(?: \w+)? $/i.test(before) &&
    /^(?:charges?|criminal|indictment|case|complaint|proceedings|suit|lawsuit|prosecution|disciplinary|action)\b/i.test(said)) ||
  undone.test(before) ||
  /\b(?:not|never|n't|acquitted|cleared)\b/i.test(said.replace(/not guilty/i, "")) ||
  goneSince.test(behind) ||
  /\b(?:had|have|were) (?:he|she|they|it)? ?(?:not )?been$/i.test(before);

/** Is what was found no step of a court, a body or an employer against whom it names? */
export function isNoFrame(told: Told, page: Pick<PageReading, "text" | "sentences">, isOfNetwork: boolean): boolean {
  const { kind, role } = told;
  if (isTownOfUnnamed(told) || isOfTheirPeople(told) || (role !== undefined && !isPersonNoun(role.toLowerCase()))) return true;
  if (kind === "discipline" && isNoSanction(told, isOfNetwork)) return true;
  if (kind === "sentence" && (isForOtherReason(told) || isNotImposed(told))) return true;
  if (kind === "party" && isNoParty(told, page)) return true;
  if (kind === "plead" && isNoPlea(told)) return true;
  if (kind === "liable" && isOnlyClaimed(told)) return true;
  return isTakenBack(told);
}
