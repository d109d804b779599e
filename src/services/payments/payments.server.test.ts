import type { Pool } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
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
