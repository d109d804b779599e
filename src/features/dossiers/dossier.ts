import { z } from "zod";
import { toIdentityFacts } from "#app/features/subjects/subject-facts.ts";
import { subjectFactsSchema } from "#app/features/subjects/subject-facts-input.ts";
import { validateSubjectName } from "#app/features/subjects/subject-name.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

/** The facts of a new dossier. Pages are read for other names as for the name itself, so each has to be a name as well. */
export const knownFactsSchema = subjectFactsSchema.superRefine((facts, context) => {
  for (const { kind, value } of toIdentityFacts(facts)) {
    if (kind !== "alias") continue;
    const checked = validateSubjectName(value);
    if (!checked.ok) context.addIssue({ code: "custom", path: ["aliases"], message: `“${value}”: ${checked.message}` });
  }
});

/** What creating a dossier takes. `idempotencyKey` is made by the form, so that pressing twice makes one. */
export const newDossierSchema = workspaceInput.extend({
  idempotencyKey: z.uuid("ID is invalid"),
  name: z.string().max(2_000, "Name must be at most 200 characters"),
  facts: knownFactsSchema,
  /** One of the similar subjects already recorded, where the investigator says it is the same person. */
  subjectId: z.uuid("Subject ID is invalid").optional(),
  /** Where it is filed. */
  folderId: z.uuid("Folder ID is invalid").optional(),
});

export const dossierInput = workspaceInput.extend({ dossierId: z.uuid("Dossier ID is invalid") });

export const assignInput = dossierInput.extend({ userId: z.uuid("ID is invalid").nullable() });

/** What an open dossier page is told: that something changed, never what. */
export type DossierNews = { count: number; changed_at: string | null };
