import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { allegationStatuses } from "#app/features/incidents/allegation.ts";
import {
  evidenceTypes,
  identityStances,
  incidentOrigins,
  incidentStatuses,
  incidentTypeNames,
  reviewVerdictNames,
  type StandingPassage,
  sentenceParts,
  standings,
  verifications,
} from "#app/features/incidents/incident.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { externalUsers } from "./reporters.ts";
import { searchRuns } from "./searches.ts";
import { sources } from "./sources.ts";
import { subjects } from "./subjects.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

const datePrecisions = ["day", "month", "months", "year", "unknown"] as const;

export const behaviorIncidents = pgTable(
  "behavior_incidents",
  {
    id: id(),
    /** The workspace that found or wrote it and alone sees it; null once it is shared. */
    workspaceId: uuid().references(() => workspaces.id, { onDelete: "cascade" }),
    subjectId: uuid().references(() => subjects.id),
    status: text({ enum: incidentStatuses }).notNull().default("approved"),
    type: text({ enum: ["antisemitic"] as const })
      .notNull()
      .default("antisemitic"),
    title: text().notNull(),
    dateStart: date({ mode: "string" }),
    dateEnd: date({ mode: "string" }),
    datePrecision: text({ enum: datePrecisions }).notNull().default("unknown"),
    location: text().notNull().default("Unknown location"),
    summary: text().notNull(),
    description: text().notNull(),
    url: text(),
    /** Null for what no external user reported, and when the one who did was deleted: the report stays. */
    reporterId: uuid().references(() => externalUsers.id, { onDelete: "set null" }),
    origin: text({ enum: incidentOrigins }).notNull(),
    standing: text({ enum: standings }).notNull().default("finding"),
    /** The latest word of the allegation ladder; null where no authority is involved. */
    allegation: text({ enum: allegationStatuses }),
    /** Rule of the rubric that counts, "1" to "20". */
    rubricRule: text(),
    /** One sentence saying why a machine kept it apart. */
    standingReason: text(),
    /** What a language model argued from against it, word for word; the rules argue from what the incident quotes. */
    standingPassage: jsonb().$type<StandingPassage>(),
    verification: text({ enum: verifications }).notNull().default("unreviewed"),
    verifiedBy: uuid().references(() => users.id),
    verifiedAt: moment(),
    verificationReason: text(),
    runId: uuid().references(() => searchRuns.id, { onDelete: "set null" }),
    /** Unique per run and event, so that a step that runs twice writes it once. */
    runKey: text(),
    /** Same subject, same sources: a later search finds it again instead of writing it twice. */
    fingerprint: text(),
    /** Another incident of the workspace that a search took for the same event without being sure: a person says whether it is. */
    likelySameAs: uuid().references((): AnyPgColumn => behaviorIncidents.id, { onDelete: "set null" }),
    /** Who wrote it by hand, as a member or as staff; null for what a search found or a reporter sent. */
    createdBy: uuid().references(() => users.id),
    /** Of the press that wrote it by hand: pressing twice writes it once. */
    idempotencyKey: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("behavior_incidents_run_key_idx").on(table.runId, table.runKey),
    uniqueIndex("behavior_incidents_press_idx").on(table.createdBy, table.idempotencyKey),
    index("behavior_incidents_subject_idx").on(table.subjectId, table.createdAt),
    index("behavior_incidents_likely_idx").on(table.likelySameAs),
    index("behavior_incidents_workspace_idx").on(table.workspaceId, table.subjectId),
    index("behavior_incidents_title_idx").using("gin", table.title.op("gin_trgm_ops")),
    index("behavior_incidents_reporter_idx").on(table.reporterId, table.status, table.createdAt),
    // What waits for a moderator: few among many, in the order of the queue, and by whom it is about.
    index("behavior_incidents_waiting_idx")
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending' and workspace_id is null`),
    index("behavior_incidents_waiting_subject_idx")
      .on(table.subjectId)
      .where(sql`status = 'pending' and workspace_id is null`),
    index("behavior_incidents_status_idx").on(table.status, table.createdAt, table.id),
    oneOf("behavior_incidents_status_check", table.status, incidentStatuses),
    oneOf("behavior_incidents_type_check", table.type, incidentTypeNames),
    oneOf("behavior_incidents_origin_check", table.origin, incidentOrigins),
    oneOf("behavior_incidents_standing_check", table.standing, standings),
    oneOf("behavior_incidents_allegation_check", table.allegation, allegationStatuses),
    oneOf("behavior_incidents_verification_check", table.verification, verifications),
    oneOf("behavior_incidents_date_precision_check", table.datePrecision, datePrecisions),
    check(
      "behavior_incidents_verified_check",
      sql`${table.verification} = 'unreviewed' or (${table.verifiedBy} is not null and ${table.verifiedAt} is not null and ${table.verificationReason} is not null)`,
    ),
    check("behavior_incidents_date_check", sql`(${table.datePrecision} = 'unknown') = (${table.dateStart} is null)`),
  ],
);

/**
 * What a member added to an incident after it was found or written, kept as it was given: while it stands it is among the
 * incident's items and passages; taken away it is here alone, so that it can be put back.
 */
