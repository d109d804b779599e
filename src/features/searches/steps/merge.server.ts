import { createHash } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  dossierIncidents,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentOutcomes,
  incidentSentences,
  searchRunPages,
  searchRuns,
  sources,
} from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import type { SentencePart } from "#app/features/incidents/incident.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { fileSystemTopic } from "#app/features/workspaces/file-system-topic.ts";
import { newId } from "#app/lib/ids.ts";
import { wasDeletedOnRequest } from "#app/features/incidents/tombstones.server.ts";
import { emitEvent } from "#app/features/webhooks/emit.server.ts";
import { announce } from "#app/server/changes.server.ts";
import { canonicalJson } from "../claims.ts";
import { settleJudgements } from "../engine/judge-subject.ts";
import type { AttestedSentence, IdentityEvidence, Quotation } from "../engine/judgement.ts";
import type { JudgedFinding } from "../engine/merge.ts";
import { finishStep, whileRunning, type RunContext } from "../run-context.server.ts";
import { dossierTopic, tellFinished } from "../searches.server.ts";
import { setPageAside } from "./pages.server.ts";

type Page = {
  pageId: string;
  sourceId: string;
  url: string | null;
  title: string;
  sha256: string;
  textSha256: string;
};

/**
 * Merges the reports of one event, writes the incidents with all they rest on, delivers the run and spends
 * its credits: one transaction, so that a search is delivered whole or not at all.
 */
export async function mergeStep(ctx: RunContext): Promise<void> {
  await whileRunning(ctx, async (tx) => {
    const rows = await tx
      .select({
        pageId: searchRunPages.id,
        sourceId: sources.id,
        url: sources.url,
        title: sources.title,
        sha256: sources.sha256,
        textSha256: sources.textSha256,
        judgement: searchRunPages.judgement,
      })
      .from(searchRunPages)
      .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
      .where(and(eq(searchRunPages.runId, ctx.run.id), isNull(searchRunPages.setAside), isNotNull(searchRunPages.judgement)))
      .orderBy(searchRunPages.position);
    const pages = new Map(rows.map((row) => [row.sourceId, row]));
    const settled = settleJudgements(
      rows.flatMap((row) => (row.judgement ? [{ judgement: row.judgement, sourceId: row.sourceId }] : [])),
    );
    const claims = canonicalJson(settled.findings);
    for (const [index, found] of settled.findings.entries()) await record(tx, ctx, found, pages, index);
    await tx
      .update(searchRuns)
      .set({
        status: "delivered",
        finishedAt: ctx.now(),
        updatedAt: ctx.now(),
        claims,
        claimsSha256: createHash("sha256").update(claims).digest("hex"),
      })
      .where(eq(searchRuns.id, ctx.run.id));
    await finishStep(tx, ctx, "merge", { done: settled.findings.length, total: settled.findings.length });
    await credits.commit(tx, { workspaceId: ctx.workspaceId, reference: ctx.run.id, now: ctx.now() });
    ctx.crashPoint("merge", "after");
    await audit.record(tx, ctx, {
      action: "deliver-search",
      entity: "dossier",
      entityId: ctx.run.dossierId,
      workspaceId: ctx.workspaceId,
      details: { runId: ctx.run.id, incidentCount: settled.findings.length },
    });
    await tellFinished(tx, ctx, { ...ctx.run, runId: ctx.run.id, workspaceId: ctx.workspaceId, status: "delivered" });
    await announce(tx, dossierTopic(ctx.run.dossierId));
    await announce(tx, fileSystemTopic(ctx.workspaceId));
  });
}

