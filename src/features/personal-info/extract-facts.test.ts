import { describe, expect, test } from "vitest";
import { extractFacts } from "./extract-facts.ts";
import { privateMatter } from "#app/lib/language/private-matters.ts";

const page = (text: string) => ({ id: "page", url: null, title: "A page", date: null, text });
const factsIn = (text: string) =>
  extractFacts({ name: "Benedikta Osei" }, page(text)).map(({ kind, value }) => `${kind}: ${value}`);

describe("facts of public and professional life are found, with their words", () => {
  test.each([
    ["Benedikta Osei, 41, a food chemist at Lantern Dairy, spoke on Friday.", ["role: food chemist", "employer: Lantern Dairy"]],
    ["Benedikta Osei works as a teacher at Osmere College.", ["role: teacher", "employer: Osmere College"]],
    ["Benedikta Osei works as a surveyor at Lantern Dredging.", ["role: surveyor", "employer: Lantern Dredging"]],
    ["Lantern Dairy manager Benedikta Osei said it would stay open.", ["employer: Lantern Dairy", "role: manager"]],
    ["Benedikta Osei graduated from the University of Wexmoor in 2004.", ["education: University of Wexmoor"]],
    ["Benedikta Osei of Merrow won the race.", ["city: Merrow"]],
    ["Benedikta Osei lives in Port Ellery, Canada.", ["city: Port Ellery", "country: Canada"]],
    ["Benedikta Osei, also known as Bene Osei, spoke.", ["alias: Bene Osei"]],
    [
      "Benedikta Osei posts at https://www.linkedin.com/in/benedikta-osei.",
      ["profile: https://www.linkedin.com/in/benedikta-osei"],
    ],
  ])("%s", (text, facts) => {
    expect(factsIn(text)).toEqual(facts);
  });

  test("the quotation is verbatim, where it says it stands", () => {
    const text = "It rained. Benedikta Osei, 41, a food chemist at Lantern Dairy, spoke.";
    for (const fact of extractFacts({ name: "Benedikta Osei" }, page(text))) {
      expect(text.slice(fact.start, fact.end)).toBe(fact.quote);
      expect(fact.quote).toContain(fact.value);
    }
  });

  test("somebody else's facts are not the subject's", () => {
    expect(factsIn("Benedikta Osei spoke to Tadeo Brannick, a plumber at Quarn Works from Dunley.")).toEqual([]);
  });

  test("what somebody is called by is no place, nor is it sure whose it is", () => {
    const text =
      "The owner of Sapir Bakery in Cooper Street kept the shop open after a series of messages. Benedikta Osei, 35, was charged on Tuesday over the messages.";
    expect(factsIn(text)).toEqual([]);
    expect(factsIn("Benedikta Osei was charged on Tuesday. The owner of Sapir Bakery kept the shop open.")).toEqual([]);
  });

  test.each(["a man from", "the victim of", "a resident of", "a friend of", "the defendant at"])("%s is no work", (role) => {
    expect(factsIn(`Benedikta Osei, ${role} Dunley Trust, spoke.`).filter((fact) => fact.startsWith("role"))).toEqual([]);
  });
});

/** A page full of what rule 6 of the product excludes; every line names the person. */
const excluded = [
  "Benedikta Osei lives at 14 Elm Street in Merrow.",
  "Benedikta Osei lives in Flat 3, Harbour Road.",
  "Benedikta Osei of 22b Mill Lane was there.",
  "Benedikta Osei, 7 Kiln Row, Merrow MR4 2QT, signed it.",
  "Benedikta Osei can be reached at bene.osei@home.example or bene (at) home.example.",
  "Benedikta Osei's number is +44 7700 900123, or (01632) 960 001.",
  "Benedikta Osei, the wife of Tomas Whitlock, spoke.",
  "Benedikta Osei, a mother of two from Merrow, spoke.",
  "Benedikta Osei is a daughter of the former mayor of Dunley.",
  "Benedikta Osei married a dentist from Quarn in 2011.",
  "Benedikta Osei's son attends Osmere College.",
  "Benedikta Osei was last seen in Port Ellery tonight.",
  "Benedikta Osei is staying at the Anchor Hotel in Merrow right now.",
  "Benedikta Osei, pictured, is a tall woman with a scar and red hair.",
  "Benedikta Osei was checked in at 51.5074, -0.1278.",
  "Benedikta Osei, a Jewish teacher from Merrow, spoke.",
  "Benedikta Osei is a patient of Wexmoor Clinic.",
];

describe("what is excluded is never collected", () => {
  test.each(excluded)("%s", (line) => {
    expect(factsIn(line)).toEqual([]);
  });

  test("nor from a page full of it, around facts that may be collected", () => {
    const facts = extractFacts(
      { name: "Benedikta Osei" },
      page(
        `${excluded.join("\n\n")}\n\nBenedikta Osei, a food chemist at Lantern Dairy, lives at 14 Elm Street with her husband.`,
      ),
    );
    expect(facts.map(({ kind, value }) => `${kind}: ${value}`)).toEqual(["role: food chemist", "employer: Lantern Dairy"]);
    for (const { quote, value } of facts) {
      expect(privateMatter(quote)).toBeNull();
      expect(`${quote} ${value}`).not.toMatch(/Elm|husband|960|@|Whitlock|Flat|Anchor/);
    }
  });
});
