import { names } from "./names.ts";
import { readRows } from "./rows-file.ts";

type NameRow = { id: string; a: string; b: string; match: boolean; script_a: string; script_b: string };

export type NamesScore = {
  precision: number;
  recall: number;
  f1: number;
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  negatives: number;
  n: number;
};

export type NamesReport = {
  overall: NamesScore;
  byScript: Record<string, NamesScore>;
  errors: { id: string; a: string; b: string; match: boolean; score: number }[];
};

function emptyScore(): NamesScore {
  return { precision: 1, recall: 1, f1: 1, truePositives: 0, falsePositives: 0, falseNegatives: 0, negatives: 0, n: 0 };
}

function count(score: NamesScore, wanted: boolean, found: boolean): void {
  score.n += 1;
  if (wanted && found) score.truePositives += 1;
  if (!wanted && found) score.falsePositives += 1;
  if (wanted && !found) score.falseNegatives += 1;
  if (!wanted) score.negatives += 1;
  const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  score.precision = ratio(score.truePositives, score.truePositives + score.falsePositives);
  score.recall = ratio(score.truePositives, score.truePositives + score.falseNegatives);
  score.f1 = ratio(2 * score.precision * score.recall, score.precision + score.recall);
}

/** Scores the matcher's verdict on dev.jsonl of a folder laid out as ../shared/eval/names. */
export function scoreNames(folder: string): NamesReport {
  const report: NamesReport = { overall: emptyScore(), byScript: {}, errors: [] };
  for (const row of readRows<NameRow>(folder, "dev.jsonl")) {
    const { match, score } = names(row);
    const scripts = [row.script_a, row.script_b].toSorted().join("–");
    count(report.overall, row.match, match);
    count((report.byScript[scripts] ??= emptyScore()), row.match, match);
    if (match !== row.match) report.errors.push({ id: row.id, a: row.a, b: row.b, match, score });
  }
  return report;
}
