import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { processesOf } from "#tests/process/running-app.ts";

import type { Benchmark } from "./benchmark.ts";
import { startProduct } from "./running-product.ts";

const rest = 20_000;

/**
 * The first start of the product on an empty folder, seeding included, then rest. Memory that processes share counts
 * once: the sum of their proportional set sizes.
 */
export const memoryAtRest: Benchmark = {
  name: "memory-at-rest",
  measures: "memory of the whole product with its database, 20 s after a first start (proportional set sizes)",
  unit: " MB",
  async run(bench) {
    const product = await startProduct(bench);
    bench.tell(`resting ${rest / 1000} s`);
    await sleep(rest);
    const node = product.process.pid;
    const processes = await Promise.all(processesOf(bench.folder).map(async (pid) => ({ pid, ...(await memoryOf(pid)) })));
    const server = processes.filter(({ pid }) => pid === node);
    const database = processes.filter(({ pid }) => pid !== node);
    if (server.length !== 1 || database.length === 0) throw new Error(`${processes.length} processes of the product were found`);
    const sum = (some: typeof processes, key: "pss" | "rss") => some.reduce((total, process) => total + process[key], 0) / 1024;
    return {
      value: sum(processes, "pss"),
      target: { atMost: 450 },
      figures: [
        ["Node", `${sum(server, "pss").toFixed(0)} MB proportional, ${sum(server, "rss").toFixed(0)} MB resident`],
        [
          "PostgreSQL",
          `${sum(database, "pss").toFixed(0)} MB proportional, ${sum(database, "rss").toFixed(0)} MB resident, in ${database.length} processes`,
        ],
      ],
    };
  },
};

/** Kilobytes. */
async function memoryOf(pid: number): Promise<{ pss: number; rss: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(rollup)?.[1]);
  return { pss: field("Pss"), rss: field("Rss") };
}
