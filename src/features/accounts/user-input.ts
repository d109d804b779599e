import { z } from "zod";
import { permissionFlags } from "#app/server/permissions.ts";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { userSchema } from "./account.ts";
import { userFilterNames, userSortNames } from "./user-filters.ts";

export const userIdInput = z.object({ userId: userSchema.shape.id });

export const emailInput = z.object({ email: userSchema.shape.email });

export const userListInput = z.object({
  query: z.string().max(200, "Search must be at most 200 characters").optional(),
  filter: z.enum(userFilterNames, "Filter is invalid").default("all"),
  sort: z.enum(userSortNames, "Sort is invalid").default("newest"),
  cursor: z.string().max(600).optional(),
});

export const permissionsInput = userIdInput.extend({
  permissions: z
    .partialRecord(z.enum(permissionFlags, "This permission does not exist"), z.boolean("A permission is given or not"))
    .refine((changes) => Object.keys(changes).length > 0, "Nothing was changed"),
  reason: reasonSchema,
});

export const userDecisionInput = userIdInput.extend({ reason: reasonSchema });
