import { copyFile, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { freePort, startApp } from "#tests/process/running-app.ts";
import { runningProduct } from "./product.ts";

export type SecondProduct = { address: string; stop(): Promise<void> };

/**
 * Another web process on the product's database and with its secrets, as a second machine would be: what one of them is
 * told holds at the other. `variables` are its own; WEBSITE_URL is at `name`, an own name of this machine.
 */
export async function startSecondProduct(
  given: { name?: "localhost" | "127.0.0.1"; variables?: Record<string, string> } = {},
): Promise<SecondProduct> {
  const { dataDir: first, databaseUrl } = runningProduct();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "attest-second-"));
  await copyFile(path.join(first, "secrets.json"), path.join(dataDir, "secrets.json"));
  const port = await freePort();
  const address = `http://${given.name ?? "127.0.0.1"}:${port}`;
  const app = await startApp({
    dataDir,
    port,
    variables: { DATABASE_URL: databaseUrl, WEBSITE_URL: address, WORKER: "none", LOG_LEVEL: "warn", ...given.variables },
  });
  return {
    address,
    async stop() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
