import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

type EmptyStateProps = {
  icon?: IconShape;
  title: ReactNode;
  level?: 1 | 2 | 3 | 4;
  /** What this place is for and what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** "quiet" has no edge: inside a card that has one. */
  look?: "plain" | "quiet";
  className?: string;
};

export function EmptyState({ icon, title, level = 2, children, actions, look = "plain", className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "flex flex-col items-center px-6 py-12 text-center",
        look === "plain" && "rounded-lg border border-dashed border-line-strong/60",
        className,
      )}
    >
      {icon ? (
        <span className="mb-4 grid size-12 place-items-center rounded-full bg-raised text-ink-muted">
          <Icon icon={icon} size="xl" />
        </span>
      ) : null}
      <Heading className="text-lg font-semibold text-ink">{title}</Heading>
      {children ? <div className="mt-1.5 max-w-prose text-sm text-balance text-ink-muted">{children}</div> : null}
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
