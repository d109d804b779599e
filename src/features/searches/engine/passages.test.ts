import { describe, expect, it } from "vitest";
import { resolve } from "./attribution/coreference.ts";
import { readPage } from "./reading/page-reading.ts";
import { selectPassages } from "./passages.ts";

const text = [
  "The fair opened on Friday with a parade of carts, and it rained. Nobody minded. The carts went twice round the green.",
  "Dana Wolcott, who judged the marrows, said that they were small. She gave the prize to a pumpkin. It was her own.",
  "The band played until ten. A dog was found. The dog was returned. The fair closes on Sunday.",
  "RELATED\nDana Wolcott fined over marrow",
].join("\n\n");

describe("passages for a model", () => {
  const passages = selectPassages({ name: "Dana Wolcott" }, { id: "p", url: null, title: "", date: null, text });

  it("are numbered, verbatim and near the subject, and leave the rest of the page out", () => {
    expect(passages.map((passage) => passage.number)).toEqual(passages.map((_, index) => index + 1));
    for (const passage of passages) expect(text.slice(passage.start, passage.end)).toBe(passage.text);
    expect(passages.some((passage) => passage.text.startsWith("Dana Wolcott"))).toBe(true);
    expect(passages.some((passage) => passage.text.includes("opened on Friday"))).toBe(false);
    expect(passages.some((passage) => passage.text.includes("fined over marrow"))).toBe(false);
  });

  it("are none when the main text does not name the subject", () => {
    expect(selectPassages({ name: "Nobody Here" }, { id: "p", url: null, title: "", date: null, text })).toEqual([]);
  });

  it("reach two sentences far where a body's step or the matter stands, and as far as whoever is meant", () => {
    const story =
      "Dana Wolcott, who judged the marrows, said that they were small. She gave the prize to a pumpkin. It rained. A court fined the judge.\n\nNobody minded.";
    const page = { id: "p", url: null, title: "", date: null, text: story };
    const shown = (discourse: Parameters<typeof selectPassages>[3], also: Parameters<typeof selectPassages>[4] = []) =>
      selectPassages({ name: "Dana Wolcott" }, page, undefined, discourse, also).map(({ text: said }) => said);
    const near = ["Dana Wolcott, who judged the marrows, said that they were small.", "She gave the prize to a pumpkin."];
    expect(shown(null)).toEqual(near);
    const reading = readPage({ name: "Dana Wolcott" }, page);
    expect(shown(resolve(reading))).toEqual([...near, "It rained.", "A court fined the judge."]);
    const at = story.indexOf("Nobody");
    expect(shown(null, [{ start: at, end: at + 3 }])).toEqual([...near, "Nobody minded."]);
  });
});
