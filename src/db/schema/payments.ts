import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { checkoutPurposes, checkoutStatuses, subscriptionStatuses } from "#app/features/billing/subscription.ts";
import { billingPeriods, plans } from "#app/features/workspaces/workspace.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** Who a person is at the payment provider. */
export const paymentCustomers = pgTable("payment_customers", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  customerId: text().notNull().unique(),
  createdAt: createdAt(),
});

/**
 * What the provider said last of a subscription. Paid for by a person, and by the time they have a workspace attached
 * to it. The provider's state is the truth; this row follows it by webhook, on the return page and every hour.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    workspaceId: uuid()
      .unique()
      .references(() => workspaces.id, { onDelete: "set null" }),
    /** The provider's id, sub_…. */
    providerId: text().notNull().unique(),
    customerId: text().notNull(),
    plan: text({ enum: plans }).notNull(),
    billingPeriod: text({ enum: billingPeriods }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    periodStart: moment().notNull(),
    periodEnd: moment().notNull(),
    trialEndsAt: moment(),
    /** When it ends, once it was cancelled for later. */
    cancelsAt: moment(),
    /** A change that was asked for and comes at `nextAt`. */
    nextPlan: text({ enum: plans }),
    nextBillingPeriod: text({ enum: billingPeriods }),
    nextAt: moment(),
    /** Since when a due payment is missing; seven days later the workspace is read-only. */
    pastDueSince: moment(),
    disputedSince: moment(),
    endedAt: moment(),
    /** Of the reading that this row holds: an older reading that arrives later changes nothing. */
    readingNumber: bigint({ mode: "number" }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("subscriptions_user_id_idx").on(table.userId),
    index("subscriptions_customer_id_idx").on(table.customerId),
    oneOf("subscriptions_plan_check", table.plan, plans),
    oneOf("subscriptions_billing_period_check", table.billingPeriod, billingPeriods),
    oneOf("subscriptions_status_check", table.status, subscriptionStatuses),
    oneOf("subscriptions_next_plan_check", table.nextPlan, plans),
    oneOf("subscriptions_next_billing_period_check", table.nextBillingPeriod, billingPeriods),
  ],
);

/** A visit to the provider's checkout: of a plan at sign-up, or of credits for a workspace. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: id(),
    purpose: text({ enum: checkoutPurposes }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    workspaceId: uuid().references(() => workspaces.id, { onDelete: "cascade" }),
    plan: text({ enum: plans }),
    billingPeriod: text({ enum: billingPeriods }),
    /** Of a top-up. */
    credits: integer(),
    status: text({ enum: checkoutStatuses }).notNull().default("opening"),
    /** The provider's id, cs_…; null until it is open there. */
    providerId: text().unique(),
    url: text(),
    expiresAt: moment(),
    /** The provider's id of the payment, pi_…, of a top-up that was paid. */
    paymentId: text().unique(),
    paidAt: moment(),
    /** Credits of a top-up that were taken back, because their price was paid back or is disputed. */
    withdrawnCredits: integer().notNull().default(0),
    /** Of the reading of its payment that was acted on last. */
    readingNumber: bigint({ mode: "number" }).notNull().default(0),
    /** Made by the browser, so that a double click opens one checkout. */
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("checkouts_user_id_idx").on(table.userId),
    index("checkouts_workspace_created_idx").on(table.workspaceId, table.createdAt),
    oneOf("checkouts_purpose_check", table.purpose, checkoutPurposes),
    oneOf("checkouts_status_check", table.status, checkoutStatuses),
    oneOf("checkouts_plan_check", table.plan, plans),
    oneOf("checkouts_billing_period_check", table.billingPeriod, billingPeriods),
  ],
);

/** Webhooks that were acted on: written in the transaction that acts, so that each acts once. */
export const paymentEvents = pgTable("payment_events", {
  /** The provider's id, evt_…. */
  id: text().primaryKey(),
  type: text().notNull(),
  handledAt: createdAt(),
});

/** Everything that the embedded payment provider knows, as the objects of its protocol. Empty when the provider is a hosted one. */
export const embeddedPaymentObjects = pgTable(
  "embedded_payment_objects",
  {
    kind: text().notNull(),
    id: text().notNull(),
    customer: text(),
    data: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("embedded_payment_objects_customer_idx").on(table.kind, table.customer),
  ],
);

/** Webhooks that the embedded payment provider has sent or is to send. */
export const embeddedPaymentDeliveries = pgTable(
  "embedded_payment_deliveries",
  {
    id: id(),
    eventId: text().notNull(),
    dueAt: moment(),
    attempts: integer().notNull().default(0),
    deliveredAt: moment(),
    lastStatus: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index("embedded_payment_deliveries_due_idx").on(table.dueAt),
    uniqueIndex("embedded_payment_deliveries_event_idx").on(table.eventId, table.id),
  ],
);
