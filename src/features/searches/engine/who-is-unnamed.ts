import type { ResolvedClause, ResolvedQuote, Who } from "./discourse.ts";
import { hostility, namesAntisemitism, namesJewish, namesNaziSymbol, ownHostility } from "./hostility.ts";
import type { PageReading, Sentence } from "./page-reading.ts";

/*
 * "A teacher has been struck off … Ana Ruiz, 34, accepted the decision": is the one whom a page names further down the one whom it brings in
 * without a name? By two questions, both of the sentences that name them: do they stand beside it, and do they answer for it?
 */

const besideRoles =
  "rabbi|cantor|imam|chair(?:man|woman|person)?|chief executive|ceo|director|manager|head|president|leader|spokes\\w+|lawyer|attorney|solicitor|barrister|counsel|prosecutor|judge|magistrate|victim|complainant|claimant|witness|neighbou?r|survivor|congregant|worshipp?er|representative|founder|commissioner|inspector|superintendent|detective|sergeant|mayor|minister|headteacher|principal|dean|provost|chancellor|editor|colleague|co-worker|classmate|team-?mate|expert|historian|researcher|campaigner|listener|viewer|customer|passenger|parent|mother|father|relative|reader|referee|passer-?by|member of the congregation|secretary|trustee|ombudsman|adjudicator|co-?ordinator|organi[sz]er";
const withAge = "(?:,? \\(?(?:aged )?\\d{2}\\)?)?";
/** Right behind the name: an office, a part in the story or a deed that whoever is brought in as the one who did it has not. */
const roleBehind = new RegExp(
  `^${withAge},? (?:who is |who was |himself |herself )?(?:an?|the|his|her|their|its|one of the|[\\w'’-]+['’]s?) (?:[\\w'’-]+ ){0,4}?(?:vice-|vice |deputy |co-|assistant )?(?<role>${besideRoles})\\b`,
  "i",
);
const isJewBehind = new RegExp(
  `^${withAge},? (?:(?:who is|who was|is|was) )?(?:himself |herself |an? )?(?:orthodox )?jew(?:ish)?\\b`,
  "i",
);
const deedBehind = new RegExp(
  `^${withAge},?(?: who)? (?:(?:had|has|have|will|would|later|also|then|first|\\w+ly) )*(?:(?:made|lodged|filed|submitted|brought|put in|raised) (?:an?|the|his|her|two|several) (?:[\\w-]+ )?(?:complaints?|reports?|grievances?|claims?)\\b|complained\\b|reported (?:it|them|the|him|her|this)\\b|received (?:the|an?|several|dozens|hundreds|one|some|two|three) (?:[\\w-]+ )?(?:messages?|e-?mails?|letters?|threats?|calls?|abuse|texts?|voicemails?|apology)|was (?:the )?(?:target|victim|recipient|subject) of|was targeted|chairs?\\b|chaired\\b|heads?\\b|headed\\b|leads?\\b|led (?:the|an?)|runs the|represent(?:s|ed) (?:(?:him|her|them)(?!sel)|the (?:famil|victim|complainant|congregation|community|school|student|prosecution|defen))|founded|announced (?:the|its|that)|(?:taken|took|take) over|replaced?s? (?:him|her|them|the)|succeed(?:ed|s)? (?:him|her|as)|presided|condemned|denounced|welcomed|praised the|heard (?:the|him|her|them|it)\\b|said (?:that )?(?:he|she) (?:was|had been|felt|is) (?:\\w+ly )?(?:shocked|hurt|relieved|saddened|appalled|upset|pleased|grateful|disappointed|horrified|disgusted|satisfied|afraid|frightened|scared|glad|happy)\\b)`,
  "i",
);
/** Right before it: "announced by", "A listener,", "his lawyer,". */
const partBefore = new RegExp(
  `\\b(?:announced|issued|given|signed|handed down|delivered|read out|chaired|led|reported|filmed|recorded|made public|brought|represented|defended|replaced|succeeded) by (?:the )?(?:[\\w'’-]+ ){0,3}$|\\b(?:an?|the|one|his|her|their|its|[\\w'’-]+['’]s?) (?:[\\w'’-]+ ){0,3}?(?:vice-|vice |deputy |co-|assistant )?(?<role>${besideRoles}),? $|\\b(?:according to|said to|told|spoke to|complaint (?:by|from)|in an interview with) $`,
  "i",
);
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
  const sentence = page.sentences.find(({ start, end }) => start <= first.start && first.end <= end);
  const behind = page.text.slice(first.end, sentence?.end ?? first.end + 160);
  const before = page.text.slice(sentence?.start ?? first.from, first.from);
  const next = page.sentences[(sentence?.index ?? -2) + 1];
  return (
    isBroughtInElse(page, who, unnamed) ||
    isOther(roleBehind.exec(behind)) ||
    isJewBehind.test(behind) ||
    deedBehind.test(behind) ||
    isOther(partBefore.exec(before)) ||
    (next?.kind === "main" && isOther(isAfterwards.exec(next.text)))
  );
}

