import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";

import { checkouts, paymentEvents, subscriptions, users } from "#app/db/schema/index.ts";
import { signatureHeader } from "#app/services/payments/embedded/deliveries.server.ts";
import { type EmbeddedProvider, startEmbeddedProvider } from "#app/services/payments/embedded.server.ts";
import { expectAccessible, expectPath, expectVisible, screens, test } from "#tests/support/browser.ts";
import { runningProduct } from "#tests/support/product.ts";
import { openProductDatabase } from "#tests/support/running-product.ts";
import { type SecondProduct, startSecondProduct } from "#tests/support/second-product.ts";

/*
 * A product that is told to use a payment provider elsewhere, as hosted with Stripe's account. The provider is the
 * embedded one, behind a line that fails as a test has it.
 */
type Failure = "none" | "402" | "429" | "500" | "cut off" | "no price" | "no answer";
const errorTypes: Partial<Record<Failure, string>> = { "402": "card_error", "429": "rate_limit_error", "500": "api_error" };
let failure: Failure = "none";
/** The idempotency keys of the calls that would open a checkout, in the order in which they came. */
let keys: string[] = [];

let product: ReturnType<typeof openProductDatabase>;
let provider: EmbeddedProvider;
let second: SecondProduct;
let webhookSecret: string;
const line = createServer((request, response) => void pass(request, response));

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const isOpening = request.method === "POST" && request.url === "/v1/checkout/sessions";
  if (isOpening) keys.push(String(request.headers["idempotency-key"]));
  const answer = (status: number, body: object) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  if (failure === "no price" && request.url?.startsWith("/v1/prices")) {
    return answer(200, { object: "list", data: [], has_more: false, url: "/v1/prices" });
  }
  if (isOpening && failure === "cut off") return void request.socket.destroy();
  // The connection stays open until the product gives up waiting.
  if (isOpening && failure === "no answer") return;
  const type = errorTypes[failure];
  if (isOpening && type) {
    return answer(Number(failure), { error: { type, message: "Internal words of the provider, req_Zq81" } });
  }
  const { host, port } = provider.address;
  const onward = ask({ host, port, path: request.url, method: request.method, headers: request.headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.end(Buffer.concat(chunks));
}

beforeAll(async () => {
  product = openProductDatabase();
  const { dataDir, address } = runningProduct();
  const kept = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")) as Record<string, string>;
  const of = (name: string) => kept[name] ?? "";
  webhookSecret = of("STRIPE_WEBHOOK_SECRET");
  provider = await startEmbeddedProvider({
    db: product.db,
    products: { basic: of("STRIPE_PRODUCT_BASIC"), pro: of("STRIPE_PRODUCT_PRO"), enterprise: of("STRIPE_PRODUCT_ENTERPRISE") },
    secretKey: of("STRIPE_SECRET_KEY"),
    webhookSecret,
    websiteUrl: address,
    webhookUrl: `${address}/api/payments/webhook`,
    onError: () => undefined,
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const names = ["SECRET_KEY", "WEBHOOK_SECRET", "PRODUCT_BASIC", "PRODUCT_PRO", "PRODUCT_ENTERPRISE"];
  second = await startSecondProduct({
    variables: {
      ...Object.fromEntries(names.map((name) => [`STRIPE_${name}`, of(`STRIPE_${name}`)])),
      STRIPE_API_URL: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
      STRIPE_TIMEOUT_MS: "2000",
    },
  });
});
afterAll(async () => {
  await second?.stop();
  line.closeAllConnections();
  line.close();
  await provider?.close();
  await product.close();
});
beforeEach(() => {
  failure = "none";
  keys = [];
});

const away = "The payment provider does not answer. Nothing was charged. Please try again.";
const failures: [Failure, string][] = [
  ["402", "The card was declined. Nothing was changed."],
  ["429", away],
  ["500", away],
  ["cut off", away],
  ["no answer", away],
  ["no price", "This plan cannot be bought at the moment: it has no price"],
];

describe("a provider that fails", () => {
  test.for(failures)(
    "%s: says so, charges nothing, and goes on when it is over",
    { timeout: 90_000 },
    async ([how, words], { visit }) => {
      const { page, expectProblem } = await visit(screens[0] ?? { name: "", width: 1440, height: 900 });
      expectProblem(/createCheckoutSession/);
      expectProblem(/HTTP 503/);
      const email = `amaru.${randomUUID().slice(0, 8)}@quarrie.example`;
      await page.goto(`${second.address}/sign-up/pro/monthly`);
      await page.getByLabel("First name").fill("Amaru");
      await page.getByLabel("Last name").fill("Sorensen-Diallo");
      await page.getByLabel("E-mail").fill(email);
      failure = how;
      await page.getByRole("button", { name: "Go on to the card" }).click();
      await expectVisible(page.getByRole("alert").getByText(words));
      expect(await page.getByLabel("E-mail").inputValue()).toBe(email);
      expect(await page.locator("body").innerText()).not.toMatch(/Internal words|req_Zq81/);
      await expectAccessible(page);

      // What is stored: a person who waits for a checkout, and nothing that could be charged.
      const [person] = await product.db.select().from(users).where(eq(users.email, email));
      const userId = person?.id ?? "";
      const opening = await product.db.select().from(checkouts).where(eq(checkouts.userId, userId));
      expect(opening).toMatchObject([{ status: "opening", providerId: null, paidAt: null }]);
      expect(await product.db.select().from(subscriptions).where(eq(subscriptions.userId, userId))).toEqual([]);

      // The same press once it is over: every try of it bore one key, so there is one checkout.
      failure = "none";
      await page.getByRole("button", { name: "Go on to the card" }).click();
      await expectPath(page, /^\/checkout\/cs_/);
      expect(new Set(keys).size).toBe(1);
      if (how === "500" || how === "cut off" || how === "no answer") expect(keys.length).toBeGreaterThan(2);
      const opened = await product.db.select().from(checkouts).where(eq(checkouts.userId, userId));
      expect(opened).toMatchObject([{ status: "open", id: opening[0]?.id }]);
      const { rows } = await product.db.execute(
        `select id from embedded_payment_objects where kind = 'session' and data->>'client_reference_id' = '${opening[0]?.id}'`,
      );
      expect(rows.length).toBeLessThanOrEqual(1);
    },
  );
});

describe("webhooks, over the product's own address", () => {
  const send = (body: string, signature: string | null) =>
    fetch(new URL("/api/payments/webhook", runningProduct().address), {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...(signature === null ? {} : { "stripe-signature": signature }) },
    });
  const event = (type: string) => {
    const id = `evt_${randomUUID().replaceAll("-", "")}`;
    const object = { object: "subscription", id: "sub_made_up", customer: "cus_made_up" };
    return { id, body: JSON.stringify({ id, object: "event", type, data: { object } }) };
  };
  const now = () => Math.floor(Date.now() / 1000);
  const known = async (id: string) => (await product.db.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length;

  test("forged, unsigned and stale ones are refused and leave nothing", async () => {
    for (const sign of [
      () => null,
      () => "t=1,v1=00",
      (body: string) => signatureHeader(body, "whsec_of_somebody_else", now()),
      (body: string) => signatureHeader(`${body} `, webhookSecret, now()),
      (body: string) => signatureHeader(body, webhookSecret, now() - 400),
      (body: string) => signatureHeader(body, webhookSecret, now() + 400),
    ]) {
      const { id, body } = event("customer.subscription.deleted");
      const answer = await send(body, sign(body));
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain(webhookSecret);
      expect(await known(id)).toBe(0);
    }
  });

  test("one of a type that nobody knows is taken, once", async () => {
    const { id, body } = event("tax.rate.invented");
    for (const outcome of ["acted", "known"]) {
      const answer = await send(body, signatureHeader(body, webhookSecret, now()));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ outcome });
    }
    expect(await known(id)).toBe(1);
  });

  test("one of 5 MB is refused before anybody looks at its signature; other methods are", async () => {
    const body = JSON.stringify({ id: "evt_large", type: "x", padding: "x".repeat(5 * 1024 * 1024) });
    expect((await send(body, signatureHeader(body, webhookSecret, now()))).status).toBe(413);
    expect(await known("evt_large")).toBe(0);
    expect((await fetch(new URL("/api/payments/webhook", runningProduct().address))).status).toBe(405);
  });
});
