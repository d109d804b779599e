import { matchNames } from "#app/features/subjects/match-names.ts";
import { text } from "./row.ts";

/** Task "names": could two written names be one person's? */
export function names(row: Record<string, unknown>): { score: number; match: boolean } {
  const { score, match } = matchNames(text(row, "a"), text(row, "b"));
  return { score, match };
}
