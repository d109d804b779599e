import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { contractQueues, describeJobs } from "./contract.ts";
import { createPgBossJobs } from "./pg-boss.server.ts";

let test: TestDatabase;
let db: Database;
let pool: Pool;
const errors: unknown[] = [];

const queues = [...contractQueues, "taken-over", "died-always", "terminated", "thrown"];
const open = () => createPgBossJobs({ connectionString: test.connectionString, queues, onError: (error) => errors.push(error) });

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
});

afterAll(async () => {
  await pool.end();
  await test.drop();
});

describeJobs(open, () => db);

describe("jobs by pg-boss", () => {
  it("takes over the job of a worker that died, and gives up one whose workers died every time", async () => {
    const jobs = await open();
    // Claims without a sign of life afterwards: what a killed process leaves behind.
    const dead = await new PgBoss({ connectionString: test.connectionString, supervise: false, schedule: false }).start();
    try {
      await jobs.enqueue(db, "taken-over", { id: "1" }, { key: "run" });
      expect(await dead.fetch("taken-over")).toHaveLength(1);
      const givenUp: unknown[] = [];
      await jobs.work("died-always", () => Promise.reject(new Error("ran although it was claimed")), {
        retries: 0,
        concurrency: 1,
        onGivenUp: async (job) => void givenUp.push(job.payload),
      });
      // Enqueued and claimed in one go, before the worker above can see it.
      await db.transaction(async (tx) => {
        await jobs.enqueue(tx, "died-always", { id: "2" });
        await tx.execute(sql`
          update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
          where name = 'died-always'`);
      });
      const seen: unknown[] = [];
      const before = performance.now();
      await jobs.work("taken-over", async ({ payload, tryNumber }) => void seen.push({ ...payload, tryNumber }));
      await vi.waitFor(() => expect(seen).toEqual([{ id: "1", tryNumber: 1 }]), { timeout: 20_000, interval: 50 });
      expect(performance.now() - before).toBeGreaterThan(5_000);
      await vi.waitFor(() => expect(givenUp).toEqual([{ id: "2" }]), { timeout: 8_000, interval: 50 });
    } finally {
      await Promise.all([jobs.stop(1_000), dead.stop({ graceful: false })]);
    }
  });

  it("goes on after the database has ended every connection", async () => {
    const jobs = await open();
    const seen: string[] = [];
    await jobs.work("terminated", async ({ payload }) => void seen.push(payload.id ?? ""));
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'attest-jobs'`);
    await jobs.enqueue(db, "terminated", { id: "1" });
    await vi.waitFor(() => expect(seen).toEqual(["1"]), { timeout: 10_000, interval: 20 });
    expect(await jobs.isReady()).toBe(true);
    await jobs.stop(1_000);
  });

  it("reports what a handler threw, and stores nothing of its message", async () => {
    const jobs = await open();
    const handler = () => {
      throw new TypeError("about Odalys Brenk");
    };
    await jobs.work("thrown", handler, { retries: 0 });
    await jobs.enqueue(db, "thrown", { id: "1" });
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select output::text from pgboss.job where name = 'thrown' and state = 'failed'`);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).toContain("TypeError");
      expect(JSON.stringify(rows)).not.toContain("Odalys");
    }, 8_000);
    expect(errors).toContainEqual(new TypeError("about Odalys Brenk"));
    await jobs.stop(1_000);
  });

  it("refuses a kind of job that it was not told of", async () => {
    const jobs = await open();
    await expect(jobs.enqueue(db, "unknown", { id: "1" })).rejects.toThrow("unknown");
    await jobs.stop(1_000);
  });

  it("says that it cannot start without its database", async () => {
    const gone = test.connectionString.replace(/\/test_[0-9a-f]+/, "/gone");
    await expect(createPgBossJobs({ connectionString: gone, queues, onError: () => undefined })).rejects.toThrow(
      "does not exist",
    );
  });
});
