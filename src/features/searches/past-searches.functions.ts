import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as past from "./past-searches.server.ts";

const runInput = workspaceInput.extend({ runId: z.uuid("Search ID is invalid") });

export const getPastSearches = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => past.listSearches(ctx, data.dossierId));

export const getSearchCertificate = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => past.findCertificate(ctx, data.runId));

export const getSearchComparison = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => past.compareWithPrevious(ctx, data.runId));

export const replaySearch = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(runInput))
  .handler(({ context: { ctx }, data }) => past.replay(ctx, data.runId));
