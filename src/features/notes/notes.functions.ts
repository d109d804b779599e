import { createServerFn } from "@tanstack/react-start";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { addNoteInput, editNoteInput, noteInput, notesInput } from "./note.ts";
import * as notes from "./notes.server.ts";

/** The notes of a dossier, or of one of its incidents, newest first. */
export const getDossierNotes = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(notesInput))
  .handler(({ context: { ctx }, data }) => notes.list(ctx, data));

export const addDossierNote = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addNoteInput))
  .handler(({ context: { ctx }, data }) => notes.add(ctx, data));

export const editDossierNote = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(editNoteInput))
  .handler(({ context: { ctx }, data }) => notes.edit(ctx, data));

export const removeDossierNote = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(noteInput))
  .handler(({ context: { ctx }, data }) => notes.setRemoved(ctx, { ...data, isRemoved: true }));

export const restoreDossierNote = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(noteInput))
  .handler(({ context: { ctx }, data }) => notes.setRemoved(ctx, { ...data, isRemoved: false }));
