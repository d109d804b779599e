import { expect, test } from "vitest";

import { readPartialDate, writePartialDate } from "./partial-date.ts";

test.each(["2024-02-29", "2024-02", "2024", ""])("%j is read and written back", (written) => {
  const read = readPartialDate(written);
  expect(read && writePartialDate(read)).toBe(written);
});

test.each(["2023-02-29", "2024-13", "2024-00-01", "0000", "24", "March 2024", "2024-3", "2024-03-5 "])(
  "%j is no date",
  (written) => {
    expect(readPartialDate(written)).toBeNull();
  },
);
