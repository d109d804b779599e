import { expect, test } from "vitest";
import { thumbOf } from "./scroll-thumb.ts";

test("a thumb is as long as what is seen of the whole, and goes from end to end", () => {
  expect(thumbOf({ seen: 204, all: 408, at: 0 })).toEqual({ length: 100, offset: 0, room: 100 });
  expect(thumbOf({ seen: 204, all: 408, at: 204 }).offset).toBe(100);
  expect(thumbOf({ seen: 204, all: 408, at: 9_999 }).offset).toBe(100);
});

test("a thumb is never shorter than 18 pixels", () => {
  expect(thumbOf({ seen: 204, all: 100_000, at: 0 }).length).toBe(18);
});

test("where everything is seen it fills its bar", () => {
  expect(thumbOf({ seen: 100, all: 50, at: 0 })).toEqual({ length: 96, offset: 0, room: 0 });
});
