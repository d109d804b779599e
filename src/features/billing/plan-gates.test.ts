import { expect, test } from "vitest";
import { canUse } from "./plan-gates.policy.ts";

test.each([
  ["behavior-incidents-search", [true, true, true]],
  ["personal-info-search", [false, true, true]],
  ["social-media-search", [false, false, true]],
  ["report-generation", [false, false, true]],
] as const)("%s is open to basic, pro, enterprise: %j", (purpose, open) => {
  expect((["basic", "pro", "enterprise"] as const).map((plan) => canUse(plan, purpose))).toEqual(open);
});
