import path from "node:path";

import { FolderInUse } from "#app/db/data-folder-lock.server.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { demoPeople } from "#app/db/demo/manifest.ts";
import { demoReporter } from "#app/db/demo/reports.ts";
import { alone, migrateDatabase } from "#app/db/migrate.server.ts";
import { ensureReachable } from "#app/server/reach.server.ts";
import { ensureBuilt } from "#app/server/build.server.ts";
import { bootApp } from "#app/server/built-app.server.ts";
import { loadSettings, runAsProduction } from "#app/server/env.server.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import { type Env, hasDemo, InvalidEnvironment } from "#app/server/env.ts";
import { ensureFreeAddress, serveProduct } from "#app/server/serve.server.ts";
import { shutDownOnSignals } from "#app/server/shutdown.server.ts";

import { createSteps } from "./steps.ts";

const projectFolder = path.dirname(import.meta.dirname);
const { step, line } = createSteps((text) => process.stdout.write(text));
/** What was started, in order; the shutdown ends it from the last to the first. */
const started: (() => Promise<void>)[] = [];
const { shutDown, isClosing } = shutDownOnSignals(async () => {
  for (const end of started.toReversed()) await end();
});

async function start(): Promise<void> {
  runAsProduction();
  const settings = await loadSettings(projectFolder);
  await ensureFreeAddress(settings);
  const given = settings.DATABASE_URL;
  if (given !== undefined) await step("Reaching the database", () => ensureReachable(given));
  const build = await ensureBuilt(projectFolder, (work) => step("Building the app", work));
  const database =
    given === undefined
      ? await step("Starting the database", () => startDatabase(settings.DATA_DIR))
      : { connectionString: given, checkpoint: () => Promise.resolve() };
  const env: Env = { ...settings, DATABASE_URL: database.connectionString };
  await step("Migrating the database", () => migrateDatabase(env.DATABASE_URL));
  const title = hasDemo(env) ? "Starting the app, seeding the demo" : "Starting the app";
  const { app, fetch } = await step(title, () => alone(env.DATABASE_URL, () => bootApp(build, env)));
  started.push(() => app.close());
  // What a first start has made is on the disk before anybody can tell it to stop.
  await database.checkpoint();
  // Told to end meanwhile: the database has gone, and nothing must begin to listen.
  if (isClosing()) return;
  const server = await serveProduct({
    env,
    clientFolder: build.clientFolder,
    fetch,
    onError: (error, requestId) => app.log.error({ requestId, kind: kindOf(error) }, "a request failed"),
  });
  started.push(() => server.close(3_000));
  // One failure in the background must not end everybody's requests.
  process.on("unhandledRejection", (reason) => app.log.error({ kind: kindOf(reason) }, "a promise was rejected unseen"));
  // In one piece: whoever waits for the address has the sign-in with it.
  console.log([`\nAttest is ready at ${env.WEBSITE_URL}`, ...(hasDemo(env) ? [demoSignIn(env)] : [])].join("\n"));
}

/** Shown where the demo's people exist: in embedded mode on loopback alone. */
function demoSignIn(env: Pick<Env, "WEBSITE_URL">): string {
  const people = demoPeople.map(({ role, email }) => `  ${role.padEnd(6)}  ${email}`);
  const link = `${env.WEBSITE_URL.replace(/\/$/, "")}/external/${demoReporter.accessKey}`;
  return ["", `Demo sign-in, password ${demoPassword}`, ...people, "", `Demo reporter's personal link`, `  ${link}`, ""].join(
    "\n",
  );
}

async function startDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: line,
      failed: (error) => {
        console.error(error.message);
        void shutDown(1);
      },
    });
    started.push(() => postgres.stop());
    return postgres;
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new InvalidEnvironment("DATA_DIR", `${error.message}; stop that one or set DATA_DIR to another folder`);
    throw error;
  }
}

/** Names and codes only: a message may quote what a person typed. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error ? `${error.name} ${String(error.code)}` : error.name;
}

try {
  await start();
} catch (error) {
  if (!isClosing()) console.error(error instanceof Error ? error.message : String(error));
  await shutDown(1);
}
