import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  evidenceItems,
  evidencePassages,
  incidentOutcomes,
  subjects,
} from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { findAltered } from "#app/features/sources/integrity.server.ts";
import { findQuotation } from "#app/features/sources/quotation.ts";
import * as library from "#app/features/sources/sources.server.ts";
import { emitEvent } from "#app/features/webhooks/emit.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { addressOf, altered, attest, invalid, notInCopy, readSources, refuseAltered } from "./attest-evidence.server.ts";
import { isInFuture, readGivenDate } from "./given-date.ts";
import { findQuotationOfWord, type WrittenEvidence, type WrittenIncident, type writtenEvidenceSchema } from "./incident-input.ts";

export type WriteOutcome = { ok: true; incidentId: string };

export type CheckedEvidence =
  | { ok: true; evidence: WrittenEvidence; language: string | null; notice: string | null }
  | { ok: false; field: "url" | "quotation"; message: string };

/**
 * Makes a piece of evidence ready for an incident that a member is writing: a web address is fetched and archived, a
 * quotation is looked for in the archived copy. Nothing is written into an incident yet; why it cannot be is told in words.
 * @throws AppError `not-found` for a source that is not in the workspace's library
 */
export async function prepareEvidence(
  ctx: MemberContext,
  input: z.output<typeof writtenEvidenceSchema> & { signal: AbortSignal },
): Promise<CheckedEvidence> {
  const { signal, ...given } = input;
  let evidence: WrittenEvidence = given;
  let notice: string | null = null;
  if (given.sourceId === null && given.url !== null) {
    const added = await library.addByUrl(ctx, { url: given.url, signal });
    if (!added.ok) return { ok: false, field: "url", message: added.message };
    evidence = { ...given, sourceId: added.sourceId };
    notice = added.notice;
  }
  const [source] = await readSources(ctx.db, ctx, [evidence]);
  if (!source) throw new AppError("not-found", "This source does not exist");
  if (evidence.quotation !== null) {
    if ((await findAltered(ctx, [source])).size > 0) return { ok: false, field: "quotation", message: altered };
    if (!findQuotation(source.text, evidence.quotation)) return { ok: false, field: "quotation", message: notInCopy };
  }
  return { ok: true, evidence, language: source.language, notice };
}

/**
 * Writes a member's own incident into a dossier: in their words, approved and unreviewed, with its evidence; each
 * quotation stands in its archived copy, or nothing is written. A word of the allegation ladder needs a quotation that
 * says it. Once per person and key.
 * @throws AppError `not-found`; `invalid` with the fields (`date`, `allegation`, `evidence.0.quotation`)
 */
export async function write(ctx: MemberContext, input: WrittenIncident & { dossierId: string }): Promise<WriteOutcome> {
  const made = await findWritten(ctx, input.idempotencyKey);
  if (made) return { ok: true, incidentId: made };
  const date = readGivenDate(input.date);
  if (!date) throw invalid("date", "Date is invalid");
  if (isInFuture(date, ctx.now().toISOString().slice(0, 10))) throw invalid("date", "The date lies in the future");
  await refuseAltered(ctx, input.evidence);
  const incidentId = newId();
  try {
    await ctx.db.transaction(async (tx) => {
      const subjectId = await requireSubject(tx, ctx, input);
      const attested = await attest(tx, ctx, input.evidence);
      const first = input.evidence[0];
      await tx.insert(behaviorIncidents).values({
        id: incidentId,
        workspaceId: ctx.workspaceId,
        subjectId,
        type: input.type,
        title: input.title,
        summary: input.summary,
        description: input.description,
        dateStart: date.start,
        dateEnd: date.end,
        datePrecision: date.precision,
        ...(input.location ? { location: input.location } : {}),
        url: first ? addressOf(ctx, first, attested.urls) : null,
        origin: "member",
        allegation: input.allegation,
        createdBy: ctx.actor.userId,
        idempotencyKey: input.idempotencyKey,
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      });
      if (input.evidence.length > 0) {
        await tx.insert(evidenceItems).values(
          input.evidence.map((item, position) => ({
            incidentId,
            position,
            title: item.title,
            type: item.type,
            url: addressOf(ctx, item, attested.urls),
            sourceId: item.sourceId,
            createdAt: ctx.now(),
          })),
        );
      }
      const { passages } = attested;
      if (passages.length > 0) {
        await tx.insert(evidencePassages).values(passages.map(({ part: _, language: __, ...row }) => ({ ...row, incidentId })));
      }
      if (input.allegation) {
        const said = findQuotationOfWord(input.allegation, passages);
        if (!said) throw invalid("allegation", wordless(input.allegation));
        await tx.insert(incidentOutcomes).values({ incidentId, position: 0, status: input.allegation, passageId: said.id });
      }
      await tx
        .insert(dossierIncidents)
        .values({ workspaceId: ctx.workspaceId, dossierId: input.dossierId, incidentId, addedAt: ctx.now() });
      await emitEvent(tx, ctx, {
        workspaceId: ctx.workspaceId,
        event: "incident.changed",
        eventKey: `incident:${incidentId}:written`,
        data: { incident_id: incidentId, change: "written" },
      });
      await announce(tx, `dossier:${input.dossierId}`);
      await audit.record(tx, ctx, {
        action: "create",
        entity: "incident",
        entityId: incidentId,
        workspaceId: ctx.workspaceId,
        details: {
          originCode: "member",
          dossierId: input.dossierId,
          evidenceCount: input.evidence.length,
          quotationCount: passages.length,
        },
      });
    });
  } catch (error) {
    // The same press arrived twice at once: the other one has written it.
    const other = await findWritten(ctx, input.idempotencyKey);
    if (other) return { ok: true, incidentId: other };
    throw error;
  }
  ctx.services.analytics.count("incident-written");
  return { ok: true, incidentId };
}

const wordless = (word: string) =>
  `No quotation says “${word}”. Add the passage that says so, or choose no status word: it is the source’s to give.`;

async function findWritten(ctx: MemberContext, idempotencyKey: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: behaviorIncidents.id })
    .from(behaviorIncidents)
    .where(
      and(
        eq(behaviorIncidents.createdBy, ctx.actor.userId),
        eq(behaviorIncidents.idempotencyKey, idempotencyKey),
        eq(behaviorIncidents.workspaceId, ctx.workspaceId),
      ),
    );
  return row?.id ?? null;
}

/** The dossier's subject, held so that the dossier is not deleted meanwhile. */
async function requireSubject(
  tx: Queryable,
  ctx: MemberContext,
  input: { dossierId: string; subjectId?: string | null | undefined },
): Promise<string> {
  const [row] = await tx
    .select({ subjectId: subjects.id, minorAt: subjects.minorAt })
    .from(dossiers)
    .innerJoin(subjects, eq(subjects.id, dossiers.subjectId))
    .where(and(eq(dossiers.id, input.dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
    .for("share");
  if (!row) throw new AppError("not-found", "This dossier does not exist");
  if (input.subjectId && input.subjectId !== row.subjectId) throw new AppError("not-found", "This subject does not exist");
  if (row.minorAt) throw new AppError("refused", "Attest does not record people under 18");
  return row.subjectId;
}
