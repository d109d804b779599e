import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Several who are charged together, by name and not, as reports list them. All are invented. */
const judged = (text: string, name = "Karl Ruiz") =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const together = [
  "Ben Foss, Karl Ruiz and a third man",
  "Ben Foss, 22, Karl Ruiz, 23, and two others",
  "Karl Ruiz, 23, and a 19-year-old woman",
  "Karl Ruiz and his brother",
  "Karl Ruiz and four other fans",
  "Ben Foss, 22, Karl Ruiz, 23, and Paul Lund, 24, all from Dunley,",
  "Ben Foss, 22, Karl Ruiz, 23, Paul Lund, 24, all from Dunley, and a 20-year-old man",
  "Karl Ruiz (23) and Ben Foss (22)",
  "Three students - Karl Ruiz, Ben Foss and Paul Lund -",
  "The firm and Karl Ruiz",
];

describe("several who are charged together", () => {
  test.each(together)("%s", (who) => {
    for (const [step, status] of [
      ["were charged with an antisemitic assault on a rabbi.", "charged"],
      ["were convicted of antisemitic abuse of a rabbi.", "convicted"],
      ["have all admitted an antisemitic assault on a rabbi.", "pleaded guilty"],
    ]) {
      const { decision, finding } = judged(`${who} ${step}`);
      expect([`${who} ${step}`, decision, finding?.status]).toEqual([`${who} ${step}`, "incident", status]);
    }
  });

  test.each([
    "Karl Ruiz and another man were attacked by a man jailed for antisemitic abuse.",
    "Karl Ruiz and two others were witnesses; a man was charged with an antisemitic assault.",
    "The firm and Karl Ruiz were cleared of antisemitic harassment.",
    "Police thanked Karl Ruiz and another man for stopping an antisemitic attack.",
    "Karl Ruiz and another officer were commended after an antisemitic attack.",
  ])("and nobody of whom that is not said: %s", (text) => expect(judged(text).decision).not.toBe("incident"));
});

describe("guilty, and convicted by no court", () => {
  test.each([
    "An employment tribunal found Karl Ruiz guilty of antisemitic harassment of a colleague.",
    "The union found Karl Ruiz guilty of antisemitic conduct.",
    "A panel at an employment tribunal ruled that Adam Stein was hounded out. It found Karl Ruiz guilty of antisemitic harassment.",
  ])("%s", (text) => {
    const { decision, finding } = judged(text);
    expect([decision, finding?.status]).toEqual(["incident", "disciplined"]);
  });

  test("a court's verdict stays one", () =>
    expect(judged("A jury found Karl Ruiz guilty of antisemitic harassment of a party member.").finding?.status).toBe(
      "convicted",
    ));
});

describe("two words for whom a sentence has named", () => {
  test.each([
    'Karl Ruiz, one of the suspects and the alleged leader, said, "I hate those Jewish bastards."',
    'Karl Ruiz, 41, chairman of the club and a local farmer, shouted "dirty Jews" at a family.',
  ])("%s", (text) => expect(judged(text).decision).toBe("incident"));

  test.each([
    'Karl Ruiz, a driver, and a passenger, Ben Foss, said, "I hate those Jewish bastards."',
    'After talks with Karl Ruiz, the board and the owner, the steward shouted "dirty Jews" at a family.',
    'Karl Ruiz, a driver, and the owner, shouted "dirty Jews" at a family.',
  ])("and of nobody else: %s", (text) => expect(judged(text).decision).not.toBe("incident"));
});

describe("what takes nothing back, and what lets nobody go", () => {
  test.each([
    "Karl Ruiz was dismissed by Mega Media in May for antisemitic remarks. The station said that Ruiz was remorseful and that his words were wrong.",
    "Karl Ruiz was dismissed by Mega Media in May for antisemitic remarks. A spokesperson for Mega Media said: “It is absolutely untrue that Karl Ruiz reached out to the chair.”",
    "Karl Ruiz, 30, had been accused of slapping three Orthodox Jewish women and using antisemitic language. Ruiz was arrested and released without bail.",
    "Mega Media severed its ties with Karl Ruiz on Tuesday over his antisemitic remarks.",
  ])("%s", (text) => expect(judged(text).decision).toBe("incident"));

  test.each([
    "Karl Ruiz was dismissed by Mega Media in May for antisemitic remarks. It is untrue that Karl Ruiz posted them, the station said.",
    "A man shouted antisemitic slurs at three women. Karl Ruiz was arrested and released.",
  ])("but: %s", (text) => expect(judged(text).decision).not.toBe("incident"));
});

describe("a younger one beside them", () => {
  test.each([
    "Ben Foss, 18, Karl Ruiz, 19, and Paul Lund, 18, attacked a Jewish man.\n\nFoss, Ruiz, Lund, and the 17-year-old – who was aged 16 at the time of the attack - all admitted racially-aggravated common assault.",
    "Karl Ruiz and a 17-year-old, who cannot be named, were convicted of an antisemitic assault.",
    "Karl Ruiz, and the 17-year-old all admitted an antisemitic assault.",
  ])("makes nobody else a minor: %s", (text) => expect(judged(text).decision).toBe("incident"));

  test("and a minor stays one", () =>
    expect(judged("Karl Ruiz, a 17-year-old, was convicted of an antisemitic assault.").setAside).toBe("minor"));
});

describe("steps as local papers tell them", () => {
  test.each([
    ["Among those arrested over the antisemitic attack was Karl Ruiz, 30.", "arrested"],
    ["Cops cuffed Karl Ruiz, 30, for shouting antisemitic slurs at a Jewish family.", "arrested"],
    ["Karl Ruiz, 30, was busted for spray-painting swastikas on a Dunley synagogue.", "arrested"],
    ["Karl Ruiz will serve two years for an antisemitic attack on a rabbi.", "sentenced"],
    ["Karl Ruiz copped to an antisemitic hate crime and will do two years.", "pleaded guilty"],
    ["Karl Ruiz was canned for antisemitic tweets.", "disciplined"],
    ["Karl Ruiz got the boot for antisemitic tweets.", "disciplined"],
    ["Karl Ruiz, the teacher fired for antisemitic tweets, has a new job.", "disciplined"],
  ])("%s", (text, status) => {
    const { decision, finding } = judged(text);
    expect([decision, finding?.status]).toEqual(["incident", status]);
  });

  test.each([
    "Among those arrested over the antisemitic attack was Karl Ruiz's brother.",
    "Among those arrested over the antisemitic attack was the son of Karl Ruiz.",
    "Police cleared a camp on the lawn. Among those arrested was Karl Ruiz, a member of a Jewish group.",
    "Karl Ruiz, a teacher of pupils expelled for antisemitic messages, left.",
    "Agents first went to the home of Karl Ruiz after an antisemitic threat. He was handcuffed on his lawn before they saw the error.",
    "Karl Ruiz busted antisemitic vandals.",
  ])("and of nobody else: %s", (text) => expect(judged(text).decision).not.toBe("incident"));
});
