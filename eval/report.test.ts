import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("says plainly that there is no evaluation data", () => {
  const report = fileURLToPath(new URL("report.ts", import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [report, "--data", "/nowhere/eval"], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain("There is no evaluation data at /nowhere/eval");
  expect(stdout).toBe("");
});
