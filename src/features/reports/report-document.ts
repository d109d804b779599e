import { allegationLabel } from "#app/features/incidents/allegation-words.ts";
import { withMerged } from "#app/features/incidents/incident-merges.ts";
import type { IncidentView } from "#app/features/incidents/incident-view.ts";
import type { SetAsideReason } from "#app/features/searches/engine/judgement.ts";
import { setAsideLabels } from "#app/features/searches/set-aside.ts";
import { factLabels, type IdentityFact } from "#app/features/subjects/subject-facts.ts";
import { workspacePurposes, type WorkspacePurpose } from "#app/features/workspaces/workspace.ts";
import { describePrecision } from "#app/lib/partial-date.ts";
import { phrase, type Phrase } from "./direction.ts";

/** A search of the dossier, as far as the report tells of it. */
export type ReportedSearch = {
  at: string;
  engine: string | null;
  searchEngine: string | null;
  queries: { query: string; purpose: string; resultCount: number | null; failure: string | null }[];
  pagesRead: number;
  setAside: { title: string; kind: SetAsideReason; reason: string }[];
};

export type ReportSource = {
  id: string;
  title: string;
  url: string | null;
  publishedOn: string | null;
  archivedAt: string;
  sha256: string;
  language: string | null;
};

/** What the subject, or somebody for them, has answered to an incident. */
export type ReportedStatement = { incidentId: string; text: string; at: string };

export type ReportMaterial = {
  code: string;
  verifyUrl: string;
  madeAt: string;
  madeBy: string;
  workspaceName: string;
  purpose: WorkspacePurpose | null;
  subjectName: string;
  facts: readonly IdentityFact[];
  incidents: readonly IncidentView[];
  sources: readonly ReportSource[];
  statements: readonly ReportedStatement[];
  searches: readonly ReportedSearch[];
};

/** What the pages are set from: words alone, each with its direction; nothing in it is markup. */
export type ReportDocument = {
  code: string;
  verifyUrl: string;
  madeAt: string;
  madeOn: { year: number; month: number; day: number };
  madeBy: Phrase;
  workspaceName: Phrase;
  purpose: string;
  subject: Phrase;
  facts: { term: string; value: Phrase }[];
  summary: { number: number; date: string; title: Phrase; latest: string; isDisputed: boolean }[];
  incidents: {
    number: number;
    id: string;
    title: Phrase;
    date: string;
    precision: string | null;
    place: Phrase;
    outcomes: { status: string; on: string | null; quote: Phrase | null; source: number | null }[];
    confirmedBy: Phrase;
    confirmedAt: string;
    confirmedReason: Phrase;
    disputes: { by: Phrase; at: string; text: Phrase; isSubject: boolean }[];
    summary: Phrase;
    description: { text: Phrase; quotation: number | null }[];
    quotations: { number: number; text: Phrase; source: number | null; holds: boolean }[];
    identity: { stance: string; statement: Phrase; quote: Phrase | null; source: number | null }[];
    evidence: { title: Phrase; url: string; source: number | null; copyOf: number | null }[];
  }[];
  sources: {
    number: number;
    title: Phrase;
    url: string | null;
    publishedOn: string | null;
    archivedAt: string;
    sha256: string;
  }[];
  searches: {
    at: string;
    engines: string;
    pagesRead: number;
    queries: { query: Phrase; purpose: string; found: string }[];
    setAside: { label: string; pages: { title: Phrase; reason: Phrase | null }[] }[];
  }[];
  missingCharacters: number;
};

/** An event with the evidence of all that a member found to be part of it, where that is confirmed. */
export function asTold(event: IncidentView): IncidentView {
  return withMerged(event, (part) => confirmedIncidents([part]).length > 0);
}

/** Only what a person has confirmed is reported and counted (product rule 4), newest event first. */
export function confirmedIncidents(incidents: readonly IncidentView[]): IncidentView[] {
  return incidents.filter((incident) => incident.removed === null && incident.status === "approved" && incident.is_confirmed);
}

/** `2026-03-02T09:00:00.000Z` as '2 March 2026, 09:00 UTC'. */
export function moment(iso: string): string {
  return `${day(iso)}, ${iso.slice(11, 16)} UTC`;
}

