import type { Clause } from "../reading/clause.ts";
import type { Discourse, ResolvedQuote } from "./discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";

/**
 * Whether a speaker stands for words that the page puts in their mouth. Whoever tells what a forgery claims, what a verse says
 * or what their father used to call people, and whoever calls the words a slur, says them and does not mean them.
 */

const claims =
  "(?:claims?|beliefs?|ideas?|notions?|myths?|lies?|tropes?|allegations?|theor(?:y|ies)|libels?|canards?|accusations?|stereotypes?|rumou?rs?|falsehoods?|suggestions?|insinuations?|prejudices?)";
const sayings =
  "(?:slurs?|terms?|words?|phrases?|expressions?|slogans?|sayings?|proverbs?|cries|cry|verses?|lines?|lyrics?|stanzas?|refrains?|chants?|passages?|scenes?|jokes?|graffiti)";
const before = (nouns: string) =>
  new RegExp(
    `\\b(?:the|a|an|old|this|that|such|of|with|about|as) (?:[\\w-]+ ){0,3}?${nouns}(?: (?:that|like|such as|about how|in which|where|of))*[:,]? ?$`,
    "i",
  );
/** "the claim that '…'", "the slur '…'", "the verse in which '…'". */
const ofClaim = before(claims);
const ofSaying = before(sayings);
/** Whoever spreads a claim makes it; whoever utters a word uses it. */
const spreads =
  /\b(?:repeat\w*|spread\w*|shar\w+|promot\w+|defend\w*|push\w*|endors\w+|peddl\w+|embrac\w+|stand(?:s|ing)? by|stood by|advanc\w+|made|mak(?:es?|ing)|reviv\w+|parrot\w*|air(?:ed|ing|s)|voic\w+|invok\w+|espous\w+|amplif\w+|posted|posting|tweet\w*|retweet\w*|publish\w*|print\w*)\b[^.;]{0,30}$/i;
const utters =
  /\b(?:repeat\w*|us(?:e|ed|es|ing)|chant\w*|shout\w*|yell\w*|scream\w*|hurl\w*|utter\w*|cop(?:y|ied)|made|mak(?:es?|ing)|wrote|writ\w+|publish\w*|print\w*|sang|sings?|singing|rap\w*|scrawl\w*|paint\w*|spray\w*|display\w*|hold\w*|held|post\w*|tweet\w*|sent|send\w*|add\w*|said|say\w*|shar\w+|with|by|including|includes?|included|under|titled|called|beg[ai]n\w*|end\w*|open\w*|closed?|signed|contain\w*|featur\w+|bear\w*|bore|wear\w*|wore|carr\w+|etch\w*|carv\w*)\b[^.;]{0,40}$/i;
const speaks =
  "(?:claim(?:s|ed)?|says?|said|believe[sd]?|calls?|called|alleg(?:es?|ed)|insist(?:s|ed)?|told|tells?|taught|teach(?:es)?|argue[sd]?|holds?|held|portray(?:s|ed)?|accuse[sd]?|depict(?:s|ed)?|describe[sd]?|blame[sd]?|maintain(?:s|ed)?|wrote|writes?|shout(?:s|ed)?|chant(?:s|ed)?|yell(?:s|ed)?|scream(?:s|ed)?|post(?:s|ed)?|spray(?:s|ed)?|paint(?:s|ed)?|scrawl(?:s|ed)?|sang|threaten(?:s|ed)?|reads?|thinks?|thought|declare[sd]?|state[sd]?)";
const determiner = "(?:the|an?|some|many|most|its|this|that|these|those|his|her|their|one|another|old|other)";
const somebody =
  "(?:father|mother|parents?|grand\\w+|uncle|aunt|brother|sister|husband|wife|son|daughter|client|defendant|accused|suspect|attacker|man|woman|caller|stranger|neighbou?rs?|customer|pupil|student|teacher|colleague|boss|author|writer|narrator|character|regime|nazis?|movement|cult|extremists?|antisemites?|racists?|crowd|mob|marchers?|march|rally|demonstration|protesters?|protest|group|gang|supporters?|fans?|spectators?|students|youths?|guests?|speakers?|politicians?|officers?|others|users?|voice)";
