import type { PageChange } from "./evidence-health.ts";

type Counts = Pick<PageChange, "quoted_count" | "standing_count">;

/** Whether words that the dossier quotes no longer stand on the live page. */
export function hasLostQuotation({ quoted_count, standing_count }: Counts): boolean {
  return quoted_count !== null && standing_count !== null && standing_count < quoted_count;
}

/** What became of a live page, for its card; `day` in words. */
export function changeSentence(change: Pick<PageChange, "outcome">, day: string): string {
  const seen = {
    changed: `The live page changed: seen on ${day}`,
    corrected: `The live page carries a correction: seen on ${day}`,
    gone: `The live page is gone: seen on ${day}`,
  }[change.outcome];
  return `${seen}. The archived copy is quoted.`;
}

/** What became of the quoted words; null where nothing is known of them. */
export function quotationSentence(change: Counts): string | null {
  const { quoted_count: quoted, standing_count: standing } = change;
  if (quoted === null || standing === null || quoted === 0) return null;
  if (standing === quoted) return "The quoted words still stand there.";
  if (standing === 0) return "The quoted words no longer stand there.";
  return `${quoted - standing} of ${quoted} quoted passages no longer ${quoted - standing === 1 ? "stands" : "stand"} there.`;
}
