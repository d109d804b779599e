import { queryOptions } from "@tanstack/react-query";
import { getEvidenceHealth } from "./evidence-health.functions.ts";

export const evidenceHealthQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "evidence-health"],
    queryFn: () => getEvidenceHealth({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });
