import path from "node:path";

import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";

// Any number will do, as long as no other use of advisory locks in this database takes the same.
const startLock = 4_173_002_019;

/**
 * Does `work` while no other process that starts on this database does: they wait for each other. The lock belongs to
 * the one connection that is handed over, so `connectionString` must not lead through a pooler in transaction mode.
 */
export async function alone<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: "attest start" });
  // A connection that breaks is reported by the query that is under way.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [startLock]);
    return await work(client);
  } finally {
    // Ends the lock, and a transaction that something went wrong in.
    await client.end();
  }
}

/**
 * Brings the database to the newest schema by the committed migrations, all in one transaction. Processes that start
 * at once wait for each other. Throws when a newer version of the app has migrated the database further.
 *
 * The table is the one of Drizzle's own migrator, which is not used here because it loads all of Drizzle beside the
 * copy in the bundle: 190 MB and half a second of every start.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: path.join(import.meta.dirname, "migrations") });
  await alone(connectionString, async (client) => {
    await client.query("begin");
    await client.query("create schema if not exists drizzle");
    await client.query(
      "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
    );
    const { rows } = await client.query<{ created_at: string }>(
      "select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1",
    );
    const last = Number(rows[0]?.created_at ?? -1);
    if (last > Math.max(...migrations.map((migration) => migration.folderMillis)))
      throw new Error("the database belongs to a newer version of Attest; start that version instead");
    for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
      for (const statement of migration.sql) await client.query(statement);
      await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
        migration.hash,
        migration.folderMillis,
      ]);
    }
    await client.query("commit");
  });
}
