import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as schema from "./schema/index.ts";

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction in it: what operations take. */
export type Queryable = Pick<
  Database,
  "select" | "selectDistinct" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "transaction" | "$with" | "with"
>;

/**
 * Opens a pool. `max` is the number of connections; statements are cut off after 30 s on the server, so
 * that no request holds one for ever.
 */
export function openDatabase(connectionString: string, options: { max?: number } = {}): { db: Database; pool: Pool } {
  const pool = new Pool({
    connectionString,
    max: options.max ?? 15,
    statement_timeout: 30_000,
    // A server that hangs cuts nothing off itself.
    query_timeout: 35_000,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: "attest",
  });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  // Nor one that a transaction holds while it asks nothing: its next statement fails, and says why.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { db: drizzle(pool, { schema, casing: "snake_case" }), pool };
}
