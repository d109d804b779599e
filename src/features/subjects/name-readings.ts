import { simplifyHan } from "./letters/han-variants.ts";
import { isJapaneseFamily, morae, readJapaneseFamily, readJapaneseGiven } from "./letters/japanese.ts";
import { type ChineseSystem, readChineseFamily, readChineseGiven } from "./letters/romanised-chinese.ts";
import {
  areOneKoreanGiven,
  type KoreanGiven,
  koreanKey,
  readKoreanFamily,
  readKoreanGiven,
  spellsHangul,
} from "./letters/romanised-korean.ts";
import { isVietnamese } from "./letters/vietnamese.ts";
import type { NameToken, ParsedName } from "./normalise-name.ts";
import { koreanFamilyNames } from "./romanise-hangul.ts";
import { scriptOf } from "./script-of.ts";
import { isHangulWord, transliterate, withoutMarks } from "./transliterate.ts";

/**
 * Names of which every syllable counts: Chinese, Korean, Japanese and Vietnamese ones. In Latin letters they are written
 * by several systems that differ in every word at once, while two people's names may differ in one letter; so they are
 * read as what they spell and compared syllable by syllable.
 */

type Halves = { family: string; given: string[] };
/** `order`: whether the family name was read first or last. */
type ChineseReading = { names: Set<string>; system: ChineseSystem | "han" | "traditional"; order: number };
type KoreanReading = { families: readonly string[]; givens: KoreanGiven[]; hangul: string | null };
type JapaneseReading = { names: Set<string>; isSurely: boolean; script: "latin" | "kana" | "han" };

export type NameReadings = {
  chinese: ChineseReading[];
  korean: KoreanReading[];
  japanese: JapaneseReading | null;
  vietnamese: NameToken[] | null;
};

const none: NameReadings = { chinese: [], korean: [], japanese: null, vietnamese: null };
const mostReadings = 24;

/** The words of a name as family and given name: family first, and last; as a comma says where there is one. */
function halvesOf(words: readonly NameToken[], write: (token: NameToken) => string): Halves[] {
  const written = words.map(write);
  const first = { family: written[0] ?? "", given: written.slice(1) };
  const last = { family: written.at(-1) ?? "", given: written.slice(0, -1) };
  return words.some((word) => word.family) ? [last] : [first, last];
}

function readChinese(halves: readonly Halves[], system: ChineseSystem): ChineseReading[] {
  return halves.flatMap(({ family, given }, order) => {
    const families = readChineseFamily(system === "pinyin" ? family.replaceAll("'", "") : family, system);
    if (families.length === 0) return [];
    const names = readChineseGiven(given, system).flatMap((syllables) => families.map((one) => `${one}|${syllables}`));
    return names.length === 0 ? [] : [{ names: new Set(names), system, order }];
  });
}