const aside = `${withAge},?(?:,? (?:of|from) [^,.;]{2,50},)?(?:, (?:an?|the|who|whose|then|now|formerly) (?:[^.;]|\\.(?=\\d)){2,90}?,)?`;
const auxiliary = "(?:(?:has|have|had|also|later|then|since|now|already|himself|herself|at first|initially|on \\w+day|\\w+ly) )*";
const the =
  "(?:the|his|her|these|those|some of the|most of the|all of the|both|several of the|(?:at least |more than |about )?(?:\\d+|two|three|four|five|six|several|dozens of|hundreds of|a number of)) (?:[\\w-]+ ){0,3}";
const words =
  "(?:remarks?|comments?|posts?|messages?|tweets?|words?|phrases?|slurs?|statements?|e-?mails?|letters?|threats?|jokes?|videos?|images?|memes?|pictures?|cartoons?|questions?|quiz|leaflets?|flyers?|speech|sermon|songs?|abuse|claims?|instructions?|drawings?|stickers?|essay|article)\\b";
const signs = "(?:graffiti|swastikas?|symbols?|slogans?|attacks?|assault|fires?|blaze|offen[cs]es?|words|messages?)\\b";
/** Said or did the thing that the page tells of, "made the remarks", "wrote it"; what is passed on to somebody may be another's. */
const didIt = new RegExp(
  `^${aside} ${auxiliary}(?:(?:made|posted|wrote|written|sent|shared|published|tweeted|uploaded|uttered|used|shouted|yelled|screamed|sang|said|distributed|delivered|repeated|reposted|stood by|drew up|drawn up|compiled|gave) (?:${the}${words}|it\\b|them\\b)|(?:sprayed|painted|daubed|scrawled|drew|set|started|threw|carried out|committed) (?:${the}${signs}|it\\b|them\\b))(?! (?:out |on )?(?:to (?:the )?(?:police|officers|authorities|court|council|school|reporters?|journalists?|newspapers?|university|club|raise|warn|show|alert|help|condemn)|for (?:others|the police)|with (?:the )?(?:police|officers|authorities|reporters?|journalists?))\\b)`,
  "i",
);
/** Takes back words of their own. */
const takesItBack = new RegExp(
  `^${aside} ${auxiliary}(?:(?:delet(?:es|ed)|retract(?:s|ed)|took down|taken down|withdrew|withdrawn) (?:the|his|her|these|those) (?:[\\w-]+ ){0,2}(?:posts?|tweets?|messages?|remarks?|statement|words|essay|article|videos?)\\b|(?:delet(?:es|ed)|retract(?:s|ed)) (?:it|them)\\b)`,
  "i",
);
/** Owns up to it, or denies it; not for somebody else, and not what the police did. */
const ownsIt = new RegExp(
  `^${aside} ${auxiliary}(?:(?:admit(?:s|ted)|confess(?:es|ed)|den(?:ies|ied)|acknowledg(?:es|ed)|plead(?:s|ed)|pled|conced(?:es|ed)|disput(?:es|ed)|contest(?:s|ed)|regret(?:s|ted)|represented (?:himself|herself)|apologi[sz](?:es|ed)|issued an apology|expressed (?:his |her |deep )?(?:regret|remorse)|took (?:full )?responsibility|said (?:that )?(?:he|she) (?:was|is|had been) (?:\\w+ )?(?:sorry|ashamed|drunk|joking|remorseful))\\b|defended (?:himself|herself|it|(?:the|his|her) (?:[\\w-]+ )?${words})|(?:argu(?:es|ed)|contend(?:s|ed)|maintain(?:s|ed)) that )(?! ?(?:that (?:the |there |more |enough |it )*(?:police|security|officers?|town|government|club|school|company|council|university|party|guards?|staff|been|was (?:not )?enough|should)\\b|[^.;]{0,60}\\bon behalf\\b))`,
  "i",
);
const sanction =
  "(?:decision|ban|sentence|ruling|verdict|findings?|punishment|sanction|fine|suspension|charge|charges|caution|dismissal|penalty|judge?ment|outcome|responsibility)";