function day(iso: string): string {
  const months = "January February March April May June July August September October November December".split(" ");
  return `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** Lays the material out as the report tells it. Every incident in `material` is one that a person has confirmed. */
export function layOutReport(material: ReportMaterial): ReportDocument {
  const languages = new Map(material.sources.map((source) => [source.id, source.language]));
  const numbers = new Map(material.sources.map((source, index) => [source.id, index + 1]));
  const incidents = material.incidents.map((incident, index) =>
    layOutIncident(incident, { number: index + 1, languages, numbers, statements: material.statements }),
  );
  return {
    code: material.code,
    verifyUrl: material.verifyUrl,
    madeAt: moment(material.madeAt),
    madeOn: {
      year: Number(material.madeAt.slice(0, 4)),
      month: Number(material.madeAt.slice(5, 7)),
      day: Number(material.madeAt.slice(8, 10)),
    },
    madeBy: phrase(material.madeBy),
    workspaceName: phrase(material.workspaceName),
    purpose: material.purpose ? workspacePurposes[material.purpose] : "Not stated by the workspace",
    subject: phrase(material.subjectName),
    facts: material.facts.map((fact) => ({ term: factLabels[fact.kind], value: phrase(fact.value) })),
    summary: incidents.map(({ number, date, title, outcomes, disputes }) => ({
      number,
      date,
      title,
      latest: outcomes[0]?.status ?? "No outcome of an authority",
      isDisputed: disputes.length > 0,
    })),
    incidents,
    sources: material.sources.map((source, index) => ({
      number: index + 1,
      title: phrase(source.title, source.language),
      url: webAddress(source.url),
      publishedOn: source.publishedOn ? day(source.publishedOn) : null,
      archivedAt: moment(source.archivedAt),
      sha256: source.sha256,
    })),
    searches: material.searches.map(layOutSearch),
    missingCharacters: 0,
  };
}

type Surroundings = {
  number: number;
  languages: ReadonlyMap<string, string | null>;
  numbers: ReadonlyMap<string, number>;
  statements: readonly ReportedStatement[];
};

function layOutIncident(event: IncidentView, around: Surroundings): ReportDocument["incidents"][number] {
  const incident = asTold(event);
  const sourceOf = (id: string | null) => (id === null ? null : (around.numbers.get(id) ?? null));
  const quote = (text: string, sourceId: string | null) =>
    phrase(text, sourceId ? (around.languages.get(sourceId) ?? null) : null);
  const quotationNumbers = new Map(incident.passages.map((passage, index) => [passage.id, index + 1]));
  const passageOf = (id: string) => incident.passages.find((passage) => passage.id === id);
  return {
    number: around.number,
    id: incident.id,
    title: phrase(incident.title),
    date: incident.date,
    precision: describePrecision(incident.date_span),
    place: phrase(incident.location),
    outcomes: incident.outcomes.map((outcome) => {
      const passage = passageOf(outcome.passage_id);
      return {
        status: allegationLabel(outcome.status),
        on: outcome.stated_on ? day(outcome.stated_on) : null,
        quote: passage ? quote(passage.text, passage.source_id) : null,
        source: sourceOf(passage?.source_id ?? null),
      };
    }),
    confirmedBy: phrase(incident.verified_by ?? "a person of the staff"),
    confirmedAt: incident.verified_at ? moment(incident.verified_at) : "",
    confirmedReason: phrase(incident.verification_reason ?? ""),
    disputes: [
      ...around.statements
        .filter((statement) => statement.incidentId === incident.id)
        .map((statement) => ({
          by: phrase("The person recorded"),
          at: moment(statement.at),
          text: phrase(statement.text),
          isSubject: true,
        })),
      ...incident.reviews
        .filter((review) => review.verdict !== "confirm" && review.undone_at === null)
        .map((review) => ({ by: phrase(review.by), at: moment(review.at), text: phrase(review.reason), isSubject: false })),
    ],
    summary: phrase(incident.summary),
    description: describe(incident, quotationNumbers),
    quotations: incident.passages.map((passage, index) => ({
      number: index + 1,
      text: quote(passage.text, passage.source_id),
      source: sourceOf(passage.source_id),
      holds: passage.holds,
    })),
    identity: incident.identity.map((entry) => ({
      stance: entry.stance,
      statement: phrase(entry.statement),
      quote: entry.quote === null ? null : quote(entry.quote, entry.source_id),
      source: sourceOf(entry.source_id),
    })),
    evidence: incident.evidence.flatMap((item) => {
      const url = webAddress(item.url);
      return url
        ? [{ title: phrase(item.title), url, source: sourceOf(item.source?.id ?? null), copyOf: sourceOf(item.copy_of) }]
        : [];
    }),
  };
}

/** Sentence by sentence with what each rests on; one written by a person may have no quotations of its own. */
function describe(incident: IncidentView, quotationNumbers: ReadonlyMap<string, number>) {
  const sentences = incident.sentences.filter((sentence) => sentence.part === "description");
  if (sentences.length === 0) return [{ text: phrase(incident.description), quotation: null }];
  return sentences.map((sentence) => ({
    text: phrase(sentence.text),
    quotation: quotationNumbers.get(sentence.passage_id) ?? null,
  }));
}

// What is said of these pages speaks of findings that nobody has confirmed, or of other people: their titles suffice.
const withoutReason = new Set<SetAsideReason>(["needs-a-human", "possibly-another-person", "another-person"]);

function layOutSearch(search: ReportedSearch): ReportDocument["searches"][number] {
  const kinds = Object.keys(setAsideLabels) as SetAsideReason[];
  return {
    at: moment(search.at),
    engines: [search.searchEngine, search.engine].filter((engine) => engine !== null).join(", "),
    pagesRead: search.pagesRead,
    queries: search.queries.map((query) => ({
      query: phrase(query.query),
      purpose: query.purpose,
      found: query.failure === null ? `${query.resultCount ?? 0} found` : "failed",
    })),
    setAside: kinds.flatMap((kind) => {
      const pages = search.setAside.filter((page) => page.kind === kind);
      if (pages.length === 0) return [];
      return [
        {
          label: setAsideLabels[kind],
          pages: pages.map((page) => ({
            title: phrase(page.title),
            reason: withoutReason.has(kind) || page.reason === "" ? null : phrase(page.reason),
          })),
        },
      ];
    }),
  };
}

/** Only what a reader's PDF viewer may open. */
function webAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return ["http:", "https:"].includes(new URL(url).protocol) ? url : null;
}

/** Rewrites every printed text of the document, wherever it stands. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    // Addresses are opened, not only read.
    Object.entries(value).map(([key, one]) => [
      key,
      key === "url" || key === "verifyUrl" ? one : mapTexts(one as unknown, change),
    ]),
  ) as Value;
}
