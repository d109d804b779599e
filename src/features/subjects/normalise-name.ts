import { foldName } from "./fold-name.ts";
import { splitChinese } from "./letters/han.ts";
import { simplifyHan } from "./letters/han-variants.ts";
import { splitJapanese } from "./letters/japanese.ts";
import { koreanFamilyNames } from "./romanise-hangul.ts";
import { scriptOf } from "./script-of.ts";
import { isHangulWord, transliterate, withoutMarks } from "./transliterate.ts";

/** One word of a name. `text` is lower case and NFC, with its marks; `plain` has the marks taken off. */
export type NameToken = {
  text: string;
  plain: string;
  /** A single letter that stands for a name ("J."). */
  initial: boolean;
  /** Given as "family, given", or the whole family name of a Korean or Chinese name. */
  family: boolean;
  /** The particles that stood before it and were dropped, for spellings that join them: "de la". */
  particles: string;
};

export type ParsedName = {
  tokens: NameToken[];
  /** All its words, also those that are taken for particles: "Da" of "Kim Da-eun". */
  words: NameToken[];
  /** "jr", "sr", "ii" …, or null. */
  suffix: string | null;
  /** A Korean or Chinese name written as one word: it has a family and a given name and nothing more. */
  complete: boolean;
  titles: string[];
};

const titles = new Set(
  (
    "mr mrs ms miss mx dr prof professor sir dame lord lady rabbi rav reb rebbetzin imam sheikh shaikh sheik shaykh father fr sister rev " +
    "reverend pastor bishop archbishop cardinal pope hon honorable honourable judge justice president senator sen governor gov mayor minister " +
    "congressman congresswoman representative rep chancellor captain capt colonel col general gen lieutenant lt sergeant sgt major maj admiral " +
    "hajji haji hadji hajj mullah mawlawi maulavi maulana ayatollah sayyid seyyed sayed herr frau hr fru monsieur madame mme mlle señor señora sr. sra don doña " +
    "signor signora dott dottor ing pan pani predsjednik președintele presidente président präsident prezydent prince princess king queen count baron " +
    "smt shri sri shrimati kumari thiru dato datuk datin tun ustad ustadh alhaji alhaja sk 레이디 " +
    "adv advocate atty attorney esq cllr councillor deputy chief officer " +
    "ד״ר ד\"ר פרופ פרופ' הרב רב מר גב גב' גברת השופט השופטת עו\"ד דר הנשיא " +
    "السيد السيدة الدكتور دكتور د الشيخ شيخ الأستاذ الحاج الرئيس " +
    "господин госпожа г-н г-жа доктор профессор президент др пан пані κύριος κυρία δρ κ 씨 박사 교수 대통령"
  ).split(" "),
);
/** Titles that are names as well: taken for a title only where two more words follow. */
const namesToo = new Set(
  "don dean king prince earl count baron major judge pope bishop dame lord lady sen father pan sir general cardinal д-р דר κ د sayed sayyid sheikh shaikh sk sri tun kumari hajji haji reb rav 박사".split(
    " ",
  ),
);
const honours = new Set('phd md esq obe mbe cbe kc qc mp mk mep dds jd ba ma msc bsc rn cpa ret ret\'d ז"ל זצ"ל'.split(" "));
const suffixes: Record<string, string> = {
  jr: "jr",
  junior: "jr",
  jun: "jr",
  sr: "sr",
  senior: "sr",
  sen: "sr",
  ii: "ii",
  iii: "iii",
  iv: "iv",
  "2nd": "ii",
  "3rd": "iii",
  "4th": "iv",
};

/** Particles that belong to the word after them; with and without them a name is the same. */
const joiningParticles = new Set(
  "al el ul as ash ad ar az an at es il van von der den de da do dos das du del della di la le los las ter ten tot zu zum zur af av bin ibn ben bar bat bint y e och und 't te vom lo mac mc o st".split(
    " ",
  ),
);
/** Of these, the ones that say whose child someone is; they join names but are no part of one. */
const sonOf = new Set("bin ibn ben bar bat bint בן בת בר بن ابن بنت".split(" "));

export function isParticle(word: string): boolean {
  return joiningParticles.has(word) || sonOf.has(word);
}

