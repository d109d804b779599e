import { relatives } from "../reading/nouns.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { besideOffences, plainOffences } from "./plain-offences.ts";

/*
 * Words of an ending whose subject is something or somebody else by the words of its own clause: a street that was cleared, a driving ban that
 * was lifted, a complaint of their own about the prison food, the mayor accused of doing nothing, a case that somebody believes will be dropped.
 * Each is asked of a sentence that does not name the person and stands behind their name, and that has no other words of an ending.
 */

const was = "(?:was|were|is|are|has been|had been|have been|has|had)(?: \\w+ly| later| since| also| then| not| never)*";
const kin = `(?:${[...relatives].join("|")}|[a-z]+-in-law|ex-husband|ex-wife|partner|friend|boyfriend|girlfriend)`;
const neglect =
  "(?:(?:doing|having done) nothing|(?:acting|reacting|responding|moving) too (?:late|slowly)|(?:keeping|staying) (?:quiet|silent)|cover(?:ing)?[- ]?(?:it |this |the \\w+ |things )?up|hushing|(?:any |gross )?negligence|(?:any |his |her )?neglect\\w*|failing|failures?|failings|ignoring|looking away|turning a blind eye|not (?:acting|reporting|telling)|delaying|mishandling|(?:any |all )?(?:misconduct|fault|failing|blame) in (?:handling|dealing)|breaching (?:the |its )?(?:rules|code|guidelines) (?:in|by|with) (?:its|the|his|her) (?:report\\w*|coverage|handling|programme))";
const helps =
  "(?:let|sold|lent|gave|given|rented|drove|driven|defended|employed|hired|represented|sheltered|hid|hidden|supplied|printed|photographed|filmed)";
const bystanders =
  "(?:arresting officer|(?:police )?officers?|constable|detective|guard|steward|juror|usher|clerk|ticket seller|shopkeeper|seller|supplier|printer|landlord|landlady|neighbou?rs?|caretaker|cleaner|mayor|rabbi|bishop|archbishop|headmaster|headmistress|headteacher|dean|broadcaster|bus driver|taxi driver|different (?:man|woman|person)|couple|passer-by|prison|hospital|council|police|newspaper|insurer)";
const thoseWords =
  "(?!(?:[\\w'’-]+ ){0,4}(?:insults?|remarks?|words|abuse|posts?|incident|attack|slurs?|comments?|harass\\w*|graffiti|messages?|him|behaviou?r|conduct|conviction|verdict|sentence|ban|charge|sacking|dismissal|suspension|expulsion|treatment of)\\b)";
const thinks =
  "(?:insist\\w*|believ\\w+|hop(?:es?|ed|ing)|expect\\w*|predict\\w*|vow\\w*|confident|certain|convinced|thinks?|thought|says?|said|claim\\w*|argu\\w+|wants?|wanted|demand\\w*|urg\\w+|pray\\w*)";

