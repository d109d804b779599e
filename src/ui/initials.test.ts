import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test("first and last word, in any script", () => {
  expect(initials("Noa Lindqvist")).toBe("NL");
  expect(initials("  tomás  de la  vega ")).toBe("TV");
  expect(initials("נועה לב")).toBe("נל");
  expect(initials("山田")).toBe("山");
});

test("skips marks before a word and survives names without letters", () => {
  expect(initials("(Dr) O'Hara")).toBe("DO");
  expect(initials("… —")).toBe("");
  expect(initials("")).toBe("");
});
