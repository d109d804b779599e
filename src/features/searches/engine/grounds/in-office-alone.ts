import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { counselOf } from "../attribution/counsel.ts";
import type { Step } from "../outcomes/step.ts";
import { benchTitles } from "../reading/titles.ts";

/** "Foss's former lawyer, Ana Ruiz, had argued that it was satire. Foss fired her": who speaks for another, whatever their client does. */
export function isOnlyCounsel(page: PageReading, record: SubjectRecord): boolean {
  return (
    counselOf(page).has("p0") &&
    record.frames.every(
      ({ kind, sentence }) =>
        kind === "party" ||
        kind === "court" ||
        (kind === "discipline" &&
          /\b(?:fired|dismissed|sacked|parted (?:ways )?with)\b/i.test(page.sentences[sentence]?.text ?? "")),
    )
  );
}

/** "A grand jury has indicted two men, District Attorney Ana Ruiz announced": who brings or hears cases, and of whom no step is told by name. */
export function isOnlyOfTheBench(page: PageReading, record: SubjectRecord, steps: readonly Step[]): boolean {
  return (
    record.inOffice &&
    // A judge may be disciplined as anybody else.
    steps.every(({ status }) => status !== "disciplined") &&
    page.people[0]?.titles.some((title) => benchTitles.test(title)) === true &&
    record.frames.every(({ kind }) => kind === "party" || kind === "court") &&
    record.steps.every(({ patient }) => patient?.kind !== "pronoun") &&
    record.words.every(({ by, level }) => by !== "own" || level < 2)
  );
}
