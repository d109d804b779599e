import { createFileRoute } from "@tanstack/react-router";
import { RetentionHolds } from "#app/features/retention/components/retention-holds.tsx";
import { RetentionRules } from "#app/features/retention/components/retention-rules.tsx";
import { RetentionRuns } from "#app/features/retention/components/retention-runs.tsx";
import { retentionHoldsQuery, retentionPreviewQuery, retentionRunsQuery } from "#app/features/retention/retention.queries.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { requirePermission } from "../-require-permission.ts";

export const Route = createFileRoute("/_app/admin/retention")({
  beforeLoad: ({ context }) => requirePermission(context, "manage_subjects"),
  // A failure is told on the page.
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(retentionPreviewQuery()),
      queryClient.prefetchQuery(retentionHoldsQuery()),
      queryClient.prefetchQuery(retentionRunsQuery()),
    ]),
  head: () => ({ meta: [{ title: "Retention · Administration · Attest" }] }),
  component: RetentionPage,
});

function RetentionPage() {
  return (
    <div className="grid gap-8">
      <PageHeader
        title="Retention"
        description="What is kept only for a time, what would lapse now, and what is held back from it. Every run and every hold is in the audit trail."
      />
      <RetentionRules />
      <RetentionHolds />
      <RetentionRuns />
    </div>
  );
}
