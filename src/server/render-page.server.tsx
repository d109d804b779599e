import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { StartServer } from "@tanstack/react-start/server";
import { FastResponse } from "srvx/node";
import { moduleLinks } from "./page-modules.ts";

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
    const links = moduleLinks(router);
    const whole = await transformHtmlStringWithRouter(router, html, { signal: request.signal });
    // Bytes: a text would be encoded once to be measured and once to be sent.
    pages.set(request, Buffer.from(whole.replace("</head>", () => `${links}</head>`)));
    responseHeaders.set(pageFollows, "1");
    return new FastResponse(null, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

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
