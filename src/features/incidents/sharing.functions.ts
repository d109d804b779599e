import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as sharing from "./sharing.server.ts";

const incidentInput = workspaceInput.extend({ incidentId: z.uuid("Incident ID is invalid") });

/** Offers an own, confirmed incident to the moderators; what cannot be shared is answered in words. */
export const offerBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(incidentInput))
  .handler(({ context: { ctx }, data }) => sharing.offer(ctx, data.incidentId));

export const withdrawBehaviorIncidentOffer = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(incidentInput))
  .handler(({ context: { ctx }, data }) => sharing.withdraw(ctx, data.incidentId));
