import { foldLetters } from "#app/lib/language/fold.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { IdentityEvidence, IdentityFactKind, IdentityLedger, Quotation, SourceText, SubjectFacts } from "../judgement.ts";
import { isParticle, nameForms, nameWords, sameNameWord } from "../reading/name-forms.ts";
import { genderOfNoun, isPersonNoun } from "../reading/nouns.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { resolve } from "../attribution/coreference.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { Mention } from "../reading/people.ts";
import { employerOnPage, placeOnPage, roleOnPage } from "./tied-facts.ts";

export type Identity = IdentityLedger & {
  /** The page says that two people share the name. */
  namesake: boolean;
  /** The page gives the subject an age under 18. */
  minor: boolean;
  /** That age; the highest, when the page gives several. */
  childsAge: number | null;
};

const namesakeWords = quick(
  /\b(?:namesake|no relation|not related|unrelated|not to be confused|shares? (?:a|the|his|her|my|their) (?:sur)?name|sharing (?:a|the|his|her) name|(?<!\bunder (?:[\w’'.-]+ ){0,3}?)same name|same name as|another (?:man|woman|person) (?:called|named)|different (?:man|woman|person|bloke|guy)|not the same (?:man|woman|person)|two (?:\w+ )?(?:men|women|people|persons) (?:called|named|of (?:that|this|the same) name|with (?:that|this|the same) name)|of the same name|(?:other|second) (?:man|woman|person) of that name|(?:three|several|more|other) (?:men|women|people|persons|residents|members) of (?:that|the) (?:same )?name|(?:one|another) other person of that name|mistaken for|mix(?:ed)?[- ]up|confused with|one and the same|whether [^.;]{0,80}\b(?:is|are|was|were) the same (?:man|woman|person)\b|more than one (?:\w+ ){0,2}(?:of|with) (?:the|that|this) name|(?:man|woman|person|people|anyone|others?|somebody) (?:with|of|by) (?:the|that|her|his|my|this) (?:husband|wife|brother|son|father|sister)?(?:['’]s )?(?:exact )?(?:sur)?name|people of that name)\b/i,
);

/** What is called unrelated, or what something is unrelated to: up to the first word that is of no noun's phrase. */
const calledUnrelated =
  /\bunrelated (?:to (?:(?:the|this|that|these|those|any|an?|his|her|its|their) )?)?(?<what>(?!(?:to|and|but|or|by|in|of|with|who|despite)\b)[\w'’-]+(?: (?!(?:to|and|but|or|by|in|of|with|who|which|that|on|for|at|from|against|over|after|involving|is|was|were|had|has|have)\b)[\w'’-]+){0,3})/giu;

/** "an unrelated fraud", "unrelated to the case": of things. "An unrelated plumber", "unrelated to Ana Ruiz": of people, as a name always is. */
const isOfThings = (what: string): boolean =>
  !/(?:^| )\p{Lu}/u.test(what) &&
  !/\b(?:him|her|me|them|each|one|either|people|persons?)\b/i.test(what) &&
  !what.split(" ").some((word) => isPersonNoun(word.toLowerCase()));

/** It says that two share a name, or that somebody is not the one whom they may be taken for. */
function tellsOfNamesakes({ text }: Sentence): boolean {
  if (!namesakeWords.test(text)) return false;
  const rest = text.replaceAll(calledUnrelated, (all: string, what: string) => (isOfThings(what) ? " " : all));
  return rest === text || namesakeWords.test(rest);
}

/**
 * Is the person this page names the subject? The ledger lists what speaks for it, what against, and
 * which known facts the page does not mention. One strong fact beside the full name and no
 * contradiction is `same`; a name alone is `possible`; a hard contradiction (age, middle name, or both
 * another place and another employer) is `different`.
 * @param caseBlocks the paragraphs that carry the accusation: among namesakes, facts decide by standing there
 */
