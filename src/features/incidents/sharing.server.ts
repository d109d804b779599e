import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentDisputes,
  incidentOutcomes,
  incidentSentences,
  moderationCases,
  moderationDecisions,
  sources,
  subjects,
} from "#app/db/schema/index.ts";
import { moderationTopic } from "./moderation.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import { foldForSearch } from "#app/lib/search-folding.ts";
import { announce } from "#app/server/changes.server.ts";
import type { MemberContext } from "#app/server/context.ts";

export type ShareOutcome = { ok: true } | { ok: false; message: string };

const notConfirmed = "Confirm it first: only what a person has confirmed can be offered";
const noOpenSource =
  "It rests on a source that nobody else can open. Add the page by its address, and offer a finding that rests on that";
const isContested = "The person recorded disputes it: it cannot be offered while that stands";
const restsOnPrivate =
  "Its title, summary or description rests on a source of your library that nobody else can open, so it cannot be shared";

/**
 * A source that anyone can open: its page was fetched from a public address, or stands for such a page in the demo. A
 * paste or an upload with an address proves no such thing.
 */
const isOpen = and(isNotNull(sources.url), inArray(sources.origin, ["url", "search", "demo"]));

/**
 * Offers an own, confirmed incident for sharing: a copy of what rests on open sources waits for the moderators; the own
 * one stays as it was. Pressing twice offers once; what can't be offered is told in words.
 * @throws AppError `not-found`
 */
export async function offer(ctx: MemberContext, incidentId: string): Promise<ShareOutcome> {
  return ctx.db.transaction(async (tx): Promise<ShareOutcome> => {
    const [own] = await tx
      .select()
      .from(behaviorIncidents)
      .where(and(eq(behaviorIncidents.id, incidentId), eq(behaviorIncidents.workspaceId, ctx.workspaceId)))
      .for("update");
    if (!own?.subjectId) throw new AppError("not-found", "This incident does not exist");
    if (own.status !== "approved" || own.verification !== "confirmed") return { ok: false, message: notConfirmed };
    const [contested] = await tx
      .select({ id: incidentDisputes.id })
      .from(incidentDisputes)
      .where(and(eq(incidentDisputes.incidentId, own.id), isNull(incidentDisputes.closedAt)))
      .limit(1);
    if (contested) return { ok: false, message: isContested };
    const known = await findOffer(tx, incidentId);
    if (known)
      return known.status === "rejected"
        ? { ok: false, message: `It was offered and not accepted: ${known.reason}` }
        : { ok: true };
    const parts = await openParts(tx, incidentId);
    if (parts.evidence.length === 0 && parts.passages.length === 0) return { ok: false, message: noOpenSource };
    const told = tell(own, parts.sentences, parts.hadSentences);
    if (!told) return { ok: false, message: restsOnPrivate };
    const copyId = newId();
    await insertCopy(tx, ctx, { own, copyId, told, parts });
    const [subject] = await tx.select({ name: subjects.name }).from(subjects).where(eq(subjects.id, own.subjectId));
    const name = subject?.name ?? "";
    const keys = nameKeys(name);
    await tx.insert(moderationCases).values({
      incidentId: copyId,
      source: "member",
      subjectName: name,
      normalisedName: keys.normalised,
      phoneticKeys: keys.phonetic,
      searchText: foldForSearch(`${told.title} ${name}`),
      offeredBy: ctx.actor.userId,
      offeredFrom: ctx.workspaceId,
      originalId: own.id,
      createdAt: ctx.now(),
    });
    await announce(tx, moderationTopic);
    await announceDossiers(tx, own.id);
    await audit.record(tx, ctx, {
      action: "offer-for-sharing",
      entity: "incident",
      entityId: own.id,
      workspaceId: ctx.workspaceId,
      details: { copyId },
    });
    return { ok: true };
  });
}

/**
 * Takes an offer back while it waits for the moderators.
 * @throws AppError `not-found`; `conflict` once it has been decided
 */
export async function withdraw(ctx: MemberContext, incidentId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ copyId: behaviorIncidents.id, status: behaviorIncidents.status })
      .from(moderationCases)
      .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, moderationCases.incidentId))
      .where(and(eq(moderationCases.originalId, incidentId), eq(moderationCases.offeredFrom, ctx.workspaceId)))
      .for("update", { of: behaviorIncidents });
    if (!row) throw new AppError("not-found", "This incident does not exist");
    if (row.status !== "pending") throw new AppError("conflict", "It has been decided in the meantime");
    await tx.delete(behaviorIncidents).where(eq(behaviorIncidents.id, row.copyId));
    await announce(tx, moderationTopic);
    await announceDossiers(tx, incidentId);
    await audit.record(tx, ctx, {
      action: "withdraw-offer",
      entity: "incident",
      entityId: incidentId,
      workspaceId: ctx.workspaceId,
      details: { copyId: row.copyId },
    });
  });
}

async function announceDossiers(tx: Queryable, incidentId: string): Promise<void> {
  const rows = await tx
    .select({ dossierId: dossierIncidents.dossierId })
    .from(dossierIncidents)
    .where(eq(dossierIncidents.incidentId, incidentId));
  for (const { dossierId } of rows) await announce(tx, `dossier:${dossierId}`);
}

