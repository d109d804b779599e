import { isOfConvictionBefore } from "../outcomes/older-case.ts";
import { congregation, withCongregations } from "../hatred/jewish-places.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Discourse } from "../attribution/discourse.ts";
import {
  chargesBias,
  hostility,
  namesAntisemitism,
  namesBias,
  namesJewish,
  namesNaziSymbol,
  namesOtherGroup,
} from "../hatred/hostility.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { bearsTitle } from "../reading/people.ts";
import { type SubjectRecord, hasStepIn } from "../attribution/record.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { ownText } from "../reading/own-text.ts";

/**
 * What the page says, in its own words or an authority's, of the case of the one it accuses: whether
 * Jews were its target, whether bias is stated, whether somebody who answers for it calls it
 * antisemitic. Sentence numbers, in order. Read only for a case that is the subject's.
 */
export type CaseNature = {
  /** An attack, threat, damage or refusal and a Jewish person or place in one breath. */
  targeted: number[];
  /** Chosen for it: "believed to be Jewish", "asked whether he was Jewish". */
  chosen: number[];
  /** The law's word for bias, or the motive itself. */
  biased: number[];
  /** The source, or an official it quotes, calls what was done antisemitic. */
  labelled: number[];
  /** Sentences in which an official says so, of this case. */
  official: number[];
  /** Nazi signs on or at what is Jewish. */
  symbols: number[];
  /** Of these, the ones that say that the sign was put on it: "swastikas were found on the walls of the synagogue". */
  symbolsOn: number[];
};

const hostileAct = quick(
  /\b(?:attack\w*|assault\w*|punch\w*|struck|strik\w+|hit|hitting|kick\w*|slap\w*|shov\w+|push\w*|spat|spit\w*|threat\w*|bomb\w*|arson\w*|fire[- ]?bomb\w*|set (?:\w+ )?(?:fire|alight|ablaze)|setting fire|fire(?:d|s) (?:at|shots?|into|on)|shot|shoot\w*|opened fire|stab\w*|slash\w*|vandal\w*|defac\w+|desecrat\w*|daub\w*|paint(?:ed|ing|s) (?:[\w-]+ ){0,3}(?:slogans?|graffiti|messages?|insults?|slurs?|words)|spray\w*|graffiti\w*|smash\w*|smear\w*|shatter\w*|broke|break\w*|toppl\w+|knock\w*|tore|torn|ripp\w+|damag\w+|destr\w+|harass\w*|abus\w+|insult\w*|intimidat\w+|menac\w+|stalk\w*|taunt\w*|mock\w*|target\w*|massacre\w*|kill\w*|murder\w*|plot\w*|shout\w*|yell\w*|scream\w*|hurl\w*|threw|throw\w*|pelt\w*|chas\w+|swerv\w+|drove at|ramm\w+|grabb\w+|beat\w*|incit\w+|menacing|terroris\w+|terroriz\w+|refus\w+|turned away|evict\w+|exclud\w+|denied (?:service|entry|a room)|discriminat\w+|slurs?|epithets?|obscen\w+|hoax|explosive|evacuat\w+|brandish\w*|noose|ranted|rant|e-?mail\w*|messages?|letters?|voicemails?|calls?|phoned|telephoned|mailed|sent|posted|stalk\w*|cyberstalk\w*|follow\w*|wounded|execut\w+|drag\w+|bags?|flyers?|fliers?|leaflets?)\b/i,
);
const jewishPlace = `(?:${congregation}|synagogues?|shul|yeshiva|kosher (?:\\w+ )?(?:shop|supermarket|market|deli|restaurant|bakery)|jewish (?:\\w+ )?(?:school|community|cent(?:re|er)|museum|supermarket|shop|deli|cemetery|nursery|kindergarten|target)s?)\\b`;
const chosenAsJews = quick(
  /\b(?:believed|thought|perceived|assumed|knew|supposed)(?: (?:him|her|them|\w+))? (?:to be|was|were|of being) (?:a |visibly )?jew(?:s|ish)?\b|\bvisibly (?:orthodox |hasidic )?jewish\b|\bidentifiabl[ey] (?:as )?jewish\b|\bof jewish (?:heritage|descent|faith|origin|background|ancestry)\b|\b(?:whether|if) (?:he|she|they|you|the \w+) (?:was|were|are|is) (?:a )?jew(?:s|ish)?\b|\b(?:target\w*|singl\w+ out|chose|chosen|choos\w+|pick\w+|select\w+|seek\w*|sought|look\w* for|hunt\w*) (?:\w+ ){0,6}jew(?:s|ish)?\b|\bfor being (?:a )?jew(?:s|ish)?\b|\b(?:when|after|once|as soon as) (?:he|she|they|staff|the \w+) (?:had )?(?:learn\w*|found out|discovered|reali[sz]ed|heard|was told|were told|saw|noticed|understood) (?:that )?(?:he|she|they|the \w+|one of them|\w+) (?:was|were) (?:a )?jew(?:s|ish)?\b|\b(?:after|on) (?:seeing|noticing|hearing|reading|learning) (?:of )?(?:his|her|their|the) (?:jewish (?:sur)?name|kipp?ah?|skullcap|yarmulke|star of david)|\bsimply because\b|\bbecause (?:it|he|she|they|the \w+) (?:is|was|are|were) (?:visibly )?jewish\b|\bas jews\b/i,
);
/** Another attack, or what came of it. */
const ofOtherTime =
  /\b(?:survivors?|survived|memorial|anniversary|later used|was (?:later|then) used|since the|after the|before the|during the|in (?:19|20)\d\d)\b/i;
