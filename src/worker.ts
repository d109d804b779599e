import path from "node:path";

import { findEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { alone, migrateDatabase } from "#app/db/migrate.server.ts";
import { ensureReachable } from "#app/server/reach.server.ts";
import { ensureBuilt } from "#app/server/build.server.ts";
import { bootApp } from "#app/server/built-app.server.ts";
import { loadSettings, runAsProduction } from "#app/server/env.server.ts";
import { type Env, InvalidEnvironment } from "#app/server/env.ts";
import { shutDownOnSignals } from "#app/server/shutdown.server.ts";

const projectFolder = path.dirname(import.meta.dirname);
let close: () => Promise<void> = async () => undefined;
const { shutDown, isClosing } = shutDownOnSignals(() => close());

/** A process that works jobs and answers no requests: `npm run worker`, as many as wanted, beside web processes with WORKER=none. */
async function work(): Promise<void> {
  runAsProduction();
  const settings = await loadSettings(projectFolder);
  const connectionString = settings.DATABASE_URL ?? (await findEmbeddedPostgres(settings.DATA_DIR));
  if (connectionString === undefined)
    throw new InvalidEnvironment(
      "DATABASE_URL",
      "is not set and no Attest runs on this DATA_DIR; run npm start first or set DATABASE_URL",
    );
  const env: Env = { ...settings, DATABASE_URL: connectionString };
  await ensureReachable(connectionString);
  const build = await ensureBuilt(projectFolder);
  await migrateDatabase(connectionString);
  const { app } = await alone(connectionString, () => bootApp(build, env));
  close = () => app.close();
  await app.startWorker();
  process.stdout.write("Working jobs\n");
}

try {
  await work();
} catch (error) {
  if (!isClosing()) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await shutDown(1);
}
