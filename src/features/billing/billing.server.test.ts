import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkouts,
  creditEntries,
  mailMessages,
  paymentEvents,
  subscriptions,
  userPermissions,
  users,
  workspaces,
} from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { asWorkspaceId, type MemberContext, type WorkspaceId } from "#app/server/context.ts";
import { signatureHeader } from "#app/services/payments/embedded/deliveries.server.ts";
import type { EmbeddedProvider } from "#app/services/payments/embedded.server.ts";
import { PaymentsFailure, type Payments } from "#app/services/payments/payments.ts";
import { createStripePayments } from "#app/services/payments/stripe.server.ts";
import { products, secretKey, startHeldPayments, webhookSecret } from "#tests/support/held-payments.ts";
import { aMember, aUser, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as billingCheckouts from "./checkouts.server.ts";
import * as credits from "./credits.server.ts";
import { receive } from "./payment-events.server.ts";
import { endTrials, reconcile, tellReadOnly, turnCreditMonths } from "./reconcile.server.ts";
import { sendBillingMail } from "./send-billing-mail.job.server.ts";
import * as billing from "./subscriptions.server.ts";
import * as topUps from "./top-ups.server.ts";

const card = (number: string) => ({ number, expiry: "08/41", cvc: "123" });
const good = "4242424242424242";
const day = 24 * 60 * 60 * 1000;

let test: TestContext;
let provider: EmbeddedProvider;
let payments: Payments;
let start: Date;

beforeAll(async () => {
  test = await createTestContext();
  start = test.clock.now;
  ({ provider, payments } = await startHeldPayments(test));
});

afterAll(async () => {
  await provider?.close();
  await test?.close();
});

const services = () => ({ ...test.member.services, payments });
const anyone = () => ({ ...test.anyone, services: services() });
const as = (ctx: MemberContext): MemberContext => ({ ...ctx, services: services() });

/** A workspace with a paying owner, as it stands after access was granted. */
async function aPaidWorkspace(
  given: { plan?: "basic" | "pro" | "enterprise"; period?: "monthly" | "yearly"; number?: string } = {},
) {
  const { plan = "pro", period = "monthly" } = given;
  const workspaceId = await aWorkspace(test.db, { plan });
  const owner = await aMember(test.db, workspaceId, { role: "owner", firstName: "Imani", lastName: "Kjeldsen-Rao" });
  const ctx = as(test.as(owner, workspaceId));
  const opened = await billingCheckouts.openPlan(ctx, { userId: owner.userId, plan, period, workspaceId });
  if (opened.kind !== "opened") throw new Error("A checkout opens");
  expect((await provider.desk.payCheckout(opened.checkoutSessionId, card(given.number ?? good))).kind).toBe("paid");
  await topUps.settleReturn(ctx, opened);
  return { workspaceId, ctx, owner };
}

/** Where the provider's portal says that invoices go. */
async function invoicedTo(ctx: MemberContext): Promise<string | null | undefined> {
  const { url } = await billing.openPortal(ctx);
  return (await provider.desk.viewPortal(new URL(url).pathname.split("/").at(-1) ?? ""))?.email;
}

const balanceOf = (workspaceId: WorkspaceId) => credits.balance(test.db, workspaceId);

/** Every event since, as the provider would send it. */
async function eventsSince(seen: ReadonlySet<string>): Promise<{ id: string; body: string }[]> {
  const { rows } = await test.db.execute<{ id: string; data: object }>(
    "select id, data from embedded_payment_objects where kind = 'event' order by created_at, id",
  );
  return rows.filter(({ id }) => !seen.has(id)).map(({ id, data }) => ({ id, body: JSON.stringify(data) }));
}
async function seenEvents(): Promise<Set<string>> {
  return new Set((await eventsSince(new Set())).map(({ id }) => id));
}
function deliver(body: string, at = test.clock.now) {
  return receive(anyone(), { body, signature: signatureHeader(body, webhookSecret, Math.floor(at.getTime() / 1000)) });
}
/**
 * The subjects of what was mailed to somebody about what they pay for, the oldest first. Each job is worked twice, as one
 * may be.
 */
async function mailsTo(userId: string): Promise<string[]> {
  const { rows } = await test.db.execute<{ data: Record<string, string> }>(
    "select data from pgboss.job where name = 'send-billing-mail' order by created_on, id",
  );
  for (const { data } of [...rows, ...rows]) await sendBillingMail(anyone(), data);
  const mails = await test.db
    .select({ subject: mailMessages.subject })
    .from(mailMessages)
    .where(eq(mailMessages.recipient, `${userId}@harbour.example`))
    .orderBy(mailMessages.id);
  return mails.map(({ subject }) => subject);
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error: unknown) => (error as { code?: string }).code,
  );

