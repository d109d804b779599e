import type { NameWord } from "./compare-words.ts";
import { areDifferentNames, areFormsOfOneName } from "./nicknames.ts";
import type { Script } from "./script-of.ts";
import { soundSimilarity } from "./sound-units.ts";
import { leavesVowelsOut, soundsOf } from "./transliterate.ts";

/** What makes two words that look or sound alike two names: their endings, their sex, a vowel of a short one. */

/** Scripts in which a name's Latin form shows its vowels and endings. */
const spelledOut = new Set<Script>(["latin", "cyrillic", "greek", "georgian", "armenian"]);

export function isSpelledOut({ script }: NameWord): boolean {
  return spelledOut.has(script);
}

const endings: [name: string, pattern: RegExp][] = [
  ["enko", /enk[oa]$/],
  ["sky", /[scz]k(?:aya|aia|aja|yi|yy|iy|ij|ie|ii|yj|oy|oi|y|i|a)$/],
  ["vich", /[oe](?:v|w)(?:ich|itch|itsch|icz|ic|yc)$/],
  ["vna", /(?:[oe]v|ich)na$/],
  ["ov", /(?:[oe]va?|[oe]ff?|[oe]wa?)$/],
  ["shvili", /(?:i|a)?shvili$/],
  ["dze", /(?:i|a)?dze$/],
  ["poulos", /[oi]?poul(?:os|ou)$/],
  ["yan", /[iy]an$/],
  ["dottir", /s?(?:dottir|dotter|datter)$/],
  ["son", /s?(?:son|sen|zon)$/],
];
/** Who bears one of these is nobody who bears the bare word: "Sergeev" is not "Sergei". */
const ofTheirOwn = /(?:[oe]va?|enk[oa]|[scz]k(?:aya|aia|iy|ij|yy|y|i)|shvili|dze|dottir)$/;
/** Patronymics: the father's name is all there is of them. */
const fathers = new Set(["son", "dottir"]);
const leastStem = 2;

function endingOf(word: string): { ending: string; stem: string } | null {
  for (const [ending, pattern] of endings) {
    const stem = word.replace(pattern, "");
    if (stem !== word && stem.length >= leastStem) return { ending, stem };
  }
  return null;
}

function haveOneFather(
  one: string,
  other: string,
  edits: (a: string, b: string) => number,
  key: (word: string) => string,
): boolean {
  const bare = (stem: string) => key(stem.replace(/(?:ar|s)$/, "")).replaceAll("h", "");
  const [left, right] = [bare(one), bare(other)];
  return left === right || (Math.min(left.length, right.length) >= 6 && edits(left, right) <= 1);
}

/** "Sergeev" and "Sergei", "Petrov" and "Petrenko", "Jónsdóttir" and "Jóhannsdóttir". */
function differInEnding(
  a: NameWord,
  b: NameWord,
  edits: (a: string, b: string) => number,
  key: (word: string) => string,
): boolean {
  if (!spelledOut.has(a.script) || !spelledOut.has(b.script)) return false;
  const [left, right] = [a.latin, b.latin];
  const [one, other] = [endingOf(left), endingOf(right)];
  if (!one || !other) return (one || other) !== null && ofTheirOwn.test(one ? left : right);
  if (one.ending !== other.ending) return ![one.ending, other.ending].includes("yan");
  if (fathers.has(one.ending)) return !haveOneFather(one.stem, other.stem, edits, key);
  return soundSimilarity(soundsOf(one.stem), soundsOf(other.stem), false) < 0.86;
}

/** "Abdul Aziz" and "Abdul Azim": what is joined to the servant's word is a name of its own. */
function serveOthers(a: NameWord, b: NameWord, key: (word: string) => string): boolean {
  const [one, other] = [a.plain, b.plain].map((word) => /^abd[aeu]l?(.{3,})$/.exec(word)?.[1]);
  if (one === undefined || other === undefined) return false;
  if (areFormsOfOneName(one, other) || key(one) === key(other)) return false;
  return areDifferentNames(one, other) || soundSimilarity(soundsOf(one), soundsOf(other), false) < 0.93;
}

