import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { addedEvidence, evidenceItems, evidencePassages, subjects } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { addressOf, attest, invalid, refuseAltered } from "./attest-evidence.server.ts";
import { mostAddedEvidence, type WrittenEvidence } from "./incident-input.ts";
import { announceIncident, lockOwn, tellWebhooks } from "./own-incident.server.ts";

/**
 * Adds evidence to an incident that was found or written before, as the member's own: each quotation stands in its
 * archived copy, or nothing is written. What the incident says, its status word and what was decided about it stay as
 * they are. Once per person and key.
 * @throws AppError `not-found` for an incident that is not this workspace's own, or a source that is not in its library;
 *   `invalid` with the fields (`evidence.0.quotation`); `refused`
 */
export async function add(
  ctx: MemberContext,
  input: { incidentId: string; idempotencyKey: string; evidence: readonly WrittenEvidence[] },
): Promise<{ addedIds: string[] }> {
  await refuseAltered(ctx, input.evidence);
  return ctx.db.transaction(async (tx) => {
    const incident = await lockOwn(tx, ctx, input.incidentId);
    const made = await tx
      .select({ id: addedEvidence.id })
      .from(addedEvidence)
      .where(and(eq(addedEvidence.addedBy, ctx.actor.userId), eq(addedEvidence.idempotencyKey, input.idempotencyKey)))
      .orderBy(addedEvidence.part);
    if (made.length > 0) return { addedIds: made.map(({ id }) => id) };
    await refuseMinor(tx, incident.subjectId);
    const { urls } = await attest(tx, ctx, input.evidence);
    const added = input.evidence.map((item, part) => ({
      id: newId(),
      workspaceId: ctx.workspaceId,
      incidentId: incident.id,
      title: item.title,
      type: item.type,
      url: addressOf(ctx, item, urls),
      sourceId: item.sourceId,
      quotation: item.quotation,
      addedBy: ctx.actor.userId,
      addedAt: ctx.now(),
      idempotencyKey: input.idempotencyKey,
      part,
    }));
    await tx.insert(addedEvidence).values(added);
    await putAmong(tx, ctx, incident.id, added);
    await tell(tx, ctx, { action: "add-evidence", incidentId: incident.id, added });
    return { addedIds: added.map(({ id }) => id) };
  });
}

/**
 * Takes away what a member added. Again, it changes nothing; {@link restore} puts it back.
 * @throws AppError `not-found`; `refused` where a confirmation rests on it alone
 */
export async function remove(ctx: MemberContext, addedId: string): Promise<void> {
  await change(ctx, addedId, async (tx, { incident, added }) => {
    if (added.removedAt) return false;
    await tx.delete(evidenceItems).where(eq(evidenceItems.addedId, added.id));
    await tx.delete(evidencePassages).where(eq(evidencePassages.addedId, added.id));
    const [left] = await tx
      .select({ id: evidencePassages.id })
      .from(evidencePassages)
      .where(eq(evidencePassages.incidentId, incident.id))
      .limit(1);
    if (!left && incident.verification === "confirmed") {
      throw new AppError("refused", "The confirmation rests on this quotation alone: undo the confirmation first");
    }
    await tx
      .update(addedEvidence)
      .set({ removedAt: ctx.now(), removedBy: ctx.actor.userId })
      .where(eq(addedEvidence.id, added.id));
    return "remove-evidence";
  });
}

/**
 * Puts back what was taken away; its quotation is looked for in the archived copy again.
 * @throws AppError `not-found`; `invalid` when the copy does not have the words any more
 */
export async function restore(ctx: MemberContext, addedId: string): Promise<void> {
  const [given] = await ctx.db
    .select({ sourceId: addedEvidence.sourceId, quotation: addedEvidence.quotation })
    .from(addedEvidence)
    .where(
      and(eq(addedEvidence.id, addedId), eq(addedEvidence.workspaceId, ctx.workspaceId), isNotNull(addedEvidence.removedAt)),
    );
  if (given) await refuseAltered(ctx, [given]);
  await change(ctx, addedId, async (tx, { incident, added }) => {
    if (!added.removedAt) return false;
    await refuseMinor(tx, incident.subjectId);
    await tx.update(addedEvidence).set({ removedAt: null, removedBy: null }).where(eq(addedEvidence.id, added.id));
    await putAmong(tx, ctx, incident.id, [added]);
    return "restore-evidence";
  });
}

type Added = Pick<typeof addedEvidence.$inferSelect, "id" | "title" | "type" | "url" | "sourceId" | "quotation" | "removedAt">;
type Own = Awaited<ReturnType<typeof lockOwn>>;

