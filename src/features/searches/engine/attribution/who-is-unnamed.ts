import { isSorry, regretsOwn } from "./own-deed.ts";
import type { ResolvedClause, ResolvedQuote, Who } from "./discourse.ts";
import { hostility, namesAntisemitism, namesJewish, namesNaziSymbol, ownHostility } from "../hatred/hostility.ts";
import { hasOwnReason, isOfSomethingElse } from "./of-something-else.ts";
import { standsUpToIt } from "./stood-up-to-it.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";

/*
 * "A teacher has been struck off … Ana Ruiz, 34, accepted the decision": is the one whom a page names further down the one whom it brings in
 * without a name? By two questions, both of the sentences that name them: do they stand beside it, and do they answer for it?
 */

/** The sentence that a name stands in. */
const sentenceOf = (page: PageReading, { start, end }: { start: number; end: number }) =>
  page.sentences.find((sentence) => sentence.start <= start && end <= sentence.end);

/** Whose part in the story is another than that of the one who did it. */
export const besideRoles =
  "rabbi|cantor|imam|chair(?:man|woman|person)?|chief executive|ceo|director|manager|head|president|leader|spokes\\w+|lawyer|attorney|solicitor|barrister|counsel|prosecutor|judge|magistrate|victim|complainant|claimant|witness|neighbou?r|survivor|congregant|worshipp?er|representative|founder|commissioner|inspector|superintendent|detective|sergeant|mayor|minister|headteacher|principal|head teacher|head master|head mistress|dean|provost|chancellor|editor|colleague|co-worker|classmate|team-?mate|expert|historian|researcher|campaigner|listener|viewer|customer|passenger|parent|(?:mother|father)(?! of (?:two|three|four|five|six|one|\\d))|relative|reader|referee|moderator|caretaker|steward|usher|barman|bartender|conductor|cleaner|passer-?by|member of the congregation|secretary|trustee|ombudsman|adjudicator|co-?ordinator|organi[sz]er|(?:close |old |family )?friend|companion|acquaintance|(?:flat|room|house)-?mate";
const withAge = "(?:,? \\(?(?:aged )?\\d{2}\\)?)?";
/** Right behind the name: an office, a part in the story or a deed that whoever is brought in as the one who did it has not. */
const roleBehind = new RegExp(
  `^${withAge},? (?:who is |who was |himself |herself )?(?:an?|the|his|her|their|its|one of the|[\\w'’-]+['’]s?) (?:[\\w'’-]+ ){0,4}?(?:vice-|vice |deputy |co-|assistant )?(?<role>${besideRoles})\\b`,
  "i",
);
/** "Ana Ruiz, for the defence, said", "prosecuting,". */
const counselBehind =
  /^(?:,? \(?(?:aged )?\d{2}\)?)?, (?:prosecuting|defending|mitigating|presiding|(?:appearing |counsel |acting )?for (?:the |his |her |their |him|them)(?:crown|prosecution|defen[cs]e|state|government|people|family|victim|complainant)?),/i;
