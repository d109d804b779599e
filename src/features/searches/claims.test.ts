import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, compareClaims, countClaims, describeCounts } from "./claims.ts";
import { judgeSubject } from "./engine/judge-subject.ts";

describe("canonical JSON", () => {
  test("does not depend on the order of keys, and reads back the same", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        const text = canonicalJson(plain);
        expect(JSON.parse(text)).toEqual(plain);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(shuffled(plain))).toBe(text);
      }),
    );
  });

  function shuffled(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shuffled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, item]) => [key, shuffled(item)]),
    );
  }
});

test("only what may be recorded is counted as a finding", () => {
  const counts = (...decisions: ("incident" | "human")[]) => countClaims(decisions.map((decision) => ({ decision })));
  expect(counts("incident", "human", "incident")).toEqual({ findings: 2, keptApart: 1 });
  expect(describeCounts(counts())).toBe("Nothing found");
  expect(describeCounts(counts("incident"))).toBe("1 finding");
  expect(describeCounts(counts("incident", "incident", "human"))).toBe("2 findings, 1 kept apart");
  expect(describeCounts(counts("human"))).toBe("No finding, 1 kept apart");
});

describe("two searches side by side", () => {
  const subject = { name: "Dorian Quillmere", city: "Wendlebury", role: "locksmith", birthYear: 1985 };
  const page = (id: string, months: string) => ({
    id,
    url: "https://paper.example/1",
    title: "Sentenced",
    date: "2026-01-10",
    text: `Dorian Quillmere, 41, a locksmith from Wendlebury, was sentenced on Friday to ${months} months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.\n\nQuillmere pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish.`,
  });
  const first = judgeSubject(subject, [page("one", "eight")]).findings;
  const urlOf = () => "https://paper.example/1";

  test("what is the same is counted, what is new or gone is named", () => {
    expect(first).toHaveLength(1);
    expect(compareClaims(first, first, urlOf)).toEqual({ changes: [], unchanged: 1 });
    expect(compareClaims([], first, urlOf).changes).toMatchObject([{ kind: "new" }]);
    expect(compareClaims(first, [], urlOf).changes).toMatchObject([{ kind: "gone" }]);
  });

  test("a page that was archived anew with other words is a change of one finding", () => {
    const later = judgeSubject(subject, [page("two", "nine")]).findings;
    const { changes, unchanged } = compareClaims(first, later, urlOf);
    expect(unchanged).toBe(0);
    expect(changes).toMatchObject([{ kind: "changed", what: ["The quoted words differ"] }]);
    expect(compareClaims(first, later, (id) => id).changes.map(({ kind }) => kind)).toEqual(["new", "gone"]);
  });
});
