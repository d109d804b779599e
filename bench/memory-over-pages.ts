import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { openPage } from "#app/features/searches/engine/open-page.ts";
import { extractPage } from "#app/features/sources/page-text.ts";

import type { Benchmark } from "./benchmark.ts";
import { printPages, subjectFacts } from "./press.ts";

const pages = 10_000;
const first = 1_000;
const atOnce = 100;
const subject = { name: "Dorian Quillmere", ...subjectFacts, birthYear: Number(subjectFacts.birthYear) };
const megabyte = 1024 * 1024;

/** What the process still holds after a collection, and what it has taken from the machine. */
export const memoryOverPages: Benchmark = {
  name: "memory-over-pages",
  measures: `memory held after ${pages.toLocaleString("en")} pages were read and judged ÷ after the first ${first.toLocaleString("en")}`,
  unit: "×",
  async run(bench) {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const held: number[] = [];
    const resident: number[] = [];
    let found = 0;
    for (let done = 0; done < pages; done += atOnce) {
      for (const { url, html } of printPages("Dorian Quillmere", atOnce)) {
        const { title, text, publishedAt } = extractPage(html, url);
        const page = openPage(subject, { id: url, url, title: title ?? "", date: publishedAt, text });
        if (page.identity().ledger.verdict !== "unnamed" && page.judgement().decision !== "none" && page.passages().length > 0)
          found += 1;
      }
      // As between the pages of a run: other work has its turn.
      await new Promise((resolve) => setImmediate(resolve));
      if ((done + atOnce) % first !== 0) continue;
      collect();
      const memory = process.memoryUsage();
      held.push(memory.heapUsed / megabyte);
      resident.push(memory.rss / megabyte);
      if (held.length === 1 || held.length === 5)
        bench.tell(`${(done + atOnce).toLocaleString("en")} pages: ${held.at(-1)?.toFixed(1)} MB`);
    }
    if (found !== pages / 5) throw new Error(`${found} of ${pages / 5} acts were found`);
    const [start, end] = [held[0] ?? Number.NaN, held.at(-1) ?? Number.NaN];
    return {
      value: end / start,
      target: { atMost: 1.1 },
      figures: [
        ["held after each thousand", `${held.map((value) => value.toFixed(1)).join(", ")} MB`],
        ["resident, most", `${Math.max(...resident).toFixed(0)} MB`],
      ],
    };
  },
};
