import { quick } from "#app/lib/language/quick-pattern.ts";
import { isActByParts, namesPart } from "../hatred/acts-by-parts.ts";
import { hostility, namesJewish, namesOtherGroup } from "../hatred/hostility.ts";
import { congregation } from "../hatred/jewish-places.ts";
import { takesSign } from "./standing.ts";

/*
 * Is an act antisemitic by how it is described? Small closed classes of words (acts, whom or what they were done to, what they said or
 * showed, why they were done) and the few ways in which they combine: a refusal to Jews, a blow because somebody is Jewish, a swastika on
 * a Jew's desk, a bar of soap for a Jewish trainee with a word about it. What merely befalls Jewish people or buildings has none of these.
 */

const person =
  "(?:m[ae]n|wom[ae]n|people|persons?|boys?|girls?|child(?:ren)?|kids?|pupils?|students?|teenagers?|teens?|youths?|famil(?:y|ies)|couples?|part(?:y|ies)|groups?|neighbou?rs?|tenants?|guests?|customers?|clients?|patrons?|shoppers?|buyers?|patients?|passengers?|visitors?|tourists?|travell?ers?|residents?|homeowners?|applicants?|candidates?|members?|colleagues?|co-?workers?|employees?|workers?|staff|trainees?|apprentices?|recruits?|teachers?|doctors?|nurses?|team-?mates?|players?|opponents?|fans?|supporters?|athletes?|worshipp?ers?|congregants?|mourners?|pedestrians?|passers-by|schoolboys?|schoolgirls?|schoolchildren|classmates?|voters?|parents?|mothers?|fathers?|traders?|shopkeepers?|organi[sz]ations?|clubs?|societ(?:y|ies)|teams?|businesses|shops?|owners?|homes?|communit(?:y|ies)|pensioners?|soldiers?|lawyers?|hikers?|diners?|drivers?|landlords?|women's group|youth group)";
const plainJews = "(?:jews|jewesses|jewry|hasidim|hasids|chasidim|haredim)\\b";
const ofFaith =
  "(?:jewish|hasidic|chasidic|haredi|(?:ultra-)?orthodox jewish|ultra-orthodox|orthodox(?= (?:boys?|girls?|m[ae]n|wom[ae]n|famil|couple|student|worshipp?er|teenager|pedestrian|child|passenger)))";
const jewishPersons = `(?:${plainJews}|jew\\b|jewess\\b|${ofFaith} (?:[\\w-]+ ){0,2}?${person}\\b|rabbis?\\b)`;
const jewishPlaces = `(?:${congregation}|synagogues?\\b|shul\\b|yeshivas?\\b|mikveh?s?\\b|chabad\\b|hillel\\b|bimah\\b|stolpersteine?\\b|stumbling stones?\\b|holocaust (?:\\w+ )?(?:memorials?|museums?|monuments?|ceremon(?:y|ies)|commemorations?|services?|survivors?|vigils?)|kosher (?:\\w+ )?(?:shops?|supermarkets?|markets?|delis?|restaurants?|baker(?:y|ies)|butchers?|caterers?|cafés?|cafes?|stalls?))`;
const jewishThings =
  "(?:menorahs?|hanuk?kiahs?|hanukk?ah (?:candles?|lights?|candelabr\\w+|displays?)|chanukah (?:candles?|lights?)|mezuz(?:ahs?|ot)|sukkahs?|eruv|kipp(?:ahs?|ot|as?)|yarmulkes?|skull-?caps?|shtreimels?|sidelocks|sidecurls|pe(?:y|o)t|tefillin|tallit|prayer shawls?|torahs?|torah scrolls?|star of david|stars of david|magen david|siddur(?:im|s)?)";
const wearsIt = new RegExp(
  `\\b(?:in|wearing|wore|with) (?:an? |their |his |her |the )?(?:[\\w-]+ )?(?:kipp\\w+|yarmulkes?|skull-?caps?|star of david|sidelocks|sidecurls|shtreimels?|tallit|black hats?|hasidic dress|religious dress)\\b`,
  "i",
);
const namesTarget = quick(new RegExp(`\\b(?:${jewishPersons}|${jewishPlaces}|${jewishThings}|jewish\\b)`, "i"));
const targets = new RegExp(`\\b(?:${jewishPlaces}|hanuk\\w+|chanukah|anne frank house)`, "gi");

/* What was said or shown. */

const naziSign =
  /\b(?:swastikas?|hakenkreuz\w*|hooked cross(?:es)?|(?:nazi|hitler|fascist|sieg heil|stiff-arm|straight-arm)(?:-style)? (?:salutes?|greetings?)|(?:salut\w+|greet\w+) (?:\w+ ){0,3}(?:like a nazi|in the nazi (?:way|manner|style))|raised (?:his|her|an?|the) right arms?|sieg heils?|heil|(?:ss|nazi|third reich) (?:[\w-]+ )?(?:runes|bolts|insignia|symbols?|signs?|flags?|banners?|uniforms?|armbands?|stickers?|slogans?|songs?|marches|anthem)|totenkopf|88|1488|hitler\w*|adolf|f[uü]hrer|goebbels|himmler|mengele|mein kampf|horst wessel\w*|kristallnacht|reichskristallnacht|aryans?|third reich|untermensch\w*|juden ?raus|judenfrei|arbeit macht frei|jude)\b/i;
const campWords =
  /\b(?:auschwitz|birkenau|(?:bergen-)?belsen|dachau|treblinka|sobibor|majdanek|buchenwald|mauthausen|ravensbr[uü]ck|babi yar|(?:concentration|death|extermination|nazi|prison)[ -]camps?|gas[- ]?chambers?|gassed|gassing|camp (?:guards?|inmates?|prisoners?|commandants?|numbers?)|gestapo|zyklon\w*|crematori\w+|anne frank|final solution|six million|holocaust|shoah|yellow (?:stars?|badges?)|striped (?:pyjamas|pajamas|uniforms?))\b/i;
/** Harmless by themselves, and not so from somebody who says or sends them to Jews. */
const campThings =
  /\b(?:lampshades?|(?:bars? of )?soap|ashes|ashtrays?|(?:the |poison )gas|gas|ovens?|furnaces?|chimneys?|incinerators?|showers?|cattle (?:trucks?|cars?|wagons?)|trains? (?:to the (?:camps?|east)|(?:was|were|is|are) (?:still )?(?:running|waiting|leaving|ready|coming)))\b/i;
const vermin =
  /\b(?:rats?|vermin|parasit\w*|leech\w*|bloodsuck\w*|bacill\w*|cockroach\w*|lice|maggots?|bed ?bugs?|pigs?|swine|apes|monkeys|dogs|snakes?|spiders?|octopus(?:es)?|locusts|tentacles?|vampires?|demons?|devils?|satan\w*|horns?|hook(?:ed)?[- ]?nos\w+|(?:big|large|long|crooked|huge|false|fake|rubber|plastic|giant|exaggerated|prosthetic) noses?|puppets?|puppet ?masters?|(?:pulling|puppet) strings|money ?bags?|bags? of (?:money|gold)|gold coins|piles? of (?:money|cash|gold)|shylock|fagin|judas|shekels?|blood libel)\b/i;
const pork =
  /\b(?:pig['’]?s? (?:heads?|trotters?|blood|carcass\w*|feet|ears|snouts?)|pigs['’] (?:heads?|feet)|dead pigs?|piglets?|pork|bacon|ham|sausages?|lard|excrement|faeces|feces|urine|dung|manure)\b/i;
const pigsParts =
  /\b(?:pig['’]?s? (?:heads?|trotters?|blood|carcass\w*|feet|ears|snouts?)|pigs['’] (?:heads?|feet)|dead pigs?)\b/i;
/** Meat may be left somewhere by anybody; nailed to a door it is meant. */
const hurls =
  /\b(?:nail\w*|throw\w*|threw|hurl\w*|toss\w*|pelt\w*|smear\w*|hang\w*|hung|t(?:ied|ying)|stuff\w*|wip(?:ed|ing)|push\w*|pour\w*|post(?:ed|ing)|mail\w*|rubb\w*|wrapp\w*|drap\w*|spread\w*|defecat\w*|urinat\w*|put\w* (?:\w+ ){1,3}through)\b/i;
const menacingThings =
  /\b(?:grenades?|bombs?|bullets?|cartridges?|nooses?|razor blades?|knife|knives|pistol|gun|rifle|firearm|machete|axe|white powder|dead rats?|petrol bombs?|molotovs?|explosives?)\b/i;
/** "the Jew girl", "dirty Jew", "jewed", whoever's words they are. */
const bareSlurs =
  /\b(?:christ[- ]killers?|kikes?|hymies?|sheen(?:y|ies)|zhids?|jewed|jewing|yids?|jew[- ]?boys?|jew (?:scum|rat|pig|bastard|bitch|vermin|money|banker|lawyer)s?|(?:dirty|filthy|stinking|greedy|fucking|bloody|stingy|evil|rotten|lousy) (?:little |old |rich )?jews?|jewish (?:filth|scum|vermin|pigs?|swine|rats?|dogs?|bastards?|bitch(?:es)?|parasites?|brats?))\b/i;

/* What was done. */

