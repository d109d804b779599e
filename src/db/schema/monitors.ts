import { date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { monitorFrequencyNames } from "#app/features/monitoring/monitor.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { searchRuns } from "./searches.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** A dossier that is searched again on a schedule, in the name and at the cost of who asked for it. */
export const monitors = pgTable(
  "monitors",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .unique()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    frequency: text({ enum: monitorFrequencyNames as ["weekly", "monthly"] }).notNull(),
    startedOn: date({ mode: "string" }).notNull(),
    /** The last day on which it searches. */
    endsOn: date({ mode: "string" }).notNull(),
    /** Null once no further search lies within the schedule. */
    nextRunAt: moment(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("monitors_due_idx").on(table.nextRunAt),
    index("monitors_workspace_idx").on(table.workspaceId),
    oneOf("monitors_frequency_check", table.frequency, monitorFrequencyNames),
  ],
);

/** Each search that a schedule asked for: what became of it is told once, in one digest. */
export const monitorRuns = pgTable(
  "monitor_runs",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    recipientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    dueAt: moment().notNull(),
    /** Null where no search could be started; `failure` then says why. */
    runId: uuid().references(() => searchRuns.id, { onDelete: "set null" }),
    failure: text(),
    digestedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("monitor_runs_due_idx").on(table.dossierId, table.dueAt),
    index("monitor_runs_recipient_idx").on(table.recipientId, table.digestedAt),
  ],
);
