import { z } from "zod";
import { allegationStatuses } from "#app/features/incidents/allegation.ts";
import { evidenceTypes, identityStances, incidentStatuses, verifications } from "#app/features/incidents/incident.ts";
import type { IncidentView } from "#app/features/incidents/incident-view.ts";
import { factKinds } from "#app/features/subjects/subject-facts.ts";

/*
 * What leaves the product about a dossier: the same shapes in the JSON export, in the evidence bundle and at /api/v1.
 * Documented in docs/api.md. Nothing is passed through: each field is named here, so that a private one cannot leave by
 * accident. The fields of social-report requests have no place in it (product rule 6).
 */

const day = z.iso.date().nullable();
const moment = z.iso.datetime();

export const exportedPassageSchema = z.object({
  id: z.uuid(),
  source_id: z.uuid(),
  text: z.string().describe("Verbatim, as it stands in the archived source's text"),
  start: z.int().describe("UTF-16 offset in the source's extracted text"),
  end: z.int(),
  holds: z.boolean().describe("False when the archived copy no longer matches the hash it was quoted from"),
});

export const exportedIncidentSchema = z
  .object({
    id: z.uuid(),
    subject_id: z.uuid().nullable(),
    type: z.literal("antisemitic"),
    status: z.enum(incidentStatuses).describe("Moderation"),
    verification: z
      .enum(verifications)
      .describe(
        "confirmed, or disputed while the person recorded contests it; ones that no person confirmed never leave the product",
      ),
    verified_by: z.string().nullable(),
    verified_at: moment.nullable(),
    verification_reason: z.string().nullable(),
    title: z.string(),
    date: z.string().describe("'March, 2024' or 'Unknown date'"),
    date_span: z.object({
      start: day,
      end: day,
      precision: z.enum(["day", "month", "months", "year", "unknown"]),
    }),
    location: z.string(),
    summary: z.string(),
    description: z.string(),
    url: z.string().nullable(),
    allegation: z.enum(allegationStatuses).nullable().describe("The latest word of a source for how far an accusation has got"),
    outcomes: z
      .array(z.object({ status: z.enum(allegationStatuses), stated_on: day, passage_id: z.uuid() }))
      .describe("The latest first"),
    sentences: z
      .array(z.object({ part: z.enum(["title", "summary", "description"]), text: z.string(), passage_id: z.uuid() }))
      .describe("Every sentence with the passage it rests on"),
    passages: z.array(exportedPassageSchema),
    evidence: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        type: z.enum(evidenceTypes),
        url: z.string(),
        source_id: z.uuid().nullable(),
        copy_of: z.uuid().nullable().describe("The source whose text this page repeats: the two count as one"),
      }),
    ),
    identity: z
      .array(
        z.object({
          stance: z.enum(identityStances),
          kind: z.string(),
          statement: z.string(),
          quote: z.string().nullable(),
          source_id: z.uuid().nullable(),
        }),
      )
      .describe("The identity ledger: is it this person?"),
    merged: z
      .array(z.object({ id: z.uuid(), title: z.string(), date: z.string(), reason: z.string() }))
      .describe("Incidents that a member found to be part of this event; their evidence is among this one's"),
    statements: z
      .array(z.object({ text: z.string(), at: moment }))
      .describe("What the person recorded says to it: pass it on with the rest. While there is one, verification is disputed"),
    corrections: z
      .array(z.object({ changed: z.array(z.string()), reason: z.string(), at: moment }))
      .describe("What was corrected at the request of the person recorded, the latest first"),
    disputes: z.array(z.object({ verdict: z.string(), reason: z.string(), by: z.string(), at: moment })),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "Incident" });
export type ExportedIncident = z.infer<typeof exportedIncidentSchema>;

