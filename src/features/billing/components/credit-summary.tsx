import { utcDay } from "#app/ui/date-words.ts";
import { formatNumber } from "../credit-words.ts";
import type { CreditsOverview } from "../credits-page.server.ts";

/** The balance, and of what it is made. */
export function CreditSummary({ credits }: { credits: CreditsOverview }) {
  const parts = [
    {
      term: "Monthly",
      value: credits.monthly,
      words: credits.month_ends_at
        ? `of ${formatNumber(credits.monthly_grant)}; what is left lapses on ${utcDay(new Date(credits.month_ends_at))}`
        : `${formatNumber(credits.monthly_grant)} a month with this plan`,
    },
    { term: "Bought", value: credits.bought, words: "used after the monthly ones" },
  ];
  return (
    <section aria-labelledby="balance" className="grid gap-4 sm:grid-cols-3">
      <div className="grid content-start gap-1">
        <h2 id="balance" className="text-sm text-ink-muted">
          Balance
        </h2>
        <p className="text-4xl font-semibold text-ink tabular-nums">
          {formatNumber(credits.balance)} <span className="text-base font-normal text-ink-muted">credits</span>
        </p>
      </div>
      {parts.map(({ term, value, words }) => (
        <div key={term} className="grid content-start gap-1">
          <h3 className="text-sm text-ink-muted">{term}</h3>
          <p className="text-2xl text-ink tabular-nums">{formatNumber(value)}</p>
          <p className="text-sm text-ink-muted">{words}</p>
        </div>
      ))}
    </section>
  );
}
