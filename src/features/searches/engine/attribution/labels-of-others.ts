import { namesAntisemitism } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";

/*
 * What a sentence calls antisemitic though it is nothing that the subject did: what was done to them or theirs, what somebody else did or was,
 * a state and its laws, or what they write, teach and speak about.
 */

export const antisemitic = "(?:anti-?semitic|anti-jewish|jew-hating)";
const antisemitism = "(?:anti-?semitism|anti-?semitic|anti-jewish|jew-hatred|hatred of jews)";
export const people =
  "(?:sheriff|judge|magistrate|boss|bosses|manager|managers|employer|officers?|warden|landlord|landlady|head|headmaster|principal|director|editor|colleagues?|neighbou?rs?|teachers?|parents|pupils|students|guards?|police|court|jury|party|club|board|committee|ministry|government|regime|mob|gang|crowd|fans?|leader(?:ship)?|mayor|council|army|state|junta|rulers?|authorities|faction|clique|newspaper)";
const things =
  "(?:abuse|posts?|letters?|messages?|e-?mails?|tweets?|remarks?|comments?|slurs?|insults?|threats?|attacks?|assaults?|articles?|cartoons?|campaigns?|smears?|rumou?rs?|jokes?|notes?|hatred|hostility|harassment|prejudice|bullying|graffiti|slogans?|stickers?|chants?|taunts?|tropes?|caricatures?|conspirac(?:y|ies)|discrimination|treatment|violence|vandalism|arson|backlash|trolling|videos?|pamphlets?|leaflets?|books?|songs?|calls?|swastikas?|tirades?|rants?|outbursts?|diatribes?|speech(?:es)?|shouting)";
const them =
  "(?:(?:him|them|⟦X⟧)(?!self|selves)(?![\\w'’])|her(?=[.,;:)]| (?:and|in|on|at|after|before|by|with|for|online|during|as|to|from|when|while|that|since|until|because)\\b|$))";
const whatIsTheirs =
  "(?:his|her|their|⟦X⟧'s) (?:[\\w-]+ )?(?:shop|store|house|home|door|car|office|flat|family|wife|husband|son|daughter|children|mother|father|parents|synagogue|congregation|restaurant|bakery|grave|name|faith|people|community|window|desk|locker|wall|gate|firm|company|business|appearance|nose|origins?)";
const kin =
  "(?:successor|predecessor|boss|colleagues?|co-?workers?|neighbou?rs?|landlord|landlady|manager|supervisor|teacher|classmates?|team-?mates?|opponents?|rivals?|father|mother|brother|sister|uncle|grandfather|husband|wife|ex-\\w+|friend|assistant|deputy|accuser|tormentors?|attackers?|killers?|guards?|cellmate|jailers?|captors?|persecutors?|critics)";

