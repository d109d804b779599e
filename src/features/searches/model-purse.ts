import type { HostedModel, Usage } from "#app/services/language-model/language-model.ts";
import type { PageModelUse } from "./model-use.ts";

/**
 * What one search may still use of its language model. A question is paid for at its most before it is asked, so that
 * questions asked at once cannot overdraw together, and at what it used once it is answered.
 */
export class ModelPurse {
  readonly #model: Pick<HostedModel, "budget" | "prices" | "estimate">;
  #tokens = 0;
  #microUsd = 0;

  /** @param used what earlier tries of the same run used */
  constructor(
    model: Pick<HostedModel, "budget" | "prices" | "estimate">,
    used: readonly Pick<PageModelUse, "inputTokens" | "outputTokens" | "costMicroUsd">[],
  ) {
    this.#model = model;
    for (const page of used) this.#pay(page, 1);
  }

  /** Sets aside what a question may use; null when that is more than is left. The answer's usage settles it. */
  take(characters: number): ((used: Pick<Usage, "inputTokens" | "outputTokens" | "costMicroUsd">) => void) | null {
    const { budget, prices, estimate } = this.#model;
    const most = estimate(characters);
    const costMicroUsd = prices ? Math.ceil((most.input * prices.input + most.output * prices.output) / 1_000_000) : 0;
    const held = { inputTokens: most.input, outputTokens: most.output, costMicroUsd };
    if (this.#tokens + most.input + most.output > budget.tokens) return null;
    if (budget.microUsd !== null && this.#microUsd + costMicroUsd > budget.microUsd) return null;
    this.#pay(held, 1);
    return (used) => {
      this.#pay(held, -1);
      this.#pay(used, 1);
    };
  }

  #pay(used: Pick<Usage, "inputTokens" | "outputTokens" | "costMicroUsd">, sign: 1 | -1): void {
    this.#tokens += sign * (used.inputTokens + used.outputTokens);
    this.#microUsd += sign * used.costMicroUsd;
  }
}
