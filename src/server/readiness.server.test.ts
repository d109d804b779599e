import { expect, test } from "vitest";
import { answers } from "./readiness.server.ts";

test("what answers is there; what refuses, says no or hangs is not", async () => {
  expect(await answers(async () => [1])).toBe(true);
  expect(await answers(async () => false)).toBe(false);
  expect(await answers(() => Promise.reject(new Error("refused")))).toBe(false);
  expect(await answers(() => new Promise(() => undefined), 20)).toBe(false);
});