const ofOthers = [
  // A state, its laws and its time.
  `(?<!\\b(?:incit\\w*|lead(?:ing|s)?|led|organi[sz]\\w+|run(?:ning|s)?|ran|start\\w*|his|her|their|own) (?:an?|the|some|his|her)? ?)${antisemitic} (?:[\\w-]+ ){0,2}?(?:purges?|regimes?|governments?|laws?|legislation|decrees?|polic(?:y|ies)|quotas?|era|climate|atmosphere|hysteria|pogroms?|(?:persecutions?|wave)(?= (?:of|in|by|under|began|ended|started|had|was|died|swept)\\b))`,
  // Done to them.
  `(?:targets?|victims?|subjects?|objects?|butt|brunt|recipients?|survivors?) of (?:(?!(?:his|her|their)\\b)[\\w-]+ ){0,4}?${antisemitism}(?: (?:and \\w+ )?${things})?`,
  `(?:he|she|they|⟦X⟧|who)(?:, [^,;]{1,40},)? (?:(?:had|has|have|also|later|often|once|then|himself|herself|repeatedly|was|were|been) )*(?:suffered(?: from)?|faced|received|got|endured|experienced|encountered|survived|fled|escaped|withstood|complained (?:of|about)|reported|subjected to|met with|exposed to|driven out by|confronted with|bombarded with|flooded with|singled out by|hurt by|traumati[sz]ed by) (?:(?!(?:for|of|over|with|charges?|sentences?|terms?|years?|months?|calls?|counts?|in|after|despite|jail|prison)\\b)[\\w-]+ ){0,4}?${antisemitism}(?! (?:charges?|bans?|claims?|allegations?|complaints?|inquiry|probe|accusations?))(?![^.;]{0,30}\\b(?:from|by) (?:him|⟦X⟧))(?: (?:and \\w+ )?${things})?`,
  `(?<=(?:^|[;,“] |\\b(?:that|when|while|because|as|said|and|but|where) )(?:(?:the|an?|some|several|these|those|many|two|three|dozens of|thousands of|more|other|her|his) )*(?:[\\w-]+ )?)${antisemitic} (?:[\\w-]+ ){0,2}?${things} (?:[\\w-]+ ){0,3}?(?:about|against|at|on|to|towards?|of|aimed at|directed at|targeting|mocking|naming|showing|depicting) (?:${them}|${whatIsTheirs})`,
  `${antisemitism}(?: ${things})? (?:that|which) (?:he|she|they|⟦X⟧) (?:had |has )?(?:suffered|faced|received|endured|experienced|encountered|got|met)`,
  // By others.
  `${antisemitic} (?:[\\w-]+ )?(?:${things}|concerts?|events?|meetings?|talks?) (?:[\\w-]+ ){0,3}?(?:by|from|(?<=\\b(?:posts|e-?mails|messages|remarks|comments|tweets|chants|songs|jokes|letters) )of) (?:others|(?:an?|the|his|her|their|its|one of (?:his|her|the))(?: [\\w’'-]+){0,2}? (?:${kin}|fans?|supporters?|deput(?:y|ies)|staff|members?|pupils?|students?|players?|customers?|tenants?|employees?|followers?|readers?|guests?|others))\\b`,
  "anti-?semitism (?:code|definition|polic(?:y|ies)|motion|vote|debate|conference|report|bill|law|strategy|research|studies|centre|center|monitor|envoy|adviser|charity)",
  `by (?:[\\w-]+ ){0,3}?(?:anti-?semites|jew-haters|${antisemitic} (?:[\\w-]+ )?${people})`,
  `(?<!\\band )(?:his|her|their|⟦X⟧'s|one of (?:his|her)) (?:[\\w-]+ )?${kin}\\b(?: [^.;]{0,40}?)? (?:(?:was|is) (?:an? |openly |known |(?:later |also )?(?:jailed|convicted|charged|fined|arrested|sentenced|suspended|dismissed|sacked|expelled) )|(?:had |has )?(?:made|used|sent|wrote|written|shouted|posted|held|turned out to be) )(?:[\\w-]+ ){0,4}?(?:${antisemitism}|anti-?semites?)(?: ${things})?`,
  `${antisemitic} (?:[\\w-]+ )?${things} that (?:turned out to be|was|were|proved to be) (?:(?:his|her|the|an?) (?:[\\w-]+ )?[\\w-]+['’]s|(?:by|from|written by|posted by) (?:another|others|a |his |her ))`,
  `(?:after|when|because|as|while|until) (?:some |two |several |the )?${antisemitic} (?:vandals|hecklers|thugs|trolls|gangs?|mobs?|hooligans|extremists|attackers|abusers|fans|arsonists|protesters|rioters|strangers|neighbou?rs)\\b`,
  // What they write, teach and speak of.
  `(?:(?:wrote|written|writes|writing|books?|history|histories|study|studies|films?|lectures?|lectured|talks?|novels?|essays?|research|expert|professor|museum|exhibition|documentary|speaks|spoke|speaking|taught|teaches|teaching|thesis|dissertation|memoir|conference|podcast|scholar|historian|specialist) (?:(?!(?:for|over|after|with|because)\\b)[\\w’',-]+ ){0,4}?(?:about|on|into)|(?:(?<!\\b(?:has|had|have|with|his|her|their|for) (?:an? )?(?:long )?)history|histories|study|studies|research|expert|professor|museum|scholar|historian|student) of|(?:panel|letters?|statement|petition|resolution|motion|committee|group|charity|rally|march|vigil|exhibit|initiative|task force|envoy|commission(?:er)?|advis[eo]r|tsar|coordinator|fund|league|council|bill|strategy|pledge|sermon|op-ed|column|hearing|summit)(?: [\\w-]+)? (?:on|against|about|combating|to (?:fight|combat|tackle|counter))|(?:campaign(?:s|ed|er|ing)?|fought|fights?|fighting|speaks|spoke|worked|works) (?:[\\w’'-]+ ){0,4}?(?:against|combating)) (?:(?!(?:his|her|their|an?|in)\\b)[\\w’'-]+ ){0,3}?(?:${antisemitism}(?: ${things})?|anti-?semites?)`,
  `(?:⟦X⟧|he|she)(?:, [^,;]{1,60},)? (?:(?:also|later|then|has|had|always|often) )*(?:said|says|wrote|told [^.;]{2,30}|insist\\w*|argu\\w*|warn\\w*|stress\\w*|call\\w*)(?: that| for)? (?:[\\w’'-]+ ){0,3}?anti-?semitism (?:[\\w-]+ ){0,3}?(?:has|have|had|must|should|is|was|to be) (?:[\\w-]+ ){0,3}?(?:no place|fought|stopped|end|ended|wrong|evil|unacceptable|rising|growing|a (?:danger|disease|poison|threat|scourge)|on the rise|condemned|banned|tackled)`,
  `(?:(?:co-)?chair(?:ed|s|ing)?|head(?:ed|s|ing)?|led|leads|sat on|sits on|serv(?:ed|es|ing) on|set up|(?:co-)?founded|launched|initiated|commissioned|joined|testified (?:to|before)|gave evidence to|(?:member|chair\\w*|head|secretary) of) (?:[\\w’'-]+ ){0,7}?(?:inquir(?:y|ies)|investigations?|group|committee|commission|panel|review|task ?force|working party|caucus|delegation|body) (?:into|on|against|about) (?:[\\w’'-]+ ){0,3}?${antisemitism}`,
  // With whom somebody sits in a cell, to what somebody compares it.
  `(?:held|cell|jailed|imprisoned|locked up|shar\\w+|sat|sits|detained) (?:with|alongside|among|beside|near) (?:[\\w-]+ ){0,3}?(?:m[ae]n|wom[ae]n|people|prisoners?|inmates?|others|suspects?|detainees|murderers|extremists)\\b[^.;]{0,40}?${antisemitism}(?: ${things})?`,
  `(?:compar|liken|equat)\\w* (?:[\\w’'-]+ ){1,6}?(?:to|with) (?:[\\w’'-]+ ){0,6}?(?:${antisemitism}(?: ${things})?|jews)`,
  `(?:the|an?) [\\w-]+ (?:who|that) (?:had |has )?(?:arrested|tried|sentenced|convicted|hired|fired|dismissed|suspended|attacked|accused|beat|denounced|reported|replaced|succeeded|prosecuted|defended|jailed|judged|questioned|expelled|banned) ${them}[^.;]{0,60}?${antisemitism}(?: ${things})?`,
  // What they did about it.
  `(?:⟦X⟧|he|she) (?:(?:also|later|then|had|has|once|personally|voted to|helped to|helped|to) )*(?:sentenced|convicted|jailed|fined|arrested|charged|prosecuted|expel(?:led)?|ban(?:ned)?|suspend(?:ed)?|dismiss(?:ed)?|fired?|sacked?|reported|forgave|defended|met|interviewed|represented|hired|employed|tackled|stopped|overpowered|remov(?:ed)|found|saw|heard|quoted|translated|bought|sold|played) (?:an?|the|two|three|several|members?|some)\\b[^.;]{0,60}?(?:${antisemitism}|anti-?semites?)(?: (?:[\\w-]+ )?${things})?`,
  // As a reason, by whoever stands on their side.
  `(?:lawyers?|attorneys?|counsel|solicitors?|barristers?|family|friends?|supporters?|defenders?|wife|husband|widow|sons?|daughters?|brothers?|sisters?|biographers?|union|historians?|scholars?)\\b[^.;]{0,40}? (?:said|says|claim\\w*|argu\\w*|believe[sd]?|suspect\\w*|insist\\w*|maintain\\w*|wrote|told [^.;]{2,30})(?: that)? (?:[\\w’'-]+ ){0,3}?anti-?semitism (?:[\\w-]+ ){0,3}?(?:played|was|had|drove|lay|stood|cost)\\b`,
].map((source) => new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, "gi"));

