import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { analyticsCounts } from "#app/db/schema/index.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import type { AnalyticsEvent } from "./analytics.ts";
import { describeAnalytics } from "./contract.ts";
import { createDatabaseAnalytics } from "./database.server.ts";

let test: TestDatabase;
let db: Database;
let pool: Pool;
let gone: { db: Database; pool: Pool };

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
  gone = openDatabase(test.connectionString.replace(/\/test_[0-9a-f]+/, "/gone"));
});

afterAll(async () => {
  await Promise.all([pool.end(), gone.pool.end()]);
  await test.drop();
});

async function rowsOf(event: AnalyticsEvent) {
  return db.select().from(analyticsCounts).where(eq(analyticsCounts.event, event));
}

describeAnalytics(async () => ({
  analytics: createDatabaseAnalytics(db),
  counted: async (event) => (await rowsOf(event)).reduce((sum, row) => sum + row.count, 0),
  unreachable: createDatabaseAnalytics(gone.db),
}));

it("counts by day", async () => {
  let now = new Date("2025-03-01T23:59:59Z");
  const analytics = createDatabaseAnalytics(db, () => now);
  analytics.count("dossier-created");
  now = new Date("2025-03-02T00:00:01Z");
  analytics.count("dossier-created");
  analytics.count("dossier-created");
  await analytics.flush();
  const rows = await rowsOf("dossier-created");
  expect(rows.map(({ day, count }) => ({ day, count })).toSorted((one, other) => one.day.localeCompare(other.day))).toEqual([
    { day: "2025-03-01", count: 1 },
    { day: "2025-03-02", count: 2 },
  ]);
});

it("keeps what could not be written for the next time", async () => {
  let isDown = true;
  // The same table, through a database that is out of reach at first.
  const flaky = { ...db, insert: (...args: Parameters<Database["insert"]>) => (isDown ? gone.db : db).insert(...args) };
  const analytics = createDatabaseAnalytics(flaky as Database);
  analytics.count("incident-reviewed");
  await expect(analytics.flush()).rejects.toThrow("Failed query");
  isDown = false;
  analytics.count("incident-reviewed");
  await analytics.flush();
  expect((await rowsOf("incident-reviewed"))[0]?.count).toBe(2);
});
