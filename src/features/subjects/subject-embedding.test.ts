import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankSimilar } from "./rank-similar.ts";
import { cosine, embeddingLength, generateSubjectEmbedding, nameKeys } from "./subject-embedding.ts";

describe("generateSubjectEmbedding", () => {
  it("has unit length, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const { model, vector } = generateSubjectEmbedding(name);
        expect(model).toBe("attest-name-ngrams-1");
        expect(vector).toHaveLength(embeddingLength);
        const length = Math.hypot(...vector);
        expect(length === 0 || Math.abs(length - 1) < 1e-9).toBe(true);
      }),
    );
  });

  it("is near for like names, whatever their order, marks and case, and far for others", () => {
    const of = (name: string) => generateSubjectEmbedding(name).vector;
    expect(cosine(of("Mira Quérn"), of("QUERN, mira"))).toBeCloseTo(1);
    expect(cosine(of("Mira Quarn"), of("Myra Quarne"))).toBeGreaterThan(0.4);
    expect(cosine(of("Mira Quarn"), of("Osric Blent"))).toBeLessThan(0.2);
  });
});

const shareAKey = (a: string, b: string) => {
  const keys = new Set(nameKeys(a).phonetic);
  return nameKeys(b).phonetic.some((key) => keys.has(key));
};

describe("nameKeys", () => {
  it.each([
    ["Mira Quarn", "Quarn, Mira"],
    ["Noam Levi", "נועם לוי"],
    ["Karim al-Haddad", "كريم الحداد"],
    ["Dmitry Sokolov", "Дмитрий Соколов"],
    ["Peter Brown", "피터 브라운"],
    ["Robert Stedge", "Bob Stedge"],
    ["Mira Josefa Quarn", "Mira Quarn"],
  ])("finds %s by %s", (a, b) => {
    expect(shareAKey(a, b)).toBe(true);
  });

  it("keeps people apart who share one word", () => {
    expect(shareAKey("Mira Quarn", "Mira Stedge")).toBe(false);
    expect(shareAKey("Mira Quarn", "Tobias Quarn")).toBe(false);
  });

  it("has a normalised form in plain Latin letters", () => {
    expect(nameKeys("Dr. José van der Müller").normalised).toBe("jose muller");
    expect(nameKeys("Соколов, Дмитрий").normalised).toBe("dmitry sokolov");
  });
});

describe("rankSimilar", () => {
  it("puts the likely first, with reasons, and leaves out who only shares a word", () => {
    const ranked = rankSimilar("Robert Stedge", [
      { id: "1", name: "Robert Blent" },
      { id: "2", name: "Bob Stedge" },
      { id: "3", name: "Robert Stedge" },
      { id: "4", name: "Osric Stedge" },
    ]);
    expect(ranked.map((one) => one.id)).toEqual(["3", "2"]);
    expect(ranked[1]?.reasons).toContain("“bob” and “robert” are forms of one name");
  });
});
