import { illWished } from "./ill-wished.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { dishes } from "./kitchen-words.ts";
import { ceiling } from "./neutral-speech.ts";
import { formsOf } from "../reading/verbs.ts";

/**
 * What words say of Jews, read from their parts: whom they speak of, and what they say of them. The classes are closed sets of
 * English (verbs of harm, vermin, money) and of what the field's guides list (ADL, "Hate on Display"; AJC, "Translate Hate";
 * the examples of the IHRA definition; CST, "Antisemitic Discourse"), so that a wording nobody has listed is read by its parts.
 * Whether a sentence means what it says or turns it round is asked in `neutral-speech`.
 */

const adverb =
  "(?:(?:all|just|really|also|only|ever|even|still|always|simply|soon|again|gladly|happily|personally|fucking|bloody|be|get|have|been|\\w+ly) ){0,3}";
const jew = "(?:jews?|jewry|jewess\\w*|kikes?|yids?|hebes?|heebs?|hebrews?)";
const jewish = "(?:jewish|jew|hebrew|kosher|kike|yid|rabbinic|talmudic)";
const worn =
  "(?:kipp(?:ah?s?|ot)|yarmulkes?|skull-?caps?|side-?(?:locks?|curls?)|pe?yote?|payot|(?:small|tiny|little|black|fur)[- ]?hats?|beanies|stars? of david|mezuz(?:ahs?|oth?)|menorahs?|tzitzit|tefillin|shtreimels?|tallit\\w*)";
const places =
  "(?:synagogues?|shuls?|yeshivas?|jewish (?:schools?|nurser(?:y|ies)|cent(?:er|re)s?|cemeter(?:y|ies)|shops?|stores?|homes?|houses?|temples?|restaurants?|delis?|clubs?|quarter|graves?|camps?|hospitals?))";
const clergy = "(?:rabbis?|hasid\\w*|chasid\\w*|haredi\\w*)";
/** Family names that stand for all Jews where nobody is meant by them: in the plural, or "anybody called". */
const families =
  "(?:(?:the|these|those) (?:cohens|goldbergs|goldsteins|goldmans|levys|levis|rosenbergs|rosenbaums|silversteins|finkelsteins|shapiros|weinsteins|greenbergs|steins|bergs)|(?:any|some|every)?(?:body|one|people)? ?(?:called|named) (?:cohen|goldberg|goldstein|goldman|levy|rosenberg|rosenbaum|silverstein|finkelstein|shapiro|weinstein|greenberg)|(?:any|some|every)(?:body|one) whose name ends in -?(?:stein|berg|witz|man))";
const whom = `(?:${jew}|${worn}|${clergy}|${places}|jewish (?:\\w+ )?(?:children|kids|babies|students?|pupils?|famil(?:y|ies)|neighbou?rs?|man|woman|girls?|boys?|bastards?|survivors?|m\\.?ps?|teachers?|doctors?|names?))`;

const harmVerbs =
  "kill murder slaughter butcher massacre exterminate annihilate eradicate liquidate eliminate execute hang lynch shoot behead decapitate stab knife slit strangle choke throttle drown burn torch incinerate cremate roast fry cook gas bomb batter bash club thrash flog whip smash crush crucify stone hunt purge cleanse cull sterilise sterilize castrate rape skin gut flay bury deport expel banish evict intern cage brand tattoo fumigate trample firebomb";
const harm = `(?:${formsOf(harmVerbs)}|(?:blow|blew|blown|round|lock|line|shoot|beat|string)\\w*(?: (?:up|down|away))|(?:wipe|wiping|finish|put|gun|mow|burn|run|drive|kick|throw|smoke|weed|root|chase|force)\\w*(?: \\w+){0,3} (?:out|off|down|over|away)|(?:push|throw|shove|chuck|drive|load|pack|ship|herd|march|kick|send|put)\\w*|beat|get rid of)`;
const camps =
  "(?:auschwitz|birkenau|treblinka|sobibor|majdanek|belzec|chelmno|dachau|belsen|bergen-belsen|buchenwald|mauthausen|ravensbr[uü]ck|theresienstadt|babi yar|babyn yar)";
const killingPlace = `(?:ovens?|gas chambers?|gas vans?|crematori\\w+|chimneys?|furnaces?|cattle (?:trucks?|wagons?|cars?)|(?:boxcars?|trains?) to (?:the camps?|${camps})|(?:death|concentration|extermination) camps?|${camps}|barbed wire|mass graves?|pyres?|bonfires?)`;
const remains = "(?:soap|lampshades?|ash(?:es)?|ashtrays?|candles?|firewood|fertili[sz]er|kindling|fuel|smoke|barbecues?|bbqs?)";
const nazi =
  "(?:hitler|adolf|uncle adolf|himmler|eichmann|mengele|goebbels|heydrich|the f[uü]hrer|the (?:nazis|germans|ss|gestapo|third reich))";
const murder =
  "(?:holocaust|shoah|final solution|gas chambers?|gassings?|six million|6 million|kristallnacht|auschwitz|pogroms?)";

const creature =
  "(?:rats?|mice|vermin|lice|louse|fleas?|ticks?|bed-?bugs|bugs|insects?|cockroach\\w*|roaches|maggots?|worms?|leech\\w*|parasit\\w+|locusts?|spiders?|snakes?|serpents?|vipers?|reptiles?|lizards?|octopus\\w*|pigs?|swine|hogs?|sows?|dogs?|curs?|hounds?|jackals?|hyenas?|vultures?|apes?|monkeys?|goats?|donkeys?|weasels?|toads?|vampires?|blood-?suckers?|monsters?|beasts?|animals|demons?|devils?|satan\\w*|scum|filth|trash|garbage|dirt|muck|shit|pests?|plague|cancer|tumou?rs?|virus(?:es)?|germs?|bacill\\w+|disease|pestilence|subhumans?|untermensch\\w*|scabs?|slime|sewage)";
const slurNoun =
  "(?:bastards?|b(?:\\*|-|_){2,}\\w*|bitch(?:es)?|cunts?|c(?:\\*|-){2,}\\w*|whores?|pricks?|fucks?|fuckers?|thie(?:f|ves)|liars?|crooks?|misers?|usurers?|swindlers?|cheats?|murderers?|killers?|traitors?|slags?|hags?|noses?|conmen|gangsters?)";
const dirty =
  "(?:dirty|filthy|greasy|stinking|smelly|hairy|ugly|greedy|grasping|tight|stingy|(?<!to )mean|money-?grubbing|grubby|hook-?nosed|big-?nosed|long-?nosed|crooked|rat-?faced|beady-?eyed|slimy|oily|sneaky|shifty|crafty|cunning|devious|scheming|conniving|two-?faced|lying|thieving|cheating|filthy-?rich|blood-?sucking|parasitic|vile|evil|disgusting|rotten|mangy|flea-?ridden|lousy|cancer|f(?:u|\\*|-)+\\w*ing|bloody|goddamn|damn|stupid|bastard|nasty|inbred|cowardly|treacherous|satanic|hooked)";

const money =
  "(?:money|cash|gold|coins?|diamonds?|shekels?|penn(?:y|ies)|pence|dollars?|pounds?|quid|interest|profits?|wallets?|purses?|pockets?|rent|debts?|loans?|bills?|fees?|wealth|riches|silver|loot|jewels|mortgages?|discounts?|tips?|change)";
const institutions =
  "(?:banks?|bankers?|media|press|newspapers?|papers?|tv|television|bbc|cnn|hollywood|films?|film industry|movies|music industry|porn\\w*|internet|google|facebook|governments?|parliament|congress|senate|white house|downing street|westminster|washington|presidents?|prime ministers?|politicians?|part(?:y|ies)|mps|judges?|courts?|justice|police|schools?|universit\\w+|council|town|cit(?:y|ies)|country|countries|state|nation|europe|america|britain|england|france|world|planet|economy|finance|wall street|markets?|big pharma|pharma|hospitals?|medicine|law|science|unions?|league|fifa|un|levers? of power|everything|every ?thing|everyone|us all)";
const ruled = formsOf(
  "control own run rule dominate buy bribe fund finance bankroll manipulate infiltrate hijack corrupt dictate govern puppeteer subvert",
);
const calamities =
  "(?:wars?|crash(?:es)?|crisis|crises|recessions?|revolutions?|famines?|plagues?|pandemics?|covid\\w*|corona\\w*|virus|vaccines?|9\\/11|nine eleven|twin towers|september (?:11|the eleventh)|terror\\w*|communism|bolshevism|marxism|feminism|immigration|migrants?|refugees|muslims|slavery|slave (?:trade|ships?)|opioids?|porn\\w*|abortion|gender|trans|inflation|depression|assassinations?|kennedy|jfk|titanic|fires?|evils?|ills|crimes?|misery|degenera\\w+|replacement|white genocide)";

/** Who alone can be meant by these, without a word for Jews. Translate Hate: "cosmopolitan elite", "globalist", "goyim", "ZOG", "echo". */
const code =
  "(?:z\\.?o\\.?g\\.?|globalists?|(?:rootless )?cosmopolitans?|(?:the |same |that |his |her |their |one |which )tribe(?! (?:of|in|from|on)\\b)|(?:small|tiny|little)[- ]hats?|chosen (?:ones|people)|rothschilds?|khazar\\w*|(?:international|global|world) (?:bankers?|financiers?)|zio[- ](?:media|press|bankers?|mafia|cabal|lobby|pigs?|rats?)|\\({3}\\w+\\){3}|soros|kosher (?:mafia|nostra))";

const i = (source: string) => quick(new RegExp(source, "i"));

/** Meant to be done, not told: an order, a wish, an offer, a vow. */
const meantToBe = `(?:(?:^|[.!?;:,] )(?:(?:so|and|now|go|please|just|let's|let us|everyone|time to|let me) ){0,3}|\\b(?:i'?ll|i will|i'?d|i would|i'?m (?:going to|gonna|ready to)|we'?ll|we will|we'?re going to|(?:i|we|you|they|somebody|someone|everyone|everybody|people|anyone|hitler|god|he|she|it) (?:should|ought to|must|needs? to|has to|have to|had better|gotta)(?: have)?|i (?:want|wish|hope|long|plan|swear|vow|promise|intend)(?: to)?|would (?:love|like) to|can'?t wait to|about time (?:we|somebody|someone)|let's|let us|where i come from we|next time (?:we|i)(?:'ll| will)?|gonna|going to) (?:i'?ll |we'?ll )?)`;

