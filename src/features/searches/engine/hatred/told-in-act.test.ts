import { describe, expect, it } from "vitest";
import { isActAgainstJews } from "../attribution/act-grammar.ts";
import { tellsHostility } from "./told-in-act.ts";

const tells = (told: string, ...quotes: string[]) => tellsHostility({ told, quotes });

/* What somebody is said to have said, in reported words: each beside a twin that says something else, or that others said. */
describe("ill of Jews in reported words", () => {
  it.each([
    "telling the parents' evening that Jews could never be trusted with money",
    "writing to a councillor that the rabbis had poisoned the town",
    "claiming in a speech that a Jew always cheats his neighbours",
    "telling a Jewish customer that her people should be gassed",
  ])("is: %s", (told) => expect(tells(told)).toBe(true));

  it.each([
    "telling the parents' evening that Jews could never feel safe in the town",
    "writing to a councillor that the rabbis had been driven from the town",
    "reporting to the police that Jews had been called thieves",
    "an email in which the mayor said that Jews always cheat",
    "claiming in a speech that a dealer always cheats his neighbours",
  ])("is not: %s", (told) => expect(tells(told)).toBe(false));

  it("is in quoted words, unless they are passed on as another's", () => {
    expect(tells('posting "…" below an advertisement', "a Jew on the bill brings nothing but trouble")).toBe(true);
    expect(tells('posting "…" below an advertisement', "a bear on the bill brings nothing but trouble")).toBe(false);
    expect(tells('forwarding a letter in which she had been called "…"', "a Jew who always lies")).toBe(false);
  });

  it("makes an act of the charge or the ground that tells it", () => {
    expect(isActAgainstJews("telling the parents' evening that Jews could never be trusted with money")).toBe(true);
    expect(isActAgainstJews("telling the parents' evening that Jews could never feel safe in the town")).toBe(false);
  });
});
