import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "#app/features/searches/engine/events/read-report.ts";
import { sameEvent } from "#app/features/searches/engine/events/same-event.ts";
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

/**
 * Pairs from a file of invented reports (eval/invented/README.md): `@@ group-event | date | title`, then the text. Reports of
 * one event are positives; negatives are two events of one group (one person, place or kind of act) and, for each report,
 * the reports of the next two groups.
 */
export function inventedPairs(file: string): Pair[] {
  const reports = readFileSync(file, "utf8")
    .split(/^@@ /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...lines] = part.split("\n");
      const [event = "", date = "", title = ""] = head.split(" | ").map((cell) => cell.trim());
      return { event, group: event.split("-")[0] ?? "", report: { title, date, text: lines.join("\n").trim() } };
    });
  const groups = [...new Set(reports.map(({ group }) => group))];
  const near = (a: string, b: string) => {
    const apart = Math.abs(groups.indexOf(a) - groups.indexOf(b));
    return apart <= 2;
  };
  return reports.flatMap((a, index) =>
    reports
      .slice(index + 1)
      .filter((b) => near(a.group, b.group))
      .map((b) => ({ a: a.report, b: b.report, same: a.event === b.event })),
  );
}

/** Scores the same-event verdict on the evaluation data in `data` (laid out as ../shared/eval). */
export function scoreSameEvent(data: string): SameEventReport {
  const labelled = existsSync(join(data, "same-event", "dev.jsonl"));
  const pairs = labelled ? readRows<Pair>(join(data, "same-event"), "dev.jsonl") : pairsOfDifferentCases(data);
  return scorePairs(pairs, labelled ? "labelled" : "negatives");
}

/** Scores the verdict on the given pairs. */
export function scorePairs(pairs: readonly Pair[], source: SameEventReport["source"]): SameEventReport {
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
    source,
    precision,
    recall,
    f1,
    positives,
    negatives: pairs.length - positives,
    falseJoins,
  };
}
