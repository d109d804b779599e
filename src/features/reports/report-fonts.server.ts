import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { readCoverage, type Coverage } from "./font-coverage.ts";

/** Noto, under the SIL Open Font License 1.1: Latin, Greek and Cyrillic in one, Hebrew and Arabic in one each. */
const files = [
  "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf",
  "@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
  "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
  "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  "@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf",
  "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  "@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf",
] as const;

/** The fonts' bytes, and what they cover in every weight: a character may stand in a heading as well. */
export function loadReportFonts(): { fonts: Uint8Array[]; coverage: Coverage } {
  const { resolve } = createRequire(import.meta.url);
  const fonts = files.map((file) => new Uint8Array(readFileSync(resolve(file))));
  const sets = fonts.map(readCoverage);
  const bold = new Set([2, 4, 6].flatMap((index) => [...(sets[index] ?? [])]));
  const regular = new Set([0, 3, 5].flatMap((index) => [...(sets[index] ?? [])]));
  return { fonts, coverage: { has: (codePoint) => regular.has(codePoint) && bold.has(codePoint) } };
}
