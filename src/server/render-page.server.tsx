import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { StartServer } from "@tanstack/react-start/server";
import { FastResponse } from "srvx/node";

/**
 * Draws a page in one piece. Loaders have everything before a page is drawn, so that a stream would have nothing to wait
 * for; and it costs: a chunk, a promise and an encoding for each piece. What suspends all the same is drawn by the browser.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const status = getSsrStatus(router);
  try {
    const html = renderToString(createElement(StartServer, { router }));
    const whole = await transformHtmlStringWithRouter(router, html, { signal: request.signal });
    // Bytes: a text would be encoded once to be measured and once to be sent.
    return new FastResponse(Buffer.from(whole), { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});
