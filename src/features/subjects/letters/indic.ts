import { parseUnits } from "../sound-units.ts";
import type { Letter } from "./letter-table.ts";

/**
 * Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam lie in
 * parallel blocks of 128 code points (the ISCII order): one table of offsets reads them all.
 */
const firstBlock = 0x0900;

const consonantOffsets: Record<number, [string, string]> = {};
"k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ").forEach((latin, index) => {
  const sounds =
    "k kx g gx N C C Jzj Jz n t tT dr dD n tT tTD dD dD n n p pf bvw bvw m jJ r r l l lZ vwb Ss S sS h.4".split(" ")[index] ?? "";
  consonantOffsets[0x15 + index] = [latin, sounds];
});
const vowelOffsets: Record<number, [string, string]> = {
  0x05: ["a", "ao"],
  0x06: ["a", "a"],
  0x07: ["i", "i"],
  0x08: ["i", "i"],
  0x09: ["u", "u"],
  0x0a: ["u", "u"],
  0x0b: ["ri", "r i"],
  0x0d: ["e", "ea"],
  0x0e: ["e", "e"],
  0x0f: ["e", "e"],
  0x10: ["ai", "a i.1"],
  0x11: ["o", "o"],
  0x12: ["o", "o"],
  0x13: ["o", "o"],
  0x14: ["au", "ao u.1"],
  0x3e: ["a", "a"],
  0x3f: ["i", "i"],
  0x40: ["i", "i"],
  0x41: ["u", "u"],
  0x42: ["u", "u"],
  0x43: ["ri", "r i"],
  0x45: ["e", "ea"],
  0x46: ["e", "e"],
  0x47: ["e", "e"],
  0x48: ["ai", "a i.1"],
  0x49: ["o", "o"],
  0x4a: ["o", "o"],
  0x4b: ["o", "o"],
  0x4c: ["au", "ao u.1"],
};

/** Reads a word of any of the nine scripts; a consonant without a vowel sign carries a weak a. */
export function readIndic(word: string): Letter[] {
  const letters: Letter[] = [];
  const offsets = Array.from(word, (character) => ((character.codePointAt(0) ?? 0) - firstBlock) % 0x80);
  offsets.forEach((offset, index) => {
    const consonant = consonantOffsets[offset];
    const vowel = vowelOffsets[offset];
    if (consonant) {
      const next = offsets[index + 1] ?? -1;
      const nextIsSign = next >= 0x3e && next <= 0x4d;
      const isLast = index === offsets.length - 1 || (index === offsets.length - 2 && next === 0x3c);
      const inherent = nextIsSign || isLast || next === 0x3c ? "" : "a";
      letters.push({ latin: `${consonant[0]}${inherent}`, units: parseUnits(`${consonant[1]} ${inherent ? "ao.05" : ""}`) });
    } else if (vowel) {
      letters.push({ latin: vowel[0], units: parseUnits(vowel[1]) });
    } else if (offset === 0x01 || offset === 0x02 || offset === 0x70) {
      letters.push({ latin: "n", units: parseUnits("nmN.4") });
    }
  });
  return letters;
}
