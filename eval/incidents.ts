import { z } from "zod";
import { modelDesk } from "#app/features/searches/model-desk.ts";
import { judgePage } from "#app/features/searches/engine/judge-page.ts";
import { judgeSubject, settleJudgements, type SubjectJudgement } from "#app/features/searches/engine/judge-subject.ts";
import type { SourceText } from "#app/features/searches/engine/judgement.ts";
import type { PageModelUse } from "#app/features/searches/model-use.ts";
import { withoutOrders } from "#app/features/searches/speaks-to-machines.ts";
import type { Turns } from "#app/lib/turns.ts";
import type { KeptAnswers, LanguageModel } from "#app/services/language-model/language-model.ts";

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

const bar = "uncontradicted";

/**
 * One row of the `incidents` task: what the documents support about the subject, by the rubric's
 * gates and rules, with the embedded engine. The row says who is meant, so identity is held to G1
 * (named, and nothing contradicts), not to the product's threshold. Throws a ZodError on a bad row.
 */
export function incidents(input: unknown): object {
  const { id, subject, pages } = readRow(input);
  return answerOf(id, pages, judgeSubject(subject, pages, bar), 0);
}

export type ModelRun = {
  model: LanguageModel;
  kept?: KeptAnswers;
  signal: AbortSignal;
  /** Shared by all rows, so that they ask no more at once than one search does. */
  inTurn?: Turns;
  told?: (use: PageModelUse) => void;
};

/**
 * The same with a hosted language model beside the rules, through the steps of a search: pages that give orders to machines are
 * shown to none, and where the model gives no usable answer the rules answer alone. Each row has the budget of one search.
 * @param run `told` hears what each page used
 */
export async function incidentsWithModel(input: unknown, { model, kept, signal, inTurn, told }: ModelRun): Promise<object> {
  const { id, subject, pages } = readRow(input);
  const desk = modelDesk({ model, facts: subject, signal, bar, ...(kept ? { kept } : {}), ...(inTurn ? { inTurn } : {}) });
  const judged = await Promise.all(
    pages.map(async (page) => {
      const { page: readable, hasOrders } = withoutOrders(page);
      const weighed = await desk.weigh({ readable, hasOrders }, judgePage(subject, readable, bar));
      if (weighed.use) told?.(weighed.use);
      return { judgement: weighed.judgement, page };
    }),
  );
  // A page that the model points at and the rules cannot read makes no claim, and waits for a person all the same.
  const waiting = judged.filter(
    ({ judgement }) => judgement.decision === "none" && judgement.setAside === "needs-a-human",
  ).length;
  return answerOf(id, pages, settleJudgements(judged), waiting);
}

function readRow(input: unknown): { id: string; subject: z.output<typeof row>["subject"]; pages: SourceText[] } {
  const { id, subject, documents } = row.parse(input);
  const pages = documents.map((document, index) => ({
    id: `d${index + 1}`,
    url: document.url ?? null,
    title: document.title ?? "",
    date: document.date?.slice(0, 10) ?? null,
    text: document.text,
  }));
  return { id, subject, pages };
}

function answerOf(id: string, pages: readonly SourceText[], judged: SubjectJudgement, waiting: number): object {
  const urls = new Map(pages.map((page) => [page.id, page.url ?? ""]));
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
    decision: judged.decision === "none" && waiting > 0 ? "human" : judged.decision,
    status: first?.status ?? null,
    incidentDate: month,
    quotes: first?.quotations.map((quotation) => quotation.text) ?? [],
    incidents: list,
  };
}
