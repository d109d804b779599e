import { infiniteQueryOptions } from "@tanstack/react-query";
import { getDossierHistory } from "./dossier-history.functions.ts";

export const dossierHistoryQuery = (workspaceId: string, dossierId: string) =>
  infiniteQueryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "history"],
    queryFn: ({ pageParam }) =>
      getDossierHistory({ data: { workspaceId, dossierId, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
