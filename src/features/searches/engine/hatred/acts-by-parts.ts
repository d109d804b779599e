import { quick } from "#app/lib/language/quick-pattern.ts";
import {
  type ActRead,
  bloodMark,
  bodyMark,
  campAllusion,
  campMark,
  deathMark,
  forces,
  hurts,
  jewishPerson,
  jewishThing,
  moneyMark,
  naziMark,
  ofTheMurdered,
  powerMark,
  shows,
  spreads,
  utters,
} from "./act-fields.ts";
import { upon } from "./acts-upon-jews.ts";
import { hostility } from "./hostility.ts";
import { passedOn, tellsHostility } from "./told-in-act.ts";

/*
 * An act against Jews put together from its parts: an act of a kind (said, shown, spread, done to a body, kept out, forced), whom it was
 * done to, and what of it is anti-Jewish (the camps, Nazis, money, blood, a body's shape, death). No part is enough: a lampshade is a gift,
 * and so is what a Jewish intern gets for a birthday.
 */

const i = (source: string) => quick(new RegExp(source, "i"));
const word = (source: string) => i(`\\b(?:${source})`);

const toJews = word(`${jewishPerson}|${jewishThing}`);
const toPerson = word(jewishPerson);
const murdered = word(ofTheMurdered);
const uttersIt = word(utters);
const showsIt = word(shows);
const spreadsIt = word(spreads);
const hurtsIt = word(hurts);
const forcesIt = word(forces);
const nazi = word(naziMark);
const camp = word(campMark);
const alludes = word(campAllusion);
const money = word(moneyMark);
const blood = word(bloodMark);
const body = word(bodyMark);
const death = word(deathMark);
const power = word(powerMark);

/** Of the dead and of history, in earnest: "about Auschwitz", "a trip to the camp", "the Holocaust survivor". */
const remembers =
  /\b(?:holocaust|shoah) (?:survivors?|diar(?:y|ies)|books?|letters?|papers?|photographs?|records?|archives?|memorials?|museums?|monuments?|education|remembrance|day|exhibitions?|victims?|centre|center|ceremon\w+|services?|films?|novels?|studies|research\w*|history|historians?|compensation|restitution|funds?)\b|\b(?:auschwitz|camp|belsen|treblinka|dachau|ghetto) survivors?\b|\b(?:anne frank) (?:house|school|museum|trust|street|centre|center)\b/gi;
const history =
  /\b(?:lessons?|seminars?|lectures?|exhibitions?|documentar\w+|museums?|histor(?:y|ical|ians?)|memoirs?|archives?|research|trips? to (?:the )?(?:auschwitz|camps?|memorial)|visits? to|excursions?|novels?|plays? about|films? about|liberation|liberated|survived|perished|commemorat\w*|remembrance|wreaths?|without (?:asking|permission|consent|a licen[cs]e|the consent|paying)|consent|copyright|royalties|anti-?fascis\w+)\b/i;
const household =
  /\b(?:passengers?|platform|ticket office|boiler|cooker|stove|kitchens?|leaks?|bills?|meters?|repairs?|plumb\w*|pizzas?|bak(?:er|ery|ers)|brick|thermostat|electric|chimney sweep\w*|swimming|gym|changing rooms?|cigarettes?|by accident)\b/i;

/** The camps or Nazis said, played, shown or given to Jews: "whistling the Horst Wessel song whenever a Jewish nurse came on shift". */
function mocksWithCamp({ told, quotes }: ActRead): boolean {
  if (!toJews.test(told) && !murdered.test(told)) return false;
  if (!uttersIt.test(told) && !showsIt.test(told) && !forcesIt.test(told)) return false;
  // "telling Jewish pupils about the Holocaust" mocks nobody; "joking about" it does.
  const rest = told
    .replace(remembers, "…")
    .replace(
      /\b(?:jok|mock|laugh|quip|sneer|brag|boast|giggl|rhym|s[aiu]ng)\w*\b.*|\babout (?:the )?(?:holocaust|shoah)\b/gi,
      (found) => (/^about/i.test(found) ? "…" : found),
    );
  const said = quotes.join(" · ").replace(remembers, "…");
  if (history.test(rest) || /\b(?:compar|liken)\w*\b/i.test(rest)) return false;
  if (nazi.test(rest) || camp.test(rest)) return !household.test(rest);
  if (quotes.some((one) => one.length < 60 && (nazi.test(one) || camp.test(one)))) return true;
  if (alludes.test(said) && said.length < 80) return toPerson.test(told) && !household.test(rest);
  return /\b(?:something stronger|how jews were|(?:the|a) lampshade|the sound of gas)\b/i.test(rest) && toPerson.test(told);
}

