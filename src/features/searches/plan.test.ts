import { describe, expect, it } from "vitest";
import { categoryKeywords, planSearch } from "./plan.ts";

describe("the plan of a search", () => {
  const plan = planSearch({
    name: "Dana Lee Wolcott",
    aliases: ["@dwolcott", "dana lee wolcott"],
    employer: "Marlow School",
    city: "Brome",
  });
  const texts = plan.map((query) => query.text);

  it("looks for every way of writing the name with every keyword, and for outcomes", () => {
    for (const name of ["Dana Lee Wolcott", "Dana Wolcott", "dwolcott"]) {
      expect(texts).toContain(`"${name}"`);
      for (const keyword of categoryKeywords) expect(texts).toContain(`"${name}" ${keyword}`);
    }
    expect(plan.filter((query) => query.kind === "correction").length).toBeGreaterThanOrEqual(4);
    expect(texts).toContain('"Dana Lee Wolcott" Marlow School');
  });

  it("never asks the same twice and says what each is for", () => {
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
    expect(plan.every((query) => query.purpose.length > 10)).toBe(true);
  });
});
