import { describe, expect, it } from "vitest";
import type { SubjectFacts } from "./judgement.ts";
import { judgePage } from "./judge-page.ts";

const judge = (subject: SubjectFacts, text: string) =>
  judgePage(subject, { id: "d1", url: "https://example.org/a", title: "", date: "2024-03-05", text }, "uncontradicted");

const foss: SubjectFacts = { name: "Ben Foss" };
const convicted =
  'Ben Foss, 34, was convicted on Monday of a religiously motivated hate crime. He had painted "Jews out" on a synagogue in Dunley.';

describe("whose outcome it is", () => {
  it.each([
    ["a fourth", `${convicted} He was one of four on trial; a fourth was acquitted.`],
    ["the case against a fifth", `${convicted} The case against a fifth defendant collapsed in May.`],
    ["the other two", `${convicted} The other two were found not guilty.`],
    [
      "whom a second letter concerns",
      `${convicted}\n\nThe second letter concerns Ana Ruiz, a lecturer. Proceedings were opened in May over a talk. The panel found no breach and closed the case.`,
    ],
    [
      "as to whom a paragraph begins",
      `${convicted}\n\nAs to Mr Lee Nash, we think it possible that the words were said. The charge against him is not proved.`,
    ],
    [
      "an employer who was charged with something else",
      `${convicted}\n\nHis supervisor at the depot, Tomasz Wolny, was charged with lying to detectives. That charge was dismissed in May.`,
    ],
    [
      "a lawyer against whom people complained",
      `Ana Ruiz has defended people for twenty years. Her columns have drawn complaints to the bar, all of them closed without action.\n\n${convicted}`,
    ],
    [
      "one count among several that were affirmed",
      `${convicted} The court of appeals affirmed his convictions on counts one and two. On count three, intimidation of a witness, the judgment is reversed.`,
    ],
  ])("%s: his stands", (_what, text) => {
    expect(judge(foss, text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });

  it.each([
    [
      "his own charge",
      'Ben Foss, 34, was charged with a hate crime after "Jews out" was painted on a synagogue. The charge was dismissed in May.',
    ],
    [
      "his own, told beside an official's name",
      'Ben Foss, 34, was charged with a hate crime after "Jews out" was painted on a synagogue.\n\nDistrict Attorney Ana Ruiz said that the witness had died. The charge was dismissed in May.',
    ],
    [
      "the count of bias among several",
      `${convicted} The court of appeals affirmed his conviction on count one. The hate crime conviction on count two is reversed.`,
    ],
    [
      "a count by number that was the one of bias",
      `${convicted} The court of appeals affirmed his conviction on count one. The evidence of religious bias was insufficient. On count two the judgment is reversed.`,
    ],
    ["all of it", `${convicted} The court of appeals reversed the conviction in May.`],
    [
      "a review that found nothing wrong",
      'A parent filed a complaint against Ben Foss, a teacher, who told a class that "the Jews own the banks". The district\'s review found he had acted within policy.',
    ],
  ])("%s: a human", (_what, text) => {
    expect(judge(foss, text).decision).toBe("human");
  });

  it("who is relieved that it is over is relieved of nothing", () => {
    const text =
      'A court ordered Ana Ruiz to pay damages for a voice note in which she said "the Jews are rats". The same bench dismissed an appeal by a group against the ruling in favour of Ben Foss, who had written that Zionists have no home at the university. Foss said that he was relieved that the case was over.';
    expect(judge(foss, text).decision).not.toBe("incident");
  });
});