/** Writes one event, unless this workspace has it already from the same passages: then only new sources are added. */
async function record(
  tx: Queryable,
  ctx: RunContext,
  found: JudgedFinding,
  pages: ReadonlyMap<string, Page>,
  index: number,
): Promise<void> {
  const spans = found.finding.quotations.map(({ sourceId, start, end }) => ({ sourceId, start, end }));
  if (await wasDeletedOnRequest(tx, { subjectId: ctx.run.subjectId, spans })) {
    for (const sourceId of found.sourceIds) {
      const page = pages.get(sourceId);
      if (page)
        await setPageAside(tx, page.pageId, "duplicate", "What stood here was deleted at the request of the person recorded.");
    }
    return;
  }
  const known = await findRecorded(tx, ctx, found);
  const incidentId = known?.id ?? newId();
  if (known) {
    for (const sourceId of found.sourceIds) {
      const page = pages.get(sourceId);
      if (page) await setPageAside(tx, page.pageId, "duplicate", "This event is recorded already, from this page.");
    }
  } else {
    await insertIncident(tx, ctx, incidentId, found, pages, index);
    await emitEvent(tx, ctx, {
      workspaceId: ctx.workspaceId,
      event: "incident.changed",
      eventKey: `incident:${incidentId}:found`,
      data: { incident_id: incidentId, change: "found" },
    });
  }
  await tx
    .insert(dossierIncidents)
    .values({ workspaceId: ctx.workspaceId, dossierId: ctx.run.dossierId, incidentId, addedAt: ctx.now() })
    .onConflictDoNothing();
}

/** An incident of this workspace and subject that rests on one of the same passages. */
async function findRecorded(tx: Queryable, ctx: RunContext, found: JudgedFinding): Promise<{ id: string } | null> {
  const rows = await tx
    .select({
      id: behaviorIncidents.id,
      sourceId: evidencePassages.sourceId,
      start: evidencePassages.startOffset,
      end: evidencePassages.endOffset,
    })
    .from(behaviorIncidents)
    .innerJoin(evidencePassages, eq(evidencePassages.incidentId, behaviorIncidents.id))
    .where(
      and(
        eq(behaviorIncidents.workspaceId, ctx.workspaceId),
        eq(behaviorIncidents.subjectId, ctx.run.subjectId),
        inArray(evidencePassages.sourceId, found.sourceIds),
      ),
    )
    .orderBy(sql`${behaviorIncidents.createdAt} asc`);
  const same = rows.find((row) =>
    found.finding.quotations.some(
      (quotation) => quotation.sourceId === row.sourceId && quotation.start < row.end && row.start < quotation.end,
    ),
  );
  return same ? { id: same.id } : null;
}

