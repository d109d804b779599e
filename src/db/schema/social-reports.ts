import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

const socialReportStatuses = ["pending", "in_progress", "complete"] as const;

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
    info: jsonb().$type<{ ciphertext: string; keyId: string }>().notNull(),
    data: text(),
    requestedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("social_reports_status_idx").on(table.status, table.createdAt),
    index("social_reports_dossier_idx").on(table.dossierId),
    oneOf("social_reports_status_check", table.status, socialReportStatuses),
  ],
);
