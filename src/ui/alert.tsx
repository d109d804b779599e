import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

export type AlertVariant = "info" | "success" | "warning" | "danger" | "loading";

const looks: Record<AlertVariant, { ground: string; tone: string; icon: IconShape | null }> = {
  info: { ground: "border-accent/40 bg-accent-soft", tone: "text-accent", icon: Info },
  success: { ground: "border-success/40 bg-success-soft", tone: "text-success", icon: CircleCheck },
  warning: { ground: "border-warning/40 bg-warning-soft", tone: "text-warning", icon: TriangleAlert },
  danger: { ground: "border-danger/40 bg-danger-soft", tone: "text-danger", icon: CircleAlert },
  loading: { ground: "border-line bg-surface", tone: "text-ink-muted", icon: null },
};

type AlertProps = {
  variant?: AlertVariant;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out when it appears: at once for danger, politely for the rest. Off for one that is there from the start. */
  announce?: boolean;
  className?: string;
};

export function Alert({ variant = "info", title, children, actions, announce = false, className }: AlertProps) {
  const look = looks[variant];
  return (
    <div
      role={announce ? (variant === "danger" ? "alert" : "status") : undefined}
      className={classNames("flex gap-3 rounded-lg border px-4 py-3 text-sm", look.ground, className)}
    >
      <span className={classNames("flex h-[1.5em] items-center", look.tone)}>
        {look.icon ? <Icon icon={look.icon} size="lg" /> : <Spinner size="lg" />}
      </span>
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold text-ink">{title}</p> : null}
        {children ? <div className={classNames("text-ink-soft", Boolean(title) && "mt-0.5")}>{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