export const addedEvidence = pgTable(
  "added_evidence",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    title: text().notNull(),
    type: text({ enum: evidenceTypes }).notNull(),
    url: text().notNull(),
    sourceId: uuid().references(() => sources.id, { onDelete: "set null" }),
    quotation: text(),
    addedBy: uuid()
      .notNull()
      .references(() => users.id),
    addedAt: moment().notNull(),
    /** Of the press that added it, and which piece of it this was. */
    idempotencyKey: uuid().notNull(),
    part: integer().notNull(),
    removedAt: moment(),
    removedBy: uuid().references(() => users.id),
  },
  (table) => [
    uniqueIndex("added_evidence_press_idx").on(table.addedBy, table.idempotencyKey, table.part),
    index("added_evidence_incident_idx").on(table.incidentId),
    index("added_evidence_source_idx").on(table.sourceId),
    oneOf("added_evidence_type_check", table.type, evidenceTypes),
    check("added_evidence_removed_check", sql`(${table.removedAt} is null) = (${table.removedBy} is null)`),
  ],
);

/** Where an incident is told: the specification's evidence item, pointing at the archived source. */
export const evidenceItems = pgTable(
  "evidence_items",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    title: text().notNull(),
    type: text({ enum: evidenceTypes }).notNull(),
    url: text().notNull(),
    sourceId: uuid().references(() => sources.id),
    addedId: uuid().references(() => addedEvidence.id, { onDelete: "cascade" }),
    /** The source of this incident whose text stands on this page too: the two count as one. */
    copyOf: uuid().references(() => sources.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("evidence_items_copy_idx").on(table.copyOf),
    index("evidence_items_incident_idx").on(table.incidentId, table.position),
    index("evidence_items_source_idx").on(table.sourceId),
    // The same page given as evidence elsewhere; hashed, since an address may be longer than an index takes.
    index("evidence_items_url_idx").on(sql`md5(url)`),
    index("evidence_items_added_idx").on(table.addedId),
    oneOf("evidence_items_type_check", table.type, evidenceTypes),
  ],
);

/**
 * A verbatim passage of an archived source, with the hashes it was checked against. Offsets are UTF-16
 * units into the source's text.
 */
export const evidencePassages = pgTable(
  "evidence_passages",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    sourceId: uuid()
      .notNull()
      .references(() => sources.id),
    text: text().notNull(),
    startOffset: integer().notNull(),
    endOffset: integer().notNull(),
    sourceSha256: text().notNull(),
    textSha256: text().notNull(),
    checkedAt: moment().notNull(),
    /** False once a later check failed: shown, never hidden. */
    holds: boolean().notNull().default(true),
    addedId: uuid().references(() => addedEvidence.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("evidence_passages_added_idx").on(table.addedId),
    uniqueIndex("evidence_passages_incident_span_idx").on(table.incidentId, table.sourceId, table.startOffset, table.endOffset),
    index("evidence_passages_source_idx").on(table.sourceId),
  ],
);

/** Every sentence of an incident's title, summary and description, and the passage it rests on. */
export const incidentSentences = pgTable(
  "incident_sentences",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    part: text({ enum: sentenceParts }).notNull(),
    position: integer().notNull(),
    text: text().notNull(),
    passageId: uuid()
      .notNull()
      .references(() => evidencePassages.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("incident_sentences_position_idx").on(table.incidentId, table.part, table.position),
    oneOf("incident_sentences_part_check", table.part, sentenceParts),
  ],
);

/** What each authority has said so far, in the source's own word; the newest is shown first. */
export const incidentOutcomes = pgTable(
  "incident_outcomes",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    status: text({ enum: allegationStatuses }).notNull(),
    statedOn: date({ mode: "string" }),
    passageId: uuid()
      .notNull()
      .references(() => evidencePassages.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("incident_outcomes_position_idx").on(table.incidentId, table.position),
    oneOf("incident_outcomes_status_check", table.status, allegationStatuses),
  ],
);

/** The identity ledger: evidence for, against and missing; what is missing has no quotation. */
export const identityEvidence = pgTable(
  "identity_evidence",
  {
    id: id(),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    stance: text({ enum: identityStances }).notNull(),
    kind: text().notNull(),
    statement: text().notNull(),
    sourceId: uuid().references(() => sources.id),
    quote: text(),
    startOffset: integer(),
    endOffset: integer(),
  },
  (table) => [
    uniqueIndex("identity_evidence_position_idx").on(table.incidentId, table.position),
    oneOf("identity_evidence_stance_check", table.stance, identityStances),
    check(
      "identity_evidence_quote_check",
      sql`${table.stance} = 'missing' or (${table.quote} is not null and ${table.sourceId} is not null)`,
    ),
  ],
);

/** What a person decided about a finding, and how to take it back. */
export const incidentReviews = pgTable(
  "incident_reviews",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    verdict: text({ enum: reviewVerdictNames as [string, ...string[]] }).notNull(),
    reason: text().notNull(),
    reviewedBy: uuid()
      .notNull()
      .references(() => users.id),
    reviewedAt: createdAt(),
    /** What the review changed, to put back. */
    before: jsonb().notNull(),
    undoneAt: moment(),
    undoneBy: uuid().references(() => users.id),
  },
  (table) => [
    index("incident_reviews_incident_idx").on(table.incidentId, table.reviewedAt),
    oneOf("incident_reviews_verdict_check", table.verdict, reviewVerdictNames),
  ],
);

/** Which incidents a dossier shows. Removing is remembered, with its reason, and can be undone. */
export const dossierIncidents = pgTable(
  "dossier_incidents",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    incidentId: uuid()
      .notNull()
      .references(() => behaviorIncidents.id, { onDelete: "cascade" }),
    addedAt: createdAt(),
    removedAt: moment(),
    removedBy: uuid().references(() => users.id),
    removalReason: text(),
  },
  (table) => [
    uniqueIndex("dossier_incidents_dossier_incident_idx").on(table.dossierId, table.incidentId),
    index("dossier_incidents_incident_idx").on(table.incidentId),
  ],
);
