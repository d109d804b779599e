import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { isOnlyPartCleared } from "./part-cleared.ts";

describe("a part of several allegations that came to nothing", () => {
  it.each([
    "Nine further posts, in which she called for a boycott of Israeli goods, were not proved as misconduct.",
    "The claim of unlawful deduction from wages failed and is dismissed.",
    "An allegation that he had viewed sexual material on the laptop was not proved.",
    "A second charge of possessing drugs was withdrawn.",
    "The remaining allegations, of poor record-keeping, were not upheld.",
    "A further charge concerning expenses was found not proved.",
    "The complaint of unfair dismissal was struck out.",
    "Two other counts, of handling stolen goods, were dropped.",
  ])("clears nobody of the rest: %s", (sentence) => {
    expect(isOnlyPartCleared(sentence)).toBe(true);
  });

  it.each([
    "The charge was dismissed.",
    "A further charge was dismissed.",
    "The allegation that she posted about Jews was not proved.",
    "The charge of incitement was dismissed.",
    "A second allegation, that he used a slur, was not upheld.",
    "All charges were withdrawn.",
    "The claim of harassment related to religion was dismissed.",
    "The remaining allegations were not upheld.",
    "The case against him was dismissed for lack of evidence.",
    "An allegation that the posts were antisemitic was not proved.",
    "The hate crime charge was dropped.",
  ])("may be of all: %s", (sentence) => {
    expect(isOnlyPartCleared(sentence)).toBe(false);
  });

  const judge = (text: string) =>
    judgePage({ name: "Ana Ruiz" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;
  const finding =
    'Dr Ana Ruiz was suspended from the register for nine months by a tribunal, which found that she had made posts which were antisemitic. In one she wrote that "the Jews run every hospital and poison the rest of us".';

  it("leaves the finding", () => {
    expect(judge(`${finding} Nine further posts, in which she called for a boycott of Israel, were not proved.`)).toBe(
      "incident",
    );
  });

  it.each([
    `${finding} On appeal the allegation was found not proved and the suspension was quashed.`,
    `${finding} The allegation that she wrote it was later found not proved.`,
    "Dr Ana Ruiz was accused of antisemitic posts. The allegation was not proved. A further charge concerning expenses was not proved.",
  ])("and no more: %s", (text) => {
    expect(judge(text)).not.toBe("incident");
  });
});
