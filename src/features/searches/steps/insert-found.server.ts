import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentOutcomes,
  incidentSentences,
} from "#app/db/schema/index.ts";
import { copyAddress } from "#app/features/incidents/evidence-address.ts";
import type { SentencePart, StandingPassage } from "#app/features/incidents/incident.ts";
import { newId } from "#app/lib/ids.ts";
import type { AttestedSentence, IdentityEvidence, IdentityLedger, Quotation } from "../engine/judgement.ts";
import type { JudgedFinding, JudgedPage } from "../engine/events/merge.ts";
import type { RunContext } from "../run-context.server.ts";
import { isObjection } from "../weigh-answer.ts";

/** A page of the run, as far as what is written of it goes. */
export type FoundPage = {
  pageId: string;
  sourceId: string;
  url: string | null;
  title: string;
  sha256: string;
  textSha256: string;
};
type Pages = ReadonlyMap<string, FoundPage>;

/** What is to be written of all events of a run, a statement for each table: each would wait for the one before it. */
export type FoundRows = {
  incidents: (typeof behaviorIncidents.$inferInsert)[];
  items: (typeof evidenceItems.$inferInsert)[];
  passages: (typeof evidencePassages.$inferInsert)[];
  sentences: (typeof incidentSentences.$inferInsert)[];
  outcomes: (typeof incidentOutcomes.$inferInsert)[];
  identity: (typeof identityEvidence.$inferInsert)[];
};

export const noRows = (): FoundRows => ({ incidents: [], items: [], passages: [], sentences: [], outcomes: [], identity: [] });

/** PostgreSQL takes 65,535 values in a statement. */
const rowsAtOnce = 1_000;

export async function insertRows(tx: Queryable, rows: FoundRows): Promise<void> {
  const parts = function* <Row>(all: readonly Row[]) {
    for (let at = 0; at < all.length; at += rowsAtOnce) yield all.slice(at, at + rowsAtOnce);
  };
  for (const some of parts(rows.incidents)) await tx.insert(behaviorIncidents).values(some);
  for (const some of parts(rows.items)) await tx.insert(evidenceItems).values(some);
  // A recorded incident may have a passage of a page that joins it already.
  for (const some of parts(rows.passages)) await tx.insert(evidencePassages).values(some).onConflictDoNothing();
  for (const some of parts(rows.sentences)) await tx.insert(incidentSentences).values(some);
  for (const some of parts(rows.outcomes)) await tx.insert(incidentOutcomes).values(some);
  for (const some of parts(rows.identity)) await tx.insert(identityEvidence).values(some);
}

/** One event with all that it rests on. `likelySameAs` is a recorded one that may be the same. */
export function addIncident(
  rows: FoundRows,
  ctx: RunContext,
  found: JudgedFinding,
  pages: Pages,
  as: { id: string; runKey: string; likelySameAs: string | null },
  judged: readonly JudgedPage[],
): void {
  const incidentId = as.id;
  const { finding } = found;
  const now = ctx.now();
  const text = (sentences: readonly AttestedSentence[]) => sentences.map((sentence) => sentence.text).join(" ");
  const first = pages.get(found.sourceIds[0] ?? "");
  rows.incidents.push({
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
    standingPassage: objectionTo(found, judged),
    // The latest outcome is shown first (product rule 5).
    allegation: finding.outcomes[0]?.status ?? finding.status,
    rubricRule: found.rule,
    runId: ctx.run.id,
    runKey: as.runKey,
    likelySameAs: as.likelySameAs,
    createdAt: now,
    updatedAt: now,
  });
  const copies = new Map(found.copies?.map(({ sourceId, of }) => [sourceId, of]));
  addItems(rows, ctx, incidentId, { sourceIds: found.sourceIds, copies, from: 0, at: now }, pages);
  const passageOf = addPassages(rows, ctx, incidentId, quotationsToKeep(found), pages);
  const parts: [SentencePart, readonly AttestedSentence[]][] = [
    ["title", [finding.title]],
    ["summary", finding.summary],
    ["description", finding.description],
  ];
  for (const [part, sentences] of parts) {
    for (const [position, { text: told, quotation }] of sentences.entries())
      rows.sentences.push({ incidentId, part, position, text: told, passageId: passageOf(quotation) });
  }
  for (const [position, { status, date, quotation }] of finding.outcomes.entries())
    rows.outcomes.push({ incidentId, position, status, statedOn: date, passageId: passageOf(quotation) });
  addIdentity(rows, incidentId, found.identity, 0);
}

/**
 * Further pages that tell of a recorded event, with their passages and what they say of the person. What the incident says
 * stays as it is: title, summary, date, place, status word and standing.
 */
