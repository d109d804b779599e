import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import { dossiers, identityFacts, sources } from "#app/db/schema/index.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { holdSubject } from "#app/features/subjects/hold-subject.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import type { addFactInput } from "./known-fact.ts";

/**
 * Holds the workspace's dossier until the transaction ends, so that two presses come one after the other.
 * @throws AppError `not-found`; `refused` for somebody under 18
 */
async function holdDossier(tx: Queryable, ctx: MemberContext, dossierId: string): Promise<{ subjectId: string }> {
  const [row] = await tx
    .select({ subjectId: dossiers.subjectId })
    .from(dossiers)
    .where(and(eq(dossiers.id, dossierId), eq(dossiers.workspaceId, ctx.workspaceId), isNull(dossiers.deletedAt)))
    .for("update");
  if (!row) throw new AppError("not-found", "This dossier does not exist");
  return { subjectId: await holdSubject(tx, row.subjectId) };
}

async function tell(tx: Queryable, ctx: MemberContext, action: string, told: { dossierId: string; factId: string }) {
  await audit.record(tx, ctx, {
    action,
    entity: "dossier",
    entityId: told.dossierId,
    workspaceId: ctx.workspaceId,
    details: { factId: told.factId },
  });
  await announce(tx, `dossier:${told.dossierId}`);
}

/**
 * Tells a fact of a dossier's subject, with what says so; the next search goes by it. What is known already is not
 * told twice: its id is answered.
 * @throws AppError `not-found` for a dossier or a source that is not the workspace's; `refused` for somebody under 18
 */
export async function add(ctx: MemberContext, input: z.output<typeof addFactInput>): Promise<{ factId: string; isNew: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const { subjectId } = await holdDossier(tx, ctx, input.dossierId);
    if (input.sourceId) {
      const [source] = await tx
        .select({ id: sources.id })
        .from(sources)
        .where(and(eq(sources.id, input.sourceId), eq(sources.workspaceId, ctx.workspaceId)));
      if (!source) throw new AppError("not-found", "This source does not exist");
    }
    const [known] = await tx
      .select({ id: identityFacts.id })
      .from(identityFacts)
      .where(
        and(
          eq(identityFacts.workspaceId, ctx.workspaceId),
          eq(identityFacts.subjectId, subjectId),
          eq(identityFacts.kind, input.kind),
          eq(identityFacts.value, input.value),
          isNull(identityFacts.removedAt),
        ),
      );
    if (known) return { factId: known.id, isNew: false };
    const [added] = await tx
      .insert(identityFacts)
      .values({
        workspaceId: ctx.workspaceId,
        subjectId,
        kind: input.kind,
        value: input.value,
        sourceId: input.sourceId,
        sourceUrl: input.sourceUrl || null,
        createdBy: ctx.actor.userId,
        createdAt: ctx.now(),
      })
      .returning({ id: identityFacts.id });
    if (!added) throw new AppError("unexpected", "The fact could not be saved");
    await tell(tx, ctx, "add-fact", { dossierId: input.dossierId, factId: added.id });
    return { factId: added.id, isNew: true };
  });
}

/**
 * Removes a fact, with the reason, or puts it back (`reason` null): the next search goes by what is left. Doing either
 * twice changes nothing.
 * @throws AppError `not-found`
 */
export async function setRemoved(
  ctx: MemberContext,
  input: { dossierId: string; factId: string; reason: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { subjectId } = await holdDossier(tx, ctx, input.dossierId);
    const [fact] = await tx
      .select({ removedAt: identityFacts.removedAt, kind: identityFacts.kind, value: identityFacts.value })
      .from(identityFacts)
      .where(
        and(
          eq(identityFacts.id, input.factId),
          eq(identityFacts.workspaceId, ctx.workspaceId),
          eq(identityFacts.subjectId, subjectId),
        ),
      )
      .for("update");
    if (!fact) throw new AppError("not-found", "This fact does not exist");
    if ((fact.removedAt !== null) === (input.reason !== null)) return;
    await tx
      .update(identityFacts)
      .set(
        input.reason === null
          ? { removedAt: null, removedBy: null, removalReason: null }
          : { removedAt: ctx.now(), removedBy: ctx.actor.userId, removalReason: input.reason },
      )
      .where(eq(identityFacts.id, input.factId));
    await tell(tx, ctx, input.reason === null ? "restore-fact" : "remove-fact", input);
  });
}
