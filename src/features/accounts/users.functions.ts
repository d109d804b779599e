import { createServerFn } from "@tanstack/react-start";
import { staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { emailInput, permissionsInput, userDecisionInput, userIdInput, userListInput } from "./user-input.ts";
import * as decisions from "./user-decisions.server.ts";
import * as users from "./users.server.ts";

export const getUsers = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(userListInput))
  .handler(({ context: { ctx }, data }) => users.list(ctx, data));

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

/** What staff decided about the account, with the reasons. */
export const getUserDecisions = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(userIdInput))
  .handler(({ context: { ctx }, data }) => decisions.listDecisions(ctx, data.userId));

export const updateUserPermissions = createServerFn({ method: "POST" })
  .middleware([staff("manage_users")])
  .validator(valid(permissionsInput))
  .handler(({ context: { ctx }, data }) => decisions.updatePermissions(ctx, data));

export const suspendUser = createServerFn({ method: "POST" })
  .middleware([staff("manage_users")])
  .validator(valid(userDecisionInput))
  .handler(({ context: { ctx }, data }) => decisions.suspend(ctx, data));

export const unsuspendUser = createServerFn({ method: "POST" })
  .middleware([staff("manage_users")])
  .validator(valid(userDecisionInput))
  .handler(({ context: { ctx }, data }) => decisions.unsuspend(ctx, data));

export const signOutUserEverywhere = createServerFn({ method: "POST" })
  .middleware([staff("manage_users")])
  .validator(valid(userDecisionInput))
  .handler(({ context: { ctx }, data }) => decisions.signOutEverywhere(ctx, data));
