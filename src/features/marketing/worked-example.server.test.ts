import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoDocuments } from "#app/db/demo/manifest.ts";
import { verifyQuotation } from "#app/features/sources/quotation.ts";
import { readDocument } from "#app/features/sources/read-document.server.ts";
import { workedExample } from "./worked-example.server.ts";

test("the home page's example is a finding whose every quotation stands in its page", async () => {
  const example = await workedExample();
  expect(example.outcomes[0]?.statuses[0]).toBe("sentenced");
  expect(example.identity.filter(({ stance }) => stance === "for").length).toBeGreaterThan(2);
  expect(example.set_aside.map(({ reason }) => reason)).toEqual(["lawful-opinion", "another-person"]);
  const quotations = [
    example.title,
    ...example.outcomes.map((outcome) => outcome.quotation),
    ...example.set_aside.map((page) => page.quotation),
  ];
  for (const { text, page } of quotations) {
    const document = demoDocuments.find(({ url }) => url === page.url);
    const bytes = readFileSync(new URL(`../../db/demo/documents/${document?.file}`, import.meta.url));
    const read = await readDocument({ bytes, fileName: document?.file ?? "", url: page.url });
    expect(read.ok && verifyQuotation(read.document.text, text)).toBeTruthy();
  }
});
