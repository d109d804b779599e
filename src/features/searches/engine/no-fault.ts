import { namesAntisemitism } from "./hostility.ts";
import { antisemitic, people, withSubject } from "./labels-of-others.ts";
import type { PageReading } from "./page-reading.ts";
import { sentencesOfSteps, type SubjectRecord } from "./record.ts";

/*
 * Steps that were taken over Jews or antisemitism and are no fault of whoever they were taken against: they were Jewish, hid Jews,
 * stood against it, or it was others who did it. What the step was for stands behind it in the same sentence.
 */

const jew =
  "(?:an? )?(?:[\\w-]+ ){0,2}?(?:jew(?:ish|s)?\\b|judaism)(?! (?:remarks?|comments?|jokes?|posts?|rants?|propaganda|conspirac\\w+))";
const being = `(?:for|over|about) (?:(?:simply|merely|only|just) )?being ${jew}|(?:because|as|since|on the ground(?:s)? that) (?:he|she|they) (?:is|was|were|are|had been) ${jew}|(?:for|because of|over|on account of|due to) (?:his|her|their) (?:(?:own|orthodox) )?(?:jewish (?:faith|origins?|roots|descent|background|identity|name|ancestry|beliefs?|religion|heritage|mother|father|parents|grandmother|grandfather|wife|husband|clothes|dress|beard|kippah)|judaism|jewishness|faith|religion|kippah|yarmulke|skullcap|star of david)|for wearing (?:an?|his|her|the) (?:[\\w-]+ )?(?:kippah|yarmulke|skullcap|star of david|magen david|tzitzit|mezuzah)|for (?:keeping|observing) (?:the )?(?:sabbath|shabbat|kosher|passover)`;
/** A step goes on to its ground by itself: no act and nobody else stands between. */
const goingOn =
  "(?:(?!\\b[\\w-]+ing\\b|\\b(?:man|woman|rabbi|student|pupil|teenager|neighbou?r|passenger|worshippers?|victim|couple|family|people|attack\\w*|assault\\w*|murder\\w*|kill\\w*|threat\\w*|abus\\w*|harass\\w*|stalk\\w*|crimes?|vandal\\w*|arson|damage|who|and|but|he|she|they|when|after|who)\\b)[^.;,]){0,60}?";
const stepVerb =
  "(?:jailed|imprisoned|locked up|put (?:behind bars|away)|sent (?:down|away|to \\w+)|sentenced|expelled|dismissed|fired|sacked|suspended|banned|barred|arrested|detained|interned|held|charged|tried|fined|convicted|deported|exiled|removed|dropped|kicked (?:out|off)|struck off|thrown out|disciplined|shown the door|refused|denied|reprimanded|demoted|excluded|ousted|purged|stripped|disbarred|evicted|turned away|discharged|terminated|let go|laid off|forced out|pushed out|killed|shot|executed|punished|prosecuted|persecuted|struck)";
const stepNoun =
  "(?:arrests?|dismissals?|bans?|jailing|imprisonment|sentences?|trials?|verdicts?|convictions?|expulsions?|sacking|firing|suspensions?|removals?|decisions?|prosecutions?|charges|deportation|detention|exclusion)";
/** A step taken against the subject, not by them: "was fired", "jailed ⟦X⟧", "⟦X⟧'s dismissal", "four years", "lost his post". */
const against = `(?:(?:was|were|been|being|is|are|got)(?: \\w+ly| also| then| later| first)? ${stepVerb}|${stepVerb} ⟦X⟧|⟦X⟧,(?: [^,;]{1,40},)? (?!refused|denied)${stepVerb}|⟦X⟧ (?!refused|denied)${stepVerb}(?= (?:for|because|over|after)\\b)|⟦X⟧'s ${stepNoun}|(?:his|her|the) ${stepNoun}|the ${stepNoun} of ⟦X⟧|years?|months?|life|death|term|life sentence|(?:his|her) (?:job|post|place|position|chair|licen[cs]e)|revoked|ties with (?:him|her|⟦X⟧))`;
const forFaith = new RegExp(`(?<![\\w-])${against}${goingOn},? (?:${being})`, "i");

