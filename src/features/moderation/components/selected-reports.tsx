import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { caseQuery } from "../moderation.queries.ts";
import { EvidencePieces } from "./case-evidence.tsx";

/**
 * The selected reports with what each rests on, and below them how they are decided: `children` come once all of it is
 * on the screen, since nobody decides without having seen the evidence.
 */
export function SelectedReports({ incidentIds, children }: { incidentIds: readonly string[]; children: ReactNode }) {
  const cases = useQueries({ queries: incidentIds.map((incidentId) => caseQuery(incidentId)) });
  const failed = cases.filter(({ isError }) => isError);
  const reports = cases.flatMap(({ data }) => (data ? [data] : []));
  if (failed.length > 0) {
    return (
      <Alert variant="danger" title="Not all of the evidence could be fetched" announce>
        <p className="mb-3">{failureMessage(failed[0]?.error)} Nothing was rejected.</p>
        <Button size="sm" variant="outline" onClick={() => failed.forEach((one) => void one.refetch())}>
          Try again
        </Button>
      </Alert>
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
        {reports.map((report) => (
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
        {reports.length < incidentIds.length ? (
          <p role="status" className="text-sm text-ink-muted">
            Fetching the evidence: {reports.length} of {incidentIds.length}
          </p>
        ) : null}
      </div>
      {reports.length === incidentIds.length ? children : null}
    </div>
  );
}
