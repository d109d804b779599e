import { quick } from "#app/lib/language/quick-pattern.ts";
import { ofWeapon } from "../reading/verbs.ts";
import { networkNames } from "../attribution/of-networks.ts";

const sanction = quick(
  new RegExp(
    `\\b(?:terminat\\w+|revok\\w+|withdr\\w+|suspend\\w+|rescind\\w+)\\s+(?:the\\s+|his\\s+|her\\s+)?(?:contract|employment|licen[cs]e|registration|membership|appointment|tenure)\\b|\\bdropped (?:him|her)\\b|\\b(?:employment|contract|licen[cs]e|registration|membership|position|post|appointment|role|tenure|accreditation|season ticket|whip)\\b[^.;]{0,40}\\b(?:terminated|ended|revoked|withdrawn|suspended|removed|cancelled|rescinded|struck)\\b|\\b(?:suspension (?:from|for|of)|prohibition order|expulsion from|ban (?:of|from|for)|[- ]match (?:ban|suspension)|disqualification (?:of|from|for)|removal from|striking[- ]off order|suspension order|struck off|banned|suspended|expelled|censured|reprimand\\w*|disciplin\\w+|struck off|removed from|barred|sacked|dismissed (?:from|for)|dismissal|fired(?!${ofWeapon})|stripped of|disbarred|demoted|admonish\\w*|disqualif\\w+|excluded from|let go|relieved of|no longer (?:employed|works|a member)|terminated)\\b`,
    "i",
  ),
);

/** "The case is suspended": no sanction against anybody. */
const ofProceedings =
  /\b(?:cases?|trials?|proceedings?|prosecutions?|hearings?|investigations?|inquir(?:y|ies)|matches|match|games?|services?|talks) (?:is|was|are|were|has been|have been|had been) (?:\w+ly )?(?:suspended|terminated|dismissed)\b/gi;
/** The words without what they say of a case, a trial or a match that was suspended or dismissed. */
export const withoutProceedings = (text: string): string => text.replace(ofProceedings, " ");
/** Tells of a sanction by an employer, party, school, league or regulator. */
export const isSanction = (text: string) => sanction.test(withoutProceedings(text));

const whom = "(?:him|her|them|(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Cllr)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)";
const givenOut = "(?:written warning|warning|reprimand|ban|suspension|fine|censure|notice of (?:termination|dismissal))";
/** "issued her with a final written warning", "withdrew his candidacy": said of whomever a body has found against, what for needs no word. */
const plainSanction = new RegExp(
  `\\b(?:issued|given|handed|served|gave|serves?|issues?) ${whom} (?:with )?(?:an? )?(?:[\\w-]+ ){0,3}${givenOut}\\b|\\b(?:issued|imposed|gave) (?:an? )?(?:[\\w-]+ ){0,3}${givenOut} (?:to|on|against) ${whom}|\\b(?:withdr(?:ew|awn)|revoked|rescinded|cancelled|canceled) (?:his|her|their|\\p{Lu}[\\p{L}'’-]+['’]s?) (?:[\\w-]+ ){0,2}(?:candidacy|candidature|nomination|endorsement|selection|membership|licen[cs]e|registration|accreditation|invitation|fellowship|whip|contract)\\b`,
  "u",
);
/** Tells of a sanction by the verb and what was given or taken, whatever it was for. */
export const isPlainSanction = (text: string) => plainSanction.test(text);

/** What a claimant lost and sues over, what became of a song or a video, a vote that failed, a network's closing of an account. */
const noSanction = quick(
  /\bbecause (?:he|she|they) (?:had )?(?:raised|made|brought|complained)\b|\bshortage of work\b|\bredundan\w+|\bclaims? of\b[^.;]{0,60}\(dismissal\)|\bprotected act\b|\b(?:failed|fell short|fails)\b[^.;]{0,60}\bmajority\b|\b(?:two-thirds|three-quarters|three-fifths|simple) majority (?:was|is) (?:required|needed)\b|\bmotions? (?:to (?:censure|remove|expel|suspend)[^.;]{0,40} )?(?:failed|was (?:rejected|defeated|voted down))\b|\binterim (?:orders?|suspension)\b|\bsuspended\b[^.;]{0,40}\b(?:pending|while)\b[^.;]{0,60}\binvestigat\w+[^.;]*\b(?:practitioners )?tribunal\b/i,
);
const thingRemoved =
  /^(?:the|this|that|its|his|her) (?:[\w-]+ )?(?:tracks?|songs?|videos?|clips?|posts?|tweets?|episodes?|books?|films?|albums?|pages?|images?|adverts?|content|accounts?|channels?) (?:was|were|has been|have been|had been) (?:\w+ly )?(?:removed|taken down|pulled|banned|suspended|deleted)\b/i;
