import { and, eq, isNull } from "drizzle-orm";
import { dossierNotes, dossiers, subjects, users, workspaces } from "#app/db/schema/index.ts";
import type { App } from "#app/server/app.server.ts";
import type { Context, SystemActor } from "#app/server/context.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { findMember } from "#app/server/members.server.ts";
import { layOutMail } from "#app/services/mail/mail-layout.ts";

type Payload = Record<string, string>;

/**
 * Mails a member that a note names them, or that a dossier is theirs to look after. Nothing when that is no longer so,
 * or when they have left the workspace. The subject line, which stands on lock screens, names nobody.
 */
export async function mailAboutDossier(ctx: Context<SystemActor>, payload: Payload): Promise<void> {
  const { kind, userId, workspaceId } = payload;
  if (!userId || !workspaceId) throw new Error("A mail-about-dossier job names nobody");
  // Who was let out of the workspace learns no more of it.
  if (!(await findMember(ctx.db, { userId, workspaceId }))) return;
  const [recipient] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!recipient) return;
  const news = kind === "mention" ? await readMention(ctx, payload) : await readAssignment(ctx, payload);
  if (!news) return;
  const address = new URL(`/${news.slug}/dossiers/${news.dossierId}${news.anchor}`, ctx.websiteUrl).href;
  await ctx.services.mail.send({
    to: recipient.email,
    subject: news.title,
    ...layOutMail({
      title: news.title,
      paragraphs: [news.says],
      action: { label: news.action, url: address },
      notes: ["You receive this because you are a member of the workspace. The link asks you to sign in."],
    }),
    idempotencyKey: news.key,
  });
}

type News = { slug: string; dossierId: string; anchor: string; title: string; says: string; action: string; key: string };

async function readMention(ctx: Context<SystemActor>, { noteId, userId, workspaceId }: Payload): Promise<News | null> {
  const [note] = await ctx.db
    .select({
      mentions: dossierNotes.mentions,
      author: users.name,
      dossierId: dossiers.id,
      subjectName: subjects.name,
      slug: workspaces.slug,
    })
    .from(dossierNotes)
    .innerJoin(users, eq(users.id, dossierNotes.authorId))
    .innerJoin(dossiers, eq(dossiers.id, dossierNotes.dossierId))
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .innerJoin(workspaces, eq(workspaces.id, dossierNotes.workspaceId))
    .where(
      and(
        eq(dossierNotes.id, noteId ?? ""),
        eq(dossierNotes.workspaceId, workspaceId ?? ""),
        isNull(dossierNotes.removedAt),
        isNull(dossiers.deletedAt),
        isNull(subjects.minorAt),
      ),
    );
  if (!note?.mentions.includes(userId ?? "")) return null;
  return {
    ...note,
    anchor: "#notes",
    title: "You are mentioned in a note",
    says: `${note.author} mentions you in a note in the dossier about ${note.subjectName}.`,
    action: "Read the note",
    key: `note-mention:${noteId}:${userId}`,
  };
}

async function readAssignment(
  ctx: Context<SystemActor>,
  { assignmentId, dossierId, userId, assignedBy, workspaceId }: Payload,
): Promise<News | null> {
  const [dossier] = await ctx.db
    .select({ dossierId: dossiers.id, subjectName: subjects.name, slug: workspaces.slug })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .innerJoin(workspaces, eq(workspaces.id, dossiers.workspaceId))
    .where(
      and(
        eq(dossiers.id, dossierId ?? ""),
        eq(dossiers.workspaceId, workspaceId ?? ""),
        eq(dossiers.assignedTo, userId ?? ""),
        isNull(dossiers.deletedAt),
        isNull(subjects.minorAt),
      ),
    );
  if (!dossier) return null;
  const [from] = await ctx.db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, assignedBy ?? ""));
  return {
    ...dossier,
    anchor: "",
    title: "A dossier is yours to look after",
    says: `${from?.name ?? "A colleague"} has assigned the dossier about ${dossier.subjectName} to you.`,
    action: "Open the dossier",
    key: `assignment:${assignmentId}`,
  };
}

/** Works `mail-about-dossier` jobs in this process. */
export async function workDossierMail(app: App): Promise<void> {
  const ctx = jobContext(app, "mail-about-dossier");
  await app.services.jobs.work("mail-about-dossier", ({ payload }) => mailAboutDossier(ctx, payload), { retries: 5 });
}
