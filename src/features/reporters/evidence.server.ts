import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#app/db/db.server.ts";
import { reportEvidence } from "#app/db/schema/index.ts";
import { moderationTopic } from "#app/features/incidents/moderation.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { readDocument } from "#app/features/sources/read-document.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { announce } from "#app/server/changes.server.ts";
import type { Context, ReporterContext, SystemActor } from "#app/server/context.ts";
import { consume } from "#app/server/rate-limit.server.ts";
import { FilesFailure } from "#app/services/files/files.ts";
import { PageFetchFailure } from "#app/services/page-fetching/page-fetching.ts";
import { type EvidenceFileKind, type evidenceSchema, isPicture } from "./evidence.ts";
import { checkEvidenceFile } from "./evidence-file.ts";
import { reporterTopic } from "./external-users.server.ts";
import type { ReportedEvidence } from "./report.ts";
import { whyNotSubmit } from "./reports.policy.ts";

const day = 24 * 60 * 60;
/** What is kept of a document's text: enough to read and to compare. */
const longestText = 200_000;

export const evidenceColumns = {
  id: reportEvidence.id,
  title: reportEvidence.title,
  type: reportEvidence.type,
  url: reportEvidence.url,
  file_name: reportEvidence.fileName,
  state: reportEvidence.state,
  failure: reportEvidence.failure,
};

/** @throws AppError `forbidden` with the reason in words */
export function requireSubmitter(ctx: ReporterContext): void {
  const refusal = whyNotSubmit(ctx.actor);
  if (refusal !== null) throw new AppError("forbidden", refusal);
}

/** @throws AppError `too-many-requests` */
export async function limitReporter(
  ctx: ReporterContext,
  what: string,
  input: { address: string; perKey: number; perAddress: number },
): Promise<void> {
  const now = ctx.now();
  const { externalUserId } = ctx.actor;
  const limits = [
    await consume(ctx.db, `${what}:key:${externalUserId}`, { limit: input.perKey, windowSeconds: day, now }),
    await consume(ctx.db, `${what}:address:${input.address}`, { limit: input.perAddress, windowSeconds: day, now }),
  ];
  const wait = Math.max(...limits.map((limit) => (limit.allowed ? 0 : limit.retryAfterSeconds)));
  if (wait === 0) return;
  const hours = Math.ceil(wait / 3600);
  throw new AppError(
    "too-many-requests",
    `This is more than can be sent in one day. Please try again in ${hours} ${hours === 1 ? "hour" : "hours"}; what you have typed is kept.`,
  );
}

const limitEvidence = (ctx: ReporterContext, address: string) =>
  limitReporter(ctx, "report-evidence", { address, perKey: 100, perAddress: 300 });

/**
 * Keeps a piece of evidence that stands at a web address, until the report that it belongs to is sent; a job archives
 * the page at once.
 * @throws AppError `forbidden`, `too-many-requests`
 */
export async function addAddress(
  ctx: ReporterContext,
  input: z.output<typeof evidenceSchema> & { address: string },
): Promise<ReportedEvidence> {
  requireSubmitter(ctx);
  await limitEvidence(ctx, input.address);
  const id = newId();
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reportEvidence)
      .values({
        id,
        externalUserId: ctx.actor.externalUserId,
        title: input.title,
        type: input.type,
        url: input.url,
        state: "waiting",
        createdAt: ctx.now(),
      })
      .returning(evidenceColumns);
    if (!row) throw new AppError("unexpected", "The evidence could not be saved");
    await ctx.services.jobs.enqueue(tx, "archive-evidence", { evidenceId: id }, { key: id });
    return row;
  });
}

/**
 * Keeps a file as evidence: checked for what it is, read, and archived under its hash. What is not taken is refused in
 * words.
 * @throws AppError `forbidden`, `too-many-requests`, `refused`, `unavailable`
 */
export async function addFile(
  ctx: ReporterContext,
  input: {
    title: string;
    type: ReportedEvidence["type"];
    bytes: Uint8Array;
    fileName: string | null;
    address: string;
    signal?: AbortSignal;
  },
): Promise<ReportedEvidence> {
  requireSubmitter(ctx);
  await limitEvidence(ctx, input.address);
  const checked = checkEvidenceFile(input.bytes, input.fileName);
  if (!checked.ok) throw new AppError("refused", checked.message);
  const read = await readText(checked.kind, input);
  await keep(ctx, input.bytes);
  const [row] = await ctx.db
    .insert(reportEvidence)
    .values({
      externalUserId: ctx.actor.externalUserId,
      title: input.title,
      type: input.type,
      fileName: input.fileName,
      state: "archived",
      kind: checked.kind,
      sha256: sha256Of(input.bytes),
      byteSize: input.bytes.length,
      text: read,
      archivedAt: ctx.now(),
      createdAt: ctx.now(),
    })
    .returning(evidenceColumns);
  if (!row) throw new AppError("unexpected", "The evidence could not be saved");
  return row;
}

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const storable = (text: string) => text.replaceAll("\u0000", "").toWellFormed().slice(0, longestText).toWellFormed();