const stranger =
  "(?:m[ae]n|wom[ae]n|people|persons?|jurors?|witness(?:es)?|hecklers?|protest[eo]rs?|demonstrators?|students?|pupils?|fans?|supporters?|drivers?|passengers?|residents?|teenagers?|youths?|boys?|girls?|users?|bloggers?|officials?|councillors?|members?|employees?|workers?|customers?|visitors?|spectators?|onlookers?|bystanders?|callers?|listeners?|readers?|guests?|soldiers?|officers?|prisoners?|inmates?|activists?|marchers?|columnists?|commentators?|politicians?|lawmakers?|preachers?|pastors?|priests?|players?|singers?|comedians?)";
/** "In Dunley a man was fined for …", "A heckler shouted": somebody whom the sentence brings in. */
const bringsIn = new RegExp(
  `^(?:(?:In|On|At|Outside|Inside|Near|Last|Earlier|Later|Meanwhile|Elsewhere|Separately|During|The (?:same|next|previous|following) (?:day|week|month|year))\\b[^.;]{0,40}?,? )?(?:an?|another) (?:[\\w-]+ ){0,3}?(?:${stranger}|${kin})(?: (?:in|at|of|from|outside|among) [^.;,]{2,30})?,?(?: (?:who|had|has|have|then|also|later|once))* (?:(?:was|were|is|are|been)(?: (?:also|later|then|\\w+ly))* (?:fined|jailed|arrested|charged|convicted|sentenced|suspended|dismissed|banned|removed|ejected|expelled|sacked|cautioned|held|thrown out|led away|fired|investigated|detained)|made|used|post(?:ed|s)|wrote|written|sent|admitt\\w+|shar\\w+|spray\\w+|hurl\\w+|chant\\w+|call\\w+|shout\\w+|yell\\w+|scream\\w+|carried|held|wav\\w+|sang|threw|painted)\\b`,
  "i",
);