async function findOffer(tx: Queryable, incidentId: string): Promise<{ status: string; reason: string } | null> {
  const [row] = await tx
    .select({ status: behaviorIncidents.status, reason: moderationDecisions.reason })
    .from(moderationCases)
    .innerJoin(behaviorIncidents, eq(behaviorIncidents.id, moderationCases.incidentId))
    .leftJoin(
      moderationDecisions,
      and(eq(moderationDecisions.incidentId, moderationCases.incidentId), isNull(moderationDecisions.undoneAt)),
    )
    .where(eq(moderationCases.originalId, incidentId))
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1);
  return row ? { status: row.status, reason: row.reason ?? "" } : null;
}

/** What of an incident rests on sources that anyone can open. */
async function openParts(tx: Queryable, incidentId: string) {
  const evidence = await tx
    .select({
      title: evidenceItems.title,
      type: evidenceItems.type,
      url: evidenceItems.url,
      sourceId: evidenceItems.sourceId,
      copyOf: evidenceItems.copyOf,
    })
    .from(evidenceItems)
    .innerJoin(sources, eq(sources.id, evidenceItems.sourceId))
    .where(and(eq(evidenceItems.incidentId, incidentId), isOpen))
    .orderBy(asc(evidenceItems.position));
  const passages = await tx
    .select({ passage: evidencePassages })
    .from(evidencePassages)
    .innerJoin(sources, eq(sources.id, evidencePassages.sourceId))
    .where(and(eq(evidencePassages.incidentId, incidentId), isOpen));
  const passageIds = new Set(passages.map(({ passage }) => passage.id));
  const sentences = await tx
    .select()
    .from(incidentSentences)
    .where(eq(incidentSentences.incidentId, incidentId))
    .orderBy(asc(incidentSentences.position));
  const outcomes = await tx
    .select()
    .from(incidentOutcomes)
    .where(eq(incidentOutcomes.incidentId, incidentId))
    .orderBy(asc(incidentOutcomes.position));
  // What speaks for the identity, in the words of an open source; what else a workspace knows stays with it.
  const identity = await tx
    .select({ entry: identityEvidence })
    .from(identityEvidence)
    .innerJoin(sources, eq(sources.id, identityEvidence.sourceId))
    .where(and(eq(identityEvidence.incidentId, incidentId), eq(identityEvidence.stance, "for"), isOpen))
    .orderBy(asc(identityEvidence.position));
  return {
    evidence,
    passages: passages.map(({ passage }) => passage),
    hadSentences: sentences.length > 0,
    sentences: sentences.filter(({ passageId }) => passageIds.has(passageId)),
    outcomes: outcomes.filter(({ passageId }) => passageIds.has(passageId)),
    identity: identity.map(({ entry }) => entry),
  };
}
type OpenParts = Awaited<ReturnType<typeof openParts>>;
type Told = { title: string; summary: string; description: string };

/** The incident in the sentences that rest on open sources; null when too little is left of it. */
function tell(own: Told, sentences: OpenParts["sentences"], hadSentences: boolean): Told | null {
  if (!hadSentences) return { title: own.title, summary: own.summary, description: own.description };
  const part = (name: "title" | "summary" | "description") =>
    sentences
      .filter((sentence) => sentence.part === name)
      .map(({ text }) => text)
      .join(" ");
  const [title, summary, description] = [part("title"), part("summary"), part("description")];
  return title && summary && description ? { title, summary, description } : null;
}

async function insertCopy(
  tx: Queryable,
  ctx: MemberContext,
  { own, copyId, told, parts }: { own: typeof behaviorIncidents.$inferSelect; copyId: string; told: Told; parts: OpenParts },
): Promise<void> {
  const latest = parts.outcomes[0];
  await tx.insert(behaviorIncidents).values({
    id: copyId,
    workspaceId: null,
    subjectId: own.subjectId,
    status: "pending",
    type: own.type,
    ...told,
    dateStart: own.dateStart,
    dateEnd: own.dateEnd,
    datePrecision: own.datePrecision,
    location: own.location,
    url: parts.evidence[0]?.url ?? null,
    origin: own.origin,
    standing: "finding",
    // Never above what the sources say that are shared.
    allegation: parts.hadSentences ? (latest ? own.allegation : null) : own.allegation,
    rubricRule: own.rubricRule,
    verification: "unreviewed",
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  });
  if (parts.evidence.length > 0) {
    await tx
      .insert(evidenceItems)
      .values(parts.evidence.map((item, position) => ({ ...item, incidentId: copyId, position, createdAt: ctx.now() })));
  }
  const passageOf = new Map(parts.passages.map(({ id }) => [id, newId()]));
  if (parts.passages.length > 0) {
    await tx
      .insert(evidencePassages)
      .values(
        parts.passages.map((passage) => ({ ...passage, id: passageOf.get(passage.id), incidentId: copyId, addedId: null })),
      );
  }
  const copied = <Row extends { id: string; incidentId: string; passageId: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: newId(), incidentId: copyId, passageId: passageOf.get(row.passageId) ?? row.passageId }));
  if (parts.sentences.length > 0) await tx.insert(incidentSentences).values(copied(parts.sentences));
  if (parts.outcomes.length > 0) await tx.insert(incidentOutcomes).values(copied(parts.outcomes));
  if (parts.identity.length > 0) {
    await tx.insert(identityEvidence).values(parts.identity.map((entry) => ({ ...entry, id: newId(), incidentId: copyId })));
  }
}