const harmful =
  /\b(?:attack\w*|assault\w*|punch\w*|kick\w*|beat\w*|hit\b|hitting|str(?:uck|iking)|slapp?\w*|stabb?\w*|slash\w*|shoot\w*|shot|shov\w*|push\w*|trip\w*|headbutt\w*|chok\w*|strangl\w*|ramm?\w*|r[ua]n\w* (?:\w+ ){0,4}(?:over|down|into|off the road)|driv\w+ (?:at|into)|drove (?:at|into)|chas(?:e|ed|ing)|pelt\w*|sp(?:at|it|itting)|throw\w*|threw|hurl\w*|pour\w*|kidnapp?\w*|abduct\w*|robb?(?:ed|ing)|mugg?\w*|tortur\w*|murder\w*|kill\w*|burn\w*|bomb\w*|arson\w*|torch\w*|set(?:ting)? (?:fire|light)|wreck\w*|smash\w*|damag\w*|vandal\w*|defac\w*|desecrat\w*|destroy\w*|br(?:oke|eak\w*)|slashing|t(?:ear|ore|earing)|ripp?\w*|knock\w*|toppl\w*|threat\w*|menac\w*|intimidat\w*|terrori[sz]\w*|harass\w*|abus\w*|insult\w*|taunt\w*|bull(?:y|ied|ying)|mock\w*|humiliat\w*|ridicul\w*|torment\w*|stalk\w*|hound\w*|heckl\w*|jeer\w*|troll\w*|swear\w*|swore|shout\w*|yell\w*|scream\w*|point\w+ (?:an? |the )?(?:\w+ )?(?:pistol|gun|rifle|knife|weapon)|aim\w*|spray\w*|evict\w*|refus\w*|reject\w*|exclud\w*|bann\w*|barr(?:ed|ing)|expel\w*|eject\w*|throw\w* out|turn\w* away|discriminat\w*|dismiss\w*|sack\w*|demot\w*|pass\w* over|cancel\w*|deny\w*|denied|fail\w*|mark\w* down|overcharg\w*|den(?:y|ied|ying)|demand\w*|forc\w*|mak\w+ (?:a|an|the|him|her|them|two)|target\w*|singl\w* out|ambush\w*|burst\w*|doxx?\w*|boycott\w*)\b/i;
const refuses =
  /\b(?:refus\w*|declin\w*|reject\w*|bann\w*|barr(?:ed|ing)|exclud\w*|expel\w*|eject\w*|evict\w*|turn(?:ed|ing|s)? (?:\w+ ){0,6}?away|turn(?:ed|ing)? down|throw(?:n|ing)? (?:[\w'’-]+ ){0,5}?out|threw (?:[\w'’-]+ ){0,5}?out|deny(?:ing)?|denied|not (?:for (?:hire|rent|sale|let)|available|open)|shut\w* (?:\w+ ){0,3}out|ke(?:ep|pt)\w* (?:[\w-]+ ){0,4}?(?:from|out)|cancel\w*|withh\w+|steer\w* (?:\w+ ){0,4}away|blackball\w*|segregat\w*|unwilling|would not|will not|never to|closed to|off[- ]limits|no longer (?:serve|hire|rent|let)|stop\w* (?:\w+ ){0,3}from|prevent\w*|block\w*|boycott\w*|sack\w*|dismiss\w*|deselect\w*)\b/i;
const utters =
  /\b(?:boast\w*|brag\w*|complain\w*|warn\w*|hint\w*|explain\w*|reason\w*|not(?:es|ed|ing)\b|add(?:s|ed|ing)|observ\w*|comment\w*|whisper\w*|hum(?:s|med|ming)|rapp?(?:s|ed|ing)\b|rhym\w*|draft\w*|dictat\w*|translat\w*|market\w*|sell\w*|sold|stag(?:es|ed|ing)|screen\w*|air(?:s|ed|ing)\b|stream\w*|upload\w*|caption\w*|campaign\w*|advertis\w*|display\w*|design\w*|insert\w*|includ\w*|titl\w*|entitl\w*|headed|heading|slogans?|signs?|notices?|label\w*|inscri\w*|engrav\w*|embroider\w*|knit\w*|stitch\w*|hold\w*|held|host\w*|organi[sz]\w*|produc\w*|commission\w*|writing|swear\w*|swore|vow\w*|theor(?:y|ies)|belief|grounds?|pretext|notion|speech(?:es)?|talks?|sermons?|articles?|essays?|columns?|blogs?|books?|pamphlets?|films?|plays?|sneer\w*|quip\w*|mutter\w*|snarl\w*|hiss\w*|sa(?:y|ys|ying|id)|tell\w*|told|claim\w*|argu\w*|assert\w*|alleg\w*|declar\w*|insist\w*|suggest\w*|stat(?:e|ed|ing)|announc\w*|post\w*|tweet\w*|wr(?:ote|it\w+)|shar(?:e|ed|ing)|shout\w*|yell\w*|scream\w*|chant\w*|s[aiu]ng\w*|preach\w*|teach\w*|taught|rant\w*|bellow\w*|publish\w*|print\w*|circulat\w*|distribut\w*|spread\w*|broadcast\w*|read\w*|send\w*|sent|mail\w*|e-?mail\w*|text\w*|messag\w*|call\w*|describ\w*|portray\w*|depict\w*|ask\w*|answer\w*|repeat\w*|jok\w*|boast\w*|impl(?:y|ied|ying)|wish\w*|record\w*|record\w*|compos\w*|perform\w*|blam\w*|accus\w*|maintain\w*|lectur\w*|remark\w*|cit(?:e|ed|ing)|captions?|flyers?|leaflets?|letters?|notes?|posters?|stickers?|banners?|videos?|podcasts?|songs?|poems?|messages?|newsletters?|with the (?:words?|remark))\b/i;
const marks =
  /\b(?:key(?:ed|ing)|sell\w*|sold|renam\w*|nicknam\w*|pour\w*|add\w*|paint\w*|daub\w*|spray\w*|scrawl\w*|scratch\w*|carv\w*|etch\w*|chalk\w*|dr[ae]w\w*|engrav\w*|burn\w*|cut\w*|ic(?:ed|ing)|stamp\w*|stick\w*|stuck|tap(?:ed|ing)|nail\w*|pinn\w*|hang\w*|hung|project\w*|mark\w*|writ\w*|wrote|put\w*|plac\w*|plant\w*|leav\w*|left|glu\w*|stitch\w*|sew\w*|mow\w*|wav\w*|fl[yie]\w*|display\w*|rais\w*|wear\w*|wore|paste\w*|past(?:ed|ing)|decorat\w*|cover\w*|smear\w*|throw\w*|threw|send\w*|sent|mail\w*|post\w*|hand\w*|giv\w*|gave|deliver\w*|play\w*|perform\w*|salut\w*|greet\w*|mak\w*|made|shout\w*|yell\w*|hiss\w*|sing\w*|chant\w*|show\w*|nam(?:e|ed|ing)|chang\w*|replac\w*|stag\w*|dress\w*|goose-?step\w*|march\w*|parad\w*)\b/i;
/** What a Jew is called by those who mean all Jews. */
const tropeName =
  /^(?:the )?(?:shylock|fagin|judas|moneybags|rabbi|rebbe|jew\w*|oven\b.*|auschwitz|anne frank|schindler|mr\.? goldberg|goldstein|shekel\w*|thirty pieces of silver)$/i;
/** Daubed or cut into something that is somebody's. */
const oneWord = /^(?:jude|juif|jew|żyd|zsid[oó]|jood)s?!?$/i;
const defaces =
  /\b(?:key(?:ed|ing)|engrav\w*|paint\w*|daub\w*|spray\w*|scrawl\w*|scratch\w*|carv\w*|etch\w*|chalk\w*|smash\w*|wreck\w*|saw(?:ed|n|ing)?|fell(?:ed|ing)|slash\w*|burn\w*|stamp\w*|smear\w*|defac\w*|damag\w*|vandali\w*|break\w*|broke)\b/i;
const mocks =
  /\b(?:photoshop\w*|superimpos\w*|montages?|jok\w*|mock\w*|ridicul\w*|parod\w*|laugh\w*|songs?|sing\w*|sang|sung|chant\w*|poems?|rhymes?|games?|quiz(?:zes)?|memes?|cartoons?|costumes?|fancy dress|dress\w* up|mock|baubles?|cakes?|cards?|t-?shirts?|mugs?|merchandise|nicknam\w*|toast(?:s|ed|ing)?|troll\w*|taunt\w*|teas\w*|hiss\w*|mimick\w*|imitat\w*|act(?:ed|ing) out|re-?enact\w*|pretend\w*|captions?|emojis?|gifs?|wi-?fi|wearing|wore|raffl\w*|pranks?|sketch(?:es)?|skits?|impressions?|said it was|saying (?:it|that|this|they))\b/i;

/* Why it was done. */

const jewOr =
  "(?:jew(?:s|ish)?\\b|judaism|(?:kipp\\w+|yarmulkes?|skull-?caps?|star of david|stars of david|sidelocks|sidecurls|yiddish|hebrew|mezuz\\w+|religious dress|synagogue)\\b)";
