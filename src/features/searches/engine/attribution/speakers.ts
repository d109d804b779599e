import { quick } from "#app/lib/language/quick-pattern.ts";
import { genderOfGivenName } from "../reading/given-names.ts";
import { formsOf } from "../reading/verbs.ts";
import type { QuoteUse } from "../reading/clause.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { legal } from "./legal-steps.ts";
import { isOwnRelative } from "./told-of-another.ts";
import { attributeByWhatIsTold } from "./whose-words.ts";
import type { Who, ResolvedClause, ResolvedQuote } from "./discourse.ts";

/** What a step was taken over: words of whom it was taken against. */
const overWords =
  /\b(?:over|for|because of|following) (?:an? |his |her |their |the )?(?:[\w-]+ ){0,3}(?:posts?|tweets?|messages?|e-?mails?|remarks?|comments?|videos?|letters?|columns?|articles?|speech|texts?)(?: [\w-]+){0,3} (?:that|saying|stating|claiming|reading|which (?:said|read))(?: that)?,?:?$/i;

/** Behind a verb: when others did it, "when a group began to sing". */
const byOthersThen =
  /\b(?:when|while|as|after|before|until|where|(?:scene|sketch|passage|chapter|monologue|episode|cartoon|comic|strip|drawing|script|screenplay|dream|dialogue|vignette|skit)s? in which) (?!(?:he|she|they|i|we|it|~)\b)(?:an?|the|some|several|other|others|two|three|four|his|her|their|one|another|men|women|people|fans|supporters|students|children|boys|girls|teenagers)\b[^"“.;]{0,60}\b(?:sing|sang|shout\w*|chant\w*|yell\w*|call\w*|said|say|says|saying|told|tells|scream\w*|post\w*|wrote|began|started|made|hurl\w*|used)\b[^"“.;]{0,40}$/i;
