import { queryOptions } from "@tanstack/react-query";
import { getDossierById, getDossiers } from "./dossiers.functions.ts";

export const dossiersQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossiers"],
    queryFn: () => getDossiers({ data: { workspaceId } }),
    staleTime: 0,
  });

export const dossierQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId],
    queryFn: () => getDossierById({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });
