import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { doerNouns } from "../attribution/words-of-steps.ts";
import { congregation } from "../hatred/jewish-places.ts";
import { saysNoBias } from "./no-bias.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isSecondHand } from "../attribution/second-hand.ts";
import { type SubjectRecord } from "../attribution/record.ts";
import { type Sign, withSigns } from "./signs.ts";

/*
 * Several people shot, stabbed or held where Jews pray, learn or buy: an attack on a Jewish place as Jewish by what it is (rubric 1),
 * without a word of why. Not a theft, a grudge or a quarrel, nor what is told of a film or of whoever stopped the attacker.
 */

const number =
  "(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|seventeen|twenty|several|many|dozens of|a dozen|scores of|both|multiple)";
const crowd =
  "(?:people|persons|men|women|children|schoolchildren|pupils|students|worshipp?ers|congregants|faithful|shoppers|customers|hostages|victims|jews|guests|visitors|mourners|bystanders|civilians|passers-by|staff|others)";
/** "four people", "eleven elderly worshippers", "a rabbi and three children", "11" before "in". */
const several = `(?:(?:at least|about|nearly|almost|some|more than|another|other|the|up to) )?(?:${number}(?: (?:other|more|elderly|young|jewish|orthodox|hasidic|innocent|french|small))*(?: ${crowd}| (?=(?:in|at|inside|outside)\\b))|(?:jewish |orthodox |elderly )?(?:worshipp?ers|congregants|hostages|shoppers|schoolchildren|jews\\b)|(?:an?|the) (?:[\\w-]+ )?(?:rabbi|teacher|policeman|policewoman|police officer|officer|guard|worshipp?er|man|woman|couple) and (?:[\\w-]+ ){0,3}?${crowd})`;
const shop = "(?:supermarkets?|grocer(?:y|ies)|markets?|shops?|stores?|delis?|bakery|bakeries|restaurants?)";
const place = `(?:synagogues?\\b|${congregation}|yeshivas?\\b|hebrew (?:day )?schools?|menorah lighting|kosher (?:[\\w-]+ )?${shop}|jewish (?:[\\w-]+ ){0,2}?(?:${shop}|schools?|museums?|cent(?:er|re)s?|nurser(?:y|ies)|kindergartens?|wedding|funeral|worshipp?ers)|(?:hanukkah|chanukah|purim|passover|sukkot|shabbat|sabbath) (?:celebrations?|part(?:y|ies)|gatherings?|services?|dinners?|candle[\\w-]*|events?)|rabbi['’]s (?:home|house))`;
/** On to the place, in the same clause. */
const onTo = '(?:(?!\\b(?:when|while|as|after|before|where|whose|who|which|until|and then)\\b)[^.;:“”"]){0,80}?';
/** On to who was hit, with nobody else in between who may have done it. */
const andThen =
  "(?:(?!\\b(?:when|while|as|after|before|where|whose|who|which|until|minutes|moments|hours|gunm[ae]n|attackers?|terrorists?|police|officers?|that|somebody|someone|saw|cried|heard|found|shook)\\b)[^.;]){0,80}?";
const slain =
  "(?:killed|shot(?: dead| and killed| to death)?|murdered|gunned down|massacred|slaughtered|stabbed(?: to death)?|executed|wounded and killed)";
const slaying =
  "(?:killing|shooting(?: dead| and killing| to death)?|murdering|gunning down|massacring|slaughtering|stabbing(?: to death)?|executing)";
const siege = "(?:(?:[\\w-]+ ){1,6}hostage|hostages)(?! (?:to|out)\\b)";
const rampage =
  "(?:an? |the |his |her |their )?(?:(?!(?:after|on|of|for|autopsy|inquiry|search|raid|study)\\b)[\\w-]+ ){0,2}?(?:attacks?|shootings?|massacre|stabbings?|rampage|bombing|siege|killings?)";

/** The deed as something done (`ed`) or as what a charge is of (`ing`). */
const deed = (form: "ed" | "ing") => {
  const [kill, open, storm, hold, launch] =
    form === "ed"
      ? [
          slain,
          "opened fire",
          "(?:attacked|stormed(?: into)?|burst into|broke into|entered|walked into|forced his way into|rammed [\\w ]{1,30}? into)",
          "(?:held|took|seized)",
          "(?:launched|carried out|committed|perpetrated|staged|mounted)",
        ]
      : [
          slaying,
          "opening fire",
          "(?:attacking|storming(?: into)?|bursting into|breaking into|entering|walking into|forcing his way into|ramming [\\w ]{1,30}? into)",
          "(?:holding|taking|seizing)",
          "(?:launching|carrying out|committing|perpetrating|staging|mounting)",
        ];
  const any = `(?:${slain}|${slaying})`;
  return [
    `${kill} (?:(?:an?|the|one|\\d+) (?:(?!\\b(?:who|which|whose|that|when|while|as|after)\\b)[^.;“”"]){1,70}? and(?:, [^,;]{1,30},)? )?${several}${onTo}\\b${place}`,
    `${kill} (?:at least )?${number} (?:[\\w-]+ )?(?:(?:orthodox|hasidic|haredi) jews|jewish ${crowd}|jews)\\b`,
    `${open} (?:in|inside|outside|into) ${onTo}\\b${place}(?:${andThen}\\b${any} ${several}|(?= in (?-i:\\p{Lu})|[,.]))`,
    `${open} (?:at|on) ${several}${onTo}\\b${place}`,
    `${storm} ${onTo}\\b${place}${andThen}\\b(?:${any} ${several}|leaving (?:at least )?${number} (?:${crowd} )?dead)`,
    `(?:threw|throwing|hurled|hurling|lobbed|lobbing) (?:[\\w-]+ ){0,4}?(?:grenades?|petrol bombs?|firebombs?|bombs?|explosives?) (?:at|into) ${onTo}\\b${place}${andThen}\\b${any} ${several}`,
    `(?:blew|blowing) (?:himself|herself) up (?:at|in|inside|outside) ${onTo}\\b${place}`,
    `(?:set fire to|setting fire to|torched|torching|drove [\\w ]{1,30}? into|driving [\\w ]{1,30}? into) ${onTo}\\b${place}${andThen}\\b${any} ${several}`,
    `${storm} ${onTo}\\b${several}${onTo}\\b${place}${andThen}\\b${any} `,
    `(?:attack(?:ed|ing)|ramm(?:ed|ing) [\\w ]{1,30}? into) (?:an? |the )?(?:[\\w-]+ )?(?:crowd|worshipp?ers)\\b${onTo}\\b${place}`,
    `${hold} ${siege} ${onTo}\\b${place}`,
    `${launch} ${rampage} ${onTo}\\b${place}${andThen}\\b(?:${any} ${several}|that (?:killed|left) )`,
    `${launch} (?:an? |the )(?:[\\w-]+ ){0,2}?(?:massacre|mass (?:shooting|stabbing|killing)|terror(?:ist)? attack)(?! exhibition) ${onTo}\\b${place}`,
  ].join("|");
};

/** What is shot with a camera or on a stage, and an attacker who is stopped. */
const otherSense =
  /\b(?:shot|killed|stabbed|shooting|killing|stabbing|fired|fire|overpowered|tackled|stopped|confronted|disarmed) (?:(?:at|on|dead|and \w+) )*(?:the|an?|one of the) (?:[\w-]+ )?(?:attackers?|gunm[ae]n|assailants?|shooters?|terrorists?|intruders?|suspects?)\b|\b(?:films?|scenes?|movie|documentary|photos?|pictures?|portraits?|novels?|plays? an?|played an?|games?|players|sketch|opera|episode|exhibition|actors?|character|role of|musical|stage|golf|camera|course record|correction|by mistake|a mistake|hoax|conspiracy theor\w+)\b/i;
const anotherReason =
  /\b(?:robb\w+|burglar\w*|quarrel\w*|argument|feud|accident\w*|collision|crash\w*|drunk\w*|debts?|domestic|mistaken|friendly fire|self-defen[cs]e|custody battle|divorce|dispute over|mental(?:ly)? (?:ill\w*|health)|schizophren\w*|psychiatr\w*|insan\w+|delusion\w*|gangs?|mafia|hit ?m[ae]n|contract kill\w+|drugs?|rivals?|revenge|fell ill|heart attack|over an? (?:place|seat|parking|car|fence)|bullied|thrown out of|caught (?:him|them|two|the) |had been (?:sacked|dismissed|fired)|theft|thieves|row|cleared|acquitted|was freed|let go|(?:was|were|been|and) released|confessed)\b|\bmotives? (?:\w+ )?(?:is|was|are|were|remains?|remained) (?:\w+ )?(?:unknown|unclear|not (?:clear|known)|a mystery)\b|\bno (?:clear |known |apparent )?motive\b/i;
const ofKinHit =
  /\b(?:his|her|ex-|estranged) ?(?:ex-|estranged )?(?:wife|husband|girlfriend|boyfriend|spouse|partner|in-laws|son|daughter|children|colleagues?|co-workers?|boss)\b/i;
/** That it is so: whoever answers for it stopped the attacker, or calls it what it was. */
const isSettled =
  /\bterror\w*|\bgunm[ae]n\b|\bmassacres?\b|\b(?:shot(?: dead| and killed)?|killed|gunned down) (?:\w+ ){0,3}?by (?:the )?(?:\w+ )?(?:police|officers?|security|special forces|commandos|troops|swat)|\b(?:police|officers?|security forces|commandos|swat team) (?:later )?(?:shot|killed)|\bhate crimes?\b|\banti-?semiti|\bsupremacist|\bneo-?nazi|\bjihad\w*|\bislamic state\b|\bextremist|\bkill(?:ed|ing) himself\b|\b(?:committed|committing) suicide\b|\btook his own life\b|\bshooting spree\b|\bdied in (?:the|a) (?:siege|shoot-?out|assault|raid|gun ?battle)|\battackers?\b|\bassailants?\b|\b(?:convicted|sentenced|jailed|indicted|found guilty)\b|\b(?:police|prosecutors?|authorities|investigators?|officials?) (?:say|said|alleged?|believe)\b/i;

const event = "(?:attack|shooting|massacre|stabbings?|killings?|siege|rampage|bloodbath)";
/** The place as it names an event or its doer: "the synagogue attack", "the kosher supermarket gunman". */
const placeNamed = "(?:synagogue|kosher [\\w-]+|jewish [\\w-]+)";
const underCharge = "(?:charged|indicted|convicted|found guilty|accused|arrested|sentenced|suspected|on trial|jailed|wanted)";
const x = "⟦X⟧(?!['’])";
const other = "(?:(?-i:\\p{Lu})[\\p{L}'’.-]+ ?){1,4}";
const apposed =
  "(?:(?:, (?:(?!\\b(?:who|whose|when|where|as|while|after|before|whom|by)\\b)[^,;]){1,80}){1,3},| \\(\\d{1,2}\\))?";
const lightly =
  "(?: (?:also|then|later|had|has|have|allegedly|reportedly|(?:is|was|are|were) (?:said|believed|alleged|thought|accused) (?:to have|of having)|single-handedly|\\w+ly|last \\w+|in \\d{4}|on \\w+day))*";
const attackerNoun = `(?:${doerNouns}|terrorists?|m[ae]n|women|woman|extremists?|supremacists?|jihadists?|militants?|killers?|teenagers?|brothers|cousins|duo|pair|couple|neo-nazis?|driver|trucker)`;
const told = (source: string) => quick(new RegExp(source, "iu"));
/** In a sentence with the person as ⟦X⟧ and each other person as ⟦O⟧: that they did it. */
const tells = told(`${x}(?: and (?:⟦O⟧|${other}))?${apposed}(?:,? who)?,?${lightly},? (?:${deed("ed")})`);
const isWhoDid = told(
  `${x}${apposed},? (?:was |is |were |are )?(?:the|an?|one of the|two|three|identified as the|named as the) (?:[\\w-]+ ){0,4}?${attackerNoun},?(?: \\d{1,2},)? (?:who|that)${lightly} (?:${deed("ed")})`,
);
const whoDidIs = told(
  `\\b(?:the|an?|two|three) (?:[\\w-]+ ){0,4}?${attackerNoun} (?:who|that)${lightly} (?:${deed("ed")})(?: to death)?(?: (?:on|in|last|at|this) [\\w ]{2,25}?)?(?:(?: (?:has been|was|were))?(?: (?:later|since|now))?(?: (?:identified|named)(?: by [\\w ]{2,30})?)? as| is| was|,) (?:\\d+-year-old )?${x}(?=[,.;:]|$| of\\b| and ⟦O⟧| \\()`,
);
/** "references to Karl Ruiz - charged with killing eleven people at a synagogue - whom …". */
const steppedFor = told(
  `${x}(?: \\(?\\d{2}\\)?)?(?: [-–—]|,|${apposed})? (?:who (?:is|was|has been) |is |was |has been |stands )?(?:also |now |later |since )?${underCharge}\\b(?:(?!\\b(?:who|whose|when|while|and|by)\\b)[^.;⟦⟧]){0,60}? (?:${deed("ing")})|\\b(?:sentenced|convicted|charged|indicted|jailed|arrested|accused|found) ${x}(?: \\(?\\d{2}\\)?)?(?: guilty| to death| to life| (?:to|for) [\\w ]{2,25}?)? (?:of|for|with|over) (?:${deed("ing")})`,
);

/** "convicted of the murder of four people at the Jewish museum", "sentenced to death for the synagogue massacre". */
const steppedForKilling = told(
  `${x}(?: \\(?\\d{2}\\)?)?(?: [-–—]|,|${apposed})? (?:(?:who )?(?:is|was|has been|had been|stands) )?(?:also |now |later |since )?${underCharge}\\b(?:(?!\\b(?:who|whose|when|while|and|by|not|helping|aiding|selling|lying|hiding)\\b)[^.;⟦⟧]){0,60}? (?:of|for|with|over|in) (?:the |an? |\\d+ (?:counts? of )?)?(?:(?:deadly|fatal|mass|terror|attempted|first-degree|aggravated|\\d{4}|(?-i:\\p{Lu})[\\w-]+) ){0,3}?(?:(?:murders?|killings?|massacre|shooting|stabbing|deaths?) of ${several}${onTo}\\b${place}|${placeNamed} (?:massacre|shooting|attack|siege|murders|killings|stabbings?)(?! (?:victims?|fund\\w*|inquiry|case|trial|investigation|survivors?|memorial|anniversary|hearing|probe|hoax|relatives|families))\\b)`,
);
/** "After killing four people at a kosher shop, Karl Ruiz was shot", "Karl Ruiz died in a siege after killing …". */
const afterIt = told(
  `^(?:(?:Hours|Days|Minutes|Moments|Shortly|Soon|Immediately) )?(?:After|Before|Having|While) (?:(?:allegedly|having) )?(?:${deed("ing")})(?:(?!⟦O⟧)[^.;]){0,40}?, (?:the |a )?(?:[\\w-]+ ){0,2}?${x} (?:was|had|fled|escaped|barricaded|took|shot|turned|surrendered|died|drove|ran|hid|posted|called)\\b|${x}${apposed}(?: who)? (?:(?:later|also|then) )*(?:died|was killed|was shot(?: dead)?|was arrested|was captured|fled|surrendered|escaped|took his own life|killed himself|barricaded himself)\\b(?:(?!\\b(?:when|while|who|whose)\\b)[^.;⟦⟧]){0,60}? after (?:${deed("ing")})`,
);

/** "Karl Ruiz, the Dunley synagogue attacker": what they are known for, and no "alleged" before it. */
const knownFor = told(
  `${x}${apposed},? (?:the|an?) (?:(?!alleged|suspected|accused|would-be|convicted|who|of|by|for|to|with|in|\\w+ed|\\w+ing\\b)[\\w’'-]+ ){0,3}?${placeNamed} (?:attacker|gunman|shooter|killer|bomber|terrorist)\\b(?!['’])|${x}${apposed},? (?:was |is )?the (?:(?!alleged|suspected|accused\\b)[\\w-]+ )?(?:(?:attacker|gunman|shooter|killer|bomber|terrorist) (?:in|behind)|(?:man|woman) behind) (?:the |an? |last (?:year|month|week)['’]s )(?:(?!who\\b)[\\w’'-]+ ){0,4}?${placeNamed} (?:attack|shooting|massacre|siege|killings|murders)\\b|(?<!^(?:of|to|with|from|for|about|on|at|against|by) )\\b(?:the|a) (?:(?!alleged|suspected|accused|would-be\\b)[\\w’'-]+ ){0,3}?synagogue (?:attacker|gunman|shooter|killer|bomber) ${x}(?=[,.;:]|$| (?:was|is|has|who|in|of|and)\\b)`,
);
/** "the antisemitic fanatic Karl Ruiz gunned down seven people": whom the source calls so as it tells the deed. */
const byAntisemite = told(
  `\\banti-?semitic (?:[\\w-]+ ){0,2}?(?:fanatic|extremist|terrorist|gunman|killer|attacker|murderer),? ${x}${apposed}(?:,? who)?${lightly} ${slain} ${several}`,
);

