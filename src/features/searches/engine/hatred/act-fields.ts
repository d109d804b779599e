/*
 * The fields from which an act against Jews is put together: whom or what it was done to, what was done, and what of it is anti-Jewish.
 * Each is the source of a pattern, in lower case and without word boundaries; `acts-by-parts` says which of them make an act.
 */

const groupWord = "(?:visibly |elderly |young |religious |local |two |three |several |fellow )";
/** Jews themselves: "a Jewish juror", "a rabbi", "a barmitzvah boy", "a woman in a sheitel". */
export const jewishPerson = `(?:jew(?:s|esses|ess)?\\b|jewry\\b|${groupWord}?jewish (?:[\\w-]+ ){0,3}?[a-z]{3,}\\b|rabbis?\\b|rebbe\\b|cantors?\\b|yeshiva (?:boys?|students?)|hasid(?:im|s)?\\b|hasidic \\w+|haredi\\w*|ultra-orthodox|(?:bar|bat)[- ]?mitzvah (?:boys?|girls?|guests?|part(?:y|ies)|child(?:ren)?)|(?:boys?|girls?|m[ae]n|wom[ae]n|passengers?|pupils?|students?|colleagues?|commuters?|strangers?|waitress(?:es)?|waiters?|nurses?|drivers?|customers?|teenagers?|children|youths?|couples?|neighbou?rs?|somebody|someone) (?:in|with|wearing|who wore) (?:an? |her |his |their )?(?:[\\w-]+ )?(?:kipp\\w+|yarmulkes?|skull-?caps?|sidelocks|sidecurls|sheitels?|stars? of david|magen david|tzitzit|shtreimels?|hebrew)\\b)`;
export const jewishThing =
  "(?:synagogues?|shuls?|yeshivas?|mikvehs?|mezuz\\w+|menorahs?|hanuk\\w+|chanuk\\w+|sukk(?:ahs?|ot)|torahs?|talmuds?|prayer shawls?|tallit|tefillin|siddur\\w*|kipp(?:ahs?|ot|as?)|skull-?caps?|kosher|passover|purim|seder|yom kippur|rosh hashan\\w*|bimah|eruv|hebrew|stars? of david|magen david|stolpersteine?|stumbling stones?)";
/** Those who lived through the murder of the Jews, what remembers it, and the dead. */
export const ofTheMurdered =
  "(?:(?:holocaust|shoah|camp|auschwitz|ghetto|concentration camp|kindertransport) survivors?|survivors? of (?:the )?(?:holocaust|shoah|auschwitz|camps?|ghetto|deportations?)|(?:holocaust|shoah) (?:victims|memorials?|monuments?|day|museums?|exhibitions?)|mass graves?|stolpersteine?|stumbling stones?|(?:portraits?|photographs?|photos|pictures|names|graves?|statues?) of (?:[\\w-]+ ){0,3}?survivors|memorials? (?:to|of|for) the (?:murdered|deported|dead) jews)";

/* What of it is anti-Jewish. */

export const naziMark =
  "(?:hitler\\w*|adolf|f[uü]hrer|himmler|goebbels|(?:rudolf )?hess\\b|h[oö]ss\\b|g[oö]ring|eichmann|mengele|heydrich|streicher|gestapo|wehrmacht|stormtroopers?|brownshirts?|(?:the )?ss\\b(?! (?:great|titanic))|einsatzgruppen|nazis?\\b|swastikas?|hakenkreuz\\w*|sieg heil|heil\\b|goose-?step\\w*|(?:raised|stiff|straight|outstretched) (?:right )?arms?|horst[- ]wessel\\w*|third reich|nuremberg laws?|mein kampf|der st[uü]rmer|judenfrei|juden ?raus|aryans?|untermensch\\w*|kristallnacht|arbeit macht frei)";
