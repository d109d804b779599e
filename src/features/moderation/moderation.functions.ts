import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { incidentStatuses } from "#app/features/incidents/incident.ts";
import { caseSources, rejectionReasonNames } from "#app/features/incidents/moderation.ts";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { lineSchema, textSchema } from "#app/features/incidents/written-text.ts";
import { staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as cases from "./cases.server.ts";
import * as decisions from "./decisions.server.ts";
import * as queue from "./queue.server.ts";
import { createAsStaff } from "./staff-incident.server.ts";
import { staffIncidentSchema } from "./staff-incident.ts";

const incidentId = z.uuid("Incident ID is invalid");
const incidentInput = z.object({ incidentId });
const incidentIds = z
  .array(incidentId)
  .min(1, "Choose at least one report")
  .max(100, "At most 100 reports can be changed at once");
const idempotencyKey = z.uuid("ID is invalid");
const rejection = z.enum(rejectionReasonNames, { error: "This reason is not in the list" });
const messageText = textSchema(5_000, "A message is required", "The message must be at most 5,000 characters");

export const listPendingBehaviorIncidents = createServerFn({ method: "GET" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(
    valid(
      z.object({
        cursor: z.string().max(100, "Cursor is invalid").nullish(),
        query: z.string().max(500, "Search must be at most 500 characters").optional(),
        subject: z.string().max(500, "Subject must be at most 500 characters").optional(),
        reporterId: z.uuid("Reporter ID is invalid").optional(),
        source: z.enum(caseSources, { error: "Source is invalid" }).optional(),
        minHours: z.number({ error: "Age is invalid" }).int().positive().max(87_600).optional(),
        isFlagged: z.boolean().optional(),
        assigned: z.enum(["me", "nobody"], { error: "Filter is invalid" }).optional(),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => queue.listPending(ctx, data));

/** One case with all that a decision needs, or null. */
export const getModerationCase = createServerFn({ method: "GET" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(incidentInput))
  .handler(({ context: { ctx }, data }) => cases.find(ctx, data.incidentId));

export const getModerators = createServerFn({ method: "GET" })
  .middleware([staff("moderate_behavior_incidents")])
  .handler(({ context: { ctx } }) => cases.listModerators(ctx));

export const updateBehaviorIncidentStatus = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(
    valid(
      incidentInput.extend({
        status: z.enum(incidentStatuses, { error: "Status is invalid" }),
        reason: reasonSchema,
        rejection: rejection.optional(),
        duplicateOfId: z.uuid("Incident ID is invalid").optional(),
        subjectId: z.uuid("Subject ID is invalid").optional(),
        subjectName: z.string().max(2_000, "Name must be at most 200 characters").optional(),
        isAnotherPerson: z.boolean().optional(),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => decisions.decide(ctx, data));

export const undoModerationDecision = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(z.object({ decisionId: z.uuid("Decision ID is invalid") })))
  .handler(({ context: { ctx }, data }) => decisions.undo(ctx, data.decisionId));

/** There is no call that approves several. */
export const rejectBehaviorIncidents = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(
    valid(
      z.object({
        incidentIds,
        rejection,
        reason: reasonSchema,
        duplicateOfId: z.uuid("Incident ID is invalid").optional(),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => decisions.rejectAll(ctx, data));

export const deleteBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(incidentInput))
  .handler(({ context: { ctx }, data }) => decisions.remove(ctx, data.incidentId));

export const claimBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(incidentInput.extend({ takeOver: z.boolean().optional() })))
  .handler(({ context: { ctx }, data }) => cases.claim(ctx, data));

export const releaseBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(incidentInput))
  .handler(({ context: { ctx }, data }) => cases.release(ctx, data.incidentId));

export const assignBehaviorIncidents = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(z.object({ incidentIds, userId: z.uuid("User ID is invalid").nullable() })))
  .handler(({ context: { ctx }, data }) => cases.assign(ctx, data));

export const tagBehaviorIncidents = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(
    valid(
      z.object({
        incidentIds,
        tag: lineSchema(40, "A tag is required", "A tag must be at most 40 characters"),
        isRemoved: z.boolean().optional(),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => cases.tag(ctx, data));

/** Asks the reporter, or leaves a note that moderators alone see. */
export const writeToReport = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(incidentInput.extend({ text: messageText, idempotencyKey, isNote: z.boolean().optional() })))
  .handler(({ context: { ctx }, data }) => cases.write(ctx, data));

export const handOnBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(incidentInput.extend({ userId: z.uuid("User ID is invalid"), note: messageText, idempotencyKey })))
  .handler(({ context: { ctx }, data }) => cases.handOn(ctx, data));

/** An incident about a subject in the words of staff: approved, and confirmed by them. */
export const createStaffBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([staff("moderate_behavior_incidents")])
  .validator(valid(staffIncidentSchema))
  .handler(({ context: { ctx }, data }) => createAsStaff(ctx, data));
