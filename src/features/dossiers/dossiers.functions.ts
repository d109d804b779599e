import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { assign } from "./assignment.server.ts";
import { assignInput, dossierInput, newDossierSchema } from "./dossier.ts";
import * as dossiers from "./dossiers.server.ts";

export const createDossier = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(newDossierSchema))
  .handler(({ context: { ctx }, data }) => dossiers.create(ctx, data));

export const getDossiers = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => dossiers.list(ctx));

/** One dossier, or null: the screen goes to the workspace home, as specified. */
export const getDossierById = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => dossiers.find(ctx, data.dossierId));

/** Searches again for a dossier that exists. */
export const fetchBehaviorIncidents = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(dossierInput.extend({ idempotencyKey: z.uuid("ID is invalid") })))
  .handler(({ context: { ctx }, data }) => dossiers.searchAgain(ctx, data));

/** Gives the dossier to a member to look after, or (null) to nobody. */
export const assignDossier = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(assignInput))
  .handler(({ context: { ctx }, data }) => assign(ctx, data));