const ofOther: readonly RegExp[] = [
  // "The street was cleared by police", "cleared of snow".
  /\b(?:streets?|roads?|squares?|car park|park|camps?|encampments?|site|campus|building|room|courtroom|hall|pavement|bridge|station|area|lawn|quad|tents?|barricades?|way|stairs|gallery)(?: [\w-]+){0,3}? (?:was|were|has been|had been|be) (?:quickly |later |then )?cleared\b[^.;]*|\bcleared (?:of (?:snow|people|protesters|tents|rubbish|debris|traffic|crowds?|leaves|graffiti)|the (?:streets?|roads?|square|court|courtroom|room|hall|building|area|gallery|camp|encampment))\b/i,
  // "A rumour that the case had been dropped was denied", "A petition to have the case dropped was ignored".
  /\b(?:rumou?rs?|speculation|reports?|suggestions?|petitions?|calls?|demands?|pleas?|campaigns?|requests?|letters?|appeals?) (?:that|to|for|by|asking|calling|demanding)\b[^;]*? (?:was|were|has been|have been|had been|came to|fell on) (?:\w+ly )?(?:denied|false|untrue|ignored|rejected|refused|dismissed|turned down|unanswered|nothing|deaf|without foundation|unfounded)\b/i,
  // "She insists that the case will be thrown out".
  new RegExp(
    `\\b${thinks} (?:that )?[^.;]{0,70}?\\b(?:will|would|should|must|ought to|could|may|might) (?:soon |still |yet |all |now |one day |eventually )?(?:be|have|collapse|fall|come|end|succeed|win)\\b[^;]*`,
    "i",
  ),
  // "Her complaint about the prison food was not upheld", "A complaint by her parents about the reporting".
  new RegExp(
    `\\b(?:his|her|their) (?:[\\w-]+ )?(?:complaints?|claims?|grievances?|requests?|applications?|objections?|petition|lawsuit|suit) (?:about|over|for|to|against|of) ${thoseWords}[^.;]{3,80}? (?:${was}) (?:upheld|dismissed|rejected|refused|thrown out|turned down|struck out|sustained|withdrawn|dropped|successful)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:complaints?|claims?|grievances?|requests?|objections?) (?:by|from|of) (?:his|her|their) ${kin}s?\\b[^.;]{0,80}? (?:${was}) (?:upheld|dismissed|rejected|refused|thrown out|turned down|struck out|sustained|withdrawn|dropped|successful)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:withdrew|withdrawn|dropped|abandoned|lost|settled) (?:his|her|a|an|the) (?:[\\w-]+ )?(?:complaint|claim|grievance|challenge|lawsuit|suit|case|action) (?:against|about|over) (?:the |a |an |his |her )?(?:[\\w-]+ )?${bystanders}\\b`,
    "i",
  ),
  /\b(?:claims?|requests?|applications?|actions?|proceedings|cases?|disputes?) (?:for|about|over) (?:damages|costs|compensation|rent|pay|wages|the ownership|legal aid|a grant|the broken|the repair)\b[^.;]*/i,
  // "Her driving ban was lifted in May", "A ban on filming inside the courtroom was lifted".
  /\b(?:driving|parking|speeding|travel|touchline|smoking|filming|traffic|fishing|hosepipe|alcohol)[- ](?:bans?|fines?|tickets?|charges?|offen[cs]es?|restrictions?|orders?|points)\b[^.;]*|\b(?:bans?|restrictions?|embargo|rules?) (?:on|against) (?:filming|photograph\w+|reporting|report\w*|publication|cameras|phones|parking|traffic|visitors|visits|alcohol|smoking|demonstrat\w+|protests?|rallies|marches)\b[^.;]*|\b(?:restraining|protection|eviction|court) orders? (?:against|on|for) (?:a|an|the|his|her) (?:[\w-]+ )?(?:neighbou?r|tenant|landlord|husband|wife|partner|building|man|woman)\b[^.;]*/i,
  /\b(?:suspensions?|bans?|fines?|warnings?|reprimands?|expulsions?)\b[^.;]{0,40}?,? (?:for|over|because of|from the [\w ]{3,20} (?:for|over|because of)) (?:lateness|unpaid|late payment|arrears|non-payment|fees|dues|timekeeping|absence|absences|parking|doping|a missed|missed|a red card|yellow cards|swearing at the referee|an overdue)\b[^.;]*/i,
  /\b(?:charges?|counts?|allegations?|claims?|accusations?) that (?:he|she|they) had (?:broken (?:a |an |the |his |her )?(?:curfew|bail|speed limit|window)|breached (?:bail|a curfew|the curfew)|missed|failed to (?:appear|surrender|pay|attend|register)|left the (?:country|county|scene)|resisted|obstructed|stolen|driven|parked|forged|evaded|used a false)\b[^.;]*/i,
  new RegExp(
    `(?:\\bno evidence (?:was )?)?\\b(?:offered|offer|heard|presented)(?: no evidence)? (?:on|of|for|against|in) (?:the|a|an) (?:theft|burglary|robbery|fraud|loss|damage) of\\b[^.;]*|\\b(?:acquitted|cleared|found not guilty|walked free|walked from court|freed|released)\\b[^.;]{0,40}? (?:of|for|from|on|after a trial for) (?:an? |the )?(?:charges? of |counts? of )?(?:${plainOffences}|${besideOffences}|shoplift\\w*|theft|fraud|burglary|speeding|drink[- ]driving|embezzle\\w*|forgery|tax evasion|perjury|bigamy|arson of)\\b[^.;]*`,
    "i",
  ),
  // "The mayor, who had been accused of doing nothing, was exonerated", "The headmaster was cleared of covering it up".
  new RegExp(
    `^(?:the|an?|its|their|his|her) [^;]{3,90}?\\b(?:accused|cleared|exonerated|acquitted|suspended|suspected|blamed|criticised|criticized|absolved)(?: by [\\w ]{3,30}?)? (?:of|for) ${neglect}\\b[^;]*`,
    "i",
  ),
  // "The landlord who let the flat to her was cleared of any offence", "The case against a shopkeeper who had sold her the paint collapsed".
  new RegExp(
    `^(?:(?:the |a |an )?(?:case|charges?|complaints?|proceedings|allegations?|prosecution) against )?(?:the|an?|his|her) (?:[\\w'’-]+ ){1,3}(?:who|that|whose firm|whose shop) (?:has |had |also )*${helps} (?:[^,.;]{0,30}\\b(?:her|him)\\b(?= (?:was|were|has|had|the|a|an|some|in|on|at|with|and|to|over|out)\\b|,)|(?:the|a|an|some) (?:[\\w-]+ ){0,2}(?:paint|spray|can|cans|flat|car|van|room|leaflets?|posters?|knife|weapon|petrol|evidence|bag|evidence bag|graffiti|tickets?|phone|key|keys)\\b)[^;]*`,
    "i",
  ),
  // "A complaint against the arresting officer was dismissed", "An earlier case against a different man had collapsed".
  new RegExp(
    `\\b(?:case|charges?|complaints?|proceedings|allegations?|prosecution|action|claims?|orders?|suit|lawsuit) against (?:the|an?|his|her|another|two|three) (?:[\\w-]+ )?${bystanders}\\b[^;]*`,
    "i",
  ),
  // "Her brother-in-law's conviction for fraud was quashed", "had its own fine overturned".
  new RegExp(
    `^(?:his|her|their) (?:[\\w-]+ )?${kin}(?:['’]s?|s['’]) (?:[\\w-]+ ){0,2}?(?:convictions?|cases?|trial|charges?|bans?|appeal|sentence|fine|suspension|name|dismissal)\\b[^;]*`,
    "i",
  ),
  /^(?:the|an?|his|her) [^;,]{3,50} (?:had|saw) (?:its|their) own (?:[\w-]+ )?(?:fine|ban|case|appeal|sanction|suspension|penalty|points) (?:overturned|quashed|lifted|cancelled|reduced|dropped|reversed|annulled)\b[^;]*/i,
  // "A cleaner had been wrongly suspected at first", "At first police arrested the wrong woman, a neighbour, and let her go".
  /^an? [\w-]+(?: who [^,.;]{3,40})? (?:was|were|had been) (?:at first |initially |briefly )?(?:wrongly|falsely|mistakenly) (?:suspected|blamed|arrested|accused|questioned)(?: (?:at first|initially|in the first days|to begin with))?\.?$|\b(?:at first|initially)\b[^.;]{0,40}\bthe wrong (?:man|woman|person|house|door), (?:an?|his|her|the) [^.;,]{3,40},[^;]*/i,
  // "The police officer who had dropped the evidence bag was cleared of misconduct": by the office, and of what.
  new RegExp(
    `^(?:the|an?) (?:[\\w-]+ )?${bystanders}(?:,? who [^.;,]{3,60},?)? (?:was|were|has been|had been) (?:later |also |since )?(?:cleared|exonerated|acquitted) of (?:misconduct|any (?:misconduct|offence|wrongdoing|neglect|part)|neglect|perjury|lying|breach\\w*|a breach)\\b[^;]*`,
    "i",
  ),
  new RegExp(`^(?:charges?|proceedings|complaints?) against (?:the|an?) (?:${bystanders})\\b[^;]*`, "i"),
];
const anyEnding =
  /\b(?:clear(?:ed|s)|acquit\w*|exonerat\w*|vindicat\w*|overturn(?:ed|s)|quash(?:ed|es)|set aside|lift(?:ed|s)|revers(?:ed|es)|annul\w*|vacated|rescind\w*|thrown out|threw out|dropp?(?:ed|s)|dismiss(?:ed|es)|struck|reinstat\w*|withdr[ae]w\w*|collaps\w*|innocent|not guilty|discontinued|released|freed|no case|unsafe|void|mistake\w*|wrong\w*|apologi[sz]ed|no evidence|upheld|walked free)\b/i;