async function change(
  ctx: MemberContext,
  addedId: string,
  make: (tx: Queryable, found: { incident: Own; added: Added }) => Promise<"remove-evidence" | "restore-evidence" | false>,
): Promise<void> {
  const isIt = and(eq(addedEvidence.id, addedId), eq(addedEvidence.workspaceId, ctx.workspaceId));
  await ctx.db.transaction(async (tx) => {
    const [of] = await tx.select({ incidentId: addedEvidence.incidentId }).from(addedEvidence).where(isIt);
    if (!of) throw new AppError("not-found", "This evidence does not exist");
    // The incident first, as whoever adds and whoever confirms does.
    const incident = await lockOwn(tx, ctx, of.incidentId);
    const [added] = await tx.select().from(addedEvidence).where(isIt).for("update");
    if (!added) throw new AppError("not-found", "This evidence does not exist");
    const action = await make(tx, { incident, added });
    if (action) await tell(tx, ctx, { action, incidentId: incident.id, added: [added] });
  });
}

/** Writes what was added among the incident's items and passages. */
async function putAmong(
  tx: Queryable,
  ctx: MemberContext,
  incidentId: string,
  added: readonly Omit<Added, "removedAt">[],
): Promise<void> {
  const standing = await tx
    .select({ url: evidenceItems.url, sourceId: evidenceItems.sourceId, position: evidenceItems.position })
    .from(evidenceItems)
    .where(eq(evidenceItems.incidentId, incidentId));
  if (standing.length + added.length > mostAddedEvidence) {
    throw new AppError("refused", `An incident can have at most ${mostAddedEvidence} pieces of evidence`);
  }
  const { passages } = await attest(tx, ctx, added);
  const quoted = await quotedSpans(tx, incidentId, [...new Set(passages.map(({ sourceId }) => sourceId))]);
  const spanOf = (span: { sourceId: string; startOffset: number; endOffset: number }) =>
    `${span.sourceId}:${span.startOffset}:${span.endOffset}`;
  const fresh = passages.filter((passage) => !quoted.has(spanOf(passage)));
  for (const [part, item] of added.entries()) {
    const isKnown = standing.some(({ url, sourceId }) => (item.sourceId ? sourceId === item.sourceId : url === item.url));
    const addsWords = item.quotation !== null && fresh.some((passage) => passage.part === part);
    if (isKnown && !addsWords) {
      const field = item.quotation === null ? "title" : "quotation";
      throw invalid(`evidence.${part}.${field}`, "This is among the incident’s evidence already");
    }
  }
  const next = Math.max(-1, ...standing.map(({ position }) => position)) + 1;
  await tx.insert(evidenceItems).values(
    added.map(({ id, title, type, url, sourceId }, index) => ({
      incidentId,
      position: next + index,
      title,
      type,
      url,
      sourceId,
      addedId: id,
      createdAt: ctx.now(),
    })),
  );
  if (fresh.length === 0) return;
  await tx
    .insert(evidencePassages)
    .values(fresh.map(({ part, language: _, ...passage }) => ({ ...passage, incidentId, addedId: added[part]?.id ?? null })));
}

async function quotedSpans(tx: Queryable, incidentId: string, sourceIds: string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await tx
    .select({
      span: sql<string>`${evidencePassages.sourceId} || ':' || ${evidencePassages.startOffset} || ':' || ${evidencePassages.endOffset}`,
    })
    .from(evidencePassages)
    .where(and(eq(evidencePassages.incidentId, incidentId), inArray(evidencePassages.sourceId, sourceIds)));
  return new Set(rows.map(({ span }) => span));
}

async function refuseMinor(tx: Queryable, subjectId: string | null): Promise<void> {
  if (!subjectId) return;
  const [subject] = await tx.select({ minorAt: subjects.minorAt }).from(subjects).where(eq(subjects.id, subjectId));
  if (subject?.minorAt) throw new AppError("refused", "Attest does not record people under 18");
}

async function tell(
  tx: Queryable,
  ctx: MemberContext,
  told: { action: string; incidentId: string; added: readonly { id: string }[] },
): Promise<void> {
  for (const { id } of told.added) {
    await audit.record(tx, ctx, {
      action: told.action,
      entity: "incident",
      entityId: told.incidentId,
      workspaceId: ctx.workspaceId,
      details: { addedId: id },
    });
  }
  // What is put back and taken away again is a change each time.
  await tellWebhooks(tx, ctx, { incidentId: told.incidentId, change: told.action, changeId: newId() });
  await announceIncident(tx, told.incidentId);
}
