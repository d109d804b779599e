import type { QuotedSpan } from "#app/lib/language/quoted-spans.ts";
import { startsWithCapital } from "#app/lib/language/letters.ts";
import type { Word } from "#app/lib/language/words.ts";
import { accusedNouns, deciderNouns, isPersonNoun } from "./nouns.ts";
import type { Mention } from "./people.ts";
import { verbForms } from "./verbs.ts";

/** A noun phrase that can do things or have things done to it. */
export type Actor =
  | { kind: "person"; person: number }
  | { kind: "pronoun"; word: string; /** "he'll", "she'd": with the verb to come. */ auxiliary?: string }
  | { kind: "role"; noun: string; definite: boolean; words: string }
  | { kind: "body"; noun: string };

export type ActorAt = Actor & {
  start: number;
  end: number;
  /** Stands after a preposition: not what the sentence is about. */
  oblique?: boolean;
  /** "Smith's house", "his contract": meant, but neither doing nor done to. */
  possessor?: boolean;
  /** "his letter", "the defendant's post": the thing speaks for its owner. */
  viaThing?: boolean;
};

export const prepositions = new Set(
  "of by to for with against at from than about on in into over under near toward towards upon between among during after before without outside inside behind beside through onto across around along despite like".split(
    " ",
  ),
);
export const boundaries = new Set(
  "that how when after before while because since if whether although though and but or as where until so unless whose once".split(
    " ",
  ),
);
export const modals = new Set("would could might may should can must will shall".split(" "));
export const determiners = new Set(
  "the a an his her their our my its this one another two three other same every each no any some both those these".split(" "),
);

const pronouns = new Set("he she they him i we them himself herself".split(" "));
const crowds = new Set(
  "others people men women fans crowds supporters participants marchers protesters demonstrators students pupils worshippers neighbours neighbors".split(
    " ",
  ),
);
/** What somebody wrote or said. */
const owned = new Set(
  (
    "letter letters message messages post posts tweet tweets note notes email emails e-mail e-mails text texts speech sermon lecture remark remarks " +
    "comment comments words statement statements diary manifesto page account blog article essay pamphlet pamphlets leaflet leaflets voicemail " +
    "voicemails video videos song lyrics caption captions reply replies journal"
  ).split(" "),
);
const endsPhrase = new Set("was were is are has have had did who which said".split(" "));

/** A sentence cut into those who can act, its quotations, its words and its marks. */
export type Token =
  | { type: "actor"; actor: ActorAt }
  | { type: "quote"; quote: QuotedSpan; start: number; end: number }
  | { type: "word"; word: Word }
  | { type: "mark"; word: Word };

