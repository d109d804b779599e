import { useInfiniteQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { MailQuestion } from "lucide-react";
import { HoldButton } from "#app/features/retention/components/hold-button.tsx";
import { RequestList } from "#app/features/subject-requests/components/request-list.tsx";
import { requestViewNames, requestViews, type RequestView } from "#app/features/subject-requests/request-views.ts";
import { subjectRequestsQuery } from "#app/features/subject-requests/subject-requests.queries.ts";
import { choiceParam, readSearch, uuidParam } from "#app/lib/search-params.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { laterDrawer } from "#app/ui/later-dialog.ts";
import { useFetchedWhenIdle } from "#app/ui/later-part.tsx";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PagedList } from "#app/ui/paged-list.tsx";
import { requirePermission } from "../-require-permission.ts";

const RequestDrawer = laterDrawer(() =>
  import("#app/features/subject-requests/components/request-drawer.tsx").then((module) => module.RequestDrawer),
);
const soon = [RequestDrawer];

const searchParams = readSearch({
  view: choiceParam(requestViewNames),
  /** The request that is open beside the list. */
  request: uuidParam,
});

export const Route = createFileRoute("/_app/admin/subject-requests")({
  validateSearch: searchParams,
  beforeLoad: ({ context }) => requirePermission(context, "manage_subjects"),
  loaderDeps: ({ search }) => ({ view: search.view ?? "open" }),
  // A failure is told on the page.
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchInfiniteQuery(subjectRequestsQuery(deps.view)),
  head: () => ({ meta: [{ title: "Subject requests · Administration · Attest" }] }),
  component: RequestsPage,
});

const emptyTexts: Record<RequestView, string> = {
  open: "Nobody waits for an answer.",
  overdue: "No request is past its deadline.",
  mine: "You work on no request.",
  decided: "No request has been decided yet.",
};

function RequestsPage() {
  useFetchedWhenIdle(soon);
  const { currentUser } = Route.useRouteContext();
  const { view = "open", request } = Route.useSearch();
  const navigate = Route.useNavigate();
  const list = useInfiniteQuery(subjectRequestsQuery(view));
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const open = (requestId: string | undefined) =>
    void navigate({
      search: (before) => ({ ...before, request: requestId }),
      replace: requestId === undefined,
      resetScroll: false,
    });
  return (
    <div className="grid gap-5">
      <PageHeader
        title="Subject requests"
        description="What people recorded ask for: what is held, an answer to a claim, correction, deletion. Each is decided within 30 days of its confirmation."
      />
      <NavTabs label="Which requests">
        {requestViewNames.map((value) => (
          <NavTab key={value} active={value === view}>
            <Link
              to="/admin/subject-requests"
              search={{ view: value === "open" ? undefined : value }}
              activeOptions={{ explicitUndefined: true }}
            >
              {requestViews[value]}
            </Link>
          </NavTab>
        ))}
      </NavTabs>
      <PagedList
        what="The requests"
        list={list}
        count={requests.length}
        empty={
          <EmptyState icon={MailQuestion} title="Nothing here">
            {emptyTexts[view]}
          </EmptyState>
        }
      >
        {requests.length > 0 ? <RequestList requests={requests} ownId={currentUser.id} onOpen={open} /> : null}
      </PagedList>
      {request ? (
        <RequestDrawer
          key={request}
          requestId={request}
          ownId={currentUser.id}
          onClose={() => open(undefined)}
          actions={(about) => <HoldButton thing={about} />}
        />
      ) : null}
    </div>
  );
}
