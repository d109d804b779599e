import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

export function Timeline({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={classNames("flex flex-col", className)}>
      {children}
    </ol>
  );
}

export type TimelineTone = "neutral" | "accent" | "success" | "warning" | "danger";

const tones: Record<TimelineTone, string> = {
  neutral: "border-line-strong bg-raised text-ink-soft",
  accent: "border-accent bg-accent-soft text-accent",
  success: "border-success bg-success-soft text-success",
  warning: "border-warning bg-warning-soft text-warning",
  danger: "border-danger bg-danger-soft text-danger",
};

type TimelineItemProps = {
  /** The date in the words it is known in, such as "March, 2024" or "Unknown date". */
  date: ReactNode;
  /** The same for machines: YYYY, YYYY-MM or YYYY-MM-DD. */
  dateTime?: string;
  title: ReactNode;
  /** Beside the date: a status word, a place. */
  meta?: ReactNode;
  icon?: IconShape;
  tone?: TimelineTone;
  children?: ReactNode;
};

export function TimelineItem({ date, dateTime, title, meta, icon, tone = "neutral", children }: TimelineItemProps) {
  return (
    <li className="group/item relative flex gap-4 pb-7 last:pb-0">
      <span
        aria-hidden
        className="absolute start-[0.84375rem] top-7 bottom-0 w-px forced-colors:bg-[CanvasText] bg-line group-last/item:hidden"
      />
      <span aria-hidden className="grid size-7 shrink-0 place-items-center">
        {icon ? (
          <span className={classNames("grid size-7 place-items-center rounded-full border", tones[tone])}>
            <Icon icon={icon} size="sm" />
          </span>
        ) : (
          <span className={classNames("size-3 rounded-full border-2", tones[tone])} />
        )}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          <time dateTime={dateTime} className="font-medium text-ink-soft tabular-nums">
            {date}
          </time>
          {meta}
        </div>
        {/* Its words run their own way; they stand at their dot. */}
        <div className="mt-0.5 font-medium text-ink">
          <bdi>{title}</bdi>
        </div>
        {children ? <div className="mt-1.5 text-sm text-ink-soft">{children}</div> : null}
      </div>
    </li>
  );
}