/** "Four dead in attack on synagogue", "the Poway synagogue shooting": what the page is about. */
const tellsOfOne = quick(
  new RegExp(
    `\\b${event} (?:on|at|in|inside|outside|near) ${onTo}\\b${place}|\\b${place}[^.;]{0,20}? ${event}\\b|\\b(?:attack(?:ed|s)?|stormed|storms?|opened fire (?:in|at|on|inside|outside)|opens? fire (?:in|at|on|inside|outside)) ${onTo}\\b${place}|${deed("ed")}`,
    "iu",
  ),
);
const casualties = /\b(?:dead|killed|killing|kills|died|dies|deaths?|wounded|wounding|injured|injuring|slain|murdered)\b/i;
/** The person where the page goes on about the attack that it is about. */
const takenUp = [
  told(
    `(?:${x}${apposed}|(?<=(?<!\\b(?:of|for|to|by|with) )\\b(?:the|a) (?:alleged |suspected )?(?:${doerNouns}|man|\\d+-year-old), )${x},)(?: (?:was|were|is|has been|have been|later|also|being|\\w+ly))* (?:arrested|detained|charged|indicted|held|taken into custody|in custody)\\b(?![^.;]{0,40}\\b(?:with|for|on suspicion of) (?!(?:murder|attempted murder|terror|killing|the (?:attack|shooting|killings?))))[^.;]{0,40}? (?:after|over|following|for|in connection with|in relation to) (?:the|that|this|\\w+day['’]s) (?:[\\w-]+ )?${event}\\b(?! (?:on|at|in|of) an?\\b)(?![^.;]{0,60}\\b(?:as an?|having|for|over|with|witness(?:es)?|unrelated|separate|then|when|because|to|released|freed|by mistake|let go)\\b)`,
  ),
  told(
    `(?<!\\b(?:users|media|online|wrongly|falsely|anonymous\\w*|posts?|blogs?|mistakenly|initially)\\b[^.;]{0,20})\\b(?:identified|named) (?:the|its|their) (?:two |three |suspected |alleged )?(?:attackers?|assailants?|gunm[ae]n|shooters?|killers?|(?<=(?:two|three) )men) as (?:⟦O⟧(?:,? and)? )?(?:(?:his|her) (?:cousin|brother),? )?(?:\\d+-year-old )?${x}`,
  ),
  told(
    `(?:^|, |as (?:suspected )?(?:gunman )?)${x}(?:(?!⟦O⟧)[^.;]){0,60}? (?:charged|indicted|arraigned|convicted|guilty)\\b[^.;]{0,90}?\\b(?:murder\\w*|kill\\w*|obstruct\\w*)\\b[^.;]{0,40}? (?:exercis\\w+|practi[sc]\\w+|free exercise)(?: of)? (?:their )?relig\\w+`,
  ),
];

/** "the gunman's roommate", "drove the attacker home": the attacker is another. */
const ofAttacker = new RegExp(
  `\\b(?:${doerNouns}|terrorists?|killers?)['’]|\\b(?:friend|relative|brother|acquaintance|accomplice|associate)s? of (?:the|an?) |\\b(?:drove|helped|sheltered|hid|hosted|harbou?red|met|knew|know|joined|warned|sold|lent|rented) (?:[\\w-]+ ){0,3}?(?:the|an?|one of the) (?:${doerNouns}|terrorists?|killers?)\\b`,
  "i",
);

/** Whether a page is about one such attack by its title or its first sentences. */
function isAboutOne(page: PageReading): boolean {
  const head = page.sentences
    .filter(({ kind }) => kind !== "byline")
    .slice(0, 5)
    .map(({ text }) => text);
  return head.some((text) => mayTell.test(text) && tellsOfOne.test(text)) && head.some((text) => casualties.test(text));
}

/** Between a step and the deed that it was for. */
const forIt =
  /^(?:,? (?:with|of|for|over|in|on|to|and|the|an?|his|her|two|three|\d+|counts?|suspicion|charges?|offen[cs]es?|connection|having|murder|attempted|hate crimes?|federal|state|crimes?|including|related|allegedly))*,? $/i;
