import { queryOptions } from "@tanstack/react-query";
import { getCurrentUser } from "./accounts.functions.ts";

/** Fetched before every route, under the key that the specification names. */
export const currentUserQuery = () =>
  queryOptions({ queryKey: ["currentUser"], queryFn: () => getCurrentUser(), staleTime: 30_000 });