const vowelLetter = /[אהויעח'ًاأإآةهىويیءعحئؤۀہے]$/u;

/** Hebrew and Arabic write a final a, i, o or u: "סמיר" and "سمير" are not "Samira". */
function lacksFinalVowel(a: NameWord, b: NameWord): boolean {
  if (leavesVowelsOut(a.script) === leavesVowelsOut(b.script)) return false;
  const [bare, full] = leavesVowelsOut(a.script) ? [a, b] : [b, a];
  if (!spelledOut.has(full.script)) return false;
  if (/[^aeiouy](?:a|i|o|u|ah)$/.test(full.latin) && !vowelLetter.test(bare.text)) return true;
  return /ة$/u.test(bare.text) && /[^aeiouyht]$/.test(full.latin);
}

const frontVowels = /[eiy]/;
const backVowels = /[ou]/;

/** Do two vowels of one place make two names? Languages confuse a with e, and some a with o and u. */
function areFarVowels(one: string, other: string, isExact: boolean): boolean {
  if (one === other) return false;
  if (frontVowels.test(one) && frontVowels.test(other)) return false;
  if (backVowels.test(one) && backVowels.test(other)) return false;
  const pair = [one, other].toSorted().join("");
  if (pair === "ae") return false;
  return pair === "ai" || pair === "ay" || isExact || !pair.startsWith("a");
}

/** "Nino" and "Nana", "Kiran" and "Karan": in scripts that write their vowels, with the same consonants. */
function differInVowel(a: NameWord, b: NameWord): boolean {
  if (!spelledOut.has(a.script) || !spelledOut.has(b.script)) return false;
  const [left, right] = [a.latin, b.latin];
  if (left.length !== right.length || left.length > 7) return false;
  let far = false;
  for (let index = 0; index < left.length; index += 1) {
    const [one, other] = [left[index] as string, right[index] as string];
    if (one === other) continue;
    if (!/[aeiouy]/.test(one) || !/[aeiouy]/.test(other)) return false;
    // In "Trudeau" and "Trudoau" it is one of several letters for one vowel.
    if (/[aeiouy]/.test((left[index - 1] ?? "") + (left[index + 1] ?? ""))) return false;
    // Russian says and its neighbours write a for an o without stress.
    const aForO = a.script !== b.script && (a.script === "cyrillic" || b.script === "cyrillic");
    far ||= areFarVowels(one, other, !aForO && left.length <= 5);
  }
  return far;
}

/** "Barros" and "Barroso", "Khalid" and "Khalidi": nobody slips a vowel to a name's end. "Petrova" may be Petrov abroad. */
function hasVowelMore(a: NameWord, b: NameWord): boolean {
  if (a.script !== b.script || !spelledOut.has(a.script)) return false;
  const [short, long] = a.latin.length <= b.latin.length ? [a.latin, b.latin] : [b.latin, a.latin];
  return long.length === short.length + 1 && long.startsWith(short) && /[^aeiouy][aoiuy]$/.test(long) && !/[oe]va$/.test(long);
}

/** Are two words that are alike two names all the same? */
export function areToldApart(
  a: NameWord,
  b: NameWord,
  edits: (a: string, b: string) => number,
  key: (word: string) => string,
): boolean {
  return (
    differInEnding(a, b, edits, key) ||
    serveOthers(a, b, key) ||
    lacksFinalVowel(a, b) ||
    differInVowel(a, b) ||
    hasVowelMore(a, b)
  );
}

const masculine = /(?:iy|ii|ij|yy|ei|ey|ej|y|i|ios|os|ius|us|o)$/;
const feminine = /(?:iya|iia|ija|ia|ya|eya|eia|ea|aya|a)$/;

/** "François" and "Françoise", "Stefan" and "Stefanie", "Евгений" and "Evgenia": given names of men and of women. */
export function differInSex(a: NameWord, b: NameWord): boolean {
  if (!spelledOut.has(a.script) || !spelledOut.has(b.script)) return false;
  const [short, long] = a.latin.length <= b.latin.length ? [a.latin, b.latin] : [b.latin, a.latin];
  if (short.length < 3 || short === long || areFormsOfOneName(short, long)) return false;
  const added = long.startsWith(short) ? long.slice(short.length) : "";
  if (added === "a" || (added === "e" && /[^aeiouy]$|[eé]$/.test(short))) return true;
  if (added === `${short.at(-1)}e` || added === `${short.at(-1)}a` || /^(?:te|tte|ine|ina|ette|etta|ia)$/.test(added))
    return true;
  if (added === "ie" && short.length >= 5) return true;
  const stems = [masculine, feminine].map((ending) => [short.replace(ending, ""), long.replace(ending, "")]);
  const [[masculineShort = "", masculineLong = ""] = [], [feminineShort = "", feminineLong = ""] = []] = stems;
  const isPair = (man: string, woman: string, name: string, other: string) =>
    man.length >= 3 && man === woman && man !== name && woman !== other;
  return isPair(masculineShort, feminineLong, short, long) || isPair(masculineLong, feminineShort, long, short);
}

/** "Ravi" and "Rani": of a short given name one letter makes another; two letters exchanged are a slip. */
export function areShortAndUnlike(a: NameWord, b: NameWord): boolean {
  if (a.script !== b.script || /\d/.test(a.plain + b.plain)) return false;
  if (Math.max(a.letterCount, b.letterCount) > 5) return false;
  const sorted = (word: NameWord) => Array.from(word.plain).toSorted().join("");
  return sorted(a) !== sorted(b);
}

/** "Deepa" and "Deepak": a letter more at the end of a given name. */
export function endsInAnotherLetter(a: NameWord, b: NameWord): boolean {
  const [short, long] = a.plain.length <= b.plain.length ? [a.plain, b.plain] : [b.plain, a.plain];
  return long.length <= 6 && long.length === short.length + 1 && long.startsWith(short);
}
