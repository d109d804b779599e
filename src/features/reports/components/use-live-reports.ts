import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { putNewer } from "#app/lib/newer-than-asked.ts";
import { hasEnded, type ReportView } from "../report.ts";
import { reportsQuery } from "../reports.queries.ts";

/**
 * The dossier's reports; the one that is being made is live: from the stream, and by asking every few seconds while the
 * stream is broken. `onEnd` is called when one that was watched has ended.
 */
export function useLiveReports(
  workspaceId: string,
  dossierId: string,
  onEnd: () => void,
): { reports: ReportView[] | undefined; isError: boolean } {
  const queryClient = useQueryClient();
  const [isBroken, setBroken] = useState(false);
  const query = reportsQuery(workspaceId, dossierId);
  const { data, isError } = useQuery({ ...query, refetchInterval: isBroken ? 3_000 : false });
  const activeId = data?.find((report) => !hasEnded(report.status))?.id;

  useEffect(() => {
    if (!activeId) return;
    const stream = new EventSource(`/api/workspaces/${workspaceId}/reports/${activeId}/events`);
    stream.onopen = () => setBroken(false);
    stream.onmessage = (event: MessageEvent<string>) => {
      const report = JSON.parse(event.data) as ReportView | null;
      putNewer(queryClient, query.queryKey, (reports: ReportView[] | undefined) =>
        reports?.map((one) => (one.id === report?.id ? report : one)),
      );
    };
    stream.addEventListener("end", () => stream.close());
    stream.onerror = () => setBroken(true);
    return () => {
      stream.close();
      setBroken(false);
      onEnd();
    };
    // The query's key and the callback follow from what is listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [activeId, workspaceId, queryClient]);

  return { reports: data, isError };
}
