import { describe, expect, test } from "vitest";
import { recogniseResult } from "./result-file.ts";
import { countParts, socialReportInfoSchema, withoutEmptyRows } from "./social-report.ts";
import { asSocialReportStatus, mayMove, socialReportStatuses } from "./social-report-status.ts";

test("the allowed moves, and no others", () => {
  const allowed = socialReportStatuses.flatMap((from) =>
    socialReportStatuses.filter((to) => mayMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(allowed).toEqual(["pending → in_progress", "in_progress → pending", "in_progress → complete", "complete → in_progress"]);
});

test("any other status in an address is pending", () => {
  expect(["complete", "done", undefined, 7].map(asSocialReportStatus)).toEqual(["complete", "pending", "pending", "pending"]);
});

describe("what the requester knows", () => {
  const name = { firstName: "Liesl", lastName: "Okafor-Brandt" };
  const first = (info: object) => socialReportInfoSchema.safeParse(info).error?.issues[0]?.message;

  test("needs a first and a last name; phones are not empty; addresses of profiles and mail are valid", () => {
    expect(first({ names: [] })).toBe("Name is required");
    expect(first({ names: [{ firstName: " ", lastName: "Okafor" }] })).toBe("First name is required");
    expect(first({ names: [{ firstName: "Liesl", lastName: "" }] })).toBe("Last name is required");
    expect(first({ names: [name], phones: [" "] })).toBe("Phone is required");
    expect(first({ names: [name], emails: ["liesl"] })).toBe("Email is invalid");
    for (const profile of ["liesl", "javascript:alert(1)", "ftp://people.example/liesl", "http://localhost"])
      expect(first({ names: [name], profiles: [profile] })).toBe("URL is invalid");
  });

  test("rows in which nothing stands are dropped before anything is counted", () => {
    const info = socialReportInfoSchema.parse({ names: [name], jobs: [{}, { title: "Baker" }], addresses: [{ city: " " }] });
    expect(countParts(withoutEmptyRows(info))).toMatchObject({ names: 1, jobs: 1, addresses: 0 });
  });
});

describe("an uploaded result", () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");

  test.each([
    ["result.pdf", "%PDF-1.7\n…\n%%EOF\n", "pdf"],
    ["result.CSV", "platform,post\nexample,1\n", "csv"],
    ["result.json", '{"posts": []}', "json"],
    ["result.zip", "PK\x03\x04…", "zip"],
  ])("%s is what it says", (name, text, kind) => {
    expect(recogniseResult(bytes(text), name)).toEqual({ ok: true, kind });
  });

  test.each([
    ["result.pdf", "<html></html>", "This file is named .pdf but is not a PDF file"],
    ["result.json", "{", "This file is named .json but is not a JSON file"],
    ["result.csv", "<!doctype html><p>", "This file is named .csv but is not a CSV file"],
    ["result.csv", "a\0b", "This file is named .csv but is not a CSV file"],
    ["result.zip", "%PDF-1.7 %%EOF", "This file is named .zip but is not a ZIP file"],
    ["result.svg", "<svg/>", "Only PDF, CSV, JSON and ZIP files can be uploaded"],
    ["result", "x", "Only PDF, CSV, JSON and ZIP files can be uploaded"],
    ["result.pdf", "", "This file is empty"],
  ])("%s with %j is refused", (name, text, message) => {
    expect(recogniseResult(bytes(text), name)).toEqual({ ok: false, message });
  });
});