export const campMark =
  "(?:auschwitz|birkenau|belsen|bergen-belsen|dachau|treblinka|sobib[oó]r|majdanek|buchenwald|mauthausen|ravensbr[uü]ck|theresienstadt|babi yar|(?:concentration|death|extermination) camps?|camp (?:prisoners?|inmates?|guards?|commandants?|numbers?|uniforms?)|gas[- ]?chambers?|gass(?:ed|ing)|poison gas|(?:the |hissing )gas\\b|(?:hiss|sounds?|smell|whiff) of (?:[\\w-]+ )?gas|zyklon(?: b)?|crematori\\w+|(?<!pizza |microwave |bread )\\bovens?|chimneys?|furnaces?|cattle (?:trucks?|wagons?|cars?|trains?)|(?:trains?|trips?|tickets?|transports?|one way|one-way) to (?:the )?(?:east|camps?|auschwitz|treblinka)|deportation trains?|six million|final solution|holocaust|shoah|yellow (?:stars?|badges?|patch(?:es)?)|striped (?:pyjamas|pajamas|uniforms?)|lampshades?|bars? of soap|gold teeth|selection ramp|(?:lined|line) up for selection|warsaw ghetto|anne frank|lethal injections?)";
/** Sent or said to Jews they are no household words. */
export const campAllusion =
  "(?:ash(?:es)?\\b|soap|\\bgas\\b|ovens?\\b|showers?\\b|the transport|one way|something stronger|roll-?call|tattoo\\w*|numbered|the ghetto|as in (?:vienna|berlin|warsaw|1933|1938)|1933|1938|1942|1945|finish(?:ed)? the job|missed (?:one|you|some)|unfinished business|went up in smoke|barbecue)";
export const moneyMark =
  "(?:shekels?|thirty pieces of silver|pieces of silver|pound of flesh|shylock|fagin|usur(?:y|er|ers)|money-?lend\\w+|money-?bags|haggl\\w+|bloodsuck\\w+|fleec\\w+|money-?grubb\\w+|penny-?pinch\\w+|jew gold|rothschilds?|coins?\\b|penn(?:y|ies)\\b|sacks? of (?:money|gold)|gold (?:bars|coins))";
export const bloodMark =
  "(?:blood of (?:gentiles|christians|goyim|children|christian children|babies|jesus|christ|our lord|our saviou?r)|christian blood|gentile blood|blood libel|christ[- ]?killers?|kill(?:ed|ing|ers? of) (?:christ|jesus|our (?:lord|saviou?r))|murder(?:ed|ing|ers? of) (?:christ|jesus|our (?:lord|saviou?r))|judas|poison\\w* (?:the |our |every |village )?(?:[\\w-]+ )?wells?|eat(?:ing|s|en)? (?:[\\w-]+ )?(?:children|babies)|drink\\w* (?:the )?blood|kill\\w* (?:christian|gentile) (?:children|babies|boys))";
export const bodyMark =
  "(?:hook(?:ed)?[- ]?nos\\w+|(?:big|large|long|huge|crooked|false|rubber|plastic|bent|jewish|jew)[- ]nos\\w+|(?:his|her|their|pupil['’]s|colleague['’]s|\\w+['’]s) noses?|nose (?:length|size)|horns\\b|cloven hoo\\w+|skulls?\\b(?!-?caps?)|tails?\\b)";
export const deathMark =
  "(?:nooses?|the rope|ropes?\\b|gallows|crosshairs|cross-hairs|bullets?|throats?|hanged|hang(?:ing)?\\b|beheaded|decapitated|dead\\b|shot\\b|be killed|be gassed|gassed|firing squad|bount(?:y|ies)|lynch\\w*|body bags?|coffins?)";
/** Jews as those who rule, buy up or feed upon the rest. */
export const powerMark =
  "(?:(?:world|global|jewish|international) (?:finance|domination|banking|government|control|rule|conspirac(?:y|ies)|power)|puppet[- ]?masters?|pull(?:ing)? (?:the )?strings|hidden hand|(?:buy(?:ing)?|bought|carv\\w+|divid\\w+) up the (?:world|globe|earth)|(?:own|rul|run|control)(?:s|e|es|ed|ing|ning|ling)? (?:the )?(?:world|globe|earth|sun|moon|banks?|media|press|money)|tentacles|octopus\\w*|spiders?|globe|rats?\\b|vermin|leech\\w*|parasit\\w*|vampires?|devils?\\b|demons?)";

