import { expect, test } from "vitest";
import { megabytes } from "#app/lib/megabytes.ts";
import { formatBytes, sortFiles } from "./file-acceptance.ts";

const file = (name: string, type = "", size = 10) => ({ name, type, size });

test("without a rule everything but empty files is accepted", () => {
  const { accepted, refused } = sortFiles([file("a.bin"), file("b.txt", "text/plain", 0)], {});
  expect(accepted.map((one) => one.name)).toEqual(["a.bin"]);
  expect(refused.map((one) => [one.file.name, one.reason])).toEqual([["b.txt", "empty"]]);
});

test("accepts by extension, by type and by family, whatever the case", () => {
  const rule = { accept: ".pdf, text/html ,image/*" };
  const names = [
    file("REPORT.PDF"),
    file("page", "text/html"),
    file("photo.heic", "image/heic"),
    file("notes.txt", "text/plain"),
    file("pdf"),
  ];
  const { accepted, refused } = sortFiles(names, rule);
  expect(accepted.map((one) => one.name)).toEqual(["REPORT.PDF", "page", "photo.heic"]);
  expect(refused.map((one) => one.reason)).toEqual(["type", "type"]);
});

test("the size limit itself is still allowed", () => {
  const { accepted, refused } = sortFiles([file("a", "", 100), file("b", "", 101)], { maxBytes: 100 });
  expect(accepted.map((one) => one.name)).toEqual(["a"]);
  expect(refused[0]?.reason).toBe("size");
});

test("sizes in words", () => {
  expect([0, 999, 1000, 1500, 14_200, 999_499, 999_500, 20_000_000, 2_400_000_000].map(formatBytes)).toEqual([
    "0 B",
    "999 B",
    "1 kB",
    "1.5 kB",
    "14 kB",
    "999 kB",
    "1 MB",
    "20 MB",
    "2.4 GB",
  ]);
});

test.each([1, 20, 50, 64])("what is told as %i MB is within a limit of so many, what is told as more is not", (limit) => {
  const most = megabytes(limit);
  expect([formatBytes(most), formatBytes(most + 1)]).toEqual([`${limit} MB`, `${limit < 10 ? limit + 0.1 : limit + 1} MB`]);
  const { accepted, refused } = sortFiles([file("a", "", most), file("b", "", most + 1)], { maxBytes: most });
  expect([accepted.length, refused.map(({ reason }) => reason)]).toEqual([1, ["size"]]);
});
