import { Download, FileCheck } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { formatBytes } from "#app/ui/file-acceptance.ts";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { Hash } from "#app/ui/quotation.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import { hasEnded, reportStageLabels, reportStages, type ReportView } from "../report.ts";
import { cancelReport } from "../reports.functions.ts";

type Props = { workspaceId: string; report: ReportView; onChanged: () => void };

/** What was begun by a press is not left below a low screen's edge. */
const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** One report: how far it is, or its file with its hash and code. */
export function ReportRow({ workspaceId, report, onChanged }: Props) {
  return (
    <li ref={hasEnded(report.status) ? undefined : intoView} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">
        {utcMinute(new Date(report.created_at))} · <span dir="auto">{report.requested_by}</span>
      </p>
      {hasEnded(report.status) ? (
        <Ended workspaceId={workspaceId} report={report} />
      ) : (
        <UnderWay workspaceId={workspaceId} report={report} onChanged={onChanged} />
      )}
    </li>
  );
}

function UnderWay({ workspaceId, report, onChanged }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const at = report.stage ? reportStages.indexOf(report.stage) : -1;

  async function cancel() {
    setCancelling(true);
    try {
      await cancelReport({ data: { workspaceId, reportId: report.id } });
      onChanged();
    } catch (error) {
      notify.error(`The report is still being made\n${failureMessage(error)}`);
    }
    setCancelling(false);
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <StepList
        label="Making the report"
        className="min-w-48 flex-1"
        steps={reportStages.map((stage, index) => ({
          id: stage,
          label: reportStageLabels[stage],
          state: index < at ? "done" : index === at ? "running" : "waiting",
        }))}
      />
      <Button variant="outline" size="sm" pending={isCancelling} onClick={() => void cancel()}>
        Cancel
      </Button>
    </div>
  );
}

function Ended({ workspaceId, report }: Omit<Props, "onChanged">) {
  if (report.status === "cancelled") return <p className="text-sm text-ink-muted">Cancelled. Nothing was charged.</p>;
  if (report.status === "failed") return <p className="text-sm text-danger">{report.failure}</p>;
  return (
    <>
      <p className="text-sm">
        {report.incident_count} confirmed {report.incident_count === 1 ? "incident" : "incidents"} · {report.page_count} pages ·{" "}
        {formatBytes(report.byte_size ?? 0)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm" variant="outline">
          <a href={`/api/workspaces/${workspaceId}/reports/${report.id}/file`} download>
            <Icon icon={Download} /> Download
          </a>
        </Button>
        <Button asChild size="sm" variant="ghost" className="max-w-full text-start">
          <a href={`/verify/${report.code}`} target="_blank" rel="noreferrer">
            <Icon icon={FileCheck} /> Check {report.code}
          </a>
        </Button>
      </div>
      {report.sha256 ? <Hash value={report.sha256} /> : null}
    </>
  );
}
