import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { mailMessages } from "#app/db/schema/index.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { describeMail } from "./contract.ts";
import { MailFailure, type Mail } from "./mail.ts";
import { createSmtpMail } from "./smtp.server.ts";

type Received = { to: string; subject: string; text: string; html: string; messageId: string; from: string };

let database: TestDatabase;
let db: Database;
let pool: Pool;
let server: SMTPServer;
let mail: Mail & { close(): void };
let url = "";
const received: Received[] = [];
/** What the server answers to the next messages, when it shall refuse them. */
const refusals: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, pool } = openDatabase(database.connectionString));
  server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "attest" && password === "p@ss" ? done(null, { user: username }) : done(new Error("Invalid login")),
    onData(stream, session, done) {
      const refusal = refusals.shift();
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal) return done(Object.assign(new Error("Refused"), { responseCode: refusal }));
        void PostalMime.parse(Buffer.concat(chunks)).then((parsed) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(", "),
            subject: parsed.subject ?? "",
            text: (parsed.text ?? "").trim(),
            html: (parsed.html ?? "").trim(),
            messageId: parsed.messageId ?? "",
            from: parsed.from?.address ?? "",
          });
          return done();
        });
        return undefined;
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://attest:p%40ss@127.0.0.1:${port}`;
  mail = createSmtpMail({ url, from: "Attest <no-reply@attest.example>", db });
});

afterAll(async () => {
  mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await pool.end();
  await database.drop();
});

describeMail(async () => ({
  mail,
  received: async () => received.map(({ to, subject, text }) => ({ to, subject, text })),
  // Port 9 (discard): nothing answers there.
  broken: createSmtpMail({ url: "smtp://127.0.0.1:9", from: "no-reply@attest.example", db }),
}));

const message = (idempotencyKey: string) => ({
  to: "tomas.whitlock@harbour.example",
  subject: "Set a new password",
  text: "Open this link",
  html: "<p>Open this link</p>",
  idempotencyKey,
});

it("sends text and HTML from the sender's address, with an id that follows from the key", async () => {
  await mail.send(message("with html"));
  const last = received.at(-1);
  expect(last).toMatchObject({ html: "<p>Open this link</p>", from: "no-reply@attest.example" });
  expect(last?.messageId).toMatch(/^<[0-9a-f]{32}@attest\.example>$/);
});

it("a message that the server refused is sent by the next try", async () => {
  const before = received.length;
  refusals.push(451);
  await expect(mail.send(message("later"))).rejects.toBeInstanceOf(MailFailure);
  await mail.send(message("later"));
  expect(received).toHaveLength(before + 1);
});

it("wrong credentials are a failure in our words, which names none", async () => {
  const stranger = createSmtpMail({ url: url.replace("attest:", "nobody:"), from: "no-reply@attest.example", db });
  const failure: unknown = await stranger.send(message("stranger")).catch((error: unknown) => error);
  stranger.close();
  expect(failure).toBeInstanceOf(MailFailure);
  expect(String(failure)).not.toMatch(/p@ss|p%40ss|nobody/);
});

it("what was in a message is not kept", async () => {
  const rows = await db.select().from(mailMessages);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/Open this link|harbour\.example|Set a new password/);
});
