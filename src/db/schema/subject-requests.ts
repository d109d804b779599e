import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { subjectRequestKindNames } from "#app/features/subject-requests/request-kinds.ts";
import {
  decisionGroundNames,
  identityCheckNames,
  subjectRequestDecisionNames,
  subjectRequestStatuses,
} from "#app/features/subject-requests/subject-request.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { behaviorIncidents } from "./incidents.ts";
import { subjects } from "./subjects.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** What a person recorded asks for (product rule 9), from the public form to the decision. */
export const subjectRequests = pgTable(
  "subject_requests",
  {
    id: id(),
    /** What the person is given to ask about it again; not a secret. */
    receipt: text().notNull().unique(),
    kind: text({ enum: subjectRequestKindNames }).notNull(),
    status: text({ enum: subjectRequestStatuses }).notNull().default("unconfirmed"),
    name: text().notNull(),
    email: text().notNull(),
    about: text().notNull(),
    statement: text().notNull(),
    /** Of the key in the mailed link. */
    keyHash: text().notNull().unique(),
    confirmedAt: moment(),
    dueAt: moment(),
    /** Who works on it. */
    takenBy: uuid().references(() => users.id, { onDelete: "set null" }),
    takenAt: moment(),
    /** Who is meant, as staff found; null when nobody recorded is. */
    subjectId: uuid().references(() => subjects.id, { onDelete: "set null" }),
    identityCheck: text({ enum: identityCheckNames }),
    /** What was checked, in a line. No document is kept. */
    identityNote: text(),
    identityCheckedBy: uuid().references(() => users.id),
    identityCheckedAt: moment(),
    decidedAt: moment(),
    idempotencyKey: uuid().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("subject_requests_open_idx").on(table.status, table.dueAt, table.id),
    index("subject_requests_decided_idx").on(table.status, table.decidedAt, table.id),
    index("subject_requests_subject_idx").on(table.subjectId),
    oneOf("subject_requests_kind_check", table.kind, subjectRequestKindNames),
    oneOf("subject_requests_status_check", table.status, subjectRequestStatuses),
    oneOf("subject_requests_identity_check", table.identityCheck, identityCheckNames),
    check("subject_requests_confirmed_check", sql`(${table.status} = 'unconfirmed') = (${table.confirmedAt} is null)`),
    check("subject_requests_due_check", sql`(${table.confirmedAt} is null) = (${table.dueAt} is null)`),
    check("subject_requests_decided_check", sql`(${table.status} = 'decided') = (${table.decidedAt} is not null)`),
    check(
      "subject_requests_identified_check",
      sql`(${table.identityCheck} is null) = (${table.identityCheckedBy} is null) and (${table.identityCheck} is null) = (${table.identityCheckedAt} is null) and (${table.identityCheck} is null) = (${table.identityNote} is null)`,
    ),
  ],
);

/** Every decision of a request; one that was opened again keeps those before. */
export const subjectRequestDecisions = pgTable(
  "subject_request_decisions",
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => subjectRequests.id, { onDelete: "cascade" }),
    decision: text({ enum: subjectRequestDecisionNames }).notNull(),
    ground: text({ enum: decisionGroundNames }).notNull(),
    reason: text().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: moment().notNull(),
    reopenedAt: moment(),
    reopenedBy: uuid().references(() => users.id),
    reopenedReason: text(),
  },
  (table) => [
    // One decision stands at a time.
    uniqueIndex("subject_request_decisions_standing_idx")
      .on(table.requestId)
      .where(sql`reopened_at is null`),
    oneOf("subject_request_decisions_decision_check", table.decision, subjectRequestDecisionNames),
    oneOf("subject_request_decisions_ground_check", table.ground, decisionGroundNames),
    check(
      "subject_request_decisions_reopened_check",
      sql`(${table.reopenedAt} is null) = (${table.reopenedBy} is null) and (${table.reopenedAt} is null) = (${table.reopenedReason} is null)`,
    ),
  ],
);

/**
 * The subject's own statement about an incident, shown with equal weight wherever the incident is. While one is open,
 * the incident is disputed in every dossier.
 */
export const incidentDisputes = pgTable(
  "incident_disputes",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    requestId: uuid()
      .notNull()
      .references(() => subjectRequests.id),
    statement: text().notNull(),
    openedAt: moment().notNull(),
    openedBy: uuid()
      .notNull()
      .references(() => users.id),
    closedAt: moment(),
    closedReason: text(),
    closedBy: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex("incident_disputes_incident_request_idx").on(table.incidentId, table.requestId),
    index("incident_disputes_request_idx").on(table.requestId),
    check(
      "incident_disputes_closed_check",
      sql`(${table.closedAt} is null) = (${table.closedReason} is null) and (${table.closedAt} is null) = (${table.closedBy} is null)`,
    ),
  ],
);

/** What a correction changed of an incident, and how to take it back. */
export const incidentCorrections = pgTable(
  "incident_corrections",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    requestId: uuid()
      .notNull()
      .references(() => subjectRequests.id),
    /** The names of what changed: title, summary, description, location, date, allegation. */
    changed: text().array().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    reason: text().notNull(),
    correctedBy: uuid()
      .notNull()
      .references(() => users.id),
    correctedAt: moment().notNull(),
    undoneAt: moment(),
    undoneBy: uuid().references(() => users.id),
  },
  (table) => [
    index("incident_corrections_incident_idx").on(table.incidentId, table.correctedAt),
    index("incident_corrections_request_idx").on(table.requestId),
  ],
);

/** That an incident was deleted at the subject's request, and nothing of what it said. */
export const incidentTombstones = pgTable(
  "incident_tombstones",
  {
    /** The deleted incident's. */
    incidentId: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => subjectRequests.id),
    /** Null for a shared one. */
    workspaceId: uuid().references(() => workspaces.id, { onDelete: "cascade" }),
    deletedBy: uuid()
      .notNull()
      .references(() => users.id),
    deletedAt: moment().notNull(),
  },
  (table) => [index("incident_tombstones_request_idx").on(table.requestId)],
);

/** The dossiers that showed a deleted incident. */
export const tombstonePlaces = pgTable(
  "tombstone_places",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => incidentTombstones.incidentId, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("tombstone_places_dossier_incident_idx").on(table.dossierId, table.incidentId),
    index("tombstone_places_incident_idx").on(table.incidentId),
  ],
);

/**
 * Where the passages of a deleted incident stood, without a word of them: a later search that comes upon the same place
 * of the same source does not write it again. No reference to the source, which may go.
 */
export const tombstoneSpans = pgTable(
  "tombstone_spans",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => incidentTombstones.incidentId, { onDelete: "cascade" }),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    sourceId: uuid().notNull(),
    startOffset: integer().notNull(),
    endOffset: integer().notNull(),
  },
  (table) => [
    index("tombstone_spans_subject_idx").on(table.subjectId, table.sourceId),
    index("tombstone_spans_incident_idx").on(table.incidentId),
  ],
);