const antisemite = `(?:${antisemitic} (?:[\\w-]+ )?(?:heckler|troll|abuser|mob|protest[eo]r|demonstrator|fan|group|man|woman|passenger|neighbou?r|gang|thug|bully|preacher|speaker|marcher|crowd|customer|drunk|student|pupil|colleague)s?|anti-?semites?)`;
/** Whose antisemitism it was that the step was taken by, or in. */
/** Whose antisemitism it was that the step was taken by, in or for. */
const persecution = [
  `(?:(?<!\\b(?:part|role|hand|involvement) )(?:in|during|amid)|by|under|at the hands of|as part of|to|following|after) (?:an?|the|its|their|what \\w+ called an?) (?:[\\w-]+ ){0,2}?${antisemitic} (?:[\\w-]+ ){0,3}?(?:purges?|regimes?|laws?|legislation|decrees?|crackdown|show trials?|witch-hunt|persecutions?|polic(?:y|ies)|quotas?|rules?|hysteria|hunt)\\b`,
  `(?:during|amid|in the course of) (?:an?|the) (?:[\\w-]+ )?${antisemitic} (?:[\\w-]+ )?(?:campaign|wave|unrest|riots?|pogroms?)\\b|in (?:an?|the) (?:[\\w-]+ )?${antisemitic} campaign (?:against|of (?:19|20)\\d\\d|by|under)`,
  `by (?:(?:an?|the|two|several|some|his|her|its|their) )?(?:[\\w-]+ ){0,2}?(?:${antisemitic} (?:[\\w-]+ )?${people}\\b|anti-?semites\\b)|by an? (?:\\w+ )?court of anti-?semites`,
  `by (?:an?|the|his|her) (?:[\\w-]+ )?${people} (?:who|whose) [^.;]{0,60}?\\banti-?semit`,
  `for ${antisemitic} (?:reasons|motives|purposes)|out of (?:[\\w-]+ )?anti-?semitism|because of (?:[\\w-]+ )?anti-?semitism(?! (?:in|of|on) (?:his|her|their)\\b)`,
  "under an? (?:rule|law|policy|decree|by-?law|clause) (?:that|which) [^.;]{0,40}?\\bjew",
  "(?:on|of|with) (?:false|trumped-up|fabricated|invented|bogus|made-up|concocted) charges?",
  "(?:of|for|over) (?:an? )?(?:alleged )?ritual murder",
].join("|");
const regime =
  "(?:by|under) (?:the )?(?:nazis?|nazi (?:\\w+ )?(?:regime|laws?|government|occupiers?|authorities|germany)|gestapo|ss|third reich|nuremberg laws|vichy\\w*)";
