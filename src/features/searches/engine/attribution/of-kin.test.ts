import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";
import { saidOfKin } from "./of-kin.ts";

/* Kin, lawyers, neighbours and friends of whoever did it: nothing of it is theirs. All are invented. */
const judged = (text: string, name = "Karl Ruiz") =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");
const kin = ["brother", "lawyer", "neighbour", "employer", "biographer", "former boss"];
const somebody = ["a man", "the teenager", "a councillor", "the 41-year-old"];
const said = [
  "charged with sending antisemitic letters",
  "convicted of a hate crime against a rabbi",
  "suspended over antisemitic posts",
  'sacked for saying that "Jews control the banks"',
  "who was fined for antisemitic abuse",
  'who shouted "dirty Jews" at a family',
];

describe("what is said of somebody whose kin or lawyer another is", () => {
  test.each([
    "Karl Ruiz is the KIN of ONE SAID.",
    "Karl Ruiz, the KIN of ONE SAID, said he was sorry.",
    "Karl Ruiz, KIN of ONE SAID, did not comment.",
    "Karl Ruiz was the KIN of ONE SAID. He lives in Dunley.",
    "The letter came from Karl Ruiz, a KIN of ONE SAID.",
    "Karl Ruiz taught ONE SAID.",
    "Karl Ruiz, who lived with ONE SAID, did not comment.",
  ])("%s", (form) => {
    for (const one of somebody)
      for (const what of said)
        for (const word of form.includes("KIN") ? kin : [""]) {
          const text = form.replace("KIN", word).replace("ONE", one).replace("SAID", what);
          expect([text, judged(text).decision]).not.toEqual([text, "incident"]);
        }
  });

  test.each([
    "Karl Ruiz, whose brother was convicted of a hate crime against a rabbi, said he was sorry.",
    "Karl Ruiz, whose student has been charged with sending antisemitic letters, did not comment.",
    "Karl Ruiz saw his son jailed for painting swastikas on a synagogue.",
    "Karl Ruiz, the friend of Ben Foss, arrested after an antisemitic assault, said he was sorry.",
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));

  test.each([
    'Karl Ruiz, 41, a neighbour of the rabbi, was fined for shouting "dirty Jews" at him.',
    "Karl Ruiz, the owner of a bar in Dunley, was convicted of a hate crime against a rabbi.",
    'Karl Ruiz, whose posts were read out, was dismissed by the school for writing that "Jews are vermin".',
    "Karl Ruiz, a father of two, was jailed for painting swastikas on a synagogue.",
  ])("takes nothing from whoever did it: %s", (text) => expect(judged(text).decision).toBe("incident"));

  test("is a stretch of the sentence, up to its next pause", () => {
    const text = "Ana Ruiz, the sister of a man jailed for arson and fined for theft, spoke of it.";
    expect(saidOfKin(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      " of a man jailed for arson and fined for theft",
    ]);
    expect(saidOfKin("Ana Ruiz, a member of the club, was fined.")).toEqual([]);
  });
});
