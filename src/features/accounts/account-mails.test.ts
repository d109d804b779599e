import { describe, expect, test } from "vitest";
import { layOutMail } from "#app/services/mail/mail-layout.ts";
import { linkMail, noticeKinds, noticeMail } from "./account-mails.ts";
import { mailTokenKinds } from "./mail-token.ts";

const given = { firstName: "Ludmila", token: "tok-123", websiteUrl: "https://attest.example", isTaken: false };
const paths = { confirm: "/sign-up/confirm/", reset: "/reset-password/", "change-email": "/confirm-email/" };

describe("mails about an account", () => {
  test.each(mailTokenKinds)("the link of %s leads to its page, in text and in HTML", (kind) => {
    const { subject, content } = linkMail(kind, given);
    const { text, html } = layOutMail(content);
    const url = `https://attest.example${paths[kind]}tok-123`;
    expect(text).toContain(url);
    expect(html).toContain(`href="${url}"`);
    expect(text).toMatch(/works once, for (?:24 hours|one hour)/);
    expect(subject).not.toMatch(/Ludmila|tok-123/);
  });

  test("an address that has an account is told so, without the other person's name", () => {
    const { text } = layOutMail(linkMail("confirm", { ...given, isTaken: true }).content);
    expect(text).toContain("has an account already");
    expect(text).not.toContain("Ludmila");
  });

  test.each(noticeKinds)("the notice %s says what happened and what to do", (kind) => {
    const { subject, content } = noticeMail(kind, given);
    expect(subject).not.toContain("Ludmila");
    expect(layOutMail(content).text).toMatch(/forgot-password|\/app/);
  });
});
