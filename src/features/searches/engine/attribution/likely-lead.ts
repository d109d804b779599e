import { age } from "./age-behind.ts";
import { namesThoseHarmed } from "./identified-as.ts";
import { isSorry, regretsOwn } from "./own-deed.ts";
import { isOfSomethingElse } from "./of-something-else.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { answersBehind, ofOwnDoing } from "./who-is-unnamed.ts";

/*
 * "A nurse has been struck off … Benedict Osei, 47, admitted making the remark": how the sentences that name somebody speak for or against
 * their being the one whom a report brings in without a name.
 */

/** The text around one mention of somebody's name, in its sentence, and the sentence behind. */
type Around = { before: string; behind: string };

const aux =
  "(?:(?:has|have|had|also|later|then|since|now|already|will|would|is|was|who|himself|herself|only|initially|never|not|\\w+ly) )*";

/** Whom bodies and their papers call so is the one that the case is about. */
const partyNoun =
  "(?:defendant|accused|respondent|registrant|appellant|applicant|suspect|offender|individual|culprit|perpetrator|licen[cs]ee|badge holder|grievor|prisoner)";
/** Whose part in a story is another. */
const otherNoun =
  "(?:rabbi|cantor|imam|priest|chaplain|bishop|canon|vicar|chair(?:man|woman|person)?|vice-chair|chief|ceo|director|manager|head|headteacher|president|leader|deputy|treasurer|secretary|spokes\\w+|lawyer|attorney|solicitor|barrister|counsel|defender|prosecutor|judge|magistrate|recorder|sheriff|coroner|victim|complainant|claimant|customer|witness|neighbou?r|survivor|congregant|worshipp?er|representative|founder|commissioner|inspector|superintendent|detective|constable|special agent|patrolman|dispatcher|mayor|minister|mp|senator|congress\\w+|governor|dean|provost|chancellor|lecturer|professor|editor|reporter|journalist|blogger|colleague|co-worker|co-host|host|producer|engineer|classmate|team-?mate|captain|friend|expert|historian|researcher|psychologist|psychiatrist|analyst|campaigner|activist|listener|viewer|passenger|motorist|passer-?by|parent|mother|father|son|daughter|brother|sister|wife|husband|partner|girlfriend|boyfriend|uncle|aunt|cousin|nephew|niece|grand\\w+|relative|referee|steward|usher|caretaker|janitor|cashier|assistant|supervisor|superior|employer|tenant|trustee|ombudsman|adjudicator|organi[sz]er|author|artist|actor|novelist|cartoonist|photographer|comedian|predecessor|successor|replacement|substitute|donor|therapist|surgeon|paramedic|volunteer|interpreter|translator|glazier)(?! of (?:one|two|three|four|five|six|seven|eight|\\d))";

const roleBehind = new RegExp(
  `^${age},? (?:who is |who was |herself |himself )?(?:an?|the|his|her|their|its|one of the|another|[\\w’'-]+['’]s?) (?:[\\w’'-]+ ){0,5}?${otherNoun}s?\\b|^${age},? ${otherNoun} (?:of|at|for) |^${age},? (?:the|its|their|his|her|[\\w’'-]+['’]s?) (?:[\\w’'-]+ ){0,3}?(?:chief|head|deputy|assistant|senior|lead|acting) [a-z]+\\b`,
  "i",
);
const roleBefore = new RegExp(
  `\\b(?:an?|the|one|his|her|their|its|another|[\\w’'-]+['’]s?) (?:[\\w’'-]+,? ){0,5}?${otherNoun}(?: (?:there|of [^,.;]{2,40}|at [^,.;]{2,40}|for [^,.;]{2,40}|in [^,.;]{2,40}|from [^,.;]{2,40}))?,? $`,
  "i",
);
const titleBefore = new RegExp(
  `(?:^|[,;] |\\b(?:and|by|of|from|for|to|that) )(?:[\\p{Lu}][\\p{L}’'.-]* ){0,3}${otherNoun} $`,
  "iu",
);
/** "The trust's chief nurse,", "The new sergeant at the station,", "Counsel for the student,": another of the trade, or on the other side. */
const besideBefore =
  /\bthe (?:man|woman|fan|supporter|person|passenger|student|colleague) (?:in|at|on|behind|beside|next to|opposite|near) [^,.;]{2,40}, $|\b(?:chief|head|ward|charge|duty|new|fellow|other|another|substitute|replacement|acting|incoming|neighbouring|rival|senior|junior) (?:[a-z]+ ){0,2}[a-z]+(?: (?:at|in|of|on|for) [^,.;]{2,40})?,? $|^(?:assistant|deputy|fellow|senior|chief|acting|interim|substitute) [a-z]+ $|^(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?) for (?:the|an?|his|her|their) [^,.;]{2,50}, $/i;
