import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createApp, type App } from "#app/server/app.server.ts";
import { generateSecrets, parseSettings, type GeneratedSecrets } from "#app/server/env.ts";

import type { Bench } from "./benchmark.ts";

/**
 * The product's App in this process: on a database of the benchmark's own, or, with the secrets of its DATA_DIR, on
 * that of a running product. Nothing works the queue here.
 */
export async function openApp(options: { connectionString: string; folder: string; secrets?: GeneratedSecrets }): Promise<App> {
  const secrets = options.secrets ?? generateSecrets(() => randomBytes(32).toString("hex"));
  const settings = parseSettings({ LOG_LEVEL: "silent", WORKER: "none" }, secrets, options.folder);
  return createApp({ ...settings, DATABASE_URL: options.connectionString }, () => Promise.resolve());
}

/** The same on a migrated database of its own in the benchmark's folder; both end with the benchmark. */
export async function openOwnApp({ folder, atEnd }: Pick<Bench, "folder" | "atEnd">): Promise<App> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  atEnd(() => postgres.stop());
  await migrateDatabase(postgres.connectionString);
  const app = await openApp({ connectionString: postgres.connectionString, folder });
  atEnd(() => app.close());
  return app;
}

export async function readSecrets(dataDir: string): Promise<GeneratedSecrets> {
  return JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")) as GeneratedSecrets;
}
