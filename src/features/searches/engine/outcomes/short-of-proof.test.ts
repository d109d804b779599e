import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* A case that did not come up to proof or was not allowed; and one that did or was. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';

describe("the case falls short", () => {
  it.each([
    "The court held that the prosecution had proved nothing.",
    "The Crown's evidence fell short.",
    "The attorney general refused his consent to the prosecution.",
    "The jury stood seven to five and would not move.",
    "There is nothing here for her to answer, the magistrate said.",
    "The proceedings ended without a finding.",
    "Her name was taken off the charge sheet.",
    "A verdict for the defence came after nine minutes.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("the case goes on", () => {
  it.each([
    "The prosecution proved every point.",
    "The attorney general gave his consent to the prosecution.",
    "Leave to appeal was refused.",
    "A verdict for the prosecution came after nine minutes.",
    "The proceedings have been adjourned.",
    "Her name has been removed from the list of candidates.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});