/** Lives with what came of it, by words that say so of nobody else. */
const bearsIt = new RegExp(
  `^(?:['’]s (?:[\\w-]+ ){0,2}(?:posts?|tweets?|remarks?|comments?|messages?|sentence|conviction|account|licen[cs]e|suspension|ban|dismissal|appeal|trial)\\b|${aside} (?:${[
    `${auxiliary}(?:${[
      `accept(?:s|ed) (?:(?:the|his|her) (?:[\\w'’-]+ )?${sanction}|it\\b)`,
      "appeal(?:s|ed|ing)(?! for\\b)\\b",
      "lost (?:his|her) (?:[\\w-]+ )?(?:jobs?|posts?|seat|licen[cs]e|appeal|case|place|position|contract|role|title|bid|claim|whip)\\b",
      "(?:taught|worked|served|played|coached) [^.;]{3,70} until (?:his|her) (?:resignation|dismissal|suspension|arrest|expulsion|retirement|removal)\\b",
      "been (?:with|at|in) the (?:\\w+ )?(?:department|force|service|company|school|club|council|university|team|station|party) (?:for|since)\\b",
      "told [\\w' -]{3,40}? that (?:the|those|these) (?:\\w+ )?(?:posts?|remarks?|comments?|messages?|words?|tweets?|voice) (?:was|were|had been) (?:his|hers)\\b",
      "(?:been )?(?:told|informed|notified) (?:of|about) (?:the|his|her) (?:[\\w'’-]+ )?(?:decision|sanction|ban|dismissal|suspension|outcome|ruling|verdict|sentence|charges?)\\b",
      "been (?:warned|cautioned|disciplined|convicted|arrested|released on bail|bailed|remanded)\\b",
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
    "(?:is|was) (?:appealing(?! for)|due (?:in|to|before|back)|to appear|in custody|being held|on bail|not in court|not present in court|alleged to|accused|charged|notified of|bailed|remanded|released on (?:bail|licence|bond)|ordered|led (?:away|from)|cautioned|arrested|arraigned|indicted|tried|prosecuted|summonsed|cited|booked|detained|taken into custody|sentenced|convicted|found guilty|dismissed|suspended|expelled|fired|sacked|fined|jailed|banned)\\b",
    `(?:is|was|had been) (?:told|informed|notified) (?:of|about) (?:the|his|her) (?:[\\w'’-]+ )?(?:decision|sanction|ban|dismissal|suspension|outcome|ruling|verdict|sentence|charges?)\\b`,
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
/** Right before the name: what a court or the police say of somebody, and what is brought against them. */
const ofTheirs =
  /\b(?:case|charges?|complaints?|allegations?|proceedings|ban|sanctions?|decision|ruling|verdict|judgement|judgment|evidence|warrant|order) (?:against|concerning|on|of|involving) (?:(?:mr|mrs|ms|dr|prof)\.? )?$|\b(?:panel|court|tribunal|hearing|jury|jurors|judge|magistrates?|commission|inquiry|investigation|investigators|police|prosecutors?|documents?|indictment|complaint|affidavit|report|minutes|recording|video|footage|screenshots|records) (?:was told|were told|heard|said|found|finds|ruled|alleges?|alleged|believes?|believed|says?|shows?|showed|concluded|states?|stated)(?: that)?,? (?:[\w'-]+,? ){0,4}$|\b(?:named|identified|known)(?: [\w']+){0,4} as $|\b(?:under|in) the name of $|\baccount (?:of|belonging to) $|\b(?:it|(?:[\w-]+ ){0,3}(?:panel|tribunal|board|committee|regulator|ministry|inquiry|report|ruling|court|commission|council|ombudsman|association|federation|body)) (?:said|found|finds|ruled|held|concluded|noted|added|wrote)(?: in [^,.;]{2,30})?,? that (?:(?:mr|mrs|ms|dr|prof|professor|pc|cllr)\.? )?$|\b(?:that )?(?:he|she) (?:is|was) (?:(?:an?|the|[\w'’-]+['’]s) [\w'’ -]{2,40}, )?$|\bthe (?:[\w-]+ ){0,2}(?:attack|assault|shooting|arson|remarks?|comments?|posts?|messages?|tweets?|words|conduct|appeal) (?:by|of|from) (?:(?:mr|mrs|ms|dr|prof)\.? )?$|\b(?:trac(?:ed|king)|track(?:ed|ing)|led|link(?:ed|ing)|belong(?:ed|s|ing)|register(?:ed)?|point(?:ed|s|ing)) [^.;]{0,60}\b(?:to|of) $|\b(?:court|tribunal|panel|judge|police|officers|university|club|party|school|company|league)\b[^.;]{0,40} (?:fined|jailed|sentenced|arrested|charged|suspended|sacked|dismissed|expelled|banned) (?:(?:mr|mrs|ms|dr|prof)\.? )?$/i;

const notNamed =
  /\b(?<whom>[\w-]+),? (?:who|whose names?) (?:has|have|had|was|were|is|are) not (?:yet )?(?:been )?(?:publicly )?(?:named|identified|released|disclosed|published|made public)\b|\b(?:police|officers|authorities|officials|the (?:school|club|company|university|college|council|party|league|paper|court|force|department|hospital|station|firm)) (?:has|have|did|would|had|is|are|will) not (?:yet )?(?:named?|naming|identif(?:y|ied|ying)|released? (?:his|her|their|the) names?)\b|\b(?:declined|refused) to (?:name|identify) (?:him|her|them|the (?:[\w-]+ ){0,2}(?<who>[\w-]+))|\bcannot be named for legal reasons\b/i;

/** "The teacher, who has not been named": by nobody on this page, where it is the one whom it brings in without a name. */
function staysUnnamed(page: PageReading, unnamed: ReadonlySet<Who>): boolean {
  return page.sentences.some(({ kind, text }) => {
    const match = kind === "main" ? notNamed.exec(text) : null;
    if (match === null) return false;
    const of = match.groups?.["whom"] ?? match.groups?.["who"];
    return of === undefined || unnamed.has(`r:${of.toLowerCase()}`);
  });
}

type Read = { clauses: readonly ResolvedClause[]; quotes?: readonly ResolvedQuote[] };

/** Does it to Jews, to what is theirs or in words against them, in the sentence that names them. */
function doesIt(page: PageReading, discourse: Read, who: Who, sentence: Sentence): boolean {
  const told = page.sentences
    .filter(({ kind, block }) => kind === "main" && block === sentence.block)
    .map(({ text }) => text)
    .join(" ");
  const isOfJews = namesJewish.test(told) || namesAntisemitism.test(told) || namesNaziSymbol.test(told) || hostility(told) >= 2;
  const acts = discourse.clauses.some(
    (clause) =>
      clause.sentence === sentence.index &&
      clause.agentIs === who &&
      !clause.negated &&
      !clause.passive &&
      /^(?:attack|damage|refuse|spread)$/.test(clause.class) &&
      isOfJews &&
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
    (hostility(sentence.text) >= 2 ||
      (discourse.quotes ?? []).some(
        ({ quote, sentence: at }) =>
          at === sentence.index && ownHostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2,
      ));
  const says = (discourse.quotes ?? []).some(
    ({ quote, sentence: at, speaker }) =>
      at === sentence.index && speaker === who && ownHostility(page.text.slice(quote.innerStart, quote.innerEnd)) >= 2,
  );
  return acts || writes || says;
}
/** Against whoever did it or what it left, or for those it was done to. */
const inAid =
  /^\w+ (?:over|off|up|out|after|back)\b|^\w+ (?:the |a |an |his |her )?(?:[\w-]+ ){0,2}(?:attackers?|assailants?|suspects?|gunman|vandals?|government|ministers?|police|council|sentence|decision|ruling|photos?|pictures?|images?|videos?|leaflets? asking|appeal|comment)\b/i;

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

/** Whether the page lets the one whom it names be the one whom it brings in as `unnamed`: they answer for it, and stand not beside it. */
export function mayBeUnnamed(page: PageReading, discourse: Read, who: Who, unnamed: ReadonlySet<Who>): boolean {
  if (staysUnnamed(page, unnamed) || standsBeside(page, who, unnamed)) return false;
  return page.mentions.some((mention) => {
    if (`p${mention.person}` !== who) return false;
    const sentence = page.sentences.find(({ start, end }) => start <= mention.start && mention.end <= end);
    if (!sentence || sentence.kind === "byline") return false;
    // "a customer claimed that Ana Ruiz had refused": somebody's word.
    if (
      /\b(?:claim(?:s|ed)|alleg(?:es|ed)|complain(?:s|ed)) (?:[\w]+ )?(?:that )?$/i.test(
        page.text.slice(sentence.start, mention.from),
      )
    )
      return false;
    const behind = page.text.slice(mention.end, sentence.end);
    return (
      didIt.test(behind) ||
      takesItBack.test(behind) ||
      bearsTheWord(behind, unnamed) ||
      ownsIt.test(behind) ||
      bearsIt.test(behind) ||
      ofTheirs.test(page.text.slice(sentence.start, mention.from)) ||
      doesIt(page, discourse, who, sentence)
    );
  });
}
