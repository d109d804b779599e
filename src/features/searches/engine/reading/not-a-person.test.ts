import { describe, expect, it } from "vitest";
import { words } from "#app/lib/language/words.ts";
import { judgePage } from "../judge-page.ts";
import { nameForms } from "./name-forms.ts";
import { findPeople } from "./people.ts";

/** Who is taken for a person beside Clive Dunmore, as the page first shows them. */
function othersOn(text: string): string[] {
  const { people, mentions } = findPeople(words(text), nameForms("Clive Dunmore"));
  return people.filter(({ id }) => id > 0 && mentions.some(({ person }) => person === id)).map(({ shown }) => shown);
}

describe("what is written with two capitals and is nobody", () => {
  it.each([
    ["places", "Six were jailed in London for fires at two synagogues in East London last July."],
    ["a dateline", "LEEDS, Feb. 16 (Wire) -- A man from East Leeds was fined."],
    ["a dateline in brackets", "(NEW YORK) — A man from Florida was sentenced on Thursday."],
    ["a state", "The case came to New Hampshire’s Supreme Court."],
    ["a country", "He is not a New Zealand citizen."],
    ["another country", "Officials in Costa Rica and in Sierra Leone were told."],
    ["a street", "Police were called near Sunset Boulevard on Monday."],
    ["a feast", "It was the Shabbat between Rosh Hashanah and Yom Kippur."],
    ["a party", "The Liberal Democrats have suspended a candidate."],
    ["a people", "She ran down Indian Americans and South Asian shopkeepers."],
    ["a newspaper", "The clip was passed to the Boston Globe, which asked him about it."],
    ["a newspaper that asks", "The Washington Examiner asked the department about it."],
    ["a law", "It accuses them of breaking Title II of the law."],
    ["a body nobody knows", "The five belong to the Confederate Hammerskins. The Confederate Hammerskins are few."],
    ["a region", "He is a senior editor for the Middle East."],
    ["a service", "The song went up on Apple Music."],
    ["a school", "He had taught at Marlow High and at Westbrook Elementary."],
    ["a firm", "The driver was dismissed by Marlow Haulage in March."],
    ["a club", "He played for Westbrook Harriers and then for Marlow Tigers."],
    [
      "clubs by their letters and by what clubs are called",
      "BC Oosterwolde met Maccabi Rijnhaven, and Sparta Velden met FC Marlow.",
    ],
    ["where somebody comes from", "In Leeds an optician from Hollins Reach spoke."],
    ["a ward", "He represents Holme Ward on the borough council."],
    ["a hospital", "She was taken to Marlow Infirmary."],
  ])("%s", (_, text) => expect(othersOn(text)).toEqual([]));

  it.each([
    ["a given name that the engine knows", "In Leeds the court fined Georgia Drive.", "Georgia Drive"],
    ["an age", "Great Bamgbose, 34, was fined.", "Great Bamgbose"],
    ["a surname that is a part of a town as well", "A letter reached Holme Ward on Monday.", "Holme Ward"],
    ["a clause", "New Adeyinka, who lives in Leeds, was fined.", "New Adeyinka"],
    ["a saying", "San Thawda said that she had seen nothing.", "San Thawda"],
    ["a word for a person", "The commentator West Okafor spoke.", "West Okafor"],
    ["a title", "Mr Little Okonjo spoke.", "Little Okonjo"],
    ["a given name before a trade", "The court fined Karen Homes on Monday.", "Karen Homes"],
    ["words before it that are no title here", "US Ambassadress Maria Brzezicka also wrote.", "US Ambassadress Maria Brzezicka"],
    ["no sign either way", "A letter reached Sanford Levinsohn on Monday.", "Sanford Levinsohn"],
    ["a given name that is a faith as well", "Christian Landau was told to leave.", "Christian Landau"],
    ["a surname that is a colour as well", "The court fined Alison White, 34, on Monday.", "Alison White"],
    ["the article, and elsewhere not", "The Udo Haslemann affair went on. They asked Udo Haslemann about it.", "Udo Haslemann"],
  ])("but somebody, by %s", (_, text, shown) => expect(othersOn(text)).toEqual([shown]));
});

describe("whom a page is about, where places have capitals too", () => {
  it.each([
    "(NEW YORK) — A man from Florida was sentenced to six months in prison on Thursday for antisemitic voicemails that he left at a synagogue.\n\nClive Dunmore, 21, left the messages in October. Dunmore pleaded guilty.",
    "A forward of the New England Lobsters was suspended for a week on Monday for shouting an antisemitic slur at another player.\n\nClive Dunmore, who has played for the New England Lobsters since May, apologised for the slur.",
  ])("%s", (text) =>
    expect(
      judgePage({ name: "Clive Dunmore" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted")
        .decision,
    ).toBe("incident"),
  );
});
