import { judgeSubject } from "#app/features/searches/engine/judge-subject.ts";
import { verifyQuotation } from "#app/features/sources/quotation.ts";
import { foldText } from "#app/features/sources/text-folding.ts";
import { incidents } from "./incidents.ts";
import { readInvented } from "./invented-set.ts";
import { readRows } from "./rows-file.ts";

type Decision = "incident" | "human" | "none";

export type IncidentRow = {
  id: string;
  doc: string;
  url: string;
  title: string;
  date: string | null;
  text: string;
  furnitureStart: number | null;
  subject: { name: string; aliases?: string[]; employer?: string; city?: string; birthYear?: number; role?: string };
  label: Decision;
  acceptable: Decision[];
  rubric: number | string;
  status: string | null;
  statusAlso?: string[];
  incidentDate: string | null;
  tags: string[];
  core: boolean;
};

export type IncidentAnswer = {
  decision: Decision;
  status: string | null;
  quotes: string[];
  incidentDate: string | null;
};

export type IncidentsReport = {
  rows: number;
  incidentRows: number;
  otherRows: number;
  found: number;
  recall: number;
  falseAccusations: string[];
  /** The gravest among them: minors, people cleared, other roles, another person. */
  ofMinors: string[];
  ofCleared: string[];
  wrongRole: string[];
  wrongPerson: string[];
  queued: number;
  queueShare: number;
  acceptable: number;
  statusScored: number;
  statusRight: number;
  statusUpgrades: string[];
  quotes: number;
  quotesVerbatim: number;
  quotesInFurniture: number;
  monthsScored: number;
  monthsRight: number;
  missed: string[];
};

/** The ladder of accusation: a word above the source's is an upgrade. */
const ladder = ["alleged", "arrested", "charged", "indicted", "on trial", "pleaded guilty", "convicted", "sentenced"];
const cleared = new Set(["acquitted", "dismissed", "reversed"]);
/** Words beside the ladder that accuse when the source does not say them. */
const besideLadder = new Set(["disciplined", "apologised"]);

/** "right" (one of the label's words), "upgrade" (more than the source says) or "lower" (less). */
export function gradeStatus(
  row: Pick<IncidentRow, "status" | "statusAlso">,
  found: string | null,
): "right" | "upgrade" | "lower" {
  const wanted = [row.status, ...(row.statusAlso ?? [])];
  if (wanted.includes(found) || (row.status === null && found === "alleged")) return "right";
  if (found === null) return "lower";
  const height = ladder.indexOf(found);
  if (height >= 0 && row.status !== null && cleared.has(row.status)) return "upgrade";
  if (besideLadder.has(found)) return "upgrade";
  const ceiling = Math.max(0, ...wanted.map((word) => (word === null ? 0 : ladder.indexOf(word))));
  return height > ceiling ? "upgrade" : "lower";
}

function folded(text: string): string {
  return foldText(text).text;
}

