import { expect, test } from "vitest";
import { reasonSchema } from "./review.ts";

const messageOf = (reason: string) => {
  const result = reasonSchema.safeParse(reason);
  return result.success ? null : result.error.issues[0]?.message;
};

test.each(["The court's own words", "  Read twice ", "נבדק מול הפסק", "✓", "同一人ではない"])("“%s” is a reason", (reason) => {
  expect(reasonSchema.parse(reason)).toBe(reason.trim());
});

test.each(["", "   ", "\u200b\u200d", "\u2060\ufeff", "\u202e"])("nothing that can be seen is no reason (%j)", (reason) => {
  expect(messageOf(reason)).toBe("A reason is required");
});

test.each(["one\ntwo", "one\r\ntwo", "one\u2028two", "one\u0085two", "one\vtwo"])("a reason is one line (%j)", (reason) => {
  expect(messageOf(reason)).toBe("The reason must be one line");
});

test("a reason cannot turn what stands beside it round", () => {
  expect(reasonSchema.parse("\u202eseen\u202c by me")).toBe("seen by me");
});

test("a reason has at most 300 characters", () => {
  expect(messageOf("x".repeat(301))).toBe("The reason must be at most 300 characters");
  expect(messageOf("x".repeat(300))).toBeNull();
});
