import path from "node:path";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

// Any number will do, as long as no other use of advisory locks in this database takes the same.
const migrationLock = 4_173_002_019;

/**
 * Brings the database to the newest schema by the committed migrations. Processes that start at once wait for each
 * other: the lock belongs to this one connection, so `connectionString` must not lead through a pooler in transaction
 * mode.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: "attest migrations" });
  // A connection that breaks is reported by the query that is under way.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), {
      migrationsFolder: path.join(import.meta.dirname, "migrations"),
    });
  } finally {
    await client.end();
  }
}