/** "a terror attack at a synagogue": what it was says why. */
const terrorAtJews = new RegExp(
  `\\bterror(?:ist|ism)? (?:attacks?|plots?|bombings?|shootings?|assaults?|massacres?)\\b[^.;]{0,40}\\b(?:on|at|against|in|outside|targeting) (?:[\\w'’-]+ ){0,3}?${jewishPlace}|\\b${jewishPlace}[^.;,]{0,12} (?:terror(?:ist)? attack|massacre)\\b`,
  "i",
);

/** Rubric 4: a Nazi sign on what is Jewish, in one clause. */
const symbolOnJewishPlace = withCongregations(
  /\b(?:swastikas?|ss (?:lightning )?(?:bolts|runes|insignia)|nazi (?:symbols?|slogans?|insignia|emblems?|imagery|graffiti|runes|signs?|markings)|hakenkreuz\w*)\b[^.;]{0,70}\b(?:on|onto|across|along|down|over|into|at|inside)\b (?:(?!\b(?:near|opposite|behind|church|mosque|bus|train)\b)[^.;,]){0,40}\b(?:synagogues?|shul|temple (?:\p{Lu}|beth|b['’]nai)|chabad|hillel|yeshiva|mikve\w*|mezuz(?:ahs?|oth?)|menorahs?|sukkahs?|torah|rabbi['’]s (?:\w+ )?(?:car|van|home|house|door|garage|fence|desk|office|mailbox)|jewish (?:\w+ ){0,2}(?:cent(?:er|re)|school|cemetery|home|museum|shop|store|business|bakery|restaurant|graves?|gravestones?|headstones?|institution|property)|jewish (?:\w+ ){0,2}\w+['’]s? (?:\w+ )?(?:door|desk|locker|car|van|windscreen|windshield|home|house|flat|apartment|bag|book|books|exercise book|notebook|backpack|belongings|mailbox|fence|garage|shop|room|dorm|wall|property|uniform|chair|helmet)|holocaust memorial)/iu,
);
/** The same of a place by the word for it: "Swastikas were sprayed on the building", right behind the synagogue. */
const symbolOnTheBuilding =
  /\b(?:swastikas?|nazi (?:symbols?|slogans?|graffiti|signs?|markings)|hakenkreuz\w*)\b[^.;]{0,60}\b(?:on|onto|across|over|in|inside|into) (?:the|its) (?:[\w-]+ ){0,2}(?:building|doors?|gates?|walls?|fa[cç]ade|windows?|fence|steps|entrance|premises|property|house of worship|sanctuary|sign|graves?|gravestones?|headstones?|tombstones?)\b/i;
const jewishSite = new RegExp(
  `\\b(?:${jewishPlace}|chabad|hillel|mikveh?|temple (?:emanu-?el|beth|b['’]?nai|israel|sinai|shalom|sholom|isaiah|judea|solel|adath|ohev|rodef|anshe|har|shir)\\b|jewish (?:\\w+ ){0,2}(?:school|cent(?:er|re)|cemetery|graveyard|museum|nursery|shop|bakery|restaurant|home)\\b)`,
  "i",
);
/** "left a pig's head on the steps of the synagogue". */
const uncleanAtSite =
  /\b(?:pig['’]?s? (?:heads?|trotters?|blood|carcass|feet)|pigs['’] heads?|pork|bacon|ham)\b[^.;]{0,50}\b(?:on|onto|at|outside|against|over|through|into|inside|in front of|to|across|with)\b[^.;,]{0,40}\b(?:synagogues?|shul|yeshiva|chabad|hillel|rabbi|mezuz(?:ahs?|oth?)|jewish (?:\w+ )?(?:cent(?:er|re)|school|cemetery|home|museum|shop|community))/i;
/** "Somebody was scribbling at the entrance of the synagogue. Officers found a swastika": what stood there, right behind who put it. */
const symbolFound =
  /^(?!.*\b(?:which|that|who|another|others|pupils?|students?|teenagers?|boys?|predat\w*|older|dat(?:es|ed|ing) (?:from|back)|(?:1[0-9]|20)\d\d|but|bus stop|car park|poster)\b).*\b(?:found|discovered)\b[^.;]{0,40}\b(?:swastikas?|hakenkreuz\w*|ss (?:bolts|runes))\b/is;
const defaces = /\b(?:scribbl|scrawl|defac|vandal|graffiti|daub|chalk|tagg)\w*/i;
const otherSite = /\b(?:church|mosque|temple|school|museum|cemetery|town hall|library|college|pub|bank|station|bridge)\b/i;

/** A salute given to frighten whoever goes in and out there: "performing a Nazi salute outside the Jewish museum". */
const saluteAtJews =
  /\b(?:(?:nazi|hitler|fascist|sieg heil|stiff-arm|straight-arm)(?:-style)? salutes?|(?:nazi|swastika|ss|third reich) (?:\w+ )?(?:flags?|banners?))\b[^.;]{0,50}\b(?:at|to|towards?|outside|opposite|facing|before|in front of|into|inside|in)\b (?:(?!\b(?:church|mosque|bus|train|station|pub|after|while|during)\b)[^.;,]){0,40}\b(?:synagogues?|shul|temple (?:\p{Lu}|beth|b['’]nai)|chabad|hillel|yeshiva|jew(?:s|ish)|rabbis?|worshippers|holocaust (?:memorial|museum|survivors?))/iu;
const nobodysLabel =
  /\b(?:(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten|both|the) (?:[\w-]+ ){0,3})(?:those|people|anyone|anybody|everyone|men|women|politicians|writers|speakers) who|readers?|commenters?|comments under|moderat\w+|online reaction|hotline|helpline|reports? of|takes reports|contact|guidance|policy on|condemn\w*|denounc\w*|campaign\w*|rise|rising|increase\w*|surge\w*|spike\w*|wave|levels?|incidents? (?:rose|fell|recorded|reported)|trend|record number|statistics|definition|awareness|training|educat\w*|task force|envoy|adviser on|combat\w*|(?:vot(?:e[ds]?|ing)|spoke|speak\w*|stood|campaign\w*|protest\w*) (?:out |up )?against|oppos\w+|resist\w*|repeal\w*|fight\w*|tackl\w+|monitor\w*|historian|museum|exhibition|lecture on|book (?:on|about)|accus\w+ (?:\w+ ){0,4}of|claim\w*|alleg\w+ by (?:students|activists|critics|opponents)|critics|opponents|complain\w*|whether|if|(?:might|may|could) (?:\w+ )?(?:be|have been)|possibly|potentially|not|never|nothing|no(?! contest)|without|denie[sd]|deny\w*|reject\w*|refut\w+|disput\w+|call\w* (?:it|him|her|them|the)|felt|feel|feeling|described by)\b/i;
const labelledThing =
  /\b(?:anti-?semitic|anti-jewish|racist and anti-?semitic)(?:,? (?:and|or|racist|homophobic|threatening|abusive|offensive|hateful|derogatory|violent|vile|conspiracy|misogynistic|discriminatory|islamophobic))* (?:\w+ ){0,2}(?:act|acts|attack|attacks|abuse|assault|threats?|harassment|slurs?|epithets?|remarks?|comments?|posts?|posting|messages?|graffiti|slogans?|chants?|language|insults?|statements?|e-?mails?|letters?|calls?|voicemails?|notes?|leaflets?|flyers?|literature|material|content|memes?|images?|videos?|cartoons?|jokes?|tweets?|rants?|tirades?|outbursts?|tropes?|propaganda|stickers?|banners?|signs?|symbols?|vandalism|motive|motives|motivation|intent|hatred|hate crime|crimes?|conduct|behaviou?r|views|beliefs|rhetoric|speech|songs?|manifesto|writings?|diatribes?|bullying|incidents?|offen[cs]es?|terms?|words?|phrases?|stereotypes?|screed|book|article|text|texts|pamphlets?|podcasts?|gestures?|salutes?|chanting|noises?|impressions?|mimicry|drawings?|caricatures?|imagery|taunts?|intimidation|bias|invective|animus|prejudice|violence|discrimination|banter|nicknames?|greetings?|hashtags?|lyrics|attitudes?|allusions?|innuendo|insinuations?|theor\w+)\b/i;
/** Who answers for a case calls what was done in it antisemitic: "Prosecutors called it an antisemitic attack". */
const calledByOffice =
  /\b(?:prosecutors?|prosecution|crown|police|judge|justice|sheriff|magistrates?|court|attorney|detectives?|investigators?|jury|panel|tribunal|commission|committee|board|regulator|federation|league|association|club|union|university|college|school|district|council|party|party leader|leader|mayor|president|provost|chancellor|dean|principal|headteacher|superintendent|chair(?:man|woman|person)?|employer|company|firm|station|network|broadcaster|manager|director|spokes\w+|officials?|report|inquiry|investigation|letter|resolution|statement)\b(?:(?!\b(?:not|never|no|if|whether|asked|urged|rabbi|group|petition)\b)[^.;“”"]){0,50} (?:has |have |had )?(?:(?:call(?:ed|s)|describ(?:ed|es)|brand(?:ed|s)|labell?(?:ed|s)|characteri[sz](?:ed|es)|deem(?:ed|s)|considered|regarded|treated) (?:(?:it|this|that|them) (?:as )?(?:(?:an?|plainly|clearly|deeply|blatantly|overtly|openly|utterly|both|vile) )*|(?:the|his|her|their|these|those|(?<owner>\p{Lu}[\w’'-]+)['’]s) (?:[\w-]+ ){0,3}?)|(?:condemn(?:ed|s)|denounc(?:ed|es)|deplor(?:ed|es)) (?:his|her|(?<whose>\p{Lu}[\w’'-]+)['’]s) (?:[\w-]+ ){0,2}?)$/iu;

/** The same in a clause: "Judge Ana Ruiz told him his behaviour was", "The committee said that his claim in a podcast was plainly". */
const saidToBeByOffice =
  /\b(?:prosecutors?|crown|judge|justice|sheriff|magistrates?|court|recorder|jury|panel|tribunal|commission\w*|committee|board|regulator|federation|league|association|union|university|college|council|party|provost|chancellor|dean|principal|headteacher|adjudicator|ombudsman|chief constable|superintendent|chair(?:man|woman|person)?|employer|company|spokes\w+|report|inquiry|investigation|resolution|director of \w+)\b[^.;“”"]{0,50}\b(?:said|says|ruled|found|finds|held|told (?:him|her|them|the \w+)|concluded|decided|wrote|stated|added) (?:that )?(?:the|his|her|their|these|those|(?:\p{Lu}[\w’'-]+ )*(?<owner>\p{Lu}[\w’'-]+)['’]s?) (?:[\w-]+ ){0,2}?(?:comments?|remarks?|words?|posts?|messages?|statements?|claims?|behaviou?r|conduct|language|actions?|treatment|e-?mails?|letters?|tweets?|jokes?|songs?|chants?|videos?|attack|acts?|slurs?)\b[^.;]{0,110}\b(?:was|were|is|are|had been|amounted to|constituted)(?: (?:\w+ly|both|also|an?|vile|by any measure|deeply|act of|acts of|racist and|offensive and|abusive and))* $/iu;

/** "The investigation substantiated complaints of antisemitic …": what was complained of is found. */
const upheld =
  /\b(?:substantiat(?:ed|es)|upheld|sustained|confirmed|validated|corroborated|borne out) (?:\w+ ){0,4}(?:complaints?|allegations?|claims?|reports?|accusations?) (?:of|about|that \w+ (?:had )?(?:used|made|engaged in|sent|posted)) (?:\w+ ){0,2}$/i;

/** An office says so of the subject's case: of "it", or of what is theirs by name or pronoun. */
function isCalledByOffice(page: PageReading, sentence: Sentence, before: string): boolean {
  const groups = (calledByOffice.exec(before) ?? saidToBeByOffice.exec(before))?.groups;
  if (!groups) return false;
  const owner = groups["owner"] ?? groups["whose"];
  return (
    owner === undefined ||
    sentence.mentions.some(
      ({ person, start, end }) =>
        person === 0 &&
        page.text
          .slice(start, end)
          .replace(/['’]s$/, "")
          .endsWith(owner),
    )
  );
}

/** The law's word where it charges nothing: an office's name, a question, a suspicion. */
const noCharge =
  /\b(?:whether|consider\w*|look\w* (?:at|into)|as (?:a )?(?:possible|potential|suspected)|possibl[ey]|possibilit\w+|potential(?:ly)?|rul(?:e|ed|ing) out|unsure|unclear|undecided|if|question of|could|may|might|should|not|no|never|hotline|helpline|report\w* of|rise in|increase in)\b[^.;]{0,50}$/i;
const officeOfBias =
  /^[- ]?(?:s|crimes?)? ?(?:unit|bureau|division|task force|hotline|section|team|coordinator|prosecutors?|liaison|reports?|reporting|statistics|laws? (?:require|allow)|charges? (?:were|was) (?:dropped|dismissed)|awareness|charity|helpline|lead|officer|tsar|envoy|department)\b/i;

function statesBias(text: string): boolean {
  // "Was this a hate crime?"
  if (/\?\s*$/.test(text)) return false;
  for (const pattern of [chargesBias, namesBias]) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (noCharge.test(text.slice(0, match.index)) || officeOfBias.test(text.slice(match.index + match[0].length))) continue;
    return true;
  }
  return false;
}

const ofThisCase =
  /^(?!.*\b(?:whoever|last (?:week|month|year)'?s?)\b).*\b(?:(?:this|it|he|she|the (?:suspect|attacker|gunman|shooter|defendant|assailant)) (?:was|is|targeted|went|singled|sought|chose)|(?:reason|motive|motivation) (?:for|behind|of) (?:this|the|these|your|his|her|their) [\w-]+ (?:was|is|being))\b/is;
/** Who says what an attack was meant for. */
const investigators =
  /\b(?:police|sheriff|detectives?|inspector|superintendent|commissioner|chief|fbi|investigators?|prosecut\w+|attorney general|(?:district|state|u\.?s\.?|united states|county) attorney|mayor)\b/i;
/** "This was a targeted attack on the Jewish community": whom it was meant for, in an official's words. */
const aimedAtJews =
  /\b(?:target\w*|singl\w+ out|went after|sought out|aimed at|directed (?:at|against))\b[^.;]{0,50}\bjew(?:s|ish)\b|\b(?:attack|assault|crime|act of (?:hate|hatred|terror\w*)) (?:on|against) (?:the |our |every |all )?(?:\w+ )?jew(?:s\b|ish (?:community|people|faith|life|citizens|neighbou?rs))|\bbecause (?:they|he|she|it|the victims?) (?:is|are|was|were) (?:visibly )?jew|\b(?:reason|motive|motivation) (?:for|behind|of) (?:this|the|these|your|his|her|their) [\w-]+ (?:was|is|being)\b[^.;]{0,80}\bjew(?:s|ish)\b/i;

/** The same of what was done, in a court's finding that is not quoted. */
const foundAimed =
  /\b(?:act|acts|gestures?|salutes?|conduct|behaviou?r|signs?|symbols?|words?|flags?|it|they|this|these|attack|offen[cs]e|graffiti|swastikas?) (?:was|were|had been) (?:[\w-]+ly |all |both )*(?:aimed|directed|targeted) (?:at|against|towards?) (?:the |any )?(?:[\w-]+ ){0,2}?jew(?:s|ish)\b/i;

/** Ahead of a reason: somebody's view of it, and not what was found. */
const supposed = /\b(?:think|believ|case|claim|argu|suggest|sa(?:y|id)|alleg|feel|felt|whether|if|may|might)\w*/i;
const defence = /\b(?:lawyers?|attorneys?|defen[cs]e|defend(?:s|ing)|counsel|represent(?:s|ing|ed)|solicitor|barrister)\b/i;
const officials =
  /\b(?:attorney|prosecutor|judge|justice|sheriff|police|detective|sergeant|lieutenant|captain|chief|inspector|constable|superintendent|commissioner|magistrate|spokes\w+|chair\w*|provost|chancellor|president|dean|director|panel|tribunal|court|federation|agent|fbi|office|officer|minister|council|club|league|union|university|college|adjudicator|registrar|recorder|station|broadcaster|network|company|employer|publisher|bishop|diocese|regulator|commission|party|cps|crown prosecution service|da|headteacher|governors)\b/i;

/** The murder of the Jews of Europe, which pages recall and compare. */
const ofHistory =
  /\bsix million\b|\b(?:murder\w*|kill\w*|exterminat\w*|deport\w*|massacre\w*|gassed|persecut\w*)\b[^.;]{0,60}\b(?:by|under|in) (?:the |adolf )?(?:hitler|nazis?\b|holocaust|third reich|second world war)|\bhitler['’]s (?:nazi )?germany\b/i;

/** Right before the noun: an evil that somebody speaks of in general, "in fear of hate, bigotry and antisemitism". */
const evilInGeneral =
  /\b(?:fear(?:s|ing)? of|free (?:of|from)|(?:in the )?face of|no (?:place|room|home|tolerance|excuse) for|toler\w+|forms? of|kinds? of|scourge of|stand(?:s|ing)? (?:up )?(?:against|to)|root(?:ing)? out|stamp(?:ing)? out|eradicat\w+|confront\w*|reject\w*|climate of|victims of|talk(?:ed|ing|s)? about|discuss\w*|issues? of|problem of) (?:(?:[\w-]+,? ){0,3}(?:and|or|including|like|such as) )?(?:[\w-]+ )?$/i;
/** Behind the word: a lesson about it. */
export const isTaught =
  /^(?:[- ]awareness)? (?:training|courses?|workshops?|education|seminars?|classes|lessons?|programmes?|modules?)\b/i;
const isNoun = (label: RegExpExecArray) => /^(?:anti-?semitism|jew[- ]hatred|judeophobia)\b/i.test(label[0]);

/** What somebody thinks or made: right at a label, and anywhere before one. */
const ofWorks =
  /^\S+ (?:(?:and|or) \S+ )?(?:views?|beliefs|opinions|attitudes|works?|writings?|books?|novels?|plays?|poems?|paintings?|characters?|caricatures?|depictions?|portrayals?|stereotypes?|legacy|past)\b/i;
const works = /\b(?:depictions?|portrayals?|characters?|caricatures?|novels?|plays?|poems?|paintings?|works)\b[^;]*$/i;

/** Right before "antisemitic incidents": a number of them. */
const counted =
  /\b(?:\d[\d,.]*|hundreds|dozens|thousands|scores|number|most|many|more|fewer|all|each of the|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)(?: of)? (?:(?:reported|recorded|separate|other|such|new|violent|confirmed|suspected|more|cases of|reports of) )*$/i;
const feared = /\b(?:concerns?|fear(?:s|ed)?|suspicions?|worr(?:y|ied|ies)|initially|at first)\b/i;
const theft =
  /\b(?:theft|thefts|stole|stolen|stealing|steal|burglar\w*|robb\w+|fraud\w*|embezzl\w+|break-ins?|made off with|looted)\b/i;

/** "rejected a complaint from a Jewish organisation that it was discriminatory": what was complained of is not so. */
const failedComplaint =
  /\b(?:reject(?:ed|s|ing)|dismiss(?:ed|es|ing)|threw out|declin(?:ed|es) to uphold|(?:did|does|has|had) not uph[eo]ld|turned down) (?:an?|the|her|his|their|all|two|three) (?:[\w-]+ ){0,2}?(?:complaints?|claims?|allegations?|objections?|petitions?)\b/i;
/** "found guilty after a magistrate rejected their claim that they were waving": what the guilty had said for themselves. */
const ownPlea =
  /\b(?:found guilty|convicted|sentenced|jailed|fined)\b[^.;]*\b(?:reject|dismiss|turn)\w* (?:down )?(?:his|her|their) (?:[\w-]+ )?claims?\b|\b(?:reject|dismiss|turn)\w* (?:down )?(?:his|her|their) (?:[\w-]+ )?claims?\b[^.;]*\b(?:found (?:him|her|them|both) guilty|convicted|sentenced|jailed|fined)\b/i;
/** "Another caretaker was struck off": told beside the one whom the page is about. */
export const ofAnother = /^(?:Another|An unrelated|A different) (?!(?:\w+ )?(?:panel|court|tribunal|inquiry|report|judge)\b)/;
/** "Hate crimes reported to police have gone up by 44 per cent, with Jewish residents among the most often targeted": many cases, and none. */
const statistics =
  /\b(?:(?:hate|bias) (?:crimes?|incidents?|offen[cs]es)|(?:anti-?semitic|anti-jewish|racist|reported) (?:\w+ )?(?:incidents|attacks|assaults|crimes|offen[cs]es|acts)|anti-?semitism)\b[^.;]{0,90}\b(?:(?:ha(?:s|ve|d) |were |was )?(?:gone|went) (?:up|down)|ris(?:e|en|es|ing)|rose|increas\w+|jump\w*|surg\w+|soar\w*|spik\w+|doubl\w+|tripl\w+|quadrupl\w+|climb\w*|fell|fallen|dropp\w+|declin\w+|per ?cent|percentage|year[- ]on[- ]year|most (?:often |frequently |commonly )?targeted)(?!\w)|\b(?:most (?:often |frequently |commonly )targeted|record (?:number|high|level))\b/i;
/** "The arrests come after a series of antisemitic attacks in the city": what went before, and nothing of this case. */
const ofManyCases =
  /\b(?:comes?|came|coming|follow(?:s|ed|ing)?|amid)\b[^.;]{0,30}\ban? (?:\w+ )?(?:series|spate|string|wave|rise|surge|spike|number|rash|increase|spree|climate|flurry|upsurge|uptick) (?:of|in)\b/i;
/** What neighbours, partners and tenants fall out over. */
const grudge =
  /\b(?:over|about|because of|in an? (?:row|quarrel|dispute|argument|fight) (?:over|about|with)) (?:(?:an?|the|his|her|their|some|unpaid|overdue|missing|broken|leaking|late|lost) ){0,2}(?:[\w-]+ )?(?:boilers?|roofs?|heating|repairs?|rents?|deposits?|debts?|loans?|bills?|invoices?|wages|pay|salary|money(?! of| and (?:jews|the jews))|hedges?|fences?|trees?|walls?|noise|music|dogs?|cats?|bins?|parking(?: spaces?)?|driveways?|boundar(?:y|ies)|land|wills?|inheritance|divorce|custody|child support|maintenance|affairs?|girlfriend|boyfriend|ex-\w+|cars?|business|contracts?|orders?|refunds?|tickets?|leases?|planning|votes?|fees?|penalt(?:y|ies)|goals?|match|seats?|queues?|tobacco|drugs)\b/i;

/** "vandalising Jewish graves … The graves were sprayed with swastikas". */
const jewishGraves =
  /\bjewish (?:[\w-]+ ){0,2}?(?:graves?|cemeter(?:y|ies)|headstones?|gravestones?|tombstones?|tombs?|burial)\b/i;
const symbolOnTheGraves =
  /\b(?:the|their|several|some|dozens of|many) (?:graves|headstones|gravestones|tombstones|tombs|stones|cemetery)\b[^.;]{0,30}\b(?:sprayed|daubed|painted|defaced|covered|marked|scrawled|desecrated|smeared)\b[^.;]{0,40}\b(?:swastikas?|nazi|hakenkreuz|ss (?:signs?|runes?))/i;

/** What the sentences of the subject's case say of its nature; quotations are left out but for an official's. */
export function natureOf(page: PageReading, discourse: Discourse, record: SubjectRecord): CaseNature {
  const nature: CaseNature = {
    targeted: [],
    chosen: [],
    biased: [],
    labelled: [],
    official: [],
    symbols: [],
    symbolsOn: [],
  };
  const near = nearTheCase(page, record);
  const stepsOwn = page.sentences
    .filter(({ index }) => hasStepIn(record, index))
    .map((sentence) => ownText(page, sentence))
    .join(" ");
  const main = page.sentences.filter(
    (sentence) => sentence.kind === "main" && record.scope.has(sentence.index) && near.has(sentence.index),
  );
  for (const sentence of main) {
    const text = ownText(page, sentence);
    // "in which six million Jews were murdered by Nazi Germany": what somebody compares or remembers.
    if (isSecondHand(text, page) || (ofHistory.test(text) && !record.about.has(sentence.index))) continue;
    if ((failedComplaint.test(text) && !ownPlea.test(text)) || (sentence.mentions.length === 0 && ofAnother.test(text))) continue;
    if ((statistics.test(text) || ofManyCases.test(text)) && !sentence.mentions.some(({ person }) => person === 0)) continue;
    const set = discourse.involved[sentence.index] ?? new Set();
    const others = [...set].some(
      (who) => /^p[1-9]/.test(who) && (discourse.accused.has(who) || (discourse.doers.has(who) && !discourse.group.has(who))),
    );
    if (others && !set.has("p0")) continue;
    const jewish = namesJewish.test(text) && !(namesOtherGroup.test(text) && !/\bjew/i.test(text));
    const around = [sentence.index - 1, sentence.index, sentence.index + 1]
      .map((index) => page.sentences[index])
      .filter((other) => other?.kind === "main" && other.block === sentence.block)
      .map((other) => (other ? ownText(page, other) : ""))
      .join(" ");
    if (jewish && hostileAct.test(text) && !theft.test(around) && !(grudge.test(text) && !namesAntisemitism.test(text)))
      nature.targeted.push(sentence.index);
    if (chosenAsJews.test(text) && /\bjew/i.test(text) && !(theft.test(stepsOwn) && feared.test(text)))
      nature.chosen.push(sentence.index);
    if (terrorAtJews.test(text) && !ofOtherTime.test(text)) nature.biased.push(sentence.index);
    else if (
      statesBias(text) &&
      (chargesBias.test(text) || jewish || record.about.has(sentence.index)) &&
      (jewish || namesAntisemitism.test(text) || !isOfConvictionBefore(page, record, sentence.index))
    )
      nature.biased.push(sentence.index);
    // "a congregation that found swastikas on its sign in 2019", in a story of a theft: another time, another hand.
    const isOfTheft = theft.test(stepsOwn) && !statesBias(stepsOwn) && !record.about.has(sentence.index);
    // A tattoo is worn, not put on anything.
    if (namesNaziSymbol.test(text) && namesJewish.test(around) && !isOfTheft && !/\btattoo/i.test(text))
      nature.symbols.push(sentence.index);
    const isSignOn =
      symbolOnJewishPlace.test(text) ||
      saluteAtJews.test(text) ||
      uncleanAtSite.test(text) ||
      (symbolOnTheGraves.test(text) && jewishGraves.test(page.text)) ||
      ((symbolOnTheBuilding.test(text) ||
        (symbolFound.test(text) &&
          sentence.mentions.length === 0 &&
          defaces.test(page.sentences[sentence.index - 1]?.text ?? ""))) &&
        isRightBehindJewishSite(page, sentence, text));
    if (isFoundAimedAtJews(page, discourse, sentence, text)) nature.official.push(sentence.index);
    if (isSignOn && !/\b(?:not|never|no)\b/i.test(text) && !isOfTheft) nature.symbolsOn.push(sentence.index);
    const label = labelledThing.exec(text) ?? namesAntisemitism.exec(text);
    if (
      label &&
      /\b(?:(?:an? |the |one |some )?(?:posts?|comments?|commenters?|users?|tweets?|thread|petition|neighbou?rs|residents|locals|people|critics|rumou?rs?)\b[^.;]{0,60}\b(?:call(?:ed|s|ing)|label\w*|describ\w+|brand\w*|said|says)|(?:feared|fearing|assumed|suspected|worried|thought) )/i.test(
        text.slice(0, label.index),
      ) &&
      !record.about.has(sentence.index)
    )
      continue;
    // "recorded 4,100 antisemitic incidents last year": how many there were, of no case.
    if (
      label &&
      !record.about.has(sentence.index) &&
      counted.test(text.slice(0, label.index)) &&
      /^\S+ (?:\w+ )?(?:incidents|attacks|acts|crimes|cases|offen[cs]es|assaults|reports|episodes|events)\b/i.test(
        text.slice(label.index),
      )
    )
      continue;
    if (label && !record.about.has(sentence.index) && isNoun(label) && evilInGeneral.test(text.slice(0, label.index))) continue;
    if (label && !record.about.has(sentence.index) && isCreed(sentence.text)) continue;
    // "thrown out for refusing to go on antisemitism training": what is taught, not what was done.
    if (label && isNoun(label) && isTaught.test(text.slice(label.index + label[0].length))) continue;
    if (label && isOfAnothersWords(page, discourse, sentence)) continue;
    if (label && isOfAnothersWorks(page, discourse, sentence, text, label.index)) continue;
    const before = label ? text.slice(Math.max(0, label.index - 200), label.index) : "";
    if (label && (isCalledByOffice(page, sentence, before) || upheld.test(before))) nature.official.push(sentence.index);
    else if (label && !nobodysLabel.test(before.slice(-90))) nature.labelled.push(sentence.index);
  }
  // "This defendant's antisemitic threats …": an official, of the case.
  for (const quote of discourse.quotes) {
    const sentence = page.sentences[quote.sentence];
    if (
      !sentence ||
      !record.scope.has(quote.sentence) ||
      !near.has(quote.sentence) ||
      quote.speaker === "p0" ||
      discourse.accused.has(quote.speaker)
    )
      continue;
    if (!record.about.has(quote.sentence) && isCreed(sentence.text)) continue;
    const words = page.text.slice(quote.quote.innerStart, quote.quote.innerEnd);
    if (
      defence.test(ownText(page, sentence)) &&
      !/\bprosecut\w+|\b(?:u\.?s\.?|united states|district|state|county) attorney|attorney general\b/i.test(
        ownText(page, sentence),
      )
    )
      continue;
    if (!officials.test(ownText(page, sentence)) && !isOfficial(page, quote.speaker)) continue;
    const label =
      labelledThing.exec(words) ??
      namesAntisemitism.exec(words) ??
      ((investigators.test(ownText(page, sentence)) || isBench(page, quote.speaker)) && ofThisCase.test(words)
        ? aimedAtJews.exec(words)
        : null);
    if (!label || /\b(?:not|never|no|if|whether)\b/i.test(words.slice(Math.max(0, label.index - 30), label.index))) continue;
    if (isNoun(label) && evilInGeneral.test(words.slice(0, label.index))) continue;
    // "Your victim thinks the reason was that he is Jewish": somebody's, and not the judge's.
    if (/^(?:reason|motive|motivation)/i.test(label[0]) && supposed.test(words.slice(0, label.index))) continue;
    if (
      words.length < 80 ||
      /\b(?:defendant|he|she|his|her|this|these|today|sentence|verdict|conviction|plea|charges?|messages?|remarks?|actions?|behaviou?r|conduct)\b/i.test(
        words,
      )
    )
      nature.official.push(quote.sentence);
  }
  return nature;
}

/** "The act was plainly directed at Jewish people, she found": whoever decides the case, in the page's own report of it. */
function isFoundAimedAtJews(page: PageReading, discourse: Discourse, { index }: Sentence, text: string): boolean {
  return (
    foundAimed.test(text) &&
    !/\b(?:not|never|no|if|whether|nor|neither|could|might|may|but|mistaken\w*|wrong\w*|exhibition|museum|history|in the (?:eyes|view|opinion) of|according to|(?:1[89]|20)\d\ds?)\b/i.test(
      text,
    ) &&
    discourse.clauses.some(
      ({ sentence, lemma, agentIs, negated, hedged }) =>
        sentence === index &&
        !negated &&
        !hedged &&
        /^(?:find|found|rule|hold|held|say|conclude|decide|add|tell|determine)$/.test(lemma) &&
        (isBench(page, agentIs) || /^b:(?:court|jury|tribunal|panel|bench|judge|magistrates?)$/.test(agentIs)),
    )
  );
}

/** The last place that was named, here or in the two sentences before, is a Jewish one. */
function isRightBehindJewishSite(page: PageReading, sentence: Sentence, text: string): boolean {
  if (otherSite.test(text.replace(new RegExp(jewishSite, "gi"), ""))) return false;
  const before = page.sentences
    .filter(({ index, kind }) => kind === "main" && index < sentence.index)
    .slice(-2)
    .toReversed();
  for (const one of before) {
    if (jewishSite.test(one.text)) return !namesOtherGroup.test(one.text);
    if (otherSite.test(one.text)) return false;
  }
  return false;
}

/** "his works have been criticised for antisemitic views": of the author in the story, not of who is charged in it. */
export function isOfAnothersWorks(
  page: PageReading,
  discourse: Discourse,
  sentence: Sentence,
  text: string,
  label: number,
): boolean {
  if (!ofWorks.test(text.slice(label)) && !works.test(text.slice(0, label))) return false;
  const others = (one: Sentence) =>
    one.mentions.some(({ person }) => person !== 0) && !one.mentions.some(({ person }) => person === 0);
  const involved = [...(discourse.involved[sentence.index] ?? [])];
  if (!involved.includes("p0") && involved.some((who) => /^p[1-9]/.test(who))) return true;
  // "Croy's works … His portrayal of a lender": still Croy's, whomever the page accuses.
  const before = page.sentences[sentence.index - 1];
  return (
    before !== undefined &&
    before.block === sentence.block &&
    sentence.mentions.length === 0 &&
    others(before) &&
    works.test(before.text)
  );
}

/** "The group stands for violent, antisemitic beliefs": what a group holds says nothing of whom its follower set upon. */
function isCreed(text: string): boolean {
  return /\b(?:stands? for|espous\w+|adher\w+ to|holds?|promot\w+|preach\w*|follows?|subscrib\w+ to|based on|known for|rooted in)\b[^.;]{0,60}\b(?:anti-?semit\w+|anti-jewish)\b[^.;]{0,40}\b(?:beliefs?|ideolog\w+|creed|doctrines?|philosophy|world-?view)\b/i.test(
    text,
  );
}

/** "Ben Foss said '…'. The court found that the speech was directed against Jews": a finding about his words. */
function isOfAnothersWords(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const said = discourse.quotes.findLast(
    (quote) =>
      quote.sentence < sentence.index &&
      page.sentences[quote.sentence]?.block === sentence.block &&
      hostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 1,
  );
  return (
    said !== undefined &&
    /^p[1-9]/.test(said.speaker) &&
    !sentence.mentions.some(({ person }) => person === 0) &&
    /\b(?:speech|words|remarks?|statements?|comments?|sentence|posts?|article|broadcast|language|it)\b/i.test(sentence.text)
  );
}

/**
 * In a long page, the paragraphs around those that tell of a step against the subject or give their words, or else around those that
 * mean them: a report of many cases says much of others, and an essay much that nobody answers for.
 */
export function nearTheCase(page: PageReading, record: SubjectRecord): Set<number> {
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  if (main.length <= long) return new Set(main.map((sentence) => sentence.index));
  const told = new Set(
    [
      ...record.steps,
      ...record.frames,
      ...record.words.filter(({ by, level, explicit }) => by === "own" && (level >= 2 || (level === 1 && explicit))),
    ].map(({ sentence }) => sentence),
  );
  const blocks = new Set(
    main.filter(({ index }) => (told.size > 0 ? told : record.about).has(index)).map((sentence) => sentence.block),
  );
  return new Set(
    main
      .filter((sentence) => [...blocks].some((block) => Math.abs(block - sentence.block) <= 2))
      .map((sentence) => sentence.index),
  );
}

/** A judge by their title. */
function isBench(page: PageReading, who: string): boolean {
  return bearsTitle(page.people, who, /^(?:judge|justice|magistrate|recorder|sheriff)$/);
}

/** A body, or somebody who speaks for one by their title. */
function isOfficial(page: PageReading, who: string): boolean {
  return who.startsWith("b:") || bearsTitle(page.people, who, officials);
}

/** Sentences: a page in which one can go on to something else. */
const long = 30;
