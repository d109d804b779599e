import { existsSync, readFileSync } from "node:fs";
import { resolve } from "#app/features/searches/engine/attribution/coreference.ts";
import { readPage } from "#app/features/searches/engine/reading/page-reading.ts";
import { readInvented } from "./invented-set.ts";

/** A pronoun or a word for what somebody is, by its place in a document's text, and whom it means by a reader's word; null for nobody named. */
type Mark = { batch: number; doc: string; start: number; end: number; means: string | null };

/** Of the words that the engine holds to mean a person: how many do, and how many of those that do it holds to. */
export type CoreferenceReport = {
  marks: number;
  right: number;
  wrong: number;
  missed: number;
  precision: number;
  recall: number;
};

/** Where a batch stands: among the invented documents, or kept aside. */
function fileOf(folder: URL, batch: number): string {
  const file = new URL(`batch-${batch}.txt`, folder).pathname;
  return existsSync(file) ? file : new URL(`../kept-aside/batch-${batch}.txt`, folder).pathname;
}

const possessive = /^(?:his|hers)$/i;

/**
 * Reads each document once for everybody labelled in it, as the product does, and compares whom its pronouns and roles are held to mean
 * with what readers said (`invented/coreference.jsonl`). Possessives are left out: the engine reads them with what is owned.
 * @param folder the folder of the invented documents, with a trailing slash
 */
export function scoreCoreference(folder: URL): CoreferenceReport {
  const marks = readFileSync(new URL("coreference.jsonl", folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Mark);
  const report = { marks: marks.length, right: 0, wrong: 0, missed: 0 };
  for (const batch of new Set(marks.map((mark) => mark.batch)))
    for (const row of readInvented(fileOf(folder, batch))) {
      const here = marks.filter(({ doc }) => doc === row.doc);
      if (here.length === 0) continue;
      const page = readPage(row.subject, row);
      const meant = new Set(resolve(page).meant.map(({ start }) => start));
      const actors = page.sentences.flatMap(({ reading }) => reading.actors);
      for (const { start, end, means } of here) {
        const actor =
          actors.find((one) => one.start === start) ??
          actors.find((one) => one.start >= start && one.start <= start + 4 && Math.abs(one.end - end) <= 2);
        if (actor === undefined || actor.possessor === true || possessive.test(row.text.slice(start, end))) continue;
        const isHeld = meant.has(actor.start);
        if (means === row.subject.name) report[isHeld ? "right" : "missed"] += 1;
        else if (isHeld) report.wrong += 1;
      }
    }
  return {
    ...report,
    precision: report.right / Math.max(1, report.right + report.wrong),
    recall: report.right / Math.max(1, report.right + report.missed),
  };
}
