import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { isoMoment } from "#app/db/json-rows.ts";
import { prepared } from "#app/db/prepared.server.ts";
import { dossiers, searchRuns, subjects, users, workspaceMembers } from "#app/db/schema/index.ts";
import { creditCosts } from "#app/features/billing/credits.ts";
import { listForDossier } from "#app/features/incidents/list-incidents.server.ts";
import { tombstonesOf, type DeletedIncident } from "#app/features/incidents/tombstones.server.ts";
import type { PageChange } from "#app/features/evidence-health/evidence-health.ts";
import { pageChangesOf } from "#app/features/evidence-health/page-changes.server.ts";
import type { IncidentView } from "#app/features/incidents/incident-view.ts";
import type { NoteCount } from "#app/features/notes/note.ts";
import { noteCountsOf } from "#app/features/notes/note-counts.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { activeRunStatuses } from "#app/features/searches/search-run.ts";
import { refuseMinor, validateSubjectName } from "#app/features/subjects/subject-name.ts";
import { toIdentityFacts, toSubjectFacts, type KnownFact } from "#app/features/subjects/subject-facts.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import * as subjectOperations from "#app/features/subjects/subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import type { newDossierSchema } from "./dossier.ts";
import { filesChanged, lockFiles, requireFolder } from "./file-system.server.ts";

/** The specification's dossier, with what this workspace knows of its subject. */
export type Dossier = {
  id: string;
  workspace_id: string;
  folder_id: string | null;
  subject: subjectOperations.Subject;
  facts: KnownFact[];
  /** The member who looks after it. */
  assignee: { id: string; name: string } | null;
  /** How many notes stand on it (`incident_id` null) and on each of its incidents. */
  note_counts: NoteCount[];
  /** Live pages of its evidence that are no longer what was archived. */
  page_changes: PageChange[];
  /** The subject was found to be under 18: nothing about them is shown or searched any more. */
  is_minor: boolean;
  is_fetching_behavior_incidents: boolean;
  behavior_incidents: IncidentView[];
  /** Tombstones of what the person recorded had deleted. */
  deleted_incidents: DeletedIncident[];
  created_at: string;
  updated_at: string;
  /** When this was read: what the page's stream tells of is newer or it is in here. */
  read_at: string;
};

export type DossierListItem = {
  id: string;
  subject_name: string;
  folder_id: string | null;
  is_fetching_behavior_incidents: boolean;
};

export type CreateOutcome =
  | { ok: true; dossierId: string }
  | { ok: false; reason: "not-enough-credits"; balance: number; cost: number };

/** Undoes the transaction when the credits do not suffice; never leaves this file. */
class NotEnoughCredits extends Error {
  readonly balance: number;

  constructor(balance: number) {
    super("not enough credits");
    this.balance = balance;
  }
}

/**
 * Makes the subject with its embedding, the dossier, the reservation and the search run, and enqueues the
 * search: all in one transaction, once per idempotency key.
 * @throws AppError `invalid` with the message for the name's or the year's field; `not-found` for a subject
 * that the workspace may not see
 */
