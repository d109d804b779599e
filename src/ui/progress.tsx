import { classNames } from "./class-names.ts";

type ProgressProps = {
  /** Says what is progressing; shown above the bar unless `hideLabel`. */
  label: string;
  /** Between 0 and max; null while it cannot be known. */
  value: number | null;
  max?: number;
  /** Words for the value, such as "12 of 40 pages". A percentage otherwise. */
  valueText?: string;
  hideLabel?: boolean;
  className?: string;
};

export function Progress({ label, value, max = 100, valueText, hideLabel = false, className }: ProgressProps) {
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  const words = valueText ?? (share === null ? undefined : `${Math.round(share * 100)}%`);
  return (
    <div className={classNames("w-full min-w-0", className)}>
      {hideLabel ? null : (
        <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm" aria-hidden>
          <span className="min-w-0 text-ink">{label}</span>
          {words ? <span className="shrink-0 text-ink-muted tabular-nums">{words}</span> : null}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : share * 100}
        aria-valuetext={words ?? "Under way"}
        className="relative h-2 w-full overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        <div
          className={classNames(
            "h-full rounded-full bg-accent forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]",
            share === null
              ? "w-2/5 animate-sweep motion-reduce:w-full motion-reduce:opacity-40"
              : "transition-[width] duration-300",
          )}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
