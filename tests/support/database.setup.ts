import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import type { TestProject } from "vitest/node";

import { startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The migrated database that every test database is a copy of. */
    templateDatabase: string;
  }
}

/** One PostgreSQL for a run of the tests, in a folder of its own, with the schema migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "attest-test-"));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
    // It lives no longer than the tests; what a crash would lose is of no interest.
    settings: { fsync: "off", full_page_writes: "off", max_connections: "200" },
  });
  const teardown = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(postgres.connectionString);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide("templateDatabase", postgres.connectionString);
  return teardown;
}
