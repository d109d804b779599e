import { quick } from "#app/lib/language/quick-pattern.ts";
import type { ResolvedClause, ResolvedQuote, Who } from "./discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import { officeTitles } from "../reading/titles.ts";
import { standsBeside } from "./who-is-unnamed.ts";

/*
 * "Ana Ruiz, the arresting officer, said he had shouted '…'", "a message to Ana Ruiz read '…'": a hostile quotation in a sentence that names
 * somebody near whoever said it. The ways in which the sentence itself says that the words are another's.
 */

/** "had heard shouts of", "was met with cries of", "filmed a man shouting". */
const heardOf =
  /\b(?:hear(?:s|d|ing)?|report(?:s|ed|ing)?|describ(?:es|ed|ing)|recall(?:s|ed|ing)?|record(?:s|ed|ing)?|film(?:s|ed|ing)?|witness(?:es|ed|ing)?|met with|greeted (?:by|with)|drowned out by|faced) (?:(?:[\w-]+ ){0,3}?(?:shouts?|cries|chants?|calls|screams?|yells|voices?|jeers|taunts|slogans|slurs)\b|(?:someone|somebody|people|others|him|her|them|(?:an?|the|one|two|three|several|some) (?:[\w-]+ ){0,2}?(?:m[ae]n|wom[ae]n|voices?|groups?|crowd|fans?|youths?|boys?|girls?|students?|protesters?|marchers?)) (?:(?!and\b|who\b)\w+ ){0,2}?(?:shout|say|call|yell|scream|chant|sing|tell|declare|claim)(?:ing|s)?\b)[^.;"“”]{0,30}$/i;

/** "an e-mail to", "the threat left for": what follows the name is what was sent to them. */
const sentTo =
  /\b(?:messages?|letters?|e-?mails?|notes?|cards?|texts?|voicemails?|tweets?|posts?|repl(?:y|ies)|remarks?|threats?|comments?|calls?|postcards?|parcels?) (?:(?:sent|addressed|written|left|posted|delivered|e-?mailed|directed|meant) )?(?:to|for|at) (?:(?:the|a|an|his|her|their|then|former) )?(?:[a-z]+ ){0,2}?(?:\p{Lu}[\p{L}.'’-]+ )?$/u;
/** What stands between such a name and the quotation: "read:", ", which said". */
const ranBehind =
  /^,?(?: \w+){0,5} (?:read|reads|reading|said|says|saying|stated|ran|went|began|begins|ended|contained|called|calling)\b[^.;"“”]{0,40}$/i;
/** "In a message to", "During an interview with", "In front of": who stands there is spoken to, and does not speak. */
const isAddressedIn = (head: string) =>
  /^(?:To|With|Before) (?:[\w.]+ ){0,3}$|^(?:In|During|At|After|On|By|With)\b[^.;"“”]{0,60}\b(?:(?:to|with)|in front of|in the presence of) (?:[\w.]+ ){0,3}$/i.test(
    head,
  ) && !/\b(?:belonging|attributed|ascribed|according|linked|tied|traced|close) to (?:[\w.]+ ){0,3}$/i.test(head);
const reported =
  /^(?:['’]s?|) (?:[\w-]+ ){0,3}?(?:reports?|review|inquiry|enquiry|investigation|ruling|judge?ment|decision|study|analysis|audit|column|article|book) (?:\w+ )?(?:found|concluded|said|says|shows?|showed|states?|stated|alleged|alleges)(?: that)? $/i;

/** "To Ana Ruiz he said", "Ana Ruiz's report found that he": a name that stands where the pronoun behind it means another. */
export function isSetAhead(head: string, upTo: string): boolean {
  return (
    (reported.test(upTo) && !/\b(?:into|of|about|against|on) (?:[\w.]+ ){0,3}$/i.test(head)) ||
    (isAddressedIn(head) && /^,? $/.test(upTo))
  );
}

const askedBy =
  /^(?:Asked|Questioned|Told|Confronted|Interviewed|Pressed|Challenged|Approached|Stopped|Warned) (?:\w+ )?by (?:[\w.,'’-]+ ){0,6}$/;
/** "printed the messages in the Courier", of messages that the page has told of: made public. */
const madePublic =
  /^ (?:the|his|her|their|these|those|some of the|all of the|several of the|one of the) (?:[\w-]+ ){0,3}?(?:messages?|posts?|letters?|e-?mails?|tweets?|texts?|words|remarks?|comments?|leaflets?|recordings?|videos?|clips?|screenshots?|notes?)\b/i;

/** "the number 88 stands for '…'", "the phrase '…' was used by": what a sign means and whose it was is told, not said. */
const explains =
  /\b(?:stands? for|(?:is )?short for|(?:is )?(?:a )?code (?:word )?for|translates? (?:as|to|into)|denotes?)[ :,]*$/i;
const mentionsPhrase =
  /\b(?:the|that|this) (?:\w+ ){0,2}?(?:phrase|slogan|word|words|term|expression|motto|chant|epithet|slur|line|saying|formula|symbol)s?,? $/i;
const goesBack =
  /^["”'’]?,? (?!(?:was|were|had been) (?:\w+ly )?(?:used|written|sent|made|spoken|shouted|posted|said) by (?!(?:the )?(?:nazis?|neo-nazis?|hitler|regime|others|extremists|antisemites|far right|klan)\b))(?:was|were|is|are|has|had|have|could|can|cannot|can't|should|would|will|do|does|did|comes?|came|dates?|dated|means?|meant|stems?|appears?|appeared|goes|went|originat\w+|recalls?|echoes?|echoed|belongs?|evokes?)\b/i;
/** '…", said the bishop, had no place on any wall'. */
const saidOfIt =
  /^["”'’]?,? (?:(?:said|says|argued|argues|wrote|writes|added|adds) [^,;."“”]{2,40}|[^,;."“”]{2,40} (?:said|says|argued|argues|wrote|writes|added|adds|explained|explains)(?: [^,;."“”]{2,30})?),["”'’]? (?:had|has|have|was|is|were|are|could|cannot|should|would|comes?|came|goes|went|dates?|dated|stems?|stands?|stood|means?|meant|belongs?|recalls?|echo(?:es|ed)|originat\w+|appears?|appeared)\b/i;
const likeWords =
  /\b(?:words|phrases|things|slogans|lines|claims|lies|posters|signs|statements|slurs|tropes|insults|sentences) (?:like|such as) $/i;
/** Behind it: whose the words were, or what they are shown for. */
const saidElsewhere =
  /^["”'’]?[^.;“”"]{0,90}\bwho(?:m)? (?:had |has )?(?:said|written|wrote|posted|shouted|sent|used|uttered|called) (?:them|it|that|the words?)\b|^["”'’]?,? which (?!(?:he|she)\b)[^.;,“”"]{2,40} (?:had|has) (?:said|written|posted|shouted|sent)\b|^["”'’]?[^.;“”"]{0,40}\b(?:as an example of|by way of example|in (?:an?|the|his|her) (?:[\w-]+ )?complaint)\b/i;
/** Behind "Phrases like '…'": what becomes of them, "turn up every week, Ana Ruiz wrote", or who tells what was done with them. */
const tellsOfThem =
  /^["”'’]?(?: and ["“][^"”]*["”])?(?: [a-z][^,;“”"]{3,60})?, (?:\p{Lu}[\p{L}'’.-]+ ){1,4}(?:wrote|writes|said|says|added|noted|recalled|argued)\b(?!,? ["“])/u;

/** Verbs of seeing, keeping and clearing away: whoever does so has not said what stands there. */
const handles =
  /^(?:see|saw|notic|notice|spot|discover|compar|compare|confiscat|confiscate|remov|remove|scrubb?|wash|clean|photograph|collect|receiv|receive|recogni[sz]e?|recall|remember|examin|examine|analys|analyse|analyze|count|document|translat|translate|suppli|supply|seize?|keep|kept|delet|delete|cover|erase?|report|flag|quit)$/;
const onThing = quick(
  /(?<!\b(?:was|were|been|is|are|be) )\b(?:saw|see|sees|seen|seeing|noticed|spotted|found|finds|finding|discovered|confiscated|removed|scrubbed|washed|seized|covered|erased|deleted|flagged|received) (?:(?!who\b|that\b|he\b|she\b|and\b|but\b|carrying\b|holding\b|waving\b|wearing\b|with\b)[\w'’-]+ ){0,6}?(?:words?|phrases?|slogans?|sentence|line|message|banner|sign|placard|poster|sticker|note|notebook|leaflet|letter|flag|comment|post|card|misspelling|graffiti|inscription),? (?:(?:with|bearing|of|reading|saying|like) )?(?:the (?:words?|sentence|slogan|phrase|inscription),? )?$/i,
);
const wasFound =
  /\b(?:notebook|diary|note|letter|banner|sign|poster|sticker|leaflet|drawing|list|card|file|phone|message)s? (?:with|bearing|containing|reading|saying) (?:the (?:words?|sentence|slogan|phrase),? )?$/i;
/** "had 'Juden raus' scrawled on her blinds", "had '…' shouted at him". */
const hadDone = /\b(?:had|has|have|having|found|finds|saw) $/i;
const scrawled =
  /^["”'’]? (?:scrawled|painted|sprayed|daubed|scratched|written|carved|shouted at|thrown at|chalked|posted|pushed|put)\b/i;
/** "has a policeman mutter '…'". */
const hasMutter =
  /\b(?:has|had|lets?|makes?|made) (?:an?|one|the|her|his|its) (?:[\w-]+ ){1,4}?(?:mutter|say|shout|sing|whisper|tell|cry|call|declare|remark|ask|answer|scream|think|write)s?,? $/i;
/** "someone who says '…'", "whoever writes '…'". */
const saidByAny =
  /\b(?:(?:some|any|every)(?:one|body)|whoever|those|people|a (?:m[ae]n|woman|person|party|colleague|player|teacher|leader|government)|men|fans|the (?:kind|sort|type) of (?:\w+ )?(?:man|woman|person|people)) who (?:\w+ )?(?:says?|said|shouts?|shouted|writes?|wrote|calls?|called|chants?|sings?|thinks?|thought|believes?|tells?|told|posts?|posted|claims?|claimed)\b[^.;"“”]{0,40}$/i;
/** "printed the phrase in full", "described the claim that". */
const repeatsPhrase =
  /\b(?:quot(?:es|ed|ing)|reproduc(?:es|ed|ing)|describ(?:es|ed|ing)|call(?:s|ed|ing)?|dismiss(?:es|ed|ing)?|reject(?:s|ed|ing)?|rebut(?:s|ted|ting)?|condemn(?:s|ed|ing)?|denounc(?:es|ed|ing)|debunk(?:s|ed|ing)?|explain(?:s|ed|ing)?|delet(?:es|ed|ing)|took|removed) (?:the|that|this|an?) (?:\w+ ){0,2}?(?:phrases?|slogans?|words?|terms?|expressions?|claims?|lies?|idea|notion|accusation|slurs?|chants?|comments?|posts?|lines?|sentences?|myths?|charge),? (?:that )?$/i;
/** "his manager would greet him each morning with '…'", "the player who had called him a '…'": it was said to whoever tells of it. */
const saidToThem =
  /\b(?:said|says|told [\w ]{2,30}|testified|recalled|alleged|claimed) (?:that )?(?:his|her|the|an?) [\w’'-]+(?: [\w’'-]+){0,3} (?:would|had|has|used to|kept|once|often|always|regularly)(?: \w+){0,2} (?:him|her|them|me)\b[^.;"“”]{0,50}$|\bwho (?:had |has |once |later )?(?:called|greeted|addressed) (?:him|her|them)\b[^.;:,"“”]{0,30}$/i;
/** "On the windscreen lay a note: '…'". */
const layThere =
  /\b(?:lay|hung|stood|stuck|was (?:pinned|taped|left|tucked)) (?:an?|the|two|several) (?:[\w-]+ ){0,3}?(?:note|letter|card|leaflet|sign|message|poster|sticker|banner|paper)s?(?: (?:with the words|that (?:said|read)|reading|saying))?:? ?$|\b(?:translated|presented|played|read out|displayed) (?:the|several|some|two|three) [^.;"“”]{3,60}\b(?:among them|including|one of which|such as)\b[^.;"“”]{0,50}$/i;

/** A whole sentence in quotation marks, of which the sentence around it goes on to say something. */
const isSentence =
  /\b(?:is|are|was|were|be|isn't|aren't|control\w*|rules?|owns?|runs?|have|has|had|should|must|will|did|does|do|go|gets?|burn|kill\w*|gas|died|didn't|killed|want|hate|know)\b/i;
const goesOn =
  /^["”'’]? (?:is|was|are|were|has|had|means?|meant|could|can|cannot|can't|should|would|will|does|did|had no|has no|belongs?|usually|often|always|still) (?!a joke|meant|just)/i;

const byPart =
  /^,? (?:an?|the|one of the) (?:[\w-]+ ){0,3}?(?:officer|constable|deputy|agent|trooper|guard|steward|bystander|onlooker|eyewitness|witness|passenger|neighbou?r|reporter|journalist|victim)\b/i;

const heardIt = /(?<!\b(?:was|were|be|been|is) )\bheard(?: \w+ly)?(?: the (?:words?|phrase|slur|chant|cry))?,? $/i;
/** "among them a branch chairman's comment that '…'": of somebody whom the page has not named. */
const somebodysComment =
  /\b(?:an?|one|another) (?:[\w-]+ ){1,3}?[\w-]+['’]s? (?:comments?|remarks?|claims?|posts?|messages?|jokes?|statements?|tweets?) (?:that )?$/i;
/** "asked him to leave, only for him to shout '…'". */
const forThemTo =
  /\bfor (?:him|her|them|the (?:man|woman|other)) to (?:\w+ ){0,2}?(?:say|shout|yell|scream|reply|answer|call|tell|chant|sing|write|post|add|declare|hiss|mutter)\b[^.;"“”]{0,50}$/i;
/** "got a reply from another user: '…'". */
const cameFrom =
  /\b(?:g[eo]ts?|received?|receives|drew|attracted|provoked|prompted|earned|brought|had|found|to|by|with) (?:an?|the|several|some|this|one|two|many|her|his) (?:[\w-]+ ){0,2}?(?:repl(?:y|ies)|answers?|responses?|comments?|messages?|letters?|e-?mails?|notes?|retorts?|shouts?|calls?) (?:from|by) (?!~)(?:an?|the|another|one|some|somebody|someone|other|his|her)\b[^.;"“”]{0,60}$/i;
/** "posted a photograph of a wall with the words '…'": what stands on it is shown. */
const picturesOf =
  /\b(?:photos?|photographs?|pictures?|images?|screenshots?|videos?|clips?|footage|film) of (?:an?|the|some|several|another|one|his|her) (?:[\w-]+ ){0,3}?(?:walls?|doors?|signs?|banners?|placards?|fences?|gates?|posters?|leaflets?|stickers?|graffiti|letters?|notes?|messages?|e-?mails?|posts?|tweets?|comments?|shutters?|bridges?|gravestones?|headstones?|windows?|toilets?|bus|trams?|shelters?|benches|bench)(?: [^.;"“”]{0,40}?)?,? (?:with|bearing|reading|saying|carrying|showing|(?:that|which) (?:read|reads|said|says|bore|called)|on which)\b[^.;"“”]{0,50}$/i;
const aheadOfAnothers = [
  forThemTo,
  cameFrom,
  picturesOf,
  somebodysComment,
  onThing,
  saidByAny,
  repeatsPhrase,
  hasMutter,
  explains,
  saidToThem,
  layThere,
  heardIt,
];
const lyingThere =
  /^["”'’]?,? (?:had been |has been |was |were |had )?(?:found|discovered|recovered|seized|hidden|lying|left)\b/i;
/** Makes use of words, and does not give them for an example. */
const puts = /\b(?:us(?:es|ed|ing)|wrote|writ\w+|post\w*|shout\w*|chant\w*|spray\w*|paint\w*|sent|made)\b/i;
const accordingTo = /^according to (?:[\w.]+ ){0,3}$/i;
const besideThem =
  /(?<!\b(?:among|of|all|both|some|many|most|between) )\b(?:him|them|her(?= (?:as|when|while|after|before|until|because|and|to|for|from|in|on|at|with|tell|say|shout|yell)\b|,))\b/i;

type Read = { clauses: readonly ResolvedClause[]; accused: ReadonlySet<Who>; doers: ReadonlySet<Who> };

const ownRelative =
  /^(?:,? \(?\d{2}\)?)?(?:, (?:an?|the) (?:[\w'’-]+ ){0,5}?[\w'’-]+)?,? who (?:(?:has|had|have|also|once|then|later|allegedly|repeatedly|publicly|\w+ly) )*$/;

/** "who spat across the counter and": as far as the verb that is joined to the first. */
const joinedRelative =
  /^(?:,? \(?\d{2}\)?)?(?:, (?:an?|the) (?:[\w'’-]+ ){0,5}?[\w'’-]+)?,? who (?![^]*\b(?:who|whom|whose|which|that|when|while|as|because|after)\b)[^;:.“”"]{2,140}?(?: and| but| before| then)(?: (?:then|also|later|once outside|\w+ly))* $/;

/** "reported that another told a girl that '…'", "wrote that '…' was painted in the mess": behind a verb that is joined, of another or of words. */
const ofOthersWords =
  /^ (?:to [^,.;“”"]{2,40} )?(?:that|how) (?:another|others|somebody|someone|an?|one|two|some|the|his|her|their|they)\b[^“”".;]{2,80}["“]|^[^“”".;]{0,80}["“][^”"]*["”],? (?:(?:was|were|is|are|had been) (?!(?:\w+ly )?(?:fined|jailed|sentenced|convicted|charged|given|handed|banned|barred|dismissed|sacked|found|arrested|suspended|ordered|expelled|cleared|remanded|warned|removed|told|in court|on trial|due)\b)|stood|hung|meant|means|could|should|would|must|cannot|did not)\b/i;

/**
 * "dismissed a teacher who wrote on his page that '…'", the teacher being the person: a relative clause is of who stands before it, and so is a verb
 * that is joined to its first, "who spat across the counter and told a girl that '…'".
 */
export function isOwnRelative(
  page: PageReading,
  { agent, agentIs, start, end }: ResolvedClause,
  clauses: readonly ResolvedClause[],
): boolean {
  if (agent === null || !/^p\d/.test(agentIs) || agent.end >= start) return false;
  const between = page.text.slice(agent.end, start);
  return (
    ownRelative.test(between) ||
    (joinedRelative.test(between) &&
      !ofOthersWords.test(page.text.slice(end, end + 400)) &&
      clauses.every(
        (one) =>
          one.start < agent.end ||
          one.start >= start ||
          one.hedged ||
          (one.passive ? one.patientIs === agentIs : one.agentIs === agentIs),
      ))
  );
}

/** "who wrote about the slogan '…'": of which something is told. */
const aboutWords =
  /\b(?:wrote|writes|written|writing|spoke|speaks|spoken|speaking|talked|talks|lectured|lectures|taught|teaches|researched|studied|studies|a (?:book|study|lecture|talk|film|thesis|paper|column|essay|article)) (?:a (?:book|study|thesis|paper|column|essay|article) )?(?:about|on|against|of)? ?(?:the|that|this|such) (?:[\w-]+ ){0,2}?(?:phrase|slogan|word|words|term|expression|motto|chant|epithet|slur|saying|formula|symbol|lie|myth|clich[eé]|trope)s?,? (?:that )?$/i;

/** Whether the sentence of a quotation that seems to be somebody's tells of it as another's words. */
export function isToldOfAnother(page: PageReading, read: Read, sentence: Sentence, quote: ResolvedQuote): boolean {
  if (aboutWords.test(page.text.slice(sentence.start, quote.quote.start))) return true;
  if (
    quote.clause &&
    /^p/.test(quote.speaker) &&
    read.clauses.some((clause) => clause.start === quote.clause?.start && isOwnRelative(page, clause, read.clauses))
  )
    return false;
  return isNoUtterance(page, sentence, quote) || isBesideTheSpeaker(page, read, sentence, quote);
}

/** "said that the man who pushed her was 'yelling that …'", "that her son was 'called a …'": what the other did, or what was done to them. */
const saysOfAnother = /\bthat (?:an?|the|his|her|their|some|any|all)\b[^.;:“”"]*\b(?:was|were|is|are|had been) $/i;
const isPredicate =
  /^(?:now )?(?:yelling|shouting|screaming|telling|calling|chanting|posting|saying|singing|going|laughing|called|told|convinced|obsessed|sure|adamant)\b/i;

/** By what stands right ahead of a quotation and behind it, whoever the sentence is about: seen, found, explained, refuted, somebody's. */
function isNoUtterance(page: PageReading, sentence: Sentence, { quote, clause }: ResolvedQuote): boolean {
  const ahead = page.text.slice(sentence.start, quote.start);
  const behind = page.text.slice(quote.end, sentence.end);
  const words = page.text.slice(quote.innerStart, quote.innerEnd);
  return (
    (clause !== null && handles.test(clause.lemma) && !clause.passive) ||
    (saysOfAnother.test(ahead) && isPredicate.test(words)) ||
    aheadOfAnothers.some((pattern) => pattern.test(ahead)) ||
    (hadDone.test(ahead) && scrawled.test(behind)) ||
    (wasFound.test(ahead) && lyingThere.test(behind)) ||
    saidElsewhere.test(behind) ||
    (likeWords.test(ahead.replace(/["“][^"”]*["”](?: and|,|, and) $/, "")) && tellsOfThem.test(behind)) ||
    (mentionsPhrase.test(ahead) && (goesBack.test(behind) || saidOfIt.test(behind))) ||
    (isSentence.test(words) && /\b(?:that|said|says) $/i.test(ahead) && goesOn.test(behind))
  );
}

const shownAs =
  /\b(?:after|because|when|that|as|since) (?:an?|another|one of (?:his|her|its|their|the)|some) (?:[\w-]+ ){0,2}?(?<noun>[a-z-]+) (?:was|were|had been|has been) (?:\w+ly )?(?:heard|overheard|filmed|seen|caught(?: on [\w-]+)?|recorded|videoed|photographed|shown)\b[^.;“”"]{0,60}\b(?:as|when|while) (?:he|she|they)\b[^.;“”"]{0,40}$/i;
/** "Ana Ruiz, the head teacher, apologised after a pupil was heard when he shouted '…'": shouted by the pupil. */
const isShownDoing = (between: string): boolean => isPersonNoun(shownAs.exec(between)?.groups?.["noun"]?.toLowerCase() ?? "");

/** "The president, Ana Ruiz, apologised after a post came to light in which she joked": nobody else comes between who is sorry and "she". */
const isSorryForIt = (read: Read, sentence: Sentence, speaker: Who, until: number): boolean =>
  read.clauses.some(
    (clause) =>
      clause.sentence === sentence.index &&
      clause.class === "apologise" &&
      clause.agentIs === speaker &&
      clause.agent?.kind === "person" &&
      !clause.negated &&
      !clause.hedged &&
      !sentence.reading.actors.some(({ kind, start }) => kind !== "pronoun" && start > clause.end && start < until),
  );

/** By what stands between the quotation and the name of whom it seems to be: they heard it, were sent it, made it known or look on. */
function isBesideTheSpeaker(
  page: PageReading,
  read: Read,
  sentence: Sentence,
  { quote, clause, speaker }: ResolvedQuote,
): boolean {
  const mention = sentence.mentions.findLast(({ person, end }) => `p${person}` === speaker && end <= quote.start);
  if (!mention) return false;
  const head = page.text.slice(sentence.start, mention.from);
  const between = page.text.slice(mention.end, quote.start);
  if (heardOf.test(between) || isShownDoing(between)) return true;
  if (likeWords.test(between) && !puts.test(between)) return true;
  if (sentTo.test(head.slice(0, 1).toLowerCase() + head.slice(1)) && ranBehind.test(between)) return true;
  if (clause === null) return false;
  const isAccused = read.accused.has(speaker);
  if (
    !isAccused &&
    madePublic.test(page.text.slice(clause.end, quote.start)) &&
    (/^(?:print|publish|show|release|reproduce|quote|read|translate)$/.test(clause.lemma)
      ? sentence.index > 0
      : /^(?:share|post|repost)$/.test(clause.lemma) && [...read.accused, ...read.doers].some((who) => who !== speaker))
  )
    return true;
  const { agent } = clause;
  if (agent?.kind !== "pronoun" || agent.start < mention.end) return false;
  // "In a message to Ana Ruiz, he wrote", "Asked by Ana Ruiz why, he said": whoever stands in a phrase ahead of the sentence is not its "he".
  const upTo = page.text.slice(mention.end, agent.start);
  if (askedBy.test(head) || (/^,? $/.test(upTo) && (isAddressedIn(head) || accordingTo.test(head)))) return true;
  const outer = read.clauses.findLast(
    (one) => one.sentence === sentence.index && one.agentIs === speaker && one.agent?.kind === "person" && one.end <= agent.start,
  );
  if (!outer || isSorryForIt(read, sentence, speaker, agent.start)) return false;
  // "Ana Ruiz recorded her as she shouted", "Ben Foss, who was with him, left when he shouted": whom the sentence sets beside the subject.
  if (besideThem.test(upTo) && !/\b(?:told|tells?|telling|asked|asks?|informed|assured|reminded)\b/i.test(upTo)) return true;
  return (
    !isAccused &&
    /^(?:say|find|accuse|other)$/.test(outer.class) &&
    (page.people[mention.person]?.titles.some((title) => officeTitles.test(title)) === true ||
      byPart.test(page.text.slice(mention.end, sentence.end)) ||
      standsBeside(page, speaker, new Set()))
  );
}
