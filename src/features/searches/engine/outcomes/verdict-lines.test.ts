import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Verdicts that are no sentence; and those on what the person asked for. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';

describe("a verdict in a line", () => {
  it.each([
    "Information dismissed. Costs out of central funds.",
    "Case dismissed.",
    "Not proven.",
    "Judgment: the prosecution is disallowed.",
    "Outcome: no breach.",
    '"Discharged," said the clerk.',
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("a line that is no verdict on the charge", () => {
  it.each([
    "Appeal dismissed.",
    "Motion dismissed.",
    "Bail refused.",
    "Case adjourned.",
    '"Not guilty," she said.',
    "There was no breach of bail.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});
