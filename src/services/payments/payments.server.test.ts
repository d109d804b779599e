import { createServer, type AddressInfo, type Socket } from "node:net";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { describePayments } from "./contract.ts";
import { signatureHeader } from "./embedded/deliveries.server.ts";
import {
  createEmbeddedPayments,
  startEmbeddedProvider,
  type EmbeddedPaymentsOptions,
  type EmbeddedProvider,
} from "./embedded.server.ts";
import type { Payments } from "./payments.ts";
import { createStripePayments } from "./stripe.server.ts";

const products = { basic: "prod_basic", pro: "prod_pro", enterprise: "prod_enterprise" };
const secretKey = "sk_test_contract";
const webhookSecret = "whsec_contract";

let test: TestDatabase;
let db: Database;
let pool: Pool;
let embedded: Payments;
let provider: EmbeddedProvider;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
  const options: EmbeddedPaymentsOptions = {
    db,
    products,
    secretKey,
    webhookSecret,
    websiteUrl: "http://attest.example",
    webhookUrl: "http://127.0.0.1:9/nobody-listens",
    onError: () => undefined,
  };
  embedded = await createEmbeddedPayments(options);
  provider = await startEmbeddedProvider(options);
});

afterAll(async () => {
  await embedded.close();
  await provider.close();
  await pool.end();
  await test.drop();
});

function signed(event: object, seconds: number) {
  const body = JSON.stringify(event);
  return { body, signature: signatureHeader(body, webhookSecret, seconds) };
}

describe("embedded", () => {
  describePayments(async () => {
    if (!embedded.desk) throw new Error("The embedded service has a desk");
    return { payments: embedded, desk: embedded.desk, signed };
  });
});

describe("stripe, against a server that speaks its protocol", () => {
  describePayments(async () => {
    const payments = createStripePayments({ secretKey, webhookSecret, products, address: provider.address });
    return { payments, desk: provider.desk, signed };
  });
});

it("gives up on a provider that takes the connection and never answers: each try for its time, all with one key", async () => {
  const heard: string[] = [];
  const open: Socket[] = [];
  const silent = createServer((socket) => {
    open.push(socket);
    socket.on("data", (chunk) => heard.push(chunk.toString("latin1"))).on("error", () => undefined);
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = silent.address() as AddressInfo;
    const address = { host: "127.0.0.1", port, protocol: "http" as const };
    const payments = createStripePayments({ secretKey, webhookSecret, products, address, timeout: 500, retries: 1 });
    const customer = { email: "noor@harbour.example", name: "Noor Lindqvist", reference: "noor", key: "customer:noor" };
    await expect(payments.createCustomer(customer)).rejects.toMatchObject({ reason: "unavailable" });
    const keys = () => [...heard.join("").matchAll(/idempotency-key: (\S+)/gi)].map((match) => match[1]);
    await expect.poll(keys, { timeout: 10_000 }).toEqual(["customer:noor", "customer:noor"]);
  } finally {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  }
});
