import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (text: string, name: string) => {
  const { decision, finding } = judgePage(
    { name },
    { id: "p", url: null, title: "", date: "2022-05-01", text },
    "uncontradicted",
  );
  return `${decision} ${finding?.status ?? "-"}`;
};
const held = "The Tribunal held that the statement incited hatred of Jews and was hate speech.";

describe("what a decision calls each of its parties", () => {
  it.each([
    [
      "a bracket behind the name",
      `The question was whether a post by Mr Tomas Reeve (first respondent) was hate speech. The second respondent is his employer, a bus company. The first respondent wrote that "all Jews should be driven out of this province". ${held} Mr Reeve was ordered to make a public apology.`,
    ],
    [
      "quotation marks",
      `This is an appeal by Tomas Reeve ("the appellant") against Ms Ana Weaver ("the respondent"). In May the appellant posted that "the Jews must be forced to leave the valley". ${held} Tomas Reeve was ordered to tender an apology to the congregation.`,
    ],
    [
      "behind a comma",
      `The complainant, Ms Ana Weaver, runs a bakery. Tomas Reeve, the respondent, is a neighbour of hers. The respondent told a street meeting that "Jews should be sent packing". ${held} The respondent was ordered to apologise in writing.`,
    ],
    [
      "ahead of the name",
      `The matter was brought by the applicant, Ms Ana Weaver. It concerned the first respondent, Mr Tomas Reeve, and his publisher. The first respondent wrote that "the Jew lives off our sweat". ${held} Mr Reeve was directed to publish an apology.`,
    ],
    [
      "by number",
      `Ben Marsh (1st respondent) owns the paper and Tomas Reeve (2nd respondent) writes for it. The second respondent wrote that "all Jews should be driven out of this province". ${held} The second respondent was ordered to tender an apology.`,
    ],
    [
      "an appeal that succeeds in part",
      `The question was whether two posts by Mr Tomas Reeve (first respondent) were hate speech. In the first post the first respondent wrote that "all Jews should be driven out of this province". In the second he criticised a state. This Court held that the first post was based on Jewish ethnicity and was hate speech. The second was not. The appeal was upheld in part. Mr Reeve was ordered to make an unconditional apology to the Jewish community.`,
    ],
  ])("is theirs, and an order to apologise is none of their own: %s", (_, text) => {
    expect(judged(text, "Tomas Reeve")).toBe("incident -");
  });

  const parties = (words: string) =>
    `The matter concerned Tomas Reeve (first respondent) and Ben Marsh (second respondent), and a complaint by Ms Ana Weaver (the complainant). ${words}`;
  const post = 'wrote that "all Jews should be driven out of this province"';
  it.each([
    ["the other respondent", parties(`The second respondent ${post}. ${held} Mr Marsh was ordered to apologise.`), "Tomas Reeve"],
    ["the first", parties(`The first respondent ${post}. ${held} Mr Reeve was ordered to apologise.`), "Ben Marsh"],
    ["who complained", parties(`The first respondent ${post}. ${held} Mr Reeve was ordered to apologise.`), "Ana Weaver"],
    [
      "one of whom the page numbers no other",
      `The question concerned Mr Tomas Reeve (first respondent). The second respondent, who was not named, ${post}. ${held}`,
      "Tomas Reeve",
    ],
    [
      "a claim that failed",
      parties(
        `It was alleged that the first respondent ${post}. The Tribunal held that he had not written it. The complaint against the first respondent was dismissed.`,
      ),
      "Tomas Reeve",
    ],
    [
      "an appeal that succeeded",
      parties(
        `The Equality Court found that the first respondent ${post}. On appeal this Court found that he had not written it. The appeal succeeded and the order was set aside.`,
      ),
      "Tomas Reeve",
    ],
    [
      "an advocate",
      `Mr Tomas Reeve (for the first respondent) argued that the post was protected. The first respondent ${post}. ${held}`,
      "Tomas Reeve",
    ],
    [
      "a role that two have",
      `Tomas Reeve (the appellant) lost one appeal. In another case Ben Marsh (the appellant) ${post}. ${held} Mr Marsh was ordered to apologise.`,
      "Tomas Reeve",
    ],
    [
      "supposed",
      parties(`If the first respondent ${post}, that would be hate speech. The Tribunal made no finding.`),
      "Tomas Reeve",
    ],
  ])("and nobody else's: %s", (_, text, name) => {
    expect(judged(text, name)).not.toMatch(/^incident/);
  });
});
