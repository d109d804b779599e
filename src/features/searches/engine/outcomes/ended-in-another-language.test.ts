import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* The word of another country for the end of a case. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';

describe("the word for it", () => {
  it.each([
    "The regional prosecutor umorzył the inquiry.",
    "The judge signed an order of non-lieu.",
    'The bench acquitted her "per non aver commesso il fatto".',
    "Judgment: åtalet ogillas.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("undone or refused", () => {
  it.each(["The court refused a non-lieu."])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});
