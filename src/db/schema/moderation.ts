import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { incidentStatuses } from "#app/features/incidents/incident.ts";
import { caseSources, decisionCodes, messageAuthors } from "#app/features/incidents/moderation.ts";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { behaviorIncidents } from "./incidents.ts";
import { externalUsers } from "./reporters.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** What moderators work on: one per incident that was reported or offered for sharing. */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    incidentId: uuid()
      .primaryKey()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    source: text({ enum: caseSources }).notNull(),
    /** The person as the reporter named them; until a moderator has decided, no subject is made of it. */
    subjectName: text(),
    /** What the reporter said to tell the person from namesakes. */
    subjectDetails: text(),
    /** Keys of that name, as a subject has them. */
    normalisedName: text(),
    phoneticKeys: text().array().notNull().default([]),
    /** Of the report's own words, folded: the same report sent again. */
    textHash: text(),
    /** Title, name and receipt folded for search. */
    searchText: text().notNull(),
    /** That its incident is pending and no workspace's own; the database keeps it so (migration 0023). */
    isWaiting: boolean().notNull().default(true),
    flags: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    claimedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    claimedUntil: moment(),
    assignedTo: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Who offered it, from which workspace, and the incident that it is a copy of. */
    offeredBy: uuid().references(() => users.id, { onDelete: "set null" }),
    offeredFrom: uuid().references(() => workspaces.id, { onDelete: "set null" }),
    originalId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    // An incident is offered once; another offer after a rejection opens the same case again.
    uniqueIndex("moderation_cases_original_idx").on(table.originalId),
    // Of those that wait alone: a word that thousands of decided reports have leads to the few that a moderator can decide.
    index("moderation_cases_search_idx")
      .using("gin", table.searchText.op("gin_trgm_ops"))
      .where(sql`is_waiting`),
    index("moderation_cases_name_idx").using("gin", table.normalisedName.op("gin_trgm_ops")),
    index("moderation_cases_sounds_idx").using("gin", table.phoneticKeys),
    index("moderation_cases_text_hash_idx").on(table.textHash),
    index("moderation_cases_assigned_idx").on(table.assignedTo),
    index("moderation_cases_flagged_idx")
      .on(table.incidentId)
      .where(sql`cardinality(flags) > 0`),
    oneOf("moderation_cases_source_check", table.source, caseSources),
  ],
);

/** Every change of an incident's status by a moderator, with its reason. */
export const moderationDecisions = pgTable(
  "moderation_decisions",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    fromStatus: text({ enum: incidentStatuses }).notNull(),
    toStatus: text({ enum: incidentStatuses }).notNull(),
    code: text({ enum: decisionCodes }).notNull(),
    reason: text().notNull(),
    duplicateOfId: uuid(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: moment().notNull(),
    /** What it changed of the incident, to put back. */
    before: jsonb().notNull(),
    undoneAt: moment(),
  },
  (table) => [
    index("moderation_decisions_incident_idx").on(table.incidentId, table.decidedAt),
    oneOf("moderation_decisions_code_check", table.code, decisionCodes),
  ],
);

/** Questions and answers between moderator and reporter, and notes that moderators leave each other. */
export const reportMessages = pgTable(
  "report_messages",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    author: text({ enum: messageAuthors }).notNull(),
    userId: uuid().references(() => users.id),
    externalUserId: uuid().references(() => externalUsers.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** Made by the form before it is sent: pressing twice sends one message. */
    idempotencyKey: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("report_messages_incident_idx").on(table.incidentId, table.createdAt),
    uniqueIndex("report_messages_idempotency_idx").on(table.incidentId, table.idempotencyKey),
    oneOf("report_messages_author_check", table.author, messageAuthors),
  ],
);