/* What was done. */

/** Said, asked, sung, played or signed to somebody. */
export const utters =
  "(?:tell\\w*|told|say(?:s|ing)?|said|ask\\w*|call\\w*|greet\\w*|jok\\w*|quip\\w*|boast\\w*|remark\\w*|mutter\\w*|whisper\\w*|sneer\\w*|shout\\w*|yell\\w*|scream\\w*|bark\\w*|chant\\w*|sing(?:s|ing)?|sang|sung|humm?\\w*|whistl\\w*|hiss\\w*|play(?:s|ed|ing)|nicknam\\w*|dubb\\w*|nam(?:es|ed|ing)|renam\\w*|address\\w*|suggest\\w*|advis\\w*|invit\\w*|offer\\w*|wish\\w*|text\\w*|messag\\w*|e-?mail\\w*|writ(?:es|ing)|wrote|sen(?:d|ds|ding|t)\\b|mail\\w*|post(?:s|ed|ing)?\\b|phon\\w*|ring(?:s|ing)|rang|leav(?:es|ing)|left|giv(?:es|ing)|gave|hand(?:s|ed|ing)\\b|present(?:s|ed|ing)\\b|show(?:s|ed|ing)\\b|taunt\\w*|teas\\w*|mock\\w*|ridicul\\w*|harass\\w*|abus\\w*|stalk\\w*|hound\\w*|pursu\\w*|bully\\w*|bullied|torment\\w*|heckl\\w*|jeer\\w*|threat\\w*|insult\\w*|quizz?\\w*|captions?|captioned|captioning)";
/** Drawn, made, put on or worn so that it shows. */
export const shows =
  "(?:draw(?:s|ing|n)?|drew|sketch\\w*|paint\\w*|daub\\w*|spray\\w*|scrawl\\w*|chalk\\w*|scratch\\w*|carv\\w*|print\\w*|stitch\\w*|embroider\\w*|knit\\w*|bak(?:es|ed|ing)|ic(?:ed|ing)|project\\w*|hang(?:s|ing)?|hung|pinn\\w*|stick\\w*|stuck|tap(?:ed|ing)|strapp\\w*|sew\\w*|fix\\w*|attach\\w*|wear(?:s|ing)?|wore|dress\\w*|don(?:s|ned|ning)|arriv\\w*|turn(?:s|ed|ing)? up|com(?:es|ing)|came|appear\\w*|pos(?:es|ed|ing)|impersonat\\w*|imitat\\w*|mimic\\w*|play(?:s|ed|ing) the|act(?:s|ed|ing) (?:out|as)|re-?enact\\w*|parad\\w*|march\\w*|goose-?step\\w*|salut\\w*|mark(?:s|ed|ing)|label\\w*|brand(?:s|ed|ing)|stamp\\w*|crown\\w*|sort(?:s|ed|ing)|segregat\\w*|separat\\w*|put(?:s|ting)?|plac\\w*|leav(?:es|ing)|left|install\\w*|display\\w*|unfurl\\w*|rais\\w*|wav(?:es|ed|ing)|arrang\\w*|measur\\w*|pok(?:es|ed|ing)|point\\w*)";
