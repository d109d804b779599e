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
    /** The running product: its address, its DATA_DIR and its database. It works no jobs (running-product.ts). */
    product: {
      address: string;
      dataDir: string;
      databaseUrl: string;
      /** A Cookie header for each person of the demo. */
      sessions: Record<DemoRole, string>;
    };
  }
}

/** The built product, started once for all journeys, as `npm start` does, in a folder of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "attest-e2e-"));
  // Searches wait for a worker that the journey starts: so it can look at them at any moment.
  const app = await startApp({ dataDir, variables: { WORKER: "none", LOG_LEVEL: "warn" } });
  const teardown = async () => {
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
    project.provide("product", { address: app.address, dataDir, databaseUrl, sessions });
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}