const isJewBehind = new RegExp(
  `^${withAge},? (?:(?:who is|who was|is|was) )?(?:himself |herself |an? )?(?:orthodox )?jew(?:ish)?\\b`,
  "i",
);
const deedBehind = new RegExp(
  `^${withAge},?(?: who)? (?:(?:had|has|have|will|would|later|also|then|first|\\w+ly) )*(?:(?:made|lodged|filed|submitted|brought|put in|raised) (?:an?|the|his|her|two|several) (?:[\\w-]+ )?(?:complaints?|reports?|grievances?|claims?)\\b|complained\\b|told (?:the|an?) (?:\\w+ )?(?:tribunal|panel|hearing|court|inquiry|committee) (?:that )?(?:he|she) had (?:\\w+ )?(?:written|complained|reported|gone|spoken|turned|appealed|warned|told|alerted|asked)\\b|(?:['’]s? )?account (?:of|described|named|identified|gave)\\b|told [^.;]{2,40} (?:he|she) (?:regretted|was sorry) (?:not|that nobody)\\b|wrote the (?:article|report|story|piece|review|column)s? (?:that|which|about|on)\\b|called for (?:an?|the|more)\\b|(?:['’]s? )?(?:messages?|letters?|e-?mails?)\\b[^.;]{0,70}\\b(?:begg|implor|plead|ask)\\w* (?:him|her|them)\\b|reported (?:it|them|the|him|her|this)\\b|played no part\\b|whose (?:[\\w-]+ ){0,2}(?:review|report|inquiry|investigation|survey|book|study|research|complaints?|evidence|testimony)\\b|received (?:the|an?|several|dozens|hundreds|one|some|two|three) (?:[\\w-]+ )?(?:messages?|e-?mails?|letters?|threats?|calls?|abuse|texts?|voicemails?|apology)|was (?:the )?(?:target|victim|recipient|subject) of|was targeted|chairs?\\b|chaired\\b|heads?\\b|headed\\b|leads?\\b|led (?:the|an?)|runs the|employs?\\b|employed (?:him|her|them)\\b|hired (?:him|her|them)\\b|represent(?:s|ed) (?:(?:him|her|them)(?!sel)|the (?:famil|victim|complainant|congregation|community|school|student|prosecution|defen))|founded|(?:spoke|stood|stuck) up for (?:him|her|them)\\b|received (?:it|one|them)\\b|announced (?:the|its|that)|lost (?:an? |one |two |three |four |several |his |her )?(?:[\\w-]+ )?(?:teeth|tooth|eye|sight|finger|consciousness)\\b|suffered (?!from\\b)(?:an? |minor |serious |several )?(?:[\\w-]+ )?(?:injur\\w+|cuts?|bruis\\w+|fractures?|concussion|broken)\\b|needed (?:[\\w-]+ )?(?:stitches|surgery|treatment)\\b|(?:got|stepped|stood|went) between\\b|stepped in\\b|(?:found|discovered) (?:the|an?|several|two) (?:[\\w-]+ )?(?:graves?|headstones?|graffiti|swastikas?|damage|note|letter|leaflets?|body|stickers?)\\b|intervened\\b|(?:came|ran|went) to (?:his|her|their|the \\w+['’]s?) (?:aid|help|defen[cs]e|rescue)\\b|(?:rented|lent|let|leased|hired out|sold) (?:the|his|her|an?|them) (?:[\\w-]+ ){0,3}to (?:him|her|them)\\b|walked out(?! of (?:court|prison|jail))\\b|(?:called|rang|phoned|alerted) (?:the )?(?:police|rabbi|officers|emergency services|school|synagogue)\\b|(?:taken|took|take) over|replaced?s? (?:him|her|them|the)|succeed(?:ed|s)? (?:him|her|as)|presided|sat on the (?:[\\w-]+ )?(?:panel|jury|bench|board|committee|tribunal)\\b|wrote the (?:panel['’]s |committee['’]s |official )?report\\b|drew up the (?:rules|code|report|guidelines)\\b|survived (?:the |a )?(?:camps?|holocaust|shoah|war|ghetto)\\b|asked for (?:more|better)\\b|was given the task of\\b|condemned|denounced|welcomed|praised the|heard (?:the|him|her|them|it)\\b|said (?:that )?(?:he|she) (?:was|had been|felt|is) (?:\\w+ly )?(?:shocked|hurt|relieved|saddened|appalled|upset|pleased|grateful|disappointed|horrified|disgusted|satisfied|afraid|frightened|scared|glad|happy)\\b)`,
  "i",
);
/** Right before it: "announced by", "A listener,", "his lawyer,". */
const partBefore = new RegExp(
  `\\b(?:announced|issued|given|signed|told|informed|warned|alerted|discovered|cleaned(?: up| off)?|removed|owned|hosted|organi[sz]ed|handed down|delivered|read out|chaired|led|reported|filmed|recorded|made public|brought|represented|defended|replaced|succeeded) by (?:the )?(?:[\\w'’-]+ ){0,3}$|\\b(?:an?|the|one|his|her|their|its|[\\w'’-]+['’]s?) (?:[\\w'’-]+ ){0,3}?(?:vice-|vice |deputy |co-|assistant )?(?<role>${besideRoles}),? $|\\b(?:according to|said to|told|spoke to|complaint (?:by|from)|in an interview with|to (?:pay|compensate|repay|reimburse)|awarded|heard (?:also |then |next )?(?:evidence |testimony )?from|(?:evidence|testimony) (?:from|of|by)|thanked|praised|commended|comforted|tribute to|apologi[sz]ed to|(?:sent|wrote|written|e-?mailed|texted|messaged|addressed|forwarded|shouted|directed|delivered)(?: (?:it|them|this|on \\w+day|last \\w+|in \\w+))? (?:to|at)|(?:^|, )(?:prosecuting|defending|representing|mitigating|appearing)(?: for [^,;.]{2,40})?,) $`,
  "i",
);
/** "Public defender Ana Ruiz", "Cemetery keeper Ben Foss": at the head of the sentence. */
const partAhead = new RegExp(
  `^(?:[\\w'’-]+ ){0,3}(?<role>${besideRoles}|(?:public )?defender|keeper|caretaker|moderator|steward|usher) $`,
  "i",
);
/** "Head coach Ben Foss": of the title that follows, no head of anything. */
const isHeadOfTitle = /^(?:coach|chef|teacher|nurse|porter|groundsman)\b/i;
const feelsForIt =
  /^[^.;"“”]{0,160}\bsaid (?:that )?(?:he|she) (?:was|felt|had been) (?:\w+ly )?(?:shocked|hurt|relieved|saddened|appalled|horrified|disgusted|frightened|terrified)\b/i;
/** "has since taken off his kippah", "no longer wears her Star of David": their own. */
const wearsTheirs =
  /^[^.;"“”]{0,60}\b(?:wears?|wore|wearing|(?:took|taken|takes|taking) off|hid(?:es|den)?|tuck(?:s|ed)|cover(?:s|ed)) (?:his|her) (?:kippah|skull-?cap|yarmulke|tallit|sheitel|tzitzit|star of david|magen david|mezuzah)\b/i;
/** The next sentence of whom it is about: who complains is not who did it. */
const firstToComplain =
  /^(?:He|She) (?:was|had been) (?:the first|among the first|one of (?:those|\w+)) (?:who|to) (?:had )?(?:complain|report)(?:ed)?\b/;
/** "Ana Ruiz did not answer. She is the head of the congregation." */
const isAfterwards = new RegExp(`^(?:He|She) (?:is|was) (?:an?|the|its) (?:[\\w'’-]+ ){0,3}?(?<role>${besideRoles})\\b`);

/** "shouted at a referee … The referee, Ana Ruiz": whom the page brings in without a name as somebody else than `unnamed`. */
export function isBroughtInElse(page: PageReading, who: Who, unnamed: ReadonlySet<Who>): boolean {
  return (
    unnamed.size > 0 &&
    page.sentences.some((one) =>
      one.reading.apposed.some(
        ([role, person]) =>
          role.kind === "role" &&
          /^the /i.test(role.words) &&
          person.kind === "person" &&
          `p${person.person}` === who &&
          !unnamed.has(`r:${role.noun}`) &&
          page.sentences.some((other) =>
            other.reading.actors.some(
              (actor) =>
                actor.kind === "role" &&
                actor.noun === role.noun &&
                actor.start < role.start &&
                /^(?:an?|one|another) /.test(actor.words),
            ),
          ),
      ),
    )
  );
}

/**
 * Stands beside whoever the page brings in as `unnamed`: by an office, a part in the story, a deed or a faith that the page gives them where
 * it names them first, and that is no word which the unnamed bears.
 */
export function standsBeside(page: PageReading, who: Who, unnamed: ReadonlySet<Who>): boolean {
  const isOther = (match: RegExpExecArray | null) => {
    if (match === null) return false;
    const role = match.groups?.["role"]?.toLowerCase();
    return (
      role === undefined ||
      ![...unnamed].some((key) => key.slice(2) === role || (role.length > 4 && key.slice(2).startsWith(role)))
    );
  };
  const mentions = page.mentions.filter(({ person }) => `p${person}` === who);
  const first = mentions[0];
  if (!first) return false;
  const sentence = sentenceOf(page, first);
  const behind = page.text.slice(first.end, sentence?.end ?? first.end + 160);
  const ahead = page.text.slice(sentence?.start ?? first.from, first.from);
  // "According to a former colleague, Ana Ruiz said": another's account; "…, Ana Ruiz, she said" is the colleague's name.
  const before = byAccountOf.test(ahead) && /^ [a-z]/.test(behind) ? "" : ahead;
  const next = page.sentences[(sentence?.index ?? -2) + 1];
  if (doneByThem.test(ahead)) return false;
  return (
    isBroughtInElse(page, who, unnamed) ||
    isOther(roleBehind.exec(behind)) ||
    isJewBehind.test(behind) ||
    counselBehind.test(behind) ||
    // "Ana Ruiz, chair of a committee, was reported to the party": who is taken to it answers for it, whatever they chair.
    (deedBehind.test(behind) && !isTakenTo(behind)) ||
    isOther(partBefore.exec(before)) ||
    isOther(partAhead.exec(isHeadOfTitle.test(page.text.slice(first.from, first.start)) ? "" : before)) ||
    feelsForIt.test(behind) ||
    wearsTheirs.test(behind) ||
    standsUpToIt(page, who) ||
    (next?.kind === "main" && (firstToComplain.test(next.text) || isOther(isAfterwards.exec(next.text))))
  );
}

/** "The labels were written by | Ana Ruiz, a team leader": whose doing it was, whatever they are. */
const doneByThem =
  /\b(?:labels?|notes?|letters?|messages?|posts?|e-?mails?|words|slogans?|graffiti|swastikas?|stickers?|posters?|leaflets?|flyers?|remarks?|comments?|videos?|drawings?|cartoons?|signs?|placards?|banners?|songs?|fires?|calls?|tweets?) (?:was|were|had been|has been|have been) (?:all |both )?(?:written|sprayed|painted|sent|posted|made|drawn|put up|daubed|scrawled|stuck|left|published|uploaded|shouted|thrown|set|started|printed|carried|sung|placed) by (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Cllr)\.? )?$/i;

const byAccountOf = /^(?:According to|By the account of|In the (?:account|words|telling) of) [^,;:“”"]{2,80}, $/;

const aside = `${withAge},?(?:,? (?:of|from) [^,.;]{2,50},)?(?:, (?:an?|the|who|whose|then|now|formerly) (?:[^.;]|\\.(?=\\d)){2,90}?,)?`;
const auxiliary = "(?:(?:has|have|had|also|later|then|since|now|already|himself|herself|at first|initially|on \\w+day|\\w+ly) )*";
const the =
  "(?:the|his|her|these|those|some of the|most of the|all of the|both|several of the|(?:at least |more than |about )?(?:\\d+|two|three|four|five|six|several|dozens of|hundreds of|a number of)) (?:[\\w-]+ ){0,3}";
const words =
  "(?:remarks?|comments?|posts?|messages?|tweets?|words?|phrases?|slurs?|statements?|e-?mails?|letters?|threats?|jokes?|videos?|images?|memes?|pictures?|cartoons?|questions?|quiz|leaflets?|flyers?|speech|sermon|songs?|abuse|claims?|instructions?|drawings?|stickers?|essay|article)\\b";
const signs = "(?:graffiti|swastikas?|symbols?|slogans?|attacks?|assault|fires?|blaze|offen[cs]es?|words|messages?)\\b";
/** Said or did the thing that the page tells of, "made the remarks", "wrote it"; what is passed on to somebody may be another's. */
const didIt = new RegExp(
  `^${aside} ${auxiliary}(?:(?:made|posted|wrote|written|sent|shared|published|tweeted|uploaded|uttered|used|shouted|yelled|screamed|sang|distributed|delivered|repeated|reposted|stood by|drew up|drawn up|compiled|gave) (?:${the}${words}|it\\b|them\\b)|(?:sprayed|painted|daubed|scrawled|drew|set|started|threw|carried out|committed) (?:${the}${signs}|it\\b|them\\b))(?! (?:out |on )?(?:to (?:the )?(?:police|officers|authorities|court|council|school|reporters?|journalists?|newspapers?|university|club|raise|warn|show|alert|help|condemn)|for (?:others|the police)|with (?:the )?(?:police|officers|authorities|reporters?|journalists?))\\b)`,
  "i",
);
/** Takes back words of their own. */
const takesItBack = new RegExp(
  `^(?:${aside}|,? who) ${auxiliary}(?:(?:delet(?:es|ed)|retract(?:s|ed)|took down|taken down|withdrew|withdrawn) (?:the|his|her|these|those) (?:[\\w-]+ ){0,2}(?:posts?|tweets?|messages?|remarks?|statement|words|essay|article|videos?)\\b|(?:delet(?:es|ed)|retract(?:s|ed)) (?:it|them)\\b)`,
  "i",
);
/** Owns up to it, or denies it; not for somebody else, and not what the police did. */
const ownsIt = new RegExp(
  `^(?:${aside}|,? who) ${auxiliary}(?:(?:admit(?:s|ted)|confess(?:es|ed)|den(?:ies|ied)|acknowledg(?:es|ed)|plead(?:s|ed)|pled|conced(?:es|ed)|disput(?:es|ed)|contest(?:s|ed)|${regretsOwn}|represented (?:himself|herself)|apologi[sz](?:es|ed)|issued an apology|expressed (?:his |her |deep )?(?:regret|remorse)|took (?:full )?responsibility|said (?:that )?(?:he|she) (?:${isSorry}|(?:deeply |now )?regrets?(?:ted)? (?:what (?:he|she) (?:had )?(?:said|done|did|written|wrote|posted|shared|tweeted)|(?:his|her) (?:own )?(?:words|remarks?|comments?|posts?|tweets?|actions|behaviou?r|conduct))|(?:was|is|had been) (?:\\w+ )?(?:drunk|joking)))(?!\\w)|defended (?:himself|herself|it|(?:the|his|her) (?:[\\w-]+ )?${words})|(?:argu(?:es|ed)|contend(?:s|ed)|maintain(?:s|ed)) that )(?! ?(?:that (?:the |there |more |enough |it )*(?:police|security|officers?|town|government|club|school|company|council|university|party|guards?|staff|been|was (?:not )?enough|should)\\b|[^.;]{0,60}\\bon behalf\\b))`,
  "i",
);
/** What a step at the name was for by words of its own: "was fined £120 for driving without insurance". */
const ownGround =
  /\b(?:fined|jailed|imprisoned|sentenced|banned|suspended|dismissed|sacked|fired|disciplined|convicted|charged|arrested|disqualified|reprimanded|ordered|expelled|(?:received|got|given|handed) (?:an? )?(?:[\w-]+ ){0,2}(?:reprimand|warning|fine|ban|sentence|caution|penalty|suspension|discharge))\b[^.;]{0,50}? (?:for|over|of|with|on suspicion of) (?<ground>(?:[\w-]+ ){0,2}?\w+ing\b[^.;]{0,90}|(?:fraud|theft|burglary|speeding|robbery|perjury|doping|embezzlement|assaulting|drunk\w*|drugs?|tax|(?:an? |the |his |her )?(?:late|high|dangerous|reckless|careless|two-footed|illegal|unpaid|overdue) (?:tackles?|challenges?|filing|payments?|returns?|parking|driving|fouls?|tickets?|taxes|bills?))\b[^.;]{0,90})/i;
/** Words that make a ground one of the cases that this is about. */
export const ofCase =
  /\b(?:anti-?semit\w*|jew(?:s|ish)?|rabbis?|synagogues?|kippah|racis\w+|religi\w+|hat(?:e|red|ing)|nazis?|hitler|swastikas?|slurs?|remarks?|comments?|post(?:s|ed|ing)?|tweet\w*|messag\w+|words?|say(?:ing|s)?|call(?:s|ed|ing)|shout\w*|chant\w*|sing(?:s|ing)?|attack\w*|assault\w*|graffiti|vandal\w*|damag\w+|abus\w+|harass\w*|threat\w*|incit\w+|deny(?:ing)?|denial|offen[cs]\w+|misconduct|behav\w+|conduct|letters?|e-?mail\w*|jok(?:es?|ing)|speech|videos?|leaflets?|fires?|arson|refus\w+|discriminat\w+|paint\w*|spray\w*|daub\w*|turning|telling|send\w*|writ\w+|disorder|serv(?:e|ing)|graves?|cemeter\w+|kill\w*|murder\w*|bomb\w*|plot\w*|gas(?:sed|sing)?)\b|^(?:it|that|this|so|his part|her part)\b/i;
const inOtherCase =
  /\b(?:in (?:an unrelated|a separate|another|a different|an earlier) (?:case|matter|incident|order|ruling|decision|settlement|hearing|prosecution|complaint)|(?:has|had|have) nothing to do with (?:this|the|it)|unrelated (?:to|case|matter|charge|offen[cs]e)|in an unconnected|in other business|\b(?:not|n['’]t|never|no reason to (?:think|believe))\b[^.;]{0,60}\b(?:related|linked|connected|tied) (?:to|with)\b|^(?:separately|meanwhile|elsewhere|in (?:other|separate|different|unrelated) (?:cases|hearings|matters|news|incidents|trials|proceedings)|(?:it|this|the (?:case|sentence|hearing|verdict|jailing|plea|ruling|charge|conviction|arrest|decision|ban|indictment)) (?:comes?|came|follow(?:s|ed)) (?:\w+ ){0,3}(?:after|when|as)|last (?:year|month|week)|earlier this (?:year|month|week))\b|^in (?:19|20)\d\d\b(?=[^.;]*\b(?:court|tribunal|judge|magistrates|federation|association|council|fined|jailed|sentenced|given|handed|convicted|suspended|banned|ordered)\b)|^last (?:spring|summer|autumn|winter|season)\b|in another (?:court(?:room)?|hearing|trial)|\b(?:unconnected|was not the man|it was not (?:him|her)|an earlier suspect|had no part in (?:it|this|the)|had (?:first|initially|at first|earlier) (?:arrested|charged|detained|questioned|suspected)|also (?:dealt|decided|ruled)\b[^.;]{0,30}\b(?:with|on|against|that))\b|at the same (?:sitting|session)|also (?:before|in front of) the (?:court|bench|tribunal|panel|committee|magistrates))\b/i;

/**
 * All that was done about them by name was for something else, as the sentences say themselves.
 * @param bySaying only what says so in so many words ("in a separate case", "Elsewhere, …") counts, and not a ground of another kind
 */
export function isOfOtherCase(page: PageReading, who: Who, bySaying = false): boolean {
  const told = page.sentences.filter(
    ({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => `p${person}` === who),
  );
  const isElse = ({ text, mentions, end }: Sentence) =>
    inOtherCase.test(text) ||
    (!bySaying &&
      mentions.some((mention) => `p${mention.person}` === who && isOfSomethingElse(page.text.slice(mention.end, end))));
  const steps = told.filter((sentence) => isElse(sentence) || (!bySaying && ownGround.test(sentence.text)));
  return (
    steps.length > 0 &&
    steps.every((sentence) => isElse(sentence) || !ofCase.test(ownGround.exec(sentence.text)?.groups?.["ground"] ?? "it")) &&
    told.every((sentence) => steps.includes(sentence) || !ofCase.test(sentence.text))
  );
}

/**
 * "A driver was sacked. Ben Foss was filmed. Ana Ruiz got on at the next stop. He …": the sentence right behind the one that brings somebody in
 * without a name begins with another, of whom nothing says that they stand beside it, and nothing at this name answers for it.
 */
export function isBehindAnother(page: PageReading, who: Who, fits: (who: Who) => boolean): boolean {
  const [opening, next] = page.sentences.filter(({ kind, text }) => kind === "main" && /\p{Ll}{3}/u.test(text));
  const named = next?.mentions[0];
  if (!opening || !next || !named || opening.mentions.length > 0 || named.from !== next.start || named.kind !== "full")
    return false;
  const other: Who = `p${named.person}`;
  const mentions = page.mentions.filter(({ person }) => `p${person}` === who);
  return (
    other !== who &&
    fits(other) &&
    page.people[named.person]?.titles.length === 0 &&
    !standsBeside(page, other, new Set()) &&
    mentions.every(
      (mention) =>
        mention.start > next.end &&
        !/^,? \(?(?:aged )?\d{2}\b/.test(page.text.slice(mention.end, mention.end + 10)) &&
        !answersBehind(page.text.slice(mention.end, sentenceOf(page, mention)?.end)),
    )
  );
}

const mr = "(?:(?:mr|mrs|ms|dr|prof)\\.? )?";
const offender =
  "(?:offender|culprit|perpetrator|attacker|assailant|vandal|arsonist|ringleader|(?:author|sender|writer) of (?:the|these|those) [\\w-]+)";
const somebody =
  "(?:man|woman|person|one|teacher|officer|student|player|fan|supporter|driver|employee|worker|councillor|politician|doctor|nurse|landlord|shopkeeper|owner|singer|presenter|professor|lecturer|caller|poster|defendant|accused|suspect)";
const did =
  "(?:did (?:it|this|so|that)|said (?:it|this|so)|wrote|shouted|made the|sent|posted|painted|sprayed|daubed|threw|carried out|attacked|was responsible|spoke|used)";
/** What was done, as a page takes it up. */
const thing =
  "(?:graffiti|attacks?|assault|posts?|messages?|letters?|e-?mails?|tweets?|remarks?|comments?|abuse|vandalism|threats?|fires?|leaflets?|slogans?|swastikas?|slurs?|offen[cs]es?|crimes?|desecration|arson|harassment|disorder|matter|affair|incident|chants?|words)";
/** Right before the name: "The culprit is", "It emerged that the offender was", "named in the decision, published on Monday, as". */
const isHe = new RegExp(
  [
    `\\bthe (?:${offender}|${somebody} (?:(?:who|that) (?:had )?${did}[^.;:"“”]{0,40}|(?:behind|responsible for) (?:the|these|those|it)\\b[^.;:"“”]{0,40}|(?:in question|concerned|responsible)))(?: in question)?,? (?:was|is|turns? out to be|turned out to be|proved to be|has (?:since )?been (?:named|identified)(?: as|:))(?: none other than| in fact)? ${mr}$`,
    `\\bperson (?:unmasked|exposed) as [^.;:"“”]{0,30} (?:was|is) ${mr}$`,
    `(?:^|\\b(?:and|but|that) )(?:he|she|the (?:${offender}|${somebody}))\\b[^.;:"“”]{0,30}\\b(?:named|identified|unmasked|exposed)\\b[^.;:"“”]{0,50}(?: as|:) ${mr}$`,
    `\\b(?:identif(?:ied|ies)|nam(?:ed|es)) the (?:${offender}|${somebody}) as ${mr}$`,
    `\\bthe (?:defendant|accused|suspect) gave (?:his|her) name as ${mr}$|\\bgives? the (?:man|woman|suspect|offender)['’]s name as ${mr}$`,
    `\\bthe (?:words|remarks?|comments?|graffiti|slogans?|swastikas?) (?:was|were|had been) (?:\\w+ly )?(?:spoken|uttered|made|written|painted|sprayed|daubed|shouted) by ${mr}$`,
    `\\bthe ${offender}, $`,
    `\\bfor (?:his|her) (?:part|role) in (?:it|the (?:\\w+ )?${thing}),? ${mr}$`,
    `^named (?:by|in) [^.;“”"]{0,50} as the (?:man|woman|person|one|author|sender) (?:behind|who|responsible)[^.;“”"]{0,40}, ${mr}$`,
    `\\babout who (?:it|he|she|that) (?:was|is): ${mr}$|\\bthe (?:\\w+ )?${thing} (?:was|were) the work of ${mr}$`,
  ].join("|"),
  "i",
);
/** Right behind it: "was to blame", "had acted alone", "as he can now be named". */
const heIs = new RegExp(
  `^(?!['’])${aside}(?:,? (?:as )?(?:it|he|she) (?:has been|was|is) (?:\\w+ )?(?:established|confirmed),)? (?:(?:was|is) (?:to blame(?=[.;,]|$)|responsible(?=[.;,]|$| for (?:it|the (?:\\w+ )?${thing})\\b)|behind (?:it|the (?:\\w+ )?${thing})\\b|the (?:man|woman|person|one|culprit|offender)(?:[.,]|$| (?:who (?:had )?${did}|behind (?:it|the)))|(?:the )?(?:author|sender|writer) of (?:the|these|those|it))|(?:had|has) acted alone\\b|(?:was|has been) recogni[sz]ed [^.;"“”]{0,40}\\bas the (?:${offender}|${somebody} who ${did})\\b|(?:gave (?:himself|herself) up|(?:turned|handed) (?:himself|herself) in|surrendered to (?:the )?police)\\b|(?:has |had |later |then |finally )*confess(?:ed|es)\\b|broke down\\b[^.;"“”]{0,40}\\bconfessed\\b|signed a (?:full )?confession|(?:has|had) (?:accepted|admitted|acknowledged|conceded) that (?:he|she) (?:had )?(?:acted|said|did|done|wrote|written|was|made|used|posted|sent)\\b|(?:did|said|wrote|posted) (?:it|this|so) because (?:he|she) hates\\b|(?:had|has) (?:done (?:it|so|this)|said (?:it|so|this)|written it|made the (?:remarks?|comments?)|used the (?:same )?(?:word|words|slur))\\b)|^,? (?:as|whom) (?:he|she)?(?: can)?(?: now)? ?(?:can now )?be named\\b|^ [–—-] for it was (?:he|she)\\b`,
  "i",
);

/** The page says of the one who did it that this is their name. */
export function isIdentified(page: PageReading, who: Who): boolean {
  return page.mentions.some((mention) => {
    if (`p${mention.person}` !== who) return false;
    const sentence = sentenceOf(page, mention);
    if (sentence?.kind !== "main") return false;
    const before = page.text.slice(sentence.start, mention.from);
    if (
      /\b(?:not|never|no(?! one else\b| longer any doubt)|none|nobody|no one(?! else)|denie[sd]|wrongly|falsely|mistaken\w*|victims?|witness\w*|complainants?|deny|whether|if|injured|dead|rumou?rs?|suspected|suspects? that|believ\w+|thought|claim\w*|suggest\w*|alleg\w*|successor|recipient|rabbi|judge|officer|lawyer)\b/i.test(
        before,
      )
    )
      return false;
    const behind = page.text.slice(mention.end, sentence.end);
    if (/\b(?:but|at first|initially|believed|thought|wrongly|mistakenly|later cleared|not)\b/i.test(behind)) return false;
    return isHe.test(before) || heIs.test(behind);
  });
}

const sanction =
  "(?:decision|ban|sentence|ruling|verdict|findings?|punishment|sanction|fine|suspension|charge|charges|caution|dismissal|penalty|judge?ment|outcome|responsibility)";
/** Whom somebody has taken to whoever may sanction them, or a body has found to have done it. */
const takenTo = [
  `(?:was|were|is|has been|had been|is being|was being) (?:\\w+ly |also |first |since )?(?:reported|referred) to (?:the |his |her |its |their )(?:[\\w'’-]+ ){0,3}?(?:party|unit|police|prosecutors?|regulator|council|body|board|committee|panel|commission(?:er)?|tribunal|association|federation|league|inquiry|authorit(?:y|ies)|ombudsman|watchdog|standards|university|employers?|leadership|headquarters|whips?)\\b`,
  "(?:was|were|has been|had been) (?:also |\\w+ly )?(?:found|held|ruled|adjudged)(?: (?:by|earlier|on|last|this) [^.;,“”]{2,40}?)? to have (?:\\w+ly )?(?:published|posted|shared|breached|committed|harassed|discriminated|incited|insulted|mocked|abused)\\b(?! not\\b)",
  // Not "one of the parents who sent letters to the school", "one of two officers who took part in the inquiry".
  "(?:was|is) (?:among|one of) (?:the )?(?:\\w+ ){1,3}?(?:[^.;,“”]{2,40} )?who (?:had |have |all )?(?:shared|posted|sent|exchanged|sang|sung|chanted|admitted) (?:(?:such|the|those|these|similar|other|offensive|racist|antisemitic|an?|it) )+(?:[\\w-]+ )?(?:messages?|posts?|jokes?|memes?|images?|songs?|chants?|slurs?|comments?|videos?|it)\\b(?! (?:with|to) (?:an?|the|his|her|their|police|sergeant|superiors?))",
  "(?:was|has been) (?:told|informed) (?:by [^.;,“”]{2,60}? )?that (?:he|she) (?:must|would have (?:been|lost))\\b",
].join("|");
/** Lives with what came of it, by words that say so of nobody else. */
const bearsIt = new RegExp(
  `^(?:['’]s (?:[\\w-]+ ){0,2}(?:posts?|tweets?|remarks?|comments?|messages?|sentence|conviction|account|licen[cs]e|suspension|ban|dismissal|appeal|trial)\\b|,? whose (?:sacking|dismissal|suspension|expulsion|arrest|conviction|sentence|ban|firing|removal|resignation)\\b|(?:${aside}|,? who) (?:${[
    `${auxiliary}(?:${[
      `accept(?:s|ed) (?:(?:the|his|her) (?:[\\w'’-]+ )?${sanction}|it\\b)`,
      "appeal(?:s|ed|ing)(?! for\\b)\\b",
      "lost (?:his|her) (?:[\\w-]+ )?(?:jobs?|posts?|seat|licen[cs]e|appeal|case|place|position|contract|role|title|bid|claim|whip)\\b",
      "(?:taught|worked|served|played|coached) [^.;]{3,70} until (?:his|her) (?:resignation|dismissal|suspension|arrest|expulsion|retirement|removal)\\b",
      "been (?:with|at|in) the (?:\\w+ )?(?:department|force|service|company|school|club|council|university|team|station|party) (?:for|since)\\b",
      "told [\\w' -]{3,40}? that (?:the|those|these) (?:\\w+ )?(?:posts?|remarks?|comments?|messages?|words?|tweets?|voice) (?:was|were|had been) (?:his|hers)\\b",
      "(?:been )?(?:told|informed|notified) (?:of|about) (?:the|his|her) (?:[\\w'’-]+ )?(?:decision|sanction|ban|dismissal|suspension|outcome|ruling|verdict|sentence|charges?)\\b",
      "been (?:told to (?:complete|attend|take|undergo|pay|apologi[sz]e)|in custody|warned|cautioned|disciplined|convicted|arrested|released on bail|bailed|remanded)\\b",
      "declined (?:to (?:comment|speak|answer|be interviewed)|comment|all comment|requests)\\b",
      "refused to (?:answer|apologi[sz]e|leave|stop)\\b",
      "(?:received|got|was given|was handed|given|handed) (?:[\\w-]+[- ]){0,4}(?:weeks?|months?|years?|sentence|fine|ban|warning|caution|suspension|term|order)\\b(?! in (?:19|20)\\d\\d)",
      "show(?:s|ed) (?:no|little) (?:[\\w-]+ )?(?:emotion|remorse|reaction|regret)\\b",
      "stood (?:up (?:during|in|at)|in the dock|trial|motionless|impassive|silent)",
      "left (?:the )?court\\b",
      "made no (?:comment|reply|statement|plea)\\b",
      "told (?:the |a |an )?(?:\\w+ )?(?:court|panel|tribunal|hearing|jury|judge|magistrates|police|investigators|officers|detectives|inquiry|committee|commission) (?:that )?(?:(?:the|his|her|it|these|those) ?(?:\\w+ )?(?:clips?|posts?|words?|remarks?|comments?|messages?|jokes?|songs?|tweets?|videos?|language)? ?(?:was|were|had been) (?:not |never |only |just |all )?(?:meant|intended|satire|a joke|jokes|ironic|harmless|aimed|directed|private|said)|(?:he|she) (?:had |was |did |has )?(?:not |never |only )?(?:meant?|intend\\w*|joking|drunk|drinking|quoting|sorry|ashamed|provok\\w+|wanted to (?:provoke|kill|shock|hurt)|hate[sd]?|regret\\w*|responsible))\\b",
    ].join("|")})`,
    "(?:is|was|were) (?:filmed|recorded|caught|seen|heard|photographed|shown) (?:on \\w+ )?(?:leading|shouting|chanting|singing|yelling|screaming|painting|spraying|daubing|throwing|performing|punching|kicking|tearing|spitting|drawing|smashing|(?:making|giving) (?:an? |the )?(?:nazi|hitler|antisemitic))\\b",
    "(?:is|was) (?:recorded|overheard|caught) (?:by|on) ",
    "(?:is|was) (?:named|identified) as (?:the|an?) (?!(?:[\\w-]+ )?(?:victim|complainant|witness))",
    "(?:can|may|could|intends to|plans to|said (?:he|she) (?:will|would)|vowed to|has the right to) (?:now )?appeal\\b",
    "(?:is|was) (?:appealing(?! for)|due (?:in|to|before|back)|to appear|in custody|being held|on bail|not in court|not present in court|alleged to|accused|charged|notified of|bailed|remanded|released on (?:bail|licence|bond)|ordered|led (?:away|from)|cautioned|arrested|arraigned|indicted|tried|prosecuted|summonsed|cited|booked (?:into|on)|detained|taken into custody|sentenced|convicted|found guilty|dismissed|suspended|expelled|fired|sacked|fined|jailed|banned)\\b",
    `(?:is|was|had been) (?:told|informed|notified) (?:of|about) (?:the|his|her) (?:[\\w'’-]+ )?(?:decision|sanction|ban|dismissal|suspension|outcome|ruling|verdict|sentence|charges?)\\b`,
    "(?:is|was|became|has become) the (?:first|second|third|only|latest|youngest|oldest) (?:[\\w-]+ ){1,2}?(?:to be )?(?:sent to (?:prison|jail)|jailed|convicted|prosecuted|charged|sentenced|imprisoned|fined|banned|suspended|expelled)\\b",
    "must (?:now |also )?(?:serve|complete|perform|carry out|attend|wait|sign|surrender|stay away|undergo|pay (?:an? |[£$€\\d]|costs|compensation|damages))",
    "(?:faces?|faced|could face) (?:up to|trial|charges?|life|prison|jail|years|sentencing|deportation|disciplinary|dismissal|expulsion|\\d|(?:an?|the) (?:[\\w-]+ )?(?:charge|maximum|ban|hearing|fine|sentence|term|possible|trial|tribunal))",
    "could have (?:gone to (?:prison|jail)|been (?:jailed|sentenced|sent)|faced|received)\\b",
    "(?:appears?|appeared|will appear|is expected to appear) (?:\\w+ )?(?:in|at|before|via|by|on) [^.;]{0,60}?(?:court|panel|tribunal|hearing|committee|board|bench|judge|magistrates?|justice|video ?link)\\b|is expected to (?:plead|enter|be sentenced|appeal)\\b",
    "remain(?:s|ed)? (?:in (?:custody|jail|prison|detention)|on (?:bail|leave|remand)|suspended|under (?:arrest|investigation)|a member)\\b",
    "will (?:have to (?:wait|serve|reapply|complete|perform|resign|appear|sign|undergo|attend)|no longer|serve|spend|lose|(?:not )?be (?:sentenced|back in court|tried|held|released|deported|barred|required|allowed|able to (?:return|teach|play|work))|not (?:return|teach|play|work|appeal|face|coach|stand))\\b",
    "(?:has|had|with) (?:an? |\\d+ |two |three |four |several |no )?(?:[\\w-]+ )?(?:convictions?|criminal record)\\b|has (?:\\d+|\\w+) (?:days|weeks) to (?:appeal|respond|pay|leave)\\b",
    "did not (?:respond|reply|return|answer|appear|comment|dispute|contest|attend (?:the )?(?:hearing|court|tribunal|proceedings))\\b|(?:could|has) not (?:immediately )?(?:be reached|commented|responded|replied|apologi[sz]ed)\\b",
  ].join("|")}))`,
  "i",
);
const takenToBehind = new RegExp(`^${withAge}(?:, [^.;“”"]{2,90}?,)? (?:${takenTo})`, "i");
/** Behind a name: ", chair of the parks committee, was reported to the party's compliance unit". */
export const isTakenTo = (behind: string): boolean => takenToBehind.test(behind) && !complained.test(behind);
/** "who found the posts, was referred to the committee and sent it his screenshots": whoever brings it up. */
const complained =
  /\b(?:who (?:had )?(?:found|complained|reported|raised|noticed|discovered|spotted|objected)|sent (?:it|them|the (?:party|committee|board)) (?:his|her)|as (?:a|the) (?:witness|complainant)|to (?:give evidence|complain|make (?:a|his|her) complaint)|complained)\b/i;
/** Behind a name: they did it, take it back, own up to it or bear what came of it. */
export const answersBehind = (behind: string) =>
  !isOfSomethingElse(behind) &&
  [didIt, takesItBack, ownsIt, bearsIt, takenToBehind].some((pattern) => pattern.test(behind)) &&
  // Whoever was warned of it, or told, may be somebody's superior.
  !/^ (?:had|has) (?:\w+ )?been (?:warned|told)\b/.test(behind);

/** Behind a pronoun: what is said of the one who answers for it only. An apology or a denial may be a body's. */
export function bearsWhatCame(behind: string): boolean {
  return (
    bearsIt.test(behind) ||
    // "has since been charged", "was arrested".
    /^ (?:(?:has|had|was|is|got|gets|later|then|since|now|also|already|been|being|\w+ly) )+(?:charged|arrested|detained|indicted|convicted|jailed|imprisoned|sentenced|fined|remanded|prosecuted|found guilty|in custody|on trial|before (?:the |a )?(?:[\w-]+ )?(?:court|judge|magistrates?)|to (?:stand|face|go on) trial)\b|^ (?:will|would) (?:stand|face|go on) trial\b|^ lost (?:his|her) (?:job|post|seat|licen[cs]e)\b/i.test(
      behind,
    ) ||
    /^ (?:(?:has|had|have|also|later|then|since|now|already|at first|\w+ly) )*(?:plead(?:s|ed)|pled|confess(?:es|ed)|surrendered (?:his|her|to)|promised not to|helped to (?:clean|paint over|remove|scrub)|admit(?:s|ted) (?:an? |the |one |two |three |all |both )?(?:[\w-]+ ){0,3}?(?:hate crimes?|offen[cs]es?|charges?|counts?|harassment|assault|criminal damage))\b/i.test(
      behind,
    )
  );
}

/** Right before the name: what a court or the police say of somebody, and what is brought against them. */
const ofTheirs =
  /\b(?:case|charges?|complaints?|allegations?|proceedings|ban|sanctions?|decision|ruling|verdict|judgement|judgment|evidence|warrant|order) (?:against|concerning|on|of|involving) (?:(?:mr|mrs|ms|dr|prof)\.? )?$|\b(?:panel|court|tribunal|hearing|jury|jurors|judge|magistrates?|commission|inquiry|investigation|investigators|police|prosecutors?|documents?|indictment|complaint|affidavit|report|minutes|recording|video|footage|screenshots|records) (?:was told|were told|heard|said|found|finds|ruled|alleges?|alleged|believes?|believed|says?|shows?|showed|concluded|states?|stated)(?: that)?,? (?:[\w'-]+,? ){0,4}$|\b(?:named|identified|known)(?: [\w']+){0,4} as $|\b(?:under|in) the name of $|\baccount (?:of|belonging to) $|\b(?:it|(?:[\w-]+ ){0,3}(?:panel|tribunal|board|committee|regulator|ministry|inquiry|report|ruling|court|commission|council|ombudsman|association|federation|body)) (?:said|found|finds|ruled|held|concluded|noted|added|wrote)(?: in [^,.;]{2,30})?,? that (?:(?:mr|mrs|ms|dr|prof|professor|pc|cllr)\.? )?$|\b(?:that )?(?:he|she) (?:is|was) (?:(?:an?|the|[\w'’-]+['’]s) [\w'’ -]{2,40}, )?$|\bthe (?:[\w-]+ ){0,2}(?:attack|assault|shooting|arson|remarks?|comments?|posts?|messages?|tweets?|words|conduct|appeal) (?:by|of|from) (?:(?:mr|mrs|ms|dr|prof)\.? )?$|\b(?:trac(?:ed|king)|track(?:ed|ing)|led|link(?:ed|ing)|(?<!\b(?:doorbell|camera|dashcam|shop|store|garage|house|building) )belong(?:ed|s|ing)|register(?:ed)?|point(?:ed|s|ing)) [^.;]{0,60}\b(?:to|of) $|\b(?:court|tribunal|panel|judge|police|officers|university|club|party|school|company|league)\b[^.;]{0,40} (?:fined|jailed|sentenced|arrested|charged|suspended|sacked|dismissed|expelled|banned) (?:(?:mr|mrs|ms|dr|prof)\.? )?$/i;

const notNamed =
  /\b(?<whom>[\w-]+),? (?:who|whose names?) (?:has|have|had|was|were|is|are) not (?:yet )?(?:been )?(?:publicly )?(?:named|identified|released|disclosed|published|made public)\b|\b(?:police|officers|authorities|officials|the (?:school|club|company|university|college|council|party|league|paper|court|force|department|hospital|station|firm)) (?:has|have|did|would|had|is|are|will) not (?:yet )?(?:named?|naming|identif(?:y|ied|ying)|released? (?:his|her|their|the) names?)\b|\b(?:declined|refused) to (?:name|identify) (?:him|her|them|the (?:[\w-]+ ){0,2}(?<who>[\w-]+))|\bcannot be named for legal reasons\b/i;

/** It may begin with any word, but each of its ways has one of these. */
const mayBeNotNamed = /not |(?:declined|refused) to /i;

/** "The teacher, who has not been named": by nobody on this page, where it is the one whom it brings in without a name. */
export function staysUnnamed(page: PageReading, unnamed: ReadonlySet<Who>): boolean {
  return page.sentences.some(({ kind, text }) => {
    const match = kind === "main" && mayBeNotNamed.test(text) ? notNamed.exec(text) : null;
    if (match === null) return false;
    const of = match.groups?.["whom"] ?? match.groups?.["who"];
    return of === undefined || unnamed.has(`r:${of.toLowerCase()}`);
  });
}

type Read = { clauses: readonly ResolvedClause[]; quotes?: readonly ResolvedQuote[] };

/** A sentence without what it quotes of anybody else. */
function withoutOthers(page: PageReading, discourse: Read, who: Who, sentence: Sentence): string {
  return (discourse.quotes ?? [])
    .filter(({ sentence: at, speaker }) => at === sentence.index && speaker !== who)
    .reduce((text, { quote }) => text.replace(page.text.slice(quote.innerStart, quote.innerEnd), " "), sentence.text);
}

const saysLittle =
  /^(?:hand|run|ran|drive|drove|edit|refus|refuse|declin|decline|print|publish|carry|carri|take|pull|cut|draw|mark|cover|strike|beat|fight|shoot|fire|follow|leaflet|restor|restore|turn|reject|win|bar|break|close|cancel)$/;
const touchesJews = (text: string) =>
  namesJewish.test(text) || namesAntisemitism.test(text) || namesNaziSymbol.test(text) || hostility(text) >= 1;

/** Does it to Jews, to what is theirs or in words against them, in the sentence that names them. */
function doesIt(page: PageReading, discourse: Read, who: Who, sentence: Sentence): boolean {
  const told = page.sentences
    .filter(({ kind, block }) => kind === "main" && block === sentence.block)
    .map(({ text }) => text)
    .join(" ");
  const isOfJews = namesJewish.test(told) || namesAntisemitism.test(told) || namesNaziSymbol.test(told) || hostility(told) >= 2;
  // "had 'Juden raus' scrawled on her door": what the sentence tells of is another's.
  if ((discourse.quotes ?? []).some(({ toldBy, sentence: at }) => toldBy === who && at === sentence.index)) return false;
  const acts = discourse.clauses.some(
    (clause) =>
      clause.sentence === sentence.index &&
      clause.agentIs === who &&
      !clause.negated &&
      !clause.passive &&
      !(
        clause.gerund &&
        /\b(?:glass|windows?|doors?|somebody|someone|others|men|people|voices?) $/i.test(
          page.text.slice(Math.max(0, clause.start - 12), clause.start),
        )
      ) &&
      /^(?:attack|damage|refuse|spread)$/.test(clause.class) &&
      isOfJews &&
      // "drove the coach", "edited the newspaper", "has refused payment": of whom or what, the sentence must say.
      (!saysLittle.test(clause.lemma) || touchesJews(withoutOthers(page, discourse, who, sentence))) &&
      // "the wounded man", "received damages": no verb.
      !/\b(?:the|an?|his|her|their|shook|shakes?|shaking|received|awarded|paid|won|sought|in|for|of|pro-[\w-]+) $/i.test(
        page.text.slice(Math.max(0, clause.start - 10), clause.start),
      ) &&
      // "had 'Juden raus' scrawled on his blinds": done to them.
      !/\b(?:had|has|have) ["“'‘][^"”]{1,80}["”'’] $/i.test(page.text.slice(sentence.start, clause.start)) &&
      !inAid.test(page.text.slice(clause.start, clause.end + 60)),
  );
  const writes =
    discourse.clauses.some(
      (clause) =>
        clause.sentence === sentence.index &&
        clause.agentIs === who &&
        clause.class === "write" &&
        !clause.negated &&
        !clause.passive &&
        !inAid.test(page.text.slice(clause.start, clause.end + 60)),
    ) &&
    (hostility(withoutOthers(page, discourse, who, sentence)) >= 2 ||
      (discourse.quotes ?? []).some(
        ({ quote, sentence: at, speaker, toldBy }) =>
          at === sentence.index &&
          toldBy === undefined &&
          (speaker === who || speaker === "?") &&
          ownHostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2,
      ));
  const says = (discourse.quotes ?? []).some(
    ({ quote, sentence: at, speaker }) =>
      at === sentence.index && speaker === who && ownHostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2,
  );
  return acts || writes || says;
}
/** Against whoever did it or what it left, or for those it was done to. */
const inAid =
  /^\w+ (?:over|off|up|out|after|back|in with|down)\b|^follow\w* (?:him|her|them) (?:on|onto|as|to the (?:stage|stand))\b|^\w+ (?:over )?(?:the |a |an |his |her |their )?(?:footage|evidence|names|recordings?|phone|film|material)\b|^\w+ (?:the |a |an |his |her )?(?:[\w-]+ ){0,2}(?:attackers?|assailants?|suspects?|gunman|vandals?|government|ministers?|police|council|sentence|decision|ruling|photos?|pictures?|images?|videos?|leaflets? asking|appeal|comment)\b/i;

const anybody =
  /^r:(?:man|woman|person|student|pupil|teenager|teen|boy|girl|resident|fan|supporter|member|worker|employee|officer|passenger|customer|people|men|women|students|teenagers|fans|supporters|youth|protester|activist|user)$/;

/** "Ana Ruiz, 61, had been a governor of the school since 2015", of the governor: a word that few bear. */
function bearsTheWord(behind: string, unnamed: ReadonlySet<Who>): boolean {
  const words = [...unnamed].filter((key) => !anybody.test(key)).map((key) => key.slice(2).replace(/[^\p{L}-]/gu, ""));
  if (words.length === 0) return false;
  return new RegExp(
    `^${withAge},?(?: (?:who )?(?:had been|has been|was|is|became|works as|worked as|has worked as))? (?:an?|the|its) (?:(?!of\\b|to\\b|for\\b)[\\w'’-]+ ){0,4}?(?:${words.join("|")})\\b`,
    "i",
  ).test(behind);
}

/** "another man", "a third defendant": somebody besides those before. */
export const furtherOne = /^(?:another|(?:an?|the) (?:second|third|fourth|fifth|other|further)) /i;

/** "A second man, Ana Ruiz": not the one with whom the page begins. */
export function isFurtherOne(page: PageReading, who: Who): boolean {
  return page.sentences.some(({ reading }) =>
    reading.apposed.some(
      ([role, person]) =>
        role.kind === "role" && furtherOne.test(role.words) && person.kind === "person" && `p${person.person}` === who,
    ),
  );
}

/** Whether the page lets the one whom it names be the one whom it brings in as `unnamed`: they answer for it, and stand not beside it. */
export function mayBeUnnamed(page: PageReading, discourse: Read, who: Who, unnamed: ReadonlySet<Who>): boolean {
  return (
    !staysUnnamed(page, unnamed) &&
    !standsBeside(page, who, unnamed) &&
    !isFurtherOne(page, who) &&
    !doesSomethingTo(discourse, who, unnamed) &&
    answersByName(page, discourse, who, unnamed)
  );
}

/** "Ana Ruiz, 34, chased the man away": nobody does something to themselves by the word that the page has for them. */
const doesSomethingTo = ({ clauses }: Read, who: Who, unnamed: ReadonlySet<Who>): boolean =>
  clauses.some(
    ({ agentIs, agent, patient, passive }) =>
      agentIs === who &&
      agent?.kind === "person" &&
      !passive &&
      patient?.kind === "role" &&
      patient.definite &&
      unnamed.has(`r:${patient.noun}`),
  );

/** "I am sorry for what I said", "I stand by every word". */
export const ofOwnDoing =
  /\b(?:what I (?:said|did|wrote|posted|shared)(?! (?:to|in (?:reply|answer|his|her)|about (?!(?:the |our )?jew))\b)|(?:yes, )?I (?:said|wrote|did|posted|shouted) it|it was me|I(?:['’]d| would) do it again|stand by (?:every word|what I (?:said|wrote))|my (?:own )?(?:words|remarks?|comments?|posts?|joke|language|tweets?|behaviou?r|actions|message) (?:was|were|caused)|I (?:deeply |truly |sincerely |unreservedly )?(?:apologi[sz]e|regret) (?:for )?(?:what I|my)\b)/i;

function ownsUpInWords(page: PageReading, discourse: Read, who: Who, sentence: Sentence): boolean {
  const next = page.sentences[sentence.index + 1];
  // "He told viewers that they should condemn what he said": in the next sentence, which names nobody.
  const last = next?.kind === "main" && next.block === sentence.block && next.mentions.length === 0 ? next.index : sentence.index;
  return (discourse.quotes ?? []).some(
    ({ quote, sentence: at, speaker }) =>
      at >= sentence.index && at <= last && speaker === who && ofOwnDoing.test(page.text.slice(quote.innerStart, quote.innerEnd)),
  );
}

/** "Judge Ana Ruiz said that | Ben Foss had incited hatred": whoever decides the case says by name what was done. */
const byWhoDecides =
  /\b(?:judges?|magistrates?|sheriff|recorder|court|tribunal|panel|jury)\b[^.;“”"]{0,50}\b(?:said|ruled|found|held|concluded|stated|decided) (?:on \w+day )?that (?:the )?$/i;
const hadDone =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:had|has) (?:\w+ly |also |both )*(?:incited|committed|stirred|acted (?:out of|with|from)|set out|spread|glorified|insulted|denied the|trivialised|belittled|offended|breached|violated|threatened|harassed|attacked|targeted|vandali[sz]ed|desecrated|damaged|displayed|performed|shouted|chanted|discriminated|refused)\b(?! (?:nobody|no one|nothing|none)\b)/i;

/** A sentence that names them has them answer for it: they did it, own up to it, take it back or bear what came of it, by the words at their name. */
export function answersByName(page: PageReading, discourse: Read, who: Who, unnamed: ReadonlySet<Who>): boolean {
  return page.mentions.some((mention) => {
    if (`p${mention.person}` !== who) return false;
    const sentence = sentenceOf(page, mention);
    if (!sentence || sentence.kind === "byline") return false;
    // "a customer claimed that Ana Ruiz had refused": somebody's word.
    if (
      /\b(?:claim(?:s|ed)|alleg(?:es|ed)|complain(?:s|ed)) (?:[\w]+ )?(?:that )?$/i.test(
        page.text.slice(sentence.start, mention.from),
      )
    )
      return false;
    const behind = page.text.slice(mention.end, sentence.end);
    const next = page.sentences[sentence.index + 1];
    // "can appeal. He was turned down because of an unpaid fine."
    if (isOfSomethingElse(behind) || (next?.kind === "main" && /^(?:He|She)\b/.test(next.text) && hasOwnReason(next.text)))
      return false;
    return (
      ownsUpInWords(page, discourse, who, sentence) ||
      didIt.test(behind) ||
      takesItBack.test(behind) ||
      bearsTheWord(behind, unnamed) ||
      ownsIt.test(behind) ||
      bearsIt.test(behind) ||
      isTakenTo(behind) ||
      ofTheirs.test(page.text.slice(sentence.start, mention.from)) ||
      (byWhoDecides.test(page.text.slice(sentence.start, mention.from)) && hadDone.test(behind)) ||
      doesIt(page, discourse, who, sentence)
    );
  });
}