/** What is done with a weapon, or with fire, to whoever is inside. */
const armed =
  "(?:empty(?:ing)? (?:(?:an?|the|my|this|that|both|every|all) )?(?:\\w+ )?(?:magazines?|mags?|clips?|drums?|guns?|rifles?|pistols?|revolvers?|barrels?)|open(?:ing)? fire(?! (?:doors?|exits?|extinguish))|start(?:ing)? (?:shooting|firing|stabbing|blasting)(?: (?:at|them|people|everyone|everybody|jews|worshipp?ers|whoever|anyone)\\b|(?=[.!?]|$))|shoot(?:ing)? (?![^.!?]{0,40}\\b(?:cameras?|phones?|portraits?|photos?|films?|footage)\\b)(?:it|them|the place|everyone|everybody|every one|anyone|anything|whoever|as many (?:as|of them|people|jews|yids|kikes)\\b)|unload(?:ing)? (?:on (?:it|them|every)|(?:(?:an?|the|my|this) )?(?:\\w+ )?(?:magazine|clip|gun|rifle|pistol))|spray(?:ing)? (?:it|them|everyone|the place) with (?:bullets|lead)|blow(?:ing)? (?:it|them|the place|everyone|myself) (?:up|away|to)|(?:burn|torch|level|firebomb)(?:ing)? (?:it|them|the place)|set(?:ting)? (?:it|them|the place) (?:on fire|alight|ablaze)|mow(?:ing)? (?:them|everyone|everybody) down|kill(?:ing)? (?:them|everyone|everybody|every one|as many)|leav(?:e|ing) (?:no ?one|nobody|none of them) (?:alive|standing|breathing))";
/** "Tomorrow I drive to the synagogue and empty the magazine": a vow by the way there, with nobody between who would do it instead. */
const goesArmed = `\\b(?:i|we)(?:'ll|'m|'re|'d| will| am| are| shall| should| might| could| would)?(?: (?:going to|gonna|about to|ready to|just|soon|now|finally|really|want to|need to))* (?:driv|go|walk|head|com|roll|rid|march|turn|show|break|burst|storm|stroll)(?:e|ing)? (?:(?!(?:and|who|where|someone|somebody|he|she|they|a man)\\b)[\\w'-]+ ){0,5}?${places}\\b,? (?:(?!(?:who|someone|somebody|anyone|he|she|they|man|men|people|would|not|never|if|afraid|fear\\w*|worr\\w+)\\b)[\\w'-]+,? ){0,6}?${armed}`;

const threats = [
  i(goesArmed),
  // "I'll open fire in the synagogue".
  i(
    `\\b(?:i|we)(?:'ll|'m going to|'m gonna| will| am going to|'re going to| shall| want to) (?:\\w+ ){0,2}?${armed} (?:in|into|at|on|inside|outside) (?:(?:the|an?|that|your|their|some|any|this) )?(?:\\w+ )?${places}\\b`,
  ),
  // An order, wish or vow of harm: "I'd happily push the next Jew I see onto the tracks".
  i(
    `${meantToBe}${adverb}${harm} (?:(?!(?:not|never|because|who|where|when|stor(?:y|ies)|hatred)\\b)[\\w'-]+ ){0,6}?${whom}\\b(?!['’]s? (?:rights?|friends?))`,
  ),
  // "That synagogue would look better on fire", "your rabbi will be the first against the wall".
  i(
    `\\b${whom}(?:'s)? (?:(?!(?:not|never|n't|no)\\b)[\\w'-]+ ){0,4}?(?:should|must|will|would|ought to|deserves?(?: to)?|needs?(?: to)?|ha(?:ve|s) to|belongs?|had better|is going to|are going to) (?!not\\b|never\\b)${adverb}(?:look (?:better|good|nice|lovely) )?(?:${harm}|die|dead|burn|suffer|bleed|pay with|on fire|in (?:flames|ashes|ruins|rubble|an? (?:oven|grave|coffin|ditch|cage))|against the wall|wear (?:the|an?|yellow) (?:\\w+ )?(?:stars?|badges?)|made to wear|${killingPlace}|next)\\b`,
  ),
  i(
    `\\b(?:find|see|watch|leave|turn|have) (?:\\w+ )?${places}(?: \\w+){0,2} (?:in (?:flames|ashes|ruins|rubble)|on fire|burn(?:ing)?|go up|(?:in)?to (?:ash(?:es)?|rubble|dust))\\b`,
  ),
  i(
    `\\b(?:bullets?|knife|knives|rifles?|guns?|bombs?|petrol|grenades?|rope|noose|match(?:es)?|machete)\\b[^.!?]{0,30}\\b(?:for (?:the |a |every |all |your |you )?${whom}|outside (?:the |a |that |your )?${places}|with (?:a |your )?jewish names?)`,
  ),
  i(
    `\\b(?:watch your backs?|your (?:time|days)(?: are| is|'s) (?:up|numbered|over|coming)|you(?:'re| are) next|see you (?:in hell|burn)|we know where you|i know where you)\\b`,
  ),
  i(`\\b(?:drive|push|throw|chase)\\w* (?:\\w+ ){0,3}jews? into the sea\\b|\\bkhaybar,? (?:khaybar|ya yahud)\\b|\\bitbach\\b`),
  // "Bring back Belsen", "reopen Auschwitz", "another Kristallnacht", "ovens for Jews".
  i(
    `\\b(?:bring back|reopen|re-open|rebuild|build|open|warm up|fire up|light|heat up|start up|turn on|switch on|need|needs|want|pray(?: \\w+ \\w+)? for|hope for|long for|wish for|time for|ready for|due|have) (?:(?:the|a|an|another|more|some|new|those|these|up|your) ){0,3}(?:${killingPlace}|holocaust|shoah|kristallnacht|pogroms?|final solution|einsatzgruppen|gestapo|hitler|showers)\\b(?! (?:museum|memorial|exhibit|education|survivors?|film|studies|lessons?|day|remembrance|to (?:the public|visitors)))`,
  ),
  i(
    `\\b(?:${killingPlace}|showers?|zyklon(?: b)?|gas|rope) (?:(?:is|are|was|were|will be|all|still|now|ready|waiting|hot|warm|running|open|on) ){0,4}for (?:the |all the |all |every |more |you |your )*(?:${whom}|you|them)\\b`,
  ),
  // Sent there: "somebody should put her on a train to Auschwitz", "back to the ghetto with you".
  i(
    `\\b(?:put|send|load|throw|shove|get|go|drag|march|pack|push|belongs?|back|need|needs|stick|fit|chuck|straight|bound) [^.!?]{0,35}\\b(?:into?|on|onto|to|behind|up|for|back to) (?:the |an? |some )?(?:\\w+ )?${killingPlace}\\b`,
  ),
  i(`\\b(?:back to|off to|in) the (?:ghetto|camps?|gas|showers?) with (?:you|the lot|them|these|the jews)\\b`),
  i(
    `\\b(?:i hope|i wish|i pray|let|may|hope|wish|would love|want)\\b[^.!?]{0,20}\\b(?:jews?|rabbis?|yids?|kikes?)\\b[^.!?]{0,30}\\b(?:dies?|dead|burns?|rots?|bleeds?|suffers?|chokes?|drowns?|starves?|hangs?|perish(?:es)?|disappears?|go(?:es)? to hell|gone)\\b`,
  ),
  // What was made of them: "you should have been made into soap", "ash is what you people are good for".
  i(
    `\\b(?:made|turned|rendered|melted|boiled|burn(?:ed|t)) (?:down |up )?(?:in)?to ${remains}\\b|\\b${remains}\\b[^.!?]{0,30}\\b(?:you people|your (?:people|kind|lot|sort|grand\\w+|mother|family|relatives)|good for|what (?:a )?waste)\\b|\\b(?:waste of (?:good )?|nice |fine |bar of |lovely )(?:soap|gas)\\b[^.!?]{0,40}\\b(?:you|your|jew\\w*|kosher|rabbi|grand\\w+)\\b|\\blampshades?\\b[^.!?]{0,40}\\b(?:called|named|jew\\w*|goldberg|cohen|grand\\w+|relatives|skin)\\b|\\b(?:made|want) (?:me |you |us )?(?:an? )?(?:soap|lampshades?) (?:of|from|out of)\\b`,
  ),
  i(
    `\\b(?:i hope|hope|may|wish) (?:that )?(?:you|they|your \\w+|the jews?) (?:all )?(?:burn|die|choke|rot|suffocate|hang|fry|get gassed|go up)\\b[^.!?]{0,40}\\b(?:like|in|up|with) (?:the |an? |your )?(?:\\w+ )?(?:relatives|grand\\w+|ancestors|people|family|jews|${killingPlace})`,
  ),
  i(
    `\\b(?:went|gone|flew|came|left|go) (?:up|out of|through|by) (?:the |a )?chimneys?\\b[^.!?]{0,40}\\b(?:you|should|too|next|follow\\w*)\\b|\\b(?:hiss|smell|whiff) of (?:the )?(?:gas|zyklon)\\b[^.!?]{0,40}\\b(?:${whom}|you)|\\b(?:heard? the hiss|smell the gas)\\b|\\bsmell of (?:zyklon|burning jews?|gas) |\\b(?:your|the) (?:showers?|oven|gas chamber)(?:'s| is| are) (?:ready|running|waiting|hot|on|warm|open|free)\\b`,
  ),
];

