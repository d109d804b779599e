import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { evidenceCheckStatuses, pageOutcomes } from "#app/features/evidence-health/evidence-health.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { sources } from "./sources.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** A look at the live pages that a dossier's evidence was archived from. Nothing of the archive is changed by it. */
export const evidenceChecks = pgTable(
  "evidence_checks",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    idempotencyKey: uuid().notNull(),
    status: text({ enum: evidenceCheckStatuses }).notNull().default("queued"),
    failure: text(),
    finishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("evidence_checks_workspace_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    uniqueIndex("evidence_checks_one_active_idx")
      .on(table.dossierId)
      .where(sql`status in ('queued', 'running')`),
    index("evidence_checks_dossier_idx").on(table.dossierId, table.createdAt),
    oneOf("evidence_checks_status_check", table.status, evidenceCheckStatuses),
    check("evidence_checks_ended_check", sql`(${table.status} in ('queued', 'running')) = (${table.finishedAt} is null)`),
  ],
);

/** One live page of a check, and what became of it since it was archived. */
export const sourceChecks = pgTable(
  "source_checks",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    checkId: uuid()
      .notNull()
      .references(() => evidenceChecks.id, { onDelete: "cascade" }),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** Null until it has been looked at. */
    outcome: text({ enum: pageOutcomes }),
    /** Why it could not be read, or what its notice of correction says: a sentence for a person. */
    detail: text(),
    /** Passages of it that the dossier quotes, and how many of them the live page still has. */
    quotedCount: integer(),
    standingCount: integer(),
    checkedAt: moment(),
  },
  (table) => [
    uniqueIndex("source_checks_check_source_idx").on(table.checkId, table.sourceId),
    index("source_checks_source_idx").on(table.sourceId, table.checkedAt),
    oneOf("source_checks_outcome_check", table.outcome, pageOutcomes),
    check("source_checks_checked_check", sql`(${table.outcome} is null) = (${table.checkedAt} is null)`),
  ],
);
