import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";

import { openProductDatabase } from "./running-product.ts";

// All files of a worker come from one address, whose tries are counted: each begins as if nobody had tried.
beforeAll(async () => {
  const { db, close } = openProductDatabase();
  await db.execute(sql`delete from rate_limits`);
  await close();
});