/** Between a subject and a verb: somebody else has come in, "was on the train when a group around him began to". */
const othersBegin =
  /\b(?:when|while|as|until|where) (?!(?:he|she|they|i|we|it)\b)(?:an?|the|some|several|other|others|two|three|four|one|another|men|women|people|fans|supporters|students|children|boys|girls|teenagers) [^"“.;,]{1,60}$/i;
const toldOfThings =
  /^(?: that)? (?:the|some of the|one of the|several of the|both|those|these) (?:[\w-]+ ){0,3}(?:posts?|messages?|tweets?|e-?mails?|letters?|leaflets?|videos?|comments?|notes?|graffiti|songs?|pamphlets?|flyers?|cartoons?|texts?) (?:\w+ ){0,2}(?:called|described|referred|said|read|asked|stated|urged|compared|claimed|included|contained|likened|accused|spoke)\b[^"“]{0,60}$/i;
const suffered = quick(
  /\b(?:reported|complained of|suffered|endured|faced|experienced|documented|recorded|subjected to|target of|victim of|told of|spoke of)\b[^.;"“]{0,140}\b(?:shouts?|cries|calls|chants?|taunts?|abuse|slurs?|threats?|insults?|jeers?|remarks?|comments?) (?:of|such as|like|including) ?$/i,
);

/** What is known where a quotation stands. */
type Surroundings = {
  here: ReadonlyMap<ActorAt, Who>;
  author: Who;
  accused: ReadonlySet<Who>;
  sure: ReadonlySet<ActorAt>;
  /** Who spoke last in the same block. */
  lastHere: Who | null;
};

/** "joked that a friend who would not pay was 'doing it again'": in what somebody says of the friend, the words are the speaker's. Null elsewhere. */
function reportedBy(
  page: PageReading,
  sentence: Sentence,
  resolvedClauses: readonly ResolvedClause[],
  use: QuoteUse,
): QuoteUse["clause"] {
  const at = use.clause ? sentence.reading.clauses.indexOf(use.clause) : -1;
  const clause = resolvedClauses[at];
  if (!clause || clause.class === "say" || !clause.agentIs.startsWith("r:")) return null;
  const index = resolvedClauses.findLastIndex(
    (other) => other.end <= clause.start && /^(?:say|write)$/.test(other.class) && !other.passive && !other.negated,
  );
  const reporter = resolvedClauses[index];
  const says =
    reporter &&
    /^p\d/.test(reporter.agentIs) &&
    clause.agent !== null &&
    /^ that (?:(?:an?|the|his|her|some|any) )?$/.test(page.text.slice(reporter.end, clause.agent.start)) &&
    /^ that (?:an?|the|his|her|some|any)\b[^.;:“”"]*\b(?:was|were|is|are|had been) (?:[\w-]+ )?$/.test(
      page.text.slice(reporter.end, use.quote.start),
    );
  return says ? (sentence.reading.clauses[index] ?? null) : null;
}

/** Whose words a quotation's are, and by what one can tell. */
export function attribute(
  page: PageReading,
  sentence: Sentence,
  resolvedClauses: readonly ResolvedClause[],
  use: QuoteUse,
  surroundings: Surroundings,
): ResolvedQuote {
  const { here, author, accused, sure, lastHere } = surroundings;
  const reporting = reportedBy(page, sentence, resolvedClauses, use);
  if (reporting) return attribute(page, sentence, resolvedClauses, { ...use, clause: reporting }, surroundings);
  const clauseIndex = use.clause ? sentence.reading.clauses.indexOf(use.clause) : -1;
  const clause = clauseIndex >= 0 ? resolvedClauses[clauseIndex] : undefined;
  let speaker: Who = "?";
  let how: ResolvedQuote["how"] = "unattributed";
  let owned = false;
  if (clause) {
    speaker = clause.passive
      ? /^(?:hear|see|film|record)$/.test(clause.lemma)
        ? clause.patientIs
        : clause.agentIs
      : clause.agentIs;
    if (clause.passive && clause.lemma === "quote") speaker = clause.patientIs;
    // "The council suspended Ruiz over a post that '…'": of whom it suspended.
    if (legal.has(clause.class) && !clause.passive && /^p\d/.test(clause.patientIs) && overWords.test(use.lead))
      speaker = clause.patientIs;
    // "Ruiz said he had made the figure so because: '…'": hers, whoever he is.
    const teller = resolvedClauses.findLast(
      (other) =>
        other.end <= clause.start && /^(?:say|write)$/.test(other.class) && !other.passive && other.agent?.kind === "person",
    );
    if (teller && clause.class === "other" && clause.agent?.kind === "pronoun" && /:$/.test(use.lead)) speaker = teller.agentIs;
    // "Ruiz had replied to a supporter, Ben Foss, who asked about a refund: '…'": who replies says it, not who asked.
    const replier = resolvedClauses.findLast(
      (other) =>
        other.end <= clause.start &&
        /^(?:reply|answer|respond)$/.test(other.lemma) &&
        !other.passive &&
        /^p\d/.test(other.agentIs),
    );
    if (
      replier &&
      /:$/.test(use.lead) &&
      speaker !== replier.agentIs &&
      /\b(?:to|who)\b/.test(page.text.slice(replier.end, clause.start)) &&
      /\bwho (?:had |has )?$/.test(page.text.slice(Math.max(sentence.start, clause.start - 12), clause.start))
    )
      speaker = replier.agentIs;
    // "filmed the exchange, in which the driver, Ben Foss, says: '…'": whoever stands before the verb of saying, not who filmed.
    const verb =
      /\b(?:says?|said|shouts?|shouted|tells?|told|yells?|yelled|screams?|screamed|asks?|asked|replies|replied)\b[^“”"]{0,40}$/i.exec(
        page.text.slice(sentence.start, use.quote.start),
      );
    const at = verb ? sentence.start + verb.index : -1;
    const beside = sentence.mentions.findLast(({ end }) => end <= at);
    if (
      clause.class === "help" &&
      beside &&
      beside.from > clause.end &&
      /^(?:,[^,]{0,40},|,)? (?:\w+ly )?$/.test(page.text.slice(beside.end, at))
    )
      speaker = `p${beside.person}`;
    // "having woken Private Ben Foss by shouting '…'": whoever woke him shouted.
    const means = /(?<=\S) by (?:\w+ly )?\w{3,}ing\b[^“”"]{0,40}$/i.exec(page.text.slice(sentence.start, use.quote.start));
    const woken = means ? sentence.mentions.find(({ end }) => end === sentence.start + means.index) : undefined;
    if (woken && speaker === `p${woken.person}` && woken.from > sentence.start) speaker = "?";
    // "And once he had gone out: '…'": what he did before somebody spoke.
    if (
      clause.class === "other" &&
      /:$/.test(use.lead) &&
      /^(?:and |but )?(?:once|when|after|before|as soon as|while|until) $/i.test(
        page.text.slice(sentence.start, clause.agent?.start ?? sentence.start),
      ) &&
      !page.text.slice(clause.end, use.quote.start).includes(",")
    )
      speaker = "?";
    // "The indictment accuses him of telling others to '…'": in the mouth of the one it accuses.
    if (
      clause.class === "accuse" &&
      /^p\d/.test(clause.patientIs) &&
      (clause.passive || charges.test(clause.agentIs)) &&
      /\bof (?:[\w,']+ ){0,16}?\w{2,}ing\b/.test(use.lead)
    )
      speaker = clause.patientIs;
    // "She went on to accuse students of threatening a rally, chanting '…'": in their mouths, not in hers.
    const accuser = resolvedClauses.find(
      (other) => other.class === "accuse" && !other.passive && other.start < use.quote.start && other.agentIs === speaker,
    );
    if (
      accuser &&
      speaker !== "?" &&
      /\bof\b[^.;“”"]*\b\w{2,}ing\b[^.;“”"]*$/.test(page.text.slice(accuser.end, use.quote.start)) &&
      !/\b(?:saying|writing|adding|said|wrote|added|posting|tweeting)\b[^“”"]{0,12}$/i.test(
        page.text.slice(accuser.end, use.quote.start),
      )
    )
      speaker = "?";
    how = speaker === "?" ? "unattributed" : "said";
    if (clause.passive && speaker === "?") how = "artefact";
    // "he saw a brick with a note on it: '…'": what somebody finds is not what they say.
    if (
      thingWhichSaid.test(use.lead) ||
      (toldOfThing.test(use.lead) && !/\bit (?:is|was) (?:all |only )?because$/.test(use.lead)) ||
      (spelledByThing.test(use.lead) && (clause.class === "other" || speaker.startsWith("b:"))) ||
      (clause.class === "other" &&
        saidByThing.test(use.lead) &&
        resolvedClauses.some((one) => one.end <= clause.end && one.agentIs === speaker && perceives.test(one.lemma)))
    ) {
      speaker = "?";
      how = "artefact";
    }
    // What somebody heard, filmed or found is another's, and so is what they asked about or are not accused of.
    // "dismissed a teacher who wrote on his page that '…'", the teacher being the person: the clause is of who stands before it.
    const isOfRelative = isOwnRelative(page, clause, resolvedClauses);
    const isTheirs = !(
      (!isOfRelative &&
        isMadeByAnother(use.lead) &&
        (clause.gerund ||
          !/^(?:say|write)$/.test(clause.class) ||
          spelling.test(clause.lemma) ||
          /\b(?:who|whom)\b/.test(use.lead))) ||
      notAccused.test(use.lead) ||
      (askedAbout.test(use.lead) &&
        resolvedClauses.some(
          (one) => one.end <= clause.start && one.agentIs === speaker && /^(?:ask|wonder|question)$/.test(one.lemma),
        ))
    );
    // '… and the words "Jews out", which the mayor called vile': of what went before.
    const isRemarkedOn =
      use.side === "after" &&
      /^["”’']?\s*[,;–—-]*\s*(?:which|whom|all of which)\b/.test(page.text.slice(use.quote.end - 1, clause.start));
    const between = page.text.slice(clause.end, use.quote.start);
    // "was on the train when a group around him began to sing about '…'": sung by the group.
    const leadIn = clause.agent && clause.agent.end < clause.start ? page.text.slice(clause.agent.end, clause.start) : "";
    const isOfOthers = use.side === "before" && !clause.passive && (byOthersThen.test(between) || othersBegin.test(leadIn));
    // "said the posts called Jews '…'", "had reported shouts of '…'": what they tell of.
    const isToldOf =
      use.side === "before" && (toldOfThings.test(between) || suffered.test(page.text.slice(sentence.start, use.quote.start)));
    if (!isTheirs || isRemarkedOn || isOfOthers || isToldOf || isReceived(page, sentence, clause, use)) {
      speaker = "?";
      how = "artefact";
    }
  } else if (/:$/.test(use.lead) && /~/.test(use.lead)) {
    // 'Our candidate Ana Ruiz tonight: "…"'
    const before = sentence.reading.actors.filter((actor) => actor.end <= use.quote.start && !actor.possessor).at(-1);
    if (before?.kind === "person" && !underTheirs.test(page.text.slice(sentence.start, before.start))) {
      speaker = here.get(before) ?? "?";
      how = "said";
    }
  } else if (saidOfQuote(page, use.quote, resolvedClauses)) {
    // 'The words "…" were shouted by Vole'.
    speaker = saidOfQuote(page, use.quote, resolvedClauses)?.agentIs ?? "?";
    how = "said";
  } else if (lastHere && sentence.reading.clauses.length === 0) {
    speaker = lastHere;
    how = "continued";
  }
  if (speaker === "?") {
    const owner =
      ownerOfMedium(page, sentence, use.quote.start, clause?.agent ?? null) ??
      (clause ? null : ownerOfMediumBehind(page, sentence, use.quote));
    const who = owner ? here.get(owner) : undefined;
    if (owner && who && /^p\d/.test(who) && (owner.kind === "person" || sure.has(owner) || accused.has(who))) {
      speaker = who;
      how = "said";
      owned = true;
    }
  }
  if (
    speaker === "?" &&
    /\b(?:read|reads|reading|said|saying|says|headed|titled|entitled|words?|message|messages|posts?|letters?|note|notes|notice|sign|leaflets?|caption|graffiti|slogan|e-?mails?|voicemails?|tracts?|inscription)\b/.test(
      use.lead,
    )
  )
    how = "artefact";
  // "A statement on behalf of Ana Ruiz", and then her paragraphs, each in quotation marks.
  if (
    speaker === "?" &&
    clause === undefined &&
    author !== "?" &&
    /\b(?:I|my|I'm|I've|I’m|I’ve)\b/.test(page.text.slice(use.quote.innerStart, use.quote.innerEnd)) &&
    use.quote.start <= sentence.start + 1 &&
    page.sentences.every(
      (other) =>
        other.index >= sentence.index ||
        other.index < sentence.index - 8 ||
        other.reading.quotes.every((one) => one.clause === null),
    )
  ) {
    speaker = author;
    how = "said";
  }
  const quotedOne = quotedAsSaying(page, sentence, use.quote);
  if (quotedOne !== null) {
    speaker = quotedOne;
    how = "said";
  }
  if (/\b(?:headline|headlined|subtitled)\b/.test(use.lead)) how = "unattributed";
  // "a play whose villain says '…'": a character's words are nobody's.
  if (ofFiction.test(use.lead)) {
    speaker = "?";
    how = "said";
  }
  return { ...use, sentence: sentence.index, speaker, how, ...(owned ? { owned } : {}) };
}

/** '"…," the site reported Ruiz as saying', 'the paper quoted her, Ana Ruiz, as saying "…"': whoever is reported to have said it. */
function quotedAsSaying(page: PageReading, sentence: Sentence, quote: { start: number; end: number }): Who | null {
  // Most sentences with a quotation say it otherwise.
  if (!/\b(?:saying|shouting|boasting|declaring|threatening|telling|writing|having said)\b/.test(sentence.text)) return null;
  const reported = /\b(?:reported|reports|quoted|quotes|recorded|cited) (?:[\w-]+ ){0,3}$/i;
  // "Wiretaps have Ruiz saying that '…'".
  const caught = sentence.mentions.find(
    ({ from, end }) =>
      /\b(?:wiretaps?|recordings?|tapes?|videos?|footage|transcripts?|intercepts?|audio)\b[^.;“”"]{0,60}\b(?:have|has|had|shows?|showed|captured?|caught) $/i.test(
        page.text.slice(sentence.start, from),
      ) &&
      /^ (?:saying|shouting|boasting|declaring|threatening|telling [\w ]{2,30})(?: that)?[,:]? ?$/.test(
        page.text.slice(end, quote.start),
      ),
  );
  const named = sentence.mentions.find(
    ({ from, end }) =>
      (from < quote.end ||
        /^,? as (?:saying|telling|writing|having said)(?=[.,;]|$| (?:in|on|at|to)\b)/.test(page.text.slice(end, end + 24))) &&
      /^,? as (?:saying|telling|writing|having said)\b/.test(page.text.slice(end, end + 24)) &&
      reported.test(page.text.slice(Math.max(sentence.start, from - 40), from)) &&
      (from >= quote.end
        ? !/["“”.;]/.test(page.text.slice(quote.end + 1, from))
        : /^,? as (?:saying|telling [\w ]{2,30}|writing|having said)(?: that)?[,:]? ?$/.test(page.text.slice(end, quote.start))),
  );
  const speaker = caught ?? named;
  // "misquoted Senator Ruiz as saying": a paper that puts itself right.
  if (!speaker || /\b(?:misstated|misquoted|misreported|for the record|corrections?|editing error)\b/i.test(page.text))
    return null;
  return `p${speaker.person}`;
}

const inOwnWords = /^in (?<whose>his|her|[\p{Lu}][\p{L}’'-]+[’']s?) own words\W*$/iu;

/**
 * "In his own words", a heading over quotations in paragraphs of their own, on a page about one person: theirs, as far as the next heading.
 */
export function attributeByHeading(page: PageReading, quotes: ResolvedQuote[]): void {
  const heads = page.sentences.filter(({ text }) => inOwnWords.test(text) && text.length < 60);
  if (heads.length === 0) return;
  const counts = new Map<number, number>();
  for (const { person } of page.mentions) counts.set(person, (counts.get(person) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((one, other) => other[1] - one[1]);
  const person = first ? page.people[first[0]] : undefined;
  if (!first || !person || first[1] < 3 || (second && second[1] * 2 > first[1])) return;
  const gender = person.gender ?? genderOfGivenName((person.shown.split(" ")[0] ?? "").toLowerCase());
  for (const head of heads) {
    const whose = inOwnWords.exec(head.text)?.groups?.["whose"]?.toLowerCase() ?? "";
    const fits =
      whose === "his"
        ? gender !== "female"
        : whose === "her"
          ? gender !== "male"
          : person.shown.toLowerCase().endsWith(whose.replace(/[’']s?$/, ""));
    if (!fits) continue;
    const next = page.sentences.find(({ index, kind, block }) => index > head.index && kind === "heading" && block > head.block);
    for (const quote of quotes) {
      const sentence = page.sentences[quote.sentence];
      if (!sentence || sentence.block <= head.block || (next && sentence.block >= next.block)) continue;
      if (quote.speaker !== "?" || quote.quote.start > sentence.start + 2) continue;
      quote.speaker = `p${first[0]}`;
      quote.how = "said";
    }
  }
}

/**
 * '"…" — Ana Ruiz, newsletter, 2003', '"…" (Ana Ruiz, "Mailbag", 17 January)': who is named alone behind words of their own said them. And so has
 * whoever the page beside a quotation says it is from.
 */
export function attributeByLine(page: PageReading, quotes: ResolvedQuote[]): void {
  attributeByWhatIsTold(page, quotes);
  for (const quote of quotes) {
    if (quote.speaker !== "?" || quote.clause !== null || quote.how === "artefact") continue;
    const sentence = page.sentences[quote.sentence];
    if (!sentence || quote.quote.end - quote.quote.start < 24) continue;
    if (page.text.slice(sentence.start, quote.quote.start).trim().length > 0) continue;
    const named = page.mentions.find((mention) => mention.start > quote.quote.end);
    if (named?.kind !== "full" || named.from - quote.quote.end > 8) continue;
    if (!/^\s*[([—–~-]{1,2}\s*$/.test(page.text.slice(quote.quote.end, named.from))) continue;
    // A name and a year are where a scholar found it.
    if (!/^(?:,|\)|\]|\s*\n|$)/.test(page.text.slice(named.end, named.end + 3))) continue;
    quote.speaker = `p${named.person}`;
    quote.how = "said";
  }
}

/** What is said of words that went before: by whom they were spoken or written. */
function saidOfQuote(page: PageReading, quote: { end: number }, clauses: readonly ResolvedClause[]): ResolvedClause | undefined {
  return clauses.find(
    (clause) =>
      clause.passive &&
      !clause.negated &&
      !clause.hedged &&
      /^(?:say|write|damage|spread)$/.test(clause.class) &&
      clause.agentIs !== "?" &&
      clause.start >= quote.end &&
      /^["”’']?,? (?:was|were|is|are|(?:had|has|have) been) (?:\w+ly )?$/.test(page.text.slice(quote.end, clause.start)),
  );
}

/** "Her column called it '…'", "his flyers said that '…'": the words are those of whose column it is. */
function ownerOfMedium(page: PageReading, sentence: Sentence, quote: number, agent: ActorAt | null): ActorAt | null {
  if (agent) return null;
  const owner = sentence.reading.actors.findLast(
    (actor) =>
      actor.end < quote &&
      ((actor.possessor === true && medium.test(page.text.slice(actor.end, actor.end + 60))) ||
        mediumBy.test(page.text.slice(Math.max(sentence.start, actor.start - 80), actor.start))),
  );
  if (!owner || underTheirs.test(page.text.slice(sentence.start, owner.start))) return null;
  const between = page.text.slice(owner.end, quote);
  const hasOther = sentence.reading.clauses.some(
    (clause) => clause.start > owner.end && clause.start < quote && clause.agent !== null,
  );
  return !hasOther && saysSo.test(between) && !/\b(?:not|never|replies|comments|commenters?|readers?)\b/i.test(between)
    ? owner
    : null;
}

/** '"…," one passage on Ruiz's website says': the same behind the words. */
function ownerOfMediumBehind(page: PageReading, sentence: Sentence, quote: { end: number }): ActorAt | null {
  const owner = sentence.reading.actors.find((actor) => actor.start >= quote.end);
  if (owner?.possessor !== true || !mediumSays.test(page.text.slice(owner.end, owner.end + 60))) return null;
  return partOfMedium.test(page.text.slice(quote.end - 1, owner.start)) ? owner : null;
}

/** What somebody says by: their page, their paper, their song. */
const media =
  "(?:columns?|blogs?|(?:web)?sites?|channels?|pages?|feeds?|bulletins?|magazines?|livestreams?|posts?|tweets?|flyers?|fliers?|leaflets?|pamphlets?|newsletters?|books?|sermons?|songs?|lyrics|podcasts?|speech(?:es)?|manifesto|articles?|essays?|op-eds?|broadcasts?|stickers?|placards?|banners?|accounts?)";
const mediumSays = new RegExp(
  `^(?:['’]s?)? (?:[\\w-]+ ){0,2}${media} (?:\\w+ )?(?:says?|said|reads?|states?|stated|claim(?:s|ed)|declares?|declared)\\b`,
  "i",
);
const partOfMedium =
  /^["”’']?[,.]?["”’']? (?:(?:one|an?|another|the) (?:\w+ )?(?:passage|post|page|entry|article|line|text|section|message|essay|banner|headline) (?:on|of|in|from) )?$/i;
const medium = new RegExp(`^(?:['’]s?)? (?:[\\w-]+ ){0,2}${media}\\b`, "i");
/** "A post by Vole said", "a message from his account read". */
const mediumBy =
  /\b(?:columns?|blogs?|posts?|tweets?|comments?|messages?|e-?mails?|letters?|leaflets?|pamphlets?|videos?|articles?|essays?|books?|sermons?|editorials?|forewords?|prefaces?|introductions?|statements?|songs?|lyrics|poems?|tracts?|circulars?|newsletters?|broadcasts?|episodes?|speech(?:es)?|manifesto(?:es|s)?|captions?|flyers?|fliers?|booklets?|recordings?|voicemails?) (?:\w+ )?(?:by|from) (?:(?:an|the|one) (?:[\w-]+ )?(?:accounts?|profile|channel|address|number|phone) (?:of|belonging to) (?:[\w-]+ )?)?$/i;
/** "A comment under an article by | Vole", "A leaflet about the books of": of something else than what they wrote. */
const underTheirs = new RegExp(
  `\\b(?:under|below|beneath|about|against|in (?:reply|response|answer) to|replying to|attached to) (?:(?:an?|the|one of(?: the)?|some|his|her) (?:[\\w-]+ ){0,2}?${media} (?:\\w+ )?(?:by|from|of) )?(?:(?:the|an?) )?(?:[\\w-]+ )?$`,
  "i",
);
const saysSo =
  /\b(?:said|says|read|reads|call(?:s|ed)|claim(?:s|ed)|declar\w+|describ\w+|stat(?:es|ed)|argu(?:es|ed)|blam\w+|assert\w*|insist\w*|proclaim\w*|accus\w+)\b/i;

const perceives = /^(?:see|find|discover|receive|get|open|notice|spot|pick|pull|show|photograph|remove|face|recall|remember)$/;
/** "~ heard a man shouting", "~ took down a banner that read": who perceives or removes something has not said it. */
const perceivedOrRemoved = new RegExp(
  `(?:(?:^|[~,] |\\b(?:that|who) ~ )(?:(?:has|had|have|then|later|also|\\w+ly) ){0,2}(?:${formsOf(
    "hear see watch film record photograph notice spot overhear observe witness find discover receive remove read clean wash report condemn deplore denounce criticise criticize cite recall remember erase delete scrub show arrest detain stop",
  )}|t(?:ook|akes?|aking|ore|ears|earing) (?:\\S+ ){0,2}?(?:down|off))|\\b(?:shows?|showed|showing|captures?|captured|depicts?|depicted))\\b((?: (?!(?:and|but|then|before|after|while|when)\\b|~)\\S+){2,9})$`,
);
/** What somebody records of themselves. */
const ofThemselves =
  /\b(?:(?:him|her|them)sel(?:f|ves)|videos?|clips?|messages?|songs?|tracks?|podcasts?|episodes?|voicemails?|reels?|statements?)\b/;
/** Who accuses in a case: not a crowd. */
const charges =
  /^b:(?:indictment|complaint|prosecutors?|police|court|tribunal|panel|commission|regulator|board|authority|state|crown|jury)$/;
const spelling = /^(?:read|say|state|bear|spell|call|declare|announce)$/;
const notAccused = /\bnot (?:\w+ )?(?:accused|suspected|alleged|charged|said|believed|thought)\b[^,;]*$/;
const askedAbout = /\b(?:ask|wonder|question)\w*\b[^;]*\b(?:why|whether|if|who|how)\b[^,;]*$/;

const things =
  "(?:letters?|e-?mails?|messages?|calls?|texts?|envelopes?|notes?|voicemails?|cards?|parcels?|packages?|leaflets?|posters?|stickers?)";
/** Words that somebody was sent, hands to those who look into it, shows a picture of, studies, or says that it is wrong to say. */
const passedOn = [
  new RegExp(`\\b(?:got|gets|getting|opened|opens|opening|unfolded) (?:\\S+ ){0,2}?${things}\\b`),
  new RegExp(
    `\\b(?:forward|hand|show|g[ai]v|pass|sen[dt]|tak|took|bring|brought|report)\\w* (?:\\S+ ){0,2}?(?:to )?(?:the )?(?:police|officers?|detectives?|investigators?|reporters?|journalists?|prosecutors?|court|tribunal|inquiry|paper|newspaper|school)\\b.*\\b${things}\\b`,
  ),
  /\b(?:screenshots?|photos?|photographs?|pictures?|images?|videos?|clips?|footage|recordings?|copy|copies|scans?) of (?!~|himself|herself|themselves|his|her|their)\S/,
  /\b(?:wrong|unacceptable|hateful|racist|antisemitic|awful|terrible|shocking|hurtful|illegal|unlawful|a crime|not (?:ok|okay|right|acceptable|funny))\b.*\bto (?:say|shout|write|post|call|chant|tell)$/,
  /\b(?:study|studies|analysis|survey|collection|history|archive|list|catalogue) of .*\b(?:such as|like|including)$/,
  /\bwhom (?:\S+ ){1,5}\S+$/,
];
/** "~ played a character who says": a relative clause is of what stands before it. */
const ofAnother = /(?:^|\s)(?!~)[a-z][\w-]* who (?:\w+ ){0,2}\S+$/;
const isThemselves =
  /~ (?:is|was|became|remains|has been|had been) (?:not )?(?:an?|the|one|known|identified)\b|\b(?:as|named|identified)\b/;

/** "quoted the threat that she had received: '…'", "described the note that was put through his door": sent to them. */
function isReceived(page: PageReading, sentence: Sentence, clause: ResolvedClause, use: QuoteUse): boolean {
  if (use.side === "after") return false;
  if (!clause.passive && receives.test(clause.lemma) && !/\bfor\b/.test(page.text.slice(clause.end, use.quote.start)))
    return true;
  const before = page.text.slice(sentence.start, use.quote.start);
  if (receivedBefore.test(before) || asSaying.test(before)) return true;
  if (
    !clause.passive &&
    comesUpon.test(clause.lemma) &&
    /^ (?:the (?:words?|slogans?|message) )?$/.test(page.text.slice(clause.end, use.quote.start))
  )
    return true;
  if (!clause.passive && /^(?:document|catalogue|log)$/.test(clause.lemma)) return true;
  // "painted over the words '…'", "crossed out the line '…'": gone by their hand, not put there.
  if (!clause.passive && clearedAway.test(page.text.slice(clause.end, use.quote.start))) return true;
  const other = calledThem.exec(before);
  if (other && clause.agent && clause.agent.end <= sentence.start + other.index) return true;
  const told = remarkOf.exec(before);
  if (
    told &&
    passesOnWords.test(clause.lemma) &&
    sentence.reading.actors.some(
      (actor) =>
        (actor.possessor === true || actor.viaThing === true) &&
        actor.start >= clause.end &&
        (actor.kind === "role" || (actor.kind === "person" && `p${actor.person}` !== clause.agentIs)),
    )
  )
    return true;
  // "the mayor's remark that": a noun.
  if (
    told &&
    /['’]s? $/.test(page.text.slice(clause.start - 3, clause.start)) &&
    sentence.reading.actors.some(
      (actor) =>
        Math.abs(actor.end - clause.start) <= 3 &&
        (actor.kind === "role" || actor.kind === "body" || (actor.kind === "person" && `p${actor.person}` !== clause.agentIs)),
    )
  )
    return true;
  // "was sent messages saying '…'", "was left with a note that said '…'".
  return (
    wasGiven.test(before) &&
    /\b(?:saying|reading|calling|which (?:said|read)|that (?:said|read|called)|with the words?) ?[:,]? ?$/.test(before)
  );
}

/** Behind a verb: off, out or over with words that stood there; "wrote over the door '…'" has a place behind it. */
const clearedAway =
  /^ (?:over|out|off|away|down) (?:the|an?|some|several|those|these|both|two|three) (?:[\w-]+ ){0,2}?(?:words?|slogans?|graffiti|phrases?|inscriptions?|lines?|messages?|slurs?|lettering|letters|tags?)(?: (?:that (?:read|said)|which (?:read|said)|reading|saying))?[:,]? ?$|^ (?:the|an?|some|those|these) (?:[\w-]+ ){0,2}?(?:words?|slogans?|graffiti|phrases?|inscriptions?|lines?|messages?|slurs?|lettering)(?: (?:that|which) (?:read|said))? (?:over|out|off|away)[:,]? ?$/i;
const comesUpon = /^(?:find|discover|notice|spot)$/;
const asSaying =
  /\b(?:quot(?:es?|ed|ing)|cit(?:es?|ed|ing)|report(?:s|ed|ing)|recall(?:s|ed|ing)) [^.;"“]{2,60} as (?:saying|shouting|telling|writing|having (?:said|written|shouted))(?: \w+)?(?: that)?[:,]? ?$/i;
/** "wrote about the night a man called her a '…'": the verb right before is somebody else's. */
const calledThem = quick(
  /\b(?:an?|another|one|the) (?:[\w-]+ ){0,2}(?:man|woman|stranger|passenger|passer-by|neighbou?r|colleague|teenager|driver|customer|heckler|student|teacher|youth|stranger|boss|manager|classmate|caller) (?:had |has )?(?:once )?(?:called|told|branded|shouted at|screamed at|yelled at|said to) (?:him|her|them)(?: (?:that|an?|to))?[:,]? ?$/i,
);
const remarkOf =
  /(?:['’]s?|\bhis|\bher|\btheir) (?:\w+ )?(?:remarks?|comments?|claims?|statements?|words|posts?|slurs?|threats?|outburst|tirade|insults?)(?: that|,|:)? ?$/i;
const passesOnWords =
  /^(?:report|reveal|expose|quote|cite|condemn|read|publish|film|recall|repeat|criticise|criticize|denounce|publicise)$/;
const wasGiven = quick(
  /\b(?:was|were|been|being)\b[^.;:"“]{0,80}\b(?:sent|left with|handed|given|shown|subjected to|bombarded with|targeted with|inundated with|met with|confronted with|found|got|received) (?:\w+ ){0,3}(?:messages?|letters?|e-?mails?|notes?|posts?|threats?|texts?|voicemails?|cards?|leaflets?|posters?|signs?|stickers?)\b|\b(?:found|discovered|came home to|returned to) (?:\w+ ){0,3}(?:notes?|letters?|cards?|leaflets?|posters?|signs?|stickers?|messages?|graffiti)\b(?! (?:he|she) (?:had )?(?:left|wrote|written))/i,
);

const receives = /^(?:receive|endure|suffer|overhear|face|encounter|get|hear)$/;
const receivedBefore = new RegExp(
  "\\b(?:(?:had|has|have|was|were|been) (?:been )?(?:\\w+ly )?(?:sent|told|called|shown|handed|given|left|shouted at|subjected to|confronted with)" +
    "|(?:that|which|what) (?:had been|has been|was|were|is) (?:\\w+ )?(?:put|left|sent|posted|shouted|said|thrown|pushed|written|screamed|yelled|addressed|made) (?:through|to|for|at|on|under|in|behind|against|about) (?:him|her|his|their)(?: \\w+){0,2}" +
    "|(?:messages?|letters?|e-?mails?|notes?|posts?|threats?|texts?|voicemails?|cards?) (?:that|which) (?:called|calls|told|threatened|threatens|branded|described) (?:him|her)(?: an?)?" +
    "|what (?:the|an?|his|her|two|three) [^.;:,]{1,40}? (?:had |has )?(?:said|shouted|told|written|yelled|screamed|wrote|called)(?: (?:to|at|about))? (?:him|her))[:,]? ?$|" +
    "\\b(?:forwarded|handed|reported|passed|showed) (?:the|an?|this|that) (?:message|letter|e-?mail|note|post|threat|text|voicemail) (?:on )?to (?:the )?(?:police|officers|detectives|reporters|prosecutors|court|tribunal)[:,] ?$",
  "i",
);

function isMadeByAnother(lead: string): boolean {
  // "Over a photograph of the minister, Vole said:": who stands right before the verb says it.
  if (
    / , ~ (?:\w+ly )?\w+ ?[:,]?$/.test(lead) &&
    /^(?:over|under|beneath|above|below|beside|alongside|next to|in|with|to|on)\b/.test(lead)
  )
    return false;
  if (passedOn.some((pattern) => pattern.test(lead))) return true;
  if (ofAnother.test(lead) && !isThemselves.test(lead)) return true;
  const object = perceivedOrRemoved.exec(lead)?.[1];
  // "received a warning for saying": what for is their own doing.
  if (object !== undefined && /\bfor (?:\w+ly )?\w+ing$/.test(object)) return false;
  return object !== undefined && !(ofThemselves.test(object) && /\brecord/.test(lead));
}

/** "said the messages included", "said that the caller told her": the words are the thing's or somebody else's. */
const toldOfThing =
  /\b(?:said|says|told (?:\S+ ){0,3}?\S+|stated|reported|confirmed|added|noted|described|alleged?)(?: that)?,? (?:(?:the|some|several|an?|these|those|each|other|one|two|three) (?:of the )?(?:\S+ ){0,3}?(?:messages?|texts?|posts?|cards?|captions?|comments?|graffiti|letters?|words?|notes?|writing|slogans?|e-?mails?|calls?|callers?|voicemails?|signs?|banners?|stickers?|flyers?|fliers?|leaflets?|suspects?|crowd|others)|graffiti|vandals|somebody|someone|one|it) (?:\S+ )?(?:included?|contain(?:ed|s)|stat(?:ed|es)|warn(?:ed|s)|declar(?:ed|es)|claim(?:ed|s)|describ(?:ed|es)|demand(?:ed|s)|read|reads|said|says|bore|featured|referred|consisted|called|told|shouted|yelled|threatened|was|were|had|threw)\b/;
const ofFiction =
  /\b(?:play|novel|film|opera|sketch|character|story|poem|series|drama|musical|satire|comedy)\b.{0,60}\b(?:whose|in which|where) (?:\S+ ){0,4}(?:says?|said|sings?|shouts?|calls?|claims?|declares?)\b/;
const spelledByThing =
  /\b(?:letters?|notes?|signs?|words?|messages?|stickers?|banners?|placards?|cards?|posters?) (?:\S+ ){0,4}?(?:that|which|to) (?:spell|bear|bore|read|say|said)\w*$/;
/** "One of the letters, which the rabbi handed to police, said": the letter says so. */
const thingWhichSaid =
  /\b(?:letters?|notes?|messages?|stickers?|leaflets?|postcards?|e-?mails?|voicemails?|texts?) , (?:which|that) .{3,70} , (?:said|says|reads?) ?[,:]?$/;
/** Right before a quotation: the thing that it stands on. */
const saidByThing =
  /\b(?:notes?|signs?|messages?|letters?|placards?|posters?|stickers?|leaflets?|flyers?|fliers?|banners?|graffiti|slogans?|words?|cards?|envelopes?|e-?mails?|texts?|voicemails?|captions?|inscriptions?|labels?)\b(?: \S+){0,5} ?(?::|\b(?:reading|saying|that (?:read|reads|said|says)|which (?:read|said)))$/;
