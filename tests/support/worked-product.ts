import { afterAll, beforeAll } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { openProductDatabase, type RunningWorker, startWorker } from "./running-product.ts";

/** The product's database, with a worker beside it, for as long as the tests of this file run. */
export function workedProduct(): { readonly db: Database } {
  let worker: RunningWorker | undefined;
  let product: ReturnType<typeof openProductDatabase> | undefined;
  beforeAll(async () => {
    product = openProductDatabase();
    worker = await startWorker();
  });
  afterAll(async () => {
    await worker?.stop();
    await product?.close();
  });
  return {
    get db() {
      if (!product) throw new Error("The product's database is open while tests run");
      return product.db;
    },
  };
}
