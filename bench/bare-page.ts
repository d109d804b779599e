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
  const [dossier, latest] = await Promise.all([dossiers.find(member, dossierId), searches.findLatest(member, dossierId)]);
  const record = latest && (await searches.findRecord(member, latest.runId));
  if (!dossier || !record) throw new Error("The dossier was not found");
  return { dossier, latest, record };
}

/*
 * The least that this framework needs to render the rows of the dossier page on the server and bring them to the browser:
 * one route, a server function that answers them, and plain lists of the texts that the product's page shows, without
 * styling. What the product draws only when it is opened (description, identity, pages set aside) or in the browser (what
 * stands below the first incident) is brought along and not drawn, as there.
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
  "serve.mjs": `
import { serve } from "srvx";
import handler from "./dist/server/server.js";
const server = serve({ fetch: (request) => handler.fetch(request), port: Number(process.env.PORT), hostname: "127.0.0.1", silent: true });
await server.ready();
console.log("ready");
`,
} as const;

const page = `
function List({ title, lines }) {
  return <section><h4>{title}</h4><ul>{lines.map((line, index) => <li key={index}>{line}</li>)}</ul></section>;
}
export function Page({ dossier, latest }) {
  return (
    <main>
      <h1>{dossier.subject.name}</h1>
      <p>What is known of the person. Told by members of this workspace; seen by them alone. It decides who is meant.</p>
      <List title="Known" lines={dossier.facts.map((fact) => fact.kind + ": " + fact.value)} />
      {dossier.behavior_incidents.filter((incident) => incident.standing === "finding").slice(0, 1).map((incident) => (
        <article key={incident.id}>
          <h3>{incident.title}</h3>
          <p>{incident.allegation ?? "Reported by the source"}, {incident.verification}, {incident.date}, {incident.location}, {incident.type}</p>
          <p>{incident.standing_reason}</p>
          <List title="Summary" lines={incident.sentences.filter((sentence) => sentence.part === "summary").map((sentence) => sentence.text)} />
          <List title="Outcomes, the latest first" lines={incident.outcomes.map((outcome) => outcome.status + " " + outcome.stated_on + " " + incident.passages.find((passage) => passage.id === outcome.passage_id)?.text)} />
          <h4>Description</h4>
          <h4>Identity ledger: is it the same person?</h4>
          <List title="Evidence" lines={incident.evidence.map((entry) => [entry.title, entry.source?.published_on, entry.source?.archived_at, entry.source?.sha256, entry.source?.url].join(" "))} />
          <List title="Decisions" lines={incident.reviews.map((review) => [review.verdict, review.by, review.at, review.reason].join(" "))} />
          <p>Confirm, Dispute, More decisions</p>
        </article>
      ))}
      <p>{latest.createdAt}</p>
    </main>
  );
}
`;

/** The rows at hand: no page that asks a database can do with as little. */
export const fromMemory = {
  "src/page.jsx": page,
  "src/routes/index.tsx": `
import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { Page } from "../page.jsx";
import rows from "../rows.json";
const getRows = createServerFn({ method: "GET" }).handler(() => rows);
export const Route = createFileRoute("/")({ loader: () => getRows(), component: () => <Page {...Route.useLoaderData()} /> });
`,
};

/** The same rows from the product's database (bare-page-rows.ts), for the person whose cookie comes with the request. */
export const fromDatabase = {
  "src/page.jsx": page,
  "src/routes/$workspace.$dossier.tsx": `
import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { getCookie } from "@tanstack/react-start/server";
import { Page } from "../page.jsx";
import { readRows } from "../rows.server.js";
const getRows = createServerFn({ method: "GET" })
  .validator((place) => place)
  .handler(({ data }) => readRows(getCookie("attest.session_token"), data.workspace, data.dossier));
export const Route = createFileRoute("/$workspace/$dossier")({
  loader: ({ params }) => getRows({ data: params }),
  component: () => <Page {...Route.useLoaderData()} />,
});
`,
};

export type BarePage = { address: string; pid: number };

/** Builds and serves a bare page in a process of its own until the benchmark has ended. */
export async function serveBarePage(
  { folder, tell, atEnd }: Bench,
  own: { name: string; files: Record<string, string>; environment?: Record<string, string> },
): Promise<BarePage> {
  const app = path.join(folder, own.name);
  await mkdir(path.join(app, "src", "routes"), { recursive: true });
  for (const [name, content] of Object.entries({ ...files, ...own.files })) await writeFile(path.join(app, name), content);
  await writeFile(path.join(app, "package.json"), JSON.stringify({ name: own.name, private: true, type: "module" }));
  await symlink(path.join(projectFolder, "node_modules"), path.join(app, "node_modules"));
  tell(`building ${own.name}`);
  await run(app, [path.join(projectFolder, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"]);
  const port = await freePort();
  const child = spawn(process.execPath, ["serve.mjs"], {
    cwd: app,
    env: { PATH: "/usr/bin:/bin", NODE_ENV: "production", PORT: String(port), ...own.environment },
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