/** Cuts a sentence up: names, pronouns and phrases for people and bodies become actors, a quotation becomes one opaque part. */
export function chunk(
  tokens: readonly Word[],
  quotes: readonly QuotedSpan[],
  mentions: readonly Mention[],
  addressed = false,
): Token[] {
  const parts: Token[] = [];
  let index = 0;
  let quoteIndex = 0;
  let mentionIndex = 0;
  let closes = -1;
  while (index < tokens.length) {
    const word = tokens[index];
    if (!word) break;
    while (quoteIndex < quotes.length && (quotes[quoteIndex]?.end ?? 0) <= word.start) quoteIndex += 1;
    const quote = quotes[quoteIndex];
    if (quote && word.start >= quote.start) {
      parts.push({ type: "quote", quote, start: quote.start, end: quote.end });
      index = indexAt(tokens, index, quote.end);
      continue;
    }
    while (mentionIndex < mentions.length && (mentions[mentionIndex]?.end ?? 0) <= word.start) mentionIndex += 1;
    const mention = mentions[mentionIndex];
    if (mention && word.start >= mention.from) {
      const actor: ActorAt = { kind: "person", person: mention.person, start: mention.from, end: mention.end };
      parts.push({ type: "actor", actor });
      index = indexAt(tokens, index, mention.end);
      const possessive = isPossessive(tokens[index - 1]);
      if (possessive) {
        // "Smith's lawyer": the one meant is the lawyer.
        const head = personPhrase(tokens, index, true);
        const thing = ownedThing(tokens, index);
        if (thing && !head) {
          actor.viaThing = true;
          actor.end = thing.end;
          index = thing.next;
        } else if (head) {
          actor.possessor = true;
          parts.push({ type: "actor", actor: { ...head.actor, start: head.actor.start } });
          index = head.next;
        } else {
          actor.possessor = true;
        }
      }
      continue;
    }
    const pronoun =
      pronouns.has(word.lower) ||
      (addressed && word.lower === "you") ||
      (word.lower.includes("'") && /^(?:he|she|they|i|we)'(?:d|s|ve|re|ll|m)$/.test(word.lower));
    if (pronoun) {
      const [base = word.lower, auxiliary] = word.lower.split("'");
      parts.push({
        type: "actor",
        actor: { kind: "pronoun", word: base, ...(auxiliary ? { auxiliary } : {}), start: word.start, end: word.end },
      });
      index += 1;
      continue;
    }
    // "Ben Foss, 24, and Cal Marsh, 27, both faced court": whom it names.
    const standIn = severalAt(tokens, index);
    if (standIn && !endsInName(parts)) {
      parts.push({ type: "actor", actor: { kind: "pronoun", word: "they", start: word.start, end: standIn.end } });
      index = standIn.next;
      continue;
    }
    if (word.lower === "her" && isObjectHer(tokens, index)) {
      parts.push({ type: "actor", actor: { kind: "pronoun", word: "her", start: word.start, end: word.end } });
      index += 1;
      continue;
    }
    if (word.lower === "his" || word.lower === "her") {
      const thing = ownedThing(tokens, index + 1);
      const pronounOf = word.lower === "his" ? "he" : "she";
      if (thing) {
        parts.push({
          type: "actor",
          actor: { kind: "pronoun", word: pronounOf, start: word.start, end: thing.end, viaThing: true },
        });
        index = thing.next;
        continue;
      }
      parts.push({
        type: "actor",
        actor: { kind: "pronoun", word: pronounOf, start: word.start, end: word.end, possessor: true },
      });
      const head = personPhrase(tokens, index, false);
      if (head) {
        parts.push({ type: "actor", actor: { ...head.actor, start: word.end } });
        index = head.next;
      } else {
        index += 1;
      }
      continue;
    }
    // "Ana Ruiz, the daughter of a judge and a baker, posted it": whose child somebody is does nothing in the sentence.
    const previous = parts.at(-1);
    if (word.text === "," && previous?.type === "actor" && previous.actor.kind === "person" && !isToSomebody(parts.at(-2))) {
      const behindKin = kinPhrase(tokens, index + 1, mention);
      if (behindKin !== null) {
        index = behindKin;
        continue;
      }
    }
    // "The rapper, whose real name is Ana Ruiz, posted": as "The rapper, Ana Ruiz, posted".
    if (
      mention?.kind === "full" &&
      parts.at(-1)?.type === "mark" &&
      !isBehindOf(tokens, index) &&
      isRealName(tokens, index, mention)
    ) {
      index = indexAt(tokens, index, mention.from);
      continue;
    }
    // "Sentencing the older of the two, Ana Ruiz, to a year", "one of them, Ana Ruiz,": the name stands for the phrase.
    if (mention?.kind === "full" && isOneOfThem(tokens, index, mention)) {
      index = indexAt(tokens, index, mention.from);
      closes = mention.end;
      continue;
    }
    // "one of its three city councillors": one person.
    if (word.lower === "one" && tokens[index + 1]?.lower === "of" && determiners.has(tokens[index + 2]?.lower ?? "")) {
      const group = personPhrase(tokens, index + 2, false);
      const noun = group?.actor.kind === "role" ? group.actor.noun : "";
      if (group?.actor.kind === "role" && noun.endsWith("s") && isPersonNoun(noun.slice(0, -1))) {
        const end = group.actor.end;
        parts.push({
          type: "actor",
          actor: { kind: "role", noun: noun.slice(0, -1), definite: false, words: `one of ${noun}`, start: word.start, end },
        });
        index = group.next;
        continue;
      }
    }
    // "Council President Ana Ruiz", "the School Board Member Ana Ruiz": a title, and the one who bears it.
    if (mention && !isTitleBehindOf(tokens, index) && isTitleOf(tokens, index, mention)) {
      index = indexAt(tokens, index, mention.from);
      continue;
    }
    if (
      determiners.has(word.lower) ||
      deciderNouns.has(withoutOwner(word.lower)) ||
      (accusedNouns.has(word.lower) && word.lower !== "accused")
    ) {
      const owner = ownerPhrase(tokens, index);
      const thing = owner ? ownedThing(tokens, owner.next) : null;
      if (owner && thing) {
        parts.push({ type: "actor", actor: { ...owner.actor, end: thing.end, viaThing: true } });
        index = thing.next;
        continue;
      }
      const head = personPhrase(tokens, index, false);
      if (head) {
        parts.push({ type: "actor", actor: head.actor });
        index = head.next;
        continue;
      }
    }
    if (barePlural(tokens, index)) {
      parts.push({
        type: "actor",
        actor: { kind: "role", noun: word.lower, definite: false, words: word.lower, start: word.start, end: word.end },
      });
      index += 1;
      continue;
    }
    // The comma behind such a name goes with the one before it.
    if (word.text !== "," || word.start !== closes) parts.push(word.isWord ? { type: "word", word } : { type: "mark", word });
    index += 1;
  }
  return parts;
}

/** Behind a name, and at most somebody's age. */
const endsInName = (parts: readonly Token[]): boolean =>
  parts.findLast((part) => part.type !== "mark" && !(part.type === "word" && /^\d+$/.test(part.word.text)))?.type === "actor";

export const finiteAuxiliaries = new Set("was were is are has have had do does did".split(" "));

/** "that both were arrested", "the two fired at it", "all three deny it": several, told of before, as the subject of what follows. */
function severalAt(tokens: readonly Word[], index: number): { end: number; next: number } | null {
  const first = tokens[index]?.lower;
  const isTwo = (first === "the" || first === "all") && /^(?:two|three|four|five|six)$/.test(tokens[index + 1]?.lower ?? "");
  if (!isTwo && first !== "both" && first !== "neither") return null;
  const next = index + (isTwo ? 2 : 1);
  const verb = tokens[next]?.lower ?? "";
  const end = tokens[next - 1]?.end;
  const isSubject = finiteAuxiliaries.has(verb) || modals.has(verb) || verbForms(verb).some((form) => form.finite);
  return isSubject && end !== undefined ? { end, next } : null;
}

const titleNouns =
  /^(?:president|leader|chief|officer|principal|clerk|director|member|chair|captain|manager|head|secretary|superintendent|commissioner|sergeant|lieutenant|mp|msp|mep|ms|td|rep|sen|senator|representative|delegate|candidate|councillor|councilor|trustee|treasurer|provost|dean|chancellor|warden|governor|minister|officer|chairman|chairwoman|chairperson|councilman|councilwoman|councilmember|congressman|congresswoman|assemblyman|assemblywoman)$/;

/** The first token from `index` on that begins at or behind a place of the text. */
function indexAt(tokens: readonly Word[], index: number, place: number): number {
  let at = index;
  while (at < tokens.length && (tokens[at]?.start ?? 0) < place) at += 1;
  return at;
}

const kinOf =
  /^(?:(?:the|a|an?|himself|herself) )?(?:(?:only|eldest|youngest|oldest|younger|older|elder|adopted|then|late|former|estranged) )?(?:son|daughter|child|grandson|granddaughter|grandchild|brother|sister|nephew|niece|cousin|widow|widower|stepson|stepdaughter|husband|wife|father|mother|descendant)s? of [^,;:]{2,90},$/;

/** Where the sentence goes on behind "the son of a French woman and an African man,", with nobody named in it; null for anything else. */
function kinPhrase(tokens: readonly Word[], index: number, mention: Mention | undefined): number | null {
  const words: string[] = [];
  for (let at = index; at < tokens.length && at < index + 20; at += 1) {
    const token = tokens[at];
    if (!token || (mention && token.end > mention.from)) return null;
    words.push(token.lower);
    if (token.text === ",") return kinOf.test(`${words.slice(0, -1).join(" ")},`) ? at + 1 : null;
  }
  return null;
}

/** "A letter to Ana Ruiz, the mother of two boys, says": she is in a phrase about something else. */
const isToSomebody = (part: Token | undefined) =>
  part?.type === "word" && /^(?:to|at|for|about|against|on|of|by|from|with)$/.test(part.word.lower);

/** "The brother of the comedian, real name …": whose name it is stands in what is said of another. */
function isBehindOf(tokens: readonly Word[], index: number): boolean {
  for (let at = index - 2; at >= Math.max(0, index - 6); at -= 1) {
    const word = tokens[at]?.lower ?? "";
    if (/^(?:of|to|for|with|by|from|about|against|as|like|at|on|near|behind|beside)$/.test(word)) return true;
    if (/^[,;:.(]$/.test(word)) return false;
  }
  return false;
}

/** Behind a comma or a bracket and right before a name. */
function isRealName(tokens: readonly Word[], index: number, mention: Mention): boolean {
  const words = tokens.slice(index, Math.min(index + 7, indexAt(tokens, index, mention.from))).map(({ lower }) => lower);
  return /^(?:whose (?:real|legal|full|given|birth|actual|true) names? (?:is|was)|(?:his|her|their)? ?(?:real|legal|birth|full) name:?|born|aka|a\.k\.a\.|(?:also |better |otherwise )?known as|real name:?)$/.test(
    words.join(" ").trim(),
  );
}

const oneOfThem =
  /^(?:the (?:older|elder|younger|oldest|eldest|youngest|first|second|third|fourth|last|other|latter|former)|one|another|the (?:first|second|third|other) (?:man|woman|person))(?: (?:man|woman|person|one))? of (?:them|those|(?:the|these|its|their) (?:(?:two|three|four|five|six|seven|pair|trio|group|others?)|(?:[\w-]+ ){0,2}(?:men|women|defendants|suspects|brothers|sisters|students|players|officers|members|accused|teenagers|fans|supporters|applicants|posters|winners|victims|guests|speakers|authors|councillors|candidates|employees|teachers)))(?: (?:arrested|charged|convicted|accused|involved|named))? ,$/;

/** "the younger of the two ," and then, between commas, the name. */
function isOneOfThem(tokens: readonly Word[], index: number, mention: Mention): boolean {
  if (!/^(?:the|one|another)$/.test(tokens[index]?.lower ?? "")) return false;
  const words = tokens.slice(index, Math.min(index + 14, indexAt(tokens, index, mention.from))).map(({ lower }) => lower);
  return tokens[indexAt(tokens, index, mention.end)]?.text === "," && oneOfThem.test(words.join(" "));
}

/** What else stands in a title in small letters: "County party vice chair", "state school board member". */
const ofTitles = new RegExp(
  `^(?:of|and|for|the|vice|deputy|assistant|associate|acting|senior|county|city|state|district|town|local|student|school|police)$|${titleNouns.source}`,
);

/** "the son of Dunley City Council president Ana Ruiz": whose son it is. */
function isTitleBehindOf(tokens: readonly Word[], index: number): boolean {
  let at = index - 1;
  while (at > 0 && (startsWithCapital(tokens[at]?.text ?? "") || tokens[at]?.lower === "the")) at -= 1;
  return at > 0 && tokens[at]?.lower === "of";
}

/** Words in capitals from a body's name to an office, with the name of its holder right behind. */
function isTitleOf(tokens: readonly Word[], index: number, mention: Mention): boolean {
  const start = determiners.has(tokens[index]?.lower ?? "") ? index + 1 : index;
  if (start !== index && !/^the$/i.test(tokens[index]?.text ?? "")) return false;
  // "the assistant of Dunley Football Club coach Ana Ruiz": somebody else's.
  if (/^(?:of|and|for)$/.test(tokens[start]?.text ?? "")) return false;
  if (!startsWithCapital(tokens[start]?.text ?? "") && tokens[start + 1]?.lower === "of") return false;
  let last: Word | undefined;
  let hasBody = false;
  for (let at = start; at < start + 7; at += 1) {
    const word = tokens[at];
    if (!word) return false;
    if (word.start >= mention.from)
      return hasBody && last !== undefined && (mention.from < mention.start || titleNouns.test(last.lower));
    if (word.text === ".") continue;
    if (!word.isWord || !(startsWithCapital(word.text) || ofTitles.test(word.lower) || deciderNouns.has(word.lower)))
      return false;
    if (deciderNouns.has(word.lower)) hasBody = true;
    last = word;
  }
  return false;
}

function isPossessive(word: Word | undefined): boolean {
  return word !== undefined && (word.text.endsWith("'s") || word.text.endsWith("’s"));
}

function withoutOwner(lower: string): string {
  return lower.endsWith("'s") ? lower.slice(0, -2) : lower;
}

/** "where participants chanted", "others shouted": people without an article who do what follows. */
function barePlural(tokens: readonly Word[], index: number): boolean {
  const word = tokens[index];
  const next = tokens[index + 1];
  if (!word?.isWord || !next?.isWord) return false;
  const { lower } = word;
  // "that spectators behind his goal had called him …": whoever stands somewhere and does what follows.
  if (
    (crowds.has(lower) || (lower.endsWith("s") && lower.length > 5 && isPersonNoun(lower) && !deciderNouns.has(lower))) &&
    /^(?:behind|in|at|from|on|outside|inside|near|around|along|beside)$/.test(next.lower) &&
    (boundaries.has(tokens[index - 1]?.lower ?? "") || tokens[index - 1] === undefined)
  ) {
    for (let ahead = index + 2; ahead < index + 8; ahead += 1) {
      const word2 = tokens[ahead];
      if (!word2?.isWord) return false;
      if (/^(?:was|were|are|had|have)$/.test(word2.lower)) return true;
      if (boundaries.has(word2.lower)) return false;
    }
    return false;
  }
  if (!crowds.has(lower)) return false;
  return (
    /^(?:was|were|are|had|have|who|could|would)$/.test(next.lower) ||
    verbForms(next.lower).some((form) => form.finite && form.class !== "other" && form.lemma !== next.lower)
  );
}

/** What somebody wrote or said, right after "his" or "the defendant's". */
function ownedThing(tokens: readonly Word[], index: number): { end: number; next: number } | null {
  for (let position = index; position < Math.min(tokens.length, index + 4); position += 1) {
    const word = tokens[position];
    if (!word?.isWord) return null;
    if (owned.has(word.lower)) {
      const following = tokens[position + 1]?.lower ?? "";
      if (/^(?:message|messages|post|posts|account|page)$/.test(following)) continue;
      return { end: word.end, next: position + 1 };
    }
  }
  return null;
}

function isObjectHer(tokens: readonly Word[], index: number): boolean {
  const next = tokens[index + 1];
  return (
    !next ||
    !next.isWord ||
    prepositions.has(next.lower) ||
    boundaries.has(next.lower) ||
    /^(?:a|an|the|as|his|up|straight|back|away|down|off|out|home|that|twice|again|several|two|three|five|six|ten|he|she|they|it|some|because|for|outside|how|what|who|why|where|whether)$/.test(
      next.lower,
    )
  );
}

/** "the retired teacher's", "the caller's": a word for one person as the owner of what stands behind it. */
function ownerPhrase(tokens: readonly Word[], index: number): { actor: ActorAt; next: number } | null {
  if (!determiners.has(tokens[index]?.lower ?? "")) return null;
  const at = tokens.slice(index, index + 5).findIndex((word) => isPossessive(word));
  const last = tokens[index + at];
  if (at < 1 || !last) return null;
  const bare: Word = { ...last, text: last.text.slice(0, -2), lower: withoutOwner(last.lower) };
  const phrase = personPhrase([...tokens.slice(0, index + at), bare], index, false);
  return phrase?.actor.kind === "role" && phrase.next === index + at + 1 ? phrase : null;
}

/** Nouns for people that stand before another one as often: "a senior Labour councillor", "a veteran broadcaster". */
const ranks = new Set(["senior", "junior", "veteran", "minor"]);
const publications = /^(?:newspapers?|papers?|magazines?|newsletters?|journals?|weekl(?:y|ies)|websites?|blogs?|publications?)$/;
const goesOnAsPhrase = (next: Word | undefined): boolean =>
  next?.isWord === true &&
  !prepositions.has(next.lower) &&
  !boundaries.has(next.lower) &&
  !modals.has(next.lower) &&
  !endsPhrase.has(next.lower) &&
  !verbForms(next.lower).some((form) => form.finite);

/** "the retired history teacher", "a 19-year-old man", "prosecutors", "the university's hearing panel". */
const adjectives =
  /^(?:retired|unemployed|divorced|married|disgraced|convicted|self-employed|self-described|self-styled|licen[cs]ed|qualified|trained|registered|disbarred|former|ex-\w+|\w+-born|\w+-based)$/;

/** Where the noun stands that a word for somebody's age goes with: "57-year-old retired insurance | broker"; null where the age stands alone. */
function behindAge(tokens: readonly Word[], from: number): number | null {
  let found: number | null = null;
  for (let at = from; at < from + 6; at += 1) {
    const word = tokens[at];
    if (!word?.isWord) break;
    const { lower } = word;
    if (prepositions.has(lower) || boundaries.has(lower) || modals.has(lower) || determiners.has(lower) || endsPhrase.has(lower))
      break;
    if (
      isPersonNoun(withoutOwner(lower)) &&
      !deciderNouns.has(lower) &&
      !verbForms(lower).some(({ finite, lemma }) => finite && lemma !== lower)
    ) {
      found = at;
      if (isPossessive(word)) break;
      continue;
    }
    if (adjectives.test(lower)) continue;
    if (found !== null || verbForms(lower).some(({ finite }) => finite) || lower.endsWith("ly") || lower.endsWith("ed")) break;
  }
  return found;
}

/** "a Church in Wales priest", "a Bank of England clerk": how many words stand before whoever belongs to it. */
function bodyOfPlace(tokens: readonly Word[], index: number): number {
  const [body, joint, place, noun] = tokens.slice(index, index + 4);
  return body !== undefined &&
    startsWithCapital(body.text) &&
    /^(?:of|in)$/.test(joint?.lower ?? "") &&
    startsWithCapital(place?.text ?? "") &&
    noun !== undefined &&
    !startsWithCapital(noun.text) &&
    isPersonNoun(noun.lower)
    ? 3
    : 0;
}

/** Nouns for somebody that are adjectives before another noun. */
const asAdjective = new Set("official individual minor juvenile professional expert native patient criminal radical".split(" "));

/** A word that goes on with the phrase: no verb in a form of its own, nothing that joins. */
const isNounBehind = (word: Word | undefined): boolean =>
  word?.isWord === true &&
  !prepositions.has(word.lower) &&
  !boundaries.has(word.lower) &&
  !modals.has(word.lower) &&
  !determiners.has(word.lower) &&
  !endsPhrase.has(word.lower) &&
  !word.lower.endsWith("ly") &&
  !/^(?:close|familiar|not|also|whom|whose|present|involved|concerned|responsible|then|later|there|here)$/.test(word.lower) &&
  !isPersonNoun(word.lower) &&
  !verbForms(word.lower).some(({ finite, lemma }) => finite && lemma !== word.lower);

function personPhrase(tokens: readonly Word[], index: number, afterPossessive: boolean): { actor: ActorAt; next: number } | null {
  const first = tokens[index];
  if (!first) return null;
  const hasDeterminer = determiners.has(first.lower);
  let position = (hasDeterminer ? index + 1 : index) + (hasDeterminer ? bodyOfPlace(tokens, index + 1) : 0);
  const from = position;
  let best: { end: number; noun: string; body: boolean } | null = null;
  while (position < tokens.length && position - from < 6) {
    const word = tokens[position];
    if (!word?.isWord) break;
    const lower = word.lower;
    if (prepositions.has(lower) || boundaries.has(lower) || modals.has(lower) || endsPhrase.has(lower)) break;
    // "near the touchline the player said": another phrase begins.
    if (position > from && /^(?:the|an?|his|her|their)$/.test(lower)) break;
    if (best && position > from && startsWithCapital(word.text)) break;
    if (best && verbForms(lower).some((form) => form.finite)) break;
    // "her then-boyfriend", "an ex-colleague", "the now-retired teacher".
    const owner = withoutOwner(lower);
    const bare = owner.includes("-")
      ? owner.replace(/^(?:then|now|ex|former|soon-to-be|half|step|would-be|one-time)-(?=\p{L}{4,}$)/u, "")
      : owner;
    // "a 57-year-old retired insurance broker": what somebody of that age is.
    const trade = lower.endsWith("-year-old") && /^\d{1,3}-year-old$/.test(lower) ? behindAge(tokens, position + 1) : null;
    if (trade !== null) {
      best = { end: trade + 1, noun: withoutOwner(tokens[trade]?.lower ?? ""), body: false };
      break;
    }
    if (deciderNouns.has(bare)) best = { end: position + 1, noun: bare, body: true };
    else if (isPersonNoun(bare) && publications.test(tokens[position + 1]?.lower ?? "")) {
      // "a student newspaper": a thing, by whose it is.
      best = null;
      break;
    } else if (asAdjective.has(bare) && isNounBehind(tokens[position + 1])) {
      // "an official warning": what kind of warning.
      best = null;
    } else if (isPersonNoun(bare) && !(ranks.has(bare) && goesOnAsPhrase(tokens[position + 1])))
      best = { end: position + 1, noun: bare, body: false };
    else if (
      best &&
      !lower.endsWith("s") &&
      !isPossessive(tokens[best.end - 1]) &&
      // "a middle school science teacher": the head comes behind one word more.
      !(
        best.body &&
        hasDeterminer &&
        isPersonNoun(tokens[position + 1]?.lower ?? "") &&
        !deciderNouns.has(tokens[position + 1]?.lower ?? "")
      )
    )
      break;
    if (isPossessive(word)) {
      // "the party's press officer": go on to the head.
      best = null;
    }
    position += 1;
  }
  if (!best || (!hasDeterminer && !afterPossessive && !best.body && !accusedNouns.has(best.noun))) return null;
  const end = tokens[best.end - 1]?.end ?? first.end;
  const range = { start: first.start, end };
  const actor: ActorAt = best.body
    ? { kind: "body", noun: best.noun, ...range }
    : {
        kind: "role",
        // A police report's words: "a male approached the doors".
        noun: best.noun === "male" ? "man" : best.noun === "female" ? "woman" : best.noun,
        definite: hasDeterminer ? !/^(?:a|an|one|another|two|three|some)$/.test(first.lower) : true,
        words: tokens
          .slice(index, best.end)
          .map((w) => w.lower)
          .join(" "),
        ...range,
      };
  return { actor, next: best.end };
}
