import { expect, test } from "vitest";
import { phrase } from "./direction.ts";

test.each([
  ["The board met on Monday.", null, "en", "ltr"],
  ["הנאשם הורשע ביום שני", null, "he", "rtl"],
  ["أدين المتهم يوم الاثنين", null, "ar", "rtl"],
  ["Суд признал его виновным", null, "ru", "ltr"],
  ["„Das Gericht“ entschied", "de", "de", "ltr"],
  // What a page says of its language does not turn its letters round.
  ["הנאשם הורשע", "en", "he", "rtl"],
  ["(2024) הנאשם", null, "he", "rtl"],
  ["2024", null, "en", "ltr"],
  ["Dana כהן spoke at length here", null, "en", "ltr"],
])("%s, told %s: %s, %s", (text, told, lang, dir) => {
  expect(phrase(text, told)).toEqual({ text, lang, dir });
});