/** What caricature has of Jews, said, shown or done to one: "making a Jewish classmate crawl after pennies". */
function mocksWithTrope({ told, quotes }: ActRead): boolean {
  if (!toPerson.test(told)) return false;
  if (forcesIt.test(told) && /\b(?:fetch|pick|crawl|gather|collect|lick|jump|beg|grovel|scrabbl|div)\w*\b/i.test(told))
    if (/\b(?:coins?|penn(?:y|ies)|pence|cents|money|shekels|banknotes)\b/i.test(told)) return true;
  if (
    body.test(told) &&
    /\b(?:measur\w*|pok\w*|estimat\w*|point\w* (?:at|to)|compar\w* the|draw\w*|drew|mim\w+|tweak\w*|pull\w*|inspect\w*)\b/i.test(
      told,
    )
  )
    return (
      !/\b(?:punch|broke|broken|breaking|fractur|bleed|surg|operat|x-ray)\w*\b/i.test(told) &&
      /\b(?:nos|horn|skull|tail)\w*/i.test(told)
    );
  const isTo = uttersIt.test(told) || showsIt.test(told) || /\b(?:demand|insist|prov(?:e|ing))\w*/i.test(told);
  if (!isTo) return false;
  if (quotes.some((one) => one.length < 90 && (blood.test(one) || (money.test(one) && !/\bcoins?\b/i.test(one))))) return true;
  return blood.test(told) && !history.test(told);
}

const coinsThrown =
  /\b(?:thr[eo]w\w*|toss\w*|flick\w*|roll\w*|scatter\w*|fl[iu]ng\w*|hurl\w*|drop\w*|shower\w*|pelt\w*)\b[^.;]{0,40}\b(?:coins?|penn(?:y|ies)|pence|cents|small change|shekels|banknotes)\b/i;

/** Drawn, built or sung so that a Jew in it is killed or is what caricature makes of one: "a puppet show in which a Jew poisoned the well". */
const likeness =
  "(?:effig(?:y|ies)|figures?|dolls?|dumm(?:y|ies)|puppets?|mannequins?|scarecrows?|straw (?:m[ae]n|jews?)|guys?|masks?|floats?|targets?|faces?|likeness(?:es)?|caricatures?|cartoons?|drawings?|pictures?|portraits?|images?|murals?|posters?|banners?|stickers?|(?:beer )?mats?|cushions?|mugs?|t-?shirts?|magnets?|cards?|banknotes|figurines?|gnomes?|statuettes?|toys?|games?|songs?|ballads?|raps?|rhymes?|poems?|sketch(?:es)?|skits?|shows?|plays?|pantomimes?|videos?|clips?|books?|comics?|stor(?:y|ies)|textbooks?|chapters?|quiz(?:zes)?|worksheets?|memes?|apps?)";
const likenesses = word(`${likeness}\\b`);
const aJew = word(
  "(?:a|an|the|some|two|three|bearded|grinning|fat|greedy|straw|hanged|dead|orthodox|hasidic|of|as|with|where|which|that|players?|herd\\w*|hit|kill\\w*|shoot\\w*|chas\\w*) (?:[\\w-]+ ){0,3}?(?:jews?\\b|rabbis?\\b|hasid(?:im|s)?\\b|jewish (?:money-?lender|banker|landlord|usurer|trader|pedlar|financier|doctor|butcher|merchant|man|men)s?)",
);
const killedInIt =
  /\b(?:hanged|hanging|hang|hung|burn\w*|burnt|behead\w*|decapitat\w*|shot|shoot\w*|kill\w*|gass\w*|stabb\w*|lynch\w*|strung up|crucif\w*|in flames|on fire|herd\w*|hunt\w*|drown\w*|crush\w*|trampl\w*|hit|dart|arrows?|beat\w*|spat|bullet holes?|crosshairs|targets?)\b/i;