async function insertIncident(
  tx: Queryable,
  ctx: RunContext,
  incidentId: string,
  found: JudgedFinding,
  pages: ReadonlyMap<string, Page>,
  index: number,
): Promise<void> {
  const { finding } = found;
  const now = ctx.now();
  const text = (sentences: readonly AttestedSentence[]) => sentences.map((sentence) => sentence.text).join(" ");
  const first = pages.get(found.sourceIds[0] ?? "");
  await tx.insert(behaviorIncidents).values({
    id: incidentId,
    workspaceId: ctx.workspaceId,
    subjectId: ctx.run.subjectId,
    title: finding.title.text,
    dateStart: finding.date.start,
    dateEnd: finding.date.end,
    datePrecision: finding.date.precision,
    ...(finding.location ? { location: finding.location } : {}),
    summary: text(finding.summary),
    description: text(finding.description),
    url: first ? addressOf(ctx, first) : null,
    origin: "search",
    standing: standingOf(found),
    standingReason: standingReasonOf(found),
    // The latest outcome is shown first (product rule 5).
    allegation: finding.outcomes[0]?.status ?? finding.status,
    rubricRule: found.rule,
    runId: ctx.run.id,
    runKey: String(index),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(evidenceItems).values(
    found.sourceIds.flatMap((sourceId, position) => {
      const page = pages.get(sourceId);
      if (!page) return [];
      return [
        {
          incidentId,
          position,
          title: page.title,
          type: "article" as const,
          url: addressOf(ctx, page),
          sourceId,
          createdAt: now,
        },
      ];
    }),
  );
  const passageOf = await insertPassages(tx, ctx, incidentId, found, pages);
  await insertSentences(tx, incidentId, found, passageOf);
  if (finding.outcomes.length > 0) {
    await tx.insert(incidentOutcomes).values(
      finding.outcomes.map((outcome, position) => ({
        incidentId,
        position,
        status: outcome.status,
        statedOn: outcome.date,
        passageId: passageOf(outcome.quotation),
      })),
    );
  }
  await insertIdentity(tx, incidentId, found);
}

function standingOf(found: JudgedFinding) {
  if (found.decision === "incident") return "finding" as const;
  return found.identity.verdict === "same" && found.rule !== "20"
    ? ("needs-a-human" as const)
    : ("possibly-another-person" as const);
}

function standingReasonOf(found: JudgedFinding): string | null {
  if (found.decision === "incident") return null;
  // Who is meant comes first: what they did matters only if it was they.
  return standingOf(found) === "possibly-another-person" && found.identity.verdict !== "same"
    ? "The name agrees, but nothing else that is known of the subject is tied to this person on the page."
    : found.reason;
}

/** Where the evidence can be opened: the page's own address, or the archived source where it has none. */
function addressOf(ctx: RunContext, page: Page): string {
  return page.url ?? `${ctx.websiteUrl}/api/workspaces/${ctx.workspaceId}/sources/${page.sourceId}/original`;
}

const spanKey = (quotation: Quotation) => `${quotation.sourceId}:${quotation.start}:${quotation.end}`;

async function insertPassages(
  tx: Queryable,
  ctx: RunContext,
  incidentId: string,
  { finding }: JudgedFinding,
  pages: ReadonlyMap<string, Page>,
): Promise<(quotation: Quotation) => string> {
  const quotations = new Map<string, Quotation>();
  for (const quotation of [
    ...finding.quotations,
    finding.title.quotation,
    ...finding.summary.map((sentence) => sentence.quotation),
    ...finding.description.map((sentence) => sentence.quotation),
    ...finding.outcomes.map((outcome) => outcome.quotation),
  ]) {
    quotations.set(spanKey(quotation), quotation);
  }
  const ids = new Map<string, string>();
  const values = [...quotations].map(([key, quotation]) => {
    const page = pages.get(quotation.sourceId);
    if (!page) throw new Error("A quotation names a page that the run has not read");
    const id = newId();
    ids.set(key, id);
    return {
      id,
      incidentId,
      sourceId: quotation.sourceId,
      text: quotation.text,
      startOffset: quotation.start,
      endOffset: quotation.end,
      sourceSha256: page.sha256,
      textSha256: page.textSha256,
      checkedAt: ctx.now(),
    };
  });
  await tx.insert(evidencePassages).values(values);
  return (quotation) => {
    const id = ids.get(spanKey(quotation));
    if (!id) throw new Error("A claim rests on a quotation that was not recorded");
    return id;
  };
}

async function insertSentences(
  tx: Queryable,
  incidentId: string,
  { finding }: JudgedFinding,
  passageOf: (quotation: Quotation) => string,
): Promise<void> {
  const parts: [SentencePart, readonly AttestedSentence[]][] = [
    ["title", [finding.title]],
    ["summary", finding.summary],
    ["description", finding.description],
  ];
  await tx.insert(incidentSentences).values(
    parts.flatMap(([part, sentences]) =>
      sentences.map((sentence, position) => ({
        incidentId,
        part,
        position,
        text: sentence.text,
        passageId: passageOf(sentence.quotation),
      })),
    ),
  );
}

async function insertIdentity(tx: Queryable, incidentId: string, { identity }: JudgedFinding): Promise<void> {
  const entries: ["for" | "against" | "missing", IdentityEvidence][] = [
    ...identity.for.map((entry) => ["for", entry] as ["for", IdentityEvidence]),
    ...identity.against.map((entry) => ["against", entry] as ["against", IdentityEvidence]),
    ...identity.missing.map((entry) => ["missing", entry] as ["missing", IdentityEvidence]),
  ];
  // What speaks for or against without a passage can't be checked, so it is not said.
  const checkable = entries.filter(([stance, entry]) => stance === "missing" || entry.quotation !== null);
  if (checkable.length === 0) return;
  await tx.insert(identityEvidence).values(
    checkable.map(([stance, entry], position) => ({
      incidentId,
      position,
      stance,
      kind: entry.kind,
      statement: entry.statement,
      sourceId: entry.quotation?.sourceId ?? null,
      quote: entry.quotation?.text ?? null,
      startOffset: entry.quotation?.start ?? null,
      endOffset: entry.quotation?.end ?? null,
    })),
  );
}
