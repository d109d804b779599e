import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const decided = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "In court", date: "2024-05-01", text }, "uncontradicted").decision;

const lead = 'Three men have been jailed for spraying swastikas and the words "Jews out" on the door of a synagogue.';
const named = `${lead}\n\nCal Marsh, 24, was sentenced to three years, Ben Foss, 22, to two and Idris Cole, 21, to 18 months.`;
const pair =
  'Cal Marsh, 24, and Ben Foss, 22, have been sentenced to two years in prison.\n\nThe pair attacked a Jewish man in March and called him a "dirty Jew".';
const jailed = "Cal Marsh, 24, was convicted on Monday of sending antisemitic threats to a rabbi.";

describe("several of one case", () => {
  test.each([
    ["one after the other", named, ["Cal Marsh", "Ben Foss", "Idris Cole"]],
    [
      "in one breath",
      "Three young men face prison after pleading guilty to shouting antisemitic abuse at a family.\n\nCal Marsh, 24, Ben Foss, 22, and Idris Cole, 21, pleaded guilty to a hate crime on Monday.",
      ["Cal Marsh", "Ben Foss", "Idris Cole"],
    ],
    [
      "told of by who",
      "Two men who sent antisemitic threats to a rabbi have been sentenced.\n\nCal Marsh, 24, of Dunley, was sentenced to two years in prison. Ben Foss, 22, of Harrow, received 18 months.",
      ["Cal Marsh", "Ben Foss"],
    ],
    [
      "listed as the defendants",
      'A jury has convicted three men of spraying swastikas and the words "Jews out" on the door of a synagogue.\n\nThe defendants are Cal Marsh, 24, of Dunley; Ben Foss, 22, of Harrow; and Idris Cole, 21, of Marl.',
      ["Cal Marsh", "Ben Foss", "Idris Cole"],
    ],
    [
      "beside one who was acquitted",
      `${pair}\n\nAnother man, Tomas Reeve, 29, was acquitted of all charges.`,
      ["Cal Marsh", "Ben Foss"],
    ],
    [
      "beside one against whom the charges were dropped",
      `${pair}\n\nProsecutors dropped the charges against a third man, Tomas Reeve, 29, who had been indicted with them.`,
      ["Cal Marsh", "Ben Foss"],
    ],
    [
      "a co-offender",
      `${jailed}\n\nHis co-offender, Ben Foss, 22, was sentenced in July to two years.`,
      ["Cal Marsh", "Ben Foss"],
    ],
    [
      "the same offence",
      `${jailed}\n\nA second man, Ben Foss, 22, was jailed for the same offence in July.`,
      ["Cal Marsh", "Ben Foss"],
    ],
    ["tried with him", `${jailed}\n\nBen Foss, 22, who was tried with him, was also found guilty.`, ["Cal Marsh", "Ben Foss"]],
    [
      "tried with him, brought in by a word",
      `${jailed}\n\nA woman who was tried with him, Ana Ruiz, 30, received a suspended sentence.`,
      ["Cal Marsh", "Ana Ruiz"],
    ],
    [
      "co-defendants who had pleaded guilty before",
      `${jailed}\n\nTwo co-defendants previously pleaded guilty. Ben Foss, 22, of Harrow, was sentenced in August to three years. Idris Cole, 21, of Marl, was sentenced to 18 months.`,
      ["Cal Marsh", "Ben Foss", "Idris Cole"],
    ],
    [
      "one of them with a friend",
      "Cal Marsh, 24, and a friend sent antisemitic threats to a rabbi, a court heard.\n\nMarsh was found guilty on Friday.",
      ["Cal Marsh"],
    ],
    [
      "two who did it",
      "Cal Marsh and Ben Foss shouted antisemitic abuse at an opponent, the commission found. Marsh was banned for ten matches and Foss for six.",
      ["Cal Marsh", "Ben Foss"],
    ],
  ])("each is found, %s", (_, text, people) => {
    expect(people.filter((name) => decided(name, text) !== "incident")).toEqual([]);
  });

  test.each([
    "Tomas Reeve, 29, who lives opposite, called the police.",
    "The victim, Tomas Reeve, 29, said he no longer goes out alone.",
    "Tomas Reeve, 29, walked free from court.",
    "Tomas Reeve, 29, testified that he had left before it began.",
    "Tomas Reeve, 29, was cleared.",
    "Tomas Reeve, 29, who was tried with them, was found not guilty.",
    "Tomas Reeve, 29, was fined for driving the three without insurance.",
    "Tomas Reeve, 29, was jailed for 18 months on Monday for a burglary in the same street.",
    "Tomas Reeve, 29, was jailed for the same offence in 2010 in another town.",
    "Tomas Reeve, 29, was convicted of the same offence against a Muslim woman in May.",
    "His co-defendant, Tomas Reeve, 29, was convicted of obstructing police.",
    "A second man, Tomas Reeve, 29, was jailed for handling stolen goods.",
    "Tomas Reeve, 29, was sentenced last year for assaulting a police officer.",
    "Tomas Reeve, 29, was suspended by the club for fighting with a team-mate.",
    "A friend who was tried with him, Tomas Reeve, 29, was acquitted.",
    "Two co-defendants previously pleaded guilty to other offences. Tomas Reeve, 29, was sentenced for theft.",
  ])("and nobody beside them: %s", (text) => {
    for (const story of [named, pair, jailed])
      for (const gap of [" ", "\n\n"])
        expect([story, decided("Tomas Reeve", story + gap + text)]).not.toEqual([story, "incident"]);
  });

  test("nor the fourth of a list under a lead that counts three", () => {
    const list = `${lead}\n\nCal Marsh, 24, of Mill Lane, was jailed for three years.\n\nBen Foss, 22, of Dock Street, was jailed for two years.\n\nIdris Cole, 21, of Marl, was jailed for 18 months.\n\nTomas Reeve, 29, was fined for letting his dog off the lead.`;
    expect(["Cal Marsh", "Ben Foss", "Idris Cole", "Tomas Reeve"].map((name) => decided(name, list))).toEqual([
      "incident",
      "incident",
      "incident",
      "none",
    ]);
  });
});

