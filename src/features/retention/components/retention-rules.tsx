import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay, utcMinute } from "#app/ui/date-words.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { notify } from "#app/ui/notify.ts";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import { mostCounted, retentionRules, type RetentionPreview, type RulePreview } from "../retention.ts";
import { runRetention } from "../retention.functions.ts";
import { retentionPreviewQuery } from "../retention.queries.ts";

const counted = new Intl.NumberFormat("en");

function countWords(count: number): string {
  return count >= mostCounted ? `${counted.format(mostCounted)} or more` : counted.format(count);
}

/** What lapses when, what that would be now, and a button that does exactly this. */
export function RetentionRules() {
  const queryClient = useQueryClient();
  const preview = useQuery(retentionPreviewQuery());
  const [asked, setAsked] = useState<RetentionPreview | null>(null);
  const due = preview.data?.rules.reduce((sum, rule) => sum + rule.due, 0) ?? 0;
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["admin", "retention"] });
  return (
    <section aria-labelledby="retention-rules" aria-busy={preview.isFetching} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="retention-rules" className="text-lg font-semibold text-ink">
            What lapses when
          </h2>
          <p role="status" className="text-sm text-ink-muted tabular-nums">
            {preview.data
              ? `As of ${utcMinute(new Date(preview.data.made_at))}: ${due === 0 ? "nothing is due" : `${countWords(due)} due`}. It runs by itself once a day.`
              : "Looking at what is due"}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" pending={preview.isFetching} onClick={() => void preview.refetch()}>
            Look again
          </Button>
          <Button variant="danger" disabled={due === 0} onClick={() => setAsked(preview.data ?? null)}>
            Run now
          </Button>
        </div>
      </div>
      {preview.isPending ? (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      ) : null}
      {preview.isError && !preview.data ? (
        <Alert variant="danger" title="The preview could not be made" announce>
          {failureMessage(preview.error)}
        </Alert>
      ) : null}
      {preview.data ? (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {preview.data.rules.map((rule) => (
            <li key={rule.rule}>
              <Rule preview={rule} />
            </li>
          ))}
        </ul>
      ) : null}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title="Run the rules now"
        description="What the preview shows as due is deleted for good. What a hold keeps stays. It cannot be undone."
        confirmLabel="Delete what is due"
        onConfirm={async () => {
          if (!asked) return;
          let outcome: Awaited<ReturnType<typeof runRetention>>;
          try {
            outcome = await runRetention({ data: { digest: asked.digest } });
          } catch (error) {
            throw new Error(failureMessage(error), { cause: error });
          }
          await refresh();
          if (!outcome.ok) throw new Error("Something else is due by now. Nothing was deleted: look at the preview again.");
          const taken = Object.values(outcome.run.counts).reduce((sum, count) => sum + count, 0);
          notify.success(`Done\n${counted.format(taken)} lapsed, ${counted.format(outcome.run.held)} kept by a hold.`);
        }}
      >
        {asked ? (
          <ul className="list-disc ps-5 text-sm text-ink-soft">
            {asked.rules
              .filter(({ due: count }) => count > 0)
              .map(({ rule, due: count }) => (
                <li key={rule}>
                  {retentionRules[rule].label}: {countWords(count)}
                </li>
              ))}
          </ul>
        ) : null}
      </AlertDialog>
    </section>
  );
}

function Rule({ preview }: { preview: RulePreview }) {
  const rule = retentionRules[preview.rule];
  return (
    <article aria-label={rule.label} className="grid gap-2 px-4 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
          <h3 className="text-sm font-medium text-ink">{rule.label}</h3>
          <p className="text-sm text-ink-muted">
            {rule.after}. {rule.becomes}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={preview.due > 0 ? "warning" : "neutral"}>{countWords(preview.due)} due</Badge>
          {preview.held > 0 ? <Badge tone="accent">{countWords(preview.held)} held</Badge> : null}
          {preview.soon > 0 ? <Badge tone="outline">{countWords(preview.soon)} within a week</Badge> : null}
        </div>
      </div>
      {preview.oldest.length > 0 ? (
        <Disclosure summary="The oldest of them">
          <ul className="grid gap-1 text-xs text-ink-muted">
            {preview.oldest.map((item) => (
              <li key={item.id} className="flex flex-wrap gap-x-3 wrap-anywhere">
                <span className="font-mono">{item.id}</span>
                <span>since {utcDay(new Date(item.since))}</span>
                {item.is_held ? <span className="text-accent">held</span> : null}
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </article>
  );
}
