import { expect, it } from "vitest";
import { isStillChild } from "./still-child.ts";

const now = new Date("2026-03-02T09:00:00.000Z");

it.each([
  [16, "2026-02-20", true],
  [16, "2024-03-03", true],
  [16, "2024-03-02", false],
  [16, "2011-05-04", false],
  [17, "2025-03", true],
  [17, "2025-02", false],
  [17, "2025", true],
  [17, "2024", false],
  [15, null, true],
  [15, "2027-01-01", true],
  [18, "2026-02-20", false],
])("aged %i on a page of %s: under 18 now is %s", (age, date, expected) => {
  expect(isStillChild(age, date, now)).toBe(expected);
});