const something =
  "(?:letters?|diar(?:y|ies)|forgery|text|tract|pamphlets?|leaflets?|posters?|comments?|articles?|books?|play|film|novel|poem|ballad|song|verse|sermon|propaganda|website|account|radio|newspapers?|email|e-mail|message|note|sign|graffiti|video|headline|document|work)";
const aside = "(?:\\w+ly |also |had |has |have |still |once |used to )";
/** A noun of its own between the speaker's verb and the words: "said his client believes", "says the forgery claims that". */
const another = new RegExp(
  `^(?<front>[^.;]{0,60}?\\b)${determiner} (?!(?:\\w+ ){0,2}(?:jews?|jewry|holocaust|rabbis?|talmud|torah|tribe)\\b)(?:[\\w'’-]+ ){0,3}?(?:${somebody} ${aside}{0,2}|${something} (?:that |which )?${aside}{0,2})${speaks}\\b[^.;,]{0,40}$`,
  "i",
);
const makes = /^(?:write|spread)$/;
/** What is said of the words right behind them: "'…' is a slur". */
const calledWrong =
  /^[”"'’]?,? (?:is|was|are|were|be|as|sounds?|remains?) (?:(?:an?|the|plainly|clearly|simply|just|always|still|not only|deeply|one of the|wholly|utterly|both|old|oldest|such) ){0,4}(?:slurs?|tropes?|stereotypes?|fabrications?|false|falsehoods?|wrong|hateful|racist|antisemitic|anti-semitic|offensive|insults?|libels?|canards?|nonsense|untrue|unacceptable|disgrac\w+|shameful|lies? (?:told|that|as)|forger(?:y|ies)|propaganda)\b/i;
/** "the words '…' could not be excused": said of the words by whoever quotes them. */
const answered =
  /^[”"'’]?,? (?:(?:could|can|will|should|would|must|may)(?: ?not|n['’]t| never) (?:be (?:\w+ )?(?:excused|tolerated|accepted|justified|defended|explained|ignored|condoned|overlooked|repeated)|stand\b|go unanswered)|(?:had|has|have) no (?:place|excuse|justification)|(?:went|go|goes) (?:far |well )?beyond|cross(?:ed|es) (?:a|the|every) line|amount(?:s|ed)? to|constitut(?:es?|ed)|demean\w*|caused?\b)/i;
/** "stands for '…' in the minds of the audience": what others take a figure for. */
const toAudience =
  /^[”"'’]? (?:in the (?:minds?|eyes|imaginations?) of|(?:to|for) (?:the|its|his|her|an?|most|many) (?:\w+ )?(?:audiences?|readers?|viewers?|spectators|public|playgoers))\b/i;
const saidThings =
  "words?|terms?|slurs?|phrases?|remarks?|comments?|statements?|language|slogans?|chants?|insults?|abuse|graffiti|jokes?";
/** "for pulling a placard reading '…' from a marcher's hands". */
export const takesSign =
  /\b(?:pull|snatch|grabb?|tear|tore|torn|ripp?|tak|took|knock|burn|remov|destroy|smash|cover|paint|setting fire|set fire|cut|throw|seiz|confiscat)\w*(?: (?:to|down|off|out|up|away|over))? (?:an?|the|his|her|some|\w+['’]s) (?:(?!jewish|israeli?|hanukkah|menorah|hostage|kosher|synagogue)[\w'’-]+ ){0,2}(?:signs?|placards?|banners?|flags?|posters?|stickers?|leaflets?|display)\b/i;

const wordNouns = `(?:${saidThings}|messages?|posts?)`;
const isJudged =
  "(?:is|are|was|were|isn['’]t|aren['’]t|has|have|had|will|would|can|cannot|can['’]t|should|must|makes?|made|shows?|belongs?|go(?:es)?|crosses)";
/** "said the phrase '…' had become common": what is said of the words goes on behind them. */
const namedWords = new RegExp(`\\b(?:the|those|these|this|such|her|his|their) (?:\\w+ )?(?:${saidThings}),? ?$`, "i");
/** "said the message '…' had reached her": of a thing they may own up to as theirs, or stand by, the words stay. */
const namedThing =
  /\b(?:the|this|that|such|an?|one) (?:[\w-]+ ){0,2}?(?:messages?|notes?|letters?|e-?mails?|texts?|posts?|tweets?|inscriptions?|lines?|sentences?|captions?|posters?|stickers?|placards?|signs?|banners?|headlines?|greetings?|answers?|repl(?:y|ies)),? ?$/i;
const isOwned =
  /^[”"'’]? (?:is|was|are|were|has been|had been) (?:(?:\w+ly|just|only|all|still) )*(?:his|hers|theirs|mine|true|right|correct|accurate|justified|deserved|meant|intended|a joke|satire|sarcas\w+|humou?r|written by (?:him|her)|posted by (?:him|her)|sent by (?:him|her))\b/i;
/** One word for somebody, without an article: "'dirty Jew' was a threat" speaks of the word, "a 'dirty Jew' was there" uses it. */
const bareInsult =
  /^\W*(?!(?:an?|the|this|that|these|those|my|your|his|her|our|their|some|any|every|no|one|another|all)\b)(?:[\w-]+ ){0,3}?(?:jew(?:ess|boy)?|kikes?|yid|zhid|pig|swine|dog|rat|scum|parasite|bastard|bitch|vermin|lover)\W*$/i;
const ofBareInsult =
  /^[”"'’]? (?:(?:was|is|isn['’]t|wasn['’]t|remains|sounds) (?:(?:no|not|never|always|just|simply|plainly|both|still) )*(?:an?|the|no)? ?(?:[\w-]+ )?(?:threat|crime|offen[cs]e|opinion|joke|insult|slur|hatred|hate|abuse|word|term|phrase|expression|compliment|nickname|name|greeting|banter|accident|curse|swear ?word|racism|antisemitism|anti-?semitic|racist|hateful|offensive|unacceptable|acceptable|wrong|hurtful|painful|vile|the (?:first|last|only) (?:word|thing)|what (?:he|she|they|people|the))\b|(?:was|is|had been|has been|were|got) (?:\w+ly )?(?:said|shouted|yelled|written|scrawled|scratched|painted|sprayed|daubed|carved|chalked|spat|hissed|hurled|posted|sent|typed|sung|chanted|screamed|thrown|used|heard|aimed|directed)\b)/i;
/** "said that calling Jews '…' was shameful". */
const byCalling =
  /\b(?:calling|describing|comparing|labell?ing|branding|telling|saying|shouting|referring to|to call|to say) [^.;"“]{0,50}$/i;
const goesOnAbout =
  /^[”"'’]? (?:(?:had|has|have|was|were|is|are) (?!(?:said|shouted|yelled|used|written|posted|sent|painted|sprayed|scrawled|sung|chanted|hurled|repeated)\b)|(?:became|becomes|remains?|means|meant|evokes?|evoked|refers?|referred|derives?|dates?|goes|comes|came|appears?|appeared|recalls?|echo(?:es|ed)|left|made|makes|could|can|should|would|will|must|belongs?|hurts?|shocked|shows?|showed)\b)/i;
/** "Words such as '…' have no place here", "calling Jews '…' is what the Nazis did": what a whole quotation says of such words. */
const ofWords = [
  new RegExp(
    `^\\W*(?:(?:the|any|such|these|those|this|that|his|her|their|using|hearing|reading) )*${wordNouns} (?:such as|like|including|as) `,
    "i",
  ),
  new RegExp(
    `^\\W*(?:to )?(?:call(?:ing)?|tell(?:ing)?|say(?:ing)?|shout(?:ing)?|describ(?:e|ing)|blam(?:e|ing)|accus(?:e|ing)|compar(?:e|ing)|paint(?:ing)?|claim(?:ing)?|chant(?:ing)?|den(?:y|ying)|using|suggest(?:ing)?|wish(?:ing)?|equat(?:e|ing)) [^.!?]{3,120} ${isJudged}\\b`,
    "i",
  ),
  /\b(?:no|any) place (?:here|in|on|at|for)\b|\b(?:i|we) (?:still |can still |can )?(?:hear|heard|see|saw) (?:the|those|these|his|her|their) (?:\w+ )?words?\b|\bnobody (?:should|deserves?|has)\b|\bno one (?:should|deserves?)\b|\bno[- ]?(?:child|student|person|family|player|worker|man|woman) should\b/i,
];
/** "He told me …", "My client used the words …": the quotation tells of what somebody else said. */
const ofSpeaker =
  /^\W*(?:(?:and|then|so|but|when|as|after|that|because|at first|first|suddenly|later|yesterday|that night|that day),? )*(?:(?:he|she)(?:['’]d| had| has| was| kept| just| then| also| even| actually| repeatedly| started| began| would)* (?:told|said|called|shouted|yelled|screamed|wrote|posted|sent|used|said|saying|calling|telling|shouting|yelling|screaming|threatened|came up|texted|messaged|claimed|kept)\b|(?:they|someone|somebody|people|kids|boys|the man|a man|this man|the woman|a woman|one of them)(?:['’]d| had| were| was| kept)* (?:told|called|shouted at|yelled at|screamed at|calling|telling|shouting at|yelling at) (?:me|us|my|her|him)\b|(?:my|our|the) (?:client|defendant|neighbou?r|boss|teacher|manager|colleague|coach|son|daughter|husband|wife|attacker) (?:\w+ ){0,2}(?:told|said|called|shouted|yelled|wrote|posted|sent|used)\b|(?:i|we) (?:was|were|['’]ve been|have been|had been|got|get) (?:\w+ )?(?:called|told|sent|threatened|spat|shouted)\b|(?:i|we) (?:heard|overheard|saw|read|received|got|found|opened) (?!(?:that |how |the |all |these |those |what |some |about )*(?:jew|zionis|holocaust|israel)))/i;

/** Does what somebody is quoted with tell of such words, rather than say them? */
export function speaksOfWords(words: string): boolean {
  return ofSpeaker.test(words) || ofWords.some((pattern) => pattern.test(words));
}

const saidToThem =
  /^[”"'’]?,? (?:because |as |which |when |for )?(?:it |they |that |this )?(?:was|were|had been|has been) (?:once |later |first |then |often )?(?:said|shouted|told|yelled|spat|written|addressed|hissed|sent) (?:to|at) (?:her|him|me|us|them|his|my|our)\b/i;
const ofPart =
  /\b(?:played|portrayed|voiced|read|performed|sung) by (?:\p{Lu}[\w’'-]+,? ?){1,4}[^.;]*$|\b(?:plays?|played|playing|portrays?|portrayed|voices?|voiced) (?:an?|the|his|her) (?:[\w-]+ ){0,3}(?:who|character|villain|landlord|officer|nazi|commandant|bully)\b[^.;]*$/iu;

/** "refused to sing", "declined to repeat". */
const declines =
  /\b(?:refus\w+|declin\w+|would not|will not|won't|wouldn't|forbid\w*|forbade|stopp\w+|cut|dropp\w+|omit\w*|left out|struck out|delet\w+|remov\w+)\b[^.;]{0,60}$/i;

/** Does the subject only tell of the words, by what stands around them? */
export function isRelayed(
  page: PageReading,
  discourse: Pick<Discourse, "clauses">,
  sentence: Sentence,
  quote: ResolvedQuote,
): boolean {
  // "Vole: '…' claim is a lie".
  if (
    /^[”"'’]? (?:claims?|story|stories|quotes?|smears?|rumou?rs?|allegations?) (?:(?:is|are|was|were) |(?:false|untrue|fake|denied|debunked|dismissed)\b)/i.test(
      page.text.slice(quote.quote.end, quote.quote.end + 40),
    )
  )
    return true;
  if (speaksOfWords(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd))) return true;
  // "the sentence '…', because it was said to her by a landlady".
  if (saidToThem.test(page.text.slice(quote.quote.end, quote.quote.end + 60))) return true;
  // "a landlord, played by Ana Ruiz, refuses a room with the words '…'": the part's.
  if (ofPart.test(page.text.slice(sentence.start, quote.quote.start))) return true;
  if (quote.side !== "before" || !quote.clause) return false;
  const said = discourse.clauses.find(
    (clause) =>
      clause.sentence === sentence.index &&
      clause.agentIs === quote.speaker &&
      !clause.passive &&
      /^(?:say|write|read|admit|accuse|find|other|help)$/.test(clause.class) &&
      clause.end <= quote.quote.start &&
      !/["“”]/.test(page.text.slice(clause.end, quote.quote.start)),
  );
  if (!said) return false;
  const after = page.text.slice(quote.quote.end, Math.min(sentence.end, quote.quote.end + 90));
  if (calledWrong.test(after) || answered.test(after) || toAudience.test(after)) return true;
  const lead = page.text.slice(said.end, quote.quote.start);
  if ((namedWords.test(lead) || byCalling.test(lead)) && goesOnAbout.test(after)) return true;
  if (namedThing.test(lead) && goesOnAbout.test(after) && !isOwned.test(after)) return true;
  if (
    bareInsult.test(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) &&
    /(?:^ ?| that ?|[:,] ?)["“‘']?$/.test(lead.replace(/^ (?:the |an? |his |her )?[\w’'-]+ that $/, " that ")) &&
    ofBareInsult.test(after)
  )
    return true;
  const found = another.exec(lead);
  // "in a post that said": the thing is where they said it.
  const isPlace = found !== null && /\b(?:in|on|via|through|by|with|at|to) $/i.test(found.groups?.["front"] ?? "");
  if (found && !isPlace && (!makes.test(said.class) || /^ (?:\w+ ){0,3}that $/i.test(found.groups?.["front"] ?? ""))) return true;
  const whole = page.text.slice(sentence.start, quote.quote.start);
  const [mention, uses] = ofClaim.test(lead) ? [ofClaim, spreads] : [ofSaying, utters];
  const named = mention.exec(lead);
  if (!named) return false;
  const front = whole.slice(0, whole.length - named[0].length);
  return !uses.test(front) || declines.test(front);
}

const unsure = /^(?:claim|allege|complain|report|accuse|recall|remember|insist|maintain|say|tell|suggest|write|testify|state)$/;
const authority =
  /^b:|^r:(?:police|prosecutors?|investigators?|officers?|detectives?|officials?|agents?|judge|court|spokes\w+|authorities)$/;

/**
 * "An anonymous user claimed that Vole had said '…'": the subject's words in the mouth of somebody who holds no office.
 */
export function isHearsay(page: PageReading, discourse: Discourse, sentence: Sentence, clause: Clause | null): boolean {
  if (!clause) return false;
  const whole = page.text.slice(sentence.start, clause.start);
  if (oneSided.test(whole)) return true;
  if (
    /\b(?:rumou?rs?|claims?|allegations?|stories|story|suggestions?|accusations?|gossip)(?: \w+){0,3} that (?:[\w.'’-]+ ){0,6}$/i.test(
      whole,
    )
  )
    return true;
  return discourse.clauses.some(
    (one) =>
      one.sentence === sentence.index &&
      one.end < clause.start &&
      !one.passive &&
      unsure.test(one.lemma) &&
      one.agentIs !== "p0" &&
      one.agentIs !== "?" &&
      !authority.test(one.agentIs) &&
      !(one.agent?.kind === "person" && page.people[one.agent.person]?.titles.length) &&
      (/\bthat (?:the |an? )?(?:[\w.'’-]+ ){0,7}?(?:he |she |had |has )?(?:\w+ly )?$/i.test(
        page.text.slice(one.end, clause.start),
      ) ||
        // "alleges that Ana Ruiz, 44, a pilot from Dunley, said".
        (sentence.mentions.length === 1 && thatNamedOne.test(page.text.slice(one.end, clause.start)))),
  );
}

/** A complaint that is no prosecutor's, a suit, a post or talk, as what a sentence rests on. */
const oneSided =
  /^\W*(?:according to (?:an?|one|another|some) (?!(?:[\w-]+ )?(?:criminal|federal|police|charging|court)\b)(?:[\w-]+ ){0,2}(?:complaints?|lawsuits?|suits?|claims?|posts?|blogs?|websites?|letters?|petitions?|e-?mails?|rumou?rs?)\b|it (?:is|was|has been) (?:said|rumou?red|claimed|whispered)\b|an? (?!(?:[\w-]+ )?(?:criminal|federal|police)\b)(?:[\w-]+ ){0,2}(?:blog|website|complaint|lawsuit|suit|letter|petition|rumou?r|forum|leaflet)\b[^.;“"]{0,30}\b(?:says?|said|claims?|claimed|alleges?|alleged|has it)\b|(?:an?|one|the|his|her|in (?:the|an?) (?:law)?suit,? an?) (?:[\w-]+ ){1,4}(?:(?:says?|said|claims?|claimed|alleges?|alleged) in (?:an?|the|his|her) (?:[\w-]+ )?(?:lawsuit|suit|complaint|claim|petition|filing)\b|(?:claims?|claimed|alleges?|alleged)\b)[^.;“"]*$)/i;
const thatNamedOne = /^(?: that)? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+)*,[^;“”"]{2,80}, (?:had |has |once )?(?:\w+ly )?$/u;

/** The words stand in what somebody else by name says of the subject. */
export function isTestified(discourse: Discourse, page: PageReading, words: { start: number; sentence: number }): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.sentence === words.sentence &&
      clause.end < words.start &&
      /^(?:say|accuse)$/.test(clause.class) &&
      /^p[1-9]/.test(clause.agentIs) &&
      !clause.passive &&
      /^(?: (?:police|officers|us|reporters|the \w+|this \w+))? (?:that|he|she|they)\b/.test(
        page.text.slice(clause.end, clause.end + 40),
      ),
  );
}

const checked =
  /^\W*(?:(?:claim|rating|verdict|our (?:rating|verdict)|the facts?|our ruling|conclusion|what was claimed|ruling)(?: \d+)?\s*:|fact[- ]?check\b|corrections?(?: and clarifications?)?\b(?!al|s? (?:officer|facility|department|center))|clarifications?\b|(?:for the record|errata|erratum)\b)/i;
const setRight =
  /\b(?:(?:he|she|\p{Lu}\p{L}+) (?:was|had been) (?:only |merely |simply |in fact )?(?:reading|quoting|reciting) (?:out |aloud )?(?:from )?(?:an?|the|what)\b|corrected (?:its|the|our|their) (?:report|story|article|account|headline|original)|(?:has|have|had) (?:since )?(?:corrected|retracted|withdrawn) (?:its|the|that|their|our|an) (?:\w+ )?(?:report|story|article|quotation|quote|attribution)|did not say (?:this|that|it|so|any such|the words)\b|never said (?:this|that|it|any such)\b|quot(?:e|ation) (?:is|was|has been) (?:fabricated|fake|false|invented|misattributed|doctored|altered)|(?:words|remark|sentence|line|comment) (?:was|were) (?:in fact |actually |instead )?(?:spoken|said|addressed|made) (?:to|by) (?:him|her|them|somebody|someone|another|a|the|an|ms|mr|mrs|dr)\b|(?:had been|was|were|been) (?:misread|misquoted|misheard|mistranslated|misattributed|mistranscribed|wrongly attributed|falsely attributed|dubbed|synthesi[sz]ed|fabricated|digitally altered|doctored)|synthetic (?:voice|audio)|deepfake|(?:subtitles?|translations?|transcripts?|rendering)\b[^.!?]{0,40}\b(?:was|were|is|are|as) ["“]?(?:\w+ )?(?:false|wrong|distorted|incomplete|misleading|inaccurate|unreliable)\b|(?:rejected|dismissed|denounced) as ["“]?(?:distorted|misleading|false|incomplete|inaccurate)\b[^.!?]{0,60}\b(?:translation|subtitles?|transcript)|\b(?:both|either) readings? (?:is|are|was|were) possible|(?:audio|voice|image|clip|screenshot|video) (?:is|was|has been|had been) (?:fake|synthetic|altered|fabricated|generated|edited|manipulated|a forgery))\b/iu;

/** A fact-check, a correction: what somebody is said to have said there is what is being looked into. */
export function isSetRight(page: PageReading): boolean {
  const main = page.sentences.filter(({ kind }) => kind !== "byline");
  return main.some(
    ({ text, index }) => (checked.test(text) && (index < 12 || /:/.test(text.slice(0, 24)))) || setRight.test(text),
  );
}

const trades =
  /\b(?:curator|archivist|lexicographer|folklorist|translator|museum (?:guide|educator|director)|(?:holocaust|ghetto|camp) survivor|survivor|comedian|comic|stand-?up|satirist|actor|actress|playwright|novelist|reformed (?:\w+ )?(?:neo-?nazi|extremist|skinhead|white supremacist)|(?:former|ex-?) ?(?:neo-?nazi|skinhead|white supremacist|klansman|extremist)|israeli (?:[\w-]+ ){0,2}(?:lawmaker|politician|minister|legislator|writer|author|journalist|columnist|activist|academic|historian|scholar|general|peace activist)|(?:former )?(?:knesset member|member of the knesset)|jewish (?:\w+ )?(?:comedian|comic|writer|author|actor|actress|student|leader|activist|academic|historian|scholar|critic))\b/i;
const background =
  /^,?(?: who)?(?: \d+,)? (?:(?:himself|herself|later|then|once|also) )?(?:left the (?:movement|group|party|far right|scene)|survived the (?:ghetto|camps?|holocaust|war)|(?:is|was) (?:himself |herself )?(?:raised |born )?(?:an? )?(?:\w+ )?jew(?:ish)?\b|grew up (?:in an? )?(?:\w+ )?jewish)|^, whose (?:\w+ and )?(?:parents|family|mother|father|grandparents|\w+) (?:is|are|was|were) (?:\w+ )?(?:jewish|jews)\b/i;

/** "Ana Ruiz, as Gratiano, spits the line", "who plays the guard". */
const inPart =
  /^,? (?:as (?:the )?\p{Lu}\p{L}+,|(?:who )?(?:plays|played|stars as|portrays|portrayed|sings the|sang the|in the (?:part|role) of|cast as)\b)/u;
const onStage =
  /\b(?:theatre|theater|play|stage|staging|musical|opera|production|film|scene|act|script|role|aria|cast|audience|stalls|revived|premiere)\b/i;

/** What the page tells of the speaker makes it doubtful that they mean such words: a part, a stage, an exhibit, a past left behind. */
export function isAtOneRemove(page: PageReading, about: ReadonlySet<number>): boolean {
  return [...about].some((index) => {
    const sentence = page.sentences[index];
    if (sentence?.kind !== "main" || index > 12) return false;
    return sentence.mentions.some((mention) => {
      if (mention.person !== 0) return false;
      const before = page.text.slice(Math.max(sentence.start, mention.from - 60), mention.from);
      const after = page.text.slice(mention.end, Math.min(sentence.end, mention.end + 110));
      // Apposed on either side, or said of them: not anybody else's trade in the sentence.
      if (inPart.test(after) && onStage.test(page.text)) return true;
      const apposed = trades.exec(before);
      if (apposed && /^\W*(?:\w+ )?$/.test(before.slice(apposed.index + apposed[0].length))) return true;
      if (
        /^,? (?:(?:\d+|aged \d+), )?(?:(?:who )?(?:is|was) )?(?:an?|the|its|\S+['’]s) /.test(after) &&
        trades.test(after.split(/[.;]| and | said| says/)[0] ?? "")
      )
        return true;
      return background.test(after.split(/[.;]/)[0] ?? "");
    });
  });
}