export async function create(ctx: MemberContext, input: z.output<typeof newDossierSchema>): Promise<CreateOutcome> {
  const checked = validateSubjectName(input.name);
  if (!checked.ok) throw new AppError("invalid", checked.message, { fields: { name: checked.message } });
  const facts = toIdentityFacts(input.facts);
  const birthYear = input.facts.birthYear ? Number(input.facts.birthYear) : undefined;
  const minor = refuseMinor(birthYear, ctx.now().toISOString().slice(0, 10));
  if (minor) throw new AppError("invalid", minor, { fields: { "facts.birthYear": minor } });
  const made = await findByKey(ctx, input.idempotencyKey);
  if (made) return { ok: true, dossierId: made };
  if (input.subjectId && !(await subjectOperations.find(ctx, input.subjectId))) {
    throw new AppError("not-found", "This subject does not exist");
  }
  await ensureRoomForSearch(ctx);
  try {
    const dossierId = await ctx.db.transaction(async (tx) => {
      await lockFiles(tx, ctx);
      if (input.folderId) await requireFolder(tx, ctx, input.folderId);
      const subjectId = input.subjectId
        ? await holdSubject(tx, input.subjectId)
        : await subjectOperations.create(tx, ctx, checked.name);
      await subjectOperations.addFacts(tx, ctx, subjectId, facts);
      const known = await subjectOperations.listFacts(tx, ctx, subjectId);
      const id = newId();
      await tx.insert(dossiers).values({
        id,
        workspaceId: ctx.workspaceId,
        folderId: input.folderId ?? null,
        subjectId,
        createdBy: ctx.actor.userId,
        idempotencyKey: input.idempotencyKey,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      });
      await filesChanged(tx, ctx);
      await audit.record(tx, ctx, {
        action: "create",
        entity: "dossier",
        entityId: id,
        workspaceId: ctx.workspaceId,
        details: { subjectId },
      });
      const started = await searches.startRun(tx, ctx, {
        dossierId: id,
        subjectId,
        facts: toSubjectFacts(checked.name, known),
        idempotencyKey: input.idempotencyKey,
      });
      if (!started.ok) throw new NotEnoughCredits(started.balance);
      return id;
    });
    ctx.services.analytics.count("dossier-created");
    ctx.services.analytics.count("search-started");
    return { ok: true, dossierId };
  } catch (error) {
    if (error instanceof NotEnoughCredits) {
      return { ok: false, reason: "not-enough-credits", balance: error.balance, cost: creditCosts["behavior-incidents-search"] };
    }
    // The same press arrived twice at once: the other one has made it.
    const other = await findByKey(ctx, input.idempotencyKey);
    if (other) return { ok: true, dossierId: other };
    throw error;
  }
}

/**
 * A search keeps the pages that it finds: where an upload would be refused for want of room, so is a search, before
 * anything is written or charged. An archive that cannot be reached for a moment refuses nobody: the run tells.
 */
async function ensureRoomForSearch(ctx: MemberContext): Promise<void> {
  try {
    await ctx.services.files.ensureRoom();
  } catch (error) {
    if (!(error instanceof FilesFailure)) throw error;
    if (error.reason !== "no-space") return;
    const message = "There is not enough disk space for a search (less than 500 MB is free). Nothing was charged.";
    throw new AppError("unavailable", message, { cause: error });
  }
}

async function findByKey(ctx: MemberContext, idempotencyKey: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: dossiers.id })
    .from(dossiers)
    .where(and(eq(dossiers.workspaceId, ctx.workspaceId), eq(dossiers.idempotencyKey, idempotencyKey)));
  return row?.id ?? null;
}

const isFetching = sql<boolean>`exists (select 1 from ${searchRuns} where ${and(
  sql`${searchRuns.dossierId} = ${dossiers.id}`,
  inArray(searchRuns.status, [...activeRunStatuses]),
)})`;

/** All of the workspace's dossiers, newest first: a line each, as the file system has them. */
export async function list(ctx: MemberContext): Promise<DossierListItem[]> {
  return ctx.db
    .select({
      id: dossiers.id,
      subject_name: subjects.name,
      folder_id: dossiers.folderId,
      is_fetching_behavior_incidents: isFetching,
    })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .where(and(eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
    .orderBy(desc(dossiers.createdAt), desc(dossiers.id));
}

const dossierOfId = prepared((db) =>
  db
    .select({
      id: dossiers.id,
      workspaceId: dossiers.workspaceId,
      folderId: dossiers.folderId,
      createdAt: dossiers.createdAt,
      updatedAt: dossiers.updatedAt,
      subjectId: subjects.id,
      subjectName: subjects.name,
      subjectCreatedAt: subjects.createdAt,
      subjectUpdatedAt: subjects.updatedAt,
      minorAt: subjects.minorAt,
      isFetching,
      facts: subjectOperations.factsOf(dossiers.workspaceId, subjects.id),
      deleted: tombstonesOf(sql`${dossiers.id}`),
      assigneeId: users.id,
      assigneeName: users.name,
      noteCounts: noteCountsOf(dossiers.id),
      pageChanges: pageChangesOf(dossiers.id),
    })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    // Who has left the workspace looks after nothing in it.
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, dossiers.workspaceId), eq(workspaceMembers.userId, dossiers.assignedTo)),
    )
    .leftJoin(users, eq(users.id, workspaceMembers.userId))
    .where(
      and(
        eq(dossiers.id, sql.placeholder("dossierId")),
        eq(dossiers.workspaceId, sql.placeholder("workspaceId")),
        isNull(dossiers.deletedAt),
      ),
    )
    .prepare("dossier_of_id"),
);

