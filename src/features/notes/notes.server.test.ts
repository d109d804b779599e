import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries, dossierNotes, mailMessages, users, workspaceMembers } from "#app/db/schema/index.ts";
import { mailAboutDossier } from "#app/features/dossiers/mail-about-dossier.job.server.ts";
import { find } from "#app/features/dossiers/dossiers.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { listInbox } from "#app/services/mail/inbox.server.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aMember } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as notes from "./notes.server.ts";

let context: TestContext;
let colleague: MemberContext;
let dossier: { dossierId: string; subjectId: string };
beforeAll(async () => {
  context = await createTestContext();
  const person = await aMember(context.db, context.workspaceId, { firstName: "Ilse", lastName: "Okonjo-Vale" });
  colleague = context.as(person, context.workspaceId);
  dossier = await aDossier(context.member, "Benedikta Osei");
});
afterAll(() => context.close());

const write = (given: { text?: string; mentions?: string[]; incidentId?: string; key?: string; as?: MemberContext } = {}) =>
  notes.add(given.as ?? context.member, {
    workspaceId: context.workspaceId,
    dossierId: dossier.dossierId,
    text: given.text ?? "Who has read the judgement?",
    mentions: given.mentions ?? [],
    incidentId: given.incidentId,
    idempotencyKey: given.key ?? newId(),
  });
const read = (incidentId?: string) =>
  notes.list(context.member, { workspaceId: context.workspaceId, dossierId: dossier.dossierId, incidentId });

test("a note written twice at once is one, and who is mentioned in it is mailed once, without a name in the subject line", async () => {
  const key = newId();
  const text = "@Ilse Okonjo-Vale, is this the same person?";
  const mentions = [colleague.actor.userId, context.stranger.actor.userId];
  const written = await Promise.all([write({ key, text, mentions }), write({ key, text, mentions })]);
  expect(new Set(written.map(({ noteId }) => noteId)).size).toBe(1);
  const [{ noteId }] = written;
  expect((await read()).notes).toMatchObject([
    { id: noteId, text, mentions: [{ user_id: colleague.actor.userId, name: "Ilse Okonjo-Vale" }], edited_at: null },
  ]);
  const job = { kind: "mention", noteId, userId: colleague.actor.userId, workspaceId: context.workspaceId };
  await Promise.all([mailAboutDossier(context.worker, job), mailAboutDossier(context.worker, job)]);
  // Who is no member is not told, whatever the job says.
  await mailAboutDossier(context.worker, { ...job, userId: context.stranger.actor.userId });
  const mails = await listInbox(context.db, context.app.cipher, 100);
  expect(mails).toMatchObject([{ to: `${colleague.actor.userId}@harbour.example`, subject: "You are mentioned in a note" }]);
  expect(mails[0]?.text).toContain(`/dossiers/${dossier.dossierId}#notes`);
  expect(mails[0]?.subject).not.toContain("Osei");
});

test("a name that is not in the words mentions nobody", async () => {
  const { noteId } = await write({ text: "Ask somebody", mentions: [colleague.actor.userId] });
  const [row] = await context.db.select().from(dossierNotes).where(eq(dossierNotes.id, noteId));
  expect(row?.mentions).toEqual([]);
});

test("on an incident of the dossier, and on no other", async () => {
  const { incidentId } = await anIncident(context.member, dossier);
  const other = await aDossier(context.member, "Casimir Adeyemi-Holt");
  const elsewhere = await anIncident(context.member, other);
  await write({ incidentId, text: "The date is another" });
  expect((await read(incidentId)).notes).toMatchObject([{ text: "The date is another", incident: { id: incidentId } }]);
  await expect(write({ incidentId: elsewhere.incidentId })).rejects.toMatchObject({ code: "not-found" });
  expect((await find(context.member, dossier.dossierId))?.note_counts).toContainEqual({ incident_id: incidentId, count: 1 });
});

test("only who wrote it changes or removes it; removed it comes back as it was", async () => {
  const { noteId } = await write({ text: "A first thought" });
  const edit = (by: MemberContext, text: string) =>
    notes.edit(by, { workspaceId: context.workspaceId, noteId, text, mentions: [] });
  await expect(edit(colleague, "Mine now")).rejects.toMatchObject({ code: "forbidden" });
  await expect(notes.setRemoved(colleague, { noteId, isRemoved: true })).rejects.toMatchObject({ code: "forbidden" });
  await edit(context.member, "A second thought");
  await notes.setRemoved(context.member, { noteId, isRemoved: true });
  await notes.setRemoved(context.member, { noteId, isRemoved: true });
  expect((await read()).notes.map(({ id }) => id)).not.toContain(noteId);
  await expect(edit(context.member, "A third thought")).rejects.toMatchObject({ code: "conflict" });
  await notes.setRemoved(context.member, { noteId, isRemoved: false });
  expect((await read()).notes).toContainEqual(expect.objectContaining({ id: noteId, text: "A second thought" }));
  const trail = await context.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, dossier.dossierId), eq(auditEntries.action, "remove-note")));
  expect(trail).toHaveLength(1);
});

test("another workspace has neither the dossier nor the note", async () => {
  const { noteId } = await write();
  const { stranger } = context;
  await expect(write({ as: stranger })).rejects.toMatchObject({ code: "not-found" });
  await expect(notes.list(stranger, { workspaceId: stranger.workspaceId, dossierId: dossier.dossierId })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(notes.setRemoved(stranger, { noteId, isRemoved: true })).rejects.toMatchObject({ code: "not-found" });
});

test("who has left the workspace hears of no note any more", async () => {
  const leaving = await aMember(context.db, context.workspaceId, { firstName: "Tadeo", lastName: "Whitlock" });
  const { noteId } = await write({ text: "@Tadeo Whitlock please look", mentions: [leaving.userId] });
  await context.db.delete(workspaceMembers).where(eq(workspaceMembers.userId, leaving.userId));
  await mailAboutDossier(context.worker, {
    kind: "mention",
    noteId,
    userId: leaving.userId,
    workspaceId: context.workspaceId,
  });
  const [person] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, leaving.userId));
  expect(
    await context.db
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.recipient, person?.email ?? "")),
  ).toEqual([]);
});
