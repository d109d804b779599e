import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

export const startCheckInput = dossierInput.extend({ idempotencyKey: z.uuid("ID is invalid") });
export const checkInput = workspaceInput.extend({ checkId: z.uuid("Check ID is invalid") });
