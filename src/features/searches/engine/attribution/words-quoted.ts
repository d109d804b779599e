import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Discourse, ResolvedQuote } from "./discourse.ts";
import { takesSign, isRelayed, isHearsay } from "./standing.ts";
import { callsNames, inContext } from "./words-in-context.ts";
import type { OwnWords } from "./own-words.ts";
import { me, plural } from "./actors.ts";
import { withoutMentioned, hostility, ownHostility, type Hostility } from "../hatred/hostility.ts";
import { goesOn } from "./case-scope.ts";
import { bringsInAnother } from "./labels-of-others.ts";
import { answersForWords, mayBeOfTheOther } from "./answers-for-words.ts";
import { isSecondHand, secondHand, withoutTheirOwn } from "./second-hand.ts";
import { ownText } from "../reading/own-text.ts";
import { isShared } from "./words-shared.ts";

function isAttributedToAnother(page: PageReading, sentence: Sentence, start: number): boolean {
  return sentence.mentions.some(
    (mention) =>
      mention.person !== 0 &&
      mention.end < start &&
      /\battributed to (?:\w+\.? )?$/i.test(page.text.slice(sentence.start, mention.from)),
  );
}

/** "A man called Ana Ruiz a '…'": the words that begin at `start` are said to the subject by name. */
export function isAddressed(page: PageReading, start: number): boolean {
  return page.mentions.some(
    (mention) =>
      mention.person === 0 &&
      mention.end <= start &&
      /^,? (?:an? |the |just another )?["“']?$/.test(page.text.slice(mention.end, start)) &&
      /\b(?:called|calling|calls|branded|labell?ed|dubbed|shouted at|yelled at|told) $/i.test(
        page.text.slice(Math.max(0, mention.from - 14), mention.from),
      ),
  );
}

/** The object right before the words is a pronoun for the subject: they are somebody else's, said to or of them. */
function isSaidTo(page: PageReading, discourse: Discourse, start: number, byAnother = false): boolean {
  const sentence = page.sentences.find((one) => one.start <= start && one.end > start);
  const before = sentence ? page.text.slice(sentence.start, start) : "";
  // "pulled down a sign reading '…'".
  if (isAddressed(page, start) || (takesSign.test(before) && !/[;.]/.test(before.slice(before.search(takesSign))))) return true;
  if (sentence && isCalledSo(page, discourse, sentence, start)) return true;
  return discourse.meant.some(
    (actor) =>
      actor.kind === "pronoun" &&
      !actor.possessor &&
      (byAnother || discourse.sure.has(actor)) &&
      actor.end <= start &&
      start - actor.end <= 6 &&
      /^(?:him|her)$/i.test(page.text.slice(actor.start, actor.end)) &&
      /^,?(?: an?| the| that)?,? ?["“']?$/i.test(page.text.slice(actor.end, start)) &&
      /\b(?:call|told|tell|brand|label|dubb|shouted at|yelled at|text|messag)\w* $/i.test(
        page.text.slice(Math.max(0, actor.start - 14), actor.start),
      ),
  );
}

/** The subject stands in the sentence before the words, as who does something. */
const isNamedOrMeant = (page: PageReading, sentence: PageReading["sentences"][number], until: number): boolean =>
  sentence.mentions.some(({ person, start }) => person === 0 && start < until) ||
  /\b(?:he|she)\b/i.test(page.text.slice(sentence.start, until));

const calledSo =
  / (?:was|were|is|had been|has been|having been|being|got)(?: \w+ly| also| once| then)? (?:called|branded|dubbed|labell?ed|nicknamed|referred to as|greeted with|met with|told|(?:taunted|mocked|abused|jeered|insulted|derided|addressed) (?:as|with))(?: an?| the| that| cries of| shouts of)*,? ?["“'‘]?$/i;

/** "During the match he had been called a '…'": said of the subject, who is the last to stand before it. */
function isCalledSo(page: PageReading, discourse: Discourse, sentence: PageReading["sentences"][number], start: number): boolean {
  const before = page.text.slice(sentence.start, start);
  const at = before.search(calledSo);
  if (at < 0) return false;
  const end = sentence.start + at;
  return (
    sentence.mentions.some(
      ({ person, from, end: last }) =>
        person === 0 && last === end && !/\b(?:by|of|with|to|for|from) $/i.test(page.text.slice(Math.max(0, from - 6), from)),
    ) || discourse.meant.some((actor) => actor.end === end && actor.start >= sentence.start)
  );
}

/** "was stopped, then punched and called 'Jewish pig'": whoever calls somebody names says whom. */
function isCalledThat(page: PageReading, quote: ResolvedQuote): boolean {
  // "A driver was called a '…' by him": by whom it says, and of whom.
  const isByThem = quote.clause?.passive === true && quote.clause.agent !== null && quote.clause.patient !== null;
  return (
    !isByThem &&
    quote.side === "before" &&
    quote.clause !== null &&
    callsNames.test(quote.clause.lemma) &&
    /^(?: as)?(?: an?)? $/.test(page.text.slice(quote.clause.end, quote.quote.start))
  );
}

function isOfManner(page: PageReading, quote: ResolvedQuote, words: string): boolean {
  return (
    quote.side === "before" &&
    quote.clause !== null &&
    /^(?:like|as) /i.test(words) &&
    /^(?:write|speak|talk|sing|act|say|sound|look|behave|argue|joke)$/.test(quote.clause.lemma) &&
    /^ $/.test(page.text.slice(quote.clause.end, quote.quote.start))
  );
}

const someone =
  "(?:he|she|somebody|someone|one of them|(?:an?|the|this|that) (?!jews?\\b)(?:[\\w-]+ ){0,3}(?:man|woman|owner|manager|teacher|officer|driver|official|defendant|player|candidate|person|boss|landlord|neighbou?r|student|employee|colleague|preacher|speaker|author|company|school|club|hotel|shop))";
const saidOfJews = new RegExp(
  `^(?:(?!\\b(?:I|we|you|jews?|jewish)\\b)[^.!?;])*\\b${someone} (?:had |has |have |can |could |then )?(?:said|told|tells|wrote|writes|write|put in writing|put it in writing|posted|claimed|announced|informed|shouted|yelled|boasted)\\b(?:(?!\\b(?:I|we)\\b)[^.!?;]){0,60}\\bjew|\\bto be told (?:that )?(?:(?!\\bI\\b)[^.!?;]){0,60}\\bjew`,
  "i",
);

/** "A business owner put in writing that he did not take Jewish groups," who tells of it says: another's words. */
const tellsWhatAnotherSaid = (words: string) =>
  saidOfJews.test(words) && !/\b(?:(?:was|were|is) right|it['’]?s true|true)\b/i.test(words);

/** 'described the article as "a wicked libel upon the Jewish people"': what is said of words, against them. */
function judgesWords(lead: string, words: string): boolean {
  return (
    /\b(?:describ|call|brand|label|denounc|condemn|characteri[sz]|dismiss)\w* (?:the|this|that|these|those|his|her|their|it|them|[\w~]+['’]s?)(?: [\w~-]+){0,3}(?: as)?:?$/i.test(
      lead,
    ) &&
    /\b(?:libel|slander|slur|smear|hatred|hate|hateful|insult|attack|calumny|defamation|lies?|poison|venom|incitement|affront)s?\b[^.!?;]{0,30}\b(?:up)?(?:on|of|about|against|towards?|to|at)\b[^.!?;]{0,25}\bjew/i.test(
      words,
    )
  );
}

/** "stated that he had wanted '…'": nobody but oneself knows what one wanted. */
const ofOwnWill =
  /~ [^.;]{0,60}\b(?:stat(?:ed|es)|said|says|told [\w~ ]{2,30}|testified|explained|declared|boasted|wrote) that (?:he|she|~) (?:had |has )?(?:wanted|intended|meant|planned|hoped|decided|dreamt|dreamed)$/i;

/** "resigned after it emerged that she had written '…'", "footage shows that he had shouted": nobody tells it of another. */
const cameToLight =
  /(?:\bit (?:(?:had|has|was|is|later|then|soon|since|also|\w+ly) )*(?:emerged|transpired|surfaced|turned out|came out|came to light|became (?:known|public|clear)|(?:been )?(?:revealed|found|discovered|disclosed|shown|established|confirmed))|\b(?:screenshots?|recordings?|footage|videos?|transcripts?|records|minutes|messages|e-?mails|documents|tapes?|logs)(?: [\w~-]+){0,6}? (?:shows?|showed|reveal(?:s|ed)?|proves?|proved|confirm(?:s|ed)?|disclosed?))(?: [\w-]+){0,3} that (?:he|she|~) (?:had|has)(?: \w+)?$/i;

const ofTheConvicted =
  /\b(?:convicted|accused|suspected|acquitted|cleared|found) (?:an?|the|one|another|two) (?:[\w-]+ ){1,4}(?:guilty )?of (?:\w+ly )?[a-z]+ing\b[^.;]*$/i;

/** Behind what is quoted: what it is said of. */
const ofAllegation =
  /^["”’']? (?:the|any|all|these|those|such|an?) (?:\w+ )?(?:allegations?|accusations?|claims?|suggestions?|charges?|complaints?|reports?|idea|notion) (?:that|of|against|made)\b/i;

/** What the page quotes that is the subject's: said by them, by a thing of theirs, or in a case that is theirs alone. */
export function quotedWords(
  page: PageReading,
  discourse: Discourse,
  scope: ReadonlySet<number>,
  soleAccused: boolean,
  about: ReadonlySet<number>,
): OwnWords[] {
  const toldOf = new Set<number>();
  const found: OwnWords[] = [];
  for (const told of discourse.quotes) {
    const sentence = page.sentences[told.sentence];
    if (!sentence || sentence.kind !== "main") continue;
    const isOurs =
      isOursToo(page, discourse, sentence, told.speaker) || (discourse.group.has(me) && soleAccused && plural.test(told.speaker));
    const quote = isOurs ? { ...told, speaker: me } : told;
    const words = withoutMentioned(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd));
    const together = discourse.quotes
      .filter((other) => other.sentence === quote.sentence && other.speaker === quote.speaker)
      .map((other) => page.text.slice(other.quote.innerStart, other.quote.innerEnd))
      .join(" … ");
    if (quote.speaker !== me && relayedWords(quote, words, soleAccused && scope.has(quote.sentence))) {
      const relayedLevel = hostility(words.replace(/(?<!\w)['‘’"“”]|['‘’"“”](?!\w)/g, " "));
      if (relayedLevel > 0)
        found.push({
          start: quote.quote.start,
          end: quote.quote.end,
          level: relayedLevel,
          by: "case",
          recited: false,
          doubted: false,
          explicit: false,
          sentence: quote.sentence,
        });
      continue;
    }
    // "I, Ana Ruiz, say": the speaker names themselves, and it is not the subject.
    const named = page.mentions.find(
      (mention) =>
        mention.start > quote.quote.start &&
        mention.end < quote.quote.end &&
        /\bI(?:,| am|'m)\s*$/.test(page.text.slice(quote.quote.start, mention.from)),
    );
    if (named && named.person !== 0) continue;
    const weigh = quote.speaker === me ? ownHostility : hostility;
    const level = Math.max(
      weigh(words),
      // 'rejected as "fantasy" the allegation that he had said "…"': a word for the allegation is no part of what was said.
      ofAllegation.test(page.text.slice(quote.quote.end, quote.quote.end + 60)) ? 0 : weigh(together),
      ...(quote.speaker === me ? [...inContext(page, sentence, quote, words), ...confessed(words)].map(ownHostility) : []),
      // "posts that called the Holocaust '…'".
      ...(quote.how === "artefact" &&
      /^(?:call|describe|label|brand|say|claim|allege|suggest|assert|argue|state|imply|insist|declare)$/.test(
        quote.clause?.lemma ?? "",
      )
        ? inContext(page, sentence, quote, words).map(ownHostility)
        : []),
    ) as Hostility;
    if (level === 0) continue;
    let by: OwnWords["by"] | null = null;
    // "told his followers that she had 'chanted for …'": what somebody else is said to have done.
    if (
      quote.speaker === me &&
      /\bthat (?:he|she|they|it|~) (?:had|has|have|was|were)(?: \w+)?$/.test(quote.lead) &&
      !ofOwnWill.test(quote.lead) &&
      !cameToLight.test(quote.lead) &&
      !/~ (?:has |had |later |also )*(?:admit\w*|acknowledg\w*|confess\w*|conced\w*)(?: [\w~]+){0,3} that (?:he|she|~) (?:had|has)(?: \w+)?$/.test(
        quote.lead,
      )
    )
      continue;
    // "told the meeting that a developer had tried to '…'": what is said of the developer, in the words of who tells it.
    if (
      quote.speaker === me &&
      /\bthat [\w~ -]{1,40} (?:had |has |have )?(?:tried|wanted|attempted|meant|sought) to$/.test(quote.lead)
    ) {
      toldOf.add(quote.sentence);
      continue;
    }
    if (quote.speaker === me && toldOf.has(quote.sentence)) continue;
    // "The words attributed to Ben Foss, by Ana Ruiz and by the referee, were …".
    if (quote.speaker === me && isAttributedToAnother(page, sentence, quote.quote.start)) continue;
    // "The first message said she wrote 'like all the Jews'": how somebody else says that she writes.
    if (quote.speaker === me && (isOfManner(page, quote, words) || isCalledThat(page, quote))) continue;
    // "spectators behind his goal had called him '…'", "the first emails called her a '…'": said to them, not by them.
    if (isSaidTo(page, discourse, quote.quote.start, quote.speaker !== me && !isNamedOrMeant(page, sentence, quote.quote.start)))
      continue;
    // "She sat on the bench that convicted a builder of shouting '…'": the builder's.
    if (
      quote.clause?.agent?.kind !== "role" &&
      ofTheConvicted.test(page.text.slice(sentence.start, quote.quote.start)) &&
      quote.speaker === me
    )
      continue;
    if (quote.speaker === me) by = "own";
    else if (
      quote.how === "artefact" &&
      scope.has(quote.sentence) &&
      (soleAccused ||
        about.has(quote.sentence) ||
        othersComeLater(page, discourse, sentence) ||
        (level >= 2 && discourse.accused.has(me) && goesOn(page, discourse, about, sentence)))
    )
      by = "thing";
    else if (quote.how === "unattributed" && quote.toldBy !== me && soleAccused && scope.has(quote.sentence)) by = "case";
    if (!by) continue;
    // "A heckler shouted '…'": whoever the sentence brings in.
    if (by !== "own" && bringsInAnother(page, sentence.index)) continue;
    found.push({
      start: quote.quote.start,
      end: quote.quote.end,
      level,
      by,
      recited:
        (quote.speaker === me && (tellsWhatAnotherSaid(words) || judgesWords(quote.lead, words))) ||
        // Read out by somebody; a post reads what its writer put there.
        (quote.clause?.class === "read" && (quote.clause.agent !== null || quote.how !== "artefact")) ||
        (quote.speaker === me &&
          repeats.test(page.text.slice(Math.max(sentence.start, quote.quote.start - 120), quote.quote.start))) ||
        (quote.speaker === me && readsOut(page, discourse, quote)) ||
        (quote.speaker === me && isRelayed(page, discourse, sentence, quote)) ||
        // "says the word '…'": said of a word; "used the word" is not.
        (quote.clause?.lemma === "say" &&
          words.length < 24 &&
          /\bsa(?:y|ys|id|ying) the words?$/.test(quote.lead) &&
          !/^["”'’]? (?:to|at|about|of|towards?) /.test(page.text.slice(quote.quote.end, quote.quote.end + 10))) ||
        // "read aloud an anonymous message that had been posted on an app: '…'".
        /\bread (?:aloud|out) (?:an?|the|one of|several|some|from) [^.;"“]{0,140}$/i.test(
          page.text.slice(Math.max(sentence.start, quote.quote.start - 180), quote.quote.start),
        ) ||
        (!citedFrom.test(quote.lead) &&
          /\b(?:read(?:ing)? (?:aloud|out|from)|quot(?:es?|ed(?! (?:in|by|from) )|ing)|cit(?:es?|ed|ing)|recit\w+|translat\w+)\b(?! (?:~|his|her|sermons?|posts?|remarks?|comments?|messages?))/.test(
            quote.lead,
          )),
      doubted:
        (quote.clause?.negated === true && !isNegatedInSpeech(discourse, quote)) ||
        quote.clause?.hedged === true ||
        (quote.speaker === me && mayBeOfTheOther(page, discourse, sentence, quote)) ||
        (isSecondHand(
          answersForWords(page, discourse, sentence, quote.quote.start)
            ? withoutTheirOwn(ownText(page, sentence))
            : ownText(page, sentence),
          page,
        ) &&
          !isOfCharge(page, discourse, sentence) &&
          !isShared(page, discourse, sentence, quote.quote.start)),
      explicit: by === "own" && isExplicit(page, discourse, quote),
      hearsay:
        quote.speaker === me && (isHearsay(page, discourse, sentence, quote.clause) || isOfAnothersTurn(page, quote.quote.start)),
      sentence: quote.sentence,
    });
  }
  return found;
}

/** In a thread what one user tells of another, who has not answered in it, is that user's word alone. */
function isOfAnothersTurn(page: PageReading, at: number): boolean {
  const isOwn = (turn: PageReading["turns"][number]) => "person" in turn.speaker && turn.speaker.person === 0;
  return page.social && !page.turns.some(isOwn) && page.turns.some((turn) => turn.start <= at && at < turn.end);
}

/** "told her that he did not want one of them there because 'Jews …'": the negation is part of what was said. */
function isNegatedInSpeech(discourse: Discourse, quote: ResolvedQuote): boolean {
  const { clause } = quote;
  return (
    clause?.class === "other" &&
    discourse.clauses.some(
      (one) =>
        one.sentence === quote.sentence &&
        one.end < clause.start &&
        /^(?:say|write)$/.test(one.class) &&
        one.agentIs === me &&
        !one.passive &&
        !one.negated &&
        !one.hedged,
    )
  );
}

/** "She stands at the front and reads out letters. '…,' she says.": the words are those of the letters. */
function readsOut(page: PageReading, discourse: Discourse, quote: ResolvedQuote): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === me &&
      !clause.passive &&
      /^(?:read|recite|quote)$/.test(clause.lemma) &&
      clause.end <= quote.quote.start &&
      clause.sentence >= quote.sentence - 3 &&
      /^ (?:aloud |out |back )?(?:(?!his |her |their |own )[\w-]+ ){0,4}?(?:letters?|messages?|mail|e-?mails?|notes?|posts?|comments?|slurs?|threats?|tweets?|voicemails?|examples?|texts?|excerpts?|passages?|expressions?|phrases?|insults?|leaflets?|pamphlets?|primers?|testimon\w+)\b/i.test(
        page.text.slice(clause.end, clause.end + 70),
      ),
  );
}

/** "was charged with harassment. He is said to have …": what the charge says. */
function isOfCharge(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  const text = ownText(page, sentence);
  return (
    /\bis said to have\b/i.test(text) &&
    !secondHand.test(text.replace(/\bis said to have\b/i, "")) &&
    discourse.frames.some(
      ({ person, kind, sentence: index }) =>
        person === 0 &&
        /^(?:charge|indict|arrest|try)$/.test(kind) &&
        (page.sentences[index]?.block === sentence.block ||
          page.sentences.some(
            (one) =>
              one.block === sentence.block &&
              one.index < sentence.index &&
              /\b(?:according to|said) (?:the )?(?:\w+ )?(?:prosecut\w+|police|indictment|charges?|investigators)\b/i.test(
                one.text,
              ),
          )),
    )
  );
}

/** Whoever else the page accuses is named after this: what stands here is of the one named before. */
function othersComeLater(page: PageReading, discourse: Discourse, sentence: Sentence): boolean {
  if (!discourse.accused.has(me) || discourse.together) return false;
  const others = [...discourse.accused].filter((who) => who !== me);
  const isNamed = page.mentions.some((mention) => mention.person === 0 && mention.start < sentence.start);
  return (
    isNamed &&
    others.every((who) => page.mentions.every((mention) => `p${mention.person}` !== who || mention.start > sentence.end))
  );
}

/** "citing an essay in which she described": somebody else cites, and the words are hers. */
const citedFrom = /\b(?:cit|quot)(?:es?|ed|ing) .{0,60}\b(?:in which|where|that) (?:he\b|she\b|~)/;

/** "X, 31, and Y, 28, threw stones, shouting '…'": said of two who are charged together, it is said of each. */
function isOursToo(page: PageReading, discourse: Discourse, sentence: Sentence, speaker: string): boolean {
  if (speaker === me || !discourse.group.has(me) || !discourse.group.has(speaker)) return false;
  return sentence.mentions.some((mention, index) => {
    const next = sentence.mentions[index + 1];
    return (
      next !== undefined &&
      [`p${mention.person}`, `p${next.person}`].includes(me) &&
      [`p${mention.person}`, `p${next.person}`].includes(speaker) &&
      /^(?:,? \(?(?:aged )?\d{2}\)?,?)?(?: and )$/.test(page.text.slice(mention.end, next.from))
    );
  });
}

/** "repeated the words to the jury: '…'": said again for those who were not there. */
const repeats =
  /\b(?:repeat|recount|relay|recall|echo)(?:e?d|e?s|ing)? (?:(?:the|those|these) (?:[\w-]+ )?(?:words?|slurs?|phrases?|threats?|insults?|remarks?|chants?|messages?)\b|what (?:he|she|they|\p{Lu}\w+|the \w+) (?:had )?(?:said|shouted|called|written|told)\b|(?:it|them) (?:to|for|before|in) )[^.;"“]{0,70}$|\b(?:repeat|recount|relay)(?:e?d|e?s|ing)?\b[^.;"“]{0,50} (?:to|for|before) (?:the |a )?(?:jury|jurors|court|judge|police|officers?|tribunal|panel|hearing|magistrates?)\b[^.;"“]{0,20}$/iu;

/** Said of an account: whose it is need not have written what it sent. */
const byAnotherHand =
  /\b(?:hacked|hijacked|compromised|cloned|spoofed|stolen|impersonat\w+|impostor|imposter|broken into|taken over|without (?:his|her) (?:knowledge|permission|consent))\b|\b(?:had|gained|got|with) access to\b|\b(?:(?:somebody|someone|anyone|anybody) else|another (?:person|user|man|woman)|an? (?:[\w-]+ ){0,2}(?:intern|aide|assistant|staffer|staff member|employee|volunteer|hacker|relative|friend|colleague|contractor|agency)|(?:his|her) (?:[\w-]+ )?(?:brother|sister|son|daughter|husband|wife|partner|flatmate|roommate|ex-\w+|friend|assistant|intern|aide|staff)) (?:(?:had|has|also|later|may have|might have) )*(?:wrote|written|posted|sent|published|typed|used|run|ran|admitted|managed)\b|\b(?:did|had|has) (?:not|never) (?:write|written|post|posted|send|sent|publish|published) (?:it|them|that|this|the)\b/i;

function isExplicit(page: PageReading, discourse: Discourse, quote: ResolvedQuote): boolean {
  if (quote.owned === true) return !(/\baccounts?\b/.test(quote.lead) && byAnotherHand.test(page.text));
  const agent = quote.clause?.agent ?? quote.clause?.patient;
  if (agent && discourse.sure.has(agent)) return true;
  // "Told a class that '…'": an entry leaves out the one it is about.
  if (!agent && page.head === 0 && quote.speaker === me) return true;
  if (agent?.kind === "person" || (quote.how === "said" && quote.clause === null)) return true;
  const others = new Set<string>();
  for (let index = Math.max(0, quote.sentence - 1); index <= quote.sentence; index += 1) {
    if (page.sentences[index]?.kind !== "main") continue;
    for (const who of discourse.involved[index] ?? []) if (who !== me && /^[pr]/.test(who)) others.add(who);
  }
  return others.size === 0;
}

/** A witness who relays: "He said, 'There is not one …'". Inner quotation marks after he or she said. */
function relayedWords(quote: ResolvedQuote, words: string, isCase: boolean): boolean {
  return (
    isCase &&
    quote.speaker !== me &&
    /\b(?:he|she)\s+(?:said|shouted|yelled|told \w+|screamed|called \w+)[^'‘"“]{0,40}['‘"“]/i.test(words)
  );
}

/** "I called him a '…' and said that '…'": what somebody owns up to having said. */
function confessed(words: string): string[] {
  const text = words.replace(/(?<=\p{L})[’‘](?=\p{L})/gu, "'");
  return [
    ...text.matchAll(
      /\bI (?:have |had |also |then |even ){0,2}(?:called|said|told|wrote|posted|shouted|yelled|sang|typed|tweeted|texted|repeated|used)\b(?<between>[^.!?'‘"“]{0,70})['‘"“](?<inner>[^'’"”]{3,160})['’"”]|\band (?:said|called|wrote|shouted|told)\b(?<between2>[^.!?'‘"“]{0,40})['‘"“](?<inner2>[^'’"”]{3,160})['’"”]/gu,
    ),
  ].flatMap(({ groups }) => {
    const between = groups?.["between"] ?? groups?.["between2"] ?? "";
    const inner = groups?.["inner"] ?? groups?.["inner2"] ?? "";
    return /\b(?:he|she|they|someone|somebody|who|police|not|never)\b|n't/i.test(between) ? [] : [inner];
  });
}
