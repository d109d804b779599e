import { spawn } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { freePort } from "#tests/process/running-app.ts";

import type { Bench } from "./benchmark.ts";
import type { RunningProduct } from "./running-product.ts";

const projectFolder = path.dirname(import.meta.dirname);

/** The rows of the dossier page as the product's own calls answer them. */
export async function dossierRows({ member, dossierId }: RunningProduct) {
  const [all, dossier, latest] = await Promise.all([
    dossiers.list(member, 200),
    dossiers.find(member, dossierId),
    searches.findLatest(member, dossierId),
  ]);
  const record = latest && (await searches.findRecord(member, latest.runId));
  if (!dossier || !record) throw new Error("The dossier was not found");
  return { all, dossier, latest, record };
}

/*
 * The least that this framework needs to render those rows on the server and bring them to the browser: one route, a
 * server function that answers them from memory, lists without any styling.
 */
const files = {
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
  head: () => ({ meta: [{ charSet: "utf-8" }, { title: "Bare" }] }),
  shellComponent: ({ children }) => <html lang="en"><head><HeadContent /></head><body>{children}<Scripts /></body></html>,
  component: Outlet,
});
`,
  "src/routes/index.tsx": `
import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import rows from "../rows.json";
const getRows = createServerFn({ method: "GET" }).handler(() => rows);
export const Route = createFileRoute("/")({ loader: () => getRows(), component: Page });
function List({ title, lines }) {
  return <section><h2>{title}</h2><ul>{lines.map((line, index) => <li key={index}>{line}</li>)}</ul></section>;
}
function Page() {
  const { all, dossier, latest, record } = Route.useLoaderData();
  return (
    <main>
      <List title="Dossiers" lines={all.map((entry) => entry.subject_name)} />
      <h1>{dossier.subject.name}</h1>
      <List title="Known" lines={dossier.facts.map((fact) => fact.kind + ": " + fact.value)} />
      {dossier.behavior_incidents.map((incident) => (
        <article key={incident.id}>
          <h2>{incident.title}</h2>
          <p>{incident.date}, {incident.location}, {incident.allegation}, {incident.verification}</p>
          <p>{incident.standing_reason}</p>
          <List title="Told" lines={incident.sentences.map((sentence) => sentence.text)} />
          <List title="Outcomes" lines={incident.outcomes.map((outcome) => outcome.status + " " + outcome.stated_on)} />
          <List title="Identity" lines={incident.identity.map((entry) => entry.stance + ": " + entry.statement + " " + (entry.quote ?? ""))} />
          <List title="Evidence" lines={incident.evidence.map((entry) => entry.title + " " + entry.url + " " + entry.source?.sha256)} />
          <List title="Passages" lines={incident.passages.map((passage) => passage.text)} />
        </article>
      ))}
      <List title={"Search, " + latest.status} lines={record.queries.map((query) => query.query + ": " + query.purpose)} />
      <List title="Set aside" lines={record.setAside.map((page) => page.title + ": " + page.reason + " " + (page.passage?.text ?? ""))} />
    </main>
  );
}
`,
  "serve.mjs": `
import { serve } from "srvx";
import handler from "./dist/server/server.js";
const server = serve({ fetch: (request) => handler.fetch(request), port: Number(process.env.PORT), hostname: "127.0.0.1", silent: true });
await server.ready();
console.log("ready");
`,
} as const;

export type BarePage = { address: string; pid: number };

/** Builds and serves the bare page in a process of its own until the benchmark has ended. */
export async function serveBarePage({ folder, tell, atEnd }: Bench, rows: unknown): Promise<BarePage> {
  const app = path.join(folder, "bare");
  await mkdir(path.join(app, "src", "routes"), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(app, name), content);
  await writeFile(path.join(app, "src", "rows.json"), JSON.stringify(rows));
  await writeFile(path.join(app, "package.json"), JSON.stringify({ name: "bare", private: true, type: "module" }));
  await symlink(path.join(projectFolder, "node_modules"), path.join(app, "node_modules"));
  tell("building the bare page");
  await run(app, [path.join(projectFolder, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"]);
  const port = await freePort();
  const child = spawn(process.execPath, ["serve.mjs"], {
    cwd: app,
    env: { PATH: "/usr/bin:/bin", NODE_ENV: "production", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const said = new Promise<"ready">((resolve) => child.stdout.once("data", () => resolve("ready")));
  const first = await Promise.race([said, ended.then(() => "ended"), sleep(20_000, "late", { ref: false })]);
  if (first !== "ready" || child.pid === undefined) throw new Error(`The bare page could not be served: ${first}`);
  return { address: `http://127.0.0.1:${port}/`, pid: child.pid };
}

async function run(cwd: string, arguments_: string[]): Promise<void> {
  const child = spawn(process.execPath, arguments_, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`The bare page could not be built:\n${output}`);
}
