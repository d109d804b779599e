import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { reportStages, reportStatuses, type ReportContents } from "#app/features/reports/report.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** Reports made of dossiers. The file stands in the file store under its SHA-256; the row outlives the dossier. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid().references(() => dossiers.id, { onDelete: "set null" }),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    idempotencyKey: uuid().notNull(),
    /** Printed on the report; leads anyone who holds it to /verify. */
    code: text().notNull().unique(),
    status: text({ enum: reportStatuses }).notNull().default("queued"),
    stage: text({ enum: reportStages }),
    cost: integer().notNull(),
    failure: text(),
    sha256: text(),
    byteSize: integer(),
    pageCount: integer(),
    contents: jsonb().$type<ReportContents>(),
    finishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("reports_workspace_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    uniqueIndex("reports_one_active_idx")
      .on(table.dossierId)
      .where(sql`status in ('queued', 'running')`),
    index("reports_dossier_idx").on(table.dossierId, table.createdAt),
    oneOf("reports_status_check", table.status, reportStatuses),
    oneOf("reports_stage_check", table.stage, reportStages),
    check("reports_ended_check", sql`(${table.status} in ('queued', 'running')) = (${table.finishedAt} is null)`),
    check(
      "reports_ready_check",
      sql`${table.status} <> 'ready' or (${table.sha256} is not null and ${table.contents} is not null)`,
    ),
  ],
);
