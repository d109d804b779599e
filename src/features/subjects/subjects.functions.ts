import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { generateSubjectEmbedding as embed } from "./subject-embedding.ts";
import { validateSubjectName as checkName } from "./subject-name.ts";
import * as subjects from "./subjects.server.ts";

const nameInput = workspaceInput.extend({ name: z.string().max(2_000, "Name must be at most 200 characters") });

/** Checks a name as it is typed: `{ ok: true, name }` with the cleaned name, or the message for the field. */
export const validateSubjectName = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(nameInput))
  .handler(({ data }) => checkName(data.name));

export const findSimilarSubjects = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(nameInput))
  .handler(async ({ context: { ctx }, data }) => {
    const checked = checkName(data.name);
    return checked.ok ? subjects.findSimilar(ctx, checked.name) : [];
  });

export const getSubjects = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput))
  .handler(({ context: { ctx } }) => subjects.list(ctx, 200));

export const getSubjectById = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(workspaceInput.extend({ subjectId: z.uuid("Subject ID is invalid") })))
  .handler(({ context: { ctx }, data }) => subjects.find(ctx, data.subjectId));

/** The vector of a name that similar names are compared by, with the name of the model that made it. */
export const generateSubjectEmbedding = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(nameInput))
  .handler(({ data }) => embed(data.name));