export const exportedSourceSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    kind: z.enum(["html", "pdf", "text", "docx", "eml"]),
    url: z.string().nullable(),
    author: z.string().nullable(),
    published_on: day,
    language: z.string().nullable(),
    archived_at: moment,
    byte_size: z.int(),
    sha256: z.string().describe("Of the archived bytes"),
    text_sha256: z.string().describe("Of the extracted text in UTF-8"),
  })
  .meta({ id: "Source" });
export type ExportedSource = z.infer<typeof exportedSourceSchema>;

export const exportedDossierSchema = z
  .object({
    id: z.uuid(),
    workspace_id: z.uuid(),
    folder_id: z.uuid().nullable(),
    subject: z.object({ id: z.uuid(), name: z.string() }),
    facts: z.array(z.object({ kind: z.enum(factKinds), value: z.string() })),
    is_fetching_behavior_incidents: z.boolean(),
    deleted_incidents: z
      .array(z.object({ id: z.uuid(), deleted_at: moment }))
      .describe("Deleted at the request of the person recorded: nothing else is kept of them"),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "Dossier" });
export type ExportedDossier = z.infer<typeof exportedDossierSchema>;

/** The whole of a JSON export. Its parts are written one after the other, so it is never held in memory whole. */
export const dossierExportSchema = z
  .object({
    format: z.literal("attest-dossier"),
    version: z.literal(1),
    exported_at: moment,
    scope: z.literal("confirmed incidents"),
    dossier: exportedDossierSchema,
    incidents: z.array(exportedIncidentSchema),
    sources: z.array(exportedSourceSchema),
  })
  .meta({ id: "DossierExport" });

/** Only what a person has confirmed leaves the product (product rule 4). */
export function isExported(incident: IncidentView): boolean {
  return incident.removed === null && incident.status === "approved" && incident.is_confirmed;
}

export function toExportedIncident(incident: IncidentView): ExportedIncident {
  return {
    id: incident.id,
    subject_id: incident.subject_id,
    type: incident.type,
    status: incident.status,
    verification: incident.verification,
    verified_by: incident.verified_by,
    verified_at: incident.verified_at,
    verification_reason: incident.verification_reason,
    title: incident.title,
    date: incident.date,
    date_span: { start: incident.date_span.start, end: incident.date_span.end, precision: incident.date_span.precision },
    location: incident.location,
    summary: incident.summary,
    description: incident.description,
    url: incident.url,
    allegation: incident.allegation,
    outcomes: incident.outcomes.map(({ status, stated_on, passage_id }) => ({ status, stated_on, passage_id })),
    sentences: incident.sentences.map(({ part, text, passage_id }) => ({ part, text, passage_id })),
    passages: incident.passages.map(({ id, source_id, text, start, end, holds }) => ({ id, source_id, text, start, end, holds })),
    evidence: incident.evidence.map((item) => ({
      id: item.id,
      title: item.title,
      type: item.type,
      url: item.url,
      source_id: item.source?.id ?? null,
      copy_of: item.copy_of,
    })),
    identity: incident.identity.map(({ stance, kind, statement, quote, source_id }) => ({
      stance,
      kind,
      statement,
      quote,
      source_id,
    })),
    merged: incident.merged.map(({ id, title, date, merged_into }) => ({ id, title, date, reason: merged_into?.reason ?? "" })),
    statements: incident.statements.map(({ text, at }) => ({ text, at })),
    corrections: incident.corrections.map(({ changed, reason, at }) => ({ changed: [...changed], reason, at })),
    disputes: incident.reviews
      .filter((review) => review.verdict !== "confirm" && review.undone_at === null)
      .map(({ verdict, reason, by, at }) => ({ verdict, reason, by, at })),
    created_at: incident.created_at,
    updated_at: incident.updated_at,
  };
}

/** The sources that an incident rests on, each once. */
export function sourceIdsOf(incident: ExportedIncident): string[] {
  const ids = [
    ...incident.passages.map((passage) => passage.source_id),
    ...incident.evidence.map((item) => item.source_id),
    ...incident.identity.map((entry) => entry.source_id),
  ];
  return [...new Set(ids.filter((id) => id !== null))];
}
