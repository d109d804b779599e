import { expect, test } from "vitest";
import { wallOf } from "./wall.ts";

test.each([
  ["soft-404", "Oops", "The page you are looking for could not be found. Try the search."],
  ["soft-404", "404 – Not found", "Go to the front page."],
  ["soft-404", "Seite nicht gefunden", "Zur Startseite"],
  ["paywall", "Harbour news", "A man was seen on the quay. Subscribe to continue reading this story."],
  ["paywall", "Le port", "Cet article est réservé aux abonnés."],
  ["consent", "Before you continue", "We use cookies and data. Accept all or reject all."],
  ["robot-check", "Just a moment...", "Checking your browser before accessing the site."],
])("%s: %s", (wall, title, text) => expect(wallOf({ title, text })).toBe(wall));

test("a page with a text of its own is read, also when it speaks of such things", () => {
  expect(
    wallOf({ title: "Court report", text: "Odalys Brenk was fined on Friday for spraying a wall, the court said." }),
  ).toBeNull();
  const story = "The council met on Tuesday and spoke of the quay. ".repeat(60);
  expect(wallOf({ title: "Council", text: `${story} Subscribe to continue reading.` })).toBeNull();
});
