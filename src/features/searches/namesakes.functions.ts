import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
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
        reason: z.string().trim().min(1, "A reason is required").max(300, "Reason must be at most 300 characters"),
      }),
    ),
  )
  .handler(({ context: { ctx }, data }) => namesakes.chooseNamesake(ctx, data));

export const undoNamesakeChoice = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => namesakes.undoNamesakeChoice(ctx, data.runId));
