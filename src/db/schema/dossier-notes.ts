import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { behaviorIncidents } from "./incidents.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** What members write to each other about a dossier, or about one of its incidents. */
export const dossierNotes = pgTable(
  "dossier_notes",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    incidentId: uuid().references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** Users named in it. */
    mentions: uuid().array().notNull(),
    /** Made by the form before it is sent: pressing twice writes one. */
    idempotencyKey: uuid().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Null until its author changes the words. */
    editedAt: moment(),
    removedAt: moment(),
  },
  (table) => [
    uniqueIndex("dossier_notes_workspace_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    index("dossier_notes_dossier_idx").on(table.dossierId, table.createdAt),
  ],
);
