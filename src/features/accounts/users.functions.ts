import { createServerFn } from "@tanstack/react-start";
import { staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { emailInput, userIdInput } from "./user-input.ts";
import * as users from "./users.server.ts";

export const getUserByEmail = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(emailInput))
  .handler(({ context: { ctx }, data }) => users.findByEmail(ctx, data.email));

export const getUserById = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(userIdInput))
  .handler(({ context: { ctx }, data }) => users.findById(ctx, data.userId));

export const getUserPermissions = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(userIdInput))
  .handler(({ context: { ctx }, data }) => users.findPermissions(ctx, data.userId));
