import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import type { TestProject } from "vitest/node";

import { findEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import { startApp } from "#tests/process/running-app.ts";
import { demoEmail, demoRoles, type DemoRole } from "./demo-role.ts";
import { signInByCall } from "./server-call.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** One for each worker. */
    products: StartedProduct[];
  }
}

/** A running product: its address, its DATA_DIR and its database. It works no jobs (running-product.ts). */
export type StartedProduct = {
  address: string;
  dataDir: string;
  databaseUrl: string;
  /** A Cookie header for each person of the demo. */
  sessions: Record<DemoRole, string>;
};

/**
 * The built product, started once for each worker of the tests, so that no journey sees what another one does at the
 * same time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.argv.filter((argument) => argument.endsWith(".ts"));
  const { testFiles } = await project.globTestFiles(named);
  const lanes = Math.max(1, Math.min(testFiles.length, project.config.maxWorkers));
  const started = await Promise.allSettled(Array.from({ length: lanes }, startProduct));
  const ready = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const teardown = async () => {
    await Promise.all(ready.map((one) => one.stop()));
  };
  const refused = started.find((one) => one.status === "rejected");
  if (refused) {
    await teardown();
    throw refused.reason;
  }
  project.provide(
    "products",
    ready.map(({ product }) => product),
  );
  return teardown;
}

/** As `npm start` does, in a folder of its own. */
async function startProduct(): Promise<{ product: StartedProduct; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "attest-e2e-"));
  // Searches wait for a worker that the journey starts: so it can look at them at any moment.
  const app = await startApp({ dataDir, variables: { WORKER: "none", LOG_LEVEL: "warn" } });
  const stop = async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await findEmbeddedPostgres(dataDir);
    if (databaseUrl === undefined) throw new Error("The product runs without its embedded database");
    const signedIn = demoRoles.map(
      async (role) => [role, await signInByCall(demoEmail(role), demoPassword, app.address)] as const,
    );
    const sessions = Object.fromEntries(await Promise.all(signedIn)) as Record<DemoRole, string>;
    return { product: { address: app.address, dataDir, databaseUrl, sessions }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
