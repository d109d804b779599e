import { describe, expect, it } from "vitest";
import { words } from "#app/lib/language/words.ts";
import { nameForms, sameNameWord } from "./name-forms.ts";
import { findPeople } from "./people.ts";

const mentionsOf = (name: string, aliases: string[], text: string) =>
  findPeople(words(text), nameForms(name, aliases))
    .mentions.filter((mention) => mention.person === 0)
    .map((mention) => text.slice(mention.start, mention.end));

describe("where the subject is named", () => {
  it.each([
    ["Dana Wolcott", [], "Ms. Wolcott spoke. Earlier Dana Wolcott had left.", ["Wolcott", "Dana Wolcott"]],
    ["Dana Wolcott", [], 'Dana "Dee" J. Wolcott resigned.', ['Dana "Dee" J. Wolcott']],
    ["Dana Wolcott", [], "WOLCOTT, Dana, was absent.", ["WOLCOTT, Dana"]],
    ["Ana van der Berg", [], "Ana van der Berg won. Van der Berg smiled.", ["Ana van der Berg", "Van der Berg"]],
    ["Iván Robledo Paz", [], "Iván Robledo Paz habló. Robledo calló.", ["Iván Robledo Paz", "Robledo"]],
    ["Mia Orr-Lindt", [], "Mia Orr-Lindt’s lawyer, and Orr-Lindt herself", ["Mia Orr-Lindt’s", "Orr-Lindt"]],
    ["Karim Al-‘Ayn", [], "Karim al-Ayn spoke, Karim Al-'Ayn sang. Al-‘Ayn left.", ["Karim al-Ayn", "Karim Al-'Ayn", "Al-‘Ayn"]],
    ["Karim al-Ayn", [], "Sheikh Karim Al-‘Ayn spoke.", ["Karim Al-‘Ayn"]],
    [
      'Bohdan "Bo" Trinder',
      [],
      "Bo Trinder won. Bohdan Trinder, or Trinder for short.",
      ["Bo Trinder", "Bohdan Trinder", "Trinder"],
    ],
    [
      "Robert (Bob) van Dorn",
      [],
      'Bob van Dorn spoke, and Robert "Bob" van Dorn sat.',
      ["Bob van Dorn", 'Robert "Bob" van Dorn'],
    ],
    ["Tom Reyes", ["@treyes"], "Posted by @treyes at noon", ["@treyes"]],
    ["Timur Belov", ["Тимур Белов"], "Суд признал Тимура Белова виновным. Белову 40 лет.", ["Тимура Белова", "Белову"]],
  ])("%s", (name, aliases, text, found) => {
    expect(mentionsOf(name, aliases, text)).toEqual(found);
  });

  it("does not take a bare surname that was never introduced, nor a relative of that name", () => {
    expect(mentionsOf("Dana Wolcott", [], "The Wolcott family bakery is sixty.")).toEqual([]);
    expect(mentionsOf("Dana Wolcott", [], "Dana Wolcott left. Her brother Karl Wolcott stayed. Wolcott was 40.")).toEqual([
      "Dana Wolcott",
    ]);
  });

  it("allows for cases and joined prefixes, not for other names", () => {
    expect(sameNameWord("ахундова", "ахундов")).toBe(true);
    expect(sameNameWord("wolcotts", "wolcott")).toBe(false);
    expect(sameNameWord("וכהן", "כהן")).toBe(true);
  });
});
