import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { extractPage } from "#app/features/sources/page-text.ts";

const pageRow = z.object({ id: z.string(), url: z.string(), articleBody: z.string() });
const dateRow = z.object({ id: z.string(), url: z.string(), file: z.string(), date: z.string() });

function readRows<T>(folder: string, schema: z.ZodType<T>): T[] {
  return readFileSync(join(folder, "truth.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => schema.parse(JSON.parse(line)));
}

/** Shingles of 4 words, counted; a text of fewer words is one shingle. */
function shinglesOf(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  const last = Math.max(words.length - 4, words.length === 0 ? -1 : 0);
  for (let index = 0; index <= last; index += 1) {
    const shingle = words.slice(index, index + 4).join(" ");
    counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

function total(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** Precision and recall of one page's text in shingles of 4 words, each counted as often as it occurs. */
export function compareTexts(truth: string, text: string): { precision: number; recall: number } {
  const wanted = shinglesOf(truth);
  const found = shinglesOf(text);
  let shared = 0;
  for (const [shingle, count] of found) shared += Math.min(count, wanted.get(shingle) ?? 0);
  const foundTotal = total(found);
  const wantedTotal = total(wanted);
  return {
    precision: foundTotal === 0 ? (wantedTotal === 0 ? 1 : 0) : shared / foundTotal,
    recall: wantedTotal === 0 ? 1 : shared / wantedTotal,
  };
}

export type PageTextScore = {
  precision: number;
  recall: number;
  f1: number;
  n: number;
  pages: { id: string; url: string; precision: number; recall: number }[];
};

/**
 * Scores page to text on a folder laid out as ../shared/eval/pages: the mean of the pages' precision,
 * the mean of their recall, and the F1 of the two means (as article-extraction-benchmark does).
 */
export function scorePageText(folder: string): PageTextScore {
  const pages = readRows(folder, pageRow).map(({ id, url, articleBody }) => {
    const html = gunzipSync(readFileSync(join(folder, "html", `${id}.html.gz`))).toString("utf8");
    return { id, url, ...compareTexts(articleBody, extractPage(html, url).text) };
  });
  const mean = (key: "precision" | "recall") => pages.reduce((sum, page) => sum + page[key], 0) / pages.length;
  const precision = mean("precision");
  const recall = mean("recall");
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), n: pages.length, pages };
}

export type DateScore = {
  f: number;
  right: number;
  wrong: number;
  missing: number;
  n: number;
  errors: { id: string; expected: string; found: string | null }[];
};

/** Scores publication dates on a folder laid out as ../shared/eval/dates. The page's address is not given. */
export function scoreDates(folder: string): DateScore {
  const rows = readRows(folder, dateRow).map(({ id, file, date }) => {
    const html = gunzipSync(readFileSync(join(folder, file))).toString("utf8");
    return { id, expected: date, found: extractPage(html).publishedAt };
  });
  const right = rows.filter((row) => row.found === row.expected).length;
  const missing = rows.filter((row) => row.found === null).length;
  const wrong = rows.length - right - missing;
  return {
    f: (2 * right) / (2 * right + wrong + missing),
    right,
    wrong,
    missing,
    n: rows.length,
    errors: rows.filter((row) => row.found !== row.expected),
  };
}
