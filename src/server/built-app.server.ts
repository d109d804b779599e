import { pathToFileURL } from "node:url";

import type { App } from "./app.server.ts";
import type { Build } from "./build.server.ts";
import type { Env } from "./env.ts";

type Handler = { fetch: (request: Request) => Response | Promise<Response> };

/**
 * Loads the built bundle into this process and waits for its App, the demo included where there is one. The bundle has its own copy of every module, so the
 * settings go in and the App comes out through the process-wide symbol registry (see app.server.ts).
 */
export async function bootApp(build: Build, env: Env): Promise<{ app: App; fetch: Handler["fetch"] }> {
  const registry = globalThis as unknown as Record<symbol, unknown>;
  registry[Symbol.for("attest.env")] = env;
  const bundle = (await import(pathToFileURL(build.serverEntry).href)) as { default: Handler };
  const handler = bundle.default;
  const health = await handler.fetch(new Request(`${env.WEBSITE_URL}/api/health`));
  // Throws what kept the App from being built, which the answer does not tell.
  const app = await (registry[Symbol.for("attest.app")] as Promise<App> | undefined);
  if (app === undefined || !health.ok) throw new Error(`the app is not healthy (status ${health.status})`);
  return { app, fetch: (request) => handler.fetch(request) };
}
