import { LanguageModelFailure, noUsage, type LanguageModel, type ModelRequest } from "./language-model.ts";

/**
 * The embedded reader. It has no weights and understands nothing: it points at every passage as an act, so that the
 * rules that judge afterwards, which cost nothing, decide alone, and it objects to nothing. A hosted model differs in
 * pointing at fewer passages, and at those that say it in words the rules do not know.
 */
export function createExtractiveModel(): LanguageModel {
  const begin = ({ signal, timeLimit }: ModelRequest) => {
    signal.throwIfAborted();
    if (timeLimit <= 0) throw new LanguageModelFailure("timed-out", "There was no time left to read the page");
  };
  return {
    model: "attest-extractive-1",
    hosted: null,
    async propose(request) {
      begin(request);
      return { pointed: request.passages.map((_, passage) => ({ passage, role: "act" })), usage: noUsage };
    },
    async contest(request) {
      begin(request);
      return { objections: [], usage: noUsage };
    },
  };
}
