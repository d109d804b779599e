import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import pg from "pg";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

import { findEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";

import { killAll, processesOf, startApp, type RunningApp, type StartOptions } from "./running-app.ts";

/** Runs of the product with their data below one folder of the test file's own; nothing of them outlives a test. */
export function appsInOneFolder() {
  let folder = "";
  const folders = new Set<string>();
  const running: RunningApp[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "attest-process-"));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((app) => app.stop("SIGTERM")));
    for (const used of folders) killAll(processesOf(used));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The data folder of that name; whatever runs on it ends with the test. */
  const dataDirOf = (data: string) => {
    const dataDir = path.join(folder, data);
    folders.add(dataDir);
    return dataDir;
  };

  return {
    dataDirOf,

    async start(options: Omit<StartOptions, "dataDir"> & { data: string }): Promise<RunningApp> {
      const app = await startApp({ ...options, dataDir: dataDirOf(options.data) });
      running.push(app);
      return app;
    },

    async stop(app: RunningApp, signal: NodeJS.Signals) {
      running.splice(running.indexOf(app), 1);
      return app.stop(signal);
    },

    /** Leaves what runs to the test, which kills it. */
    forget(): void {
      running.splice(0);
    },

    async query(data: string, text: string): Promise<Record<string, unknown>[]> {
      const connectionString = await findEmbeddedPostgres(dataDirOf(data));
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(text)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

/** Live and ready, and a page comes. */
export async function expectWorking(app: RunningApp): Promise<void> {
  const [live, ready, page] = await Promise.all(["/api/health", "/api/ready", "/sign-in"].map((url) => fetch(app.address + url)));
  expect(live?.status).toBe(200);
  expect(ready?.status).toBe(200);
  expect(page?.status).toBe(200);
  expect(page?.headers.get("content-type")).toContain("text/html");
  // Read to the end, as a browser does: a stop waits for an answer that is still under way.
  await Promise.all([live?.text(), ready?.text(), page?.text()]);
}
