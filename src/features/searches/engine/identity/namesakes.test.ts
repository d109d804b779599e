import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SourceText } from "../judgement.ts";
import { clusterNamesakes } from "./namesakes.ts";

const page = (id: string, date: string | null, title: string, text: string): SourceText => ({ id, url: null, title, date, text });

describe("clusterNamesakes", () => {
  it("keeps pages apart that share a name alone", () => {
    const { clusters } = clusterNamesakes("Tova Ellershaw", undefined, [
      page("a", "2019-03-02", "Choir notes", "Tova Ellershaw sang the second solo on Sunday."),
      page("b", "2021-07-15", "Planning", "Objections were lodged by Tova Ellershaw and four others."),
    ]);
    expect(clusters).toEqual([["a"], ["b"]]);
  });

  it("joins pages by trade, place and age at the page's date", () => {
    const { clusters } = clusterNamesakes("Tova Ellershaw", undefined, [
      page(
        "a",
        "2012-05-04",
        "Bell returns",
        "Bell founder Tova Ellershaw, 38, of Grimsthwaite recast the tenor bell of St Osyth.",
      ),
      page(
        "b",
        "2020-05-09",
        "A bell for Grimsthwaite",
        "Tova Ellershaw, 46, whose foundry recast the tenor of St Osyth, has hung another bell.",
      ),
      page("c", "2020-06-01", "Relay", "Anchor leg: Tova Ellershaw, 17, Oakmere Harriers."),
    ]);
    expect(clusters).toEqual([["a", "b"], ["c"]]);
  });

  it("never joins pages whose ages cannot be one person's, whatever else they share", () => {
    const text = (age: number) =>
      `Bell founder Tova Ellershaw, ${age}, of Grimsthwaite recast the tenor bell of St Osyth at the Larkrise foundry.`;
    const { clusters } = clusterNamesakes("Tova Ellershaw", undefined, [
      page("a", "2020-05-04", "", text(38)),
      page("b", "2020-09-04", "", text(64)),
    ]);
    expect(clusters).toEqual([["a"], ["b"]]);
  });

  it("never joins pages with different middle names, and joins an initial to the name it fits", () => {
    const text = (name: string) => `${name} chairs the Grimsthwaite bell society and the Larkrise foundry trust.`;
    const { clusters } = clusterNamesakes("Tova Ellershaw", undefined, [
      page("a", "2020-05-04", "Trustees", text("Tova Miriam Ellershaw")),
      page("b", "2020-05-04", "Trustees", text("Tova Ingrid Ellershaw")),
      page("c", "2020-05-04", "Trustees", text("Tova M. Ellershaw")),
    ]);
    expect(clusters).toEqual([["a", "c"], ["b"]]);
  });

  it("does not let the dead act", () => {
    const { clusters } = clusterNamesakes("Tova Ellershaw", undefined, [
      page("a", "2010-02-01", "Tova Ellershaw 1931-2010", "Tova Ellershaw, bell founder of Grimsthwaite, died on Monday."),
      page("b", "2018-02-01", "Bell", "Bell founder Tova Ellershaw of Grimsthwaite has cast a bell."),
    ]);
    expect(clusters).toEqual([["a"], ["b"]]);
  });

  it("keeps two towns of one name apart", () => {
    const { clusters } = clusterNamesakes("Tova Ellershaw", { name: "Tova Ellershaw", city: "Marwell" }, [
      page(
        "a",
        "2019-02-01",
        "Coach honoured",
        "MARWELL, Eastmarch. Tova Ellershaw, 50, has coached the Marwell rowers for years.",
      ),
      page(
        "b",
        "2019-03-01",
        "Coach leaves",
        "MARWELL, Southmarch. Tova Ellershaw, 50, coached the Marwell rowers until spring.",
      ),
    ]);
    expect(clusters).toEqual([["a"], ["b"]]);
  });

  it("names the cluster that the known facts fit, and none when two fit alike", () => {
    const pages = [
      page("a", "2020-05-04", "Bell", "Bell founder Tova Ellershaw, 38, of Grimsthwaite cast a bell."),
      page("b", "2020-06-04", "Relay", "Anchor leg: Tova Ellershaw, 17, Oakmere Harriers."),
    ];
    expect(clusterNamesakes("Tova Ellershaw", { name: "Tova Ellershaw", birthYear: 1982 }, pages).which).toBe(0);
    expect(clusterNamesakes("Tova Ellershaw", { name: "Tova Ellershaw" }, pages).which).toBeNull();
  });

  it("puts every document in exactly one cluster, whatever they say", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.array(fc.string({ unit: "grapheme" }), { maxLength: 5 }),
        (query, texts) => {
          const pages = texts.map((text, index) => page(String(index), index % 2 ? "2020-01-01" : null, text.slice(0, 9), text));
          const { clusters } = clusterNamesakes(query, undefined, pages);
          expect(clusters.flat().toSorted()).toEqual(pages.map((one) => one.id).toSorted());
        },
      ),
    );
  });
});
