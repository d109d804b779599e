import type { JudgedFinding } from "./engine/events/merge.ts";

/**
 * A value as JSON that is the same, byte for byte, whenever the value is: keys in the order of their UTF-16 code units, no
 * white space, nothing undefined (as RFC 8785 has it, for texts, whole numbers, lists and objects).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
  }
  return JSON.stringify(value ?? null);
}

/** What a search found: of its claims only what may be recorded is a finding, the rest is kept apart for a person. */
export type ClaimCounts = { findings: number; keptApart: number };

/** @param claims what a search kept of them, at least the decision of each */
export function countClaims(claims: readonly Pick<JudgedFinding, "decision">[]): ClaimCounts {
  const findings = claims.filter(({ decision }) => decision === "incident").length;
  return { findings, keptApart: claims.length - findings };
}

/** "2 findings, 1 kept apart"; nothing at all is "Nothing found". */
export function describeCounts({ findings, keptApart }: ClaimCounts): string {
  if (findings + keptApart === 0) return "Nothing found";
  const found = findings === 0 ? "No finding" : `${findings} ${findings === 1 ? "finding" : "findings"}`;
  return keptApart === 0 ? found : `${found}, ${keptApart} kept apart`;
}

/** What became of one finding between two searches. */
export type ClaimChange =
  | { kind: "new" | "gone"; title: string }
  /** `what` names in words what is different. */
  | { kind: "changed"; title: string; what: string[] };

const isSame = (one: JudgedFinding, other: JudgedFinding, urlOf: (sourceId: string) => string | null): boolean =>
  one.finding.quotations.some((quotation) =>
    other.finding.quotations.some((candidate) => {
      if (quotation.sourceId === candidate.sourceId) return quotation.start < candidate.end && candidate.start < quotation.end;
      // The page has changed since and was archived anew: the same words at the same address.
      const url = urlOf(quotation.sourceId);
      return url !== null && url === urlOf(candidate.sourceId) && quotation.text === candidate.text;
    }),
  );

/** Pages that repeat another's text are no further sources. */
const countSources = ({ sourceIds, copies = [] }: JudgedFinding): number => sourceIds.length - copies.length;

/** The findings of two searches side by side: a finding is the same when it rests on one of the same passages. */
export function compareClaims(
  before: readonly JudgedFinding[],
  after: readonly JudgedFinding[],
  urlOf: (sourceId: string) => string | null,
): { changes: ClaimChange[]; unchanged: number } {
  const changes: ClaimChange[] = [];
  let unchanged = 0;
  const left = new Set(before);
  for (const now of after) {
    const then = [...left].find((candidate) => isSame(candidate, now, urlOf));
    if (!then) {
      changes.push({ kind: "new", title: now.finding.title.text });
      continue;
    }
    left.delete(then);
    const what = differences(then, now);
    if (what.length > 0) changes.push({ kind: "changed", title: now.finding.title.text, what });
    else unchanged += 1;
  }
  for (const then of left) changes.push({ kind: "gone", title: then.finding.title.text });
  return { changes, unchanged };
}

const decisions = { incident: "a finding", human: "put to a person" } as const;

function differences(then: JudgedFinding, now: JudgedFinding): string[] {
  const what: string[] = [];
  const said = (value: string | null | undefined) => value ?? "not stated";
  const compare = (name: string, one: string | null | undefined, other: string | null | undefined) => {
    if ((one ?? null) !== (other ?? null)) what.push(`${name}: ${said(one)}, now ${said(other)}`);
  };
  compare("Standing", decisions[then.decision], decisions[now.decision]);
  compare("Status", latest(then), latest(now));
  compare("Date", then.finding.date.start, now.finding.date.start);
  compare("Place", then.finding.location, now.finding.location);
  compare("Sources", String(countSources(then)), String(countSources(now)));
  const words = (found: JudgedFinding) =>
    canonicalJson([
      found.finding.title.text,
      found.finding.summary.map(({ text }) => text),
      found.finding.description.map(({ text }) => text),
    ]);
  if (words(then) !== words(now)) what.push("The quoted words differ");
  return what;
}

const latest = (found: JudgedFinding) => found.finding.outcomes[0]?.status ?? found.finding.status;
