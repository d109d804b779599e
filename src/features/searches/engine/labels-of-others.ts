import { namesAntisemitism } from "./hostility.ts";
import type { PageReading } from "./page-reading.ts";

/*
 * What a sentence calls antisemitic though it is nothing that the subject did: what was done to them or theirs, what somebody else did or was,
 * a state and its laws, or what they write, teach and speak about.
 */

export const antisemitic = "(?:anti-?semitic|anti-jewish|jew-hating)";
const antisemitism = "(?:anti-?semitism|anti-?semitic|anti-jewish|jew-hatred|hatred of jews)";
export const people =
  "(?:sheriff|judge|magistrate|boss|bosses|manager|managers|employer|officers?|warden|landlord|landlady|head|headmaster|principal|director|editor|colleagues?|neighbou?rs?|teachers?|parents|pupils|students|guards?|police|court|jury|party|club|board|committee|ministry|government|regime|mob|gang|crowd|fans?|leader(?:ship)?|mayor|council|army|state|junta|rulers?|authorities|faction|clique|newspaper)";
const things =
  "(?:abuse|posts?|letters?|messages?|e-?mails?|tweets?|remarks?|comments?|slurs?|insults?|threats?|attacks?|assaults?|articles?|cartoons?|campaigns?|smears?|rumou?rs?|jokes?|notes?|hatred|hostility|harassment|prejudice|bullying|graffiti|slogans?|stickers?|chants?|taunts?|tropes?|caricatures?|conspirac(?:y|ies)|discrimination|treatment|violence|vandalism|arson|backlash|trolling|videos?|pamphlets?|leaflets?|books?|songs?|calls?|swastikas?)";
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
  // With whom somebody sits in a cell, to what somebody compares it.
  `(?:held|cell|jailed|imprisoned|locked up|shar\\w+|sat|sits|detained) (?:with|alongside|among|beside|near) (?:[\\w-]+ ){0,3}?(?:m[ae]n|wom[ae]n|people|prisoners?|inmates?|others|others|suspects?|detainees|murderers|extremists)\\b[^.;]{0,40}?${antisemitism}(?: ${things})?`,
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
  if (!namesAntisemitism.test(text)) return false;
  const rest = ofOthers.reduce((left, pattern) => left.replaceAll(pattern, " "), text);
  return !namesAntisemitism.test(rest);
}