/** "A banner outside read '…'": whose it was, nobody says. */
const standsBy =
  /^(?:An?|Another|Some|Several) (?:[\w-]+ )?(?:banners?|signs?|placards?|posters?|stickers?|flags?|t-shirts?|slogans?|graffiti)\b[^.;]{0,30}? (?:outside|nearby|opposite|in the crowd|in the street|across the (?:road|street)|by the (?:gate|entrance|road))\b/i;

/** Somebody without a name whom a sentence brings in once the subject has been named, and who is not the subject. */
export function bringsInAnother(page: PageReading, index: number): boolean {
  const sentence = page.sentences[index];
  const first = page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  return (
    sentence !== undefined &&
    first !== undefined &&
    index > first.index &&
    sentence.mentions.length === 0 &&
    (bringsIn.test(sentence.text) || standsBy.test(sentence.text))
  );
}

const office =
  "(?:owner|founder|co-founder|chairman|chairwoman|chair|president|director|manager|head|leader|editor|coach|captain|mayor|secretary|treasurer|spokes\\w+|patron|sponsor|landlord|chief|principal|chancellor|boss|publisher|priest|pastor|imam|vicar|minister)";
const byHolder = new RegExp(
  `^(?:(?:Last|In|Earlier|Later|Meanwhile|On)\\b[^.;,]{0,25},? )?(?:The|Its|Their|His|Her) (?:[\\w-]+ ){0,2}?(?:[\\w-]+['’]s? (?:[\\w-]+ )?)?(?<office>${office})\\b(?! of\\b)(?:, [^,;]{2,60},)? (?:is|was|has|had|made|once|later|also|wrote|posted|shared|used)\\b`,
  "i",
);

/** "The club's owner made …": of whoever holds an office that the page nowhere gives the subject. */
export function isOfOfficeHolder(page: PageReading, index: number): boolean {
  const sentence = page.sentences[index];
  const held = byHolder.exec(sentence?.text ?? "")?.groups?.["office"];
  if (!sentence || held === undefined || sentence.mentions.length > 0) return false;
  if (/\b(?:his|her) (?:[\w-]+ )?anti-?(?:semit|jewish)/i.test(sentence.text)) return false;
  const word = new RegExp(`\\b(?:co-)?${held}`, "i");
  return !page.sentences.some(({ text, mentions }) => mentions.some(({ person }) => person === 0) && word.test(text));
}

/** Whether all that a sentence calls antisemitic is another's, or done to the subject. */
export function isLabelOfOthers(text: string): boolean {
  return namesAntisemitism.test(text) && !namesAntisemitism.test(withoutOthers(text));
}

/** A sentence without what it calls antisemitic of others. */
export function withoutOthers(text: string): string {
  return ofOthers.reduce((left, pattern) => left.replaceAll(pattern, " "), text);
}
