import { expect, test } from "vitest";

import { demoSubjects, demoWorkspace } from "#app/db/demo/manifest.ts";
import { demoExample, demoSlug, isDemo, stepsCookie, stepsDone } from "./first-steps.ts";

const written = (cookie: string) => cookie.split(";")[0] ?? "";

test("what a person has put away is kept on the device, for that person alone", () => {
  const cookie = `other=1; ${written(stepsCookie("user-1", ["start", "set-aside"]))}; more=2`;
  expect(stepsDone(cookie, "user-1")).toEqual(["start", "set-aside"]);
  expect(stepsDone(cookie, "user-2")).toEqual([]);
  expect(stepsDone(undefined, "user-1")).toEqual([]);
  expect(stepsDone("first_steps_done=user-1.nonsense.finding", "user-1")).toEqual(["finding"]);
  expect(stepsCookie("user-1", [])).toContain("max-age=0");
});

test("the example is a person of the demo, with what is known of them", () => {
  expect(demoSlug).toBe(demoWorkspace.slug);
  const subject = demoSubjects.find(({ name }) => name === demoExample.name);
  expect(subject).toMatchObject({ ...demoExample.facts, birthYear: Number(demoExample.facts.birthYear) });
  expect(subject?.expect.findings.length).toBeGreaterThan(0);
  expect(isDemo({ slug: demoSlug }, { email: "somebody@harbour.example" })).toBe(false);
});