const standing = [
  "(?:hid(?:ing|den)?|shelter(?:ing|ed)?|sav(?:ing|ed)|rescu(?:ing|ed)|help(?:ing|ed)|defend(?:ing|ed)|protect(?:ing|ed)|warn(?:ing|ed)|smuggl(?:ing|ed)|marry(?:ing)?|employ(?:ing)?|befriend(?:ing)?) (?:[\\w-]+ ){0,3}?(?:jews\\b|jewish )",
  `(?:shout|hit|yell|swear|fight|stand|talk|answer|snap|curs|lash|punch|shov|push|slap|confront|challeng|object|react|respond|retaliat)\\w* (?:back |out |up )?(?:(?:at|to|against|with|on) )?(?:an?|the|some|two|three|his|her) ${antisemite}`,
  "(?:leav|left|walk|quitt|storm|refus|boycott|skipp|stopp|abandon|interrupt|protest|object|complain|report|condemn|denounc|oppos|criticis|criticiz|call(?:ing|ed) out|speaking|spoke|campaigning|campaigned|marching|marched|demonstrating|demonstrated)\\w*\\b(?:(?!\\b(?:to (?:serve|rent|let|admit|hire|treat|employ|shake|play)|who)\\b)[^.;,]){0,40}?\\b(?:after|over|because of|at|during|amid|about|of|against|for) (?:[\\w’'-]+ ){0,3}?anti-?(?:semit|jewish)",
  "(?:(?:tear|tore|torn|scrubb?|clean|remov|rip)\\w*(?: out| off| down| up)?|(?:paint|cover|cross)\\w* (?:over|out|up)) (?:an?|the|some|several|two)?(?: [\\w-]+){0,2}? ?(?:nazi flags?|swastikas?|anti-?semitic (?:[\\w-]+ )?(?:posters?|stickers?|graffiti|leaflets?|flyers?|banners?|slogans?|signs?|tags?))|burn\\w* (?:an?|the) (?:nazi|swastika) (?:flag|banner)",
  "(?:quot|cit|repeat|recit|read|shar|show|display|retweet|post|record|film|translat|us)\\w*\\b[^.;]{0,70}? (?:(?:in order )?to|so as to) (?:condemn|expose|denounce|criticis|criticiz|warn|document|report|rebut|refut|mock|shame|oppos|protest|teach|explain|illustrat|raise awareness)",
  "(?:refus|declin)\\w* to (?:chant|sing|join|sign|say|shout|take part|perform|distribute|publish|print|repeat|give|make|do|wear|spread|share|salute|inform|denounce|betray|hand over)\\b",
  `(?:block|disrupt|stopp?|interrupt|obstruct|heckl|picket|protest|silenc|shout(?:ing|ed) down)\\w* (?:an?|the|some) (?:[\\w-]+ )?${antisemitic} (?:[\\w-]+ )?(?:march|rally|speech|speaker|preacher|meeting|event|concert|lecture|demonstration|gathering|procession|parade)`,
  "(?:attack|criticis|criticiz|denounc|condemn|expos|report|decry|challeng|highlight|document|rais|protest|fight|fought|oppos|call(?:ing|ed) out)\\w* (?:[\\w’'-]+ ){0,4}?anti-?semitism",
  "react\\w* (?:angrily |badly |furiously )?(?:to|against) (?:[\\w-]+ ){0,3}?anti-?semitic",
  "[^.;]{0,60}?(?:[“\"'‘](?:stop|end|fight|no(?: to)?|against|shame on|enough) anti-?semit|anti-?semitism (?:must|should|has to|needs to) (?:end|stop|be (?:fought|stopped|ended)))",
  // What others do to Jews or say of them, told of as such.
  "(?:accus|report|criticis|criticiz|denounc|reproach|condemn|shaming|blam)\\w* (?!(?:the )?(?:[\\w-]+ )?jew)[^.;,]{1,60}? (?:of|for) (?:[\\w-]+ ){0,2}?(?:blam|hat|attack|mock|insult|abus|target|harass|smear|demoni[sz]|persecut|scapegoat|threaten|vilif|slander)\\w* (?:the )?jew",
  "[^.;]{0,60}?\\b(?:nobody|no one|no-one|people|they|we|you|one|anyone|politicians|germans|christians|muslims) (?:should|must|may|can|ought)(?: not|n['’]t| never| to stop| stop)? (?:be )?(?:blam|hat|attack|accus|call|insult|treat)\\w* (?:the )?jews?\\b",
  "warn\\w* (?:of|against|about) (?:those|people|anyone|anybody|groups|politicians|men|women) (?:who|that)\\b",
  "[^.;]{0,40}?\\bthat (?:hitler|goebbels|luther|stalin|himmler|wagner|the nazis|nazis|germans|the church|propaganda|newspapers|many|some|others|people) (?:had |once |often )?(?:call|describ|regard|blam|s[ae]w|portray|treat|depict|compar)\\w* (?:the )?jews\\b|[^.;]{0,40}?\\b(?:the )?jews (?:had been |were |are |have been )(?:often |once |long |still )?(?:call|describ|portray|treat|depict|regard|blam|compar)\\w*\\b",
  "[^.;]{0,50}?\\blists? of (?:the )?jews (?:whose|who (?:were|had been|fled|died|survived|lost|lived|perished))",
  "teach\\w* (?:[\\w-]+ ){0,4}?about (?:the )?(?:holocaust|shoah|anti-?semitism|jewish history)",
].join("|");
const others = [
  `(?:keep|kept|stay|remain|was|being)\\w* (?:silent|quiet|passive|inactive)\\b|silence (?:on|over|about)|fail\\w* (?:to (?:act|stop|report|condemn|intervene|respond|tackle|deal|protect|investigate|prevent|challenge|remove|step in|discipline|address|notice|curb|stem|speak)|in (?:his|her|their) duty)|failure to \\w+|ignor(?:ing|ed)|tolerat\\w+|allow(?:ing|ed) (?:[\\w-]+ ){0,3}to|turn\\w* a blind eye|mishandl\\w+|cover(?:ing|ed)? up|not (?:acting|reporting|stopping|intervening|doing enough)|inaction|(?:poor |bad |slow )?handling of|(?:late |slow |weak |poor )?response to`,
  "(?:false|bogus|fake|invented|fabricated|made-up|hoax|untrue) (?:[\\w-]+ ){0,2}?(?:claims?|reports?|allegations?|accusations?|complaints?|stor(?:y|ies)|hate[- ]crimes?)",
].join("|");
/** What others did to the person: "after antisemitic letters about him", "after his boss, in an antisemitic rant, called him a cheat". */
const byOthers = [
  `${antisemitic} (?:[\\w-]+ )?(?:letters?|complaints?|abuse|posts?|threats?|attacks?|notes?|messages?|e-?mails?|articles?|remarks?|slurs?|insults?|campaign|smears?|smear campaign|rumou?rs?|cartoons?|pressure|hostility) (?:about|against|at|on|towards?|aimed at|directed at) (?:him|her|them|⟦X⟧)(?!self|selves)`,
  `${antisemitic} (?:[\\w-]+ )?(?:complaints?|pressure|smear campaign|smears|rumou?rs)\\b`,
  `(?:(?!he\\b|she\\b|they\\b|it\\b|who\\b|that\\b)[\\w’'-]+ ){1,4}(?:had )?(?:wrote|written|sent|made|shouted|sprayed|hurled|directed|spread|circulated) (?:him |her |them |⟦X⟧ )?(?:an? |the |several |dozens of |many )?${antisemitic} (?!(?:[\\w-]+ ){1,4}(?:(?:that|which) (?:he|she|they)|by (?:him|her|them)|of (?:his|hers)))`,
  `(?:(?!he\\b|she\\b|they\\b|it\\b|who\\b|that\\b)[\\w’'-]+ ?){1,4},? (?:in an? (?:[\\w-]+ )?${antisemitic} [\\w-]+, )?(?:had )?(?:called|insulted|abused|attacked|accused) (?:him|her|them|⟦X⟧)\\b`,
].join("|");
const calls = "(?:call|condemn|denounc|describ|slamm?|criticis|criticiz|brand|label|attack|dismiss|regard|see|saw|view)\\w*";
/** What is called antisemitic is the step itself. */
const stepCalledSo = new RegExp(
  [
    `\\b(?:the|his|her|their|⟦X⟧'s) ${stepNoun}\\b(?:(?! (?:for|over|after)\\b)[^.;]){0,80}? (?:was|were|is|has been|had been) (?:(?:widely|also|later|publicly|\\w+ly) )?(?:${calls} (?:by [^.;]{2,40} )?(?:as )?)?(?:an? |clearly |plainly |openly )?${antisemitic}\\b(?! (?:attack|abuse|remarks?|posts?|threat|harassment|crime))`,
    `\\b${calls} (?:the|his|her|their|⟦X⟧'s) (?:[\\w-]+ )?(?:${stepNoun}|case|charge|prosecution|treatment)\\b(?: of ⟦X⟧)?(?: as| to be)? (?:an? |clearly |plainly )?${antisemitic}\\b`,
    `⟦X⟧[^.;]{0,60}? (?:said|says|claim\\w*|argu\\w*|insist\\w*|complain\\w*|believ\\w*)(?: that)? (?:the|his|her|their) (?:${stepNoun}|case|charge) (?:was|were|is|are|had been) (?:[\\w-]+ ){0,2}?${antisemitic}\\b`,
    `\\bthe ${stepNoun} (?:of|against) ⟦X⟧[^.;]{0,80}? (?:was|were|is) (?:[\\w-]+ ){0,3}?${antisemitic}(?:,| by| in|\\.|$)`,
  ].join("|"),
  "i",
);
/** "For antisemitic motives, Ruiz was removed", "lynched by an antisemitic mob after he was convicted". */
const ahead = new RegExp(
  `^For ${antisemitic} (?:reasons|motives)\\b|\\b(?:lynched|attacked|beaten|killed|murdered|hounded|chased|assaulted|driven out|hanged) (?:[\\w-]+ ){0,3}?by (?:an?|the) (?:[\\w-]+ )?${antisemitic} (?:[\\w-]+ )?${people}\\b`,
  "i",
);
const ground = new RegExp(
  `(?<![\\w-])${against}(?![\\w-])[^.;]{0,60}?(?:,? (?:for|over|after|because of|following|because (?:he|she|they)(?: had| has)?|due to) (?:having |his |her |their |an? |the |[\\w’'-]+ (?:in|from) (?:which|whom) (?:he|she|they) )*(?:(?:repeatedly|publicly|loudly|deliberately) )?(?:${standing}|${others}|${byOthers})|,? (?:${persecution})|,? (?:${regime}))`,
  "i",
);

