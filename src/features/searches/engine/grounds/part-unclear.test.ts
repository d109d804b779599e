import { expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const story = (about: string) =>
  `RIVERTON — Jewish students at Alder College found a caricature of a rabbi on the door of their prayer room on Monday.\n\n${about}\n\nThe college said that it would not tolerate antisemitism. The room has been repainted and a camera put up.`;
const judge = (name: string, about: string) => {
  const { decision, rule, reason } = judgePage(
    { name },
    { id: "d1", url: "https://example.org/a", title: "Caricature at a prayer room", date: "2024-03-05", text: story(about) },
    "uncontradicted",
  );
  return { decision, rule, reason };
};

it.each([
  ["answers an accusation that the page only hints at", "Ana Ruiz, 22, who shares a flat with two of them, admitted it."],
  ["is given words that may be meant so", 'Ana Ruiz, 22, wrote in the group chat: "One of your tribe will survive a drawing."'],
])("a person who %s is put to a human instead of to nobody", (_what, about) => {
  expect(judge("Ana Ruiz", about)).toMatchObject({ decision: "human", rule: "17" });
});

it.each([
  [
    "speaks for a body",
    'Nobody should be afraid "because they are Jewish", said Ana Ruiz, the college\'s Assistant Director of Housing.',
  ],
  ["only condemns it", 'Ana Ruiz, 22, who lives next door, said: "It is a disgrace, and the whole floor thinks so."'],
  ["only lives there", "Ana Ruiz, 22, who lives next door, brought them coffee."],
])("a person who %s is none", (_what, about) => {
  expect(judge("Ana Ruiz", about).decision).toBe("none");
});