/** A word without an Arabic article written together with it ("الحداد", "elhaddad"); else the word itself. */
export function withoutArticle(word: string): string {
  if (scriptOf(word) === "arabic") return /^ال.{3,}$/u.test(word) ? word.slice(2) : word;
  return /^[ae]l[a-z]{4,}$/.test(word) ? word.slice(2) : word;
}

function token(text: string, family: boolean): NameToken {
  const bare = text.replace(/\.$/, "");
  const plain = withoutMarks(bare).replace(/[^\p{L}\p{N}']/gu, "") || bare;
  const letters = plain.replace(/'/g, "");
  const isLetterScript = !["han", "hangul", "kana", "indic", "ethiopic"].includes(scriptOf(bare));
  return {
    text: bare,
    plain: scriptOf(bare) === "latin" ? letters : scriptOf(bare) === "han" ? simplifyHan(plain) : plain,
    initial: isLetterScript && Array.from(letters).length === 1,
    family,
    particles: "",
  };
}

/** The family name and the given name of a Korean name written without a space. */
function splitKorean(word: string): string[] {
  const syllables = Array.from(word);
  if (!isHangulWord(word) || syllables.length < 3 || syllables.length > 4) return [word];
  const double = syllables.slice(0, 2).join("");
  if (koreanFamilyNames.has(double)) return [double, syllables.slice(2).join("")];
  return koreanFamilyNames.has(syllables[0] ?? "") ? [syllables[0] ?? "", syllables.slice(1).join("")] : [word];
}

/** A Korean, Japanese or Chinese name written without a space: its family name and its given name. */
function splitSyllabic(word: string): string[] {
  return splitJapanese(word) ?? splitKorean(word).flatMap(splitChinese);
}

function wordsOf(part: string): string[] {
  return part
    .replace(/"([^" ]*[\u0590-\u06ff])"([\u0590-\u06ff])/gu, "$1$2")
    .replace(/([\u0590-\u05ff])"([\u0590-\u05ff])/gu, "$1$2")
    .replace(/["()[\]{}<>«»;:!?|\\/*_=+~^%$#@&]/gu, " ")
    .replace(/(\p{L})\.(?=\p{L})/gu, "$1. ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const servantOf = /^(?:abd|abdul|abdel|abdal|abdur|abdoul|عبد|עבד)$/;
const fatherOf = /^(?:abu|abou|أبو|ابو|אבו)$/;

/** "Salah al-Din", "Salahuddin", "Noureddine": one word, in one spelling. */
const ofTheFaith = /^(?:din|deen|dine|eddin|eddine|uddin|دين|الدين)$/;
const faithEnding = /[aeiou]dd(?:in|een|ine|ene)$/;

function joinFaith(one: NameToken, next: NameToken | undefined): NameToken | null {
  const isArticled = next !== undefined && (next.particles !== "" || !/^(?:din|deen|dine|دين)$/.test(next.plain));
  if (!next || one.initial || !isArticled || !ofTheFaith.test(next.plain)) return null;
  const ending = scriptOf(next.plain) === "arabic" ? "دين" : "uddin";
  return { ...one, family: one.family || next.family, text: one.plain + ending, plain: one.plain + ending };
}

function inOneSpelling(one: NameToken): NameToken {
  if (one.plain.length < 7 || !faithEnding.test(one.plain)) return one;
  const plain = one.plain.replace(faithEnding, "uddin");
  return { ...one, text: plain, plain };
}

/** "Abd al-Latif", "Abdul Latif" and "Abdullatif" are one name; so are "Abu Bakr" and "Abubakr". */
function joinCompounds(tokens: NameToken[]): NameToken[] {
  const joined: NameToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const one = tokens[index] as NameToken;
    const next = tokens[index + 1];
    const isServant = servantOf.test(one.plain);
    const faithful = joinFaith(one, next);
    if (faithful) {
      joined.push(faithful);
      index += 1;
      continue;
    }
    if (next && !next.initial && (isServant || fatherOf.test(one.plain))) {
      const first = isServant && scriptOf(one.plain) === "latin" ? "abdul" : one.plain;
      joined.push({ ...next, text: first + next.text, plain: first + next.plain });
      index += 1;
    } else {
      joined.push(inOneSpelling(one));
    }
  }
  return joined;
}

/**
 * A name as words to compare: titles, honours and suffixes apart, "family, given" put in order,
 * hyphens opened, particles and articles dropped (they come and go between spellings), Korean
 * names split after the family name.
 */
export function parseName(name: string): ParsedName {
  const folded = foldName(name);
  let suffix: string | null = null;
  const foundTitles: string[] = [];
  const commaParts = folded
    .split(/[,،、]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const parts: { words: string[]; family: boolean }[] = [];
  for (const [index, part] of commaParts.entries()) {
    const words = wordsOf(part).filter((word) => {
      const bare = word.replace(/\.+$/, "");
      if (index > 0 && suffixes[bare]) suffix = suffixes[bare] ?? null;
      if (index > 0 && honours.has(bare.replace(/\./g, ""))) return false;
      return !(index > 0 && suffixes[bare]);
    });
    if (words.length > 0) parts.push({ words, family: index === 0 });
  }
  const inverted = parts.length > 1;
  const ordered = inverted ? [...parts.slice(1), ...parts.slice(0, 1)] : parts;
  const words = ordered.flatMap((part) => part.words.map((word) => ({ word, family: inverted && part.family })));

  const kept: NameToken[] = [];
  const spoken = words.filter(({ word }, index) => {
    const bare = word.replace(/\.+$/, "");
    if (words.length > 1 && suffixes[bare] && index > 0 && (index === words.length - 1 || suffixes[bare] === "jr")) {
      suffix = suffixes[bare] ?? null;
      return false;
    }
    if (words.length > 1 && index === words.length - 1 && index > 1 && honours.has(bare)) return false;
    return true;
  });
  for (const { word, family } of spoken) {
    const bare = word === "ma." ? "maria" : word.replace(/\.+$/, "");
    const isOnlyTitleSoFar = kept.length === 0 || scriptOf(bare) === "hangul";
    const left = spoken.length - foundTitles.length - 1;
    if (isOnlyTitleSoFar && (titles.has(bare) || titles.has(word)) && left >= (namesToo.has(bare) ? 2 : 1)) {
      foundTitles.push(bare);
      continue;
    }
    const pieces = bare.split("-").map((part) => part.replace(/[^\p{L}\p{M}\p{N}'.]/gu, ""));
    for (const piece of pieces.filter((part) => /[\p{L}\p{N}]/u.test(part))) {
      for (const half of spoken.length === 1 ? splitSyllabic(piece) : [piece]) {
        kept.push(token(half, family));
      }
    }
  }
  let dropped = "";
  const content = kept.filter((one, index) => {
    const isName = !isParticle(one.plain) || kept.length <= 2 || index === kept.length - 1;
    // "Ben Cohen" has a given name; "David ben Cohen" has a particle.
    if (isName || (index === 0 && one.plain.length > 2 && sonOf.has(one.plain))) {
      one.particles = dropped;
      dropped = "";
      return true;
    }
    dropped += one.plain;
    return false;
  });
  const tokens = joinCompounds(content.length > 0 ? content : kept);
  const complete =
    spoken.length === 1 &&
    tokens.length === 2 &&
    (isHangulWord(tokens[1]?.plain ?? "") || scriptOf(tokens[1]?.plain ?? "") === "han") &&
    !folded.includes("-");
  return { tokens, words: kept, suffix, complete, titles: foundTitles };
}

/**
 * The form in which names are stored and compared by trigrams: words in plain Latin letters, titles
 * and particles dropped, in the name's order. Idempotent.
 */
export function normaliseName(name: string): string {
  let normalised = normaliseOnce(name);
  // A word in Latin letters may turn out to be a particle ("אל" is "al"): go on until nothing changes.
  for (let round = 0; round < 6; round += 1) {
    const again = normaliseOnce(normalised);
    if (again === normalised) break;
    normalised = again;
  }
  return normalised;
}

function normaliseOnce(name: string): string {
  return parseName(name)
    .tokens.map((one) => transliterate(one.text).replace(/[^\p{L}\p{N}]/gu, ""))
    .filter(Boolean)
    .join(" ");
}
