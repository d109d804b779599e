import { rankTogether } from "./rank-together.ts";
import { WebSearchFailure, type WebSearch } from "./web-search.ts";

/** Several engines as one. Each is asked; those that fail are left out, unless all do. */
export function createSeveralSearch(parts: readonly WebSearch[]): WebSearch {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    engine: new Intl.ListFormat("en").format(parts.map((part) => part.engine)),
    parts,
    async search(request) {
      const answers = await Promise.allSettled(parts.map((part) => part.search(request)));
      request.signal.throwIfAborted();
      const failures = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
      const foreign = failures.find((failure) => !(failure instanceof WebSearchFailure));
      if (foreign !== undefined) throw foreign;
      if (failures.length === parts.length) throw failures[0];
      const lists = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : []));
      return rankTogether(lists).slice(0, request.limit);
    },
  };
}
