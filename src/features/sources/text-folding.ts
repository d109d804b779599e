/**
 * A text with its typography levelled. `starts[i]` and `ends[i]` are the UTF-16 span of the original
 * that folded unit `i` came from; `tight[i]` is true for a hyphen inside a compound word.
 */
export type FoldedText = { text: string; starts: number[]; ends: number[]; tight: boolean[] };

/** Stands for a hyphen at a line's end between two letters: part of the word, or of the line break. */
export const maybeHyphen = "\uE000";

const cluster = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu;
const whiteSpace = /^[\s\u0085\u180e\u2800\u3164]$/u;
const invisible = /^[\u00ad\u034f\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]$/u;
const doubleQuote = /^["\u00ab\u00bb\u201c-\u201f\u2033\u2036\u2039\u203a\u05f4\u300c-\u300f\u301d-\u301f\uff02\u275d\u275e\u2e42]$/u;
const singleQuote = /^['`\u00b4\u2018-\u201b\u2032\u2035\u02b9\u02bb-\u02bd\u05f3\uff07\u275b\u275c\ua78c]$/u;
const dash = /^[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\u301c\ufe31\ufe32\ufe58\ufe63\uff0d]$/u;
const hyphen = /^[-\u05be\u2010\u2011]$/u;
const letter = /^[\p{L}\p{N}]/u;
const ideograph = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
const closing = new Set([",", ".", ";", ":", "!", "?", ")", "]", "}", "-", '"']);
const opening = new Set(["(", "[", "{", "-", '"']);

type Unit = { raw: string; start: number; end: number };

function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  for (const match of text.matchAll(cluster)) {
    const raw = match[0];
    if (invisible.test(raw)) continue;
    units.push({ raw, start: match.index, end: match.index + raw.length });
  }
  return units;
}

/**
 * Levels what differs between two faithful copies of one text: Unicode compatibility forms (NFKC),
 * the kind of quotation mark and dash, white space (also beside marks that languages space
 * differently), soft hyphens, invisible and directional characters, and hyphens at line ends.
 * Letters, digits, case and order are never touched.
 */
export function foldText(text: string): FoldedText {
  const folded: FoldedText = { text: "", starts: [], ends: [], tight: [] };
  const output: string[] = [];
  let last = "";
  let lastRaw = "";
  let space: { start: number; end: number; hasBreak: boolean } | null = null;

  const push = (characters: string, start: number, end: number, tight = false) => {
    output.push(characters);
    for (let index = 0; index < characters.length; index += 1) {
      folded.starts.push(start);
      folded.ends.push(end);
      folded.tight.push(tight);
    }
    last = characters;
  };
  const replaceLast = (character: string) => {
    output[output.length - 1] = character;
    folded.tight[folded.tight.length - 1] = false;
    last = character;
  };

  const units = unitsOf(text);
  for (const [index, { raw, start, end }] of units.entries()) {
    if (whiteSpace.test(raw)) {
      const hasBreak = raw === "\n" || raw === "\r" || raw === "\u2028" || raw === "\u2029" || raw === "\u0085";
      if (space) space = { start: space.start, end, hasBreak: space.hasBreak || hasBreak };
      else space = { start, end, hasBreak };
      continue;
    }
    const previousRaw = units[index - 1]?.raw ?? "";
    const nextRaw = units[index + 1]?.raw ?? "";
    let characters: string;
    let tight = false;
    if (doubleQuote.test(raw)) characters = '"';
    else if (singleQuote.test(raw)) characters = letter.test(previousRaw) && letter.test(nextRaw) ? "'" : '"';
    else if (dash.test(raw)) {
      characters = "-";
      tight = hyphen.test(raw) && letter.test(previousRaw) && letter.test(nextRaw);
    } else if (raw === "\u2026" || raw === "\u22ef") characters = "...";
    else characters = raw.normalize("NFKC");

    const gap = space;
    space = null;
    if (gap && last !== "") {
      const first = characters[0] ?? "";
      const beforeHyphen = output.at(-2) ?? "";
      if (gap.hasBreak && last === "-" && hyphen.test(lastRaw) && letter.test(beforeHyphen) && letter.test(characters)) {
        replaceLast(maybeHyphen);
      } else if (!closing.has(first) && !opening.has(last) && !(ideograph.test(last) && ideograph.test(characters))) {
        push(" ", gap.start, gap.end);
      }
    }
    if ((characters === "-" || characters === '"') && last === characters) {
      folded.ends[folded.ends.length - 1] = end;
      folded.tight[folded.tight.length - 1] = false;
      lastRaw = "";
      continue;
    }
    push(characters, start, end, tight);
    lastRaw = raw;
  }
  folded.text = output.join("");
  return folded;
}