const handlesLikeness =
  /\b(?:burn\w*|hang\w*|hung|drag\w*|beat\w*|behead\w*|shoot\w*|shot|stabb?\w*|kick\w*|drown\w*|parad\w*|throw\w*|threw|hurl\w*|spit\w*|spat|set\w* (?:fire|light)|carr(?:y|ied|ying))\b[^.;]{0,40}\b(?:effig(?:y|ies)|straw|dolls?|dumm(?:y|ies)|mannequins?|puppets?|figures?|scarecrows?|piñatas?|likeness)\b[^.;]{0,25}\b(?:jews?|rabbis?|hasid\w*|orthodox|haredi|jewish)\b/i;
const financiers =
  /\b(?:hook|big|long|large|crooked|bulbous)[- ]?nosed (?:and \w+ )?(?:[\w-]+ )?(?:financiers?|bankers?|usurers?|money-?lenders?|landlords?|rabbis?|merchants?|traders?|men|man|figures?|capitalists?|jews?|puppet-?masters?)\b/i;

function depicts({ told, quotes }: ActRead): boolean {
  const isShown = showsIt.test(told) || spreadsIt.test(told) || hurtsIt.test(told) || /\b(?:coach|train)\w*\b/i.test(told);
  if (!isShown || /\b(?:israel\w*|zionis\w*|netanyahu|ministers?|presidents?)\b/i.test(told)) return false;
  if (financiers.test(told)) return true;
  if (handlesLikeness.test(told)) return true;
  if (!likenesses.test(told) && !/\b(?:draw\w*|drew|sketch\w*|paint\w*)\b/i.test(told)) return false;
  if (aJew.test(told) && !/\b(?:murdered|persecuted|rescued|deported) jews\b|\bby (?:the )?nazis\b/i.test(told)) {
    if (killedInIt.test(told) || blood.test(told) || power.test(told)) return !history.test(told);
    if (
      /\b(?:horns|rats?|bags? of|sacks? of|money|gold|coins|banknotes|noses?|nosed|usur\w*|puppet|eats?|eating|own(?:s|ed)?|buy up|world|globe|devil\w*|tails?|haggl\w*)\b/i.test(
        told,
      )
    )
      return !history.test(told) && !/\b(?:borrow|lent|loan|rabbi who|for (?:a|the) (?:lesson|charity))\w*\b/i.test(told);
  }
  return (
    quotes.some((one) => /\b(?:the |a |these |those )?jews?\b/i.test(one) && one.length < 90) &&
    /\b(?:repellent|quiz|answers?|targets?|enem(?:y|ies)|game|board|dart|pest|poison|vermin)\b/i.test(
      `${told} ${quotes.join(" ")}`,
    )
  );
}

/** The extermination as a party, a dish or a thing to sell: "a dinner with dishes named for the death camps". */
const trifles =
  /\b(?:dish(?:es)?|cocktails?|menus?|drinks?|pizzas?|burgers?|beers?|cakes?|biscuits?|costumes?|fancy[- ]dress|carnival|part(?:y|ies)|games?|rides?|race ?horses?|greyhounds?|quiz teams?|wi-?fi|networks?|printers?|fridge|magnets?|key ?rings?|mugs?|t-?shirts?|hoodies|caps?|magnet|candles?|soaps?|ash ?trays?|christmas|baubles?|balloons?|toys?|dolls?|stag (?:do|night)|dinner|barbecue|karaoke|emojis?|novelt(?:y|ies)|souvenirs?|merchandise|slogan|stable ?mates?|ringtones?|sweets?|cookies|lotter(?:y|ies)|raffles?|jokes?|punchlines?|memes?)\b/i;
const trivial = word(
  "(?:auschwitz|birkenau|belsen|dachau|treblinka|sobib[oó]r|majdanek|buchenwald|(?:concentration|death|extermination) camps?|camp (?:prisoners?|inmates?|guards?|commandants?)|gas[- ]?chambers?|gas canisters?|zyklon(?: b)?|crematori\\w+|judenfrei|holocaust|final solution|anne frank|yellow stars?|striped (?:pyjamas|pajamas|uniforms?)|six million)",
);
const inEarnest =
  /\b(?:charit(?:y|ies)|fund-?rais\w+|collect(?:or|ors|ion)|antiques?|militaria|museums?|remembrance|commemorat\w*|memorial|survivors?|letters|medals|documents|trip to|visit\w*|exhibit\w*|film|novel|play\b|musical|consent|permission|licen[cs]e|royalties|vaccin\w*|covid|lockdown\w*|bankrupt\w*|fire regulations?|noise|drunk\w*|protest\w*)\b/i;