const because = quick(
  new RegExp(
    [
      // "because, he said, the owners were Jews", "as it was a Jewish firm".
      `\\b(?:because|since|as|for the reason that|on the ground(?:s)? that|saying that|simply for the fact that)(?:,[^,.;]{2,40},)? (?:he|she|they|it|you|the|its|his|her|their|this|these|those|both|all|one|some|most|[\\w'’-]+s)\\b[^.;,"“]{0,40}? (?:was|were|is|are|had been|looked|wore|spoke|had|has|carried) (?:[\\w-]+ ){0,4}?${jewOr}`,
      `\\bbecause (?:he|she|they|the \\w+) (?:was |were )?(?:wear\\w*|wore|speak\\w*|spoke|pray\\w*|carry\\w*|dressed)\\b[^.;,]{0,30}${jewOr}`,
      "\\bbecause jews\\b|\\bbecause there (?:was|were|might be) (?:an? )?jews?\\b",
      `\\bbecause of (?:his|her|their|its|the) (?:[\\w'’-]+ ){0,4}?(?:${jewOr}|faith)`,
      // "for being Jewish", "as Jews", "for speaking Hebrew".
      `\\bfor (?:(?:his|her|their|the \\w+['’]s?) )?(?:being|looking|seeming) (?:an? |visibly |openly )?jew(?:s|ish)?\\b`,
      `\\bfor (?:wearing|speaking|carrying|displaying|praying in) (?:an? |his |her |their )?(?:[\\w-]+ ){0,3}?${jewOr}`,
      "\\bas (?:an? )?jews?\\b(?! (?:had|have|did|were|was|in|of|who|fled|gathered|left|arriv|walk|pray))",
      // "abusing a Jewish musician on account of his origins".
      `\\bjewish (?:[\\w-]+ ){1,4}?(?:on account of|because of|by reason of|over|for|on (?:the )?(?:grounds?|basis) of) (?:(?:his|her|their) (?:ethnic |national |religious |family )?)?(?:origins?|roots|descent|ancestry|faith|religion|ethnicity|identity|heritage|race|creed|background(?! in\\b))\\b`,
      // "on account of the Hebrew letters", "by reason of her Judaism".
      `\\b(?:on account of|by reason of|on (?:the )?(?:grounds?|basis) of|owing to|due to|based (?:on|upon)|prompted by) (?:(?:his|her|their|its|the|a)\\b )?(?:[\\w'’-]+ ){0,4}?(?:jewish(?:ness)?(?! (?:landlord|neighbou?r|owner|owned|man['’]s|woman['’]s))|judaism|being jew|hebrew|yiddish|kipp\\w+|yarmulkes?|skull-?caps?|star of david)`,
    ].join("|"),
    "i",
  ),
);
/** Aims, beliefs and discoveries, which say why only of an act that does harm. */
const aims = quick(
  new RegExp(
    [
      // "out of hatred for Jews".
      "\\b(?:out of|from|in|with|by|of|driven by|moved by|motivated by|inspired by|fuelled by) (?:sheer |pure |an? |his |her |open |religious )*(?:hatred|hate|malice|contempt|spite|hostility|enmity|dislike|loathing|prejudice|animus|grudge)s? (?:of|for|to|towards?|against) (?:the |all )?(?:[\\w-]+ )?jew(?:s|ish|ry)\\b",
      // "to frighten Jews", "to drive Jewish families out".
      "\\b(?:to|would|could|intended to|in order to|meant to|so as to|hoping to|wanting to|wanted to|aimed at) (?:frighten|intimidat\\w+|scar(?:e|ing)|terrori[sz]\\w+|humiliat\\w+|provok\\w+|insult\\w*|offend\\w*|shock\\w*|hurt\\w*|punish\\w*|harm\\w*|upset|unsettl\\w+|drive|driving|kill\\w*|shoot\\w*|ke(?:ep|pt)|rid|purg\\w+|exterminat\\w+|wip\\w+ out|get rid of|start\\w* a war on|beat\\w*|target\\w*) (?:out |away |off |all |the |any |some |more |of |local |as many |those |other )*(?:jews\\b|jewish (?:[\\w-]+ )?(?:people|residents|famil(?:y|ies)|worshipp?ers|children|students|pupils|neighbou?rs|communit(?:y|ies)|shoppers|buyers|customers|members|voters|passers-by|congregation))",
      '\\b(?:in|as an?|an? act of) revenge (?:on|against|for what) (?:the |all )?["“]?(?:\\w+ )?jew(?:s|ish|ry)\\b',
      // "in the belief that Jews have money", "believing him to be a Jew".
      "\\b(?:in|on|under) the (?:mistaken |false )?(?:belief|assumption|impression|idea|notion) (?:that|of)\\b[^.;]{0,30}\\bjew(?:s|ish)?\\b",
      "\\b(?:believ|think|thought|assum|suppos|presum|suspect|mistak|mistook|perceiv|tak|took)\\w* (?:that )?(?:(?:he|him|she|her|they|them|it|the \\w+|(?:his|her|their) \\w+) )?(?:to be |for |was |were |as )+(?:an? )?(?:[\\w-]+ )?jew(?:s|ish)?\\b",
      // "after asking whether he was a Jew", "upon hearing that they were Jewish", "when he saw her Star of David".
      `\\b(?:after|on|upon|when|once|by|having|as soon as|first) (?:he |she |they |had |first |he had |she had )*(?:ask|demand|learn|find|found|hear|heard|discover|notic|see|saw|being told|was told|were told|read|reali[sz]|guess|recogni[sz]|spot|establish|check|mak(?:e|ing) sure|told)\\w*\\b[^.;"“]{0,50}\\b(?:jew(?:s|ish)?\\b(?! (?:history|holidays?|museum|cent|school|news))|kipp\\w+|yarmulkes?|skull-?caps?|star of david|stars of david|yiddish|mezuz\\w+)`,
      "\\bask(?:ed|ing)? (?:him|her|them|the \\w+|(?:an?|two) \\w+|passers-by|people|passengers|pedestrians|whether|if|each \\w+)\\b[^.;,]{0,20}\\b(?:whether|if) (?:he|she|they|any of them|there) (?:was|were) (?:an? |any )?jew(?:s|ish)?\\b",
      // "he wanted to kill Jews", "the Jews had it coming".
      "\\bjews,? (?:had|have) it coming|\\bjews (?:got|get|had got) what they deserve|\\bjews deserved? (?:it|to|no)",
      "\\b(?:for the crimes of|to avenge (?:[\\w'’-]+ ){0,4}on|the fault of|taking it out on) (?:the |all )?jews\\b",
      "\\b(?:attack|assault|crime|act of violence|act of war|war|violence) (?:up)?on (?:him|her|them|it) as (?:an? )?jews?\\b",
    ].join("|"),
    "i",
  ),
);
const disclaimed =
  /\b(?:not|never|nothing|no|without|though|although|regardless|whether or not|unaware|did not know|not knowing)\b(?! (?:to|for hire|serve|admit)\b)[^.;]{0,25}$/i;

/** A company that is not kept with Jews, a service that is not done for them. */
const shuns = quick(
  new RegExp(
    `(?:n['’]t|\\b(?:not|never|no longer|ceased to|refus\\w+ to|declin\\w+ to|stopp?\\w*)) (?:to )?(?:fight|play|deal|trade|work|serve|serving|sit|eat|share|dance|shake hands|swim|compete|train|speak|talk|do business|rent|let|sell|teach|treat|drive|employ|hire|hiring|admit|take|taking|accept|want|room|live|travel|be served|be taught|print|bake|cater)(?:ing)? (?:[\\w-]+ ){0,2}?(?:with |to |for |beside |against |near |by |alongside |opposite |next to )?(?:the |any |a |an |fellow )?(?:jews?\\b|jewish (?:[\\w-]+ )?${person}\\b)`,
    "i",
  ),
);
const noJews =
  /\bno (?:\w+ )?(?:\w+ )?(?:would|will|was|were|is|are|shall|to) (?:ever )?(?:be )?(?:let|rented|sold|given|offered|hired(?: out)?|open|available|served) to (?:any )?jews\b|\bjews? (?:\w+ )?(?:were|was|are|is|be|had been) (?:\w+ )?(?:not|never|un)[ -]?(?:\w+ )?(?:admitted|allowed|welcome|wanted|served|permitted|accepted|eligible|invited)|\bno jews\b|\bjews (?:out|to the gas|keep out|go home|not welcome)\b|\b(?:only|just) (?:for )?non-jews\b|\bjew-free\b|\bfree of jews\b/i;
