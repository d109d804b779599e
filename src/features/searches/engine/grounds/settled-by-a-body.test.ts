import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (...paragraphs: string[]) =>
  judgePage(
    { name: "Ben Foss" },
    { id: "p", url: null, title: "", date: "2024-05-06", text: paragraphs.join("\n\n") },
    "uncontradicted",
  ).decision;

const accounts = [
  'Ana Ruiz says that Ben Foss told her: "Jews are vermin."',
  'According to a former colleague, Ben Foss said "Jews are vermin" at a party.',
];
const denials = ["He calls it a lie.", 'Mr Foss says that what he said was "you have a plug point".', "Mr Foss denies it."];

describe("what settles that something was said", () => {
  it.each(
    [
      "A court did not believe him and convicted him of religiously aggravated harassment.",
      "Magistrates preferred the evidence of the complainant and fined him for religiously aggravated harassment.",
      "A tribunal found that he had said it and that it was antisemitic.",
      "The ombudsman rejected his account and ruled that his words were antisemitic.",
    ].flatMap((ruling) => denials.map((denial) => [denial, ruling] as const)),
  )("%s %s", (denial, ruling) => {
    expect(judge(accounts[0] ?? "", denial, ruling)).toBe("incident");
  });

  it.each(
    accounts.flatMap((account) =>
      [
        "A tribunal did not find that he had said it.",
        "The tribunal will decide whether he said it.",
        "A tribunal found that she had said it and not he.",
        "The tribunal rejected her account.",
        "A court did not believe her.",
        "Magistrates preferred the evidence of the defendant.",
      ].map((ruling) => [account, ruling] as const),
    ),
  )("not: %s %s", (account, ruling) => {
    for (const denial of denials) expect(judge(account, denial, ruling)).not.toBe("incident");
  });
});

describe("a pronoun that a verb is done to is no subject of the next", () => {
  it("leaves the verdict with the court", () => {
    expect(judge('The court did not believe Ben Foss and convicted him of shouting "Jews to the gas" at a rabbi.')).toBe(
      "incident",
    );
    expect(judge("A court tried Ben Foss.", 'It did not believe her and convicted her of shouting "Jews to the gas".')).not.toBe(
      "incident",
    );
  });
});

describe("whoever decides believed the person, or not whoever accused them", () => {
  const charged = 'Charged with shouting "Jews to the gas" outside a synagogue, Ben Foss said that he had been at home.';
  it.each([
    "The tribunal found her account evasive.",
    "The judge called the complainant's evidence untruthful.",
    "The panel preferred his evidence.",
    "The commission rejected her version.",
    "The board was not satisfied that he had said it.",
    "After two days of evidence the court could not be sure that he had said it.",
    'The ombudsman described the complaint as "not credible".',
  ])("human: %s", (ruling) => {
    expect(judge(charged)).toBe("incident");
    expect(judge(charged, ruling)).not.toBe("incident");
  });
});

describe("a denial", () => {
  it.each([
    'Ben Foss denied calling a Jewish neighbour "a dirty Jew" across the fence.',
    'Ben Foss rejected as "pure fantasy" the allegation that he had told pupils that "Hitler had a point".',
    'Ben Foss rejected the claim that he had said "Jews are vermin".',
  ])("is no accusation that stands: %s", (text) => {
    expect(judge(text)).not.toBe("incident");
    expect(judge(text, "The hearing goes on.")).not.toBe("incident");
  });
});
