import { quick } from "#app/lib/language/quick-pattern.ts";

/**
 * Words against Jews that need no slur: what a phrase says of the Holocaust, of "the Jew", of who owns and arranges
 * things, in the forms in which speakers, columns, sermons and songs say it. Read by `hostility`; only words that somebody
 * uses are weighed, so a bare mention of Jews, of Israel or of a government is nothing here.
 */

/** What the murder of the Jews is called by those who deny or belittle it, behind "was", "as" or "a". */
const deflation =
  "(?:hoax(?:es)?|lies?|myths?|legends?|fictions?|fables?|fairy ?tales?|fakes?|frauds?|forger(?:y|ies)|fabrications?|inventions?|invented|faked|concocted|exaggerat\\w+|inflated|padded|con|scams?|swindles?|rackets?|ruses?|(?:stage|film|movie)[- ]sets?|scenery|pantomime|puppet show|slogans?|invoices?|receipts?|business(?:es)?(?: models?)?|industr(?:y|ies)|cash cow|money[- ]?spinner|meal ticket|pension(?: scheme)?|gravy train|bookkeeping|arithmetic|fund-?rais\\w+|marketing|sales pitch|punch ?line|detail of (?:\\w+ )*history|footnote|sideshow|disinfect\\w+|delous\\w+|showers?(?: rooms?)?|baker(?:y|ies)|laundr(?:y|ies)|air[- ]raid shelters?|impossib\\w+|unproven|tall tales?|most (?:profitable|lucrative|successful) stor(?:y|ies)|name given to)";
const history =
  "(?:holocaust|shoah|gas[- ]chambers?|gassings?|final solution|extermination|six million|6 million|death camps?|auschwitz|birkenau|treblinka|sobibor|majdanek|belzec|murder of (?:the |all |six million |european )*jews)";
