import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { evidenceTypes } from "#app/features/incidents/incident.ts";
import { archiveStates, evidenceFileKinds } from "#app/features/reporters/evidence.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";

/** People outside who report through a personal link. The key itself is never stored, only its hash. */
export const externalUsers = pgTable(
  "external_users",
  {
    id: id(),
    isActive: boolean().notNull().default(true),
    name: text().notNull(),
    email: text().notNull(),
    accessKeyHash: text().notNull().unique(),
    /** The key's last characters, so that staff can tell one link from another. */
    accessKeyHint: text().notNull().default(""),
    permissions: text().array().notNull(),
    /** Name and e-mail folded for search. */
    searchText: text().notNull().default(""),
    lastUsedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("external_users_created_idx").on(table.createdAt, table.id),
    index("external_users_search_idx").using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);

/** What a link is exchanged for, so that its key leaves the address bar: a short session of that link alone. */
export const reporterSessions = pgTable(
  "reporter_sessions",
  {
    id: id(),
    externalUserId: uuid()
      .notNull()
      .references(() => externalUsers.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("reporter_sessions_external_user_idx").on(table.externalUserId)],
);

/**
 * What a reporter handed in beside a report, and its archived copy: a file as it arrived, or a page that a job
 * fetches. It stands alone until its report is sent, and belongs to no workspace.
 */
export const reportEvidence = pgTable(
  "report_evidence",
  {
    id: id(),
    externalUserId: uuid().references(() => externalUsers.id, { onDelete: "set null" }),
    /** Set when the report is sent: then an evidence item of the same id shows it. */
    incidentId: uuid(),
    title: text().notNull(),
    type: text({ enum: evidenceTypes }).notNull(),
    url: text(),
    fileName: text(),
    state: text({ enum: archiveStates }).notNull(),
    /** Why there is no copy, in words. */
    failure: text(),
    kind: text({ enum: evidenceFileKinds }),
    sha256: text(),
    byteSize: integer(),
    finalUrl: text(),
    /** What could be read of it. */
    text: text(),
    archivedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("report_evidence_incident_idx").on(table.incidentId),
    index("report_evidence_external_user_idx").on(table.externalUserId, table.createdAt),
    oneOf("report_evidence_type_check", table.type, evidenceTypes),
    oneOf("report_evidence_state_check", table.state, archiveStates),
    oneOf("report_evidence_kind_check", table.kind, evidenceFileKinds),
  ],
);

/** The row of a reporter's own words that the public record does not carry. */
export const reportReceipts = pgTable(
  "report_receipts",
  {
    /** What the reporter quotes. */
    number: text().primaryKey(),
    incidentId: uuid().notNull(),
    externalUserId: uuid().references(() => externalUsers.id, { onDelete: "set null" }),
    /** Made by the form before it is sent: pressing twice makes one report. */
    idempotencyKey: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("report_receipts_incident_idx").on(table.incidentId),
    uniqueIndex("report_receipts_idempotency_idx").on(table.externalUserId, table.idempotencyKey),
  ],
);
