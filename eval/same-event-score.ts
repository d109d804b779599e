import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Report, sameEvent } from "#app/features/searches/same-event.ts";
import { readRows } from "./rows-file.ts";

type Pair = { a: Report; b: Report; same: boolean };

export type SameEventReport = {
  /** "labelled": same-event/dev.jsonl of the folder; "derived": from the invented documents, see below. */
  source: "labelled" | "derived";
  precision: number;
  recall: number;
  f1: number;
  positives: number;
  negatives: number;
  falseJoins: number;
};

/**
 * Without labelled pairs: the documents of incidents-dev.jsonl are all of different cases, so any two
 * of them are a negative; the odd and the even sentences of one document (which repeat nothing word
 * for word, so this is harder than two reports) are a positive.
 */
function derivedPairs(data: string): Pair[] {
  const rows = readRows<Report & { doc: string; language: string }>(join(data, "incidents"), "incidents-dev.jsonl");
  const documents = [...new Map(rows.filter((row) => row.language === "en").map((row) => [row.doc, row])).values()];
  const pairs: Pair[] = [];
  for (const [index, a] of documents.entries()) {
    for (const b of documents.slice(index + 1)) pairs.push({ a, b, same: false });
    const sentences = a.text.split(/(?<=[.!?])\s+/u);
    const half = (rest: number): Report => ({
      title: rest === 0 ? a.title : "",
      date: a.date,
      text: sentences.filter((_, place) => place % 2 === rest).join(" "),
    });
    if (sentences.length >= 6) pairs.push({ a: half(0), b: half(1), same: true });
  }
  return pairs;
}

/** Scores the same-event verdict on the evaluation data in `data` (laid out as ../shared/eval). */
export function scoreSameEvent(data: string): SameEventReport {
  const labelled = existsSync(join(data, "same-event", "dev.jsonl"));
  const pairs = labelled ? readRows<Pair>(join(data, "same-event"), "dev.jsonl") : derivedPairs(data);
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
    source: labelled ? "labelled" : "derived",
    precision,
    recall,
    f1,
    positives,
    negatives: pairs.length - positives,
    falseJoins,
  };
}
