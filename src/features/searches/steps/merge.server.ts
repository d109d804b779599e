import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { dossierIncidents, searchRunPages, searchRuns, sources } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import * as audit from "#app/features/oversight/audit.server.ts";
import { fileSystemTopic } from "#app/features/workspaces/file-system-topic.ts";
import { newId } from "#app/lib/ids.ts";
import { wasDeletedOnRequest } from "#app/features/incidents/tombstones.server.ts";
import { emitEvents } from "#app/features/webhooks/emit.server.ts";
import { announce } from "#app/server/changes.server.ts";
import { canonicalJson } from "../claims.ts";
import { settleJudgements } from "../engine/judge-subject.ts";
import { type JudgedFinding, type JudgedPage, mergeFindings } from "../engine/events/merge.ts";
import { finishStep, whileRunning, type RunContext } from "../run-context.server.ts";
import { dossierTopic, tellFinished } from "../searches.server.ts";
import { addIncident, type FoundPage, type FoundRows, insertRows, noRows } from "./insert-found.server.ts";
import { archivedPage, setPageAside } from "./pages.server.ts";
import { reportAheadOf } from "./read-ahead.server.ts";
import { asRecorded, findRecordedEvent, join, openRecorded, type RecordedEvents } from "./recorded-events.server.ts";

type Found = {
  pages: ReadonlyMap<string, FoundPage>;
  judged: readonly JudgedPage[];
  recorded: RecordedEvents;
  /** Recorded incidents that further pages joined, with how many. */
  joined: Map<string, number>;
  /** What is written of them all, at the end. */
  rows: FoundRows;
  /** Incidents that the dossier shows from now on. */
  shown: Set<string>;
  /** Whether anything was deleted at the request of the person recorded that one of the events rests on. */
  wasDeleted: boolean;
};

/**
 * Merges the reports of one event, writes the incidents with all they rest on, delivers the run and spends
 * its credits: one transaction, so that a search is delivered whole or not at all.
 */
export async function mergeStep(ctx: RunContext): Promise<void> {
  await whileRunning(ctx, async (tx) => {
    const rows = await tx
      .select({ pageId: searchRunPages.id, judgement: searchRunPages.judgement, ...archivedPage })
      .from(searchRunPages)
      .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
      .where(and(eq(searchRunPages.runId, ctx.run.id), isNull(searchRunPages.setAside), isNotNull(searchRunPages.judgement)))
      .orderBy(searchRunPages.position);
    const pages = new Map(rows.map((row) => [row.id, { ...row, sourceId: row.id }]));
    const judged = rows.flatMap(({ judgement, ...page }) =>
      judgement ? [{ judgement, page, told: reportAheadOf(ctx, page.id) }] : [],
    );
    const settled = settleJudgements(judged);
    const claims = canonicalJson(settled.findings);
    const recorded = await openRecorded(tx, ctx, settled.findings.length > 0);
    const all: Found = { pages, judged, recorded, joined: new Map(), rows: noRows(), shown: new Set(), wasDeleted: false };
    const { subjectId } = ctx.run;
    all.wasDeleted = await wasDeletedOnRequest(tx, { subjectId, spans: settled.findings.flatMap(spansOf) });
    for (const [index, found] of settled.findings.entries()) await record(tx, ctx, found, all, String(index));
    await write(tx, ctx, all);
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
    const { workspaceId } = ctx;
    await audit.recordAll(tx, ctx, [
      ...[...all.joined].map(([entityId, sourceCount]) => ({
        action: "join-sources",
        entity: "incident" as const,
        entityId,
        workspaceId,
        details: { runId: ctx.run.id, sourceCount },
      })),
      {
        action: "deliver-search",
        entity: "dossier",
        entityId: ctx.run.dossierId,
        workspaceId,
        details: { runId: ctx.run.id, incidentCount: settled.findings.length },
      },
    ]);
    await tellFinished(tx, ctx, { ...ctx.run, runId: ctx.run.id, workspaceId: ctx.workspaceId, status: "delivered" });
    await announce(tx, dossierTopic(ctx.run.dossierId));
    await announce(tx, fileSystemTopic(ctx.workspaceId));
  });
}

/**
 * Writes one event, unless this workspace has it already. Further pages of a recorded event join it where nothing but a
 * search has had a hand in it; otherwise they stand by themselves, with a word that they may be the same (decision 0037).
 */
async function record(tx: Queryable, ctx: RunContext, found: JudgedFinding, all: Found, runKey: string): Promise<void> {
  const { pages, recorded } = all;
  if (all.wasDeleted && (await wasDeletedOnRequest(tx, { subjectId: ctx.run.subjectId, spans: spansOf(found) }))) {
    await setAside(tx, found.sourceIds, pages, "What stood here was deleted at the request of the person recorded.");
    return;
  }
  const known = findRecordedEvent(recorded, found, all.judged);
  const further = found.sourceIds.filter((sourceId) => !known?.sourceIds.has(sourceId));
  const isSame = known?.likeness === "same";
  if (known && isSame) {
    const repeated = found.sourceIds.filter((sourceId) => known.sourceIds.has(sourceId));
    await setAside(tx, repeated, pages, "This event is recorded already, from this page.");
  }
  if (known && isSame && (further.length === 0 || (await join(tx, ctx, known, found, { ...all, further })))) {
    if (further.length > 0) all.joined.set(known.id, (all.joined.get(known.id) ?? 0) + further.length);
    all.shown.add(known.id);
    return;
  }
  // What is recorded is told from its own pages; of the others, each event by itself.
  const apart = further.length === found.sourceIds.length ? [found] : eventsOf(further, all.judged);
  for (const [part, event] of apart.entries()) {
    const id = newId();
    const key = apart.length > 1 ? `${runKey}.${part}` : runKey;
    addIncident(all.rows, ctx, event, pages, { id, runKey: key, likelySameAs: known?.id ?? null }, all.judged);
    all.shown.add(id);
    recorded.push(asRecorded(id, event, all.judged));
  }
}

function eventsOf(sourceIds: readonly string[], judged: readonly JudgedPage[]): JudgedFinding[] {
  return mergeFindings(judged.filter(({ page }) => sourceIds.includes(page.id)));
}

async function setAside(tx: Queryable, sourceIds: readonly string[], pages: Found["pages"], reason: string): Promise<void> {
  for (const sourceId of sourceIds) {
    const page = pages.get(sourceId);
    if (page) await setPageAside(tx, page.pageId, "duplicate", reason);
  }
}

/** Everything at once, and who is to be told. */
async function write(tx: Queryable, ctx: RunContext, { rows, shown, joined }: Found): Promise<void> {
  await insertRows(tx, rows);
  const { workspaceId, run } = ctx;
  const links = [...shown].map((incidentId) => ({ workspaceId, dossierId: run.dossierId, incidentId, addedAt: ctx.now() }));
  if (links.length > 0) await tx.insert(dossierIncidents).values(links).onConflictDoNothing();
  const told = [
    ...rows.incidents.flatMap(({ id }) => (id ? [{ id, change: "found", key: "found" }] : [])),
    ...[...joined.keys()].map((id) => ({ id, change: "source-joined", key: `joined:${run.id}` })),
  ];
  await emitEvents(tx, ctx, {
    workspaceId,
    event: "incident.changed",
    occasions: told.map(({ id, change, key }) => ({ eventKey: `incident:${id}:${key}`, data: { incident_id: id, change } })),
  });
}

function spansOf({ finding }: JudgedFinding) {
  return finding.quotations.map(({ sourceId, start, end }) => ({ sourceId, start, end }));
}
