import { spawn } from "node:child_process";
import path from "node:path";

/** Format, lint, types, dead code and architecture, side by side; prints what failed and ends with 1 then. */
const projectFolder = path.dirname(import.meta.dirname);
const bin = path.join(projectFolder, "node_modules", ".bin");

const checks: [name: string, command: string, ...args: string[]][] = [
  ["format", "oxfmt", "--check"],
  ["lint", "oxlint", "--type-aware"],
  ["types", "tsc", "-p", "."],
  ["dead code", "knip"],
  ["architecture", "vitest", "run", "--project", "pure", "tests/architecture.test.ts"],
];

function run([name, command, ...args]: (typeof checks)[number]): Promise<{ name: string; ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, command), args, { cwd: projectFolder, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.on("error", (error) => resolve({ name, ok: false, output: error.message }));
    child.on("close", (code) => resolve({ name, ok: code === 0, output }));
  });
}

const results = await Promise.all(checks.map(run));
for (const { name, ok, output } of results) {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (!ok) console.log(output.trimEnd());
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
