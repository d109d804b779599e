import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { newId } from "#app/lib/ids.ts";
import { staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { externalUserSchema } from "./external-user.ts";
import * as externalUsers from "./external-users.server.ts";

const input = z.object({ externalUserId: z.uuid("ID is invalid") });

export const getExternalUsers = createServerFn({ method: "GET" })
  .middleware([staff("manage_external_users")])
  .validator(
    valid(
      z
        .object({
          query: z.string().max(500, "Search must be at most 500 characters").optional(),
          cursor: z.string().max(100, "Cursor is invalid").nullish(),
        })
        .default({}),
    ),
  )
  .handler(({ context: { ctx }, data }) => externalUsers.list(ctx, data));

export const getExternalUserById = createServerFn({ method: "GET" })
  .middleware([staff("manage_external_users")])
  .validator(valid(input))
  .handler(({ context: { ctx }, data }) => externalUsers.find(ctx, data.externalUserId));

/** `id` is chosen by the form, so that pressing twice makes one. */
export const createExternalUser = createServerFn({ method: "POST" })
  .middleware([staff("manage_external_users")])
  .validator(valid(externalUserSchema.extend({ id: z.uuid("ID is invalid").default(newId) })))
  .handler(({ context: { ctx }, data }) => externalUsers.create(ctx, data));

export const updateExternalUser = createServerFn({ method: "POST" })
  .middleware([staff("manage_external_users")])
  .validator(valid(externalUserSchema.extend(input.shape)))
  .handler(({ context: { ctx }, data }) => externalUsers.update(ctx, data));

export const regenerateExternalUserAccessKey = createServerFn({ method: "POST" })
  .middleware([staff("manage_external_users")])
  .validator(valid(input))
  .handler(({ context: { ctx }, data }) => externalUsers.regenerateKey(ctx, data.externalUserId));

export const toggleExternalUserActive = createServerFn({ method: "POST" })
  .middleware([staff("manage_external_users")])
  .validator(valid(input.extend({ isActive: z.boolean({ error: "State is invalid" }).optional() })))
  .handler(({ context: { ctx }, data }) => externalUsers.toggleActive(ctx, data));

export const deleteExternalUser = createServerFn({ method: "POST" })
  .middleware([staff("manage_external_users")])
  .validator(valid(input))
  .handler(({ context: { ctx }, data }) => externalUsers.remove(ctx, data.externalUserId));
