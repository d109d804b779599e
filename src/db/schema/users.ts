import { sql, type SQL } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { userDecisionKinds, type PermissionChanges } from "#app/features/accounts/user-decision.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";

/** People with an account. Property names are the auth library's; columns are the specification's. */
export const users = pgTable(
  "users",
  {
    id: id(),
    email: text().notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    name: text("display_name").notNull(),
    image: text("avatar_url"),
    /** An address that the person says is theirs and has not proven yet: a change, or a sign-up with one that is taken. */
    pendingEmail: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Their account is gone; the row stays for what names it. */
    deletedAt: moment(),
    /** Since when the account is closed by staff: it cannot sign in, and its sessions end. */
    suspendedAt: moment(),
    /** Name and address in lower case without accents, each word after a space: what staff search in (user-search.ts). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(regexp_replace(normalize(' ' || display_name || ' ' || email, NFKD), '[\\u0300-\\u036f]', '', 'g'))`,
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("users_name_idx").on(table.name, table.id),
    index("users_search_idx").using("gin", table.searchText.op("gin_trgm_ops")),
    // By id, as the list of them is ordered.
    index("users_suspended_idx")
      .on(table.id)
      .where(sql`suspended_at is not null`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_user_id_idx").on(table.userId)],
);

/** Ways to sign in: a password hash (argon2id) under the provider `credential`. */
export const accounts = pgTable(
  "accounts",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("accounts_user_id_idx").on(table.userId),
    uniqueIndex("accounts_provider_account_idx").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verifications_identifier_idx").on(table.identifier)],
);

/** Tries per key in a window, kept in the database so that the limit holds across processes. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment().notNull(),
});

export const userPermissions = pgTable(
  "user_permissions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    useApp: boolean().notNull().default(false),
    manageUsers: boolean().notNull().default(false),
    manageExternalUsers: boolean().notNull().default(false),
    manageSubjects: boolean().notNull().default(false),
    moderateBehaviorIncidents: boolean().notNull().default(false),
    manageSocialReports: boolean().notNull().default(false),
    debug: boolean().notNull().default(false),
  },
  (table) => [
    index("user_permissions_staff_idx")
      .on(table.userId)
      .where(
        sql`manage_users or manage_external_users or manage_subjects or moderate_behavior_incidents or manage_social_reports or debug`,
      ),
    index("user_permissions_waiting_idx")
      .on(table.userId)
      .where(sql`not use_app`),
  ],
);

/** What staff decided about an account, and why. The audit log names the decision; the words stand here. */
export const userDecisions = pgTable(
  "user_decisions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: userDecisionKinds }).notNull(),
    /** The permissions that were changed, with what they are from then on. */
    changes: jsonb().$type<PermissionChanges>().notNull().default({}),
    reason: text().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedAt: createdAt(),
  },
  (table) => [
    index("user_decisions_user_idx").on(table.userId, table.decidedAt),
    oneOf("user_decisions_kind_check", table.kind, userDecisionKinds),
  ],
);