describe("plans", () => {
  it("have the provider's prices, asked for once", async () => {
    let calls = 0;
    const counted: Payments = {
      ...payments,
      readPrices: (...given) => {
        calls += 1;
        return payments.readPrices(...given);
      },
    };
    const { list } = await import("./plans.server.ts");
    const ctx = { ...test.anyone, services: { ...test.anyone.services, payments: counted } };
    const [first] = await Promise.all([list(ctx), list(ctx), list(ctx)]);
    expect(
      first.map(({ id, prices, members, monthly_credits }) => [id, prices?.monthly, prices?.yearly, members, monthly_credits]),
    ).toEqual([
      ["basic", 4900, 49000, 1, 100],
      ["pro", 14900, 149000, 3, 250],
      ["enterprise", 49900, 499000, 5, 1000],
    ]);
    expect(calls).toBe(3);
  });

  it("are told without prices when the provider does not answer", async () => {
    const { find } = await import("./plans.server.ts");
    const silent = createStripePayments({
      secretKey,
      webhookSecret,
      products,
      address: { host: "127.0.0.1", port: 9, protocol: "http" },
      timeout: 200,
      retries: 0,
    });
    const ctx = { ...test.anyone, services: { ...test.anyone.services, payments: silent } };
    expect((await find(ctx, { plan: "pro" })).prices).toBeNull();
  });

  it("are not asked for again by the next visitor while the provider is away, and are told once it is back", async () => {
    const { find } = await import("./plans.server.ts");
    let calls = 0;
    let isAway = true;
    const away: Payments = {
      ...payments,
      readPrices: (...given) => {
        calls += 1;
        return isAway ? Promise.reject(new PaymentsFailure("unavailable", "Away")) : payments.readPrices(...given);
      },
    };
    let seconds = 0;
    const now = () => new Date(start.getTime() + seconds * 1000);
    const ctx = { ...test.anyone, now, services: { ...test.anyone.services, payments: away } };
    for (const _ of ["one", "another"]) expect((await find(ctx, { plan: "pro" })).prices).toBeNull();
    expect(calls).toBe(1);
    [seconds, isAway] = [31, false];
    expect((await find(ctx, { plan: "pro" })).prices?.monthly).toBe(149_00);
    // Later failures leave the last prices that are known.
    [seconds, isAway] = [31 + 601, true];
    expect((await find(ctx, { plan: "pro" })).prices?.monthly).toBe(149_00);
    expect(calls).toBe(3);
  });
});

