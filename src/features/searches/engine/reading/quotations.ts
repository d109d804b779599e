import type { Judgement, Quotation } from "../judgement.ts";

/** Every quotation that a judgement rests on: its finding's and those of its identity ledger. */
export function quotationsOf(judgement: Judgement): Quotation[] {
  const { finding, identity } = judgement;
  return [
    ...(finding
      ? [
          finding.title.quotation,
          ...finding.summary.map((sentence) => sentence.quotation),
          ...finding.description.map((sentence) => sentence.quotation),
          ...finding.outcomes.map((outcome) => outcome.quotation),
          ...finding.quotations,
        ]
      : []),
    ...[...identity.for, ...identity.against].flatMap((entry) => (entry.quotation ? [entry.quotation] : [])),
  ];
}
