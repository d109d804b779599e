import { expect, test } from "vitest";
import { slugIdeas, slugOf } from "./slug-ideas.ts";
import { slugSchema } from "./workspace-input.ts";

test.each([
  ["Merrow Harbour Trust", "merrow-harbour-trust"],
  ["  Noor’s   team -- (Ørsted & Łódź) ", "noor-s-team-orsted-lodz"],
  ["Société d'Études", "societe-d-etudes"],
  ["Архив долины", "arkhiv-doliny"],
  ["2024", "2024"],
  ["!!!", ""],
])("%s becomes %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each(["Admin", "ארכיון הנמל", "אב", "!!!", "x".repeat(300), "שלום Harbour", "กรุงเทพ"])(
  "every idea for %s is a slug that may be taken",
  (name) => {
    const ideas = slugIdeas(name);
    expect(ideas.length).toBeGreaterThan(2);
    for (const idea of ideas) expect(slugSchema.safeParse(idea).success, idea).toBe(true);
  },
);
