import { createServerEntry, createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { bootApp } from "#app/server/app.server.ts";
import { hasDemo } from "#app/server/env.ts";
import { answerServerCall } from "#app/server/server-calls.server.ts";
import { seedDemo } from "./seed.server.ts";
import { workJobs } from "./work.server.ts";

const handle = createStartHandler(defaultStreamHandler);

let booted: Promise<void> | undefined;

/** Once per process, before the first answer: the demo's people and library, and the background work. */
function boot(): Promise<void> {
  booted ??= (async () => {
    const app = await bootApp(workJobs);
    if (hasDemo(app.env)) await seedDemo(app);
    if (app.env.WORKER === "inline") await app.startWorker();
  })();
  return booted;
}

export default createServerEntry({
  async fetch(request, options) {
    await boot();
    return answerServerCall(request, (call) => handle(call, options));
  },
});
