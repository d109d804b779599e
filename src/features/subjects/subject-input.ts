import { z } from "zod";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { factKinds, type FactKind } from "./subject-facts.ts";
import { subjectFilterNames } from "./subject-filters.ts";

/** The kinds of fact that staff record with a source; other names have keys of their own and stand apart. */
export type StaffFactKind = Exclude<FactKind, "alias">;
export const staffFactKinds = factKinds.filter((kind): kind is StaffFactKind => kind !== "alias");

export const subjectIdInput = z.object({ subjectId: z.uuid("Subject ID is invalid") });

export const subjectListInput = z.object({
  workspaceId: z.uuid("Workspace ID is invalid").optional(),
  query: z.string().max(200, "Search must be at most 200 characters").optional(),
  filter: z.enum(subjectFilterNames, "Filter is invalid").default("recorded"),
  cursor: z.string().max(600).optional(),
});

const webAddress = z
  .string()
  .trim()
  .max(2_000, "URL is invalid")
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), "URL is invalid");

const nameText = z.string("Name is required").max(2_000, "Name must be at most 200 characters");

/** What staff record of a person: checked further by validateSubjectName and refuseMinor. */
export const subjectDetailsInput = z.object({
  name: nameText,
  aliases: z.array(nameText).max(30, "At most 30 other names").default([]),
  facts: z
    .array(
      z.object({
        kind: z.enum(staffFactKinds, "Choose what it says"),
        value: z.string().trim().min(1, "A value is required").max(200, "A value must be at most 200 characters"),
        source_url: webAddress,
      }),
    )
    .max(60, "At most 60 facts")
    .default([]),
});
export type SubjectDetails = z.output<typeof subjectDetailsInput>;

export const createSubjectInput = subjectDetailsInput.extend({ idempotencyKey: z.uuid("ID is invalid") });
/** `updatedAt` is what was shown: a change of somebody else's in between is not overwritten. */
export const updateSubjectInput = subjectDetailsInput.extend({
  ...subjectIdInput.shape,
  updatedAt: z.iso.datetime("This subject's version is invalid"),
});
export const subjectDecisionInput = subjectIdInput.extend({ reason: reasonSchema });

export const mergePairInput = z.object({
  keptId: z.uuid("Subject ID is invalid"),
  mergedId: z.uuid("Subject ID is invalid"),
});
export const mergeInput = mergePairInput.extend({ reason: reasonSchema });
export const mergeIdInput = z.object({ mergeId: z.uuid("Merge ID is invalid") });
