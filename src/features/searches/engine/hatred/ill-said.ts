import { quick } from "#app/lib/language/quick-pattern.ts";
import { formsOf } from "../reading/verbs.ts";

/**
 * What ill is said of people, by whole fields of words: their greed, their power, their lies, the ruin they bring, vermin, what they
 * are by nature, that they shirk and whine, that they must stay outside, and that one must guard oneself. A field says nothing
 * of whom; `said-of-a-class` asks that.
 */

const coin =
  "(?:money|cash|gold|coins?|diamonds?|shekels?|penn(?:y|ies)|pence|cents?|dimes?|dollars?|pounds?|quid|euros?|interest|profits?|wallets?|purses?|pockets?|rents?|debts?|loans?|loan (?:offices?|sharks?)|bills?|fees?|wealth|riches|silver|spoons|change|tips?|cheques?|checks|till|cash ?box|ledgers?|invoices?|mortgages?|compensation|bonus(?:es)?|taxes|accounts?|vaults?|commission|budget)";
const offices =
  "(?:banks?|bankers?|media|press|newspapers?|papers?|telly|tv|television|bbc|hollywood|studios?|labels?|publishers?|porn\\w*|internet|governments?|cabinet|ministers?|parliament|congress|senate|presidents?|prime ministers?|politicians?|part(?:y|ies)|mps|judges?|courts?|police|schools?|universit\\w+|councils?|countr(?:y|ies)|state|nation|world|economy|wall street|market|pharma|hospitals?|unions?|fifa|board|boards|casting|producers|landlords?|slums?|fashion|music|charity|everything|us all|over (?:you|us)|both (?:parties|sides))";

