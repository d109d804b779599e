import { infiniteQueryOptions } from "@tanstack/react-query";
import { getDossierNotes } from "./notes.functions.ts";

export const notesQuery = (workspaceId: string, dossierId: string, incidentId?: string) =>
  infiniteQueryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "notes", incidentId ?? "all"],
    queryFn: ({ pageParam }) =>
      getDossierNotes({
        data: { workspaceId, dossierId, ...(incidentId ? { incidentId } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  });
