import { expect, test } from "vitest";
import { comparePages, leadsToFrontPage } from "./compare-pages.ts";
import { findNotice } from "./correction-notice.ts";

test.each([
  "Correction: the man was a witness.",
  "CORRECTION (4 March): The date was wrong.",
  "Editor's note: the charge was dropped.",
  "This article was amended on 5 March 2024 to remove a name.",
  "An earlier version of this story named the wrong man.",
  "Berichtigung: Der Name war falsch.",
  "Rectificatif : le nom était faux.",
  "Fe de erratas: el nombre era otro.",
  "Исправление: названо другое имя.",
  "תיקון טעות: השם היה שגוי.",
  "تصحيح: الاسم كان خاطئا.",
])("a notice: %s", (line) => {
  expect(findNotice(`A report of the day.\n\n${line}\nMore of it.`)).toBe(line);
});

test.each([
  "He was sent to a correctional facility.",
  "The correction officer spoke on Monday.",
  "She asked for a correction of the minutes.",
  "They corrected the spelling of the sign.",
  "Corrections officers' union says no",
])("no notice: %s", (line) => {
  expect(findNotice(line)).toBeNull();
});

const archived = "The court heard that she shouted slurs.\nThe judge adjourned the case.";
const quoted = ["The court heard that she shouted slurs."];

test("typography alone is no change", () => {
  expect(comparePages({ archived, live: archived.replaceAll(" ", "\u00a0 "), quoted })).toEqual({
    outcome: "unchanged",
    detail: null,
    quotedCount: 1,
    standingCount: 1,
  });
});

test("a changed page says whether the quoted words stand", () => {
  expect(comparePages({ archived, live: `${archived}\nUpdated with a photograph.`, quoted })).toMatchObject({
    outcome: "changed",
    standingCount: 1,
  });
  expect(comparePages({ archived, live: "The judge adjourned the case.", quoted })).toMatchObject({
    outcome: "changed",
    standingCount: 0,
  });
});

test("a notice that the archived page had already is no new correction", () => {
  const notice = "Correction: the date was wrong.";
  expect(comparePages({ archived: `${archived}\n${notice}`, live: `${archived}\n${notice}\nMore.`, quoted }).outcome).toBe(
    "changed",
  );
  expect(comparePages({ archived, live: `${archived}\n${notice}`, quoted })).toMatchObject({
    outcome: "corrected",
    detail: notice,
  });
});

test("a story's address that leads to the front page", () => {
  expect(leadsToFrontPage("https://gazette.example/2024/story", "https://gazette.example/")).toBe(true);
  expect(leadsToFrontPage("https://gazette.example/2024/story", "https://gazette.example/index.html")).toBe(true);
  expect(leadsToFrontPage("https://gazette.example/2024/story", "https://gazette.example/2024/story-2")).toBe(false);
  expect(leadsToFrontPage("https://gazette.example/?id=7", "https://gazette.example/?id=7")).toBe(false);
});
