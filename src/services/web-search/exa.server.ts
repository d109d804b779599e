import type { Exa as ExaClient } from "exa-js";
import { z } from "zod";
import { askEngine, askJson, sendable } from "./engine-call.server.ts";
import { tidyAddress } from "./same-address.ts";
import { engineSettings } from "./search-settings.ts";
import { WebSearchFailure, type WebSearch, type WebSearchResult } from "./web-search.ts";

const mostResults = 100;
/** Of a page's text as the engine has it. */
const mostCharacters = 30_000;

const answerSchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), text: z.string().nullish() }).catch({ url: "" })),
});

/**
 * Exa, through its own client, whose requests are sent by us: with the caller's signal, a time limit, a bound on the
 * answer's size and no redirects, none of which it has. It is loaded by the first query.
 */
export function createExaSearch({ apiKey, url }: { apiKey: string; url?: string | undefined }): WebSearch {
  let loaded: Promise<(signal: AbortSignal) => ExaClient> | undefined;
  return {
    engine: "Exa",
    async search(request) {
      request.signal.throwIfAborted();
      const query = sendable(request.query);
      if (query === null) return [];
      const { type, category } = engineSettings(request.searchEngineId).exa;
      const focus = category[request.kind ?? "name"];
      const raw = await askEngine(request, async (signal) => {
        loaded ??= loadClient(apiKey, url);
        return (await loaded)(signal).search(query, {
          type,
          ...(focus === null ? {} : { category: focus }),
          numResults: Math.max(1, Math.min(mostResults, request.limit)),
          contents: { text: { maxCharacters: mostCharacters } },
        });
      });
      const answer = answerSchema.safeParse(raw);
      if (!answer.success) throw new WebSearchFailure("malformed", "its answer is not of its protocol");
      const results: WebSearchResult[] = [];
      const seen = new Set<string>();
      for (const { url: found, title, text } of answer.data.results) {
        const address = tidyAddress(found);
        if (address === null || seen.has(address) || results.length >= request.limit) continue;
        seen.add(address);
        results.push({
          kind: "address",
          url: address,
          title: (title ?? "").slice(0, 500),
          ...(text?.trim() ? { text: text.toWellFormed().replaceAll("\0", "").slice(0, mostCharacters) } : {}),
        });
      }
      return results;
    },
  };
}

async function loadClient(apiKey: string, url: string | undefined): Promise<(signal: AbortSignal) => ExaClient> {
  const { Exa } = await import("exa-js");
  return (signal) => {
    const client = new Exa(apiKey, url ?? "https://api.exa.ai");
    client.request = async <T>(endpoint: string, method: string, body?: unknown): Promise<T> => {
      const answer = await askJson(
        `${url ?? "https://api.exa.ai"}${endpoint}`,
        {
          method,
          headers: { "x-api-key": apiKey, "content-type": "application/json", accept: "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        signal,
      );
      return answer as T;
    };
    return client;
  };
}
