import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { quotationFinder } from "#app/features/sources/quotation.ts";
import { makeQuoteRows } from "./quotes-set.ts";

const pageRow = z.object({ id: z.string(), articleBody: z.string() });

export type QuoteScore = {
  /** Shares of genuine and of altered quotations that the check accepts. */
  genuineAccepted: number;
  alteredAccepted: number;
  genuine: number;
  altered: number;
  errors: { id: string; change: string; genuine: boolean; quote: string }[];
};

/**
 * Scores the quotation check on quotations made, at run time, from the pages of a folder laid out as
 * ../shared/eval/pages.
 */
export function scoreQuotes(folder: string): QuoteScore {
  const pages = readFileSync(join(folder, "truth.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => pageRow.parse(JSON.parse(line)))
    .map(({ id, articleBody }) => ({ id, text: articleBody }));
  const errors: QuoteScore["errors"] = [];
  const counts = { genuine: 0, genuineAccepted: 0, altered: 0, alteredAccepted: 0 };
  const finders = new Map<string, ReturnType<typeof quotationFinder>>();
  for (const { id, page, quote, genuine, change } of makeQuoteRows(pages)) {
    const find = finders.get(page) ?? quotationFinder(page);
    finders.set(page, find);
    const isAccepted = find(quote) !== null;
    counts[genuine ? "genuine" : "altered"] += 1;
    if (isAccepted) counts[genuine ? "genuineAccepted" : "alteredAccepted"] += 1;
    if (isAccepted !== genuine) errors.push({ id, change, genuine, quote });
  }
  return {
    genuineAccepted: counts.genuineAccepted / counts.genuine,
    alteredAccepted: counts.alteredAccepted / counts.altered,
    genuine: counts.genuine,
    altered: counts.altered,
    errors,
  };
}
