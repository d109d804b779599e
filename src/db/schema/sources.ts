import { sql, type SQL } from "drizzle-orm";
import { customType, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sourceKinds, sourceOrigins } from "#app/features/sources/source.ts";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Archived pages and documents: the raw bytes stand in the file store under their SHA-256, the
 * extracted text here. Rows are never changed after they are written, so that a quotation's offsets
 * hold for ever.
 */
export const sources = pgTable(
  "sources",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    kind: text({ enum: sourceKinds }).notNull(),
    origin: text({ enum: sourceOrigins }).notNull(),
    /** Where it lives, if anywhere: the address asked for, and the one that answered. */
    url: text(),
    finalUrl: text(),
    fileName: text(),
    contentType: text().notNull(),
    /** Of the raw bytes, in hexadecimal: also their key in the file store. */
    sha256: text().notNull(),
    byteSize: integer().notNull(),
    title: text().notNull(),
    author: text(),
    publishedOn: date({ mode: "string" }),
    language: text(),
    text: text().notNull(),
    /** Of the extracted text, so that a change to the row shows too. */
    textSha256: text().notNull(),
    /** Title and text folded for search (case, diacritics, compatibility forms); bounded in length. */
    searchText: text().notNull(),
    searchVector: tsvector().generatedAlwaysAs((): SQL => sql`to_tsvector('simple', search_text)`),
    archivedAt: moment().notNull(),
    addedBy: uuid().references(() => users.id),
    removedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("sources_workspace_sha256_idx").on(table.workspaceId, table.sha256),
    index("sources_workspace_created_idx").on(table.workspaceId, table.createdAt, table.id),
    index("sources_workspace_url_idx").on(table.workspaceId, table.url),
    index("sources_search_vector_idx").using("gin", table.searchVector),
    oneOf("sources_kind_check", table.kind, sourceKinds),
    oneOf("sources_origin_check", table.origin, sourceOrigins),
  ],
);

/** Time stamps (RFC 3161) over the raw bytes of archived sources, verified when they came. */
export const sourceTimeStamps = pgTable(
  "source_time_stamps",
  {
    id: id(),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id, { onDelete: "cascade" }),
    /** What was stamped: the source's hash. */
    sha256: text().notNull(),
    /** The authority's address. */
    authority: text().notNull(),
    /** Who signed, as their certificate says. */
    signer: text().notNull(),
    serialNumber: text().notNull(),
    /** The token as it came (DER), in base64. */
    token: text().notNull(),
    stampedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("source_time_stamps_source_authority_idx").on(table.sourceId, table.authority)],
);

/** Why an archived source has no time stamp yet, told beside it; gone once it has one. */
export const sourceTimeStampFailures = pgTable("source_time_stamp_failures", {
  sourceId: uuid()
    .primaryKey()
    .references(() => sources.id, { onDelete: "cascade" }),
  authority: text().notNull(),
  /** A sentence for a person. */
  reason: text().notNull(),
  failedAt: moment().notNull(),
});
