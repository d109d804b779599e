import { createServerFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { addedEvidenceSchema, writtenEvidenceSchema, writtenIncidentSchema } from "./incident-input.ts";
import * as evidence from "./add-evidence.server.ts";
import * as merges from "./merge-incidents.server.ts";
import { reasonSchema } from "./review.ts";
import * as writing from "./write-incident.server.ts";

/** Writes down that two incidents are one event, with the reason; what cannot be merged is answered in words. */
export const mergeBehaviorIncidents = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(
    valid(
      workspaceInput.extend({
        keptId: z.uuid("Incident ID is invalid"),
        mergedId: z.uuid("Incident ID is invalid"),
        reason: reasonSchema,
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => merges.merge(ctx, data));

export const splitBehaviorIncidents = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend({ mergeId: z.uuid("Merge ID is invalid") })))
  .handler(({ context: { ctx }, data }) => merges.split(ctx, data.mergeId));

/** Archives what stands at an address and checks a quotation, for an incident that a member is writing. */
export const createMemberIncidentEvidence = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.and(writtenEvidenceSchema)))
  .handler(({ context: { ctx }, data }) => writing.prepareEvidence(ctx, { ...data, signal: getRequest().signal }));

/** A member's own incident in a dossier, in their words, with its evidence. */
export const createMemberBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(writtenIncidentSchema.extend({ ...workspaceInput.shape, dossierId: z.uuid("Dossier ID is invalid") })))
  .handler(({ context: { ctx }, data }) => writing.write(ctx, data));

/** Evidence for an incident that stands, as the member's own. */
export const addBehaviorIncidentEvidence = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addedEvidenceSchema.extend(workspaceInput.shape)))
  .handler(({ context: { ctx }, data }) => evidence.add(ctx, data));

const addedInput = workspaceInput.extend({ addedId: z.uuid("Evidence ID is invalid") });

export const removeBehaviorIncidentEvidence = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addedInput))
  .handler(({ context: { ctx }, data }) => evidence.remove(ctx, data.addedId));

export const restoreBehaviorIncidentEvidence = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addedInput))
  .handler(({ context: { ctx }, data }) => evidence.restore(ctx, data.addedId));
