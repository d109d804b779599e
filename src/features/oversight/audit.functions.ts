import { createServerFn } from "@tanstack/react-start";
import { staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { auditPeopleInput, auditTrailInput } from "./audit-input.ts";
import * as people from "./audit-people.server.ts";
import * as trail from "./audit-trail.server.ts";
import * as checks from "./verify-audit.server.ts";

export const getAuditTrail = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(auditTrailInput))
  .handler(({ context: { ctx }, data }) => trail.list(ctx, data));

/** People whom the trail may be narrowed to, as somebody types. */
export const findAuditPeople = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .validator(valid(auditPeopleInput))
  .handler(({ context: { ctx }, data }) => people.findPeople(ctx, data));

/** Who looked at one person unusually often. */
export const getUnusualViews = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .handler(({ context: { ctx } }) => trail.listUnusual(ctx));

export const getAuditChecks = createServerFn({ method: "GET" })
  .middleware([staff("manage_users")])
  .handler(({ context: { ctx } }) => checks.listChecks(ctx));

/** Recomputes the hash chains; names the first broken link. */
export const verifyAuditTrail = createServerFn({ method: "POST" })
  .middleware([staff("manage_users")])
  .handler(({ context: { ctx } }) => checks.verifyByStaff(ctx));
