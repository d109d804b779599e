import { describe, expect, it } from "vitest";
import { likelyGender } from "../reading/given-names.ts";
import { readPage } from "../reading/page-reading.ts";
import { resolve } from "./coreference.ts";

/** The words of a page that mean a person, in order: of one kind, pronouns or words for what somebody is. */
function meant(name: string, text: string, of: "pronoun" | "role" = "pronoun"): string[] {
  const page = readPage({ name }, { title: "", date: "2024-05-06", text });
  return resolve(page)
    .meant.filter(({ kind }) => kind === of)
    .map(({ start, end }) => page.text.slice(start, end).trim());
}

describe("whom a pronoun means", () => {
  it.each([
    // What somebody is, behind their name, is no other person.
    ["Darren Rowe", "The labels were written by Darren Rowe, a team leader on the early shift. He was recorded doing it.", "He"],
    [
      "Valentin Krahm",
      "They belong to Valentin Krahm, who was for forty years the town's pharmacist. In 1987 he carried it in.",
      "he",
    ],
    ["Idris Vale", "An official warning has been issued to Mr Idris Vale. He may appeal to the Tribunal within 42 days.", "He"],
    // Whom a clause by the way has for its subject the sentence is not about.
    [
      "Keith Sand",
      'The complaint was against Keith Sand, a signaller. On 9 April, when Ira Lewell from Stores said that he would vote, Keith Sand wrote: "Of course." When he was told to take it down he put up a picture. He is expelled.',
      "he he He",
    ],
    // Whom a letter was to did not write it.
    [
      "Cuthbert Oost",
      'Major Cuthbert Oost held the office from 1929. In a letter to a pharmacist, Dr Leo Mizra, who had asked for a form for the third time, he wrote: "No."',
      "he",
    ],
    // Who fines others is no court.
    [
      "Lorraine Kapus",
      "The officer found that Lorraine Kapus, president of the board, discriminated against a couple by fining them for a sukkah. Thuy Berg testified against her. Kapus was ordered to pay $9,000. She said that she was considering her options.",
      "her She she",
    ],
    // Of a he, where a given name tells.
    [
      "Henrike Obua",
      'Radomir Cast was convicted. Judge Henrike Obua said that the term was right. "It is enough," she added.',
      "she",
    ],
    // Whoever told of it tells on.
    [
      "Flemming Dalga",
      "Jens Oduy was arrested. The inspector, Flemming Dalga, told a news conference that the suspect had acted alone. There was no change in the threat level, he said.",
      "he",
    ],
    // What somebody is taken for is them.
    [
      "Karl Riesm",
      "Karl Riesm was president until 1945. A panel classified him as a follower in 1947, and fined him. He practised until 1963.",
      "him him He",
    ],
    // His client.
    [
      "Keith Rans",
      "Keith Rans was jailed. Jeremy Fox, defending, said his client had been affected by it and accepted that he would go to prison.",
      "he",
    ],
  ])("%s: %s", (name, text, expected) => {
    expect(meant(name, text).join(" ")).toBe(expected);
  });

  it.each([
    [
      "Leo Mizra",
      'Major Cuthbert Oost held the office. In a letter to a pharmacist, Dr Leo Mizra, who had asked for it, he wrote: "No."',
    ],
    [
      "Ira Lewell",
      "The complaint was against Keith Sand. On 9 April, when Ira Lewell said no, Keith Sand wrote. He is expelled.",
    ],
    [
      "Radomir Cast",
      'Radomir Cast, 63, sat in parliament and was convicted. Judge Henrike Obua spoke. "It is enough," she added.',
    ],
    ["Graham Odd", "Graham Odd was charged. Dr Anil Bhatt, who chairs a group, said that he had spoken to Graham Odd by phone."],
  ])("not %s: %s", (name, text) => {
    expect(meant(name, text)).toEqual([]);
  });

  it("calls somebody the driver who was called so, not a second driver", () => {
    const text =
      "Driver: Mr Leighton Batt\n\nOn Friday the passengers hailed the driver. A second driver on the rank, Mr Iqbal Søren, had taken the next fare. The Panel finds that the driver refused a passenger.";
    expect(meant("Leighton Batt", text, "role")).toEqual(["the driver", "the driver"]);
    expect(meant("Iqbal Søren", text, "role")).not.toContain("the driver");
  });
});

describe("the gender of a given name", () => {
  it("is told by a list of our own, then by lists that agree, and by none where both bear it", () => {
    expect(likelyGender("terrence")).toBe("male");
    expect(likelyGender("monique")).toBe("female");
    expect(likelyGender("chidinma")).toBe("female");
    expect(likelyGender("mei-ling")).toBe("female");
    for (const either of ["jordan", "morgan", "andrea", "ashley", "noam", "casey", "qqqq"])
      expect(likelyGender(either), either).toBeNull();
  });
});
