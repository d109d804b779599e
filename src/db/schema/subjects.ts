import { index, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { sources } from "./sources.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/**
 * People recorded. Common to all workspaces, as specified; who is offered whom is decided in the
 * subjects feature. What a workspace knows of a person stays with that workspace (identity_facts).
 */
export const subjects = pgTable(
  "subjects",
  {
    id: id(),
    name: text().notNull(),
    /** The name transliterated and normalised: what trigram candidates are fetched by. */
    normalisedName: text().notNull(),
    /** Sound keys of the name's tokens, in any script. */
    phoneticKeys: text().array().notNull(),
    embedding: real().array().notNull(),
    embeddingModel: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("subjects_normalised_name_idx").using("gin", table.normalisedName.op("gin_trgm_ops")),
    index("subjects_phonetic_keys_idx").using("gin", table.phoneticKeys),
  ],
);

export const identityFactKinds = [
  "alias",
  "employer",
  "city",
  "state",
  "country",
  "birth-year",
  "role",
  "education",
  "profile",
] as const;

/** What one workspace knows of a subject, told by a member or accepted from a source. */
export const identityFacts = pgTable(
  "identity_facts",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    kind: text({ enum: identityFactKinds }).notNull(),
    value: text().notNull(),
    sourceId: uuid().references(() => sources.id),
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (table) => [
    index("identity_facts_workspace_subject_idx").on(table.workspaceId, table.subjectId),
    oneOf("identity_facts_kind_check", table.kind, identityFactKinds),
  ],
);

/** "Not the same person": remembered, so that it does not come back (product rule 2). */
export const identityDecisions = pgTable(
  "identity_decisions",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id),
    reason: text().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: createdAt(),
    undoneAt: moment(),
  },
  (table) => [index("identity_decisions_workspace_subject_idx").on(table.workspaceId, table.subjectId)],
);
