import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as searches from "./searches.server.ts";

const runInput = workspaceInput.extend({ runId: z.uuid("Search ID is invalid") });

export const getLatestSearch = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => searches.findLatest(ctx, data.dossierId));

export const getSearchRecord = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => searches.findRecord(ctx, data.runId));

export const cancelSearch = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => searches.cancel(ctx, data.runId));
