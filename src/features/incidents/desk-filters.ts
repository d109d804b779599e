import { allegationStatuses } from "./allegation.ts";
import type { DeskFilters, DeskSort } from "./desk-search.ts";
import type { IncidentView } from "./incident-view.ts";

/** 'on trial' as an address has it: 'on-trial'; 'none' where no authority is involved. */
export function statusWordOf(incident: Pick<IncidentView, "allegation">): string {
  return incident.allegation?.replaceAll(" ", "-") ?? "none";
}

export type SourceOption = { key: string; label: string };

/** Where an event is told: the hosts of its evidence, and library sources that have no address; each once. */
export function sourcesOf(incident: IncidentView): SourceOption[] {
  const found = new Map<string, string>();
  for (const { evidence } of [incident, ...incident.merged]) {
    for (const item of evidence) {
      const host = hostOf(item.source ? item.source.url : item.url);
      if (host) found.set(host, host);
      else if (item.source) found.set(item.source.id, item.source.title);
    }
  }
  return [...found].map(([key, label]) => ({ key, label }));
}

function hostOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, "") || null;
}

type Facet = "statuses" | "verifications" | "sources" | "period";
const facets: Facet[] = ["statuses", "verifications", "sources", "period"];

/** Spans overlap: what is known to a month may have been on any of its days. */
function isInPeriod({ date_span: span }: IncidentView, { from, to, withUndated }: DeskFilters): boolean {
  if (span.start === null || span.end === null) return withUndated;
  return (from === null || span.end >= from) && (to === null || span.start <= to);
}

function fits(incident: IncidentView, filters: DeskFilters, facet: Facet): boolean {
  switch (facet) {
    case "statuses":
      return filters.statuses.length === 0 || filters.statuses.includes(statusWordOf(incident));
    case "verifications":
      return filters.verifications.length === 0 || filters.verifications.includes(incident.verification);
    case "sources":
      return filters.sources.length === 0 || sourcesOf(incident).some(({ key }) => filters.sources.includes(key));
    case "period":
      return isInPeriod(incident, filters);
  }
}

export function filterIncidents(incidents: readonly IncidentView[], filters: DeskFilters): IncidentView[] {
  return incidents.filter((incident) => facets.every((facet) => fits(incident, filters, facet)));
}

export type FacetOption = SourceOption & { count: number };
export type DeskFacets = { statuses: FacetOption[]; verifications: FacetOption[]; sources: FacetOption[]; undated: number };

/**
 * What can be chosen, each with how many incidents it would show together with the other filters. A choice that is set
 * stays, also where it shows nothing.
 */
export function facetsOf(incidents: readonly IncidentView[], filters: DeskFilters): DeskFacets {
  const left = (facet: Facet) =>
    incidents.filter((incident) => facets.every((other) => other === facet || fits(incident, filters, other)));
  const options = (facet: Facet, keysOf: (incident: IncidentView) => SourceOption[], chosen: readonly string[]) => {
    const labels = new Map<string, string>(chosen.map((key) => [key, key]));
    for (const incident of incidents) for (const { key, label } of keysOf(incident)) labels.set(key, label);
    const counts = new Map<string, number>();
    for (const incident of left(facet)) for (const { key } of keysOf(incident)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...labels].map(([key, label]) => ({ key, label, count: counts.get(key) ?? 0 }));
  };
  const word = (text: string) => {
    const plain = text === "none" ? "No status word" : text.replaceAll("-", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };
  const byLadder = ({ key }: SourceOption) => allegationStatuses.findIndex((status) => status.replaceAll(" ", "-") === key);
  return {
    statuses: options("statuses", (incident) => [{ key: statusWordOf(incident), label: "" }], filters.statuses)
      .toSorted((one, other) => byLadder(one) - byLadder(other))
      .map((option) => ({ ...option, label: word(option.key) })),
    verifications: options("verifications", ({ verification }) => [{ key: verification, label: "" }], filters.verifications)
      .map((option) => ({ ...option, label: word(option.key) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    sources: options("sources", sourcesOf, filters.sources).toSorted(
      (one, other) => other.count - one.count || one.label.localeCompare(other.label),
    ),
    undated: left("period").filter(({ date_span: span }) => span.start === null).length,
  };
}

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
/** Without a known date an incident comes last, whichever way dates run. */
const byDate = (one: IncidentView, other: IncidentView, direction: 1 | -1) => {
  const [a, b] = [one.date_span, other.date_span];
  if (a.start === null || b.start === null) return Number(a.start === null) - Number(b.start === null);
  return direction * (a.start.localeCompare(b.start) || (a.end ?? "").localeCompare(b.end ?? ""));
};
const rank = ({ allegation }: IncidentView) => (allegation === null ? -1 : allegationStatuses.indexOf(allegation));

const orders: Record<DeskSort, (one: IncidentView, other: IncidentView) => number> = {
  date: (one, other) => byDate(one, other, -1),
  oldest: (one, other) => byDate(one, other, 1),
  found: (one, other) => other.created_at.localeCompare(one.created_at),
  // What lifts an accusation comes first, then how far it has got.
  status: (one, other) => rank(other) - rank(one),
  title: (one, other) => collator.compare(one.title, other.title),
};

/** Sorted; equals in the order of their dates, newest first, and of their ids, so that it is the same each time. */
export function sortIncidents(incidents: readonly IncidentView[], sort: DeskSort): IncidentView[] {
  return incidents.toSorted((one, other) => orders[sort](one, other) || byDate(one, other, -1) || one.id.localeCompare(other.id));
}

export type PlaceGroup = { place: string; incidents: IncidentView[] };

/** By place, those with the most first; the unknown place last. Spelled alike but for case and spaces is one place. */
export function groupByPlace(incidents: readonly IncidentView[]): PlaceGroup[] {
  const groups = new Map<string, PlaceGroup>();
  for (const incident of incidents) {
    const key = incident.location.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").toLocaleLowerCase("en");
    const group = groups.get(key) ?? { place: incident.location, incidents: [] };
    group.incidents.push(incident);
    groups.set(key, group);
  }
  const isUnknown = ({ place }: PlaceGroup) => place === "Unknown location";
  return [...groups.values()].toSorted(
    (one, other) =>
      Number(isUnknown(one)) - Number(isUnknown(other)) ||
      other.incidents.length - one.incidents.length ||
      collator.compare(one.place, other.place),
  );
}
