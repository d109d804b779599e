import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (text: string) =>
  judgePage({ name: "Ana Ruiz" }, { id: "d", url: null, title: "News", date: "2024-05-06", text }, "uncontradicted").decision;

/* What stands between a step, the person and what it was for: eval/tables/steps-with-adjuncts.ts asks many more. */
describe("a step, and what it was for, with something between them", () => {
  it.each([
    "Ana Ruiz, on trial in Sydney for a campaign of antisemitic calls to a hospital, gave evidence that she had been drunk.",
    "Ana Ruiz is to stand trial in Lodz for hounding a Jewish widow with anti-Jewish letters.",
    "Ana Ruiz, who went on trial last year for spraying swastikas on a synagogue, has fallen ill.",
    "Ana Ruiz, whose trial in Lodz for antisemitic abuse of a shop assistant opens next week, has a new lawyer.",
    "Ana Ruiz has been extradited to stand trial for sending antisemitic messages to a rabbi.",
    "The trial of Ana Ruiz for antisemitic cyberbullying of a singer ended with a sentence of four months, suspended.",
    "Ana Ruiz, convicted in Lodz of harassing a synagogue's members with anti-Jewish insults, was let off the fine because she has no income.",
    "In February a Reykjavik court convicted Ana Ruiz of abusing a Jewish musician on account of his origins.",
    "It took the jury an hour to convict Ana Ruiz of antisemitic abuse of a shop assistant.",
    'Convicted by a jury in Lodz of shouting "dirty Jews" at a family outside a synagogue, Ana Ruiz wept.',
    "Ana Ruiz was ordered after a two-day hearing to pay 900 euros for sending antisemitic messages to a rabbi.",
    "Ana Ruiz, serving four months in Lodz for spraying swastikas on a synagogue, has asked to be moved.",
    "Ana Ruiz lost her job last year in Lodz for antisemitic abuse of a shop assistant.",
    "A court dismissed on Tuesday the appeal of Ana Ruiz against her conviction for sending antisemitic messages to a rabbi.",
    "The Tribunal has dismissed the appeal of Ms Ana Ruiz against the decision of the Panel to exclude her for antisemitic abuse.",
    "The board on Monday affirmed an October finding that Ana Ruiz was responsible for antisemitic abuse of a shop assistant.",
    'Ana Ruiz resigned, a day after her party\'s ethics panel found that her remarks about "Jewish usurers" were antisemitic.',
    'Ana Ruiz\'s employer has apologised to its Jewish staff for her emails about "grasping Jew accountants". The works council had agreed to her dismissal for antisemitism.',
    'The Lodz woman alleged to have emailed bomb threats to nine Jewish centres with the words "death to Jews" wishes to be tried without a jury. Ana Ruiz has been in custody since the spring.',
  ])("is of the person: %s", (text) => {
    expect(decisionOf(text)).toBe("incident");
  });

  it.each([
    // Of somebody else, whom the sentence names or not.
    "The brother of Ana Ruiz, who was detained for sending antisemitic messages to a rabbi, is 44.",
    "The conviction of a neighbour of Ana Ruiz for sending antisemitic messages to a rabbi was confirmed.",
    "The club has withdrawn the membership of a friend of Ana Ruiz for sending antisemitic messages to a rabbi.",
    'Ana Ruiz upheld the termination of Ben Foss, a fire lieutenant, for shouting "dirty Jews" at a family.',
    'The fine imposed on Ben Foss last year for shouting "dirty Jews" at a family goes to a fund run by Ana Ruiz.',
    'Ana Ruiz, whose lodger\'s trial for shouting "dirty Jews" at a family opens next week, has moved out.',
    "Convicted of harassing a Jewish singer, Ana Ruiz, with antisemitic calls, Ben Foss was fined.",
    "Convicted of sending antisemitic messages to his neighbour, Ana Ruiz, he was fined 300 euros.",
    "Ana Ruiz complained of a colleague. The works council agreed to her dismissal for antisemitism.",
    "Ana Ruiz was before the court for the prosecution. Ben Foss is charged with antisemitic abuse.",
    "Ana Ruiz, in custody for her own safety after antisemitic threats, said she was afraid.",
    // For something else.
    "Ana Ruiz, on trial in Lodz for fraud, shares a courthouse with a man convicted of sending antisemitic messages to a rabbi.",
    "Ana Ruiz was summoned to court in Lodz over the antisemitic abuse she had received.",
    "Ana Ruiz is to stand trial in Lodz for slapping a man who had shouted antisemitic abuse at her.",
    // Undone.
    "Ana Ruiz was to stand trial in Lodz for antisemitic abuse of a shop assistant, but the charge has been dropped.",
    "The Tribunal has allowed on Tuesday the appeal of Ms Ana Ruiz against the decision of the Panel to exclude her for antisemitic abuse.",
    "Ana Ruiz resigned, a day after her party's ethics panel found that her remarks were not antisemitic.",
  ])("is not: %s", (text) => {
    expect(decisionOf(text)).not.toBe("incident");
  });
});