describe("a checkout at sign-up", () => {
  it("is one for one choice, however often it is asked for, and is found by its id alone", async () => {
    const person = await aUser(test.db, { permissions: { useApp: false } });
    const choice = { userId: person.userId, plan: "pro" as const, period: "yearly" as const };
    const opened = await Promise.all([1, 2, 3].map(() => billingCheckouts.openPlan(anyone(), choice)));
    const ids = new Set(opened.map((one) => one.checkoutSessionId));
    expect(ids.size).toBe(1);
    const id = [...ids][0] ?? "";
    expect(await billingCheckouts.findUser(anyone(), { checkoutSessionId: id })).toMatchObject({
      userId: person.userId,
      plan: "pro",
      period: "yearly",
      status: "open",
    });
    expect(await codeOf(billingCheckouts.findUser(anyone(), { checkoutSessionId: "cs_test_madeup" }))).toBe("not-found");
  });

  it("closes the one for another choice, so that nobody pays twice", async () => {
    const person = await aUser(test.db, { permissions: { useApp: false } });
    const first = await billingCheckouts.openPlan(anyone(), { userId: person.userId, plan: "basic", period: "monthly" });
    await billingCheckouts.openPlan(anyone(), { userId: person.userId, plan: "pro", period: "monthly" });
    expect((await provider.desk.payCheckout(first.checkoutSessionId ?? "", card(good))).kind).toBe("closed");
  });

  it("stores the card and charges nothing while they wait; access begins the first period", async () => {
    const person = await aUser(test.db, { permissions: { useApp: false } });
    const opened = await billingCheckouts.openPlan(anyone(), { userId: person.userId, plan: "enterprise", period: "monthly" });
    const id = opened.checkoutSessionId ?? "";
    await provider.desk.payCheckout(id, card(good));
    // No webhook has come: the return page asks by itself.
    expect((await billingCheckouts.findUser(anyone(), { checkoutSessionId: id })).status).toBe("complete");
    const waiting = await billing.findUnclaimed(test.db, person.userId);
    expect(waiting).toMatchObject({ plan: "enterprise", status: "trialing", is_waiting: true });
    const again = await billingCheckouts.openPlan(anyone(), { userId: person.userId, plan: "basic", period: "monthly" });
    expect(again).toEqual({ kind: "already-subscribed", checkoutSessionId: id });
    const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
    expect((await payments.listInvoices(row?.customerId ?? "", 10)).map(({ total }) => total)).toEqual([0]);

    await endTrials(anyone(), person.userId);
    expect((await billing.findUnclaimed(test.db, person.userId))?.status).toBe("trialing");
    await test.db.update(userPermissions).set({ useApp: true }).where(eq(userPermissions.userId, person.userId));
    await endTrials(anyone(), person.userId);
    await endTrials(anyone(), person.userId);
    expect((await payments.listInvoices(row?.customerId ?? "", 10)).map(({ total }) => total)).toEqual([499_00, 0]);

    const workspaceId = asWorkspaceId(newId());
    await test.db.transaction(async (tx) => {
      await tx
        .insert(workspaces)
        .values({ id: workspaceId, slug: workspaceId, name: "Quay", plan: "basic", billingPeriod: "yearly" });
      await billing.attach(tx, anyone(), { subscriptionId: waiting?.id ?? "", workspaceId });
    });
    const [workspace] = await test.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
    expect(workspace).toMatchObject({ plan: "enterprise", billingPeriod: "monthly", subscriptionId: row?.providerId });
    expect(await balanceOf(workspaceId)).toBe(1000);
  });

  it("is cancelled from the waitlist with nothing charged, and never by somebody who pays already", async () => {
    const person = await aUser(test.db, { permissions: { useApp: false } });
    const opened = await billingCheckouts.openPlan(anyone(), { userId: person.userId, plan: "pro", period: "monthly" });
    await provider.desk.payCheckout(opened.checkoutSessionId ?? "", card(good));
    await billingCheckouts.findUser(anyone(), { checkoutSessionId: opened.checkoutSessionId ?? "" });
    const ctx = { ...anyone(), actor: person };
    expect(await billing.cancelWaiting(ctx)).toEqual({ cancelled: 1 });
    expect(await billing.cancelWaiting(ctx)).toEqual({ cancelled: 0 });
    expect(await billing.findUnclaimed(test.db, person.userId)).toBeNull();
    expect(await mailsTo(person.userId)).toEqual(["Your plan of Attest is cancelled"]);
    const { ctx: paying } = await aPaidWorkspace();
    expect(await codeOf(billing.cancelWaiting(paying))).toBe("conflict");
  });

  it("waits longer than the longest trial without paying", async () => {
    const person = await aUser(test.db, { permissions: { useApp: false } });
    const opened = await billingCheckouts.openPlan(anyone(), { userId: person.userId, plan: "pro", period: "monthly" });
    await provider.desk.payCheckout(opened.checkoutSessionId ?? "", card(good));
    await billingCheckouts.findUser(anyone(), { checkoutSessionId: opened.checkoutSessionId ?? "" });
    test.clock.now = new Date(start.getTime() + 715 * day);
    try {
      await reconcile(anyone());
      const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.userId, person.userId));
      expect(row?.status).toBe("trialing");
      expect(row?.trialEndsAt?.getTime()).toBeGreaterThan(test.clock.now.getTime() + 700 * day);
    } finally {
      test.clock.now = start;
    }
  });
});

