import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { creditBalances, creditEntries } from "#app/db/schema/index.ts";
import { plans, type Plan } from "#app/features/workspaces/workspace.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext, WorkspaceId } from "#app/server/context.ts";
import { signatureHeader } from "#app/services/payments/embedded/deliveries.server.ts";
import type { EmbeddedProvider } from "#app/services/payments/embedded.server.ts";
import type { Payments } from "#app/services/payments/payments.ts";
import { secretKey, startHeldPayments, webhookSecret } from "#tests/support/held-payments.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as billingCheckouts from "./checkouts.server.ts";
import { creditMonthAt } from "./credit-month.ts";
import * as credits from "./credits.server.ts";
import { creditCosts, monthlyCredits, type CreditPurpose } from "./credits.ts";
import { receive } from "./payment-events.server.ts";
import { reconcile, turnCreditMonths } from "./reconcile.server.ts";
import * as billing from "./subscriptions.server.ts";
import * as topUps from "./top-ups.server.ts";

/*
 * Any order of plan changes, purchases, refunds, spending, releases and months that end, with webhooks that are lost, late,
 * out of order and repeated: the credits are those of a model that knows no database and no webhook.
 */

/** What a workspace has by the rules alone. Purchases and refunds count at once: what the product hears later must agree. */
class Model {
  monthly: number;
  /** Bought, less what was paid back and what was spent of it; below zero it is owed. */
  bought = 0;
  granted: Map<string, number>;
  plan: Plan;
  next: Plan | null = null;
  month: string;
  readonly anchor: Date;
  readonly spent = new Map<string, { monthly: number; bought: number }>();

  constructor(plan: Plan, anchor: Date) {
    this.plan = plan;
    this.anchor = anchor;
    this.month = creditMonthAt(anchor, anchor).key;
    this.monthly = monthlyCredits[plan];
    this.granted = new Map([[this.month, this.monthly]]);
  }

  moveTo(now: Date): void {
    const { key } = creditMonthAt(this.anchor, now);
    if (key === this.month) return;
    this.month = key;
    this.plan = this.next ?? this.plan;
    this.next = null;
    this.monthly = monthlyCredits[this.plan];
    this.granted.set(key, this.monthly);
  }

  change(to: Plan): void {
    if (plans.indexOf(to) < plans.indexOf(this.plan)) {
      this.next = to;
      return;
    }
    this.plan = to;
    this.next = null;
    const difference = monthlyCredits[to] - (this.granted.get(this.month) ?? 0);
    if (difference <= 0) return;
    this.monthly += difference;
    this.granted.set(this.month, monthlyCredits[to]);
  }

  spend(reference: string, cost: number): void {
    const monthly = Math.min(this.monthly, cost);
    this.spent.set(reference, { monthly, bought: cost - monthly });
    this.monthly -= monthly;
    this.bought -= cost - monthly;
  }

  release(reference: string): void {
    const taken = this.spent.get(reference);
    if (!taken) return;
    this.spent.delete(reference);
    this.monthly += taken.monthly;
    this.bought += taken.bought;
  }
}

type Command =
  | { act: "change"; to: Plan }
  | { act: "top-up"; packs: number; isDisputed: boolean }
  | { act: "settle-dispute"; which: number; evidence: "winning_evidence" | "losing_evidence" }
  | { act: "refund"; which: number; cents: number }
  | { act: "spend"; purpose: CreditPurpose }
  | { act: "release"; which: number }
  | { act: "wait"; days: number }
  | { act: "hear"; some: number[] };

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ act: fc.constant("change" as const), to: fc.constantFrom(...plans) }),
  fc.record({ act: fc.constant("top-up" as const), packs: fc.integer({ min: 1, max: 3 }), isDisputed: fc.boolean() }),
  fc.record({
    act: fc.constant("settle-dispute" as const),
    which: fc.nat(5),
    evidence: fc.constantFrom("winning_evidence" as const, "losing_evidence" as const),
  }),
  fc.record({ act: fc.constant("refund" as const), which: fc.nat(5), cents: fc.constantFrom(500, 777, 2_000) }),
  fc.record({ act: fc.constant("spend" as const), purpose: fc.constantFrom(...(Object.keys(creditCosts) as CreditPurpose[])) }),
  fc.record({ act: fc.constant("release" as const), which: fc.nat(5) }),
  fc.record({ act: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ act: fc.constant("hear" as const), some: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 6 }) }),
);