function bare(quote: string): string {
  return folded(quote).replace(/^["'\s]+|["'\s]+$/g, "");
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Scores answers against labels; a row without an answer counts as "none". */
export function gradeIncidents(rows: IncidentRow[], answer: (row: IncidentRow) => IncidentAnswer): IncidentsReport {
  const report: IncidentsReport = {
    rows: rows.length,
    incidentRows: 0,
    otherRows: 0,
    found: 0,
    recall: 0,
    falseAccusations: [],
    ofMinors: [],
    ofCleared: [],
    wrongRole: [],
    wrongPerson: [],
    queued: 0,
    queueShare: 0,
    acceptable: 0,
    statusScored: 0,
    statusRight: 0,
    statusUpgrades: [],
    quotes: 0,
    quotesVerbatim: 0,
    quotesInFurniture: 0,
    monthsScored: 0,
    monthsRight: 0,
    missed: [],
  };
  for (const row of rows) {
    const given = answer(row);
    const tagged = (...tags: string[]) => tags.some((tag) => row.tags.includes(tag));
    if (row.acceptable.includes(given.decision)) report.acceptable += 1;
    if (given.decision === "human") report.queued += 1;
    if (row.label === "incident") {
      report.incidentRows += 1;
      if (given.decision === "incident") report.found += 1;
      else report.missed.push(row.id);
    } else {
      report.otherRows += 1;
      if (given.decision === "incident") {
        report.falseAccusations.push(row.id);
        if (tagged("minor")) report.ofMinors.push(row.id);
        if (row.rubric === 15 || tagged("cleared", "role:cleared-accused")) report.ofCleared.push(row.id);
        if (row.rubric === "G2") report.wrongRole.push(row.id);
        if (row.rubric === "G1" || row.rubric === 20 || tagged("role:misidentified")) report.wrongPerson.push(row.id);
      }
    }
    if (given.decision === "none") continue;
    const page = folded(row.text);
    const main = row.furnitureStart === null ? null : folded(row.text.slice(0, row.furnitureStart));
    for (const quote of given.quotes) {
      report.quotes += 1;
      const wanted = bare(quote);
      if (wanted === "" || !page.includes(wanted)) continue;
      report.quotesVerbatim += 1;
      if (main !== null && !main.includes(wanted)) report.quotesInFurniture += 1;
    }
    if (row.label !== "none") {
      report.statusScored += 1;
      const grade = gradeStatus(row, given.status);
      if (grade === "right") report.statusRight += 1;
      if (grade === "upgrade") report.statusUpgrades.push(`${row.id}: ${row.status ?? "none"} → ${given.status ?? "none"}`);
    }
    if (row.label === "incident" && given.decision === "incident" && row.incidentDate !== null) {
      report.monthsScored += 1;
      if ((given.incidentDate ?? "").slice(0, 7) === row.incidentDate) report.monthsRight += 1;
    }
  }
  report.recall = share(report.found, report.incidentRows);
  report.queueShare = share(report.queued, report.rows);
  return report;
}

function answerOf({ id, subject, url, title, date, text }: IncidentRow): IncidentAnswer {
  return incidents({ id, subject, documents: [{ url, title, date, text }] }) as IncidentAnswer;
}

/** The embedded engine's answers to incidents-dev.jsonl of a folder laid out as ../shared/eval/incidents. */
export function answers(folder: string): IncidentAnswer[] {
  return readRows<IncidentRow>(folder, "incidents-dev.jsonl").map(answerOf);
}

/** Scores the embedded engine on that file. */
export function scoreIncidents(folder: string): IncidentsReport {
  return gradeIncidents(readRows<IncidentRow>(folder, "incidents-dev.jsonl"), answerOf);
}

/** Scores it on a file of invented documents of our own (eval/invented). */
export function gradeInvented(file: string): IncidentsReport {
  return gradeIncidents(readInvented(file), answerOf);
}

/**
 * Every sentence of every finding (title, summary, description) and whether it rests on a quotation
 * that the page contains at the place it names.
 */
export function scoreSentences(folder: string): { sentences: number; attested: number } {
  let [sentences, attested] = [0, 0];
  for (const { id, subject, url, title, date, text } of readRows<IncidentRow>(folder, "incidents-dev.jsonl")) {
    const { findings } = judgeSubject(subject, [{ id, url, title, date, text }], "uncontradicted");
    for (const { finding } of findings) {
      for (const { text: sentence, quotation } of [finding.title, ...finding.summary, ...finding.description]) {
        sentences += 1;
        const rests = bare(sentence) !== "" && bare(quotation.text).includes(bare(sentence).replace(/[.\s]+$/, ""));
        const stands =
          verifyQuotation(text, quotation.text) && folded(text.slice(quotation.start, quotation.end)) === folded(quotation.text);
        if (rests && stands) attested += 1;
      }
    }
  }
  return { sentences, attested };
}
