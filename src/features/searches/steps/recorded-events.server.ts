import { and, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import {
  addedEvidence,
  behaviorIncidents,
  dossierIncidents,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentCorrections,
  incidentDisputes,
  incidentMerges,
  incidentOutcomes,
  incidentReviews,
  moderationCases,
  sources,
} from "#app/db/schema/index.ts";
import type { Quotation, SourceText } from "../engine/judgement.ts";
import type { JudgedFinding, JudgedPage } from "../engine/events/merge.ts";
import { copiesAmong, type EventReport, eventReport, isAgainst, isOne, oneEvent } from "../engine/events/one-event.ts";
import type { RunContext } from "../run-context.server.ts";
import { addFurtherSources, type FoundPage, type FoundRows, standingOf } from "./insert-found.server.ts";
import { archivedText } from "./pages.server.ts";

/** An event that this workspace has recorded of the subject, with what its pages report. */
type RecordedEvent = {
  id: string;
  sourceIds: ReadonlySet<string>;
  reports: readonly EventReport[];
  /** Written by the same run, which has taken the two for different events. */
  isOfThisRun: boolean;
};
export type RecordedEvents = RecordedEvent[];

/** A search is compared with the pages that were archived last: reading a page takes about two milliseconds. */
const comparedPages = 100;
/** The place of an incident whose pages name none. */
const nowhere = "Unknown location";

/** The recorded events of the run's subject, the oldest first; none where there is nothing to compare them with. */
export async function openRecorded(tx: Queryable, ctx: RunContext, hasFound: boolean): Promise<RecordedEvents> {
  if (!hasFound) return [];
  const passages = await tx
    .select({
      incidentId: behaviorIncidents.id,
      title: behaviorIncidents.title,
      start: behaviorIncidents.dateStart,
      end: behaviorIncidents.dateEnd,
      precision: behaviorIncidents.datePrecision,
      location: behaviorIncidents.location,
      quotation: {
        sourceId: evidencePassages.sourceId,
        text: evidencePassages.text,
        start: evidencePassages.startOffset,
        end: evidencePassages.endOffset,
      },
    })
    .from(behaviorIncidents)
    .innerJoin(evidencePassages, eq(evidencePassages.incidentId, behaviorIncidents.id))
    .where(and(eq(behaviorIncidents.workspaceId, ctx.workspaceId), eq(behaviorIncidents.subjectId, ctx.run.subjectId)))
    .orderBy(behaviorIncidents.createdAt, behaviorIncidents.id, evidencePassages.id);
  const wanted = [...new Set(passages.map(({ quotation }) => quotation.sourceId))];
  if (wanted.length === 0) return [];
  const texts = await tx
    .select(archivedText)
    .from(sources)
    .where(inArray(sources.id, wanted))
    .orderBy(desc(sources.archivedAt), sources.id)
    .limit(comparedPages);
  const pages = new Map(texts.map((page) => [page.id, page]));
  return [...Map.groupBy(passages, ({ incidentId }) => incidentId)].map(([id, rows]) => ({
    id,
    isOfThisRun: false,
    sourceIds: new Set(rows.map(({ quotation }) => quotation.sourceId)),
    reports: [...Map.groupBy(rows, ({ quotation }) => quotation.sourceId)].flatMap(([sourceId, own]) => {
      const page = pages.get(sourceId);
      return page && own[0]
        ? [
            recordedReport(
              own[0],
              own.map(({ quotation }) => quotation),
              page,
            ),
          ]
        : [];
    }),
  }));
}

function recordedReport(
  incident: {
    title: string;
    start: string | null;
    end: string | null;
    precision: EventReport["date"]["precision"];
    location: string;
  },
  quotations: readonly Quotation[],
  page: SourceText,
): EventReport {
  const { title, start, end, precision, location } = incident;
  const date = { start, end, precision };
  return { title, date, location: location === nowhere ? null : location, quotations, spans: quotations, page };
}

/** `same`: it rests on one of the same passages, or the reports are one event; `likely`: they may be, and a person says. */
export type RecordedMatch = RecordedEvent & { likeness: "same" | "likely" };

/** From this likeness on a person is asked. */
const worthAsking = 0.75;

/** The recorded event that a finding is, or may be; null for a new one. */
export function findRecordedEvent(
  recorded: RecordedEvents,
  found: JudgedFinding,
  judged: readonly JudgedPage[],
): RecordedMatch | null {
  const onOnePassage = recorded.find(({ reports }) =>
    reports.some(({ quotations }) => quotations.some((one) => found.finding.quotations.some((other) => overlap(one, other)))),
  );
  if (onOnePassage) return { ...onOnePassage, likeness: "same" };
  const reports = reportsOf(found, judged);
  let best: (RecordedMatch & { score: number }) | null = null;
  for (const event of recorded) {
    const verdicts = reports.flatMap((one) => event.reports.map((other) => oneEvent(one, other)));
    const score = Math.max(0, ...verdicts.map((verdict) => verdict.score));
    if (score < worthAsking || score <= (best?.score ?? 0)) continue;
    // Where day and place of some of the reports exclude one another, words that are alike are no reason to ask.
    if (verdicts.some(({ verdict }) => verdict === "never") && !verdicts.some(isOne)) continue;
    const isSame = !event.isOfThisRun && verdicts.some(isOne) && !verdicts.some(isAgainst);
    best = { ...event, score, likeness: isSame ? "same" : "likely" };
  }
  return best;
}

/** A finding of this run as one that is recorded now. */
export function asRecorded(id: string, found: JudgedFinding, judged: readonly JudgedPage[]): RecordedEvent {
  return { id, sourceIds: new Set(found.sourceIds), reports: reportsOf(found, judged), isOfThisRun: true };
}

function reportsOf(found: JudgedFinding, judged: readonly JudgedPage[]): EventReport[] {
  return judged.flatMap(({ judgement, page, told }) =>
    judgement.finding && found.sourceIds.includes(page.id) ? [told ?? eventReport(judgement.finding, page)] : [],
  );
}

function overlap(one: Quotation, other: Quotation): boolean {
  return one.sourceId === other.sourceId && one.start < other.end && other.start < one.end;
}

/**
 * Adds the further pages of a found event to the recorded one as evidence; the caller writes it down. False where that is not for a
 * machine: somebody has decided about the incident or changed it, or the pages would change how it stands or how far it
 * has got.
 */
export async function join(
  tx: Queryable,
  ctx: RunContext,
  known: RecordedMatch,
  found: JudgedFinding,
  all: { further: readonly string[]; pages: ReadonlyMap<string, FoundPage>; judged: readonly JudgedPage[]; rows: FoundRows },
): Promise<boolean> {
  const incident = await lockUntouched(tx, known.id);
  if (!incident || incident.standing !== standingOf(found)) return false;
  const outcomes = await tx
    .select({ status: incidentOutcomes.status })
    .from(incidentOutcomes)
    .where(eq(incidentOutcomes.incidentId, known.id));
  const words = new Set([...outcomes.map(({ status }) => status), incident.allegation]);
  const { finding } = found;
  if (![...finding.outcomes.map(({ status }) => status), finding.status].every((word) => word === null || words.has(word)))
    return false;
  const [[items], [identity]] = [
    await tx
      .select({ last: max(evidenceItems.position) })
      .from(evidenceItems)
      .where(eq(evidenceItems.incidentId, known.id)),
    await tx
      .select({ last: max(identityEvidence.position) })
      .from(identityEvidence)
      .where(eq(identityEvidence.incidentId, known.id)),
  ];
  const texts = [
    ...known.reports.map(({ page }) => page),
    ...all.judged.flatMap(({ page }) => (all.further.includes(page.id) ? [page] : [])),
  ];
  // Another event of this search may have joined it a moment ago.
  const waiting = (rows: readonly { incidentId: string }[]) => rows.filter(({ incidentId }) => incidentId === known.id).length;
  const further = {
    sourceIds: all.further,
    copies: copiesOfEarlier(texts, known.sourceIds),
    items: (items?.last ?? -1) + 1 + waiting(all.rows.items),
    identity: (identity?.last ?? -1) + 1 + waiting(all.rows.identity),
  };
  addFurtherSources(all.rows, ctx, known.id, found, further, all.pages);
  await tx.update(behaviorIncidents).set({ updatedAt: ctx.now() }).where(eq(behaviorIncidents.id, known.id));
  return true;
}

/** What is recorded was there first, whatever day its page bears: a later page is the copy. */
function copiesOfEarlier(pages: readonly SourceText[], earlier: ReadonlySet<string>): Map<string, string> {
  return copiesAmong(pages.map((page) => (earlier.has(page.id) ? { ...page, date: "0000" } : page)));
}

/** The incident, locked, if a search found it and nobody has decided about it, changed it or shown it to others. */
async function lockUntouched(tx: Queryable, incidentId: string) {
  const [row] = await tx
    .select({ standing: behaviorIncidents.standing, allegation: behaviorIncidents.allegation })
    .from(behaviorIncidents)
    .where(
      and(
        eq(behaviorIncidents.id, incidentId),
        eq(behaviorIncidents.origin, "search"),
        eq(behaviorIncidents.status, "approved"),
        eq(behaviorIncidents.verification, "unreviewed"),
      ),
    )
    .for("update");
  if (!row) return null;
  const { rows } = await tx.execute(sql`select
    exists (select 1 from ${incidentReviews} where ${incidentReviews.incidentId} = ${incidentId})
    or exists (select 1 from ${incidentMerges} where ${incidentId}::uuid in (${incidentMerges.keptId}, ${incidentMerges.mergedId}))
    or exists (select 1 from ${dossierIncidents} where ${dossierIncidents.incidentId} = ${incidentId} and ${dossierIncidents.removedAt} is not null)
    or exists (select 1 from ${addedEvidence} where ${addedEvidence.incidentId} = ${incidentId})
    or exists (select 1 from ${incidentCorrections} where ${incidentCorrections.incidentId} = ${incidentId})
    or exists (select 1 from ${incidentDisputes} where ${incidentDisputes.incidentId} = ${incidentId})
    or exists (select 1 from ${moderationCases} where ${moderationCases.originalId} = ${incidentId}) as touched`);
  return rows[0]?.["touched"] === true ? null : row;
}
