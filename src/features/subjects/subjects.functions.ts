import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { memberOrStaff, staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as managed from "./manage-subjects.server.ts";
import * as minors from "./mark-minor.server.ts";
import * as merges from "./merge-subjects.server.ts";
import { generateSubjectEmbedding as embed } from "./subject-embedding.ts";
import {
  createSubjectInput,
  mergeIdInput,
  mergeInput,
  mergePairInput,
  subjectDecisionInput,
  subjectIdInput,
  subjectListInput,
  updateSubjectInput,
} from "./subject-input.ts";
import { validateSubjectName as checkName } from "./subject-name.ts";
import * as subjects from "./subjects.server.ts";

const ofWorkspace = z.object({ workspaceId: z.uuid("Workspace ID is invalid").optional() });
const nameInput = ofWorkspace.extend({ name: z.string().max(2_000, "Name must be at most 200 characters") });

/** Checks a name as it is typed: `{ ok: true, name }` with the cleaned name, or the message for the field. */
export const validateSubjectName = createServerFn({ method: "GET" })
  .middleware([memberOrStaff("manage_subjects")])
  .validator(valid(nameInput))
  .handler(({ data }) => checkName(data.name));

/** Among the subjects that the workspace may see; for staff among all. */
export const findSimilarSubjects = createServerFn({ method: "GET" })
  .middleware([memberOrStaff("manage_subjects")])
  .validator(valid(nameInput))
  .handler(async ({ context: { ctx }, data }) => {
    const checked = checkName(data.name);
    if (!checked.ok) return [];
    return "staff" in ctx ? managed.findSimilar(ctx, checked.name) : subjects.findSimilar(ctx, checked.name);
  });

/** The subjects that the workspace may see, newest first; for staff a page of all. */
export const getSubjects = createServerFn({ method: "GET" })
  .middleware([memberOrStaff("manage_subjects")])
  .validator(valid(subjectListInput))
  .handler(({ context: { ctx }, data }): Promise<subjects.Subject[] | managed.StaffSubjectPage> =>
    "staff" in ctx ? managed.list(ctx, data) : subjects.list(ctx, 200),
  );

export const getSubjectById = createServerFn({ method: "GET" })
  .middleware([memberOrStaff("manage_subjects")])
  .validator(valid(ofWorkspace.extend(subjectIdInput.shape)))
  .handler(({ context: { ctx }, data }): Promise<subjects.Subject | managed.StaffSubject | null> =>
    "staff" in ctx ? managed.find(ctx, data.subjectId) : subjects.find(ctx, data.subjectId),
  );

/** The vector of a name that similar names are compared by, with the name of the model that made it. */
export const generateSubjectEmbedding = createServerFn({ method: "GET" })
  .middleware([memberOrStaff("manage_subjects")])
  .validator(valid(nameInput))
  .handler(({ data }) => embed(data.name));

export const createSubject = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(createSubjectInput))
  .handler(({ context: { ctx }, data }) => managed.create(ctx, data));

export const updateSubject = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(updateSubjectInput))
  .handler(({ context: { ctx }, data }) => managed.update(ctx, data));

export const deleteSubject = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(subjectDecisionInput))
  .handler(({ context: { ctx }, data }) => managed.remove(ctx, data));

/** Stops everything about somebody under 18. */
export const markSubjectMinor = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(subjectDecisionInput))
  .handler(({ context: { ctx }, data }) => minors.mark(ctx, data));

export const unmarkSubjectMinor = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(subjectDecisionInput))
  .handler(({ context: { ctx }, data }) => minors.unmark(ctx, data));

/** What merging two subjects would move. */
export const previewSubjectMerge = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .validator(valid(mergePairInput))
  .handler(({ context: { ctx }, data }) => merges.preview(ctx, data));

export const mergeSubjects = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(mergeInput))
  .handler(({ context: { ctx }, data }) => merges.merge(ctx, data));

export const undoSubjectMerge = createServerFn({ method: "POST" })
  .middleware([staff("manage_subjects")])
  .validator(valid(mergeIdInput))
  .handler(({ context: { ctx }, data }) => merges.undo(ctx, data.mergeId));

export const getSubjectMerges = createServerFn({ method: "GET" })
  .middleware([staff("manage_subjects")])
  .validator(valid(subjectIdInput))
  .handler(({ context: { ctx }, data }) => merges.listMerges(ctx, data.subjectId));
