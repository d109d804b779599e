import { describe, expect, test } from "vitest";

import { deadlineOf, dueAt } from "./subject-request.ts";
import { whyNotChange, whyNotWork } from "./subject-requests.policy.ts";

const open = { status: "open", takenBy: "petra", email: "runa@example.org" };
const petra = { userId: "petra", email: "petra@example.org" };

describe("who may work on a request", () => {
  test("whoever took it", () => {
    expect(whyNotWork(open, petra)).toBeNull();
  });
  test("nobody before it was taken, and no colleague after", () => {
    expect(whyNotWork({ ...open, takenBy: null }, petra)).toBe("Take this request first");
    expect(whyNotWork({ ...open, takenBy: "ola" }, petra)).toBe("A colleague works on this request");
  });
  test("nobody once it is decided", () => {
    expect(whyNotWork({ ...open, status: "decided" }, petra)).toBe("This request is decided already");
  });
  test("never who asks, however they write their address", () => {
    expect(whyNotWork({ ...open, email: " Petra@Example.org" }, petra)).toContain("your own");
  });
});

describe("when something may be changed", () => {
  test("after who asks was checked and the person was chosen", () => {
    expect(whyNotChange({ identityCheckedAt: null, subjectId: "x" })).toBe("Check first who asks");
    expect(whyNotChange({ identityCheckedAt: new Date(), subjectId: null })).toBe("Choose first whom it is about");
    expect(whyNotChange({ identityCheckedAt: new Date(), subjectId: "x" })).toBeNull();
  });
});

describe("the deadline", () => {
  const due = dueAt(new Date("2026-03-01T10:00:00Z"));
  test("is thirty days after the confirmation", () => {
    expect(due.toISOString()).toBe("2026-03-31T10:00:00.000Z");
  });
  test.each([
    ["2026-03-02T10:00:00Z", { state: "ahead", days: 29 }],
    ["2026-03-24T10:00:00Z", { state: "due", days: 7 }],
    ["2026-03-31T09:00:00Z", { state: "due", days: 1 }],
    ["2026-03-31T10:00:01Z", { state: "overdue", days: 1 }],
    ["2026-04-05T10:00:00Z", { state: "overdue", days: 5 }],
  ])("at %s", (now, expected) => {
    expect(deadlineOf(due, new Date(now))).toEqual(expected);
  });
});
