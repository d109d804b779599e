import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  behaviorIncidents,
  dossierIncidents,
  dossiers,
  evidenceItems,
  evidencePassages,
  identityEvidence,
  incidentOutcomes,
  incidentSentences,
  sources,
} from "#app/db/schema/index.ts";
import * as dossierOperations from "#app/features/dossiers/dossiers.server.ts";
import { review } from "#app/features/incidents/incidents.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aSource } from "./makers.ts";

/** A dossier of the workspace; its search is cancelled, so that no worker takes it. */
export async function aDossier(ctx: MemberContext, name: string): Promise<{ dossierId: string; subjectId: string }> {
  const made = await dossierOperations.create(ctx, {
    workspaceId: ctx.workspaceId,
    idempotencyKey: newId(),
    name,
    facts: {},
  });
  if (!made.ok) throw new Error("The dossier was refused");
  const run = await searches.findLatest(ctx, made.dossierId);
  await searches.cancel(ctx, run?.runId ?? "");
  const [row] = await ctx.db.select({ subjectId: dossiers.subjectId }).from(dossiers).where(eq(dossiers.id, made.dossierId));
  return { dossierId: made.dossierId, subjectId: row?.subjectId ?? "" };
}

/** An incident as a search writes it, quoting `text` from a source of its own; confirmed unless told. */
export async function anIncident(
  ctx: MemberContext,
  of: { dossierId: string; subjectId: string },
  given: { title?: string; text?: string; isConfirmed?: boolean; sourceId?: string } = {},
): Promise<{ incidentId: string; sourceId: string }> {
  const title = given.title ?? "Shouted slurs at a shop-keeper";
  const text = given.text ?? `The court heard that she shouted slurs at the shop-keeper on Monday (${newId()}).`;
  const sourceId =
    given.sourceId ?? (await aSource(ctx, { title: `Report: ${title}`, text, url: "https://gazette.example/report?a=1&b=2" }));
  const [source] = await ctx.db.select().from(sources).where(eq(sources.id, sourceId));
  if (!source) throw new Error("The source was not kept");
  const incidentId = newId();
  const passageId = newId();
  await ctx.db.insert(behaviorIncidents).values({
    id: incidentId,
    workspaceId: ctx.workspaceId,
    subjectId: of.subjectId,
    title,
    summary: text,
    description: text,
    origin: "search",
    allegation: "charged",
    location: "Merrow Harbour",
    dateStart: "2024-03-04",
    dateEnd: "2024-03-04",
    datePrecision: "day",
  });
  await ctx.db.insert(dossierIncidents).values({ workspaceId: ctx.workspaceId, dossierId: of.dossierId, incidentId });
  await ctx.db.insert(evidencePassages).values({
    id: passageId,
    incidentId,
    sourceId,
    text: source.text,
    startOffset: 0,
    endOffset: source.text.length,
    sourceSha256: source.sha256,
    textSha256: createHash("sha256").update(source.text).digest("hex"),
    checkedAt: ctx.now(),
  });
  await ctx.db.insert(incidentSentences).values({ incidentId, part: "description", position: 0, text, passageId });
  await ctx.db.insert(incidentOutcomes).values({ incidentId, position: 0, status: "charged", statedOn: "2024-03-05", passageId });
  await ctx.db
    .insert(evidenceItems)
    .values({ incidentId, position: 0, title: source.title, type: "article", url: source.url ?? "", sourceId });
  await ctx.db.insert(identityEvidence).values([
    { incidentId, position: 0, stance: "for", kind: "name", statement: "The page names her.", sourceId, quote: "she" },
    { incidentId, position: 1, stance: "missing", kind: "employer", statement: "The page does not mention an employer." },
  ]);
  if (given.isConfirmed !== false) await review(ctx, { incidentId, verdict: "confirm", reason: "Read the page" });
  return { incidentId, sourceId };
}
