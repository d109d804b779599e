import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (name: string, text: string) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;
const dinner = "Two councillors, Ana Ruiz and Ben Foss, were reported to the standards board after a dinner.";
const officers = "The inquiry looked at the conduct of six officers.";

describe("what a body found of the one at the head of its sentence", () => {
  it.each([
    [
      "Ben Foss",
      `${dinner} In the summary concerning Cllr Foss, the officer found that he had made an antisemitic comment to a guest about "that business for the Jews". In the case of Cllr Ruiz the board found no breach.`,
    ],
    [
      "Ana Ruiz",
      `${dinner} In its report on Cllr Ruiz, the investigator concluded that she had used antisemitic language about a colleague. In the case of Cllr Foss the board found no breach.`,
    ],
    [
      "Idris Cole",
      `${officers} As to Idris Cole, the panel unanimously found that he had posted antisemitic memes in a group chat.`,
    ],
    [
      "Idris Cole",
      `${officers} With regard to Idris Cole, the commissioner ruled that he had repeatedly called a trainee "a dirty Jew".`,
    ],
    ["Noa Peretz", `${officers} In the matter of Noa Peretz, the tribunal found that she shared antisemitic cartoons.`],
  ])("is of %s: %s", (name, text) => {
    expect(decisionOf(name, text)).toBe("incident");
  });

  it.each([
    ["Ana Ruiz", `${dinner} In the summary concerning Cllr Foss, the officer found that he had made an antisemitic comment.`],
    ["Ana Ruiz", `${officers} In the case of Ana Ruiz, the panel found that she had not made an antisemitic remark.`],
    ["Ana Ruiz", `${officers} In the case of Ana Ruiz, the panel found that she had been subjected to antisemitic remarks.`],
    [
      "Ana Ruiz",
      `${officers} In the case brought by Ana Ruiz, the tribunal found that he had made an antisemitic remark to her.`,
    ],
    ["Ana Ruiz", `${officers} In the case of Ana Ruiz, the tribunal found that he had used antisemitic language to her.`],
    ["Ana Ruiz", `${officers} In the case of Ana Ruiz, the panel found that her manager had made an antisemitic remark.`],
    ["Ana Ruiz", "In a letter to Ana Ruiz, the ombudsman found that she had been right to complain of an antisemitic remark."],
    ["Ana Ruiz", `${officers} On the evidence of Ana Ruiz, the panel found that he had made an antisemitic remark.`],
  ])("is not of %s: %s", (name, text) => {
    expect(decisionOf(name, text)).toBe("none");
  });
});

describe("what a body says that somebody's words were", () => {
  it.each([
    [
      "Leo Stokes",
      "The regulator said that Leo Stokes's remarks amounted to antisemitic hate speech and Holocaust denial. The channel was fined.",
    ],
    ["Leo Stokes", "The tribunal ruled that Leo Stokes's posts were a clear expression of antisemitism."],
    [
      "Leo Stokes",
      "The licence of Harbour Radio is held by Harbour Media CIC (the Licensee). The guest, Leo Stokes, denied that the gas chambers existed. In our view Mr Stokes's statements constituted Holocaust denial and antisemitic abuse of Jewish people. Rule 2.3 was breached.",
    ],
  ])("is found: %s", (name, text) => {
    expect(decisionOf(name, text)).toBe("incident");
  });

  it.each([
    ["Leo Stokes", "A group claimed that Leo Stokes's statements constituted antisemitic abuse. The regulator disagreed."],
    ["Leo Stokes", "A viewer complained that Leo Stokes's remarks were antisemitic. The channel stood by him."],
    [
      "Leo Stokes",
      "In our view Leo Stokes's statements condemned Holocaust denial and antisemitic abuse. Rule 2.3 was not breached.",
    ],
    ["Leo Stokes", "The regulator ruled that Leo Stokes's remarks did not constitute antisemitic abuse."],
  ])("is not found: %s", (name, text) => {
    expect(decisionOf(name, text)).not.toBe("incident");
  });
});

describe("several who own up to a breach", () => {
  it.each(["Ana Ruiz", "Ben Foss"])("is of %s", (name) => {
    expect(
      decisionOf(
        name,
        "Ana Ruiz and Ben Foss are among five players who have accepted breaching the rules with antisemitic and racist posts. The panel issued a formal reprimand in each case. Ruiz and Foss both used antisemitic terms in posts from 2011.",
      ),
    ).toBe("incident");
  });

  it("is of a second one named with an office", () => {
    for (const name of ["Haroon Malik", "Stuart Wray"])
      expect(
        decisionOf(
          name,
          "Former spinner Haroon Malik and ex-captain Stuart Wray are among five players who have accepted breaching the rules with antisemitic posts. The panel issued a formal reprimand in each case.",
        ),
      ).toBe("incident");
  });

  it("is not of who complained", () => {
    expect(
      decisionOf(
        "Noa Katz",
        "Noa Katz is one of five players who complained of racist and antisemitic posts. Ben Foss admitted breaching the rules. He used antisemitic terms in a post from 2011.",
      ),
    ).toBe("none");
  });
});
