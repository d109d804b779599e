import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { runAsProduction } from "#app/server/env.server.ts";

import { adminLists } from "./admin-lists.ts";
import { type Benchmark, describe } from "./benchmark.ts";
import { dossierJank } from "./dossier-jank.ts";
import { dossierPageCpu } from "./dossier-page-cpu.ts";
import { engine } from "./engine.ts";
import { dossierExport } from "./export.ts";
import { fileSystem } from "./file-system.ts";
import { modelTokens } from "./model-tokens.ts";
import { memoryAtRest } from "./memory-at-rest.ts";
import { pageToText } from "./page-to-text.ts";
import { memoryOverPages } from "./memory-over-pages.ts";
import { names } from "./names.ts";
import { palette } from "./palette.ts";
import { report } from "./report.ts";
import { searchRun } from "./search-run.ts";
import { serverFunction } from "./server-function.ts";

/*
 * npm run bench [name…]: the product's performance as ratios measured side by side in one run (docs/performance.md).
 * A value over its target is told and ends nothing; exit code 1 means that something could not be measured.
 */

const benchmarks: readonly Benchmark[] = [
  searchRun,
  serverFunction,
  dossierPageCpu,
  engine,
  memoryAtRest,
  modelTokens,
  pageToText,
  adminLists,
  palette,
  names,
  memoryOverPages,
  fileSystem,
  report,
  dossierExport,
  dossierJank,
];

const ending: (() => Promise<void>)[] = [];

async function cleanUp(): Promise<void> {
  for (let clean = ending.pop(); clean !== undefined; clean = ending.pop()) {
    await clean().catch((error: unknown) => console.error(`cleaning up: ${String(error)}`));
  }
}

async function measure(benchmark: Benchmark): Promise<boolean> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `attest-bench-${benchmark.name}-`));
  ending.push(() => rm(folder, { recursive: true, force: true }));
  const from = performance.now();
  try {
    const outcome = await benchmark.run({
      folder,
      tell: (line) => console.log(`  … ${line}`),
      atEnd: (clean) => ending.push(clean),
    });
    console.log(`${describe(benchmark, outcome, (performance.now() - from) / 1000)}\n`);
    return true;
  } catch (error) {
    console.error(
      `${benchmark.name}: could not be measured\n  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    return false;
  } finally {
    await cleanUp();
  }
}

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(", ")}; there are ${benchmarks.map(({ name }) => name).join(", ")}`);
    return 1;
  }
  runAsProduction();
  const model = os.cpus()[0]?.model.trim() ?? "unknown processor";
  console.log(`${os.availableParallelism()} cores (${model}), Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}\n`);
  let code = 0;
  for (const benchmark of benchmarks) {
    if (names.length > 0 && !names.includes(benchmark.name)) continue;
    if (!(await measure(benchmark))) code = 1;
  }
  return code;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void cleanUp().then(() => process.exit(1));
  });
}
process.exit(await main(process.argv.slice(2)));
