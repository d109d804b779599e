import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { ReportForm } from "#app/features/reporters/components/report-form.tsx";
import { ReportList } from "#app/features/reporters/components/report-list.tsx";
import { ReportTabs } from "#app/features/reporters/components/report-tabs.tsx";
import { ReporterShell } from "#app/features/reporters/components/reporter-shell.tsx";
import { useReporterEvents } from "#app/features/reporters/components/use-reporter-events.ts";
import { reportStatusSearch } from "#app/features/reporters/report-status-search.ts";
import { personalLinkQuery, reporterPageQuery, reportsQuery } from "#app/features/reporters/reporters.queries.ts";
import { inactiveLink, readOnlyLink } from "#app/features/reporters/reports.policy.ts";
import { isAppError } from "#app/lib/errors.ts";

/**
 * A personal link: what its holder sees, their reports and the form for a new one. Its key is exchanged for a short session,
 * and nothing that the page asks for afterwards carries it. A key that nobody has leads home, as specified.
 */
export const Route = createFileRoute("/external/$accessKey")({
  validateSearch: reportStatusSearch,
  loaderDeps: ({ search }) => ({ status: search.behaviorIncidentStatus ?? "approved" }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const link = personalLinkQuery(params.accessKey);
    if (!(await queryClient.ensureQueryData(link))) throw redirect({ to: "/", replace: true });
    try {
      await queryClient.ensureQueryData(reporterPageQuery());
    } catch (error) {
      if (!isAppError(error) || error.code !== "forbidden") throw error;
      // The session has ended, or the link has: the key tells.
      const user = await queryClient.fetchQuery({ ...personalLinkQuery(params.accessKey), staleTime: 0 });
      if (!user) throw redirect({ to: "/", replace: true });
      await queryClient.fetchQuery(reporterPageQuery());
    }
    await queryClient.prefetchInfiniteQuery(reportsQuery(deps.status));
  },
  headers: () => ({ "referrer-policy": "no-referrer" }),
  head: () => ({
    meta: [
      { title: "Your reports · Attest" },
      { name: "referrer", content: "no-referrer" },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: ReportsPage,
});

function ReportsPage() {
  const { behaviorIncidentStatus: status = "approved" } = Route.useSearch();
  const { accessKey } = Route.useParams();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const page = useQuery(reporterPageQuery());
  const reports = useInfiniteQuery(reportsQuery(status));
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["reporter"] });
  useReporterEvents(refresh);
  if (!page.data) return null;
  return (
    <ReporterShell page={page.data} problem={page.error}>
      <ReportForm
        reporterId={page.data.id}
        closed={page.data.is_active ? (page.data.can_submit ? null : readOnlyLink) : inactiveLink}
        onSent={() => {
          refresh();
          void navigate({ search: { behaviorIncidentStatus: "pending" }, resetScroll: false });
        }}
      />
      <section aria-labelledby="reports-heading" className="grid gap-4">
        <h2 id="reports-heading" className="text-xl font-semibold text-ink">
          Your reports
        </h2>
        <ReportTabs
          counts={page.data.counts}
          status={status}
          renderLink={(value, label) => (
            <Link to="/external/$accessKey" params={{ accessKey }} search={{ behaviorIncidentStatus: value }} resetScroll={false}>
              {label}
            </Link>
          )}
        />
        <ReportList status={status} list={reports} canAnswer={page.data.can_submit} onChanged={refresh} />
      </section>
    </ReporterShell>
  );
}
