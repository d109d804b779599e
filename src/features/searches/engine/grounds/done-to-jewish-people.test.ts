import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (text: string, name = "Colin Mabb") =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

describe("what a step was for, where it was done to Jewish people", () => {
  it.each([
    "Colin Mabb admitted pulling a skullcap off a Jewish pupil and was banned for six months by the league.",
    "Colin Mabb admitted making hissing noises at Jewish players and was sacked.",
    "Colin Mabb conceded ripping a Star of David necklace from a woman's neck and was expelled by the club.",
  ])("the act that somebody owns up to is what the step was for: %s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });

  it.each([
    "Colin Mabb, 52, of Dunley was convicted on Friday of marking down Jewish students. He will be sentenced next month.",
    "Colin Mabb, a bus driver, has been dismissed for knocking the hat off a Hasidic man, the company said.",
    "A panel has struck off Colin Mabb, 52, for removing the Jewish candidates from the shortlist.",
    "Colin Mabb, 52, of Dunley was convicted on Friday of setting a dog on two Orthodox boys.",
  ])("where why is not said it is for a human: %s", (text) => {
    const { decision, rule } = judged(text);
    expect([decision, rule]).toEqual(["human", "17"]);
  });

  it.each([
    "Colin Mabb, 52, of Dunley was convicted on Friday of defrauding Jewish pensioners.",
    "Colin Mabb, 52, of Dunley was convicted on Friday of stealing from a Jewish charity.",
    "A panel has struck off Colin Mabb, 52, for speeding outside a synagogue.",
  ])("and another offence is nothing: %s", (text) => {
    expect(judged(text).decision).toBe("none");
  });
});
