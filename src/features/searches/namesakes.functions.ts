import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as namesakes from "./namesakes.server.ts";

const runInput = workspaceInput.extend({ runId: z.uuid("Search ID is invalid") });

export const getNamesakes = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => namesakes.findNamesakes(ctx, data.runId));

export const chooseNamesake = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(
    valid(
      runInput.extend({
        key: z.string().regex(/^[0-9a-f]{24}$/u, "Person is invalid"),
        reason: reasonSchema,
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => namesakes.chooseNamesake(ctx, data));

export const undoNamesakeChoice = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => namesakes.undoNamesakeChoice(ctx, data.runId));
