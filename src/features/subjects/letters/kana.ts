import { letterTable } from "./letter-table.ts";

// Rows of the syllabary in modified Hepburn; digraphs with small ya, yu, yo and the combinations
// that katakana uses for foreign sounds follow.
const rows: [string, string, string][] = [
  ["アイウエオ", "", ""],
  ["カキクケコ", "k", "k"],
  ["ガギグゲゴ", "g", "g"],
  ["サシスセソ", "s", "sT"],
  ["ザジズゼゾ", "z", "zDJ"],
  ["タチツテト", "t", "tC"],
  ["ダヂヅデド", "d", "d"],
  ["ナニヌネノ", "n", "n"],
  ["ハヒフヘホ", "h", "hxf"],
  ["バビブベボ", "b", "bv"],
  ["パピプペポ", "p", "p"],
  ["マミムメモ", "m", "m"],
  ["ラリルレロ", "r", "lr"],
];
const vowelOrder = "aiueo";
const spelled: Record<string, string> = { si: "shi", zi: "ji", ti: "chi", tu: "tsu", di: "ji", du: "zu", hu: "fu" };
const sounded: Record<string, string> = { si: "S", zi: "JZz", ti: "C", tu: "c", di: "J", du: "z", hu: "fh" };

function kanaLines(): string[] {
  const lines: string[] = [];
  for (const [letters, latin, sounds] of rows) {
    Array.from(letters).forEach((letter, column) => {
      const vowel = vowelOrder[column] ?? "a";
      const regular = `${latin}${vowel}`;
      // Japanese puts u, and o after t and d, where another language has no vowel.
      const weak = vowel === "u" || (vowel === "o" && "td".includes(latin)) ? ".06" : "";
      lines.push(`${letter} ${spelled[regular] ?? regular} ${sounded[regular] ?? sounds} ${vowel}${latin ? weak : ""}`);
      if (vowel === "i" && latin) {
        const stem = (spelled[regular] ?? regular).slice(0, -1);
        for (const [small, sound] of ["ャa", "ュu", "ョo"].map((pair) => [pair[0] ?? "", pair[1] ?? ""] as const)) {
          const glide = stem.endsWith("h") || stem === "j" ? "" : "y";
          lines.push(`${letter}${small} ${stem}${glide}${sound} ${sounded[regular] ?? sounds} j.15 ${sound}`);
        }
      }
    });
  }
  return lines;
}

/** Katakana; hiragana is shifted to it first. */
export const katakana = letterTable(
  `${kanaLines().join("\n")}
ヤ ya j a
ユ yu j u
ヨ yo j o
ワ wa w a
ヲ o o
ン n nNm
ヴ vu vb u.06
ヴァ va vb a
ヴィ vi vb i
ヴェ ve vb e
ヴォ vo vb o
ファ fa fh a
フィ fi fh i
フェ fe fh e
フォ fo fh o
ティ ti t i
ディ di d i
トゥ tu t u.1
ドゥ du d u.1
デュ dyu d j.1 u
テュ tyu t j.1 u
ウィ wi w i
ウェ we w e
ウォ wo w o
シェ she S e
ジェ je JZ e
チェ che C e
ツァ tsa c a
ツェ tse c e
ッ - 
ー - ruo.05
ァ a a
ィ i i
ゥ u u
ェ e e
ォ o o
・ -
`,
);

export function hiraganaToKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}
