import { foldLetters } from "#app/lib/language/fold.ts";
import { isAscii, startsWithCapital } from "#app/lib/language/letters.ts";
import type { Word } from "#app/lib/language/words.ts";
import { type NameForms, isParticle, nameForms, sameNameWord } from "./name-forms.ts";
import { genderOfGivenName, isGivenName } from "./given-names.ts";
import { isNoPerson, isSaying, isThingTail, type NameInPage } from "./not-a-person.ts";
import {
  accusedNouns,
  type Gender,
  genderOfTitle,
  isPersonNoun,
  isTitle,
  namedByOf,
  organisationWords,
  relatives,
} from "./nouns.ts";

/** A person of the page. The subject, when the page names them, is number 0. */
export type Person = {
  id: number;
  forms: NameForms;
  /** The full name as the page first has it. */
  shown: string;
  gender: Gender;
  /** Titles that stand before the name anywhere on the page, lower case: "judge", "rabbi", "mr". */
  titles: string[];
};

/**
 * Does the page give somebody such a title anywhere?
 * @param who "p" and the person's number in the page; anything else (a role, a body) bears none
 * @param like tried on each title, lower case
 */
export function bearsTitle(people: readonly Person[], who: string, like: RegExp): boolean {
  const person = /^p(\d+)$/.exec(who)?.[1];
  return person !== undefined && people[Number(person)]?.titles.some((title) => like.test(title)) === true;
}

export type MentionKind = "full" | "surname" | "handle";
export type Mention = {
  person: number;
  kind: MentionKind;
  start: number;
  end: number;
  title: string | null;
  /** Where the titles before the name start. */ from: number;
};

const notNames = new Set(
  (
    "the a an in on at of for and but or to by from with as when after before while he she they it we i you his her their our my your its this that these those there here what who which where why how if not no yes " +
    "today yesterday tonight jailing fining convicting acquitting clearing banning sacking suspending dismissing accusing calling praising thanking condemning addressing describing citing quoting introducing interviewing defending criticising criticizing asking telling remanding releasing ordering jailed fined found mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec " +
    "another other others several few any such certain neither co-defendant co-defendants codefendant codefendants co-accused " +
    "charge making threats charged sentenced pleads announces announced targeting alleged alleges arrested sentencing pleading have them out because made own old written down take get " +
    "one two three four five six seven eight nine ten police prosecutors judge jury court according defense defence asked also both each every all some many most more last next first second third former free real article posted updated published photo " +
    "about across with under between among though since until into over beside besides inside outside against around near during through without within despite unlike although however meanwhile instead perhaps then now still yet only even just either neither once never always sometimes later earlier tomorrow thus hence so dear re like per via upon afterwards afterward nevertheless nonetheless moreover furthermore otherwise likewise thereafter thereupon therefore sadly luckily happily early late shortly duly lately newly surely clearly finally usually really sadly only above below behind beyond throughout " +
    "der die das dem den des ein eine einen einem einer sein seine seinen ihr ihre nach von vom bei beim als auch wie wegen laut gegen mit aus am im zum zur für und oder aber doch wer was wo wenn weil le la les un une du des son sa ses leur au aux en dans sur pour par avec selon après avant el los las una unos su sus según tras del en con por para al lo y " +
    "administrative regional senior assistant associate principal acting trial special civil fair told said wins won gets faces gives finds orders admits denies seeks jails bans fires sacks fines loses asks tells sues votes drops clears backs vows blames accuses arrests convicts acquits sentences suspends expels dismisses condemns rejects refuses apologises apologizes resigns proved proven guilty denied admitted suspended reprimanded revoked dismissed heil sieg hillel hanukkah passover purim sukkot shabbat torah bible gospel congregation temple beth ohr rabbi"
  ).split(" "),
);

/** "Subsequently Ruiz was acquitted": how or when it was, at the head of a sentence, is nobody's given name ("Emily", "Beverly" have none of these). */
const adverb =
  /^[a-z]{2,}(?:ually|ically|inally|onally|itially|tially|edly|ently|antly|ously|ively|ately|etely|utely|ingly|arily|antly|fully|ably|ibly|essly|lessly|ordingly|ickly|wardly|tantly|mately|ctantly|parently|cently)$/;

type Folded = Word & {
  folded: string;
  /** The same without full stops around it. */ bare: string;
  isCapital: boolean;
};

