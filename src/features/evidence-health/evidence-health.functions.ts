import { createServerFn } from "@tanstack/react-start";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { checkInput, startCheckInput } from "./check-input.ts";
import * as health from "./evidence-health.server.ts";

/** How the dossier's live pages were found the last time, or null. */
export const getEvidenceHealth = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => health.find(ctx, data.dossierId));

/** Looks at the live pages of the dossier's evidence again; free of charge. */
export const startEvidenceCheck = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(startCheckInput))
  .handler(({ context: { ctx }, data }) => health.start(ctx, data));

export const cancelEvidenceCheck = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(checkInput))
  .handler(({ context: { ctx }, data }) => health.cancel(ctx, data.checkId));
