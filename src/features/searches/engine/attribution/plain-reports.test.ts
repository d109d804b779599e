import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (name: string, text: string) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const acts = [
  'shouted "dirty Jew" at a family outside a synagogue',
  'wrote on Facebook that "Jews are vermin"',
  "sent antisemitic messages to a Jewish councillor",
  "painted swastikas on the door of a synagogue",
];
const steps = [
  ["woman", "has been jailed for two years"],
  ["woman", "has been spared jail"],
  ["woman", "has been given a community order"],
  ["woman", "was fined"],
  ["woman", "goes on trial on Monday"],
  ["woman", "has been charged"],
  ["woman", "was arrested on Monday"],
  ["woman", "is starting a two-year sentence"],
  ["teacher", "has been dismissed"],
  ["teacher", "was let go"],
  ["teacher", "was shown the door"],
  ["teacher", "has been struck off"],
  ["teacher", "has been suspended"],
  ["teacher", "is out of a job"],
] as const;
const shapes: Record<string, (who: string, act: string, step: string) => string> = {
  "of one without a name, by who": (who, act, step) => `A ${who} who ${act} ${step}.\n\nThe ${who}, Ana Ruiz, did not comment.`,
  "of one without a name, by after": (who, act, step) =>
    `A ${who} ${step} after she ${act}.\n\nThe ${who}, Ana Ruiz, did not comment.`,
  "of a name, by after": (_, act, step) => `Ana Ruiz ${step} after she ${act}.`,
  "of a name, by who": (who, act, step) => `Ana Ruiz, a ${who} who ${act}, ${step}.`,
  "of a name, in two sentences": (who, act, step) => `Ana Ruiz, a ${who}, ${act}. She ${step}.`,
};

/* The plainest reports there are, every act with every step in every shape: what is read in one place must be read in the next. */
describe.each(Object.entries(shapes))("a report %s", (_, shape) => {
  it.each(steps)("a %s %s", (who, step) => {
    const missed = acts.map((act) => shape(who, act, step)).filter((text) => decisionOf("Ana Ruiz", text) !== "incident");
    expect(missed).toEqual([]);
  });

  it("is of nobody who stands beside", () => {
    const beside = steps.flatMap(([who, step]) =>
      acts
        .map(
          (act) =>
            `${shape(who, act, step).replaceAll("Ana Ruiz", "Ida Kron")}\n\nAna Ruiz, who lives nearby, heard of it on the radio.`,
        )
        .filter((text) => decisionOf("Ana Ruiz", text) === "incident"),
    );
    expect(beside).toEqual([]);
  });
});

describe("a relative clause that is left out", () => {
  it.each([
    'Ana Ruiz, who told reporters a man had been jailed for shouting "dirty Jew" at a family outside a synagogue, went home.',
    'Ana Ruiz, who said the teacher who wrote that "Jews are vermin" was dismissed, chairs the board.',
    "Ana Ruiz, who knew the man was jailed for painting swastikas on a synagogue, has moved away.",
  ])("gives nobody another's step: %s", (text) => expect(decisionOf("Ana Ruiz", text)).not.toBe("incident"));
});

describe("whom a body lets go", () => {
  it.each(["has parted ways with", "has cut all ties with", "has kicked out"])("the party %s", (lets) => {
    const text = `A party ${lets} a councillor who wrote on Facebook that "Jews are vermin".\n\nThe councillor, Ana Ruiz, did not comment.`;
    expect(decisionOf("Ana Ruiz", text)).toBe("incident");
  });

  it("is nobody who parts with their money", () => {
    const text =
      'A party has parted ways with its old office after somebody wrote "Jews are vermin" on the door.\n\nAna Ruiz, a councillor, did not comment.';
    expect(decisionOf("Ana Ruiz", text)).not.toBe("incident");
  });
});

describe("what a body heard or found, at the end of the sentence", () => {
  it.each([
    ['Ana Ruiz, 41, shouted "dirty Jew" at a family outside a synagogue, a court has heard.', "on trial"],
    ["Ana Ruiz sent antisemitic messages to a Jewish councillor, a tribunal ruled.", "disciplined"],
    [
      "A teacher sent antisemitic messages to a Jewish councillor, a disciplinary panel has found.\n\nThe teacher, Ana Ruiz, did not comment.",
      "disciplined",
    ],
  ])("%s", (text, status) =>
    expect(
      judgePage({ name: "Ana Ruiz" }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted"),
    ).toMatchObject({ decision: "incident", finding: { status } }),
  );

  it.each([
    "Ana Ruiz was called a dirty Jew by her manager, a tribunal has heard.",
    "Ana Ruiz told her manager that a colleague had called her a dirty Jew, a tribunal has ruled.",
    'Ana Ruiz told police that a man had shouted "dirty Jew", a court has heard.',
  ])("is not of whoever complained: %s", (text) => expect(decisionOf("Ana Ruiz", text)).not.toBe("incident"));
});

describe("steps by their measure, their bail or their order", () => {
  const judged = (text: string) =>
    judgePage({ name: "Cal Ruiz" }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");
  it.each([
    [
      "Cal Ruiz, 29, was bailed to reappear on charges of threatening behaviour and antisemitic abuse outside a synagogue in Marl.",
      "charged",
    ],
    [
      "Cal Ruiz, 29, is being held on a charge of arson at a synagogue in Marl, which police call an antisemitic attack.",
      "charged",
    ],
    [
      'The judge gave 30 months to Cal Ruiz, a joiner who set fire to a synagogue in Marl and told the police that "Jews should burn".',
      "sentenced",
    ],
    [
      'Cal Ruiz, a solicitor, admitted posts that said "Jews run the banks". The tribunal ordered that Ruiz should be suspended from practice for a year for antisemitic words.',
      "disciplined",
    ],
  ])("%s", (text, status) => {
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status } });
  });

  it.each([
    "Cal Ruiz, a rabbi, gave two years to the synagogue in Marl, where a man who threw a stone was jailed for antisemitic abuse.",
    "A man was bailed on charges of antisemitic abuse of Cal Ruiz, 29, outside a synagogue in Marl.",
    "Critics said that Cal Ruiz should be suspended over posts about Jews. The council took no step.",
    "The tribunal heard that Cal Ruiz should be suspended for antisemitic words. It found the charge not proved.",
    "The judge handed 18 months to the man who shouted antisemitic abuse at Cal Ruiz.",
  ])("accuse nobody else: %s", (text) => {
    expect(judged(text).decision).not.toBe("incident");
  });
});
