import type { SourceText, SubjectFacts } from "#app/features/searches/engine/judgement.ts";
import { clusterNamesakes } from "#app/features/searches/engine/identity/namesakes.ts";
import { day, object, objects, optionalText, type Row, text } from "./row.ts";

function facts(query: string, known: Row): SubjectFacts {
  const subject: SubjectFacts = { name: optionalText(known, "name") || query };
  for (const field of ["employer", "city", "role"] as const) {
    const value = optionalText(known, field);
    if (value) subject[field] = value;
  }
  if (typeof known["birthYear"] === "number") subject.birthYear = known["birthYear"];
  return subject;
}

/** Task "namesakes": which of the documents that name `query` tell of one person? */
export function namesakes(row: Row): { clusters: string[][] } {
  const query = text(row, "query");
  const documents = objects(row, "docs" in row && !("documents" in row) ? "docs" : "documents").map((one): SourceText => ({
    id: text(one, "id"),
    url: optionalText(one, "url") || null,
    title: optionalText(one, "title"),
    date: day(one, "date"),
    text: text(one, "text"),
  }));
  const known = row["known"] ? facts(query, object(row, "known")) : undefined;
  return { clusters: clusterNamesakes(query, known, documents).clusters };
}
