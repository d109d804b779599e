import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { describeMail } from "./contract.ts";
import { createInboxMail, listInbox } from "./inbox.server.ts";

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

describeMail(async () => ({
  mail: createInboxMail(db),
  received: async () => (await listInbox(db, 100)).toReversed().map(({ to, subject, text }) => ({ to, subject, text })),
  broken: createInboxMail(gone.db),
}));

it("lists the newest first, up to a limit", async () => {
  let minute = 0;
  const mail = createInboxMail(db, () => new Date(Date.UTC(2095, 0, 1, 0, (minute += 1))));
  for (const subject of ["first", "second", "third"]) {
    await mail.send({ to: "a@example.org", subject, text: "text", idempotencyKey: `list ${subject}` });
  }
  expect((await listInbox(db, 2)).map(({ subject }) => subject)).toEqual(["third", "second"]);
});
