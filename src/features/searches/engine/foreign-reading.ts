import type { Language } from "#app/lib/language/which-language.ts";
import type { ForeignLexicon } from "./foreign-lexicon.ts";
import type { ForeignTies } from "./foreign-ties.ts";
import type { Step } from "./outcomes/step.ts";
import type { PageReading, Sentence } from "./reading/page-reading.ts";
import { isGivenName, likelyGender } from "./reading/given-names.ts";
import type { Mention } from "./reading/people.ts";

/** What is told of a work or of a place that shows such words. */
const ofWorks =
  /roman(?!\p{Ll}{3})|theater|drehbuch|buch(?!stab)|museum|ausstellung|livre|pièce|musée|exposition|novela|libro|obra|museo|ספר|מחזה|מוזיאון|תערוכה|رواية|كتاب(?!ات)|مسرحية|متحف|معرض|книг|роман|пьес|музе|выставк/iu;
/** Behind "für" or "pour": how long, not what for. */
const timeUnit =
  /^.{0,28}?(?:jahr|monat|woche|spiel|tage|(?<!\p{L})ans?(?!\p{L})|mois|match|semaine|años|mes(?:es)?|partidos|semanas|лет|год|месяц|матч)/iu;
/** Sentences between a passage without a name and one that names them. */
const nearTheName = 2;

/** A sentence, and the same with § for the subject and what else foreign-ties.ts reads by. */
export type Told = { sentence: Sentence; masked: string; others: readonly Mention[] };

/** "Bahnhof Altenhaff", "Monaten Freiheitsstrafe": where every noun has a capital, nobody is meant whose words are no given name. */
const bearsGivenName = (page: PageReading, person: number): boolean =>
  page.people[person]?.shown
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .some((word) => isGivenName(word.toLowerCase()) || likelyGender(word.toLowerCase()) !== null) === true;

/** A page as the ties of its language read it. `named`: the sentences that name the subject; `own`: those, and those that name nobody. */
export type ForeignReading = {
  page: PageReading;
  language: Language;
  lexicon: ForeignLexicon;
  ties: ForeignTies;
  told: readonly Told[];
  named: readonly Told[];
  own: readonly Told[];
};

export function readForeign(page: PageReading, language: Language, lexicon: ForeignLexicon, ties: ForeignTies): ForeignReading {
  const told = page.sentences.flatMap((sentence) => (sentence.kind === "main" ? [tell(page, language, lexicon, sentence)] : []));
  const named = told.filter(isNamed);
  const own = told.filter((one) => isNamed(one) || one.sentence.mentions.length === 0);
  return { page, language, lexicon, ties, told, named, own };
}

function tell(page: PageReading, language: Language, lexicon: ForeignLexicon, sentence: Sentence): Told {
  const others = sentence.mentions.filter((mention) => mention.person !== 0 && !isOffice(page, sentence, mention, lexicon));
  const quotes = sentence.reading.quotes.map(({ quote }) => ({ start: quote.start, end: quote.end, sign: "«»" }));
  const names = sentence.mentions
    .filter(({ start }) => !quotes.some((quote) => quote.start <= start && start < quote.end))
    .map((mention) => ({ ...mention, sign: signOf(page, language, mention, others) }));
  let masked = "";
  let at = sentence.start;
  for (const { start, end, sign } of [...quotes, ...names].toSorted((a, b) => a.start - b.start)) {
    masked += page.text.slice(at, Math.max(at, start)) + sign;
    at = Math.max(at, end);
  }
  return { sentence, masked: masked + page.text.slice(at, Math.max(at, sentence.end)), others };
}

function signOf(page: PageReading, language: Language, mention: Mention, others: readonly Mention[]): string {
  if (mention.person !== 0) return others.includes(mention) ? "¤" : "○";
  const text = page.text.slice(mention.start, mention.end);
  if (language === "ru") return isNominative(text) ? "§" : "ª";
  if (language !== "he" && language !== "ar") return "§";
  // "לדוריאן": a letter before the name is a word of its own.
  const forms = page.mentions.flatMap(({ person, start, end }) => (person === 0 ? [page.text.slice(start, end)] : []));
  const bare = forms.filter((form) => form !== text && text.endsWith(form)).toSorted((a, b) => a.length - b.length)[0];
  const prefix = bare === undefined ? "" : text.slice(0, text.length - bare.length);
  return prefix.length === 1 ? `${prefix}§` : "§";
}

