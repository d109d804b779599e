import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { plansQuery } from "#app/features/billing/plans.queries.ts";
import { PricingPage } from "#app/features/marketing/components/pricing-page.tsx";
import type { BillingPeriod } from "#app/features/workspaces/workspace.ts";

export const Route = createFileRoute("/_public/pricing")({
  // Any other value is ignored (specification, section 2).
  validateSearch: ({ period }: Record<string, unknown>): { period?: BillingPeriod } =>
    period === "monthly" || period === "yearly" ? { period } : {},
  loader: ({ context }) => context.queryClient.ensureQueryData(plansQuery()),
  head: () => ({
    meta: [
      { title: "Plans and prices · Attest" },
      {
        name: "description",
        content: "Basic, Pro and Enterprise, by month or by year: members, credits, what each search costs and allows.",
      },
    ],
  }),
  component: Pricing,
});

function Pricing() {
  const { period = "monthly" } = Route.useSearch();
  const { data: plans } = useSuspenseQuery(plansQuery());
  return <PricingPage period={period} plans={plans} />;
}
