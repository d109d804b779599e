import { isExonerating } from "#app/features/incidents/allegation-words.ts";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import { whichLanguage } from "#app/lib/language/which-language.ts";
import type { Finding, IdentityLedger, Judgement, StatedOutcome } from "./judgement.ts";

/** A finding with the decision and the identity ledger it came with; merged ones have several pages. */
export type JudgedFinding = {
  decision: "incident" | "human";
  rule: string;
  reason: string;
  finding: Finding;
  identity: IdentityLedger;
  sourceIds: string[];
};

const dull = new Set(
  "the a an and or of to in on at for by with from that which who was were is are be been had has have he she they his her their it its as not but after before when said told court police judge man woman also this into over about would could will".split(
    " ",
  ),
);

function contentWords(finding: Finding): Set<string> {
  const text = [finding.title.text, ...finding.summary.map((sentence) => sentence.text)].join(" ").toLowerCase();
  return new Set((text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !dull.has(word)));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function monthsApart(a: Finding, b: Finding): number | null {
  if (!a.date.start || !b.date.start || !a.date.end || !b.date.end) return null;
  if (a.date.start <= b.date.end && b.date.start <= a.date.end) return 0;
  return Math.abs(Date.parse(a.date.start) - Date.parse(b.date.start)) / (30 * 86_400_000);
}

function languageOf(finding: Finding): string {
  return whichLanguage([finding.title, ...finding.summary, ...finding.description].map((sentence) => sentence.text).join("\n"));
}

/**
 * Do two findings about one person report one event? Their dates must not be months apart, their
 * places must agree where both are known to be different words of one another, and what they say
 * must overlap: less is asked where date and place already agree.
 */
export function isSameEvent(a: Finding, b: Finding): boolean {
  const apart = monthsApart(a, b);
  if (apart !== null && apart > 2) return false;
  const shared = overlap(contentWords(a), contentWords(b));
  const samePlace =
    a.location !== null && b.location !== null && (a.location.includes(b.location) || b.location.includes(a.location));
  const quotes = a.quotations.some((mine) =>
    b.quotations.some((theirs) => mine.text.includes(theirs.text) || theirs.text.includes(mine.text)),
  );
  if (quotes) return true;
  // Words do not overlap across languages: there, the same days say that it is the same.
  if (apart === 0 && a.date.precision !== "year" && b.date.precision !== "year" && languageOf(a) !== languageOf(b)) return true;
  if (apart === 0 && samePlace) return shared >= 0.2;
  if (apart === 0 || samePlace) return shared >= 0.3;
  return shared >= 0.4;
}

const steps: AllegationStatus[] = [
  "reversed",
  "acquitted",
  "dismissed",
  "corrected",
  "apologised",
  "disciplined",
  "sentenced",
  "convicted",
  "pleaded guilty",
  "on trial",
  "indicted",
  "charged",
  "arrested",
  "alleged",
];

/**
 * Two statements of one outcome: the same word, and either the same day, or near the same sentence, or
 * no day that tells them apart.
 */
function isSameOutcome(a: StatedOutcome, b: StatedOutcome): boolean {
  if (a.status !== b.status) return false;
  return a.date === null || b.date === null || a.date === b.date;
}

/** The outcomes of both, each once: the dated statement of it before the undated, else the earlier source's. Latest day first; undated ones by how far a case had got. */
function latestFirst(a: readonly StatedOutcome[], b: readonly StatedOutcome[]): StatedOutcome[] {
  const kept: StatedOutcome[] = [];
  for (const outcome of [...a, ...b]) {
    const at = kept.findIndex((other) => isSameOutcome(other, outcome));
    const known = kept[at];
    if (!known) kept.push(outcome);
    else if (known.date === null && outcome.date !== null) kept[at] = outcome;
  }
  const single = kept.filter(
    (outcome, index) =>
      outcome.date !== null || !kept.some((other, at) => at !== index && other.status === outcome.status && other.date !== null),
  );
  return single.toSorted((x, y) => {
    if (x.date && y.date && x.date !== y.date) return x.date < y.date ? 1 : -1;
    return steps.indexOf(x.status) - steps.indexOf(y.status);
  });
}

const early: ReadonlySet<AllegationStatus> = new Set<AllegationStatus>([
  "alleged",
  "arrested",
  "charged",
  "indicted",
  "on trial",
]);

function wordsOf(finding: Finding): Set<string> {
  const words = contentWords(finding);
  for (const sentence of [
    ...finding.description.map((line) => line.text),
    ...finding.quotations.map((quotation) => quotation.text),
    finding.location ?? "",
  ]) {
    for (const word of sentence.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []) if (!dull.has(word)) words.add(word);
  }
  return words;
}

/**
 * A page that clears the person and tells of no other finding's event by date or words still outranks
 * an accusation that has not gone past a trial, where the two share what the case is about.
 */
export function outrankedByClearing(findings: readonly JudgedFinding[]): JudgedFinding[] {
  const clearings = findings.filter((found) => found.finding.outcomes.some((outcome) => isExonerating(outcome.status)));
  return findings.map((found) => {
    if (found.decision !== "incident" || (found.finding.status !== null && !early.has(found.finding.status))) return found;
    const mine = wordsOf(found.finding);
    const clearing = clearings.find(
      (other) => other !== found && [...wordsOf(other.finding)].filter((word) => mine.has(word)).length >= 4,
    );
    if (!clearing) return found;
    return {
      ...found,
      decision: "human",
      rule: "15",
      reason: "Another page clears this person of what looks like the same matter.",
    };
  });
}

/**
 * Merges the reports of one event about one person. Every sentence keeps its own source. An outcome in
 * the person's favour on any page wins: the merged finding goes to a human, with that outcome first.
 * Never called across subjects. Order of the input does not change the result.
 */
export function mergeFindings(judged: readonly { judgement: Judgement; sourceId: string }[]): JudgedFinding[] {
  const groups: JudgedFinding[] = [];
  const ordered = judged.toSorted((a, b) => (a.sourceId < b.sourceId ? -1 : a.sourceId > b.sourceId ? 1 : 0));
  for (const { judgement, sourceId } of ordered) {
    const { finding } = judgement;
    if (!finding || judgement.decision === "none") continue;
    const group = groups.find((candidate) => isSameEvent(candidate.finding, finding));
    if (!group) {
      groups.push({
        decision: judgement.decision,
        rule: judgement.rule,
        reason: judgement.reason,
        finding,
        identity: judgement.identity,
        sourceIds: [sourceId],
      });
      continue;
    }
    const outcomes = latestFirst(group.finding.outcomes, finding.outcomes);
    const cleared = outcomes.find((outcome) => isExonerating(outcome.status));
    const clears = (one: Finding) => one.outcomes.some((outcome) => isExonerating(outcome.status));
    // Where one page clears the person, what it says comes first.
    const incident = cleared
      ? clears(group.finding)
        ? group.finding
        : clears(finding)
          ? finding
          : group.finding
      : group.decision === "incident"
        ? group.finding
        : judgement.decision === "incident"
          ? finding
          : group.finding;
    const better = group.finding.date.precision === "unknown" ? finding.date : group.finding.date;
    const decision = cleared
      ? "human"
      : group.decision === "incident" || judgement.decision === "incident"
        ? "incident"
        : "human";
    group.finding = {
      ...incident,
      summary: incident.summary,
      description: [...group.finding.description, ...finding.description],
      quotations: [...group.finding.quotations, ...finding.quotations],
      outcomes,
      date: better,
      location: group.finding.location ?? finding.location,
      status: cleared ? cleared.status : highest(group.finding.status, finding.status),
    };
    group.identity = {
      verdict: group.identity.verdict === "same" || judgement.identity.verdict === "same" ? "same" : group.identity.verdict,
      for: [...group.identity.for, ...judgement.identity.for],
      against: [...group.identity.against, ...judgement.identity.against],
      missing: group.identity.missing.filter((line) => judgement.identity.missing.some((other) => other.kind === line.kind)),
    };
    group.sourceIds.push(sourceId);
    if (cleared) {
      group.rule = "15";
      group.reason = "A later outcome on another page outranks the report.";
    } else if (judgement.decision === "incident" && group.decision !== "incident") {
      group.rule = judgement.rule;
      group.reason = judgement.reason;
    }
    group.decision = decision;
  }
  return groups;
}

/** Each page's word is its own source's; the further one is the later report of the same case. */
function highest(a: AllegationStatus | null, b: AllegationStatus | null): AllegationStatus | null {
  if (a === null) return b;
  if (b === null) return a;
  return steps.indexOf(a) <= steps.indexOf(b) ? a : b;
}
