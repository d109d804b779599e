import { queryOptions } from "@tanstack/react-query";
import { getReports, getReportVerification } from "./reports.functions.ts";

export const reportsQuery = (workspaceId: string, dossierId: string) =>
  queryOptions({
    queryKey: ["workspace", workspaceId, "dossier", dossierId, "reports"],
    queryFn: () => getReports({ data: { workspaceId, dossierId } }),
    staleTime: 0,
  });

export const reportVerificationQuery = (code: string) =>
  queryOptions({
    queryKey: ["report-verification", code],
    queryFn: () => getReportVerification({ data: { code } }),
    staleTime: 0,
  });
