import { setImmediate as afterwards } from "node:timers/promises";
import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("lets so many works go at once, the others in the order they came", async () => {
  const inTurn = turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      begun.push(number);
      await new Promise<void>((end) => (ends[number] = end));
      return number;
    }),
  );
  await afterwards();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await afterwards();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await afterwards();
  ends[3]?.();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
});

test("a work that fails gives its place to the next", async () => {
  const inTurn = turns(1);
  const failed = inTurn(() => Promise.reject(new Error("It rained")));
  const next = inTurn(() => Promise.resolve("dry"));
  await expect(failed).rejects.toThrow("It rained");
  expect(await next).toBe("dry");
});
