import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "News", date: "2024-05-01", text }, "uncontradicted");

describe("two of one surname", () => {
  const text =
    'Two men pleaded guilty to a hate crime in an attack on Jewish worshippers.\n\nCal Marsh, 25, and Ben Foss, 24, drove to a synagogue. Marsh got out of the truck and struck a man while shouting "dirty Jew".\n\nA third occupant, Ana Marsh, 27, is charged with a false statement to an agent. She denies it.\n\nMarsh and Foss each pleaded guilty to one count of a hate crime.';

  test("the surname alone goes on meaning whom the page has called so", () => {
    for (const name of ["Cal Marsh", "Ben Foss"]) expect([name, judged(name, text).decision]).toEqual([name, "incident"]);
    expect(judged("Ana Marsh", text).decision).not.toBe("incident");
  });
});

describe("whom a quotation names", () => {
  const text =
    'A football coach in Dunley was fired on Monday after his team used antisemitic language to call out plays.\n\nDunley coach Cal Marsh and his players used the words "Auschwitz" and "oven" as calls. The team stopped when the other side threatened to leave, according to a statement from its head, Ben Foss.\n\nIn a letter to parents, Dunley superintendent Ana Ruiz said that the calls, "which were chosen by Coach Marsh," were antisemitic and that he had been relieved of his duties.';

  test("may be the one against whom the step is that the sentence goes on to tell", () => {
    expect(judged("Ben Foss", text).decision).not.toBe("incident");
    expect(judged("Ana Ruiz", text).decision).not.toBe("incident");
    expect(judged("Cal Marsh", text).decision).toBe("incident");
  });
});

describe("a charge of hatred that fell away", () => {
  test("for two by name goes to a human", () => {
    const text =
      "Three people have been sentenced over antisemitic graffiti, including a swastika, in Dunley.\n\nCal Marsh, 21, and Ana Ruiz, 20, were initially charged with ethnic intimidation and criminal damaging. The charges of ethnic intimidation were dismissed against both Marsh and Ruiz, who pleaded guilty to criminal damaging. The swastika was on the office of a Jewish dentist.";
    for (const name of ["Cal Marsh", "Ana Ruiz"]) expect([name, judged(name, text).decision]).toEqual([name, "human"]);
  });

  test("for somebody without a name in passing leaves the other's case", () => {
    const text =
      'In 2019 a charge of racially aggravated assault against a man accused of attacking three Jews was dropped.\n\nCal Marsh, a radio host who told his listeners that "every Jew is a parasite", is due to stand trial in April on three counts of stirring up racial hatred.';
    expect(judged("Cal Marsh", text).decision).toBe("incident");
  });
});
