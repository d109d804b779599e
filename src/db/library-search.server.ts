import { and, sql, type SQL } from "drizzle-orm";
import { sources } from "./schema/index.ts";

/** What the index is asked for: each word of the terms, folded (lib/search-terms.ts). */
export function wordsOf(terms: readonly string[]): SQL {
  return sql`plainto_tsquery('simple', ${terms.join(" ")})`;
}

/**
 * The sources that hold every term. The index says which hold the words; whether the parts of a term stand together is
 * read in the text, because positions in the index end at the 16,383rd word.
 */
export function holdsAll(terms: readonly string[]): SQL | undefined {
  return and(
    sql`${sources.searchVector} @@ ${wordsOf(terms)}`,
    ...terms
      .filter((term) => !/^[\p{L}\p{N}]+$/u.test(term))
      .map((term) => sql`position(${` ${term} `} in ' ' || ${sources.searchText} || ' ') > 0`),
  );
}
