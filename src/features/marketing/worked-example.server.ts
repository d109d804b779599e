import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { demoDocuments, demoSubjects } from "#app/db/demo/manifest.ts";
import { judgePage } from "#app/features/searches/engine/judge-page.ts";
import { settleJudgements } from "#app/features/searches/engine/judge-subject.ts";
import type { Quotation } from "#app/features/searches/engine/judgement.ts";
import type { JudgedPage } from "#app/features/searches/engine/events/merge.ts";
import { readDocument } from "#app/features/sources/read-document.server.ts";
import { formatMonthYear } from "#app/lib/partial-date.ts";
import type { ExamplePage, ExampleQuotation, WorkedExample } from "./worked-example.ts";

const subjectName = "Corwin Stedge";

/** Of the demo library: one act from the charge to the sentence, a lawful march, and somebody else of the same name. */
const files = [
  "prosecutor-stedge-charged.html",
  "harbour-gazette-plea.html",
  "meridian-wire-stedge-sentenced.html",
  "harbour-gazette-port-rally.html",
  "tarnhollow-arts-organ-builder.html",
];

let made: Promise<WorkedExample> | undefined;

/**
 * The example of the home page: the embedded engine judges five invented pages of the demo library about one
 * invented person, once in the life of the process (about 100 ms). What it shows is what a search would save.
 * Throws when a demo document cannot be read or the engine comes to no finding.
 */
export function workedExample(): Promise<WorkedExample> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function make(): Promise<WorkedExample> {
  const subject = demoSubjects.find(({ name }) => name === subjectName);
  if (!subject?.employer || !subject.city || !subject.birthYear)
    throw new Error("The example's subject is not in the demo library");
  const { expect: _expect, story: _story, ...facts } = subject;
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve("#app/db/demo/manifest.ts")), "documents");
  const pages = new Map<string, ExamplePage>();
  const judged: JudgedPage[] = [];
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file));
    const url = demoDocuments.find((document) => document.file === file)?.url ?? null;
    const read = await readDocument({ bytes, fileName: file, url });
    if (!read.ok) throw new Error(`The demo document ${file} cannot be read: ${read.message}`);
    const { title, text, publishedAt } = read.document;
    const date = publishedAt?.slice(0, 10) ?? null;
    pages.set(file, { title: title ?? file, url, published_on: date, sha256: createHash("sha256").update(bytes).digest("hex") });
    const page = { id: file, url, title: title ?? "", date, text };
    judged.push({ judgement: judgePage(facts, page), page });
  }
  // Reports that the engine does not take for one event are several findings: the example is the best attested of them.
  const [found] = settleJudgements(judged)
    .findings.filter(({ decision }) => decision === "incident")
    .toSorted((one, other) => other.sourceIds.length - one.sourceIds.length);
  if (!found) throw new Error("The example's pages come to no finding");
  const quoted = ({ sourceId, text }: Quotation): ExampleQuotation => {
    const page = pages.get(sourceId);
    if (!page) throw new Error("A quotation of the example has no page");
    return { text, page };
  };
  const { finding, identity } = found;
  const outcomes: WorkedExample["outcomes"] = [];
  for (const { status, quotation } of finding.outcomes) {
    const last = outcomes.at(-1);
    // One sentence may tell of two steps.
    if (last && last.quotation.text === quotation.text) last.statuses.push(status);
    else outcomes.push({ statuses: [status], quotation: quoted(quotation) });
  }
  return {
    subject: { name: subject.name, employer: subject.employer, city: subject.city, birth_year: subject.birthYear },
    title: quoted(finding.title.quotation),
    date: formatMonthYear(finding.date),
    outcomes,
    // Each page has its own lines; here each statement is told once.
    identity: (["for", "against", "missing"] as const).flatMap((stance) =>
      [...new Set(identity[stance].map(({ statement }) => statement))].map((statement) => ({ stance, statement })),
    ),
    set_aside: judged.flatMap(({ judgement: { setAside, reason, passage } }) =>
      setAside && passage ? [{ reason: setAside, words: reason, quotation: quoted(passage) }] : [],
    ),
    pages_read: files.length,
  };
}
