import { createServerFn } from "@tanstack/react-start";
import { getRequest, setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { incidentStatuses } from "#app/features/incidents/incident.ts";
import { textSchema } from "#app/features/incidents/written-text.ts";
import { callerAddress } from "#app/server/door.server.ts";
import { anyone, reporter } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { evidenceSchema, mostEvidence } from "./evidence.ts";
import * as evidence from "./evidence.server.ts";
import * as externalUsers from "./external-users.server.ts";
import { reportSchema } from "./report.ts";
import * as reports from "./reports.server.ts";

const evidenceId = z.uuid("Evidence ID is invalid");
const incidentId = z.uuid("Incident ID is invalid");

/**
 * The external user whose access key it is, or null; the browser gets a short session in exchange. POST, so that the key
 * stands in no address.
 */
export const getExternalUserByAccessKey = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(z.object({ accessKey: z.string().min(1, "Access key is required").max(200, "Access key is invalid") })))
  .handler(async ({ context: { ctx }, data }) => {
    const found = await externalUsers.exchangeKey(ctx, { ...data, address: callerAddress(), request: getRequest() });
    if (found) setResponseHeader("set-cookie", found.cookie);
    return found?.user ?? null;
  });

/** Whose link is open in this browser and what it may do. */
export const getReporterPage = createServerFn({ method: "GET" })
  .middleware([reporter])
  .handler(({ context: { ctx } }) => reports.openPage(ctx));

export const getReporterReports = createServerFn({ method: "GET" })
  .middleware([reporter])
  .validator(
    valid(
      z.object({
        status: z.enum(incidentStatuses, { error: "Status is invalid" }),
        cursor: z.string().max(100, "Cursor is invalid").nullish(),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => reports.list(ctx, data));

/** Keeps a piece of evidence at a web address for a report that is being written; its page is archived at once. */
export const createIncidentEvidence = createServerFn({ method: "POST" })
  .middleware([reporter])
  .validator(valid(evidenceSchema))
  .handler(({ context: { ctx }, data }) => evidence.addAddress(ctx, { ...data, address: callerAddress() }));

export const removeIncidentEvidence = createServerFn({ method: "POST" })
  .middleware([reporter])
  .validator(valid(z.object({ evidenceId })))
  .handler(({ context: { ctx }, data }) => evidence.remove(ctx, data.evidenceId));

export const getIncidentEvidence = createServerFn({ method: "GET" })
  .middleware([reporter])
  .validator(valid(z.object({ evidenceIds: z.array(evidenceId).max(mostEvidence, "Evidence ID is invalid") })))
  .handler(({ context: { ctx }, data }) => evidence.listUnsent(ctx, data.evidenceIds));

/** Sends a report: pending until a moderator has decided. */
export const createBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([reporter])
  .validator(valid(reportSchema))
  .handler(({ context: { ctx }, data }) => reports.submit(ctx, { ...data, address: callerAddress() }));

export const answerModerator = createServerFn({ method: "POST" })
  .middleware([reporter])
  .validator(
    valid(
      z.object({
        incidentId,
        text: textSchema(5_000, "An answer is required", "The answer must be at most 5,000 characters"),
        idempotencyKey: z.uuid("ID is invalid"),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => reports.answer(ctx, { ...data, address: callerAddress() }));