describe("two who come in far down on a page about somebody else", () => {
  const page =
    'PC Cal Marsh was one of five officers from two forces to face a gross misconduct hearing over a group chat.\n\nThe chair, Nora Vance, said: "These messages were antisemitic, and they were sent by an officer whose duty it was to protect people of all faiths."\n\nPC Ben Foss, 36, and PC Ana Ruiz, 33, were dismissed. The panel found that Foss had sent racist messages about black and Asian people. Ruiz had made comments about victims of domestic abuse.\n\nSgt Idris Cole, who had also been told that he had a case to answer, was cleared.';
  test.each(["Ben Foss", "Ana Ruiz", "Idris Cole"])("%s", (name) => {
    expect(decided(name, page)).not.toBe("incident");
  });
});

describe("two dismissed together, of whom the page tells apart what each of them said", () => {
  const page = (label: string, ruiz: string) =>
    `The chair of the panel, Nora Vance, said: "${label}"\n\nPC Ben Foss, 36, and PC Ana Ruiz, 33, were dismissed without notice. The panel found that Foss had sent racist messages about black and Asian people. ${ruiz}`;
  test.each([
    "Ruiz had made comments about victims of domestic abuse.",
    "Ruiz had shared images mocking a disabled colleague.",
    "Ruiz had used derogatory terms about women.",
  ])("%s", (ruiz) => {
    expect(decided("Ana Ruiz", page("These messages were antisemitic and had no place in policing.", ruiz))).not.toBe("incident");
  });
  test("what is said of them all is hers, too", () => {
    expect(
      decided("Ana Ruiz", page("The messages that both officers sent were antisemitic.", "Ruiz had made jokes about women.")),
    ).toBe("incident");
    expect(
      decided("Ana Ruiz", page("These messages were antisemitic.", "Ruiz had made jokes about the Holocaust and about women.")),
    ).toBe("incident");
  });
});

describe("one whom police or a court tell of without a name, and whom the page names next", () => {
  const act = 'called a Jewish passenger a "dirty Jew" and spat at him';
  test.each([
    `Police say a man ${act} on Saturday.`,
    `A court has heard that a man ${act}.`,
    `The court heard how a man ${act}.`,
    `Police are investigating after a man ${act} on Saturday.`,
  ])("%s", (opening) => {
    expect(decided("Cal Marsh", `${opening}\n\nThe suspect, identified as Cal Marsh, 34, was arrested on Tuesday.`)).toBe(
      "incident",
    );
    expect(decided("Cal Marsh", `${opening}\n\nCal Marsh, 34, who was on the bus, called the police.`)).not.toBe("incident");
    expect(
      decided("Cal Marsh", `${opening}\n\nChief Inspector Cal Marsh said that the man had been arrested on Tuesday.`),
    ).not.toBe("incident");
  });
});
