import { queryOptions } from "@tanstack/react-query";
import { getWorkspaceFileSystem } from "./file-system.functions.ts";

/** Asked for by the browser alone, which shows a few rows of it at a time: a page never waits for 5,000 dossiers. */
export const fileSystemQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "file-system"],
    queryFn: () => getWorkspaceFileSystem({ data: { workspaceId } }),
    staleTime: 0,
  });
