import { CircleCheck, CircleX, Clock } from "lucide-react";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { IncidentStatus } from "#app/features/incidents/incident.ts";
import { nextStep, type ReporterReport } from "../report.ts";
import { EvidenceState } from "./evidence-state.tsx";
import { ReportThread } from "./report-thread.tsx";

export function StatusBadge({ status }: { status: IncidentStatus }) {
  if (status === "approved")
    return (
      <Badge tone="success" icon={CircleCheck}>
        Approved
      </Badge>
    );
  if (status === "rejected")
    return (
      <Badge tone="danger" icon={CircleX}>
        Rejected
      </Badge>
    );
  return (
    <Badge tone="warning" icon={Clock}>
      Pending
    </Badge>
  );
}

/** One report as its reporter follows it: where it stands, why, and what happens next. */
export function ReportCard({
  report,
  canAnswer,
  onChanged,
}: {
  report: ReporterReport;
  canAnswer: boolean;
  onChanged: () => void;
}) {
  const titleId = `report-${report.id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardBody className="grid gap-4">
        <header className="grid gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <StatusBadge status={report.status} />
            <span className="font-mono text-xs text-ink-muted">{report.receipt}</span>
            <span className="text-sm text-ink-muted">sent on {utcDay(new Date(report.created_at))}</span>
          </div>
          <h3 id={titleId} dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere text-ink">
            {report.title}
          </h3>
          <p dir="auto" className="text-sm wrap-anywhere text-ink-muted">
            About {report.subject_name || "a person"} · {report.date} · {report.location}
          </p>
        </header>
        {report.decision ? (
          <Alert
            variant={report.status === "approved" ? "success" : report.status === "rejected" ? "danger" : "info"}
            title={report.status === "rejected" ? `Rejected: ${report.decision.title.toLowerCase()}` : report.decision.title}
          >
            <span dir="auto" className="wrap-anywhere">
              {report.decision.reason}
            </span>{" "}
            <span className="text-ink-muted">({utcDay(new Date(report.decision.at))})</span>
          </Alert>
        ) : null}
        <p className="text-sm text-ink-soft">
          <strong className="font-semibold text-ink">What happens next:</strong> {nextStep(report)}
        </p>
        <ReportThread report={report} canAnswer={canAnswer && report.status === "pending"} onAnswered={onChanged} />
        <Disclosure summary="What you sent">
          <div className="grid gap-4 text-sm">
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
              {report.summary}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
              {report.description}
            </p>
            {report.subject_details ? (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink-muted">
                About the person: {report.subject_details}
              </p>
            ) : null}
            {report.evidence.length > 0 ? (
              <ul aria-label="Evidence" className="grid gap-2">
                {report.evidence.map((item) => (
                  <li key={item.id} className="grid gap-1 rounded-md border border-line p-3">
                    <span dir="auto" className="font-medium wrap-anywhere text-ink">
                      {item.title}
                    </span>
                    <span dir="ltr" className="text-xs break-all text-ink-muted">
                      {item.url ?? item.file_name}
                    </span>
                    <EvidenceState evidence={item} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-ink-muted">No evidence was added.</p>
            )}
          </div>
        </Disclosure>
      </CardBody>
    </Card>
  );
}
