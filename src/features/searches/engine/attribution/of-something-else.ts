import { age } from "./age-behind.ts";
/*
 * "A teacher has been dismissed … Ana Ruiz apologised for the delay": words that are also those of whoever did it, about something else. Who
 * admits, denies, accepts, apologises or appears does so of some thing: an apology must name the deed where it names anything, the others say
 * that the deed is theirs unless what they are of is another's part. All patterns stand right behind a name, or behind the pronoun that takes it up.
 */

const aside = `${age}(?:,? (?:of|from|who|whose|an?|the|then|now|formerly) [^;.]{2,80}?,)?`;
const aux =
  "(?:(?:has|have|had|also|later|then|since|now|already|himself|herself|who|initially|at first|first|never|always|repeatedly|\\w+ly) )*";
const theirs =
  "(?:the|his|her|these|those|this|that|any|some of the|all the|all of the|most of the|making the|an?|one|two|three|both|all)";
/** What was done, and what it is called by those who judge it. */
const deed =
  "(?:remarks?|comments?|posts?|messages?|tweets?|words?|phrases?|slurs?|statements?|e-?mails?|letters?|threats?|jokes?|videos?|images?|memes?|gestures?|salutes?|chants?|songs?|abuse|insults?|outburst|rant|tirade|language|graffiti|swastikas?|slogans?|vandalism|damage|attacks?|assault|harassment|disorder|incident|episode|affair|exchange|behaviou?r|conduct|actions?|acts?|deeds?|offen[cs]es?|crimes?|charges?|counts?|allegations?|accusations?|claims?|complaints?|misconduct|wrongdoing|breach(?:es)?|violations?|mistakes?|errors?|faults?|part|role|responsibility|guilt|anti-?semitism|racism|hatred|views?|opinions?|intent\\w*|hurt|harm|pain|distress|offen[cs]e|upset|embarrassment|shame|liability|authorship|account|truth|everything|arson|fires?|intimidation|stalking|hate|incitement|holocaust|nazis?|writing|sermon|speech|article|essay|drawings?|stickers?|leaflets?)";
/** What somebody did who did it: "making", "having posted", "that she had written". */
const doing =
  "(?:mak|post|say|writ|send|shar|us|shout|yell|call|chant|sing|giv|perform|paint|spray|daub|draw|throw|sett|start|attack|assault|punch|kick|spit|spitt|strik|hitt|break|smash|damag|abus|insult|harass|threaten|target|mock|publish|repost|lik|tweet|uploa|upload|circulat|distribut|display|wear|refus|turn|tell|caus|commit|incit|stir|act|behav|be|los|respond|go|cross|breach|violat|deny|describ|compar|refer|utter|do|racial|intend|mean|discriminat)(?:e?ing)";
const did =
  "(?:made|posted|said|wrote|written|sent|shared|used|shouted|yelled|called|chanted|sung|sang|given|gave|performed|painted|sprayed|daubed|drawn|drew|thrown|threw|set|started|attacked|assaulted|punched|kicked|spat|struck|hit|broken|broke|smashed|damaged|abused|insulted|harassed|threatened|targeted|mocked|published|reposted|liked|tweeted|uploaded|circulated|distributed|displayed|worn|wore|refused|told|caused|committed|incited|acted|behaved|lost (?:control|his|her)|gone too|went too|crossed|breached|violated|done|did|meant|intended|been (?:drunk|drinking|joking|wrong|stupid|angry|foolish|racist|antisemitic|offensive|ironic|satirical|the (?:one|author))|is an? |was an? |was (?:wrong|drunk|joking|at fault|to blame|guilty|angry|antisemitic|racist|responsible|behind|the (?:one|author|man|woman|person))|hated?|hates|is (?:guilty|responsible|antisemitic|racist|an? ))";
const ofTheDeed = (lead: string) =>
  `${lead}(?:it\\b|them\\b|this\\b|that much|(?:${theirs} )?(?:[\\w'’-]+ ){0,4}?${deed}\\b|(?:to )?${doing}\\b|having (?:\\w+ )?${did}|(?:that )?(?:he|she|they|I) (?:(?:has|have|had|also|\\w+ly|not|never|only|did|could|should|may|might|would|didn['’]t|was|were|is) )*${did}|what (?:he|she|I|they)\\b|how (?:he|she|I|they)\\b|that (?:the|his|her|these|those|it|they)\\b[^.;]{0,30}\\b(?:was|were|is|are|had been|came|constitut\\w+|amount\\w+|could|caused|may|might|would)\\b|["“'‘]|(?:guilt|involvement|possess\\w+|membership|owning|ownership))`;