export type NoFault = "faith" | "other";

/**
 * Whether every step against the subject that stands in one sentence with a word of antisemitism or of Jews was taken for what is no fault of
 * theirs: "faith" where it was for who they are. Null where one of them was not, or none gives such a ground.
 */
export function isForNoFault(page: PageReading, record: SubjectRecord): NoFault | null {
  const told = sentencesOfSteps(record).filter((index) => {
    const { text = "", mentions = [], kind } = page.sentences[index] ?? {};
    // "The applicant, Rachel Stern, said that she was refused because she is Jewish": what was done to another.
    const isOfOther = mentions.length > 0 && mentions.every(({ person }) => person !== 0);
    return kind === "main" && !isOfOther && (namesAntisemitism.test(text) || /\bjew|\bnazi|\bholocaust|\bfaith\b/i.test(text));
  });
  if (told.length === 0) return null;
  const kinds = told.map((index) => noFaultIn(withSubject(page, index)));
  if (kinds.some((kind) => kind === null)) return null;
  return kinds.every((kind) => kind === "faith") ? "faith" : "other";
}

/** What the steps of one sentence were for, by the sentence alone. */
export function noFaultIn(text: string): NoFault | null {
  if (forFaith.test(text)) return "faith";
  return ground.test(text) || stepCalledSo.test(text) || ahead.test(text) ? "other" : null;
}
