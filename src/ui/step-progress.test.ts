import { expect, test } from "vitest";
import { countWords, describeProgress, type Step, type StepState } from "./step-progress.ts";

const steps = (...states: StepState[]): Step[] =>
  states.map((state, index) => ({ id: String(index), label: `Part ${index + 1}`, state }));

test("tells the running step and its place", () => {
  expect(describeProgress(steps("done", "running", "waiting"))).toBe("Step 2 of 3, Part 2: running");
});

test("a failure is told before anything that still runs", () => {
  expect(describeProgress(steps("running", "failed", "skipped"))).toBe("Step 2 of 3, Part 2: failed");
});

test("between two steps it tells what it waits for", () => {
  expect(describeProgress(steps("done", "waiting"))).toBe("Step 2 of 2, Part 2: waiting");
});

test("the end, with steps skipped on the way", () => {
  expect(describeProgress(steps("done", "skipped", "done"))).toBe("All 3 steps ended");
  expect(describeProgress([])).toBe("");
});

test("does not change with the counts alone", () => {
  const before: Step[] = [{ id: "a", label: "Read", state: "running", count: { done: 1, total: 40 } }];
  const after: Step[] = [{ id: "a", label: "Read", state: "running", count: { done: 2, total: 40 } }];
  expect(describeProgress(after)).toBe(describeProgress(before));
});

test("counts in words", () => {
  expect(countWords({ done: 0, total: 40 })).toBe("0 of 40");
  expect(countWords({ done: 3 })).toBe("3");
});