/** The ending is that of another matter, by what its own clause says. */
export function isOfAnotherMatter(page: PageReading, { text, index, mentions }: Sentence): boolean {
  if (mentions.some(({ person }) => person === 0) || !anyEnding.test(text)) return false;
  if (!page.sentences.some((one) => one.index < index && one.mentions.some(({ person }) => person === 0))) return false;
  return ofOther.some((pattern) => {
    const match = pattern.exec(text);
    // "…, and hers was dropped too": of the clause alone.
    const words = match?.[0].split(/,? (?:and|but|while|so|as) (?=(?:hers?|his|s?he|the|that|it|they|both|a|an)\b)/)[0];
    return (
      words !== undefined &&
      !anyEnding.test(text.replace(words, " ")) &&
      !/\b(?:innocent|gone|all else)\b/i.test(text) &&
      !isWhatTheyAre(page, words, index) &&
      !isChargedSo(page, words, index)
    );
  });
}

const office = new RegExp(`\\b(?:${bystanders})\\b`, "i");

/** "Charges against the officer were dropped", where the page calls the person an officer: theirs. */
function isWhatTheyAre(page: PageReading, words: string, index: number): boolean {
  const noun = office.exec(words)?.[0].split(" ").at(-1)?.toLowerCase();
  return (
    noun !== undefined &&
    !/^(?:man|woman|person)$/.test(noun) &&
    page.sentences.some(
      (one) =>
        one.index !== index &&
        one.mentions.some(({ person }) => person === 0) &&
        one.text.toLowerCase().includes(noun.slice(0, 6)),
    )
  );
}

/** "charged with antisemitic burglary … cleared of burglary": the offence stands in what the page tells before it. */
function isChargedSo(page: PageReading, words: string, index: number): boolean {
  const offence = /\b(?:theft|burglary|robbery|fraud|assault|arson|trespass\w*|damage|stalking|harassment|disorder\w*)\b/i.exec(
    words,
  )?.[0];
  return (
    offence !== undefined && page.sentences.some((one) => one.index < index && new RegExp(`\\b${offence}`, "i").test(one.text))
  );
}
