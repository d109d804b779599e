import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whoever decides does something of which no rule knows that it leaves the case as it was: behind a mere accusation a human looks. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';
const convicted = "Nadia Rao was convicted in 2022 of threatening to burn down a Jewish school.";

describe("a decider does what no rule reads", () => {
  it.each([
    "The prosecutor closed her folder and sat down.",
    "The district court smiled on every one of her points.",
    "An inquiry led by a retired judge, Dame Ida Foss, unpicked the file.",
    "The magistrate looked at the clerk, shrugged and folded the papers.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("human");
    expect(judged(`${convicted}\n\n${sentence}`).decision).toBe("incident");
  });
});

describe("what leaves a case as it was", () => {
  it.each([
    "The court heard three witnesses on Monday and adjourned.",
    "The judge set a date in June and extended her bail.",
    "Prosecutors say that she planned it, and are seeking six years.",
    "The magistrate turned down her third request to be let out.",
    "The judge put the trial off to June.",
    "A judge cleared the media to publish her name.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});

describe("a body that hears what another has decided", () => {
  it.each([
    "A federal judge tapped the file and tossed it to the clerk.",
    "In May the Supreme Court untied the knot.",
    "An arbitrator, Ida Foss, scolded the prosecutors and erased it.",
  ])("human: %s", (sentence) => {
    expect(judged(`${convicted}\n\n${sentence}`).decision).toBe("human");
  });

  it.each([
    "The court of appeal upheld the conviction.",
    "The Supreme Court refused to hear her appeal.",
    "An appeal court cut the sentence to six months.",
    "The High Court threw her appeal out.",
    "The federal court heard her lawyers on Monday and set a date for its ruling.",
  ])("as it was: %s", (sentence) => {
    expect(judged(`${convicted}\n\n${sentence}`).decision).toBe("incident");
  });
});
