import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, real, text, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { subjectDecisionKinds } from "#app/features/subjects/subject-decision.ts";
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
    /** What the name is found by in spite of a mistake (look-up-keys.ts); null until the job "file-names" has worked it out. */
    lookUpKeys: text().array(),
    embedding: real().array().notNull(),
    embeddingModel: text().notNull(),
    /** Found to be under 18: nothing is searched, written or shown about them any more (product rule 8). */
    minorAt: moment(),
    /** The subject that this one was merged into: its row stays, so that the merge can be undone. */
    mergedInto: uuid().references((): AnyPgColumn => subjects.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("subjects_name_idx").on(table.normalisedName, table.id),
    index("subjects_minor_idx")
      .on(table.createdAt, table.id)
      .where(sql`minor_at is not null`),
    index("subjects_merged_idx")
      .on(table.mergedInto)
      .where(sql`merged_into is not null`),
    index("subjects_normalised_name_idx").using("gin", table.normalisedName.op("gin_trgm_ops")),
    index("subjects_phonetic_keys_idx").using("gin", table.phoneticKeys),
    index("subjects_look_up_keys_idx").using("gin", table.lookUpKeys),
    index("subjects_unfiled_idx")
      .on(table.id)
      .where(sql`look_up_keys is null`),
    // The halves of the keys, so that a name is found by one of its words; the function stands in the migration.
    index("subjects_name_parts_idx").using("gin", sql`name_key_parts(${table.phoneticKeys})`),
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
    /** What says so: a source of the library, or the address that a member gave. */
    sourceId: uuid().references(() => sources.id),
    sourceUrl: text(),
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
    removedAt: moment(),
    removedBy: uuid().references(() => users.id),
    removalReason: text(),
  },
  (table) => [
    index("identity_facts_subject_idx").on(table.subjectId),
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
    /** Made with the others of one choice among people who share the name, and taken back with them. */
    isOfChoice: boolean().notNull().default(false),
    reason: text().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: createdAt(),
    undoneAt: moment(),
  },
  (table) => [
    index("identity_decisions_subject_idx").on(table.subjectId),
    index("identity_decisions_workspace_subject_idx").on(table.workspaceId, table.subjectId),
  ],
);

/** Other names of a subject that staff recorded: common to all workspaces, like the subject itself. */
export const subjectAliases = pgTable(
  "subject_aliases",
  {
    id: id(),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** As for the subject's name. */
    normalisedName: text().notNull(),
    phoneticKeys: text().array().notNull(),
    lookUpKeys: text().array(),
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("subject_aliases_subject_idx").on(table.subjectId),
    index("subject_aliases_normalised_name_idx").using("gin", table.normalisedName.op("gin_trgm_ops")),
    index("subject_aliases_phonetic_keys_idx").using("gin", table.phoneticKeys),
    index("subject_aliases_look_up_keys_idx").using("gin", table.lookUpKeys),
    index("subject_aliases_unfiled_idx")
      .on(table.id)
      .where(sql`look_up_keys is null`),
  ],
);

/** A public fact about a subject that staff recorded, with the page that says so. Common to all workspaces. */
export const subjectFacts = pgTable(
  "subject_facts",
  {
    id: id(),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    kind: text({ enum: identityFactKinds }).notNull(),
    value: text().notNull(),
    sourceUrl: text().notNull(),
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("subject_facts_subject_idx").on(table.subjectId),
    oneOf("subject_facts_kind_check", table.kind, identityFactKinds),
  ],
);

/** What hung on the subject that went away, by table: what undoing a merge gives back. */
export type MovedRows = Record<string, string[]>;

/** Two subjects made one. */
export const subjectMerges = pgTable(
  "subject_merges",
  {
    id: id(),
    keptId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    mergedId: uuid()
      .notNull()
      .references(() => subjects.id, { onDelete: "cascade" }),
    moved: jsonb().$type<MovedRows>().notNull(),
    reason: text().notNull(),
    mergedBy: uuid()
      .notNull()
      .references(() => users.id),
    mergedAt: createdAt(),
    undoneAt: moment(),
    undoneBy: uuid().references(() => users.id),
  },
  (table) => [
    index("subject_merges_kept_idx").on(table.keptId, table.mergedAt),
    index("subject_merges_merged_idx").on(table.mergedId, table.mergedAt),
  ],
);

/** What staff decided about a subject, and why; it outlives the subject. The audit log names the decision. */
export const subjectDecisions = pgTable(
  "subject_decisions",
  {
    id: id(),
    subjectId: uuid().notNull(),
    kind: text({ enum: subjectDecisionKinds }).notNull(),
    reason: text().notNull(),
    /** Null: a search's. */
    decidedBy: uuid().references(() => users.id),
    decidedAt: createdAt(),
  },
  (table) => [
    index("subject_decisions_subject_idx").on(table.subjectId, table.decidedAt),
    oneOf("subject_decisions_kind_check", table.kind, subjectDecisionKinds),
  ],
);
