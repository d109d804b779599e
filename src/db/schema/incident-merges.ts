import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "./columns.ts";
import { behaviorIncidents } from "./incidents.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/**
 * Two incidents that a person found to be one event. Nothing of either is changed: the merged one is shown as part of
 * the one that is kept until the merge is undone.
 */
export const incidentMerges = pgTable(
  "incident_merges",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    keptId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    mergedId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    mergedBy: uuid()
      .notNull()
      .references(() => users.id),
    mergedAt: createdAt(),
    undoneAt: moment(),
    undoneBy: uuid().references(() => users.id),
  },
  (table) => [
    // In a workspace an incident is part of one other at a time; what is shared, each workspace reads for itself.
    uniqueIndex("incident_merges_merged_idx")
      .on(table.workspaceId, table.mergedId)
      .where(sql`undone_at is null`),
    index("incident_merges_kept_idx").on(table.keptId),
    check("incident_merges_two_check", sql`${table.keptId} <> ${table.mergedId}`),
  ],
);
