import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { holdKindNames, type RetentionRule } from "#app/features/retention/retention.ts";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** Keeps something from lapsing until a day, for a reason: a court asked for it, for example. */
export const retentionHolds = pgTable(
  "retention_holds",
  {
    id: id(),
    kind: text({ enum: holdKindNames }).notNull(),
    /** Of the subject, dossier, incident or social report; no reference, since it outlives what it names. */
    entityId: uuid().notNull(),
    reason: text().notNull(),
    /** The last day on which it holds. */
    until: date({ mode: "string" }).notNull(),
    heldBy: uuid()
      .notNull()
      .references(() => users.id),
    endedAt: moment(),
    endedBy: uuid().references(() => users.id),
    endedReason: text(),
    idempotencyKey: uuid().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index("retention_holds_entity_idx").on(table.entityId),
    index("retention_holds_until_idx").on(table.until),
    oneOf("retention_holds_kind_check", table.kind, holdKindNames),
    check(
      "retention_holds_ended_check",
      sql`(${table.endedAt} is null) = (${table.endedBy} is null) and (${table.endedAt} is null) = (${table.endedReason} is null)`,
    ),
  ],
);

/** What is left of rejected incidents: how many in a month, from where, for which reason. Nothing about anybody. */
export const rejectionCounts = pgTable(
  "rejection_counts",
  {
    id: id(),
    /** The first day of the month. */
    month: date({ mode: "string" }).notNull(),
    origin: text().notNull(),
    reason: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [uniqueIndex("rejection_counts_idx").on(table.month, table.origin, table.reason)],
);

/** Each run of the rules, by the schedule or by a person, and how many it took of each. */
export const retentionRuns = pgTable(
  "retention_runs",
  {
    id: id(),
    startedAt: moment().notNull(),
    finishedAt: moment().notNull(),
    /** Null: the schedule's. */
    startedBy: uuid().references(() => users.id),
    counts: jsonb().$type<Record<RetentionRule, number>>().notNull(),
    heldCount: integer().notNull(),
  },
  (table) => [index("retention_runs_started_idx").on(table.startedAt)],
);