/** A document's text, null for a picture and for a scan. */
async function readText(
  kind: EvidenceFileKind,
  file: { bytes: Uint8Array; fileName: string | null; signal?: AbortSignal },
): Promise<string | null> {
  if (isPicture(kind)) return null;
  const read = await readDocument(file, file.signal ? { signal: file.signal } : {});
  if (read.ok) return storable(read.document.text);
  // A scanned document is evidence that a person can look at.
  if (read.code === "scanned" || read.code === "no-text") return null;
  throw new AppError("refused", read.message);
}

async function keep(ctx: Context, bytes: Uint8Array): Promise<void> {
  try {
    await ctx.services.files.put(bytes);
  } catch (error) {
    if (error instanceof FilesFailure)
      throw new AppError("unavailable", `${error.message}. Nothing was saved.`, { cause: error });
    throw error;
  }
}

/** Takes back a piece of evidence whose report has not been sent. */
export async function remove(ctx: ReporterContext, evidenceId: string): Promise<void> {
  await ctx.db
    .delete(reportEvidence)
    .where(
      and(
        eq(reportEvidence.id, evidenceId),
        eq(reportEvidence.externalUserId, ctx.actor.externalUserId),
        isNull(reportEvidence.incidentId),
      ),
    );
}

/** How far the reporter's own unsent evidence has got; ids that are not theirs are left out. */
export async function listUnsent(ctx: ReporterContext, evidenceIds: readonly string[]): Promise<ReportedEvidence[]> {
  if (evidenceIds.length === 0) return [];
  return ctx.db
    .select(evidenceColumns)
    .from(reportEvidence)
    .where(
      and(
        inArray(reportEvidence.id, [...evidenceIds]),
        eq(reportEvidence.externalUserId, ctx.actor.externalUserId),
        isNull(reportEvidence.incidentId),
      ),
    );
}

/** Marks evidence as part of a report, in the order given. @throws AppError `not-found` when a piece is not theirs */
export async function claimForReport(
  tx: Queryable,
  ctx: ReporterContext,
  input: { evidenceIds: readonly string[]; incidentId: string },
) {
  if (input.evidenceIds.length === 0) return [];
  const rows = await tx
    .update(reportEvidence)
    .set({ incidentId: input.incidentId })
    .where(
      and(
        inArray(reportEvidence.id, [...input.evidenceIds]),
        eq(reportEvidence.externalUserId, ctx.actor.externalUserId),
        isNull(reportEvidence.incidentId),
      ),
    )
    .returning(evidenceColumns);
  const inOrder = input.evidenceIds.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (inOrder.length !== new Set(input.evidenceIds).size)
    throw new AppError("not-found", "A piece of evidence does not exist any more. Please add it again.");
  return inOrder;
}

/**
 * Fetches and archives the page of one piece of evidence. Done again it changes nothing; why a page could not be
 * archived is kept in words. The network is asked outside of any transaction.
 */
export async function archiveEvidence(
  ctx: Context<SystemActor>,
  input: { evidenceId: string; signal: AbortSignal; isLastTry: boolean },
): Promise<void> {
  const isWaiting = and(eq(reportEvidence.id, input.evidenceId), eq(reportEvidence.state, "waiting"));
  const [row] = await ctx.db
    .select({ url: reportEvidence.url, externalUserId: reportEvidence.externalUserId })
    .from(reportEvidence)
    .where(isWaiting);
  if (!row?.url) return;
  const found = await fetchPage(ctx, { url: row.url, signal: input.signal });
  await ctx.db.transaction(async (tx) => {
    const [written] = await tx
      .update(reportEvidence)
      .set(found)
      .where(isWaiting)
      .returning({ incidentId: reportEvidence.incidentId });
    if (!written) return;
    if (row.externalUserId) await announce(tx, reporterTopic(row.externalUserId));
    if (written.incidentId === null) return;
    await announce(tx, moderationTopic);
    await audit.record(tx, ctx, {
      action: found.state === "archived" ? "archive-evidence" : "evidence-not-archived",
      entity: "incident",
      entityId: written.incidentId,
      workspaceId: null,
      details: { evidenceId: input.evidenceId },
    });
  });
}

type Found = Partial<typeof reportEvidence.$inferInsert> & { state: "archived" | "failed" };

async function fetchPage(ctx: Context<SystemActor>, input: { url: string; signal: AbortSignal }): Promise<Found> {
  try {
    const fetched = await ctx.services.pageFetching.fetch(input);
    const read = await readDocument(
      { bytes: fetched.bytes, contentType: fetched.contentType, url: fetched.finalUrl },
      { signal: input.signal },
    );
    if (!read.ok) return { state: "failed", failure: read.message };
    await ctx.services.files.put(fetched.bytes);
    return {
      state: "archived",
      kind: read.document.kind,
      sha256: sha256Of(fetched.bytes),
      byteSize: fetched.bytes.length,
      finalUrl: fetched.finalUrl,
      text: storable(read.document.text),
      archivedAt: fetched.fetchedAt,
    };
  } catch (error) {
    if (error instanceof PageFetchFailure) return { state: "failed", failure: error.message };
    throw error;
  }
}

/** Ends the wait for a copy that could not be made, however often it was tried. */
export async function giveUpOn(ctx: Context<SystemActor>, evidenceId: string): Promise<void> {
  await ctx.db
    .update(reportEvidence)
    .set({ state: "failed", failure: sql`'The page could not be archived'` })
    .where(and(eq(reportEvidence.id, evidenceId), eq(reportEvidence.state, "waiting")));
}
