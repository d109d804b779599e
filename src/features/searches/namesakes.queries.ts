import { queryOptions } from "@tanstack/react-query";
import { getNamesakes } from "./namesakes.functions.ts";

export const namesakesQuery = (workspaceId: string, runId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "namesakes", runId],
    queryFn: () => getNamesakes({ data: { workspaceId, runId } }),
  });
