import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (text: string, name = "Hamish Orde") => {
  const { decision, finding } = judgePage(
    { name },
    { id: "p", url: null, title: "", date: "2024-05-01", text },
    "uncontradicted",
  );
  return `${decision} ${finding?.status ?? "-"}`;
};
const verdict = (words = "has been suspended for six matches for an antisemitic post") =>
  `The League has published its decision in full below:\n\n"Hamish Orde ${words}."`;

describe("a club that calls its player by the given name alone", () => {
  it.each([
    `${verdict()}\n\nHamish wrote under a video that "the Jews own this league".\n\nThe Club will not comment further.`,
    `Hamish Orde plays for the Rovers. On Monday Hamish posted: "Jews are vermin". The league suspended Orde for six matches.`,
    `The Club can confirm that Hamish Orde was dismissed today. In a message Hamish said that "Jews are rats". Hamish's contract has been ended.`,
    `The panel has banned Hamish Orde for a year. It heard that Hamish had called an opponent a "dirty Jew".`,
  ])("means him: %s", (text) => expect(judged(text)).toBe("incident disciplined"));

  it.each([
    [
      "two who have it",
      `Hamish Orde and Hamish Falk both play for the Rovers. Hamish wrote that "Jews are vermin". The league suspended a player for six matches.`,
    ],
    [
      "somebody brought in by it",
      `Hamish Orde, a rabbi's neighbour, spoke to us. A man called Hamish wrote that "Jews are vermin". Hamish was fined.`,
    ],
    [
      "with an age of his own",
      `Hamish Orde chairs the board. Hamish, 19, from Dunley, shouted "filthy Jews" at a family and was fined.`,
    ],
    [
      "whose name was changed",
      `Hamish Orde teaches at the school. Hamish (not his real name) wrote "filthy Jews" on a desk and was suspended.`,
    ],
    [
      "a surname as well",
      `Hamish Orde coaches the Rovers. Peter Hamish plays there. Hamish wrote that "Jews are vermin". The league suspended the player.`,
    ],
    [
      "before anybody is named in full",
      `Hamish wrote that "Jews are vermin" and was suspended. Dr Orde, the club's doctor, condemned it.`,
    ],
    [
      "in what somebody calls out",
      `Hamish Orde trains the Rovers. "Hamish, no," a steward shouted when a man wrote "Jews are vermin" on the wall. The man was fined.`,
    ],
    [
      "what was said to him",
      `Hamish Orde has left the Rovers. A supporter told Hamish that "Jews are vermin". The league banned the supporter.`,
    ],
  ])("not another: %s", (_, text) => expect(judged(text)).not.toMatch(/^incident/));

  it.each([
    [
      "Grace Holm",
      `Grace Holm is the club's captain. In Grace Chapel a man shouted "filthy Jews". Grace is given before meals. The man was fined.`,
    ],
    [
      "Jordan Pike",
      `Jordan Pike is a referee. A delegation from Jordan shouted "filthy Jews" and was expelled from the tournament.`,
    ],
    ["Will Sands", `Will Sands is a steward. Will the league act? A fan shouted "filthy Jews". He was banned.`],
  ])("nor a word or a place: %s", (name, text) => expect(judged(text, name)).not.toMatch(/^incident/));
});

describe("a verdict that is quoted from the body that decides", () => {
  const post = 'On 3 May Orde had posted that "Jews are vermin".';
  it.each([
    `${verdict()}\n\n${post}`,
    `The tribunal's ruling reads as follows:\n\n"Mr Hamish Orde is suspended from all football for eight weeks for an antisemitic post."\n\n${post}`,
    `Hamish Orde heard from the panel today. The disciplinary committee announced: "Hamish Orde was found to have made antisemitic remarks and has been banned until June."\n\n${post}`,
    `A statement by the association reads: "Hamish Orde has been fined and suspended for six matches for an antisemitic post."\n\n${post}`,
  ])("is that body's word: %s", (text) => expect(judged(text)).toBe("incident disciplined"));

  it.each([
    `Fans have written to the league with a petition that reads:\n\n"Hamish Orde has been banned before and must be suspended again for antisemitic posts."`,
    `A fake notice of the league was passed around, which reads:\n\n"Hamish Orde has been suspended for six matches for an antisemitic post."\n\nThe league said that it had decided nothing.`,
    `The league withdrew its statement, which had read:\n\n"Hamish Orde has been suspended for six matches for an antisemitic post."`,
    `A lawyer of the complainant asked the tribunal for an order in these words:\n\n"Hamish Orde is banned for life for antisemitic abuse."`,
    `The league's decision, published below, was about another player:\n\n"Peter Falk has been suspended for six matches for an antisemitic post."\n\nHamish Orde, his captain, said that he was ashamed.`,
  ])("is none: %s", (text) => expect(judged(text)).not.toMatch(/^incident/));
});
