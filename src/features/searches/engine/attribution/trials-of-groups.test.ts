import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (name: string, text: string) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const plot = "a plot to blow up a synagogue in Dunley";

describe("a trial against several, who are named further down", () => {
  it.each([
    `A trial has begun in Marl against three skinheads over ${plot}.\n\nThe three are Ben Foss, 31, Cal Marsh, 27, and Idris Cole, 22.`,
    `The trial of three men over ${plot} opened on Monday.\n\nBen Foss, 31, Cal Marsh, 27, and Idris Cole, 22, are said to have bought explosives in May.`,
    `Three men are on trial over ${plot}.\n\nThey are Ben Foss, 31, Cal Marsh, 27, and Idris Cole, 22, all of Marl.`,
    `A trial began on Monday against three neo-Nazis on charges in connection with ${plot}.\n\nThe men on trial include the leader of the group, Ben Foss, 31, and two of his followers, Cal Marsh, 27, and Idris Cole, 22.`,
    `Amid worry about the far right, a trial begins on Monday against three men on charges in connection with a plan to burn down a synagogue.\n\nThe three men are Ben Foss, 31, Cal Marsh, 27, and Idris Cole, 22.`,
  ])("accuses each of them: %s", (text) => {
    for (const name of ["Ben Foss", "Cal Marsh", "Idris Cole"])
      expect([name, decisionOf(name, text)]).toEqual([name, "incident"]);
  });

  it.each([
    [
      "Ana Ruiz",
      `The trial of two men over ${plot} opened on Monday.\n\nBen Foss, 31, and Cal Marsh, 27, looked down. Judge Ana Ruiz, 60, told the jury to be fair.`,
    ],
    [
      "Tom Reeve",
      `The trial of two men over ${plot} opened on Monday.\n\nBen Foss, 31, and Cal Marsh, 27, looked down. Tom Reeve, 45, the caretaker, said he had found a wire.`,
    ],
    [
      "Tom Reeve",
      `A trial began against two men over ${plot}.\n\nBen Foss, 31, and Cal Marsh, 27, deny it. A third man, Tom Reeve, 45, was released without charge.`,
    ],
    [
      "Ana Ruiz",
      `A trial of two men over ${plot} began.\n\nProsecutors say Ana Ruiz, 50, who lives opposite, called the police. Ben Foss, 31, and Cal Marsh, 27, deny it.`,
    ],
    [
      "Ana Ruiz",
      `A trial of two men over ${plot} began.\n\nProsecutors say Ana Ruiz, 50, and Kit Hale, 62, were asleep inside. Ben Foss, 31, and Cal Marsh, 27, deny it.`,
    ],
    [
      "Ben Foss",
      "A trial began on Monday of a man who shouted at three men near a synagogue.\n\nBen Foss, 31, Cal Marsh, 27, and Idris Cole, 22, told the court that they were afraid.",
    ],
    [
      "Ben Foss",
      `Three men went on trial over ${plot}.\n\nNone of them can be named. Ben Foss, 31, lives next door to the synagogue.`,
    ],
  ])("accuses nobody beside them: %s, %s", (name, text) => expect(decisionOf(name, text)).not.toBe("incident"));
});

describe("a second man, with whom the page opens", () => {
  it.each([
    "A third man has been charged over the antisemitic graffiti on a synagogue in Dunley.\n\nBen Foss, 34, appeared before magistrates on Monday.",
    'A second man has been charged over a clip in which a caller tells a rabbi "you will burn, Jew".\n\nBen Foss, 34, of Marl, is accused of sending a menacing message.',
    'Another man has been jailed for shouting "gas the Jews" at a school.\n\nBen Foss, 34, was sentenced to six months.',
  ])("is whom it goes on to name: %s", (text) => expect(decisionOf("Ben Foss", text)).toBe("incident"));

  it.each([
    "A third man was hurt when a youth threw stones at a synagogue in Dunley.\n\nBen Foss, 34, was treated in hospital. Cal Marsh, 19, was charged with a hate crime.",
    "Cal Marsh, 19, was charged with a hate crime over graffiti on a synagogue.\n\nA second man was questioned. Ben Foss, 34, whose van was borrowed, is a witness.",
  ])("is not who was hurt or saw it: %s", (text) => expect(decisionOf("Ben Foss", text)).not.toBe("incident"));
});

describe("a step told as a thing that something came of", () => {
  it.each([
    "The campaign began after the jailing of a former soldier, Ben Foss, last year for antisemitic messages to the rabbi. Ana Ruiz, a councillor, said that she was shocked.",
    "The messages began after the conviction of another man, Ben Foss, in 2023 for antisemitic posts.",
    "Despite the expulsion of its treasurer, Ben Foss, for antisemitic remarks, the party won.",
    "The inquiry led to the dismissal of the coach Ben Foss over antisemitic chants.",
  ])("is that of whom it names: %s", (text) => expect(decisionOf("Ben Foss", text)).toBe("incident"));

  it.each([
    "Campaigners called for the jailing of a preacher, Ben Foss, for antisemitic sermons. No charge has been brought.",
    "A petition demands the expulsion of a councillor, Ben Foss, over antisemitic posts.",
    "Nothing has come of calls for the dismissal of the lecturer Ben Foss for antisemitic remarks.",
    "After the arrest of another man, Ben Foss, for theft, Cal Marsh shouted antisemitic abuse at a rabbi.",
    "After the dismissal of the caretaker, Ben Foss, for reporting antisemitic posts, staff walked out.",
  ])("is nobody's where it is only wanted, or was for something else: %s", (text) =>
    expect(decisionOf("Ben Foss", text)).not.toBe("incident"),
  );
});

describe("two who own up to an aggravated offence together", () => {
  it.each([
    'Ana Ruiz, 44, and Ben Foss, 51, both of Dunley, admitted racially aggravated disorderly behaviour at Marl Magistrates\' Court. They shouted "dirty Jews" at a family on a bus.',
    'Ana Ruiz, 44, and Ben Foss, 51, admitted religiously aggravated intimidation. They told three Jewish passengers that they "should have been gassed".',
  ])("are both accused: %s", (text) => {
    for (const name of ["Ana Ruiz", "Ben Foss"]) expect([name, decisionOf(name, text)]).toEqual([name, "incident"]);
  });
});

describe("whom an opening without a name does not mean", () => {
  const words = 'published a post which read "typical Jew money grabbers"';
  it.each(["will keep his endorsement", "retains the whip", "has been allowed to stay on the board, so he stays in office"])(
    "is one who %s",
    (keeps) => {
      const text = `A candidate has been dropped by the party.\n\nBen Foss, who was to stand in Marl, ${keeps}, it said.\n\nIt is understood that Mr Foss ${words}.`;
      expect(decisionOf("Ben Foss", text)).not.toBe("incident");
    },
  );

  it.each(["were asleep inside", "were upstairs", "were unhurt", "were at home"])("are two who %s", (were) => {
    const text = `Two men have been charged over ${plot}.\n\nAna Ruiz, 50, and Kit Hale, 62, ${were}. Ben Foss, 31, and Cal Marsh, 27, deny it.`;
    for (const name of ["Ana Ruiz", "Kit Hale"]) expect([name, decisionOf(name, text)]).not.toEqual([name, "incident"]);
  });
});
