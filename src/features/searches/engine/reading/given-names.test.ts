import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { genderOfGivenName, isGivenName } from "./given-names.ts";

describe("a given name that women and men bear", () => {
  it.each(["ashley", "andrea", "jean", "leslie", "terry"])("tells no gender: %s", (given) => {
    expect(genderOfGivenName(given)).toBeNull();
    expect(isGivenName(given)).toBe(true);
  });
  it.each([
    ["ruth", "female"],
    ["hassan", "male"],
  ])("others do: %s", (given, gender) => expect(genderOfGivenName(given)).toBe(gender));

  const page = (given: string, pronoun: string) =>
    `A man from Dunley who ran a channel for neo-Nazis has been jailed for three years.\n\n${given} Marsh, 41, of Mill Road, was sentenced on Monday. ${pronoun} had been convicted of stirring up racial hatred.\n\nThe court heard that for two years Marsh produced videos in which ${pronoun.toLowerCase()} called Jewish people "a poison in the nation".`;
  const decision = (given: string, pronoun: string) =>
    judgePage(
      { name: `${given} Marsh` },
      { id: "p", url: null, title: "", date: "2024-05-01", text: page(given, pronoun) },
      "uncontradicted",
    ).decision;
  it.each([
    ["Ashley", "He"],
    ["Leslie", "He"],
    ["Andrea", "He"],
    ["Jean", "He"],
    ["Peter", "He"],
  ])("and may be meant by either pronoun: %s, %s", (given, pronoun) => expect(decision(given, pronoun)).toBe("incident"));
});
