import { dehydrate, type QueryClient } from "@tanstack/react-query";

/** The element that holds the answers of a page's queries, as JSON. */
export const queriesId = "queries";

/** The answers as text for that element; no text in them can end it. */
export function queriesText(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient)).replaceAll("<", "\\u003c");
}