/** To admit, deny, contest: of the deed, unless what follows is the part of somebody else. */
const owns =
  "(?:admit(?:s|ted)|den(?:ies|ied)|acknowledg(?:es|ed)|conced(?:es|ed)|confess(?:es|ed)(?: to)?|dispute[sd]|disputes|contest(?:s|ed))";
const ownsSomething = new RegExp(`^${aside} ${aux}${owns}\\b`, "i");
const apologisesFor = new RegExp(`^${aside} ${aux}apologi[sz](?:es|ed)\\b(?<rest>[^.;]{0,80} for\\b.*)`, "i");
const apologisesForIt = new RegExp(
  `^[^.;]{0,80}?(?: for (?:himself|herself|themselves)\\b|${ofTheDeed(" for ")}| for (?:[^.;]{0,40}\\b)?(?:his|her|their) (?:own )?(?:[\\w-]+ ){0,2}${deed}\\b)`,
  "i",
);
/** "that the recording was his", "that he had been afraid": of the part of somebody else. */
const ofAnotherPart =
  /^[^.;]{0,60}?\bthat (?:the|this|that|it) (?:[\w-]+ ){0,2}(?:recording|film|footage|photographs?|photo|camera|phone|complaint|report|decision|delay|process|procedure|investigation|inquiry|school|club|university|company|council|party|system|response|police|matter had)\b|\b(?:ignored|overlooked|known (?:of|about)|been (?:told|warned|informed|aware|afraid|frightened|scared|slow|tempted|too|asleep|away|relieved|shocked|surprised)|(?:he|she) (?:had )?(?:thought of|considered) \w+ing|having (?:known|seen|heard|ignored)|seen (?:it|the)|heard (?:it|the)|covered (?:it |them )?up|turned a blind eye|sent the (?:screenshots?|recording|film))\b/i;

