import type { SubjectFacts } from "./engine/judgement.ts";
import { nameWords } from "./engine/reading/name-forms.ts";

/** One search to make, and why in words for the progress view and the record of the search. */
export type Query = { text: string; purpose: string; kind: "name" | "category" | "correction" };

/**
 * The category's keywords, as the specification fixes them. They steer retrieval alone: what is found
 * with them is read and judged by the rubric, and they are never shown as a reason.
 */
export const categoryKeywords = ["antisemitism", "arrest", "protest", "palestine", "genocide"] as const;
/** Every search also looks for what speaks for the person (product rule 5). */
export const correctionWords = ["acquitted", "dismissed", "retracted", "apologised", "correction", "cleared"] as const;

/**
 * The searches to make about a person: each way of writing the name alone, with the category's keywords,
 * and with the words of later outcomes; then with what tells them from namesakes. No two are the same.
 */
export function planSearch(subject: SubjectFacts): Query[] {
  const names = nameVariants(subject);
  const main = names[0] ?? subject.name;
  const queries: Query[] = [];
  const seen = new Set<string>();
  const add = (text: string, purpose: string, kind: Query["kind"]) => {
    const key = text.toLowerCase().replace(/\s+/g, " ").trim();
    if (seen.has(key)) return;
    seen.add(key);
    queries.push({ text, purpose, kind });
  };
  for (const name of names) add(`"${name}"`, `Pages that name ${name}`, "name");
  for (const anchor of [subject.employer, subject.city, subject.role]) {
    if (anchor) add(`"${main}" ${anchor}`, `Pages that name ${main} together with ${anchor}, to tell namesakes apart`, "name");
  }
  for (const name of names) {
    for (const keyword of categoryKeywords)
      add(`"${name}" ${keyword}`, `Pages that name ${name} and mention "${keyword}"`, "category");
  }
  for (const word of correctionWords)
    add(`"${main}" ${word}`, `Acquittals, corrections and retractions about ${main} ("${word}")`, "correction");
  return queries;
}

/** The name as given, without titles; first and last name alone; every alias. */
export function nameVariants(subject: SubjectFacts): string[] {
  const variants: string[] = [];
  const add = (name: string) => {
    const tidy = name.replace(/\s+/g, " ").trim();
    if (tidy && !variants.some((known) => known.toLowerCase() === tidy.toLowerCase())) variants.push(tidy);
  };
  add(subject.name);
  const parts = subject.name.trim().split(/\s+/);
  const first = parts[0];
  const last = parts.at(-1);
  if (parts.length > 2 && first && last && nameWords(first)[0]?.length !== 1) add(`${first} ${last}`);
  for (const alias of subject.aliases ?? []) add(alias.replace(/^@/, ""));
  return variants;
}
