import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isAppError } from "#app/lib/errors.ts";
import { currentUserQuery } from "../current-user.queries.ts";

/**
 * Forgets who is signed in as soon as a call is refused because nobody is: the next page asks again and leads to signing
 * in, while what is being typed on this one stays. Answers how to stop.
 */
export function noticeEndedSession(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    const { error } = event.action;
    if (isAppError(error) && error.code === "not-signed-in") queryClient.removeQueries({ queryKey: currentUserQuery().queryKey });
  });
}

export function useEndedSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => noticeEndedSession(queryClient), [queryClient]);
}
