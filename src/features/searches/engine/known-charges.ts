import { quick } from "#app/lib/language/quick-pattern.ts";

/**
 * The charges against Jews that the field's guides list (ADL, "Antisemitism Uncovered"; AJC, "Translate Hate"; the examples of the
 * IHRA definition), each as the notions that must come together in what is said, in whatever order and words. Whom it means is one of
 * the notions: Jews by name, or by what is theirs alone.
 */
type Charge = { level: 2 | 3; notions: RegExp[]; unless?: RegExp };

const word = (source: string) => quick(new RegExp(`\\b(?:${source})\\b`, "i"));

/** Jews, by any word or sign. */
const jewish = word(
  "jews?|jewish|jewess\\w*|jewry|yids?|kikes?|rabbis?|synagogues?|shuls?|yeshivas?|israelites?|hebrews?|hass?id\\w*|chass?id\\w*|kosher|talmud\\w*|torahs?|goy(?:im)?|menorahs?|mezuzahs?|skull-?caps?|kippah?s?|yarmulkes?|ba[rt] mitzvahs?|passover|hanukk?ah|chanukk?ah|sabbath|shabb\\w+|star of david|(?:small|little|tiny|black) hats?|beanies?|golders green|stamford hill|tel aviv|yiddish|bagels?|l'chaim|shalom|the tribe|chosen (?:people|ones?)|(?:an? |the |-)jewish mother|candelabra|candlesticks?|(?:the|that|six-pointed|david's) star",
);
const them = word(
  "they|them|their|they're|they've|they'd|that lot|you lot|your lot|your people|you people|those people|these people|his (?:sort|kind|lot)|their (?:sort|kind|lot)|the tribe|the jews?|jews|yids",
);
const speaker = word("i|i'd|i'll|i've|i'm|my|we|we'd|we'll|we've|our|let's|me|us");

const murdered = word(
  "holocaust|shoah|six million|6 million|auschwitz|o[sś]wi[eę]cim|birkenau|treblinka|sobibor|majdanek|dachau|belsen|buchenwald|gas chambers?|anne frank|schindler(?:'s)?(?: list)?|kristallnacht|elie wiesel|primo levi|wiesenthal|death camps?|the camps|(?:bloody|fucking|damn) camps|eichmann|nuremberg trials?|yellow (?:patch|star|badge)",
);
const derision = word(
  "(?:greatest|best|biggest|cleverest|longest|finest|most successful) (?:\\w+ ){0,2}(?:campaign|fundraiser|sales? pitch|story|comedy|scam|con|trick|show|franchise|brand|marketing)|gift shop (?:of|for)|best comedy|(?:i|we) laughed (?:all the way|out loud|so|until|like)|in stitches|yawn|snooze|paid enough|been paid|crocodile tears|(?:just|please|time to|should|must|could you|can you|can we|can't you) (?:\\w+ )?(?:get over|move on|drop it|shut up)|ancient history|not another holocaust (?:film|movie|book|series|documentary|museum|lesson|story)|without hearing about|bloody camps|fucking camps|list should have been|should have been (?:shorter|longer)|terrible neighbour|scribbl\\w+|hide[- ]and[- ]seek|chemical plant|bad food|room service|raw deal|only reacted|self-?defen[cs]e|for sale,? one|second-?hand|slightly used|one careful|(?:made|making) (?:it|that|the lot|everything) (?:all )?up|got a prize|won a prize|wooden doors?|kept the gas|that many of them|brought back|half price|brilliant idea|crybab(?:y|ies)|sob stor(?:y|ies)|violins?,? please|cry me a river|boo hoo",
);
const earnest =
  /\b(?:deny|denies|denied|deniers?|denial|obscene|disgrace\w*|shame\w*|disgust\w*|sick of people|wept|cried|survivors? (?:spoke|told|came)|moving|never again|remember\w*|commemorat\w+|memorial|museum|taught|teach\w*|students|pupils|exhibition|lesson|my (?:grand\w+|great-?\w+|aunt|uncle|mother|father))\b/i;

