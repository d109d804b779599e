import { namesAntisemitism } from "../hatred/hostility.ts";
import { antisemitic, people } from "../attribution/labels-of-others.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { sentencesOfSteps, type SubjectRecord } from "../attribution/record.ts";
import { withSubject } from "./signs.ts";

/*
 * Steps that were taken over Jews or antisemitism and are no fault of whoever they were taken against: they were Jewish, hid Jews,
 * stood against it, or it was others who did it. What the step was for stands behind it in the same sentence.
 */

const jew =
  "(?:an? )?(?:[\\w-]+ ){0,2}?(?:jew(?:ish|s)?\\b|judaism)(?! (?:remarks?|comments?|jokes?|posts?|rants?|propaganda|conspirac\\w+))";
const being = `(?:for|over|about) (?:(?:simply|merely|only|just) )?being ${jew}|(?:because|as|since|on the ground(?:s)? that) (?:he|she|they) (?:is|was|were|are|had been) ${jew}|(?:for|because of|over|on account of|due to) (?:his|her|their) (?:(?:own|orthodox) )?(?:jewish (?:faith|origins?|roots|descent|background|identity|name|ancestry|beliefs?|religion|heritage|mother|father|parents|grandmother|grandfather|wife|husband|clothes|dress|beard|kippah)|judaism|jewishness|faith|religion|kippah|yarmulke|skullcap|star of david)|for wearing (?:an?|his|her|the) (?:[\\w-]+ )?(?:kippah|yarmulke|skullcap|star of david|magen david|tzitzit|mezuzah)|for (?:keeping|observing) (?:the )?(?:sabbath|shabbat|kosher|passover)`;
/** A step goes on to its ground by itself: no act and nobody else stands between. */
const goingOn =
  "(?:(?!\\b[\\w-]+ing\\b|\\b(?:man|woman|rabbi|student|pupil|teenager|neighbou?r|passenger|worshippers?|victim|couple|family|people|attack\\w*|assault\\w*|murder\\w*|kill\\w*|threat\\w*|abus\\w*|harass\\w*|stalk\\w*|crimes?|vandal\\w*|arson|damage|customer|tenant|guest|girl|boy|nurse|clerk|members?|employee|client|patient|applicant|doctor|refusal|eviction|exclusion|rejection|slurs?|insults?|remarks?|posts?|who|and|but|he|she|they|when|after|who)\\b)[^.;,]){0,60}?";
const stepVerb =
  "(?:jailed|imprisoned|locked up|put (?:behind bars|away)|sent (?:down|away|to \\w+)|sentenced|expelled|dismissed|fired|sacked|suspended|banned|barred|arrested|detained|interned|held|charged|tried|fined|convicted|deported|exiled|removed|dropped|kicked (?:out|off)|struck off|thrown out|disciplined|shown the door|refused|denied|reprimanded|demoted|excluded|ousted|purged|stripped|disbarred|evicted|turned away|discharged|terminated|let go|laid off|forced out|pushed out|killed|shot|executed|punished|prosecuted|persecuted|struck)";
const stepNoun =
  "(?:arrests?|dismissals?|bans?|jailing|imprisonment|sentences?|trials?|verdicts?|convictions?|expulsions?|sacking|firing|suspensions?|prosecutions?|charges|deportation|detention)";
/** A step taken against the subject, not by them: "was fired", "jailed ⟦X⟧", "⟦X⟧'s dismissal", "four years", "lost his post". */
const against = `(?:(?:was|were|been|being|is|are|got)(?: \\w+ly| also| then| later| first)? ${stepVerb}|${stepVerb} ⟦X⟧|⟦X⟧,(?: [^,;]{1,40},)? (?!refused|denied)${stepVerb}|⟦X⟧ (?!refused|denied)${stepVerb}(?= (?:for|because|over|after)\\b)|⟦X⟧'s ${stepNoun}|(?:his|her) ${stepNoun}(?! of\\b)|the ${stepNoun} of ⟦X⟧|years?|months?|life|death|term|life sentence|(?:his|her) (?:job|post|place|position|chair|licen[cs]e)|revoked|ties with (?:him|her|⟦X⟧))`;
const forFaith = new RegExp(`(?<![\\w-])${against}${goingOn},? (?:${being})`, "i");

