import { chargesBias, hostility, namesAntisemitism, namesJewish, namesNaziSymbol, namesOtherGroup } from "../hatred/hostility.ts";
import { besideOffences, plainOffences } from "../outcomes/plain-offences.ts";
import { takesSign } from "../attribution/standing.ts";
import { isActAgainstJews } from "../attribution/act-grammar.ts";

/*
 * What a step was taken for, by the words that say so: "assaulting worshippers", "parking across the gate", "his remarks". Text in, one of
 * three answers out; whose step it was is not asked here.
 */

/** What the page says that a step was taken for: nothing, what may be the act it tells of, or something else. */
export type Ground = "unsaid" | "this" | "other";

/** What a step may have been taken for where the page does not say so outright: words, violence, damage, or the offence by its name. */
export const mayBeIt =
  /\b(?:it|them|this|that|these|those|so|remarks?|comment\w*|post\w*|messag\w*|words?|slurs?|abus\w*|insult\w*|threat\w*|harass\w*|assault\w*|attack\w*|vandal\w*|graffiti|damag\w*|desecrat\w*|arson|fires?|fir(?:ed|ing)|burn\w*|hat(?:e|red|eful)|incit\w*|stirr?\w*|provo\w*|discriminat\w*|misconduct|conduct|behav\w*|breach\w*|violat\w*|offen[cs]\w*|charges?|counts?|crimes?|shout\w*|yell\w*|scream\w*|call\w*|tell\w*|told|say\w*|said|writ\w*|wrote|sen[dt]\w*|mail\w*|s[iau]ng\w*|chant\w*|salut\w*|gestur\w*|arm|hand|statements?|litter\w*|felon\w*|misdemeano\w*|display\w*|paint\w*|spray\w*|daub\w*|scrawl\w*|draw\w*|den(?:y|ied|ying|ial)|promot\w*|publish\w*|distribut\w*|shar(?:e|ed|ing)|repeat\w*|us(?:e|ing)|mak(?:e|ing)|ma[dk]e|languag\w*|speech\w*|songs?|letters?|leaflet\w*|flyers?|e-?mail\w*|tweet\w*|videos?|article\w*|books?|texts?|pamphlets?|podcast\w*|interview\w*|terror\w*|kill\w*|murder\w*|manslaughter|shoot\w*|stab\w*|bomb\w*|explos\w*|weapons?|firearm\w*|conspir\w*|plot\w*|intimidat\w*|menac\w*|wound\w*|endanger\w*|riot\w*|swatt\w*|doxx?\w*|troll\w*|bull(?:y|ied)\w*|rant\w*|spew\w*|compar\w*|prais\w*|glorif\w*|invok\w*|lik(?:ed|ing)|retweet\w*|upload\w*|circulat\w*|broadcast\w*|stream\w*|perform\w*|giv(?:en|ing)|wav(?:ed|ing)|blam\w*|claim\w*|alleg\w*|suggest\w*|stat(?:ed|ing)|impl(?:y|ied)\w*|declar\w*|assert\w*|insinuat\w*|mimick\w*|ridicul\w*|vilif\w*|demoni[sz]\w*|slander\w*|defam\w*|swear\w*|swore|curs(?:ed|ing)|heckl\w*|jeer\w*|disrupt\w*|spread\w*|carv\w*|etch\w*|scratch\w*|scribbl\w*|defac\w*|chas(?:ed|ing)|grabb\w*|chok(?:ed|ing)|strangl\w*|slapp\w*|shov(?:ed|ing)|stomp\w*|headbutt\w*|ramm\w*|swerv\w*|torch\w*|(?:cyber|cyber-)?stalk\w*|cyber\w*|mischief|refus\w*|evict\w*|exclu\w*|turn\w*|reject\w*|role|part|involv\w*|mock\w*|taunt\w*|target\w*|driv\w*|throw\w*|threw|hurl\w*|spit\w*|spat|punch\w*|kick\w*|hit\w*|beat\w*|push\w*|follow\w*|disorder\w*|public order|malicious|communicat\w*|telecommunicat\w*|engag\w*|tear\w*|tore|remov\w*|ripp\w*|knock\w*|topp\w*|break\w*|broke\w*|smash\w*|participat\w*|attempt\w*|aid\w*|abett\w*|help\w*|obstruct\w*|possess\w*|supremac\w*|extrem\w*|propaganda|antics|prank\w*|stunts?|incidents?|events?|episode|matter|case|scandal|affair|outburst|tirade|joke\w*|holocaust|genocid\w*|religio\w*|rac(?:e|ial|ist|ism)\w*|ethnic\w*|creed|faith|bias\w*|prejudic\w*|intoleran\w*|civil rights)\b/i;

