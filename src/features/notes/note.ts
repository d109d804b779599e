import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

export const longestNote = 4_000;
const mostMentions = 20;

// Controls that make what stands around a text read backwards; marks of direction cannot.
const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;

/** What a member writes to colleagues, as plain text of several lines. */
const noteText = z
  .string()
  .overwrite((text) => text.replaceAll(overrides, "").replaceAll(/\r\n?/gu, "\n"))
  .trim()
  .max(longestNote, `A note must be at most ${longestNote.toLocaleString("en")} characters`)
  .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), "Write something first");

export const noteFields = z.object({
  text: noteText,
  /** Members named in it. Who is none, or is not named, is left out. */
  mentions: z.array(z.uuid("ID is invalid")).max(mostMentions, `A note can mention at most ${mostMentions} people`),
});

export const notesInput = dossierInput.extend({
  /** Of one incident alone. */
  incidentId: z.uuid("Incident ID is invalid").optional(),
  cursor: z.string().max(100).optional(),
});
export const addNoteInput = dossierInput.extend({
  ...noteFields.shape,
  incidentId: z.uuid("Incident ID is invalid").optional(),
  idempotencyKey: z.uuid("ID is invalid"),
});
export const noteInput = workspaceInput.extend({ noteId: z.uuid("Note ID is invalid") });
export const editNoteInput = noteInput.extend(noteFields.shape);

export type NoteView = {
  id: string;
  text: string;
  /** Who is named in it, by the name that stands in the text after an @. */
  mentions: { user_id: string; name: string }[];
  author: { user_id: string; name: string };
  incident: { id: string; title: string } | null;
  created_at: string;
  edited_at: string | null;
};
export type NotePage = { notes: NoteView[]; next_cursor: string | null };

/** A name as it stands in a note. */
export const mentionOf = (name: string) => `@${name}`;

/** Null: notes on the dossier itself. */
export type NoteCount = { incident_id: string | null; count: number };