export function identify(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading,
  discourse: Discourse = resolve(reading),
  caseBlocks: ReadonlySet<number> = new Set(),
): Identity {
  const ledger: Identity = {
    verdict: "unnamed",
    for: [],
    against: [],
    missing: [],
    namesake: false,
    minor: false,
    childsAge: null,
  };
  const mine = reading.mentions.filter((mention) => mention.person === 0);
  const full = mine.find((mention) => mention.kind !== "surname");
  const first = full ?? (reading.titled ? mine[0] : undefined);
  if (!first) return ledger;
  const quote = (start: number, end: number): Quotation => ({ sourceId: page.id, text: page.text.slice(start, end), start, end });
  const note = (list: IdentityEvidence[], kind: IdentityFactKind, statement: string, at: { start: number; end: number } | null) =>
    list.push({ kind, statement, quotation: at ? quote(at.start, at.end) : null });
  note(
    ledger.for,
    "name",
    full ? "The page names this person in full." : "The page's title names this person in full, its text by the surname.",
    first,
  );

  // A second full form that was known beforehand, middle name included.
  const knownForms = [subject.name, ...(subject.aliases ?? [])].map((name) => nameWords(name));
  let strong = 0;
  let hard = 0;
  let soft = 0;
  const forms = nameForms(subject.name, subject.aliases);
  const accounts = new Set((subject.aliases ?? []).filter(isAccountName).map((alias) => foldLetters(alias.replace(/^@/, ""))));
  for (const mention of mine) {
    if (mention.kind === "handle") {
      // One plain word is a name that many share, or no name at all: it says who is spoken of, never that it is they.
      const isAccount = accounts.has(foldLetters(page.text.slice(mention.start, mention.end).replace(/^@/, "")));
      note(ledger.for, "alias", "The page uses a name this person is known to use.", mention);
      if (isAccount) strong += 1;
      break;
    }
  }
  const middles = mine
    .filter((mention) => mention.kind === "full")
    .map((mention) => ({ mention, words: middleOf(page.text.slice(mention.start, mention.end), forms.given, forms.surnames) }));
  const knownMiddle = forms.middle.filter((word) => !forms.surnames.some((surname) => surname.includes(word)));
  for (const { mention, words } of middles) {
    const given = words[0];
    if (!given) continue;
    if (knownMiddle.length === 0) continue;
    if (knownMiddle.some((known) => known === given || ((known.length === 1 || given.length === 1) && known[0] === given[0]))) {
      note(ledger.for, "middle-name", "The middle name agrees.", mention);
      if (given.length > 1) strong += 1;
    } else {
      note(ledger.against, "middle-name", "The page gives another middle name.", mention);
      hard += 1;
    }
    break;
  }
  if (
    knownForms.some(
      (words, index) =>
        index > 0 &&
        words.length > 2 &&
        mine.some((mention) => nameWords(page.text.slice(mention.start, mention.end)).join(" ") === words.join(" ")),
    )
  )
    strong += 1;

  // A page about two people of one name: only what stands with the accusation tells who is accused.
  ledger.namesake =
    theOther(reading, page, forms.surnames) ||
    bearsAnotherSuffix(subject, page, mine) ||
    (namesakeWords.test(page.text) &&
      reading.sentences.some(
        (sentence) =>
          tellsOfNamesakes(sentence) &&
          isOfOurName(reading, sentence) &&
          (sentence.mentions.some((mention) => mention.person === 0) || mentionsNear(reading, sentence)),
      ));
  if (ledger.namesake && toldApart(reading, page)) ledger.namesake = false;
  if (ledger.namesake) return amongNamesakes(subject, page, reading, caseBlocks, ledger);
  const spans = [
    ...mine.map(({ start, end, from }) => ({ start, end, from })),
    ...discourse.meant.map(({ start, end }) => ({ start, end, from: start })),
  ];
  const told = agesOf(page, reading, spans);
  // Whoever was not much older than a child may be the child of whom the page tells first.
  const isAdult = told.some(({ value, isTheirs }) => isTheirs === true && value > 20) || agesInHeadlines(reading).length > 0;
  const ages = told.filter((age) => age.value >= 18 || age.isTheirs === true || !isNewcomersAge(reading, age, isAdult));
  if (ages.length === 0 && discourse.accused.size === 1 && discourse.accused.has("p0")) ages.push(...agesInHeadlines(reading));
  const year = page.date ? Number(page.date.slice(0, 4)) : null;
  for (const age of ages) {
    if (age.value >= 18) continue;
    ledger.minor = true;
    ledger.childsAge = Math.max(ledger.childsAge ?? 0, age.value);
  }
  if (subject.birthYear && year && year - subject.birthYear < 18 && year - subject.birthYear >= 0) ledger.minor = true;
  const born = bornIn(page, spans);
  if (subject.birthYear) {
    const age = ages[0];
    if (born) {
      if (Math.abs(born.value - subject.birthYear) <= 1) {
        note(ledger.for, "birth-year", `The page gives the birth year ${born.value}.`, born);
        strong += 1;
      } else {
        note(ledger.against, "birth-year", `The page gives the birth year ${born.value}, known is ${subject.birthYear}.`, born);
        hard += 1;
      }
    } else if (age && year) {
      const difference = yearOfAge(reading, age, year) - subject.birthYear - age.value;
      if (difference >= -1 && difference <= 2) {
        note(ledger.for, "age", `The page gives the age ${age.value}; born ${subject.birthYear} fits.`, age);
        strong += 1;
      } else {
        note(ledger.against, "age", `The page gives the age ${age.value}; born ${subject.birthYear} does not fit.`, age);
        hard += 1;
      }
    } else if (age) {
      // Without a date the page is at the latest of the day it was archived: who was that old then was born by a certain year.
      const latest = page.archivedAt ? new Date(page.archivedAt).getUTCFullYear() - age.value : null;
      if (latest !== null && subject.birthYear > latest + 1) {
        const words = `The page gives the age ${age.value} and no date; born ${subject.birthYear} does not fit, whenever it was written.`;
        note(ledger.against, "age", words, age);
        hard += 1;
      } else note(ledger.missing, "birth-year", `The page gives the age ${age.value}, but no date to reckon from.`, null);
    } else note(ledger.missing, "birth-year", "The page gives no age.", null);
  }
  // In another script a name is written otherwise: that it is missing is not known then.
  const inLatin = isMostlyLatin(page.text) ? "" : " in Latin letters";
  const place = subject.city ? placeOnPage(reading, discourse, subject.city) : null;
  if (subject.city) {
    if (place?.tied) {
      note(ledger.for, "place", `The page places this person in ${subject.city}.`, place);
      strong += 1;
    } else if (place)
      note(ledger.missing, "place", `The page mentions ${subject.city}, but does not say that this person is from there.`, null);
    else {
      const other = livesElsewhere(page, mine);
      if (other) {
        note(ledger.against, "place", `The page places this person in ${page.text.slice(other.start, other.end)}.`, other);
        soft += 1;
      } else note(ledger.missing, "place", `The page does not mention ${subject.city}${inLatin}.`, null);
    }
  }
  if (subject.employer) {
    const employer = employerOnPage(reading, discourse, subject.employer);
    if (employer && !employer.tied)
      note(ledger.missing, "employer", `The page mentions ${subject.employer}, but not with this person.`, null);
    else if (employer) {
      note(ledger.for, "employer", `The page mentions ${subject.employer}.`, employer);
      strong += 1;
    } else {
      note(ledger.missing, "employer", `The page does not mention ${subject.employer}${inLatin}.`, null);
      if (soft > 0) soft += 1;
    }
  }
  if (subject.role) {
    const role = roleOnPage(reading, discourse, subject.role);
    if (role) {
      note(ledger.for, "role", `The page calls this person ${page.text.slice(role.start, role.end)}.`, role);
      strong += 1;
    } else
      note(ledger.missing, "role", `The page does not call this person ${subject.role}${inLatin && " in these words"}.`, null);
  }
  for (const url of subject.profileUrls ?? []) {
    const at = page.text.indexOf(url.replace(/^https?:\/\/(?:www\.)?/, ""));
    if (at >= 0) {
      note(ledger.for, "profile", "The page links to a known profile.", {
        start: at,
        end: at + url.replace(/^https?:\/\/(?:www\.)?/, "").length,
      });
      strong += 1;
    }
  }
  ledger.verdict = hard > 0 || soft >= 2 ? "different" : strong > 0 ? "same" : "possible";
  return ledger;
}

