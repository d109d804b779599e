import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { mailTokenKinds } from "#app/features/accounts/mail-token.ts";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { users } from "./users.ts";

/** Links that were mailed to a person. The token itself is never stored, only its hash. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: mailTokenKinds }).notNull(),
    tokenHash: text().notNull().unique(),
    /** The address that it was sent to: what using it proves. */
    email: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("mail_tokens_user_kind_idx").on(table.userId, table.kind),
    oneOf("mail_tokens_kind_check", table.kind, mailTokenKinds),
  ],
);

/** A person's authenticator app: its secret and the backup codes, both encrypted by the auth library. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: moment(),
  },
  (table) => [index("two_factors_user_id_idx").on(table.userId), index("two_factors_secret_idx").on(table.secret)],
);

/** Public keys of a person's passkeys (WebAuthn). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text(),
    publicKey: text().notNull(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: createdAt(),
  },
  (table) => [index("passkeys_user_id_idx").on(table.userId)],
);
