import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { apiScopeNames } from "#app/features/api-access/api-token.ts";
import { deliveryStatuses, webhookEventNames } from "#app/features/webhooks/webhook.ts";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";
import { workspaces } from "./workspaces.ts";

/** Tokens of the public API: the token itself is shown once and never stored, only its hash. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of a token of 256 random bits. */
    tokenHash: text().notNull().unique(),
    /** Its last four characters, to tell tokens apart by. */
    ending: text().notNull(),
    scopes: text({ enum: apiScopeNames as [string, ...string[]] })
      .array()
      .notNull(),
    /** Acts in the name of who made it. */
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    revokedAt: moment(),
    revokedBy: uuid().references(() => users.id),
  },
  (table) => [index("api_tokens_workspace_idx").on(table.workspaceId, table.createdAt)],
);

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    url: text().notNull(),
    events: text({ enum: webhookEventNames as [string, ...string[]] })
      .array()
      .notNull(),
    /** Encrypted with a key of the installation: it is needed to sign with. */
    secret: jsonb().$type<{ ciphertext: string; keyId: string }>().notNull(),
    isActive: boolean().notNull().default(true),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (table) => [index("webhook_endpoints_workspace_idx").on(table.workspaceId)],
);

export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    event: text({ enum: webhookEventNames as [string, ...string[]] }).notNull(),
    /** One delivery an endpoint for what happened once. */
    eventKey: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    responseStatus: integer(),
    /** In words, when the last attempt failed. */
    failure: text(),
    nextAttemptAt: moment(),
    deliveredAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once_idx").on(table.endpointId, table.eventKey),
    index("webhook_deliveries_workspace_idx").on(table.workspaceId, table.createdAt, table.id),
    oneOf("webhook_deliveries_status_check", table.status, deliveryStatuses),
    oneOf("webhook_deliveries_event_check", table.event, webhookEventNames),
  ],
);
