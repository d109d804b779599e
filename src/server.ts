import { createServerEntry, createStartHandler } from "@tanstack/react-start/server";
import { bootApp, type App } from "#app/server/app.server.ts";
import { requestIdOf } from "#app/server/door.server.ts";
import { hasDemo } from "#app/server/env.ts";
import { keepPublicPages } from "#app/server/public-pages.server.ts";
import { renderPage, sendingPages } from "#app/server/render-page.server.tsx";
import { routeName } from "#app/server/route-name.ts";
import { answerServerCall } from "#app/server/server-calls.server.ts";
import styles from "#app/ui/styles.css?inline";
import { seedDemo, withdrawDemo } from "./seed.server.ts";
import { workJobs } from "./work.server.ts";

const handle = sendingPages(createStartHandler(renderPage));

const publicPages = keepPublicPages(async (request) => handle(request), styles);

let booted: Promise<App> | undefined;

/** Once per process, before the first answer: the demo's people and library, and the background work. */
function boot(): Promise<App> {
  booted ??= (async () => {
    const app = await bootApp(workJobs);
    await (hasDemo(app.env) ? seedDemo(app) : withdrawDemo(app));
    if (app.env.WORKER === "inline") await app.startWorker();
    return app;
  })();
  return booted;
}

export default createServerEntry({
  async fetch(request, options) {
    const { log } = await boot();
    const from = performance.now();
    const response = (await publicPages.answer(request)) ?? (await answerServerCall(request, (call) => handle(call, options)));
    log.info({
      requestId: requestIdOf(request),
      route: routeName(new URL(request.url).pathname),
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - from),
    });
    return response;
  },
});
