import { expect, test } from "vitest";
import { matchesOf } from "./matches-of.ts";

test("the same matches as matchAll, however often", () => {
  for (const pattern of [/\d+/g, /x*/g, /x*/gu, /(?<day>\d)-(?<month>\d)/g, /\p{Lu}/gu]) {
    for (const text of ["1-2, 33 and 4-5", "axxb😀xA", "", "nothing"]) {
      const expected = [...text.matchAll(pattern)];
      for (let round = 0; round < 2; round += 1) {
        const found = matchesOf(pattern, text);
        expect(found).toEqual(expected);
        expect(found.map(({ index, groups }) => [index, groups])).toEqual(expected.map(({ index, groups }) => [index, groups]));
      }
    }
  }
});
