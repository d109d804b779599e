import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { demoSubjects } from "#app/db/demo/manifest.ts";
import { judgePage } from "#app/features/searches/engine/judge-page.ts";
import type { SourceText, SubjectFacts } from "#app/features/searches/engine/judgement.ts";
import { extractPage } from "#app/features/sources/page-text.ts";

import type { Benchmark } from "./benchmark.ts";
import { median, processorTimed, spread } from "./side-by-side.ts";

const documentsFolder = path.join(path.dirname(import.meta.dirname), "src", "db", "demo", "documents");
const charactersPerPage = 5_000;
const rounds = 7;

/** Processor time, not wall time, so that a busy machine does not make the engine look slower than it is. */
export const engine: Benchmark = {
  name: "engine",
  measures: "pages of 5 kB of main text that the embedded engine judges in a second of one core",
  unit: " pages/s",
  async run() {
    const tasks = await namedPages();
    const [first] = tasks;
    if (!first) throw new Error("No demo document names a demo subject");
    let found = 0;
    const judgeAll = () => {
      found = 0;
      // Another object each time: what an engine may keep of a page must not count.
      for (const { subject, page } of tasks) if (judgePage(subject, { ...page }).decision !== "none") found += 1;
    };
    for (let round = 0; round < 3; round += 1) judgeAll();
    const perPage: number[] = [];
    for (let round = 0; round < rounds; round += 1) perPage.push((await processorTimed(judgeAll)) / tasks.length);
    const bytes = tasks.reduce((sum, { page }) => sum + Buffer.byteLength(page.text), 0) / tasks.length;
    return {
      value: 1000 / median(perPage),
      target: { atLeast: 100 },
      figures: [
        ["a page", spread(perPage, "ms of processor time")],
        ["pages", `${tasks.length} of ${(bytes / 1000).toFixed(1)} kB on average, ${found} with a finding`],
      ],
    };
  },
};

/** Each demo page that names a demo subject, filled up to 5 kB with the pages after it: more people, more acts. */
async function namedPages(): Promise<{ subject: SubjectFacts; page: SourceText }[]> {
  const names = (await readdir(documentsFolder)).filter((name) => name.endsWith(".html")).toSorted();
  const pages = await Promise.all(
    names.map(async (name) => ({ name, ...extractPage(await readFile(path.join(documentsFolder, name), "utf8")) })),
  );
  return demoSubjects.flatMap((subject) =>
    pages.flatMap(({ name, title, publishedAt, text }, index) => {
      if (!text.includes(subject.name)) return [];
      const following = [...pages.slice(index + 1), ...pages.slice(0, index)].map((page) => page.text);
      const filled = [text, ...following].join("\n\n").slice(0, charactersPerPage);
      return [{ subject, page: { id: name, url: null, title: title ?? name, date: publishedAt, text: filled } }];
    }),
  );
}
