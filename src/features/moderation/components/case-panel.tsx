import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag, Hand, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { caseFlagLabels } from "#app/features/incidents/moderation.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { utcMinute } from "#app/ui/date-words.ts";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ModerationCase } from "../case-view.ts";
import { caseQuery } from "../moderation.queries.ts";
import { CaseActions, type CaseAction } from "./case-actions.tsx";
import { CaseEvidenceList, EvidencePieces } from "./case-evidence.tsx";
import { CaseDecisions, CaseThread, ReporterHistory, Rubric } from "./case-history.tsx";
import { CaseSimilar } from "./case-similar.tsx";

type Props = {
  report: ModerationCase;
  action: CaseAction | null;
  onAction: (action: CaseAction | null) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** After a decision: the id to take it back by. */
  onDecided: (title: string, decisionId: string) => void;
  onChanged: () => Promise<void>;
  /** Its heading, which has the focus once it has been opened. */
  onTitle?: (title: HTMLHeadingElement | null) => void;
  /** What others of the staff's features do about the incident. */
  actions?: ReactNode;
};

const statusWords = { pending: "Pending", approved: "Approved", rejected: "Rejected" };

/** One report with everything that a decision needs. */
export function CasePanel(props: Props) {
  const { report, onOpen, onClose, onTitle } = props;
  return (
    <Card as="article" aria-labelledby="case-title">
      <CardBody className="grid gap-6">
        <header className="grid gap-2">
          <div className="flex items-start justify-between gap-3">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={report.status === "approved" ? "success" : report.status === "rejected" ? "danger" : "warning"}>
                {statusWords[report.status]}
              </Badge>
              {report.receipt ? <span className="font-mono text-xs text-ink-muted">{report.receipt}</span> : null}
              {report.flags.map((flag) => (
                <Badge key={flag} tone="warning" icon={Flag}>
                  {caseFlagLabels[flag]}
                </Badge>
              ))}
              {report.claim ? (
                <Badge tone={report.claim.is_mine ? "accent" : "danger"} icon={Hand}>
                  {report.claim.is_mine ? "Claimed by you" : `Claimed by ${report.claim.name}`}
                </Badge>
              ) : null}
              {report.tags.map((tag) => (
                <Badge key={tag} tone="outline">
                  {tag}
                </Badge>
              ))}
            </div>
            <div className="flex items-center gap-1">
              {props.actions}
              <Button size="icon" variant="ghost" aria-label="Close the report" onClick={onClose}>
                <Icon icon={X} />
              </Button>
            </div>
          </div>
          <h2
            ref={onTitle}
            id="case-title"
            tabIndex={-1}
            dir="auto"
            className="scroll-mt-40 text-xl font-semibold wrap-anywhere text-ink outline-none"
          >
            {report.title}
          </h2>
        </header>
        {report.may_not_decide ? <Alert variant="warning">{report.may_not_decide}</Alert> : null}
        <CaseActions {...props} />
        <DefinitionList
          layout="grid"
          items={[
            { term: "About", value: <span dir="auto">{report.subject_name || "Not named"}</span> },
            { term: "When", value: report.date },
            { term: "Where", value: <span dir="auto">{report.location}</span> },
            {
              term: "Source",
              value:
                report.source === "reporter" ? (report.reporter?.name ?? "A reporter who was deleted") : "Offered by a member",
            },
            { term: "Sent", value: utcMinute(new Date(report.created_at)) },
            { term: "Assigned to", value: report.assigned_to?.name ?? "Nobody" },
          ]}
        />
        {report.subject_details ? (
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
            <strong className="font-semibold text-ink">To tell the person from others:</strong> {report.subject_details}
          </p>
        ) : null}
        <section aria-label="The report" className="grid gap-3">
          <h3 className="text-base font-semibold text-ink">
            {report.source === "reporter" ? "In the reporter's words" : "The incident"}
          </h3>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {report.summary}
          </p>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {report.description}
          </p>
        </section>
        <CaseEvidenceList evidence={report.evidence} passages={report.passages} />
        <CaseThread report={report} />
        <CaseSimilar report={report} onOpen={onOpen} />
        <ReporterHistory report={report} onOpen={onOpen} />
        <CaseDecisions report={report} />
        <Rubric />
      </CardBody>
    </Card>
  );
}

/**
 * The selected reports with what each rests on, and below them how they are decided: `children` come once all of it is
 * on the screen, since nobody decides without having seen the evidence. It stands here because it shows what a case shows,
 * and so comes with the part of the page that is loaded for one.
 */
export function SelectedReports({ incidentIds, children }: { incidentIds: readonly string[]; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [fetched, setFetched] = useState(0);
  const cases = useQuery({
    queryKey: ["moderation", "cases", incidentIds],
    queryFn: () => {
      setFetched(0);
      return Promise.all(
        incidentIds.map(async (incidentId) => {
          const report = await queryClient.fetchQuery(caseQuery(incidentId));
          setFetched((count) => count + 1);
          // Deleted since it was selected: it is in nobody's way.
          return report ? [report] : [];
        }),
      ).then((reports) => reports.flat());
    },
  });
  if (cases.error) {
    return (
      <Alert variant="danger" title="Not all of the evidence could be fetched" announce>
        <p className="mb-3">{failureMessage(cases.error)} Nothing was rejected.</p>
        <Button size="sm" variant="outline" onClick={() => void cases.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!cases.data) {
    return (
      <p role="status" className="text-sm text-ink-muted">
        Fetching the evidence: {fetched} of {incidentIds.length}
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <div
        role="region"
        aria-label="The selected reports and their evidence"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by key
        tabIndex={0}
        className="grid max-h-[40vh] gap-4 overflow-y-auto rounded-lg border border-line p-3"
      >
        {cases.data.map((report) => (
          <article key={report.id} aria-label={report.title} className="grid gap-2">
            <h3 dir="auto" className="text-sm font-semibold wrap-anywhere text-ink">
              {report.title}
            </h3>
            <p className="text-xs text-ink-muted">
              About <bdi>{report.subject_name || "somebody not named"}</bdi>, {report.date}
            </p>
            <EvidencePieces evidence={report.evidence} />
          </article>
        ))}
      </div>
      {children}
    </div>
  );
}