/** An office, kin, a victim, a witness, counsel: by the words beside the name. */
export function hasPart(read: ForeignReading, { sentence, masked }: Told): boolean {
  const { page, lexicon, ties } = read;
  if (sentence.mentions.some((mention) => mention.person === 0 && isOffice(page, sentence, mention, lexicon))) return true;
  return placesOf(masked).some((index) => {
    if (namedAfter.test(`${masked.slice(Math.max(0, index - 24), index)}§${masked.slice(index + 1, index + 14)}`)) return true;
    const before =
      masked
        .slice(Math.max(0, index - 40), index)
        .split(/[,،;:(○¤]/u)
        .at(-1) ?? "";
    if (ties.part.test(before)) return true;
    const parts = (masked.slice(index + 1, index + 100).split(/[;¶¡«]/u)[0] ?? "").split(/[,،(–]/u);
    for (const [at, part] of parts.slice(0, 4).entries()) {
      if (at === 0 && part.trim() !== "" && !is.test(part)) return false;
      if (ties.part.test(part.slice(0, 50))) return true;
      if (at > 0 && ties.cut.test(part)) return false;
    }
    return false;
  });
}

/** Something is taken back, found wrong or not to be hatred, in these sentences. */
export function speaksForThem({ lexicon, ties }: ForeignReading, among: readonly Told[]): boolean {
  const patterns = [ties.takenBack, ties.notSo, ...lexicon.cleared.map(([, pattern]) => pattern)];
  return among.some(({ sentence: { text } }) => patterns.some((pattern) => pattern.test(text)));
}

/** A word for a step that was not taken against them: denied, threatened, still to come, or the subject's own against somebody else. */
export function isNoStep({ told, ties }: ForeignReading, index: number): boolean {
  const masked = told.find(({ sentence }) => sentence.index === index)?.masked ?? "";
  return ties.unreal.test(masked.replaceAll(new RegExp(ties.real, "giu"), " ")) || ties.takes.test(masked);
}

/** The sentence is about the subject and nobody else: by name, or right beside it and taking them up. */
export function isOfSubject(read: ForeignReading, one: Told): boolean {
  if (one.others.length > 0) return false;
  return isNamed(one) || takesUp(read, one) !== null;
}

/**
 * A sentence without a name, as it reads where the subject's trade, or a pronoun right beside a step against them, is its subject; as it
 * is where it is about what the step beside it was for; null where it tells of nobody known.
 */
function takesUp(read: ForeignReading, one: Told): string | null {
  const { ties, language } = read;
  const { sentence, masked } = one;
  if (isNamed(one) || sentence.mentions.length > 0 || ties.somebody.test(masked)) return null;
  const beside = read.named.filter(
    (other) => Math.abs(other.sentence.index - sentence.index) <= nearTheName && isAlone(read, other, one),
  );
  // Who else is named cannot be seen in letters without capitals: words for people have to do.
  const hasCapitals = language !== "he" && language !== "ar";
  if (!hasCapitals && [one, ...beside].some((other) => ties.part.test(other.masked))) return null;
  const before = beside.filter((other) => other.sentence.index < sentence.index);
  const trade = before.length > 0 ? trades(read).find((word) => definite(word).test(masked)) : undefined;
  if (trade !== undefined) return masked.replace(definite(trade), "§");
  // Whom a pronoun means is plain only where the sentence before it tells what was done to them, or what they said.
  const isClear = (other: Told) => stepsIn(read, other).length > 0 || utters(read, other);
  const words = conductIn(masked, ties);
  if (before.some(isClear)) {
    if (ties.pronoun.test(masked)) return masked.replace(ties.pronoun, "§");
    const theirs = hasCapitals ? `(?:${ties.theirs.source}) (?:\\p{L}+ )?(?:${ties.conduct.source})` : ties.theirs.source;
    if (words.length < 2 && new RegExp(theirs, "iu").test(masked)) return masked;
  }
  // "The message answered another": which of them is meant cannot be said.
  if (words.length !== 1) return null;
  const sharesIt = (other: Told) => conductIn(other.masked, ties).some((word) => words.includes(word));
  if (beside.some((other) => isClear(other) && sharesIt(other))) return masked;
  // "He had published a message. The message is …": what the sentence before it says that they wrote.
  const last = read.told.find((other) => other.sentence.index === sentence.index - 1 && other.sentence.block === sentence.block);
  const lastAs = last && before.some(isClear) && !isNamed(last) ? takesUp(read, last) : null;
  return last && lastAs !== null && sharesIt(last) && (!/[§ª]/u.test(lastAs) || ties.authors.test(lastAs)) ? masked : null;
}

/** The sentence with § for the subject, where it is about them. */
const readAs = (read: ForeignReading, one: Told): string => (isNamed(one) ? one.masked : (takesUp(read, one) ?? one.masked));

/** It was done to the subject, or they complained of it. */
export const isWronged = (read: ForeignReading, one: Told): boolean => read.ties.wronged.test(readAs(read, one));

/** It names the subject and nobody else, and nobody comes in between; in the same paragraph, or the next where the page is theirs. */
function isAlone(read: ForeignReading, named: Told, one: Told): boolean {
  const { page, ties } = read;
  if (named.sentence.mentions.some(({ person }) => person !== 0) || ties.somebody.test(named.masked)) return false;
  const blocks = one.sentence.block - named.sentence.block;
  const isNear =
    blocks === 0 ||
    (blocks === 1 &&
      isAboutMost(
        page,
        read.named.map(({ sentence }) => sentence),
      ));
  const [from, to] = [named.sentence.index, one.sentence.index].toSorted((a, b) => a - b) as [number, number];
  return (
    isNear &&
    read.told.every(
      ({ sentence, masked }) =>
        sentence.index <= from ||
        sentence.index >= to ||
        (sentence.mentions.every(({ person }) => person === 0) && !ties.somebody.test(masked)),
    )
  );
}

/** What the page calls the subject beside their name: "the locksmith". */
function trades(read: ForeignReading): string[] {
  return read.named.flatMap(({ masked }) =>
    placesOf(masked).flatMap((index) => {
      const before = /(?:^|\s)(\p{L}{5,}) $/u.exec(masked.slice(Math.max(0, index - 30), index))?.[1];
      const after = /^(?:, [^,]{0,14}?\d[^,]{0,14})?, (?:\p{L}{1,4} )?(\p{L}{5,})/u.exec(
        masked.slice(index + 1, index + 60),
      )?.[1];
      return [before, after].flatMap((word) => (word === undefined ? [] : [word]));
    }),
  );
}

export function quotesHatred(read: ForeignReading, { sentence }: Told): boolean {
  return sentence.reading.quotes.some(({ quote }) => read.lexicon.hostile.test(read.page.text.slice(quote.start, quote.end)));
}

/**
 * It calls hatred of Jews what the subject said or was held to account for, or quotes it: by a form that says that it is theirs.
 * Not where they call something so, come across it or work against it.
 */
export function tellsOfHatred(read: ForeignReading, one: Told): boolean {
  const { lexicon, ties } = read;
  const masked = readAs(read, one);
  if (ties.comments.test(masked)) return false;
  const text = one.sentence.text.replaceAll(ties.notHatred, " ");
  const isCalled = lexicon.antisemitic.test(text) || (lexicon.bias.test(text) && lexicon.jewish.test(text));
  if (!isCalled && !quotesHatred(read, one)) return false;
  if (utters(read, one)) return true;
  // Somebody else comes in before it: whose it is cannot be said.
  const hatred = [lexicon.antisemitic, lexicon.bias, /«»/u].map((pattern) => pattern.exec(masked)?.index ?? -1);
  const from = Math.min(...hatred.filter((index) => index >= 0), masked.length);
  if (ties.somebody.test(masked.slice(0, from))) return false;
  if (!isNamed(one) && !/[§ª]/u.test(masked)) return true;
  return isOwned(masked, ties) || ties.authors.test(masked) || stepsIn(read, one).length > 0;
}

/** Steps that the sentence tells as taken against the subject. */
export function stepsIn(read: ForeignReading, one: Told): Step[] {
  const { lexicon, ties, language } = read;
  const masked = readAs(read, one);
  if (!/[§ª]/u.test(masked) || ties.unreal.test(masked.replaceAll(new RegExp(ties.real, "giu"), " "))) return [];
  const ground = ties.ground.exec(masked);
  if (ground && !timeUnit.test(ground[0].replace(/^\p{L}+ /u, "")) && !isOfMatter(read, one, ground[0])) return [];
  const steps: Step[] = [];
  for (const [status, pattern] of lexicon.steps) {
    for (const found of masked.matchAll(new RegExp(pattern, `${pattern.flags.replace("g", "")}g`))) {
      // In the middle of a word: "יהושע" is a name.
      if (/\p{L}$/u.test(masked.slice(0, found.index).replace(language === "he" ? /(?<!\p{L})[וש]$/u : /(?<!\p{L})[وف]$/u, "")))
        continue;
      // "dem entlassenen Leiter"; "verurteilte" is a verb.
      const behind = masked.slice(found.index + found[0].length);
      if (language === "de" && /^(?!e(?!\p{L}))\p{L}/u.test(behind)) continue;
      if (found[0].includes("¤")) continue;
      const word = /^\p{L}+/u.exec(found[0])?.[0] ?? found[0];
      const sign = ties.happens.test(found[0]) ? "¡" : "¶";
      const told = masked.slice(0, found.index) + sign + masked.slice(found.index + word.length);
      if (isAgainst(read, told)) steps.push({ status, sentence: one.sentence.index });
    }
  }
  return steps.filter(({ status }, at) => steps.findIndex((other) => other.status === status) === at);
}

function isOfMatter(read: ForeignReading, { sentence }: Told, ground: string): boolean {
  const { lexicon, ties } = read;
  const text = sentence.text.replaceAll(ties.notHatred, " ");
  return lexicon.antisemitic.test(text) || lexicon.bias.test(ground) || conductIn(ground, ties).length > 0 || /«»/u.test(ground);
}

function isAgainst(read: ForeignReading, told: string): boolean {
  const { ties } = read;
  const matches = (pattern: RegExp) => [...told.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
  const isClear = (match: RegExpExecArray) => {
    const name = match.index + match[0].search(/[§ª]/u);
    const step = match.index + match[0].search(/[¶¡]/u);
    const between = told.slice(Math.min(name, step) + 1, Math.max(name, step));
    return !ties.breaks.test(between) && !ties.somebody.test(between);
  };
  const isBare = (match: RegExpExecArray) => {
    const name = match.index + match[0].search(/[§ª]/u);
    const cuts = [...told.slice(0, name).matchAll(new RegExp(ties.cut, "giu"))].at(-1);
    const before = told.slice(cuts ? cuts.index + cuts[0].length : 0, name);
    return !ties.oblique.test(before) && !ties.somebody.test(before) && before.trim().split(/\s+/u).length <= 3;
  };
  return (
    ties.against.some((pattern) => matches(pattern).some((match) => isClear(match) && isBare(match))) ||
    ties.againstOblique.some((pattern) => matches(pattern).some(isClear))
  );
}

/** Hostile words in quotation marks that the sentence gives to the subject as said, written or spread by them. */
export function utters(read: ForeignReading, one: Told): boolean {
  const { ties } = read;
  const { masked, sentence } = one;
  if (!isNamed(one) || one.others.length > 0 || !quotesHatred(read, one)) return false;
  if ([ties.somebody, ties.unreal, ties.comments].some((pattern) => pattern.test(masked)) || ofWorks.test(sentence.text))
    return false;
  return ties.utters.some((pattern) => {
    const match = pattern.exec(masked);
    if (!match || ties.breaks.test(match[0])) return false;
    // "wrote: '…' stood on my door": what goes on behind it says whose it is.
    if (!/^[\s.,!?…)]*$/u.test(masked.slice(match.index + match[0].length))) return false;
    const name = match.index + match[0].indexOf("§");
    const before =
      masked
        .slice(0, name)
        .split(/[,،;:(]/u)
        .at(-1) ?? "";
    return match[0].startsWith("«") || /\p{L} §/u.test(match[0]) || !ties.oblique.test(before);
  });
}

/** A company, a foundation or a street that bears the name. */
const namedAfter =
  /(?:firma|stiftung|straße|société|entreprise|fondation|rue|empresa|fundación|calle|חברת|קרן|רחוב|شركة|مؤسسة|شارع|компани\p{L}+|фонд|улиц\p{L}+|ООО) «?§|§[- ](?:gmbh|ag|kg|e\.? ?v\.|stiftung|straße|sarl|s\.?a\.?|s\.?l\.?|ltd|inc)(?!\p{L})/iu;
const isNamed = ({ sentence }: Told) => sentence.mentions.some(({ person }) => person === 0);
const placesOf = (masked: string): number[] => [...masked.matchAll(/[§ª]/gu)].map(({ index }) => index);
/** "is", "was", "as": what stands behind a name is said of them. */
const is =
  /^\s*(?:ist|war|als|est|était|comme|es|era|como|fue|הוא|היא|היה|היתה|כ\p{L}+|هو|هي|كان|كانت|был|была|является|[–—-])(?!\p{L})/iu;
const definite = (word: string) => new RegExp(`(?<!\\p{L})(?:d(?:er|ie|en) |l[ea] |l['’]|el |ה|ال|^)${word}(?!\\p{L})`, "iu");
/** The stems of what is said or spread. */
const conductIn = (masked: string, ties: ForeignTies): string[] =>
  [...masked.matchAll(ties.conduct)].map(([word]) => word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").slice(0, 4));
const isOwned = (masked: string, ties: ForeignTies): boolean =>
  [...masked.matchAll(ties.conduct)].some(({ index, 0: word }) =>
    /^\p{L}* (?:של |von |de |del |d['’])?[§ª]/u.test(masked.slice(index + word.length)),
  );

/** A Russian man's name in the first case, as far as its letters tell: both words end in a consonant. Other cases, and women's, are left to forms that hold for all. */
function isNominative(name: string): boolean {
  const endings = name
    .split(/\s+/u)
    .map((word) => /[бвгджзйклмнпрстфхцчшщь]$/iu.test(word) && !/(?:ом|ем|ым|им|ой|ей)$/iu.test(word));
  return endings.every(Boolean);
}

/** By the words right before or behind the name: an office, or a part that is not the accused one's. */
export function isOffice(page: PageReading, sentence: Sentence, mention: Mention, lexicon: ForeignLexicon): boolean {
  const before = page.text.slice(Math.max(sentence.start, mention.from - 40), mention.start);
  const after = page.text.slice(mention.end, mention.end + 40);
  return lexicon.officeBefore.test(before) || lexicon.officeAfter.test(after);
}

/** The first of those whom the page names more than once, outside an office, and the one whom it names most. */
export function isAboutMost(page: PageReading, active: readonly Sentence[]): boolean {
  const counts = new Map<number, number>();
  for (const { person } of page.mentions) counts.set(person, (counts.get(person) ?? 0) + 1);
  const own = counts.get(0) ?? 0;
  const first = page.mentions.find(({ person }) => (counts.get(person) ?? 0) > 1)?.person;
  return active.length > 0 && first === 0 && own > 1 && [...counts].every(([person, count]) => person === 0 || count < own);
}

/** Whether nobody is named before them in the main text, which names them again. */
export function isNamedFirst(page: PageReading): boolean {
  const first = page.sentences
    .filter(({ kind }) => kind === "main")
    .flatMap(({ mentions }) => mentions)
    .find(({ person }) => person === 0 || bearsGivenName(page, person));
  return first?.person === 0 && page.mentions.filter(({ person }) => person === 0).length > 1;
}
