import { createServerFn } from "@tanstack/react-start";
import { anyone } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { planInput } from "./plan-input.ts";
import * as plans from "./plans.server.ts";

export const getPlans = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(({ context: { ctx } }) => plans.list(ctx));

export const getPlan = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(planInput))
  .handler(({ context: { ctx }, data }) => plans.find(ctx, data));
