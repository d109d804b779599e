import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const openings = [
  "Otto Brandt, 31, was convicted on Tuesday of shouting “Jews to the gas” at a rabbi outside a synagogue in Dunley.",
  "Dunley Crown Court jailed Otto Brandt for two years for an arson at a synagogue; the judge said that it was antisemitic.",
];
const judge = (text: string, name = "Idris Pell") => {
  const { decision, rule } = judgePage(
    { name },
    { id: "d1", url: "https://example.org/a", title: "News from Dunley", date: "2024-03-05", text },
    "uncontradicted",
  );
  return { decision, rule };
};
const told = (opening: string, behind: string) => judge(`${opening}\n\n${behind}`);

describe.each(openings)("%s", (opening) => {
  it.each([
    "A second defendant, Idris Pell, 29, was acquitted.",
    "His co-accused Idris Pell was found not guilty.",
    "The jury cleared Idris Pell, a neighbour, of the same charge.",
    "Charges against a third man, Idris Pell, were dropped in June.",
    "Proceedings against a former colleague, Idris Pell, 44, have been discontinued.",
    "Prosecutors withdrew the case against his flatmate, Idris Pell.",
  ])("%s: the case ended (15)", (behind) => {
    expect(told(opening, behind)).toEqual({ decision: "human", rule: "15" });
  });

  it.each([
    "Another officer, Idris Pell, is to be tried separately in December.",
    "The second respondent, Idris Pell, was the depot manager.",
    "Idris Pell, 29, has been accused of egging him on.",
  ])("%s: stands accused, of what is not clear (18)", (behind) => {
    expect(told(opening, behind)).toEqual({ decision: "human", rule: "18" });
  });

  it.each([
    "Idris Pell said that he had not written any of the messages.",
    "Idris Pell insisted that he meant the landlords of the street.",
    "Idris Pell told the paper that he had been talking about the council.",
  ])("%s: answers for words (19)", (behind) => {
    expect(told(opening, behind)).toEqual({ decision: "human", rule: "19" });
  });

  it.each([
    "In an unrelated case Idris Pell, 29, was cleared of theft.",
    "Idris Pell, 29, was charged with driving under the influence after a crash on Route 19.",
    "A second man, Idris Pell, had called the police.",
    "Idris Pell, who lives next door, said that he had heard nothing of it.",
    "Idris Pell, who lives next door, said that he had been talking to the rabbi.",
    "Idris Pell prosecuted. Claims against the club were dismissed.",
    "Sentencing him, Judge Idris Pell said that the charges against others had been dropped.",
    "Idris Pell, a cousin of the rabbi, said that a charge against a neighbour had been dropped.",
  ])("%s: nothing of theirs", (behind) => {
    expect(told(opening, behind).decision).toBe("none");
  });
});

it.each([
  "Idris Pell hung a Third Reich flag from his bedroom window in 2016.",
  "Idris Pell painted a swastika on the side of his own shed.",
  "Idris Pell, 30, was fined for a Nazi salute at a football match in May.",
])("%s: a sign, and no word of Jews (16)", (text) => {
  expect(judge(`${text} Neighbours complained.`)).toEqual({ decision: "human", rule: "16" });
});

it.each([
  "Idris Pell found a swastika on her garage on Sunday.",
  "Idris Pell, a caretaker, painted over a swastika on the wall of the school.",
  "Idris Pell told the council that a swastika had been drawn on the bus shelter.",
])("%s: whoever finds it, removes it or tells of it shows nothing", (text) => {
  expect(judge(`${text} Neighbours complained.`).decision).toBe("none");
});

it.each([
  [
    "a hate charge that was dropped",
    "Prosecutors dropped the hate crime charge, saying that bias was not the motive, and she pleaded guilty to simple assault.",
    "human",
  ],
  [
    "an offence of gain",
    "Police said that the burglaries were not motivated by bias. She is charged with burglary and theft.",
    "none",
  ],
])("that no bias stood behind it, of %s", (_what, behind, decision) => {
  expect(
    judge(`Ana Ruiz, 40, was arrested after a Jewish shopkeeper was robbed and insulted in Dunley. ${behind}`, "Ana Ruiz")
      .decision,
  ).toBe(decision);
});
