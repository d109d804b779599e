import type { SourceText } from "#app/features/searches/engine/judgement.ts";
import { clusterNamesakes } from "#app/features/searches/engine/identity/namesakes.ts";
import { readRows } from "./rows-file.ts";

type NamesakesRow = {
  group: string;
  query: string;
  known?: { employer?: string; city?: string; birthYear?: number; role?: string };
  docs: { id: string; url?: string; title: string; date: string | null; text: string }[];
  clusters: string[][];
  which: number | null;
};

export type NamesakesReport = {
  precision: number;
  recall: number;
  documents: number;
  groups: number;
  /** Groups in which the cluster chosen by the known facts is another person's. */
  wrongPerson: string[];
  impure: string[];
  split: string[];
};

/** B-cubed (Bagga and Baldwin 1998) over all documents of namesakes-dev.jsonl of ../shared/eval/incidents. */
export function scoreNamesakes(folder: string): NamesakesReport {
  const report: NamesakesReport = { precision: 0, recall: 0, documents: 0, groups: 0, wrongPerson: [], impure: [], split: [] };
  for (const row of readRows<NamesakesRow>(folder, "namesakes-dev.jsonl")) {
    const documents: SourceText[] = row.docs.map((one) => ({
      id: one.id,
      url: one.url ?? null,
      title: one.title,
      date: one.date,
      text: one.text,
    }));
    const found = clusterNamesakes(row.query, row.known ? { name: row.query, ...row.known } : undefined, documents);
    const clusterOf = (clusters: string[][], id: string) => clusters.find((cluster) => cluster.includes(id)) ?? [];
    const [before, beforeRecall] = [report.precision, report.recall];
    for (const { id } of row.docs) {
      const [got, wanted] = [clusterOf(found.clusters, id), clusterOf(row.clusters, id)];
      const shared = got.filter((one) => wanted.includes(one)).length;
      report.precision += shared / Math.max(1, got.length);
      report.recall += shared / Math.max(1, wanted.length);
    }
    report.documents += row.docs.length;
    report.groups += 1;
    if (report.precision - before < row.docs.length - 1e-9) report.impure.push(row.group);
    if (report.recall - beforeRecall < row.docs.length - 1e-9) report.split.push(row.group);
    const chosen = found.which === null ? null : (found.clusters[found.which] ?? []);
    const wanted = row.which === null ? null : (row.clusters[row.which] ?? []);
    if (chosen && (wanted === null || !chosen.every((id) => wanted.includes(id)))) report.wrongPerson.push(row.group);
  }
  report.precision /= report.documents;
  report.recall /= report.documents;
  return report;
}
