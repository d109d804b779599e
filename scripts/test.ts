import { spawn } from "node:child_process";
import { mkdtemp, mkdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { ensureBuilt } from "#app/server/build.server.ts";

import { ensureChromium } from "./find-chromium.ts";
import { createSteps } from "./steps.ts";

// `npm test [filter…]`: every test there is, in an order that tells soonest. Its last line is "N passed, N failed".

type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

const projectFolder = path.dirname(import.meta.dirname);
/** Some hundred processes and threads load the same modules: each is compiled once. */
const compiledFolder = path.join(projectFolder, "dist", "compiled");
const filters = process.argv.slice(2);
const { step, line } = createSteps((text) => process.stdout.write(text));
let passed = 0;
let failed = 0;
/** What failed, told once more at the end: a long run's beginning is often cut off. */
const failures: string[] = [];

/** Counts a stage that could not even begin, with its reason. */
async function stage(title: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    failed += 1;
    failures.push(title);
    console.error(`\n${title}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

type Run = { environment?: Record<string, string>; lanes?: number };

async function runTests(projects: string[], { environment = {}, lanes }: Run = {}): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "attest-report-"));
  try {
    const file = path.join(folder, "report.json");
    const child = spawn(
      process.execPath,
      [
        path.join(projectFolder, "node_modules", "vitest", "vitest.mjs"),
        "run",
        ...projects.flatMap((project) => ["--project", project]),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
        "--passWithNoTests",
        ...(lanes === undefined ? [] : [`--maxWorkers=${lanes}`]),
        ...filters,
      ],
      {
        cwd: projectFolder,
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder, ...environment },
      },
    );
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    // A file that does not load, and an error outside of every test, fail no test: they count as one each.
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
    ).length;
    const counted = report.numFailedTests + unloaded;
    passed += report.numPassedTests;
    failed += counted === 0 && code !== 0 ? 1 : counted;
    for (const { name, status, message, assertionResults } of report.testResults) {
      const where = path.relative(projectFolder, name);
      if (status === "failed" && assertionResults.length === 0) failures.push(`${where}: ${message ?? "did not load"}`);
      for (const test of assertionResults) {
        if (test.status === "failed") {
          failures.push(`${where}: ${test.fullName}\n${(test.failureMessages?.[0] ?? "").slice(0, 1_500)}`);
        }
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function cacheFolder(): Promise<string> {
  const own = path.join(os.homedir(), ".cache", "attest");
  return mkdir(own, { recursive: true }).then(
    () => own,
    () => path.join(projectFolder, ".cache"),
  );
}

// Some wait for a job's next try or for a silent server: three share two cores.
await stage("Pure and server tests", () => runTests(["pure", "server"], { lanes: 3 }));
const isBuilt = await stage("Build", async () => {
  await ensureBuilt(projectFolder, (work) => step("Building the app", work));
});
if (isBuilt) {
  await stage("Process tests", () => runTests(["process"]));
  await stage("Journeys", async () => {
    const chromium = await step("Looking for Chromium", async () =>
      ensureChromium({ wanted: process.env["CHROMIUM_PATH"], cacheFolder: await cacheFolder(), log: line }),
    );
    // A journey waits for its page half of the time: three share two cores.
    await runTests(["e2e"], { environment: { CHROMIUM_PATH: chromium }, lanes: 3 });
  });
}
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