/** "to Jews", "Jewish guests", behind a refusal. */
const classRefused = new RegExp(
  `\\b(?:to|from|for|with|of|at|against|all|any|out) (?:the |all |any |other |local |hasidic |orthodox |visibly )*jews\\b|\\b(?:refus|reject|bann|barr|exclud|expel|eject|evict|boycott)\\w* (?:all |any |the |to (?:serve|admit|seat|let|rent to|hire|treat|teach|sell to|accept|take|employ|house) )*(?:hasidic |orthodox |visibly )?jews\\b|\\b(?:the |as )?jews from\\b|\\bke(?:ep|pt)\\w* (?:[\\w-]+ )?jews\\b`,
  "i",
);
/** "a Jewish couple" behind a refusal, where no other reason is given. */
const personsRefused = new RegExp(
  `\\b(?:refus\\w+ (?:to )?(?:serve|seat|admit|rent|let|lease|sell|hire|employ|treat|teach|house|accept|accommodate|marry|carry|drive|bake|print|train|promote|register|play)|turn(?:ed|ing) (?:away|down)|turn(?:ed|ing)|throw(?:n|ing)|threw|bann(?:ed|ing)|barr(?:ed|ing)|exclud(?:ed|ing)|evict(?:ed|ing)|eject(?:ed|ing)|expel(?:led|ling)|steer(?:ed|ing)|den(?:ied|ying) (?:\\w+ ){1,3}to|refus(?:ed|ing))\\b(?: [\\w-]+){0,5}? (?:(?:all|any|several|two|three|the|every) )?(?:[\\w-]+ )?jewish (?!schools?|museums?|cemeter|cent|charit|state|law|holidays?|banks?|foods?|books?|music|burial)[a-z][\\w-]+`,
  "i",
);
const otherReason =
  /\b(?:who (?:had|has|was|were|did|would|refused|owed|came|arrived|hit|stole)|for (?!being|looking|wearing|speaking)[a-z]+ing|for (?:\w+ )?(?:theft|misconduct|cheating|embezzlement|fraud|arrears|non-payment)|whose|until|unless|without|over (?:an?|the|unpaid|his|her|their) (?:\w+ )?(?!remark|word)|because|for (?:lack|want|late|non|failing|unpaid|having|not|smoking|fighting|swearing|shouting|breach|misconduct)|after (?:he|she|they|the|a)\b|as (?:it|the \w+|he|she|they) (?:was|were|had)|on (?:safety|health)|in protest|in a (?:dispute|row)|drunk\w*|arrears|fire regulations|overbook\w*|by mistake|capacity|full\b|late\b|insur\w+|planning|licen[cs]\w+|age limit|under-?age|like (?:all|any|every|other) |rent\b(?! to)|debts?)\b/i;

/** "made to wear a badge": a mark for Jews alone. */
const badges =
  /\bjew(?:s|ish)\b[^.;]{0,50}\b(?:registered|registration|wear (?:an? )?(?:\w+ )?(?:badges?|stars?|armbands?|patch(?:es)?)|badges?|segregated|seated apart|separate (?:queue|bench|entrance|carriage)s?)\b/i;

/* Jews as such, and what is done to or said of them. */

const harmToJews = new RegExp(
  `\\b(?:attack|beat(?:ing)?(?: up)?|kill|murder|shoot|stab|hunt(?:ing)?(?: down)?|gas+|burn|bomb|behead|lynch|crucif\\w*|massacr\\w+|slaughter|exterminat\\w+|annihilat\\w+|hang|hurt|harm|punch|assault|terrori[sz]\\w*|harass|threaten|insult|abus|revil|curs|mock|ridicul|demean|vilif\\w*|demoni[sz]\\w*|dehumani[sz]\\w*|taunt|humiliat|intimidat|sp(?:it|at|itting) (?:at|on)|swear(?:ing|ed|s)? at|shout(?:ing|ed|s)? at|hiss(?:ing|ed|s)? at|jeer(?:ing|ed|s)? at|round(?:ing)? up|driv(?:e|ing) out|chas|rob|kidnapp|target|hat)(?:e|es|ed|ing|ning|bing|ping)? (?:at |on |out |all |the |any |some |more |those |as many |as he could |these |every |other |fellow |religious |orthodox |hasidic |local |elderly |visibly |a |an |the )*jews?\\b(?!ish)(?!['’]s\\b)`,
  "i",
);
const claimsAbout = new RegExp(
  "\\b(?:jews?|jewry|jewesses|judaism|the talmud|rabbis|jewish (?:people|race|faith|religion|worship|law|blood|money|bankers?|doctors?|teachers?|power|influence|lobby|elites?|ritual|families|children|customers|immigrants|landlords|lawyers|traders|owners|members|students))\\b(?:,? [\\w'’-]+){0,6}?,? (?:" +
    [
      "start\\w*|caus(?:e|ed|ing)|control\\w*|run|ran|running|own(?:s|ed|ing)?\\b|rul(?:ed?|es|ing)\\b|cheat\\w*|lie[ds]?\\b|lying|stol?e\\w*|steal\\w*|robb?(?:ed|s)?\\b|poison\\w*|plot\\w*|conspir\\w*|buy|bought|breed\\w*|bred|multipl\\w+|swarm\\w*|invad\\w*|infest\\w*|infiltrat\\w*|stink\\w*|stank|smell\\w*|drink|drank|bleed|bled|suck\\w*|exploit\\w*|dominat\\w*|manipulat\\w*|profit(?:ed|eer\\w*)?|hoard\\w*|invent\\w*|exaggerat\\w*|fabricat\\w*|bribe\\w*|swindl\\w*|corrupt\\w*|pollut\\w*|spread|brought|engineer\\w*|orchestrat\\w*|finance[ds]?|funded|push(?:ed)?|worship\\w*|crucif\\w*|betray\\w*",
      "(?:bear|bore|bears|carry|carried) the (?:blood|guilt|curse)|killed (?:jesus|christ|our lord|god)|murdered (?:jesus|christ)|behind\\b|to blame|(?:were|are|is|was) (?:all )?(?:responsible|guilty|at fault)|responsible for|the (?:enem(?:y|ies)|root|cause|source|curse|masters?|problem) of|the enemy\\b|our (?:enem(?:y|ies)|misfortune)|descended from|(?:not|less than|sub-?)(?: quite| fully)? ?human|vermin|rats?|parasit\\w*|leech\\w*|bacill\\w*|pigs?|swine|dogs|snakes|demons?|devils?|satanic|satan|evil|cursed|a (?:disease|cancer|plague|curse|cult|stain|blight|danger|threat)|dual loyalt\\w+|kill(?:s|ed)? (?:\\w+ )?(?:children|babies|christians|gentiles|non-jews|jesus|christ)|liars?|thie(?:f|ves)|crooks|usurers|misers?|traitors?|greedy|stingy|tight|mean with|cunning|sly|crafty|dirty|filthy|unclean|disloyal|untrustworthy|deceitful|selfish|arrogant|inferior|degenerate|treacherous|money-?grubb\\w*",
      "(?:can|could|should|must|would|may)(?:n['’]?t| not|not)? (?:ever |never )?be trusted|(?:never|cannot|can['’]t) (?:to )?be trusted|no place|not (?:belong|fit|welcome|wanted|real|loyal|deserve)|n['’]t (?:belong|fit|deserve)|deserv\\w+|belong\\w* in (?:camps?|ovens?|gas|the)|too (?:much|many)|(?:should|must|ought to|had to|have to|need to|had better|could|can) (?:all |now |just |only )?(?:go|leave|live in (?:holes|ghettos?|israel|camps)|play (?:in|somewhere)|pay|wear|get out|get back|move|learn|bow|convert|shut up|crawl|answer for|apologi\\w+|register|stop|clean|rot|starve|hang|die|burn)\\b|should (?:all |never )?(?:be |have been |have )?(?:kill\\w*|die|died|gass\\w*|burn\\w*|shot|hang\\w*|hung|exterminat\\w*|remov\\w*|expel\\w*|deport\\w*|driven|lined|put|sent|leave|banned|stopped|wiped|crushed|destroyed|dealt|marked|taxed|kept|locked|go back|get out|thrown)|must (?:all |now )?(?:be |have been )?(?:kill\\w*|die|gass\\w*|burn\\w*|shot|hang\\w*|exterminat\\w*|remov\\w*|expel\\w*|deport\\w*|driven|leave|banned|stopped|go|pay|answer|wiped|crushed|destroyed|eradicated|fought)|ought to (?:be )?(?:kill\\w*|die|gass\\w*|burn\\w*|shot|leave|removed|deported)|(?:only|always|just) (?:care|look|think|want|help|hire|stick|thought|looked|cared)\\w*|look(?:ed)? after (?:their|its) own|hat(?:e|ed) (?:christians|us|everyone|gentiles|non-jews)|sacrific\\w*|ritual\\w*|(?:had|have|has) (?:it coming|horns|brought it|all the money|no loyalty|no country|no right)|(?:never|n['’]t|not) (?:been )?(?:gassed|murdered|killed|exterminated)",
    ].join("|") +
    ")\\b",
  "i",
);
const benignClaim =
  /\b(?:jews?|jewish people|jewry) (?:(?:had|have|has|were|was|are|is|who) )*(?:been )?(?:murdered|killed (?:by|in|at|under)|persecuted|deported|victims|safe|afraid|targeted|attacked|massacred|expelled from|driven out of|gassed by)\b(?! themselves)/i;
const callsJews = new RegExp(
  `\\b(?:call|describ|portray|depict|brand|denounc|label|present|paint|show|caricatur|represent|characteri[sz]|revil|cast|liken|compar|equat|treat)(?:e|ed|es|s|ing|led|ling)? (?:all |the |most |hasidic |orthodox |european |local |our )?(?:${plainJews}|judaism|rabbis)(?: [\\w'’-]+){0,5}? (?:as|to|with|["“]|an? |the )?`,
  "i",
);
const badNames =
  /\b(?:vermin|rats?|parasit\w*|leech\w*|bacill\w*|cockroach\w*|lice|pigs?|swine|dogs|snakes?|animals|demons?|devils?|satanic|evil|cursed|disease|cancer|plague|curse|cult|liars?|thie(?:f|ves)|crooks|criminals|usurers|misers?|traitors?|greedy|stingy|cunning|dirty|filthy|unclean|disloyal|enem(?:y|ies)|masters|puppet\w*|murderers|killers|scum|filth|subhuman\w*|inferior|degenerate\w*|hook\w*|octopus\w*|spiders?|vampires?|bloodsuck\w*|money\w*|bankers|warmonger\w*|child-?killers|nazis|terrorists?|infest\w+|apes|monkeys|aliens?|fifth column|menace|danger|problem)\b/i;
