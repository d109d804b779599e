import type { WorkspaceContext } from "#app/server/context.ts";
import { csvLine, csvStart } from "./csv.ts";
import type { ExportedDossier, ExportedIncident } from "./exported.ts";
import { exportedIncidents } from "./read-dossier.server.ts";

const columns: readonly [string, (incident: ExportedIncident) => string | number | null][] = [
  ["id", (incident) => incident.id],
  ["title", (incident) => incident.title],
  ["date", (incident) => incident.date],
  ["date_start", (incident) => incident.date_span.start],
  ["date_end", (incident) => incident.date_span.end],
  ["date_precision", (incident) => incident.date_span.precision],
  ["location", (incident) => incident.location],
  ["latest_outcome", (incident) => incident.outcomes[0]?.status ?? incident.allegation],
  [
    "outcomes",
    (incident) => incident.outcomes.map(({ status, stated_on }) => [status, stated_on].filter(Boolean).join(" ")).join("; "),
  ],
  ["verification", (incident) => incident.verification],
  ["verified_by", (incident) => incident.verified_by],
  ["verified_at", (incident) => incident.verified_at],
  ["statement_of_the_person", (incident) => incident.statements.map(({ text }) => text).join("\n\n")],
  ["corrections", (incident) => incident.corrections.map(({ reason, at }) => `${at.slice(0, 10)} ${reason}`).join("; ")],
  ["disputes", (incident) => incident.disputes.map(({ reason }) => reason).join("; ")],
  ["summary", (incident) => incident.summary],
  ["description", (incident) => incident.description],
  ["quotations", (incident) => incident.passages.map(({ text }) => text).join("\n\n")],
  ["quotations_hold", (incident) => (incident.passages.every(({ holds }) => holds) ? "yes" : "no")],
  ["evidence", (incident) => incident.evidence.map(({ url }) => url).join("\n")],
  ["created_at", (incident) => incident.created_at],
  ["updated_at", (incident) => incident.updated_at],
];

/** The confirmed incidents of a dossier as CSV, a line at a time. */
export async function* incidentsCsv(ctx: WorkspaceContext, dossier: ExportedDossier): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(([name]) => name));
  for await (const incident of exportedIncidents(ctx, dossier)) yield csvLine(columns.map(([, read]) => read(incident)));
}
