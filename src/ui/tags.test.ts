import { expect, test } from "vitest";

import { splitTags, withTags } from "./tags.ts";

test("what is typed or pasted is parted at commas, semicolons and line breaks", () => {
  expect(splitTags(" Miriam  Oduya,\nמרים אודויה; M. Oduya ,, ")).toEqual(["Miriam Oduya", "מרים אודויה", "M. Oduya"]);
  expect(splitTags(" , \n")).toEqual([]);
});

test("each text is kept once, in the order in which it came", () => {
  expect(withTags(["b", "a"], ["a", "c", "c"])).toEqual(["b", "a", "c"]);
});
