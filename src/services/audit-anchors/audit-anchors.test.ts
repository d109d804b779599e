import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { describeAuditAnchors } from "./contract.ts";
import { createFileAnchors } from "./file.server.ts";

async function aFile(key = "a key of the test") {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), "attest-anchors-")), "deep", "audit-heads.jsonl");
  return { file, anchors: createFileAnchors({ file, key }) };
}

describeAuditAnchors(async () => {
  const { file, anchors } = await aFile();
  return { anchors, again: () => createFileAnchors({ file, key: "a key of the test" }) };
});

const heads = (sequence: number) => [{ chain: "product", sequence, hash: "a".repeat(64) }];

test.each<[string, (lines: string[]) => string[]]>([
  ["a changed note", (lines) => lines.map((line, index) => (index === 1 ? line.replace('"sequence":2', '"sequence":7') : line))],
  ["a note taken out", (lines) => lines.toSpliced(1, 1)],
  [
    "a note of somebody without the key",
    (lines) => [...lines, `${"0".repeat(64)} ${JSON.stringify({ at: "", heads: heads(9), previous: "" })}`],
  ],
  ["half a line", (lines) => [...lines.slice(0, 2), (lines[2] ?? "").slice(0, 40)]],
])("%s shows", async (_what, tamper) => {
  const { file, anchors } = await aFile();
  for (const sequence of [1, 2, 3]) await anchors.append(new Date(sequence), heads(sequence));
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  await writeFile(file, `${tamper(lines).join("\n")}\n`);
  const read = await anchors.read();
  expect(read.isIntact).toBe(false);
  expect(read.heads[0]?.sequence).toBeLessThanOrEqual(3);
});

test("another key trusts none of it", async () => {
  const { file, anchors } = await aFile();
  await anchors.append(new Date(1), heads(1));
  expect(await createFileAnchors({ file, key: "another" }).read()).toEqual({ heads: [], isIntact: false });
});
