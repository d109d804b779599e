import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns.ts";
import { subjects } from "./subjects.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

export const dossierFolders = pgTable(
  "dossier_folders",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    parentFolderId: uuid().references((): AnyPgColumn => dossierFolders.id),
    name: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("dossier_folders_workspace_idx").on(table.workspaceId),
    index("dossier_folders_parent_idx").on(table.parentFolderId),
  ],
);

export const dossiers = pgTable(
  "dossiers",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    folderId: uuid().references(() => dossierFolders.id),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Made by the form before it is sent: pressing twice makes one dossier. */
    idempotencyKey: uuid().notNull(),
    /** The member who looks after it. */
    assignedTo: uuid().references(() => users.id),
    /** Deleted: no call shows it any more, and it can be put back. */
    deletedAt: moment(),
    deletedBy: uuid().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("dossiers_workspace_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    index("dossiers_workspace_created_idx").on(table.workspaceId, table.createdAt, table.id),
    index("dossiers_subject_idx").on(table.subjectId),
    index("dossiers_folder_idx").on(table.folderId),
    // What is due to be purged.
    index("dossiers_deleted_idx")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
