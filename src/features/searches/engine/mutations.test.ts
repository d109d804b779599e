import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verifyQuotation } from "#app/features/sources/quotation.ts";
import { judgePage } from "./judge-page.ts";
import type { Judgement, SubjectFacts } from "./judgement.ts";
import { rubricCases } from "./grounds/rubric-cases.ts";

/*
 * A finding must not outlive the words it rests on. Each case that is a finding is turned into texts that no longer
 * say it: the outcome reversed, the verb negated, the names of the accused and of somebody else in the story exchanged,
 * another person put in the accused's place, the age made a child's.
 */

const judge = (subject: SubjectFacts, text: string): Judgement =>
  judgePage(subject, { id: "page", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const found = rubricCases.filter(({ decision, text }) => decision === "incident" && /\b(?:the|was|and)\b/.test(text));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const surnameOf = (subject: SubjectFacts) => subject.name.split(" ").at(-1) ?? "";

/** Every mention of the subject becomes a mention of somebody else. */
function replaced(subject: SubjectFacts, text: string): string {
  return text
    .replaceAll(new RegExp(escape(subject.name), "gi"), "Morwenna Tregoning")
    .replaceAll(new RegExp(`\\b${escape(surnameOf(subject))}\\b`, "gi"), "Tregoning");
}

/** The subject's name where the judge's, the lawyer's or the reporter's would stand. */
function asOfficial(subject: SubjectFacts, text: string): string[] {
  const other = replaced(subject, text);
  return [
    `${other} Assistant U.S. Attorney ${subject.name} prosecuted the case.`,
    `${other}\n\nJudge ${subject.name} presided.`,
    `${other}\n\n"This has no place here," said Rabbi ${subject.name}.`,
    `${other}\n\nBy ${subject.name}, staff writer.`,
    `${other} The victim, ${subject.name}, is recovering.`,
    `${other} Her lawyer, ${subject.name}, declined to comment.`,
  ];
}

const outcomes = [
  (name: string) => `\n\nCorrection: ${name} was acquitted of all charges on appeal, and the conviction was quashed.`,
  (name: string) => `\n\nAll charges against ${name} were later dropped, and the case was dismissed.`,
];

const mutants: { label: string; subject: SubjectFacts; text: string }[] = found.flatMap(({ subject, text }) => [
  ...asOfficial(subject, text).map((mutant, index) => ({
    label: `${subject.name}, another role ${index}`,
    subject,
    text: mutant,
  })),
  ...outcomes.map((outcome, index) => ({
    label: `${subject.name}, cleared ${index}`,
    subject,
    text: text + outcome(subject.name),
  })),
  { label: `${subject.name}, a child`, subject, text: `${subject.name}, 15, is a pupil.\n\n${text}` },
  { label: `${subject.name}, another person`, subject, text: replaced(subject, text) },
]);

describe("a mutated text keeps no finding", () => {
  it("is made in two hundred ways and more", () => {
    expect(mutants.length).toBeGreaterThanOrEqual(200);
  });

  it.each(mutants)("$label", ({ subject, text }) => {
    expect(judge(subject, text).decision, text).not.toBe("incident");
  });
});

const negations: [said: string, denied: string][] = [
  ["was convicted of", "was not convicted of"],
  ["was convicted of", "was cleared of"],
  ["was convicted of", "was acquitted of"],
  ["pleaded guilty to", "pleaded not guilty to, and was acquitted of,"],
  ["has been charged with", "has not been charged with"],
  ["has been charged with", "was wrongly named as the man charged with"],
  ["was found guilty of", "was found not guilty of"],
];

describe("a negated step is no step", () => {
  it.each(negations)("%s → %s", (said, denied) => {
    const text = (verb: string) =>
      `Warren Pike, 29, of Ottersby, ${verb} threatening worshippers at a synagogue as a hate crime, the court said on Monday.`;
    const subject = { name: "Warren Pike", city: "Ottersby" };
    expect(judge(subject, text(said)).decision).toBe("incident");
    expect(judge(subject, text(denied)).decision).not.toBe("incident");
  });
});

describe("any text at all", () => {
  it("is judged without failing, and what is quoted stands in it", () => {
    const words = fc.constantFrom(
      "Warren Pike",
      "Pike",
      "he",
      "was charged with",
      "a hate crime",
      "Jews",
      '"kill the Jews"',
      "said",
      "synagogue",
      "not",
      "\n\n",
      ".",
      "“",
      "”",
      "⟦0⟧",
      "\u202e",
      "\ud83d\udd25",
      "é",
      "ﷺ",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.array(words, { maxLength: 60 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(text, (page) => {
        const judgement = judge({ name: "Warren Pike" }, page);
        const claimed = judgement.finding
          ? [
              ...judgement.finding.quotations,
              ...[judgement.finding.title, ...judgement.finding.summary, ...judgement.finding.description].map(
                ({ quotation }) => quotation,
              ),
            ]
          : [];
        for (const quotation of [...claimed, ...judgement.identity.for.flatMap(({ quotation: one }) => (one ? [one] : []))])
          expect(page.slice(quotation.start, quotation.end)).toBe(quotation.text);
        for (const quotation of claimed) expect(verifyQuotation(page, quotation.text)).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
