import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "#app/db/db.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { startEmbeddedProvider, type EmbeddedProvider } from "../embedded.server.ts";
import type { Payments } from "../payments.ts";
import { createStripePayments, stripeApiVersion } from "../stripe.server.ts";
import { createDeliveries } from "./deliveries.server.ts";

const products = { basic: "prod_basic", pro: "prod_pro", enterprise: "prod_enterprise" };
const secretKey = "sk_test_deliveries";
const webhookSecret = "whsec_deliveries";
const usual = { held: false, order: "as-they-happen", copies: 1, delaySeconds: 0 } as const;

let database: TestDatabase;
let db: Database;
let pool: Pool;
let webhookUrl: string;
let provider: EmbeddedProvider;
let payments: Payments;
let now = new Date("2026-03-02T09:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

/** What the product's endpoint was sent, in its order, by the events' ids, and what it answers. */
let heard: string[] = [];
let answer = 200;
const endpoint = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    // The SDK itself says whether it is signed as Stripe signs.
    const header = String(request.headers["stripe-signature"]);
    const event = Stripe.webhooks.constructEvent(body, header, webhookSecret, 300, undefined, now.getTime());
    heard.push(event.id);
    response.writeHead(answer).end();
  })().catch(() => response.writeHead(400).end());
});

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, pool } = openDatabase(database.connectionString));
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  const { port } = endpoint.address() as AddressInfo;
  webhookUrl = `http://127.0.0.1:${port}/`;
  provider = await startEmbeddedProvider({
    db,
    products,
    secretKey,
    webhookSecret,
    websiteUrl: "http://attest.example",
    webhookUrl,
    now: () => now,
    onError: () => undefined,
  });
  payments = createStripePayments({ secretKey, webhookSecret, products, address: provider.address });
});
afterAll(async () => {
  await provider?.close();
  await new Promise((resolve) => endpoint.close(resolve));
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  answer = 200;
  await provider.desk.setDeliverySettings(usual);
  await provider.desk.deliverDue();
  heard = [];
});

/** Somebody pays for a plan: several things happen at the provider. Answers their events' ids in the order in which they did. */
async function somebodyPays(): Promise<string[]> {
  const before = new Set((await provider.desk.listEvents(1_000)).map(({ id }) => id));
  const { customerId } = await payments.createCustomer({
    email: "ezra@harbour.example",
    name: "Ezra Okonjo",
    reference: "ezra",
    key: crypto.randomUUID(),
  });
  const opened = await payments.openPlanCheckout({
    customerId,
    productId: products.pro,
    period: "monthly",
    trialDays: 0,
    reference: crypto.randomUUID(),
    returnUrl: "https://attest.example/back",
    cancelUrl: "https://attest.example/away",
    key: crypto.randomUUID(),
  });
  await provider.desk.payCheckout(opened.checkoutId, { number: "4242424242424242", expiry: "08/41", cvc: "123" });
  const { rows } = await pool.query<{ id: string }>(
    "select d.event_id as id from embedded_payment_deliveries d join embedded_payment_objects o on o.id = d.event_id and o.kind = 'event' order by d.id",
  );
  const events = [...new Set(rows.map(({ id }) => id))].filter((id) => !before.has(id));
  expect(events.length).toBeGreaterThan(2);
  return events;
}

it("sends each event once, signed, in the order in which it happened", async () => {
  const events = await somebodyPays();
  await provider.desk.deliverDue();
  expect(heard).toEqual(events);
  await provider.desk.deliverDue();
  expect(heard).toEqual(events);
  const [view] = (await provider.desk.listEvents(1_000)).filter(({ id }) => id === events[0]);
  expect(view?.deliveries).toMatchObject([{ attempts: 1, lastStatus: 200, dueAt: null }]);
});

it("holds them back, and sends them reversed and repeated when it is told so", async () => {
  await provider.desk.setDeliverySettings({ ...usual, held: true, copies: 2 });
  const events = await somebodyPays();
  expect(await provider.desk.deliverDue()).toBe(0);
  expect(heard).toEqual([]);
  await provider.desk.setDeliverySettings({ ...usual, order: "reversed" });
  await provider.desk.deliverDue();
  expect(heard).toEqual(events.toReversed().flatMap((id) => [id, id]));
});

it("sends them late, and one of them again when it is asked for", async () => {
  await provider.desk.setDeliverySettings({ ...usual, delaySeconds: 60 });
  const events = await somebodyPays();
  later(59);
  await provider.desk.deliverDue();
  expect(heard).toEqual([]);
  later(2);
  await provider.desk.deliverDue();
  expect(heard).toEqual(events);
  await provider.desk.resend(events[1] ?? "");
  await provider.desk.resend("evt_that_never_was");
  await provider.desk.deliverDue();
  expect(heard).toEqual([...events, events[1]]);
});

it("sends again what was not taken, after a while, and no more once it is", async () => {
  answer = 503;
  const events = await somebodyPays();
  await provider.desk.deliverDue();
  expect(heard).toEqual(events);
  answer = 200;
  await provider.desk.deliverDue();
  expect(heard).toEqual(events);
  later(3);
  await provider.desk.deliverDue();
  expect(heard).toEqual([...events, ...events]);
  later(3_600);
  await provider.desk.deliverDue();
  expect(heard).toHaveLength(2 * events.length);
});

it("finds what another process left undelivered as it ended", async () => {
  await provider.desk.setDeliverySettings({ ...usual, held: true });
  await payments.createCustomer({ email: "noor@harbour.example", name: "Noor", reference: "noor", key: "left-behind" });
  const onError = (error: unknown) => void heard.push(String(error));
  const other = createDeliveries({
    db,
    now: () => now,
    webhookUrl,
    webhookSecret,
    apiVersion: stripeApiVersion,
    onError,
    lookAgain: 50,
  });
  try {
    other.wake();
    // Until what was woken above has looked, found nothing, and lies down again.
    await delay(500);
    expect(heard).toEqual([]);
    await pool.query("update embedded_payment_deliveries set due_at = $1 where delivered_at is null", [now]);
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 10_000 });
    expect(heard[0]).toMatch(/^evt_/);
  } finally {
    await other.close();
  }
});
