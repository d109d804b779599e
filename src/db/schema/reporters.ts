import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "./columns.ts";

/** People outside who report through a personal link. The key itself is never stored, only its hash. */
export const externalUsers = pgTable("external_users", {
  id: id(),
  isActive: boolean().notNull().default(true),
  name: text().notNull(),
  email: text().notNull(),
  accessKeyHash: text().notNull().unique(),
  permissions: text().array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