const kinBefore = /\b(?:his|her|their|the \w+['’]s) (?:[\w-]+ ){0,2}[\w-]+, $/i;

const consequence = new RegExp(
  `^${age}(?:,? (?:of|from|an?|the|who|formerly|once|now|then) [^;.]{2,80}?,)? ${aux}(?:plead\\w*|pled|remanded|granted bail|denied bail|released on bail|bailed|held (?:on|in|without)|ordered|sentenced|jailed|fined|banned|barred|dismissed|sacked|fired|suspended|expelled|charged|arrested|detained|booked|convicted|found guilty|taken into custody|due (?:before|in|to)|faces? (?:up to|(?:[\\w-]+ ){0,3}(?:charges?|counts?|trial|sentencing|hearing)|life|\\d+ years)|facing (?:charges?|trial|up to)|received (?:an? )?(?:[\\w-]+ ){0,3}(?:sentence|ban|fine|term|suspension|warning|months|years)|(?:also )?(?:given|handed|issued(?: with)?) (?:an? |\\w+ )?(?:[\\w-]+[- ]){0,4}(?:sentence|ban|fine|term|order|warning|reprimand|suspension|discharge|months['’]?|years|detention|custody|probation)|also loses?|loses? (?:his|her)|forfeit|has to (?:find|pay|complete)|be eligible for parole|eligible for|(?:also )?(?:been )?taken (?:off|down)|put on|let go|walked out of (?:the )?(?:hall|court|room)|bowed|shook (?:his|her) head|wept|cried|repented|resigned\\b|must (?:also |now )?(?:complete|serve|surrender|hand in|stay away|write an apology|apologi[sz]e|attend an?|reapply|sign|perform|undergo|find)|may (?:not|no longer|return|apply|be restored|reapply)|be placed on|be (?:sentenced|deported|struck)|lose|lost (?:his|her) (?:job|licen[cs]e|post|seat|badge|place)|has (?:\\w+ |\\d+ )?(?:working )?(?:days|weeks|months) (?:in which )?to (?:appeal|seek|challenge|respond|comply|remove|pay the (?:fine|award)|lodge)|has until [^.;]{3,40} to (?:appeal|challenge|seek)|ha(?:s|d) (?:\\w+ |\\d+ )?(?:previous|prior|no previous|a previous|six|two|three) (?:convictions?|arrests?)|appeal(?:s|ed|ing)?\\b|not appeal|contest(?:s|ed|ing)?\\b|challeng\\w+|appear(?:s|ed)?\\b|made a brief appearance|posted [£$€]|was (?:led|escorted|picked up|charged|told (?:she|he|to))|serve\\b|apologi[sz]e\\b|surrender|hand in|stay away|did not (?:attend (?:the )?(?:hearing|court|tribunal|proceedings|sentencing)|attend and|give evidence|dispute|respond|appear)|was (?:neither|not) present|neither present|represent(?:s|ed) (?:himself|herself)|informed that|under suspension|on (?:the )?barred list|no longer (?:works|employed))\\b`,
  "i",
);
const consequenceBefore =
  /\b(?:remanded|sentenced|jailed|fined|banned|expelled|dismissed|suspended|sacked|fired|ordered|told|led|charges? against|case against|finding[^.;]{0,40} against|proceedings against|verdict on|conviction (?:of|for)|sentence (?:on|for)|(?:ended|terminated) (?:its|his|her|their) (?:contract|agreement|employment) with|parted ways with|parted company with|written to|membership of|allegations against|faults?|counts? against|facing [^.;]{3,80} is|on top of (?:the|his|her)[^.;]{0,30}|(?:years|months|fine|penalty|parole)[^.;]{0,20} for|plea of (?:not )?guilty for|hearing for|application by|claim (?:by|lodged by)|(?:rejected|dismissed|accepted|considered) the (?:\w+ ){0,2}(?:claim|suggestion|account|argument|explanation|excuse)[^.;]{0,12} (?:by|of|from)|employment of|dismiss|replace|reinstate|lawyers for|(?:notes|emails?|e-mails?|posts?|tweets?|remarks?|comments?|statements?|letters?|texts?|messages?|videos?) (?:(?:sent|written|posted|made|shared|published) )?(?:by|from)|video of|find|agreed that|announced (?:\w+ ){0,4}that|no longer[^.;]{0,20}|appeal (?:by|of))"? (?:[\p{Lu}][\p{L}.’'-]* ){0,2}$/iu;
const bodyHeard =
  /\b(?:panel|tribunal|court|jury|jurors|bench|inquiry|hearing|committee|commission|council|magistrates|adjudicators?|judge|prosecutors?|crown|police|detectives|officers|deputies|investigators|indictment|complaint|affidavit|filings?|papers|documents|charge sheet|arrest report|determination|decision|verdict|report|university counsel|regulator|company|hotel|school|club|force|vcat)\b[^.;]{0,90}\b(?:found|finds|heard|says?|said|alleged?|alleges|stated?|states|told|shown|show|shows|concluded|ruled|identif(?:y|ied|ies)|named?|names|did not believe|believed|described|noted|accused|confirmed|allege|charged|portrayed|conceded|wrote|told that)\b[^.;]{0,70}$/i;
const evidenceBefore =
  /\b(?:traced|trac(?:ed|ing)|linked|belong(?:ing|ed|s)|led (?:\w+ ){0,3}to|point(?:ed)? to|home of|flat of|garage of|house of|computer of|phone of|footage|film|video|recording|tape|screenshots?|messages|posts|emails|texts|letters|notes|data|records|log|handwriting)\b[^.;]{0,70}$/i;
const shows =
  /\b(?:footage|film|video|recording|tape|screenshots?|emails|messages|camera|cctv|listeners|audio)\b[^.;]{0,60}\b(?:show|shows|showed|has|captured|heard|hear|of|saw|which|on which)\b[^.;]{0,30}$/i;
const lawyerOf =
  /\b(?:lawyer|attorney|solicitor|barrister|counsel|advocate|agents?|representative|friends|publishers)s? (?:for|of) $|\bdefending $|\b(?:his|her) (?:lawyer|attorney|solicitor|barrister|counsel|publishers?|agents?|family|friends)\b[^.;]{0,60}\bthat $|\bthrough (?:his|her) (?:lawyer|attorney|solicitor|barrister|counsel), $|\b(?:defen[cs]e (?:counsel|attorneys?|lawyers?)|solicitor['’]s clerks) (?:said|portrayed|told|described|argued)(?: that)? $/i;
const lawyerBehind =
  /^['’]s? (?:[\w-]+ ){0,2}(?:lawyer|attorney|solicitor|barrister|counsel|plea|trial|sentenc\w+|conviction|arrest|appeal|bail|guilty plea|arraignment|membership|posts?|messages|account)\b|^[^.;]{0,60}, (?:whose (?:bail|plea|trial|case|lawyer|face|contract|account|phone|post|posts)|his (?:lawyer|attorney|client)|her (?:lawyer|attorney))\b/i;
const named =
  /\b(?:named|identified|known|names?|identif(?:y|ies)) (?:him |her |the \w+ |it )?(?:in [^,.;]{3,40} )?(?:by [^,.;]{3,30} )?as $|\b(?:whose name is|name of the [^.;]{2,40} is|name of [^.;]{2,40}, |confirmed to be|man (?:behind|in) [^.;]{2,30} was|(?:name|names) the \w+ as|the (?:man|woman|driver|officer|student|teacher|employee|worker|person) (?:is|was)) $/i;
const otherNamed = new RegExp(`\\b(?:${otherNoun}|victim|dead|injured|wounded)\\b[^.;]{0,30}$`, "i");
const partyBefore = new RegExp(`\\b(?:the|a) (?:[\\w-]+ ){0,2}${partyNoun},? (?:[^,.;]{3,50} (?:as|be) )?$`, "i");
const partyBehind = new RegExp(`^${age},? the ${partyNoun}\\b`, "i");

const ownsUp = new RegExp(
  `^(?:,? \\(?\\d{2}\\)?,?)?(?:, [^.;]{2,80}?,)? (?:has |had |also |later |then |who )*(?:admit\\w*|den(?:ied|ies)|confess\\w*|acknowledg\\w*|conced\\w*|accept(?:ed|s) (?:that|making|having|posting|writing|sending|saying|he|she)|agreed that (?:he|she)|maintain\\w*|insist\\w*|argu(?:ed|es)|claim(?:ed|s)|apologi[sz]ed|expressed (?:regret|remorse)|${regretsOwn}|disput\\w*|protested)(?!\\w)(?! on (?:its|their|the \\w+['’]s) behalf)`,
  "i",
);
/** What somebody says of their own deed. */
const ofOwnDeed = new RegExp(
  `\\b(?:(?:he|she) (?:would|will|was going to|intended to) (?:appeal|contest|challenge|fight|be pleading|plead|be taking)|(?:he|she) (?:had|has) (?:been (?:joking|drunk|drinking|under (?:a lot of )?stress|trying to|asking|imitating|waving|worried|bored|misquoted|hacked)|shared|posted|written|sent|made|put it|meant|not meant|only|never (?:intended|meant)|apologi[sz]ed|lost control|nothing (?:to say|against)|no clue)|(?:he|she) (?:${isSorry}|(?:was|is) (?:joking|drunk|not (?:an )?(?:anti-?semit\\w+|racist)|imitating))|(?:he|she) (?:did not|didn['’]t) (?:mean|intend|know|realise|realize|regret|remember)|(?:he|she) (?:saw red|${regretsOwn})|it (?:had been|was) (?:meant|intended|a joke|banter|a drunken|the drink|taken out of)|"?(?:a drunken joke|banter|trying to be)|(?:decision|ban|sentence|award|penalty|verdict|sanction)[^.;]{0,20} (?:was |as )?(?:cowardly|excessive|unfair|out of all proportion|a disgrace|harsh)|called the (?:decision|award|ban|sentence|ruling|penalty) (?:cowardly|excessive|unfair|a disgrace|harsh)|made a scapegoat|(?:his|her) (?:own )?(?:words|remarks|posts|messages|behaviou?r|conduct|actions))(?!\\w)`,
  "i",
);
const speaksForOthers =
  /\b(?:on (?:its|their|the \w+['’]s|his|her) behalf|on behalf of|for the (?:club|school|party|company|family|prosecution|council|union|crown|department)|appealed for (?:calm|witnesses|information)|welcomed|condemned|praised|thanked|called for|urged|hailed|denounced|supported|offered|invited|investigated|interviewed|led the)\b/i;
const saysOf =
  /^(?:,? \(?\d{2}\)?,?)?(?:, [^.;]{2,90}?,)? (?:has |had |also |later |then )*(?:said|says|told|added|told [^.;]{2,40}|recalled|explained|testified|described|remembered|wrote|warned|asked|noted)\b/i;
const perceives =
  /^(?:,? \(?\d{2}\)?,?)?,? ?(?:who )?(?:has |had |also |later |first |\w+ly )*(?:heard|saw|seen|watched|witnessed|noticed|found|discovered|filmed|recorded|photographed|reported|complained|alerted|called (?:the )?(?:police|911|999)|raised|took (?:the|a) (?:screenshots?|picture|photo)|kept|handed|logged|identified|wrote (?:it|down)|counted|replied|tried to|stopped|drove (?:them|him|her)|delayed|obtained|set up|looked after|chairs?|chaired|runs?|leads?|led|heads?|headed|sits? on|teaches|studies|works? (?:for|with|at|in|there)|lives? (?:opposite|nearby|next|near|across|in)|represents?|won the|performed|baked|conducted|investigat\w+|presid\w+|performed|survived|quit|resigned|stepped down|closed|withdr\w+|pulled|left after|offered|has offered|gave (?:the )?(?:police|officers|detectives|investigators)|handed (?:it|them|the)|told (?:the )?[\w ]{3,30} (?:exactly )?what (?:he|she) (?:had )?(?:saw|seen|heard)|will take over|began work|has had charge|has charge)\b/i;
const isVictim =
  /\b(?:injur\w+|hospital|stitches|recover\w*|still (?:shak\w+|hears?|lets?)|lost sleep|afraid|frightened|was (?:attacked|punched|hit|spat|insulted|abused|targeted|called|mocked|threatened)|at (?:whom|her|him)|was walking|on (?:his|her) way|being (?:insulted|called|mocked)|had (?:asked|ordered|pressed|brought)|the target|no longer (?:went|goes|wears|sits|felt|feels))\b/i;
const otherCase =
  /\b(?:since|than|like|after) (?:that|the (?:one|ban|sentence|case)) (?:of|against|on|for|given to|handed to) $|\b(?:earlier (?:this|suspect)|(?:a|an|another|the) (?:separate|unrelated|different) (?:case|matter|incident|trial|hearing|charge|complaint)|(?:an?|the) (?:second|third|fourth|other|earlier|new) (?:man|woman|person|teenager|suspect|councillor|officer|teacher|nurse|student|driver|supporter|pupil|employee|sergeant|member|defendant|colleague)|another (?:man|woman|person|teacher|officer|student|nurse|driver|councillor|supporter|employee|defendant|fan|landlord)|not connected|companion of|separate(?:ly)?|unrelated|unconnected|also (?:arrested|charged|fined|suspended|disciplined|dismissed)|same (?:sitting|week|afternoon|evening|session|day|inquiry|court)|at another|no link|nothing to do with|echoes|replacement|filling in|take over|took over|successor|predecessor|since that of|wrongly|mistaken\w*|by mistake|alibi|was not the man|released (?:within|without)|cleared|in a (?:previous|separate|different) case|over (?:unpaid|medicine|his timekeeping)|timekeeping|wrong man|for letting off|despite a conviction|gave (?:him|her) a lift|social media users|online, many)\b/i;

/** For and against, as a logistic regression weighs them over invented openings of reports (`eval/invented/leads-1.jsonl`, `-2.jsonl`). */
const points = {
  address: 0.6,
  roleBehind: -2.4,
  roleBefore: -3.0,
  kinBefore: -0.9,
  consequence: 1.5,
  consequenceBefore: 1.9,
  bodyHeard: 2.2,
  evidence: 0.7,
  lawyer: 1.7,
  named: 1.8,
  party: 1.4,
  ownsUp: 0.8,
  ownDeed: 3.1,
  says: -0.7,
  perceives: -1.3,
  forOthers: -1.5,
  victim: -1.2,
  otherCase: -4.1,
  year: -2.7,
  shownDoing: 1.5,
  saysFrom: 1.3,
  biography: 2.3,
  answers: 1.1,
  whoClause: -0.9,
  // Not of the regression: what rules a sentence out.
  somethingElse: -6,
};

/** What somebody does whom it was done to, or who tells of it. */
const suffers =
  /^(?:,? \(?\d{2}\)?,?)? (?:(?:had|has|was|were|had been|has been|been) )*(?:feared|bleeding|hurt|injured|wounded|attacked|hit|punched|kicked|spat|insulted|abused|threatened|called|told|unconscious|in tears|hiding|sheltering|crying|shaking|running|lying|left|frightened|afraid|terrified|needed|suffered|lost|complained|reported|heard|seen|read (?:out |aloud )?(?:the|an?|some|them|it|aloud)|tried to (?:stop|help|intervene))\b/i;

/** What is asked of the sentences around a name. */
const leadFeatures: Record<keyof typeof points, (around: Around) => boolean> = {
  address: ({ behind }) =>
    /^(?:,? \(?\d{2}\)?)?,? (?:of|from|with an address (?:in|at)|no fixed) (?:\p{Lu}|abode|address)/u.test(behind),
  roleBehind: ({ behind }) => roleBehind.test(behind),
  roleBefore: ({ before }) => roleBefore.test(before) || titleBefore.test(before) || besideBefore.test(before),
  kinBefore: ({ before }) => kinBefore.test(before),
  consequence: ({ behind }) => consequence.test(behind),
  consequenceBefore: ({ before }) => consequenceBefore.test(before),
  bodyHeard: ({ before, behind }) => bodyHeard.test(before) && !suffers.test(behind),
  evidence: ({ before }) => evidenceBefore.test(before) || shows.test(before),
  lawyer: ({ before, behind }) =>
    lawyerOf.test(before) ||
    (lawyerBehind.test(behind) &&
      !/\b(?:compensation|damages|(?:an|the) apology|justice|welcomed|relieved|pleased)\b/i.test(behind)),
  named: ({ before }) => named.test(before) && !otherNamed.test(before),
  party: ({ before, behind }) => partyBefore.test(before) || partyBehind.test(behind),
  ownsUp: ({ behind }) => ownsUp.test(behind),
  ownDeed: ({ behind, before }) =>
    (!/^['’]s?\b/.test(behind) && ofOwnDeed.test(behind)) || ofOwnDoing.test(before) || ofOwnDoing.test(behind),
  says: ({ behind, before }) => saysOf.test(behind) || /(?:said|added|asked|says) $/.test(before),
  perceives: ({ behind }) => perceives.test(behind),
  forOthers: ({ behind, before }) => speaksForOthers.test(behind) || speaksForOthers.test(before),
  victim: ({ behind }) => isVictim.test(behind),
  otherCase: ({ behind, before }) => otherCase.test(before) || otherCase.test(behind),
  year: ({ before }) =>
    /^(?:In|It was in|Back in) (?:19|20)\d\d\b|^Last (?:year|month|week|spring|summer|autumn|winter|season)\b|\b(?:then|now) \d{2}\b/.test(
      before,
    ),
  shownDoing: ({ behind, before }) =>
    /^(?: can be| is| was| could be)? (?:heard|seen|caught|filmed|shown|recorded) |^ (?!being|including|according|during|following)\w+ing\b/.test(
      behind,
    ) &&
    /\b(?:footage|film|video|recording|tape|screenshots?|cameras?|cctv|audio|shows?|showed|captured|heard|saw)\b/i.test(before),
  saysFrom: ({ behind, before }) =>
    /\b(?:said|told|added|grumbled|replied|muttered)\b[^.;]{0,40}\b(?:outside|from the dock|under cross-examination|as (?:he|she) (?:left|was led|walked)|in (?:a|his|her) (?:statement|evidence|testimony|interview)|on the way)\b/.test(
      behind,
    ) ||
    /^(?:Asked (?:why|whether|if|about|how)|Pressed|Questioned|Reached|Approached|Confronted|In (?:his|her) (?:testimony|evidence|defence|statement|interview)|In evidence|Giving evidence in (?:his|her) own)\b/.test(
      before,
    ),
  biography: ({ behind }) =>
    !/\bbeen an? (?:\w+ )?(?:patient|customer|client|tenant|pupil|member|resident|neighbour|neighbor|passenger|fan|listener|reader|regular)\b/.test(
      behind,
    ) &&
    /^(?:,? \(?\d{2}\)?,?)? (?:(?:had|has) (?:been |also |already |once )?|also |was (?:once )?|once |first )?(?:been|worked|practised|practiced|taught|teaches|driven|drove|played|plays|served|sat|ran|runs|owns?|owned|sells?|joined|coached|represented|lived|lives|grew up|studied|born|nominated|hired|employed|edited|opened|started|began|built|worked)\b[^.;]{0,90}\b(?:since\b(?!\s*[.,;])|for (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|a decade|more than) ?\w*|until|in (?:19|20)\d\d|as an?|as the)\b/.test(
      behind,
    ),
  answers: ({ behind }) => answersBehind(behind),
  somethingElse: ({ behind }) => isOfSomethingElse(behind),
  whoClause: ({ behind }) => /^(?:,? \(?\d{2}\)?)?, who(?:se)? /.test(behind),
};

/**
 * How much the sentences that name somebody speak for their being the one of whom the report tells without a name: the log-odds, 0 where
 * nothing does.
 */
export function leadPoints(page: PageReading, person: number): number {
  let known = weighed.get(page);
  if (!known) weighed.set(page, (known = new Map()));
  let sum = known.get(person);
  if (sum === undefined) {
    sum = pointsOf(aroundNames(page, person)) + (isNamedAsHarmed(page, person) ? points.somethingElse : 0);
    known.set(person, sum);
  }
  return sum;
}

/** The same by the sentence that first names them alone: a long page says much of anybody. */
export const pointsAtFirst = (page: PageReading, person: number): number => pointsOf(aroundNames(page, person).slice(0, 1));

const pointsOf = (around: readonly Around[]): number =>
  (Object.keys(points) as (keyof typeof points)[]).reduce(
    (total, feature) => total + (around.some((one) => leadFeatures[feature](one)) ? points[feature] : 0),
    0,
  );

/** "He has been identified as Ana Ruiz", of the man who was stabbed. */
const isNamedAsHarmed = (page: PageReading, person: number): boolean =>
  page.sentences.some(
    (sentence) => sentence.mentions[0]?.person === person && namesThoseHarmed(page, sentence, sentence.mentions[0].from),
  );

/** A page is asked about the same people several times over. */
const weighed = new WeakMap<PageReading, Map<number, number>>();

/** The text around every mention of somebody, and behind a pronoun that opens the sentence behind one. */
function aroundNames(page: PageReading, person: number): Around[] {
  const found: Around[] = [];
  for (const sentence of page.sentences) {
    if (sentence.kind !== "main") continue;
    const mentions = sentence.mentions.filter((one) => one.person === person);
    for (const mention of mentions)
      found.push({
        before: page.text.slice(sentence.start, mention.from),
        // "Ana Ruiz's report found": what is hers, not what she did.
        behind:
          (/['’]s$/.test(page.text.slice(mention.start, mention.end)) ? "'s" : "") + page.text.slice(mention.end, sentence.end),
      });
    const next = page.sentences[sentence.index + 1];
    const pronoun = mentions.length > 0 && next?.kind === "main" ? /^(?:He|She)\b/.exec(next.text) : null;
    // Nobody else whom the pronoun may mean.
    const others = page.sentences.some(
      ({ block, index, mentions: all }) =>
        block === sentence.block && index <= sentence.index && all.some((one) => one.person !== person),
    );
    if (pronoun && next && !others) found.push({ before: "", behind: next.text.slice(pronoun[0].length) });
  }
  return found;
}