function isMostlyLatin(text: string): boolean {
  // Most pages have no letter beyond those of Latin, and nothing need be counted.
  if (!/[\u00b5\u0250-\u1fff\u2070-\uffff]/.test(text)) return true;
  // Where as many are of A to Z as may be of another script, no letter need be asked what it is.
  let latin = 0;
  let beyond = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)) latin += 1;
    else if (unit === 0xb5 || (unit >= 0x250 && unit < 0x2000) || unit >= 0x2070) beyond += 1;
  }
  if (latin >= beyond) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= letters;
}

/** "The other Ana Ruiz", "a man called Ana Ruiz" beside "I am also called Ana Ruiz". */
function theOther(reading: PageReading, page: SourceText, surnames: readonly string[][]): boolean {
  if (surnames.length === 0) return false;
  return reading.mentions.some((mention) => {
    if (mention.person !== 0) return false;
    const before = page.text.slice(Math.max(0, mention.from - 40), mention.from);
    // "the Ruiz who was convicted abroad": told apart from this one.
    if (
      /\bthe $/i.test(before) &&
      /^ (?:who|convicted|charged|accused|jailed|arrested|named|in question)\b/.test(
        page.text.slice(mention.end, mention.end + 14),
      )
    )
      return true;
    // "a Ruben Ruiz of Dunley pleaded guilty": one of that name.
    if (
      mention.kind === "full" &&
      /(?:^|[\s(])an? $/i.test(before) &&
      /^(?:,| (?:of|from|who|was|had|pleaded|lived|living|in)\b)/.test(page.text.slice(mention.end, mention.end + 10))
    )
      return true;
    return /\b(?:the other|another|a (?:second|different)|other|also called|(?<!\b(?:has|have|had|he|she|it|they|who|which|charge|complaint|suit|lawsuit|indictment|report|police|prosecutors) )also named|both called|(?<!\b(?:has|have|had) )also) $/i.test(
      before,
    );
  });
}

const notWith =
  /\b(?:not to be confused with|(?:(?:is|was|are|been) (?:sometimes |often |frequently |occasionally |easily |also )?)?confused (?:[\w-]+ ){0,4}with|mistaken for|no relation to|not related to|unrelated to)\s+/i;

/** "Mr Peter Ruiz is not related to Mr Jonathan Ruiz": two by their given names, both in full, who share the family's. */
function namesTwoGivenNames(page: SourceText, sentence: Sentence): boolean {
  if (!/\b(?:not related to|no relation (?:to|of)|unrelated to|not to be confused with)\b/i.test(sentence.text)) return false;
  const given = (mention: Mention) => page.text.slice(mention.start, mention.end).split(" ")[0]?.toLowerCase() ?? "";
  const [mine] = sentence.mentions.filter(({ person, kind }) => person === 0 && kind === "full");
  const other = sentence.mentions.find(({ person, kind }) => person !== 0 && kind === "full");
  if (!mine || !other) return false;
  const [one, two] = [given(mine), given(other)];
  return one.length > 2 && two.length > 2 && !one.startsWith(two) && !two.startsWith(one) && one[0] !== two[0];
}

/**
 * "Councillor Dorn was suspended. Mira Dorn is not related to Peter Dorn": the name that both bear stands alone, before either is named in
 * full or behind a sentence that names them both.
 */
function isByFamilyAlone(reading: PageReading, page: SourceText): boolean {
  const family = ({ start, end }: Mention) => page.text.slice(start, end).split(" ").at(-1);
  const full = reading.mentions.filter(({ kind }) => kind === "full");
  const mine = full.find(({ person }) => person === 0);
  if (!mine) return false;
  return reading.mentions.some((mention) => {
    if (mention.kind === "full" || family(mention) !== family(mine)) return false;
    const last = full.findLast((one) => one.end <= mention.from && family(one) === family(mine));
    if (!last) return true;
    const together = reading.sentences.find(({ start, end }) => start <= last.start && last.end <= end);
    return (
      together?.mentions.some(
        (one) => one.kind === "full" && one.person !== last.person && family(one) === family(mine) && one.end <= mention.from,
      ) === true
    );
  });
}

/**
 * "He is not to be confused with his cousin Ruben Ruiz (1884–1947), who played cricket": an entry about one person that names
 * the other in full, with their years or what they were, by a name that is not the subject's.
 */
function toldApart(reading: PageReading, page: SourceText): boolean {
  const said = reading.sentences.filter((sentence) => tellsOfNamesakes(sentence));
  if (said.length > 0 && said.every((sentence) => namesTwoGivenNames(page, sentence)) && !isByFamilyAlone(reading, page))
    return true;
  const top = reading.mentions.find((mention) => mention.kind === "full");
  return (
    top?.person === 0 &&
    top.start < 80 &&
    said.length === 1 &&
    said.every((sentence) => {
      const match = notWith.exec(sentence.text);
      if (!match) return false;
      const from = sentence.start + match.index + match[0].length;
      const other = reading.mentions.find((mention) => mention.start >= from && mention.end <= sentence.end);
      return (
        other !== undefined &&
        other.person !== 0 &&
        other.kind === "full" &&
        other.from - from <= 30 &&
        /^,? (?:\((?:born |b\. |c\. )?\d{4}|(?:an?|the) [a-z]|who\b)/.test(page.text.slice(other.end, other.end + 24))
      );
    })
  );
}

/** "at least two men of that name live in the county": of the name that stands last before it. */
function isOfOurName(reading: PageReading, sentence: Sentence): boolean {
  const at = /\b(?:of|with|by) (?:that|this) name\b/i.exec(sentence.text)?.index;
  if (at === undefined) return true;
  return (reading.mentions.findLast((mention) => mention.start < sentence.start + at)?.person ?? 0) === 0;
}

function mentionsNear(reading: PageReading, sentence: Sentence): boolean {
  return reading.sentences.some(
    (other) => Math.abs(other.index - sentence.index) <= 1 && other.mentions.some((mention) => mention.person === 0),
  );
}

function middleOf(shown: string, given: readonly string[], surnames: readonly string[][]): string[] {
  const all = nameWords(shown);
  return all
    .filter(
      (word) =>
        !given.some((known) => sameNameWord(word, known)) &&
        !surnames.some((surname) => surname.some((known) => sameNameWord(word, known))) &&
        // "bin", "von": of the name that follows, and no name by itself.
        !isParticle(word) &&
        /^[\p{L}-]+$/u.test(word),
    )
    .map((word) => word.replace(/['’]s$/, ""));
}

type Place = { start: number; end: number; from: number };
/** `isTheirs`: said of the name or the pronoun itself, and not by a noun that may bring in somebody else. */
type Value = { value: number; start: number; end: number; isTheirs?: boolean };

/** "Ana Ruiz, 34," and not "Ana Ruiz (14 September 1889 – …": a day of a month is no age. */
const ageAfter =
  /^\)?(?:[,،]\s*\(?|\s*\(|\s+(?=aged?\s))\s*(?:(?:aged?\s+|בן |בת |de )?(\d{1,3})\)?(?=[\s,،.;)]|$)(?![,.]\d)(?!\s*(?:years?|days?|weeks?|months?|%|people|counts?|times|-))(?!\.? (?:de |of )?\p{L}+,? (?:de )?(?:1[5-9]|20)\d\d\b)|(?:who is|now|is|was)\s+(?:now |then )?(?:aged )?(\d{2})(?=[\s]*[,.;)]))/u;

const pronoun = /^(?:he|him|his|she|hers?|they|them|their|it)$/i;

/** "In September 1986 a 19-year-old named Ana Ruiz": the year that an age is of, the page's own where its sentence tells none before it. */
function yearOfAge(reading: PageReading, age: Value, pageYear: number): number {
  const sentence = reading.sentences.find(({ start, end }) => age.start >= start && age.start < end);
  const before = sentence ? sentence.text.slice(0, age.start - sentence.start) : "";
  const told = [
    ...before.matchAll(
      /\b(?:in|of|on|since|by|\d{1,2},|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october) ((?:1[89]|20)\d\d)\b/gi,
    ),
  ].at(-1)?.[1];
  return told && Number(told) < pageYear - 2 ? Number(told) : pageYear;
}

/** Ages that the text puts right beside the subject's name: "Ana Ruiz, 34," or "34-year-old Ana Ruiz". */
function agesOf(page: SourceText, reading: PageReading, mine: readonly Place[]): Value[] {
  const found: Value[] = [];
  for (const mention of mine) {
    const after = page.text.slice(mention.end, mention.end + 40);
    const byName = reading.mentions.some(({ person, start }) => person === 0 && start === mention.start);
    // "of the 14 counts against him, 11": no age follows a pronoun.
    const match = pronoun.test(page.text.slice(mention.start, mention.end)) ? null : ageAfter.exec(after);
    const digits = match?.[1] ?? match?.[2];
    if (match && digits) {
      const value = Number(digits);
      if (value > 5 && value < 110)
        found.push({ value, start: mention.start, end: mention.end + match[0].length, isTheirs: byName });
    }
    const before = page.text.slice(Math.max(0, mention.from - 60), mention.from);
    const hyphened = /(\d{1,2})[- ]year[- ]old(?:\s+[\p{L}-]+){0,4}\s*,?\s*$/u.exec(before);
    if (hyphened)
      found.push({
        value: Number(hyphened[1]),
        start: mention.from - (before.length - hyphened.index),
        end: mention.end,
        isTheirs: byName,
      });
    // "a 26-year-old man", where he is the one meant.
    // And not the last of a list: "Ana Ruiz and the 17-year-old admitted it".
    const isListed = /\band (?:the |an? )?$/i.test(page.text.slice(Math.max(0, mention.start - 8), mention.start));
    const within = isListed ? null : /(?<!\d)(\d{1,2})[- ]year[- ]old\b/.exec(page.text.slice(mention.start, mention.end));
    if (within) found.push({ value: Number(within[1]), start: mention.start, end: mention.end });
    const tail = /^,? (?:is |was |then )?(?:an? )?(\d{1,2})[- ]year[- ]old/.exec(after);
    // "The third defendant is a 16-year-old": a word for somebody may be another's.
    const isSure = byName || pronoun.test(page.text.slice(mention.start, mention.end));
    if (tail)
      found.push({
        value: Number(tail[1]),
        start: mention.start,
        end: mention.end + tail[0].length,
        ...(isSure ? { isTheirs: true } : {}),
      });
  }
  if (found.length === 0) found.push(...agesInNouns(page, reading));
  if (found.length === 0) {
    // "A 15-year-old boy … The boy, Ana Ruiz": tied by the word for a child.
    for (const sentence of reading.sentences) {
      for (const [role, person] of sentence.reading.apposed) {
        if (person.kind !== "person" || person.person !== 0 || role.kind !== "role") continue;
        if (/^(?:boy|girl|teenager|youth|juvenile|freshman|pupil)$/.test(role.noun) || genderOfNoun(role.noun)) {
          const at = new RegExp(`\\b(\\d{1,2})[- ]year[- ]old(?: [\\w-]+){0,3}? ${role.noun}\\b`, "i").exec(page.text);
          if (at) found.push({ value: Number(at[1]), start: at.index, end: at.index + at[0].length });
        }
      }
    }
  }
  return found;
}

/**
 * "a 17-year-old boy who was also arrested", "A 13-year-old boy saw it": somebody whom the sentence brings in, not the one it was about. A
 * noun without an article of its own ("the 17-year-old") goes on about whoever came before; an age beside the name is the name's.
 */
function isNewcomersAge(reading: PageReading, age: Value, isAdult: boolean): boolean {
  const sentence = reading.sentences.find(({ start, end }) => age.start >= start && age.start < end);
  if (!sentence || sentence.mentions.some(({ person }) => person === 0)) return false;
  const [before, behind] = [sentence.text.slice(0, age.start - sentence.start), sentence.text.slice(age.start - sentence.start)];
  // "Ana Ruiz, 41, … The boy, 14, was walking home": two people, unless it is said of the time of it.
  if (isAdult && !/\b(?:at the time|then)\b/i.test(sentence.text)) return true;
  if (!/^an? /i.test(behind) && !/\b(?:an?|another|one) (?:[\w-]+ )?$/i.test(before)) return false;
  if (
    /^[^.;]{0,80}\b(?:also|too|as well|(?:was|were) with (?:him|her|them))\b/i.test(behind) ||
    /\banother (?:\w+ )?$/i.test(before)
  )
    return true;
  const named = reading.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0));
  const goesOnAsThem = /^[^.;]{0,60}, (?:he|she|they)\b/i.test(behind);
  return !goesOnAsThem && (isAdult || (named !== undefined && named.index < sentence.index) || onlooks.test(behind));
}

const onlooks =
  /^an? \d{1,2}[- ]year[- ]old (?:[\w-]+ ){0,3}?(?:saw|heard|filmed|witnessed|spotted|noticed|found|discovered|alerted|called the police|told (?:her|his|their) (?:mother|father|parents|teacher))\b/i;

/** "Man, 61, charged after …" over a story about one accused. */
function agesInHeadlines(reading: PageReading): Value[] {
  return reading.sentences
    .filter((sentence) => sentence.kind === "heading")
    .flatMap((sentence): Value[] => {
      const match = /^(?:\w+ ){0,2}(?:man|woman|teacher|driver|student|pensioner|officer|nurse|coach), (\d{2}),? /i.exec(
        sentence.text,
      );
      return match ? [{ value: Number(match[1]), start: sentence.start, end: sentence.start + match[0].length }] : [];
    })
    .slice(0, 1);
}

const youth = /^(?:An?|The)\s+(\d{1,2})[- ]year[- ]old\b/;
const germanAge =
  /\b(?:[Dd]er|[Dd]ie|[Ee]ine?|[Dd]em|[Dd]en|[Dd]es|[Ee]inen|[Ee]inem|[Ee]iner)\s+(\d{1,2})[- ]?[Jj]ährigen?r?\b/g;

/**
 * Ages that stand in a noun of their own: "A 17-year-old pupil has …" right before the sentence that
 * first names the subject, and nobody else named in it; "der 58-Jährige" where a page knows one such age.
 */
function agesInNouns(page: SourceText, reading: PageReading): Value[] {
  const main = reading.sentences.filter((sentence) => sentence.kind === "main");
  const named = main.findIndex((sentence) => sentence.mentions.some((mention) => mention.person === 0));
  const before = main[named - 1];
  if (before && !before.mentions.some((mention) => mention.start < before.start + 60)) {
    const match = youth.exec(before.text);
    const actor = before.reading.actors[0];
    const opening = before.reading.clauses[0];
    const done =
      opening !== undefined &&
      opening.patient === actor &&
      opening.passive &&
      !/^(?:charge|arrest|indict|convict|sentence|discipline|accuse)$/.test(opening.class);
    if (match && !done && Number(match[1]) < 18)
      return [{ value: Number(match[1]), start: before.start, end: before.start + match[0].length }];
  }
  const german = matchesOf(germanAge, page.text);
  const first = german[0];
  if (!first || new Set(german.map((match) => match[1])).size !== 1) return [];
  return [{ value: Number(first[1]), start: first.index, end: first.index + first[0].length }];
}

/** The page itself cannot say which of two people of one name it was. */
const unsettled =
  /\b(?:cannot|could not|can't|couldn't|unable to|not (?:been )?able to|has not been able to|yet to|failed to) (?:tell|say|determine|establish|confirm|verify)\b[^.;]{0,50}\b(?:which|whether|if|that)\b|\b(?:says?|said|insist\w*|maintain\w*|denie[sd]) that (?:he|she) (?:is|was) not the (?:man|woman|person|one|same|\p{Lu})|\bden(?:ies|ied) (?:being|(?:that )?(?:he|she) (?:is|was)) the\b|\b(?:it|that|this) (?:has|had) not been (?:established|settled|proven|confirmed)\b|\bhad(?:n't| not) determined which\b|\bsays that it cannot tell\b/iu;

/**
 * On a page about two people of one name, known facts decide by where they stand: with the accusation,
 * the accused is meant; elsewhere alone, the other; both or neither, a human decides.
 */
function amongNamesakes(
  subject: SubjectFacts,
  page: SourceText,
  reading: PageReading,
  caseBlocks: ReadonlySet<number>,
  ledger: Identity,
): Identity {
  const year = page.date ? Number(page.date.slice(0, 4)) : null;
  const ages = subject.birthYear && year ? [year - subject.birthYear, year - subject.birthYear - 1] : [];
  const told = (text: string) => {
    const folded = foldLetters(text);
    const facts: [IdentityFactKind, boolean][] = [
      ["place", subject.city !== undefined && folded.includes(foldLetters(subject.city))],
      ["employer", subject.employer !== undefined && folded.includes(foldLetters(subject.employer))],
      [
        "role",
        subject.role !== undefined &&
          foldLetters(subject.role)
            .split(/\s+/)
            .some((word) => word.length > 4 && folded.includes(word)),
      ],
      ["age", ages.some((age) => new RegExp(`\\b${age}(?:[- ]year[- ]old)?\\b`).test(text))],
    ];
    return facts.filter(([, found]) => found).map(([kind]) => kind);
  };
  let withCase = 0;
  let apart = 0;
  for (const block of new Set(reading.sentences.map((sentence) => sentence.block))) {
    const inBlock = reading.sentences.filter((sentence) => sentence.block === block && sentence.kind === "main");
    const first = inBlock[0];
    if (!first || !inBlock.some((sentence) => sentence.mentions.some((mention) => mention.person === 0) || caseBlocks.has(block)))
      continue;
    for (const sentence of inBlock) {
      for (const kind of told(sentence.text)) {
        const quotation = { sourceId: page.id, text: sentence.text, start: sentence.start, end: sentence.end };
        if (caseBlocks.has(block)) {
          withCase += 1;
          ledger.for.push({ kind, statement: `What is known of the ${kind} stands with the accusation.`, quotation });
        } else {
          apart += 1;
          ledger.against.push({
            kind,
            statement: `What is known of the ${kind} is said of the other person of this name.`,
            quotation,
          });
        }
      }
    }
  }
  ledger.verdict =
    withCase > 0 && apart === 0 && !unsettled.test(page.text)
      ? "same"
      : apart > 0 && withCase === 0 && caseBlocks.size > 0
        ? "different"
        : "possible";
  return ledger;
}

/** "Robert Lindell Jr." on a page about Robert Lindell Sr., or both of them: father and son. */
function bearsAnotherSuffix(subject: SubjectFacts, page: SourceText, mine: readonly Mention[]): boolean {
  const suffix = (text: string) =>
    /^,? (sr|jr|senior|junior|ii|iii|iv)\b/i.exec(text)?.[1]?.toLowerCase().replace("senior", "sr").replace("junior", "jr") ??
    null;
  const known = suffix(/,? (?:sr|jr|senior|junior|ii|iii|iv)\.?$/i.exec(subject.name)?.[0] ?? "");
  const told = new Set(
    mine
      .filter(({ kind }) => kind === "full")
      .flatMap(({ start, end }) => {
        const within = /,? (?:sr|jr|senior|junior|ii|iii|iv)\.?$/i.exec(page.text.slice(start, end))?.[0];
        return suffix(within ?? page.text.slice(end, end + 9)) ?? [];
      }),
  );
  return known === null ? told.size > 1 : [...told].some((other) => other !== known);
}

function bornIn(page: SourceText, mine: readonly Place[]): Value | null {
  for (const mention of mine) {
    const after = page.text.slice(mention.end, mention.end + 60);
    const match =
      /^[^.\n]{0,20}?(?:\(?(?:b\.|born)(?: (?:in|on))?[^.\n]{0,20}?|\((?:(?:\d{1,2} \p{L}+ |\p{L}+ \d{1,2}, )(?=\d{4} ?[–—-]))?)((?:18|19|20)\d\d)/u.exec(
        after,
      );
    if (match) return { value: Number(match[1]), start: mention.start, end: mention.end + match[0].length };
  }
  return null;
}

/** "Ana Ruiz, 34, of Dunley": the place after the name. */
function livesElsewhere(page: SourceText, mine: readonly Mention[]): { start: number; end: number } | null {
  for (const mention of mine) {
    const after = page.text.slice(mention.end, mention.end + 60);
    const match =
      /^(?:, \d{1,3})?,? (?:of|from) (?:[\p{Lu}][\p{L}]+ (?:Street|Road|Avenue|Lane), )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u.exec(
        after,
      );
    if (
      match?.[1] &&
      !/\b(?:Street|Road|Avenue|Lane|School|University|College|County|Department|Office|Unit|Law|Company|Party)\b/.test(match[1])
    ) {
      const start = mention.end + match.index + match[0].length - match[1].length;
      return { start, end: start + match[1].length };
    }
  }
  return null;
}

/** An account's name, which one person has: written with @, or with what no ordinary word holds. */
function isAccountName(alias: string): boolean {
  return /^@[\w.]{3,}$/u.test(alias) || (/^\S{4,}$/u.test(alias) && /[\d_]/u.test(alias));
}
