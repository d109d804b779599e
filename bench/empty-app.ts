import { spawn } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "#tests/process/running-app.ts";

import type { Bench } from "./benchmark.ts";

const projectFolder = path.dirname(import.meta.dirname);

/** The least that this framework makes of one page with one word. */
const files = {
  "package.json": `{ "name": "empty", "private": true, "type": "module" }`,
  "vite.config.ts": `
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
export default defineConfig({ build: { target: "es2022" }, plugins: [tanstackStart(), react()] });
`,
  "src/router.tsx": `
import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen";
export function getRouter() {
  return createRouter({ routeTree });
}
`,
  "src/routes/__root.tsx": `
import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: "utf-8" }, { title: "Empty" }, { name: "viewport", content: "width=device-width, initial-scale=1" }] }),
  shellComponent: ({ children }) => <html lang="en"><head><HeadContent /></head><body>{children}<Scripts /></body></html>,
  component: Outlet,
});
`,
  "src/routes/index.tsx": `
import { createFileRoute } from "@tanstack/react-router";
export const Route = createFileRoute("/")({ component: () => <main><h1>Empty</h1></main> });
`,
  "serve.mjs": `
import { serve } from "srvx";
import { staticMiddleware } from "srvx/static";
import handler from "./dist/server/server.js";
const files = staticMiddleware({ dir: "dist/client" });
const headers = Object.entries(JSON.parse(process.env.HEADERS));
async function withHeaders(request, next) {
  const response = await next();
  if (new URL(request.url).search === "?headers") for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
const server = serve({ middleware: [withHeaders, files], fetch: (request) => handler.fetch(request), port: Number(process.env.PORT), hostname: "127.0.0.1", silent: true });
await server.ready();
console.log("ready");
`,
} as const;

/**
 * Builds an app of the same framework with an empty page, and serves it in a process of its own. Answers its address, to which
 * a search of `?headers` makes the page bear these headers.
 */
export async function serveEmptyApp({ folder, tell, atEnd }: Bench, headers: Record<string, string> = {}): Promise<string> {
  const app = path.join(folder, "empty");
  await mkdir(path.join(app, "src", "routes"), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(app, name), content);
  await symlink(path.join(projectFolder, "node_modules"), path.join(app, "node_modules"));
  tell("building an empty app");
  const vite = path.join(projectFolder, "node_modules", "vite", "bin", "vite.js");
  const build = spawn(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: app, stdio: ["ignore", "ignore", "pipe"] });
  let problem = "";
  build.stderr.on("data", (chunk) => (problem += String(chunk)));
  if ((await new Promise((resolve) => build.on("close", resolve))) !== 0)
    throw new Error(`The empty app did not build:\n${problem}`);
  const port = await freePort();
  const server = spawn(process.execPath, ["serve.mjs"], {
    cwd: app,
    env: { PATH: "/usr/bin:/bin", NODE_ENV: "production", PORT: String(port), HEADERS: JSON.stringify(headers) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<"ended">((resolve) => server.once("close", () => resolve("ended")));
  atEnd(async () => {
    server.kill("SIGKILL");
    await ended;
  });
  const said = new Promise<"ready">((resolve) => server.stdout.once("data", () => resolve("ready")));
  const first = await Promise.race([said, ended, sleep(20_000, "late", { ref: false })]);
  if (first !== "ready") throw new Error(`The empty app could not be served: ${first}`);
  return `http://127.0.0.1:${port}`;
}