/** Joy at it, thanks for it, and what was left undone. */
const praise = [
  i(
    `\\b${nazi}\\b[^.!?]{0,40}\\b(?:right idea|left (?:some|a few|any|one) of (?:you|them)|had (?:it|them|you) (?:right|sussed)|was (?:too )?(?:right|soft|lenient|too kind)|was (?:a hero|my hero|our hero|a saint|great man|a great man|a genius)|knew (?:how|what) to (?:do|handle|deal)|would (?:know|have known) what|should come back|come back|we need you|where are you|made (?:one|only one|a|his only) mistake|only (?:made )?(?:one )?mistake|did (?:a )?(?:good|great|fine|half)|(?:didn't|did not|never) finish|unfinished|missed (?:you|one|a few|some)|forgot (?:you|one|some))\\b|\\b(?:thank(?: god| you|s)?(?: for)?|god bless|bring back|long live|hail|respect to|miss|love|happy birthday|viva) ${nazi}\\b|\\bwhere(?:'s| is) ${nazi} when\\b`,
  ),
  i(
    `\\b(?:only|one|worst|saddest|bad|sad|real|big|biggest) (?:\\w+ )?(?:thing|problem|mistake|tragedy|pity|shame|regret|crime)\\b[^.!?]{0,25}\\b${murder}\\b[^.!?]{0,30}\\b(?:stopp\\w*|ended|ends|finish\\w*|fail\\w*|too (?:short|few|small)|survivors?|not enough|never happened|didn't happen|any (?:of them|jews) (?:survived|left)|was interrupted|left)\\b|\\b${murder}\\b[^.!?]{0,30}\\b(?:(?:was|were|is|wasn't|weren't) (?:not |nowhere near |n't )?(?:nearly |half )?(?:enough|too (?:few|short|soft|small|good))|should have (?:been (?:bigger|longer|finished|worse)|gone on|finished|carried on)|stopped too|ended too|was (?:a )?(?:good|great|wonderful|deserved|brilliant|fun|funny|hilarious))\\b`,
  ),
  i(
    `\\b(?:laugh\\w*|cheer\\w*|smil\\w*|danc\\w*|celebrat\\w*|raise (?:a |my )?glass|drink|drank|toast\\w*|proud|delighted|happy|overjoyed|glad|thrilled|hero|medal|applaud\\w*|salute|well done|bravo|thank|lovely|beautiful|wonderful|best news|good news)\\b[^.!?]{0,60}\\b(?:shot up (?:the |a |that )?(?:synagogue|kosher \\w+)|(?:synagogue|kosher|jewish \\w+|rabbi) (?:\\w+ )?(?:shooting|massacre|attack|killings?|bombing|fire|stabbing|murders?)|dead jews?|jews? (?:died|dead|burning|burned|burnt|shot|killed|murdered)|kill(?:ed|ing) (?:the |those |some |\\w+ )?(?:jews|rabbi))\\b`,
  ),
  i(
    `\\b(?:gunman|shooter|attacker|killer|bomber|man who shot)\\b[^.!?]{0,40}\\b(?:synagogue|kosher|jewish|jews)\\b[^.!?]{0,30}\\b(?:medal|hero|statue|thank\\w*|reward|pension|pay rise|deserves)\\b|\\b(?:\\w+ )?(?:fewer|less) (?:\\w+ )?jews\\b|\\b(?:world|country|town|street|place|planet|earth|life|europe|football|school) (?:would be|will be|is|was|were) (?:\\w+ ){0,2}(?:better|cleaner|nicer|happier|safer|richer) (?:place )?(?:without|with no|with fewer|once|if)\\b[^.!?]{0,20}\\bjew|\\bjews? (?:burn|burns|burned|burnt) (?:the )?(?:best|well|nicely|bright\\w*|good|faster)\\b`,
  ),
];

/** The murder denied, made less of, or laughed at. */
const mockery = [
  i(
    `\\b(?:six|6)[- ]million\\b[^.!?]{0,6}\\? (?:more like|try|pull|my|yeah|don't|not|never|please|rubbish|nonsense|who)\\b|\\b(?:nobody|no one|they) (?:could|can)(?: not|n't)? (?:possibly )?(?:have )?(?:burn\\w*|gas\\w*|cremat\\w*|kill\\w*|fit|fitted|bur(?:y|ied))\\b[^.!?]{0,20}\\b(?:million|so many|that many)\\b|\\b(?:inflat|exaggerat|invent|fak|made up|make up|cook|pad|bump|doctor)\\w*(?: up)? (?:the |their |those )?(?:numbers|figures|death toll|body count|total)\\b|\\b(?:numbers?|figures?|chemistry|maths?|sums?|arithmetic|physics) (?:\\w+ )?(?:makes? no sense|(?:doesn't|don't|do not|does not|never) (?:add|stack|work)|(?:is|are|was|were) (?:impossible|inflated|invented|faked|exaggerated|made up))\\b[^.!?]{0,40}$`,
  ),
  i(
    `\\b(?:don't|do not|never|can't|cannot|stopped|no longer) (?:\\w+ )?(?:buy|believe|believed|swallow|accept|trust|fall for|fell for)(?: in)? (?:(?:the|that|this|their|your|whole|all|story|stories|tale|tales|myth|of|about|official|line|version|any|single|word|a) ){0,7}(?:holocaust|shoah|gas chambers?|six million|gassings?|auschwitz)\\b`,
  ),
  i(
    `\\b(?:holocaust|shoah|auschwitz|six million|gas chambers?|survivors?|death camps?) (?:(?:was|were|is|are|has|had|have|\\w+ly|so-called) )*(?:an? |the |all |just |nothing but |nothing more than |really |more of )*(?:\\w+ )?(?:actors?|con artists?|liars|fairy ?tales?|theme park|holiday camps?|holiday resort|summer camps?|spa|hotel|swimming pool|cash cow|(?:business|industry|racket|scam|lobby|card|gravy train|guilt|story|lie|hoax|nonsense|cult|religion)\\b(?! (?:cards|park)))`,
  ),
  i(
    `\\bholo-?(?:hoax|caust(?:ianity|ian)|scam|con|lies?|caca)\\b|\\b(?:milk|flog|peddl|exploit|play|us|whin|whinge|moan|cry|crie|wail|bang|go|harp|drone|snivel|droning|cash|profit|bleat|blub)\\w*(?: \\w+){0,3} (?:about |on about |in on |from |over |the )(?:the |your |their |that |bloody |fucking |old )*(?:holocaust|shoah|six million|gas chambers?|auschwitz|gassed|dead relatives)(?: card)?\\b|\\b(?:enough|sick|tired|bored|fed up|had it|get over|shut up)\\b[^.!?]{0,30}\\b(?:holocaust|shoah|auschwitz|six million|gassed|anne frank)\\b(?! (?:deni|joke|comparison))|\\bthe shoah business\\b`,
  ),
  i(
    `\\banne frank\\b[^.!?]{0,10}\\?? ?(?:more like|should (?:have )?(?:stay|kept|been|shut|die|burn)\\w*|deserved|had it coming|best place|could|was (?:a )?(?:fake|fraud|liar|lucky|hot|asking)|never existed|invented|didn't)|\\banne frank(?:'s)?\\b[^.!?]{0,40}\\b(?:biro|ballpoint|ball-?point|by her father|fake\\w*|forge\\w*|never wrote|hide and seek|drum ?kit|attic, best|fried|oven|made up)\\b`,
  ),
  // The joke's form: "how do you fit … Jews in", "what's the difference between a Jew and a pizza".
  i(
    `\\b(?:how (?:do|did|would|can) (?:you|they)|how many|what(?:'s| is| do| did|'d)|why (?:do|did|was|is|are|don't|didn't)|where do|did you hear)\\b[^?]{0,80}\\?[^?]*\\b(?:ovens?|ashtrays?|gas(?:sed)?(?: bill| chambers?)?|chimneys?|crematori\\w+|showers?|pizza|penn(?:y|ies)|coins?|free|smoke|ash(?:es)?|auschwitz|lampshades?)\\b`,
  ),
  i(
    `\\bjewish barbecue\\b|\\b(?:arbeit|work) macht frei\\b|\\b(?:wear(?:ing)?|where(?:'s| is)|forgot|lost|missing|sew\\w*|need|get) (?:(?:your|a|the|that|on|you|his|her|their) ){0,2}yellow stars?\\b|\\byellow stars?\\b[^.!?]{0,20}\\b(?:suits? you|on (?:you|your|them)|for (?:you|them))\\b|\\bno (?:more )?(?:jewish )?survivors?\\b[^.!?]{0,40}\\b(?:next time|books|left|this time)|\\bnext time\\b[^.!?]{0,30}\\b(?:no|there'll be no|there will be no|we'll do it|do it properly|we won't|we will|properly|finish)\\b`,
  ),
];