function readLatin(words: readonly NameToken[]): NameReadings {
  if (words.some((word) => word.initial)) return none;
  const plain = words.map((word) => word.plain);
  const vietnamese = isVietnamese(plain) ? [...words] : null;
  if (words.length > 3) return vietnamese ? { ...none, vietnamese } : none;
  const halves = halvesOf(words, (word) => word.plain);
  const withApostrophes = halvesOf(words, (word) => withoutMarks(word.text).replace(/[^\p{L}']/gu, ""));
  const korean = halves.flatMap(({ family, given }): KoreanReading[] => {
    const families = readKoreanFamily(family);
    const givens = families.length === 0 ? [] : readKoreanGiven(given).slice(0, mostReadings);
    return givens.length === 0 ? [] : [{ families, givens, hangul: null }];
  });
  return {
    chinese: [...readChinese(withApostrophes, "pinyin"), ...readChinese(withApostrophes, "wade-giles")],
    korean,
    japanese: words.length === 2 ? readJapaneseWords(words, (word) => word.plain) : null,
    vietnamese,
  };
}

function readJapaneseWords(words: readonly NameToken[], write: (token: NameToken) => string): JapaneseReading | null {
  const spelled = words.map((word) => morae(write(word)));
  if (spelled.includes("")) return null;
  return {
    names: new Set([spelled.toSorted().join("|")]),
    isSurely: spelled.some(isJapaneseFamily) && spelled.some((word) => word.length > 3),
    script: "latin",
  };
}

/** The family name and what follows it, as Chinese, Korean and Japanese names are written. */
function familyFirst([family, ...given]: readonly NameToken[]): { family: string; given: string } {
  return { family: family?.plain ?? "", given: given.map((word) => word.plain).join("") };
}

function readHanName(words: readonly NameToken[]): NameReadings {
  const { family, given } = familyFirst(words);
  if (given === "") return none;
  const written = words.map((word) => word.text).join("");
  const syllables = Array.from(given, (character) => transliterate(character)).join(" ");
  const names = new Set<string>();
  for (const one of readJapaneseFamily(family)) {
    for (const other of readJapaneseGiven(given)) names.add([one, other].toSorted().join("|"));
  }
  return {
    ...none,
    chinese: [
      {
        names: new Set([`${transliterate(family)}|${syllables}`]),
        system: written === simplifyHan(written) ? "han" : "traditional",
        order: 0,
      },
    ],
    japanese: names.size === 0 ? null : { names, isSurely: false, script: "han" },
  };
}

function readHangulName(words: readonly NameToken[]): NameReadings {
  const { family, given } = familyFirst(words);
  const length = Array.from(given).length;
  if (!koreanFamilyNames.has(family) || length < 1 || length > 2 || !isHangulWord(given)) return none;
  const givens = readKoreanGiven(Array.from(given, (character) => transliterate(character)));
  return { ...none, korean: [{ families: [family], givens, hangul: given }] };
}

const known = new WeakMap<ParsedName, NameReadings>();

export function readingsOf(name: ParsedName): NameReadings {
  const before = known.get(name);
  if (before) return before;
  const readings = read(name);
  known.set(name, readings);
  return readings;
}

function read({ words }: ParsedName): NameReadings {
  if (words.length < 2 || words.length > 5) return none;
  const scripts = new Set(words.map((word) => scriptOf(word.text)));
  if (scripts.size > 1) return none;
  const [script] = scripts;
  if (script === "latin") return readLatin(words);
  if (script === "han") return readHanName(words);
  if (script === "hangul") return readHangulName(words);
  if (script !== "kana" || words.length !== 2) return none;
  const japanese = readJapaneseWords(words, (word) => transliterate(word.text));
  return { ...none, japanese: japanese && { ...japanese, script: "kana" } };
}

export type ReadingVerdict = "same" | "different" | null;

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of one) if (other.has(name)) return true;
  return false;
}

function compareChinese(a: readonly ChineseReading[], b: readonly ChineseReading[]): ReadingVerdict {
  if (a.length === 0 || b.length === 0) return null;
  const readsPinyin = (readings: readonly ChineseReading[], { order }: ChineseReading) =>
    readings.some((reading) => reading.system === "pinyin" && reading.order === order);
  let isHan = false;
  for (const one of a) {
    for (const other of b) {
      const systems = [one.system, other.system];
      isHan ||= systems.includes("han") || systems.includes("traditional");
      if (!share(one.names, other.names)) continue;
      if (systems.every((system) => system === "pinyin")) return "same";
      if (systems.includes("pinyin") && (systems.includes("han") || systems.includes("traditional"))) return "same";
      // What may be Pinyin is Wade-Giles only beside the traditional characters of who uses it.
      if (!systems.includes("wade-giles") || one.system === other.system) continue;
      const isPinyin = one.system === "wade-giles" ? readsPinyin(a, one) : readsPinyin(b, other);
      if (!isPinyin || systems.includes("traditional")) return "same";
    }
  }
  return isHan ? null : "different";
}

function compareKorean(a: readonly KoreanReading[], b: readonly KoreanReading[]): ReadingVerdict {
  if (a.length === 0 || b.length === 0) return null;
  let families = false;
  for (const one of a) {
    for (const other of b) {
      if (one.hangul !== null && other.hangul !== null) return null;
      if (!one.families.some((family) => other.families.includes(family))) continue;
      families = true;
      const agrees = one.givens.some((given) => {
        if (other.hangul !== null) return spellsHangul(given, other.hangul);
        return other.givens.some((counterpart) =>
          one.hangul === null ? areOneKoreanGiven(given, counterpart) : spellsHangul(counterpart, one.hangul),
        );
      });
      if (agrees) return "same";
    }
  }
  return families ? "different" : null;
}

function compareJapanese(a: JapaneseReading | null, b: JapaneseReading | null): ReadingVerdict {
  if (!a || !b) return null;
  if (share(a.names, b.names)) return "same";
  const isSyllabic = [a, b].every(({ isSurely, script }) => isSurely || script === "kana");
  return isSyllabic && (a.isSurely || b.isSurely) ? "different" : null;
}

function compareVietnamese(a: readonly NameToken[] | null, b: readonly NameToken[] | null): ReadingVerdict {
  if (!a || !b) return null;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const left = [...long];
  const marks = [short, long].map((words) => words.some((word) => word.text !== word.plain));
  for (const word of short) {
    const place = left.findIndex(({ plain }) => plain === word.plain);
    if (place === -1) return "different";
    const [other] = left.splice(place, 1);
    // Both write their marks: these are two words.
    if (marks.every(Boolean) && other?.text !== word.text) return "different";
  }
  // Family name last: only it has moved, or the whole name is turned round.
  const isTurned = long.length === short.length && short.every(({ plain }, index) => plain === long.at(-1 - index)?.plain);
  return isTurned ? "same" : null;
}

/**
 * What the syllables of two names say: "same", "different", or nothing, where one of them cannot be read so. A name that
 * can be read in two languages is another's only if it is in both.
 */
export function compareReadings(a: ParsedName, b: ParsedName): ReadingVerdict {
  const [one, other] = [readingsOf(a), readingsOf(b)];
  if (one === none || other === none) return null;
  const chinese = compareChinese(one.chinese, other.chinese);
  const korean = compareKorean(one.korean, other.korean);
  const verdicts = new Set([
    chinese,
    // "Wang Jun" and "Wang Chun" could be one Korean; that both are Pinyin says more.
    korean === "same" && chinese === "different" && bothPinyin(one, other) ? "different" : korean,
    compareJapanese(one.japanese, other.japanese),
    compareVietnamese(one.vietnamese, other.vietnamese),
  ]);
  if (verdicts.has("same")) return "same";
  return verdicts.has("different") ? "different" : null;
}

function bothPinyin(one: NameReadings, other: NameReadings): boolean {
  return [one, other].every(({ chinese }) => chinese.some(({ system }) => system === "pinyin"));
}

/** Keys that two names share if compareReadings may call them the same. */
export function readingKeys(name: ParsedName): string[] {
  const { chinese, korean, japanese } = readingsOf(name);
  const keys = new Set<string>();
  for (const { names } of chinese) for (const one of names) keys.add(`zh/${one}`);
  for (const { families, givens } of korean) {
    for (const given of new Set(givens.map(koreanKey))) for (const family of families) keys.add(`ko/${family}/${given}`);
  }
  for (const one of japanese && (japanese.isSurely || japanese.script !== "latin") ? japanese.names : []) keys.add(`ja/${one}`);
  return [...keys].slice(0, mostReadings);
}
