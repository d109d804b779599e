import { createServerFn } from "@tanstack/react-start";
import { staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as retention from "./apply-retention.server.ts";
import { findHoldable as findThings } from "./holdable.server.ts";
import * as holds from "./holds.server.ts";
import { endHoldInput, findHoldableInput, heldThingInput, holdInput, runRetentionInput } from "./retention-input.ts";

/** What would lapse now; nothing is changed. */
export const previewRetention = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .handler(({ context: { ctx } }) => retention.preview(ctx));

/** Runs the rules on what the preview showed. */
export const runRetention = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(runRetentionInput))
  .handler(({ context: { ctx }, data }) => retention.runAsSeen(ctx, data.digest));

export const getRetentionRuns = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .handler(({ context: { ctx } }) => retention.listRuns(ctx));

export const getRetentionHolds = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .handler(({ context: { ctx } }) => holds.list(ctx));

/** What keeps one thing from lapsing now. */
export const getRetentionHoldsOf = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .validator(valid(heldThingInput))
  .handler(({ context: { ctx }, data }) => holds.listOf(ctx, data.entityId));

/** What can be held, by a person's name, words of a title, or an id. */
export const findHoldable = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .validator(valid(findHoldableInput))
  .handler(({ context: { ctx }, data }) => findThings(ctx, data));

export const createRetentionHold = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(holdInput))
  .handler(({ context: { ctx }, data }) => holds.hold(ctx, data));

export const endRetentionHold = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(endHoldInput))
  .handler(({ context: { ctx }, data }) => holds.end(ctx, data));