const insults = [
  i(
    `\\b(?:${clergy}|your rabbi|the rabbi) (?:will be |is |goes |gets )(?:the )?(?:first|next)\\b[^.!?]{0,20}\\b(?:wall|rope|gallows|oven|lamppost|list)\\b|\\b(?:what (?:do|can|did) you expect from|typical of|just like|trust) an? (?:hebe|yid|kike|heeb)\\b|\\b(?:hebe|heeb|kike|yid)s? (?:b\\*+|bitch|scum|bastard|c\\*+)`,
  ),
  i(
    `\\b(?:${dirty},? )(?:[\\w-]+,? ){0,2}?(?:${jew}|jewish \\w+|hebrew|zio)\\b|\\b(?:jewish|hebrew|yid|kike|hasidic|orthodox jewish) (?:${slurNoun}|${creature})(?=\\s*(?:[.,!?;:]|$|and\\b|or\\b|go\\b|get\\b|you\\b|out\\b|should\\b|that|who|in\\b|are\\b))`,
  ),
  i(
    `\\b(?:cancer|rat|pig|dog|scum|vermin|devil) jews?\\b|\\b${worn}[- ](?:wearing )?(?:${creature}|${slurNoun}|brigade|mafia|gang)\\b|\\b(?:${dirty}) (?:little |old )?(?:${worn}|${clergy})\\b|\\b(?:nest|swarm|plague|infestation|pack|brood|den|bunch|gang) of (?:\\w+ )?(?:${jewish}|jews|yids|kikes|rabbis)\\b|\\b(?:stinks?|smells?|reeks?|stank|stench|reek) of (?:the |a )?jews?\\b|\\bjews? (?:\\w+ ){0,2}(?:stinks?|smells?|reeks?)\\b|\\byou leave grease\\b|\\bhook-?nosed?\\b[^.!?]{0,25}\\b(?:${creature}|${slurNoun}|shop|money|out)\\b`,
  ),
  // The noun in place of the adjective, and as a verb: "Jew bargain", "jew me down".
  i(
    "\\b(?:a|an|the|that|this|your|his|her|their|my|our|some|no|any|every|typical|these|those|of|from|by|for|with|and|off|to|in|is|are|call|you|like|such|what|more|all|dirty|[a-z]+ing) jew (?!(?:who|whom|whose|that|which|in|of|from|and|or|nor|but|is|was|were|are|be|has|had|have|will|would|can|could|may|might|must|shall|should|to|with|on|onto|at|for|as|by|not|like|because|do|does|did|than|then|so|too|even|never|always|ever|only|just|also|still|once|when|where|while|if|into|under|over|after|before|during|without|within|against|among|about|since|until|here|there|now|today|again|alone|down|up|out|off|away|first|too|i|we|you|he|she|they|it|his|her|their|the|a|an|my|our|your|this|these|those|all|bill|act|hatred|hate|haters?|baiters?|suss|killed|taught|told|said|came|went|made|gave|took|saw|knew|sat|ran|stood|kept|left|lost|found|got|let|put|read|spoke|thought|wrote|won|died|held|hid|led|met|paid|sang|sold|sent|drove|built|bought|brought|became|began|picks?|lives?|works?|gets?|makes?|knows?|owns?|said|says|needs?|wants?|feels?|has|himself|herself|\\w+ed|\\w+ly|\\w+ing)\\b)[a-z]{3,}\\b",
  ),
  /\bjew(?:lywood|tube|nited|flix|merica|topia|roes?|rope|kraine|gle|nion)\b|\bjew york\b|\b(?:to |don't |try(?:ing)? to |got |been |you )jew (?:me|him|her|us|them|you|down|out)\b|\b(?:jewed|jewing)\b|\bjewier\b|\boven[- ]?dodgers?\b|\bash-?shitters?\b|\bpenny-?(?:chasers?|pinchers?)\b[^.!?]{0,20}\bjew/i,
  /(?:^|[.!?,] ?)(?:hey |oi |hello |all right |alright |you |old |little |come on |hand over \w+ \w+ )*,? ?(?:shylocks?|fagins?)(?=[,.!?]|$)|\b(?:you|bunch of|greedy|typical|little|right|another|old|real|bloody|behav\w+ like|acting like|such an?|like an?) (?:\w+ )?(?:shylocks?|fagins?)\b(?! (?:on stage|in the))/i,
  // "Run, Jew, run": to somebody's face.
  /(?:^|, |\b(?:hey|oi|oy|here|listen|yo|o|oh|you|heil|hail) )jew(?=[,.!?]|$)(?!,? (?:and|or|nor|but|who|i|we)\b)|(?:^|[.!?] )(?:hey |oi |oh |o |attention )?jews, (?:you|your|we|get|go|this|it's|our|pack|run|leave|out)\b|, jews?, (?:you|your|so|get|go|run|and your)\b|\b(?:heil(?: hitler)?|sieg heil),? (?:\w+ )?(?:jews?|rabbis?|yids?)\b|\bhorns\b[^.!?]{0,25}\b(?:jew\w*|hats|rabbis?)\b|\bjews? have horns\b/i,
  /\bjews? (?:are|is|aren't|isn't|were) (?:not |n't |never |hardly |barely |less than |no )?(?:really |even )?(?:human(?: beings?)?|people like us|like us|one of us)\b|\bnon-?human jews?\b/i,
];

const shut = [
  i(
    `\\bjews?\\b[^.!?]{0,40}\\b(?:one|that's one|is one|two) too many\\b|\\b(?:it's|about|high) (?:about |high )?time\\b[^.!?]{0,40}\\b(?:judenfrei|judenrein|jew-?free|free of jews|without jews)\\b`,
  ),
  i(
    `\\b(?:closed|off[- ]limits|forbidden|barred|banned|shut|out of bounds) (?:to|for) (?:all |the |any )?(?:jews?|${clergy}|zios)\\b|\\b(?:not|isn't|ain't|aren't|never) (?:\\w+ ){0,2}(?:for|to|open to) (?:any |a )?jews?\\b(?! (?:to|who)\\b)|\\bkeep (?:the |these |your |them |those )*(?:jew\\w*|hands)?(?: \\w+){0,2} ?(?:out|off)\\b[^.!?]{0,15}\\b(?:jews?)\\b`,
  ),
  i(
    `\\bno (?:[\\w-]+,? (?:and |or )?(?:no )?){0,2}(?:jews?|${worn}|kikes|yids)\\b(?=\\s*(?:[.,!?;]|$|allowed|please|in (?:my|our|this|here)|on (?:my|our|this)|here|welcome|served|admitted|thanks|and (?:no|that)))`,
  ),
  i(
    `\\b(?:no|not|never|don't|won't|refuse to) (?:\\w+ ){0,2}(?:zionists?|israelis?)\\b[^.!?]{0,40}\\b(?:kipp\\w+|yarmulkes?|skull-?caps?|jews?|star of david)\\b`,
  ),
  i(
    `\\b(?:won't|will not|wouldn't|would not|don't|do not|never|refuse to|refused to|not going to|rather not|can't|cannot|not be) (?:be |ever |go to |let (?:an?|any|the) |having |have )?(?:${formsOf("lecture teach examine serve rent sell hire employ treat touch shake marry date trust lend befriend invite admit host seat vote obey represent govern rule judge cure feed help")}) (?:\\w+ ){0,4}(?:by |to |with |for |from |in )?(?:an? |any |the |these |no )?(?:jews?|${families}|with a (?:mezuzah|kippah|menorah))\\b|\\b(?:won't|will not|never) (?:go|be given|be let|be sold|be rented) to (?:an? |any )?(?:jews?|${families})|\\b(?:wouldn't|won't|never|not) let an? jew\\b|\\bnever (?:trust|lend|sell|buy|rent|deal|do business)\\b[^.!?]{0,25}\\b(?:jews?|mezuzah|kippah|rabbi|menorah|synagogue)\\b`,
  ),
  i(
    `\\b(?:time|want|make|keep|get|need|like|make) (?:\\w+ ){0,4}(?:judenfrei|judenrein|jew-?free)\\b|\\bjews? (?:can|must|should|may|will) (?:only )?(?:drink|sit|eat|use|go|pray|swim|shop|queue|stand) (?:\\w+ )?(?:from|in|on|at|through|by|somewhere|elsewhere) ?(?:the )?(?:other|back|else|separate|outside)\\b|\\bdon't buy (?:from|at) jews?\\b|\\b(?:ship|send|deport) (?:\\w+ ){0,4}jews? (?:\\w+ )?to (?:madagascar|israel|siberia|birobidzhan)\\b`,
  ),
  i(
    `\\b(?:you(?:'re| are) )?(?:a |an )?(?:jews?|jewish)\\b,? so\\b[^.!?]{0,60}\\b(?:get (?:off|out)|leave|out|not (?:welcome|served)|conscience|blood|killers?|babies)\\b|\\b(?:get|go) (?:out|off|back|home)\\b[^.!?]{0,30}\\b(?:kikes?|yids?|hebes?)\\b|\\b(?:kikes?|yids?) (?:out|off|go)\\b|\\byour chosen people\\b[^.!?]{0,40}\\b(?:out|leave|go|off|back|hell|choose)\\b|\\b(?:we're|we are) (?:full|closed),? (?:\\w+ ){0,2}(?:try|go to) (?:the|your|a) synagogue\\b`,
  ),
];

const tropes = [
  // Power: "every lever of power has a Jew's hand on it", "kisses the ring of the Jews".
  i(
    `\\b(?:${jew}|jewish (?:\\w+ ){0,2}\\w+|${code}) (?:(?!(?:not|never|no|n't|who|once|and|in \\d+)\\b)[\\w']+ ){0,3}?(?:${ruled}) (?:(?:all|every|most|half|both|the|our|your|these|this|whole|entire|western|each|of|world's|single|much|of the) ){0,5}(?:\\w+ )?${institutions}\\b`,
  ),
  i(
    `\\b(?:kiss\\w*|lick\\w*|bow\\w*|kneel\\w*|grovel\\w*|answer\\w*|crawl\\w*|work\\w*|in the pocket|in the pay|in the hands|slaves?|puppets?|stooges?|shills?|servants?|whores?|lapdogs?|poodles?)\\b[^.!?]{0,25}\\b(?:to|of|for|before) (?:the |his |her |their |our |your |some )?(?:jews\\b|jewish (?:masters?|money|bosses|owners|paymasters|bankers?|lobby|overlords)|zog\\b|tribe\\b|rothschilds?|chosen)`,
  ),
  i(
    `\\b(?:levers?|strings?|fingers?|hands?|finger|hand|thumb|boot|grip)\\b[^.!?]{0,40}\\b(?:jew's|jewish) (?:\\w+ )?(?:hands?|fingers?|grip|money|boot|thumb)\\b|\\bjew's hand\\b|\\bjews? in (?:our|the|your|every|charge of (?:our|the)) (?:media|press|banks?|government|papers|courts?|parliament|cabinet|senate)\\b|\\b(?:jewish|jew) (?:gold|money|cash|shekels|dollars|power|bankers?|billionaires?|financiers?|oligarchs?|donors|interests) (?:\\w+ ){0,2}(?:decid|bu(?:y|ys)|bought|own|run|rul|control|pick|choos|rig|pay|paid|fund|push|bring|brought|behind|talk|wins?|fix)\\w*\\b|\\b(?:paid|bought|cooked up|funded|run|owned|made|bankrolled|backed)(?: \\w+){0,4} by (?:the |a |some )?(?:jewish (?:billionaires?|bankers?|money|donors|oligarchs?|interests|financiers?|owners)|jews|rothschilds?|(?:george )?soros and)\\b`,
  ),
  i(
    `\\bjewish (?:\\w+ )?(?:bank|judge|newspaper|lawyer|court|doctor|media|president|owner|boss)s?,? (?:and )?(?:an? |the )?jewish\\b[^.!?]{0,40}\\b(?:jewish|work it out|coincidence|see (?:a|the) pattern|notice|wake up|figure|join the dots)|\\b(?:unless|until|before|without) (?:the |a )?jews? (?:say|says|allow|let|approve|nod|agree|permit)\\w*\\b|\\bjews? (?:\\w+ ){0,2}(?:look(?:s|ed)? after|promot\\w+|cover(?:s|ed)? (?:up )?for|only (?:help|hire|look|care|like)|stick\\w* up for|hir\\w+) (?:each other|their own|one another|other jews|themselves|jews)\\b|\\bbehind (?:every|all|each|the|this|it|most)\\b[^.!?]{0,40}\\b(?:there's|there is|stands|sits|is|you(?:'ll| will) find|find) (?:always )?(?:an? |the |some )?jew(?:s|ish)?\\b|\\b(?:scratch|look behind|dig into|behind)\\b[^.!?]{0,40}\\b(?:you(?:'ll| will) find|and find|there's) an? jew(?:ish)?\\b`,
  ),
  // Blame.
  i(
    `\\b(?:jews?|jewry|zog|${code}) (?:(?!(?:not|never|no|who|fled|survived|in)\\b)[\\w']+ ){0,3}?(?:root of|roots of|cause[sd]?|caus(?:e|es|ed|ing)|start(?:ed|s)?|didn't start|did(?= 9| nine)|behind|invent(?:ed|s)?|bring|brings|brought|spread|spreads|creat(?:ed|e|es)|organi[sz]ed|planned|engineered|profit(?:s|ed)? (?:from|by|off)|responsible for|to blame for|guilty of|knew (?:about|to stay)|imported|import|flood(?:s|ed|ing)?|push(?:es|ed|ing)?|fuel\\w*|foment\\w*|unleash\\w*|plotted) (?:(?:all|every|the|most|our|both|this|these|in|to|of|with|europe|america|home|on|stay|at|each|world|great) ){0,5}(?:\\w+ )?${calamities}\\b`,
  ),
  i(
    `\\b${calamities} (?:was|were|is|are) (?:\\w+ )?(?:an? |the |all )*(?:\\w+ )?(?:jewish|jew|zionist|rothschild|mossad) (?:\\w+ )?(?:plots?|ships?|inventions?|jobs?|ideas?|projects?|business|work|schemes?|hoax|thing|bioweapon|weapon|operation)\\b|\\bas long as (?:there are|we have|you have) jews\\b|\\bwherever (?:there are|you find|they|the) ?jews?\\b[^.!?]{0,30}\\b(?:trouble|war|disease|hatred|misery|crime|poverty|debt)|\\b(?:hatred|disease|trouble|misery|war|corruption|decay|ruin|plague|filth) (?:wherever|everywhere) (?:he|they|it|the jews) (?:go|goes|settle\\w*|live\\w*|went)\\b|\\bjews? carr(?:y|ies|ied) (?:disease|plague|death|germs)\\b|\\b(?:the )?jew breeds\\b|\\bdestroy (?:our|the|white|christian) (?:famil\\w+|race|countr\\w+|nations?|culture|civili[sz]ation|people|blood)\\b[^.!?]{0,40}jew|\\bjews?\\b[^.!?]{0,50}\\b(?:to|want to|will|are here to) (?:destroy|replace|ruin|enslave|weaken|wreck|poison) (?:our|us|the west|white|christian|european|the white|families)\\b`,
  ),
  i(
    `\\b(?:mossad|jews?|zionists?|israel)\\b[^.!?]{0,20}\\b(?:and|with) (?:the |our )?jews?\\b[^.!?]{0,60}\\b(?:killed|murdered|buried|hid|covered|did|blackmail\\w*|bombed|shot)\\b|\\bblackmail\\w* for (?:the|their|his) (?:tribe|jews|people)\\b|\\bjews? (?:have )?always (?:done|do|did|been|been at|cheat\\w*|lie\\w*)\\b[^.!?]{0,10}(?:,|$|blackmail)`,
  ),
  // Loyalty.
  i(
    `\\b(?:jews?|jewish (?:mps?|m\\.p\\.s|ministers?|senators?|politicians?|judges?|officers?|soldiers?|councillors?|officials?|donors)|he's jewish|she's jewish|they're jewish|he is jewish|she is jewish)\\b[^.!?]{0,50}\\b(?:(?:can(?:not|'t)?|could) never be (?:an? |true |real |loyal)|never (?:be )?loyal|serves? another|another flag|foreign (?:flag|agents?|power|masters?)|israeli (?:agents?|spies|spy)|mossad|work(?:s|ing)? for (?:tel aviv|israel|jerusalem|the mossad)|answers? to (?:tel aviv|israel|jerusalem)|takes? (?:his |her |their )?orders from (?:tel aviv|israel|jerusalem)|fifth column\\w*|traitors?|enem(?:y|ies) within|loyal(?:ty)? (?:is )?(?:only )?to (?:israel|tel aviv|jerusalem|each other|themselves)|israel first|first loyalty)\\b|\\bno jew (?:can|could|will|is) (?:ever )?(?:be )?(?:an? )?(?:real|true|loyal|proper|good|honest)\\b`,
  ),
  // Blood, children, the cross.
  i(
    `\\b(?:jews?|jewish|${clergy}|${places}|talmud)\\b[^.!?]{0,60}\\b(?:blood of|kids' blood|blood in|drink\\w* (?:the )?blood|(?:sacrific|harvest|traffick|groom|abus|molest|kidnap|snatch|eat|murder|rap)\\w* (?:\\w+ ){0,3}(?:children|kids|babies|boys|girls|infants|organs)|do to (?:our |the |little |christian )?(?:children|kids|babies)|organs|adrenochrome|ritual (?:murder|killing|sacrifice)|nailed|crucified|christ-?killers?)\\b(?! drives?)|\\b(?:harvest|steal|stole|drink|drank|drain|take)\\w*\\b[^.!?]{0,30}\\b(?:organs?|blood)\\b[^.!?]{0,50}\\b(?:jews?|jewish|rabbis?|kosher|matzah?|matzos?)\\b|\\b(?:blood of|with the blood) [^.!?]{0,30}(?:kids|children|babies)\\b[^.!?]{0,20}\\bjews?\\b|\\bmatz(?:ah?|os?)\\b[^.!?]{0,20}\\bblood\\b|\\b(?:you|jews?|they|your people) (?:killed|nailed|crucified|murdered) (?:christ|jesus|our lord|god|the son of god)\\b|\\b(?:seed|spawn|sons?|children|brood|synagogue) of (?:the )?(?:serpent|satan|devil|vipers|lucifer|cain)\\b|\\btalmud (?:tells|teaches|orders|allows|says|lets|commands)\\b[^.!?]{0,50}\\b(?:cheat|lie|steal|rob|kill|goy\\w*|gentiles?|non-jews|us)\\b`,
  ),
  // Money.
  i(
    `\\b(?:jews?|jew's|jews')\\b[^.!?]{0,30}\\b(?:worship|love|smell|hoard|hide|count|sniff|chase|grab|pick\\w* (?:it|them) up|bow to|live for|charge|sell (?:you|his|her|their) (?:\\w+ )?(?:mother|grandmother|own))\\w*\\b[^.!?]{0,25}(?:\\b${money}\\b|$|\\bmother\\b)|\\b(?:throw|drop|toss|roll)\\w* (?:a |some |your )?(?:penn(?:y|ies)|coins?|pound coin|quarters?|dollar|cents?|change)\\b[^.!?]{0,40}\\bjews?\\b|\\bjew with (?:his|her) (?:\\w+ )?(?:bag|bags|purse|gold|money|moneybags|ledger|scales|diamonds?)\\b|\\bjews?'? pockets are full\\b|\\b(?:trust|leave it to|count on|only) (?:a|the) jews? (?:to|could|would)\\b|\\b(?:short arms|deep pockets|tight|stingy|mean|cheap|haggl\\w+|penny-?pinching|grasping|rich|loaded|minted|money)\\b[^.!?]{0,25}\\b(?:like (?:every|any|all|a|the|most|typical) jews?|(?:because|since|'cos|cos|you're|he's|she's|must be) (?:\\w+ )?(?:an? )?jew(?:ish)?)\\b|\\bmust be (?:rich|loaded|minted|good with money|a lawyer|a banker)\\b[^.!?]{0,20}\\bjew(?:ish)?\\b|\\b(?:you people|your (?:lot|kind|sort|people))\\b[^.!?]{0,30}\\b(?:only care|care only|all about|love|worship|obsessed with)\\b[^.!?]{0,15}\\b${money}\\b[^.!?]{0,40}\\b(?:rabbi|synagogue|kosher|shekels?)|\\bjew(?:ish)? with a (?:profit|discount)\\b`,
  ),
  i(
    `\\b(?:big|long|hooked?|that|the) nose\\b[^.!?]{0,30}\\b(?:hat|hats|cash|coins?|money|price|penny|pound|one of them|kippah|shekels?)\\b|\\b(?:counting|count|rub\\w*) (?:your|his|her|their) (?:money|gold|coins?|shekels?)\\b[^.!?]{0,20}(?:fagin|shylock|rabbi|jew)|\\b(?:pound of flesh)\\b[^.!?]{0,20}(?:kosher|jew|rabbi)|\\bkosher pound of flesh\\b|\\bjewish doctor counting\\b|\\bfollow the shekels?\\b|\\bshekels?\\b[^.!?]{0,30}\\b(?:own\\w*|paid|bought|pocket\\w*|mayor|politician\\w*|media)\\b`,
  ),
  // Guilt of all, and what they are said to have earned.
  i(
    `(?<!\\b(?:not|why should|neither|hardly) )\\b(?:all|every|each|any) (?:single |one of the |of the |the )?jews? (?:\\w+ ){0,3}?(?:are|is|share|shares|bear|bears|should|must|guilty|complicit|responsible|pay|pays|carr(?:y|ies)|has|have)\\b[^.!?]{0,30}\\b(?:guilt\\w*|complicit|responsible|blame|blood|pay|treated accordingly|punished|answer|murderers?|child-?killers?)\\b|\\b(?:blood|crimes?|guilt)\\b[^.!?]{0,20}\\b(?:of|on) (?:the (?:hands|heads?) of )?(?:every|all|each|any) (?:single )?jews?\\b|\\bjews? (?:\\w+ )?(?:br(?:ing|ings|ought|inging)) (?:it|this|that|hatred|trouble|everything) (?:all )?(?:on|upon) (?:themselves|itself|himself|their)\\b|\\bjews? (?:had|have|has) (?:it|this|that) coming\\b|\\bjews? (?:think|thinks|believe|act like) (?:they|he)(?:'re| are|'s| is) (?:\\w+ )?(?:better|above|chosen|superior|special|untouchable)\\b|\\btaught a lesson\\b[^.!?]{0,20}jew|\\bjews? (?:\\w+ ){0,4}taught a lesson\\b`,
  ),
  i(
    `\\b(?:thrown|kicked|expelled|driven|chased|banned|booted|chucked)(?: out)? (?:of|from) (?:every|109|110|a hundred|over a hundred|so many|most|more than \\d+|\\d{2,3})\\b[^.!?]{0,20}\\bcountr(?:y|ies)\\b|\\b(?:109|110|1030) (?:countries|expulsions|times|evictions|locations)\\b`,
  ),
  // Code words with what is said of Jews.
  i(
    `\\bearly life\\b[^.!?]{0,20}(?:section|every|again|same|check|tribe)|\\b(?:same|that|which|one) tribe\\b(?! (?:of|in|from|at)\\b)(?=[^.!?]{0,15}(?:every|again|$|[,.!?]|own\\w*|run\\w*|behind))|\\b(?:the )?goyim (?:are|know|must|will|have|should|woke|wake)\\b|\\bthe goyim know\\b|\\({3}[^()]{2,40}\\){3}|\\bz\\.?o\\.?g\\.? (?:wants?|is|will|has|owns?|controls?|runs?|took|machine|media|bots?|puppets?|slaves?|agents?)\\b|\\b(?:our|this|the|under|against|by|to|smash|down with) z\\.?o\\.?g\\b|\\b(?:globalists?|cosmopolitans?|bankers?|elites?)\\b[^.!?]{0,25}\\b(?:little|small|tiny|funny)[- ]hats?\\b|\\b(?:soros|rothschilds?)\\b[^.!?]{0,20}\\b(?:tribe|(?:and|with) (?:his|their) (?:kind|tribe|people))\\b|\\b(?:rothschilds?|soros) (?:\\w+ ){0,2}(?:print\\w*|flood\\w*|own\\w*|pull\\w*|import\\w*|bring\\w*|bought|bu(?:y|ys)|order\\w*|start\\w*|plan\\w*|fund\\w*) (?:\\w+ ){0,3}(?:money|europe|war|wars|muslims|migrants?|banks?|everything|strings|caravans?|world|invasion|riots?|judges)\\b|\\b(?:14|88)(?:\\/| and |\\b )(?:14|88)\\b|\\b14\\/?88\\b|\\bzio(?:nist)?s?(?: media)? (?:\\w+ ){0,2}(?:${ruled}) (?:by )?(?:(?:six|a few|three|four|five|seven|all|every|the|whole|entire) ){1,3}(?:banks?|newspapers?|media|famil(?:y|ies)|world|hollywood)\\b|\\b${families}\\b[^.!?]{0,40}\\b(?:own\\w*|run\\w*|behind|control\\w*|slums?|porn|industry|media|cry|cries|landlords?|again)\\b|\\bzionist (?:pigs?|rats?|scum|vermin|dogs?)\\b[^.!?]{0,60}\\b(?:hitler|gas|ovens?|auschwitz|holocaust)\\b`,
  ),
];

/** Jews in general: the bare plural, "the Jew", "a Jew" in a saying; not those of a town, not some, many or one of the past. */
const inGeneral = i(
  `(?<!\\b(?:two|three|four|five|six|ten|some|many|most|few|several|fellow|million|thousand|hundred|elderly|young|local|german|polish|french|hungarian|dutch|russian|iraqi|ethiopian|other|not all|more) )\\b(?:jews|jewry|yids|kikes|hebrews|(?:the|any|every|that|no|another) (?:\\w+ )?(?:jew|yid|kike)|an? (?:\\w+ )?(?:jew|yid|kike)(?! (?:\\w+ed|named|called|who|from|came|was|had|made|hid|saved|taught|in (?:my|our|the) (?:class|village|team|family))\\b)|jewess|judaism|talmud|rabbis|jewish (?:people|nation|race|religion|mind|character|nature|spirit|hand|blood))\\b(?! (?:of|from) (?:\\w+ )?(?!the world|all|every|hollywood)[\\w]+)(?!,? (?:and|or) (?:the )?(?:muslims?|christians?|catholics?|arabs?|gentiles|palestinians|sikhs|hindus|protestants|non-jews))(?<!\\b(?:muslims?|christians?|catholics?|arabs?|gentiles|palestinians) (?:and|or) jews)`,
);
/** Verbs of which only a wrong is told, and nouns and adjectives that are no praise of anybody. */
const wrongs = i(
  `\\b(?:${formsOf(
    "lie deceive cheat steal rob swindle trick fleece scam defraud exploit bleed drain poison corrupt ruin destroy wreck betray conspire control rule dominate manipulate bribe blackmail bankroll infiltrate subvert enslave replace hoard worship infest invade pollute contaminate defile breed multiply suck leech fool brainwash censor silence curse stink whine moan wail gloat profit extort gouge overcharge hijack rig meddle haggle grab scrounge sponge pretend",
  )}|feed(?:s|ing)? (?:on|off)|liv(?:e|es|ing) off|born (?:liars?|thie\\w+|cheats?)|${creature}|${slurNoun}|greed\\w*|grasping|dishonest\\w*|deceit\\w*|deception|untrustworthy|disloyal|two-?faced|sly|crafty|cunning|stingy|shifty|sneaky|arrogan\\w+|evil|wicked|perver\\w+|deprav\\w+|degenerate\\w*|immoral|filthy|dirty|unclean|inferior|racketeer\\w*|usury|loan ?sharks?|slum\\w*|hoax\\w*|conspirac\\w+|cabals?|agendas?|puppets?|mafia|fifth column\\w*|enem(?:y|ies)|traitors?|chaos|disasters?|criminal enterprise|crime|racket|problem|nuisance|menace|scourge|curse|misfortune|ruin|damned|godless|satanic|demonic|bloodthirsty|loyal(?:ty)? (?:only )?to|one loyalty|loyalt(?:y|ies)\\b[^.!?]{0,20}\\bnot|two passports|too many|better than every\\w+|think they own|parasitic|worth less|breeds?|stick together|wallets?|purses?|their own kind|each other's|full of|too many|overrun|everywhere you look|no better than|worse than|belong(?:s)? (?:in|on|behind|under)|started|who shot|who killed|killed kennedy|making a killing|poor jew|smell|like (?:an? )?(?:damp|rot|mou?ld|rust|weeds|ivy|termites|moths|woodworm|flies|infections?|rash|disease|stain))\\b`,
);
/** Words of whoever feels with them, or tells of what they suffered. */
const sympathy =
  /\b(?:attack(?:ed|s)? on|attacked|murdered|were killed|was killed|were (?:\w+ )?(?:shot|deported|gassed|burn\w+|expelled|driven|robbed|forced|murdered|hunted|blamed|accused|massacred)|afraid|scared|frightened|fear(?:s|ed|ful)?|unsafe|safe(?:ty|ly)?|threatened|targeted|hatred|antisemit\w+|anti-semit\w+|victims?|suffer\w*|survived|surviv(?:ed|ing|e)|lost (?:everything|their|his|her|\w+ million)|rights?|equal\w*|dignity|remember\w*|mourn\w*|solidarity|neighbou?rs?|friends?|prejudice|bigot\w*|racis\w+|discriminat\w+|persecut\w+|protect\w*|defend\w*|respect\w*|grateful|thank\w*|proud|kind(?:ness)?|generous|brave|we owe|i owe|shame us|learn\w*|taught (?:me|us)|danced|celebrat\w* together|tired of being|asked about)\b/i;

const ours = "(?:i|we|my|our|me|us|i'd|i'll|i'm|we'd|we'll|we're|let's|don't|never|nobody|stop|keep|get|go|let|send|put)";
const further: [RegExp, 2 | 3][] = [
  // What the speaker feels for them.
  [
    i(
      `\\b(?:i|we|i'd|we'd) (?:\\w+ ){0,2}?(?:spit on|hate|despise|loathe|detest|can't stand|cannot stand|can't abide|distrust|mistrust|curse|(?:can )?smell|am sick of|are sick of|would (?:sooner|rather)|refuse|vomit)\\b[^.!?]{0,30}\\b(?:jews?|rabbis?|yids?|kikes?)\\b`,
    ),
    3,
  ],
  [
    i(
      `\\b${ours}\\b[^.!?]{0,50}\\b(?:jews?|jewess|yids?|rabbi|kippahs?|menorahs?|(?:little|small) hats?)\\b[^.!?]{0,40}\\b(?:over my dead body|i'll (?:resign|quit|leave|move)|i(?:'d| would) (?:sooner|rather)|not (?:on|in) (?:our|my|this)|not here|not welcome|out of (?:my|our|here)|in tel aviv)\\b`,
    ),
    3,
  ],
  // "Jews live here too, so I don't want any of them in the shop": kept out by a word that takes them up.
  [
    i(
      `\\bjews?\\b[^!?"]{0,140}?\\b(?:i|we)(?: (?:do not|don't|will not|won't) (?:want|have|serve|let|allow|admit|take) (?:any|one|a single one) of them|(?:'ll have| want| will have| serve) none of them) (?:in|into|inside|near|on|through) (?:the|my|our|this) [^\\s.,;!?]+(?=[.,;!?]|$| (?:and|but|again|any ?more|ever)\\b)`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:marry|share|sit|work|eat|live|drink|sleep|swim|cross the street|hire|vote|play|stand|ride|do business|deal)\\w* [^.!?]{0,30}\\bjews?\\b[^.!?]{0,25}\\b(?:over my dead body|i'll resign|i'll quit|never|no thanks|no thank you|not me)\\b|\\b(?:i'd|i would) (?:sooner|rather) [^.!?]{0,60}\\bthan (?:\\w+ ){0,4}jews?\\b|\\bi wouldn't [^.!?]{0,50}\\b(?:save|help|piss|spit|touch|trust|employ|pull)\\b[^.!?]{0,20}\\bjews?\\b`,
    ),
    3,
  ],
  [
    i(
      `\\bjews? (?:should(?:n't| not| never)|mustn't|must not|can't|cannot|ought not to|are not to|aren't|have no (?:right|business|place)|has no (?:right|business|place)|don't (?:belong|deserve)|doesn't (?:belong|deserve)|do not (?:belong|deserve)|belong somewhere else)(?: (?:be )?(?:allowed|permitted|let|trusted|fit))?(?: to| in| on| near| here| with| at| vote| teach| own| hold| serve| run| live| work| sit)\\b(?! (?:hide|have to|be (?:afraid|blamed|scared|attacked|judged|held|made)|feel|fear|apologi[sz]e|need|live in fear))`,
    ),
    3,
  ],
  // Fire, blood and the dead, wished or gloated over.
  [
    i(
      `\\b(?:shame|pity|if only|too bad|may|let|hope|wish|should|will|shall|can't wait|out of patience|one day|soon|next|then we'll see|plenty of|ready|watch)\\b[^.!?]{0,60}\\b(?:${places}|rabbis?|jews?|jew|jewish|kosher)\\b[^.!?]{0,60}\\b(?:crumble|collapse|cave in|fall on|burn\\w*|blood|petrol|fire|bomb\\w*|bullets?|explode|rubble|blow up|run out|fear)\\b(?! (?:safety|drill|brigade|station|exits?|doors?|alarm|insurance|extinguisher|bank|drive|donor|test|pressure))`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:fire|bomb|shooting|attack|crash|stabbing|arson|blaze)\\b[^.!?]{0,20}\\b(?:at|in|on|outside) (?:the |that |a |your )?(?:${places})\\b[^.]{0,20}\\b(?:shame (?:nobody|no one|it|they)|pity (?:nobody|no one|it|they)|good|about time|lovely|ha|serves|hope)\\b`,
    ),
    3,
  ],
  [
    i(
      `\\bjew(?:ish)? blood (?:will|must|should|shall|has to|is going to|runs?|flow\\w*|on)\\b|\\b(?:spill|drink|taste|smell|want) (?:some |more |the )?jew(?:ish)? blood\\b`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:find out|know|see|look up|got) where (?:the |that |your )?(?:rabbi|jews?|jewish)\\b[^.!?]{0,60}\\b(?:we'll see|live|lives|sleep|school|park|work)\\b[^.!?]{0,40}`,
    ),
    3,
  ],
  // The camps, put to somebody: "pack your suitcase, the train leaves at six, Rabbi".
  [
    i(
      `\\b(?:you|your|you're|you'd|yourself)\\b[^.!?]{0,80}\\b(?:gas chambers?|crematori\\w+|zyklon|auschwitz|treblinka|dachau|belsen|birkenau|buchenwald|yellow star|cattle (?:trucks?|wagons?|cars?)|mengele|einsatzgruppen|death camps?|concentration camps?)\\b(?!'s)(?<!\\b(?:see|visit\\w*|read|know|remember|forget|about|toured?|travel\\w* to|memorial (?:at|in)|museum (?:at|in)|survived|of) (?:\\w+ )?\\w+)`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:suitcases?|trains?|showers?|gas|ovens?|chimneys?|ash(?:es)?|smoke|soap|lampshades?|gloves|camps?|canisters?|tattoo\\w*|numbers on)\\b[^.!?]{0,60}\\b(?:rabbi|jew|jewess|yid|cohen|goldberg|you people|your (?:people|lot|kind|sort)|people like you|your people go)\\b|\\b(?:people like you|you people|your (?:lot|kind|sort|people))\\b[^.!?]{0,40}\\b(?:canisters?|gas(?:sed)?|showers?|ovens?|soap|ash|smoke|trains?|chimneys?|camps?)\\b`,
    ),
    3,
  ],
  [
    i(
      `\\bovens? (?:would|should|will|must) (?:have )?(?:\\w+ )?(?:taught|teach|fix\\w*|solve\\w*|cure\\w*|settle\\w*|shut)\\b|\\btattoo (?:the )?numbers on\\b|\\b(?:yellow|david's) (?:stars?|badges?) on (?:every|all|each|their|them|the jews)\\b|\\bonly good thing (?:\\w+ ){0,5}(?:germany|germans|hitler|nazis|adolf)\\b`,
    ),
    3,
  ],
  // Denial and disdain of the murder.
  [
    i(
      `\\bno (?:proof|evidence|trace|document|sign|order) (?:\\w+ ){0,6}(?:gass\\w*|gas chambers?|holocaust|extermination|shoah)\\b|\\b(?:gas chambers?|death camps?|camps|auschwitz|ovens) (?:\\w+ )?(?:was|were) (?:all |only |\\w+ )?(?:built|added|put up|made|faked|constructed|invented|rebuilt|staged) (?:by (?:the )?(?:russians|soviets|poles|americans|communists|allies|hollywood)|after)\\b|\\b(?:holocaust|shoah)(?: \\w+){0,3} (?:is|was|as) (?:\\w+ ){0,2}(?:blackmail|propaganda|weapon|excuse|cudgel|guilt trip|religion|cult|brainwash\\w*|money\\w*|nonsense|rubbish|bullshit|garbage|crap|joke|comedy|story they)\\b|\\b(?:don't|do not|never|can't|who) (?:\\w+ )?(?:believe|believes|buy|trust) (?:a word of |in )?(?:that|this|the) (?:girl's|frank|anne frank\\S*) (?:diary|girl)\\b`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:hitler|adolf|himmler|the f[uü]hrer|f[uü]hrer|goebbels) (?:was|is|had|will be) (?:\\w+ ){0,2}(?:too kind|too soft|prophet|hero|genius|saint|legend|visionary|great|right|misunderstood|the best|good man|messiah|saviour|idol)\\b|\\bhappy birthday,? (?:dear )?(?:adolf|hitler|f[uü]hrer|mein)\\b`,
    ),
    3,
  ],
  // The noun of a wrong behind "Jewish"; curses upon the faith.
  [
    i(
      `\\bjewish (?:question|problem|menace|peril|witch\\w*|crone|nose|vermin|yoke|plague|poison|lies?|trick\\w*|treachery|filth|stench|greed|arrogance|supremac\\w+|terror on|infestation|takeover)\\b(?! (?:of marriage|for))|\\b(?:judaism|the talmud) is (?:\\w+ ){0,3}(?:criminal|cult|satan\\w*|evil|filth\\w*|disease|death|poison|gutter|crime|lie|devil\\w*|pedophil\\w*|paedophil\\w*|racis\\w+)|\\brabbi's (?:promise|word|handshake) is worth\\b`,
    ),
    2,
  ],
  // Insinuated: "draw your own conclusions".
  [
    i(
      `\\b(?:draw your own conclusions?|work it out|figure it out|join the dots|connect the dots|no coincidence|coincidence\\?|how convenient|funny (?:how|that)|strange (?:how|that)|we all know (?:who|what|why)|you know (?:who|what i mean|the type|the sort)|guess (?:who|which|what)|notice (?:who|a pattern|anything|how)|who benefits|not allowed to say|can't say (?:who|it)|name (?:them|the(?! jewish \\w+ (?:who|that|in|of)\\b))|wake up)\\b[^!?]{0,120}\\b(?:jew(?:s|ish)?|skull-?caps?|kippahs?|synagogues?|shabb\\w+|hanukkah|chanukah|passover|(?:little|small|same|kind of) hats?|hats?$|surnames?[^.]{0,25}hats?|star of david|cohens?|goldberg\\w*|stein|berg|tribe|kosher)\\b|\\b(?:jew(?:s|ish)?|skull-?caps?|kippahs?|star of david|hanukkah|kosher|tribe)\\b[^!?]{0,80}\\b(?:draw your own conclusions?|work it out|figure it out|join the dots|connect the dots|no coincidence|coincidence|you know the rest|say no more|funny that|go figure|make of that|nothing to see)\\b`,
    ),
    2,
  ],
  [
    i(
      `\\b(?:hand|hands|fingers?)\\b[^.!?]{0,40}\\b(?:wears?|wearing|with|has) (?:an? |the )?(?:star of david|kippah|yarmulke|skull-?cap)\\b|\\bname one (?:\\w+ ){1,4}(?:the )?jews? (?:didn't|haven't|don't|did not)\\b|\\bever (?:seen|met|known) an? (?:poor|honest|generous|loyal|hungry|working|brave) jew\\b|\\b(?:can|could) (?:always )?(?:tell|spot|smell|sniff out) (?:it'?s |he'?s |she'?s )?an? jew\\b|\\b(?:109|a hundred and nine|110|a hundred and ten|over a hundred) countries (?:can't|cannot|couldn't|aren't) (?:all )?(?:be )?wrong\\b|\\b(?:it's|it was|it is|was it|always) (?:always )?the jews? who (?:shot|killed|started|did|sank|bombed|crashed|ruined|poisoned|invented)\\b|\\bthere's an? jew (?:making|counting|behind|with|at)\\b|\\bjew(?:s|ish)? (?:\\w+ )?(?:gets?|pok\\w+|stick\\w*) (?:in )?everywhere\\b|\\bmoney-?lenders?\\b[^.!?]{0,30}\\b(?:pitchforks?|ropes?|fire|torches)\\b`,
    ),
    2,
  ],
  // The noun for what is mean, the dead ones for the good: "tight as a Jew", "a bit Jewish of you".
  [
    i(
      `\\b(?:tight|mean|cheap|greedy|rich|stingy|crafty|sly|dirty|slippery|crooked|false|ugly|guilty)(?:er|fisted)? (?:as|than) an? (?:\\w+ )?jew\\b|\\b(?:a bit|very|so|too|how|typically|pretty|rather|proper) jewish(?: of (?:you|him|her|them)|,? (?:isn't|aren't) )|\\b(?:such|being such|(?:don't|stop|quit) be(?:ing)?) an? (?:\\w+ )?jew\\b|\\b(?:only|best|a) (?:good |decent |honest )?jews? (?:i (?:trust|like|respect|want|tolerate|could stand)|worth)[^.!?]{0,20}\\b(?:dead|cemetery|grave|ground|under|ashes|gone|buried)\\b|\\b(?:a|the only) (?:good|decent|honest) jew is\\b|\\bjew-(?:run|owned|controlled|funded|infested|loving|ridden)\\b|\\b(?:one|some) of (?:them|those|these) jews\\b|\\b(?:thank|ask|blame) the jews\\b(?! of| in| who)`,
    ),
    3,
  ],
  // God or the last day called down on them.
  [
    i(
      `\\b(?:god|allah|o allah|lord|christ|heaven|jesus) (?:will |shall |please |has |should |must )?(?:\\w+ )?(?:punish\\w*|curs\\w+|destroy\\w*|kill\\w*|count|smite|strike\\w*|burn\\w*|reject\\w*|damn\\w*|humiliat\\w+|annihilat\\w+|wipe\\w*|rid)\\b[^.!?]{0,30}\\bjews?\\b|\\bcount the jews\\b|\\bdo not (?:spare|leave) (?:any|one|a single)[^.!?]{0,20}(?:of them|jew)|\\b(?:until|when|before) (?:we|you|they|the \\w+|muslims) (?:fight|kill|battle)s? the jews\\b|\\bbehind me is a jew\\b|\\bspawn of (?:apes|pigs|satan)|\\bremember khaybar\\b|\\bjews? (?:\\w+ )?(?:rejects?|rejected|hates?|despises?|mocks?|spits? (?:on|at)|crucified|betrayed) (?:\\w+ ){0,2}(?:christ\\w*|jesus|god|us|whites?|white people|gentiles?|goy\\w*|muslims?|everyone|humanity|our \\w+|the prophet\\w*)\\b`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:smells?|looks?|sounds?|nothing) (?:\\w+ )?like (?:a |the |another )?(?:\\w+ )?(?:${places}|rabbi) (?:on fire|burning)\\b|\\b(?:${worn}|nice hat)\\b[^.!?]{0,30}\\b(?:noose|rope|target|bullet|bullseye)\\b|\\bcircumci[sz]ed (?:\\w+ ){0,2}(?:${creature}|${slurNoun}|weasel|dick|prick|nose)\\b|\\banne frank (?:was|is) (?:an? )?(?:\\w+ )?(?:${slurNoun}|${creature}|slut|tart|coward|hider|joke|myth|brat)\\b`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:ovens?|showers?|lampshades?|soap|gas|chimneys?)\\b[^.!?]{0,25}\\b(?:for (?:you|him|her|them) (?:too|as well|all|next)|warming up for|running for|waiting for (?:you|them)|ready for (?:you|them))\\b|\\b(?:get|back|go|jump|hop|step|off) (?:in|into|to) the showers?\\b[^.!?]{0,20}$|\\b(?:six|6) million and (?:one|two|more|counting)\\b|\\b(?:weep|cry|wail|whine|moan)\\w* (?:for|about|over) (?:their|the|your) six million\\b|\\b(?:another|next|new|more) six million\\b|\\bsix billion\\b|\\bschindler\\b[^.!?]{0,30}\\b(?:list|should|wrong|mistake)\\b[^.!?]{0,30}\\b(?:longer|burn|shredd\\w*|my|i'd)\\b|\\bholocaust\\b[^.!?]{0,30}\\b(?:but|and) (?:it )?should(?: have|'ve)?\\b`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:hitler|adolf|himmler|goebbels|eichmann|mengele|the f[uü]hrer)(?:'s)? (?:only|biggest|one|greatest|sole|worst) (?:\\w+ )?(?:crime|mistake|fault|sin|failing|failure|error|problem|regret)\\b|\\bmein kampf\\b[^.!?]{0,40}\\b(?:manual|bible|truth|masterpiece|right about|guide|blueprint|every (?:home|child|school)|prophe\\w+)\\b|\\bswastika\\b[^.!?]{0,30}\\b(?:symbol of (?:hope|peace and the|love|our|strength|freedom)|proud|beautiful)\\b|\\b(?:eternal|wandering) jew\\b|\\b(?:fourteen|14) words\\b|\\b(?:reparations|compensation|restitution|penny they got|money they got|pensions)\\b[^.!?]{0,30}\\b(?:germany|germans?|holocaust|auschwitz)?[^.!?]{0,20}\\b(?:theft|scam|stolen|extort\\w*|blackmail|racket|fraud|swindle)\\b`,
    ),
    3,
  ],
  // A service not done for whoever bears what is theirs, or for their feasts.
  [
    i(
      `\\b(?:not|n't|never|no|no longer|refuse to|without|won't)\\b[^.!?]{0,40}\\b(?:rent\\w*|let|lett?ing|serv\\w+|sell\\w*|cater\\w*|tak\\w+|host\\w*|hir\\w+|book\\w*|do|doing|cook\\w*|bak\\w+|play\\w*|print\\w*|bookings?|orders?|employ\\w*|admit\\w*|allow\\w*|want\\w*|seat\\w*|treat\\w*|drive|pick\\w* up)\\b[^.!?]{0,25}\\b(?:kippahs?|yarmulkes?|skull-?caps?|side-?(?:locks|curls)|jewish (?:weddings?|parties|events?|tenants?|customers?|guests?|clients?|patients?|students?|pupils?|kids|children|people|families|couples?|players?|names?)|ba[rt] mitzvahs?|jews|jew|rabbis?|hasid\\w*|chasid\\w*|(?:some|any|another|a) (?:cohen|goldberg|levy|goldstein))\\b(?! (?:to be|are|is) )`,
    ),
    3,
  ],
  [
    i(
      `\\b(?:jews|a jew|the jew|yids?) (?:don't|doesn't|won't|never|will never|can't|cannot|still won't|do not|would never) (?:ever |even |do any |really )?(?:pay|work|share|tip|give|care|fight|serve|assimilate|forgive|do any|help|tell the truth|play fair|integrate|belong|fit in|deserve|get their hands dirty|know (?:shame|honour|honor|mercy))\\b|\\b(?:some|another|that) (?:cohen|goldberg|goldstein|levy|rosenberg)\\b[^.!?]{0,40}\\b(?:how it works|of course|as usual|always|got|took|typical|again)\\b|\\bjew(?:ish)? mob\\b|\\bjewish power\\b|\\bjews? (?:\\w+ )?(?:crawl|slither|creep|scuttle|swarm|slink|scurry|ooze|worm)\\w*\\b|\\bif (?:the |there were no )?jews (?:didn't exist|were gone|vanished|disappeared|left|weren't|had never)\\b|\\b(?:own|owns|run|runs|control|controls) (?:your|our|the) \\w+[^.!?]{0,80}\\b(?:same (?:synagogue|shul|temple|tribe)|synagogue|bar mitzvah)\\b|\\b(?:their|jewish) holy book\\b[^.!?]{0,40}\\b(?:lie|cheat|steal|kill|rob)\\b|\\bcharge (?:you|us|me|extra) for (?:breathing|the air|looking|air|delivery|it)\\b[^.!?]{0,40}\\bjew\\w*|\\b(?:jesus|christ|our lord) was (?:killed|murdered|crucified|betrayed|nailed up) by (?:the jews|your (?:lot|people|kind)|jews)\\b|\\bgoing rate for\\b[^.!?]{0,40}\\bjew\\w*|\\bspawn of\\b[^.!?]{0,20}\\bjew`,
    ),
    2,
  ],
];

const worthReading = quick(
  /\b(?:jew|kike|yid|hebe|heeb|hebrew|kosher|rabb|hasid|chasid|haredi|synagog|shul|yeshiva|mikve|kipp|yarm|skull|side-?(?:lock|curl)|peyo|payo|(?:small|tiny|little|black|fur)[- ]hat|star of david|yellow star|mezuz|menor|tallit|talmud|torah|holo-?(?:ca|hoax|scam|con)|shoah|auschw|birken|trebl|sobib|majdan|belz|dachau|belsen|buchenw|gas\b|gass|oven|crematori|chimney|furnace|cattle|camps?\b|zyklon|soap|lampshade|anne frank|hitler|adolf|himmler|nazi|f[uü]hrer|six[- ]million|6[- ]million|survivors|kristall|pogrom|arbeit|khaybar|itbach|shylock|fagin|zog\b|z\.o\.g|zio|moneylend|money-lend|countries|people like you|hanukk|chanuk|passover|shabb|conclusions|tattoo|birthday|girl's diary|mengele|einsatz|death camp|surname|mitzvah|circumci|noose|eichmann|goebbels|mein kampf|swastika|schindler|six billion|eternal|reparations|germany|germans|fourteen words|14 words|allah|showers?\b|holy book|globalist|cosmopolitan|rothsch|soros|khazar|goyi|shekel|tribe|chosen|early life|109|110 |1488|14\/|88|nose|cohen|goldberg|goldst|levy|stein|berg|ash\b|ashes|ashtray|serpent|satan|showers|matz|death toll|horns)|\({3}/i,
);

/** What a sentence says of Jews, whoever says it: 3 a threat, an insult, a refusal or a mockery of the murdered, 2 a claim against all of them, 0 nothing. */
export function saidOfJews(sentence: string): 0 | 2 | 3 {
  const wished = illWished(sentence);
  if (wished === 3 || !worthReading.test(sentence)) return wished;
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(sentence));
  if (isThreat(sentence) || says(praise) || says(mockery) || says(insults) || says(shut)) return 3;
  const found = further.find(([pattern]) => pattern.test(sentence) && !household.test(sentence));
  if (found) return found[1];
  if (wished === 2 || says(tropes)) return 2;
  return inGeneral.test(sentence) && wrongs.test(sentence) && !sympathy.test(sentence) && ceiling(sentence, 2) === 3 ? 2 : 0;
}

const ofJews = i(
  `\\b(?:${whom}|jewish|kosher|${killingPlace}|zyklon|holocaust|shoah|kristallnacht|soap|lampshades?|showers?|hitler|einsatzgruppen|final solution|pogroms?|goldberg|cohen|gas)\\b`,
);
/** Bread and pottery have ovens, towns have gas and showers. */
const household = new RegExp(
  `\\b(?:${dishes}|cook(?:s|ed|ing)? (?:dinner|lunch|supper|for)|kitchens?|pottery|kiln|degrees|boiler|heating|plumb\\w+|gas (?:bill|supply|company|price|leak|meter)s?|steel|glass|sauna|timetable|every hour|visit\\w*|museum|memorial|school trip|pupils|students?)\\b`,
  "i",
);

function isThreat(sentence: string): boolean {
  return ofJews.test(sentence) && !household.test(sentence) && threats.some((pattern) => pattern.test(sentence));
}
