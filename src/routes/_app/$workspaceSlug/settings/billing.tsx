import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { billingQuery } from "#app/features/billing/billing.queries.ts";
import { ChangePlan } from "#app/features/billing/components/change-plan.tsx";
import { InvoiceList } from "#app/features/billing/components/invoice-list.tsx";
import { PlanSummary } from "#app/features/billing/components/plan-summary.tsx";
import { useCheckoutReturn } from "#app/features/billing/components/use-checkout-return.ts";
import { plansQuery } from "#app/features/billing/plans.queries.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { patternParam, readSearch } from "#app/lib/search-params.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug/settings/billing")({
  // Where the provider's checkout returns to.
  validateSearch: readSearch({ checkout: patternParam(/^[\w-]{1,300}$/) }),
  // A failure is told on the page.
  loader: ({ context: { queryClient, workspace } }) =>
    Promise.all([queryClient.prefetchQuery(billingQuery(workspace.id)), queryClient.prefetchQuery(plansQuery())]),
  head: () => ({ meta: [{ title: "Plan and billing · Settings · Attest" }] }),
  component: BillingPage,
});

function BillingPage() {
  const { workspace, isOwner } = Route.useRouteContext();
  const { checkout } = Route.useSearch();
  const navigate = Route.useNavigate();
  const billing = useQuery(billingQuery(workspace.id));
  const plans = useQuery(plansQuery());
  useCheckoutReturn({
    workspaceId: workspace.id,
    checkoutSessionId: checkout,
    done: "The subscription has begun",
    forget: () => void navigate({ search: {}, replace: true }),
  });
  if (billing.isError && !billing.data) {
    return (
      <Alert
        variant="danger"
        title="Billing could not be loaded"
        announce
        actions={
          <Button size="sm" variant="outline" pending={billing.isFetching} onClick={() => void billing.refetch()}>
            Try again
          </Button>
        }
      >
        {failureMessage(billing.error, "The server could not be reached.")}
      </Alert>
    );
  }
  if (!billing.data) {
    return (
      <Loading label="Loading billing">
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  const offers = plans.data ?? [];
  return (
    <div className="grid gap-10">
      <PlanSummary
        workspaceId={workspace.id}
        billing={billing.data}
        offer={offers.find(({ id }) => id === billing.data.plan)}
        isOwner={isOwner}
      />
      {isOwner ? (
        <>
          <ChangePlan workspaceId={workspace.id} billing={billing.data} offers={offers} />
          <InvoiceList workspaceId={workspace.id} />
        </>
      ) : (
        <Alert variant="info">The owner of the workspace can change the plan and see its invoices.</Alert>
      )}
    </div>
  );
}