/** The sentence with the subject's name as ⟦X⟧, each other's as ⟦O⟧, and the quotation at `quoted` as ⟦Q⟧. */
export function withSubject(page: PageReading, index: number, quoted?: { start: number; end: number }): string {
  const sentence = page.sentences[index];
  if (!sentence) return "";
  const spans = sentence.mentions
    .filter(({ start, end }) => !quoted || end <= quoted.start || start >= quoted.end)
    .map(({ person, from, start, end }) => ({
      start: Math.min(from, start),
      end,
      sign: (person === 0 ? "⟦X⟧" : "⟦O⟧") + (/['’]s?$/.test(page.text.slice(start, end)) ? "'s" : ""),
    }));
  if (quoted) spans.push({ start: Math.max(quoted.start, sentence.start), end: Math.min(quoted.end, sentence.end), sign: "⟦Q⟧" });
  let text = "";
  let at = sentence.start;
  for (const { start, end, sign } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    text += page.text.slice(at, start) + sign;
    at = end;
  }
  return text + page.text.slice(at, sentence.end);
}

const made =
  "(?:made|makes|making|posted|posts|posting|sent|sends|sending|wrote|writes|written|writing|shared|shares|sharing|used|uses|using|shouted|shouting|yelled|yelling|screamed|screaming|chanted|chanting|sang|sung|singing|uttered|uttering|gave|given|giving|performed|performing|published|publishing|distributed|distributing|sprayed|spraying|painted|painting|daubed|scrawled|drew|drawn|drawing|(?:left|leaving|ran|runs|running|held|holds|led)(?= (?:an?|the|several|two|his|her|some) )|hurled|hurling|directed|directing|engaged in|engaging in|committed|committing|carried out|launched|operated|created|creating|spread|spreading|promoted|promoting|circulated|circulating|tweeted|tweeting|retweeted|liked|displayed|displaying|wore|wearing|waved|put up|handed out|handing out|subjected|called|expressed|expressing|voiced|voicing|espoused|harbou?red|repeated|repeating|joined in|took part in|taken part in|participated in|started|recorded|filmed|streamed|broadcast|uploaded|issued|recited|endorsed|endorsing|admitted|attacked|targeted|threatened|harassed|abused|insulted|mailed|emailed|texted|messaged|phoned|forwarded|invoked|peddled|pushed|ranted|launched into|went on|plotted|planned|motivated|driven)";
const steps =
  "(?:bans?|suspensions?|dismissals?|decisions?|cases?|charges?|counts?|convictions?|investigations?|inquir(?:y|ies)|probe|move|sanctions?|complaints?|proceedings|hearings?|trials?|arrests?|sentences?|penalt(?:y|ies)|punishments?|sacking|firing|expulsion|resignation|removal|ruling|verdict|finding|allegations?|accusations?|indictment|lawsuit|fine|action|row|scandal|controversy|outcry|backlash|it|this|that|which)";
const told =
  "(?:remarks?|comments?|posts?|messages?|e-?mails?|letters?|tweets?|statements?|words?|texts?|videos?|clips?|speech(?:es)?|sermons?|lectures?|articles?|columns?|books?|songs?|lyrics|jokes?|jibes?|taunts?|quips?|tropes?|caricatures?|cartoons?|images?|pictures?|drawings?|slogans?|slurs?|insults?|abuse|rants?|tirades?|outbursts?|language|conduct|behaviou?r|actions?|acts?|attacks?|assaults?|incidents?|crimes?|cases?|offen[cs]es?|threats?|harassment|vandalism|graffiti|stickers?|leaflets?|flyers?|pamphlets?|banners?|signs?|gestures?|salutes?|chants?|content|material|pages?|accounts?|channels?|podcasts?|episodes?|shows?|interviews?|exchanges?|chats?|conversations?|lessons?|displays?|costumes?|writings?|views?|ideas|claims?|theor(?:y|ies)|motives?|items?|particulars?|paragraphs?|passages?|exhibits?|killings?|murders?|shootings?|arson|plots?)";
const theirPlace =
  "(?:accounts?|pages?|phones?|mobile|computers?|laptops?|devices?|feeds?|homes?|house|flat|apartment|bedroom|car|vehicle|possession|profiles?|channels?|blogs?|websites?|posts?|speech(?:es)?|songs?|writings?|messages|diary|notebooks?|podcasts?|shows?|tweets|videos?|books?|manifesto|name)";
/** What they do that is no deed of that kind, whatever its object is called. */
const noDeed =
  "(?:record|film|forward|call|saw|seen|see|find|found|hear|read|translat|quot|play|bought|buy|sold|sell|visit|met|meet|defend|reject|forg[ai]v|sentenc|fir(?:ed|es|ing)|hir|employ|expel|bann|report|stud|research|remov|delet|cover|represent|condemn|criticis|criticiz|den(?:y|ied)|vot|abstain|said|says|ask|want|hop|fear|face|suffer|receiv|got|gets|endur|experienc|surviv|fled|escap|complain|blam|pass|photograph|interview|investigat|document|monitor|expos|fight|fought|oppos|protest|deal|respond|react|apologi|regret|resign|return|live|grew|work|serv|attend|join|stood|sat|laid|gave evidence|kill|murder|own|inherit|review|edit|publish\\w* (?:the|an?) (?:report|study)|shar\\w* (?:an?|the) (?:stage|cell|platform)|lectur|teach|taught|explain|describ|mention|discuss|knew|know|marri|converted|declin|refus|burn|tear|tore|torn|destroy|damag|smash|blam|mov|sued|su(?:es|ing)|w[oi]n)";
const noTie =
  "(?:about|against|victims?|targets?|trial|by|was|were|is|are|been|being|after|before|where|when|who|whose|which|that|not|never|no|nobody|because|behalf|members?|cases?|complaints?|code|evidence|witness|lawyer|attackers?|stop|prevent|interrupt|block|end|until|since|while|though|other|others|another)";
const linked = [
  // Whatever he or she did, in the active: "He reposted …", "who hosted …".
  `(?:⟦X⟧(?:,[^;]{1,60}?,)?(?:,? who)?|⟦X⟧, (?:\\d{2}, )?(?:an?|the) [^,;⟦⟧]{1,40} who|\\b(?:he|she|they))(?: (?:had|has|have|also|then|later|once|often|then|repeatedly|publicly|\\w+ly))* (?!${noDeed}|${noTie}\\b|(?:had|has|have|also|then|later|once|often)\\b)[a-z][\\w’'-]*(?: (?!${noTie}\\b)[\\w’',“”-]+){0,12}? ⟦L⟧(?! (?:[\\w-]+ )?(?:preachers?|m[ae]n|wom[ae]n|groups?|part(?:y|ies)|murderers?|landlords?|sects?|leaders?|bloggers?|poems?|colleagues?|vandals?|organi[sz]ations?|author|writer|king|regime|state|town|club)\\b)`,
  "⟦X⟧,? (?:(?:\\d{2},|who was|was) )*(?:filmed|caught|recorded|heard|seen) \\w+ing\\b[^;]{0,60}?⟦L⟧",
  "⟦X⟧,(?: \\d{2},)? an? (?:(?!(?:of|on|against|about|who|for|to)\\b)[\\w-]+ ){0,4}?⟦L⟧(?: [\\w-]+|,)",
  "(?:⟦X⟧|\\bhe|\\bshe) (?:is|was) an? (?:[\\w-]+ )?⟦L⟧(?:,|\\.|$)|\\b(?:motive|reason)\\b[^.;]{0,30}? (?:is|was) (?:[\\w-]+ )?⟦L⟧",
  // "The antisemitic remarks were caught on tape": the ones that the page told of.
  "^(?:The|These|Those) ⟦L⟧ (?:[\\w-]+ )?(?:remarks?|comments?|posts?|messages?|e-?mails?|letters?|tweets?|statements?|words|videos?|speech|jokes?|slurs?|insults?|rants?|tirades?|outbursts?|language|chants?|gestures?|salutes?)\\b(?! (?:about|against|on|at|to|by|from|of) (?!(?:tape|camera|video|film|\\d|march|april|may|june|july|the))\\w)",
  // "He had posted antisemitic …", "accused of making …".
  `(?:⟦X⟧,? who|⟦X⟧, (?:an?|the) [^,;⟦⟧]{1,40} who|⟦X⟧(?:,[^,;]{1,60},)?|\\bhe|\\bshe|\\bthey)(?: (?!(?:not|never|no|nobody|none|another|others?|with|who)\\b)[\\w’',-]+){0,5}? ${made}\\b(?:(?!\\b(?:who|whose|which|where|when|before|after|while|about|against|because|with|member|colleague|man|woman|player|student)\\b)[^.;]){0,60}?⟦L⟧`,
  `\\b(?:for|of|by|after|over|with|to have|and|who had been|having|allegedly)(?: (?:repeatedly|publicly|also|been|having|later|then))* ${made}\\b(?:(?!\\b(?:who|whose|which|where|when|before|after|while|about|against|because|with|member|colleague|man|woman|player|student)\\b)[^.;]){0,60}?⟦L⟧`,
  "\\b(?:said|says|saying) (?:(?!that\\b)[\\w-]+ )?⟦L⟧ (?:things|words|remarks|slurs|comments)",
  `^(?![^;]*⟦X⟧)(?:An?|The|One)\\b[^,.;⟦⟧]{2,60}?(?:,? who)?(?: (?:had|has|have|also|then|later|\\w+ly))* ${made}\\b(?:(?!\\b(?:who|whose|which|where|when|about|against|because)\\b)[^.;]){0,60}?⟦L⟧`,
  `⟦L⟧ (?:[\\w-]+ ){0,3}?${told} (?:was|were|had been|have been|being) (?:made|posted|sent|shouted|sprayed|painted|written|left|published|shared|hurled|directed|used|distributed)\\b`,
  "⟦X⟧, (?:the|an?) (?:man|woman|person|one|author|writer) (?:behind|of) [^,;]{0,40}?⟦L⟧",
  // "his antisemitic posts", "the antisemitic remarks he made", "… by Ruiz".
  "(?:⟦X⟧'s|\\bhis|\\bher|\\btheir) (?:(?!(?:is|was|were|are|had|has|have|about|by|against|for|to|in|on|of|at|with|from|who|and)\\b)[\\w-]+,? ){0,3}?⟦L⟧(?! (?:[\\w-]+ )?(?:colleagues?|neighbou?rs?|boss|deputy|brother|father|successor|friends?|landlord|manager|attackers?|rivals?|opponents?|critics)\\b)",
  `(?:⟦X⟧'s|\\bhis|\\bher) (?:[\\w-]+ )?${told} (?:of|full of|with) ⟦L⟧`,
  `⟦L⟧ (?:[\\w-]+ ){0,3}?${told}(?: (?:that|which))? (?:⟦X⟧|he|she)\\b`,
  `⟦L⟧ (?:[\\w-]+ ){0,3}?${told} (?:[\\w-]+ ){0,3}?(?:by|from|of) (?:him|her|⟦X⟧)`,
  `⟦L⟧ [^.;]{0,60}?\\b(?:on|in|at|from|under) (?:his|her|⟦X⟧'s|the defendant's|the suspect's) (?:[\\w-]+ ){0,2}?${theirPlace}\\b`,
  // "The remarks were antisemitic", "the attack, which police call antisemitic".
  `(?<!\\b(?:claim|denied|denies|deny|rejected|disputed|rejects|whether|question) (?:that )?)\\b(?:the|these|those|his|her|its|such|this|that|what|some|several|many|one|two|${told})(?: (?!(?:not|never|claims?|that|allegations?|idea|suggestion|notion)\\b)[\\w’'-]+){0,3}? ?(?:${told})\\b(?:(?!\\b(?:by|about|against|who|with|not|never)\\b)[^.;]){0,40}?\\b(?:was|were|is|are|be|been|being|as|contain\\w*|includ\\w*|amount\\w*|constitut\\w*|show\\w*|featur\\w*|play\\w* on|dr[ae]w\\w* on|reflect\\w*|display\\w*|rel(?:y|ied) on|perpetuat\\w*|evok\\w*|echo\\w*|trad\\w* in|traffic\\w* in|meets?|met|carried|concern\\w*|repeat\\w*|end\\w* with|cross\\w* the line|veer\\w*|reproduc\\w*|had)\\b(?:(?!\\b(?:by|about|against|who|with|not|never)\\b)[^.;]){0,40}?⟦L⟧`,
  "(?:(?:^|[;,“] |\\b(?:said|says|ruled|found|added) |\\bthat )(?:it|this|that|they|what (?:he|she) \\w+)|, which)(?: (?:had|has|have|may|could|\\w+ly))* (?:was|were|is|are|been|be|amount\\w* to|constitut\\w*)(?: (?!(?:not|never|by|about)\\b)[\\w’'-]+){0,4}? ⟦L⟧",
  // "an account that was rife with antisemitic slurs".
  "\\b(?:accounts?|pages?|profiles?|channels?|feeds?|blogs?|posts|manifesto|diary|phone|computer|home|flat|website)\\b[^.;]{0,40}? (?:rife|filled|full|laced|replete|peppered|riddled|littered|strewn|stuffed) (?:with|of) (?:[\\w-]+ ){0,2}?⟦L⟧",
  // "called it antisemitic", "treated as", "condemned the antisemitism", "admitted antisemitic …".
  "(?<!\\b(?:that|which|who) (?:has|had|have|was|were|is)(?: been)?(?: \\w+ly)? )(?:call|describ|condemn|denounc|label|brand|regard|treat|class|recogni[sz]|view|consider|deem|rul|f[oi][un]nd|slamm?|decr|deplor|alleg|accus|charg|admit|acknowledg|confess)\\w*(?: (?!(?:who|whose|claim)\\b)[\\w’'“”\",-]+){0,16}? ⟦L⟧",
  "(?:apologi[sz]|regret)\\w*(?: (?!(?:who|whose|behalf|fans['’]?|pupils['’]?|players['’]?|supporters['’]?|colleague['’]s|others['’]?)\\b)[\\w’'“”\",-]+){0,7}? ⟦L⟧",
  // "The ban follows antisemitic posts", "the case concerns …".
  `\\b${steps}\\b[^.;]{0,60}? (?:over|for|after|follow\\w*|because of|relat\\w+ to|concern\\w*|about|of|involv\\w*|based on|prompted by|triggered by|sparked by|st[ae]m\\w* from|due to|in connection with|includ\\w*|amid|cit\\w*|cover\\w*)(?: (?!(?:who|whose)\\b)[\\w’'-]+){0,6}? ⟦L⟧`,
  "(?:motivat|driven|fuell?ed|inspired|prompted)\\w* (?:[\\w-]+ ){0,3}?⟦L⟧|⟦L⟧(?: and [\\w-]+)? (?:motiv\\w*|intent|hatred|hostility|animus|bias)\\b",
].map((source) => new RegExp(source, "i"));

const byWord = /\banti-?semit\w*|\banti-jewish|\bjew-hat\w+/gi;

const groundWord =
  "(?:when(?= ⟦L⟧)|once(?= ⟦L⟧)|citing|for|over|of|with|after|following|because|in connection with|on suspicion of|amid|despite|to|due to|about|on|in|as|from|during|involving|including|related)";
/** What stands between a step and the word that makes what follows another's, or nobody's. */
const astray =
  /\b(?:whose(?! (?:[\w-]+ ){1,2}(?:suspended|dismissed|fired|sacked|banned|expelled|dropped) (?:him|her))|where(?! (?:he|she)\b)|while(?! (?:\w+ )?\w+ing\b)|unlike|like|not(?![^.;]{0,40}\bbut\b)|but(?! (?:also )?for\b)|(?:near|beside|outside|opposite) (?:[\w’'-]+ ){0,4}⟦L⟧|behind(?! bars)|evidence of|request of|on the day (?:an?|the|that)|in the week|stop|protest against|against the definition|problem|(?:of|for) (?:blackmail|defraud|steal|stole|leak|litter|park|speed|robb|cheat|brib|extort|burgl|shoplift)\w*)\b|(?:,|;| and) ⟦O⟧(?! (?:for|to) [\w ]{1,25}? (?:for|over)\b)|,? and (?:his|her|the|an?) |; ?the |(?<!⟦X⟧), the |\bwhich has\b|\bthat (?:has|had|have|shows|included|includes)\b|; ?(?:his|her|the|an?) |\bin an? (?:trial|case) (?:that|in which) |\b(?:by|about|against|known for|comparing|(?:murder|killing|death) of an?) ⟦L⟧/i;

/** "Antisemitic vandal Karl Ruiz jailed", "Karl Ruiz, whose antisemitic posts …". */
const namedSo = new RegExp(
  `⟦L⟧ (?:(?!(?:\\w+ed|was|were|is|are|had|has|on|in|at|by|to|that|who|known|grows?|of)\\b)[\\w-]+ ){0,3}?⟦X⟧(?!['’])|⟦X⟧,? (?:[^,;]{1,40}, )?whose (?:[\\w-]+ ){0,3}?⟦L⟧|⟦X⟧[^.;]{0,60}?⟦L⟧ (?:charges?|bans?|suspension|convictions?|sentence|trial|offen[cs]es?|hate crimes?)\\b`,
  "i",
);

/** "was dismissed by the school for antisemitic remarks", "Antisemitic vandal Karl Ruiz jailed": the label in what a step was for. */
export function isLabelGround(text: string): boolean {
  const marked = text.replace(byWord, "⟦L⟧");
  if (marked === text) return true;
  const rest = ofOthers.reduce((left, pattern) => left.replaceAll(pattern, " "), text).replace(byWord, "⟦L⟧");
  if (!rest.includes("⟦L⟧")) return false;
  if (namedSo.test(rest)) return true;
  if (/^[^.;]*⟦L⟧[^.;]{0,50}\b(?:cost|costs|led to|earned|got|landed|prompted|triggered|saw|brought)\b[^.;]{0,50}⟦X⟧/i.test(rest))
    return true;
  if (deniedAndConvicted.test(rest) || citedAhead.test(rest)) return true;
  for (const match of rest.matchAll(/⟦L⟧/g)) {
    if (againstIt.test(rest.slice(0, match.index + 60))) continue;
    const ahead = rest.slice(0, match.index + 3);
    // By whom it was taken says nothing of what for.
    const plain = ahead.replace(
      /\bby (?:the|an?|its|his|her|their|both|two|three)?(?: ?(?!(?:for|over|after|because|following|pending|amid|that|who|which)\b)[\w’'⟦⟧.-]+){1,6}(?=,? (?:for|over|after|because|following|pending|amid)\b)/gi,
      "",
    );
    const behind = withoutSpeaker(plain)
      .slice(Math.max(0, plain.indexOf("⟦X⟧")))
      .replace(listBehind, "⟦X⟧ ")
      .replace(asideBehind, "⟦X⟧ ");
    if (ground.test(behind) && !astray.test(behind)) return true;
  }
  return linked.some((pattern) => pattern.test(rest));
}

/** "banned on Monday, the league said, for …". */
const withoutSpeaker = (text: string): string =>
  text.replace(
    /, (?:⟦O⟧|(?:the|a|an|its|his|her) [\w’'-]+(?: [\w’'-]+)?|it|they|officials?|police|prosecutors) (?:said|says|announced|confirmed|told \w+)(?: on \w+day)?,/g,
    "",
  );

/** "Karl Ruiz, 23, and a 19-year-old woman were", "Karl Ruiz, whose wife was in court, was": what stands between a name and its verb. */
const listBehind =
  /^⟦X⟧(?:,? \(?\d{2}\)?)?(?:, (?:(?:of|from) [^,;]{2,30}|an? [a-z][^,;]{2,30}))?(?:(?:,|,? and) (?:⟦O⟧(?:,? \(?\d{2}\)?)?(?:, (?:(?:of|from) [^,;]{2,30}|an? [a-z][^,;]{2,30}))?|(?:his|her|the|another|an?|two|three|four|five) [\w-]+(?: [\w-]+){0,2}?(?: who [a-z ]{4,30})?))+(?:,? who [^,;]{2,40},|,? both [^,;]{1,30},)?[ ,–-]+(?=(?:was|were|are|have|had|both|each|all|pleaded|admitted|face|got|get|received|lost|for|over|of|with|after|guilty|following|on|in|to)\b)/;
const asideBehind =
  /^⟦X⟧,? [^;]*?[,)–-] (?=(?:was|were|is|are|has|have|had|will|faces?|pleaded|admitted|received|got|lost|must|denies|denied)\b)/;
/** "for assaulting an antisemitic preacher", "for painting over an antisemitic mural": done to whom or what is so. */
const againstIt =
  /\b(?:kill|murder|assault|attack|punch|hitt?|hack|burn|defac|block|damag|vandali[sz]|destroy|smash|heckl|threaten|stalk|harass|robb?|stabb?|shoot|shot|insult|tear|tore|tripp|push|spitt?ing (?:on|at)|throw\w* (?:[\w-]+ )?(?:at|over)|chain\w* (?:himself|herself) to|paint(?:ing|ed) over)\w*(?: (?!(?:jews?|jewish|rabbi|in|while|during|with|and|over|because)\b)[\w’'⟦⟧-]+){0,6}? (?:an?|the) (?:[\w-]+ )?⟦L⟧ (?!(?:[\w-]+ )?(?:attacks?|assaults?|incidents?|manner|rage|rants?|frenzy|campaigns?|tirades?|slurs?|abuse|insults?|threats?|outbursts?|acts?|crimes?|hate|motives?|hatred|graffiti|slogans?|messages?|posts?|remarks?)\b)[\w-]+/i;
const citedAhead =
  /^(?:Citing|Over|After|Following|Because of|For|In response to) [^;]{0,60}⟦L⟧[^;]{0,80}, [^;⟦⟧]{0,60}(?:dismiss|fir|suspend|expel|ban|sack|drop|charg|arrest|remov|stripp)\w* (?:[\w-]+ ){0,2}?⟦X⟧/i;
const deniedAndConvicted =
  /\bden(?:y|ies|ied|ying)\b[^.;]{0,40}⟦L⟧[^.;]{0,60}\b(?:convicted|found guilty|jailed|fined|sentenced)\b/i;
const ground = new RegExp(`\\b${groundWord}\\b`, "i");

/** Whether a sentence ties what it calls antisemitic to what the subject did or said, or to the case itself. */
export function isLabelLinked(text: string): boolean {
  const marked = text.replace(byWord, "⟦L⟧");
  // "threats to kill Jews", "out of hatred of Jews": the words tell the deed or the motive themselves.
  if (marked === text) return true;
  const rest = ofOthers.reduce((left, pattern) => left.replaceAll(pattern, " "), text).replace(byWord, "⟦L⟧");
  return linked.some((pattern) => pattern.test(rest));
}
