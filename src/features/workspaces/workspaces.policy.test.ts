import { expect, test } from "vitest";
import { canManage, wouldLeaveNoOwner } from "./workspaces.policy.ts";

test("owners manage, members do not", () => {
  expect(canManage({ role: "owner" })).toBe(true);
  expect(canManage({ role: "member" })).toBe(false);
});

test("the last owner stays", () => {
  const owner = { id: "a", role: "owner" as const };
  const member = { id: "b", role: "member" as const };
  expect(wouldLeaveNoOwner([owner, member], "a")).toBe(true);
  expect(wouldLeaveNoOwner([owner, member], "b")).toBe(false);
  expect(wouldLeaveNoOwner([owner, { ...owner, id: "c" }], "a")).toBe(false);
});
