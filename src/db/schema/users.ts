import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

/** People with an account. Property names are the auth library's; columns are the specification's. */
export const users = pgTable("users", {
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
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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

export const userPermissions = pgTable("user_permissions", {
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
});