describe("webhooks", () => {
  it("are refused when forged, stale or from the future, and write nothing", async () => {
    const before = await test.db.select().from(paymentEvents);
    const body = JSON.stringify({
      id: "evt_forged",
      type: "customer.subscription.updated",
      data: { object: { object: "subscription", id: "sub_1" } },
    });
    const seconds = Math.floor(test.clock.now.getTime() / 1000);
    for (const signature of [
      null,
      "t=1,v1=0",
      signatureHeader(body, "whsec_another", seconds),
      signatureHeader(body, webhookSecret, seconds - 301),
      signatureHeader(body, webhookSecret, seconds + 301),
    ]) {
      expect(await codeOf(receive(anyone(), { body, signature }))).toBe("invalid");
    }
    expect(await test.db.select().from(paymentEvents)).toHaveLength(before.length);
  });

  it("of an unknown type, and about what is not ours, are taken once and change nothing", async () => {
    for (const object of [
      { object: "tax", id: "x" },
      { object: "subscription", id: "sub_unknown", customer: "cus_unknown" },
      { object: "charge", id: "ch_1", payment_intent: null },
    ]) {
      const body = JSON.stringify({ id: `evt_${newId()}`, type: "tax.settled", data: { object } });
      expect(await deliver(body)).toBe("acted");
      expect(await deliver(body)).toBe("known");
    }
  });

  it("are kept for another try while the provider does not answer", async () => {
    const silent = createStripePayments({
      secretKey,
      webhookSecret,
      products,
      address: { host: "127.0.0.1", port: 9, protocol: "http" },
      timeout: 200,
      retries: 0,
    });
    const ctx = { ...anyone(), services: { ...services(), payments: silent } };
    const body = JSON.stringify({
      id: "evt_later",
      type: "x",
      data: { object: { object: "subscription", id: "sub_x", customer: "cus_x" } },
    });
    const signature = signatureHeader(body, webhookSecret, Math.floor(test.clock.now.getTime() / 1000));
    expect(await codeOf(receive(ctx, { body, signature }))).toBe("unavailable");
    expect(await test.db.select().from(paymentEvents).where(eq(paymentEvents.id, "evt_later"))).toEqual([]);
    expect(await deliver(body)).toBe("acted");
  });

  it("in any order, twice, late or missing end in one state", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.nat()),
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.boolean(),
        async (shuffle, copies, isMissingSome) => {
          const workspaceId = await aWorkspace(test.db, { plan: "pro" });
          const owner = await aMember(test.db, workspaceId, { role: "owner" });
          const ctx = as(test.as(owner, workspaceId));
          const seen = await seenEvents();
          // What happens at the provider, with no webhook heard: bought, topped up, changed, cancelled, paid back in half.
          const opened = await billingCheckouts.openPlan(ctx, {
            userId: owner.userId,
            plan: "pro",
            period: "monthly",
            workspaceId,
          });
          await provider.desk.payCheckout(opened.checkoutSessionId ?? "", card(good));
          const topUp = await topUps.open(ctx, { packs: 2, idempotencyKey: newId() });
          if (topUp.kind !== "opened") throw new Error("A top-up opens");
          await provider.desk.payCheckout(topUp.checkoutSessionId, card(good));
          const { paymentId } = await payments.readCheckout(topUp.checkoutSessionId);
          await refund(paymentId ?? "", 20_00);
          const { subscriptionId } = await payments.readCheckout(opened.checkoutSessionId ?? "");
          await payments.changePlan({
            subscriptionId: subscriptionId ?? "",
            productId: products.enterprise,
            period: "monthly",
            when: "now",
            key: newId(),
          });
          await payments.cancelSubscription(subscriptionId ?? "", "period-end");

          const events = await eventsSince(seen);
          const order = events
            .map((event) => ({ event, place: shuffle.next().value ?? 0 }))
            .toSorted((a, b) => a.place - b.place);
          const repeated = copies.map((index) => order[index % order.length]);
          const all = [...order, ...repeated].flatMap((one) => (one ? [one.event] : []));
          const heard = isMissingSome ? all.filter((_, index) => index % 3 !== 0) : all;
          // Some at the same moment, as a provider sends them.
          for (let index = 0; index < heard.length; index += 4) {
            await Promise.all(heard.slice(index, index + 4).map(({ body }) => deliver(body)));
          }
          if (isMissingSome) await reconcile(ctx);

          const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId));
          expect(row).toMatchObject({ plan: "enterprise", billingPeriod: "monthly", status: "active", workspaceId });
          expect(row?.cancelsAt).not.toBeNull();
          expect(await balanceOf(workspaceId)).toBe(1000 + 200 - 100);
          const entries = await test.db.select().from(creditEntries).where(eq(creditEntries.workspaceId, workspaceId));
          expect(entries.filter(({ kind }) => kind === "top-up")).toHaveLength(1);
          const known = await test.db.select().from(paymentEvents);
          expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
        },
      ),
      { numRuns: 4 },
    );
  }, 120_000);
});

