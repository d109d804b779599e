import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import type { Database } from "#app/db/db.server.ts";
import { answerApi, ApiError, type Api } from "./embedded/api.ts";
import { createDeliveries } from "./embedded/deliveries.server.ts";
import { createDesk } from "./embedded/desk.server.ts";
import { readParameters } from "./embedded/form-body.ts";
import { aPrice, aProduct, providerId, type WirePrice } from "./embedded/shapes.ts";
import { inProvider, type Store } from "./embedded/store.server.ts";
import { CardDeclined } from "./embedded/subscriptions.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import type { Payments } from "./payments.ts";
import { createStripePayments, stripeApiVersion } from "./stripe.server.ts";

/** In cents of a US dollar (product decision "Prices"). */
const catalogue = {
  basic: { name: "Attest Basic", monthly: 49_00, yearly: 490_00 },
  pro: { name: "Attest Pro", monthly: 149_00, yearly: 1490_00 },
  enterprise: { name: "Attest Enterprise", monthly: 499_00, yearly: 4990_00 },
} as const;
type Plan = keyof typeof catalogue;

const opened = Math.floor(Date.UTC(2026, 0, 1) / 1000);
const largestBody = 256 * 1024;

function createCatalogue(products: Record<Plan, string>) {
  const prices = new Map<string, WirePrice>();
  const known = new Map<string, Stripe.Product>();
  for (const plan of Object.keys(catalogue) as Plan[]) {
    const { name, monthly, yearly } = catalogue[plan];
    known.set(products[plan], aProduct(products[plan], name, opened));
    for (const [interval, amount] of [
      ["month", monthly],
      ["year", yearly],
    ] as const) {
      const id = `price_${plan}_${interval}ly`;
      const price = aPrice({ id, product: products[plan], currency: "usd", amount, interval, created: opened });
      prices.set(id, { ...price, nickname: name });
    }
  }
  return { prices, products: known };
}

export type EmbeddedPaymentsOptions = {
  db: Database;
  products: Record<Plan, string>;
  secretKey: string;
  webhookSecret: string;
  /** Where the provider's pages are shown. */
  websiteUrl: string;
  /** Where it sends its webhooks. */
  webhookUrl: string;
  now?: () => Date;
  onError: (error: unknown) => void;
};

export type EmbeddedProvider = {
  address: { host: string; port: number; protocol: "http" };
  desk: PaymentDesk;
  close(): Promise<void>;
};

/** The embedded payment service: the client of the hosted one, talking to a provider in this process. */
export async function createEmbeddedPayments(options: EmbeddedPaymentsOptions): Promise<Payments> {
  const provider = await startEmbeddedProvider(options);
  const { secretKey, webhookSecret, products } = options;
  const client = createStripePayments({ secretKey, webhookSecret, products, address: provider.address });
  return { ...client, desk: provider.desk, close: () => provider.close() };
}

/**
 * The embedded payment provider: it speaks Stripe's protocol on a loopback port of its own, to the same client as Stripe
 * itself, and keeps what it knows in the database, so that it goes on where it was and serves any number of processes.
 * Money and cards are play: only the published test cards work.
 */
export async function startEmbeddedProvider(options: EmbeddedPaymentsOptions): Promise<EmbeddedProvider> {
  const { db, secretKey, webhookSecret, websiteUrl } = options;
  const now = options.now ?? (() => new Date());
  const known = createCatalogue(options.products);
  const apiVersion = stripeApiVersion;
  const deliveries = createDeliveries({
    db,
    now,
    webhookSecret,
    apiVersion,
    webhookUrl: options.webhookUrl,
    onError: options.onError,
  });
  const pages = {
    checkoutUrl: `${websiteUrl}/checkout/{ID}`,
    portalUrl: `${websiteUrl}/checkout/portal/{ID}`,
    invoiceUrl: `${websiteUrl}/checkout/invoices/{ID}`,
  };
  const apiOf = (store: Store): Api => ({ store, ...known, ...pages });

  async function work<T>(does: (api: Api) => Promise<T>): Promise<T> {
    const answer = await inProvider(db, now(), apiVersion, (store) => does(apiOf(store)));
    deliveries.wake();
    return answer;
  }

  /** An answer to a key that was used before is given again, as Stripe's idempotent requests have it. */
  async function answer(method: string, path: string, text: string, key: string | undefined): Promise<Answer> {
    const given = readParameters(text);
    if (key === undefined || method !== "POST") return attempt(() => work((api) => answerApi(api, method, path, given)));
    const fingerprint = createHash("sha256").update(`${path}\n${text}`).digest("hex");
    return attempt(() =>
      work(async (api) => {
        const before = await api.store.find("answer", key);
        if (before && before.fingerprint !== fingerprint) {
          throw new ApiError(
            400,
            "Keys for idempotent requests can only be used with the same parameters they were first used with.",
            {
              code: "idempotency_error",
            },
          );
        }
        if (before) return new Repeated(before.status, before.body);
        const body = await answerApi(api, method, path, given);
        await api.store.put("answer", { id: key, fingerprint, status: 200, body });
        return body;
      }),
    );
  }

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      options.onError(error);
      if (!response.headersSent) reply(response, { status: 500, body: errorBody("api_error", "The provider failed") });
      else response.destroy();
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://provider");
    if (!isKey(request.headers.authorization, secretKey)) {
      reply(response, { status: 401, body: errorBody("invalid_request_error", "Invalid API Key provided") });
      return;
    }
    const body = await readText(request);
    if (body === null) {
      reply(response, { status: 413, body: errorBody("invalid_request_error", "The request is too large") });
      return;
    }
    const key = request.headers["idempotency-key"];
    const text = [url.search.slice(1), body].filter((part) => part !== "").join("&");
    reply(response, await answer(request.method ?? "GET", url.pathname, text, typeof key === "string" ? key : undefined));
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host: "127.0.0.1", port: 0 }, resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  deliveries.wake();
  return {
    address: { host: "127.0.0.1", port, protocol: "http" },
    desk: createDesk({ db, now, work, deliveries }),
    async close() {
      await deliveries.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Answer = { status: number; body: unknown };

/** What was answered before, on its way past the transaction. */
class Repeated {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

async function attempt(work: () => Promise<unknown>): Promise<Answer> {
  try {
    const body = await work();
    return body instanceof Repeated ? { status: body.status, body: body.body } : { status: 200, body };
  } catch (error) {
    if (error instanceof CardDeclined) return { status: 402, body: errorBody("card_error", error.message, { code: error.code }) };
    if (!(error instanceof ApiError)) throw error;
    const type = error.code === "idempotency_error" ? "idempotency_error" : "invalid_request_error";
    return { status: error.status, body: errorBody(type, error.message, { code: error.code, param: error.parameter }) };
  }
}

function errorBody(type: string, message: string, more: { code?: string | undefined; param?: string | undefined } = {}) {
  return { error: { type, message, ...more } };
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "request-id": providerId("req"),
  });
  response.end(text);
}

function isKey(header: string | undefined, secretKey: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(header ?? ""), hash(`Bearer ${secretKey}`));
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
