import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { billingPeriods, plans, workspacePurposes, workspaceRoles } from "#app/features/workspaces/workspace.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

export const workspaces = pgTable(
  "workspaces",
  {
    id: id(),
    isOnboarded: boolean().notNull().default(false),
    slug: text().notNull().unique(),
    name: text().notNull(),
    plan: text({ enum: plans }).notNull(),
    billingPeriod: text({ enum: billingPeriods }).notNull(),
    subscriptionId: text(),
    purpose: text(),
    acceptedUseAt: moment(),
    acceptedUseBy: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Counts changes of its folders and dossiers; raising it is also what such changes wait for, one after the other. */
    fileSystemVersion: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("workspaces_plan_check", table.plan, plans),
    oneOf("workspaces_billing_period_check", table.billingPeriod, billingPeriods),
    oneOf("workspaces_purpose_check", table.purpose, Object.keys(workspacePurposes)),
  ],
);

export const workspaceMembers = pgTable(
  "workspace_members",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: workspaceRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("workspace_members_workspace_user_idx").on(table.workspaceId, table.userId),
    index("workspace_members_user_id_idx").on(table.userId),
    oneOf("workspace_members_role_check", table.role, workspaceRoles),
  ],
);

/** Who was asked into a workspace, by a one-time link. The token itself is never stored, only its hash. */
export const workspaceInvitations = pgTable(
  "workspace_invitations",
  {
    id: id(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** In lower case. */
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    invitedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    withdrawnAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    // One open invitation a person: inviting again replaces the link.
    uniqueIndex("workspace_invitations_open_idx")
      .on(table.workspaceId, table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index("workspace_invitations_email_idx").on(table.email),
  ],
);
