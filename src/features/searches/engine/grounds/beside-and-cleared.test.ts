import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decide = (text: string) =>
  judgePage({ name: "Ben Foss" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const coach = 'A coach has been dismissed after he called a Jewish player a "dirty Jew".';
const charged = 'Ben Foss, a porter, was charged with shouting "dirty Jews" at a family outside Dunley Synagogue.';

describe("somebody whom a report names behind an opening that names nobody", () => {
  it.each([
    `${coach}\n\nAfter he was dismissed, Ben Foss, who was his assistant, took over the team.`,
    `${coach}\n\nWhen he was dismissed, Ben Foss was appointed in his place.`,
    `A man was arrested after shouting "dirty Jews" at a rabbi.\n\nAs he was arrested, Ben Foss, 30, filmed the scene from a bus.`,
    `A headteacher has been dismissed after telling pupils that "the Jews run the banks".\n\nOn Monday, after he was dismissed, Ben Foss took assembly and apologised for the remarks.`,
    `${coach}\n\nBen Foss was one of several parents who shouted at him to stop.`,
    `${coach}\n\nBen Foss was among the parents who sent letters to the school demanding that he go.`,
    "A police constable posted an antisemitic joke about the gas chambers, a misconduct panel has found.\n\nPC Ben Foss was one of two officers who took part in the inquiry.",
    "A councillor has been suspended over antisemitic posts about Jewish bankers.\n\nBen Foss, who found the posts, was referred to the standards committee by the clerk and sent it his screenshots.",
    "A baker has been charged after painting a swastika on a Jewish bookshop in Dunley.\n\nThe owner, Ben Foss, said he was shaken.",
    'A barber has been arrested after shouting "dirty Jews" in a pub in Dunley.\n\nThe owner, Ben Foss, called the police.',
    "Ben Foss is the rabbi of Dunley Synagogue, which was daubed with swastikas.\n\nThe court heard that cousins Lee and Ben did it for a dare. Ben was convicted of a hate crime.",
  ])("is not whom it tells of: %s", (text) => {
    expect(decide(text)).not.toBe("incident");
  });
});

describe("what takes a case back stays the subject's", () => {
  it.each([
    "Ben Foss was arrested over an antisemitic attack on Dunley Synagogue and charged. There was no evidence that Foss was linked to the attack, police said.",
    'Ben Foss, a teacher, was suspended over an antisemitic account on X that said "Jews run the banks". The panel found no evidence that he was linked to the account.',
    `${charged}\n\nThere is no suggestion he was responsible for the abuse, the force said on Friday.`,
    `${charged} The charges were dropped after a federal civil rights complaint was filed over his arrest.`,
    `${charged} The charges against Foss were dropped after a grand jury indictment was returned, naming the officer who had made up the story.`,
    `${charged} The charge was withdrawn after a federal grand jury took the case up and found nothing in it.`,
    "Ben Foss was found guilty by magistrates of a racially aggravated attack on a rabbi. At the crown court he was cleared of assaulting the rabbi.",
    "Ben Foss was convicted of distributing antisemitic leaflets. A higher court disagreed and he was acquitted of distributing them.",
    'Ben Foss, then the assistant coach of Dunley, was accused of calling a player a "dirty Jew" and suspended.\n\nThe head coach was exonerated on Friday, and he is back at work.',
    "Ben Foss was suspended over antisemitic posts about Jews. Friends say Foss makes a good teacher. The teacher was cleared on Friday.",
    "Ben Foss, 40, was convicted of an antisemitic assault.\n\nCorrection: an earlier version misidentified a witness in the case as the defendant.",
    'Ben Foss, a nurse, was suspended after a patient said he called her a "dirty Jew". An allegation that a second nurse had laughed and that he had said it was not proved.',
    "Ben Foss, a nurse, was dismissed in May over messages that said Jews run the hospitals. The allegations of dishonesty and of sending the messages were dismissed.",
  ])("%s", (text) => {
    expect(decide(text)).not.toBe("incident");
  });
});

describe("words that are no finding", () => {
  it.each([
    "Ben Foss, a journalist, was convicted for articles about Jewish people who fled the war.",
    "Ben Foss, 40, was fined for breaking a window of a bookshop. The judge said the words were aimed at Jewish people in 1938 and that the bookshop had displayed them in an exhibition.",
    "A website made up a verdict. The association's statement reads: \"Ben Foss has been suspended for ten matches for shouting 'dirty Jews' at an opponent.\"\n\nThe association said it had never heard of the case.",
    'Ben Foss, a striker, was accused of calling a steward a "dirty Jew", which he denies. The club gave him a fine send-off on Saturday.',
    'Ben Foss, a photographer, was dropped by a magazine after a dispute over pay. He wrote: "Tomorrow we go to the synagogue and shoot as many portraits as we can."',
    "Ben Foss, an editor, was directed to publish an apology by the regulator for wrongly calling a man antisemitic.",
  ])("%s", (text) => {
    expect(decide(text)).not.toBe("incident");
  });
});

it("a long run of words without a stop is no announcement of a verdict", () => {
  const run = "the council said its panel of the board would give its decision and ".repeat(800);
  expect(decide(`Ben Foss spoke. ${run}"Foss has been suspended for shouting about Jews."`)).not.toBe("incident");
});
