import { expect, test } from "vitest";
import { mentionAt, partsOfNote } from "./note-words.ts";

test("mentions are told from the text around, the longer name first", () => {
  expect(partsOfNote("@Ilse Okonjo-Vale and @Ilse, see petra@ilse.example", ["Ilse", "Ilse Okonjo-Vale"])).toEqual([
    { text: "@Ilse Okonjo-Vale", isMention: true },
    { text: " and ", isMention: false },
    { text: "@Ilse", isMention: true },
    { text: ", see petra@ilse.example", isMention: false },
  ]);
  expect(partsOfNote("@Ilsebill", ["Ilse"])).toEqual([{ text: "@Ilsebill", isMention: false }]);
  expect(partsOfNote("שלום @דנה לוי!", ["דנה לוי"])).toEqual([
    { text: "שלום ", isMention: false },
    { text: "@דנה לוי", isMention: true },
    { text: "!", isMention: false },
  ]);
});

test("a name is being typed after an @ that begins a word", () => {
  expect(mentionAt("Ask @Il", 7)).toEqual({ start: 4, typed: "Il" });
  expect(mentionAt("@", 1)).toEqual({ start: 0, typed: "" });
  expect(mentionAt("Ask @Ilse Ok", 12)).toEqual({ start: 4, typed: "Ilse Ok" });
  expect(mentionAt("petra@il", 8)).toBeNull();
  expect(mentionAt("Ask @ Il", 8)).toBeNull();
  expect(mentionAt("Ask @Il", 3)).toBeNull();
});
