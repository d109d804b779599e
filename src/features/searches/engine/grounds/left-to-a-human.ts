import type { Discourse } from "../attribution/discourse.ts";
import { mayBeTheUnnamed } from "../attribution/likeliest.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { namesAntisemitism, namesIsrael, namesJewish } from "../hatred/hostility.ts";
import type { Clearing } from "../outcomes/step.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { disputesWords } from "./disputes-words.ts";
import { showsSign } from "./signs-shown.ts";
import { stoodAccused } from "./stood-accused.ts";

/** What a case is about that has to do with Jews and with no hatred of them. */
const ofNoHatred =
  /\b(?:planning (?:board|permission|committee|rules|application)|zoning|building (?:permits?|codes?|regulations)|eruv|property tax(?:es)?|sexual(?:ly)? (?:abus\w+|assault\w*))\b/i;

export type Left = { rule: "15" | "16" | "17" | "18" | "19"; reason: string; sentence: number };

/**
 * Why a human looks at somebody of whom the page asserts nothing antisemitic that the engine understands, and whom it names in a part that a
 * careful reader would not pass over: as one who showed a Nazi sign, who answers for words, against whom a case ended, or who stands accused
 * beside others. "Nothing" would be a guess. Not whoever is in an office or told of it, and not where the page speaks neither of Jews nor of
 * hatred of them, or of Israel alone.
 */
export function leftToAHuman(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  clearings: readonly Clearing[],
): Left | null {
  if (record.inOffice || record.witness) return null;
  const shown = showsSign(page, discourse, record);
  if (shown !== null)
    return { rule: "16", reason: "The source reports a Nazi symbol but does not call the act antisemitic.", sentence: shown };
  const main = page.sentences.filter(({ kind }) => kind === "main").map(({ text }) => text);
  const isOfHatred = main.some((text) => namesAntisemitism.test(text));
  if (!isOfHatred && !main.some((text) => namesJewish.test(text))) return null;
  const disputed = disputesWords(page, discourse);
  if (disputed !== null)
    return {
      rule: "19",
      reason: "The person answers for words that somebody lays to them; no record settles it.",
      sentence: disputed,
    };
  if (!record.isAccused && mayBeTheUnnamed(page, discourse))
    return {
      rule: "17",
      reason: "The page opens with somebody whom it does not name; that it is this person is likely, and it does not say so.",
      sentence:
        page.sentences.find(({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0))?.index ?? 0,
    };
  // Where nobody speaks of hatred, not who is held for a protest, has a dispute with an office or is held for another crime.
  return isOfHatred || !main.some((text) => namesIsrael.test(text) || ofNoHatred.test(text))
    ? stoodAccused(page, discourse, record, clearings)
    : null;
}
