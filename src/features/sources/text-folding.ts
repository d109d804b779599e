/**
 * A text with its typography levelled. `starts[i]` and `ends[i]` are the UTF-16 span of the original
 * that folded unit `i` came from; `tight[i]` is true for a hyphen inside a compound word.
 */
export type FoldedText = { text: string; starts: number[]; ends: number[]; tight: boolean[] };

/** Stands for a hyphen at a line's end between two letters: part of the word, or of the line break. */
export const maybeHyphen = "\uE000";

const cluster = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/uy;
const whiteSpace = /^[\s\u0085\u180e\u2800\u3164]$/u;
const invisible =
  /^[\u00ad\u034f\u061c\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb]$/u;
const doubleQuote =
  /^["\u00ab\u00bb\u201c-\u201f\u2033\u2036\u2039\u203a\u05f4\u300c-\u300f\u301d-\u301f\uff02\u275d\u275e\u2e42]$/u;
const singleQuote = /^['`\u00b4\u2018-\u201b\u2032\u2035\u02b9\u02bb-\u02bd\u05f3\uff07\u275b\u275c\ua78c]$/u;
const dash = /^[-\u058a\u05be\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\u301c\ufe31\ufe32\ufe58\ufe63\uff0d]$/u;
const hyphen = /^[-\u05be\u2010\u2011]$/u;
const letter = /^[\p{L}\p{N}]/u;
const ideograph = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;
const closing = new Set([",", ".", ";", ":", "!", "?", ")", "]", "}", "-", '"']);
const opening = new Set(["(", "[", "{", "-", '"']);

type Kind = "space" | "break" | "invisible" | "double" | "single" | "dash" | "hyphen" | "ellipsis" | "letter" | "other";
type Unit = { raw: string; kind: Kind; start: number; end: number };

/** White space between two characters that are kept. */
type Gap = { start: number; end: number; hasBreak: boolean };

function kindOf(raw: string): Kind {
  if (/^[\n\r\u0085\u2028\u2029]$/u.test(raw)) return "break";
  if (whiteSpace.test(raw)) return "space";
  if (invisible.test(raw)) return "invisible";
  if (doubleQuote.test(raw)) return "double";
  if (singleQuote.test(raw)) return "single";
  if (hyphen.test(raw)) return "hyphen";
  if (dash.test(raw)) return "dash";
  if (raw === "\u2026" || raw === "\u22ef") return "ellipsis";
  return letter.test(raw) ? "letter" : "other";
}

/** Texts repeat few characters: each is looked at once. */
const knownKinds = new Map<string, Kind>();

function kindOfKnown(raw: string): Kind {
  let kind = knownKinds.get(raw);
  if (!kind) {
    kind = kindOf(raw);
    if (knownKinds.size < 5_000) knownKinds.set(raw, kind);
  }
  return kind;
}

/** Characters with the marks that belong to them, invisible ones left out. */
function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  const add = (raw: string, start: number) => {
    const kind = kindOfKnown(raw);
    if (kind !== "invisible") units.push({ raw, kind, start, end: start + raw.length });
  };
  let index = 0;
  while (index < text.length) {
    // Below U+0300 a character that another such follows has no marks and no second half.
    if (text.charCodeAt(index) < 0x300 && !(text.charCodeAt(index + 1) >= 0x300)) {
      add(text.charAt(index), index);
      index += 1;
      continue;
    }
    cluster.lastIndex = index;
    const raw = cluster.exec(text)?.[0] ?? text.charAt(index);
    add(raw, index);
    index += raw.length;
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
  let lastKind: Kind = "other";
  let gap: Gap | null = null;

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
  for (const [index, { raw, kind, start, end }] of units.entries()) {
    if (kind === "space" || kind === "break") {
      gap ??= { start, end, hasBreak: false };
      gap.end = end;
      gap.hasBreak ||= kind === "break";
      continue;
    }
    let characters = raw;
    let tight = false;
    if (kind === "double") characters = '"';
    else if (kind === "ellipsis") characters = "...";
    else if (kind === "single" || kind === "hyphen" || kind === "dash") {
      const isInWord = units[index - 1]?.kind === "letter" && units[index + 1]?.kind === "letter";
      if (kind === "single") characters = isInWord ? "'" : '"';
      else characters = "-";
      tight = kind === "hyphen" && isInWord;
    } else if (raw.length > 1 || raw > "\u007f") characters = raw.normalize("NFKC");

    if (gap && last !== "") {
      const first = characters[0] ?? "";
      const beforeHyphen = output.at(-2) ?? "";
      if (gap.hasBreak && last === "-" && lastKind === "hyphen" && letter.test(beforeHyphen) && kind === "letter") {
        replaceLast(maybeHyphen);
      } else if (!closing.has(first) && !opening.has(last) && !(ideograph.test(last) && ideograph.test(characters))) {
        push(" ", gap.start, gap.end);
      }
    }
    gap = null;
    if ((characters === "-" || characters === '"') && last === characters) {
      folded.ends[folded.ends.length - 1] = end;
      folded.tight[folded.tight.length - 1] = false;
      lastKind = "other";
      continue;
    }
    push(characters, start, end, tight);
    lastKind = kind;
  }
  folded.text = output.join("");
  return folded;
}
