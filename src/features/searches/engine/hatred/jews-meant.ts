import { quick } from "#app/lib/language/quick-pattern.ts";

/**
 * Whom words mean that need not say "Jews": what is theirs alone (clergy, dress, houses of prayer, feasts, food, tongue, names,
 * scripture, quarters of a town where they are known to live), and the words that make a class of whoever is spoken of ("that
 * lot", "his sort", "the folk who …"). Neither says anything against anybody; `said-of-a-class` asks whether both stand together
 * with something ill. Israel, its parties and its army are no sign here.
 */

/** Family names that are typed as Jewish; nobody is meant by one in the plural or behind "a man called". */
const typedNames =
  "(?:cohen|cohn|kohen|lev(?:y|i|ine?)|gold(?:berg|stein|man|mann|farb|blatt|baum|blum)|rosen(?:berg|baum|thal|feld|stein|blatt|blum)|silver(?:stein|berg|man)|finkel(?:stein|man)?|fein(?:stein|berg)|wein(?:stein|berg|baum|traub)|wiesenthal|green(?:berg|baum|stein)|stein(?:berg|man)|bernstein|shapiro|rabino\\w+|horowitz|moskowitz|abramo\\w+|feldman|friedman|kaplan|blumen(?:thal|feld|berg)|rubin(?:stein)?|lowenstein|loewenstein|roth(?:stein|man|berg)|zuckerman|mandelbaum|birnbaum|teitelbaum|lipschitz|greenblatt|hershkowitz|berkowitz|leibowitz|lebowitz|jacobowitz|bernbaum|applebaum|perlman|perlstein)";
const typedFirst =
  "(?:shlomo|moishe|moyshe|moisha|mosh(?:e|ele)|abie|abe|ikey|hymie|izzy|yitzh?ak|yitzchok|yankel|yankele|mordechai|mordecai|schmuel|shmuel|schmuli|shmuly|chaim|haim|mendel|schlomo|shloime|hershel|herschel|schmendrik|rivka|rivkah|golda|zelda|shmulik)";
