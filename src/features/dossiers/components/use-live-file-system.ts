import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { putNewer } from "#app/lib/newer-than-asked.ts";
import type { FiledDossier, FileSystemState, WorkspaceFileSystem } from "../file-system.ts";
import { fileSystemQuery } from "../file-system.queries.ts";

/** Workspaces that are listened to: the sidebar and its drawer may both ask. */
const listening = new Set<string>();

/** Keeps the workspace's file system as it stands: what a colleague changes, and which dossiers are being searched. */
export function useLiveFileSystem(workspaceId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (listening.has(workspaceId)) return;
    listening.add(workspaceId);
    const { queryKey } = fileSystemQuery(workspaceId);
    const hash = hashKey(queryKey);
    let stream: EventSource | null = null;
    let wanted = -1;

    async function catchUp() {
      const known = queryClient.getQueryData<WorkspaceFileSystem>(queryKey);
      // What is being read may have been read before the change: it is looked at again when it has come.
      if (!known || queryClient.isFetching({ queryKey, exact: true }) > 0) return;
      if (known.version < wanted) await queryClient.refetchQueries({ queryKey, exact: true });
    }
    function hear(event: MessageEvent<string>) {
      const state = JSON.parse(event.data) as FileSystemState;
      wanted = state.version;
      putNewer<WorkspaceFileSystem>(queryClient, queryKey, (known) => known && withSearching(known, state.searching));
      void catchUp();
    }
    // Browsers open few connections to one place: a tab that nobody sees keeps none, and catches up when it is seen.
    function follow() {
      if (document.hidden) {
        stream?.close();
        stream = null;
      } else if (!stream) {
        stream = new EventSource(`/api/workspaces/${workspaceId}/file-system/events`);
        stream.addEventListener("message", hear);
      }
    }
    follow();
    document.addEventListener("visibilitychange", follow);
    const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && query.queryHash === hash) void catchUp();
    });
    return () => {
      listening.delete(workspaceId);
      document.removeEventListener("visibilitychange", follow);
      unsubscribe();
      stream?.close();
    };
  }, [workspaceId, queryClient]);
}

function withSearching(files: WorkspaceFileSystem, ids: readonly string[]): WorkspaceFileSystem {
  const searching = new Set(ids);
  const isRight = (dossier: FiledDossier) => dossier.is_fetching_behavior_incidents === searching.has(dossier.id);
  if (files.dossiers.every(isRight)) return files;
  return {
    ...files,
    dossiers: files.dossiers.map((dossier) =>
      isRight(dossier) ? dossier : { ...dossier, is_fetching_behavior_incidents: !dossier.is_fetching_behavior_incidents },
    ),
  };
}
