import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger" | "outline";

const tones: Record<BadgeTone, string> = {
  neutral: "border-line bg-raised text-ink-soft",
  accent: "border-accent/40 bg-accent-soft text-accent",
  success: "border-success/40 bg-success-soft text-success",
  warning: "border-warning/40 bg-warning-soft text-warning",
  danger: "border-danger/40 bg-danger-soft text-danger",
  outline: "border-line-strong border-dashed bg-transparent text-ink-soft",
};

type BadgeProps = {
  tone?: BadgeTone;
  /** A shape of its own for each status, so that colour is never the only sign. */
  icon?: IconShape;
  children: ReactNode;
  className?: string;
};

export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium",
        tones[tone],
        className,
      )}
    >
      {icon ? <Icon icon={icon} size="sm" /> : null}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
