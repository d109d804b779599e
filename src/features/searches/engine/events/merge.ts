import { isExonerating } from "#app/features/incidents/allegation-words.ts";
import { furthestFirst } from "#app/features/incidents/furthest-first.ts";
import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { AttestedSentence, Finding, IdentityLedger, Judgement, SourceText, StatedOutcome } from "../judgement.ts";
import { copiesAmong, type EventReport, eventReport, isAgainst, isOne, oneEvent } from "./one-event.ts";

/** A finding with the decision and the identity ledger it came with; merged ones have several pages. */
export type JudgedFinding = {
  decision: "incident" | "human";
  rule: string;
  reason: string;
  finding: Finding;
  identity: IdentityLedger;
  sourceIds: string[];
  /** Of these the ones that repeat another's text, with that one; absent where all speak for themselves. */
  copies?: { sourceId: string; of: string }[];
  /** Its title or its status word is of a page on which a language model's pointing tied it to the person. */
  tiedBy?: "model";
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
    return furthestFirst.indexOf(x.status) - furthestFirst.indexOf(y.status);
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

/** A page's judgement with the page as it was archived. */
export type JudgedPage = {
  judgement: Judgement;
  page: SourceText;
  /** What it reports, where that has been read for comparison already. */
  told?: EventReport | undefined;
};

const sameReport = { verdict: "certain", score: 1 } as const;

type FoundOnPage = { judgement: Judgement; finding: Finding; page: SourceText; told: EventReport };

/**
 * Puts together what tells of one event. The surest pairs come first; two groups become one when their surest pair is likely
 * to be one event and no pair of theirs speaks against it. The order of `found` does not matter: pairs of one score go
 * by the pages' ids.
 */
function groupByEvent(found: readonly FoundOnPage[]): FoundOnPage[][] {
  const verdicts = found.map((one, at) => found.slice(0, at).map((other) => oneEvent(one.told, other.told)));
  const between = (a: number, b: number) => verdicts[Math.max(a, b)]?.[Math.min(a, b)] ?? sameReport;
  const sure = verdicts
    .flatMap((row, a) => row.map(({ verdict, score }, b) => ({ a, b, verdict, score })))
    .filter(isOne)
    .toSorted((one, other) => other.score - one.score);
  const groupOf = found.map((_, at) => new Set([at]));
  for (const { a, b } of sure) {
    const [one, other] = [groupOf[a], groupOf[b]];
    if (!one || !other || one === other) continue;
    const isApart = [...one].some((mine) => [...other].some((theirs) => isAgainst(between(mine, theirs))));
    if (isApart) continue;
    for (const at of other) {
      one.add(at);
      groupOf[at] = one;
    }
  }
  return [...new Set(groupOf)].map((group) => [...group].toSorted((a, b) => a - b).flatMap((at) => found[at] ?? []));
}

/**
 * Merges the reports of one event about one person. Every sentence keeps its own source. An outcome in
 * the person's favour on any page wins: the merged finding goes to a human, with that outcome first.
 * Never called across subjects. Order of the input does not change the result.
 */
export function mergeFindings(judged: readonly JudgedPage[]): JudgedFinding[] {
  const found = judged
    .flatMap(({ judgement, page, told }) =>
      judgement.finding && judgement.decision !== "none"
        ? [{ judgement, finding: judgement.finding, page, told: told ?? eventReport(judgement.finding, page) }]
        : [],
    )
    .toSorted((a, b) => (a.page.id < b.page.id ? -1 : a.page.id > b.page.id ? 1 : 0));
  return groupByEvent(found).flatMap(mergeGroup);
}

/**
 * Whose title and summary stand for all: a report that clears the person, else one that is an incident by itself, by the rules alone
 * where there is one. Of these one
 * whose title quotes nobody (a list of incidents is no place for a slur), then the one that tells of the furthest step, then
 * the later page.
 */
function leadOf(reports: readonly FoundOnPage[]): Finding | undefined {
  const clearing = reports.filter(({ finding }) => finding.outcomes.some(({ status }) => isExonerating(status)));
  const incidents = reports.filter(({ judgement }) => judgement.decision === "incident");
  const byRules = incidents.filter(({ judgement }) => judgement.tiedBy === undefined);
  const among = [clearing, byRules, incidents, reports].find((some) => some.length > 0) ?? [];
  const step = ({ finding }: FoundOnPage) => (finding.status ? furthestFirst.indexOf(finding.status) : furthestFirst.length);
  const quotes = ({ finding }: FoundOnPage) => Number(/["“”„«»]|(?:^|\s)['‘]\p{L}/u.test(finding.title.text));
  return among.toSorted(
    (one, other) =>
      quotes(one) - quotes(other) ||
      step(one) - step(other) ||
      (other.page.date ?? "").localeCompare(one.page.date ?? "") ||
      (one.page.id < other.page.id ? -1 : 1),
  )[0]?.finding;
}

/**
 * What a report says of how far the case has got, as far as the incident may say it too. A page that is put to a human for what it
 * tells raises no status word of one that is not: it has not been read as the person's. What clears them counts from any page.
 * Where only who is meant was unclear, the event says who.
 */
function outcomesIn({ judgement, finding }: FoundOnPage, isOfIncident: boolean): Pick<Finding, "outcomes" | "status"> {
  const { status, outcomes } = finding;
  const isOnlyOfWhom = judgement.rule === "20" && judgement.identity.verdict !== "same";
  if (!isOfIncident || judgement.decision === "incident" || isOnlyOfWhom) return { status, outcomes };
  return {
    outcomes: outcomes.filter((outcome) => isExonerating(outcome.status)),
    status: status !== null && isExonerating(status) ? status : null,
  };
}

/** One finding of the reports of one event, in the order of their pages' ids. */
function mergeGroup(reports: readonly FoundOnPage[]): JudgedFinding[] {
  const lead = leadOf(reports);
  if (!lead) return [];
  const isOfIncident = reports.some(({ judgement }) => judgement.decision === "incident");
  let group: JudgedFinding | undefined;
  for (const report of reports) {
    const { judgement, finding, page } = report;
    const course = outcomesIn(report, isOfIncident);
    if (!group) {
      group = {
        decision: judgement.decision === "incident" ? "incident" : "human",
        rule: judgement.rule,
        reason: judgement.reason,
        finding: { ...finding, ...course, rubric: lead.rubric, title: lead.title, summary: lead.summary },
        identity: judgement.identity,
        sourceIds: [page.id],
      };
      continue;
    }
    const outcomes = latestFirst(group.finding.outcomes, course.outcomes);
    const cleared = outcomes.find((outcome) => isExonerating(outcome.status));
    const better = group.finding.date.precision === "unknown" ? finding.date : group.finding.date;
    const decision = cleared
      ? "human"
      : group.decision === "incident" || judgement.decision === "incident"
        ? "incident"
        : "human";
    group.finding = {
      ...lead,
      description: eachOnce([...group.finding.description, ...finding.description]),
      quotations: [...group.finding.quotations, ...finding.quotations],
      outcomes,
      date: better,
      location: group.finding.location ?? finding.location,
      status: cleared ? cleared.status : highest(group.finding.status, course.status),
    };
    group.identity = {
      verdict: group.identity.verdict === "same" || judgement.identity.verdict === "same" ? "same" : group.identity.verdict,
      for: [...group.identity.for, ...judgement.identity.for],
      against: [...group.identity.against, ...judgement.identity.against],
      missing: group.identity.missing.filter((line) => judgement.identity.missing.some((other) => other.kind === line.kind)),
    };
    group.sourceIds = [...group.sourceIds, page.id];
    if (cleared) {
      group.rule = "15";
      group.reason = "A later outcome on another page outranks the report.";
    } else if (judgement.decision === "incident" && group.decision !== "incident") {
      group.rule = judgement.rule;
      group.reason = judgement.reason;
    }
    group.decision = decision;
  }
  if (!group) return [];
  const copies = [...copiesAmong(reports.map(({ page }) => page))].map(([sourceId, of]) => ({ sourceId, of }));
  // Whose title and status word it has: of these the rules alone have to have made one.
  const told = reports.filter(
    ({ judgement, finding }) =>
      judgement.decision === "incident" &&
      (finding === lead || (group.finding.status !== null && finding.status === group.finding.status)),
  );
  const isTiedByModel = group.decision === "incident" && told.some(({ judgement }) => judgement.tiedBy === "model");
  if (isTiedByModel) {
    const tied = told.find(({ judgement }) => judgement.tiedBy === "model");
    if (tied) [group.rule, group.reason] = [tied.judgement.rule, tied.judgement.reason];
  } else if (group.decision === "incident") {
    const own = reports.find(({ judgement }) => judgement.decision === "incident" && judgement.tiedBy === undefined);
    if (own) [group.rule, group.reason] = [own.judgement.rule, own.judgement.reason];
  }
  return [{ ...group, ...(copies.length > 0 ? { copies } : {}), ...(isTiedByModel ? { tiedBy: "model" as const } : {}) }];
}

/** What two copies of a report say alike is told once, as the first of them has it; the quotations keep both. */
function eachOnce(lines: readonly AttestedSentence[]): AttestedSentence[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const plain = text.replace(/\s+/g, " ").trim().toLowerCase();
    return seen.has(plain) ? false : seen.add(plain);
  });
}

/** Each page's word is its own source's; the further one is the later report of the same case. */
function highest(a: AllegationStatus | null, b: AllegationStatus | null): AllegationStatus | null {
  if (a === null) return b;
  if (b === null) return a;
  return furthestFirst.indexOf(a) <= furthestFirst.indexOf(b) ? a : b;
}
