import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { creditCosts, creditEntryKinds, type CreditPurpose } from "#app/features/billing/credits.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

const creditPurposes = Object.keys(creditCosts) as CreditPurpose[];

/** One row a workspace: the running sum that a guarded update protects from overspending. */
export const creditBalances = pgTable(
  "credit_balances",
  {
    workspaceId: uuid()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    balance: integer().notNull().default(0),
    /** The part of it that lapses when the credit month ends; the rest was bought. */
    monthly: integer().notNull().default(0),
    /** Bought credits that were paid back after they had been spent: taken from the next ones that come in. */
    owed: integer().notNull().default(0),
    /** Credit months begin on this moment's day; null while no subscription grants any. */
    anchoredAt: moment(),
    monthStart: moment(),
    monthEnd: moment(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("credit_balances_not_negative_check", sql`${table.balance} >= 0`),
    check("credit_balances_parts_check", sql`${table.monthly} between 0 and ${table.balance} and ${table.owed} >= 0`),
  ],
);

/** Append-only (a trigger forbids update and delete); the balance is the sum of `amount`. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    kind: text({ enum: creditEntryKinds }).notNull(),
    /** Credits: positive for grant, top-up and release, negative for reserve, lapse and refund, 0 for commit. */
    amount: integer().notNull(),
    /** The part of `amount` that is monthly credits; the rest was bought. */
    monthly: integer().notNull().default(0),
    purpose: text({ enum: creditPurposes as [CreditPurpose, ...CreditPurpose[]] }),
    /** What the credits are for: a search run's id, a month, a payment. */
    reference: text().notNull(),
    idempotencyKey: text().notNull(),
    note: text(),
    actorId: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("credit_entries_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    index("credit_entries_workspace_created_idx").on(table.workspaceId, table.createdAt, table.id),
    oneOf("credit_entries_kind_check", table.kind, creditEntryKinds),
    oneOf("credit_entries_purpose_check", table.purpose, creditPurposes),
    check(
      "credit_entries_sign_check",
      sql`case ${table.kind} when 'commit' then ${table.amount} = 0 when 'reserve' then ${table.amount} < 0 when 'lapse' then ${table.amount} < 0 when 'refund' then ${table.amount} < 0 else ${table.amount} > 0 end`,
    ),
  ],
);
