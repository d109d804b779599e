import type { Objection, PointedPassage } from "#app/services/language-model/language-model.ts";

/** What a run asked its language model with: kept with the run, so that it can be asked the same again. */
export type ModelSettings = {
  model: string;
  promptVersion: string;
  parameters: Record<string, string | number>;
  /** Micro-dollars for a million tokens; null where nobody has told the price. */
  prices: { input: number; output: number } | null;
  /** What one search may use at most. */
  budget: { tokens: number; microUsd: number | null };
};

/** Why a page was judged by the embedded engine alone. Closed: each has its words in the record of the search. */
export const fallbackReasons = [
  "unavailable",
  "rate-limited",
  "timed-out",
  "malformed",
  "refused",
  "misled",
  "budget",
  "nothing-to-show",
] as const;
export type FallbackReason = (typeof fallbackReasons)[number];

/** What the language model said of one page of a run, and what that used. */
export type PageModelUse = {
  /** Null where the model's answer was used. */
  fallback: FallbackReason | null;
  pointed: PointedPassage[];
  objections: Objection[];
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  /** Questions sent to the model, and those answered from the answers kept. */
  asked: number;
  repeated: number;
};

/** In words, for a person who reads the record of a search. */
export const fallbackWords: Record<FallbackReason, string> = {
  unavailable: "it could not be reached",
  "rate-limited": "it had too many requests",
  "timed-out": "it took too long",
  malformed: "its answer could not be used",
  refused: "it refused to answer",
  misled: "the page gives orders to machines, or its answer failed the control passages",
  budget: "the budget of this search was spent",
  "nothing-to-show": "the page has no passage about the subject to show",
};

/** What a run used of its language model, all pages together. */
export type ModelUsage = {
  pagesRead: number;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  asked: number;
  repeated: number;
  /** Pages that the embedded engine judged alone, by why. */
  fallbacks: Partial<Record<FallbackReason, number>>;
};

export function sumModelUse(pages: readonly PageModelUse[]): ModelUsage {
  const usage: ModelUsage = {
    pagesRead: 0,
    inputTokens: 0,
    outputTokens: 0,
    costMicroUsd: 0,
    asked: 0,
    repeated: 0,
    fallbacks: {},
  };
  for (const page of pages) {
    if (page.fallback === null) usage.pagesRead += 1;
    else usage.fallbacks[page.fallback] = (usage.fallbacks[page.fallback] ?? 0) + 1;
    for (const count of ["inputTokens", "outputTokens", "costMicroUsd", "asked", "repeated"] as const)
      usage[count] += page[count];
  }
  return usage;
}

/** Tokens and money; the cost is null where nobody has told the price. */
export type ModelSpend = { inputTokens: number; outputTokens: number; costMicroUsd: number | null };

export const sumSpend = (spends: readonly ModelSpend[]): ModelSpend =>
  spends.reduce(
    (sum, { inputTokens, outputTokens, costMicroUsd }) => ({
      inputTokens: sum.inputTokens + inputTokens,
      outputTokens: sum.outputTokens + outputTokens,
      costMicroUsd: sum.costMicroUsd === null || costMicroUsd === null ? null : sum.costMicroUsd + costMicroUsd,
    }),
    { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 },
  );

const count = new Intl.NumberFormat("en");

export const describeTokens = ({ inputTokens, outputTokens }: Pick<ModelSpend, "inputTokens" | "outputTokens">): string =>
  `${count.format(inputTokens)} tokens in, ${count.format(outputTokens)} out`;

export const describeCost = (costMicroUsd: number): string => `US$ ${(costMicroUsd / 1_000_000).toFixed(4)}`;

/** In words: "12,345 tokens in, 678 out, US$ 0.0419". */
export const describeSpend = (spend: ModelSpend): string =>
  `${describeTokens(spend)}${spend.costMicroUsd === null ? "" : `, ${describeCost(spend.costMicroUsd)}`}`;