const doing = /^(?:\w+ly )?[a-z-]+ing\b/i;
/** "for not telling parents of the attack". */
const omission =
  /^(?:(?:making up|inventing|fabricating|falsely \w+)(?! (?:[\w-]+ ){0,3}(?:that|about) (?:the )?jews)\b|leaving up|allowing|letting|permitting|tolerating|overlooking|ignoring|not|never|failing to|failure to|having no|(?:refusing|declining|missing|skipping)(?: to)? (?:[\w-]+ ){0,5}?(?:training|courses?|workshops?|seminars?|classes)\b|refusing (?:an? |the )?(?:breath|test|to (?:leave|move|show|give|get|stop|answer|testify|remove)))\b/i;
const plainly = new RegExp(
  `\\b(?:${plainOffences}|${besideOffences}|driving (?:through|past|off|away|without)|obstruct\\w* (?:traffic|the (?:road|street|highway|path|entrance)|a (?:road|highway)|police|an? (?:police )?officer|officers|justice)|corrupt\\w*|pick\\w* pockets|looting|unauthori[sz]ed access|computer misuse|data breach|arrears|business rates|council tax|parking|parked|wasting police time|l(?:ying|ied) to|unpaid|(?:his|her|parking|travel) expenses|(?:no|without|lapsed|expired|lack of) (?:an? )?(?:licen[cs]e|permit|certificate)|tax (?:fraud|evasion|case|affairs|debts?)|warrant)\\b`,
  "i",
);
/** What is done about such an act, not the act: "for confronting supporters", "for naming the boy". */
export const inAnswer =
  /^(?:\w+ly )?(?:confront|nam|expos|report|condemn|denounc|print|film(?!ing (?:himself|herself|themselves))|photograph|record|protect|defend|rescu|hid|shelter|help|stopp|stop|detain|interven|bann|eject|remov|criticis|criticiz|interview|quot|disclos|identif|challeng|chas(?=ing (?:away|off|after) )|leak|investigat|question|translat|reveal|complain|slapp|overturn|cover)(?:ing|ed)\b|^(?:throw(?:ing|n)|threw|kick(?:ing|ed)|turn(?:ing|ed)) (?:out|away) (?:an? |the |two |some )?(?:[\w-]+ ){0,3}?who\b|^refus(?:ing|ed) to (?:check in|serve|admit|let in|seat|rent to) (?:an? |the |two )?(?:[\w-]+ ){0,3}?(?:wearing|who (?:gave|wore|shouted|had))\b|^(?:told|telling) (?:reporters|journalists|the (?:press|police|media|paper|board|school)|police|officers|a (?:newspaper|reporter|journalist))\b/i;
/** "filmed singing", "quoted as saying": by somebody else. */
const shownAtIt = /^(?:\w+ly )?(?:filmed|recorded|photographed|quoted|identified|reported) (?:\w+ )?(?:[a-z]+ing|as|on)\b/i;
/** Who is no target of the act that a page of an attack tells of: whoever is accused of it, and whoever came because of it. */
const otherObject =
  /\b(?:the|a|an|his|her) (?:[\w-]+ ){0,3}?(?:suspects?|attackers?|gunman|shooter|arsonist|accused|defendant|police(?:man|woman)?|officers?|constable|sergeant|mayor|reporter|journalist|cameraman|camera|photographer|television|firefighters?|paramedics?)\b|\b(?:police|officers|reporters|journalists|firefighters|paramedics)\b/i;