/** "the Weinbergs", "a fellow called Levy", "one Goldberg to the next", "the names end in -stein". */
export const asFamily = quick(
  new RegExp(
    `\\b(?:(?:the|these|those|all|more|any|some|too many|no|bloody|fucking) (?:\\w+ )?${typedNames}e?s\\b(?!['’])|(?:called|named|by the name of|name is|name of|surname(?:d)?(?: is| of)?|answer(?:s|ing)? to) (?:\\w+ )?${typedNames}\\b|(?:another|one|some|next|any|every|first|a|an|yet another|some other) ${typedNames}\\b(?! (?:street|road|avenue|lane|film|novel|family|court|hall|prize|variation|case))|${typedNames}\\b[^.!?]{1,40}\\b${typedNames}\\b[^.!?]{1,40}\\b${typedNames}\\b)`,
    "i",
  ),
);
/** "Their names all end in -stein." */
const typedEnding = /(?<=[\s"'])[-–—](?:stein|berg|witz|baum|thal|man|blatt|feld)s?\b/i;
export const typedAddress = new RegExp(
  `(?:^|[,.!?] ?|\\b(?:hey|oi|hi|hello|old|mr|little|you|listen|come on|poor) )(?:${typedFirst}|${typedNames})(?=[,.!?]|$)`,
  "i",
);

const clergy =
  "rabbis?|rebbes?|hass?id(?:im|s|ic)?|chass?id(?:im|s|ic)?|haredi(?:m|s)?|lubavitch\\w*|rabbinical|rabbinic|mohels?|cantors?";
const dress =
  "skull-?caps?|kipp(?:ah?s?|ot)|yarmulkes?|yamulkas?|shtreimels?|magen davids?|stars? of david|tallit\\w*|tallis|prayer shawls?|tzitzit|tefillin|phylacter\\w+|side-?(?:locks?|curls?)|payot|peyot|payos|peyos|(?:small|tiny|teeny|little|wee|black|big black|fur|funny)[- ]hats?|hats? and (?:curls|beards?|coats?)|sheitels?|ringlets|wigs? and|black coats? and";
const houses =
  "synagogues?|shuls?|yeshivas?|yeshivot|cheders?|mikv(?:eh|ah)s?|hebrew (?:school|class|lessons?|college|congregation|alphabet)s?|jewish (?:famil(?:y|ies)|surnames?|names?|mothers?|blood|schools?|houses?|homes?|shops?|holidays?|feasts?)|eruvs?|wailing wall|wail\\w* (?:at|against|by|to) (?:a|the|that|their) wall|ghettos?|minyan\\w*|jccs?|temple (?:beth|emanu)\\w*";
const feasts =
  "sabbaths?|shabb(?:at|os|es)|passover|pesach|purim|hanukk?ah?|chanukk?ah?|yom kippur|rosh hashan\\w*|sukkot|succoth|sukkahs?|simchat|tisha|ba[rt] mitzvahs?|seders?|menorahs?|dreidels?|shofars?|mezuzah?s?|kol nidre|kaddish|candles? on (?:a )?friday|friday[- ]night candles?|bris(?:es)?|brit milah|circumci[sz]\\w+|foreskins?|(?<!the )snipped|chuppah?s?|havdalah|hora";
const food =
  "kosher|matz(?:ah?s?|os?|ot|oh)|challah|bagels?|bagel[- ]\\w+|gefilte(?: fish)?|latkes?|knish(?:es)?|kugel|cholent|lox|schmaltz|pastrami|two sets? of (?:plates|dishes|pans|cutlery|crockery)|two (?:sinks|fridges|dishwashers)|(?:won't|don't|can't|doesn't|never|not) (?:eat|touch|have) (?:bacon|pork|ham|prawns|shellfish)";
const tongue =
  "yiddish|hebrew|ladino|klezmer|oy(?: |-)?vey|oy|shalom|mazel tov|l'chaim|goy(?:im|ish|s)?|shiksas?|shikses?|mensch|meshugg?\\w+|chutzpah|schmuck|shmuck|schlep\\w*|schmooz\\w*|kvetch\\w*|shekels?|schnorr\\w*|schnozz?\\w*|hava nagila|fiddler on the roof";
const scripture =
  "talmud\\w*|torahs?|moses|pharaoh|sons of (?:abraham|jacob|judah|israel)|children of (?:abraham|israel|jacob)|seed of abraham|abraham's (?:seed|children|sons)|tribes? of (?:judah|israel|levi)|israelites?|semites?|hebrews|judeans?|levites?|pharisees?|sanhedrin|caiaphas|barabbas|judas|golden calf|covenant|promised land|chosen (?:people|ones?|race|few|folk|tribe|nation)|self-chosen|god's (?:chosen|favou?rites|pets|own)|thirty pieces of silver|shylocks?|fagins?";
const quarters =
  "stamford hill|golders green|hendon|edgware|prestwich|crown heights|boro(?:ugh)? park|kiryas joel|monsey|lakewood|williamsburg|outremont|caulfield|bnei brak|mea shearim|tel aviv|jerusalem|haifa|lower east side|marais|brooklyn";
const powers =
  "(?:the|his|her|their|your|that|this|one|same|little) (?:little |same |certain )?tribe(?:'s)?(?! (?:of|in|from|has lived|behind|on))|rothsch?ilds?|khazars?|zio[- ]?\\w+|z\\.?o\\.?g\\.?|elders of zion|sayanim";

/** What is theirs alone. */
const sign = quick(
  new RegExp(`\\b(?:${[clergy, dress, houses, feasts, food, tongue, scripture, quarters, powers].join("|")})\\b`, "i"),
);
export const bareChosen = /\bthe Chosen\b(?! (?:\w+)?(?:one|people|few)?\b(?:Man|King|City))/;

/** A class is made of whoever is spoken of. */
export const asClass = quick(
  new RegExp(
    `\\b(?:(?:that|this|you|your|their|whole|the same|same old) (?:\\w+ )?(?:lot|crowd|mob|gang|bunch|crew|clan|mafia|brigade|rabble|cabal|clique|shower|brood|breed|tribe|ilk|kind|sort|type|set|shower|caste|club|cartel)|(?:his|her) (?:kind|sort|type|lot|tribe|people|ilk|breed|race|clan|brethren|brothers|cousins)|(?:their|your|our) (?:kind|sort|type|tribe|ilk|breed|people|race|brethren|cousins|god)|(?:he|she)(?:'s| is| was) one of (?:those|them)|one of (?:yours|theirs|those|his own|their own)|\\w+ (?:crowd|mob|brigade|mafia|gang|rabble|clan|set|types?|lobby|brethren|fraternity|folk)|(?:these|those|you|such) (?:people|folks?|types?|ones|guys|fellows|lads|wailers|scroungers|characters|gentlemen|friends)|(?:the|those|them|some) (?:ones|people|folks?|guys|fellows|lads|chaps|lot|gentlemen|men|boys|women|ladies|family|families) (?:who|that|with|in|whose|from|behind|lighting|wearing)|people (?:who keep|who light|who wear|with (?:a|an|that|those)|like (?:that|him|her|you|them))|(?:every|each|all|any|most|half|none|the whole lot) (?:\\w+ )?(?:one )?of (?:them|'em|those|these|you)|their own|each other|one another|the (?:same|usual) (?:\\w+ ){0,2}(?:people|names?|noses?|hats?|crowd|suspects|tribe|famil(?:y|ies)|hands?))\\b`,
    "i",
  ),
);
/** Nothing is said and all is meant: "what did you expect", "look at the name", "if you catch my drift". */
export const insinuates = quick(
  /\b(?:coincidences?|coincidental(?:ly)?|no accident|what (?:do|did|can|would|could|else do|else did) you expect|what a surprise|surprise,? surprise|no surprise|look (?:at|up) (?:the|his|her|their|that|those|whose) (?:\w+ )?(?:names?|surnames?|noses?|owners?|board|early)|guess (?:who|which|what|where|whose)|no prizes|if you (?:catch|get|take|know|see) (?:my|what i)|you know (?:the|what|who|which|whose|how) (?:type|sort|kind|i|they|it|ones?|lot)|say no more|nudge|enough said|need i say|you do the (?:sums|maths?)|do the (?:sums|maths?)|work it out|add it up|join the dots|connect the dots|draw your own|make of that|go figure|funny (?:how|that|old)|strange (?:how|that)|odd (?:how|that)|curious (?:how|that)|interesting (?:how|that)|convenient(?:ly)?|how come|ever (?:wonder|notice|ask)\w*|(?:have|did) (?:you|anyone|anybody) (?:ever )?(?:notice|wonder|ask|see)\w*|(?:i'm |just |only |merely |simply ){1,2}asking|i wonder (?:why|who|what)|wonder (?:why|who)|tell me (?:that's|it's|it isn't|that isn't)|not meant to (?:notice|ask|say|see)|not (?:allowed|supposed|permitted) to (?:notice|ask|say|mention|name|see|criticise|criticize|question)|can't say (?:it|that|why|who)|(?:there'?s|there is|for) a reason|not for nothing|and (?:he|she|they) wonder why|must be (?:a|an|some) [^.!?]{0,30}\b(?:family|blood|genes|woodpile)|runs? in the (?:blood|family)|in (?:his|her|their|the) (?:blood|genes|dna)|typical|you can (?:always )?tell (?:by|from)|tells you (?:all|everything)|says it all|that explains|explains (?:a lot|everything|it)|(?:doesn't|does not|don't) matter (?:who|which|what)|no matter (?:who|which|what|how)|(?:nine|eight|seven|six|five|four|nine times) (?:out )?of (?:the |every )?(?:ten|nine|eight|seven|six|five)|once (?:you|one|they) let|first (?:a|an|one|comes?)\b[^.!?]{0,60}\bthen|(?:if|when|whenever|every time|each time|the moment|as soon as|wherever) (?:i|you|we|they|one|there)\b[^.!?]{0,80}\b(?:i|you|we) (?:know|can be sure|can bet|'ll|will|should|had better|better)|(?:if|when|whenever|once) (?:i|you|we) (?:see|meet|spot|find|hear|let)|means?,? (?:you|it's time|lock|hide|count|check|watch|hold|run))\b/i,
);

/** Do the words bear a sign of Jews? The old word for them in scripture is one of theirs where it stands alone: "the Chosen". */
export function bearsSign(words: string): boolean {
  return sign.test(words) || typedEnding.test(words) || asFamily.test(words) || bareChosen.test(words);
}

/** Is there anything at all in the words that could mean Jews, or what was done to them? */
export const worthAsking = quick(
  new RegExp(
    `\\b(?:${[clergy, dress, houses, feasts, food, tongue, scripture, quarters, powers].join("|")}|jew|yid|kike|antisemit|anti-semit|holoca|shoah|million|camps?\\b|ovens|showers|zyklon|gass|auschw|birken|trebl|sobib|majdan|belz|dachau|belsen|buchenw|kristall|pogrom|anne frank|diary|reparations|hitler|adolf|f[uü]hrer|austrian|moustache|mustache|lampshade|soap|christ|jesus|messiah|prophets|crucif|tribe|chosen|chose|beak|conk|nose|strike you|criticise|criticize|lot in|countries|typhus|${typedFirst}|${typedNames}|stein\\b|chimney|star\\b|schindler|eichmann|himmler|goebbels|mengele|o[sś]wi|wiesel|pittsburgh|halle\\b|poway|toulouse|hyper ?cacher|circumcis|foreskin|mutilat|shechita|lenin|trotsky|marx|bolshev|communis|frankfurt|soros|epstein|weinstein|madoff|kennedy|old testament|their book|rule one|thirties|forties|forty-|middle ages|thrown? out|guests|picked on|genocide|hooter|beanie|candelabra|candlestick|black coats|passport|one religion|goldman sachs|rabbi|tattoo|attic|survivors?)`,
    "i",
  ),
);
