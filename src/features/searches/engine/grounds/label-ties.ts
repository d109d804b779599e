import { withoutOthers } from "../attribution/labels-of-others.ts";

/*
 * What ties a word of antisemitism in a sentence to the subject: the deed it names, or the ground of the step that somebody took.
 * Read on sentences whose names are signs (signs.ts); what is another's (labels-of-others.ts) is taken out first.
 */

const word = "\\banti-?semit\\w*|\\banti-jewish|\\bjew-hat\\w+";
const byWord = new RegExp(word, "i");
const anyWord = new RegExp(word, "gi");
/**
 * A sentence with each word of antisemitism as ⟦L⟧ once what is another's has been taken out of it. Null where it has no such word:
 * "threats to kill Jews", "out of hatred of Jews" tell the deed or the motive themselves and need no tie.
 */
function labelsLeft(text: string): string | null {
  // 'writes that ⟦X⟧ "repeatedly used …"': the mark of a body's own word, which is read as the page's.
  return byWord.test(text)
    ? withoutOthers(text.replace(/(?<=⟦X⟧(?: had| has)?) ["“](?=[a-z])/g, " ")).replaceAll(anyWord, "⟦L⟧")
    : null;
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
  `(?:⟦X⟧(?:,? \\d{2},?)?(?: and ⟦O⟧(?:,? \\d{2},?)?)?(?:,[^;]{1,60}?,)?(?:,? who)?|⟦X⟧, (?:\\d{2}, )?(?:an?|the) [^,;⟦⟧]{1,40} who|\\b(?:he|she|they))(?: (?:had|has|have|also|then|later|once|often|then|repeatedly|publicly|\\w+ly))* (?!${noDeed}|${noTie}\\b|(?:had|has|have|also|then|later|once|often)\\b)[a-z][\\w’'-]*(?: (?!${noTie}\\b)[\\w’',“”-]+){0,12}? ⟦L⟧(?! (?:[\\w-]+ )?(?:preachers?|m[ae]n|wom[ae]n|groups?|part(?:y|ies)|murderers?|landlords?|sects?|leaders?|bloggers?|poems?|colleagues?|vandals?|organi[sz]ations?|author|writer|king|regime|state|town|club)\\b)`,
  "⟦X⟧,? (?:(?:\\d{2},|who was|was) )*(?:filmed|caught|recorded|heard|seen) \\w+ing\\b[^;]{0,60}?⟦L⟧",
  "⟦X⟧,(?: \\d{2},)? an? (?:(?!(?:of|on|against|about|who|for|to)\\b)[\\w-]+ ){0,4}?⟦L⟧(?: [\\w-]+|,)",
  "(?:⟦X⟧|\\bhe|\\bshe) (?:is|was) an? (?:[\\w-]+ )?⟦L⟧(?:,|\\.|$)|\\b(?:motive|reason)\\b[^.;]{0,30}? (?:is|was) (?:[\\w-]+ )?⟦L⟧",
  // "The antisemitic remarks were caught on tape": the ones that the page told of.
  "^(?:The|These|Those) ⟦L⟧ (?:[\\w-]+ )?(?:remarks?|comments?|posts?|messages?|e-?mails?|letters?|tweets?|statements?|words|videos?|speech|jokes?|slurs?|insults?|rants?|tirades?|outbursts?|language|chants?|gestures?|salutes?)\\b(?! (?:about|against|on|at|to|by|from|of) (?!(?:tape|camera|video|film|\\d|march|april|may|june|july|the))\\w)",
  // "He had posted antisemitic …", "accused of making …".
  `(?:⟦X⟧,? who|⟦X⟧, (?:an?|the) [^,;⟦⟧]{1,40} who|⟦X⟧(?:,? \\d{2},?)?(?: and ⟦O⟧(?:,? \\d{2},?)?)?(?:,[^,;]{1,60},)?|\\bhe|\\bshe|\\bthey)(?: (?!(?:not|never|no|nobody|none|another|others?|with|who)\\b)[\\w’',-]+){0,5}? ${made}\\b(?:(?!\\b(?:who|whose|which|where|when|before|after|while|about|against|because|with|member|colleague|man|woman|player|student)\\b)[^.;]){0,60}?⟦L⟧`,
  `\\b(?:for|of|by|after|over|with|to have|and|who had been|having|allegedly)(?: (?:repeatedly|publicly|also|been|having|later|then))* ${made}\\b(?:(?!\\b(?:who|whose|which|where|when|before|after|while|about|against|because|with|member|colleague|man|woman|player|student)\\b)[^.;]){0,60}?⟦L⟧`,
  "\\b(?:said|says|saying) (?:(?!that\\b)[\\w-]+ )?⟦L⟧ (?:things|words|remarks|slurs|comments)",
  `^\\W*(?![^;]*⟦X⟧)(?:An?|The|One|Two|Three|Four|Five|Six|Seven|Eight|Several)\\b[^,.;⟦⟧]{2,60}?(?:,? who)?(?: (?:had|has|have|also|then|later|\\w+ly))* ${made}\\b(?:(?!\\b(?:who|whose|which|where|when|about|against|because)\\b)[^.;]){0,60}?⟦L⟧`,
  // "has confirmed that an employee who posted antisemitic comments is no longer on its staff".
  `^(?![^;]*(?:⟦O⟧|⟦X⟧))[^;]{0,120}?\\b(?:that|said|says|dismissed|fired|sacked|suspended) (?:an?|the|one of its) (?:[\\w-]+ ){1,4}?who (?:had |has |allegedly )?${made}\\b(?:(?!\\b(?:who|whose|which|where|about|against|because)\\b)[^.;]){0,40}?⟦L⟧`,
  // "It is alleged that at about nine a man walked up to the doors and spat on them while shouting …".
  `^(?![^;]*(?:⟦X⟧|⟦O⟧))[^;]{0,60}?\\b(?:alleged(?:ly)?|alleges?|allege|police (?:say|said)|(?:court|jury|hearing) (?:was told|heard)) (?:that )?[^;⟦⟧]{0,60}?\\ban? (?:[\\w-]+ )?(?:man|woman|male|female|suspect|person|teenager|driver|passenger|youth|individual)\\b(?:(?!\\b(?:who|whose|which|where|about|against|because|victim)\\b)[^.;]){0,160}?\\b${made}\\b(?:(?!\\b(?:who|whose|which|where|when|about|against|because)\\b)[^.;]){0,60}?⟦L⟧`,
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

const groundWord =
  "(?:when(?= ⟦L⟧)|once(?= ⟦L⟧)|citing|for|over|of|with|after|following|because|in connection with|on suspicion of|amid|despite|to|due to|about|on|in|as|from|during|involving|including|related)";
const ground = new RegExp(`\\b${groundWord}\\b`, "i");
/** What stands between a step and the word that makes what follows another's, or nobody's. */
const astray =
  /\b(?:whose(?! (?:[\w-]+ ){1,2}(?:suspended|dismissed|fired|sacked|banned|expelled|dropped) (?:him|her))|where(?! (?:he|she)\b)|while(?! (?:\w+ )?\w+ing\b)|unlike|like|not(?![^.;]{0,40}\bbut\b)|but(?! (?:also )?for\b)|(?:near|beside|outside|opposite) (?:[\w’'-]+ ){0,4}⟦L⟧|behind(?! bars)|evidence of|request of|on the day (?:an?|the|that)|in the week|stop|protest against|against the definition|problem|(?:of|for) (?:blackmail|defraud|steal|stole|leak|litter|park|speed|robb|cheat|brib|extort|burgl|shoplift)\w*)\b|(?:,|;| and) ⟦O⟧(?! (?:for|to) [\w ]{1,25}? (?:for|over)\b)|,? and (?:his|her|the|an?) |; ?the |(?<!⟦X⟧), the |\bwhich has\b|\bthat (?:has|had|have|shows|included|includes)\b|; ?(?:his|her|the|an?) |\bin an? (?:trial|case) (?:that|in which) |\b(?:by|about|against|known for|comparing|(?:murder|killing|death) of an?) ⟦L⟧/i;

/** "Antisemitic vandal Karl Ruiz jailed", "Karl Ruiz, whose antisemitic posts …". */
const namedSo = new RegExp(
  `⟦L⟧ (?:(?!(?:\\w+ed|was|were|is|are|had|has|on|in|at|by|to|that|who|known|grows?|of)\\b)[\\w-]+ ){0,3}?⟦X⟧(?!['’])|⟦X⟧,? (?:[^,;]{1,40}, )?whose (?:[\\w-]+ ){0,3}?⟦L⟧|⟦X⟧[^.;]{0,60}?⟦L⟧ (?:charges?|bans?|suspension|convictions?|sentence|trial|offen[cs]es?|hate crimes?)\\b`,
  "i",
);
/** "Karl Ruiz, 23, and a 19-year-old woman were", "Karl Ruiz, whose wife was in court, was": what stands between a name and its verb. */
const listBehind =
  /^⟦X⟧(?:,? \(?\d{2}\)?)?(?:, (?:(?:all |both )?(?:of|from) [^,;]{2,30}|an? [a-z][^,;]{2,30}))?(?:(?:,|,? and) (?:⟦O⟧(?:,? \(?\d{2}\)?)?(?:, (?:(?:all |both )?(?:of|from) [^,;]{2,30}|an? [a-z][^,;]{2,30}))?|(?:his|her|the|another|an?|two|three|four|five) [\w-]+(?: [\w-]+){0,2}?(?: who [a-z ]{4,30})?))+(?:,? who [^,;]{2,40},|,? both [^,;]{1,30},)?[ ,–-]+(?=(?:was|were|are|have|had|both|each|all|pleaded|admitted|face|got|get|received|lost|for|over|of|with|after|guilty|following|on|in|to)\b)/;
const asideBehind =
  /^⟦X⟧,? [^;]*?[,)–-] (?=(?:was|were|is|are|has|have|had|will|faces?|pleaded|admitted|received|got|lost|must|denies|denied)\b)/;
/** "for assaulting an antisemitic preacher", "for painting over an antisemitic mural": done to whom or what is so. */
const againstIt =
  /\b(?:kill|murder|assault|attack|punch|hitt?|hack|burn|defac|block|damag|vandali[sz]|destroy|smash|heckl|threaten|stalk|harass|robb?|stabb?|shoot|shot|insult|tear|tore|tripp|push|spitt?ing (?:on|at)|throw\w* (?:[\w-]+ )?(?:at|over)|chain\w* (?:himself|herself) to|paint(?:ing|ed) over)\w*(?: (?!(?:jews?|jewish|rabbi|in|while|during|with|and|over|because)\b)[\w’'⟦⟧-]+){0,6}? (?:an?|the) (?:[\w-]+ )?⟦L⟧ (?!(?:[\w-]+ )?(?:attacks?|assaults?|incidents?|manner|rage|rants?|frenzy|campaigns?|tirades?|slurs?|abuse|insults?|threats?|outbursts?|acts?|crimes?|hate|motives?|hatred|graffiti|slogans?|messages?|posts?|remarks?)\b)[\w-]+/i;
const citedAhead =
  /^(?:Citing|Over|After|Following|Because of|For|In response to) [^;]{0,60}⟦L⟧[^;]{0,80}, [^;⟦⟧]{0,60}(?:dismiss|fir|suspend|expel|ban|sack|drop|charg|arrest|remov|stripp)\w* (?:[\w-]+ ){0,2}?⟦X⟧/i;
const deniedAndConvicted =
  /\bden(?:y|ies|ied|ying)\b[^.;]{0,40}⟦L⟧[^.;]{0,60}\b(?:convicted|found guilty|jailed|fined|sentenced)\b/i;
/** "banned on Monday, the league said, for …". */
const withoutSpeaker = (text: string): string =>
  text.replace(
    /, (?:⟦O⟧|(?:the|a|an|its|his|her) [\w’'-]+(?: [\w’'-]+)?|it|they|officials?|police|prosecutors) (?:said|says|announced|confirmed|told \w+)(?: on \w+day)?,/g,
    "",
  );
/** "was dismissed by the school for antisemitic remarks", "Antisemitic vandal Karl Ruiz jailed": the label in what a step was for; true where there is no such word. */
export function isLabelGround(text: string): boolean {
  const rest = labelsLeft(text);
  if (rest === null) return true;
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
    const spoken = withoutSpeaker(plain);
    const behind = spoken
      .slice(Math.max(0, spoken.indexOf("⟦X⟧")))
      .replace(listBehind, "⟦X⟧ ")
      .replace(asideBehind, "⟦X⟧ ");
    if (ground.test(behind) && !astray.test(behind)) return true;
  }
  return linked.some((pattern) => pattern.test(rest));
}

/** Whether a sentence ties what it calls antisemitic to what the subject did or said, or to the case itself; true where it has no such word. */
export function isLabelLinked(text: string): boolean {
  const rest = labelsLeft(text);
  return rest === null || linked.some((pattern) => pattern.test(rest));
}
