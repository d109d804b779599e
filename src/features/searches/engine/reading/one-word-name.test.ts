import { expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";
import type { SubjectFacts } from "../judgement.ts";

const text = `Wendlebury man sentenced over synagogue graffiti

Dorian Quillmere, 41, a locksmith from Wendlebury, was sentenced on Friday to eight months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.

Quillmere pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish. He posts as @lockpicker_wen.`;
const page = { id: "p", url: null, title: "Sentenced", date: "2025-05-02", text };
const judge = (subject: SubjectFacts) => judgePage(subject, page);

test.each<SubjectFacts>([
  { name: "Quillmere" },
  { name: "Dorian" },
  { name: "Anselm Barrow", aliases: ["Quillmere"] },
  { name: "Anselm Barrow", aliases: ["Dorian", "locksmith"] },
  { name: "Dorian Quillmere" },
])("one word, or a name alone, is never enough: %j", (subject) => {
  expect(judge(subject).decision).not.toBe("incident");
});

test.each<SubjectFacts>([
  { name: "Dorian Quillmere", city: "Wendlebury" },
  { name: "Dorian Quillmere", aliases: ["@lockpicker_wen"] },
])("a fact of one's own beside the name is: %j", (subject) => {
  expect(judge(subject).decision).toBe("incident");
});
