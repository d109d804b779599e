import { startEmbeddedProvider, type EmbeddedProvider } from "#app/services/payments/embedded.server.ts";
import type { Payments } from "#app/services/payments/payments.ts";
import { createStripePayments } from "#app/services/payments/stripe.server.ts";
import type { TestContext } from "./test-context.ts";

export const webhookSecret = "whsec_operations";
export const secretKey = "sk_test_operations";
export const products = { basic: "prod_basic", pro: "prod_pro", enterprise: "prod_enterprise" };

/** The embedded provider in a test's own time, and the product's way to it; its webhooks come only when a test brings them. */
export async function startHeldPayments(test: TestContext): Promise<{ provider: EmbeddedProvider; payments: Payments }> {
  const provider = await startEmbeddedProvider({
    db: test.db,
    products,
    secretKey,
    webhookSecret,
    websiteUrl: "http://attest.example",
    // Nobody listens.
    webhookUrl: "http://127.0.0.1:9/",
    now: () => test.clock.now,
    onError: () => undefined,
  });
  await provider.desk.setDeliverySettings({ held: true, order: "as-they-happen", copies: 1, delaySeconds: 0 });
  return { provider, payments: createStripePayments({ secretKey, webhookSecret, products, address: provider.address }) };
}
