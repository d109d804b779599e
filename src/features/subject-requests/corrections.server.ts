import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { behaviorIncidents, incidentCorrections, incidentOutcomes, incidentSentences } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import type { SubjectsContext } from "#app/features/subjects/manage-subjects.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { readPartialDate, unknownDate } from "#app/lib/partial-date.ts";
import { dossiersShowing, lockIncidents, tellOfChange } from "./affected-dossiers.server.ts";
import { lockForChange, lockOwn } from "./request-lock.server.ts";
import type { CorrectionFields } from "./subject-request.ts";

type Incident = typeof behaviorIncidents.$inferSelect;
type Written = Pick<
  Incident,
  "title" | "summary" | "description" | "location" | "dateStart" | "dateEnd" | "datePrecision" | "allegation"
>;
/** What a correction took away, to put back. */
type Before = {
  incident: Written;
  sentences: (typeof incidentSentences.$inferSelect)[];
  outcomes: (typeof incidentOutcomes.$inferSelect)[];
};

const parts = ["title", "summary", "description"] as const;

function written(incident: Incident): Written {
  const { title, summary, description, location, dateStart, dateEnd, datePrecision, allegation } = incident;
  return { title, summary, description, location, dateStart, dateEnd, datePrecision, allegation };
}

/** What the fields make of an incident. A status word can be taken away, never given (product rule 5). */
function corrected(before: Written, fields: CorrectionFields): Written {
  const date = readPartialDate(fields.date) ?? unknownDate;
  return {
    title: fields.title,
    summary: fields.summary,
    description: fields.description,
    location: fields.location,
    dateStart: date.start,
    dateEnd: date.end,
    datePrecision: date.precision,
    allegation: fields.keepsAllegation ? before.allegation : null,
  };
}

function changesOf(before: Written, after: Written): string[] {
  return [
    ...parts.filter((part) => before[part] !== after[part]),
    ...(before.location === after.location ? [] : ["location"]),
    ...(before.dateStart === after.dateStart && before.dateEnd === after.dateEnd ? [] : ["date"]),
    ...(before.allegation === after.allegation ? [] : ["allegation"]),
  ];
}

/**
 * Corrects an incident and its shared copy, and keeps what stood there before. A text that is written anew rests on no
 * passage any more and is shown without; the evidence stays. Corrected as it is already, nothing changes.
 * @throws AppError `conflict` with the reason; `not-found`
 */
export function correct(
  ctx: SubjectsContext,
  input: { requestId: string; incidentId: string; fields: CorrectionFields; reason: string },
): Promise<{ changed: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const request = await lockForChange(tx, ctx, input.requestId);
    const incidents = await lockIncidents(tx, { subjectId: request.subjectId, incidentIds: [input.incidentId] });
    const now = ctx.now();
    const done: { incident: Incident; correctionId: string; changed: string[] }[] = [];
    for (const incident of incidents) {
      const before = written(incident);
      const after = corrected(before, input.fields);
      const changed = changesOf(before, after);
      if (changed.length === 0) continue;
      const correctionId = newId();
      const taken = await takeAway(tx, incident.id, changed);
      await tx
        .update(behaviorIncidents)
        .set({ ...after, updatedAt: now })
        .where(eq(behaviorIncidents.id, incident.id));
      await tx.insert(incidentCorrections).values({
        id: correctionId,
        incidentId: incident.id,
        requestId: request.id,
        changed,
        before: { incident: before, ...taken } satisfies Before,
        after,
        reason: input.reason,
        correctedBy: ctx.actor.userId,
        correctedAt: now,
      });
      done.push({ incident, correctionId, changed });
    }
    for (const { incident, correctionId, changed } of done) {
      await tell(tx, ctx, incident, { change: "corrected", correctionId, requestId: request.id, count: changed.length });
    }
    return { changed: done.find(({ incident }) => incident.id === input.incidentId.toLowerCase())?.changed ?? [] };
  });
}

/** The sentences and outcomes that do not hold of the corrected incident any more. */
async function takeAway(tx: Queryable, incidentId: string, changed: readonly string[]): Promise<Omit<Before, "incident">> {
  const rewritten = parts.filter((part) => changed.includes(part));
  const sentences =
    rewritten.length > 0
      ? await tx
          .delete(incidentSentences)
          .where(and(eq(incidentSentences.incidentId, incidentId), inArray(incidentSentences.part, rewritten)))
          .returning()
      : [];
  const outcomes = changed.includes("allegation")
    ? await tx.delete(incidentOutcomes).where(eq(incidentOutcomes.incidentId, incidentId)).returning()
    : [];
  return { sentences, outcomes };
}

/**
 * Takes a correction back: the latest one that stands, so that what it changed is put back exactly.
 * @throws AppError `conflict`, `not-found`
 */
export function undo(ctx: SubjectsContext, input: { correctionId: string }): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const [wanted] = await tx
      .select({ requestId: incidentCorrections.requestId, incidentId: incidentCorrections.incidentId })
      .from(incidentCorrections)
      .where(eq(incidentCorrections.id, input.correctionId));
    if (!wanted) throw new AppError("not-found", "This correction does not exist");
    await lockOwn(tx, ctx, wanted.requestId);
    const [incident] = await tx.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, wanted.incidentId)).for("update");
    const [latest] = await tx
      .select()
      .from(incidentCorrections)
      .where(and(eq(incidentCorrections.incidentId, wanted.incidentId), isNull(incidentCorrections.undoneAt)))
      .orderBy(desc(incidentCorrections.correctedAt), desc(incidentCorrections.id))
      .limit(1);
    if (!incident || latest?.id !== input.correctionId.toLowerCase())
      throw new AppError("conflict", "Only the latest correction of an incident can be taken back");
    const before = latest.before as Before;
    const now = ctx.now();
    await tx
      .update(behaviorIncidents)
      .set({ ...before.incident, updatedAt: now })
      .where(eq(behaviorIncidents.id, incident.id));
    if (before.sentences.length > 0) await tx.insert(incidentSentences).values(before.sentences);
    if (before.outcomes.length > 0) await tx.insert(incidentOutcomes).values(before.outcomes);
    await tx
      .update(incidentCorrections)
      .set({ undoneAt: now, undoneBy: ctx.actor.userId })
      .where(eq(incidentCorrections.id, latest.id));
    await tell(tx, ctx, incident, {
      change: "correction-undone",
      correctionId: latest.id,
      requestId: latest.requestId,
      count: latest.changed.length,
    });
  });
}

async function tell(
  tx: Queryable,
  ctx: SubjectsContext,
  incident: Incident,
  told: { change: "corrected" | "correction-undone"; correctionId: string; requestId: string; count: number },
): Promise<void> {
  await tellOfChange(tx, ctx, {
    incidentId: incident.id,
    change: told.change,
    changeId: told.correctionId,
    shownIn: await dossiersShowing(tx, incident),
  });
  await audit.record(tx, ctx, {
    action: told.change,
    entity: "incident",
    entityId: incident.id,
    workspaceId: incident.workspaceId,
    details: { requestId: told.requestId, correctionId: told.correctionId, fieldCount: told.count },
  });
}