const charged = told(deed("ing"));
/** "Eleven worshippers were shot dead in the synagogue by Karl Ruiz", "the man convicted of killing …, Karl Ruiz". */
const byThem = told(
  `^(?:[A-Z][\\w ]{0,30}, )?${several.trimEnd()}(?: ${crowd})? (?:were|was|had been) (?:shot(?: dead| and killed)?|killed|murdered|stabbed(?: to death)?|massacred|gunned down)${onTo}\\b${place}(?:(?!\\b(?:when|while|as|after|before)\\b)[^.;,⟦⟧]){0,40}? by ${x}(?=[,.]|$)|\\b${placeNamed} ${event} (?:was|had been) (?:committed|carried out|perpetrated) by ${x}(?=[,.]|$)|\\b(?:the|an?) (?:${attackerNoun} (?:convicted of|charged with|accused of|jailed for|sentenced for) (?:${deed("ing")})|(?:killer|murderer) of ${several}${onTo}\\b${place})(?: (?:on|in|last|at) [\\w ]{2,20}?)?, ${x}(?=[,.]|$)`,
);
/** "drove Ruiz to the kosher market, where Ruiz later shot dead four people". */
const there = told(
  `\\b${place}(?: [^.;,⟦⟧]{0,30})?, where ${x}${lightly} ${slain} (?:at least )?${number}(?: [\\w-]+){0,2}? (?:${crowd}|hostages)\\b`,
);
const ofKin =
  /\b(?:friends?|brothers?|sisters?|cousins?|wife|widow|husband|partner|sons?|daughters?|fathers?|mothers?|parents?|uncle|aunt|nephew|lawyers?|attorneys?|colleagues?|neighbou?rs?|students?|followers?|victims?|name|namesake) of $/i;
