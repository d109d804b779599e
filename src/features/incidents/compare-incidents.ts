import { sourcesOf, type SourceOption } from "./desk-filters.ts";
import type { IncidentView, PassageView } from "./incident-view.ts";

/** How far two incidents agree in one respect; `unknown` where one of them does not say. */
export type Agreement = "same" | "overlaps" | "differs" | "unknown";

export type Comparison = {
  date: Agreement;
  place: Agreement;
  status: Agreement;
  verification: Agreement;
  sources: Agreement;
  /** Sources of both, of the left one and of the right one alone. */
  shared: SourceOption[];
  onlyLeft: SourceOption[];
  onlyRight: SourceOption[];
  /** Ids of passages that quote the same words of the same source as the other incident does. */
  sharedPassages: ReadonlySet<string>;
  claims: Agreement;
};

/** What agrees and what differs. It says nothing of whether they are one event: that is for a person. */
export function compareIncidents(left: IncidentView, right: IncidentView): Comparison {
  const [ours, theirs] = [sourcesOf(left), sourcesOf(right)];
  const isIn = (options: readonly SourceOption[]) => (option: SourceOption) => options.some(({ key }) => key === option.key);
  const shared = ours.filter(isIn(theirs));
  const onlyLeft = ours.filter((option) => !isIn(theirs)(option));
  const onlyRight = theirs.filter((option) => !isIn(ours)(option));
  const sharedPassages = new Set<string>();
  for (const one of left.passages) {
    for (const other of right.passages) {
      if (!quoteTheSame(one, other)) continue;
      sharedPassages.add(one.id);
      sharedPassages.add(other.id);
    }
  }
  return {
    date: compareDates(left, right),
    place: comparePlaces(left.location, right.location),
    status: left.allegation === right.allegation ? "same" : left.allegation && right.allegation ? "differs" : "unknown",
    verification: left.verification === right.verification ? "same" : "differs",
    sources: setsAgree(shared.length, onlyLeft.length + onlyRight.length),
    shared,
    onlyLeft,
    onlyRight,
    sharedPassages,
    claims: setsAgree(
      sharedPassages.size,
      [...left.passages, ...right.passages].filter(({ id }) => !sharedPassages.has(id)).length,
    ),
  };
}

function setsAgree(shared: number, others: number): Agreement {
  if (shared === 0) return others === 0 ? "unknown" : "differs";
  return others === 0 ? "same" : "overlaps";
}

function quoteTheSame(one: PassageView, other: PassageView): boolean {
  return one.source_id === other.source_id && one.start < other.end && other.start < one.end;
}

function compareDates({ date_span: one }: IncidentView, { date_span: other }: IncidentView): Agreement {
  if (one.start === null || one.end === null || other.start === null || other.end === null) return "unknown";
  if (one.start === other.start && one.end === other.end) return "same";
  return one.start <= other.end && other.start <= one.end ? "overlaps" : "differs";
}

function comparePlaces(one: string, other: string): Agreement {
  if (one === "Unknown location" || other === "Unknown location") return "unknown";
  const words = (place: string) =>
    new Set(
      place
        .normalize("NFKC")
        .toLocaleLowerCase("en")
        .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
    );
  const [ours, theirs] = [words(one), words(other)];
  const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].every((word) => other.has(word));
  if (isWithin(ours, theirs) && isWithin(theirs, ours)) return "same";
  return isWithin(ours, theirs) || isWithin(theirs, ours) ? "overlaps" : "differs";
}
