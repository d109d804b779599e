import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { resultKinds, type SocialReportParts } from "#app/features/social-reports/social-report.ts";
import { socialReportStatuses } from "#app/features/social-reports/social-report-status.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** A request for a social media search, worked by staff. `info` is stored encrypted (product rule 6). */
export const socialReports = pgTable(
  "social_reports",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    status: text({ enum: socialReportStatuses }).notNull().default("pending"),
    /** Null once it has been erased. */
    info: jsonb().$type<{ ciphertext: string; keyId: string }>(),
    /** How much the info holds, none of it in clear. */
    parts: jsonb().$type<SocialReportParts>().notNull(),
    /** The result's key in the files service: its SHA-256. */
    data: text(),
    dataName: text(),
    dataKind: text({ enum: resultKinds }),
    dataBytes: bigint({ mode: "number" }),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    assigneeId: uuid().references(() => users.id),
    /** One press, one request. */
    idempotencyKey: uuid().notNull(),
    completedAt: moment(),
    cancelledAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("social_reports_status_idx").on(table.status, table.createdAt, table.id),
    index("social_reports_dossier_idx").on(table.dossierId),
    uniqueIndex("social_reports_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    oneOf("social_reports_status_check", table.status, socialReportStatuses),
    check("social_reports_complete_check", sql`${table.status} <> 'complete' or ${table.data} is not null`),
  ],
);
