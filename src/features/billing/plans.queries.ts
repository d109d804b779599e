import { queryOptions } from "@tanstack/react-query";
import type { Plan } from "#app/features/workspaces/workspace.ts";
import { getPlan, getPlans } from "./plans.functions.ts";

export const plansQuery = () => queryOptions({ queryKey: ["plans"], queryFn: () => getPlans(), staleTime: 10 * 60_000 });

/** @public */
export const planQuery = (plan: Plan) =>
  queryOptions({ queryKey: ["plans", plan], queryFn: () => getPlan({ data: { plan } }), staleTime: 10 * 60_000 });
