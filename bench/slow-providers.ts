import { setTimeout as sleep } from "node:timers/promises";

import type { LanguageModel } from "#app/services/language-model/language-model.ts";
import type { PageFetching } from "#app/services/page-fetching/page-fetching.ts";
import type { WebSearch } from "#app/services/web-search/web-search.ts";

import type { PressPage } from "./press.ts";

/** What was asked of a provider: how often, and how often at once at most. */
export type Asked = { calls: number; atOnce: number };

export type SlowProviders = {
  webSearch: WebSearch;
  pageFetching: PageFetching;
  languageModel: LanguageModel;
  asked: { webSearch: Asked; pageFetching: Asked; languageModel: Asked };
};

/** Providers that answer at once correctly and after a fixed time, in milliseconds; between them all pages are found. */
export function createSlowProviders(
  pages: readonly PressPage[],
  latency: { webSearch: number; pageFetching: number; languageModel: number },
): SlowProviders {
  const asked = { webSearch: nobody(), pageFetching: nobody(), languageModel: nobody() };
  const html = new Map(pages.map((page) => [page.url, page.html]));
  return {
    asked,
    webSearch: {
      engine: "An invented engine",
      async search({ limit, signal }) {
        const from = asked.webSearch.calls * 3;
        return asking(asked.webSearch, async () => {
          await sleep(latency.webSearch, undefined, { signal });
          // Neighbouring queries find some of the same pages, as real ones do.
          return Array.from({ length: Math.min(limit, 12) }, (_, index) => {
            const page = pages[(from + index) % pages.length];
            if (!page) throw new Error("There are no pages to find");
            return { kind: "address", url: page.url, title: "Found" };
          });
        });
      },
    },
    pageFetching: {
      post: () => Promise.reject(new Error("Nothing is posted here")),
      fetch: ({ url, signal }) =>
        asking(asked.pageFetching, async () => {
          await sleep(latency.pageFetching, undefined, signal ? { signal } : {});
          const bytes = Buffer.from(html.get(url) ?? "");
          return {
            finalUrl: url,
            status: 200,
            contentType: "text/html; charset=utf-8",
            bytes,
            fetchedAt: new Date(),
            redirects: [],
          };
        }),
      close: () => Promise.resolve(),
    },
    languageModel: {
      model: "an-invented-model",
      hosted: {
        promptVersion: "1",
        parameters: {},
        prices: null,
        budget: { tokens: Number.MAX_SAFE_INTEGER, microUsd: null },
        estimate: () => ({ input: 0, output: 0 }),
      },
      propose: ({ passages, signal }) =>
        asking(asked.languageModel, async () => {
          await sleep(latency.languageModel, undefined, { signal });
          return { pointed: passages.map((_, passage) => ({ passage, role: "act" as const })), usage };
        }),
      contest: ({ signal }) =>
        asking(asked.languageModel, async () => {
          await sleep(latency.languageModel, undefined, { signal });
          return { objections: [], usage };
        }),
    },
  };
}

const usage = { inputTokens: 1_200, outputTokens: 20, costMicroUsd: 400, isRepeated: false };

function nobody(): Asked & { now: number } {
  return { calls: 0, atOnce: 0, now: 0 };
}

async function asking<T>(asked: Asked & { now: number }, answer: () => Promise<T>): Promise<T> {
  asked.calls += 1;
  asked.now += 1;
  asked.atOnce = Math.max(asked.atOnce, asked.now);
  try {
    return await answer();
  } finally {
    asked.now -= 1;
  }
}
