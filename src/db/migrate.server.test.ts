import pg from "pg";
import { expect, it } from "vitest";

import { createTestDatabase } from "#tests/support/test-database.ts";

import { migrateDatabase } from "./migrate.server.ts";

async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const countTables = "select count(*)::int as count from information_schema.tables where table_schema = 'public'";

it("applies the migrations once when several processes start at the same moment", async () => {
  const database = await createTestDatabase();
  try {
    const before = await withClient(database.connectionString, async (client) => {
      const { rows } = await client.query<{ count: number }>(countTables);
      await client.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
      return rows[0]?.count;
    });
    expect(before).toBeGreaterThan(10);

    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.connectionString)));

    await withClient(database.connectionString, async (client) => {
      const { rows } = await client.query<{ count: number }>(countTables);
      expect(rows[0]?.count).toBe(before);
      const applied = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations");
      expect(new Set(applied.rows.map((row) => row.hash)).size).toBe(applied.rowCount);
    });
  } finally {
    await database.drop();
  }
});

it("leaves a database alone that a newer version has migrated further", async () => {
  const database = await createTestDatabase();
  try {
    await withClient(database.connectionString, (client) =>
      client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)"),
    );
    await expect(migrateDatabase(database.connectionString)).rejects.toThrow(/belongs to a newer version of Attest/);
  } finally {
    await database.drop();
  }
});

it("gives every test file a database of its own", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await withClient(one.connectionString, (client) => client.query("create table only_here (id int)"));
  const { rows } = await withClient(other.connectionString, (client) =>
    client.query<{ found: string | null }>("select to_regclass('only_here')::text as found"),
  );
  expect(rows[0]?.found).toBeNull();
  await Promise.all([one.drop(), other.drop()]);
  await expect(withClient(one.connectionString, () => Promise.resolve())).rejects.toThrow(/does not exist/);
});