/** Greed, and what money does with them. */
const greed = quick(
  new RegExp(
    `\\b(?:greed\\w*|grasping|stingy|tight(?:-?fisted|wads?)?|miser\\w*|penny-?pinch\\w*|money-?grubb\\w*|money-?lend\\w*|usur\\w+|moneybags|loan ?sharks?|slum ?(?:lords?|owners?|landlords?)|skinflints?|cheapskates?|tightarses?|profiteer\\w*|rack-?rent\\w*|haggl\\w+|pawn(?:s|ed|ing|brok\\w+)?|overcharg\\w*|goug\\w+|hoard\\w*|extort\\w*|scroung\\w*|spong(?:e|es|ing)|freeload\\w*|get(?:s|ting)? rich|loaded|filthy rich|rich as|mak\\w+ a killing|cash(?:es|ing|ed)? in|for a price|for the right price|at a (?:profit|discount)|(?:never|don't|doesn't|didn't|won't|wouldn't) (?:\\w+ )?(?:tip|pay|leave a tip|pay (?:up|for|the|their|his)|part with)|(?:argu|disput|quibbl|fight|fuss|cry|count|snatch|grab|smell|sniff|worship|lov|chas|sell|sold|charg|squeez|milk|steal|pinch|hid|skim|pocket|collect|put (?:up )?the)\\w*(?: up)?(?: [\\w']+){0,5}? ${coin}|${coin} (?:is|are) (?:\\w+ )?(?:their|his|her) (?:\\w+ )?(?:god|religion|life|love)|(?:their|his|your|her) (?:hands?|fingers?|nose) (?:\\w+ )?in (?:the|your|our|my|every|everyone's|somebody's) (?:\\w+ )?(?:tills?|pockets?|purses?|wallets?|cash ?box|pie|jar)|sell (?:you|his|her|their) (?:\\w+ )?(?:rope|mother|granny|grandmother|sister|own|the)|(?:tip|bill) (?:that )?(?:he|she|they) (?:didn't|never)|calculators?|cash registers?|bargains?|discounts?|thirty pieces|rent on)\\b`,
    "i",
  ),
);
/** Power over others, and standing together against them. */
const power = quick(
  new RegExp(
    `\\b(?:(?:${formsOf("control own run rule dominate buy bribe fund finance bankroll manipulate infiltrate hijack corrupt dictate govern puppeteer subvert capture occupy purchase steer choose pick appoint decide stuff pack")})(?: up| over)?(?: [\\w']+){0,4}? ${offices}|rul\\w+ over|pull\\w* (?:\\w+ ){0,2}(?:strings?|levers?)|call\\w* the (?:shots|tune)|hold\\w* (?:both|all|the|every) (?:leads?|reins|leash\\w*|strings|purse|cards|keys|whip)|run\\w* the show|behind (?:it|this|that|every|all|each|both|most|the curtain|the scenes|everything)|puppets?|puppet ?masters?|cartels?|cabals?|cliques?|mafia|monopol\\w+|stranglehold|take\\w* ?over|took over|taking over|grip on|boot on|hand (?:inside|behind|on)|(?:look\\w*|see\\w*|car(?:e|es|ed|ing)) (?:after|out|only for|for) (?:their|his|her) own|clos\\w+ ranks|stick\\w* together|bail\\w* (?:out )?(?:each other|one another)|(?:hir|promot|protect|help|cover|marr|vot|lend|scratch|review|reward)\\w* (?:\\w+ )?(?:each other|one another|their own|his own|his (?:cousins?|nephews?|brothers?)|their (?:cousins?|nephews?))|(?:own|control|run|rule|owns|runs|controls|rules|owned|owning|running)s? (?:us|you|all|half|most|the lot|it all|each|every\\w*)|(?:own|owns|owned|running|runs|run|controls?|rul(?:es|ed)) (?:by|from)|strings|levers?|influence|lobb(?:y|ies)|too much (?:power|say)|string-?pull\\w*|passes? from|replac\\w+|agenda|new world order|great reset|import\\w* (?:the |these |those |all )?(?:third world|migrants?|muslims?|africans?|half of)|who (?:owns|runs|controls|rules|really)|colony|occupied)\\b`,
    "i",
  ),
);
/** Lies, theft and treason. */
const deceit = quick(
  new RegExp(
    `\\b(?:${formsOf("lie deceive cheat steal rob swindle trick fleece scam defraud betray backstab conspire plot scheme connive collude forge dupe embezzle launder loot plunder pilfer pinch thieve smuggle spy infiltrate fiddle rig exploit blackmail entrap manipulate brainwash")}|li(?:es|ars?)|thie(?:f|ves)|cheats|crooks?|crooked|con-?m[ae]n|swindlers?|traitors?|treason|treacher\\w*|double-?cross\\w*|two-?faced|fork-?tongued|disloyal\\w*|dual loyalt\\w+|no loyalty|fifth column\\w*|spies|backstabb\\w+|rip(?:s|ped|ping)? (?:\\w+ )?off|(?:sell|sells|sold|selling) (?:us|you|her|them|him|out|their own|our)(?: \\w+)? ?(?:out|to|down|short)?|hand in glove|underhand\\w*|shady|snak(?:y|ey)|sly|shifty|slippery|crafty|cunning|sneaky|devious|dishonest\\w*|untrustworthy|hoax\\w*|scams?|rackets?|frauds?|swindles?|tricks?|conspirac\\w+|criminal gang|racketeer\\w*|(?:got|gets|get|getting) away with|up to something|play(?:s|ed|ing)? (?:both sides|us|you)|in cahoots|answers? to (?:tel aviv|another|jerusalem)|first loyalty|only loyal|loyal (?:only )?to)\\b`,
    "i",
  ),
);
/** The ruin of nations, peoples and children. */
const ruin = quick(
  new RegExp(
    `\\b(?:${formsOf("ruin destroy wreck poison corrupt infect pervert degrade undermine weaken subvert enslave oppress bankrupt starve strangle bleed drain suck infest invade pollute contaminate defile breed multiply sacrifice groom traffic slaughter murder butcher profane desecrate sabotage foment instigate provoke unleash engineer orchestrate")}|(?:bring|brings|brought|bringing) (?:down|[\\w']+(?: [\\w']+)? (?:down|to (?:its|her|his|their|our) knees|ruin|nothing but))|to (?:its|her|our) knees|(?:start|caus|creat|invent|spread)(?:s|ed|ing|e|es)? (?:\\w+ ){0,3}(?:wars?|plagues?|crash\\w*|crisis|crises|communism|bolshevism|diseases?|virus\\w*|pandemics?|famine|trouble|misery|hatred|pornography)|invented (?:communism|it|the)|(?:was|were) (?:an? )?(?:\\w+ )?inventions?|commissars?|ruin of|death of|curse|curs(?:ed|ing)|wars?|gulags?|revolutions?|crimes?|(?:killed?|kills|killing) (?:our|us|christ|jesus|children|kids|babies|the lord|prophets|the)|bab(?:y|ies)|bloodshed|drink\\w* (?:\\w+ )?blood|blood of|every vice|what (?:they|the \\w+|jews) (?:\\w+ )?(?:did|do|done|doing) (?:to|wrong)|do(?:es|ing|ne)? (?:this|it|that) to (?:us|you|every)|thin(?:ning)? out|adrenochrome|perversions?|filth|degenera\\w+|the shops die)\\b`,
    "i",
  ),
);
/** Vermin, sickness, dirt, and what is no human being. */
const vermin = quick(
  /\b(?:rats?|mice|vermin|lice|louse|fleas?|ticks?|bed-?bugs|bugs|insects?|cockroach\w*|roaches|maggots?|worms?|tapeworms?|leech\w*|parasit\w+|locusts?|spiders?|snakes?|serpents?|vipers?|reptil\w+|lizards?|octopus\w*|tentacles?|pigs?|swine|dogs|curs|jackals?|hyenas?|vultures?|apes?|monkeys?|goats|weasels?|toads?|vampires?|blood-?suck\w+|monsters?|beasts?|animals|demon\w*|devils?|satan\w*|scum|filth\w*|trash|garbage|vermin|muck|pests?|plague|cancer\w*|tumou?rs?|virus(?:es)?|germs?|bacill\w+|diseases?|pestilence|infestation|contagio\w+|sub-?humans?|untermensch\w*|inbred|mongrels?|scabs?|slime|sewage|stink\w*|stench|reek\w*|smell\w*|unwashed|dirty|greasy|hook(?:ed)?[- ]?nos\w+|eyesores?|blight|stain|nuisance|rotten|heartless|soulless|in place of a (?:heart|soul)|horns)\b/i,
);
/** What they are said to be by nature, and how they are said to bear themselves. */
const nature = quick(
  /\b(?:arrogan\w+|pushy|loud|hysterical|neurotic|vulgar|cowards?|cowardly|cowardice|weakling\w*|lazy|idle|layabouts?|shirk\w*|dodg(?:e|es|ed|ing|ers?)|workshy|clannish|cliquey|cold-?blooded|evil|wicked|vicious|cruel|vindictive|vengeful|bloodthirsty|perver\w+|deprav\w+|immoral|godless|ungrateful|hypocrit\w+|inferior|ugly|repulsive|disgust\w+|revolting|obnoxious|insufferable|unbearable|vile|nasty|savage|barbari\w+|primitive|backward|fanatic\w*|supremac\w+|better than (?:us|you|everyone|everybody|the rest)|superior|above (?:us|you|the law|everyone)|untouchable|entitled|special treatment|look(?:s|ing)? down (?:on|their)|whin(?:e|es|ed|ing|ers?|y|ge\w*)|moan\w*|wail\w*|snivel\w*|bleat\w*|cry(?:ing)? (?:wolf|foul|victim|babies)|cr(?:y|ies) out|play\w* (?:the )?victim\w*|victimhood|always the victim|the victim|(?:lecture|lectures|lectured|lecturing|preach\w*|moralis\w*|moraliz\w*)(?: to)? (?:us|you|me|at|about|from)|a lecture|guilt[- ]trip\w*|go(?:es)? missing|r[ua]n(?:s|ning)? away|(?:don't|never|won't|didn't|doesn't) (?:\w+ )?(?:fight|work|serve|integrate|assimilate|belong|fit in|queue|share|help|care|mix|forget|forgive)|honest day's|send (?:your|our|other people's) sons|cuts? the queue|jump\w* the queue|laugh\w* (?:at|all|somewhere|behind|about)|fault|to blame|blame|guilt\w*|culprits?|problem|trouble|misfortune|menace|threat|danger|scourge|enem(?:y|ies)|killers?|murderers?|lives? off|liv(?:e|es|ing) off|feed(?:s|ing)? off|gossip\w*|read it in the paper|bury their mistakes|all the same|too many|so many of them|everywhere|christ-?killers?)\b/i,
);
/** They are to stay outside, or to go. */
export const exclusion = quick(
  /\b(?:no viewings|no vacanc\w+|not? (?:welcome|wanted|admitted|allowed|served)|aren't (?:welcome|wanted|allowed)|isn't (?:welcome|wanted|allowed)|(?:don't|do not|won't|will not|wouldn't|would not|never|can't|cannot|refuse to|not going to|rather not|not have to|i'd never|no longer) (?:\w+ )?(?:serve|rent|let|lease|sell|hire|employ|treat|touch|marry|date|trust|lend|host|seat|have|want|admit|accept|need|stand|take|deal|trade|shake hands|share|work|sit|play|vote|do business)\b|(?:get|got|go|stay|keep|keeps|kept|throw|kick|clear|drive|push|chuck|boot|force|leave|left|turf|run|want|put|out)\w* (?:\w+ ){0,3}(?:out|off|away|back)\b|out of (?:our|my|this|here|the (?:club|team|school|uni|street|country|building|party))|leave (?:out|the|our)|without (?:his|her|their|them|that|those|any|your)|(?:be )?spared|rid of|emptying|(?:one|too|two|three) (?:\w+ )?(?:seats? |votes? )?too many|too many|there goes the (?:neighbou?rhood|street|block|area|village|club|town)|over my dead body|go (?:back|home)|back to (?:where|the|your|their)|(?:close|clos(?:ed|ing)|shut|ban(?:ned)?|bar(?:red)?|evict\w*|expel\w*|deport\w*|banish\w*|exclud\w*|demolish\w*|bulldoz\w*|raz(?:e|ed|ing)) |keep your (?:\w+ )?(?:home|away)|i miss that sign|can't have|prefer (?:that|not|to)|not (?:have|let) (?:to )?(?:one|them|him)|behind a wall|shut the gate|wear(?:ing)? (?:the|a|their|that) (?:\w+ )?(?:star|badge)|try (?:the|somewhere|next|down))\b/i,
);
/** One must be on guard: "lock up your kids", "count your fingers", "you wouldn't leave your purse". */
export const guard = quick(
  /\b(?:lock|hide|count|watch|mind|check|guard|hold|grip|grab|keep|cover|nail down|mark)(?:s|ed|ing)? (?:up |on to |onto |an eye on |hold of |tight to )?(?:your|the|my|our|his|her) (?:\w+ )?(?:wallets?|purses?|kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|infants|toddlers?|little ones|boys|girls|fingers?|rings?|spoons?|silver(?:ware)?|cutlery|change|money|pockets?|handbags?|till|watch|jewel\w+|coins?|cash|gold|teeth|fillings|doors?|organs)\b|\b(?:wouldn't|would not|won't|don't|do not|never|can't|cannot|shouldn't|i'd not) (?:\w+ )?(?:leave|lend|turn|show|give|hand|tell) (?:\w+ )?(?:your|my|our|him|them) (?:\w+ )?(?:purse|wallet|drill|money|back|cash|handbag|daughters?|kids?|children|son|keys|pin|spoons|silver|change)\b|\bthey'?d count\b|\bcount(?:s|ed|ing)? the spoons\b|\bturn (?:your|my|our) back on\b/i,
);
/** A brood of it: the word for many and the word for vermin together. */
export const brood =
  /\b(?:nests?|swarms?|plague|infestation|pack|broods?|dens?|hive|pit|litter|colony|sack) of (?:\w+ ){0,2}(?:rats?|vermin|vipers?|snakes?|serpents?|thieves|lice|leeches|parasites|cockroaches|hyenas|wolves|liars|crooks|swindlers|weasels|worms|maggots|pigs|vultures|bloodsuckers|scum)\b/i;

/** The wish that they be dead, or gone from the earth. */
export const deathWish =
  /\b(?:world|earth|planet|country|town|city|street|life|we|everyone|everybody|humanity|europe)\b[^.!?]{0,25}\b(?:breathe|better|cleaner|safer|happier|quieter|sleep|peaceful|at peace|nicer|richer)\b[^.!?]{0,20}\b(?:without|if|once|when|with none|with no)\b[^.!?]{0,30}\b(?:them|they|that lot|you lot|their kind|your kind|his kind|those people|these people)\b|\b(?:won't|wouldn't|will not|doesn't) kill (?:you|him|her|them),? (?:sadly|unfortunately|alas|more's the pity|worse luck|pity|shame)\b|\b(?:someone|somebody|i|we|you|they|god) (?:should|ought to|must|will|'ll|'d|would|could) (?:\w+ )?(?:burn|gas|shoot|hang|drown|bomb|torch|kill|cull|gut|skin|cut|flatten)\b[^.!?]{0,30}\b(?:them|that lot|you lot|of his|the lot|their kind|those people|these people|with (?:them|their owners))\b/i;

/** What they have at our cost: "while we go without". */
const atOurCost =
  /\bwhile (?:we|you and (?:i|me)|the rest of us|everyone else|everybody else|working people|ordinary|our|honest) /i;

const fields = [greed, power, deceit, ruin, vermin, nature];
/** "They never cheated anybody": what is denied of them. */
const deniedBefore =
  /(?:\b(?:never|not|no|nobody|none|nothing|neither|nor|without|stop|hardly|isn't|aren't|wasn't|weren't)|n't) (?:\w+ ){0,3}$/i;

/** In how many fields do the words say ill of anybody, what they deny left out? */
export function illFields(words: string): number {
  const count = exclusion.test(words) || guard.test(words) || brood.test(words) || atOurCost.test(words) ? 1 : 0;
  return count + saidOf(fields, words);
}

function saidOf(some: readonly RegExp[], words: string): number {
  let count = 0;
  for (const field of some) {
    const found = field.exec(words);
    if (found && !deniedBefore.test(words.slice(Math.max(0, found.index - 30), found.index))) count += 1;
  }
  return count;
}
