import { describe, expect, test } from "vitest";
import { layOutMail } from "#app/services/mail/mail-layout.ts";
import { billingMail, billingNotices, noticesBetween, type NoticedSubscription } from "./billing-mails.ts";

const at = new Date("2026-03-14T09:00:00Z");
const running = { status: "active", pastDueSince: null, cancelsAt: null, endedAt: null };
const unpaid = { ...running, status: "past_due", pastDueSince: at };
const cancelled = { ...running, cancelsAt: at };
const ended = { ...running, status: "canceled", endedAt: at };

describe("what is told of a change", () => {
  test.each([
    ["a first picture of one that runs", null, running, []],
    ["nothing new", unpaid, unpaid, []],
    ["a payment that failed", running, unpaid, ["payment-failed"]],
    ["a payment that failed before anything was known", null, unpaid, ["payment-failed"]],
    ["a payment that came after all", unpaid, running, ["payment-recovered"]],
    ["a cancellation", running, cancelled, ["cancelled"]],
    ["a cancellation taken back", cancelled, running, ["resumed"]],
    ["both at once", running, { ...unpaid, cancelsAt: at }, ["payment-failed", "cancelled"]],
    ["the end after a cancellation", cancelled, ended, ["ended"]],
    ["the end for want of payment", unpaid, ended, ["ended"]],
    ["an end known already", ended, ended, []],
    ["one that had ended before it was known", null, ended, []],
  ] as const)("%s", (_, before, now, notices) => {
    expect(noticesBetween(before, now)).toEqual(notices);
  });
});

describe("mails about a subscription", () => {
  const of: NoticedSubscription = {
    plan: "pro",
    period: "yearly",
    workspace: { name: "Merrow Quay Watch", slug: "merrow-quay" },
    end: at,
    isUncharged: false,
  };

  test.each(billingNotices)("%s says what it is about and leads to billing, and its subject names nobody", (notice) => {
    const { subject, content } = billingMail(notice, of, "https://attest.example");
    const { text, html } = layOutMail(content);
    expect(subject).not.toContain("Merrow");
    expect(text).toContain("the Pro plan, billed yearly");
    expect(text).toContain("“Merrow Quay Watch”");
    expect(html).toContain('href="https://attest.example/merrow-quay/settings/billing"');
  });

  test("a missing payment says until when everything works, and that nothing is deleted", () => {
    const { text } = layOutMail(billingMail("payment-failed", of, "https://attest.example").content);
    expect(text).toContain("Everything works until 14 March 2026");
    expect(text).toContain("Nothing is deleted");
  });

  test("one that ended while its person waited says that nothing was charged", () => {
    const { text } = layOutMail(billingMail("ended", { ...of, workspace: null, isUncharged: true }, "https://a.example").content);
    expect(text).toContain("Nothing was charged");
    expect(text).toContain("https://a.example/app");
  });
});