/** "called a Jewish trainee vermin": no thief or liar, whom anybody may call so. */
const callsSomebody =
  /\bcall(?:ed|s|ing) (?:an?|the|his|her|their|one|two|another|several) (?:[\w-]+ )?jewish (?:[\w-]+ )?[\w-]+,? (?:an? |the )?(?:[\w-]+ )?(?:vermin|rats?|parasites?|leech(?:es)?|cockroach(?:es)?|louse|lice|pigs?|swine|sub-?humans?|untermensch\w*|bacill\w+)\b/i;
const blamesJews =
  /\b(?:blam\w+|held|holding|accus\w+|charg\w+|fault\w*) (?:it (?:all )?on )?(?:the |all |"?world )?(?:jews\b|jewry|jewish (?:people|bankers?|money|families|doctors))(?: [\w'’-]+){0,3}? (?:for|with|of|responsible)\b|\b(?:blam\w+|laid|laying|pinn\w+) (?:[\w'’-]+ ){1,5}?on (?:the )?(?:jews\b|jewry)/i;
/** "screaming about the Jews", "a tirade about Jewish money". */
const rants =
  /\b(?:scream\w*|shout\w*|rant\w*|rav(?:ed|ing)|yell\w*|mutter\w*|bellow\w*|tirades?|rants?|diatribes?|outbursts?|harangues?|slurs?|abuse|insults|obscenities|curses) (?:[\w-]+ ){0,2}?(?:about|against|at|on) (?:the |all |"?)?(?:jews\b|jewry|jewish (?:money|people|power|bankers|control|greed|blood|landlords|influence))/i;
/** "her tribe was famous for it", "we have our Jew already". */
const allusive =
  /\b(?:(?:his|her|their|your) (?:tribe|kind|lot|people|sort|race))\b[^.;]{0,40}\b(?:famous|known|always|never|money|cheat\w*|rich|greed\w*|control|own|killed (?:christ|jesus|our lord)|(?:should|ought to|deserved to|must) (?:all )?(?:have |be |been |have been )?(?:burn\w*|gass\w*|kill\w*|die|died|dead|shot|exterminat\w*|wiped|finished))\b|\b(?:our|a|one|token|another|enough|too many) jews?\b[^.;]{0,12}\b(?:already|too many|is enough|is plenty)\b/i;

/* The Holocaust. */

const genocide =
  "(?:the )?(?:holocaust|shoah|gas chambers?|final solution|six million(?! (?:pounds|dollars|euros))|(?:extermination|murder|gassing|genocide|destruction|killing|mass murder|annihilation) of (?:the |six million |millions of |europe['’]s |european )*jews|crimes of the nazis|auschwitz|treblinka|(?:death|extermination|gas) (?:camps?|vans?)|anne frank['’]?s? diary|diary of anne frank|nazi (?:genocide|crimes))";
const denies = new RegExp(
  `\\b(?:den(?:y|ied|ies|ying|ial of)|disput\\w+|doubt\\w*|question\\w*|contest\\w*|negat\\w+|downplay\\w*|play\\w* down|minimi[sz]\\w*|trivialis\\w*|trivializ\\w*|belittl\\w*|relativi[sz]\\w*|justif\\w+|approv\\w+(?: of)?|glorif\\w+|celebrat\\w+|prais\\w+|mock\\w*|ridicul\\w+|laugh\\w* (?:at|about)|condon\\w+)\\b(?: [\\w'’,-]+){0,9}? (?:that |whether |of |about )?(?:${genocide}|(?:the )?(?:six million )?jews (?:who )?(?:had been |were |had ever been |were ever )(?:gassed|murdered|killed|exterminated|deported)|(?:anybody|anyone|a single jew|any jews?) (?:had been|was|were) (?:ever )?gassed)\\b(?! (?:memorials?|museums?|monuments?|survivors?|ceremon\\w+|education|film|films|exhibition|compensation|restitution|claims?|denial|deniers?|denier['’]s|scholars?|historians?|services?|commemorat\\w+|day|denying|trips?))`,
  "i",
);
const saysFalse = new RegExp(
  `\\b${genocide}\\b[^.;"“]{0,40}\\b(?:made up|make[- ]believe|invent\\w+|fabricat\\w+|hoax\\w*|lies?\\b|lie\\b|myth\\w*|fiction\\w*|fair(?:y|ies) ?tales?|exaggerat\\w+|never (?:happened|existed|took place|been)|had not happened|did(?: not|n['’]t) happen|not (?:happened|existed)|fake\\w*|fraud|swindle|story\\b(?! of)|propaganda|overblown|overstated|staged|a scam|business|too (?:few|small|long ago)|only (?:delousing|showers)|forger\\w+|forged|(?:mere |minor )?(?:detail|footnote)\\b)|\\b(?:hoax|lies?|myth|fraud|swindle|fairy ?tale|invention) (?:of|about|called|that was) ${genocide}|\\bholo(?:hoax|caust industry)|\\bholocaust[- ](?:denial|denying|revision\\w+|mockery|jokes?)\\b`,
  "i",
);
const praisesKillers = new RegExp(
  `\\b(?:prais|celebrat|glorif|hail|honou?r|salut|applaud|cheer|justif|defend|admir|toast|lionis|lioniz|idolis|idoliz|thank)\\w*\\b[^.;"“]{0,50}\\b(?:(?:who|that|for|of|on|at|against) (?:had )?(?:shot|killed|murdered|massacred|gassed|stabbed|burned|bombed|attacked|shooting|killing|murdering|burning|attacking) (?:[\\w-]+ ){0,3}?(?:jews\\b|jewish|worshipp?ers|${jewishPlaces})|(?:massacre|murder|murders|killing|killings|shooting|slaughter|extermination|pogroms?|gassing|attack|attacks|bombing) (?:of|on|at|in|against) (?:[\\w-]+ ){0,3}?(?:jews\\b|jewish|worshipp?ers (?:at|in) (?:an? |the )?synagogue|${jewishPlaces}))`,
  "i",
);
const urges = new RegExp(
  `\\b(?:call(?:ed|ing|s)? (?:for|on|upon|to)|calls? to|urg\\w+|incit\\w+|encourag\\w+|exhort\\w+|offer\\w*|instruct\\w*|arrang\\w+|organi[sz]\\w+|plan\\w*|plott?\\w*|conspir\\w+|invit\\w+|tell\\w* (?:\\w+ ){1,3}to|appeal\\w*|recruit\\w*|advocat\\w+|advis\\w+|pay\\w*)\\b[^.;"“]{0,70}?\\b(?:attack|burn|bomb|kill|murder|shoot|blow up|exterminat|massacr|slaughter|torch|destroy|harm|harass|beat|remov|expel|expuls|exclusion|deport|driv|hunt|boycott|stab|ram|intimidat|rob|hurt|persecut|gas|evict|death|violence|hatred|register|registration)\\w* (?:up |down |of |out |against |to |all |the |any |some |more |those |to the |[\\w-]+ ){0,3}?(?:jews\\b|jewish (?:shops|businesses|people|homes|families|schools|children|students|worshipp?ers|neighbou?rs|places|institutions)|${jewishPlaces})`,
  "i",
);

/* Other ways in which Jews are meant. */

const listsJews = new RegExp(
  `\\b(?:publish|post|shar|circulat|leak|list|runn?|compil|draw|dr[ae]w|ke(?:ep|pt)|collect|upload|distribut|put|print|sen[dt]|creat|mak|made|maintain)\\w*\\b[^.;"“]{0,40}\\b(?:lists?|names?|(?:home |private )?addresses|address|phone numbers?|(?:phone )?numbers|photographs?|photos|pictures|details|maps?|database|register|directory|home) of (?:(?:all|every|the|local|prominent|two|several|hundreds of|dozens of|known|suspected|its|his|her) )*(?:${plainJews}|jewish (?:[\\w-]+ )?(?:${person}|homes|houses)\\b|rabbis)|\\bdoxx?(?:ed|ing)\\b[^.;"“]{0,40}\\b(?:jews\\b|jewish|rabbis?|${jewishPlaces})`,
  "i",
);
const throwsCoins =
  /\b(?:thr[eo]w\w*|toss\w*|flick\w*|roll\w*|dropp?\w*|scatter\w*|fl[iu]ng\w*|hurl\w*|pelt\w*|show(?:er|ing|ered)\w*) (?:[\w-]+ ){0,4}?(?:coins?|penn(?:y|ies)|pence|cents|small change|loose change|shekels|bank ?notes|money)\b[^.;"“]{0,30}\b(?:at|towards?|in front of|before|to|over|near|with|among|on)\b[^.;"“]{0,20}\b(?:jew(?:s|ish)?\b|rabbis?|hasidic|synagogue|maccabi)|\b(?:pelt\w*|shower\w*) (?:[\w-]+ ){0,4}?(?:jews?|jewish [\w-]+|rabbis?|hasidic [\w-]+) with (?:\w+ )?(?:coins|pennies|money|change)/i;
const takesOffDress =
  /\b(?:snatch\w*|ripp?\w*|t(?:ear|ore|earing|orn)|pull\w*|knock\w*|grabb?\w*|whipp?\w*|tugg?\w*|yank\w*|swip\w*|wrench\w*|flick\w*|slapp?\w*|str(?:uck|ik\w+)) (?:off )?(?:[\w'’-]+ ){0,4}?(?:kipp(?:ahs?|ot|as?)|yarmulkes?|skull-?caps?|shtreimels?|prayer shawls?|tallit|star of david (?:necklace|pendant|chain)?|sidelocks|sidecurls|(?:hasidic|orthodox|jewish) (?:\w+ )?hats?|wig)\b(?:[^.;,]{0,30})\b(?:off|from|out of|and)\b|\b(?:pull\w*|ripp?\w*|tear\w*|tore|knock\w*|grabb?\w*) off (?:[\w'’-]+ ){0,4}?(?:kipp\w+|yarmulkes?|skull-?caps?|shtreimels?)|\b(?:cut\w*|shear\w*|pull\w*|tugg?\w*|shav\w*|sn[ia]pp?\w*|burn\w*) (?:off )?(?:[\w'’-]+ ){0,4}?(?:sidelocks|sidecurls|peyo[ts]|payo[ts]|pe['’]?ot|(?:rabbi|hasid|jew)['’]s beard)\b/i;
const ordersDress =
  /\b(?:tell|told|order|ask|forc|mak|made|instruct|requir|command)\w* [^.;"“]{0,40}\b(?:hide|remove|take off|cover(?: up)?|tuck away|conceal|put away) (?:his|her|their|the|an?) (?:[\w-]+ )?(?:star of david|stars of david|kipp\w+|yarmulkes?|skull-?caps?|mezuz\w+|menorahs?|tzitzit)\b[^.;"“]{0,30}\b(?:or (?:leave|go|get out|be)|and (?:then )?(?:cancel|throw|refus|dismiss|eject|evict))/i;
const ripsMezuzah =
  /\b(?:ripp?|tear|tore|torn|prise|pris|priz|wrench|smash|burn|stamp|trampl|hack|kick|urinat|sp[ai]t|set\w* fire to|set\w* light to|slash|shredd?)\w* (?:up |off |down |on |to |open |apart |out )?(?:[\w'’-]+ ){0,4}?(?:mezuz\w+|torahs?|talmud|torah scrolls?|tefillin|prayer shawls?|prayer ?books? of)\b/i;
const forcesPork =
  /\b(?:forc|mak|made|trick|hold|held|order|press)\w*\b[^.;"“]{0,40}\b(?:jew(?:ish)?\b|rabbi)[^.;"“]{0,30}\b(?:eat\w*|swallow\w*|chew\w*|bit(?:e|ing)|taste) (?:\w+ ){0,2}(?:pork|bacon|ham|sausages?|pig\w*)\b/i;
const hisses =
  /\bhiss\w*\b[^.;]{0,40}\b(?:gas\w*|jew(?:s|ish)?\b|spurs|tottenham|ajax|rabbis?|synagogue|auschwitz|holocaust)|\b(?:gas|gassing|hissing) (?:noises?|sounds?)\b/i;
/** Clubs that rival supporters take for Jews. */
const clubOfJews = /\b(?:spurs|tottenham|ajax|mtk|cracovia|maccabi|hapoel|bar kokhba|hakoah)\b/i;
const images =
  /\b(?:portraits?|faces|wear\w*|wore|cartoons?|drawings?|caricatures?|pictures?|posters?|stickers?|leaflets?|images?|memes?|murals?|figures?|floats?|masks?|costumes?|effig(?:y|ies)|puppets?|dolls?|statuettes?|sketch(?:es)?|graffiti|illustrations?|banners?|signs?|photos?|dress(?:ed|ing))\b/i;
const caricature =
  /\b(?:caricatures?|caricaturing|stereotyp\w+) (?:of )?(?:an? |the |some |\w+ )?(?:jews?\b|jewish|rabbis?|hasid\w*)|\bjews? caricatures?\b|\bhook[- ]?nosed (?:jews?|rabbis?|bankers?|men|man|figures?|caricatures?)\b/i;

/* What an act of that kind is not. */

const omits =
  /^(?:\w+ly )?(?:not|never|failing to|failed to|failure to|den(?:y|ied|ying) (?:that (?:he|she|his|her)|having|any (?:wrong|charge|involve|role)|his\b|her\b)|allowing|letting|permitting|tolerating|overlooking|ignoring|leaving up|declining to (?:condemn|apologi|remove)|refus\w+ to (?:remove|report|condemn|apologi|investigate|stop|publish|print|sing|salute|take part|attend|sign|retract|resign|help|shake (?:the )?hands? with (?:an? |the )?(?:nazi|neo)))\b/i;
/** What is done against such an act by whoever does not mean it: told on, stopped, kept from sight, cleaned off. */
const answers =
  /^(?:\w+ly )?(?:confront|nam(?=\w* (?:the|a|an|two|three|his|her|their) (?:\w+ )?(?:boy|man|men|woman|pupil|student|officer|colleague|suspect|player|teacher|priest|leader))|expos(?!\w* himself)|report|condemn|denounc(?!\w* (?:the )?jews)|photograph|film(?!ing (?:himself|herself|themselves))|protect|defend(?!\w* (?:the )?(?:holocaust|massacre|murder|killing|hitler|nazi|shooting|attack))|rescu|hid|shelter|help(?!\w* (?:to |an? |the )?(?:\w+ )?(?:kill|attack|plan|plot|paint|murder|burn))|stopp|detain|interven|criticis|criticiz|interview|quot|disclos|challeng|leak|investigat|translat|reveal|complain|accus(?!\w* (?:the |all |a |an |\w+ )?(?:jews|jewish|rabbi))|paint\w* over|paint\w* out|scrubb?|clean|cover\w* up|eras|wip\w* (?:off|away)|remov|scrap\w* off|tak\w* down|tear\w* down (?:an?|the) (?:\w+ )?(?:anti|nazi|swastika|poster of hitler)|confiscat|mishandl|tell\w* (?:the )?(?:press|police|media|reporters|journalists)|disrupt\w* (?:an? |the )?(?:\w+ )?(?:neo|nazi|far|fascist|march|rally)|research|collect|auction|sell(?=\w* (?:letters|medals|stamps|books|antiques|daggers))|import|export|overcharg|steal|stol|embezzl|plagiar|smuggl)\w*\b/i;
const taught =
  /\b(?:lessons? (?:on|about|in which)|in (?:an? )?(?:history )?(?:lesson|class) (?:on|about)|how jews (?:were|had been)|text ?books?|training sessions?|awareness|seminar (?:on|about)|exhibition (?:on|about|of)|documentar(?:y|ies)|(?:film|play|novel|book|musical|opera|course|essay|report|study|podcast) (?:on|about|against|set in) (?!jews (?:run|own|control))|(?:court|old) judg?ments?|for (?:his|her|a) (?:research|thesis|doctorate)|scholarly edition|critical edition|museum label|anti-?fascis\w+|anti-?racis\w+|anti-?nazi|crossed out|struck through|satir\w+|in a (?:play|film|novel|stage production|(?:school )?musical)|(?:writ\w+|wrote|publish\w*|direct\w*|stag(?:ed|ing)|film\w*) (?:an? |the |his |her )?(?:\w+ )?(?:novel|play|film|opera|musical|screenplay|history) (?:in which|about|on|set|where|of)|on stage|without (?:paying royalties|clearing the copyright|credit\w*|a permit|permission|leave|a licen[cs]e)|copyright|plagiari\w+)\b/i;
const ofState =
  /\b(?:israel\w*|zionis\w*|palestin\w*|gaza\w*|idf|netanyahu|hamas|west bank|intifada|apartheid|embassy|arms (?:makers?|firms?|sales|trade))\b/i;
const accident =
  /\b(?:by (?:accident|mistake)|accident\w*|careless\w*|negligen\w+|unintention\w+|while drunk|drunken driving|drink[- ]driving|by chance|inadvertent\w*|fell asleep|in a game|for (?:scrap|the insurance|profit|resale|the inheritance|a bet)|to sell (?:it|them|on|for)\b|sold for|unpaid|overtime|a debt|rent arrears|copyright)\b/i;
/** Behind a blow: who was struck, and what he had done. */
const struckForIt = new RegExp(
  `\\b(?:m[ae]n|wom[ae]n|person|guests?|fans?|youths?|boys?|girls?|neighbou?rs?|stewards?|colleagues?|customers?|drivers?|skinheads?|nazis?|neo-nazis?|supporters?|protesters?|marchers?|hecklers?|passengers?|teenagers?|students?|pupils?|denier|speaker|politician)(?: [\\w-]+){0,3}? (?:who|whom|that had|after he had|for (?!being|looking|wearing|speaking)[a-z]+ing|because (?:he|she) had|over (?:his|her|an?|the) (?:\\w+ )?(?:swastika|salute|remarks?|tattoo|banner|flag|sticker))\\b(?! (?:was|were|is|looked|prayed|lived|spoke|wore an? (?:kipp|yarm|skull|star of|prayer))\\w*)`,
  "i",
);
const strikes =
  /^(?:\w+ly )?(?:punch|hit|str|kick|slapp|beat|assault|attack|push|shov|headbutt|stab|tackl|chas|grabb|threaten|insult|sw|throw\w* (?:a |an )?\w+ (?:at|over)|driv|drove|ejec|spit|spat)/i;

/** What is done about such an act or with its record, by whoever does not mean it. */
const records =
  /\b(?:(?:history|school) text ?books?|clearing the copyright|court judg?ments?|training sessions?|lessons? (?:on|about))\b/i;

/** Is a ground what somebody did about antisemitism, and no antisemitic act: "telling the press that the firm ignored abuse of Jewish staff"? */
export function isAboutAct(ground: string): boolean {
  return omits.test(ground) || tellsPress.test(ground) || records.test(ground);
}

const tellsPress =
  /^(?:\w+ly )?(?:tell|told|inform|complain|report|leak|disclos|reveal)\w* (?:to )?(?:the |an? )?(?:press|police|media|reporters?|journalists?|newspapers?|regulators?|inspectors?)\b/i;

/** Put on what is theirs to mark it, or hung in a likeness of them. */
const starMarks =
  /\b(?:daub|paint|spray|scrawl|stick|stuck|add|mark|chalk|past|scratch|carv|draw|drew)\w*\b[^.;]{0,20}\bstars? of david\b[^.;]{0,20} (?:on|onto|over|to|across|next to|beside)\b[^.;]{0,60}\bjew(?:s|ish)\b|\b(?:hang|hung|burn|behead|shoot|stab)\w* (?:an? |the )?(?:\w+ )?(?:dolls?|figures?|dumm(?:y|ies)|mannequins?|puppets?|scarecrows?|straw m[ae]n) (?:in|with|wearing|dressed)\b[^.;]{0,30}(?:prayer shawl|skull-?cap|star of david|kipp\w+|sidelocks|tallit|jew)/i;
const inKitchen =
  /\b(?:fridges?|kitchens?|menus?|meals?|lunch\w*|canteen|serv(?:ed|ing)|cook\w*|recipes?|as kosher|supermarket shelf)\b/i;

/** A ground is an act, or words: "refusing", "painted", "his denial"; not "parents complained that". */
const startsAct =
  /^(?:\w+ly |having |been |being |also |then |twice |once )*(?:[a-z-]+(?:ing|ed)\b|(?:wrote|told|sent|said|hung|threw|spat|drew|put|left|gave|made|sang|hit|struck|shot|drove|ran|stuck|burnt|tore|shook|took|kept|taught|sold|set|cut|broke|swore|read|spoke|held|beat|bit|wore|stole|spread|flew|showed|shown|spray-painted|cast|had)\b|(?:(?:an?|the|his|her|their|its|this|that|these|those|some|several|two|three|four|racist|repeated|public|online|hateful|vile|a series of|a string of|a campaign of|abusive|threatening|offensive|written|[\w-]+ counts? of) )*(?:[\w-]+ ){0,2}?(?:posts?|posting|remarks?|comments?|messages?|tweets?|e-?mails?|letters?|calls?|voicemails?|videos?|clips?|songs?|chants?|jokes?|speech(?:es)?|sermons?|lectures?|leaflets?|flyers?|stickers?|posters?|banners?|cartoons?|drawings?|pictures?|images?|memes?|graffiti|slogans?|words|insults?|abuse|slurs?|statements?|claims?|articles?|pamphlets?|podcasts?|threats?|harassment|attacks?|assaults?|arson|damage|vandalism|desecration|discrimination|refusal|exclusion|denial|mockery|gestures?|salutes?|incitement|murder|manslaughter|stalking|intimidation|bullying|campaign|plots?|plans?|attempts?|conspiracy|behaviou?r|conduct|pranks?|game|list|website|channel|account)\b)/i;
/** "the speech of a man who claimed", "those who denied", "a reader's letter": what somebody else said or did. */
const othersDeed =
  /\b(?:m[ae]n|wom[ae]n|persons?|those|youths?|neighbou?rs?|members?|councillors?|speakers?|students?|teachers?|colleagues?|guests?|authors?|preachers?|politicians?) (?:who (?!(?:was|were|is|are|looked|prayed|lived|spoke|shot|killed|murdered|massacred|gassed|would|wore a (?:kipp|skull|yarm|star))\b)|whom(?! (?:he|she|they) )|accused|suspected|charged|convicted|jailed)\b|\b(?:an?|the) (?:reader|listener|viewer|rival|colleague|visitor|student|pupil|fan|customer|guest)['’]s? (?:letter|post|comment|remark|tweet|speech|message|song)s?\b/i;

const deicide = /\b(?:kill\w*|murder\w*|death|blood|betray\w*|crucif\w*) (?:of )?(?:jesus|christ|our lord|the saviou?r)\b/i;
const filth = /\b(?:excrement|faeces|feces|urine|urinat\w*|defecat\w*|dung|manure|dead rats?)\b/i;
/** A threat to all that is Jewish, or the sign for it. */
const threatensAll = new RegExp(
  `\\bthreat\\w*\\b[^.;"“]{0,30}\\b(?:burn|bomb|shoot|blow|attack|torch|destroy|storm)\\w* (?:up |down )?(?:every|all|any|each) (?:[\\w-]+ )?${jewishPlaces}|\\b(?:throat[- ](?:slit|cut)\\w*|cut-throat|gun|shooting|stabbing|machine-gun|strangling) (?:gestures?|signs?|motions?) (?:at|to|towards?) (?:[\\w-]+ ){0,3}?(?:jews\\b|jewish|rabbis?|hasidic|worshipp?ers)|\\bmock\\w*\\b[^.;]{0,30}\\b(?:nose|accent|dress|prayers?|beard|looks|walk|sidelocks)\\b[^.;]{0,15} of (?:an? )?(?:jew|jewish|rabbi|hasid\\w*)|\\bhow many jews (?:would|will|could|should)|\\bbetter (?:off )?without (?:the |any )?jews\\b|\\b(?:call\\w*|appeal\\w*|pray\\w*|demand\\w*) for (?:the |all )?jews to (?:be|leave|go|die|burn)\\b|\\b(?:danc|stamp|jump|spit|spat|urinat|defecat)\\w* (?:on|upon|over) (?:the )?(?:graves? of jews|jewish graves?|(?:[\\w-]+ )?holocaust (?:memorial|monument))`,
  "i",
);

const heldQuotes = /["“]([^"”]{1,200})["”]/g;

/**
 * Is what a ground, a charge or a sentence tells of an act against Jews by its own words? `ground` is the act itself, "refusing to let the
 * hall to Jews"; whose it was is not asked here.
 */
export function isActAgainstJews(ground: string): boolean {
  const phrase = ground.replace(/[’‘]/g, "'").trim();
  if (phrase.length < 12 || (!mayBeAct.test(phrase) && !namesPart.test(phrase))) return false;
  if (omits.test(phrase)) return false;
  if (!startsAct.test(phrase) || takesSign.test(phrase)) return false;
  const other = strikes.test(phrase) ? struckForIt.exec(phrase) : othersDeed.exec(phrase);
  const act = other ? phrase.slice(0, other.index + (/^\S+/.exec(other[0])?.[0].length ?? 0)) : phrase;
  const quotes = quotedIn(act);
  const told = act.replace(heldQuotes, '"…"');
  if (accident.test(told) || taught.test(told) || answers.test(phrase)) return false;
  if (forms.some((reads) => reads(told, quotes, phrase))) return true;
  return isActByParts({ told, quotes, whole: phrase });
}

/** '"Ben Foss said that Jews …", sprayed on a wall': what somebody is said to have said is no word of who sprays it. */
const ofAnothersWords = /^(?:\p{Lu}\S+ ){1,3}(?:said|says|wrote|thinks|called)\b/u;

const quotedIn = (text: string) =>
  [...text.matchAll(heldQuotes)].map(([, said]) => said ?? "").filter((said) => !ofAnothersWords.test(said));

const mayBeAct = quick(
  new RegExp(
    `${namesJewish.source}|\\b(?:stolpersteine?|holocaust|shoah|treblinka|belsen|gas(?:sed|sing)|six million|swastikas?|spurs|tottenham|ajax|bimah|yiddish|christ[- ]killers?|kikes?|jewed|yids?|hook(?:ed)?[- ]?nosed?|juden?|jude|gas chambers?|anne frank|shtreimels?|prayer shawls?|sidelocks|peyot|mikveh?s?|eruv|tefillin|hanuk?kiahs?|auschwitz)\\b`,
    "iu",
  ),
);

const benevolent =
  /\b(?:hous(?:ed|ing)|hid|hiding|shelter\w*|help\w*|rescu\w*|protect\w*|order\w* kosher|pray(?:ed|ing)|work\w* as|serv(?:ed|ing) as|celebrat\w*|promot\w*|hir(?:ed|ing)|favou?r\w*)\b/i;

type Reads = (told: string, quotes: readonly string[], whole: string) => boolean;

/** Said, and not said not to be so. */
function isMeant(pattern: RegExp, told: string): boolean {
  const match = pattern.exec(told);
  return (
    match !== null && !/\b(?:never|not|n['’]t|nobody|no one|against|neither)\b[^.;,]{0,20}$/i.test(told.slice(0, match.index))
  );
}

/** Done because they are Jews. */
const byMotive: Reads = (told) => {
  const reason = because.exec(told);
  if (reason && !disclaimed.test(told.slice(0, reason.index)) && !benevolent.test(told)) return true;
  const aim = aims.exec(told);
  if (!aim || disclaimed.test(told.slice(0, aim.index))) return false;
  return harmful.test(told) || refuses.test(told) || defaces.test(told.slice(0, aim.index));
};

const byRefusal: Reads = (told, quotes, whole) => {
  if (badges.test(told) && /\b(?:demand|call|urg|want|propos|order|forc|mak|made|suggest)\w*/i.test(told)) return true;
  const shunned = shuns.exec(told);
  if (
    (shunned && !(/jewish/i.test(shunned[0]) && otherReason.test(whole))) ||
    noJews.test(told) ||
    quotes.some((said) => noJews.test(said) || shuns.test(said))
  )
    return !/\b(?:were|was|are|had|there|found) no jews\b/i.test(told);
  if (!refuses.test(told)) return false;
  if (classRefused.test(told)) return !ofState.test(told);
  return personsRefused.test(told) && !otherReason.test(whole) && !ofState.test(told) && !namesOtherGroup.test(told);
};

const byHarmToJews: Reads = (told) =>
  !/\b(?:about|of) (?:the )?(?:murder|killing|persecut|film)\w* /i.test(told) &&
  ((isMeant(harmToJews, told) && !benignClaim.test(told)) || isMeant(urges, told));

/** What is said of Jews in general. */
const byClaim: Reads = (told, quotes) => {
  if (benignClaim.test(told)) return false;
  if (blamesJews.test(told) || rants.test(told)) return true;
  if (callsSomebody.test(told) && !/\bjewish (?:police|officer|constable|guard)\w*,? an? (?:[\w-]+ )?pig/i.test(told))
    return true;
  const called = callsJews.exec(told);
  if (called && badNames.test(told.slice(called.index))) return true;
  if (/\bwish\w*\b[^.;]{0,30}\b(?:on|upon) (?:the |all )?jews\b/i.test(told)) return true;
  // "pelting Jewish children with stones while calling them devils".
  const names = /\bcall\w* them\b/i.exec(told);
  if (names && namesTarget.test(told) && vermin.test(told.slice(names.index))) return true;
  if (!utters.test(told)) return false;
  if (claimsAbout.test(told)) return true;
  return (allusive.test(told) && namesTarget.test(told)) || quotes.some((said) => allusive.test(said));
};

const byDenial: Reads = (told) => {
  if (isMeant(denies, told) || isMeant(praisesKillers, told)) return true;
  return saysFalse.test(told) && utters.test(told);
};

/** A Nazi sign, a slur or filth, put on or shown to what is Jewish. */
const bySign: Reads = (told, quotes) => {
  if (/^(?:\w+ly )?call/i.test(told) && quotes.some((one) => bareSlurs.test(one))) return true;
  if (defaces.test(told) && quotes.some((one) => oneWord.test(one))) return !ofState.test(told);
  if (!namesTarget.test(told) && !wearsIt.test(told)) return false;
  const rest = told.replace(targets, "…");
  const said = quotes.join(" · ");
  if (/\b(?:compar|liken)\w*\b|\bcall\w* (?:[\w'-]+ ){1,5}?(?:an? )?(?:"…"|nazis?|hitler|fascists?)$/i.test(rest)) return false;
  const isSign = naziSign.test(rest) || naziSign.test(said);
  if (isSign && (marks.test(rest) || utters.test(rest) || harmful.test(rest))) return true;
  if (bareSlurs.test(rest) && (utters.test(rest) || harmful.test(rest))) return true;
  if (starMarks.test(told)) return true;
  if (deicide.test(rest) && (harmful.test(rest) || utters.test(rest))) return true;
  if (
    filth.test(rest) &&
    (marks.test(rest) || harmful.test(rest)) &&
    /\b(?:rabbis?|synagogues?|jew(?:s|ish)?|mezuz\w+|menorah)\b/i.test(told) &&
    !/\b(?:sewage|drains?|leak\w*|pets?|dogs?|samples?|fields?)\b/i.test(rest)
  )
    return true;
  if (pork.test(rest) && !inKitchen.test(rest) && (pigsParts.test(rest) ? marks : hurls).test(rest))
    return new RegExp(jewishPlaces, "i").test(told) || /\bjew(?:s|ish)?\b|rabbi/i.test(told);
  if (
    quotes.some(
      (one) =>
        hostility(one) >= 2 ||
        tropeName.test(one) ||
        /\b(?:the|you|that|a|another|this|fucking|hey|little) jew\b/i.test(one) ||
        /^(?:jude|juif|jew|żyd|zsid[oó]|jood)s?!?$/i.test(one.trim()) ||
        bareSlurs.test(one),
    )
  )
    return marks.test(rest) || utters.test(rest) || harmful.test(rest);
  // "Jews live here" on the doors of Jewish families.
  if (defaces.test(rest) && quotes.some((one) => /\bjews?\b/i.test(one))) return true;
  if (
    menacingThings.test(rest) &&
    (campWords.test(rest) || quotes.some((one) => /\byour (?:kind|lot|people|sort|tribe|race)\b/i.test(one)))
  )
    return true;
  return menacingThings.test(rest) && quotes.some((one) => /\bjew(?:s|ish)?\b/i.test(one)) && !otherReason.test(rest);
};

/** The murder of the Jews made a jest or a threat to Jews; and their caricature. */
const byMockery: Reads = (told, quotes) => {
  const rest = told.replace(targets, "…");
  const said = quotes.join(" · ");
  const ofJews =
    namesTarget.test(told) || clubOfJews.test(`${told} ${said}`) || /\bsurvivors?\b/i.test(rest) || /\bjews?\b/i.test(said);
  if (caricature.test(told)) return true;
  if (ofJews && images.test(rest) && (vermin.test(rest) || vermin.test(said))) return true;
  // "a picture of Auschwitz … her family home".
  const isHome =
    /\b(?:famil(?:y|ies)|home|holidays?|relatives|relations|ancestors|grand\w+|aunts?|uncles?|cousins?|where (?:he|she|they) belong\w*)\b/i;
  if (!ofJews)
    return (
      /\b(?:auschwitz|birkenau|belsen|dachau|treblinka|gas chambers?)\b/i.test(rest) &&
      isHome.test(rest) &&
      /\b(?:tell|told|say|said|sen[dt]|jok|giv|gave|call)\w*\b/i.test(rest) &&
      !/\b(?:trip|visit|tour|perished|died|murdered|survived)\b/i.test(rest)
    );
  if (campWords.test(rest) || campWords.test(said)) {
    const isNamedCamp = campWords.test(`${rest} ${said}`.replace(/\b(?:holocaust|shoah|anne frank)\b/gi, "…"));
    if (
      mocks.test(rest) ||
      /\b(?:threat|wish|harass|abus|taunt|insult|shout)\w*/i.test(rest) ||
      ((isNamedCamp || campWords.test(said)) &&
        /\b(?:tell|told|writ|wrote|post|tweet|stick|stuck|pinn|send|sent|ask|giv|gave|chang|hand)\w*/i.test(rest))
    ) {
      // "telling Jewish pupils about Auschwitz", "showing Jewish visitors the camp".
      return (
        !/\b(?:about|of|in|to) (?:the )?(?:history|liberation|survivors|victims)\b|(?<!jokes? )\b(?:about|on) (?:the )?(?:auschwitz|camps|holocaust|shoah|birkenau|treblinka|belsen|dachau)\b/i.test(
          rest,
        ) && !/\b(?:trip|visit|tour|excursion|lecture|seminar)s?\b/i.test(rest)
      );
    }
  }
  const isThing = campThings.test(rest) || (said.length < 40 && campThings.test(said));
  if (!isThing) return false;
  if (
    /\b(?:passengers?|platform|station|ticket|boiler|cooker|stove|kitchen|(?<!sounds? of (?:an? )?gas )leak\w*|bills?|meter|repairs?|plumb\w*)\b/i.test(
      rest,
    )
  )
    return false;
  return (
    /\b(?:troll|taunt|jok|nicknam|mock|hiss|teas|harass|abus|insult|ridicul|bull|torment)\w*/i.test(rest) ||
    /\b(?:pictures?|photos?|images?|emojis?|gifs?|memes?) of\b/i.test(rest) ||
    /\b(?:say|said|tell|told|shout|sing|chant|yell|ask|suggest|messag|post|tweet|sound)\w*\b/i.test(rest) ||
    quotes.length > 0
  );
};

/** Acts that are done to Jews alone. */
const byOwnForm: Reads = (told) =>
  (listsJews.test(told) &&
    !/\b(?:for (?:a|the) (?:memorial|museum|book)|murdered|victims|perished|killed in|data breach|festival|mailing list of)\b/i.test(
      told,
    )) ||
  throwsCoins.test(told) ||
  threatensAll.test(told) ||
  (takesOffDress.test(told) && !/\b(?:security|search\w*|uniform|ban on (?:all )?hats|hygiene|handbag)\b/i.test(told)) ||
  ordersDress.test(told) ||
  (ripsMezuzah.test(told) &&
    !/\b(?:renovat\w+|refurbish\w*|repaint\w*|redecorat\w*|estranged|ex-(?:wife|husband)|(?:his|her) own)\b/i.test(told)) ||
  forcesPork.test(told) ||
  (hisses.test(told) && !namesOtherGroup.test(told) && !/\b(?:leak\w*|boiler|cat|snake|valve|referee)\b/i.test(told));

const forms: readonly Reads[] = [byMotive, byRefusal, byHarmToJews, byClaim, byDenial, bySign, byMockery, byOwnForm];
