import { z } from "zod";
import { subjectFactsSchema } from "#app/features/subjects/subject-facts.ts";
import { workspaceInput } from "#app/features/workspaces/workspace.ts";

/** What creating a dossier takes. `idempotencyKey` is made by the form, so that pressing twice makes one. */
export const newDossierSchema = workspaceInput.extend({
  idempotencyKey: z.uuid("ID is invalid"),
  name: z.string().max(2_000, "Name must be at most 200 characters"),
  facts: subjectFactsSchema,
  /** One of the similar subjects already recorded, where the investigator says it is the same person. */
  subjectId: z.uuid("Subject ID is invalid").optional(),
});

export const dossierInput = workspaceInput.extend({ dossierId: z.uuid("Dossier ID is invalid") });
