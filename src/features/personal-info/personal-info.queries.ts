import { queryOptions } from "@tanstack/react-query";
import { getPersonalInfo } from "./personal-info.functions.ts";

export const personalInfoQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "personal-info"],
    queryFn: () => getPersonalInfo({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });
