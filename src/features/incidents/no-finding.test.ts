import { describe, expect, test } from "vitest";
import { noFindingWords } from "./no-finding.ts";

const none = { pagesRead: 5, needsHuman: 0, possiblyAnother: 0, setAside: 0 };

describe("what is said where findings would stand", () => {
  test("pages that support none are a result", () => {
    expect(noFindingWords(none)).toEqual({
      title: "No incident was found",
      why: "None of them supports a finding about this person.",
    });
  });

  test("where no page was read nothing is said of pages", () => {
    expect(noFindingWords({ ...none, pagesRead: 0 })).toEqual({ title: "No incident was found", why: "" });
  });

  test("what a person has to decide is never told as nothing", () => {
    expect(noFindingWords({ ...none, needsHuman: 1 })).toEqual({
      title: "No finding: a person has to decide",
      why: "1 report waits below for a person to decide.",
    });
    expect(noFindingWords({ ...none, needsHuman: 2, possiblyAnother: 1, setAside: 3 }).why).toBe(
      "2 reports wait below for a person to decide; 1 stands apart below, possibly about another person.",
    );
  });

  test("what may be about somebody else is named as that", () => {
    expect(noFindingWords({ ...none, possiblyAnother: 2 })).toEqual({
      title: "No finding: possibly another person",
      why: "2 stand apart below, possibly about another person.",
    });
  });

  test("what members set aside was found", () => {
    expect(noFindingWords({ ...none, setAside: 1 }).title).toBe("No finding is left");
  });
});
