import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  setAsideReasons,
  type IdentityLedger,
  type Judgement,
  type SubjectFacts,
} from "#app/features/searches/engine/judgement.ts";
import type { EngineAnswer } from "#app/features/searches/engine-answer.ts";
import type { ModelSettings, PageModelUse } from "#app/features/searches/model-use.ts";
import { runStatuses, searchSteps, stepStatuses } from "#app/features/searches/search-run.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { dossiers } from "./dossiers.ts";
import { sources } from "./sources.ts";
import { subjects } from "./subjects.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

export const searchRuns = pgTable(
  "search_runs",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    dossierId: uuid()
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    subjectId: uuid()
      .notNull()
      .references(() => subjects.id),
    status: text({ enum: runStatuses }).notNull().default("queued"),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    idempotencyKey: uuid().notNull(),
    /** What was known of the subject when the run began: what identity was judged by. */
    facts: jsonb().$type<SubjectFacts>().notNull(),
    /** What read and judged, with its version. */
    engine: text(),
    searchEngine: text(),
    /** What the language model was asked with; null for the embedded engine alone. */
    modelSettings: jsonb().$type<ModelSettings>(),
    /** What was found, before it was written as incidents, as canonical JSON: what a replay is compared with. */
    claims: text(),
    claimsSha256: text(),
    cost: integer().notNull(),
    cancelRequestedAt: moment(),
    startedAt: moment(),
    finishedAt: moment(),
    /** In words, for the person who started it. */
    failure: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("search_runs_workspace_idempotency_idx").on(table.workspaceId, table.idempotencyKey),
    uniqueIndex("search_runs_one_active_idx")
      .on(table.dossierId)
      .where(sql`status in ('queued', 'running')`),
    index("search_runs_subject_idx").on(table.subjectId),
    index("search_runs_dossier_idx").on(table.dossierId, table.createdAt),
    oneOf("search_runs_status_check", table.status, runStatuses),
    check("search_runs_ended_check", sql`(${table.status} in ('queued', 'running')) = (${table.finishedAt} is null)`),
  ],
);

export const searchRunSteps = pgTable(
  "search_run_steps",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    runId: uuid()
      .notNull()
      .references(() => searchRuns.id, { onDelete: "cascade" }),
    name: text({ enum: searchSteps }).notNull(),
    position: integer().notNull(),
    status: text({ enum: stepStatuses }).notNull().default("waiting"),
    doneCount: integer().notNull().default(0),
    totalCount: integer(),
    /** The source being worked on, for "reading now". */
    currentSourceId: uuid().references(() => sources.id),
    startedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex("search_run_steps_run_name_idx").on(table.runId, table.name),
    oneOf("search_run_steps_name_check", table.name, searchSteps),
    oneOf("search_run_steps_status_check", table.status, stepStatuses),
  ],
);

/** What was asked of which search engine, and what it answered: a search that found nothing says so. */
export const searchRunQueries = pgTable(
  "search_run_queries",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    runId: uuid()
      .notNull()
      .references(() => searchRuns.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    query: text().notNull(),
    purpose: text().notNull(),
    resultCount: integer(),
    failure: text(),
    /** What each engine answered, where several were asked. */
    answers: jsonb().$type<EngineAnswer[]>(),
    askedAt: moment(),
  },
  (table) => [uniqueIndex("search_run_queries_run_position_idx").on(table.runId, table.position)],
);

/** Each page that a run read, what was made of it and, if it was set aside, why. */
export const searchRunPages = pgTable(
  "search_run_pages",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    runId: uuid()
      .notNull()
      .references(() => searchRuns.id, { onDelete: "cascade" }),
    /** Null until the page found at `url` has been fetched and archived. */
    sourceId: uuid().references(() => sources.id),
    url: text(),
    position: integer().notNull(),
    /** The purpose of the query that found it, in words. */
    foundBy: text().notNull(),
    /** The page's text as the search engine sent it, for when the site itself cannot be read. */
    deliveredText: text(),
    deliveredTitle: text(),
    deliveredBy: text(),
    readAt: moment(),
    identity: jsonb().$type<IdentityLedger>(),
    judgement: jsonb().$type<Judgement>(),
    /** What the language model said of the page, and what that used; null where none was asked. */
    modelUse: jsonb().$type<PageModelUse>(),
    setAside: text({ enum: setAsideReasons }),
    /** Why, in one sentence for a person. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("search_run_pages_run_source_idx").on(table.runId, table.sourceId),
    uniqueIndex("search_run_pages_run_url_idx").on(table.runId, table.url),
    check("search_run_pages_place_check", sql`${table.sourceId} is not null or ${table.url} is not null`),
    oneOf("search_run_pages_set_aside_check", table.setAside, setAsideReasons),
  ],
);

/** Answers of language models by the hash of all that was asked: the same question costs nothing again. */
export const modelAnswers = pgTable(
  "model_answers",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** SHA-256 over model, prompt version, parameters and prompt. */
    key: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("model_answers_workspace_key_idx").on(table.workspaceId, table.key)],
);