const charges: Charge[] = [
  // The murder made small, a business or a joke.
  { level: 3, notions: [murdered, derision], unless: earnest },
  {
    level: 3,
    notions: [
      word("one genocide|only genocide|other genocides|one people's (?:pain|suffering)|only (?:some|certain) (?:dead|victims)"),
      word("guess who|guess which|guess whose|you know who|are we allowed|why is that|ask yourself who"),
    ],
  },
  {
    level: 3,
    notions: [
      word(
        "hitler|adolf|himmler|eichmann|goebbels|mengele|the nazis|the f[uü]hrer|(?:little|small|funny|toothbrush) (?:moustache|mustache)",
      ),
      word(
        "only reacted|had (?:his|their) reasons|was provoked|were provoked|raw deal|(?:my|our) favou?rite (?:german|austrian|man|painter)|my hero|ahead of his time|who wouldn't|had a point|wasn't all (?:bad|wrong)|weren't all (?:bad|wrong)|gets a bad press|bad press|named? my (?:dog|son|cat)",
      ),
    ],
    unless: /\b(?:chaplin|film|parody|disgust\w*|says?|said|claims?)\b/i,
  },
  // What was done to them, called their own doing.
  {
    level: 3,
    notions: [
      word(
        "pogroms?|thirties|forties|19(?:3|4)\\d|middle ages|medieval|expelled|expulsions?|thrown? out|kicked out|driven out|picked on|persecut\\w+|antisemitism|anti-semitism|antisemitic|anti-semitic|hated|holocaust|inquisition|exile[ds]?",
      ),
      word(
        "no smoke|come from nowhere|came from nowhere|(?:didn't|don't|doesn't) (?:come|happen) (?:out of nowhere|for nothing|for no reason)|not for nothing|there's a reason|no wonder (?:they|you|the jews) (?:got|get|were|are|keep|kept) (?:picked|hated|thrown|kicked|expelled|persecuted|getting|driven|chased)|good guests|earned (?:it|every)|you earned|you'd be (?:\\w+ )?too|asked for it|asking for it|had it coming|brought (?:it|this|that) (?:all )?on|have you (?:ever )?(?:asked|wondered)|ask(?:ed)? (?:yourself|yourselves) (?:\\w+ )?why|serves (?:them|you)|(?:you|they) deserve[ds]?|how (?:they|you) carry on|don't come crying|can't all be wrong|borrowed from them|common denominator|what do they (?:all )?have in common|never asks? why",
      ),
      word("them|they|their|you|your|jews?|jewish|antisemit\\w+|anti-semit\\w+|synagogues?|rabbis?|guests|peasants"),
    ],
    unless:
      /\b(?:nobody deserv\w+|no one deserv\w+|not deserve|don't deserve|didn't deserve|refugees|muslims|roma|palestin\w*|israel\w*|blam\w+ (?:the )?victims|historians?|teach\w*|lesson|workers|miners|tenants|students|pupils|footballers?|players?|coach|school)\b/i,
  },
  // Violence praised or wished.
  {
    level: 3,
    notions: [
      word(
        "pittsburgh|halle|poway|hyper ?cacher|tree of life|synagogue (?:shooting|attack|fire|bombing)|temple (?:shooting|in california)|(?:shot up|shot at|torched|burned down|stormed|bombed) (?:that |the |a )?(?:synagogue|temple|shul|kosher \\w+|yeshiva)",
      ),
      word(
        "good start|great start|only the start|just the start|better luck|luck next|lit a cigar|opened (?:a|the) (?:bottle|champagne)|popped (?:a|the)|my hero|heroes|more like (?:him|that)|should have (?:got|shot|hit|killed) more|didn't get enough|ran out of (?:luck|bullets|ammo)|better aim|drank to|drink to|slept like a baby|danced",
      ),
    ],
    unless: /\b(?:survived|escape\w*|thank god|luckily|goal|match|season|choir|cook|steelers|penguins)\b/i,
  },
  {
    level: 3,
    notions: [
      jewish,
      word(
        "petrol(?: bombs?)?|molotovs?|bonfires?|(?:the|some|my|a box of) matches|bullets?|earthquakes?|grenades?|break a jew's|nooses?|lampposts?|firing squad|against (?:a|the) wall|special place in hell|rot in hell",
      ),
      word(
        "i'd (?:love|like|happily|gladly|put|burn|throw)|i'll|i pray|i hope|i wish|i've (?:a|got a)|i'm entitled|hand me|pass (?:me )?the|fetch|would (?:wake|look|do|fix|sort|solve|burn|brighten|suit|be nice)|needs is|needs a|let's|who's got|can't wait|next year|time for|special place|rot in hell",
      ),
    ],
    unless:
      /\b(?:police|arrest\w*|report\w*|fire brigade|fire (?:safety|drill|door|exit)|donat\w+|insur(?:e|ance)|guy fawkes|lag b\w+|barbecue|bbq|stop(?:ped)?|prevent\w*|guard\w*|alarm|threat(?:en\w*|s)?|scare|football|caught|catch|whoever|nobody (?:was|is)|hurt|worr\w+|bookings?|relief|victims|rescue|proof)\b/i,
  },
  {
    level: 3,
    notions: [
      word("forty-?(?:two|three|four|five)|(?:19)?4[1-5]|the (?:forties|thirties)|the cossacks|the tsar|eighty years ago"),
      word("should have been done|finish(?:ed)? the job|left undone|another go|do it (?:right|properly)|what was started"),
      them,
    ],
    unless: /\b(?:never again|built|school|team|houses?|railway|bridge|unemployment|rationing|repairs?)\b/i,
  },
  // Money: the penny on the pavement, the discount, the meter, the fire for the insurance.
  {
    level: 2,
    notions: [
      word(
        "jews?|jewish|yids?|synagogues?|shuls?|israelites?|golders green|stamford hill|rabbis|hebrews?|kosher|jacob|abie|moishe|shlomo|solly",
      ),
      word("penn(?:y|ies)|coins?|pence|cents?|fivers?|tenners?|shekels?|dimes?|nickels?|quarters?|dollar bills?|two[- ]bits?"),
      word(
        "quick|ring the|phone the|call the|watch (?:him|her|them)|rac(?:e|ing)|roll a|invent(?:ed|ors?)|in seconds|stampede|riot|traffic|scent|sniff\\w*|smell\\w*|chas(?:e|es|ing)|fight(?:ing)? over|bend(?:ing)? down|between two|squeal\\w*|bait|fishing|trap|empty the|clear the room|copper wire",
      ),
    ],
    unless: /\b(?:at me|at us|at him|at her|donat\w+|charity|tzedakah|museum|archaeolog\w+|collectors?|police|fire)\b/i,
  },
  {
    level: 2,
    notions: [
      word(
        "(?:an?|the|any|some|your|that|my|like|than|but an?|no) (?:\\w+ )?jew(?:ess)?|jews|yids?|jewish (?:discount|bargain|price|lightning|loan|piano|engagement|generosity|arithmetic|maths?|handshake)|israelites?|synagogues?|golders green|stamford hill|the hebrews",
      ),
      word(
        "pay double|a meter|charge for sitting|charge you for|fire insurance|for the insurance|habit of catching fire|burned the warehouse|foreclos\\w+|canoe|auction|collection plate|more generosity|parking meter|moths|wholesale|(?:jews?|yids?)\\b[^.!?]{0,40}\\bricher|(?:a|some) jew richer|for free|freebies?|free lunch|pay for (?:the )?air|(?:than|like) (?:an? )?jew(?:ess)? (?:at|with|in) (?:an?|the|his)|wallet surgically|pickpocket",
      ),
    ],
    unless: /\b(?:museum|lessons?|conference|arson|congregation|charity auction (?:raised|for)|our auction|enrich\w*)\b/i,
  },
  // Power: no job without the beanie, the names in the credits, the second passport.
  {
    level: 2,
    notions: [
      jewish,
      word(
        "prime minister|president|premier|chancellor|senate|senators?|congress|parliament|cabinet|ministers?|government|governor|part(?:y|ies)|newspapers?|papers?|press|media|films?|credits|studios?|television|tv|hollywood|publish\\w*|record labels?|banks?|judges?|verdict|courts?|editors?|boards?|elections?|wars?|industry|universit(?:y|ies)|oscars?|charts|fifa|story",
      ),
      word(
        "unless (?:somebody|someone|a|an|the) (?:\\w+ )?(?:in a|jew\\w*|rabbi\\w*|small hat|nods?|agrees?|says?)|nods?|permission|before they (?:let|give|gave)|had to (?:put on|wear|kiss|bow)|kiss(?:ed|ing)? the (?:wall|ring)|second passport|two passports|other passport|did no (?:\\w+ )?(?:english\\w*|german|french\\w*|american|christian|white)|one religion|zero elections|same (?:synagogue|shul|surname|ba[rt] mitzvahs?)|they only (?:hire|pick|take|want)|secretly|what did you think|just the face|the real (?:boss|owner|power)|pulls? the|in the pocket|payroll|(?:buried|killed|spiked|dropped|hushed up) (?:the|that|our) (?:story|case|report)|hushed? (?:it )?up",
      ),
    ],
    unless: /\b(?:israel\w*|zionis\w*|historian|museum|festival|funeral|cemetery|antisemit\w*|service|turned out)\b/i,
  },
  {
    level: 2,
    notions: [
      word(
        "lenin(?:'s)?|trotsky(?:'s)?|bolsheviks?|communis(?:m|ts?)|commissars|frankfurt school|kaganovich|soros|epstein|weinstein|madoff|maxwell|bankman|sackler|kissinger|federal reserve|rothsch?ilds?|kennedy|nine eleven|9\\/11|twin towers|bank(?:s|ing|ers?)",
      ),
      word(
        "paint (?:you )?a picture|do i have to (?:say|spell|draw)|(?:i'll )?leave you to guess|have in common|no coincidence|one of (?:theirs|yours|the tribe)|the tribe|shellfish|eat pork|one religion|just the face|worked for them|surnames? in (?:ten|twenty)|dancing (?:on|israelis)|who stayed home|same synagogue",
      ),
    ],
    unless: /\b(?:lecture|essay|biography|seminar|class|students?|exam|novel|chapter|museum|gave|restaurant|menu|allerg\w+)\b/i,
  },
  // Shut out, by the one who speaks.
  {
    level: 3,
    notions: [
      jewish,
      speaker,
      word(
        "don't do jews|don't take jews|don't insure|(?:don't|won't) serve (?:jews|your|them|his|any of)|crossed (?:her|him|them|the name) (?:\\w+ )?off|struck (?:her|him|them) off|no more than (?:one|two|three|four|five|\\d+) (?:\\w+ )?jews?|one (?:jew )?is (?:quite )?enough|take (?:their|your|his|her|those) (?:\\w+ )?(?:menorahs?|candles|sabbath|kippah?s?|synagogue|rabbi|bagels) (?:elsewhere|somewhere else|away|home)|keep it christian|christian (?:club|company|country|town)|need not apply|not getting served|nice quiet \\w+ (?:until|before)|gave up on [^.!?]{0,40}(?:turned into|became) a (?:synagogue|ghetto)|find(?:ing)? out who(?:'s| is) jewish|who(?:'s| is) jewish (?:on|in|among|before)|wouldn't (?:cross the road|put out|piss on|spit on)|trust a (?:fox|snake|thief|crocodile|wolf|shark)|property prices",
      ),
    ],
    unless:
      /\b(?:sadly|stop|wrong|unfair|illegal|gaza|israel\w*|settlements?|siege|palestin\w*|shouldn't|hate|reported|asks?|asked|asking)\b/i,
  },
  {
    level: 3,
    notions: [
      word("(?:my|our) (?:daughter|son|kids?|child|children|girl|boy|sister|brother)"),
      word(
        "(?:isn't|aren't|won't be|is not|are not|not) (?:going|playing|eating|marrying|staying|sharing|dating|sleeping)|over my dead body|not under my roof",
      ),
      word("with a (?:mezuzah|menorah|jew|rabbi)|jews?|that lot|yids?|the tribe"),
    ],
  },
  // All of them for what Israel does.
  {
    level: 3,
    notions: [
      word("israel|gaza|settlements?|idf|soldiers|netanyahu|palestine"),
      word(
        "jewish mother|you're jewish|you are jewish|a jew's|any jew|every jew|all jews|jews here|you people|in a (?:kippah|skull-?cap|yarmulke)",
      ),
      word(
        "guilty|blood on|responsible|you explain|explain why|answer for|apologi[sz]e|denounce|renounce|entitled|until you|until they|unless you|pay for|pays? the price|fair game|getting served|legitimate targets?|take it out on",
      ),
      word("jew|jews|jewish|jew's|rabbi|kippah|skull-?cap|yarmulke|synagogue"),
    ],
    unless:
      /\b(?:not (?:responsible|guilty|to blame|fair)|isn't|aren't|nobody|no one|shouldn't|should not|wrong|unfair|tired|antisemit\w*|don't blame|stop|instead of|i'm jewish|i am jewish|asked me|ask me|asks me|expected|why (?:should|must)|the hague|ministers)\b/i,
  },
  // The faith and its book.
  {
    level: 2,
    notions: [
      word(
        "old testament(?:'s)?|talmud\\w*|torah|their (?:book|god|messiah|religion|faith|scripture|holy book)|rule one|judaism|pharisees?|sanhedrin|goy(?:im)?",
      ),
      word(
        "handbook for|manual for|antichrist|wall street|never went away|never died out|fighting (?:among|each)|credit card|(?:teaches|tells|lets|allows|orders|permits|told) (?:them|jews|you) (?:\\w+ ){0,3}(?:cheat|lie|steal|rob|hate|deceive|better than|above)|criminal gang|mafia|hates? (?:us|christ|everyone)|better than us|master race|shabbos goy|as cattle|no better than cattle",
      ),
    ],
    unless: /\b(?:vicar|parable|lesson|museum|scholars?|students?|beautiful|antisemit\w*|lie that|love thy)\b/i,
  },
  {
    level: 2,
    notions: [
      word("circumcis\\w+|foreskins?|shechita|kosher slaughter|mutilat\\w+|baby boys"),
      word("they|them|their|what a religion|barbar\\w+|savages?|these people|those people|that lot|tribe"),
      word("call us|barbar\\w+|savages?|what a religion|usury|perverts?|in a jar|torture cattle"),
    ],
    unless: /\b(?:parents|consent|debate|muslims?|halal|law|vote|welfare|surgeons?|genital|girls)\b/i,
  },
  // Crows, damp, nuisances: what they are likened to.
  {
    level: 2,
    notions: [
      word("(?:a|the|one|every|any|another) jew(?:ess)?|jews|black (?:coats|hats)|the yids?|skull-?caps|the tribe"),
      word(
        "like (?:damp|rot|mould|mold|rats|flies|weeds|ivy|rust|termites|moths|an? (?:tumou?r|infection|rash|virus|disease|stain|leech|tick|splinter|thorn|weed|cuckoo|fox|wolf|spider|cold sore|bad smell|bad penny))|crows|carcass|don't see (?:human|people)|neither (?:european|human|white)|is a nuisance|(?:two|three) are a|in sheep's clothing|spit when|(?:pretty|good|decent|honest|clever|generous|brave|clean|polite|\\w+ \\w+),? for a jew(?:ess)?|(?:quicker|tighter|meaner|faster|cheaper|slyer) than a jew",
      ),
    ],
    unless: /\b(?:looked like|treated (?:us|me|them|like)|called (?:us|me|them)|propaganda|posters?|birds?)\b/i,
  },
];

/** What of the old charges does an utterance make? 3 for violence, doors shut and the murder derided, 2 for a claim, 0 for none. */
export function knownCharge(utterance: string): 0 | 2 | 3 {
  const found = charges.find(
    ({ notions, unless }) => notions.every((notion) => notion.test(utterance)) && unless?.test(utterance) !== true,
  );
  return found?.level ?? 0;
}