const utterance =
  /\b(?:remarks?|comments?|posts?|posting|posted|messag\w*|words?|statements?|tweets?|tweeting|jokes?|e-?mails?|letters?|articles?|videos?|songs?|chants?|speech|say\w*|said|writ\w+|wrote|call(?:ing|ed)|shout\w*|publish\w*|shar(?:ed|ing)|claim\w*|suggest\w*|tell\w*|mak(?:e|ing)|using|used|liking|liked)\b/i;
/** Of what the page told before: "the remarks", "his posts", "it". */
const aboveSaid =
  /^(?:(?:the|these|those|this|that|his|her|their|such|some|several|past|old|historic|racist|offensive|vile|\w+day['’]s) (?:[\w-]+,? ){0,3}(?:remarks?|comments?|posts?|messages?|words?|statements?|tweets?|jokes?|e-?mails?|letters?|articles?|videos?|songs?|chants?|speech|conduct|behaviou?r|incident|episode|rant|tirade|outburst|actions?|affair|attack|assault|shooting|arson|stabbing|vandalism|graffiti|fires?|salutes?|gestures?|swastikas?)\b|it\b|this\b|them\b|(?:making|posting|sending|writing|sharing|using) (?:it\b|them\b|such\b|(?:the|these|those) (?:[\w-]+ ){0,2}(?:remarks?|comments?|posts?|messages?|videos?|statements?|words|slurs?|gestures?|threats?|chants?|letters?|e-?mails?|images?)\b)|(?:all|both|the) (?:\w+ )?(?:charges|counts)\b)/i;
const violent =
  /\b(?:assault\w*|attack\w*|batter\w*|vandal\w*|damag\w*|desecrat\w*|arson|fires?|burn\w*|kill\w*|murder\w*|manslaughter|shoot\w*|stab\w*|bomb\w*|explos\w*|weapons?|firearm\w*|wound\w*|bodily|harm|affray|riot\w*|disorder\w*|mischief|threat\w*|harass\w*|stalk\w*|intimidat\w*|menac\w*|endanger\w*|terror\w*|hit\w*|punch\w*|kick\w*|push\w*|spit\w*|spat|beat\w*|throw\w*|threw|hurl\w*|smash\w*|break\w*|broke|chas\w*|ramm\w*|slapp\w*|shov\w*)\b/i;
/** Done to somebody or something: where the ground says to whom, it must be the story's. */
const bodily =
  /\b(?:assault\w*|attack\w*|batter\w*|damag\w*|fires?|burn\w*|kill\w*|murder\w*|manslaughter|shoot\w*|stab\w*|bomb\w*|wound\w*|hit|hitting|punch\w*|kick\w*|push\w*|spit\w*|spat|beat\w*|throw\w*|threw|hurl\w*|smash\w*|break\w*|broke|ramm\w*|slapp\w*|shov\w*|threatening (?:the|his|her|an?))\b/i;
/** Words of an offence's name, and any victim of whom no more is said. */
const anyVictim =
  /^(?:an?|the|his|her|of|on|against|at|to|in|by|with|and|or|one|two|three|four|five|several|both|other|another|more|them|him|himself|herself|each|any|all|first|second|third|fourth|degree|attempted|aggravated|simple|common|grievous|actual|bodily|harm|deadly|dangerous|weapons?|intent|causing|criminal|property|building|buildings|place|worship|damage|mischief|felony|misdemeanou?r|counts?|charges?|offen[cs]es?|crimes?|racially|religiously|racial|religious|hate|related|multiple|serious|public|order|fear|violence|violent|conduct|possession|carrying|using|illegal|unlawful|illegally|m[ae]n|wom[ae]n|boys?|girls?|people|persons?|victims?|someone|somebody|teenagers?|couple|pair|famil(?:y|ies)|child(?:ren)?|students?|pupils?|schoolchildren|strangers?|pedestrians?|passers-by|residents?|worshipp?ers?|congregants?|neighbou?rs?|attacks?|assaults?|threats?|harassment|terrorism|terrorist|life|lives|arson|murder|fire|fires|shooting|stabbing|degrees?|communications?|letters?|messages?|e-?mails?|calls?|things?|bottles?|stones?|bricks?|eggs?|objects?|windows?|doors?|walls?|graves?|gravestones?|headstones?|cars?|homes?|houses?|shops?|restaurants?|schools?|institutions?|cemeter(?:y|ies)|monuments?|memorials?|cent(?:er|re)s?)$/i;

/** "because | he had | photographed it". */
export const ofThem =
  /^(?:it emerged that )?(?:he|she|they|it)(?:['’]d)? (?:(?:had|has|was|were|is|been|also|later|then|\w+ly) )*(?:(?:found|held|ruled|judged|deemed)(?: by (?:the|an?) [\w ’'-]{2,40}?)? to have )?/i;

/** A ground without what is said of somebody else in it: "for confronting supporters | who had sung antisemitic songs". */
export function headOf(ground: string): string {
  if (/^being (?:an?|the|one of the) /i.test(ground)) return ground;
  const cut = ground.split(
    /\b(?:who|whom|whose|(?:found|said|alleged|known|thought) to have|during|while|where|before|when (?:he|she|they)|as a witness|in the (?:trial|case)|(?:at|in|before) (?:[\w'’-]+ ){0,3}court|at (?:the|a) (?:vigil|trial|rally|wake|funeral|cordon)|(?:of|from|by|at|to) (?:an?|the) (?:man|woman|gunman|attacker|suspect|teenager|boy|marcher|guest) (?:who|giving|accused|suspected|shouting))\b/i,
  )[0];
  return cut ?? ground;
}

/** A ground that no act against Jews is, unless the story is of that very offence. */
export function isPlain(ground: string, elsewhere: string): boolean {
  if (omission.test(ground) || takesSign.test(ground)) return true;
  if (namesOtherGroup.test(ground) && !namesJewish.test(ground)) return true;
  // "jailed for the robbery", in the report of a robbery of Jews.
  const offence = plainly.exec(ground)?.[0].split(" ")[0]?.slice(0, 5);
  return offence !== undefined && !new RegExp(`\\b${offence}`, "i").test(elsewhere);
}

/** Is what was struck or threatened left open, or told of in the story? */
function isOfStory(head: string, elsewhere: string): boolean {
  const act = bodily.exec(head);
  const after = head.slice(act ? act.index + act[0].length : 0);
  // "throwing a bottle at a door": whoever or whatever it was aimed at.
  const aimed = /^(?:throw|threw|hurl|spit|spat|shoot|fire|firing)/i.test(act?.[0] ?? "")
    ? /\b(?:at|on|into)\b (.*)/i.exec(after)?.[1]
    : undefined;
  const words = (aimed ?? after)
    .split(/\b(?:in|on|at|outside|inside|near|from|during|after|by|for|as|under|over|into|with)\b/i)
    .find((part) => part.trim() !== "")
    ?.match(/[\p{L}-]+/gu);
  const objects = (words ?? []).filter((word) => !anyVictim.test(word) && !/(?:ly|ing)$/i.test(word) && !/^\p{Lu}/u.test(word));
  return (
    objects.length === 0 || objects.some((word) => word.length > 3 && new RegExp(`\\b${word.slice(0, 7)}`, "i").test(elsewhere))
  );
}

const persons =
  /\b(?:men|women|man|woman|boys?|girls?|worshipp?ers?|congregants?|students?|pupils?|children|victims?|rabbis?|couple|famil(?:y|ies)|teenagers?|pedestrians?|mourners?|shoppers?|customers?|neighbou?rs?)\b/gi;
/** "lunging at the worshippers", "kneeing one of the men". */
const aimedAtThem =
  /(?:^(?:\w+ly )?\w+ing|\b(?:at|on|into|against|towards?)) (?:the|one of the|two of the|both) (?:\w+ )?(?:men|women|worshipp?ers|boys|girls|students|pupils|victims|congregants|couple|family)\b(?!['’])/i;
const personsOf = (text: string) => text.match(persons) ?? [];

/** Does a ground say nothing but what was uttered, or name a thing of which the page tells besides? */
export function sharesWords(head: string, elsewhere: string, mayBeBare: boolean): boolean {
  const said = (head.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? []).filter(
    (word) =>
      !/^(?:that|this|with|from|their|them|have|been|were|about|over|into|which|after|online|social|media|several|other|some|such|made|making|using|used|also|police|officers?|court|told|said|university|school|college|club|company|party|council|people|person|year|years|month|months|week|sentenced|calls?|called|posts?|remarks?|comments?|messages?|statements?|tweets?|jokes?|e-?mails?|letters?|videos?|words|antics|recent|past|historic|historical|alleged|facebook|twitter|instagram|tiktok|whatsapp|series|string|number|spate|stream|flurry|pair|slew)$/.test(
        word,
      ),
  );
  const things = said.filter((word) => !/(?:ing|ed)$/.test(word));
  return (
    (mayBeBare && things.length === 0) ||
    said.some((word) => new RegExp(`\\b${word.replace(/(?:ing|ed|s)$/, "").slice(0, 7)}`, "i").test(elsewhere))
  );
}

/** "because of religion", "for the same offences". */
const protectedGround =
  /\b(?:religio\w*|rac(?:e|ial|ist|ism)\b|ethnic\w*|national origin|creed|faith|(?:places?|houses?) of worship|same (?:offen[cs]es?|charges?|counts?|crimes?|conduct|acts?))\b/i;

/** "after an antisemitic attack on his family": what was done to whoever bears the step. */
export const doneToThem =
  /\b(?:attacks?|assaults?|abuse|harassment|threats?|slurs?|remarks?|comments?|insults?|messages?|posts?|campaign) (?:\w+ )?(?:on|against|at|about|towards?|to) (?:(?:him|her|them)\b(?!sel)|(?:his|her|their) (?:own )?(?:family|wife|husband|son|daughter|children|parents|mother|father|partner|home|house|car)\b)/i;

/** "for covering a wall with antisemitic drawings", not "for covering the trial". */
const putsOn =
  /^cover(?:ing|ed)\b[^.;,]* (?:with|in) (?:[\w-]+ ){0,4}(?:anti-?semitic|nazi|swastikas?|slogans?|graffiti|drawings?|stickers?|slurs?)\b/i;

/** What one ground is, `elsewhere` being what the page says besides. */
export function kindOf(ground: string, elsewhere: string): Ground {
  const head = headOf(ground);
  const [, quoted] = /["“]([^"”]+)/.exec(ground) ?? [];
  if (doneToThem.test(head)) return "other";
  if (chargesBias.test(head) || protectedGround.test(head) || isActAgainstJews(ground)) return "this";
  if (isPlain(head.replace(/["“][^"”]*["”]?.*/, ""), elsewhere) || takesSign.test(ground)) return "other";
  if (bodily.test(head) && otherObject.test(head) && quoted === undefined) return "other";
  const touches =
    (namesJewish.test(head) && (doing.test(head) || mayBeIt.test(head))) ||
    namesAntisemitism.test(head) ||
    namesNaziSymbol.test(head) ||
    hostility(head) >= 2;
  if (inAnswer.test(head) && !shownAtIt.test(head) && !putsOn.test(ground) && !(quoted !== undefined && /^call/i.test(head)))
    return "other";
  if (touches || (quoted !== undefined && (hostility(quoted) >= 1 || namesJewish.test(quoted)))) return "this";
  if (aboveSaid.test(head)) return "this";
  if (quoted !== undefined)
    return /\b(?:police|chief|council|management|judge|government|mayor|ministers?|referee|boss)\b/i.test(head)
      ? "other"
      : "unsaid";
  if (otherObject.test(head)) return "other";
  if (bodily.test(head) && !/\bthreats? to\b/i.test(head)) return isOfStory(head, elsewhere) ? "this" : "other";
  if (violent.test(head)) return "this";
  // "over remarks about women", where the page tells of no such thing.
  if (utterance.test(head)) return sharesWords(head, elsewhere, true) ? "this" : "unsaid";
  if (mayBeIt.test(head)) return sharesWords(head, elsewhere, false) ? "this" : "unsaid";
  if (!doing.test(head)) return "unsaid";
  if (aimedAtThem.test(head)) return "this";
  return personsOf(head).some((word) => elsewhere.toLowerCase().includes(word.toLowerCase().replace(/e?s$/, "")))
    ? "this"
    : "other";
}
