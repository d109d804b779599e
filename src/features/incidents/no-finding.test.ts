import { describe, expect, test } from "vitest";
import { noFindingWords } from "./no-finding.ts";

const none = { needsHuman: [], possiblyAnother: [], setAside: [] };

describe("what is said where findings would stand", () => {
  test("pages that support none are a result", () => {
    expect(noFindingWords(5, none)).toEqual(["No incident was found", "None of them supports a finding about this person."]);
  });

  test("where no page was read nothing is said of pages", () => {
    expect(noFindingWords(0, none)).toEqual(["No incident was found", ""]);
  });

  test("what a person has to decide is never told as nothing, and comes before the rest", () => {
    expect(noFindingWords(5, { needsHuman: [1], possiblyAnother: [1], setAside: [1] })).toEqual([
      "No finding: a person has to decide",
      "What they report stands below.",
    ]);
  });

  test("nor is what may be about somebody else", () => {
    expect(noFindingWords(5, { ...none, possiblyAnother: [1] })[0]).toBe("No finding: a person has to decide");
  });

  test("what members set aside was found", () => {
    expect(noFindingWords(5, { ...none, setAside: [1] })[0]).toBe("No finding is left");
  });
});
