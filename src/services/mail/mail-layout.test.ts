import { expect, test } from "vitest";
import { layOutMail } from "./mail-layout.ts";

const mail = layOutMail({
  title: "Join <Harbour & Watch>",
  paragraphs: ['Noor "N" Lindqvist asks you in.'],
  action: { label: "Accept", url: "https://attest.example/invitations/abc?x=1&y=2" },
  notes: ["The link works for 7 days."],
});

test("text and HTML say the same", () => {
  expect(mail.text).toContain("Join <Harbour & Watch>");
  expect(mail.text).toContain("Accept:\nhttps://attest.example/invitations/abc?x=1&y=2");
  expect(mail.text).toContain("The link works for 7 days.");
  expect(mail.html).toContain("The link works for 7 days.");
});

test("what a person wrote is inert in the HTML", () => {
  expect(mail.html).toContain("Join &lt;Harbour &amp; Watch&gt;");
  expect(mail.html).toContain("&quot;N&quot;");
  expect(mail.html).toContain('href="https://attest.example/invitations/abc?x=1&amp;y=2"');
  expect(mail.html).not.toMatch(/<img|<script|url\(/);
});
