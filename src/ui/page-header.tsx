import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type PageHeaderProps = {
  title: ReactNode;
  level?: 1 | 2;
  description?: ReactNode;
  /** Above the title: where this is, as links or words. */
  eyebrow?: ReactNode;
  /** Under the title: badges, dates. */
  meta?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function PageHeader({ title, level = 1, description, eyebrow, meta, actions, className }: PageHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)}>
      <div className="min-w-0 flex-1 basis-80">
        {eyebrow ? <div className="mb-1.5 text-sm text-ink-muted">{eyebrow}</div> : null}
        <Heading dir="auto" className="text-2xl font-semibold wrap-anywhere text-ink">
          {title}
        </Heading>
        {description ? <p className="mt-1.5 max-w-prose text-ink-muted">{description}</p> : null}
        {meta ? <div className="mt-2.5 flex flex-wrap items-center gap-2 text-sm text-ink-muted">{meta}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  );
}
