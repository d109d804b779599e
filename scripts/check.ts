import { execFile, spawn } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** Format, lint, types, dead code, architecture and strays, side by side; prints what failed and ends with 1 then. */
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

const ofTheRoot =
  /^(?:README\.md|CONTRIBUTING\.md|package(?:-lock)?\.json|(?:tsconfig|knip)\.json|\w+\.config\.ts|\.\w+(?:\.json)?)$/;

/** Scratch that was committed along: in the root stands only what tools look for there. */
async function findStrays(): Promise<Awaited<ReturnType<typeof run>>> {
  try {
    const { stdout } = await promisify(execFile)("git", ["ls-files", "--cached"], { cwd: projectFolder });
    const strays = stdout.split("\n").filter((file) => file !== "" && !file.includes("/") && !ofTheRoot.test(file));
    return { name: "strays", ok: strays.length === 0, output: strays.join("\n") };
  } catch (error) {
    return { name: "strays", ok: false, output: String(error) };
  }
}

const results = await Promise.all([...checks.map(run), findStrays()]);
for (const { name, ok, output } of results) {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (!ok) console.log(output.trimEnd());
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
