import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { mailMessages } from "#app/db/schema/index.ts";
import { fieldCipher } from "#app/server/field-cipher.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { describeMail } from "./contract.ts";
import { createInboxMail, findInInbox, listInbox } from "./inbox.server.ts";

const cipher = fieldCipher(["the key of this installation"]);
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
  mail: createInboxMail(db, cipher),
  received: async () => (await listInbox(db, cipher, 100)).toReversed().map(({ to, subject, text }) => ({ to, subject, text })),
  broken: createInboxMail(gone.db, cipher),
}));

it("lists the newest first, up to a limit", async () => {
  let minute = 0;
  const mail = createInboxMail(db, cipher, () => new Date(Date.UTC(2095, 0, 1, 0, (minute += 1))));
  for (const subject of ["first", "second", "third"]) {
    await mail.send({ to: "a@example.org", subject, text: "text", idempotencyKey: `list ${subject}` });
  }
  expect((await listInbox(db, cipher, 2)).map(({ subject }) => subject)).toEqual(["third", "second"]);
});

it("holds what a message says sealed: a dump of the database has no link, and another key opens none", async () => {
  const token = "k7Qw2-token-of-a-reset";
  const mail = createInboxMail(db, cipher, () => new Date(Date.UTC(2096, 0, 1)));
  const html = `<a href="/reset-password/${token}">Set a new password</a>`;
  await mail.send({ to: "a@example.org", subject: "Reset", text: `/reset-password/${token}`, html, idempotencyKey: "sealed" });
  const rows = await db.select().from(mailMessages).where(eq(mailMessages.idempotencyKey, "sealed"));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/k7Qw2|reset-password/);
  const [message] = await listInbox(db, cipher, 1);
  expect(message).toMatchObject({ text: `/reset-password/${token}`, html });
  expect(await findInInbox(db, cipher, message?.id ?? "")).toEqual(message);
  // The page still opens, with what it can show.
  const [unread] = await listInbox(db, fieldCipher(["another key"]), 1);
  expect(unread).toMatchObject({ id: message?.id, subject: "Reset", html: null });
  expect(unread?.text).toMatch(/^This message cannot be opened any more/);
});
