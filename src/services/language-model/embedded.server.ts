import { LanguageModelFailure, type LanguageModel } from "./language-model.ts";

/**
 * The embedded reader. It has no weights and understands nothing: it proposes every passage, so that the rules that
 * judge afterwards, which cost nothing, see the whole page and nothing is lost. A hosted model differs in proposing
 * fewer passages, and in finding those that say it in words the rules do not know.
 */
export function createExtractiveModel(): LanguageModel {
  return {
    model: "attest-extractive-1",
    async propose({ passages, signal, timeLimit }) {
      signal.throwIfAborted();
      if (timeLimit <= 0) throw new LanguageModelFailure("timed-out", "There was no time left to read the page");
      return {
        passages: passages.map((_, number) => number),
        usage: { inputTokens: 0, outputTokens: 0, costMicroUsd: 0 },
      };
    },
  };
}