function trivialises({ told, quotes }: ActRead): boolean {
  const whole = `${told} ${quotes.join(" ")}`.replace(/\bholocaust (?:memorial )?day\b/gi, "…").replace(remembers, "…");
  if (!trifles.test(whole) || inEarnest.test(told)) return false;
  if (!spreadsIt.test(told) && !showsIt.test(told) && !uttersIt.test(told)) return false;
  return trivial.test(whole);
}

/** Books, films and talks that are such by their name or what is said of them: "translating Nazi children's books on the poisonous Jew". */
const hateWorks =
  /\b(?:der st[uü]rmer|st[uü]rmer (?:drawings?|cartoons?)|protocols of (?:the )?(?:learned )?elders|the poisonous mushroom|jud s[uü](?:ss|ß)|(?:nazi|national socialist) (?:children['’]s )?(?:books?|songs?|films?|cartoons?|propaganda|pamphlets?) (?:on|about|against|of) (?:the )?(?:[\w-]+ )?jews?|the international jew)\b/i;
const kindOfJew =
  /\bthe (?:eternal|poisonous|wandering|international|world|greedy|parasitic|cunning|scheming|cowardly|degenerate|satanic|rootless|usurious|lying|murderous|treacherous|evil|accursed|deicide) jews?\b|\bjewish (?:world )?(?:finance|world conspiracy|conspiracy|world domination|world rule|cabal|plot|supremacy|bolshevism|menace|peril|vermin|parasites?|plague|question)\b|\b(?:myth|hoax|lie|swindle|fraud|legend) of the (?:six million|gas chambers?|holocaust)\b/i;
const inScholarship =
  /\b(?:seminars?|histor(?:y|ians?|ical)|to show how|to explain|critical|scholarly|annotated|exhibition|museum|archive|research\w*|thesis|against|debunk\w*|warn\w*|exposing|criticis\w*|refut\w*|librar(?:y|ian|ies)|catalogu\w*|antiquarian)\b/i;

function spreadsHate({ told, quotes }: ActRead): boolean {
  if (!spreadsIt.test(told) && !uttersIt.test(told) && !/\b(?:keep\w* alive|titled|entitled|called)\b/i.test(told)) return false;
  const whole = [told, ...quotes].join(" ");
  return (
    (hateWorks.test(whole) || kindOfJew.test(whole)) &&
    !/\bas an? (?:example|warning|case)\b/i.test(told) &&
    (!inScholarship.test(told) || /\btextbooks?\b/i.test(told))
  );
}

/** A vote, a prize or a game with Jews to be hurt: "asking subscribers to vote for the Jew they would most like to see shot". */
const plays =
  /\b(?:rat(?:e|es|ed|ing)|vot(?:e|es|ed|ing)|poll(?:s|ed|ing)?|choos\w*|bets?|betting|wager\w*|bount(?:y|ies)|priz(?:e|es)|reward\w*|points?|scor(?:e|es|ed|ing)|target\w*|raffl\w*|lotter\w*|competition|contest|game|list\w*|rank\w*|offer\w*|nominat\w*|hunt\w*|guess\w*)\b/i;

function gamblesOnJews({ told, quotes }: ActRead): boolean {
  const whole = `${told} ${quotes.join(" ")}`;
  if (
    !plays.test(told) ||
    !/\b(?:jews?|jewish [a-z]+|rabbis?|kipp\w+|skull-?caps?|sidelocks|jewess\w*|synagogues?)\b/i.test(whole)
  )
    return false;
  if (
    /\bbount(?:y|ies)\b|\b(?:reward|prize|points?)s? (?:\w+ )?for (?:the |a |each |every |any )?(?:[\w-]+ )?(?:jew|rabbi|kipp|skull-?cap|sidelock)/i.test(
      told,
    )
  )
    return true;
  return (
    death.test(whole) &&
    /\b(?:deserv\w*|should|would|ought|first|next|see|like to|want\w*)\b/i.test(told) &&
    !/\breport\w*|\bkilled (?:in|by|at)\b/i.test(told)
  );
}

/** Rules for Jews alone, asked for in public: "drafting a motion that Jewish traders be taxed twice". */
const proposes =
  /\b(?:propos\w*|mov(?:es|ed|ing) (?:at|that|for|in|to)|motions?|draft\w*|petition\w*|demand\w*|persuad\w*|urg\w*|campaign\w*|call(?:s|ed|ing)? (?:for|on)|lobb(?:y|ied|ying)|vot(?:e|es|ed|ing)|advocat\w*|argu\w*|press(?:es|ed|ing) for|recommend\w*|insist\w*|push\w* for|pledg\w*|promis\w*|instruct\w*|order\w*|tabl(?:es|ed|ing)|suggest\w*|bylaws?|by-laws?|deeds?|covenants?|statutes?|rules?|clauses?|found(?:s|ed|ing))\b/i;
const curtails = new RegExp(
  `\\b(?:limit\\w*|cap(?:s|ped|ping)?\\b|quotas?\\b|bar(?:s|red|ring)?\\b|tax(?:es|ed|ing)?|register\\w*|ban(?:s|ned|ning)?\\b|expel\\w*|exclu\\w*|deport\\w*|remov\\w*|boycott\\w*|strip\\w*|disenfranchis\\w*|forbid\\w*|forbad\\w*|prohibit\\w*|keep\\w* out|dismiss\\w*|count(?:ed|ing)?\\b|half the (?:number|pay)|fewer|no more)\\b`,
  "i",
);
const jewsAsSuch = word(
  "(?:(?:all |of |for |to |on |the |any |number of )*jews\\b|jewish (?:members|doctors|lawyers|traders|students|pupils|teachers|judges|officers|residents|families|citizens|immigrants|refugees|employees|staff|owners|landlords|tenants|candidates|councillors|merchants|shopkeepers|businesses|shops|firms|people|applicants|patients|bankers|journalists|civil servants|names))",
);
const fairQuota =
  /\b(?:meals?|kosher meat|kosher food|holidays?|slaughter|parking|planning|opening hours|all (?:other )?(?:faiths|religions)|protect\w*|anti-?semit\w*|discriminat\w*|commemorat\w*|that (?:no|nobody)|not be (?:barred|banned|excluded)|against (?:limit|ban|bar|exclu)\w*|end to|no longer|stop\w*|abolish\w*|repeal\w*|scrap\w*|drop\w*|lift(?:ed|ing)?|memorial|plaque|funded|released|freed)\b/i;

function asksForCurbs({ told }: ActRead): boolean {
  if (!proposes.test(told) || !curtails.test(told) || !jewsAsSuch.test(told) || fairQuota.test(told)) return false;
  return /\b(?:limit\w*|cap|capped|quotas?|bar|barred|barring|tax\w*|register\w*|ban|banned|expel\w*|exclu\w*|deport\w*|remov\w*|strip\w*|disenfranchis\w*|forbid\w*|prohibit\w*|keep\w* out|dismiss\w*|count\w*|fewer|half)\b[^.;]{0,45}\b(?:jews\b|jewish)|\b(?:jews\b|jewish [a-z]+s)\b[^.;]{0,40}\b(?:be |to |from )?(?:limit\w*|capped|barred|taxed|registered|banned|expelled|excluded|deported|removed|stripped|forbidden|kept out|dismissed|counted|half)\b/i.test(
    told,
  );
}

/** A vow against all of them: "vowing to clean the Jewish streets with a rifle". */
const vows =
  /\b(?:vow\w*|swear(?:s|ing)?|swore|promis\w*|threat\w*|announc\w*|pledg\w*|plan(?:s|ned|ning)?|plot\w*|conspir\w*|boast\w*|warn\w*|prepar\w*|declar\w*)\b/i;
const violence =
  /\b(?:clean(?:se|ses|sed|sing|s|ed|ing)?|purg\w*|burn\w*|blow\w* up|bomb\w*|shoot\w*|kill\w*|poison\w*|hunt\w*|empt(?:y|ied|ying)|finish\w*|gas(?:s\w*)?\b|slaughter\w*|massacr\w*|stab\w*|torch\w*|exterminat\w*|mow\w* down|wip\w* out|drive out|driv\w* out|behead\w*|with a (?:rifle|gun|knife|machete|bomb)|petrol)\b/i;
const allThatIsJewish = word(
  "(?:(?:all |the |every |any |city['’]s |town['’]s |as many |more )*jews\\b|(?:all |every |any |the |[\\w-]+['’]s )+(?:[\\w-]+ )?(?:jewish (?:streets?|quarters?|districts?|neighbou?rhoods?|famil(?:y|ies)|schools?|nurser(?:y|ies)|homes?|shops?|communit(?:y|ies)|pupils|students|children|worshipp?ers)|synagogues?)|passover (?:meals?|dinners?|services?|seder)|jewish rule|jewish (?:nurser(?:y|ies)|kindergartens?|schools?|streets?|quarters?|worshipp?ers|children))",
);

function vowsAgainstAll({ told, quotes }: ActRead): boolean {
  if (!vows.test(told) || !violence.test(`${told} ${quotes.join(" ")}`) || !allThatIsJewish.test(told)) return false;
  if (/\b(?:debts?|rent|wages|unpaid|dispute|row with|ex-(?:wife|husband)|custody|israel\w*|insurance|hoax|drill)\b/i.test(told))
    return false;
  return /\bjews\b|\brevenge\b|\bjewish rule\b/i.test(told) || quotes.length > 0;
}

/** Laughter, pleasure and thanks at harm to Jews: "tweeting that he slept better whenever he saw a synagogue on fire". */
const glad =
  /\b(?:slept better|sleep better|laugh\w*|smil\w*|glad\b|happy|happier|delight\w*|cheer\w*|celebrat\w*|toast(?:s|ed|ing)\b|applaud\w*|rejoic\w*|thumbs[- ]up|well done|good (?:start|news|riddance)|beautiful|wonderful|pit(?:y|ied) (?:that )?(?:not )?(?:more|only)|danc\w*|hop(?:es|ed|ing) (?:to see |for |that )?|wish(?:es|ed|ing)|look(?:s|ed|ing) forward|enjoy\w*|lov(?:es|ed|ing) (?:to see|seeing|the sight)|thank\w*|prais\w*|gloat\w*|best (?:day|news|sight))\b/i;
const harmed = new RegExp(
  `\\b(?:(?:synagogues?|yeshivas?|jewish (?:[\\w-]+ )?(?:school|shop|home|cemetery|centre|center|museum|quarter)s?|rabbis?|jews|jewish (?:villagers|children|victims|dead|families|worshipp?ers|students|pupils))\\b[^.;]{0,25}\\b(?:on fire|burn\\w*|burnt|in flames|attack\\w*|bomb\\w*|shot|kill\\w*|dead|dying|murder\\w*|bleed\\w*|ruins|smash\\w*|grave)|(?:mass graves?|bodies|corpses|graves?|burning|murders?|killings?|deaths?|massacre|slaughter|deportations?|gassing|liquidation|shooting|bombing) (?:of|at|in) (?:the |a |an |six million |[\\w-]+ ){0,3}?(?:jews|jewish|rabbis?|synagogues?|ghetto))\\b`,
  "i",
);

function gloats({ told }: ActRead): boolean {
  return (
    glad.test(told) &&
    harmed.test(told) &&
    !/\b(?:never|not to see|no more|stopp\w*|rescu\w*|surviv\w*|prevent\w*|thank\w* (?:police|firefighters))\b/i.test(told)
  );
}

/** Done to bodies or things with words or signs of it: "smashing Hebrew gravestones on Hitler's birthday". */
function hurtsWithMark({ told, quotes }: ActRead): boolean {
  const rest = told.replace(remembers, "…");
  const said = quotes.join(" · ");
  if (!hurtsIt.test(rest)) return false;
  const isTheirs = toJews.test(told) || murdered.test(told);
  if (
    isTheirs &&
    (nazi.test(rest) || nazi.test(said)) &&
    !/\bby (?:the )?nazis?\b|\bnazi (?:victims|crimes)\b|\banti-?nazi\b/i.test(rest)
  )
    return !history.test(rest);
  if (
    isTheirs &&
    quotes.some(
      (one) =>
        hostility(one) >= 2 ||
        /\b(?:one less|your (?:throats?|turn|kind|lot)|you(?:'re| are) next|next time|fetch the|get out|go home|swine|pigs?)\b/i.test(
          one,
        ),
    )
  )
    return true;
  if (
    murdered.test(told) &&
    /\b(?:heads?|faces?|eyes|names?) (?:out |off |from |of )|\b(?:fake|lie|liars?|lies)\b/i.test(`${rest} ${said}`)
  )
    return true;
  // "setting a dog on two boys with sidelocks while making throat-cutting gestures".
  return (
    toPerson.test(told) &&
    /\b(?:throat[- ](?:cutting|slitting)|cut-throat|strangling|shooting|gun) (?:gestures?|signs?|motions?)\b/i.test(rest)
  );
}

/** "writing 'fake' across the portraits of survivors", "telling a survivor that he had made it all up". */
const madeUp =
  /\b(?:fake\w*|lie[sd]?|lying|liars?|made (?:it|that|this|everything|the \w+) (?:all )?up|mak\w+ (?:it|that) (?:all )?up|invent\w*|hoax|fraud|fairy ?tales?|exaggerat\w*|never happened|actors?|for the (?:pension|money|compensation))\b/i;

function scornsSurvivors({ told, quotes }: ActRead): boolean {
  return (
    murdered.test(told) &&
    (uttersIt.test(told) || showsIt.test(told)) &&
    (quotes.some((one) => one.length < 60 && madeUp.test(one)) ||
      (/\b(?:tell|told|call|accus|say|said|shout|writ|wrote)\w*\b[^.;]*\b(?:that (?:he|she|they|it)|of (?:having )?)\b/i.test(
        told,
      ) &&
        madeUp.test(told))) &&
    !/\b(?:pos(?:es|ed|ing) as|impersonat\w*|claim\w* to be|pretend\w* to be|impost\w*|proven|genuine)\b/i.test(told)
  );
}

/** "photographing worshippers outside a synagogue and posting the pictures with crosshairs", "a channel called 'Targets'". */
function marksAsPrey({ told, quotes }: ActRead): boolean {
  return (
    /\b(?:jews\b|jewish|rabbis?|synagogues?|hasid\w*)\b/i.test(told) &&
    /\b(?:addresses|names|pictures?|photos?|photographs?|photograph\w*|film\w*|list\w*|map\w*|details|numbers|homes?|portraits?|posters?)\b/i.test(
      told,
    ) &&
    /\b(?:crosshairs|cross-hairs|targets?|wanted|know your enem\w+|enem(?:y|ies)|hit ?list|hunt\w*|traitors?|pay (?:them )?a visit|vermin)\b/i.test(
      `${told} ${quotes.join(" ")}`,
    ) &&
    !/\b(?:target(?:s|ed|ing)? (?:of|by|for) (?:a |an )?(?:burgl|rob|thie|scam|fraud)\w*|by (?:the )?nazis|murdered)\b/i.test(
      told,
    )
  );
}

/** A service never done for a Jew, and the pride in it: "boasting that his taxi had never carried a Jew". */
const neverAJew =
  /\b(?:never|not once|no longer|would (?:not|never)|will (?:not|never)|forbid\w*|forbad\w*|exclud\w*|not open|closed|no (?:sale|resale|lease|letting|transfer)s?)\b (?:[\w-]+ ){0,5}?(?:to |by |for |with )?(?:an? |any )?jews?\b(?! (?:who|whom))/i;
const servesNone =
  /\b(?:boast\w*|brag\w*|announc\w*|declar\w*|assur\w*|promis\w*|vow\w*|deeds?|covenants?|contracts?|leases?|statutes?|rules?|posters?|signs?|notices?|adverts?|advertis\w*|listings?)\b/i;

function shunsAll({ told }: ActRead): boolean {
  if (!servesNone.test(told) || !neverAJew.test(told)) return false;
  return /\b(?:carr(?:y|ied)|serv\w*|hir\w*|let\b|rent\w*|sold|sell\w*|resale|sale|taught|treat\w*|admit\w*|employ\w*|drive|driven|host\w*|feed|fed|open|closed|work\w*|married|marry|danc\w*|sit|sat|eat\w*|shak\w*|touch\w*)\b/i.test(
    told,
  );
}

/** Set apart from the rest: "sorting pupils into 'Aryans' and 'Jews'", "in a separate tent called 'the ghetto'". */
function setsApart({ told, quotes }: ActRead): boolean {
  const whole = `${told} ${quotes.join(" ")}`;
  return (
    /\b(?:segregat\w*|separat\w*|sort(?:s|ed|ing)|divid\w*|seat(?:s|ed|ing)|hous(?:es|ed|ing)|put(?:s|ting)?|lodg\w*|queu\w*)\b/i.test(
      told,
    ) &&
    /\bjew(?:s|ish)\b/i.test(whole) &&
    /\b(?:ghettos?|aryans?|separate (?:[\w-]+ )?(?:tents?|bench\w*|queues?|rows?|rooms?|tables?|showers?|carriages?|buses|huts?|blocks?))\b/i.test(
      whole,
    ) &&
    !/\b(?:history|kosher|gaza|warsaw|at their (?:own )?request|museum|israel\w*|prayers?)\b/i.test(told)
  );
}

/** Worn or hung on what is Jewish to mark it: "strapping a yellow star to a dog before a Jewish retirement home". */
function starsThem({ told }: ActRead): boolean {
  return (
    /\b(?:yellow stars?|yellow badges?|stars? of david)\b/i.test(told) &&
    /\b(?:strapp\w*|pinn\w*|sew\w*|stitch\w*|mark(?:s|ed|ing)|stick\w*|stuck|tap(?:ed|ing)|paint\w*|spray\w*|daub\w*|draw\w*|drew|chalk\w*|hang\w*|hung|glu\w*|send\w*|sent|post(?:ed|ing)|mail\w*|hand(?:ed|ing)|forc\w*|mak\w* (?:\w+ ){1,4}wear)\b/i.test(
      told,
    ) &&
    (/\b(?:jewish|rabbi|jews)\b/i.test(told.replace(/\bstars? of david\b/gi, "")) || /\bboycott\b/i.test(told)) &&
    !/\b(?:for (?:a|the) (?:wedding|festival|school play)|at (?:his|her|their) request|logo|commemorat\w*|memorial|museum|history)\b/i.test(
      told,
    )
  );
}

/** Words that are hostile by themselves, written, sung, sent or said in whatever act: "campaigning under the slogan 'Less Jews, more jobs'". */
function bearsHostileWords({ told, quotes }: ActRead): boolean {
  if (passedOn.test(told)) return false;
  return quotes.some(
    (one) =>
      hostility(one) >= 2 &&
      /\bjew|\bjud(?:e|en)\b|\bkike|\byid|\brabbi|synagogue|six million|holocaust|hitler|gas\b|oven/i.test(one),
  );
}

/** Coins thrown before somebody in a kippah or at a bar mitzvah. */
function throwsMoney({ told }: ActRead): boolean {
  return (
    coinsThrown.test(told) && toPerson.test(told) && !/\b(?:fountain|charity|collection|busker|by accident|luck)\b/i.test(told)
  );
}

/** A word without which no act is read by its parts. */
export const namesPart = word(
  `jew|rabinowitz|cohen|goldberg|levy|rabbi|hasid|haredi|synagog|yeshiva|kosher|hebrew|kipp|yarmulk|skull|sidelock|sheitel|mitzvah|star|magen|torah|talmud|menorah|passover|hitler|nazi|ss\\b|auschwitz|camp|gas|zyklon|holocaust|shoah|six million|hook|st[uü]rmer|protocols|judenfrei|stolperstein|survivor|big-nosed|tzitzit|fringes|eruv|mikveh|sukk|yiddish|yom kippur|nuremberg|final solution|rosh hash|worshipp|purim|pogrom|kaftan|anne frank`,
);

const ways: readonly ((act: ActRead) => boolean)[] = [
  bearsHostileWords,
  tellsHostility,
  mocksWithCamp,
  mocksWithTrope,
  throwsMoney,
  depicts,
  trivialises,
  spreadsHate,
  gamblesOnJews,
  asksForCurbs,
  vowsAgainstAll,
  gloats,
  hurtsWithMark,
  scornsSurvivors,
  marksAsPrey,
  shunsAll,
  setsApart,
  starsThem,
  ...upon,
];

/** Is the act one against Jews by its parts? `told` is the act without what is quoted in it. */
export function isActByParts(act: ActRead): boolean {
  return namesPart.test(`${act.told} ${act.quotes.join(" ")}`) && ways.some((reads) => reads(act));
}