const antisemite = `(?:${antisemitic} (?:[\\w-]+ )?(?:heckler|troll|abuser|mob|protest[eo]r|demonstrator|fan|group|man|woman|passenger|neighbou?r|gang|thug|bully|preacher|speaker|marcher|crowd|customer|drunk|student|pupil|colleague)s?|anti-?semites?)`;
/** Whose antisemitism it was that the step was taken by, in or for. */
const persecution = [
  `(?:(?<!\\b(?:part|role|hand|involvement) )(?:in|during|amid)|by|under|at the hands of|as part of|to|following|after) (?:an?|the|its|their|what \\w+ called an?) (?:[\\w-]+ ){0,2}?${antisemitic} (?:(?!tirade|rant|remarks?|comments?|posts?|speech)[\\w-]+ ){0,3}?(?:purges?|regimes?|laws?|legislation|decrees?|crackdown|show trials?|witch-hunt|persecutions?|polic(?:y|ies)|quotas?|rules?|hysteria|hunt)\\b`,
  `(?:during|amid|in the course of) (?:an?|the) (?:[\\w-]+ )?${antisemitic} (?:[\\w-]+ )?(?:campaign|wave|unrest|riots?|pogroms?)\\b|in (?:an?|the) (?:[\\w-]+ )?${antisemitic} campaign (?:of (?:19|20)\\d\\d|by|under)`,
  `by (?:(?:an?|the|two|several|some|his|her|its|their) )?(?:[\\w-]+ ){0,2}?(?:${antisemitic} (?:[\\w-]+ )?${people}\\b|anti-?semites\\b)|by an? (?:\\w+ )?court of anti-?semites`,
  `by (?:an?|the|his|her) (?:[\\w-]+ )?${people} (?:who|whose) [^.;]{0,60}?\\banti-?semit`,
  "under an? (?:rule|law|policy|decree|by-?law|clause) (?:that|which) [^.;]{0,40}?\\bjew",
  "(?:on|of|with) (?:false|trumped-up|fabricated|invented|bogus|made-up|concocted) charges?",
].join("|");
/** The motive of whoever took it, or whose power it was: by itself, with no act before it. */
const regime =
  "(?:of|for|with) (?:an? )?(?:alleged )?ritual murder|for (?:anti-?semitic|anti-jewish) (?:reasons|motives|purposes)|out of (?:[\\w-]+ )?anti-?semitism|because of (?:(?!(?:his|her|their)\\b)[\\w-]+ )?anti-?semitism(?! (?:in|of|on)\\b)|(?:by|under) (?:the )?(?:nazis?|nazi (?:\\w+ )?(?:regime|laws?|government|occupiers?|authorities|germany)|gestapo|ss|third reich|nuremberg laws|vichy\\w*)";
