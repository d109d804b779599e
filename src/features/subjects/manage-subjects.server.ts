import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossiers,
  retentionHolds,
  subjectAliases,
  subjectDecisions,
  subjectFacts,
  subjects,
  users,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { readTextCursor, writeTextCursor } from "#app/lib/page-cursor.ts";
import type { StaffContext } from "#app/server/context.ts";
import { aliasesOf, findAlike, isRecorded } from "./find-names.server.ts";
import { searchNames } from "./search-names.server.ts";
import type { SubjectDecisionKind } from "./subject-decision.ts";
import { keyColumns } from "./look-up-keys.ts";
import { generateSubjectEmbedding } from "./subject-embedding.ts";
import type { StaffFactKind, SubjectDetails } from "./subject-input.ts";
import type { SubjectFilter } from "./subject-filters.ts";
import { refuseMinor, validateSubjectName } from "./subject-name.ts";

export type SubjectsContext = StaffContext<"manage_subjects">;

/** A subject as staff see it, with how much hangs on it (at most {@link mostCounted}). */
export type StaffSubjectItem = {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  aliases: string[];
  minor_at: string | null;
  merged_into: { id: string; name: string } | null;
  dossier_count: number;
  incident_count: number;
};
export type StaffSubjectPage = { subjects: StaffSubjectItem[]; next_cursor: string | null; is_cut: boolean };

export type StaffFact = { kind: StaffFactKind; value: string; source_url: string };
export type SubjectDecision = { id: string; kind: SubjectDecisionKind; reason: string; decided_by: string; decided_at: string };
/** How many incidents workspaces have of their own, and how many workspaces these are. */
export type OfWorkspaces = { incidents: number; workspaces: number };
export type StaffSubject = StaffSubjectItem & {
  facts: StaffFact[];
  decisions: SubjectDecision[];
  /** Why the person cannot be deleted now, in words; null when they can. */
  may_not_delete: string | null;
  /** What a workspace keeps to itself is told to staff in numbers; only findings that nobody there has reviewed are in no total. */
  of_workspaces: { unreviewed: OfWorkspaces; reviewed: OfWorkspaces };
};

export type SimilarForStaff = { id: string; name: string; reasons: string[]; aliases: string[] };

const pageSize = 50;
/** Nobody waits for an exact number: beyond this it is "100 or more". */
export const mostCounted = 100;

const target = alias(subjects, "merge_target");

function counted(table: typeof dossiers | typeof behaviorIncidents, condition = sql`true`): SQL<number> {
  return sql<number>`(select count(*)::int from (select 1 from ${table} as counted where counted.subject_id = ${subjects.id} and ${condition} limit ${mostCounted}) as rows_found)`;
}

const itemColumns = {
  id: subjects.id,
  name: subjects.name,
  createdAt: subjects.createdAt,
  updatedAt: subjects.updatedAt,
  minorAt: subjects.minorAt,
  mergedIntoId: subjects.mergedInto,
  mergedIntoName: target.name,
  dossier_count: counted(dossiers),
  incident_count: counted(behaviorIncidents, sql`(counted.workspace_id is null or counted.verification <> 'unreviewed')`),
};

function selectItems(db: Queryable) {
  return db.select(itemColumns).from(subjects).leftJoin(target, eq(target.id, subjects.mergedInto));
}
type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

function toItem(row: ItemRow, aliases: ReadonlyMap<string, string[]>): StaffSubjectItem {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    aliases: aliases.get(row.id) ?? [],
    minor_at: row.minorAt?.toISOString() ?? null,
    merged_into: row.mergedIntoId && row.mergedIntoName ? { id: row.mergedIntoId, name: row.mergedIntoName } : null,
    dossier_count: row.dossier_count,
    incident_count: row.incident_count,
  };
}

const filters: Record<SubjectFilter, () => SQL | undefined> = {
  recorded: isRecorded,
  minor: () => sql`${subjects.minorAt} is not null`,
  merged: () => sql`${subjects.mergedInto} is not null`,
};

/**
 * A page of all subjects, 50: the newest first; with a `query`, those found by name or other name in any script (or by
 * id), the most alike first, on one page. That somebody looked is written down.
 */