const byPlatform = new RegExp(
  `\\b(?:removed|banned|kicked|booted|suspended|deplatformed|pulled)\\b[^.;]{0,30}\\b(?:from|off|by) (?:(?-i:X)\\b|(?:an?|the|several|most|all|major)? ?(?:[\\w-]+ ){0,3}?(?:platforms?|${networkNames}|rumble|(?:streaming|dating|messaging|video|networking) (?:sites?|services?|apps?)|social media)\\b)|(?:^|[;,] |\\b(?:after|and|but|that|when|while|as) )(?:${networkNames}|(?-i:X|Rumble)),? (?:which [^,;.]{2,60}, )?(?:(?:has|had|have|later|then|also|since|\\w+ed and|\\w+ly) ){0,3}(?:suspended|banned|removed|restricted|dropped|barred|kicked|booted)\\b`,
  "i",
);
const bySomeBody =
  /\b(?:party|school|university|college|club|employer|council|league|federation|company|firm|hospital|board|panel|tribunal|commission|union|newspaper|station|agency|team|bishop|diocese|church|fired|dismissed|sacked|expelled|struck off)\b/i;
const closed =
  "(?:suspended|banned|removed|disabled|deleted|terminated|closed|locked|blocked|restricted|demonetised|demonetized|taken down|shut down)";
const accounts =
  "(?:(?:his|her|their|\\p{L}+['’]s?|facebook|twitter|instagram|youtube|tiktok|twitch|telegram|rumble|social[- ]media) (?:[\\w-]+ ){0,3}?(?:channels?|pages?|feeds?|handles?|livestreams?)|(?<!\\bbank )(?:accounts?|profiles?)|channels? (?:of|belonging to|run by))";
/** "The channel of Ana Ruiz has been suspended", "suspended her account". */
const accountClosed = new RegExp(
  `\\b${accounts}\\b(?: (?!(?:was|were|is|has|have|had|been)\\b)[\\p{L}\\p{N}’'@.-]+){0,6}? (?:was|were|is|has been|have been|had been|being) (?:\\w+ly )?${closed}\\b|\\b${closed} (?:his|her|their|the|\\p{Lu}[\\p{L}’'-]+['’]s?)(?: [\\w-]+){0,3}? (?:accounts?|channels?|profiles?|pages?|feeds?)\\b`,
  "giu",
);
const ofAnyBody = /\b(?:dropped|fined?|ousted|axed|parted (?:ways|company)|lost (?:his|her|their) (?:job|post|seat)|cut ties)\b/i;
/** A network closed an account, and nobody took any other step. */
function isOfAccount(text: string): boolean {
  const rest = text.replace(accountClosed, " ");
  return rest !== text && !isSanction(rest) && !ofAnyBody.test(rest);
}
const onLeave =
  /\b(?:placed|put|going|gone|remains?|is|was|been) on (?:fully )?(?:paid |administrative |precautionary ){1,2}(?:administrative )?leave\b/i;
/** Sent home with pay until somebody has looked into it: nothing has been decided, and nothing else is told. */
const isOnLeave = (text: string) => {
  const rest = text.replace(onLeave, " ");
  return rest !== text && !isSanction(rest) && !ofAnyBody.test(rest) && !/\bdismiss\w*|\bunpaid\b/i.test(rest);
};
const partedWithout =
  /\b(?:employment|contract|appointment|term|engagement|position)\b[^.;]{0,30}\b(?:ended|terminated|concluded)\b(?:[^.;]{0,30}\bby (?:mutual )?(?:agreement|consent)\b|(?= (?:on|in|at|last|this|yesterday|today)\b|[.,;]))/gi;
const parted =
  /\b(?:employment|contract|appointment|engagement)(?: (?:with|at) [^.;,]{2,40})? (?:has )?(?:ended|concluded|came to an end)\b|\bby mutual (?:agreement|consent)\b/i;
/** "Her contract has been ended by mutual agreement", "His employment ended on Friday": the page does not say that anybody was put out. */
const isParting = (text: string) => {
  if (!parted.test(text)) return false;
  const rest = text.replace(partedWithout, " ");
  return rest !== text && !isSanction(rest) && !ofAnyBody.test(rest);
};
/** Sounds like a sanction and is none: of an account, a thing, a place, a leave with pay. */
export const isNoSanction = (text: string) =>
  noSanction.test(text) ||
  isOfAccount(text) ||
  isOnLeave(text) ||
  isParting(text) ||
  ((thingRemoved.test(text) || byPlatform.test(text)) && !bySomeBody.test(text));