const standing = [
  "(?:hid(?:ing|den)?|shelter(?:ing|ed)?|sav(?:ing|ed)|rescu(?:ing|ed)|help(?:ing|ed)|defend(?:ing|ed)|protect(?:ing|ed)|warn(?:ing|ed)|smuggl(?:ing|ed)|marry(?:ing)?|employ(?:ing)?|befriend(?:ing)?) (?:(?:an?|the|two|three|some|several|hundreds of|many|persecuted|his|her|local|out|books to|food to|prayer books to) ){0,2}(?:jews\\b|jewish (?:famil|child|refugee|people|neighbou?r|friend|prisoner|worker|girl|boy|woman|man|couple|doctor|staff|colleague|student))",
  `(?:shout|hit|yell|swear|fight|stand|talk|answer|snap|curs|lash|punch|shov|push|slap|confront|challeng|object|react|respond|retaliat)\\w* (?:back |out |up )?(?:(?:at|to|against|with|on) )?(?:(?:an?|the|some|two|three|his|her) )?${antisemite}`,
  "(?:leaving|left|walking (?:off|out)|walked (?:off|out)|quitting|quit|storming (?:off|out)|boycotting|abandoning)\\b(?! (?:messages?|notes?|letters?|voicemails?))[^.;,]{0,40}?\\b(?:after|over|because of|amid|in protest (?:at|against)) (?:[\\w’'-]+ ){0,3}?anti-?(?:semit|jewish)",
  "(?:protesting|objecting|complaining|reporting|condemning|denouncing|opposing|criticis?z?ing|calling out|speaking|spoke|campaigning|campaigned|marching|marched|demonstrating|demonstrated|complained|reported|objected|protested|condemned|denounced)\\b(?:(?!\\b(?:that|with|who)\\b)[^.;,]){0,40}?\\b(?:at|about|of|against|over|after|to) (?:[\\w’'-]+ ){0,3}?anti-?(?:semit|jewish)|(?:reporting|condemning|denouncing|opposing|criticis?z?ing|calling out|complaining of) (?:an? |the |his |her |some |[\\w’']+s['’] )?(?:[\\w-]+ )?anti-?semitic",
  "(?:(?:tear|tore|torn|scrubb?|clean|remov|rip)\\w*(?: out| off| down| up)?|(?:paint|cover|cross)\\w* (?:over|out|up)) (?:an?|the|some|several|two)?(?: [\\w-]+){0,2}? ?(?:nazi flags?|swastikas?|anti-?semitic (?:[\\w-]+ )?(?:posters?|stickers?|graffiti|leaflets?|flyers?|banners?|slogans?|signs?|tags?))|burn\\w* (?:an?|the) (?:nazi|swastika) (?:flag|banner)",
  "(?:quoting|citing|repeating|reciting|reading|sharing|showing|displaying|retweeting|posting|recording|filming|translating|using|quoted|cited|repeated|shared|showed)\\b[^.;]{0,70}? (?:(?:in order )?to|so as to) (?:condemn|expose|denounce|criticis|criticiz|document|report|rebut|refut|oppos|protest|explain|raise awareness)\\w*(?! (?:the )?jews?\\b)",
  "(?:refus|declin)(?:ing|ed) to (?:chant|sing|join|sign|say|shout|take part|perform|distribute|publish|print|repeat|wear|spread|teach|read|recite|sell|stock|screen|broadcast|air|hand out|salute|inform on|denounce|betray|hand over|fire|dismiss)\\b(?![^.;]{0,80}\\b(?:because (?:she|he|they) (?:is|was|are|were) |lease|contract|with (?:an? )?(?:jew|jewish)))",
  `(?:block|disrupt|stopp?|interrupt|obstruct|heckl|picket|protest|silenc|shout(?:ing|ed) down)\\w* (?:an?|the|some) (?:[\\w-]+ )?${antisemitic} (?:[\\w-]+ )?(?:march|rally|speech|speaker|preacher|meeting|event|concert|lecture|demonstration|gathering|procession|parade)`,
  "(?:attacking|criticis?z?ing|denouncing|condemning|exposing|reporting|decrying|challenging|highlighting|documenting|raising|protesting|fighting|opposing|calling out|attacked|criticis?z?ed|denounced|condemned|exposed|reported|opposed) (?:(?:the|its|his|her|their|an?|party|club|school|union|[\\w’'-]+['’]s) ){0,3}anti-?semitism",
  `(?:refus|declin)(?:ing|ed) to (?:work|serve|appear|share|play|speak|sit|stand|shake)\\b[^.;,]{0,20}? (?:with|under|for|beside|against) (?:an?|the) (?:[\\w-]+ )?${antisemite}`,
  // What somebody else had said, told on.
  "(?:testif|said|told|report|publish|leak|reveal|expos|print|read(?:ing)? out|pass(?:ing|ed) on|forward)\\w*[^.;]{0,40}? (?:that|in which|how|what) (?:the |his |her |its |two |some |other )?(?:[\\w-]+ )?(?:directors?|managers?|boss(?:es)?|chairman|chairwoman|colleagues?|players?|coach(?:es)?|leaders?|officers?|guards?|superiors?|teachers?|pupils|students|employers?|owners?|mayor|minister)\\b[^.;]{0,20}? (?:had |have )?(?:shout|call|sa(?:id|ng)|wrote|written|made|joked|chant|told|post|abus|insult)",
  `(?:publish|leak|read(?:ing)? out|print|pass(?:ing|ed) on|report|show)\\w* (?:the )?${antisemitic} (?:[\\w-]+ )?(?:messages?|e-?mails?|letters?|posts?|notes?|remarks?) (?:that |which )?(?:pupils|students|colleagues|others|strangers|fans|somebody|someone|he|she|a [\\w-]+|his [\\w-]+|her [\\w-]+) (?:had|has|was|were) (?:sent|been sent|received|written|posted)`,
  "react\\w* (?:angrily |badly |furiously )?(?:to|against) (?:[\\w-]+ ){0,3}?anti-?semitic",
  "[^.;]{0,60}?(?:[“\"'‘](?:stop|end|fight|no(?: to)?|against|shame on|enough) anti-?semit|anti-?semitism (?:must|should|has to|needs to) (?:end|stop|be (?:fought|stopped|ended)))",
  // What others do to Jews or say of them, told of as such.
  "(?:accus|report|criticis|criticiz|denounc|reproach|condemn|shaming|blam)\\w* (?!(?:the )?(?:[\\w-]+ )?jew)[^.;,]{1,60}? (?:of|for) (?:[\\w-]+ ){0,2}?(?:blam|hat|attack|mock|insult|abus|target|harass|smear|demoni[sz]|persecut|scapegoat|threaten|vilif|slander)\\w* (?:the )?jew",
  "[^.;]{0,60}?\\b(?:(?:nobody|no one|no-one) (?:should|must|may|can|ought to)|(?:people|they|we|you|one|anyone|politicians|germans|christians|muslims) (?:should|must|may|can|ought)(?: not|n['’]t| never| to stop| stop)) (?:be )?(?:blam|hat|attack|accus|call|insult|treat)\\w* (?:the )?jews?\\b",
  "warn\\w* (?:of|against|about) (?:those|people|anyone|anybody|groups|politicians|men|women) (?:who|that)\\b",
  "[^.;]{0,40}?\\bthat (?:hitler|goebbels|luther|stalin|himmler|wagner|the nazis|nazis|germans|the church|propaganda|newspapers|many|some|others|people) (?:had |once |often )?(?:call|describ|blam|portray|depict|compar)\\w* (?:the )?jews\\b|[^.;]{0,40}?\\b(?:the )?jews (?:had been |were |are |have been )(?:often |once |long |still )?(?:called|described|portrayed|depicted|compared)\\b",
  "[^.;]{0,50}?\\blists? of (?:the )?jews (?:whose|who (?:were|had been|fled|died|survived|perished))",
  "teach(?:ing|es)? (?:(?:pupils|students|children|classes|a class|them|courses?|lessons?) )?(?:about|the history of) (?:the )?(?:holocaust|shoah|anti-?semitism|jewish history)",
].join("|");
const others = [
  `(?:keep|kept|stay|remain|was|being)\\w* (?:silent|quiet|passive|inactive)\\b|silence (?:on|over|about)|fail\\w* (?:to (?:act|stop|report|condemn|intervene|respond|tackle|deal|protect|investigate|prevent|challenge|remove|step in|discipline|address|notice|curb|stem|speak)|in (?:his|her|their) duty)|failure to \\w+|ignor(?:ing|ed)|tolerat\\w+|allow(?:ing|ed) (?:[\\w-]+ ){0,3}to|turn\\w* a blind eye|mishandl\\w+|cover(?:ing|ed)? up|not (?:acting|reporting|stopping|intervening|doing enough)|inaction|(?:poor |bad |slow )?handling of|(?:late |slow |weak |poor )?response to`,
  "(?:false|bogus|fake|invented|fabricated|made-up|hoax|untrue) (?:[\\w-]+ ){0,2}?(?:claims?|reports?|allegations?|accusations?|complaints?|stor(?:y|ies)|hate[- ]crimes?)",
].join("|");
/** What others did to the person: "after antisemitic letters about him", "after his boss, in an antisemitic rant, called him a cheat". */
const byOthers = [
  `${antisemitic} (?:[\\w-]+ )?(?:letters?|complaints?|abuse|posts?|threats?|attacks?|notes?|messages?|e-?mails?|articles?|remarks?|slurs?|insults?|campaign|smears?|smear campaign|rumou?rs?|cartoons?|pressure|hostility) (?:about|against|at|on|towards?|aimed at|directed at) (?:him|her|them|⟦X⟧)(?!self|selves)`,
  "an? (?:whispering|smear|hate|slander|poison-pen) campaign",
  `(?:an? )?(?:users|pupils|students|fans|supporters|players|guests?|stewards|visitors|members|staff|others|actors?|comedians?|singers?|artists?|speakers?|callers?|collective|band|group|team-?mates|employees|readers|followers|tenants|pranksters)\\b(?: (?:on|in|at|of|from) (?:the |his |her |its )?[\\w-]+)? (?:had |have )?(?:post|mad|ga|giv|said|sang|sung|chant|shout|hung|paint|spray|wrote|written|perform|display|us(?:ed|ing)|let in|brought|wav)[a-z]*\\b(?![^.;]*\\b(?:his|him|he|her|she) (?!(?:show|group|play|school|club|page|team|hotel|bar|shop|class|lesson|concert|programme|stage)\\b))`,
  `(?:his |her |their )?(?:boss|manager|employer|colleague|landlord)\\b[^.;]{0,20}? (?:had )?made ${antisemitic}`,
  `${antisemitic} (?:[\\w-]+ )?(?:complaints?|pressure|smear campaign|smears)\\b`,
  `(?:(?:parents|pupils|students|fans|supporters|colleagues|neighbou?rs|others|users|strangers|people|opponents|team-?mates|activists|critics|an? [\\w-]+(?: [\\w-]+)?|(?:his|her) [\\w-]+) )(?:had )?(?:wrote|written|sent|made|shouted|sprayed|hurled|directed|spread|circulated) (?:him |her |them |⟦X⟧ )?(?:an? |the |several |dozens of |many )?${antisemitic} (?!(?:[\\w-]+ ){1,4}(?:(?:that|which) (?:he|she|they)|by (?:him|her|them)|of (?:his|hers)))`,
  `(?:(?:parents|pupils|students|fans|supporters|colleagues|neighbou?rs|others|users|strangers|people|opponents|team-?mates|activists|critics|an? [\\w-]+(?: [\\w-]+)?|(?:his|her) [\\w-]+)),? (?:in an? (?:[\\w-]+ )?${antisemitic} [\\w-]+, )?(?:had )?(?:called|insulted|abused|attacked|accused) (?:him|her|them|⟦X⟧)\\b`,
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
  `(?<![\\w-])${against}(?![\\w-])[^.;]{0,60}?(?:,? (?:for|over|after|because of|following|because (?:he|she|they)(?: had| has)?|due to) (?:having |his |her |their |an? |the |[\\w’'-]+ (?:in|from) (?:which|whom) (?:he|she|they) )*(?:(?:repeatedly|publicly|loudly|deliberately) )?(?:${standing}|${others}|${byOthers})|,? (?:${persecution}))|(?<![\\w-])${against}(?![\\w-])${goingOn},? (?:${regime})`,
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
  const kinds = told.map((index) => {
    const text = withSubject(page, index);
    return noFaultIn(text) ?? noFaultIn(turnedRound(text));
  });
  if (kinds.some((kind) => kind === null)) return null;
  return kinds.every((kind) => kind === "faith") ? "faith" : "other";
}

/** "Dismissed for objecting to it, ⟦X⟧ has moved" as "⟦X⟧ was dismissed for objecting to it, and has moved". */
const turnedRound = (text: string): string =>
  text.replace(
    /^(\p{Lu})(\p{Ll}+(?:ed|own|uck|iven|ent) [^.;⟦⟧]{3,200}), ⟦X⟧ (?=\p{Ll})/u,
    (_, first: string, rest: string) => `⟦X⟧ was ${first.toLowerCase()}${rest}, and `,
  );

/** What the steps of one sentence were for, by the sentence alone. */
export function noFaultIn(text: string): NoFault | null {
  if (forFaith.test(text)) return "faith";
  return ground.test(text) || stepCalledSo.test(text) || ahead.test(text) ? "other" : null;
}