/** A step with a reason of its own: "was dropped after a knee injury". */
const ownReason = `\\b(?:banned|suspended|dismissed|sacked|fired|disciplined|dropped|removed|put on leave|expelled|disqualified|fined|stood down|released|rested|left out|turned down|refused|ban|suspension)\\b[^.;]{0,30}?,? (?:(?:after|because of|following|through|with|owing to|due to) (?:an? |the |his |her |two |three |\\d+ )?(?:[\\w-]+ )?(?:injur\\w+|illness|operation|knee|ankle|positive (?:drug|dope|doping|test)|drug tests?|defeats?|accident|unpaid|failed (?:drug|medical)|bereavement|row over (?:pay|money|tactics|expenses|wages|hours)|missed|poor (?:form|results|attendance|performance)|concussion|fall|drink-driving|crash|shortage|cuts?|redundanc\\w+)\\b|in a (?:[\\w-]+ )?(?:dispute|row|argument|disagreement) (?:over|about|with) |(?:for|over|after|because of|for having) (?:(?:his|her|their|an?|the|unpaid|false|late) )?(?:expenses?|fees?|timekeeping|time-keeping|attendance|missing|missed|stealing|theft|speeding|parking|drug|doping|drink|drinking|sleeping|being late|arriving late|lateness|absence|fraud|unpaid|overdue|swearing at|a tackle|pushing (?:an? )?(?:opponent|referee)|leaving (?:a|the|his|her)|accepting|taking (?:bribes|money|gifts|free)|betting|gambling|tax)\\b)`;
/** Right behind the name, or behind what is said of whoever bears it. */
const behindName = [
  // Who appears as a witness, or for somebody.
  ` (?:will |is (?:to|expected to) |is due to |was (?:called|due) (?:to )?)?(?:appear\\w*|give evidence|gave evidence|be heard|testif\\w+|called|heard)\\b[^.;]{0,70}\\b(?:as an? (?:[\\w-]+ )?witness|as the (?:first|second|third|next|last|main|chief|only) witness|to (?:explain|describe|recount|report|tell|answer for the|give evidence|testify|say (?:what|how)|speak (?:for|about)|support)|on behalf of|for the (?:school|club|council|prosecution|defen[cs]e|party|university|family))\\b`,
  ` (?:is|was|has been|had been) (?:a|the|called as a|heard as a) (?:[\\w-]+ )?witness\\b`,
  // Who is asked, and of what.
  ` ${aux}(?:did not (?:respond|reply|answer)|declin(?:es|ed)|refus(?:es|ed))\\b[^.;]{0,60} (?:(?:on|about|to say|as to|to explain) )?(?:how|why|when|whether|who|what) (?:(?:many|much|long|soon|well) )?(?:the|it|his club|her club|nobody|no action|complaints?)\\b`,
  ` ${aux}faces? (?:[\\w-]+ )?questions (?:about|over) (?:why|how|when|whether|what (?:the|was))\\b`,
  // The decision, by whom it is too little.
  ` ${aux}(?:accept(?:s|ed)|welcom(?:es|ed)) [^.;]{2,90}\\b(?:too (?:late|lenient|short|little|light|slow)|long overdue|overdue|came late|apolog(?:y|ies))\\b`,
  ` ${aux}accept(?:s|ed) (?:the|his|her|an|their) (?:[\\w-]+ )?apolog`,
  ` ${aux}(?:said|says|felt|feels|told [^.;]{2,40}?)(?: that)? the (?:ban|sentence|fine|sanction|punishment|penalty|decision|suspension) (?:was|is|had been) (?:too (?:short|lenient|light|small|little|late)|long overdue|not enough|deserved|right|fair)\\b`,
  // To call for something.
  ` ${aux}appeal(?:s|ed|ing)? (?:for|to) (?:(?:other|any|the (?:public|community|fans|members|residents|congregation|public|media)|every|all|people|parents|students|those|supporters|members|witness|others|local)\\w*)\\b`,
  ` ${aux}(?:plead(?:s|ed)|pled) (?:with|for)\\b`,
  ` ${aux}(?:lost|won) (?:his|her|an|the) (?:[\\w-]+ )?(?:appeal|bid|application|claim|request) to (?:have|see|make|open|be heard|publish|stop|keep)\\b`,
  // Time for a task.
  ` ${aux}(?:was |is |been )?(?:given|granted|has|had) (?:an? |\\d+ |\\w+ )?(?:days?|weeks?|months?|years?)(?:['’]s?)? (?:to (?:find|reply to|prepare|investigate|look|report|hire|appoint|replace)|pay|salary|wages|leave|holiday|notice)\\b`,
  ` ${aux}must (?:now )?(?:find|hire|appoint|decide|explain|investigate|replace)\\b`,
  ` (?:is|was|were|has been|had been) ordered (?:by [^.;]{2,40} )?to (?:hand over|disclose|produce|release|provide|publish|give (?:the|a) (?:panel|court|tribunal))\\b`,
  // Who came in for them, or was there.
  ` (?:has|had) (?:taught|taken|run|led|coached|covered|driven|held|done) (?:the|his|her|their|its) (?:[\\w-]+ ){1,3}(?:since|ever since|from then on|in the meantime)(?:[.,;]|$)`,
  ` (?:was|were|had been|is) (?:\\w+ing) (?:[^.;,]{0,40} )?(?:(?:beside|behind|next to|opposite|with|near|alongside) (?:him|her|them)\\b|when it (?:began|started|happened)|at the (?:bar|time of the (?:attack|incident)))`,
  ` ${aux}(?:posted|sent|shared|forwarded|passed|wrote|handed|gave|showed) (?:an? (?:warning|notice|reminder|steward|guard|letter|complaint|thank\\w*|reply|apology|copy)\\b|(?:[^.;]{0,40} )?(?:to|with|for) (?:the |an? |his |her |their )?(?:[\\w-]+ )?(?:editor|dean|head|headmaster|headteacher|principal|board|committee|panel|inquiry|regulator|chair|ombudsman|tribunal|police|members|parents|governors|union|lawyers?|investigators?|manager|managers|club|school|company|newspaper|echo|ethics|authorities|rabbi|council|administrators?|moderators?|human resources|hr)\\b)`,
  ` (?:told|informed) [^.;]{2,40} (?:that )?(?:he|she) had (?:meant|wanted|tried|hoped|planned|thought of|been afraid|been about|intended) to (?:complain|report|speak|tell|raise|warn|stop|intervene|leave)\\b`,
  ` ${aux}(?:deleted|removed|took down|taken down|withdrew) [^.;]{2,60}\\bas (?:its|the|an?) (?:administrator|moderator|editor|owner|webmaster|host)\\b`,
  // Named by mistake.
  ` ${aux}(?:was |were |been )*(?:wrongly|mistakenly|falsely|erroneously) (?:named|identified|accused|blamed|taken for|linked)\\b`,
  ` ${aux}(?:was |been )*(?:named|identified|accused|blamed) [^.;]{0,40}?(?:in error|by mistake|wrongly|mistakenly)\\b`,
  // Leaves in protest.
  ` ${aux}(?:resign\\w*|quit|left|stepped down|walked out|withdrew|cancelled)\\b[^.;]{0,60}\\b(?:in protest|because of (?:what|how|the way)|over (?:how|the (?:handling|way|delay))|out of solidarity|in solidarity|in support)\\b`,
];
const further = [
  `\\bas the (?:one|person|man|woman|pupil|student|parent) who (?:had )?(?:complained|reported|raised|received|filmed)\\b`,
  // Of another: afraid of him, employing her.
  `\\b(?:(?:afraid|frightened|scared|wary|tired|jealous|critical|fond|proud) of|(?:regret\\w*|sorry for|sorry about) (?:ever |having )?(?:hir|employ|appoint|trust|know|meet|invit|recommend|promot|defend|believ|support|follow|vot)\\w*(?: for)?|(?:report|warn|stop|dismiss|sack|suspend|discipline|confront|challenge|film|filmed|record|help|protect|replac)(?:ed|ing)?) (?:him|her)(?=[.,;]|$| (?:sooner|again|earlier|before|at|to|in|on|for|and|but|when|twice|once)\\b)`,
  `\\b(?:he|she) (?:was|had been) (?:(?:drunk|shouting|loud|rude|angry) and )?(?:abusive|aggressive|rude|violent|out of control|threatening)\\b`,
  `\\b(?:regret\\w*|sorry|sorry for|apologi[sz]\\w+ for) (?:not |that (?:he|she) had not )(?:hav\\w+ )?(?:act|react|report|speak|spok|said|say|do|done|see|notic|stopp|interven|complain|stay|attend|com|return|warn|realis|realiz)\\w*`,
  // A thing of theirs that is another's.
  `^['’]s? (?:[\\w-]+ ){0,2}(?:posts?|tweets?|messages?|comments?|e-?mails?|letters?|videos?|remarks?) (?:(?:in (?:reply|response|answer|support|protest)|asking|begging|warning|complaining|thanking|praising|welcoming|condemning|denouncing|about (?!(?:the )?(?:jew|israel|holocaust|hitler|nazi|synagog|zion|rabbi|him|her|them))|to the (?:school|club|council|panel|police|board|head|company|university|committee|ombudsman|regulator|editor))\\b|[^.;]{0,60}\\b(?:to (?:prove|show) (?:that|how)|as (?:an example|proof) (?:of|that)|in them the|in which (?:he|she) (?:\\w+ )?(?:begg|ask|plead|implor|complain|warn|describ|thank)|by (?:trolls|mistake|accident)|(?:were|was) about (?!(?:the )?(?:jew|israel|holocaust|hitler|nazi|synagog|zion|rabbi)))\\b)`,
  `\\b(?:he|she) had (?:posted|sent|put|left) (?:an? (?:warning|steward|guard|notice|reminder|letter|security)|the (?:letters?|warning|notice|minutes))\\b`,
  // Named by mistake.
  `\\bhas the same name\\b|, (?:an? |in an? )?(?:matter|case|dispute|issue)\\b[^.;]{0,50}\\b(?:unconnected|unrelated|separate|nothing to do)\\b`,
  ownReason,
];
const elsewhere = new RegExp([`^${aside}(?:${behindName.join("|")})`, ...further].join("|"), "i");

/** What stands behind a name tells of something else than the deed: no word of it says that the deed is theirs. */
export function isOfSomethingElse(behind: string): boolean {
  if (elsewhere.test(behind)) return true;
  if (ownsSomething.test(behind)) return ofAnotherPart.test(behind);
  const apology = apologisesFor.exec(behind)?.groups?.["rest"];
  return apology !== undefined && !apologisesForIt.test(apology);
}

const withReason = new RegExp(ownReason, "i");
/** Whatever was done was done for a reason of its own, which is not the deed: "was turned down because of an unpaid fine". */
export const hasOwnReason = (behind: string) => withReason.test(behind);
