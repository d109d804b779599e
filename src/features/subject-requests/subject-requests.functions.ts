import { createServerFn } from "@tanstack/react-start";
import { callerAddress } from "#app/server/door.server.ts";
import { anyone, staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as corrections from "./corrections.server.ts";
import * as deletions from "./deletions.server.ts";
import * as disputes from "./disputes.server.ts";
import { confirm, make } from "./make-request.server.ts";
import * as queue from "./request-queue.server.ts";
import {
  closeDisputeInput,
  confirmRequestInput,
  correctInput,
  decideInput,
  deleteIncidentsInput,
  disputeInput,
  identifyInput,
  requestIdInput,
  requestListInput,
  requestReasonInput,
  reopenDisputeInput,
  subjectRequestInput,
  undoCorrectionInput,
} from "./subject-request.ts";

export const makeSubjectRequest = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(subjectRequestInput))
  .handler(({ context: { ctx }, data }) => make(ctx, { ...data, address: callerAddress() }));

/** A POST although a link leads to it: the key belongs in no address that is logged on the way. */
export const confirmSubjectRequest = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(confirmRequestInput))
  .handler(({ context: { ctx }, data }) => confirm(ctx, { ...data, address: callerAddress() }));

export const getSubjectRequests = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .validator(valid(requestListInput))
  .handler(({ context: { ctx }, data }) => queue.list(ctx, data));

export const getSubjectRequestById = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .validator(valid(requestIdInput))
  .handler(({ context: { ctx }, data }) => queue.find(ctx, data.requestId));

export const takeSubjectRequest = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(requestIdInput))
  .handler(({ context: { ctx }, data }) => queue.take(ctx, data.requestId));

export const releaseSubjectRequest = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(requestIdInput))
  .handler(({ context: { ctx }, data }) => queue.release(ctx, data.requestId));

/** Who asks, how it was checked, and whom they are among those recorded. */
export const identifySubjectRequest = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(identifyInput))
  .handler(({ context: { ctx }, data }) => queue.identify(ctx, data));

export const openIncidentDispute = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(disputeInput))
  .handler(({ context: { ctx }, data }) => disputes.open(ctx, data));

export const closeIncidentDispute = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(closeDisputeInput))
  .handler(({ context: { ctx }, data }) => disputes.close(ctx, data));

export const reopenIncidentDispute = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(reopenDisputeInput))
  .handler(({ context: { ctx }, data }) => disputes.reopen(ctx, data.disputeId));

export const correctBehaviorIncident = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(correctInput))
  .handler(({ context: { ctx }, data }) => corrections.correct(ctx, data));

export const undoIncidentCorrection = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(undoCorrectionInput))
  .handler(({ context: { ctx }, data }) => corrections.undo(ctx, data));

/** Leaves a tombstone without content. It cannot be undone. */
export const deleteIncidentsOnRequest = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(deleteIncidentsInput))
  .handler(({ context: { ctx }, data }) => deletions.deleteIncidents(ctx, data));

export const decideSubjectRequest = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(decideInput))
  .handler(({ context: { ctx }, data }) => queue.decide(ctx, data));

export const reopenSubjectRequest = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(requestReasonInput))
  .handler(({ context: { ctx }, data }) => queue.reopen(ctx, data));
