import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { StartServer } from "@tanstack/react-start/server";
import { FastResponse } from "srvx/node";
import type { QueryClient } from "@tanstack/react-query";
import { startOfModules } from "./page-modules.ts";
import { queriesId, queriesText } from "./page-queries.ts";

/** Marks an answer whose page is still to come; it never leaves the server. */
const pageFollows = "x-page-follows";
const pages = new WeakMap<Request, Uint8Array<ArrayBuffer>>();

/**
 * Draws a page in one piece. Loaders have everything before a page is drawn, so that a stream would have nothing to wait
 * for; and it costs: a chunk, a promise and an encoding for each piece. What suspends all the same is drawn by the browser.
 *
 * What is answered has no body yet: `sendingPages` puts the page in.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const status = getSsrStatus(router);
  try {
    const html = renderToString(createElement(StartServer, { router }));
    const start = startOfModules(router);
    // Before the router is done with: then its queries are forgotten.
    const queries = queriesText((router.options.context as { queryClient: QueryClient }).queryClient);
    const whole = await transformHtmlStringWithRouter(router, html, { signal: request.signal });
    pages.set(request, join(whole, { start, queries }));
    responseHeaders.set(pageFollows, "1");
    return new FastResponse(null, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/**
 * The page as bytes, with what is no matter for React written into it. Each part is encoded for itself: a text that was put
 * together is laid out anew in memory whenever it is looked into, and this one has a hundred thousand characters. They are
 * written into one place and copied from there at the page's size: a third of the work of a buffer for each part.
 */
function join(page: string, { start, queries }: { start: string; queries: string }): Uint8Array<ArrayBuffer> {
  // Before the styles: a script after them would wait for them, and the body for it.
  const early = page.indexOf('<link rel="stylesheet"');
  // What people wrote stands in a page without this sign, in markup and in scripts.
  const element = page.lastIndexOf(`<script id="${queriesId}"`);
  const place = page.indexOf(">", element) + 1;
  if (early < 0 || element < early) throw new Error("The page has no place for its start or its queries");
  const parts = [page.slice(0, early), start, page.slice(early, place), queries, page.slice(place)];
  const most = 3 * parts.reduce((sum, part) => sum + part.length, 0);
  if (draft.length < most) draft = new Uint8Array(most);
  let length = 0;
  for (const part of parts) length += encoder.encodeInto(part, draft.subarray(length)).written;
  return draft.slice(0, length);
}

const encoder = new TextEncoder();
/** Where a page is put together; nothing of it is waited for meanwhile, so that one serves all. */
let draft = new Uint8Array(512 * 1024);

/**
 * Around the framework's handler. On an answer's way through the middleware its body is asked for again and again, in case
 * it is a stream that somebody has to end, and each asking makes one. So the page goes round that way.
 */
export function sendingPages<Options>(
  handle: (request: Request, options?: Options) => Promise<Response> | Response,
): (request: Request, options?: Options) => Promise<Response> {
  return async (request, options) => {
    const answer = await handle(request, options);
    if (!answer.headers.has(pageFollows)) return answer;
    answer.headers.delete(pageFollows);
    const page = request.method === "HEAD" ? null : (pages.get(request) ?? null);
    return new FastResponse(page, { status: answer.status, headers: answer.headers });
  };
}
