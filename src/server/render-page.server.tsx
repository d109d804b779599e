import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { defineHandlerCallback, getSsrStatus, transformReadableStreamWithRouter } from "@tanstack/react-router/ssr/server";
import { StartServer } from "@tanstack/react-start/server";
import { FastResponse } from "srvx/node";

/**
 * Draws a page in one piece. Loaders have everything before a page is drawn, so that a stream would have nothing to wait
 * for; and it costs: a chunk, a promise and an encoding for each piece. What suspends all the same is drawn by the browser.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  try {
    const html = renderToString(createElement(StartServer, { router }));
    const pieces = new ReadableStream<string>({
      start(controller) {
        controller.enqueue(`<!DOCTYPE html>${html}`);
        controller.close();
      },
    });
    const chunks: Uint8Array[] = [];
    // Puts what the browser starts from before the end of the body.
    for await (const chunk of transformReadableStreamWithRouter(router, pieces, { signal: request.signal })) {
      chunks.push(chunk);
    }
    return new FastResponse(Buffer.concat(chunks), { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});
