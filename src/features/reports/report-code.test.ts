import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readReportCode, toReportCode } from "./report-code.ts";

test("a code reads back as itself, however it is typed", () => {
  const code = toReportCode(randomBytes(20));
  expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
  expect(readReportCode(code)).toBe(code);
  expect(readReportCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code);
});

test("letters that are mistaken for digits are taken for them", () => {
  expect(readReportCode("OIL0-1111-1111-1111-1111")).toBe("0110-1111-1111-1111-1111");
});

test.each(["", "K7QF", "K7QF-9M2X-AB3D-77HJ-PQRU", "../../etc/passwd", "x".repeat(500)])("%j is no code", (typed) => {
  expect(readReportCode(typed)).toBeNull();
});
