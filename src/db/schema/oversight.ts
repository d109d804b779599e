import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "./columns.ts";

/**
 * Who saw, changed or exported what (product rule 10). Append-only and hash-chained per chain (a
 * workspace's id, or `product` for what concerns no workspace); a trigger forbids update and delete.
 * It names ids only and holds no foreign keys, so that it outlives what it speaks of.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    chain: text().notNull(),
    sequence: bigint({ mode: "number" }).notNull(),
    workspaceId: uuid(),
    actorKind: text().notNull(),
    actorId: uuid(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    at: moment().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    uniqueIndex("audit_entries_chain_sequence_idx").on(table.chain, table.sequence),
    index("audit_entries_entity_idx").on(table.entity, table.entityId),
    index("audit_entries_entity_at_idx").on(table.entity, table.at, table.id),
    index("audit_entries_entity_id_at_idx").on(table.entityId, table.at, table.id),
    index("audit_entries_at_idx").on(table.at, table.id),
    index("audit_entries_actor_at_idx").on(table.actorId, table.at, table.id),
    index("audit_entries_action_at_idx").on(table.action, table.at, table.id),
    index("audit_entries_workspace_at_idx").on(table.workspaceId, table.at),
  ],
);

export const auditHeads = pgTable("audit_heads", {
  chain: text().primaryKey(),
  sequence: bigint({ mode: "number" }).notNull(),
  hash: text().notNull(),
});

/** What each check of the whole audit log found. */
export const auditChecks = pgTable(
  "audit_checks",
  {
    id: id(),
    startedAt: moment().notNull(),
    finishedAt: moment().notNull(),
    /** Null: the schedule's. */
    checkedBy: uuid(),
    chainCount: integer().notNull(),
    entryCount: bigint({ mode: "number" }).notNull(),
    /** The first link that does not hold; null when all do. */
    brokenChain: text(),
    brokenSequence: bigint({ mode: "number" }),
    problem: text(),
  },
  (table) => [index("audit_checks_started_idx").on(table.startedAt)],
);

/**
 * The embedded mail adapter's inbox (loopback, embedded mode only): `text` and `html` stand sealed, as the id of the key,
 * a dot and the ciphertext. Of another adapter's messages the keys alone, and whether one is being sent.
 */
export const mailMessages = pgTable(
  "mail_messages",
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    idempotencyKey: text().notNull().unique(),
    sentAt: moment().notNull(),
  },
  (table) => [index("mail_messages_sent_idx").on(table.sentAt)],
);

/** The embedded analytics adapter: counts by day and event, nothing about a person. */
export const analyticsCounts = pgTable(
  "analytics_counts",
  {
    id: id(),
    day: text().notNull(),
    event: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [uniqueIndex("analytics_counts_day_event_idx").on(table.day, table.event)],
);
