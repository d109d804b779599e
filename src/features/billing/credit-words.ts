import type { CreditEntryKind, CreditPurpose } from "./credits.ts";
import { purposeNames } from "./plans.ts";

const number = new Intl.NumberFormat("en");

export function formatNumber(value: number): string {
  return number.format(value);
}

/** "+100", "−25" with a minus sign, "0". */
export function signed(amount: number): string {
  if (amount === 0) return "0";
  return `${amount > 0 ? "+" : "−"}${number.format(Math.abs(amount))}`;
}

const kinds: Record<CreditEntryKind, string> = {
  grant: "Monthly credits",
  reserve: "Reserved",
  commit: "Delivered",
  release: "Returned",
  "top-up": "Bought",
  lapse: "Lapsed",
  refund: "Taken back",
};

/** A line of the ledger in words: what happened, and to what. */
export function lineWords(line: { kind: CreditEntryKind; purpose: CreditPurpose | null; note: string | null }): {
  title: string;
  detail: string | null;
} {
  const what = line.purpose ? purposeNames[line.purpose] : null;
  return { title: what ? `${what}: ${kinds[line.kind].toLowerCase()}` : kinds[line.kind], detail: line.note };
}
