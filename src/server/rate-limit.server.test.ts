import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { rateLimits } from "#app/db/schema/index.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { consume, removeExpired } from "./rate-limit.server.ts";

let test: TestDatabase;
let db: Database;
let pool: Pool;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
});

afterAll(async () => {
  await pool.end();
  await test.drop();
});

const start = Date.parse("2025-03-01T09:00:00Z");
const at = (seconds: number) => ({ limit: 3, windowSeconds: 60, now: new Date(start + seconds * 1000) });
const allowed = { allowed: true, retryAfterSeconds: 0 };

it("allows up to the limit, says when to come back, and begins again", async () => {
  for (const second of [0, 1, 2]) expect(await consume(db, "sign-in:a", at(second))).toEqual(allowed);
  expect(await consume(db, "sign-in:a", at(10))).toEqual({ allowed: false, retryAfterSeconds: 50 });
  expect(await consume(db, "sign-in:a", at(59.5))).toEqual({ allowed: false, retryAfterSeconds: 1 });
  for (const second of [60, 61, 62]) expect(await consume(db, "sign-in:a", at(second))).toEqual(allowed);
  expect(await consume(db, "sign-in:a", at(63))).toEqual({ allowed: false, retryAfterSeconds: 57 });
});

it("counts each key for itself", async () => {
  for (const second of [0, 1, 2, 3]) await consume(db, "sign-in:b", at(second));
  expect(await consume(db, "sign-in:c", at(4))).toEqual(allowed);
});

it("lets exactly the limit through of many at one moment, through several pools", async () => {
  const other = openDatabase(test.connectionString);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => consume(index % 2 ? db : other.db, "many", at(0))));
  await other.pool.end();
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(3);
});

it("is not prolonged by tries beyond the limit", async () => {
  for (let second = 0; second < 60; second += 2) await consume(db, "eager", at(second));
  expect(await consume(db, "eager", at(60))).toEqual(allowed);
});

it("stores no key as it is, and forgets windows that are over", async () => {
  await consume(db, "reset:odalys.brenk@example.org", at(0));
  await consume(db, "later", at(100));
  const rows = await db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toContain("brenk");
  expect(await removeExpired(db, at(150).now)).toBe(rows.length - 1);
  expect(await db.select().from(rateLimits)).toHaveLength(1);
});