export function addFurtherSources(
  rows: FoundRows,
  ctx: RunContext,
  incidentId: string,
  found: JudgedFinding,
  further: { sourceIds: readonly string[]; copies: ReadonlyMap<string, string>; items: number; identity: number },
  pages: Pages,
): void {
  addItems(rows, ctx, incidentId, { ...further, from: further.items, at: ctx.now() }, pages);
  const isFurther = ({ sourceId }: Quotation) => further.sourceIds.includes(sourceId);
  addPassages(rows, ctx, incidentId, quotationsToKeep(found).filter(isFurther), pages);
  const own = (entries: readonly IdentityEvidence[]) =>
    entries.filter(({ quotation }) => quotation !== null && isFurther(quotation));
  const { identity } = found;
  addIdentity(rows, incidentId, { for: own(identity.for), against: own(identity.against), missing: [] }, further.identity);
}

export function standingOf(found: JudgedFinding) {
  if (found.decision === "incident") return "finding" as const;
  return found.identity.verdict === "same" && found.rule !== "20"
    ? ("needs-a-human" as const)
    : ("possibly-another-person" as const);
}

function standingReasonOf(found: JudgedFinding): string | null {
  if (found.decision === "incident") return found.tiedBy === "model" ? found.reason : null;
  // Who is meant comes first: what they did matters only if it was they.
  return standingOf(found) === "possibly-another-person" && found.identity.verdict !== "same"
    ? "The name agrees, but nothing else that is known of the subject is tied to this person on the page."
    : found.reason;
}

/** Both sides are shown of what a person has to decide: the passage that the model argues from, of one of the event's pages. */
function objectionTo(found: JudgedFinding, judged: readonly JudgedPage[]): StandingPassage | null {
  if (standingReasonOf(found) !== found.reason || !isObjection(found.reason)) return null;
  const page = judged.find(({ judgement, page: { id } }) => found.sourceIds.includes(id) && judgement.reason === found.reason);
  const passage = page?.judgement.passage;
  return passage ? { source_id: passage.sourceId, text: passage.text, start: passage.start, end: passage.end } : null;
}

function addItems(
  rows: FoundRows,
  ctx: RunContext,
  incidentId: string,
  told: {
    sourceIds: readonly string[];
    copies: ReadonlyMap<string, string>;
    from: number;
    /** The moment of the incident itself for what it is made of: what is later was found by a later search. */
    at: Date;
  },
  pages: Pages,
): void {
  for (const [index, sourceId] of told.sourceIds.entries()) {
    const page = pages.get(sourceId);
    if (!page) continue;
    rows.items.push({
      incidentId,
      position: told.from + index,
      title: page.title,
      type: "article",
      url: addressOf(ctx, page),
      sourceId,
      copyOf: told.copies.get(sourceId) ?? null,
      createdAt: told.at,
    });
  }
}

/** Where the evidence can be opened: the page's own address, or the archived source where it has none. */
function addressOf(ctx: RunContext, page: FoundPage): string {
  return page.url ?? copyAddress(ctx.websiteUrl, { workspaceId: ctx.workspaceId, sourceId: page.sourceId });
}

const spanKey = (quotation: Quotation) => `${quotation.sourceId}:${quotation.start}:${quotation.end}`;

/** Every passage that something of the finding rests on, each once. */
function quotationsToKeep({ finding }: JudgedFinding): Quotation[] {
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
  return [...quotations.values()];
}

/** The passages as rows; returns the row's id by its quotation. */
function addPassages(
  rows: FoundRows,
  ctx: RunContext,
  incidentId: string,
  quotations: readonly Quotation[],
  pages: Pages,
): (quotation: Quotation) => string {
  const ids = new Map<string, string>();
  for (const quotation of quotations) {
    const page = pages.get(quotation.sourceId);
    if (!page) throw new Error("A quotation names a page that the run has not read");
    const id = newId();
    ids.set(spanKey(quotation), id);
    rows.passages.push({
      id,
      incidentId,
      sourceId: quotation.sourceId,
      text: quotation.text,
      startOffset: quotation.start,
      endOffset: quotation.end,
      sourceSha256: page.sha256,
      textSha256: page.textSha256,
      checkedAt: ctx.now(),
    });
  }
  return (quotation) => {
    const id = ids.get(spanKey(quotation));
    if (!id) throw new Error("A claim rests on a quotation that was not recorded");
    return id;
  };
}

function addIdentity(
  rows: FoundRows,
  incidentId: string,
  identity: Pick<IdentityLedger, "for" | "against" | "missing">,
  from: number,
): void {
  let position = from;
  for (const stance of ["for", "against", "missing"] as const) {
    for (const { kind, statement, quotation } of identity[stance]) {
      // What speaks for or against without a passage can't be checked, so it is not said.
      if (stance !== "missing" && quotation === null) continue;
      rows.identity.push({
        incidentId,
        position,
        stance,
        kind,
        statement,
        sourceId: quotation?.sourceId ?? null,
        quote: quotation?.text ?? null,
        startOffset: quotation?.start ?? null,
        endOffset: quotation?.end ?? null,
      });
      position += 1;
    }
  }
}
