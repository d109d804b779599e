import path from "node:path";
import pg from "pg";

import { findEmbeddedPostgres, startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";

import { hasInventedLists, inventLists, largeLists, smallLists } from "./invented-lists.ts";

/*
 * npm run bench:seed [-- small]: fills the database of DATABASE_URL, or of DATA_DIR (running or not), with invented
 * people by the thousand, to look at staff's lists as they are after years. Once a database; there is no way back.
 */

async function main([size = "large", ...rest]: readonly string[]): Promise<number> {
  const sizes = { large: largeLists, small: smallLists }[size];
  if (!sizes || rest.length > 0) {
    console.error("npm run bench:seed [-- large | small]");
    return 1;
  }
  const dataDir = path.resolve(process.env["DATA_DIR"] ?? "data");
  const running = process.env["DATABASE_URL"] ?? (await findEmbeddedPostgres(dataDir));
  const own = running === undefined ? await startEmbeddedPostgres({ dataDir, log: () => undefined }) : undefined;
  const connectionString = running ?? own?.connectionString ?? "";
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await migrateDatabase(connectionString);
    if (await hasInventedLists(pool)) {
      console.error("This database was filled before. Nothing was changed.");
      return 1;
    }
    await inventLists(pool, sizes);
    console.log(
      Object.entries(sizes)
        .map(([what, count]) => `${count.toLocaleString("en")} ${what}`)
        .join(", "),
    );
    return 0;
  } finally {
    await pool.end();
    await own?.stop();
  }
}

process.exitCode = await main(process.argv.slice(2));