const called = new RegExp(
  `\\b${history}[^.!?;]{0,25}\\b(?:was|were|is|are|be|been|as|became|become|remains?) (?:(?!(?:not|never|no|disguised|camouflaged|presented|passed|dressed|labell?ed|marked|made|designed)\\b)[\\w'-]+ ){0,4}?${deflation}\\b|\\b${history},? (?:an?|the) (?:[\\w-]+ ){0,3}?${deflation}\\b`,
  "i",
);
const noneOfIt =
  /\bthere (?:(?:was|were|is|had been|has been|have been) (?:certainly |simply )?(?:no|never (?:any|an?))|(?:wasn't|weren't|never (?:was|were)) (?:any|an?)) (?:(?:such thing as an?|homicidal|actual|real) )?(?:holocaust|gassings?|gas[- ]chambers?|extermination(?! camps?)|six million|final solution)\b(?!,? (?:yet|here|until|before|then|(?:at|in) (?:this|that|our|those|brome)\b|on (?:this|that)\b|exhibit|exhibition|deni|museum|memorial|survivors?|education|centre|center|curricul|in our|in the (?:textbook|syllabus)))|\bholocaust (?:never (?:happened|took place|occurred|existed)|did(?:n't| not) (?:happen|take place|occur|exist))\b|\bno (?:plan|order)s?, no [^.!?]{0,40}\bgas|\b(?:certainly not|never|nowhere near|couldn't have been|could not have been|wasn't|weren't|were not) (?:\w+ ){0,2}(?:six|6) million\b|\b271,?000\b|\b(?:two|three|four|five|a few) hundred thousand,? (?:\w+ )?(?:of|from) typhus\b|\banne frank\b[^.!?]{0,60}\b(?:ball-?point|garden shed|after the war by|written by (?:her father|a |an ))/i;
const notFinished =
  /\b(?:hitler|himmler|eichmann|adolf|the f[uü]hrer|the germans|the nazis)\b(?:['’]s?)?[^.!?]{0,25}\b(?:mistake|error|fault|crime|sin|failing|failure|regret)s? (?:was|is|were|had been|lay|being)[^.!?]{0,20}\b(?:(?:not|n't|never) (?:\w+ )?finish\w*|stopp\w+|fail\w+ to finish|leav\w+ (?:any|some|so many)|los(?:ing|t)|too (?:soft|slow|kind|few))|\bhitler\b[^.!?]{0,40}\b(?:had (?:their|your) number|(?:was|had it) right about (?:them|jews|you|those|these)|left (?:the|a) job (?:un|half)|knew what to do with (?:them|you|jews))\b/i;
const wrongSide =
  /\b(?:germany|hitler|adolf|the germans) (?:tried to )?warn(?:ed)? (?:us|you|the world|everyone)\b|\b(?:germany|the germans?) (?:was|were|had it) right about (?:them|the jews|jews)\b/i;
const again =
  /\b(?:turn|switch|fire|light|heat|crank|start)(?:s|ed|ing)? (?:up )?(?:the |those |your )?(?:ovens?|furnaces?|gas|showers?|crematori\w+)(?: (?:back )?(?:on|up|again))?\b|\b(?:ovens?|furnaces?|gas chambers?|crematori\w+)\b[^.!?]{0,15}\b(?:back on|on again|running again|back in (?:use|service)|still (?:work|warm|lit))\b|\b(?:re-?open|rebuild|bring back|need) (?:the |more )?(?:auschwitz|dachau|treblinka|(?:death |gas |concentration )(?:camps?|chambers?)|ovens?)\b(?! (?:museum|memorial|to visitors|for visitors|as))/i;
/** Joy at a massacre of Jews, in what is said of it. */
const joy =
  /\b(?:(?:synagogue|kosher|jews|jewish|rabbi)\b[^.!?;]{0,30}\b(?:shootings?|attacks?|fires?|bombings?|massacres?|murders?|killings?|deaths?|shooter|gunman|killer)|holocaust|pogroms?|kristallnacht)\b[^.!?;]{0,50}\b(?:was|were|is|as) (?:just |only |all )?(?:a good (?:start|day|thing|deed)|not enough|deserved|well[- ]deserved|earned|overdue|long overdue|a blessing|beautiful|hilarious|a job (?:well|half) done|god's (?:work|judge?ment|punishment)|heroic|an? heroe?s?|a saint|the best news)\b|\bmore dead jews\b|\bgood jew is a dead\b|\bdead jews?,? (?:are |is )?(?:the best|good|better)\b/i;

/** "the Jew" for all of them; not a figure of literature. */
const theJew = new RegExp(
  "\\bthe jew (?:is|was|has|had|will|would|does|did|do|can|cannot|could|must|never|always|only|still|alone|wants?|takes?|lies|owns?|hides?|came|comes|knows?|touch\\w+|feeds?|rules?|buys?|sells?|steals?|cheats?|laughs?|loves?)\\b[^.!?]{0,90}\\b(?:enem(?:y|ies)|money|gold|blood|devil|satan|masters?|control\\w*|lies?|liar|cheat\\w*|steal\\w*|thie\\w+|poison\\w*|corrupt\\w*|destroy\\w*|to collect|no business|greed\\w*|banks?|bankers?|counting|purse|subvert\\w*|behind (?:it|every|all)|pulls?|christ|christians?|gentiles?|goy\\w*|nations|peoples|parasit\\w+|usur\\w+|vermin|profit\\w*|one door|host|our (?:women|daughters|children|land|country|blood|money|schools))\\b|\\b(?:until|unless|once) the jew (?:is|has been|goes|leaves)\\b|\\bthe jew as (?:the|an?) (?:\\w+ )?(?:solvent|parasite|enemy|destroyer|corrupter|poisoner|ferment|virus|germ|bacillus|usurer|vampire|octopus|devil|puppet|string)",
  "i",
);
/** "the Jew lives off our sweat", "the Jew always gets paid": of all of them, in the singular. */
const theJewDoes =
  /\bthe jew (?:always|never|still) (?!(?:was|had|said|told|is)\b)(?:[a-z]+s|gets?|has)\b|\bthe jew (?:lives (?:off|on|by)|feeds (?:off|on)|fattens|sucks|drains|bleeds|profits|hoards|schemes|plots|breeds|deceives|collects|counts (?:his|the)|grows (?:rich|fat)|gets (?:paid|rich|his))\b|\bthe jew's (?:purse|money|gold|claws?|grip|yoke|boot|lies?|tricks?|greed|game|hands? (?:in|on|is|are))\b/i;
const literary =
  /\b(?:plays?|drama|dramas|novels?|on stage|stage jew|theatre|theater|tales?|ballads?|characters?|figure|caricatures?|portray\w*|depict\w*|mediev\w*|imag(?:e|es|ined|ery)|stereotypes?|tropes?|shakespeare\w*|shylock|marlowe|propaganda|posters?|films?|paintings?|literature|folklore|sermons? of|luther|legend|icon\w*|museum|manuscripts?|this (?:one|leaflet|pamphlet|page|panel) says?)\b/i;

const creatures =
  "(?:parasit\\w+|ticks?|lice|louse|leech\\w*|rats?|vermin|cancers?|tumou?rs?|diseases?|plagues?|virus(?:es)?|bacill\\w+|bacteria|germs?|poison|venom|snakes?|serpents?|vipers?|spiders?|octopus|vampires?|blood-?suckers?|vultures?|jackals?|hyenas?|locusts?|cockroach\\w*|maggots?|worms?|dogs?|pigs?|swine|beasts?|demons?|devils?|satan\\w*|sons of satan|liars?|thie(?:f|ves)|cheats?|swindlers?|crooks?|usurers?|bloodthirsty|traitors?|filth\\w*|scum|dirt|subhumans?|untermensch\\w*|solvent|misfortune|curse|evil|wicked|treacherous|perfidious|enem(?:y|ies) of (?:god|christ|mankind|humanity|man|all|the|our|every)|children of (?:the )?(?:devil|satan|darkness)|spawn|seed of (?:satan|the serpent|cain)|(?:people|race|tribe|nation|breed|brood|nest) (?:of|bred (?:for|to|on)|born (?:for|to|of)|given to|built on|steeped in) (?:liars?|lies|lying|lie|thie(?:ves|ving)|deceit|deception|deceive|usur(?:y|ers)|vipers|cheats?|cheating|parasites|greed|treachery|traitors|murderers|vermin|swindl(?:ers|ing)|theft|steal(?:ing)?))";
const likened = new RegExp(
  `\\bjews? (?:are|is|were|as|like|be|remain|have (?:always )?been) (?:(?!(?:from|of|with|and|or|by|against|not|never|in|on|at|for|victims?|dying|sick)\\b|\\w+ed\\b)[\\w'-]+ ){0,4}?${creatures}\\b|\\bjews,? (?:an?|the|nothing but|that) (?:(?!(?:from|of|with|and|or|by|against|not|never|who|whom|that)\\b)[\\w'-]+ ){0,2}?${creatures}\\b`,
  "i",
);
/** "have had their hands in our pockets", "hold the deed". */
const grip =
  /\bjews?\b[^.!?;]{0,25}\b(?:hands?|fingers?) (?:always |still )?in (?:[\w']+ ){0,2}(?:pockets?|tills?|purses?|wallets?)\b|\bjews,?(?: …)? (?:(?:have|has|had|will|would|always|still|all|now|never|just|already|only) ){0,3}(?:(?:had|have|has|got|hold|held|keep|kept|put|stuck|laid) )(?:their|its|his) (?:\w+ )?(?:hands?|fingers?|thumbs?|claws?|hooks?|tentacles?|noses?|boots?|heels?|grip|foot|feet|knife|knives|teeth|fangs) (?:on|in|into|around|round|upon|over|at|deep)\b|\bjews,? (?:(?:have|always|still|all|now|just|already|will) ){0,2}(?:(?:hold|held|pull|own|pocket|skim|hoard|collect) (?:the|all the|every|all|our|your) (?:deeds?|purse\w*|keys?|cards?|strings?|leash|reins|money|power|mortgages?|notes?|whip|nails|rents?|profits?|wealth|gold|land|cash)|(?:feed|live|fatten) off (?:us|our|the|your|other)|drain|bleed (?:us|our|the)|suck|multiply|breed|profit(?:s|ed)? (?:from|off)|cash(?:ed)? in|brought (?:it|us|this|them) (?:down|on)|spit on|mock(?:s|ed)? (?:us|our|christ|god)|have never forgiven|decide who (?:works|wins|gets|lives|rules|rises|is elected))\b|\b(?:that|there) is a jew laughing\b|\bthat's a jew laughing\b|\bjews? laugh(?:s|ing)? at\b/i;
/** "It's the Jews who need the story." */
const cleft =
  /\b(?:it|that)(?:'s| is| was) (?:always |all |only |just |still )*(?:the )?jews (?:who|that) (?:need|want|own|run|pay|paid|profit|benefit|control|decide|rule|gain|got|get|started|caused|invented|brought|bring|push|print|write|wrote|finance|fund|sell|sold|buy|bought|pull|hold|have|keep)\w*\b/i;
const arranged =
  /\b(?:ordered|arranged|plotted|rigged|cooked up|orchestrated|engineered|made up|dictated|censored|bankrolled|kept (?:up|alive|going)|corrupted|infiltrated|captured|hijacked|ruined|poisoned|bled(?: dry| white)?|sold out|bought(?: and paid for)?|paid for|controlled|muzzled|silenced|betrayed) by (?:the |some |a few |a |international |world |rich |wealthy |those |these |your )*(?:jew(?:s|ry)?\b|jewish (?:bankers?|financiers?|money|capital|finance|interests|owners|elites?)\b|rothschilds?\b)(?! (?:relief|agency|charit|communit|federation|congregation|artists?))/i;
const jewishThing =
  /\bjewish (?:operation|scheme|takeover|stranglehold|grip on|domination|tyranny|bookkeeping|arithmetic|fingers|claws|tentacles|boot on|usur(?:y|ers?)|money-?lenders?|speculators?|gangsters?|peril|menace|bacillus|virus|poison|disease on|parasit\w+|octopus|bolshevi\w+|brainwash\w+|world order|subversion|filth|stench|string-?pullers?|puppet-?masters?|war-?mongers?|profiteers?|swindlers?|thie(?:f|ves)|liars?|rats?|fable|bankers? who|financiers? who)\b|\bjewish (?:shops?|stores?|houses?|business(?:es)?|goods) (?:by|from) (?:its|their) (?:smell|stink|stench|prices?)\b|\b(?:don't|do not|never|stop) (?:buy|shop|trade|deal|bank|do business)(?:ing)? (?:from|at|with|in) (?:the |any |a |an )*jew(?:s|ish \w+)?\b/i;
const ofThePast =
  /\b(?:nazis?|ordered|required|forced|laws?|decrees?|regime|gestapo|ss|occup\w+|in 19[34]\d|kings?|queen|emperor|inquisition|crusad\w+)\b/i;
/** What is to be done with them. */
const disposal =
  /\bjews?\b[^.!?;]{0,30}\b(?:must|should|ought to|needs? to|ha(?:s|ve) to|got to|will|to|want(?:ed|s)? to) (?:all )?be (?:\w+ly )?(?:registered|marked|branded|tagged|caged|penned|driven|smoked|burn(?:ed|t)|hunted|removed|expelled|deported|rounded up|wiped|sterili[sz]ed|locked|put (?:down|back|out|away|against|on)|culled|cleansed|dealt with|finished|thrown|shipped|chased|beaten|whipped|hanged|hung|shot|purged|eliminated|exterminated|slaughtered|gassed|taught a lesson|sent (?:back|away|to)|banned|barred|excluded|kept (?:out|away))\b/i;

/** A group named by a code word, and what it is said to do. */
const codeWord =
  /\b(?:bought|paid|owned|run|funded|financed|controlled|bankrolled)(?: and paid)?(?: for)? by (?:the|their|that|one|a certain|you know which) tribe\b|\bone tribe\b[^!?]{0,12}\bevery time\b|\b(?:little|small|tiny|wee) hats?(?: (?:people|crowd|brigade|club|men|mafia))? (?:\w+ )?(?:decide|own|control|run|rule|pull|behind|pay|bought|took|strike)\w*\b|\b(?:goyim|goy|gentiles?)\b[^.!?]{0,40}\b(?:as cattle|are cattle|slaves?|shown the books|are beasts)\b|\b(?:drowned|stupid|dead|obedient|laugh\w* at) (?:the )?goyim\b|\({3}[^()]{2,40}\){3}|\bzionist[- ]occupied government\b|\bkhazar(?:ian)? (?:mafia|bankers?|impost[eo]rs?|cabal|jews)\b|\b(?:blood of|drink(?:s|ing)? the blood of|bleed) (?:christian|gentile|goy\w*) (?:children|babies|kids|boys)\b|\bcounting[- ]house (?:of|in which|where)\b[^.!?]{0,40}\b(?:people without a (?:country|home|land)|no gentile)\b/i;

/** Words that name no Jews are looked at only for these. */
const worthALook = quick(
  /gas|holocaust|shoah|auschwitz|birkenau|treblinka|sobibor|majdanek|belzec|million|extermination|final solution|death camp|271|typhus|anne frank|hitler|himmler|eichmann|adolf|f[uü]hrer|german|nazi|tribe|\bhats?\b|goy|gentile|\({3}|occupied gov|khazar|merchant|blood of|counting[- ]house/i,
);

/** Names for them and jeers that nobody uses otherwise. */
const ofOldHatred = quick(
  /\b(?:put|stick|shove|throw|send) (?:them|him|her|you|all of them) (?:back )?in(?:to)? (?:an? |the )?ovens?\b[^!?]{0,20}\bhitler\b|\bhitler\b[^.!?]{0,30}\b(?:put|stick|shove|throw|send) (?:them|you) (?:back )?in(?:to)? (?:an? |the )?ovens?\b|\b(?:you(?:'re| are) (?:an? )?jew(?:ish)?|(?:the |all |you )jews)\b[^.!?]{0,20}\b(?:your|their) (?:time|day) (?:will come|is coming|has come)\b|\bjews\b[^.!?]{0,25}\b(?:will|gonna|going to|must|are about to|about to|deserve to) (?:all )?(?:get|have|receive) what(?:'s| is|'s been|ever is) coming\b|\b(?:you|they|jews|are|remain|always) (?:all )?(?:an? |the )?(?:nation|people|race|tribe|children|brood) of (?:deicides?|christ-?killers?|god-?killers?)\b|\b(?:juden?|jews?) raus\b|\braus,? (?:juden?|jews?)\b|\bcount(?:ing|ed)? (?:backwards?|down) from six million\b/i,
);
/** Tales told of them for centuries, and a motto of the camps with another word in it. */
const ofOldTales = quick(
  new RegExp(
    [
      "\\b(?:reason|why|wonder|ask yourself)\\b[^.!?]{0,40}\\b(?:every|each|\\d{2,3}|(?:a|one) hundred(?: and \\w+)?|so many) (?:countr(?:y|ies)|nations?|kingdoms?|lands?)\\b[^.!?]{0,30}\\b(?:threw|throws?|kicked|kicks|expelled|drove|chased|turfed)\\b[^.!?]{0,10}\\b(?:you|jews|your (?:lot|people|kind))\\b",
      "\\b(?:reason|why|wonder|ask yourself)\\b[^.!?]{0,40}\\b(?:you|jews|your (?:lot|people|kind))\\b[^.!?]{0,30}\\b(?:thrown|kicked|chased|driven|turfed|expelled|slung) (?:out )?(?:of|from) (?:every|\\d{2,3}|(?:a|one) hundred(?: and \\w+)?|so many) (?:countr|nation|kingdom|land)\\w*",
      "\\bjews?(?:ish (?:identity|people|blood|faith))?\\b (?:is|are|was) (?:an? |all |just |nothing but |a bunch of |pure )*(?:demonic|satanic|demons?|brutes?|savages|thugs|crooks)\\b",
      "\\b(?:called|calling|calls|call) (?:all |the |local |some )?(?:jews|jewish (?:people|residents)|members of the jewish community)\\W+(?:an? )?(?:demonic|brutes?|savages|thugs|crooks|filth|animals|vermin|parasites)\\b|\\bcall(?:ed|ing|s) jewish identity\\W+(?:an? )?(?:demonic|satanic|evil)\\b",
      "\\bbrutes of the jewish community\\b|\\bjews? (?:is|are) not an? (?:\\S+ )?people\\b",
      "\\bjewess\\b[^.!?]{0,40}\\b(?:money|refund|bill|prices?|pay(?:ing)?|cheap|shekels|discount)\\b",
      "\\b(?:leave|trust|left|leaves) (?:an?|any|the) jews? (?:alone )?(?:with|near|around) (?:an?|the|any|your|our) (?:drawer|till|money|cash|wallet|purse|safe|cash register|register|collection)\\b",
      "\\b(?:jews|your people|you people|your lot)\\b[^?!]{0,60}\\b(?:made|making|makes?) (?:an?|their) (?:killing|industry|business|fortune|living|career) (?:out )?(?:of|from) (?:the |their |your )?(?:killing|holocaust|shoah|mourning|dead|gas chambers|camps)\\b",
      "\\bjewish (?:project|plan|plot|scheme|trick|experiment) (?:for|to) (?:thin|kill|steril|poison|replac|depopulat|enslav)\\w*",
      "\\bjew(?:s|ish)?\\b[^.!?]{0,6}[.,;] they (?:rob|burn|burgle) (?:themselves|their own \\w+) for the insurance\\b",
    ].join("|"),
    "i",
  ),
);

/** 0 nothing, 2 a claim against Jews, 3 denial or a call; `text` is folded by `hostility`. */
export function oblique(text: string, isJewish: boolean): 0 | 2 | 3 {
  if (ofOldHatred.test(text)) return 3;
  if (
    ofOldTales.test(text) &&
    !/\b(?:we|us|our|my|roma|gypsies|huguenots|myth|trope|canard|lie|says that|claim that)\b/i.test(text)
  )
    return 2;
  if (!isJewish && !worthALook.test(text)) return 0;
  const aboutDenial = /\bden(?:y|ying|ial|ier|iers|ied)\b|\bdistort\w+|\bnever again\b/i.test(text);
  if (!aboutDenial && (called.test(text) || noneOfIt.test(text))) return 3;
  if (notFinished.test(text) || joy.test(text)) return 3;
  if (isJewish && again.test(text) && !/\b(?:bread|pizza|bagel|kitchen|bake|bakery|cake)\w*\b/i.test(text)) return 3;
  if (wrongSide.test(text) || codeWord.test(text)) return 2;
  if (!isJewish) return 0;
  if (disposal.test(text) && !ofThePast.test(text)) return 3;
  if ((theJew.test(text) || theJewDoes.test(text)) && !literary.test(text)) return 2;
  return likened.test(text) || grip.test(text) || cleft.test(text) || arranged.test(text) || jewishThing.test(text) ? 2 : 0;
}