/** "Ruiz's" and "Voss'" without their endings: few words have an apostrophe, and the others need no pattern. */
const withoutOwning = (word: string): string => (word.includes("'") || word.includes("’") ? word.replace(/['’]s?$/, "") : word);

/** A person of the surname that stands here, and how many words of it. */
type Bearer = { person: number; length: number };
/** What has been found so far: which words are names already, and whose. */
type Found = { folded: readonly Folded[]; taken: Uint8Array; people: Person[]; mentions: Mention[] };

/**
 * Finds the subject everywhere in the given words, and the other people who are named in full or with a title.
 * @param isTitled the page's title names the subject in full: their surname alone means them, unless the words name another of it
 */
export function findPeople(
  tokens: readonly Word[],
  subject: NameForms,
  isTitled = false,
): { people: Person[]; mentions: Mention[] } {
  const folded: Folded[] = tokens.map(({ text, lower, start, end, isWord }) => {
    const plain = isAscii(text) && !text.includes("-'") ? lower : foldLetters(text);
    const bare = plain.includes(".") ? plain.replace(/^\.+|\.+$/g, "") : plain;
    return { text, lower, start, end, isWord, folded: plain, bare, isCapital: startsWithCapital(text) };
  });
  const found: Found = {
    folded,
    taken: new Uint8Array(folded.length),
    people: [{ id: 0, forms: subject, shown: "", gender: null, titles: [] }],
    mentions: [],
  };
  claimSubject(found, subject);
  claimOthers(found, subject);
  claimSurnames(found, isTitled && !found.people.slice(1).some((other) => sharesSurname(other.forms, subject)));
  claimGivenNames(found);
  const { people, mentions } = found;
  mentions.sort((a, b) => a.start - b.start);
  const places = placesAmong(folded, mentions);
  const things = thingsAmong(found);
  return { people, mentions: mentions.filter(({ person }) => !places.has(person) && !things.has(person)) };
}

/** "the Liberal Democrats", "Rosh Hashanah": who is no person by the words of the name and by what stands around it. */
function thingsAmong({ folded, people, mentions }: Found): Set<number> {
  const of = new Map<number, NameInPage[]>();
  for (const { person, title, from, start, end, kind } of mentions) {
    if (person === 0 || title !== null || (people[person]?.titles.length ?? 0) > 0) continue;
    const at = indexFrom(folded, from);
    const after = indexFrom(folded, end);
    const words = folded.slice(indexFrom(folded, start), after).filter(({ isWord }) => isWord);
    of.set(person, [
      ...(of.get(person) ?? []),
      {
        words: words.map(({ text }) => withoutOwning(text)),
        before: folded.slice(Math.max(0, at - 2), at).map(({ lower }) => lower),
        behind: folded.slice(after, after + 4).map(({ text }) => text),
        isShort: kind !== "full",
      },
    ]);
  }
  return new Set([...of].filter(([, places]) => isNoPerson(places)).map(([person]) => person));
}

/** Where a full name ends with its "Jr.", ", Sr." or "III". */
function behindSuffix(tokens: readonly Folded[], to: number): number {
  const at = tokens[to]?.text === "," ? to + 1 : to;
  if (!/^(?:Jr|Sr|Jnr|Snr|II|III)\.?$/.test(tokens[at]?.text ?? "")) return to;
  return tokens[at + 1]?.text === "." && tokens[at + 2]?.text === "," ? at + 2 : at + 1;
}

function claim({ folded, taken, people, mentions }: Found, from: number, upTo: number, person: number, kind: MentionKind): void {
  const to = kind === "full" ? behindSuffix(folded, upTo) : upTo;
  let first = from;
  let title: string | null = null;
  while (first > 0 && isTitleAt(folded, first - 1) && !taken[first - 1]) {
    first -= folded[first - 1]?.text === "." ? 2 : 1;
    title = title ?? folded[first]?.lower ?? null;
  }
  for (let index = Math.max(0, first); index < to; index += 1) taken[index] = 1;
  const start = folded[from]?.start ?? 0;
  const end = folded[to - 1]?.end ?? start;
  mentions.push({ person, kind, start, end, title, from: folded[Math.max(0, first)]?.start ?? start });
  const gender = title ? genderOfTitle(title) : null;
  const known = people[person];
  if (known && gender && !known.gender) known.gender = gender;
  for (let index = Math.max(0, first); known && index < from; index += 1) {
    const word = folded[index]?.lower.replace(/\.$/, "");
    if (word && word.length > 1 && !known.titles.includes(word)) known.titles.push(word);
  }
}

function claimSubject(found: Found, subject: NameForms): void {
  const { folded, people } = found;
  let givenAlone = false;
  // "Chauncey R. Mayhew" is not the grandson whom the page calls "Chauncey Mayhew III".
  const longestFull = Math.max(0, ...subject.full.map((full) => full.length));
  const hasSuffix = (index: number, length: number) => behindSuffix(folded, index + length) > index + length;
  const isToldApart =
    subject.isOfGeneration === true &&
    folded.some((_, index) => {
      const length = fullNameAt(folded, index, subject);
      return length > 0 && hasSuffix(index, length);
    });
  // The subject's full names and handles first: they may claim words that would look like another person.
  for (let index = 0; index < folded.length; index += 1) {
    const length = fullNameAt(folded, index, subject);
    if (length > longestFull && isToldApart && !hasSuffix(index, length)) continue;
    if (length > 0) {
      const shown = people[0];
      if (shown && !shown.shown)
        shown.shown = folded
          .slice(index, index + length)
          .map((w) => w.text)
          .join(" ");
      claim(found, index, index + length, 0, "full");
      index += length - 1;
      continue;
    }
    // "Ana and Ruben Ruiz": the first shares the surname of the second.
    const shared = sharedSurnameAt(folded, index, subject);
    if (shared) {
      const shown = people[0];
      if (shown && !shown.shown) shown.shown = folded[index]?.text ?? "";
      claim(found, index, index + 1, 0, "full");
      givenAlone = true;
      continue;
    }
    if (givenAlone && isGivenAlone(folded, index, subject)) {
      claim(found, index, index + 1, 0, "surname");
      continue;
    }
    const word = folded[index];
    if (
      word &&
      subject.handles.length > 0 &&
      subject.handles.includes(word.folded.startsWith("@") ? word.folded.slice(1) : word.folded)
    )
      claim(found, index, index + 1, 0, "handle");
  }
}

/** Everyone else: runs of capitalised words. */
function claimOthers(found: Found, subject: NameForms): void {
  const { folded, taken } = found;
  for (let index = 0; index < folded.length; index += 1) {
    if (taken[index]) continue;
    const run = nameRunAt(folded, index, taken);
    if (!run) continue;
    const runWords = folded
      .slice(run.from, run.to)
      .map((word) => word.folded.replace(/'s$/, ""))
      .join(" ");
    // The subject's own surname of several words, standing alone.
    if (subject.surnames.some((surname) => surname.length > 1 && surname.join(" ") === runWords)) {
      index = run.to - 1;
      continue;
    }
    const text = withoutHonours(folded.slice(run.from, run.to).map((word) => word.text.replace(/['’]s$/, "")));
    const forms = nameForms(text.join(" "));
    const surname = forms.surnames.at(-1)?.join(" ") ?? forms.handles[0] ?? "";
    const whole = text.filter((part) => part !== ".").join(" ");
    const person = bearerOf(found, subject, { at: index, ...run }, { forms, surname, whole, runWords });
    if (person) claim(found, run.from, run.to, person.id, run.to - run.from > 1 ? "full" : "surname");
    index = run.to - 1;
  }
}

/** "Ana Ruiz BL", "Ben Foss MEP": what stands behind the name is no surname. */
function withoutHonours(words: string[]): string[] {
  let to = words.length;
  while (to > 2 && honours.test(words[to - 1] ?? "")) to -= 1;
  return to === words.length ? words : words.slice(0, to);
}
const honours = /^(?:QC|KC|SC|BL|MP|MSP|MEP|MLA|AM|TD|JP|OBE|MBE|CBE|FRCS|PhD|MD)$/;

/** A run of capitalised words as a name. */
type Named = { forms: NameForms; surname: string; whole: string; runWords: string };

/** Whom a run of capitalised words names, known already or new; null for the subject's surname, which has its own round. */
function bearerOf(
  { folded, people }: Found,
  subject: NameForms,
  run: { at: number; from: number; to: number; titled: boolean },
  { forms, surname, whole, runWords }: Named,
): Person | null {
  const plain = foldLetters(whole);
  let person = people.find((p) => p.id > 0 && foldLetters(p.shown) === plain);
  // "Kevin Da Rocha" and, later, "Da Rocha": a surname of several words, standing alone.
  if (!person && run.to - run.from > 1)
    person = people.find((p) => p.id > 0 && p.forms.surnames.some((known) => known.length > 1 && known.join(" ") === runWords));
  if (!person && run.titled && run.to - run.from === 1) {
    // "Mr Gold": the known person of that surname, the subject included.
    const subjectSurname = subject.surnames.some((known) => known.length === 1 && sameNameWord(surname, known[0] ?? ""));
    const called = genderOfTitle(folded[run.at]?.lower ?? "");
    const fits = (p: Pick<Person, "gender" | "forms">) => {
      const gender = p.gender ?? (p.forms.given[0] ? genderOfGivenName(p.forms.given[0]) : null);
      return !called || !gender || gender === called;
    };
    const other = people.findLast((p) => p.id > 0 && p.forms.surnames.some((known) => known.join(" ") === surname) && fits(p));
    // "Mr Foss" and "Mrs Foss" of a couple: the surname's own round tells them apart.
    if (subjectSurname && (!other || (called && fits({ gender: null, forms: subject }) && !isGenderless(subject)))) return null;
    person = other;
  }
  if (!person && run.to - run.from > 1) {
    // "K Pashley" and "Keith Pashley": an initial that fits, and nobody else of the surname.
    const sameSurname = people.filter((p) => p.forms.surnames.some((known) => known.join(" ") === surname));
    const only = sameSurname.length === 1 ? sameSurname[0] : undefined;
    const given = forms.given[0] ?? "";
    const known = only?.forms.given[0] ?? "";
    if (only && given && known && given[0] === known[0] && (given.length === 1 || known.length === 1)) person = only;
    // "Jacob Albert Lasko" and, later, "Jacob Lasko": the middle name left out, where one alone of the surname has the given name.
    const alike = sameSurname.filter(
      (p) => p.id > 0 && given.length > 1 && p.forms.given[0] === given && p.forms.middle.length > 0 !== forms.middle.length > 0,
    );
    if (!person && alike.length === 1) person = alike[0];
  }
  if (!person) {
    person = {
      id: people.length,
      forms: run.titled && run.to - run.from === 1 ? { ...forms, surnames: [[surname]], handles: [] } : forms,
      shown: whole,
      gender: null,
      titles: [],
    };
    people.push(person);
  }
  return person;
}

/** Last, surnames that stand alone: the nearest earlier person of that name. */
function claimSurnames(found: Found, isNamedAbove: boolean): void {
  const { folded, taken, people, mentions } = found;
  const named = isNamedAbove || mentions.some((mention) => mention.person === 0);
  // Which people a bare word may stand for, by its letters without a possessive; cases and joined
  // prefixes occur only in the subject's own forms.
  const bySurname = new Map<string, Person[]>();
  for (const person of people.slice(1)) {
    const surname = person.forms.surnames.at(-1)?.[0];
    const longest = person.forms.surnames[0]?.[0];
    for (const key of new Set([surname, longest])) if (key) bySurname.set(key, [...(bySurname.get(key) ?? []), person]);
  }
  const subjectPerson = people[0];
  const fullAt = [...mentions].sort((a, b) => a.start - b.start);
  for (let index = 0; index < folded.length; index += 1) {
    if (taken[index]) continue;
    const word = folded[index];
    if (!word?.isWord || !(word.isCapital || (!isAscii(word.text) && /^\p{Lo}/u.test(word.text)))) continue;
    const candidates: Bearer[] = [];
    const others = bySurname.get(word.folded.includes("'") ? word.folded.replace(/(?:'s|')$/, "") : word.folded) ?? [];
    for (const person of named && subjectPerson ? [subjectPerson, ...others] : others) {
      const length = surnameAt(folded, index, person.forms);
      if (length > 0) candidates.push({ person: person.id, length });
    }
    if (candidates.length === 0) continue;
    const longest = Math.max(...candidates.map((candidate) => candidate.length));
    const best = candidates.filter((candidate) => candidate.length === longest);
    const chosen = best.length > 1 ? ofSharedSurname(found, best, fullAt, index) : best[0];
    if (!chosen) continue;
    // "Ruiz Shore Rentals LLC": a company of the name.
    if (isCompany(folded, index + chosen.length)) continue;
    // "asked whether he was the Ruiz convicted abroad": told apart from the one the page is about.
    if (
      folded[index - 1]?.lower === "the" &&
      /^(?:who|convicted|charged|accused|jailed|arrested)$/.test(folded[index + chosen.length]?.lower ?? "")
    )
      continue;
    claim(found, index, index + chosen.length, chosen.person, "surname");
    index += chosen.length - 1;
  }
}

const dayOrMonth =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Given names that are words, months or places as well: alone they may be these. */
const alsoWords = new Set(
  (
    "april art august austin basil bill chad charlotte chase christian clay dawn dean drew earl faith florence forrest frank gene georgia grace " +
    "grant guy hazel heather holly hope houston india iris israel ivy jack jackson jersey jordan joy june kent king lance lincoln lee lily mark " +
    "may miles nick olive page paris pat penny pearl rich rob robin rose ruby rusty sandy savannah saul sidney sue summer sydney victor victoria " +
    "virginia wade warren will"
  ).split(" "),
);

/**
 * A given name alone, behind the full name: the one person of the page who bears it. Nobody's where two bear it, where it is a surname or a
 * word, where the page brings in somebody by it ("a man called Ana", "Ana, 19, a student") or calls a place so.
 */
function claimGivenNames({ folded, taken, people, mentions }: Found): void {
  const bearers = new Map<string, Set<number>>();
  const surnames = new Set<string>();
  for (const { id, forms } of people) {
    for (const given of forms.given) if (given.length > 2) bearers.set(given, (bearers.get(given) ?? new Set()).add(id));
    for (const surname of forms.surnames) for (const part of surname) surnames.add(part);
    for (const middle of forms.middle) surnames.add(middle);
  }
  const firstFull = new Map<number, number>();
  for (const { person, kind, start } of mentions)
    if (kind === "full") firstFull.set(person, Math.min(firstFull.get(person) ?? Infinity, start));
  const alone = new Map<string, number[]>();
  const words = new Set<string>();
  const broughtIn = new Set<string>();
  let isQuoted = false;
  for (const [index, word] of folded.entries()) {
    if (word.text === "\n") isQuoted = false;
    else if (word.text === '"') isQuoted = !isQuoted;
    else if (word.text === "“" || word.text === "”") isQuoted = word.text === "“";
    if (!word.isWord || taken[index]) continue;
    const name = withoutOwning(word.folded);
    if (!word.isCapital) {
      words.add(name);
      continue;
    }
    if (!bearers.has(name)) continue;
    if (bringsIn(folded, index)) broughtIn.add(name);
    // "Stop it, Ana": in somebody's words it may be anybody.
    if (!isQuoted) alone.set(name, [...(alone.get(name) ?? []), index]);
  }
  // In a page of another language other words bring somebody in.
  if (!words.has("the")) return;
  for (const [name, at] of alone) {
    const [only, ...others] = bearers.get(name) ?? [];
    if (only === undefined || others.length > 0 || surnames.has(name) || !isGivenName(name) || alsoWords.has(name)) continue;
    if (words.has(name) || broughtIn.has(name)) continue;
    const from = firstFull.get(only) ?? Infinity;
    for (const index of at) {
      const { start = 0 } = folded[index] ?? {};
      const isBehindName = folded[index - 1]?.isCapital === true && !dayOrMonth.test(folded[index - 1]?.lower ?? "");
      if (start > from && !isBehindName && !folded[index + 1]?.isCapital)
        claim({ folded, taken, people, mentions }, index, index + 1, only, "surname");
    }
  }
}

/** "a man called Ana", "Ana, 19,", "Ana (not her real name)", "in Ana": somebody new, or a place. */
function bringsIn(folded: readonly Folded[], index: number): boolean {
  const before = folded[index - 1]?.lower ?? "";
  const [next = "", second = ""] = [folded[index + 1]?.lower, folded[index + 2]?.lower];
  return (
    /^(?:called|named|as|in|at|near|outside|another|named|nicknamed|alias|pseudonym|calls|call|calling|is|was|and|or|like|by|mr|ms|mrs|dr|king|queen|saint|st|storm|hurricane)$/.test(
      before,
    ) ||
    next === "(" ||
    (next === "," && /^(?:\d{1,3}|aged|an?|the|who|whose|not|from|of|his|her|their|another)$/.test(second))
  );
}

function sharesSurname(one: NameForms, other: NameForms): boolean {
  const ends = new Set(other.surnames.flatMap((surname) => surname.at(-1) ?? []));
  return one.surnames.some((surname) => ends.has(surname.at(-1) ?? ""));
}

/** Of several of one surname: a title of the wrong gender rules out, else whoever was last named in full before. */
function ofSharedSurname(
  { folded, people, mentions }: Found,
  best: readonly Bearer[],
  fullAt: readonly Mention[],
  index: number,
): Bearer | undefined {
  const start = folded[index]?.start ?? 0;
  const title =
    index > 0 && isTitleAt(folded, index - 1)
      ? genderOfTitle(folded[index - 1]?.text === "." ? (folded[index - 2]?.lower ?? "") : (folded[index - 1]?.lower ?? ""))
      : null;
  const fit = best.filter(({ person }) => {
    // By a title of theirs, or by a name that only women or only men bear: "Mr Foss" of Ruben and Ana Foss.
    const given = people[person]?.forms.given[0];
    const gender = people[person]?.gender ?? (given ? genderOfGivenName(given) : null);
    return !title || !gender || gender === title;
  });
  const before = fullAt.filter(
    (mention) => mention.start < start && fit.some((candidate) => candidate.person === mention.person),
  );
  // "His brother, Ben Foss, played cricket.", and in the next paragraphs "Foss": the one whose brother he is.
  const nearest = before.at(-1);
  const at = nearest ? folded.findIndex((one) => one.start === nearest.start) : -1;
  const isKin = folded.slice(Math.max(0, at - 2), Math.max(0, at)).some((one) => relatives.has(one.lower));
  const isNewLine = folded.some((one) => one.lower === "\n" && one.start >= (nearest?.start ?? 0) && one.end <= start);
  // A life: its later paragraphs are about whom it begins with, whatever parents and children of the name it tells of.
  const first = before[0];
  const opens = first ? folded.findIndex((one) => one.start === first.start) : -1;
  const isLife =
    opens >= 0 &&
    opens < 16 &&
    folded
      .slice(opens, opens + 9)
      .map((one) => one.lower)
      .join(" ")
      .search(/\( ?(?:born|n[ée]e|b\.?|\d{4}|\d{1,2} \w+ \d{4})\b/) >= 0;
  // "Foss got out of the truck. … Another passenger, Ana Foss, lied. … Foss and Ruiz pleaded guilty": whom the page has called so before.
  const called = new Set(
    mentions
      .filter(({ kind, person, start: at0 }) => kind === "surname" && at0 < start && fit.some((one) => one.person === person))
      .map(({ person }) => person),
  );
  const [known] = called;
  const established =
    isNewLine && called.size === 1 && known !== nearest?.person ? before.find(({ person }) => person === known) : undefined;
  const last = (isKin || isLife) && isNewLine ? first : (established ?? nearest);
  return fit.find((candidate) => candidate.person === last?.person) ?? fit[0] ?? best[0];
}

/** Behind a surname: one to three words in capitals, the last of them a company's. */
function isCompany(tokens: readonly Folded[], from: number): boolean {
  for (let index = from; index < from + 4; index += 1) {
    const word = tokens[index];
    if (!word || !(word.isCapital || word.text === "&")) return false;
    if (/^(?:llc|inc|ltd|plc|llp|gmbh|corp|holdings|rentals|properties|enterprises|limited)$/.test(word.bare)) return true;
  }
  return false;
}

/** "in Wrexmoor and Little Aston": a name of two words that stands after "in", "at" or "near" wherever it stands is a place. */
function placesAmong(tokens: readonly Folded[], mentions: readonly Mention[]): Set<number> {
  const seen = new Map<number, boolean>();
  const datelines = new Set<number>();
  for (const mention of mentions) {
    if (mention.person === 0) continue;
    const at = indexFrom(tokens, mention.from);
    const before = (back: number) => tokens[at - back];
    // "shouted at Ana Ruiz" says nothing of where.
    const locates = (back: number) =>
      /^(?:in|at|near|outside|around|across)$/.test(before(back)?.lower ?? "") &&
      !(before(back)?.lower === "at" && isDoneAtPeople.test(before(back + 1)?.lower ?? ""));
    const joined =
      /^(?:and|or)$/.test(before(1)?.lower ?? "") &&
      before(2)?.isCapital === true &&
      !notNames.has(before(2)?.lower ?? "") &&
      locates(3);
    const followed = /^,? (?:\(?\d{2}\b|who\b)/.test(
      tokens
        .slice(at, at + 12)
        .filter((token) => token.start >= mention.end)
        .map((token) => token.text)
        .join(" ")
        .replace(/^,/, ","),
    );
    // "SPRING FORK – A man …": where a report is sent from.
    const after = indexFrom(tokens, mention.end);
    // "VERNAL INLET, B.C. – ": the state between.
    let dash = after;
    while (dash < after + 6 && /^(?:[,.]|\d{1,2}|\p{Lu}\p{L}{0,5}|(?:\p{Lu}\.)+\p{Lu}?)$/u.test(tokens[dash]?.text ?? ""))
      dash += 1;
    const next = tokens[dash];
    const isDateline =
      (at === 0 || before(1)?.text === "\n") &&
      /^[–—(-]/.test(next?.text ?? "") &&
      tokens.slice(at, after).every((token) => token.text === token.text.toUpperCase());
    // "A 41-year-old Harlow Quay man", "another Coral Springs resident": where somebody comes from, before the word for them.
    const isHome =
      tokens[after]?.isWord === true &&
      !tokens[after].isCapital &&
      isFromThere(tokens[after].lower) &&
      (determinesHome.test(before(1)?.lower ?? "") || /-year-old$/.test(before(1)?.lower ?? "")) &&
      !/['’]s?$/.test(tokens[after - 1]?.text ?? "");
    // "34, of Canyon Ridge,", "a resident of Coral Springs".
    const isOfTown =
      /^(?:of|from)$/.test(before(1)?.lower ?? "") &&
      (/^(?:man|woman|resident|native|couple|teenager|pensioner|people|residents)$/.test(before(2)?.lower ?? "") ||
        (before(2)?.text === "," && /^\d{2}$/.test(before(3)?.text ?? "")));
    const isPlace =
      isDateline ||
      (mention.title === null &&
        !followed &&
        (locates(1) || (locates(2) && before(1)?.lower === "the") || joined || isHome || isOfTown));
    seen.set(mention.person, isPlace && (seen.get(mention.person) ?? true));
    if (isDateline && mention.title === null) datelines.add(mention.person);
  }
  for (const person of datelines) seen.set(person, true);
  return new Set([...seen].filter(([, always]) => always).map(([person]) => person));
}

const isDoneAtPeople =
  /^(?:shout|yell|scream|swear|sp[ia]t|jeer|sneer|snarl|hiss|bark|laugh|shot|shoot|point|gestur|threw|throw|hurl|fire|lung|swung|rail|curs|sw[oe]r|direct|aim|abuse|insults?|slurs?|punch|bottles?|stones?|eggs?|anger|criticism)(?:ed|ing|s|es|n|t|ting|ing)?$/;
const determinesHome = /^(?:an?|the|another|one|two|three|four|five|both|each|this|that|fellow|former|elderly|young|local)$/;
/** Said of people by where they live. */
function isFromThere(lower: string): boolean {
  return /^(?:man|men|woman|women|resident|residents|couple|teenager|teenagers|teen|teens|youth|youths|pensioner|motorist|native|pair|boy|girl|brothers|sisters|siblings|landlord|landlady|homeowner|homeowners|householder|father|mother|family|businessman|businesswoman|shopkeeper|councillor|councillors|councilman|councilwoman|teacher|student|students|pupil|doctor|dentist|driver|plumber|builder|electrician|retiree|grandmother|grandfather|officer|officers|firefighter|nurse|pharmacist|barber|farmer|publican)$/.test(
    lower,
  );
}

/** The first token that starts at `offset` or after it. */
function indexFrom(tokens: readonly Folded[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

const titlesCutShort = new Set(
  "mr mrs ms dr prof rev fr sr cllr coun ald hon det sgt capt lt col gen rep sen gov st insp supt const adm cmdr brig atty sra mme mlle".split(
    " ",
  ),
);
function isGenderless(forms: NameForms): boolean {
  return !forms.given[0] || genderOfGivenName(forms.given[0]) === null;
}

/** Titles that are given names as well. */
const givenToo = new Set(
  "dean canon bishop major judge pastor earl duke prince marshal reader page deacon lord sister".split(" "),
);
/** Titles that stand before a name in small letters too. */
const smallTitles = new Set(
  "coach judge prosecutor attorney detective officer professor trustee rabbi imam pastor commissioner".split(" "),
);

const ofOffice = new Set(
  "prime vice first deputy foreign defence defense interior justice finance culture education home health energy economy labour transport environment trade".split(
    " ",
  ),
);
const headsOffice = /^(?:Minister|President|Secretary|Chancellor|Premier|Mayor|Governor)$/;
/** "DA Ana Ruiz", "Cantor Ana Ruiz"; "Ada Ruiz" and "Dayan Perera" are names. */
const shortTitles = new Set(["DA", "ADA", "DI"]);
const alsoSurnames = new Set(["Cantor", "Dayan", "Rav", "Reb", "Ing", "Mag"]);
const ofMembers = new Set("council board committee assembly cabinet commission parliament senate".split(" "));

function isTitleAt(tokens: readonly Folded[], index: number): boolean {
  const word = tokens[index];
  if (!word) return false;
  if (word.text === ".") return index > 0 && titlesCutShort.has(tokens[index - 1]?.lower ?? "");
  if (!word.isCapital) return smallTitles.has(word.lower) && isTitle(word.lower);
  // "Russell Dean Coyle": behind a given name it is one more.
  if (givenToo.has(word.lower) && isGivenName(tokens[index - 1]?.lower ?? "")) return false;
  if (shortTitles.has(word.text))
    return tokens[index + 1]?.isCapital === true && !/^\p{Lu}{2,}$/u.test(tokens[index + 1]?.text ?? "");
  if (alsoSurnames.has(word.text)) return isGivenName(tokens[index + 1]?.lower ?? "") && tokens[index + 2]?.isCapital === true;
  // "Council Member Ana Ruiz": two words, one title.
  if (word.lower === "member" && ofMembers.has(tokens[index - 1]?.lower ?? "")) return true;
  if (ofMembers.has(word.lower) && tokens[index + 1]?.text === "Member" && tokens[index + 2]?.isCapital) return true;
  // "Prime Minister", "Vice President", "Foreign Secretary".
  if (ofOffice.has(word.lower) && headsOffice.test(tokens[index + 1]?.text ?? "")) return true;
  return isTitle(word.lower.startsWith("ex-") ? word.lower.slice(3) : word.lower);
}

/** How many words from here are one of the person's full names; 0 when none. */
function fullNameAt(tokens: readonly Folded[], index: number, forms: NameForms): number {
  for (const full of forms.full) {
    let position = index;
    let matched = 0;
    let inserted = 0;
    while (matched < full.length && position < tokens.length) {
      const word = tokens[position];
      if (!word) break;
      const wanted = full[matched] ?? "";
      if (matched > 0 && word.text === ".") {
        position += 1;
        continue;
      }
      const { bare } = word;
      if (sameNameWord(bare, wanted) || (matched > 0 && matched < full.length - 1 && bare.length === 1 && bare === wanted[0])) {
        matched += 1;
        position += 1;
        continue;
      }
      // One or two middle names or initials, or a nickname in quote marks, may stand between.
      if (
        matched >= 1 &&
        inserted < 4 &&
        (word.isCapital || /^["“”'()]$/.test(word.text)) &&
        !organisationWords.has(word.lower)
      ) {
        inserted += 1;
        position += 1;
        continue;
      }
      break;
    }
    if (matched === full.length && full.length >= 2) return position - index;
  }
  // "Surname, Given" and an initial before the surname: "J. Smith".
  for (const surname of forms.surnames) {
    const length = wordsAt(tokens, index, surname);
    if (
      length > 0 &&
      tokens[index + length]?.text === "," &&
      forms.given.some((given) => given.length > 1 && tokens[index + length + 1]?.folded === given)
    )
      return length + 2;
  }
  return 0;
}

function sharedSurnameAt(tokens: readonly Folded[], index: number, forms: NameForms): boolean {
  const word = tokens[index];
  if (!word?.isCapital || !forms.given.some((given) => given.length > 2 && given === word.folded)) return false;
  if (!/^(?:and|&|,)$/.test(tokens[index + 1]?.lower ?? "") || !tokens[index + 2]?.isCapital) return false;
  const end = tokens[index + 1]?.text === "," ? 6 : 4;
  for (let ahead = index + 3; ahead < index + end; ahead += 1) {
    if (forms.surnames.some((surname) => wordsAt(tokens, ahead, surname) > 0)) return true;
    if (!/^(?:and|&|,)$/.test(tokens[ahead]?.lower ?? "") && !tokens[ahead]?.isCapital) return false;
  }
  return false;
}

function isGivenAlone(tokens: readonly Folded[], index: number, forms: NameForms): boolean {
  const word = tokens[index];
  return (
    word !== undefined &&
    word.isCapital &&
    forms.given.some((given) => given.length > 2 && given === word.folded.replace(/'s$/, "")) &&
    !tokens[index + 1]?.isCapital &&
    !tokens[index - 1]?.isCapital
  );
}

function wordsAt(tokens: readonly Folded[], index: number, wanted: readonly string[]): number {
  for (let offset = 0; offset < wanted.length; offset += 1) {
    if (!sameNameWord(tokens[index + offset]?.folded ?? "", wanted[offset] ?? "")) return 0;
  }
  return wanted.length;
}

function surnameAt(tokens: readonly Folded[], index: number, forms: NameForms): number {
  for (const surname of forms.surnames) {
    const length = wordsAt(tokens, index, surname);
    if (length > 0) return length;
  }
  // The first of two surnames alone: "Urrutia" for "Ana Urrutia Vela".
  if (forms.surnames.some((surname) => surname.length === 2)) {
    const first = forms.surnames.find((surname) => surname.length === 2)?.[0] ?? "";
    if (first.length > 3 && sameNameWord(tokens[index]?.folded ?? "", first)) return 1;
  }
  return 0;
}

/** Words that open a question or a sentence with a capital, never a name: "Prosecuting, Ana Ruiz said". */
const openers = new Set(
  "did does do and but or was were is are has have had can could would should will so if yet because although while prosecuting defending mitigating sentencing".split(
    " ",
  ),
);

const postNominals = /^(?:QC|KC|SC|MP|MSP|TD|JP|MD|DDS|LLB|LLM|PHD|MBE|CBE|OBE|FRCS|CPT|SGT|JNR|SNR)$/;

const works = new Set(
  "book novel pamphlet film documentary programme album song play magazine newsletter podcast blog essay treatise ship boat street".split(
    " ",
  ),
);

/** Surnames that are words of bodies and places as well. */
const surnamesToo = new Set("white black hill lane day french english church hall park march may house street".split(" "));

/** Of these, the ones that behind a given name are a place only where the sentence goes there. */
const nameMoreThanPlace = new Set("white black hill lane day".split(" "));
const placePrepositions = new Set(
  "in at near of on from to along off outside inside around the into onto down up across behind opposite through towards toward past beyond between via by".split(
    " ",
  ),
);

/** "Christian Foss", "Ana White, 34,", "Ben Hill told": a word of bodies and places that stands in somebody's name here. */
function isNameToo(tokens: readonly Folded[], from: number, at: number): boolean {
  const word = withoutOwning(tokens[at]?.lower ?? "");
  const next = tokens[at + 1];
  if (at === from)
    return (
      word === "christian" &&
      next?.isCapital === true &&
      next.lower.length > 2 &&
      !organisationWords.has(next.lower) &&
      !isThingTail(next.lower)
    );
  if (at !== from + 1 || !surnamesToo.has(word) || !isGivenName(tokens[from]?.folded ?? "")) return false;
  // "expelled Ben Hill for …": no place where a preposition of places stands before it.
  if (
    nameMoreThanPlace.has(word) &&
    next?.isCapital !== true &&
    !placePrepositions.has(tokens[from - 1]?.lower ?? "") &&
    !isThingTail(next?.lower ?? "")
  )
    return true;
  const after = next?.text === "," || next?.text === "(" ? tokens[at + 2] : undefined;
  return after ? /^(?:\d{2}|who|whose)$/.test(after.lower) : isSaying(next?.lower ?? "");
}

function nameRunAt(
  tokens: readonly Folded[],
  index: number,
  taken: Uint8Array,
): { from: number; to: number; titled: boolean } | null {
  const head = tokens[index];
  if (!head || !(head.isCapital || isTitleAt(tokens, index)) || openers.has(head.lower)) return null;
  // "his book The Wooden Doors".
  const work = tokens[index - 1]?.lower === "the" ? tokens[index - 2] : tokens[index - 1];
  if (work && works.has(work.lower) && !isTitleAt(tokens, index)) return null;
  // "a newsletter and website, The Prairie Lamp": a name that begins with its article is no person's.
  if (tokens[index - 1]?.text === "The" && /^(?:\p{L}|,)/u.test(tokens[index - 2]?.text ?? "") && !isTitleAt(tokens, index))
    return null;
  let from = index;
  let titled = false;
  // "University of North Vale" is no person.
  if (tokens[index - 1]?.lower === "of" && namedByOf.has(tokens[index - 2]?.lower ?? "")) return null;
  while (isTitleAt(tokens, from) || (titled && tokens[from]?.text === ".")) {
    titled = true;
    from += 1;
    if (from - index > 6) return null;
  }
  let to = from;
  while (to < tokens.length && to - from < 6) {
    const word = tokens[to];
    if (!word || taken[to]) break;
    if ((word.text === "A" || word.text === "I") && tokens[to + 1]?.text !== "." && (to === from || word.text === "I")) break;
    const isInitial = word.isCapital && (/^\p{Lu}\.?$/u.test(word.text) || /^(?:\p{Lu}\.)+\p{Lu}?$/u.test(word.text));
    if (word.text === "." && to > from && /^(?:\p{Lu}|(?:\p{Lu}\.)+\p{Lu})$/u.test(tokens[to - 1]?.text ?? "")) {
      to += 1;
      continue;
    }
    // "Ana St. Cyr": cut short in the middle of a name.
    if (word.text === "." && to > from + 1 && tokens[to - 1]?.text === "St" && tokens[to + 1]?.isCapital === true) {
      to += 1;
      continue;
    }
    const looksName =
      isInitial ||
      (word.isCapital &&
        /\p{Ll}|\p{Lu}{2}/u.test(word.text) &&
        !notNames.has(word.lower) &&
        !(to === from && adverb.test(word.lower)) &&
        !isTitleAt(tokens, to));
    // German writes every noun with a capital: a noun by its ending is no name.
    if (
      word.text.length > 6 &&
      /(?:ung|keit|heit|schaft|tion|tät|gericht|gerichts|urteil|verfahren|vorwurf|angeklagte[rn]?|beschuldigte[rn]?|polizei|synagoge|gemeinde)$/i.test(
        word.text,
      )
    )
      return null;
    const particle = to > from && isParticle(word.folded) && tokens[to + 1]?.isCapital === true;
    if (!looksName && !particle) break;
    // "Ana Ruiz SC": counsel, where a given name goes before; "Calder Vale SC" is a club.
    const isHonour = to >= from + 2 && honours.test(word.text) && (titled || isGivenName(tokens[from]?.folded ?? ""));
    if (
      organisationWords.has(word.lower.includes("'") ? word.lower.replace(/'s?$/, "") : word.lower) &&
      !isHonour &&
      !isNameToo(tokens, from, to)
    ) {
      // "Beth Shalom Congregation" is no person, whatever came before.
      return null;
    }
    to += 1;
    if (/['’]s$/.test(word.text)) break;
  }
  while (to > from && tokens[to - 1]?.text === ".") to -= 1;
  const count = tokens.slice(from, to).filter((word) => word.isWord).length;
  if (tokens[to]?.isCapital && organisationWords.has(tokens[to]?.lower ?? "") && !isNameToo(tokens, from, to)) return null;
  if (titled ? count < 1 : count < 2) return null;
  // "St. Aldhelm" alone is a hospital, a school or a church.
  if (titled && count === 1 && tokens.slice(index, from).every((word) => /^(?:st|saint|\.)\.?$/.test(word.lower))) return null;
  // "EEOC Wins", "Calder Vale CCC": an acronym is a body's, degrees and ranks of counsel apart.
  const letters = tokens.slice(from, to).filter((word) => word.isWord);
  const isAcronym = (word: Folded | undefined) => word !== undefined && /^\p{Lu}{3,5}$/u.test(word.text);
  if (
    !titled &&
    letters.some((word) => /\p{Ll}/u.test(word.text)) &&
    ((isAcronym(letters[0]) && !/[AEIOUY]/.test(letters[0]?.text.slice(1, 3) ?? "")) ||
      (isAcronym(letters.at(-1)) &&
        !/[AEIOUY]/.test(letters.at(-1)?.text ?? "") &&
        !postNominals.test(letters.at(-1)?.text ?? "")))
  )
    return null;
  const lastWord = tokens[to - 1];
  if (!lastWord || lastWord.text.replace(/['’]s$/, "").length < 2) return null;
  // "B. Respondent's license": a numbered point, not a name.
  if (accusedNouns.has(lastWord.lower.replace(/['’]s$/, ""))) return null;
  // "Deputy Librarian" is an office, not a name.
  if (titled && count === 1 && isPersonNoun(lastWord.lower)) return null;
  if (!titled && tokens.slice(from, to).every((word) => /^\p{Lu}{2,}$/u.test(word.text)) && count > 3) return null;
  return { from, to, titled };
}
