import { and, eq } from "drizzle-orm";
import { behaviorIncidents, dossiers, evidenceItems, moderationCases, reportEvidence, subjects } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { readPartialDate } from "#app/lib/partial-date.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import { announce } from "#app/server/changes.server.ts";
import type { ModeratorContext } from "./queue.server.ts";
import type { StaffIncidentInput } from "./staff-incident.ts";

/**
 * Records an incident about a subject in the words of staff: approved, confirmed by them, and shown in every dossier of
 * the person. Its pages are archived by a job. Once per person and key.
 * @throws AppError `not-found`; `refused` for somebody under 18; `invalid` for a date to come
 */
export async function createAsStaff(ctx: ModeratorContext, input: StaffIncidentInput): Promise<{ incidentId: string }> {
  const made = await findMade(ctx, input.idempotencyKey);
  if (made) return { incidentId: made };
  const date = readPartialDate(input.date);
  if (!date || (date.start ?? "") > ctx.now().toISOString().slice(0, 10)) {
    const message = "The date lies in the future";
    throw new AppError("invalid", message, { fields: { date: message } });
  }
  const incidentId = newId();
  try {
    await ctx.db.transaction(async (tx) => {
      const subjectId = await holdSubject(tx, input.subjectId);
      const now = ctx.now();
      await tx.insert(behaviorIncidents).values({
        id: incidentId,
        workspaceId: null,
        subjectId,
        status: "approved",
        title: input.title,
        summary: input.summary,
        description: input.description,
        dateStart: date.start,
        dateEnd: date.end,
        datePrecision: date.precision,
        ...(input.location ? { location: input.location } : {}),
        url: input.evidence[0]?.url ?? null,
        origin: "staff",
        verification: "confirmed",
        verifiedBy: ctx.actor.userId,
        verifiedAt: now,
        verificationReason: input.reason,
        createdBy: ctx.actor.userId,
        idempotencyKey: input.idempotencyKey,
        createdAt: now,
        updatedAt: now,
      });
      for (const [position, { title, type, url }] of input.evidence.entries()) {
        const id = newId();
        await tx.insert(evidenceItems).values({ id, incidentId, position, title, type, url, createdAt: now });
        await tx.insert(reportEvidence).values({ id, incidentId, title, type, url, state: "waiting", createdAt: now });
        await ctx.services.jobs.enqueue(tx, "archive-evidence", { evidenceId: id }, { key: id });
      }
      await openCase(tx, ctx, { incidentId, subjectId, title: input.title });
      const shownIn = await tx.select({ id: dossiers.id }).from(dossiers).where(eq(dossiers.subjectId, subjectId));
      for (const { id } of shownIn) await announce(tx, `dossier:${id}`);
      await audit.record(tx, ctx, {
        action: "create",
        entity: "incident",
        entityId: incidentId,
        workspaceId: null,
        details: { originCode: "staff", subjectId, evidenceCount: input.evidence.length },
      });
    });
  } catch (error) {
    // The same press arrived twice at once: the other one has written it.
    const other = await findMade(ctx, input.idempotencyKey);
    if (other) return { incidentId: other };
    throw error;
  }
  return { incidentId };
}

/** So that a colleague can look at it and change its status like any other's. */
async function openCase(
  tx: Parameters<typeof holdSubject>[0],
  ctx: ModeratorContext,
  of: { incidentId: string; subjectId: string; title: string },
): Promise<void> {
  const [subject] = await tx.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, of.subjectId));
  const name = subject?.name ?? "";
  const keys = nameKeys(name);
  await tx.insert(moderationCases).values({
    incidentId: of.incidentId,
    source: "staff",
    subjectName: name,
    normalisedName: keys.normalised,
    phoneticKeys: keys.phonetic,
    searchText: foldForSearch(`${of.title} ${name}`),
    offeredBy: ctx.actor.userId,
    createdAt: ctx.now(),
  });
}

async function findMade(ctx: ModeratorContext, idempotencyKey: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: behaviorIncidents.id })
    .from(behaviorIncidents)
    .where(and(eq(behaviorIncidents.createdBy, ctx.actor.userId), eq(behaviorIncidents.idempotencyKey, idempotencyKey)));
  return row?.id ?? null;
}
