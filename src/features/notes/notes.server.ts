import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, dossierIncidents, dossierNotes, dossiers, users, workspaceMembers } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { readPageCursor, writePageCursor } from "#app/lib/page-cursor.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { partsOfNote } from "./note-words.ts";
import { mentionOf, type addNoteInput, type editNoteInput, type NotePage, type notesInput } from "./note.ts";

const pageSize = 50;

/** @throws AppError `not-found` */
async function requireDossier(db: Queryable, ctx: MemberContext, dossierId: string): Promise<{ subjectId: string }> {
  const [row] = await db
    .select({ subjectId: dossiers.subjectId })
    .from(dossiers)
    .where(and(eq(dossiers.id, dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  if (!row) throw new AppError("not-found", "This dossier does not exist");
  return row;
}

/**
 * The notes of a dossier, or of one of its incidents, newest first.
 * @throws AppError `not-found` for a dossier that is not this workspace's
 */
export async function list(ctx: MemberContext, input: z.output<typeof notesInput>): Promise<NotePage> {
  await requireDossier(ctx.db, ctx, input.dossierId);
  const after = readPageCursor(input.cursor);
  const rows = await ctx.db
    .select({
      id: dossierNotes.id,
      text: dossierNotes.text,
      mentions: dossierNotes.mentions,
      authorId: dossierNotes.authorId,
      authorName: users.name,
      incidentId: dossierNotes.incidentId,
      incidentTitle: behaviorIncidents.title,
      createdAt: dossierNotes.createdAt,
      editedAt: dossierNotes.editedAt,
    })
    .from(dossierNotes)
    .innerJoin(users, eq(users.id, dossierNotes.authorId))
    .leftJoin(behaviorIncidents, eq(behaviorIncidents.id, dossierNotes.incidentId))
    .where(
      and(
        eq(dossierNotes.workspaceId, ctx.workspaceId),
        eq(dossierNotes.dossierId, input.dossierId),
        input.incidentId ? eq(dossierNotes.incidentId, input.incidentId) : undefined,
        isNull(dossierNotes.removedAt),
        after &&
          sql`(${dossierNotes.createdAt}, ${dossierNotes.id}) < (${after.moment.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(dossierNotes.createdAt), desc(dossierNotes.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const named = [...new Set(shown.flatMap(({ mentions }) => mentions))];
  const people =
    named.length > 0 ? await ctx.db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, named)) : [];
  const last = shown.at(-1);
  return {
    notes: shown.map((row) => ({
      id: row.id,
      text: row.text,
      mentions: people.filter(({ id }) => row.mentions.includes(id)).map(({ id, name }) => ({ user_id: id, name })),
      author: { user_id: row.authorId, name: row.authorName },
      incident: row.incidentId && row.incidentTitle !== null ? { id: row.incidentId, title: row.incidentTitle } : null,
      created_at: row.createdAt.toISOString(),
      edited_at: row.editedAt?.toISOString() ?? null,
    })),
    next_cursor: rows.length > pageSize && last ? writePageCursor({ moment: last.createdAt, id: last.id }) : null,
  };
}

/** Those of `wanted` who are members and whose name stands in the text. */
async function mentioned(tx: Queryable, ctx: MemberContext, input: { text: string; mentions: string[] }): Promise<string[]> {
  if (input.mentions.length === 0) return [];
  const members = await tx
    .select({ id: users.id, name: users.name })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, ctx.workspaceId), inArray(workspaceMembers.userId, input.mentions)));
  const named = new Set(
    partsOfNote(
      input.text,
      members.map(({ name }) => name),
    )
      .filter(({ isMention }) => isMention)
      .map(({ text }) => text),
  );
  return members.filter(({ name }) => named.has(mentionOf(name))).map(({ id }) => id);
}

/** Each person is mailed once for a note, however often it is changed; nobody for naming themselves. */
async function mailMentioned(tx: Queryable, ctx: MemberContext, noteId: string, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    if (userId === ctx.actor.userId) continue;
    await ctx.services.jobs.enqueue(
      tx,
      "mail-about-dossier",
      { kind: "mention", noteId, userId, workspaceId: ctx.workspaceId },
      { key: `mention:${noteId}:${userId}` },
    );
  }
}

type Told = { dossierId: string; noteId: string; incidentId: string | null };

async function tell(tx: Queryable, ctx: MemberContext, action: string, told: Told): Promise<void> {
  await audit.record(tx, ctx, {
    action,
    entity: "dossier",
    entityId: told.dossierId,
    workspaceId: ctx.workspaceId,
    details: { noteId: told.noteId, ...(told.incidentId ? { incidentId: told.incidentId } : {}) },
  });
  await announce(tx, `dossier:${told.dossierId}`);
}

/**
 * Writes a note, once per idempotency key, and mails who is mentioned.
 * @throws AppError `not-found` for a dossier, or an incident in it, that is not this workspace's
 */
export async function add(ctx: MemberContext, input: z.output<typeof addNoteInput>): Promise<{ noteId: string }> {
  return ctx.db.transaction(async (tx) => {
    const { subjectId } = await requireDossier(tx, ctx, input.dossierId);
    if (input.incidentId) await requireIncident(tx, ctx, { ...input, incidentId: input.incidentId, subjectId });
    const noteId = newId();
    const mentions = await mentioned(tx, ctx, input);
    const [written] = await tx
      .insert(dossierNotes)
      .values({
        id: noteId,
        workspaceId: ctx.workspaceId,
        dossierId: input.dossierId,
        incidentId: input.incidentId ?? null,
        authorId: ctx.actor.userId,
        text: input.text,
        mentions,
        idempotencyKey: input.idempotencyKey,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [dossierNotes.workspaceId, dossierNotes.idempotencyKey] })
      .returning({ id: dossierNotes.id });
    if (!written) {
      // The same press arrived twice: the other one has written it.
      const [twin] = await tx
        .select({ id: dossierNotes.id })
        .from(dossierNotes)
        .where(and(eq(dossierNotes.workspaceId, ctx.workspaceId), eq(dossierNotes.idempotencyKey, input.idempotencyKey)));
      if (!twin) throw new AppError("unexpected", "The note could not be saved");
      return { noteId: twin.id };
    }
    await mailMentioned(tx, ctx, noteId, mentions);
    await tell(tx, ctx, "add-note", { dossierId: input.dossierId, noteId, incidentId: input.incidentId ?? null });
    return { noteId };
  });
}

/** An incident that the dossier shows: put into it, or shared and its subject's. */
async function requireIncident(
  tx: Queryable,
  ctx: MemberContext,
  input: { dossierId: string; incidentId: string; subjectId: string },
): Promise<void> {
  const [row] = await tx
    .select({ id: behaviorIncidents.id })
    .from(behaviorIncidents)
    .where(
      and(
        eq(behaviorIncidents.id, input.incidentId),
        sql`(exists (select 1 from ${dossierIncidents} where ${dossierIncidents.incidentId} = ${behaviorIncidents.id}
          and ${dossierIncidents.dossierId} = ${input.dossierId} and ${dossierIncidents.workspaceId} = ${ctx.workspaceId})
          or (${behaviorIncidents.workspaceId} is null and ${behaviorIncidents.status} = 'approved' and ${behaviorIncidents.subjectId} = ${input.subjectId}))`,
      ),
    );
  if (!row) throw new AppError("not-found", "This incident does not exist");
}

/** The note, its row locked. @throws AppError `not-found`; `forbidden` for another person's */
async function lockOwn(tx: Queryable, ctx: MemberContext, noteId: string): Promise<typeof dossierNotes.$inferSelect> {
  const [note] = await tx
    .select()
    .from(dossierNotes)
    .where(and(eq(dossierNotes.id, noteId), eq(dossierNotes.workspaceId, ctx.workspaceId)))
    .for("update");
  if (!note) throw new AppError("not-found", "This note does not exist");
  await requireDossier(tx, ctx, note.dossierId);
  if (note.authorId !== ctx.actor.userId) throw new AppError("forbidden", "Only who wrote a note can change it");
  return note;
}

/** Changes the words of one's own note; who is mentioned anew is mailed. @throws AppError `not-found`, `forbidden`, `conflict` */
export async function edit(ctx: MemberContext, input: z.output<typeof editNoteInput>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const note = await lockOwn(tx, ctx, input.noteId);
    if (note.removedAt) throw new AppError("conflict", "This note was removed. Put it back first.");
    if (note.text === input.text) return;
    const mentions = await mentioned(tx, ctx, input);
    await tx
      .update(dossierNotes)
      .set({ text: input.text, mentions, editedAt: ctx.now(), updatedAt: ctx.now() })
      .where(eq(dossierNotes.id, note.id));
    await mailMentioned(
      tx,
      ctx,
      note.id,
      mentions.filter((id) => !note.mentions.includes(id)),
    );
    await tell(tx, ctx, "edit-note", { dossierId: note.dossierId, noteId: note.id, incidentId: note.incidentId });
  });
}

/** Removes one's own note, or puts it back; doing either twice changes nothing. @throws AppError `not-found`, `forbidden` */
export async function setRemoved(ctx: MemberContext, input: { noteId: string; isRemoved: boolean }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const note = await lockOwn(tx, ctx, input.noteId);
    if ((note.removedAt !== null) === input.isRemoved) return;
    await tx
      .update(dossierNotes)
      .set({ removedAt: input.isRemoved ? ctx.now() : null, updatedAt: ctx.now() })
      .where(eq(dossierNotes.id, note.id));
    await tell(tx, ctx, input.isRemoved ? "remove-note" : "restore-note", {
      dossierId: note.dossierId,
      noteId: note.id,
      incidentId: note.incidentId,
    });
  });
}