const good = { number: "4242424242424242", expiry: "08/49", cvc: "123" };
/** Pays, and the payment is disputed at once. */
const disputed = { ...good, number: "4000000000000259" };
const day = 24 * 60 * 60 * 1000;
/** LEDGER_RUNS=200 for a long look. */
const runs = Math.ceil(Number(import.meta.env["LEDGER_RUNS"] ?? 20) / 4);

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

/** By id: the clock is set back for each run, so that times say nothing of what is older. */
async function eventsSince(seen: ReadonlySet<string>): Promise<{ id: string; body: string }[]> {
  const { rows } = await test.db.execute<{ id: string; data: object }>(
    "select id, data from embedded_payment_objects where kind = 'event' order by created_at, id",
  );
  return rows.filter(({ id }) => !seen.has(id)).map(({ id, data }) => ({ id, body: JSON.stringify(data) }));
}

function hear(ctx: MemberContext, body: string): Promise<unknown> {
  const signature = signatureHeader(body, webhookSecret, Math.floor(test.clock.now.getTime() / 1000));
  return receive({ ...ctx, actor: { kind: "anyone" } } as never, { body, signature });
}

/** What the people at the provider's dashboard do, by its own calls. */
async function atProvider<T>(method: "GET" | "POST", path: string, form?: Record<string, string>): Promise<T> {
  const response = await fetch(`http://${provider.address.host}:${provider.address.port}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" },
    ...(form && { body: new URLSearchParams(form) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

type Purchase = { paymentId: string; credits: number; paid: number; refunded: number; dispute: "open" | "won" | "lost" | null };

/** Credits of a purchase that its money no longer stands behind. */
function heldBack({ credits: count, paid, refunded, dispute }: Purchase): number {
  return dispute === "open" || dispute === "lost" ? count : Math.floor((count * refunded) / paid);
}

async function heldBy(workspaceId: WorkspaceId) {
  const [row] = await test.db.select().from(creditBalances).where(eq(creditBalances.workspaceId, workspaceId));
  if (!row) throw new Error("The workspace has a balance");
  return row;
}

/** True at every moment, whatever the product has not heard yet. */
async function expectSound(workspaceId: WorkspaceId, model: Model, bought: readonly Purchase[]): Promise<void> {
  const entries = await test.db.select().from(creditEntries).where(eq(creditEntries.workspaceId, workspaceId));
  const held = await heldBy(workspaceId);
  expect(held.balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
  expect(held.monthly).toBe(entries.reduce((sum, { monthly }) => sum + monthly, 0));
  expect(held.balance).toBeGreaterThanOrEqual(0);
  expect(held.monthly).toBeGreaterThanOrEqual(0);
  expect(held.monthly).toBeLessThanOrEqual(held.balance);
  expect(held.owed).toBeGreaterThanOrEqual(0);
  for (const [month, granted] of model.granted) {
    const grants = entries.filter(({ kind, reference }) => kind === "grant" && reference === `month:${month}`);
    expect(grants.reduce((sum, { amount }) => sum + amount, 0)).toBe(granted);
  }
  // A dispute that was won gives back what it took, never more than was bought.
  for (const one of bought) {
    const ofIt = entries.filter(({ reference }) => reference === one.paymentId || reference.startsWith(`${one.paymentId}:`));
    expect(ofIt.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(one.credits);
  }
}

it("keeps every credit, and makes none, in any order of what people and the provider do", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...plans),
      fc.array(command, { minLength: 6, maxLength: 16 }),
      fc.infiniteStream(fc.nat()),
      async (plan, commands, dice) => {
        test.clock.now = start;
        const seen = new Set((await eventsSince(new Set())).map(({ id }) => id));
        const workspaceId = await aWorkspace(test.db, { plan });
        const owner = await aMember(test.db, workspaceId, { role: "owner", firstName: "Imani", lastName: "Kjeldsen-Rao" });
        const base = test.as(owner, workspaceId);
        const ctx: MemberContext = { ...base, services: { ...base.services, payments } };
        const opened = await billingCheckouts.openPlan(ctx, { userId: owner.userId, plan, period: "monthly", workspaceId });
        if (opened.kind !== "opened") throw new Error("A checkout opens");
        await provider.desk.payCheckout(opened.checkoutSessionId, good);
        await topUps.settleReturn(ctx, opened);

        const model = new Model(plan, start);
        const bought: Purchase[] = [];
        const change = (one: Purchase, to: Partial<Purchase>) => {
          model.bought += heldBack(one);
          Object.assign(one, to);
          model.bought -= heldBack(one);
        };
        const references: string[] = [];
        for (const it of commands) {
          switch (it.act) {
            case "change":
              if (it.to === model.plan) break;
              await billing.changePlan(ctx, { plan: it.to, period: "monthly", idempotencyKey: newId() });
              model.change(it.to);
              break;
            case "top-up": {
              const topUp = await topUps.open(ctx, { packs: it.packs, idempotencyKey: newId() });
              if (topUp.kind !== "opened") break;
              await provider.desk.payCheckout(topUp.checkoutSessionId, it.isDisputed ? disputed : good);
              const { paymentId } = await payments.readCheckout(topUp.checkoutSessionId);
              const one: Purchase = {
                paymentId: paymentId ?? "",
                credits: it.packs * 100,
                paid: it.packs * 2_000,
                refunded: 0,
                dispute: it.isDisputed ? "open" : null,
              };
              bought.push(one);
              model.bought += one.credits - heldBack(one);
              break;
            }
            case "settle-dispute": {
              const open = bought.filter(({ dispute }) => dispute === "open");
              const one = open[it.which % Math.max(1, open.length)];
              if (!one) break;
              const { data } = await atProvider<{ data: { id: string }[] }>("GET", `disputes?payment_intent=${one.paymentId}`);
              await atProvider("POST", `disputes/${data[0]?.id}`, { "evidence[uncategorized_text]": it.evidence });
              change(one, { dispute: it.evidence === "winning_evidence" ? "won" : "lost" });
              break;
            }
            case "refund": {
              const one = bought[it.which % Math.max(1, bought.length)];
              const cents = Math.min(it.cents, (one?.paid ?? 0) - (one?.refunded ?? 0));
              // What is disputed cannot be paid back as well.
              if (!one || cents <= 0 || one.dispute !== null) break;
              await atProvider("POST", "refunds", { payment_intent: one.paymentId, amount: String(cents) });
              change(one, { refunded: one.refunded + cents });
              break;
            }
            case "spend": {
              const reference = newId();
              const cost = creditCosts[it.purpose];
              const input = { workspaceId, purpose: it.purpose, reference, actorId: null, now: test.clock.now };
              const { ok } = await credits.reserve(test.db, input);
              // Bought credits may not be known yet; monthly ones always are.
              if (model.monthly >= cost) expect(ok).toBe(true);
              if (!ok) break;
              model.spend(reference, cost);
              references.push(reference);
              break;
            }
            case "release": {
              const reference = references[it.which % Math.max(1, references.length)];
              if (reference === undefined) break;
              await credits.release(test.db, { workspaceId, reference, now: test.clock.now });
              model.release(reference);
              break;
            }
            case "wait":
              test.clock.now = new Date(test.clock.now.getTime() + it.days * day);
              // What the job does every hour.
              await reconcile(ctx);
              await turnCreditMonths(ctx);
              model.moveTo(test.clock.now);
              break;
            case "hear": {
              const mine = await eventsSince(seen);
              await Promise.all(it.some.map((index) => hear(ctx, mine[index % mine.length]?.body ?? "")));
              break;
            }
          }
          await expectSound(workspaceId, model, bought);
        }

        // Everything comes in the end, in whatever order, and again; then the product has what the model has.
        const shuffled = (await eventsSince(seen))
          .map(({ body }) => ({ body, place: dice.next().value ?? 0 }))
          .toSorted((one, other) => one.place - other.place);
        for (const { body } of [...shuffled, ...shuffled.slice(0, 3)]) await hear(ctx, body);
        await expectSound(workspaceId, model, bought);
        const held = await heldBy(workspaceId);
        expect({ monthly: held.monthly, bought: held.balance - held.monthly - held.owed }).toEqual({
          monthly: model.monthly,
          bought: model.bought,
        });
        const overview = await billing.readOverview(ctx);
        expect([overview.plan, overview.subscription?.next?.plan ?? null]).toEqual([model.plan, model.next]);
      },
    ),
    { numRuns: runs },
  );
}, 300_000);