/** Brought before the public, or made for it. */
export const spreads =
  "(?:sell(?:s|ing)?|sold|market\\w*|auction\\w*|advertis\\w*|trad(?:es|ed|ing)|distribut\\w*|circulat\\w*|hand(?:s|ed|ing) (?:\\w+ )?out|giv(?:es|ing) (?:\\w+ )?out|publish\\w*|print\\w*|reprint\\w*|translat\\w*|edit(?:s|ed|ing)|writ(?:es|ing)|wrote|pen(?:s|ned|ning)|insert\\w*|includ\\w*|record\\w*|releas\\w*|compos\\w*|perform\\w*|rapp\\w*|stag(?:es|ed|ing)|screen\\w*|show(?:s|ed|ing|n)\\b|broadcast\\w*|stream\\w*|air(?:s|ed|ing)|upload\\w*|post(?:s|ed|ing)\\b|shar(?:es|ed|ing)|design\\w*|develop\\w*|programm?\\w*|invent\\w*|fabricat\\w*|creat\\w*|commission\\w*|order(?:s|ed|ing)|paint\\w*|draw(?:s|ing)?|drew|build(?:s|ing)?|built|mak(?:es|ing)|made|produc\\w*|teach(?:es|ing)?|taught|lectur\\w*|preach\\w*|send(?:s|ing)?|sent|mail\\w*|e-?mail\\w*|buy(?:s|ing)?|bought|pay(?:s|ing)? for|paid for|hir(?:es|ed|ing)|rent(?:s|ed|ing)|book(?:s|ed|ing)|plac(?:es|ed|ing)|host\\w*|hold(?:s|ing)|held|run(?:s|ning)|ran\\b|organi[sz]\\w*|offer\\w*|campaign\\w*|display\\w*|embroider\\w*|nam(?:es|ed|ing)|stock\\w*|import\\w*)";
/** Done to a body, or to a thing so that it is hurt. */
export const hurts =
  "(?:attack\\w*|assault\\w*|punch\\w*|kick\\w*|beat\\w*|hit(?:s|ting)?\\b|str(?:ikes?|iking|uck)\\b|slapp?\\w*|stabb?\\w*|shov\\w*|push\\w*|knock\\w*|headbutt\\w*|chok\\w*|strangl\\w*|wrestl\\w*|press\\w*|burn\\w*|scald\\w*|spit\\w*|spat|pelt\\w*|throw\\w*|threw|hurl\\w*|spray\\w*|pull\\w*|drag\\w*|grabb?\\w*|ramm?\\w*|smash\\w*|wreck\\w*|torch\\w*|vandal\\w*|defac\\w*|desecrat\\w*|damag\\w*|destroy\\w*|slash\\w*|saw(?:s|ed|ing|n)\\b|cut(?:s|ting)?\\b|toppl\\w*|overturn\\w*|demolish\\w*|dig\\w*|dug\\b|exhum\\w*|poison\\w*|threat\\w*|menac\\w*|intimidat\\w*|set(?:s|ting)? (?:an? |his |her )?dogs?|trip\\w*|tackl\\w*|bit(?:es|ing)|follow\\w*|chas\\w*)";
/** Kept out, put out or put back. */
export const excludes =
  "(?:refus\\w*|reject\\w*|bann\\w*|barr(?:ed|ing)|exclud\\w*|expel\\w*|eject\\w*|evict\\w*|turn\\w* (?:[\\w-]+ ){0,7}?away|keep(?:s|ing)?|kept|den(?:y|ied|ying)|demot\\w*|dismiss\\w*|sack(?:s|ed|ing)|fail(?:s|ed|ing)|mark(?:s|ed|ing) down|disinvit\\w*|uninvit\\w*|cancel\\w*|pass(?:es|ed|ing)? over|withh\\w+|deselect\\w*|throw\\w* (?:[\\w-]+ ){0,5}?out|charg(?:es|ed|ing) (?:[\\w-]+ ){0,4}?(?:double|more|extra)|drop(?:s|ped|ping)|insist\\w*|demand\\w*|suspend\\w*|block\\w*|overlook\\w*|downgrad\\w*)";
/** Made to do it. */
export const forces =
  "(?:forc(?:es|ed|ing)|mak(?:es|ing)|made|order(?:s|ed|ing)|command\\w*|compel\\w*|coerc\\w*|instruct\\w*|tell\\w*|told|hold(?:s|ing)|held|oblig\\w*|challeng\\w*|invit\\w*|dar(?:es|ed|ing))";

/** An act that somebody is said to have done, as text. */
export type ActRead = {
  /** The act without what stands between quotation marks. */
  told: string;
  quotes: readonly string[];
  /** The whole, with what is told in it of somebody else's deed. */
  whole: string;
};
