import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Check, Minus } from "lucide-react";
import type { PlanOffer } from "#app/features/billing/plans.ts";
import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#app/ui/table.tsx";

const forWhom: Record<Plan, string> = {
  basic: "One person who looks into a case now and then.",
  pro: "A small team that has to be sure who is meant.",
  enterprise: "An institution that hands reports to those who decide.",
};

const questions = [
  {
    question: "When is the first payment taken?",
    answer:
      "When staff have granted access. Until then your card is only stored, and you may cancel from the waiting page without paying anything.",
  },
  {
    question: "What if a search fails or finds nothing?",
    answer:
      "A search that fails or that you cancel costs nothing. One that looked everywhere and found nothing is a result: it says where it looked and what it read.",
  },
  {
    question: "Do credits lapse?",
    answer:
      "Monthly credits last until the end of their month and are used first. Credits that you buy stay while the subscription lives.",
  },
  {
    question: "Can I change or cancel?",
    answer:
      "A larger plan starts at once, a smaller one with the next period. You may cancel at any time and keep what you have paid for.",
  },
];

/** The plans, by month or by year; `plans` holds what the payment provider says now. */
export function PricingPage({ period, plans }: { period: BillingPeriod; plans: PlanOffer[] }) {
  const lacksPrices = plans.some(({ prices }) => prices === null);
  return (
    <div className="py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight text-ink">Plans and prices</h1>
          <p className="mt-3 max-w-2xl text-ink-soft">
            Every plan has the whole product: the archive, the identity ledger, the audit. They differ in members, credits and
            what may be searched.
          </p>
        </div>
        <nav aria-label="Billing period" className="flex rounded-lg border border-line-strong p-1">
          <PeriodLink to="monthly" period={period}>
            Monthly
          </PeriodLink>
          <PeriodLink to="yearly" period={period}>
            Yearly
          </PeriodLink>
        </nav>
      </div>
      {lacksPrices ? (
        <Alert variant="warning" title="Prices cannot be shown at the moment" className="mt-8">
          The payment provider does not answer. Plans and what they include are shown; please look again in a few minutes.
        </Alert>
      ) : null}
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-col rounded-xl border border-line bg-surface p-6">
            <h2 className="text-lg font-semibold text-ink">{plan.name}</h2>
            <p className="mt-1 text-ink-muted">{forWhom[plan.id]}</p>
            <Price plan={plan} period={period} />
            <ul className="mt-5 grid flex-1 content-start gap-2 text-ink-soft">
              <Included>{plan.members === 1 ? "1 member" : `${plan.members} members`}</Included>
              <Included>{plan.monthly_credits.toLocaleString("en")} credits every month</Included>
              <Included>{topUps(plan)}</Included>
              {plan.searches
                .filter((search) => search.is_included)
                .map((search) => (
                  <Included key={search.purpose}>{search.name}</Included>
                ))}
            </ul>
            <Button asChild variant={plan.id === "pro" ? "primary" : "outline"} size="lg" className="mt-6 w-full">
              <a href={`/sign-up/${plan.id}/${period}`}>Choose {plan.name}</a>
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">
        Nobody pays while they wait: the first payment is taken when access is granted.
      </p>

      <section aria-labelledby="compare" className="mt-16">
        <h2 id="compare" className="mb-4 text-2xl font-semibold text-ink">
          Compared
        </h2>
        <Table caption="What each plan includes">
          <TableHead>
            <TableRow>
              <TableHeader>Included</TableHeader>
              {plans.map((plan) => (
                <TableHeader key={plan.id}>{plan.name}</TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <Compared label="Members" plans={plans} value={(plan) => plan.members} />
            <Compared label="Credits a month" plans={plans} value={(plan) => plan.monthly_credits.toLocaleString("en")} />
            <Compared
              label="Further credits a month"
              plans={plans}
              value={(plan) => (plan.top_up_limit === null ? "Unlimited" : `Up to ${plan.top_up_limit}`)}
            />
            {plans[0]?.searches.map(({ purpose, name, credits }) => (
              <Compared
                key={purpose}
                label={`${name}, ${credits} credits`}
                plans={plans}
                value={(plan) =>
                  plan.searches.some((search) => search.purpose === purpose && search.is_included) ? <Yes /> : <No />
                }
              />
            ))}
          </TableBody>
        </Table>
      </section>

      <section aria-labelledby="questions" className="mt-16">
        <h2 id="questions" className="text-2xl font-semibold text-ink">
          Questions
        </h2>
        <dl className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-medium text-ink">{question}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function PeriodLink({ to, period, children }: { to: BillingPeriod; period: BillingPeriod; children: string }) {
  const isChosen = to === period;
  return (
    <Link
      to="/pricing"
      search={{ period: to }}
      aria-current={isChosen ? "true" : undefined}
      className={classNames(
        "inline-flex min-h-9 items-center rounded-md px-4 text-sm font-medium touch:min-h-11",
        isChosen ? "bg-accent-soft text-ink underline underline-offset-4" : "text-ink-soft hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}

function Price({ plan: { prices }, period }: { plan: PlanOffer; period: BillingPeriod }) {
  if (!prices) return <p className="mt-5 text-ink-muted">Price not available</p>;
  const monthsFree = Math.round(12 - prices.yearly / prices.monthly);
  return (
    <p className="mt-5">
      <span className="text-3xl font-semibold text-ink tabular-nums">{formatMoney(prices[period], prices.currency)}</span>
      <span className="text-ink-muted"> a {period === "monthly" ? "month" : "year"}</span>
      {period === "yearly" && monthsFree > 0 ? (
        <span className="block text-sm text-ink-muted">
          {monthsFree === 1 ? "One month" : `${monthsFree} months`} less than twelve single ones
        </span>
      ) : null}
    </p>
  );
}

function topUps({ top_up_limit: limit, top_up: pack }: PlanOffer): string {
  const price = `${pack.credits} for ${formatMoney(pack.amount, pack.currency)}`;
  return limit === null ? `Further credits without limit, ${price}` : `Up to ${limit} further credits a month, ${price}`;
}

function Included({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon icon={Check} className="mt-1 text-success" />
      <span>{children}</span>
    </li>
  );
}

function Compared({ label, plans, value }: { label: string; plans: PlanOffer[]; value: (plan: PlanOffer) => ReactNode }) {
  return (
    <TableRow>
      <TableHeader scope="row">{label}</TableHeader>
      {plans.map((plan) => (
        <TableCell key={plan.id}>{value(plan)}</TableCell>
      ))}
    </TableRow>
  );
}

function Yes() {
  return <Icon icon={Check} label="Included" className="text-success" />;
}

function No() {
  return <Icon icon={Minus} label="Not included" className="text-ink-muted" />;
}