export async function list(
  ctx: SubjectsContext,
  input: { query?: string | undefined; filter: SubjectFilter; cursor?: string | undefined },
): Promise<StaffSubjectPage> {
  const filter = filters[input.filter]();
  const query = input.query?.trim() ?? "";
  if (query !== "") return search(ctx, query, filter);
  const after = readTextCursor(input.cursor);
  const rows = await selectItems(ctx.db)
    .where(and(filter, after && sql`${subjects.id} < ${after.id}::uuid`))
    // Keys are made in the order of time (lib/ids.ts).
    .orderBy(desc(subjects.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    subjects: await withAliases(ctx, page),
    next_cursor: rows.length > pageSize && last ? writeTextCursor({ value: "", id: last.id }) : null,
    is_cut: false,
  };
}

async function search(ctx: SubjectsContext, query: string, filter: SQL | undefined): Promise<StaffSubjectPage> {
  const { ids, isCut } = isUuid(query)
    ? { ids: [query.toLowerCase()], isCut: false }
    : await searchNames(ctx.db, query, filter, pageSize);
  if (ids.length === 0) return { subjects: [], next_cursor: null, is_cut: false };
  const rows = await selectItems(ctx.db).where(and(inArray(subjects.id, ids), filter));
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return { subjects: await withAliases(ctx, ordered), next_cursor: null, is_cut: isCut };
}

async function withAliases(ctx: SubjectsContext, rows: readonly ItemRow[]): Promise<StaffSubjectItem[]> {
  const names = await aliasesOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toItem(row, names));
}

/** One subject with what staff recorded and decided, or null; the view is audited. */
export async function find(ctx: SubjectsContext, subjectId: string): Promise<StaffSubject | null> {
  const [row] = await selectItems(ctx.db).where(eq(subjects.id, subjectId));
  if (!row) return null;
  const [names, ofWorkspaces, mayNotDelete, facts, decisions] = await Promise.all([
    aliasesOf(ctx.db, [row.id]),
    countOfWorkspaces(ctx.db, row.id),
    whatKeeps(ctx.db, ctx, { id: row.id, mergedInto: row.mergedIntoId }),
    ctx.db
      .select({ kind: subjectFacts.kind, value: subjectFacts.value, source_url: subjectFacts.sourceUrl })
      .from(subjectFacts)
      .where(eq(subjectFacts.subjectId, row.id))
      .orderBy(asc(subjectFacts.id)),
    ctx.db
      .select({
        id: subjectDecisions.id,
        kind: subjectDecisions.kind,
        reason: subjectDecisions.reason,
        decidedBy: users.name,
        decidedAt: subjectDecisions.decidedAt,
      })
      .from(subjectDecisions)
      .leftJoin(users, eq(users.id, subjectDecisions.decidedBy))
      .where(eq(subjectDecisions.subjectId, row.id))
      .orderBy(desc(subjectDecisions.decidedAt), desc(subjectDecisions.id))
      .limit(50),
    audit.recordView(ctx.db, ctx, { entity: "subject", entityId: row.id, workspaceId: null }),
  ]);
  return {
    ...toItem(row, names),
    of_workspaces: ofWorkspaces,
    may_not_delete: mayNotDelete,
    // Other names stand in a table of their own.
    facts: facts.flatMap(({ kind, ...fact }) => (kind === "alias" ? [] : [{ kind, ...fact }])),
    decisions: decisions.map(({ decidedBy, decidedAt, ...decision }) => ({
      ...decision,
      decided_by: decidedBy ?? "A search",
      decided_at: decidedAt.toISOString(),
    })),
  };
}

async function countOfWorkspaces(db: Queryable, subjectId: string): Promise<StaffSubject["of_workspaces"]> {
  const isUnreviewed = sql`${behaviorIncidents.verification} = 'unreviewed'`;
  const rows = await db
    .select({
      isUnreviewed: sql<boolean>`${isUnreviewed}`,
      incidents: sql<number>`count(*)::int`,
      workspaces: sql<number>`count(distinct ${behaviorIncidents.workspaceId})::int`,
    })
    .from(behaviorIncidents)
    .where(and(eq(behaviorIncidents.subjectId, subjectId), isNotNull(behaviorIncidents.workspaceId)))
    .groupBy(isUnreviewed);
  const numbers = (wanted: boolean): OfWorkspaces => {
    const row = rows.find((one) => one.isUnreviewed === wanted);
    return { incidents: row?.incidents ?? 0, workspaces: row?.workspaces ?? 0 };
  };
  return { unreviewed: numbers(true), reviewed: numbers(false) };
}

