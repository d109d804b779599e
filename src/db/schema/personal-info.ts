import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { personalInfoStatuses, proposalDecisions, proposalIdentities } from "#app/features/personal-info/personal-info.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { sources } from "./sources.ts";
import { identityFactKinds, subjects } from "./subjects.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** A search for public identity facts of a dossier's subject (product rule 6). */
export const personalInfoSearches = pgTable(
  "personal_info_searches",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    idempotencyKey: uuid().notNull(),
    status: text({ enum: personalInfoStatuses }).notNull().default("queued"),
    cost: integer().notNull(),
    pagesFound: integer().notNull().default(0),
    pagesRead: integer().notNull().default(0),
    failure: text(),
    finishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("personal_info_workspace_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    uniqueIndex("personal_info_one_active_idx")
      .on(table.dossierId)
      .where(sql`status in ('queued', 'running')`),
    index("personal_info_subject_idx").on(table.subjectId),
    index("personal_info_dossier_idx").on(table.dossierId, table.createdAt),
    oneOf("personal_info_status_check", table.status, personalInfoStatuses),
    check("personal_info_ended_check", sql`(${table.status} in ('queued', 'running')) = (${table.finishedAt} is null)`),
  ],
);

/** A fact that a page states of the subject, offered to a person to accept or to set aside. */
export const proposedFacts = pgTable(
  "proposed_facts",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    searchId: uuid()
      .notNull()
      .references(() => personalInfoSearches.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id),
    /** Whether the page says more than the name of who it speaks of. */
    identity: text({ enum: proposalIdentities }).notNull(),
    kind: text({ enum: identityFactKinds }).notNull(),
    value: text().notNull(),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id),
    /** Verbatim, with its UTF-16 offsets in the source's text. */
    quote: text().notNull(),
    startOffset: integer().notNull(),
    endOffset: integer().notNull(),
    decision: text({ enum: proposalDecisions }).notNull().default("open"),
    decidedBy: uuid().references(() => users.id),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    // What was set aside once is not offered again.
    index("proposed_facts_subject_idx").on(table.subjectId),
    uniqueIndex("proposed_facts_once_idx").on(table.workspaceId, table.subjectId, table.kind, table.value),
    index("proposed_facts_dossier_idx").on(table.dossierId),
    oneOf("proposed_facts_kind_check", table.kind, identityFactKinds),
    oneOf("proposed_facts_identity_check", table.identity, proposalIdentities),
    oneOf("proposed_facts_decision_check", table.decision, proposalDecisions),
    check("proposed_facts_decided_check", sql`(${table.decision} = 'open') = (${table.decidedAt} is null)`),
  ],
);
