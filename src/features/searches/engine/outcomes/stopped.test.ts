import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* A prosecution stopped by any verb, and those who are told that they may go; and the same words where nothing stops. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';

describe("a prosecution is stopped by any verb", () => {
  it.each([
    "The judiciary committee took nineteen minutes and threw the charge out.",
    "The magistrates sent the case packing.",
    "The Superior Court granted habeas corpus to lock the criminal action for want of just cause.",
    "The appeal court barred any further prosecution.",
    "A federal judge enjoined the state from prosecuting her.",
    "The High Court put a stop to the prosecution in May.",
    "The prosecution was disallowed.",
    "The court saw a reasonable doubt at every turn.",
    "The court gave her the benefit of the doubt.",
    '"There is nobody in front of us who did anything, and you may go," said the chairman of the bench.',
    "She was told that she could go.",
    "The state has said it has no case.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("and nothing stops", () => {
  it.each([
    "The judge threw the defence's application out.",
    "A petition for habeas corpus was dismissed.",
    "The court saw no reasonable doubt.",
    "She asked the court for the benefit of the doubt and did not get it.",
    "The judge told the jury that it could go home for the weekend.",
    "The judge put a stop to the shouting in the gallery.",
    "The judge allowed the prosecution to amend the charge.",
    "The clerk read the charge out.",
    "The judge put the case back to June.",
    "The judge would hear no more about her childhood.",
    '"Take her down," said the judge.',
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});
