import { z } from "zod";
import { judgeSubject } from "#app/features/searches/engine/judge-subject.ts";

const row = z.object({
  id: z.string().min(1),
  subject: z.object({
    name: z.string().min(1),
    aliases: z.array(z.string()).optional(),
    employer: z.string().optional(),
    city: z.string().optional(),
    birthYear: z.number().int().optional(),
    role: z.string().optional(),
  }),
  documents: z
    .array(
      z.object({
        url: z.string().nullish(),
        title: z.string().nullish(),
        date: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2}/)
          .nullish(),
        text: z.string(),
      }),
    )
    .min(1),
});

/**
 * One row of the `incidents` task: what the documents support about the subject, by the rubric's
 * gates and rules, with the embedded engine. The row says who is meant, so identity is held to G1
 * (named, and nothing contradicts), not to the product's threshold. Throws a ZodError on a bad row.
 */
export function incidents(input: unknown): object {
  const { id, subject, documents } = row.parse(input);
  const pages = documents.map((document, index) => ({
    id: `d${index + 1}`,
    url: document.url ?? null,
    title: document.title ?? "",
    date: document.date?.slice(0, 10) ?? null,
    text: document.text,
  }));
  const urls = new Map(pages.map((page) => [page.id, page.url ?? ""]));
  const judged = judgeSubject(subject, pages, "uncontradicted");
  const list = judged.findings.map(({ finding, identity }) => ({
    title: finding.title.text,
    status: finding.status,
    date: finding.date.start,
    location: finding.location,
    summary: finding.summary.map((sentence) => sentence.text).join(" "),
    description: finding.description.map((sentence) => sentence.text).join(" "),
    quotes: finding.quotations.map((quotation) => ({ url: urls.get(quotation.sourceId) ?? "", text: quotation.text })),
    identity: {
      for: identity.for.map((line) => line.statement),
      against: identity.against.map((line) => line.statement),
      missing: identity.missing.map((line) => line.statement),
    },
  }));
  const first = judged.findings[0]?.finding ?? null;
  const month = first && first.date.start && first.date.precision !== "year" ? first.date.start.slice(0, 7) : null;
  return {
    id,
    decision: judged.decision,
    status: first?.status ?? null,
    incidentDate: month,
    quotes: first?.quotations.map((quotation) => quotation.text) ?? [],
    incidents: list,
  };
}
