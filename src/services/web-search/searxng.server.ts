import { z } from "zod";
import { askEngine, askJson, sendable } from "./engine-call.server.ts";
import { tidyAddress } from "./same-address.ts";
import { engineSettings } from "./search-settings.ts";
import { WebSearchFailure, type WebSearch, type WebSearchResult } from "./web-search.ts";

/** SearXNG gives results by the page, as many as its engines do. */
const mostPages = 3;

const answerSchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish() }).catch({ url: "" })),
  /** Engines that did not answer, each with why. */
  unresponsive_engines: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).catch([]),
});

/** A SearXNG server by its address, through its JSON API (`search.formats` of its settings has to name json). */
export function createSearxngSearch({ url }: { url: string }): WebSearch {
  return {
    engine: "SearXNG",
    async search(request) {
      request.signal.throwIfAborted();
      const query = sendable(request.query);
      if (query === null) return [];
      const categories = engineSettings(request.searchEngineId).searxng.categories[request.kind ?? "name"];
      const results: WebSearchResult[] = [];
      const seen = new Set<string>();
      await askEngine(request, async (signal) => {
        for (let page = 1; page <= mostPages && results.length < request.limit; page += 1) {
          const address = new URL(`${url}/search`);
          address.search = new URLSearchParams({ q: query, format: "json", categories, pageno: String(page) }).toString();
          const raw = await askJson(address.href, { headers: { accept: "application/json" } }, signal);
          const answer = answerSchema.safeParse(raw);
          if (!answer.success) throw new WebSearchFailure("malformed", "its answer is not of its protocol");
          const before = results.length;
          for (const { url: found, title } of answer.data.results) {
            const place = tidyAddress(found);
            if (place === null || seen.has(place) || results.length >= request.limit) continue;
            seen.add(place);
            results.push({ kind: "address", url: place, title: (title ?? "").slice(0, 500) });
          }
          const failed = answer.data.unresponsive_engines;
          // Its engines were all out of order: that is no search that found nothing.
          if (answer.data.results.length === 0 && page === 1 && failed.length > 0)
            throw new WebSearchFailure(
              "unavailable",
              `its engines did not answer (${failed
                .map(([name]) => name)
                .join(", ")
                .slice(0, 200)})`,
            );
          if (results.length === before) break;
        }
      });
      return results;
    },
  };
}
