import { describe, expect, test } from "vitest";
import { framesOf } from "./frames.ts";
import { judgePage } from "../judge-page.ts";
import { framesOfThemAll } from "./of-them-all.ts";
import { readPage } from "../reading/page-reading.ts";

/* Steps that a page tells of several accused by one word for all of them. */

const page = (text: string) => ({ id: "p", url: null, title: "", date: "2024-05-01", text });
/** Of whom, by their family names, the last sentence of this text tells a step, and which. */
function told(text: string): string {
  const reading = readPage({ name: "Tomas Reeve" }, page(text));
  const found = framesOfThemAll(reading, framesOf(reading)).filter(({ sentence }) => sentence === reading.sentences.length - 1);
  return found.map(({ person, kind }) => `${reading.people[person]?.shown.split(" ").at(-1)}:${kind}`).join(" ");
}

const pair = "Tomas Reeve, 21, and Idris Cole, 25, both admitted a religiously aggravated public order offence.";
const three = "Tomas Reeve, 19, Idris Cole, 20, and Connor Lacey, 21, were convicted of religiously aggravated harassment.";

describe("all whom the sentence before accuses", () => {
  test.each<[text: string, expected: string]>([
    [`${pair} They were also handed a 12-week community order.`, "Reeve:sentence Cole:sentence"],
    [`${pair} Magistrate Helen Frost gave them each a 12-week community order.`, "Reeve:sentence Cole:sentence"],
    [`${pair} The magistrate sentenced the pair to 200 hours of unpaid work.`, "Reeve:sentence Cole:sentence"],
    [`${pair} Both were fined £300.`, "Reeve:sentence Cole:sentence"],
    [`${pair} Each was jailed for a month.`, "Reeve:sentence Cole:sentence"],
    [`${three} The three were ordered to pay fines and compensation.`, "Reeve:sentence Cole:sentence Lacey:sentence"],
    [`${three} All three were given community orders.`, "Reeve:sentence Cole:sentence Lacey:sentence"],
    [
      "Police arrested Tomas Reeve as well as Idris Cole. Both men were arraigned on Friday on hate crime charges.",
      "Reeve:charge Cole:charge",
    ],
    ["Police arrested Tomas Reeve as well as Idris Cole. Both face hate crime charges.", "Reeve:charge Cole:charge"],
  ])("%s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe("nobody, where it may mean others or has not happened", () => {
  test.each([
    `${pair} They were not sentenced.`,
    `${pair} Both could be jailed for a year.`,
    `${pair} Both were acquitted.`,
    `${three} Both were fined £300.`,
    `${pair} They had thrown eggs at two worshippers. They were fined £300.`,
    `${pair} Another two men watched. They were fined £300.`,
    `${pair} Ben Foss, the prosecutor, spoke for an hour about the street, the weather and the police. It was late. The hall was full. Nobody had left. They were fined £300.`,
    "Tomas Reeve was jailed for a month. They were fined £300.",
  ])("%s", (text) => {
    expect(told(text)).toBe("");
  });
});

test("the status word is the sentence of both, not the plea that came before it", () => {
  const text = `Two fans who made Nazi salutes at Jewish supporters have been banned from matches.

Tomas Reeve, 21, and Idris Cole, 25, shouted antisemitic abuse during the game.

Reeve, of Marl, and Cole, of Wick, both admitted at Dunley Magistrates' Court using threatening words in what was deemed a religiously aggravated public order offence.

Magistrate Helen Frost gave them each a 12-week community order.`;
  for (const name of ["Tomas Reeve", "Idris Cole"]) {
    const { decision, finding } = judgePage({ name }, page(text), "uncontradicted");
    expect([name, decision, finding?.status]).toEqual([name, "incident", "sentenced"]);
  }
  expect(judgePage({ name: "Helen Frost" }, page(text), "uncontradicted").decision).toBe("none");
});
