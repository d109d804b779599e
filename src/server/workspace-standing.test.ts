import { describe, expect, it } from "vitest";
import { isWriting, standingOf } from "./workspace-standing.ts";

const now = new Date("2026-05-10T12:00:00Z");
const days = (count: number) => new Date(now.getTime() - count * 24 * 60 * 60 * 1000);

describe("what a workspace may do", () => {
  it.each([
    [null, "full"],
    [{ status: "active", pastDueSince: null, disputedSince: null }, "full"],
    [{ status: "trialing", pastDueSince: null, disputedSince: null }, "full"],
    [{ status: "past_due", pastDueSince: days(6.9), disputedSince: null }, "grace"],
    [{ status: "past_due", pastDueSince: days(7), disputedSince: null }, "read-only"],
    [{ status: "active", pastDueSince: null, disputedSince: days(1) }, "grace"],
    [{ status: "active", pastDueSince: null, disputedSince: days(8) }, "read-only"],
    [{ status: "unpaid", pastDueSince: days(1), disputedSince: null }, "read-only"],
    [{ status: "canceled", pastDueSince: null, disputedSince: null }, "read-only"],
  ])("%o is %s", (subscription, kind) => {
    expect(standingOf(subscription, now).kind).toBe(kind);
  });

  it("is refused what writes, but for what settles the debt", () => {
    expect(isWriting("GET", "/_server/getDossiers")).toBe(false);
    expect(isWriting("POST", "/_server/createDossier")).toBe(true);
    expect(isWriting("POST", "/_server/openBillingPortal")).toBe(false);
    expect(isWriting("POST", "/api/workspaces/x/sources")).toBe(true);
  });
});
