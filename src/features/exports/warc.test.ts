import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { warcMember } from "./warc.ts";

const record = {
  type: "resource",
  id: "0193d6a0-0000-7000-8000-000000000001",
  date: new Date("2026-03-02T09:00:00.123Z"),
  contentType: "text/html; charset=utf-8",
  block: Buffer.from("<p>Ünï\r\n\r\ncode</p>"),
  targetUri: "https://paper.example/1",
} as const;

test("a record is its version, its fields, the block and two line ends, byte for byte", () => {
  const text = gunzipSync(warcMember(record)).toString("utf8");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  expect(head.split("\r\n")[0]).toBe("WARC/1.1");
  const fields = new Map(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields.get("Content-Length")).toBe(String(record.block.byteLength));
  expect(fields.get("WARC-Date")).toBe("2026-03-02T09:00:00Z");
  expect(fields.get("WARC-Record-ID")).toBe(`<urn:uuid:${record.id}>`);
  expect(rest.join("\r\n\r\n")).toBe(`${record.block.toString("utf8")}\r\n\r\n`);
  const digest = fields.get("WARC-Block-Digest")?.replace("sha256:", "") ?? "";
  expect(fromBase32(digest)).toBe(createHash("sha256").update(record.block).digest("hex"));
});

test("no value can begin a field of its own", () => {
  const text = gunzipSync(warcMember({ ...record, targetUri: "https://a.example/\r\nWARC-Type: warcinfo" })).toString("utf8");
  expect(text.match(/^WARC-Type:/gm)).toHaveLength(1);
});

function fromBase32(text: string): string {
  const bits = [...text.replaceAll("=", "")].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const all = bits.join("");
  return Array.from({ length: 64 }, (_, index) => Number.parseInt(all.slice(index * 4, index * 4 + 4), 2).toString(16)).join("");
}
