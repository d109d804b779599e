import { queryOptions } from "@tanstack/react-query";
import { getMonitor } from "./monitoring.functions.ts";

export const monitorQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "monitor"],
    queryFn: () => getMonitor({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });
