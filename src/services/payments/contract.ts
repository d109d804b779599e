import { describe, expect, it } from "vitest";
import type { PaymentDesk } from "./payment-desk.ts";
import { PaymentsFailure, type Payments } from "./payments.ts";

/**
 * `desk` is where its test customers pay. `signed` makes a webhook's body and signature as the service signs them, at
 * `seconds` since 1970.
 */
export type PaymentsFixture = {
  payments: Payments;
  desk: PaymentDesk;
  signed(event: object, seconds: number): { body: string; signature: string };
};

const goodCard = { number: "4242 4242 4242 4242", expiry: "08/41", cvc: "123" };
export const cardOf = (number: string) => ({ ...goodCard, number });
let count = 0;
const fresh = (prefix: string) => `${prefix}-${(count += 1)}-${Math.random().toString(36).slice(2)}`;
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no failure",
    (error: unknown) => (error instanceof PaymentsFailure ? error.reason : error),
  );

/** What every payment service must do. */
export function describePayments(make: () => Promise<PaymentsFixture>): void {
  async function aCustomer(payments: Payments): Promise<string> {
    const reference = fresh("person");
    const made = await payments.createCustomer({
      email: `${reference}@harbour.example`,
      name: "Noor Lindqvist",
      reference,
      key: fresh("key"),
    });
    return made.customerId;
  }

  async function openPlan(
    payments: Payments,
    given: { plan?: "basic" | "pro" | "enterprise"; period?: "monthly" | "yearly"; trialDays?: number },
  ) {
    const customerId = await aCustomer(payments);
    const input = {
      customerId,
      productId: payments.products[given.plan ?? "pro"],
      period: given.period ?? "monthly",
      trialDays: given.trialDays ?? 30,
      reference: fresh("checkout"),
      returnUrl: "https://attest.example/back/{CHECKOUT_SESSION_ID}",
      cancelUrl: "https://attest.example/away",
      key: fresh("key"),
    };
    return { customerId, input, opened: await payments.openPlanCheckout(input) };
  }

  async function aSubscription(fixture: PaymentsFixture, given: Parameters<typeof openPlan>[1] & { card?: string } = {}) {
    const { payments, desk } = fixture;
    const { opened, customerId } = await openPlan(payments, given);
    const paid = await desk.payCheckout(opened.checkoutId, cardOf(given.card ?? goodCard.number));
    expect(paid.kind).toBe("paid");
    const { subscriptionId } = await payments.readCheckout(opened.checkoutId);
    return { subscriptionId: subscriptionId ?? "", customerId };
  }

  describe("a payment service", () => {
    it("reads the monthly and the yearly price of every product, in minor units", async () => {
      const { payments } = await make();
      const plans = await Promise.all(
        Object.values(payments.products).map((id) => payments.readPrices(id, new AbortController().signal)),
      );
      expect(plans).toEqual([
        { currency: "USD", monthly: 49_00, yearly: 490_00 },
        { currency: "USD", monthly: 149_00, yearly: 1490_00 },
        { currency: "USD", monthly: 499_00, yearly: 4990_00 },
      ]);
    });

    it("says that it has no such product", async () => {
      const { payments } = await make();
      for (const product of ["prod_unknown", "", "__proto__", "prod_a&active=false"]) {
        expect(await reasonOf(payments.readPrices(product, new AbortController().signal))).toBe("unknown-product");
      }
    });

    it("does nothing for a caller that has left", async () => {
      const { payments } = await make();
      const left = AbortSignal.abort(new Error("left"));
      await expect(payments.readPrices(payments.products.basic, left)).rejects.toThrow("left");
    });

    it("makes one thing for one key, also at the same moment", async () => {
      const { payments } = await make();
      const input = { email: "a@harbour.example", name: "Ezra Okonjo", reference: "ezra", key: fresh("key") };
      const made = await Promise.all([
        payments.createCustomer(input),
        payments.createCustomer(input),
        payments.createCustomer(input),
      ]);
      expect(new Set(made.map(({ customerId }) => customerId)).size).toBe(1);
      const { input: plan } = await openPlan(payments, {});
      const opened = await Promise.all([payments.openPlanCheckout(plan), payments.openPlanCheckout(plan)]);
      expect(opened[0].checkoutId).toBe(opened[1].checkoutId);
    });

    it("knows a person's other name and address from then on", async () => {
      const { payments, desk } = await make();
      const { customerId, input } = await openPlan(payments, {});
      const change = { customerId, email: `${fresh("noor")}@quay.example`, name: "Noor Castellow", key: fresh("key") };
      await payments.updateCustomer(change);
      await payments.updateCustomer(change);
      const opened = await payments.openPlanCheckout({ ...input, key: fresh("key") });
      expect((await desk.viewCheckout(opened.checkoutId))?.email).toBe(change.email);
      expect(await reasonOf(payments.updateCustomer({ ...change, customerId: "cus_unknown", key: fresh("key") }))).toBe(
        "not-found",
      );
    });

    it("stores a card and charges nothing while the trial lasts", async () => {
      const fixture = await make();
      const { payments } = fixture;
      const { subscriptionId, customerId } = await aSubscription(fixture, { plan: "enterprise", period: "yearly" });
      const said = await payments.readSubscription(subscriptionId);
      expect(said).toMatchObject({ status: "trialing", productId: payments.products.enterprise, period: "yearly", customerId });
      expect(said.trialEndsAt).not.toBeNull();
      expect((await payments.listInvoices(customerId, 10)).map(({ total }) => total)).toEqual([0]);
    });

    it("charges the first period when the trial ends, once", async () => {
      const fixture = await make();
      const { payments } = fixture;
      const { subscriptionId, customerId } = await aSubscription(fixture);
      await Promise.all([payments.endTrial(subscriptionId), payments.endTrial(subscriptionId)]);
      expect((await payments.endTrial(subscriptionId)).status).toBe("active");
      expect((await payments.listInvoices(customerId, 10)).map(({ total, status }) => [total, status])).toEqual([
        [149_00, "paid"],
        [0, "paid"],
      ]);
    });

    it("tells of a payment that failed, and of its recovery", async () => {
      const fixture = await make();
      const { payments, desk } = fixture;
      const { subscriptionId, customerId } = await aSubscription(fixture, { card: "4000000000000341" });
      const late = await payments.endTrial(subscriptionId);
      expect(late.status).toBe("past_due");
      expect(late.unpaidSince).toBeInstanceOf(Date);
      const portal = await payments.openPortal(customerId, "https://attest.example/back");
      const id = new URL(portal.url).pathname.split("/").at(-1) ?? "";
      expect(await desk.replaceCard(id, goodCard)).toEqual({ kind: "stored", paid: 1, failed: 0 });
      expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: "active", unpaidSince: null });
    });

    it("changes to a larger plan at once for the difference", async () => {
      const fixture = await make();
      const { payments } = fixture;
      const { subscriptionId, customerId } = await aSubscription(fixture, { plan: "basic", trialDays: 0 });
      const to = { subscriptionId, productId: payments.products.pro, period: "monthly" as const };
      const preview = await payments.previewChange(to);
      expect(preview.dueNow).toBeGreaterThan(99_00);
      expect(preview.dueNow).toBeLessThanOrEqual(100_00);
      const key = fresh("key");
      await payments.changePlan({ ...to, when: "now", key });
      const changed = await payments.changePlan({ ...to, when: "now", key });
      expect(changed).toMatchObject({ status: "active", productId: payments.products.pro });
      expect(await payments.listInvoices(customerId, 10)).toHaveLength(2);
    });

    it("changes nothing when the card is declined", async () => {
      const fixture = await make();
      const { payments, desk } = fixture;
      const { subscriptionId, customerId } = await aSubscription(fixture, { plan: "basic", trialDays: 0 });
      const portal = new URL((await payments.openPortal(customerId, "https://attest.example/back")).url).pathname
        .split("/")
        .at(-1);
      await desk.replaceCard(portal ?? "", cardOf("4000000000000341"));
      const change = {
        subscriptionId,
        productId: payments.products.pro,
        period: "monthly" as const,
        when: "now" as const,
        key: fresh("key"),
      };
      expect(await reasonOf(payments.changePlan(change))).toBe("declined");
      expect((await payments.readSubscription(subscriptionId)).productId).toBe(payments.products.basic);
    });

    it("writes a smaller plan down for the period's end, and takes it back", async () => {
      const fixture = await make();
      const { payments } = fixture;
      const { subscriptionId } = await aSubscription(fixture, { plan: "pro", trialDays: 0 });
      const change = {
        subscriptionId,
        productId: payments.products.basic,
        period: "yearly" as const,
        when: "period-end" as const,
      };
      const said = await payments.changePlan({ ...change, key: fresh("key") });
      expect(said.productId).toBe(payments.products.pro);
      expect(said.next).toEqual({ productId: payments.products.basic, period: "yearly", at: said.periodEnd });
      expect((await payments.keepPlan(subscriptionId)).next).toBeNull();
    });

    it("cancels for the period's end, takes that back, and cancels at once", async () => {
      const fixture = await make();
      const { payments } = fixture;
      const { subscriptionId } = await aSubscription(fixture, { trialDays: 0 });
      const later = await payments.cancelSubscription(subscriptionId, "period-end");
      expect(later).toMatchObject({ status: "active", cancelsAt: later.periodEnd });
      expect((await payments.resumeSubscription(subscriptionId)).cancelsAt).toBeNull();
      const now = await payments.cancelSubscription(subscriptionId, "now");
      expect(now.status).toBe("canceled");
      expect(now.endedAt).toBeInstanceOf(Date);
      expect((await payments.cancelSubscription(subscriptionId, "now")).status).toBe("canceled");
    });

    it("takes one payment, and says what became of it", async () => {
      const { payments, desk } = await make();
      const reference = fresh("top-up");
      const opened = await payments.openPaymentCheckout({
        customerId: await aCustomer(payments),
        name: "100 credits",
        amount: 20_00,
        currency: "USD",
        quantity: 2,
        expiresAt: new Date(Date.now() + 40 * 60_000),
        reference,
        returnUrl: "https://attest.example/back/{CHECKOUT_SESSION_ID}",
        cancelUrl: "https://attest.example/away",
        key: fresh("key"),
      });
      expect(await payments.readCheckout(opened.checkoutId)).toMatchObject({ status: "open", isPaid: false, paymentId: null });
      expect((await desk.payCheckout(opened.checkoutId, cardOf("4000000000000002"))).kind).toBe("declined");
      expect(await desk.payCheckout(opened.checkoutId, goodCard)).toEqual({
        kind: "paid",
        returnUrl: `https://attest.example/back/${opened.checkoutId}`,
      });
      const { paymentId, isPaid, status } = await payments.readCheckout(opened.checkoutId);
      expect([isPaid, status]).toEqual([true, "complete"]);
      expect(await payments.readPayment(paymentId ?? "")).toMatchObject({
        amount: 40_00,
        isPaid: true,
        refunded: 0,
        dispute: null,
        reference,
      });
      expect((await payments.expireCheckout(opened.checkoutId)).status).toBe("complete");
    });

    it("closes a checkout: nobody can pay there any more", async () => {
      const { payments, desk } = await make();
      const { opened } = await openPlan(payments, {});
      expect((await payments.expireCheckout(opened.checkoutId)).status).toBe("expired");
      expect((await desk.payCheckout(opened.checkoutId, goodCard)).kind).toBe("closed");
      expect((await payments.expireCheckout(opened.checkoutId)).status).toBe("expired");
    });

    it("knows nothing of ids that it never gave out", async () => {
      const { payments } = await make();
      expect(await reasonOf(payments.readCheckout("cs_test_unknown"))).toBe("not-found");
      expect(await reasonOf(payments.readSubscription("sub_unknown"))).toBe("not-found");
      expect(await reasonOf(payments.readPayment("pi_unknown"))).toBe("not-found");
    });

    describe("its webhooks", () => {
      const now = new Date("2026-05-04T10:00:00Z");
      const seconds = now.getTime() / 1000;
      const event = {
        id: "evt_1",
        object: "event",
        type: "checkout.session.completed",
        data: { object: { object: "checkout.session", id: "cs_1" } },
      };

      it("are read when they are signed", async () => {
        const { payments, signed } = await make();
        for (const at of [seconds, seconds - 300, seconds + 300]) {
          const { body, signature } = signed(event, at);
          const read = await payments.readEvent(body, signature, now);
          expect(read).toEqual({ eventId: "evt_1", type: event.type, about: { kind: "checkout", checkoutId: "cs_1" } });
        }
      });

      it("are refused when forged, stale, from the future, changed or not signed", async () => {
        const { payments, signed } = await make();
        const good = signed(event, seconds);
        const wrong: [string, string | null][] = [
          [good.body, null],
          [good.body, ""],
          [good.body, "t=,v1="],
          [good.body, `t=${seconds},v1=${"0".repeat(64)}`],
          [good.body, good.signature.replace("v1=", "v0=")],
          [good.body.replace("cs_1", "cs_2"), good.signature],
          [signed(event, seconds - 301).body, signed(event, seconds - 301).signature],
          [signed(event, seconds + 301).body, signed(event, seconds + 301).signature],
          ["", good.signature],
        ];
        for (const [body, signature] of wrong) expect(await reasonOf(payments.readEvent(body, signature, now))).toBe("forged");
      });

      it("of an unknown type are about nothing that is known", async () => {
        const { payments, signed } = await make();
        const { body, signature } = signed(
          { ...event, type: "tax.settled", data: { object: { object: "tax", id: "x" } } },
          seconds,
        );
        expect((await payments.readEvent(body, signature, now)).about).toEqual({ kind: "other" });
      });
    });
  });
}
