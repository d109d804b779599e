import { useQuery } from "@tanstack/react-query";
import { utcMinute } from "#app/ui/date-words.ts";
import { Loaded } from "#app/ui/loaded.tsx";
import { retentionRuleNames, retentionRules } from "../retention.ts";
import { retentionRunsQuery } from "../retention.queries.ts";

const counted = new Intl.NumberFormat("en");

/** The latest runs and what each took. */
export function RetentionRuns() {
  const runs = useQuery(retentionRunsQuery());
  return (
    <section aria-labelledby="retention-runs" className="grid gap-4">
      <h2 id="retention-runs" className="text-lg font-semibold text-ink">
        Runs
      </h2>
      <Loaded query={runs} failed="The runs could not be loaded" lines={3} nothing="The rules have not run yet.">
        {(loaded) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {loaded.map((run) => {
              const taken = retentionRuleNames.filter((rule) => (run.counts[rule] ?? 0) > 0);
              return (
                <li key={run.id} className="grid gap-x-4 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[11.5rem_1fr]">
                  <time dateTime={run.at} className="text-ink-muted tabular-nums">
                    {utcMinute(new Date(run.at))}
                  </time>
                  <p className="min-w-0 text-ink-soft">
                    {taken.length === 0
                      ? "Nothing was due"
                      : taken.map((rule) => `${retentionRules[rule].label}: ${counted.format(run.counts[rule])}`).join("; ")}
                    {run.held > 0 ? `; ${counted.format(run.held)} kept by a hold` : ""}.{" "}
                    <span className="text-ink-muted">By {run.by ? <bdi>{run.by}</bdi> : "the schedule"}.</span>
                  </p>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