/** Subjects of any workspace with a name like `name`, best first, at most five. */
export async function findSimilar(ctx: SubjectsContext, name: string): Promise<SimilarForStaff[]> {
  const best = await findAlike(ctx.db, name, isRecorded(), 5);
  const names = await aliasesOf(
    ctx.db,
    best.map(({ id }) => id),
  );
  const own =
    best.length > 0
      ? await selectNames(
          ctx.db,
          best.map(({ id }) => id),
        )
      : new Map<string, string>();
  return best.map(({ id, name: found, reasons }) => ({
    id,
    name: own.get(id) ?? found,
    reasons,
    aliases: names.get(id) ?? [],
  }));
}

async function selectNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: subjects.id, name: subjects.name })
    .from(subjects)
    .where(inArray(subjects.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The names as they are stored. @throws AppError `invalid` with the message for its field */
function checkDetails(ctx: Pick<SubjectsContext, "now">, input: SubjectDetails): { name: string; aliases: string[] } {
  const checked = validateSubjectName(input.name);
  if (!checked.ok) throw invalid("name", checked.message);
  const aliases: string[] = [];
  for (const [index, given] of input.aliases.entries()) {
    const one = validateSubjectName(given);
    if (!one.ok) throw invalid(`aliases.${index}`, one.message);
    if (one.name !== checked.name && !aliases.includes(one.name)) aliases.push(one.name);
  }
  for (const [index, fact] of input.facts.entries()) {
    if (fact.kind !== "birth-year") continue;
    if (!/^\d{4}$/.test(fact.value)) throw invalid(`facts.${index}.value`, "Year of birth must be a year such as 1984");
    const minor = refuseMinor(Number(fact.value), ctx.now().toISOString().slice(0, 10));
    if (minor) throw invalid(`facts.${index}.value`, minor);
  }
  return { name: checked.name, aliases };
}

function invalid(field: string, message: string): AppError {
  return new AppError("invalid", message, { fields: { [field]: message } });
}

/**
 * Records a person, once per idempotency key (which becomes the subject's id).
 * @throws AppError `invalid` with the message for the field
 */
export async function create(ctx: SubjectsContext, input: SubjectDetails & { idempotencyKey: string }): Promise<{ id: string }> {
  const { name, aliases } = checkDetails(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(subjects)
      .values({ id: input.idempotencyKey, ...nameColumns(name), createdAt: ctx.now(), updatedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: subjects.id });
    // The same press arrived twice.
    if (!made) return { id: input.idempotencyKey };
    await writeDetails(tx, ctx, made.id, { aliases, facts: input.facts });
    await audit.record(tx, ctx, { action: "create", entity: "subject", entityId: made.id, workspaceId: null });
    return made;
  });
}

/**
 * Changes a person's name, other names and facts to what is given.
 * @throws AppError `invalid` with the message for the field; `not-found`; `conflict` when it was changed since
 * `updatedAt`, or merged
 */
export async function update(
  ctx: SubjectsContext,
  input: SubjectDetails & { subjectId: string; updatedAt: string },
): Promise<{ updated_at: string }> {
  const { name, aliases } = checkDetails(ctx, input);
  return ctx.db.transaction(async (tx) => {
    const row = await lock(tx, input.subjectId);
    if (row.mergedInto) throw new AppError("conflict", "This subject was merged into another one meanwhile");
    if (row.updatedAt.toISOString() !== new Date(input.updatedAt).toISOString()) {
      throw new AppError("conflict", "Somebody else has changed this subject meanwhile. Load it again to see what it is now.");
    }
    const now = ctx.now();
    await tx
      .update(subjects)
      .set({ ...nameColumns(name), updatedAt: now })
      .where(eq(subjects.id, row.id));
    await tx.delete(subjectAliases).where(eq(subjectAliases.subjectId, row.id));
    await tx.delete(subjectFacts).where(eq(subjectFacts.subjectId, row.id));
    await writeDetails(tx, ctx, row.id, { aliases, facts: input.facts });
    await audit.record(tx, ctx, {
      action: "update",
      entity: "subject",
      entityId: row.id,
      workspaceId: null,
      details: { aliasCount: aliases.length, factCount: input.facts.length },
    });
    return { updated_at: now.toISOString() };
  });
}

export type DeleteOutcome = { ok: true } | { ok: false; message: string };

/**
 * Deletes a person of whom nothing is recorded: refused while a dossier uses it, while incidents name it, while another
 * subject is merged into it, and while a hold keeps it.
 */
export async function remove(ctx: SubjectsContext, input: { subjectId: string; reason: string }): Promise<DeleteOutcome> {
  return ctx.db.transaction(async (tx) => {
    const row = await lock(tx, input.subjectId, "update");
    const message = await whatKeeps(tx, ctx, row);
    if (message) return { ok: false, message };
    const decisionId = await decide(tx, ctx, { ...input, kind: "delete" });
    await tx.delete(subjects).where(eq(subjects.id, row.id));
    await audit.record(tx, ctx, {
      action: "delete",
      entity: "subject",
      entityId: row.id,
      workspaceId: null,
      details: { decisionId },
    });
    return { ok: true };
  });
}

/** What stands against deleting a person, in words, or null. */
async function whatKeeps(
  db: Queryable,
  ctx: Pick<SubjectsContext, "now">,
  subject: { id: string; mergedInto: string | null },
): Promise<string | null> {
  const today = ctx.now().toISOString().slice(0, 10);
  const blocks = [
    [dossiers, eq(dossiers.subjectId, subject.id), "A dossier uses this subject, so it cannot be deleted"],
    [
      behaviorIncidents,
      eq(behaviorIncidents.subjectId, subject.id),
      "Incidents are recorded about this subject, so it cannot be deleted",
    ],
    [subjects, eq(subjects.mergedInto, subject.id), "Another subject was merged into this one: undo that first"],
    [
      retentionHolds,
      sql`${retentionHolds.entityId} = ${subject.id} and ${retentionHolds.endedAt} is null and ${retentionHolds.until} >= ${today}`,
      "A hold keeps this subject, so it cannot be deleted: end the hold first",
    ],
  ] as const;
  for (const [table, condition, message] of blocks) {
    const [found] = await db
      .select({ id: table.id })
      .from(table as typeof subjects)
      .where(condition)
      .limit(1);
    if (found) return message;
  }
  return subject.mergedInto ? "This subject was merged into another one: undo that first" : null;
}

/** Locks a subject's row against everything that changes it. @throws AppError `not-found` */
export async function lock(tx: Queryable, subjectId: string, strength: "no key update" | "update" = "no key update") {
  const [row] = await tx
    .select({
      id: subjects.id,
      name: subjects.name,
      mergedInto: subjects.mergedInto,
      minorAt: subjects.minorAt,
      updatedAt: subjects.updatedAt,
    })
    .from(subjects)
    .where(eq(subjects.id, subjectId))
    .for(strength);
  if (!row) throw new AppError("not-found", "This subject does not exist");
  return row;
}

/** Writes down what was decided and why; its id is what the audit log names. */
export async function decide(
  tx: Queryable,
  ctx: SubjectsContext,
  decision: { subjectId: string; kind: SubjectDecisionKind; reason: string },
): Promise<string> {
  const id = newId();
  const { subjectId, kind, reason } = decision;
  await tx.insert(subjectDecisions).values({ id, subjectId, kind, reason, decidedBy: ctx.actor.userId, decidedAt: ctx.now() });
  return id;
}

function nameColumns(name: string) {
  const { vector, model } = generateSubjectEmbedding(name);
  return { name, ...keyColumns(name), embedding: vector, embeddingModel: model };
}

async function writeDetails(
  tx: Queryable,
  ctx: SubjectsContext,
  subjectId: string,
  details: { aliases: readonly string[]; facts: SubjectDetails["facts"] },
): Promise<void> {
  if (details.aliases.length > 0) {
    await tx.insert(subjectAliases).values(details.aliases.map((name) => aliasRow(ctx, subjectId, name)));
  }
  if (details.facts.length > 0) {
    await tx.insert(subjectFacts).values(
      details.facts.map(({ kind, value, source_url: sourceUrl }) => ({
        subjectId,
        kind,
        value,
        sourceUrl,
        createdBy: ctx.actor.userId,
        createdAt: ctx.now(),
      })),
    );
  }
}

/** Another name with its keys, to insert. */
export function aliasRow(ctx: Pick<SubjectsContext, "actor" | "now">, subjectId: string, name: string) {
  return {
    id: newId(),
    subjectId,
    name,
    ...keyColumns(name),
    createdBy: ctx.actor.userId,
    createdAt: ctx.now(),
  };
}
