import { Check, CircleDashed, Minus, X } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import { countWords, describeProgress, type Step, type StepState, stepWords } from "./step-progress.ts";

type StepListProps = {
  label: string;
  steps: readonly Step[];
  /** Tells screen readers when the step changes. Off when another part of the page does. */
  announce?: boolean;
  className?: string;
};

/** Steps one under another; each state has a word and a shape. */
export function StepList({ label, steps, announce = true, className }: StepListProps) {
  return (
    <div className={className}>
      <ol aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="relative flex gap-3.5 pb-5 last:pb-0"
            aria-current={step.state === "running" ? "step" : undefined}
          >
            {index < steps.length - 1 ? (
              <span
                aria-hidden
                className={classNames(
                  "absolute start-[0.84375rem] top-7 bottom-0 w-px forced-colors:bg-[CanvasText]",
                  step.state === "done" ? "bg-success/60" : "bg-line",
                )}
              />
            ) : null}
            <StepMark state={step.state} />
            <div className="min-w-0 flex-1 pt-px">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span
                  className={classNames(
                    "font-medium",
                    step.state === "waiting" || step.state === "skipped" ? "text-ink-muted" : "text-ink",
                  )}
                >
                  {step.label}
                </span>
                <span className="flex items-baseline gap-2.5 text-xs tabular-nums">
                  {step.count ? <span className="text-ink-soft">{countWords(step.count)}</span> : null}
                  <span className={words[step.state]}>{stepWords[step.state]}</span>
                </span>
              </div>
              {step.detail ? (
                <p dir="auto" className={classNames("text-sm", step.state === "failed" ? "text-danger" : "text-ink-muted")}>
                  {step.detail}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {announce ? (
        <p role="status" className="sr-only">
          {describeProgress(steps)}
        </p>
      ) : null}
    </div>
  );
}

const words: Record<StepState, string> = {
  waiting: "text-ink-muted",
  running: "text-accent",
  done: "text-success",
  failed: "text-danger",
  skipped: "text-ink-muted",
};

const marks: Record<StepState, string> = {
  waiting: "border-line-strong text-ink-muted",
  running: "border-accent bg-accent-soft text-accent",
  done: "border-success/60 bg-success-soft text-success",
  failed: "border-danger bg-danger-soft text-danger",
  skipped: "border-dashed border-line-strong text-ink-muted",
};

function StepMark({ state }: { state: StepState }) {
  return (
    <span aria-hidden className={classNames("grid size-7 shrink-0 place-items-center rounded-full border", marks[state])}>
      {state === "waiting" ? <Icon icon={CircleDashed} size="sm" /> : null}
      {state === "running" ? <Spinner /> : null}
      {state === "done" ? <Icon icon={Check} /> : null}
      {state === "failed" ? <Icon icon={X} /> : null}
      {state === "skipped" ? <Icon icon={Minus} /> : null}
    </span>
  );
}
