import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member, memberOrStaff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { incidentStatuses } from "./incident.ts";
import type { IncidentView } from "./incident-view.ts";
import * as incidents from "./incidents.server.ts";
import { list } from "./list-incidents.server.ts";
import { reasonSchema, verdictSchema } from "./review.ts";
import { listForStaff, type StaffIncident } from "./staff-incidents.server.ts";

const incidentInput = workspaceInput.extend({ incidentId: z.uuid("Incident ID is invalid") });
const linkInput = incidentInput.extend({ dossierId: z.uuid("Dossier ID is invalid") });

/** Those that the workspace may see, the newest first; for staff, who name no workspace, those that they may see. */
export const getBehaviorIncidents = createServerFn({ method: "GET" })
  .middleware([memberOrStaff("moderate_behavior_incidents")])
  .validator(
    valid(
      z.object({
        workspaceId: z.uuid("Workspace ID is invalid").optional(),
        subjectId: z.uuid("Subject ID is invalid").optional(),
        reporterId: z.uuid("Reporter ID is invalid").optional(),
        status: z.enum(incidentStatuses, { error: "Status is invalid" }).optional(),
        /** The last of the page before: at most 200 are answered at once. */
        after: z.uuid("Incident ID is invalid").optional(),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }): Promise<IncidentView[] | StaffIncident[]> =>
    "staff" in ctx ? listForStaff(ctx, data) : list(ctx, data),
  );

/** Confirm, dispute, another person, not antisemitic, cannot verify, duplicate or minor, with a reason. */
export const reviewBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(incidentInput.extend({ verdict: verdictSchema, reason: reasonSchema })))
  .handler(({ context: { ctx }, data }) => incidents.review(ctx, data));

export const undoBehaviorIncidentReview = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(incidentInput.extend({ reviewId: z.uuid("Review ID is invalid") })))
  .handler(({ context: { ctx }, data }) => incidents.undoReview(ctx, data));

export const removeBehaviorIncidentFromDossier = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(linkInput.extend({ reason: reasonSchema })))
  .handler(({ context: { ctx }, data }) => incidents.setRemoved(ctx, data));

export const restoreBehaviorIncidentToDossier = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(linkInput))
  .handler(({ context: { ctx }, data }) => incidents.setRemoved(ctx, { ...data, reason: null }));
