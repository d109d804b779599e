import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (name: string, text: string) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const died = "Ben Foss, who has died aged 91, was for thirty years a publisher of books that deny the Holocaust.";
const studio =
  '"I sleep badly," says Ben Foss in his studio.\n\nBorn in Marl to a tailor and a nurse, he came to Dunley at nine. Mr Foss was a designer of gloves.';

describe("the life of somebody, in which others come and go", () => {
  it.each([
    `${died}\n\nHe was born in Marl. A teacher lent him books.\n\nWhen a reader complained in 1971, he left the paper.\n\nHe was fined in 1979 for inciting hatred of Jews, and in 1986 Foss was jailed for a leaflet that called the gas chambers a lie.`,
    `${studio}\n\nHis assistant and friend, Cal Marsh, died in 2008. "I began to drink," he says.\n\nIn March 2012 he was arrested in a hotel bar after two doctors complained that he had shouted insults at them. A court found him guilty of antisemitic insults and fined him 5,000 euros. Foss has apologised.`,
  ])("goes on about the one it is about: %s", (text) => expect(decisionOf("Ben Foss", text)).toBe("incident"));

  it.each([
    [
      "Cal Marsh",
      `${studio}\n\nHis assistant and friend, Cal Marsh, died in 2008. "I began to drink," he says.\n\nIn March 2012 he was arrested in a hotel bar. A court found him guilty of antisemitic insults and fined him 5,000 euros.`,
    ],
    [
      "Ben Foss",
      `${studio}\n\nThe founder of the house, Cal Marsh, died in 2008. He had been convicted of antisemitic insults in 2001.`,
    ],
    [
      "Ben Foss",
      "Ben Foss, who has died aged 91, was for thirty years a historian of the Holocaust.\n\nA man who sent him letters was jailed. He had called Jews vermin.\n\nIn 1979 he was fined for parking in the rain.",
    ],
    [
      "Ben Foss",
      'Ben Foss, who has died aged 71, was shot outside a synagogue in May. A man has been charged.\n\nHe is accused of shouting "death to Jews" and was jailed in 2010 for antisemitic threats.',
    ],
    ["Ben Foss", `${studio}\n\nA driver who shouted antisemitic abuse at him in 2010 was convicted. He was fined 500 euros.`],
  ])("and gives nobody what another did: %s, %s", (name, text) => expect(decisionOf(name, text)).not.toBe("incident"));
});