/** One dossier with its incidents, or null; the view is audited. */
export async function find(ctx: MemberContext, dossierId: string): Promise<Dossier | null> {
  // Before anything is read, so that no change can fall between.
  const readAt = ctx.now().toISOString();
  const [row] = await dossierOfId(ctx.db).execute({ dossierId, workspaceId: ctx.workspaceId });
  if (!row) return null;
  const incidents = await listForDossier(ctx, {
    dossierId,
    subjectId: row.subjectId,
    seenWith: [
      { entity: "dossier", entityId: dossierId },
      { entity: "subject", entityId: row.subjectId },
    ],
  });
  return {
    id: row.id,
    workspace_id: row.workspaceId,
    folder_id: row.folderId,
    subject: {
      id: row.subjectId,
      name: row.subjectName,
      created_at: row.subjectCreatedAt.toISOString(),
      updated_at: row.subjectUpdatedAt.toISOString(),
    },
    facts: row.facts.map((fact) => ({ ...fact, told_at: isoMoment(fact.told_at) })),
    assignee: row.assigneeId && row.assigneeName !== null ? { id: row.assigneeId, name: row.assigneeName } : null,
    note_counts: row.noteCounts,
    page_changes: row.pageChanges.map((change) => ({ ...change, checked_at: isoMoment(change.checked_at) })),
    is_minor: row.minorAt !== null,
    is_fetching_behavior_incidents: row.isFetching,
    behavior_incidents: incidents,
    deleted_incidents: row.deleted.map(({ id, deleted_at: at }) => ({ id, deleted_at: isoMoment(at) })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    read_at: readAt,
  };
}

export type SearchAgainOutcome =
  | { ok: true; runId: string }
  | { ok: false; reason: "already-searching"; runId: string }
  | { ok: false; reason: "not-enough-credits"; balance: number; cost: number };

/** Starts another search for a dossier, once per idempotency key and one at a time. */
export async function searchAgain(
  ctx: MemberContext,
  input: { dossierId: string; idempotencyKey: string },
): Promise<SearchAgainOutcome> {
  const [row] = await ctx.db
    .select({ subjectId: subjects.id, name: subjects.name })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)));
  if (!row) throw new AppError("not-found", "This dossier does not exist");
  await ensureRoomForSearch(ctx);
  try {
    return await ctx.db.transaction(async (tx): Promise<SearchAgainOutcome> => {
      // One after the other, so that two presses cannot both see that no search is under way.
      const [still] = await tx
        .select({ id: dossiers.id })
        .from(dossiers)
        .where(and(eq(dossiers.id, input.dossierId), isNull(dossiers.deletedAt)))
        .for("update");
      if (!still) throw new AppError("not-found", "This dossier does not exist");
      const existing = await searches.findStarted(tx, ctx, input);
      if (existing?.isSame) return { ok: true, runId: existing.runId };
      if (existing) return { ok: false, reason: "already-searching", runId: existing.runId };
      const facts = await subjectOperations.listFacts(tx, ctx, row.subjectId);
      const started = await searches.startRun(tx, ctx, {
        dossierId: input.dossierId,
        subjectId: row.subjectId,
        facts: toSubjectFacts(row.name, facts),
        idempotencyKey: input.idempotencyKey,
      });
      if (!started.ok) throw new NotEnoughCredits(started.balance);
      ctx.services.analytics.count("search-started");
      return { ok: true, runId: started.runId };
    });
  } catch (error) {
    if (error instanceof NotEnoughCredits) {
      return { ok: false, reason: "not-enough-credits", balance: error.balance, cost: creditCosts["behavior-incidents-search"] };
    }
    throw error;
  }
}
