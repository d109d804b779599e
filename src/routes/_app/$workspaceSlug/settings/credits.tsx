import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { creditHistoryQuery, creditsQuery } from "#app/features/billing/billing.queries.ts";
import { CreditLines } from "#app/features/billing/components/credit-lines.tsx";
import { CreditSummary } from "#app/features/billing/components/credit-summary.tsx";
import { TopUp } from "#app/features/billing/components/top-up.tsx";
import { UseChart } from "#app/features/billing/components/use-chart.tsx";
import { useCheckoutReturn } from "#app/features/billing/components/use-checkout-return.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { patternParam, readSearch } from "#app/lib/search-params.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug/settings/credits")({
  // Where the provider's checkout returns to.
  validateSearch: readSearch({ checkout: patternParam(/^[\w-]{1,300}$/) }),
  // A failure is told on the page.
  loader: ({ context: { queryClient, workspace } }) =>
    Promise.all([
      queryClient.prefetchQuery(creditsQuery(workspace.id)),
      queryClient.prefetchInfiniteQuery(creditHistoryQuery(workspace.id)),
    ]),
  head: () => ({ meta: [{ title: "Credits · Settings · Attest" }] }),
  component: CreditsPage,
});

function CreditsPage() {
  const { workspace, isOwner } = Route.useRouteContext();
  const { checkout } = Route.useSearch();
  const navigate = Route.useNavigate();
  const credits = useQuery(creditsQuery(workspace.id));
  useCheckoutReturn({
    workspaceId: workspace.id,
    checkoutSessionId: checkout,
    done: "The credits are there",
    forget: () => void navigate({ search: {}, replace: true }),
  });
  if (credits.isError && !credits.data) {
    return (
      <Alert
        variant="danger"
        title="The credits could not be loaded"
        announce
        actions={
          <Button size="sm" variant="outline" pending={credits.isFetching} onClick={() => void credits.refetch()}>
            Try again
          </Button>
        }
      >
        {failureMessage(credits.error, "The server could not be reached.")}
      </Alert>
    );
  }
  if (!credits.data) {
    return (
      <Loading label="Loading credits">
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-10">
      <CreditSummary credits={credits.data} />
      <Card>
        <CardBody className="py-6">
          <UseChart use={credits.data.use} />
        </CardBody>
      </Card>
      {isOwner ? (
        <TopUp workspaceId={workspace.id} workspaceSlug={workspace.slug} credits={credits.data} />
      ) : (
        <Alert variant="info">The owner of the workspace can buy credits.</Alert>
      )}
      <CreditLines workspaceId={workspace.id} workspaceSlug={workspace.slug} />
    </div>
  );
}
