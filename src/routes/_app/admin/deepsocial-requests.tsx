import { useInfiniteQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { HoldButton } from "#app/features/retention/components/hold-button.tsx";
import { SocialReportQueueItem } from "#app/features/social-reports/components/social-report-queue.tsx";
import {
  asSocialReportStatus,
  socialReportStatuses,
  socialReportStatusLabels,
} from "#app/features/social-reports/social-report-status.ts";
import { socialReportQueueQuery } from "#app/features/social-reports/social-reports.queries.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { requirePermission } from "../-require-permission.ts";

export const Route = createFileRoute("/_app/admin/deepsocial-requests")({
  // Invalid ones fall back to pending (specification, section 2).
  validateSearch: ({ status }: Record<string, unknown>) => (status === undefined ? {} : { status: asSocialReportStatus(status) }),
  beforeLoad: ({ context }) => requirePermission(context, "manage_social_reports"),
  loaderDeps: ({ search }) => ({ status: search.status ?? "pending" }),
  // A failure is told on the page.
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(socialReportQueueQuery(deps.status)),
  head: () => ({ meta: [{ title: "Social media searches · Administration · Attest" }] }),
  component: RequestsPage,
});

const emptyTexts = {
  pending: "Nobody waits for a social media search.",
  in_progress: "Nobody works on a request.",
  complete: "No request has been completed yet.",
} as const;

function RequestsPage() {
  const { currentUser } = Route.useRouteContext();
  const { status = "pending" } = Route.useSearch();
  const list = useInfiniteQuery(socialReportQueueQuery(status));
  const requests = list.data?.pages.flatMap((page) => page.social_reports) ?? [];
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Social media searches"
        description="Requests of workspaces, the oldest first. What they entered is shown only when it is opened, and each opening is written down."
      />
      <NavTabs label="Status">
        {socialReportStatuses.map((value) => (
          <NavTab key={value} active={value === status}>
            <Link to="/admin/deepsocial-requests" search={{ status: value }}>
              {socialReportStatusLabels[value]}
            </Link>
          </NavTab>
        ))}
      </NavTabs>
      <PagedList
        what="The requests"
        list={list}
        count={requests.length}
        empty={
          <EmptyState icon={Inbox} title="Nothing here">
            {emptyTexts[status]}
          </EmptyState>
        }
      >
        {requests.length > 0 ? (
          <ul className="grid gap-4">
            {requests.map((request) => (
              <li key={request.id}>
                <SocialReportQueueItem
                  request={request}
                  ownId={currentUser.id}
                  actions={
                    currentUser.permissions.manage_subjects ? (
                      <HoldButton
                        size="md"
                        thing={{ kind: "social-report", id: request.id, name: `Search for ${request.workspace_name}` }}
                      />
                    ) : null
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
      </PagedList>
    </div>
  );
}
