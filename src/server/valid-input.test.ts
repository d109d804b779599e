import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#app/lib/errors.ts";
import { valid } from "./valid-input.ts";

const check = valid(
  z.object({
    name: z.string().trim().min(1, "Name is required"),
    facts: z.object({ city: z.string().max(5, "City is too long") }),
    tags: z.array(z.string()).optional(),
  }),
);

test("what the database cannot hold does not pass the door, however deep it stands", () => {
  expect(check({ name: "An\u0000n", facts: { city: "Ab\ud800c" }, tags: ["\u0000x"] })).toEqual({
    name: "Ann",
    facts: { city: "Ab\ufffdc" },
    tags: ["x"],
  });
});

test("a field that held nothing else is empty", () => {
  expect(() => check({ name: "\u0000", facts: { city: "" } })).toThrow("Name is required");
});

test("what is refused names its field", () => {
  try {
    check({ name: "Ann", facts: { city: "Wexmoor" } });
    expect.unreachable();
  } catch (error) {
    expect((error as AppError).fields).toEqual({ "facts.city": "City is too long" });
  }
});

test.each([null, undefined, 7, "words", [], new Map()])("%s is no input", (input) => {
  expect(() => check(input as never)).toThrow(AppError);
});
