import { quick } from "#app/lib/language/quick-pattern.ts";
import { ceiling, turnsRound } from "./neutral-speech.ts";
import { dishes } from "./kitchen-words.ts";
import { murderDerided } from "./murder-derided.ts";
import { oblique } from "./oblique.ts";
import { maySayOfAClass, saidOfAClass } from "./said-of-a-class.ts";
import { disapproves } from "./disapproves.ts";
import { saidOfJews } from "./said-of-jews.ts";
import { withoutSaidNotSo } from "./said-not-so.ts";
import { withoutAnothersTalk } from "./in-anothers-mouth.ts";
import { withoutMentionedSpeech } from "./speech-mentioned.ts";
import { withoutStandingByIt } from "./stands-by-it.ts";
import { formsOf } from "../reading/verbs.ts";
import { biasOffences } from "./bias-offences.ts";

/**
 * How far words are anti-Jewish by themselves: 0 not, 1 coded or mere mention, 2 hostile
 * generalisation, 3 slur, threat, exclusion or denial. Only words of the source are weighed, never a
 * topic: talk about Israel, Zionism or a government scores 0.
 */
export type Hostility = 0 | 1 | 2 | 3;

const slur = quick(
  /\b(?:(?:you|your|you people|your (?:people|lot|kind|sort)|they|jews?|these people) killed (?:christ|jesus|our lord|the lord)|kikes?|hymies?|heebs?|sheen(?:y|ies)|jew[- ]?boys?|christ[- ]killers?|zhids?|judensau|holohoax|holo-hoax|jewed|jewing|jew (?:me|him|her|them|us) down|jew-?rats?|oven[- ]dodgers?|yids?|shylocks?(?!'s? (?:speech|lines?|daughter|monologue|part|role))|goyim know|jewnited|judenrat|yiddos?|parasit\w* jews?|jude(?:n|s)? (?:raus|verrecke|weg|ins gas)|jews (?:raus|verrecke|weg|ins gas)|jew-? ?hunt(?:ing|ers?)?|jew-? ?bashing|(?:you|dirty|greedy|money-grubbing|little|old|rich|fucking|stinking) hebes?|sales? juifs?|mort aux juifs|les juifs au four|joden aan het gas|alle joden|[żz]ydzi do gazu|jebać żydów|fuera jud[ií]os|muerte a los jud[ií]os|ebrei ai forni|morte agli ebrei)\b/i,
);
const threat =
  /\b(?:kill|sort(?:ing)? out|execute|gas|burn|hang|shoot|exterminate|murder|slaughter|hate|fuck|f[*\-u]+c?k|screw|bury|deport|hunt|behead|bomb|stab|lynch|eliminate|eradicate|annihilate|cleanse|purge|wipe out|get rid of|drive|round up|death to|down with|curse|burning|killing|gassing)\b[^.!?]{0,40}\b(?:jews?|jewry)\b/i;
const doom = quick(
  /\b(?:camps?|ovens?|ghettos?|graves?|gutters?|cages?|zoo|gas|hell|furnaces?|showers?|ground|sewers?)\b[^.!?"]{0,25}\bwhere (?:the |all |you |these )?jews belong\b|\bjews? belongs? (?:in|on|under|behind|up|to|back in|six) (?:the |an? |their )?(?:\w+ )?(?:camps?|ovens?|ghettos?|graves?|gutters?|cages?|zoo|gas|hell|furnaces?|showers?|ground|sewers?|chimneys?|sea|jail|feet)\b|\bnext time,? (?:it['’]?s |it will be |it['’]?ll be |it is |with |we['’]?ll get |for |come )?(?:the |some |all the )?jews\b|\b(?:light(?:ing)? up|shoot(?:ing)? up|blow(?:ing)? up|tak(?:e|ing) out|run(?:ning)? over|bash(?:ing)?|roast(?:ing)?|gun(?:ning)? down|mow(?:ing)? down) (?:\w+ ){0,2}jews?\b|\bjews?\b[^.!?"]{0,30}\b(?:out|get out|go home|go back|to the (?:gas|ovens?)|in(?:to)? (?:the )?(?:ovens?|gas)|will (?:pay|die|burn|not replace|bleed)|(?:must|should(?:'ve| have)?|deserved? to) (?:all )?(?:be |been )?(?:die|dead|killed|gassed|burn(?:ed|t)?|leave|hang(?:ed)?|shot|deported|go|pay|exterminated|wiped|expelled|(?:made|forced|told) to (?:leave|go|pack|flee|move (?:out|away|on)|get out)|(?:driven|forced|thrown|packed|sent) (?:out|off|away|packing))|die|burn|perish|(?:are )?not (?:welcome|allowed|wanted|human)|aren't welcome|had it coming|brought it on|not replace us|back to|keep out|(?:are|have) to leave|must leave|leave (?:the|our|this|or))\b/i,
);
/** A threat that names nobody's death. */
const menace =
  /\bwe know where (?:the |that |this |your )?(?:\w+ )?jewess\w*\b|\b(?:jews?|jewish|rabbis?|synagogues?)\b[^.!?"]{0,40}\bwe (?:all )?(?:know|found|have) (?:out )?(?:where you|your (?:address|home|house|names?))|\bwe (?:know|found out) where (?:you|the|these|those|all) (?:\w+ ){0,2}(?:jews?|rabbis?)\b|\bjews?\b[^.!?"]{0,30}\b(?:you(?:'re| are) next|watch your backs?|your days are numbered|we(?:'re| are) coming(?: for you)?|we(?:'ll| will) (?:find|get|come for) you)\b/i;
const exclusion =
  /\b(?:not|never|n't) (?:been |had |seen )?(?:a (?:single )?|one |any )jews? (?:on|in|at|across) (?:this|our|my|the) (?:street|road|block|estate|floor|village|town|building|club|parish|island|valley|team|school)\b[^.!?]{0,60}\b(?:going to be|never will|will be|won't be|be one)\b|\b(?:kennels?|cages?|zoo|stys?|pens?|stables?|dump|bins?) for (?:the )?jews?\b|\bjew(?:'s|s'|ish)? (?:house|home|shop|store|synagogue|temple|car)s? (?:will |would |could )?burns? (?:just )?(?:as|like|easy|well|nice|bright|too)\b|\bno (?:more )?(?:room for (?:the )?)?jews?\b|(?:\bnot?|n't|\bnever)\b[^.!?"]{0,20}\b(?:take|taking|want|serve|serving|rent(?:ing)?|hire|hiring|have|having|had|treat|do|sell(?:ing)?|allow|like|trust|employ(?:ing)?|do business with|accept|host)\b[^.!?"]{0,15}\bjews?\b|\bjew[- ]?free\b|\bone jew (?:is (?:one )?too many|less|fewer)\b/i;
const insult = quick(
  /\bjews (?:are|r) (?:all |just |such |absolute |complete |total |fucking |nothing but |a bunch of |the |subhuman )*(?:trash|garbage|rubbish|dirt|filth|scum|subhumans?|subhuman|worthless|disgusting|swine|cockroaches|cancer|leeches|maggots)\b|(?<!\b(?:was|were|been|remains?|is) (?:an? |the )?(?:\w+ )?)\b(?:black|dark|bitter|evil) day (?:up)?on (?:the |all (?:the )?)?jews\b|\b(?:curse|damn) (?:the|all|those|you) jews\b|\b(?:dirty|filthy|fucking|f[*-]+ing|stinking|greedy|damn(?:ed)?|goddamn|bloody|typical|evil|cunning|lying|cheap|ugly|stupid|thieving|crooked|rotten|disgusting|nasty|slimy|sneaky|money-grubbing|all the same|same|scum\w*|wrong) (?:\w+ )?jews?\b|\bjew (?:coups?|plots?|jabs?|virus|agendas?|cabals?|conspirac(?:y|ies)|hoax(?:es)?|propaganda|masters?|puppets?|slaves?|elites?|overlords?|system|press|papers?|wars?|empire|regime|mafia|mob|machine|scams?|schemes?)\b|\b(?:that|this|it)(?:'s| is) (?:just |exactly |only )?(?:the way|how|what) (?:the |these |all )?jews (?:work|operate|are|do|act|behave|think)\b|\bjews? (?:scum|pigs?|rats?|bastards?|bitch\w*|vermin|money|bankers?|doctors?|lawyers?|germs?|gold|greed|purses?|stink|stench|accountants?|tactics|devils?|cows?|media|lies|trash|filth|dogs?|swine|lovers?|prices|bakery|tricks?|thing|nose|banks?|power|run|owned|controlled|cunts?|lobby|world|school|whores?)\b|\bjew (?:shops?|stores?|house|houses|landlords?|landlady|wife|kids?|brats?|boss|teachers?|judges?|candidate|politicians?|senator|owners?|restaurant|deli|food|holidays?|church|building|kitchens?|nonsense|crap|shit|flag|hats?|names?|princess|neighbou?rs?|parasites?|leech\w*|roaches|mafia|lover|hospital|club|cemetery|temple|car|cars|stuff|jokes?|haircut|propaganda)\b|\b(?:you|ya|u|these|those) (?:\w+ ){0,2}jews?\b|\bjew,? jew\b/i,
);
/** "Jewish pig!": said to somebody's face, not of pigs. */
const jewishInsult =
  /\b(?:you |u |ya )?(?:\w+ )?jewish (?:pigs?|dogs?|swine|bastards?|bitch(?:es)?|cunts?|c[*u]nts?|whores?|rats?|scum|vermin|filth|trash|cows?|pricks?|shits?|fucks?|monkeys?|parasites?|devils?|thie(?:f|ves)|snakes?|rapists?|murderers?)(?=\s*(?:[.,!?;:'"”’)]|$|and\b|or\b|go\b|get\b|you\b))/i;
/** A slur with letters left out by the editor: "k*ke", "f—ing k—e", "dirty J*w". */
const maskedSlurs: [RegExp, string][] = [
  [/\bk[*_•-]{1,4}k?e(s?)\b|\bk[–—]e(s?)\b|\bki[*_–—-]{1,2}e(s?)\b|\bk(?:\*{2,4}|-{3,4})(s?)(?![\w-])/gi, "kike"],
  [/\by[*_•–—-]{1,3}d(s?)\b|\by\*{2}(s?)(?!\w)/gi, "yid"],
  [/\bj[*_•]{1,2}w(s?)\b|\bj[–—]w(s?)\b|\bj\*{2}(s?)(?!\w)/gi, "jew"],
  [/\bz[*_•]{1,2}d(s?)\b|\bzh[*_•]d(s?)\b/gi, "zhid"],
];

/** The words with the letters put back. */
function unmasked(words: string): string {
  if (!/[*_•–—-]/.test(words)) return words;
  return maskedSlurs.reduce((text, [pattern, slurred]) => text.replace(pattern, slurred), words);
}

const trope = quick(
  /\byour jewish privilege\b|\bjews? (?:had |have |has |secretly |really |were the ones who ){0,2}(?:planned|organi[sz]ed|staged|arranged|orchestrated|carried out|masterminded|perpetrated|were behind|did) (?:the )?(?:9\/11|september|attacks?|bombings?|war|wars|shooting|pandemic|crash|famine|revolution|assassination|slave trade)|\bjew(?:s|ish)\b[^.!?"]{0,50}\b(?:(?:only |more |first )*loyal(?:ty is| only)? (?:only )?(?:is )?to (?:israel|tel aviv|jerusalem|themselves|each other|their own|another|a foreign)|dual loyalt\w+|disloyal|not loyal|divided loyalt\w+)|\b(?:tight|stingy|cheap|mean|greedy|rich|wealthy|good with (?:money|numbers)|careful with (?:his |her |their )?money|tight-?fisted|sly|crafty|dishonest|untrustworthy)(?: \w+){0,2} (?:because|as|since|'?cause|coz|cos) (?:he|she|they|you)(?:'s|'re| is| are| was| were) (?:an? )?(?:\w+ )?jew(?:s|ish)?\b|\bjews,? (?:the |our |these |those )?(?:\w+ )?(?:masters|owners|rulers|kings|lords|bosses|puppet ?masters|enemies|killers|murderers|liars|thieves|usurers|parasites) of\b|\bjews (?:have|had|got|have got|'ve got) (?:an? |their |another |the )?(?:\w+ )?(?:plans?|schemes?|plots?|agendas?|grip|stranglehold|monopoly|hand in|fingers in|claws|tentacles)\b(?! for (?:peace|the future|the holidays?))|\bbehind\b[^.!?"]{0,40}\b(?:stands?|sits?|lurks?|hides?|you(?:'ll| will) (?:always )?find) (?:the |an? )?jews?\b|\bjewish \w+s (?:look(?:s|ed)? after|harvest\w*|poison\w*|bleed\w*|exploit\w*|fleec\w+|milk\w*|experiment\w*|stick together|cover for|only (?:hire|help|promote))\b|\b(?:the )?jews?\b[^.!?"]{0,40}\b(?:control\w*|owns|(?<!\b(?:my|our|your|his|her|its|on their|for their|in their) )own|owned|owning|runs?|running|rules?|ruled|ruling|buying|taking over|taking|push(?:ed|ing)? (?:us|you|out)|architects? of|bankroll\w*|invented|caused|started|did (?:it|this|9\/11)|behind|pull the strings|look after (?:jews|their own|its own)|dominat\w*|manipulat\w*|conspir\w*|to blame|money|greed\w*|wealth|responsible for|our misfortune|replac\w*|took|taken|buy|buys|stole|steal|cheat\w*|bought|poison\w*|lie|lied|drink|blood|filth|vermin|rats?|parasites?|lice|disease|plague|cancer|virus|snakes?|satan|devil|laugh at|multiply|get(?:ting)? rich|charg\w+ you|price|bill|wallets?|invoice|penny|stingy)\b|\b(?:blame|fault of|because of|like|for a|being a|a bunch of|bunch of|sounds?|as greedy as|owned by|run by|controlled by|money from) (?:the |a )?jews?\b|\b(?:rats?|vermin|f(?:a)?eces|excrement|sewage|cockroach\w*|parasit\w*|leech\w*|pigs?|swine|cancer|plague|demons?|devils?|hyenas?)\b[^.!?"]{0,40}\bjew(?:s|ish)?\b|\bjewish (?:hand|fingers|tentacles|yoke|clutter|rabble|fairy ?tale|fable|lies?|hoax|myth|invention|fraud|swindle|racket|world|overlords?|masters?)\b|\bjewish (?:product|cure|virus|disease|poison|vaccine|plandemic|invention|agenda|scheme|experiment)\b|\bjewish (?:\w+ )?supremac\w*|\bjews? (?:and|or|nor) (?:dogs?|blacks?|gypsies)\b|\b(?:dogs?|blacks?|gypsies) (?:and|or|nor) jews?\b|\bjewish (?:way|trick|habit|money|bankers?|cash|lobby|media|power|cabal|conspiracy|supremac\w*|control|greed|influence|plot|problem|question|vermin|scum|blood|race|mafia|elites?)\b|\b(?:don't|do not|can't|cannot|never) (?:like|trust|stand) (?:the |a )?jews?\b|\bbecause jews\b|\bjews,? they\b|\bnot (?:the|our) fault[^.]{0,30}jews\b|\bsynagogue of satan\b|\b(?:international|world|organi[sz]ed) jew(?:ry|s)?\b|\bprotocols of the\b|\bchosen people\b[^.]{0,40}\b(?:money|control|run)\b|\bhere come the jews\b|\bit(?:'s| is| was|'s been| has been) (?:always |all |only |just |been )*(?:(?:the|those|these|you) )?jews\b(?! (?:who|that|and))|\bwho (?:owns?|controls?|runs?|profits?|benefits?|gains?|pays?|paid|started|caused|did|is behind|sits|decides)\b[^.!?]{0,80}\? (?:\w+,? )?(?:it's |it is )?(?:always |only )?(?:the )?jews\b|\b(?:agenda|media|press|hollywood|government|bank(?:s|ing)?|wars?|vaccines?|plan|scam|pandemic|plandemic|usury|money|communism|pornography|abortion|immigration|everything|all of it)\b[^.!?"]{0,12}\b(?:is|are|was|were) (?:all |entirely |totally |so )?jewish\b|\bjews? (?:have|has|had|got) (?:\w+ ){0,3}(?:everybody|everyone|somebody|other people|our|my|your|the rest)(?: else)?(?:'s|s')? \w*|\brothschilds?\b[^.!?]{0,20}\b(?:puppets?|money|stooges?|pawns?|agents?|control\w*|own\w*|behind|bank\w*)\b/i,
);
/** What Jews are said to do to everybody else, in any form of the verb; what is done to them is no trope. */
const harms = new RegExp(
  `\\bjews (?:(?:have|had|always|all|just|secretly|now|will|would|simply|do|did) ){0,2}(?:${formsOf(
    "dictate skim overcharge haggle hoard scheme plot conspire lie deceive trick defraud extort profiteer gouge own control run rule buy steal rob cheat swindle corrupt poison ruin infiltrate hijack dominate manipulate bribe blackmail exploit betray plunder fleece engineer orchestrate finance import flood",
  )})\\b(?! by\\b)|\\bjews (?:are|were) (?:\\w+ly |all |now )?(?:owning|controlling|running|ruling|buying|stealing|robbing|cheating|poisoning|ruining|bribing|betraying)\\b`,
  "i",
);
/** A service that is not done for Jews, a company that is not kept with them; what was never the case ("have never worked with") is neither. */
const shunning =
  /\bjews (?:decide|choose|determine|tell us|dictate)(?:s|d)? (?:what|who|how|when|which|whether)\b|(?:n't|\bnot|\bnever|\brefuses? to) (?:\w+ ){0,1}(?:bake|cook|cater|print|build|repair|sew|deliver|perform|trade|deal|teach|insure|lend|lease|let|play|drive|work|sit|eat|live|share|drink|dance|shake hands) (?:\w+ ){0,2}(?:for|to|with|beside|near|next to) (?:the |you |any |you people,? )?jews?\b/i;
/** Words thrown at somebody as the Jew that they are taken for: "Eat this, Jew". */
const address = /(?:, (?:you )?|\byou )jews?[.!?]*$/i;
const denial = quick(
  /\b(?:hitler|(?:the )?nazis|(?:the )?germans|the ss|the (?:third )?reich)\b[^.!?]{0,20}\b(?:never|did not|didn['’]t) (?:\w+ ){0,2}(?:us(?:e|ed)|had|have|buil[dt]|ran|run|operat\w+|gass\w*|gas|kill\w*|murder\w*|exterminat\w*) [^.!?]{0,25}\b(?:gas chambers?|jews)\b|\b(?:never|not|no|wasn't|weren't) (?:even |really |actually )?(?:an? |a single |any |one |single )*(?:[\w-]+ ){0,2}gas chambers?\b(?! (?:here|yet|until|at|in this))|\b(?:holocaust|shoah|gas chambers?|six million(?: figure| number| dead)?)\b[^.!?]{0,15}\b(?:as|was|were|is|are) (?:just |only |merely |nothing but |nothing more than )?(?:an? |the )?(?:[\w-]+ )?(?:tricks?|detail of|details? in|footnote|scam|con|racket|fraud|swindle|hoax|lie|myth|fable|fairy ?tale|invention|fiction|business|invoice|accounting|bookkeeping|number game|legend)\b|\b(?:holocaust|shoah|gas chambers?|death camps?|extermination camps?)\b[^.!?]{0,40}\b(?:(?:had )?never (?:really |actually )?(?:existed|took place|been built|built)|did(?:n['’]t| not) (?:really |actually )?exist)\b|\b(?:holocaust|shoah)\b[^.!?]{0,60}\b(?:hoax|lie|lies|myth|never happened|didn't happen|did not happen|fake|fraud|exaggerat\w*|blown (?:up|out)|out of (?:all )?proportion|overblown|overstated|fiction|invented|made[- ]up|concocted|fabricat\w*|industry|scam|con|racket|swindle|fundrais\w+|money[- ]?(?:maker|making|spinner)|business model|marketing|gravy train|bedtime story|ghost story|fairy ?tale|so-called)\b|\bsix million\b[^.!?]{0,30}\b(?:number|figure|total|sum) (?:they|that they|the jews)\b|\b(?:hoax|lie|lies|myth|legend|fraud|fairy ?tale|invention|swindle) (?:of|about|called) (?:the )?(?:holocaust|shoah|six million|gas chambers|auschwitz)\b|\b(?:six|6) million\b[^.!]{0,12}(?:\bnot|n't|\bnever) (?:nearly )?enough\b|\b(?:auschwitz|birkenau|majdanek|treblinka)\b[^.!?]{0,60}\b(?:labou?r|work|transit|holiday) camp\b|\b(?:not|never|n't) (?:an? )?(?:extermination|death) camps?\b|\b(?:so-called|fake|alleged) holocaust\b|\bsix million\b[^.!?]{0,40}\b(?:lie|lies|myth|hoax|never)\b|\bsix million\b[^.!?]{0,20}\b(?:fairy ?tale|fable|fiction|swindle|bookkeep\w*)\b|\b(?:diary of anne frank|anne frank(?:'s)? diary)\b[^.!?]{0,30}\b(?:forge\w*|fake\w*|fraud|hoax|invent\w*)\b|\bsix million lie\b|\bdon't believe it happened\b|\bno gas chambers\b|\b(?:no|not (?:a|one)) (?:single )?(?:jews?|one|person|human) (?:was|were) (?:ever )?gassed\b|\bnobody was (?:ever )?gassed\b|\bgas chambers? (?:were|was|is|are) (?:only |just |merely |nothing but )?(?:an? )?(?:\w+ )?(?:lies?|fakes?|hoax|myth|never|stage|sets?|fairy ?tales?|tales?|stor(?:y|ies)|backdrops?|constructions?|fabrications?|props?|invention|fiction|propaganda|fable|showers|delousing)\b/i,
);
/** A claim about Jews in general, or about "any", "that" or "some" Jew. */
const agency =
  /\bjewish \w+s (?:own|run|control|rule|buy|bought|pay|paid|fund|decide|squeeze|cheat|steal|lie|hide|hoard|profit)\w*\b|\b(?:tight|stingy|tight-?fisted|grasping|crafty|cunning|sly|shifty|sneaky|scheming|conniving|cheap|greedy|money-grubbing|rich|wealthy|arrogant|horrible|pushy|loud|little|fat|old|that|another|dirty|filthy|bloody) (?:\w+ )?jew(?:ess)?\b(?! (?:was|is|has|had)\b)|\b(?:do not|don't|will not|won't|never|not going to|refuse to|rather not|wouldn't|would not|can't|cannot|no longer|stopped) (?:ever )?(?!(?:even |once |actually )?(?:mention|sa(?:y|id)|call|refer|blam|meant?\b|nam(?:e|ed)\b|sp(?:eak|oke)|talk|think|thought|hear|know|knew|claim|hat|hurt|harm|insult|attack|target|accus|believ|argu|suggest|writ|wrote|use[ds]?\b))(?:\w+ ){1,2}(?:a |to |with |for |the |any |more )*jews?\b/i;
const averse =
  /\b(?:too many|sick of|tired of|fed up with|enough of|full of|infested with|overrun (?:by|with)|crawling with|rid of|smell\w* (?:of|like)|typical of|act(?:s|ed|ing)? like|behav\w+ like|refus\w+ to (?:\w+ ){0,4}|(?<!\b(?:had|has|have|did|does) )not (?:\w+ ){0,4}(?:with|to|for|beside|near|among|under)|instead of|rather than) (?:\w+ ){0,3}jews?\b|\bjews?\b[^.!?"]{0,30}\b(?:scare|drive|frighten|put) (?:off|away|people off)\b|\bjew-?(?:girl|woman|face|nose|bag|lover|boy|fuck|bastard)s?\b/i;
const benign =
  /\b(?:not|never|don't|didn't|do not|did not|wouldn't|would not) (?:\w+ ){0,2}(?:hate|hurt|harm|mean|blame|target|dislike|attack|against|offend|all|only|just|insult|threaten|single out|believe)\b/i;
/** "It never entered my mind that I was writing about Jews". */
const disowned =
  /\b(?:never|not|n't|nothing)\b[^.!?]{0,50}\b(?:about|against|meant?|mean|directed at|aimed at|thinking of|targeting|attacking)\b[^.!?]{0,20}\bjews?\b/i;
const generic =
  /\bjews,? (?:\w+ly )?(?:would|will|always|never|only|all|are|were|have|want|think|know|love|hate|need|get|make|do|don't|can't|should|must|ride|pray|come)\b(?! (?:been )?(?:murdered|killed|deported|persecuted|afraid|safe|welcome|part of|entitled|lived|living|victims|people|human|targeted|attacked|scared|threatened|hurt|frightened|leaving|neighbou?rs))|\b(?:any|some|that|this|another|little|old|rich|wee|no) jews?\b|\bhere come the jews\b|\bbecause (?:they|you|he|she|we thought they|i thought they)(?:'re| are| were| was| is)? (?:a )?jew(?:s|ish)?\b|\bask (?:a|any) jew\b/i;
const removal =
  /\b(?:put|send|throw|ship|pack|kick|march|load|push|chuck)(?:ing|s)?\b[^.!?"]{0,15}\bjews\b[^.!?"]{0,20}\b(?:on|in|into|onto|out|back|away|off)\b/i;
const genocidal = quick(
  /\b(?:torahs?|talmud|synagogues?|shuls?|menorahs?|mezuz(?:ahs?|oth?)|rabbis?)\b[^.!?]{0,12}\b(?:burns? (?:nicely|well|easily|good|down|best|like|too)|(?:should|must|will|needs? to|ought to|going to) burn)\b|\b(?:hitler|adolf|the f[uü]hrer) (?:was right|should(?:'ve| have)(?! been (?:stopped|shot|hanged|arrested|tried|opposed|resisted|beaten|defeated|taken seriously|challenged|killed|assassinated)\b)|had (?:it right|the right)|did nothing wrong|did(?:n't| not) (?:finish|go far|kill|get)|knew|missed|ran out of|(?:just )?needed more)|\b(?:did(?:n't| not)|never|failed to|should(?:'ve| have)|could(?:n't| not)) (?:\w+ )?finish(?:ed)? (?:off )?(?:(?:the|all the|all|you|every) )?(?:jews?|lot of you|you lot)\b\b|\bwhere (?:they|we) gas(?:sed)? (?:you|them|jews)\b|\b(?:heil|hail|sieg) (?:hitler|heil)\b|\bgas (?:them|you|'em|the)\b|\bzyklon(?:'s| b)? (?:for|to|on)\b|\b(?:should(?:'ve| have)?|belongs?|back|go(?:ing|ne)?|went|send(?:ing)?|put|get|throw|straight|fit|ready|wish(?:ed)?|need) [^.!?"]{0,25}\b(?:in|into|to|for|up) the (?:ovens?|gas(?: chambers?)?|showers|chimneys?|camps?|crematori\w*)\b|\b(?:up|down|out of) the chimney\b|\bback to (?:auschwitz|dachau|treblinka)\b|\bpeople like you\b[^.!?]{0,60}\b(?:dead|gassed|die|burn(?:ed|t)?)\b|\b(?:finish\w*|complet\w+) what (?:hitler|adolf|the (?:germans|nazis|f[uü]hrer|third reich)) (?:\w+ )?(?:began|begun|started|could(?: not|n['’]t)|did(?: not|n['’]t)|failed|never finished|left (?:undone|unfinished))\b|\b(?:go (?:and )?(?:\w+ )?|get (?:back )?|go back |belongs? |should(?:['’]ve| have)? (?:be|been|gone|stayed|died) |sen[dt] (?:you|them|him|her|'em) (?:all |back )?)(?:in|to|at) (?:auschwitz|dachau|treblinka|birkenau|belsen|buchenwald|sobibor|majdanek)\b|\bmissed (?:one|some|a few) of (?:you|them)\b|\bfinish(?:ed)? the job\b|\bwhite power\b|\b1488\b|\bgas chamber (?:song|joke|for)\b/i,
);
/** "Hitler should have killed more Jews", "I wish they had gassed them all": wished, not told. */
const deathWish =
  /\b(?:hitler|adolf|himmler|the (?:f[uü]hrer|nazis|germans|ss)|they|he|you|we|somebody|someone) (?:should(?:['’]ve| have)|ought to have) (?:just |all |really )?(?:kill|gass|murder|burn|exterminat|slaughter|shot|shoot|hang|hung|drown)\w* (?:off )?(?:(?:more|all|every|each|the|some|of|lots?|a few|any|last|one|many) ){0,4}(?:jews?\b|you\b)|\bwish(?:es|ed)? (?:that )?(?:hitler|adolf|the nazis|the germans) (?:had|would|could|were)\b|\b(?:hitler|adolf|the nazis|the germans) (?:did(?:n['’]t| not)|never) (?:kill|gas|burn|murder|get) (?:enough|all|more|nearly enough)\b/gi;
/** "Ben Foss said …": in the words themselves, of somebody else's. */
const saysBefore = /\p{Lu}\p{L}+ (?:has |had )?(?:said|says|wrote|writes|told|thinks|believes|posted)\b[^.!?]{0,40} jews /u;
/** Remembering is not wishing. */
const remembrance = quick(
  /\b(?:museum|memorial|survivors?(?!['’]? ?(?:lobby|industry|racket|club|business))|survived|grand(?:mother|father|parents)(?!['’]s (?:days?|time|era|generation))|my (?:mother|father|parents|family|uncle|aunt|nana|oma|opa)|murdered|perished|were (?:killed|deported|gassed|sent)|(?<!\b(?:swindles?|hoax|lies?|frauds?|scams?|cons?|myths?|racket|deception) (?:in|of) (?:all |human |world |modern )?)history|victims|remember|commemorat\w*|liberat\w+)\b/i,
);
/** "I'm not antisemitic, but", "that's not hatred": said of oneself, it condemns nothing. */
const disclaims =
  /\b(?:breed|spread|sow|bring|deserve|earn)s? (?:\w+ )?hatred\b|\bsorry,|\b(?:i'm|i am|i was|i've|we're|we are|it's|it is|that's|that is|this is|it isn't|that isn't|this isn't|there's|call it)\b[^.!?;,]{0,12}?(?:\b(?:not|no|never|nothing|hardly)|(?<=isn't)) (?:being |an? |about |really |even |any )*(?:antisemit\w*|anti-semit\w*|anti-jewish|racis\w+|hatred|hate|hateful|bigot\w*|prejudice\w*)\b/gi;
/** "The Holocaust was not a myth", "the gas chambers disguised as showers": said by whoever tells that it was so. */
const affirmed =
  /\bno gas chambers?\b[^.!?]{0,20}\b(?:here|yet|until|(?:at|in) (?:this|that|our|these|those))\b|\b(?:holocaust|shoah|gas chambers?|six million|auschwitz)\b[^.!?]{0,40}\b(?:(?:is|was|were|are|be) (?:not|no|never)|isn't|wasn't|weren't|aren't) (?:just |only |merely |simply )?(?:an? |the )?(?:\w+ )?(?:hoax|lies?|myths?|fake|fraud|fiction|fabrication|invention|invented|exaggerat\w+|fairy ?tale|story|legend|propaganda)\b|\b(?:disguised|camouflaged|presented|passed off|dressed up|labell?ed|marked) (?:to \w+ )?as (?:\w+ )?(?:showers?|shower rooms?|bath\w*|delousing)\b|\b(?:nobody|no one|anyone who|those who|people who|whoever) (?:can |could |still |who )?(?:claims?|says?|said|believes?|denies|deny|tells?)\b/i;
/** "He called me …", "people who say …", "they want to kill …": somebody else's words or wish, passed on. */
const passedOn = quick(
  /\byou (?:can't|cannot|can not|don't|must not|mustn't|shouldn't|never) (?:just |simply )?(?:say|call|write|tell)\b(?! (?:this|it|that|so|anything|a word)?,? ?(?:but|because|any ?more|these days|out loud|without)\b)(?!,? but\b)(?! (?:it|this|that)[,.;])|\byou (?:had )?(?:told|called|said to|wrote to|sent|shouted|posted|described) (?:an?|the|your|him|her|them|this|that|those|these)\b|\b(?:destroy|reject|fight|challenge|dispel|bury|refute|unlearn|counter|debunk|get rid of|do away with|give up|throw out|tear up) (?:the|this|that|any|such) (?:\w+ )?(?:ideas?|notions?|prejudices?|stereotypes?|beliefs?|myths?|images?|lies?)\b(?! (?:of|that|about) (?:the )?(?:\w+ )?(?:holocaust|shoah|six|6|gas|auschwitz|genocide|jews (?:were|suffered|died)))|\b(?:nobody|no one|no-one) (?:here |ever |should |would |can |could |has |may ){0,2}(?:says?|said|calls?|called|tells?|told|writes?|written)\b|\b(?:he|she|they|someone|somebody|people|men|man|woman|boys?|girls?|kids|students?|who|attackers?|suspects?|gunman|shooter|terrorists?|killers?|extremists?|nazis?|hitler|hamas|antisemites?|bigots?|defendant|neighbou?rs?|customers?|whoever|anyone|everyone|others|internet|pamphlet|forgery|letter|clip|headline)\b[^.!?"]{0,40}\b(?:call(?:ed|s|ing)?|told|tell|tells|telling|said|say|says|saying|shout(?:ed|s|ing)?|yell(?:ed|s|ing)?|scream(?:ed|s|ing)?|wrote|write|writes|ask(?:ed|s)?|chant(?:ed|s|ing)?|spray(?:ed)?|paint(?:ed)?|want(?:ed|s)?|tr(?:y|ied|ying)|think|thinks|thought|believe[sd]?|hate[sd]?|claim(?:ed|s)?|blam(?:e|ed|es|ing)|kill(?:ed|s|ing)?|murder(?:ed|s)?|attack(?:ed|s)?|target(?:ed|s)?|came|spread|insist(?:ed|s)?|accuse[sd]?)\b[^.!?"]{0,60}\b(?:jew|holocaust|hitler|kike)|\b(?:we|i|you) hear(?:d)?\b|\b(?:i was|we were|been|being|was|were) (?:called|told|shouted at|labelled|attacked|targeted|blamed|accused)\b|\b(?:we|us|our|fellow) jews\b|(?<!\b(?:tight|mean|cheap|greedy|rich|stingy|crafty|sly|dirty|slippery|crooked|false|ugly|guilty) )\bas (?:a|an) (?:\w+ )?jew\b|\bi(?:'m| am) (?:a |an )?(?:\w+ )?jew(?:ish)?\b|\b(?:me|my|us|our) (?:being|as|was being) (?:an? )?(?:\w+ )?jew(?:s|ish)?\b/i,
);
/** "the posters said", "they taught us", "in these plays": what is shown, taught or told of in the words themselves. */
const shownOrTaught = quick(
  /\b(?:today|yesterday|tomorrow|last (?:week|year|month|night)|this time|next|now) it (?:is|was|'s|will be) (?:that )?(?:the )?jews\b|\bi (?:used to|once|no longer) (?:\w+ly )?(?:believed?|think|thought|sa(?:y|id)|hated?|claim(?:ed)?|told)\b|\bi was (?:so |completely |badly )?wrong\b|\b(?:it|which|that) (?:told|said|claimed|taught|says|tells|claims|insists|insisted|argued|argues) (?:\w+ ){0,3}that\b|\?\s*(?:no|of course not|never|certainly not|absolutely not)\b|\byou (?:wrote|write|said|say|claim|claimed|told \w+|posted|argued?|believe|suggested?) (?:here |once |in \w+ )?that\b|\b(?:this (?:one|leaflet|poster|page|pamphlet|cartoon|drawing|verse|panel|book|song)|(?:the|these|those|old|such) (?:\w+ )?(?:posters?|signs?|leaflets?|pamphlets?|textbooks?|radio|newspapers|papers|slogans?|banners?|plays?|novels?|films?|ballads?|verses?|narrator|characters?|forger(?:y|ies)|caricatures?|cartoons?|drawings?|tracts?)) (?:says?|said|claims?|claimed|told|tells|reads?|calls?|called|shows?|showed|blames?|blamed|teach\w*|taught)\b|\b(?:they|teachers?|leaders?|nuns?|priests?|vicar|preacher|parents|grand\w+|elders|grown-ups|he|she) (?:also )?(?:taught|told|raised|trained) (?:us|me)\b|\b(?:we were|i was) (?:taught|raised|told|brought up|trained)\b|\bwhat (?:the|this|that|these|those) (?:\w+ )?(?:paintings?|pictures?|windows?|frescoe?s?|murals?|carvings?|reliefs?|statues?|panels?|plaques?|cartoons?|posters?|altarpieces?|woodcuts?|legends?) (?:\w+ in the \w+ |(?:in|on|of|above) the \w+ )?(?:shows?|showed|depicts?|says?|said|claims?|tells?|told)\b|\b(?:people|villagers|peasants|everyone|they|we) (?:here |there |once |really |all ){0,2}(?:believed|were told|were taught) (?:it|this|that|such)\b|\bin (?:these|those|the|such|this|that|many|his|her|early|medieval) (?:\w+ )?(?:plays?|novels?|films?|tales?|ballads?|stories|dramas?|paintings?|caricatures?|cartoons?|forger(?:y|ies))\b|\b(?:used to|would always|liked to|would) say\b/i,
);
const allusion = quick(
  /\bhitler\b|\b(?:six|6) million\b|\bovens?\b|\bgas(?:sed|sing| chambers?)?\b|\bauschwitz\b|\b(?:concentration|death|extermination) camps?\b|\bholocaust\b|\bnazis?\b|\bf[uü]hrer\b|\bin '?(?:19)?4[2-5]\b|\bjudenfrei\b|\bjuden\b|\bsieg\b|\bshowers?\b|\bfinal solution\b|\b(?:the|that|a|this|your|their) tribe\b|\btribesm[ae]n\b|\b(?:your|you|their) (?:lot|sort|kind|race|people|tribe|breed)\b|\bstar of david\b|\bskullcaps?\b|\bthe chosen\b|\bchristkillers?\b|\bhook[- ]?nose\w*/i,
);
const coded = quick(
  /\byour (?:people|tribe|kind|lot|sort|race|ilk)\b|\b(?:these people|your rabbi|you parasites?|the goyim|little hats?|small hats?)\b|\byou(?: \w+)? people\b|\bu people\b|\bthose people\b|\btheir (?:tribe|kind|sort)\b|\b(?:one|some) of (?:them|those|you lot)\b|\bglobalists?\b|\bpound of flesh\b|\bgo back (?:to|where)\b|\bshekels?\b|\bkosher\b|\bmoney-?lenders?\b|\bbig nose\b|\bhook(?:ed)?[- ]?nose[sd]?\b|\bup in smoke\b|\bshould(?:'ve| have)? (?:all |both |never |just )?(?:gone (?!\w+ing\b)|died|die\b|burn(?:ed)?\b|have (?:been )?finished|(?:been|be) (?:all )?(?:you|him|her|them|dead|next|there|gone|gassed|ga+s\w*|burn\w*|shot|kill\w*|hang\w*|hung|exterminat\w*|wiped|finish\w*|put down|put in|put on|remov\w*|deport\w*|lock\w*|slaughter\w*|destroy\w*|eliminat\w*|drown\w*|thrown|kicked|turned into|made into|ashes?|ashamed|punish\w*|beaten|rounded up|sent (?:back|to)|in (?:an?|the) (?:ovens?|camps?|graves?|ground)|afraid|scared|expell\w*|driven))\b|\bburn (?:it|you|this|them)\b|\bkill (?:you|them|all)\b|\bbullets? (?:in|to|through) (?:the|your|their) heads?\b|\b(?:smoke|burn|flush|drive|run|chase|wipe) (?:them|you|'em) (?:all )?out\b|\bvermin\b|\bsubhumans?\b|\bi(?:'ll| will| am going to|'m going to) (?:kill|bury|shoot|burn|come for)\b|\bget out\b|\bnot welcome\b|\bdon't belong\b|\bkilled (?:him|christ|jesus)\b/i,
);
const jewWord =
  /\b(?:jew-?(?:girl|woman|face|nose|bag|lover|boy|fuck)s?|jews?|jewish|jewess\w*|jewry|judaism|judenraus|holocaust|rabbis?|synagogues?)\b/i;
const looseJew = /\b(?:the |you |all |some |more |dead |these |any )?jews?\b/i;
const condemning = quick(
  /\b(?:insult|affront|offen[cs]e|attack|assault|threat|betrayal|danger|harm|hatred|violence|hostility|abuse|racism|discriminat\w+|prejudice|bigotry|slur|injustice|crimes?) (?:to|on|against|of|toward|towards|at) (?:\w+ ){0,3}jew(?:s|ish)?\b|(?<!\b(?:never|not|n't|no one should|nobody should) )\b(?:protect|defend|support|love|respect|stand (?:with|by)|welcom\w+|thank)(?:s|ed|ing)? (?:\w+ ){0,3}jew(?:s|ish)?\b|\banti-?semit|\b(?:clich[ée]s?|tropes?|stereotypes?|canards?|slurs?|smears?|libels?|caricatures?|prejudices?) (?:about|of|against|on) (?:the )?jew(?:s|ish)?\b|\banti-jewish|\bhatred\b|\bhate (?:crime|has|speech|in|whatever)|\blies?\b(?=[^.]*\bpeople died\b)|\bi(?:'m| am) (?:a |not a )?(?:jew|jewish|proud)|\bnever (?:said|say|used|would|have said)|\bi(?:'ve| have) never\b|\bsorry\b(?!,? (?:but |we |i )?(?:no|not|don['’]t|can['’]t|only)\b)|\bashamed\b|\bapolog|\bcondemn|\bwe stand\b|\bunacceptable\b|\babhor|(?<!\bjews? (?:have|has|had|deserve|get|will have) )\bno place\b|\bforgive us\b|\bone thing about jews\b|\bsafe\b|\bsolidarity\b|\bagainst jew(?:s|ish)\b|\b(?:oldest|ancient|age-old|medieval|vicious|old|classic|familiar|tired|dangerous|harmful|notorious|long-standing|well-worn) (?:\w+ ){0,2}(?:libels?|tropes?|lies?|myths?|canards?|stereotypes?|smears?|slurs?|conspirac\w+)\b|\bblaming jews\b|\bjewish (?:community|communities|students?|families|family|neighbou?rs?|friends?|colleagues?|members?|life|state|voice|faith|cemetery|school|victims?|heritage|history|holidays?)\b|\b(?:our|my) (?:\w+ )?jewish (?:classmates?|teammates?|co-?workers?|residents?|worshipp?ers|customers?|guests?|employees|staff|constituents|citizens|kids|children|pupils|parents|players|fans|readers|patients|brothers|sisters|loved ones)\b/i,
);

/** "The Jew does not live among you as a neighbour. He lives among you the way a tick lives on a hound." */
const asBeast = quick(
  /\bjews?\b.{0,120}\b(?:he|they|jews?)\b[^.!?]{0,30}\b(?:among|amongst|off|on|upon|in the midst of|within) (?:you|us|our \w+|the nations?|the people|its host|others)\b[^.!?]{0,30}\b(?:like|as|the way) (?:an? |the )?(?:\w+ )?(?:ticks?|leech(?:es)?|parasites?|lice|louse|fleas?|vermin|maggots?|rats?|tapeworms?|locusts?|cancers?|plague|vampires?)\b/is,
);

/** "Six million? It is the greatest fish story in history": the number, asked, and an answer that laughs at it. */
const asksTheNumber = quick(
  /\b(?:six|6) million\?.{0,60}\b(?:they|nobody|germans?|germany|nazis|it) (?:(?:could|can|did)(?: not|n['’]t) (?:even )?(?:have )?(?:done|killed|gassed|burnt|burned)\b|(?:is|was|['’]s) (?:the |an? )?(?:\w+ ){0,2}(?:fish|fairy|tall) (?:story|stories|tales?) in (?:the )?(?:history|world)\b|(?:is|was|['’]s) (?:all )?an? (?:hoax|invention|lie)\b)/is,
);

/** "Jewish money circles are behind it": of trade and money, and what they do to all. */
const byTheCircles = quick(
  /\bjewish (?:money|business|financial|banking|finance|capitalist) circles\b[^.!?]{0,40}\b(?:behind|control\w*|rules?|ruled|r[au]ns? (?:the|this|our|everything)|orchestrat\w*|engineered|masterminded|dominat\w*|want\w* to (?:set|destroy|divide|rule|enslave))\b/i,
);

/** "A Jewish clique made the war": a few of them, and what they do to all. */
const byTheClique = quick(
  /\bjewish (?:clique|cabal|mafia|conspiracy|conspirators|ring|elites?|power structure|syndicate)\b[^.!?]{0,60}\b(?:made|caused|started|financ\w+|paid|fund\w*|control\w*|own\w*|r[au]ns?|behind|tak\w+ over|took over|planned|engineered|orchestrated|decid\w*|destroy\w*|dominat\w*)\b/i,
);

/** "assess how many people of Jewish ancestry sit in this house and which of them are a danger": to be listed as a risk. */
const toBeCounted = quick(
  /\b(?:lists?|registers?|counts?|counted|assess\w*|tally|identif\w+|how many)\b[^.!?]{0,60}\b(?:jews|jewish (?:ancestry|origins?|descent|people|blood|roots))\b[^.!?]{0,60}\b(?:which|who|how many) of them\b[^.!?]{0,30}\b(?:dangers?|dangerous|risks?|threats?|loyal\w*|disloyal)\b/i,
);

/** "Hitler did even too little". */
const tooLittle = quick(
  /\b(?:hitler|adolf|the nazis)\b[^.!?]{0,20}\b(?:did (?:even |far |much |way )?too little(?! to (?!the jews\b|jews\b))(?! for\b)|did(?: not|n['’]t) (?:kill enough|go far enough|finish the job)|should have (?:finished the job|killed (?:more|them|you)))/i,
);

/** "Something good came of the Holocaust: ask who got the soap": of the murdered, as of a gain. */
const gainOfTheMurdered = quick(
  /\b(?:nothing good|something good|only a bad side|good came|who got|bright side|up ?side)\b.{0,80}\b(?:soap|lamp ?shades?)\b/is,
);

function ofTheMurdered(text: string): boolean {
  const found = gainOfTheMurdered.exec(text);
  if (found === null) return false;
  const told = text.slice(found.index);
  return /\b(?:jew(?:s|ish|ess)?|holocaust|shoah)\b/i.test(told) && !/\b(?:nobody|no one|never|works|factory)\b/i.test(told);
}

/** The family's name stands for Jews where it stands with money and strings. */
const rothschildTale = quick(
  /\broth?s?ch?ilds?\b[^.!?]{0,40}\b(?:(?:champions|masters|owners|kings|rulers|lords|heads) of|own\w*|run\w*|control\w*) (?:every|all|most) (?:the |of the )?banks?\b|\broth?s?ch?ilds?(?: family| families| dynasty| clan| bankers?| bank| brothers)?,? (?:who |which )?(?:has |had |have |been |has been |had been |secretly |really |all |now |still )*(?:own|r[au]n|control|rul|command|financ|fund|bankroll|pull|start|order|plan|plann|orchestrat|engineer)\w* (?:the |both |all |every |most |half )*(?:(?:whole |entire )?world\b(?!-|['’]s (?:best|finest|first|largest|greatest|oldest|most)| (?:famous|class|renowned|heritage|cup|fair))|global (?:econom|financ|bank|elites?|governments?|media|order)|central banks?|strings|wars\b|governments?|press|media|news\b|banks?|sides|econom(?:y|ies)|countries|politic|parliament|presidents?|parties|shooting|collapse|crash|revolution)|\broth?s?ch?ilds?(?: family| families| dynasty| bankers?| bank| brothers)?,? (?:has |had |have |always |secretly )*(?:paid for|financ\w+|fund\w*|bankroll\w*|profited from|started|caused) (?:both sides (?:of|in) (?:the |every |all |each |both |any )?(?:\w+ )?wars?|(?:every|all|each|most) (?:\w+ )?wars?)\b|\broth?s?ch?ilds?(?: family| families| bankers?)?,? (?:who |they )?(?:(?:['’]ve|they['’]ve|has|had|have|always|secretly|really|all|just) )*(?:bought|buys?|brib\w+|paid(?: for| off)?|fix\w*|rig\w*) (?:off )?(?:every|all|most|half|each|both) (?:of )?(?:the )?(?:single |last )?(?:referees?|umpires?|judges?|linesm[ae]n|officials?|politicians?|senators?|ministers?|presidents?|elections?|votes?|courts?|journalists?|editors?|newspapers?|channels?|parties|governments?|leagues?|finals?|matches|games|titles?|doctors?|scientists?)\b|\broth?s?ch?ilds?(?: family)? (?:is|are|was|were) (?:\w+ )?behind\b|\brothschilds?\b[^.!?]{0,20}\b(?:puppets?|money|cash|stooges?|pawns?|agents?|control\w*|own\w*|behind|banks|bankers?|banking|pa(?:y|id)\w*)\b|\b(?:puppets?|stooges?|pawns?|agents?|tools?|servants?|slaves?|creatures?|owned|paid|run|controlled|bankrolled|funded) (?:\w+ )?(?:of|by|for) (?:the )?rothschilds?\b|\brothschild (?:thing|plots?|plan|agenda|zionists?|mafia|cabal|puppets?|lies?|scam|hoax|game)\b|\brothschilds? and (?:their|the|his) (?:\w+ )?(?:tribe|kind|lot|ilk|cabal|puppets|zionists?)\b/i,
);

/** What the family did, as any book about it says: up to the railway, the war or the vineyard. */
const ofTheirHistory =
  /(?:\b[Tt]he )?\bRothschilds?(?: family| brothers| bank)?(?<done>(?![^.!?]{0,60}\b(?:every|all|each|most|both) (?:\w+ )?wars?\b)[^.!?;,]{1,60}\b(?:napoleon\w*|waterloo|railways?|railroads?|vineyards?|wines?|bordeaux|ch[aâ]teaux?|suez canal|philanthrop\w+|art collections?|(?:eight|nine)teenth[- ]century|18\d\d)\b)/gi;

/** "Put the turkey in the oven at nine." */
const ofTheKitchen = new RegExp(`\\b(?:${dishes})\\b`, "i");

const intoTheOven =
  /\b(?:first|next|go|get|belongs?|back|throw|put|send|straight|your turn)\b[^.!?]{0,20}\b(?:in|into|to|for) (?:the |an? )?(?:ovens?|gas chambers?|gas|furnaces?|showers?|camps?)\b/i;
/** "Go back to your banks", said to somebody. */
const backToBanks = /\bgo back to (?:your|the) (?:banks?|money|vaults?|shekels|ghettos?)\b/i;
const kosherMoney = /\bkosher (?:money|cash|dollars?|bankers?|mafia|nostra|cabal|lobby|bribes?)\b/i;

export function hostility(words: string): Hostility {
  return kept(weighed, words, levelOfMeant);
}

/**
 * "Kill Rabbi Max": whoever hates one person by name, whatever their title, has not said that it is for being a Jew. "The Rothschilds funded
 * the first railway": what a family did is told of it as of any other. "…, and I'm not ashamed": whoever stands by it condemns nothing.
 */
function asMeant(given: string): string {
  const words = withoutSaidNotSo(withoutStandingByIt(given));
  const named = words.includes("Rabbi")
    ? words.replace(/(?<!\b(?:[Ee]very|[Aa]ny|[Aa]ll|[Tt]he|[Aa]) )\b(?:Chief )?Rabbi(?= \p{Lu}\p{Ll}+)/gu, "Mr")
    : words;
  return named.includes("Rothschild") ? named.replace(ofTheirHistory, " the family $<done>") : named;
}

/**
 * Several rooms of the engine ask for the same words of a page, and to weigh them takes longer than most of what they do
 * besides: the levels are kept until the next page is judged.
 */
type Kept = Map<string, Hostility>;
const weighed: Kept = new Map();
const weighedAsOwn: Kept = new Map();
const weighedAsKnown: Kept = new Map();
/** A page is quoted less often than that; whoever weighs words without a page keeps no more. */
const mostKept = 1_000;

function kept(levels: Kept, words: string, weigh: (words: string) => Hostility): Hostility {
  const known = levels.get(words);
  if (known !== undefined) return known;
  const level = weigh(words);
  if (levels.size >= mostKept) levels.clear();
  levels.set(words, level);
  return level;
}

/** Another page has other words. */
export function forgetWeighed(): void {
  for (const levels of [weighed, weighedAsOwn, weighedAsKnown]) levels.clear();
}

/**
 * The same for words that a speaker is to answer for: what they pass on of somebody else's, and what
 * remembers the dead, is not theirs.
 */
export function ownHostility(given: string): Hostility {
  return kept(weighedAsOwn, given, levelOfOwn);
}

/** "Everything we've been told about the Holocaust is a lie": the murder denied, and nothing passed on. */
const allALie =
  /\b(?:everything|all|what|whatever|most of what)(?: that)? (?:we|you|they|people)(?:['’]ve| have|['’]re| are| were| had)? (?:all )?(?:been |being )?(?:told|taught|shown) (?:us |you )?(?:at school )?(?:about|of) (?:the |so-called )?(?:holocaust|shoah|gas chambers|six million|auschwitz)(?: \w+){0,2} (?:is|was|are|were|has been) (?:an? |all |just |one |pure |complete )*(?:big |great |giant )?(?:lies?|hoax|myth|fraud|fake|fabrication|fiction|propaganda)\b/i;

/** "It is a lie that six million died", not "… that it is a hoax". */
const untrueThatTheyDied =
  /\b(?:it|this|that)(?:'s| is| was) (?:simply |just |all )?(?:not true|untrue|false|a (?:lie|myth|hoax|fraud|fairy ?tale|legend)) that (?!(?:[^.!?]* )?(?:hoax|lie|myth|invented|never happened|fraud|exaggerat\w+|fabricat\w+)\b)[^.!?]{0,40}\b(?:six million|jews were gassed|gas chambers? (?:existed|were)|the holocaust (?:happened|took place))/i;

/** The level of what they say, and not of what they name as said. */
function levelOfOwn(words: string): Hostility {
  const given = asMeant(words);
  const level = levelAsSaid(given);
  if (level < 2) return level;
  const said = inSentences(withoutAnothersTalk(given, levelOfAny))
    .map((sentence) => withoutMentionedSpeech(sentence, levelOfAny))
    .join(" ");
  return said === given ? level : (Math.min(level, Math.max(1, levelAsSaid(said))) as Hostility);
}

function levelAsSaid(given: string): Hostility {
  const whole = given.replace(othersHate, " … ").replace(toldOfKilling, " … ");
  const words = whole
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => (disapproves(sentence) ? "…" : sentence))
    .join(" ");
  if (!/\p{L}/u.test(words)) return 0;
  const text = words.replace(/[’‘]/g, "'");
  if (allALie.test(text) || untrueThatTheyDied.test(text)) return 3;
  const told = text.replace(deathWish, " jews ");
  if (told !== text && !saysBefore.test(told) && !passedOn.test(told) && !shownOrTaught.test(told)) return levelOf(words, true);
  // What is passed on may be said in the sentence that condemns it.
  const said = whole.replace(/[’‘]/g, "'");
  if (passedOn.test(said) || shownOrTaught.test(said)) return 0;
  const level = levelOf(words, true);
  if (remembrance.test(said)) return level === 3 && derides(text) ? 3 : 0;
  if (level < 2) return level;
  // A sentence that speaks for Jews, or of their history, is weighed apart.
  const folded = withoutQuoted(words).replace(/\b(?:jewish|hebrew) (?:people|persons?|folks?|men|women)\b/gi, "jews");
  const sentences = folded.split(/(?<=[.!?])\s+/);
  const most = sentences.map((sentence) =>
    turnsRound(sentence) ? 0 : ceiling(sentence, isSaid(sentence) ? 3 : levelOf(sentence, true)),
  );
  if (most.every((one) => one === 3)) return level;
  const rest = sentences.filter((_, index) => most[index] === 3).join(" ");
  return Math.max(rest === "" ? 0 : levelOf(rest, true), Math.min(1, Math.max(...most.filter((one) => one < 3)))) as Hostility;
}

/** "I told her that 'the Jews must go' is a sentence she will not hear": words in words, of which something is said. */
export function withoutMentioned(words: string): string {
  return words.replace(
    /(?<!\w)['‘][^'’"]{3,120}['’](?= (?:is|was|are|were|has|had|should|would|will|can|could|means?|meant|belongs?) (?:not |never |no )?(?:an?|the|no|something|what|nothing)\b)/g,
    " … ",
  );
}

/** "the Liberals hate Jewish people": said of others, who are reproached with it. */
const othersHate =
  /\b(?:(?:the|those|these|our|some|many|most) (?!jews?\b|people\b|(?:whole |entire )?world\b)(?:[\w-]+ ){0,2}[\w-]+|democrats|republicans|liberals|conservatives|leftists|socialists|muslims|christians|nazis|hamas|iran) (?:really |all |just |also |clearly |simply |openly )?(?:hates?|despises?|loathes?|detests?|wants? to (?:kill|destroy|exterminate|eliminate|gas|murder)) (?:the |all (?:the )?)?(?:jews?\b|jewish (?:people|americans?|voters?))/gi;

/** "It is the call for murder of Jews", "users call for the killing of Jews", "massacring a hundred thousand Jews": told of, not asked for. */
const toldOfKilling =
  /(?<!\b(?:I|we|to|must|should|us|let's|you|am|are|hereby|be) )\bcall(?:s|ed|ing)? for (?:the |an? )?(?:\w+ )?(?:murder|killing|death|extermination|destruction|genocide|massacre|slaughter|gassing|annihilation)s? (?:of|against) (?:[\w-]+,? (?:and )?){0,3}?(?:jews?\b|jewish \w+)|\b(?:massacr|murder|slaughter|exterminat|gass|kill)(?:ing|ed) (?:of )?(?!(?:the |some |nearly |over )?(?:six|6) million)(?:an estimated |some |about |nearly |almost |over |up to |more than |at least )?(?:\d[\d,.]*|(?:an?|one|two|three|four|five|six|several|many) (?:hundred|thousand|million)|hundreds|thousands|tens|millions)(?: (?:of|hundred|thousand|million|european|polish|hungarian|the|ukrainian|german|innocent))* jews\b(?! (?:was|is|were|would be|should)\b)/gi;

/** Is something said against Jews by the sentence's parts, whatever else it tells of? */
function isSaid(sentence: string): boolean {
  return saidOfJews(sentence) > 0 || murderDerided(sentence) > 0 || saidOfAClass(sentence) > 0;
}

/** The dead and their families are mocked in words that remember nobody: "your grandparents went up the chimney". */
function derides(text: string): boolean {
  return inSentences(text).some(
    (sentence) => Math.max(saidOfJews(sentence), murderDerided(sentence)) === 3 && !turnsRound(sentence),
  );
}

/** At each stop; most of what is quoted is one sentence. */
function inSentences(text: string): string[] {
  return /[.!]\s/.test(text) ? text.split(/(?<=[.!])\s+/) : [text];
}

/** Is there anything to weigh in words that do not name Jews? */
function mayBeHostile(text: string): boolean {
  return (
    [slur, denial, tooLittle, asksTheNumber, genocidal, rothschildTale, kosherMoney, backToBanks, coded, allusion].some(
      (pattern) => pattern.test(text),
    ) || ofTheMurdered(text)
  );
}

function withoutQuoted(words: string): string {
  if (!/["“«'‘’]/.test(words)) return words;
  return words
    .replace(/(?<=\w)[’‘](?=\w)/g, "'")
    .replace(/["“«][^"”»]{3,}["”»]|(?<!\w)['‘][^'’]{3,}['’](?!\w)/g, " … ")
    .replace(/[’‘]/g, "'");
}

const levelOfAny = (words: string) => levelOf(words);
const levelOfMeant = (words: string) => levelOf(asMeant(words));

/** The level of words; what needs a speaker who means it is read only where they are somebody's `own`. */
function levelOf(words: string, own = false): Hostility {
  const level = kept(weighedAsKnown, words, knownLevelOf);
  if (level >= 2) return level;
  const text = unmasked(withoutQuoted(words));
  const sentences = inSentences(text);
  const said = sentences.map((sentence) => {
    const found = Math.max(saidOfJews(sentence), own ? murderDerided(sentence) : 0);
    return found === 0 || turnsRound(sentence) || affirmed.test(sentence) ? 0 : found;
  });
  const mayBeOfThem = own && Math.max(...said) === 0 && sentences.some(maySayOfAClass);
  const ofThem = mayBeOfThem ? saidOfAClass(sentences.filter((sentence) => !turnsRound(sentence)).join(" ")) : 0;
  const most = Math.max(level, ofThem, ...said) as Hostility;
  if (most === level || (ofThem > 0 && most === ofThem) || !condemning.test(text)) return most;
  return condemning.test(text.replace(disclaims, " ")) ? level : most;
}

/** Every one of the words that are made plain, and of those beside which they mean something else, has one of these. */
const mayNameJews = /jew|hebrew|yah|yehud|juden|hasid|haredim/i;

/** Jews by their one name, where nothing else is meant by it. */
function namedPlainly(text: string): string {
  return (
    text
      .replace(/\b(?:yahoo?d\w*|yehud\w*|juden|hasids?|hasidim|chasids?|chasidim|haredim)\b/gi, "jews")
      .replace(
        /\b(?:jewish|hebrew) (?:people|persons?|folks?|men|women|(?<!\b(?:our|my|your) jewish )(?:groups?|guests|clients|tenants|applicants?|couples?|bookings?|weddings?))\b/gi,
        "jews",
      )
      // "Stop killing Jews": the contrary of the wish. "Jewish domination of the chess world": of a trade.
      .replace(
        /(?<!\b(?:not|never|n't|why) )\b(?:stop|quit|no more) (?:\w+ly )?(?:kill|murder|hat|attack|beat|threaten|blam|slaughter|hurt)ing (?:the |all |any )?jews\b/gi,
        " … ",
      )
      .replace(
        /\bjewish (?:domination|dominance) (?:of|in|over) (?:the )?(?:(?:world|art|game|sport|craft|trade) of )?(?:\w+ )?(?:chess|boxing|basketball|bridge|comedy|songwriting|violin|garment|fur|diamond|delicatessen|clothing|tailoring|musicals?|physics)\b/gi,
        " … ",
      )
      // "should be killed like Jews": said of others, who are to fare as they did.
      .replace(
        /\b(?:kill|gass|burn|burnt|hack|murder|exterminat|slaughter|treat|hunt|persecut|massacr|annihilat)\w* (?:up |down |off )?(?:just |exactly )?(?:like|as) (?:the )?jews\b/gi,
        " … ",
      )
  );
}

/** "There is no Jewish conspiracy behind the war". */
const noSuchThing =
  /\bthere (?:is|was|['’]s|has never been|never was) (?:no|not an?|never an?) (?:such thing as )?(?:an? )?jewish (?:conspiracy|plot|cabal|clique|mafia|world government|problem|question)\b[^.!?]*/gi;

function knownLevelOf(words: string): Hostility {
  // Words quoted within the words are mentioned, not meant: "Whoever wrote 'Jews out' is a coward".
  const given = unmasked(withoutQuoted(words));
  const text = (mayNameJews.test(given) ? namedPlainly(given.replace(noSuchThing, " … ")) : given).replace(/ {2,}/g, " ");
  const isJewish = jewWord.test(text);
  const obliquely = () => {
    const found = oblique(text, isJewish);
    return found > 0 && affirmed.test(text) ? 0 : found;
  };
  // Where Jews are named the plainer patterns go first.
  const isCoded = isJewish ? 0 : obliquely();
  if (!isJewish && isCoded === 0 && !mayBeHostile(text)) return 0;
  const condemns =
    !/\byour jewish privilege\b/i.test(text) && condemning.test(text) && condemning.test(text.replace(disclaims, " "));
  if (slur.test(text) && !condemns) return 3;
  if ((denial.test(text) || asksTheNumber.test(text)) && !affirmed.test(text) && !condemns && !remembrance.test(text)) return 3;
  if (isJewish && tooLittle.test(text) && !condemns) return 3;
  if (text.search(deathWish) >= 0 && isJewish && !condemns) return 3;
  if (genocidal.test(text) && !condemns && !remembrance.test(text) && (isJewish || !ofTheKitchen.test(text)))
    if (isJewish || /\b(?:hitler|zyklon|heil|oven|gas|auschwitz)/i.test(text)) return 3;
    else if (!/^[^.]*\bfinish(?:ed)? the job\b[^.]*$/i.test(text) || /\b(?:you|they|them|camps?|nazis?)\b/i.test(text)) return 2;
  if (isJewish && !condemns && !remembrance.test(text) && intoTheOven.test(text)) return 3;
  if (isJewish && !condemns) {
    if (
      threat.test(text) ||
      doom.test(text) ||
      exclusion.test(text) ||
      insult.test(text) ||
      jewishInsult.test(text) ||
      removal.test(text)
    )
      return 3;
    if (shunning.test(text) || address.test(text) || menace.test(text)) return 3;
    if (ofTheMurdered(text) || asBeast.test(text) || byTheClique.test(text) || byTheCircles.test(text) || toBeCounted.test(text))
      return 2;
    if (trope.test(text) || harms.test(text) || ((agency.test(text) || averse.test(text)) && !benign.test(text))) return 2;
    if (disowned.test(text)) return 0;
    const told = remembrance.test(text) ? 0 : obliquely();
    if (told > 0) return told;
    if (generic.test(text)) return 1;
    if (looseJew.test(text) && text.length < 90) return 1;
    return 1;
  }
  if (isCoded > 0 && !condemns && !remembrance.test(text)) return isCoded;
  if ((rothschildTale.test(text) || ofTheMurdered(text) || kosherMoney.test(text) || backToBanks.test(text)) && !condemns)
    return 2;
  if (isJewish && condemns && /\b(?:kikes?|dirty jew|death to|gas the|kill)\b/i.test(text)) return 1;
  if (coded.test(text)) return 1;
  if (allusion.test(text) && !condemns && !remembrance.test(text)) return 1;
  return 0;
}

/** The murder of the Jews, in whatever words: telling where an authority states bias. */
export function alludesToHolocaust(words: string): boolean {
  return (
    /\bhitler\b|\b(?:six|6) million\b|\bovens?\b|\bgas(?:sed|sing| chambers?)\b|\bauschwitz\b|\b(?:concentration|death|extermination) camps?\b|\bholocaust\b|\bfinal solution\b|\bzyklon\b/i.test(
      words,
    ) &&
    !condemning.test(words) &&
    !remembrance.test(words)
  );
}

/** The noun, as it is used of people: beside an official step the subject's own use of it is telling. */
export function saysJew(words: string): boolean {
  return /\bjews?\b/i.test(words) && !condemning.test(words);
}

/**
 * Does the source, in its own words, call something anti-Jewish, or tell what is nothing else: Jews hanged in effigy, gas hissed at a match,
 * songs about the camps, names of vermin for a Jewish person?
 */
export const namesAntisemitism = quick(
  /\b(?:(?:threat(?:s|en(?:s|ed|ing)?) to|(?:said|told \w+|wrote|posted|boasted|vowed|warned|promised|admitted)(?: that)? (?:he|she) (?:would|was going to|wanted to|planned to|intended to)|vow(?:s|ed|ing)? to|want(?:s|ed|ing) to|wish(?:es|ed) to|intent on|desire to|plans? to) (?:\w+ ){0,2}(?:kill\w*|shoot\w*|murder\w*|gas\w*|stab\w*|behead\w*|exterminat\w*|slaughter\w*|massacr\w*|execut\w*|burn\w*|hang\w*|harm\w*|hurt\w*|attack\w*) (?:\w+ ){0,3}(?:jews\b|jewish (?:students|pupils|children|kids|families|people|men|women|worshipp?ers|congregants|residents|neighbou?rs))|(?<!\b(?:not|never|nobody|who) )hat(?:e[sd]?|ing) (?:\w+ ){0,2}jews\b|(?:refus\w+|declin\w+|would not|wouldn['’]t|unwilling) (?:to )?(?:serve|rent|lease|sell|hire|employ|admit|treat|host|seat|let|accept|accommodate|house|teach|insure)(?: (?:\w+ ){0,3}to)? (?:(?:any|a|an|the|two|three|other) )?(?:\w+ )?(?:jews\b|jewish (?:students?|pupils?|children|kids|teenagers?|famil(?:y|ies)|couples?|customers?|clients?|guests?|patrons?|tenants?|applicants?|members?|colleagues?|co-?workers?|employees?|staff|workers|teammates?|players?|fans|supporters|worshipp?ers|congregants|residents|neighbou?rs?|passengers?|patients?|shoppers|pedestrians|visitors|travell?ers|people|persons?|men|women|community|communities|mothers?|parents|traders|councillors)\b)|turn(?:ed|ing|s) away (?:(?:a|an|the|two|three|several) )?(?:\w+ )?(?:jews\b|jewish (?:\w+ )?(?:part(?:y|ies)|groups?|students?|pupils?|children|kids|teenagers?|famil(?:y|ies)|couples?|customers?|clients?|guests?|patrons?|tenants?|applicants?|members?|colleagues?|co-?workers?|employees?|staff|workers|teammates?|players?|fans|supporters|worshipp?ers|congregants|residents|neighbou?rs?|passengers?|patients?|shoppers|pedestrians|visitors|travell?ers|people|persons?|men|women|community|communities|mothers?|parents|traders|councillors)\b)|(?:bann|barr|exclud|eject)(?:ed|ing) (?:all |any )?(?:jews\b|jewish (?:students|pupils|children|kids|teenagers|families|couples|customers|clients|guests|patrons|tenants|applicants|members|colleagues|co-?workers|employees|staff|workers|teammates|players|fans|supporters|worshipp?ers|congregants|residents|neighbou?rs|passengers|patients|shoppers|pedestrians|visitors|travell?ers|people|men|women|parents)\b)|(?:harass|bull(?:y|i)|mock|taunt|abus|insult|intimidat|ridicul|vilif|demean|degrad|humiliat|berat|menac|heckl|terrori[sz])(?:e|s|es|ed|ies|ied|ing|y|ying|yed) (?:(?:a|an|the|several|two|three|many|visibly|orthodox|young|fellow) ){0,2}jewish (?:students|pupils|children|kids|teenagers|families|couples|customers|clients|guests|patrons|tenants|applicants|members|colleagues|co-?workers|employees|staff|workers|teammates|players|fans|supporters|worshipp?ers|congregants|residents|neighbou?rs|passengers|patients|shoppers|pedestrians|visitors|travell?ers|people|men|women|parents)\b|(?:threw|throw(?:s|ing|n)?|toss\w+|hurl\w+|fl[iu]ng\w*|roll\w+|pelt\w*|dropp\w+) (?:\w+ ){0,2}(?:coins?|penn(?:y|ies)|cents|pence|change|bank ?notes|money) (?:at|towards?|in front of|before|at the feet of) (?:\w+ ){0,3}jewish (?!museum|cent|school|cemetery|memorial|shop)|jewish (?:\w+ ){1,2}(?:an? |the |several |some )?(?:\w+ )?(?:pictures?|photos?|photographs?|images?|drawings?|memes?|gifs?|videos?|cartoons?) of (?:an? |the )?(?:ovens?|gas chambers?|swastikas?|hitler|adolf hitler|concentration camps?|auschwitz|nazis?)|call\w* (?:a|an|the|his|her|their|two|several) (?:\w+ )?jewish (?:[\w-]+ ){1,3}(?:an? )?(?:slurs?|derogatory|offensive|epithets?|vile name|racist)|because (?:he|she|they) (?:was|were|is|are|had been) (?:dressed as (?:an? )?(?:\w+ )?jews?|wearing (?:an? |the |his |her |their )?(?:\w+ )?(?:yarmulkes?|kipp(?:a|ah|ot)|kippas|skull-?caps?|star of david|tallit|tzitzit|jewish \w+))|because of (?:his|her|their) (?:yarmulkes?|kipp(?:a|ah|ot)|skull-?caps?|star of david)|(?:jok\w+|jibes?|quip\w*|puns?|wisecracks?) about (?:the )?(?:holocaust|gas chambers?|gassing|ovens?|(?:concentration|death) camps?|auschwitz|jews)\b[^.;]{0,50}\b(?:to|at|towards?|in front of|about|with) (?:\w+ ){0,3}jewish|jewish (?:\w+ ){1,3}[^.;]{0,40}\b(?:belong\w*|should (?:be|have been)|go back|get back|be sent|put)\b[^.;]{0,20}\b(?:ovens?|gas chambers?|gassed|concentration camps?|auschwitz|showers?)\b|(?:question\w*|doubt\w*|cast(?:s|ing)? doubt on|disput\w+|downplay\w*|dismiss\w*|trivialis\w+|trivializ\w+|relativis\w+|relativiz\w+) (?:whether |that |the (?:reality|existence|truth|scale|extent|facts) of )?(?:the )?(?:holocaust|shoah|gas chambers|murder of (?:six million|the) jews|genocide of the jews)(?! (?:claims?|compensation|restitution|memorial|museum|survivors?|education|film|exhibition))|blam(?:e|es|ed|ing) (?:the |all )?(?:jews|jewish people) for\b|(?:compar|liken|equat)(?:e|es|ed|ing) (?:the |all )?(?:jews|jewish people) (?:to|with) (?:\w+ ){0,2}(?:rats?|vermin|parasites?|cockroaches|insects|animals|pigs|dogs|lice|leeches|diseases?|cancers?|viruse?s?|nazis|demons?|devils?|monkeys|apes)|accus(?:e|es|ed|ing) (?:the |all )?(?:jews|jewish people) of (?:\w+ing|being)\b|for being (?:an? )?(?:\w+ )?jew(?:s|ish)?|(?:because|due to the fact that|since|as) (?:he|she|they|it|(?:the|its|his|her|their) \w+(?: \w+)?) (?:was|were|is|are) (?:visibly |perceived (?:to be|as) |believed to be )?jewish|(?:hatred|contempt|prejudice|animus|hostility|hostile|bias|discriminat\w+|bigotry|slurs?|insults?|insulting|derogatory|abus\w+|offensive|disparaging|hateful|degrading)(?: \w+){0,5} (?:of|to|toward|towards|for|against|about|at) (?:the |\w+ )?jew(?:s|ish)\b|(?:basis|because|account|ground|grounds) of (?:\w+ ){0,2}(?:their|his|her|being|the \w+['’]s?) ?jewish|jewish (?:identity|ancestry|heritage|ethnicity) (?:and|or|was|were)|(?:mock|ridicul|insult|demean|humiliat|degrad|dehumani)\w* (?:of )?(?:the holocaust|(?:\w+ ){0,4}jew(?:s|ish)\b)|mockery of (?:the holocaust|(?:\w+ ){0,2}jew(?:s|ish))|(?:den(?:y|ied|ying|ies|ial of)|contest(?:s|ed|ing|ation of)?|disput(?:e|es|ed|ing)|minimi[sz](?:e|es|ed|ing|ation of)|trivialis(?:e|es|ed|ing|ation of)|negat(?:e|es|ed|ing|ion of)) (?:the existence of |the )?(?:\w+ ){0,2}crimes against humanity|(?:minimis|minimiz|trivialis|trivializ|justif|glorif|celebrat|prais|approv|belittl)\w+ (?:of )?(?:the )?(?:holocaust|nazi genocide|extermination|murder of (?:the )?jews)|disput\w+ that (?:the )?(?:jews|holocaust|six million)|incit\w+ (?:to )?(?:\w+ ){0,3}(?:against|of) (?:the )?jew(?:s|ish)?|(?:call(?:s|ed|ing)? (?=(?:\w+ )?(?:for|on|to|upon|that)\b)|(?:urg|incit|encourag|exhort|implor|plan|plott|want|intend|conspir)\w*\b)[^.;]{0,40}\b(?:to |of |for )?(?:attack|burn|bomb|kill|murder|shoot|blow up|exterminat|massacr|slaughter|torch|destroy|harm)\w* (?:\w+ ){0,3}(?:jews|synagogues?|jewish)|anti-?jewish|anti-?semit\w*|anti-semit\w*|anti-jewish|jew-hat\w*|judeophob\w*|hatred (?:of|toward|towards|for|against) (?:the )?jew\w*|hostility to(?:wards?)? jew\w*|bias against jew\w*|(?:hate|hatred|contempt|violence|threats?|attacks?) against (?:the )?jew\w*|holocaust denial|denial of the (?:holocaust|shoah)|holocaust-deni\w*|den(?:ied|ying|ies|y) (?:that )?(?:(?:(?:large |some |all )?parts|aspects|elements|the (?:existence|reality|scale|extent)) of )?the holocaust|against jews|attack jews|kill(?:ing)? jews|for jewish students|slurs? (?:against|about|at) jew\w*|because(?:, [^,.;]{3,50},)? (?:(?:he|she|they|it|(?:the|its|his|her|their|those|these|most of the|all the) (?:[\w'’-]+ ){1,6}?)(?: (?:was|were|is|are))|they['’]re|he['’]s|she['’]s) (?:(?:an? |visibly |all |both |mostly |perceived as |believed to be |known to be ))*jew(?:s|ish)?\b|because of (?:his|her|their) (?:jewish|creed|judaism)|against the jewish)\b|(?<!\b(?:remov|photograph|report|discover)(?:e|es|ed|ing) (?:an?|the|that|this) |\b(?:took|taken|cut|tore|pulled) down (?:an?|the|that|this) |\b(?:saw|found) (?:an?|the|that|this) )\beffig(?:y|ies) of (?:an? |the |some )?(?:[\w-]+ )?(?:jews?|jewish \w+|rabbis?)\b|\b(?:hang|burn|hung|burnt|torch)\w* (?:an? |the )?(?:jew|rabbi) in effigy\b|\bhiss(?:ed|es|ing)?\b[^.;,]{0,40}\b(?:imitat\w+|mimick\w*|sounds?|hiss|noise) (?:of )?(?:the )?gas\b|\bhiss(?:ed|es|ing)?(?: noises?| sounds?)? (?:and|while|as)\b[^.;]{0,40}\b(?:auschwitz|gas|jews?)\b|\b(?:sang|singing|sung) (?:[\w-]+ ){0,2}?about (?:(?:the |gassing |killing |dead )?(?:jews? (?:and|in|going to) (?:the )?)?(?:(?:death |concentration )?camps|gas chambers?|gas|ovens?|auschwitz|belsen)|gassing (?:the )?jews?)\b|\b(?:memes?|pictures?|cartoons?|images?|jokes?) (?:of|about|showing) (?:burning|burnt|gassed|gassing|dead|killing|hanging) (?:the )?jews?\b|\bcall(?:ed|ing|s) (?:an?|the|his|her|their|two|[A-Z][\w'’-]+) (?:[\w-]+ ){0,2}?jewish (?:[\w-]+ ){1,6}?(?:as )?(?:an? )?["“][^"”]{0,40}\b(?:rats?|blood-?suckers?|parasites?|leech\w*|vermin|pigs?|swine|dogs?|cockroach\w*|snakes?|zios?|money-?grubb\w+|scum|animals?|shylock)\b/i,
);
/** An offence or enhancement whose name says bias. */
const namedAsBias =
  /\b(?:(?:uplift|increase|increased|enhance\w*|aggravat\w*|longer) [^.;]{0,30}\bhate (?:element|motive|motivation|crime|nature|factor)|hate (?:element|motivation|nature) (?:of|in|to|behind)|racially[- ](?:or religiously )?aggravated|(?:racially|religiously|faith|race|religion)[- ](?:aggravated|motivated|based|hate)|aggravated by (?:religious|racial|hostility|prejudice|(?:an? |the )?(?:\w+ )?reference to (?:\w+ ){0,5}(?:religion|faith|race|ethnic|jew))|hate[- ](?:motivated|speech|motivation)|(?:motivated|driven|fuelled|fueled|inspired) by (?:\w+ ){0,3}(?:bias|hate|hatred|hostility|prejudice|animus|religio\w+)|(?:incit\w+|stirr?\w+(?: up)?|provo\w+) (?:to |of )?(?:racial |religious |ethnic |national |public )?(?:hatred|violence)|volksverhetzung|because of (?:the |their |his |her |its )?(?:\w+['’]s? )?(?:actual (?:or|and) perceived )?(?:religion|religious|faith|creed|race)|(?:selected|chose|chosen|targeted|singled out|picked)[^.;]{0,50}(?:on account of|because of|based on|on the basis of|for|owing to|due to) (?:the |their |his |her |its )?(?:\w+ ){0,3}(?:religion|religious|faith|race|creed)|(?:violat\w+|deprive\w*|conspir\w+)[^.;]{0,40}\brights? of (?:\w+ ){0,2}jewish|civil[- ]rights (?:violations?|offen[cs]es?|charges?|intimidation|act)|interfer\w+ with (?:\w+ )*(?:civil|housing|religious) rights|felony intimidation|intimidation based on|public incitement|wilful(?:ly)? promot\w+ (?:of )?hatred|hatred against an identifiable group|vilification|aggravated breach|hate[- ]crimes?|bias[- ](?:crimes?|intimidation|enhancement|motivated|assault)|ethnic intimidation|religiously[- ](?:aggravated|motivated)|racially[- ]or[- ]religiously|free exercise of (?:their |his |her )?religio\w+|damage to religious (?:real )?property|(?:interfer\w+ with|violat\w+ of) (?:a )?federally[- ]protected (?:activit\w+|rights?)|conspiracy against rights)\b/i;
export const chargesBias = quick(new RegExp(`${namedAsBias.source}|\\b(?:${biasOffences.join("|")})(?![\\p{L}])`, "iu"));
export const namesOtherGroup = quick(
  /\b(?:mosques?|muslims?|islamic|islamophob\w*|hijabs?|headscar(?:f|ves)|niqabs?|burqas?|turbans?|koran|quran|qur['’]an|gurdwaras?|islamist|arabs?|somali|black(?! (?:sun|spray|paint|marker|ink|pen|jacket|hoodie|hooded|coat|top|t-?shirt|shirt|trousers|jeans|dress|mask|balaclava|letters?|lettering|car|van|suv|sedan|pickup|truck|cab|taxi|flag|banner|hat|cap|bag|bin|box|dog|cat|smoke|market|eye|friday|humou?r|comedy|book|belt|tie|gloves?|boots?|leather|clothing|clothes|robe|gown|background|square|circle|cross|candles?|coffee|sea|country|forest|hole|sheep|and white|lines?|bars?|ribbon|granite|marble|stone)\b)|african[- ]american|asian|latin[oax]s?|hispanics?|m[aā]ori|aborigin(?:al|es?)|indigenous|native americans?|first nations|inuit|chinese|koreans?|filipinos?|haitians?|gay|lesbian|transgender|lgbt\w*|pride (?:flags?|month|parades?|march\w*|crosswalks?|festivals?|events?)|rainbow (?:flags?|crosswalks?)|drag (?:queens?|shows?|story)|sikhs?|hindus?|homophob\w*|roma|romani|gyps(?:y|ies)|travellers|pakistanis?|asylum seekers|migrants?|go back to (?:your|their|his|her) (?:own )?countr(?:y|ies)|refugees|immigrants?|disability|fag(?:got|gots|s)?|homos?|dykes?|trann(?:y|ies)|wetbacks?|spics?|chinks?|gooks?|ragheads?|towelheads?|sand n\w+|n-word)\b/i,
);
export const namesBias = quick(
  /\b(?:hate[- ]crimes?|bias[- ]?(?:crimes?|motivated|related|intimidation|enhancement|allegation|incident|count|statute)?|ethnic intimidation|religiously[- ](?:aggravated|motivated)|racially[- ](?:aggravated|motivated)|racial hatred|religious hatred|stirring up|incit(?:e|ed|ing|ement)|religious (?:motive|prejudice|bias)|prejudice (?:based on|because of|on (?:the )?grounds? of|against) (?:race|religion|\w+ religion)|(?:real or supposed|actual or supposed|true or supposed) (?:membership|religion|adherence)|grounds of (?:race|religion|nationality|ethnic\w*)|civil[- ]rights|because of (?:the |their |his |her |its )?(?:victims?['’]?s? )?(?:actual or perceived )?(?:race|religion|faith|ethnic\w*|creed)|on the basis of (?:religion|race|shared ancestry)|motivated by|damage to religious property|free exercise of religious|institutional vandalism|desecrat\w*|malicious communications|menacing as|shared ancestry|(?:abuse|insults?|slurs?|jibes?|taunts?|remarks?) about (?:his|her|their|the victim['’]?s) (?:religion|faith|jewishness|judaism)|discriminat\w*|(?:ground|basis|bias|motive|motivation)s?: (?:anti-?)?jewish|hostile environment)\b/i,
);
export const namesJewish = quick(
  /\b(?:orthodox (?:man|men|woman|women|famil\w+|couple|student\w*|boys?|girls?|school|community|neighbou?rhood|worshipp?ers?|rabbi|tenants?)|ultra-orthodox|hasid(?:im|s)?|chass?id(?:im|s)?|chassidic|lubavitch\w*|sidelocks|sidecurls|tzitzit|tefillin|tallit|skullcaps?|mikv(?:eh|ah|e)s?|bar mitzvah|bat mitzvah|jccs?|jewish community cent\w+|b['’]nai|beit|beth|shaare[iy]|shaarey|ohr|kehill\w+|havurah|minyan|challah|seder|shofar|yiddish|kohen|cantor|jews?|jewish|jewry|judaism|synagogues?|rabbis?|kosher|kipp(?:ah|ot|a)|yarmulkes?|menorahs?|mezuz(?:ahs?|oth?)|sukkahs?|torah|hebrew|hasidic|chasidic|haredi|orthodox jew\w*|yeshivas?|shul|hanukkah|chanukah|purim|passover|yom kippur|rosh hashan\w*|shabbat|sabbath services|chabad|hillel|congregation (?:of|\p{Lu}\p{L}+)|temple (?:beth|b'nai|b’nai|mizpah|sholom|judea|adath|rodef|shaare\w*|torah|chai|or|aaron|isaiah|jacob|ner|anshei|emanu\w*|sinai|israel|shalom|ohr)|beth (?:shalom|israel|el|shir|tikvah|am)|star of david|holocaust (?:memorial|museum|survivors?)|maccab\w*|auschwitz)\b/iu,
);
export const namesNaziSymbol =
  /\b(?:swastikas?|nazi (?:salutes?|symbols?|symbology|flags?|slogans?|insignias?|emblems?|imagery|iconography|graffiti|runes|signs?|markings|banners?|regalia|phrases)|lightning bolts|ss (?:lightning )?(?:bolts|insignia|symbols?|emblems?)|hitler salutes?|ss (?:bolts|runes)|sieg heil|heil hitler|hakenkreuz\w*)\b/i;
export const namesIsrael =
  /\b(?:israel\w*|zionis\w*|palestin\w*|gaza\w*|idf|settlers?|(?:israeli|jewish|illegal|zionist|west bank) settlements?|settlements (?:in|on|and|are|were|must)|settlement (?:building|expansion|construction|policy|blocs?)|boycott\w*|divest\w*|bds|apartheid|(?<!\bnazi )genocide(?! (?:of|against) (?:the |all |six million |european )*jew)|river to the sea|intifada|cease-?fire|(?<!\b(?:his|her|their|by|whose|an?|your|listed|trade|of) )occupation(?! (?:is|was) listed| as an? )|hamas|west bank)\b/i;

/** The words of the Nazis, and nothing besides. */
export function isNaziSlogan(said: string): boolean {
  return (
    /\b(?:sieg|heil|seig)\b/i.test(said) &&
    hostility(said.replace(/\b(?:sieg|seig|heil|mein|hitler|the|f[uü]hrer)\b/gi, " ")) === 0
  );
}

/** A text speaks of Jews, of hatred of them, of a charge of bias or of the Holocaust, or is hostile to them. */
export const concernsJews = (text: string): boolean =>
  [namesJewish, namesAntisemitism, chargesBias].some((pattern) => pattern.test(text)) ||
  hostility(text) > 0 ||
  alludesToHolocaust(text);
