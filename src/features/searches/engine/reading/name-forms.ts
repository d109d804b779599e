import { foldLetters } from "#app/lib/language/fold.ts";
import { isTitle } from "./nouns.ts";

/** The ways a text may name a person, folded to plain lower-case letters. */
export type NameForms = {
  /** Given names (first words) that may stand before the surname. */
  given: string[];
  /** Middle names or initials that are known. */
  middle: string[];
  /** Surnames that may stand alone, longest first; each may be several words. */
  surnames: string[][];
  /** Whole names as they were given, as words. */
  full: string[][];
  /** Names that stand for the person alone: handles, pen names, single-word aliases. */
  handles: string[];
  /** The name ends with "Jr", "Sr", "II" or "III". */
  isOfGeneration?: boolean;
};

const particles = new Set(
  "van von der den de la le del della di da dos das du el al bin ibn ben bar ter ten st san o mac mc af av zu zum zur y e".split(
    " ",
  ),
);

export function nameWords(name: string): string[] {
  return name
    .replace(/["“”«»„()]/g, " ")
    .replace(/,/g, " ")
    .split(/\s+/)
    .map((word) => foldLetters(word).replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);
}

export function isParticle(word: string): boolean {
  return particles.has(word);
}

function withoutTitles(wordsOfName: string[]): string[] {
  let from = 0;
  while (from < wordsOfName.length - 1 && isTitle(wordsOfName[from] ?? "")) from += 1;
  return wordsOfName
    .slice(from)
    .filter(
      (word, index, all) =>
        !(index === all.length - 1 && index > 0 && /^(?:jr|sr|ii|iii|iv|phd|md|esq|obe|mbe|kc|qc)$/.test(word)),
    );
}

/** Where the surname starts: the last word, with the particles before it ("van der Berg"). */
function surnameStart(name: string[]): number {
  let start = name.length - 1;
  while (start > 1 && particles.has(name[start - 1] ?? "")) start -= 1;
  return start;
}

/** 'Bohdan "Bo" Trinder', "Robert (Bob) Trinder": what they are called, between their given names and the surname. */
const calledBetween = /^(\S.*?)\s+["“”‘'(]([\p{L}][\p{L}.-]*)["“”’')]\s+(\S.*)$/u;

/** From "Mr Jon A. de Wit" and aliases: everything needed to recognise the person in running text. */
export function nameForms(name: string, aliases: readonly string[] = []): NameForms {
  const called = calledBetween.exec(name);
  if (called) {
    const [, given = "", byName = "", rest = ""] = called;
    return nameForms(`${given} ${rest}`, [...aliases, `${byName} ${rest}`]);
  }
  const forms: NameForms = { given: [], middle: [], surnames: [], full: [], handles: [] };
  const main = withoutTitles(nameWords(name));
  if (/\s(?:jr|sr|ii|iii|iv)\.?$/i.test(name.trim())) forms.isOfGeneration = true;
  const addSurname = (surname: string[]) => {
    if (surname.length && !forms.surnames.some((known) => known.join(" ") === surname.join(" "))) forms.surnames.push(surname);
  };
  const addFull = (full: string[]) => {
    if (full.length && !forms.full.some((known) => known.join(" ") === full.join(" "))) forms.full.push(full);
  };
  const takeFull = (full: string[]) => {
    const start = surnameStart(full);
    const first = full[0];
    if (first && !forms.given.includes(first)) forms.given.push(first);
    for (const word of full.slice(1, start)) if (!forms.middle.includes(word) && !particles.has(word)) forms.middle.push(word);
    addSurname(full.slice(start));
    // A particle may be left out when the surname stands alone.
    if (full.length - start > 1) addSurname(full.slice(-1));
    // Two surnames, as in Spanish or Portuguese: either the first or both may stand alone.
    // Not where a short form shows that the word between is a middle name.
    const shortForm = main.length === 2 && main[0] === full[0] && main[1] === full.at(-1);
    if (full.length - start === 1 && full.length >= 3 && (full[full.length - 2] ?? "").length > 2 && !shortForm) {
      addSurname(full.slice(-2));
    }
    addFull(full);
  };
  if (main.length >= 2) takeFull(main);
  else if (main.length === 1) forms.handles.push(main[0] ?? "");
  for (const alias of aliases) {
    if (/^@/.test(alias) || /[_\d]/.test(alias)) {
      forms.handles.push(foldLetters(alias.replace(/^@/, "")));
      continue;
    }
    const wordsOfAlias = withoutTitles(nameWords(alias));
    if (wordsOfAlias.length === 0) continue;
    const knownTail = main.slice(-wordsOfAlias.length).join(" ") === wordsOfAlias.join(" ");
    if (knownTail) addSurname(wordsOfAlias);
    else if (wordsOfAlias.length === 1) forms.handles.push(wordsOfAlias[0] ?? "");
    else takeFull(wordsOfAlias);
  }
  forms.surnames.sort((a, b) => b.length - a.length);
  forms.full.sort((a, b) => b.length - a.length);
  return forms;
}

const suffixOfCase = /^(?:'s|'|а|у|ом|ым|ой|е|ы|и|ой|ого|ому|ую|ей|ем|ам|ами|ах|я|ю|ею|ёй)$/;
const hebrewPrefix = /^[והבלמכש]{1,3}/;
const arabicPrefix = /^(?:و|ف)?(?:ب|ل|ك)?(?:ال)?/;

/** Does a word of a text stand for this word of a name, allowing for possessives, cases and joined prefixes? */
export function sameNameWord(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  if (word.length < 2 || wanted.length < 3) return false;
  if (word.startsWith(wanted)) return suffixOfCase.test(word.slice(wanted.length));
  if (!isOfOtherScript(wanted)) return false;
  if (/[\u0400-\u04ff]/.test(wanted)) {
    if (wanted.includes("-") && word.includes("-")) {
      const left = word.split("-");
      const right = wanted.split("-");
      return left.length === right.length && left.every((part, index) => sameNameWord(part, right[index] ?? ""));
    }
    const stem = wanted.replace(/(?:ого|ому|ыми|ая|ой|ую|ый|ий|ым|ом|а|у|е|ы|и|я|ю|й|ь)$/, "");
    const other = word.replace(/(?:ого|ому|ыми|ая|ой|ую|ый|ий|ым|ом|ем|а|у|е|ы|и|я|ю|й|ь)$/, "");
    return stem.length >= 3 && stem === other;
  }
  if (/[\u0590-\u05ff]/.test(wanted))
    return word.length > wanted.length && word.replace(hebrewPrefix, "") !== word && hebrewTail(word, wanted);
  if (/[\u0600-\u06ff]/.test(wanted)) return word.replace(arabicPrefix, "") === wanted.replace(/^ال/, "");
  return false;
}

/** Cyrillic, Hebrew or Arabic. */
function isOfOtherScript(word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    if (unit >= 0x400 && unit <= 0x6ff) return true;
  }
  return false;
}

function hebrewTail(word: string, wanted: string): boolean {
  return word.endsWith(wanted) && word.length - wanted.length <= 2;
}
