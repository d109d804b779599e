import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { withVerbs } from "./gapped-steps.ts";

describe("the verb that a sentence leaves out of the second", () => {
  it.each([
    ["⟦1⟧ was fined $1800 and ⟦0⟧ $1200.", "⟦1⟧ was fined $1800; ⟦0⟧ was fined $1200."],
    [
      "⟦1⟧ was jailed for 11 years and ⟦0⟧, 35, of Cannock, for nine.",
      "⟦1⟧ was jailed for 11 years; ⟦0⟧, 35, of Cannock, was jailed for nine years.",
    ],
    [
      "⟦1⟧ was sentenced to three years, ⟦0⟧ to two and ⟦2⟧ to 18 months.",
      "⟦1⟧ was sentenced to three years; ⟦0⟧ was sentenced to two years; ⟦2⟧ was sentenced to 18 months.",
    ],
    ["⟦1⟧ received 14 months and ⟦0⟧ eight.", "⟦1⟧ received 14 months; ⟦0⟧ received eight months."],
    ["A magistrate fined ⟦1⟧ £900, ⟦0⟧ £500 and ⟦2⟧ £300.", "A magistrate fined ⟦1⟧ £900; fined ⟦0⟧ £500; fined ⟦2⟧ £300."],
    [
      "⟦1⟧ was given a community order and ⟦0⟧ a conditional discharge.",
      "⟦1⟧ was given a community order; ⟦0⟧ was given a conditional discharge.",
    ],
    [
      "⟦1⟧ was charged with harassment and ⟦0⟧ with criminal damage.",
      "⟦1⟧ was charged with harassment; ⟦0⟧ was charged with criminal damage.",
    ],
    ["⟦1⟧ was convicted of the attack, as was ⟦0⟧.", "⟦1⟧ was convicted of the attack; ⟦0⟧ was convicted of the attack."],
    ["⟦1⟧ pleaded guilty and ⟦0⟧ did the same.", "⟦1⟧ pleaded guilty; ⟦0⟧ pleaded guilty."],
  ])("%s", (masked, whole) => {
    expect(withVerbs(masked)).toBe(whole);
  });

  it.each([
    "⟦1⟧ was jailed for 11 years and ⟦0⟧ was acquitted.",
    "⟦1⟧ was fined $1800 and ⟦0⟧, 35, walked free.",
    "⟦1⟧ was fined $900 and ⟦0⟧ paid for his lawyer.",
    "⟦1⟧ was charged with assault and ⟦0⟧ with her brother left the house.",
    "⟦1⟧ was not convicted, as was ⟦0⟧ before.",
    "⟦1⟧ was given a prize and ⟦0⟧ a book.",
    "⟦1⟧ was jailed for five years for an attack on ⟦0⟧, 31.",
    "⟦1⟧ fined nobody.",
  ])("is put in nowhere else: %s", (masked) => {
    expect(withVerbs(masked)).toBe(masked);
  });
});

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

describe("several of one trial, each with their own measure", () => {
  const trial =
    "Three men have been found guilty of giving Nazi salutes outside a Jewish museum in Marl.\n\nBen Foss, 43, Cal Ruiz, 29, and Dan Marsh, 34, were filmed on their way back from lunch.";
  it("reads the fine of each", () => {
    const text = `${trial}\n\nA magistrate fined Foss $1800, Ruiz $1200 and Marsh $500.`;
    for (const name of ["Ben Foss", "Cal Ruiz", "Dan Marsh"])
      expect(judge(name, text)).toMatchObject({ decision: "incident", finding: { status: "sentenced" } });
  });

  it("accuses nobody whose case ended otherwise", () => {
    const text = `${trial}\n\nFoss was fined $1800 and Ruiz $1200. Marsh's conviction was quashed on appeal.`;
    expect(judge("Cal Ruiz", text).decision).toBe("incident");
    expect(judge("Dan Marsh", text).decision).not.toBe("incident");
  });

  it("reads what all three were found guilty of", () => {
    const text = `Ben Foss, 43, Cal Ruiz, 29, and Dan Marsh, 34, were filmed giving Nazi salutes outside a Jewish museum in Marl. The museum had asked for patrols.\n\nAll three were found guilty by a magistrate of performing a Nazi gesture. Foss was fined $1800 and Ruiz $1200.`;
    for (const name of ["Ben Foss", "Cal Ruiz"]) expect(judge(name, text).decision).toBe("incident");
  });
});
