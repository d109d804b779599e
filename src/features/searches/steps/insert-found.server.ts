import type { Queryable } from "#app/db/db.server.ts";
import {
  behaviorIncidents,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentOutcomes,
  incidentSentences,
} from "#app/db/schema/index.ts";
import type { SentencePart } from "#app/features/incidents/incident.ts";
import { newId } from "#app/lib/ids.ts";
import type { AttestedSentence, IdentityEvidence, Quotation } from "../engine/judgement.ts";
import type { JudgedFinding } from "../engine/merge.ts";
import type { RunContext } from "../run-context.server.ts";

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

/** Writes one event with all that it rests on. `likelySameAs` is a recorded one that may be the same. */
export async function insertIncident(
  tx: Queryable,
  ctx: RunContext,
  found: JudgedFinding,
  pages: Pages,
  as: { id: string; runKey: string; likelySameAs: string | null },
): Promise<void> {
  const incidentId = as.id;
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
    runKey: as.runKey,
    likelySameAs: as.likelySameAs,
    createdAt: now,
    updatedAt: now,
  });
  await insertItems(tx, ctx, incidentId, { sourceIds: found.sourceIds, copies: copiesOf(found) }, pages);
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
  await insertIdentity(tx, incidentId, found, 0);
}

export function standingOf(found: JudgedFinding) {
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

const copiesOf = ({ copies = [] }: JudgedFinding) => new Map(copies.map(({ sourceId, of }) => [sourceId, of]));

async function insertItems(
  tx: Queryable,
  ctx: RunContext,
  incidentId: string,
  told: { sourceIds: readonly string[]; copies: ReadonlyMap<string, string>; from?: number },
  pages: Pages,
): Promise<void> {
  await tx.insert(evidenceItems).values(
    told.sourceIds.flatMap((sourceId, index) => {
      const page = pages.get(sourceId);
      if (!page) return [];
      return [
        {
          incidentId,
          position: (told.from ?? 0) + index,
          title: page.title,
          type: "article" as const,
          url: addressOf(ctx, page),
          sourceId,
          copyOf: told.copies.get(sourceId) ?? null,
          createdAt: ctx.now(),
        },
      ];
    }),
  );
}

/**
 * Puts further pages that tell of a recorded event among its evidence, with their passages and what they say of the person.
 * What the incident says stays as it is: title, summary, date, place, status word and standing.
 */
export async function insertFurtherSources(
  tx: Queryable,
  ctx: RunContext,
  incidentId: string,
  found: JudgedFinding,
  further: { sourceIds: readonly string[]; copies: ReadonlyMap<string, string>; items: number; identity: number },
  pages: Pages,
): Promise<void> {
  await insertItems(tx, ctx, incidentId, { ...further, from: further.items }, pages);
  const isFurther = ({ sourceId }: Quotation) => further.sourceIds.includes(sourceId);
  const quotations = quotationsToKeep(found).filter(isFurther);
  await tx
    .insert(evidencePassages)
    .values(quotations.map((quotation) => passageRow(ctx, incidentId, newId(), quotation, pages)))
    .onConflictDoNothing();
  const own = (entries: readonly IdentityEvidence[]) =>
    entries.filter(({ quotation }) => quotation !== null && isFurther(quotation));
  const identity = { ...found.identity, for: own(found.identity.for), against: own(found.identity.against), missing: [] };
  await insertIdentity(tx, incidentId, { ...found, identity }, further.identity);
}

/** Where the evidence can be opened: the page's own address, or the archived source where it has none. */
function addressOf(ctx: RunContext, page: FoundPage): string {
  return page.url ?? `${ctx.websiteUrl}/api/workspaces/${ctx.workspaceId}/sources/${page.sourceId}/original`;
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

function passageRow(ctx: RunContext, incidentId: string, id: string, quotation: Quotation, pages: Pages) {
  const page = pages.get(quotation.sourceId);
  if (!page) throw new Error("A quotation names a page that the run has not read");
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
}

async function insertPassages(
  tx: Queryable,
  ctx: RunContext,
  incidentId: string,
  found: JudgedFinding,
  pages: Pages,
): Promise<(quotation: Quotation) => string> {
  const ids = new Map<string, string>();
  const values = quotationsToKeep(found).map((quotation) => {
    const id = newId();
    ids.set(spanKey(quotation), id);
    return passageRow(ctx, incidentId, id, quotation, pages);
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

async function insertIdentity(tx: Queryable, incidentId: string, { identity }: JudgedFinding, from: number): Promise<void> {
  const entries: ["for" | "against" | "missing", IdentityEvidence][] = [
    ...identity.for.map((entry) => ["for", entry] as ["for", IdentityEvidence]),
    ...identity.against.map((entry) => ["against", entry] as ["against", IdentityEvidence]),
    ...identity.missing.map((entry) => ["missing", entry] as ["missing", IdentityEvidence]),
  ];
  // What speaks for or against without a passage can't be checked, so it is not said.
  const checkable = entries.filter(([stance, entry]) => stance === "missing" || entry.quotation !== null);
  if (checkable.length === 0) return;
  await tx.insert(identityEvidence).values(
    checkable.map(([stance, entry], index) => ({
      incidentId,
      position: from + index,
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