/** As staff does at the provider's dashboard. */
async function refund(paymentIntent: string, amount: number): Promise<void> {
  const { address } = provider;
  const response = await fetch(`${address.protocol}://${address.host}:${address.port}/v1/refunds`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ payment_intent: paymentIntent, amount: String(amount) }),
  });
  expect(response.status).toBe(200);
}

describe("top-ups", () => {
  it("come once, up to the month's limit, and are counted anew the next month", async () => {
    const { ctx, workspaceId } = await aPaidWorkspace({ plan: "basic", period: "yearly" });
    const idempotencyKey = newId();
    const twice = await Promise.all([
      topUps.open(ctx, { packs: 1, idempotencyKey }),
      topUps.open(ctx, { packs: 1, idempotencyKey }),
    ]);
    const ids = new Set(twice.map((one) => (one.kind === "opened" ? one.checkoutSessionId : one.kind)));
    expect(ids.size).toBe(1);
    const checkoutSessionId = [...ids][0] ?? "";
    await provider.desk.payCheckout(checkoutSessionId, card(good));
    expect((await provider.desk.payCheckout(checkoutSessionId, card(good))).kind).toBe("closed");
    await topUps.settleReturn(ctx, { checkoutSessionId });
    await topUps.settleReturn(ctx, { checkoutSessionId });
    expect(await balanceOf(workspaceId)).toBe(200);
    expect(await topUps.open(ctx, { packs: 1, idempotencyKey: newId() })).toEqual({ kind: "over-limit", left: 0, limit: 100 });
    const [row] = await test.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId));
    expect((await payments.listInvoices(row?.customerId ?? "", 10)).map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([
      20_00, 490_00,
    ]);

    test.clock.now = new Date(start.getTime() + 32 * day);
    try {
      await turnCreditMonths(ctx);
      expect(await balanceOf(workspaceId)).toBe(200);
      expect((await topUps.open(ctx, { packs: 1, idempotencyKey: newId() })).kind).toBe("opened");
    } finally {
      test.clock.now = start;
    }
  });

  it("count what may be paid any moment: an open checkout is closed before another opens", async () => {
    const { ctx } = await aPaidWorkspace({ plan: "basic" });
    const first = await topUps.open(ctx, { packs: 1, idempotencyKey: newId() });
    const second = await topUps.open(ctx, { packs: 1, idempotencyKey: newId() });
    if (first.kind !== "opened" || second.kind !== "opened") throw new Error("Both open");
    expect((await provider.desk.payCheckout(first.checkoutSessionId, card(good))).kind).toBe("closed");
    expect((await provider.desk.payCheckout(second.checkoutSessionId, card(good))).kind).toBe("paid");
  });

  it("have no limit on the largest plan", async () => {
    const { ctx, workspaceId } = await aPaidWorkspace({ plan: "enterprise" });
    for (const packs of [6, 5]) {
      const opened = await topUps.open(ctx, { packs, idempotencyKey: newId() });
      if (opened.kind !== "opened") throw new Error("It opens");
      await provider.desk.payCheckout(opened.checkoutSessionId, card(good));
      await topUps.settleReturn(ctx, opened);
    }
    expect(await balanceOf(workspaceId)).toBe(1000 + 1100);
  });

  it("are the owner's to buy, and another workspace's checkout does not exist", async () => {
    const { ctx } = await aPaidWorkspace();
    const other = await aPaidWorkspace();
    expect(await codeOf(topUps.open({ ...ctx, role: "member" }, { packs: 1, idempotencyKey: newId() }))).toBe("forbidden");
    const opened = await topUps.open(ctx, { packs: 1, idempotencyKey: newId() });
    if (opened.kind !== "opened") throw new Error("It opens");
    expect(await codeOf(topUps.settleReturn(other.ctx, opened))).toBe("not-found");
    // The same key in another workspace is another purchase.
    expect((await topUps.open(other.ctx, { packs: 1, idempotencyKey: newId() })).kind).toBe("opened");
  });

  it("go when they are disputed, and return when that is won", async () => {
    const { ctx, workspaceId } = await aPaidWorkspace();
    const opened = await topUps.open(ctx, { packs: 2, idempotencyKey: newId() });
    if (opened.kind !== "opened") throw new Error("It opens");
    await provider.desk.payCheckout(opened.checkoutSessionId, card("4000000000000259"));
    await topUps.settleReturn(ctx, opened);
    expect(await balanceOf(workspaceId)).toBe(250);
    const { rows } = await test.db.execute<{ id: string }>(
      "select id from embedded_payment_objects where kind = 'dispute' order by created_at desc limit 1",
    );
    const seen = await seenEvents();
    const { address } = provider;
    await fetch(`http://${address.host}:${address.port}/v1/disputes/${rows[0]?.id}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ "evidence[uncategorized_text]": "winning_evidence" }),
    });
    for (const { body } of await eventsSince(seen)) await deliver(body);
    expect(await balanceOf(workspaceId)).toBe(450);
  });
});

describe("the plan", () => {
  it("grows at once with the difference in credits, once, and shrinks with the next period", async () => {
    const { ctx, workspaceId } = await aPaidWorkspace({ plan: "pro" });
    const idempotencyKey = newId();
    const change = { plan: "enterprise" as const, period: "monthly" as const, idempotencyKey };
    expect((await billing.previewChange(ctx, change)).due_now).toBe(350_00);
    await Promise.all([billing.changePlan(ctx, change), billing.changePlan(ctx, change)]);
    expect(await balanceOf(workspaceId)).toBe(1000);
    const smaller = await billing.changePlan(ctx, { plan: "basic", period: "monthly", idempotencyKey: newId() });
    expect(smaller).toMatchObject({ plan: "enterprise", subscription: { next: { plan: "basic", period: "monthly" } } });
    expect(await balanceOf(workspaceId)).toBe(1000);
    test.clock.now = new Date(start.getTime() + 32 * day);
    try {
      await reconcile(ctx);
      await turnCreditMonths(ctx);
      expect(await billing.readOverview(ctx)).toMatchObject({ plan: "basic", subscription: { next: null } });
      expect(await balanceOf(workspaceId)).toBe(100);
    } finally {
      test.clock.now = start;
    }
  });

  it("stays as it is when the card is declined, or the change is not possible", async () => {
    const { ctx } = await aPaidWorkspace({ plan: "basic" });
    const portal = new URL((await billing.openPortal(ctx)).url).pathname.split("/").at(-1) ?? "";
    await provider.desk.replaceCard(portal, card("4000000000000341"));
    const key = { idempotencyKey: newId() };
    expect(await codeOf(billing.changePlan(ctx, { plan: "pro", period: "monthly", ...key }))).toBe("refused");
    expect(await codeOf(billing.changePlan(ctx, { plan: "basic", period: "monthly", idempotencyKey: newId() }))).toBe("no error");
    expect(await codeOf(billing.previewChange(ctx, { plan: "basic", period: "monthly" }))).toBe("conflict");
    expect(await codeOf(billing.changePlan({ ...ctx, role: "member" }, { plan: "pro", period: "monthly", ...key }))).toBe(
      "forbidden",
    );
    expect((await billing.readOverview(ctx)).plan).toBe("basic");
  });

  it("is changed and charged once when the provider's answer to it was lost, and nobody says that nothing was charged", async () => {
    const { ctx } = await aPaidWorkspace({ plan: "basic" });
    const to = { plan: "pro" as const, period: "monthly" as const, idempotencyKey: newId() };
    const unheard: Payments = {
      ...payments,
      async changePlan(given) {
        await payments.changePlan(given);
        throw new PaymentsFailure("unavailable", "The answer was lost");
      },
    };
    const first = billing.changePlan({ ...ctx, services: { ...ctx.services, payments: unheard } }, to);
    await expect(first).rejects.toMatchObject({
      code: "unavailable",
      message: expect.not.stringContaining("Nothing was charged") as string,
    });
    const invoices = async () => {
      const listed = await billing.listInvoices(ctx);
      return listed.map(({ total }) => total);
    };
    const charged = await invoices();
    expect((await billing.changePlan(ctx, to)).plan).toBe("pro");
    expect(await invoices()).toEqual(charged);
  });

  it("is cancelled for the period's end; then the workspace is read-only, credits lapse, and it can be bought again", async () => {
    const { ctx, workspaceId, owner } = await aPaidWorkspace({ plan: "pro" });
    expect((await billing.cancel(ctx)).subscription?.cancels_at).not.toBeNull();
    expect((await billing.resume(ctx)).subscription?.cancels_at).toBeNull();
    await billing.cancel(ctx);
    const cancelled = "Your subscription of Attest is cancelled";
    // Both cancellations are told when the mail is written: the first one stands again by then.
    expect(await mailsTo(owner.userId)).toEqual([cancelled, "Your subscription of Attest goes on", cancelled]);
    test.clock.now = new Date(start.getTime() + 32 * day);
    try {
      await reconcile(ctx);
      expect((await mailsTo(owner.userId)).slice(3)).toEqual(["Your subscription of Attest has ended"]);
      const over = await billing.readOverview(ctx);
      expect(over.standing).toEqual({ kind: "read-only", reason: "ended" });
      expect(await balanceOf(workspaceId)).toBe(0);
      const spent = await credits.reserve(test.db, {
        workspaceId,
        purpose: "behavior-incidents-search",
        reference: newId(),
        actorId: null,
        now: test.clock.now,
      });
      expect(spent.ok).toBe(false);
      const again = await billing.subscribeAgain(ctx, { plan: "basic", period: "yearly" });
      if (again.kind !== "opened") throw new Error("It opens");
      await provider.desk.payCheckout(again.checkoutSessionId, card(good));
      await topUps.settleReturn(ctx, again);
      expect(await billing.readOverview(ctx)).toMatchObject({ plan: "basic", period: "yearly", standing: { kind: "full" } });
      expect(await balanceOf(workspaceId)).toBe(100);
      expect(await test.db.select().from(checkouts).where(eq(checkouts.userId, owner.userId))).toHaveLength(2);
    } finally {
      test.clock.now = start;
    }
  });

  it("works on for seven days after a payment failed, is read-only after them, and recovers with the payment", async () => {
    const { ctx, owner, workspaceId } = await aPaidWorkspace({ plan: "pro" });
    const colleague = await aMember(test.db, workspaceId, { role: "owner", firstName: "Yusra", lastName: "Holmgaard" });
    const member = await aMember(test.db, workspaceId, { firstName: "Pim", lastName: "Okonedo" });
    const portal = async () => new URL((await billing.openPortal(ctx)).url).pathname.split("/").at(-1) ?? "";
    await provider.desk.replaceCard(await portal(), card("4000000000000341"));
    const at = async (days: number) => {
      test.clock.now = new Date(start.getTime() + days * day);
      await reconcile(ctx);
      await tellReadOnly(ctx);
      return (await billing.readOverview(ctx)).standing.kind;
    };
    try {
      // The period of March ends on the 2nd of April.
      expect(await at(30)).toBe("full");
      expect(await mailsTo(owner.userId)).toEqual([]);
      expect(await at(32)).toBe("grace");
      expect(await mailsTo(owner.userId)).toEqual(["A payment for Attest did not go through"]);
      expect(await at(37)).toBe("grace");
      expect(await at(39)).toBe("read-only");
      expect(await at(40)).toBe("read-only");
      const told = ["A payment for Attest did not go through", "Your workspace in Attest is read-only now"];
      expect(await mailsTo(owner.userId)).toEqual(told);
      // Who waits for the mail when it is settled already is not told that it is not.
      await provider.desk.replaceCard(await portal(), card(good));
      expect(await at(40)).toBe("full");
      told.push("Your payment for Attest went through");
      expect(await mailsTo(owner.userId)).toEqual(told);
      expect(await mailsTo(colleague.userId)).toEqual(told);
      expect(await mailsTo(member.userId)).toEqual([]);
    } finally {
      test.clock.now = start;
    }
  });
});

describe("another address of who pays", () => {
  it("is told to the provider, whose invoices go there; a person whom it does not know is none of its business", async () => {
    const { ctx, owner } = await aPaidWorkspace();
    const email = `${newId()}@quay.example`;
    expect(await invoicedTo(ctx)).not.toBe(email);
    await test.db.update(users).set({ email }).where(eq(users.id, owner.userId));
    await billingCheckouts.updateCustomer(ctx, owner.userId);
    expect(await invoicedTo(ctx)).toBe(email);
    const stranger = await aUser(test.db);
    await billingCheckouts.updateCustomer(ctx, stranger.userId);
  });
});
