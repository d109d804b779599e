import { describe, expect, it } from "vitest";
import { isActAgainstJews } from "../attribution/act-grammar.ts";

/* An act against Jews by its parts, each beside a twin that lacks one of them or means the contrary. */
describe("an act put together from its parts", () => {
  it.each([
    "humming the Horst Wessel song whenever a Jewish colleague walked past",
    "throwing pennies at a Jewish classmate and telling him to pick them up",
    "burning an effigy of a rabbi at a village bonfire",
    "serving cocktails named after the death camps at a Jewish wedding",
    "selling copies of the Protocols of the Elders of Zion at a market stall",
    "moving that the club limit the number of Jewish members",
  ])("is: %s", (act) => expect(isActAgainstJews(act)).toBe(true));

  it.each([
    "humming a wartime song whenever a colleague walked past",
    "throwing pennies into a fountain beside a Jewish classmate",
    "burning rubbish behind the house of a rabbi",
    "serving cocktails without a licence at a Jewish wedding",
    "cataloguing copies of the Protocols of the Elders of Zion for a museum",
    "moving that the club should no longer limit the number of Jewish members",
    "giving a Jewish charity a Holocaust diary that belonged to somebody else",
    "telling Jewish visitors about the Holocaust without a guide's licence",
  ])("is not: %s", (act) => expect(isActAgainstJews(act)).toBe(false));
});
