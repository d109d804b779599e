import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Report, sameEvent } from "#app/features/searches/engine/same-event.ts";
import { readRows } from "./rows-file.ts";

type Pair = { a: Report; b: Report; same: boolean };

export type SameEventReport = {
  /** "labelled": same-event/dev.jsonl of the folder; without it "negatives" alone, from the invented documents. */
  source: "labelled" | "negatives";
  precision: number;
  recall: number;
  f1: number;
  positives: number;
  negatives: number;
  falseJoins: number;
};

/** The documents of incidents-dev.jsonl are all of different cases: any two of them are a negative. */
function pairsOfDifferentCases(data: string): Pair[] {
  const rows = readRows<Report & { doc: string; language: string }>(join(data, "incidents"), "incidents-dev.jsonl");
  const documents = [...new Map(rows.filter((row) => row.language === "en").map((row) => [row.doc, row])).values()];
  return documents.flatMap((a, index) => documents.slice(index + 1).map((b) => ({ a, b, same: false })));
}

/** Scores the same-event verdict on the evaluation data in `data` (laid out as ../shared/eval). */
export function scoreSameEvent(data: string): SameEventReport {
  const labelled = existsSync(join(data, "same-event", "dev.jsonl"));
  const pairs = labelled ? readRows<Pair>(join(data, "same-event"), "dev.jsonl") : pairsOfDifferentCases(data);
  let [found, falseJoins] = [0, 0];
  for (const { a, b, same } of pairs) {
    if (!sameEvent(a, b).same) continue;
    if (same) found += 1;
    else falseJoins += 1;
  }
  const positives = pairs.filter((pair) => pair.same).length;
  const precision = found + falseJoins === 0 ? 1 : found / (found + falseJoins);
  const recall = positives === 0 ? 1 : found / positives;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return {
    source: labelled ? "labelled" : "negatives",
    precision,
    recall,
    f1,
    positives,
    negatives: pairs.length - positives,
    falseJoins,
  };
}
