import { expect, test } from "vitest";
import { splitMessage } from "./split-message.ts";

test("one line is the title alone", () => {
  expect(splitMessage("Saved")).toEqual({ title: "Saved", description: undefined });
});

test("the first line is the title, the rest the description, whatever ends the lines", () => {
  const parts = { title: "Not saved", description: "The connection was lost.\nNothing was charged." };
  expect(splitMessage("Not saved\nThe connection was lost.\nNothing was charged.")).toEqual(parts);
  expect(splitMessage("Not saved\r\nThe connection was lost.\r\nNothing was charged.")).toEqual(parts);
});

test("blank lines around and between do not become empty titles or descriptions", () => {
  expect(splitMessage("\n  Saved  \n\n")).toEqual({ title: "Saved", description: undefined });
  expect(splitMessage("Saved\n\nAll of it")).toEqual({ title: "Saved", description: "All of it" });
});

test("an empty message does not throw", () => {
  expect(splitMessage("")).toEqual({ title: "", description: undefined });
});