/** What may stand before a name that begins its clause: an adverbial, who says so, a word for what they are. */
const beginsClause =
  /(?:^(?:["“]?(?:in|on|at|last|earlier|later|that|the (?:next|following|same)|this|early|late|two|three|beginning|during|then)\b[^.;⟦⟧]{0,60}?,? )?|[;:—–] |, |\b(?:that|when|after|because|where|say|said|says|alleges?|alleged|believe|believes|(?:identified|named)(?: by [\w ]{2,20})? as) )(?:(?:the|an?|suspected|accused|alleged|convicted|anti-?semitic|driver|truck|trucker|gunman|terrorist|jihadist|fanatic|extremist|supremacist|former|neo-nazi|white|islamist|right-wing|far-right|gunmen|men|brothers|\d+-year-old|man|woman|\w+-born),? ){0,6}$/i;
const apart =
  /^(?:in|as|with|thanks|for|according|after|when|while|to|by|from|at|on|before|since|unlike|like)\b[^,;]*$|^(?:according to|for|to|by|with|unlike|like|as|from) $|\baccording to $/i;

const anAttacker = new RegExp(
  `\\b(?:the|an?|his|her) (?:[\\w-]+ )?(?:${doerNouns}|terrorists?|killers?|jihadists?|extremists?)\\b`,
  "i",
);

/** An attacker, or a name that is none of a place, stands in the sentence before, though no person was read there. */
function bringsInName({ text, start, mentions }: Sentence): boolean {
  const rest = mentions.reduceRight(
    (left, mention) => left.slice(0, Math.min(mention.from, mention.start) - start) + left.slice(mention.end - start),
    text,
  );
  if (anAttacker.test(rest)) return true;
  return /(?<=[a-z,] )(?<!\b(?:in|at|of|from|near|outside|inside|to|on|the|last|next|every|until|since|that) )\p{Lu}\p{Ll}+/u.test(
    rest,
  );
}

/** The sentence with whoever is named in it, or meant beyond doubt, as signs of one length for all. */
function masked(page: PageReading, discourse: Discourse, sentence: Sentence): string {
  const pronouns: Sign[] = [];
  // "Ruiz defended Ben Hill. He had …": of whom, is not sure enough.
  const before = page.sentences[sentence.index - 1];
  const isAlone =
    [sentence, ...(before?.block === sentence.block ? [before] : [])].every(({ mentions }) =>
      mentions.every(({ person }) => person === 0),
    ) && !(before?.block === sentence.block && bringsInName(before));
  for (const actor of isAlone ? discourse.meant : []) {
    if (actor.start < sentence.start || actor.end > sentence.end) continue;
    if (!/^(?:he|she)$/i.test(page.text.slice(actor.start, actor.end)) || !discourse.sure.has(actor)) continue;
    pronouns.push({ start: actor.start, end: actor.end, sign: "⟦X⟧" });
  }
  return withSigns(page, sentence, pronouns);
}

/** A sentence that tells of such a deed at all: most do not. */
const mayTell = quick(
  /\b(?:synagogues?|temple|congregation|kehill?at|chabad|yeshivas?|kosher|jewish|anti-?semitic|hanukkah|chanukah|purim|passover|sukkot|shabbat|sabbath|hebrew|menorah|rabbi['’]s)\b/i,
);

/**
 * The sentences that tell, of the person by name, a pronoun beyond doubt or what they are charged with, that they killed, shot or
 * held several people at a Jewish place. None where the page knows another reason, doubts the motive, or they are part of the story.
 */
export function massacresBy(page: PageReading, discourse: Discourse, record: SubjectRecord): number[] {
  if (record.inOffice || record.witness) return [];
  const isAboutIt = isAboutOne(page);
  const found = page.sentences.filter((sentence) => {
    if (sentence.kind !== "main" || !(isAboutIt || mayTell.test(sentence.text))) return false;
    if (!record.about.has(sentence.index) || otherSense.test(sentence.text) || /\?["”]?\s*$/.test(sentence.text)) return false;
    if (/\b(?:would|could|might|if|whether|not true|denie[sd]|never|did not|n['’]t)\b/i.test(sentence.text)) return false;
    const text = masked(page, discourse, sentence);
    return (
      tellsIt(text) ||
      knownFor.test(text) ||
      steppedFor.test(text) ||
      steppedForKilling.test(text) ||
      afterIt.test(text) ||
      byThem.test(text) ||
      there.test(text) ||
      byAntisemite.test(text) ||
      isStepFor(page, record, sentence) ||
      (isAboutIt && !ofAttacker.test(text) && takenUp.some((pattern) => pattern.test(text)))
    );
  });
  if (found.length === 0) return [];
  const around = page.sentences.filter(
    ({ index, kind }) => kind === "main" && (record.about.has(index) || found.some((one) => one.index + 1 === index)),
  );
  if (found.some(({ text }) => ofKinHit.test(text))) return [];
  if (around.some(({ text }) => anotherReason.test(text)) || page.sentences.some(({ text }) => saysNoBias(text))) return [];
  return found.map(({ index }) => index);
}

function tellsIt(text: string): boolean {
  const told = tells.exec(text);
  if (told !== null) {
    const ahead = text.slice(0, told.index);
    // "the memory of ⟦X⟧, who …": the clause is theirs, whatever stands before the name.
    if (ofWho.test(told[0]) ? !ofKin.test(ahead) && !apart.test(ahead) : beginsClause.test(ahead)) return true;
  }
  const called = isWhoDid.exec(text);
  if (called !== null && !ofKin.test(text.slice(0, called.index)) && !apart.test(text.slice(0, called.index))) return true;
  const named = whoDidIs.exec(text);
  return named !== null && !ofKin.test(text.slice(0, named.index + named[0].length - 3));
}

const ofWho = new RegExp(`^${x}${apposed},? who\\b`, "iu");

/** "charged with killing eleven worshippers in a synagogue": what the step in this sentence was for. */
function isStepFor(page: PageReading, record: SubjectRecord, sentence: Sentence): boolean {
  const named = page.sentences.findIndex(({ mentions }) => mentions.some(({ person }) => person === 0));
  // "A man has been arrested on suspicion of …", before he is named; behind that, a man is another.
  const steps = [...record.steps, ...record.accusations].filter(
    (step) => step.sentence === sentence.index && !step.negated && (step.patient?.kind !== "role" || sentence.index < named),
  );
  return steps.some((step) => {
    const behind = page.text.slice(step.end, sentence.end);
    const match = charged.exec(behind);
    return match !== null && forIt.test(behind.slice(0, match.index) || " ");
  });
}

/** Whether such a deed is told of them as something known: who stopped them, or what it was, stands beside it. */
export function isMassacreSettled(page: PageReading, record: SubjectRecord, sentences: readonly number[]): boolean {
  const near = page.sentences.filter(
    ({ index, kind, block }) =>
      kind === "main" &&
      (record.about.has(index) || sentences.some((one) => Math.abs(one - index) <= 1 && page.sentences[one]?.block === block)),
  );
  return (
    near.some(({ text }) => isSettled.test(text)) &&
    sentences.some((index) => !isSecondHand(page.sentences[index]?.text ?? "", page))
  );
}
