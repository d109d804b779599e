import { quick } from "#app/lib/language/quick-pattern.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { besideOffences, plainOffences } from "../outcomes/plain-offences.ts";
import { isOfAnothersParagraph } from "../outcomes/whose-paragraph.ts";

/* That hatred was not the motive, was not charged or was not proved: what somebody who answers for the case says of it. */

const noBias = quick(
  /\b(?:ruled|found|held|concluded|decided) (?:that )?[^.;“”"]{0,60}\b(?:was|were|did) not (?:amount to |constitute )?(?:an? |unlawful )?(?:harassment|discriminat\w+|unwanted conduct)\b[^.;]{0,50}\b(?:jew|relig)|\b(?:nothing|none of what) (?:that )?(?:he|she|they) (?:said|wrote|did|posted|taught) (?:was|were) (?:directed|aimed|targeted|meant) (?:at|against|for) (?:the )?jew(?:s|ish)\b|\b(?:reason|motive|cause) (?:for|behind|of) (?:this|the|your|his|her) [\w-]+ (?:was|is) (?:an? |the )?(?:[\w-]+ )?(?:quarrel|dispute|row|argument|grudge|debt|money|jealousy|disagreement)\b|\b(?:not|n['’]t|never) (?:be(?:en|ing)? )?(?:alleg\w+|claim\w+|suggest\w+|contend\w+|argu\w+|assert\w+|say\w*|said)(?: that)? [^.;]{0,60}\b(?:motivated by|hate crime|hatred|bias|antisemit\w*|anti-semit\w*|(?:racist|racial|religious) (?:motive|motivation|hostility|element)|because (?:of|they|he|she|it))\b|\bno (?:material|evidence|indication|sign|messages?|posts?|search\w*|record|note)s? (?:[\w'’-]+ ){0,5}(?:disclos|show|suggest|indicat|reveal|point)\w*[^.;]{0,40}\b(?:animus|hostility|hatred|hate|bias|prejudice|antisemit\w*)\b|\b(?:drop\w*|dismiss\w*(?! (?:anyone|anybody|whoever|him|her|them|staff|employees|workers|students|members)\b)|did away with|do(?:es|ing)? away with|remov\w+|withdr[ae]w\w*|strip\w*|threw out|abandon\w*|not (?:(?:proceed\w*|go(?:ing)? (?:forward|ahead)|mov\w+ (?:forward|ahead)|continu\w+) with|pursu\w+|fil\w+|seek\w*|ask\w* (?:the court )?to find))\b[^.;]{0,40}\b(?:hate[- ]crime|bias|ethnic intimidation|enhancement)\b(?! (?:unit|task force|report))|\bcannot (?:prove|show|establish)\b[^.;]{0,60}\b(?:religion|bias|hate|hatred|antisemit\w*)\b[^.;]{0,20}\b(?:reason|motive|factor|cause)\b|\bnothing (?:was |had been )?(?:written|said|shouted|scrawled)\b|\bnothing (?:that would |that could )?(?:to )?(?:indicate|suggest|point\w*)\b[^.;]{0,30}\b(?:it was|targeted|bias|hate|hatred|hostility|animus|prejudice|anti-?semit\w*|motive|chosen|picked|selected|singled|for being|on account)\b|\bno (?:hate|bias)[- ](?:crime|motivat\w*)?|\bnot (?:being |been )?(?:treated|charged|considered|investigated|classified) as (?:a |an )?(?:hate|bias|antisemitic)|\bbias (?:allegation|count|charge|enhancement|ground)s?\b[^.]{0,30}\b(?:not|dropped|dismissed)\b|\bno (?:bias|hate|evidence (?:of|that)[^.]{0,40}(?:bias|hate|antisemit\w*|religio\w*))|\bnone was found to be antisemitic\b|\bnot (?:found to be )?anti-?semitic\b|\bnot motivated by\b|\bwithout (?:any )?(?:bias|antisemitic)\b|\bsolely (?:upon|on) race\b|\bproved: none\b|\bnot antisemitic\b|\bno (?:element|hint|trace) of (?:hatred|hate|hostility|bias|anti-?semitism)\b|\b(?:nothing|no (?:signs?|evidence|suggestion|indication|mention|hint)) (?:of|about|to suggest) (?:any |an? )?(?:hostility|hatred|animus|bias|prejudice|hate|anti-?semit\w*)|\bno (?:anti-?semitic|religious|racial)(?: or \w+)? (?:motive|motivation|intent|hostility|hatred|bias|animus|element|aspect|aggravation)\b|\b(?:was not|were not|weren't|wasn't) the target\b|\bruled out (?:a )?(?:hate|bias|antisemit)|\b(?:considered|looked at|weighed|explored|reviewed) (?:\w+ ){0,3}(?:ethnic intimidation|hate[- ]crimes?|bias)\b[^.;]{0,80}(?:\bnot|n['’]t|\bno|\binsufficient|\black\w*)\b|\bthere were no (?:symbols|words|messages|slurs)\b|\bno (?:allegation|suggestion|indication|evidence|claim|sign|basis to (?:say|believe)|reason to (?:think|believe)) (?:\w+ ){0,2}that [^.;]{0,60}\b(?:jew(?:s|ish)?|antisemit\w*|anti-semit\w*|religio\w*|faith|bias|hate|hatred)\b|\b(?:first|initially|originally|at first) (?:\w+ )?(?:believed|thought|suspected|feared|assumed|treated|investigated|reported|recorded|described)\b[^.;]{0,60}\b(?:hate|antisemit\w*|anti-semit\w*|bias)\b|\b(?:believed|thought|suspected|feared|assumed) (?:at first|initially|first)\b[^.;]{0,60}\b(?:hate|antisemit\w*|anti-semit\w*|bias)\b/i,
);

/** Done to oneself to look like another's deed, or by one who may not have known whose house it was. */
const feigned = quick(
  /\b(?:nothing|no (?:evidence|signs?|indication|reason|suggestion)) (?:to (?:suggest|indicate|think|believe|show)|that)\b[^.;]{0,50}\b(?:chosen|targeted|singled out|picked(?: out)?|selected|motivated|for being|because)\b|\bto make (?:it|the \w+) (?:look|appear|seem)\b|\bmade to (?:look|appear) (?:like|as)\b|\b(?:staged|faked|fabricated|made up|concocted) (?:the |an? |his |her |their )?(?:own )?(?:\w+ ){0,3}(?:attack|hate[- ]crimes?|incident|assault|vandalism|fire|threats?|swastikas?|graffiti|break-in)\b|\b(?:may|might|did|does|could|had) not (?:have )?(?:known?|mention\w*|been aware|be aware|realised?|realized?|understood|understand)\b[^.;]{0,40}\b(?:jew(?:s|ish)?|synagogue|what the (?:job|target|building)|the target|whose)\b|\bwhether\b[^.;]{0,40}\b(?:knew|understood|was aware|realised|realized)\b[^.;]{0,30}\b(?:target|jewish|synagogue)\b/i,
);

/** "Police had at first recorded it as religiously motivated", "considered whether it was aggravated and did not put it that way". */
const thoughtBetterOf = quick(
  /\b(?:at first|first|initially|originally) (?:been )?(?:recorded|treated|logged|classed|classified|listed|investigated|flagged|described|reported)\b[^.;]{0,40}\b(?:motivat\w*|aggravat\w*|hostil\w*|hatred|racis\w*)|\b(?:considered|looked at|weighed|asked (?:itself|themselves)) whether\b[^.;]{0,60}\b(?:aggravat\w*|motivat\w*|hate crime|bias\w*)\b[^.;]{0,40}\b(?:and|but) (?:(?:it |they |he |she )?(?:did|do|does|had|has|have|was|were|could|would) not|didn['’]t|decided (?:that it was |it was )?not|chose not|concluded (?:that it was |it was )?not)\b/i,
);

const biasWords =
  "(?:prejudice|hat(?:e|red)|bias|hostility|animus|anti-?semit\\w*|bigotry|religio\\w*|faith|because (?:he|she|they|it) (?:was|were) jewish|jewish (?:identity|faith|religion|background))";
const suspicion =
  "(?:suggestions?|claims?|allegations?|theory|theories|suspicions?|fears?|rumou?rs?|notions?|ideas?|speculation|possibility|assumptions?|beliefs?|reports?|lines? of (?:inquiry|enquiry)|submissions?|contention|impression)";
const upheld = String.raw`(?:pursued|borne out|supported|substantiated|made out|upheld|accepted|proved|proven)`;
const cameToNothing = [
  String.raw`(?:was|were|is|are|has|have|had)(?: (?:been|being))? (?:not|never) (?:been )?(?:\w+ )?${upheld}`,
  String.raw`(?:was|were|is|are|has|have|had)(?: (?:been|being))? (?:(?:quickly|soon|later|\w+ly) )?(?:rejected|dismissed|discounted|discarded|disproved|dispelled|ruled out|set aside|abandoned|dropped|withdrawn|unfounded|baseless|groundless|without (?:foundation|merit|basis)|mistaken|wrong|false|put to rest)`,
  "proved (?:to be )?(?:unfounded|baseless|groundless|mistaken|wrong|false)",
  "came to nothing",
  String.raw`had no (?:\w+ )?(?:basis|foundation)`,
].join("|");
const unlessNot = String.raw`(?:(?!\b(?:not|never|no)\b|n['’]t\b)[^.;“”"])`;
/** "A suggestion that it was motivated by prejudice had not been pursued", "Police discounted the theory of a hate crime". */
const suspicionGone = quick(
  new RegExp(
    `\\b${suspicion}\\b${unlessNot}{0,90}\\b${biasWords}\\b[^.;“”"]{0,40}?\\b(?:${cameToNothing})\\b|\\b(?:judges?|courts?|police|prosecutors?|magistrates?|tribunal|panel|detectives?|officers?|investigators?|inquiry|jury|jurors|sheriff|crown|recorder|justice)\\b[^.;“”"]{0,40}?\\b(?:reject|dismiss|discount|discard|dispel|disprov|rule[sd]? out|quash|scotch)\\w*\\b (?:\\w+ )?(?:the |any |an? |early |earlier |initial |all )+(?:\\w+ )?${suspicion}\\b${unlessNot}{0,60}\\b${biasWords}\\b|\\bnot an? (?:\\w+ )?(?:shred|scrap|skerrick|scintilla|jot|iota|hint|trace|grain|particle|whit|speck|ounce|bit|piece) of (?:evidence|proof)\\b[^.;“”"]{0,60}\\b${biasWords}\\b`,
    "i",
  ),
);

/** "The aggravation was not proceeded with." */
const aggravationDropped =
  /\baggravat(?:ion|ed (?:element|count|charge|offen[cs]e|form|version|feature))s?\b[^.;]{0,30}\b(?:not|never|dropped|dismissed|withdrawn|removed|abandoned|left out|deleted|struck)\b/i;

/** The law's word for the bias was taken out of the charge. */
const takenOut = quick(
  /\b(?:aggravations?|aggravators?|(?:bias|hate|religious|racial) (?:element|elements|aggravation|specification|factor)|enhancements?) (?:was|were|had been|has been|have been|is|being) (?:\w+ )?(?:deleted|removed|struck|dropped|withdrawn|abandoned|dismissed|not (?:proved|proven|found|established))|\bdelet(?:ed|es|ing|ion of) (?:the |an? )?(?:\w+ )?aggravat\w+|\b(?:charges?|counts?) of (?:[^.;]{0,60}\b)?(?:ethnic intimidation|bias intimidation|hate crimes?|civil rights violations?|(?:racial|religious|bias)[\w-]* [\w-]+)\b(?:(?!\bagainst (?:an?|another|two|three|one)\b)[^.;]){0,80}\b(?:was|were|been) (?:\w+ )?(?:dismissed|dropped|withdrawn|removed)\b/i,
);

/** A jury's answer on the aggravation: 'answered "no" to that question in his case'. */
const answeredNo =
  /\b(?:jury|jurors|court|judges?)\b[^.;]{0,30}\b(?:answered|said|voted|replied) ["“'‘]?no\b|\b(?:court|jury|judges?|tribunal)\b[^.;]{0,40}\b(?:did not|declined to|refused to) (?:retain|uphold|accept|find) (?:the |that |any )?(?:aggravat\w+|anti-?semitic|antisemitic|racist|hate|bias)\b/i;

const saidNothing = /\bnothing (?:was |had been )?(?:written|said|shouted|scrawled)\b/i;

/** "There is no reading of those words that is not antisemitic", "rejected his claim that it was not antisemitic": twice not. */
const deniedTwice =
  /\b(?:reject|dismiss|disbeliev|discount)\w* (?:\w+['’]?s? ){0,3}?(?:claim|argument|submission|contention|assertion|defen[cs]e|evidence|explanation|suggestion)s? (?:that )?[^.;]{0,60}\bnot (?=anti-?semitic|motivated)|\b(?:no|nothing|nobody|cannot|could not|impossible|hard|difficult)\b[^.;]{0,60}\b(?:(?:that|which) (?:is|was|are|were|would be|could be)|(?:read|see|call|understand)\b[^.;]{0,30} as) not (?=anti-?semitic)/i;

/** Somebody says that it was not hatred, or that hatred was not charged or proved. */
export function saysNoBias(sentence: string): boolean {
  const text = sentence
    .replace(deniedTwice, "")
    .replace(/\banti-jewish\b/gi, "antisemitic")
    .replace(/\b(?:insufficient|not enough|too little|little|scant) evidence\b/gi, "no evidence")
    // "is no longer being treated as a hate crime": what it was first taken for, it is not.
    .replace(/\bno longer (?=(?:be(?:en|ing)? )?(?:treat|investigat|classifi|consider|regard|view|handl|pursu)\w+)/gi, "not ");
  return (
    noBias.test(text) ||
    takenOut.test(text) ||
    feigned.test(text) ||
    thoughtBetterOf.test(text) ||
    suspicionGone.test(text) ||
    aggravationDropped.test(text) ||
    answeredNo.test(text)
  );
}

/** Somebody but the accused says so of the subject's case. */
export function biasDenied(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  const isChargedAsBias = [...record.steps, ...record.frames].some(({ sentence }) =>
    /\b(?:charged|indicted|convicted|guilty|arraigned)\b[^.;]{0,160}\bas an? (?:hate|bias) crime\b/i.test(
      page.sentences[sentence]?.text ?? "",
    ),
  );
  return [...record.scope].some((index) => {
    const sentence = page.sentences[index];
    if (!sentence || !saysNoBias(sentence.text) || isOfAnothersPart(page, discourse, record, sentence)) return false;
    if (isOfAnothersParagraph(page, discourse, sentence)) return false;
    if (isOwnDefence(discourse, sentence) || isReportedDefence(sentence.text) || goesOnWithDefence(page, discourse, sentence))
      return false;
    // "Nothing was said … so we're charging it as a hate crime".
    return !(isChargedAsBias && saidNothing.test(sentence.text) && !saysNoBias(sentence.text.replace(saidNothing, "")));
  });
}

/** "There was no hate behind it", the accused said: of what they did, and in their own words. */
function isOwnDefence(discourse: Discourse, sentence: Sentence): boolean {
  const theirs = discourse.quotes.filter((quote) => quote.sentence === sentence.index && quote.speaker === "p0");
  if (theirs.length === 0) return false;
  const rest = theirs.reduceRight(
    (text, { quote }) => text.slice(0, quote.start - sentence.start) + text.slice(quote.end - sentence.start),
    sentence.text,
  );
  return !saysNoBias(rest);
}

/** "Ruiz told the panel that the item was out of stock. She had not known that Ms A was Jewish": still what she told it. */
function goesOnWithDefence(page: PageReading, discourse: Discourse, { index, block, text }: Sentence): boolean {
  return (
    /^(?:he|she) (?:had not|hadn['’]t|did not|didn['’]t) (?:know|known|reali[sz]e|reali[sz]ed|notice|noticed|mean|meant|intend|intended)\b/i.test(
      text,
    ) &&
    page.sentences[index - 1]?.block === block &&
    discourse.clauses.some(
      ({ sentence, class: kind, agentIs, passive }) => sentence === index - 1 && kind === "say" && agentIs === "p0" && !passive,
    )
  );
}

/** "claimed that she had been trolling and was not antisemitic", "She said she was not": what whoever stands accused says of themselves. */
const ofOneself =
  /(?:\b(?:claim|insist|maintain|protest|argu)(?:ed|s|es|ing)?|\b(?:he|she|they) (?:also |later |then )?(?:said|says|told [^.;]{2,40}|added)) (?:that )?(?:he|she|they)\b[^.;]{0,80}?\b(?:was|were|is|are|had|did|has|have) (?:not|never)(?: (?:be(?:en|ing)?|meant|intended|an?))*(?: \w+ly)? ?$/i;

/** "His lawyer argued that there was no evidence that he meant Jews". */
const byLawyer =
  /^[^;]{0,80}?(?<!\b(?:prosecution|crown|state|government|district|u\.?s\.?|city|plaintiffs?['’]?|victims?['’]s?) )\b(?:lawyers?|solicitors?|barristers?|attorneys?(?! general)|counsel|defen[cs]e|defending)\b[^.;]{0,50}\b(?:argu(?:ed|es|ing)|said|says|told|claim(?:ed|s)|insist(?:ed|s)|maintain(?:ed|s)|submitted|suggest(?:ed|s)|contend(?:ed|s))\b/i;

/** "said that they did not know that he was Jewish", "the player's statement that he did not know it is not credible". */
const saysNotKnown =
  /\b(?:said|says|claimed|argued|told [^.;]{2,40}|stated|insisted|testified|maintained)\b(?:[^.;]{0,20}\b(?:that )?|[^.;]{0,140}\b(?:(?:and )?that|because|since|but) )(?:(?:he|she|they) (?:did not|didn['’]t|had not|hadn['’]t)|(?:none|neither) of them had) (?:known?|reali[sz]ed?|noticed?|understood|understand)\b|\b(?:statement|claim|assertion|defen[cs]e|evidence|account) that (?:he|she|they) (?:did not|had not)\b[^.;]{0,80}\b(?:not (?:\w+ )?(?:credible|believed|accepted|plausible)|rejected|disbelieved|implausible|incredible)\b/i;

function isReportedDefence(text: string): boolean {
  if (
    /\b(?:judges?|court|jury|panel|tribunal|prosecutors?|police|sheriff|magistrates?)\b[^.;]{0,30}\b(?:said|says|found|ruled|accepted|held|agreed|believed)\b/i.test(
      text,
    )
  )
    return false;
  if (
    saysNotKnown.test(text) &&
    !/\b(?:judge|court|jury|panel|tribunal|prosecutors?|police) (?:\w+ )?(?:agreed|accepted|found|ruled|held|believed)\b/i.test(
      text,
    )
  )
    return true;
  if (
    byLawyer.test(text) &&
    !/\b(?:judge|court|jury|panel|tribunal|prosecutors?|police) (?:\w+ )?(?:agreed|accepted|found|ruled|held)\b/i.test(text)
  )
    return true;
  const at = text.search(/\b(?:anti-?semit\w*|racist)\b/i);
  return at > 0 && ofOneself.test(text.slice(0, at)) && !saysNoBias(text.slice(at));
}

/** "did not find that Foss's post was antisemitic", "the dismissal by Mrs Foss was not because of religion": of what another did. */
function isOfAnothersPart(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  sentence: PageReading["sentences"][number],
): boolean {
  if (isAsToAnother(discourse, sentence)) return true;
  if (record.about.has(sentence.index)) return false;
  const at = noBias.exec(sentence.text)?.index ?? 0;
  return sentence.mentions.some(
    (mention) =>
      mention.person !== 0 &&
      mention.start - sentence.start >= at - 60 &&
      /^['’]s? (?:\w+ ){0,2}(?:posts?|remarks?|comments?|statements?|e-?mails?|messages?|decision|words|tweets?|case|speech|placard|question)\b/.test(
        page.text.slice(mention.end, mention.end + 40),
      ) &&
      !discourse.accused.has(`p${mention.person}`),
  );
}

/** "It does not allege that Foss knew, and no bias has been charged as to her", "in his case": of the one whom the sentence has named. */
function isAsToAnother(discourse: Discourse, { text, mentions }: Sentence): boolean {
  if (mentions.length === 0 || mentions.some(({ person }) => person === 0)) return false;
  if (/\b(?:as to|as regards|in respect of|with respect to|in the case of) (?:him|her)\b/i.test(text)) return true;
  return (
    /\b(?:against|for) (?:him|her)\b|\bin (?:his|her) case\b/i.test(text) &&
    mentions.some(({ person }) => discourse.accused.has(`p${person}`))
  );
}

const plain = new RegExp(`\\b(?:${plainOffences}|${besideOffences}|broke into|breaking and entering|break-ins?)\\b`, "i");

/** What the case is about names an offence of gain, of the road or of drugs: that no bias stood behind it leaves nothing to ask. */
export function isOfGain(page: PageReading, record: SubjectRecord): boolean {
  return [...record.scope].some((index) => plain.test(page.sentences[index]?.text ?? ""));
}
