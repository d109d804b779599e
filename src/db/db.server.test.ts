import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { openDatabase } from "./db.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a connection that ends while a transaction asks nothing fails that transaction and ends nothing else", async () => {
  const { db, pool } = openDatabase(database.connectionString);
  try {
    const lost = new Promise<void>((resolve) => pool.once("connect", (client) => client.once("end", resolve)));
    const under = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const { db: other, pool: otherPool } = openDatabase(database.connectionString, { max: 1 });
      await other.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await otherPool.end();
      await lost;
      await tx.execute(sql`select 1`);
    });
    await expect(under).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
  }
});
