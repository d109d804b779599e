import { expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { namesAsKnown } from "./given-new.ts";

const name = "Idris Pell";
const isKnown = (sentence: string) => {
  const [before = "", behind = ""] = sentence.split(name);
  return namesAsKnown(before, behind);
};

it.each([
  "Idris Pell told the court that he had been bored.",
  "Idris Pell also speaks about fitness.",
  "“I was drunk,” Idris Pell told the presiding judge.",
  "The court found that Idris Pell knew what he was saying.",
  "The case against Idris Pell was heard in June.",
  "A solicitor for Idris Pell said that he was mortified.",
  "In the dock Idris Pell shook his head.",
  "On his channel, with 88,000 subscribers, Idris Pell spoke of a political trial.",
  "Idris Pell’s lawyer asked for mercy.",
])("%s: as known", (sentence) => {
  expect(isKnown(sentence)).toBe(true);
});

it.each([
  "Idris Pell, 31, will be sentenced in June.",
  "Idris Pell (31) will be sentenced in June.",
  "Idris Pell, aged 31, will be sentenced in June.",
  "The panel heard that Idris Pell, 51, had set up the group.",
])("%s: with the age", (sentence) => {
  expect(isKnown(sentence)).toBe(false);
});

it.each([
  "Idris Pell, a neighbour, said that he was shocked.",
  "Idris Pell, who runs the museum, said that he was shocked.",
  "Idris Pell, of the Police Federation, said that lessons had to be learnt.",
  "Idris Pell, 55, the ward sister, reported it.",
  "Idris Pell KC said that the ban was right.",
  "A neighbour, Idris Pell, called the police.",
  "The trust’s chief nurse, Idris Pell, welcomed it.",
  "Attorney-General Idris Pell said that the laws worked.",
  "Goalkeeper Idris Pell heard it.",
  "Head of department Idris Pell stepped down.",
  "Prosecuting, Idris Pell said that children had been there.",
  "Among the five is Idris Pell.",
])("%s: with who they are", (sentence) => {
  expect(isKnown(sentence)).toBe(false);
});

const lead = "A shopkeeper in Dunley has been fined £4,000 for shouting “dirty Jews” at a rabbi and his children.";
const judge = (behind: string) =>
  judgePage(
    { name },
    { id: "d1", url: null, title: "Shopkeeper fined", date: "2024-03-05", text: `${lead}\n\n${behind}` },
    "uncontradicted",
  );

it.each(["Idris Pell also writes about fitness.", "Idris Pell said that the street had changed."])(
  "whom a report names as known behind somebody without a name is left to a human: %s",
  (behind) => {
    expect(judge(behind).decision).toBe("human");
  },
);

it.each([
  "Idris Pell, who lives next door, said that the street had changed.",
  "Councillor Idris Pell said that the street had changed.",
  "Idris Pell, a historian, was a guest on the programme the week before and asked for it to be removed.",
])("whom it introduces is not: %s", (behind) => {
  expect(judge(behind).decision).toBe("none");
});

it("who complained of it is not the one whom an opening would accuse", () => {
  const text =
    "A warehouse worker who was sacked after complaining that colleagues called a Jewish driver “the Yid” has won his claim.\n\nIdris Pell was awarded £31,000.";
  expect(
    judgePage({ name }, { id: "d1", url: null, title: "Claim won", date: "2024-03-05", text }, "uncontradicted").decision,
  ).toBe("none");
});
